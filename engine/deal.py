"""One deal, from the first packet to the score: the one state machine, a fold over actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import PASS, Action, Call, Claim, Declare, Object, Play, Request, Saying
from engine.auction import Buying
from engine.bidding import Bidding
from engine.cards import Cards, Mode
from engine.claims import ClaimRuling, judge_claim, rule_on_claim
from engine.contract import Bought, Contract, ThrownIn, belote
from engine.pack import Dealt, Hands, Pack, complete, deal_out
from engine.penalties import can_be_called, is_recorded, rule_on
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
from engine.raises import Raising
from engine.reasons import IllegalAction, Reason, Status, Verdict
from engine.choices import BalootCounts, ContractScoring, Enforcement, Ruling
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS, Seat, Team
from engine.trick import Trick, winner
from engine.view import Phase, Standing, View


class End(StrEnum):
    """How a deal ended."""

    PLAYED = "played"
    CLAIMED = "claimed"
    THROWN_IN = "thrown_in"
    ANNULLED = "annulled"  # takweesh: dealt again, no score
    RECORDED = "recorded"  # a violation was recorded: its side loses the deal


@dataclass(frozen=True, slots=True)
class Ending:
    """How the deal ended, who lost it where a violation was recorded, and the reason."""

    how: End
    reason: Reason
    offenders: Team | None = None


Declared = tuple[tuple[Project, ...], ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal so far. Immutable: `after` returns the next state, `actions` is the whole story."""

    rules: Rulebook
    dealer: Seat
    pack: Pack
    standing: Standing
    scoring: ContractScoring | None
    dealt: Dealt
    hands: Hands
    full: Hands  # as dealt, once the deal is complete
    auction: Buying | Bidding
    raising: Raising | None = None
    asked: tuple[tuple[Seat, Call], ...] = ()  # every word of the raises, by seat
    waiting: tuple[Seat, ...] = ()  # who of the raising side has not answered yet
    contract: Contract | None = None
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    declared: Declared = ((), (), (), ())
    spoken: frozenset[Seat] = frozenset()  # who said baloot
    misspoken: frozenset[Seat] = frozenset()  # who said it against the rules
    claim: ClaimRuling | None = None
    objection: tuple[Object, Ruling, Reason] | None = None  # the last one ruled on
    ending: Ending | None = None
    actions: tuple[Action, ...] = ()

    @classmethod
    def start(
        cls,
        rules: Rulebook,
        dealer: Seat,
        pack: Pack,
        standing: Standing | None = None,
        scoring: ContractScoring | None = None,
    ) -> Deal:
        """Deal the packets; the player after the dealer speaks first."""
        first = dealer.next
        dealt = deal_out(pack, first, rules)
        if isinstance(rules.auction, BuyAuction):
            assert dealt.buy_card is not None
            auction: Buying | Bidding = Buying(rules, first, dealt.buy_card)
        else:
            auction = Bidding(rules, first, dealt.hands)
        return cls(
            rules, dealer, pack, standing or Standing(), scoring, dealt, dealt.hands, dealt.hands, auction
        )

    @property
    def first(self) -> Seat:
        """Who speaks first and leads first: the player after the dealer."""
        return self.dealer.next

    @property
    def phase(self) -> Phase:
        if self.ending is not None:
            return Phase.OVER
        if self.contract is None:
            return Phase.AUCTION
        return Phase.RAISES if self.trick is None else Phase.PLAY

    @property
    def turn(self) -> Seat | None:
        """Who acts next; None when the deal is over."""
        match self.phase:
            case Phase.AUCTION:
                return self.auction.speaker
            case Phase.RAISES:
                return self.waiting[0]
            case Phase.PLAY:
                assert self.trick is not None
                return self.trick.turn
            case Phase.OVER:
                return None

    @property
    def card_to(self) -> Seat | None:
        """Who took the buy card."""
        return self.auction.outcome.card_to if isinstance(self.auction.outcome, Bought) else None

    # --- what may be done -------------------------------------------------------------------

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat whose turn it is may do; objections need no turn and are not listed."""
        match self.phase:
            case Phase.AUCTION:
                return self.auction.legal()
            case Phase.RAISES:
                assert self.raising is not None
                return self.raising.legal()
            case Phase.PLAY:
                return self._plays()
            case Phase.OVER:
                return ()

    def _plays(self) -> tuple[Action, ...]:
        assert self.trick is not None and self.contract is not None
        seat = self.trick.turn
        plays: list[Action] = []
        for card in legal_cards(self.hands[seat], self.trick, self.contract, self.rules):
            plays.append(Play(card))
            spoken = Play(card, Saying.BALOOT)
            if self.judge(spoken).is_allowed:
                plays.append(spoken)
        if self._may_declare(seat):
            best = best_set(self.hands[seat], self.contract.mode, self.rules)
            sets = [best, *((project,) for project in best if len(best) > 1)]
            plays += [Declare(tuple(p.set for p in chosen)) for chosen in sets if chosen]
        if not self.trick.cards and self.judge(Claim()).is_allowed:
            plays.append(Claim())
        return tuple(plays)

    def _may_declare(self, seat: Seat) -> bool:
        return not self.tricks and not self.declared[seat] and self.rules.projects.limit > 0

    def judge(self, action: Action) -> Verdict:
        """Return the ruling on an action by the seat whose turn it is (an objection names its own)."""
        if isinstance(action, Object):
            return self._judge_objection(action)
        if self.phase is Phase.OVER:
            return self._refused("play.over")
        if isinstance(action, Call):
            if self.phase is Phase.AUCTION:
                return self.auction.judge(action)
            if self.phase is Phase.RAISES:
                assert self.raising is not None
                return self.raising.judge(action)
            return self._refused("auction.over")
        if self.phase is not Phase.PLAY:
            return self._refused("play.after_auction")
        assert self.trick is not None and self.contract is not None
        seat = self.trick.turn
        match action:
            case Declare(projects):
                if not self._may_declare(seat):
                    return self._refused("projects.declared")
                return judge_declaration(projects, self.hands[seat], self.contract.mode, self.rules)
            case Claim():
                return judge_claim(len(self.hands[seat]), not self.trick.cards, self.rules)
            case Play():
                return self._judge_play(action, seat)

    def _judge_play(self, action: Play, seat: Seat) -> Verdict:
        assert self.trick is not None and self.contract is not None
        if action.card not in self.hands[seat]:
            return self._refused("play.turn")
        verdict = judge_card(action.card, self.hands[seat], self.trick, self.contract, self.rules)
        if not verdict.is_allowed:
            return self._fault(verdict.reason)
        return self._judge_saying(action, seat, verdict) if action.saying else verdict

    def _judge_saying(self, action: Play, seat: Seat, card: Verdict) -> Verdict:
        """Baloot is spoken with the second of its cards, where it has to be spoken (tournament:5.6)."""
        assert self.contract is not None
        pair = belote(self.contract.trump)
        second = action.card in pair and all(c in self.full[seat] and c not in self.hands[seat] for c in pair - {action.card})
        if self.rules.projects.baloot is not BalootCounts.SPOKEN or not second:
            return self._refused("projects.baloot")
        if baloot_lost_beside(self.declared[seat], self._stands(seat), self.contract.trump, self.rules):
            return self._fault(self.rules.reason("projects.baloot_lost", card=action.card))
        return card

    def _fault(self, reason: Reason) -> Verdict:
        """What is not allowed cannot be done where the table blocks it; elsewhere it can, and be called."""
        blocks = self.rules.penalties.enforcement is Enforcement.BLOCK
        return Verdict(Status.REFUSED if blocks else Status.FAULT, reason)

    def _judge_objection(self, action: Object) -> Verdict:
        played = self.contract is not None and (self.trick is not None or bool(self.tricks))
        ended = self.ending is not None and self.ending.how is not End.PLAYED
        if not can_be_called(self.rules, action.request) or not played or ended:
            return self._refused("penalties.enforcement")
        return Verdict(Status.ALLOWED, self.rules.reason("penalties.enforcement"))

    def _refused(self, rule: str) -> Verdict:
        return Verdict(Status.REFUSED, self.rules.reason(rule))

    # --- the next state -----------------------------------------------------------------------

    def after(self, action: Action) -> Deal:
        """Return the deal after an action; raises IllegalAction with the verdict that refuses it."""
        verdict = self.judge(action)
        if verdict.status is Status.REFUSED:
            raise IllegalAction(verdict)
        said = replace(self, actions=(*self.actions, action))
        match action:
            case Call() if self.phase is Phase.AUCTION:
                return said._called(action)
            case Call():
                return said._raised(action)
            case Declare(projects):
                return said._declared(projects)
            case Play():
                return said._played(action, verdict)
            case Claim():
                return said._claimed()
            case Object():
                return said._objected(action)

    def _called(self, call: Call) -> Deal:
        auction = self.auction.after(call)
        deal = replace(self, auction=auction)
        match auction.outcome:
            case None:
                return deal
            case ThrownIn():
                return replace(deal, ending=Ending(End.THROWN_IN, self.rules.reason("auction.all_pass")))
            case Bought(contract, card_to):
                hands = complete(self.dealt, self.first, card_to, self.rules)
                deal = replace(deal, contract=contract, hands=hands, full=hands)
                if isinstance(auction, Bidding):
                    return replace(deal, trick=Trick(self.first))
                return deal._ask(Raising(self.rules, contract, self.standing.totals))

    def _ask(self, raising: Raising) -> Deal:
        """Ask the side that may raise; if it can only pass, the play starts."""
        waiting = tuple(sorted(raising.entitled, key=lambda seat: seat.turn_from(self.dealer)))
        deal = replace(self, raising=raising, contract=raising.contract, waiting=waiting)
        if len(raising.legal()) > 1:
            return deal
        return replace(deal, waiting=(), trick=Trick(self.first))

    def _raised(self, call: Call) -> Deal:
        assert self.raising is not None
        seat = self.waiting[0]
        deal = replace(self, asked=(*self.asked, (seat, call)))
        if call == PASS and len(self.waiting) > 1:
            return replace(deal, waiting=self.waiting[1:])
        return deal._ask(self.raising.after(call, seat))

    def _declared(self, projects: Iterable[Cards]) -> Deal:
        assert self.trick is not None and self.contract is not None
        mode, seat = self.contract.mode, self.trick.turn
        found = tuple(p for cards in projects if (p := identify(cards, mode, self.rules)))
        declared = tuple(found if s is seat else self.declared[s] for s in SEATS)
        return replace(self, declared=declared)

    def _played(self, action: Play, verdict: Verdict) -> Deal:
        assert self.trick is not None and self.contract is not None
        seat = self.trick.turn
        a, b, c, d = (h.without(action.card) if s is seat else h for s, h in zip(SEATS, self.hands, strict=True))
        deal = replace(self, hands=(a, b, c, d), trick=self.trick.after(action.card))
        if action.saying:
            wrong = verdict.reason.rule == "projects.baloot_lost"
            deal = replace(
                deal,
                spoken=deal.spoken if wrong else deal.spoken | {seat},
                misspoken=deal.misspoken | {seat} if wrong else deal.misspoken,
            )
        assert deal.trick is not None
        if not deal.trick.is_full:
            return deal
        taker = winner(deal.trick, self.contract, self.rules)
        deal = replace(deal, tricks=(*deal.tricks, deal.trick), trick=Trick(taker))
        if not deal.hands[taker]:
            return replace(deal, trick=None, ending=Ending(End.PLAYED, self.rules.reason("play.over")))
        return deal

    def _claimed(self) -> Deal:
        assert self.trick is not None and self.contract is not None
        ruling = rule_on_claim(self.hands, self.trick.turn, self.contract, self.rules)
        return replace(self, claim=ruling, ending=Ending(End.CLAIMED, ruling.reason))

    def _objected(self, action: Object) -> Deal:
        offenders = action.seat.team.other
        right = bool(self.faults(offenders))
        ruling, reason = rule_on(action.request, action.laid, right, self.rules)
        deal = replace(self, objection=(action, ruling, reason))
        match ruling:
            case Ruling.REFUSED:
                return deal
            case Ruling.TAKWEESH:
                return replace(deal, ending=Ending(End.ANNULLED, reason))
            case Ruling.AGAINST_EXPOSER:
                return replace(deal, ending=Ending(End.RECORDED, reason, action.seat.team))
            case Ruling.GRANTED if action.request is Request.TAKWEESH:
                return replace(deal, ending=Ending(End.ANNULLED, reason))
            case Ruling.GRANTED if action.request is Request.TASJEEL:
                return replace(deal, ending=Ending(End.RECORDED, reason, offenders))
            case Ruling.GRANTED:
                return deal._warned(offenders)

    def _warned(self, team: Team) -> Deal:
        """A warning against a team; from the third on it is recorded (tournament:9.6)."""
        given = (self.standing.warnings[0] + (team == 0), self.standing.warnings[1] + (team == 1))
        deal = replace(self, standing=replace(self.standing, warnings=given))
        if is_recorded(given[team], self.rules):
            why = self.rules.reason("penalties.warnings", count=given[team])
            return replace(deal, ending=Ending(End.RECORDED, why, team))
        return deal

    # --- what has happened ----------------------------------------------------------------------

    def plays_of(self, seat: Seat) -> tuple[tuple[Trick, Play], ...]:
        """Return a seat's plays in order, each with the trick as it lay before it."""
        tricks = self.tricks if self.trick is None else (*self.tricks, self.trick)
        return tuple(
            (Trick(trick.leader, trick.cards[:step]), Play(card))
            for trick in tricks
            for step, (player, card) in enumerate(trick.plays())
            if player is seat
        )

    def faults(self, team: Team) -> tuple[Reason, ...]:
        """Return why each illegal thing a team did in this deal was illegal; empty if it did none."""
        if self.contract is None:
            return ()
        found: list[Reason] = []
        for seat in team.seats:
            plays = tuple((trick, play.card) for trick, play in self.plays_of(seat))
            found += [reason for _, _, reason in revokes(plays, self.hands[seat], self.contract, self.rules)]
            if seat in self.misspoken:
                found.append(self.rules.reason("projects.baloot_lost"))
        return tuple(found)

    def _stands(self, seat: Seat) -> bool:
        """Whether this seat's side is the one whose declared projects stand so far."""
        best = best_side(dict(zip(SEATS, self.declared, strict=True)), self.first, self.rules)
        return best is not None and best[0] is seat.team

    def holder_of_baloot(self) -> Seat | None:
        """Return who was dealt king and queen of trump."""
        trump = None if self.contract is None else self.contract.trump
        return next((seat for seat in SEATS if holds_baloot(self.full[seat], trump)), None)

    def view(self, seat: Seat) -> View:
        """Return what this seat may know."""
        after_first = bool(self.tricks)
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            standing=self.standing,
            scoring=self.scoring,
            phase=self.phase,
            turn=self.turn,
            hand=self.hands[seat],
            buy_card=self.dealt.buy_card,
            card_to=self.card_to,
            round=self.auction.round,
            calls=self.auction.calls,
            raises=self.asked,
            contract=self.contract,
            tricks=self.tricks,
            trick=self.trick,
            declared=tuple(tuple(p.name for p in projects) for projects in self.declared),
            shown=tuple(
                tuple(p.set for p in self.declared[s]) if after_first and self._stands(s) else () for s in SEATS
            ),
            legal=self.legal() if self.turn is seat else (),
        )


def replay(start: Deal, actions: Iterable[Action]) -> tuple[Deal, Verdict | None]:
    """Return the deal after the legal prefix of these actions, and the verdict that stopped it."""
    deal = start
    for action in actions:
        verdict = deal.judge(action)
        if verdict.status is Status.REFUSED:
            return deal, verdict
        deal = deal.after(action)
    return deal, None


def is_sun(deal: Deal) -> bool:
    """Return whether the deal is played without trump."""
    return deal.contract is not None and deal.contract.mode is Mode.SUN
