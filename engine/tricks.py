"""The eight tricks: projects declared in the first, cards played, baloot spoken, faults remembered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.actions import Action, Claim, Declare, Play, Saying
from engine.cards import Card, Cards
from engine.choices import BalootCounts, Enforcement
from engine.claims import judge_claim
from engine.contract import Contract, belote
from engine.pack import Hands
from engine.play import judge_card, legal_cards, revokes
from engine.projects import (
    Project,
    baloot_lost_beside,
    best_set,
    best_side,
    holds_baloot,
    identify,
    judge_declaration,
)
from engine.reasons import Reason, Status, Verdict
from engine.rulebook import Rulebook
from engine.seats import SEATS, Seat, Team
from engine.trick import Trick, plays_of, winner


@dataclass(frozen=True, slots=True)
class Tricks:
    """The play so far. `dealt` are the complete hands, `hands` what is left of them.

    `trick` is the one under way; after the eighth it is empty and nobody holds a card.
    """

    rules: Rulebook
    contract: Contract
    first: Seat
    dealt: Hands
    hands: Hands
    trick: Trick
    taken: tuple[Trick, ...] = ()
    declared: tuple[tuple[Project, ...], ...] = ((), (), (), ())
    spoken: frozenset[Seat] = frozenset()  # who said baloot
    misspoken: frozenset[Seat] = frozenset()  # who said it against the rules

    @classmethod
    def start(cls, rules: Rulebook, contract: Contract, first: Seat, hands: Hands) -> Tricks:
        """Return the play before the first card."""
        return cls(rules, contract, first, hands, hands, Trick(first))

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return self.trick.turn

    @property
    def is_over(self) -> bool:
        """Whether every card was played."""
        return not any(self.hands)

    def legal(self) -> tuple[Action, ...]:
        """Return what the player may do: cards, his best projects or one of them, sawa."""
        hand = self.hands[self.turn]
        actions: list[Action] = []
        for card in legal_cards(hand, self.trick, self.contract, self.rules):
            actions.append(Play(card))
            if self.judge(spoken := Play(card, Saying.BALOOT)).is_allowed:
                actions.append(spoken)
        if self._may_declare():
            best = best_set(hand, self.contract.mode, self.rules)
            sets = [best, *((project,) for project in best if len(best) > 1)]
            actions += [Declare(tuple(p.set for p in chosen)) for chosen in sets if chosen]
        if self.judge(Claim()).is_allowed:
            actions.append(Claim())
        return tuple(actions)

    def _may_declare(self) -> bool:
        return not self.taken and not self.declared[self.turn] and self.rules.projects.limit > 0

    def judge(self, action: Play | Declare | Claim) -> Verdict:
        """Return the ruling on what the player wants to do."""
        match action:
            case Declare(projects):
                if not self._may_declare():
                    return Verdict(Status.REFUSED, self.rules.reason("projects.declared"))
                return judge_declaration(projects, self.hands[self.turn], self.contract.mode, self.rules)
            case Claim():
                return judge_claim(len(self.hands[self.turn]), not self.trick.cards, self.rules)
            case Play(card, saying):
                hand = self.hands[self.turn]
                if card not in hand:
                    return Verdict(Status.REFUSED, self.rules.reason("play.turn", card=card))
                verdict = judge_card(card, hand, self.trick, self.contract, self.rules)
                if not verdict.is_allowed:
                    verdict = self._fault(verdict.reason)
                return verdict if saying is None else self._judge_saying(card, verdict)

    def _judge_saying(self, card: Card, played: Verdict) -> Verdict:
        """Baloot is spoken with the second of its cards, where it has to be spoken (tournament:5.6)."""
        seat, pair = self.turn, belote(self.contract.trump)
        held = all(c in self.dealt[seat] for c in pair)
        second = card in pair and all(c not in self.hands[seat] for c in pair - {card})
        if self.rules.projects.baloot is not BalootCounts.SPOKEN or not (held and second):
            return Verdict(Status.REFUSED, self.rules.reason("projects.baloot", card=card))
        shown = self.stands(seat)
        if baloot_lost_beside(self.declared[seat], shown, self.contract.trump, self.rules):
            return self._fault(self.rules.reason("projects.baloot_lost", card=card))
        return played

    def _fault(self, reason: Reason) -> Verdict:
        """What is not allowed cannot be done where the table blocks it; elsewhere it can, and be called."""
        blocks = self.rules.penalties.enforcement is Enforcement.BLOCK
        return Verdict(Status.REFUSED if blocks else Status.FAULT, reason)

    def after_declaring(self, projects: Iterable[Cards]) -> Tricks:
        """Return the play with the player's projects declared."""
        mode = self.contract.mode
        found = tuple(p for cards in projects if (p := identify(cards, mode, self.rules)))
        declared = tuple(found if s is self.turn else self.declared[s] for s in SEATS)
        return replace(self, declared=declared)

    def after_playing(self, action: Play, verdict: Verdict) -> Tricks:
        """Return the play with this card on the table, the trick gathered if it was the fourth."""
        seat = self.turn
        a, b, c, d = (
            hand.without(action.card) if s is seat else hand
            for s, hand in zip(SEATS, self.hands, strict=True)
        )
        tricks = replace(self, hands=(a, b, c, d), trick=self.trick.after(action.card))
        if action.saying is not None:
            tricks = tricks._said(seat, verdict)
        if not tricks.trick.is_full:
            return tricks
        taker = winner(tricks.trick, self.contract, self.rules)
        return replace(tricks, taken=(*tricks.taken, tricks.trick), trick=Trick(taker))

    def _said(self, seat: Seat, verdict: Verdict) -> Tricks:
        if verdict.reason.rule == "projects.baloot_lost":
            return replace(self, misspoken=self.misspoken | {seat})
        return replace(self, spoken=self.spoken | {seat})

    def plays_of(self, seat: Seat) -> tuple[tuple[Trick, Card], ...]:
        """Return a seat's cards in the order played, each with the trick as it lay before."""
        return plays_of(seat, (*self.taken, self.trick))

    def faults(self, team: Team) -> tuple[Reason, ...]:
        """Return why each illegal thing a team did was illegal; empty if it did none."""
        found: list[Reason] = []
        for seat in team.seats:
            broken = revokes(self.plays_of(seat), self.hands[seat], self.contract, self.rules)
            found += [reason for _, _, reason in broken]
            if seat in self.misspoken:
                found.append(self.rules.reason("projects.baloot_lost", holder=seat))
        return tuple(found)

    def stands(self, seat: Seat) -> bool:
        """Return whether this seat's side is the one whose declared projects stand so far."""
        best = best_side(dict(zip(SEATS, self.declared, strict=True)), self.first, self.rules)
        return best is not None and best[0] is seat.team

    def holder_of_baloot(self) -> Seat | None:
        """Return who was dealt king and queen of trump."""
        return next((seat for seat in SEATS if holds_baloot(self.dealt[seat], self.contract.trump)), None)
