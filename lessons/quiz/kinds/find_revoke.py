"""Which card could not have been played? A few tricks lie open, and one card in them broke a duty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from engine import Card, Cards, Contract, Level, Mode, Seat, Trick
from engine.asked import Asked
from engine.cards import FULL_PACK
from engine.choices import Enforcement
from engine.play import judge_cards, legal_cards
from engine.reasons import Reason
from engine.rulebook import Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.deals import (
    HAND,
    asked_rule,
    caught,
    leads_for,
    played,
    read_tricks,
    tricks_in,
    uneven_hands,
)
from lessons.quiz.drawing.plays import KEEP, closing, refusing
from lessons.quiz.question import Kind, Position, Question, TricksShown, options

RECORDED = "penalties.recorded"
OFFERED = 5  # cards
LONGEST = 4  # tricks that a learner is asked to look through
LATEST = 5  # tricks after which it is too late to begin
TEMPTED = 0.7  # of the chances to break a duty are taken, the first ones not always
TRIES = 400


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Every duty that can be broken; and what comes of it, where a broken one can be recorded."""
    recorded = () if rules.penalties.enforcement is Enforcement.BLOCK else (RECORDED,)
    return (*recorded, *refusing(rules))


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Deals in which one player breaks this duty once, up to the trick that gives him away."""
    duty = rng.choice(refusing(rules)) if rule == RECORDED else rule
    for _ in range(TRIES):
        contract = _contract(rules, rng, duty)
        if (found := _betrayed(_Cheat(duty, contract, rules, rng))) is not None:
            first, tricks = found
            return {"rule": rule, "contract": contract_in(contract), "first": first, **tricks_in(tricks)}
    raise AssertionError(f"nobody ever breaks {duty}")


def _contract(rules: Rulebook, rng: Random, duty: str) -> Contract:
    mode = None if duty == "play.follow_suit" else Mode.HOKUM
    contract = some_contract(rules, rng, mode)
    if duty != KEEP:
        return contract
    return replace(contract, level=Level.of(rng.choice(closing(rules)), rules), closed=True)


@dataclass
class _Cheat:
    """A table where one duty is broken once, by whoever first has the chance and takes it."""

    duty: str
    contract: Contract
    rules: Rulebook
    rng: Random
    broken: int | None = None  # how many cards the player held
    seat: Seat | None = None
    owed: Cards = Cards()  # noqa: RUF009 - a Cards never changes

    def choose(self, hand: Cards, trick: Trick) -> Card:
        """Any card that is allowed; once, one that breaks the duty; then soon one that was owed."""
        legal = legal_cards(hand, trick, self.contract, self.rules)
        if self.broken is None and len(legal) < len(hand) and self.rng.random() < TEMPTED:
            rows = judge_cards(hand, trick, self.contract, self.rules)
            wrong = [
                row.card for row in rows if row.verdict.reason.rule == self.duty and row.card not in legal
            ]
            if wrong:
                self.broken, self.seat, self.owed = len(hand), trick.turn, legal
                return self.rng.choice(wrong)
        waiting = self.broken is None and not trick.cards
        leads = leads_for(self.duty, self.contract) if waiting else FULL_PACK
        wanted = self.owed if trick.turn is self.seat else leads
        return self.rng.choice(list(legal & wanted or legal))


def _betrayed(cheat: _Cheat) -> tuple[int, tuple[Trick, ...]] | None:
    """The number of the first trick to show and the tricks, if the right duty is proved broken in them."""
    tricks: list[Trick] = []
    contract, rules, rng = cheat.contract, cheat.rules, cheat.rng
    early = rng.randint(0, 2)
    for trick, _ in played(uneven_hands(rng), rng.choice(SEATS), contract, rules, cheat.choose):
        tricks.append(trick)
        if cheat.broken is None or cheat.seat is None:
            if len(tricks) > LATEST:
                return None
            continue
        start = max(0, HAND - cheat.broken - early)
        if len(tricks) - start > LONGEST:
            return None
        proved = [reason.rule for *_, reason in caught(cheat.seat, tricks[start:], contract, rules)]
        if proved:
            return (start + 1, tuple(tricks[start:])) if proved == [cheat.duty] else None
    return None


# --- asking -----------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, contract, first = (
        asked_rule(asked, drills(rules)),
        asked.contract(rules),
        asked.integer("first", 1, HAND),
    )
    tricks = read_tricks(asked, contract, rules)
    if first + len(tricks) > HAND + 1:
        raise asked.impossible("first", "eight tricks at most")
    found = [(card, reason) for seat in SEATS for _, card, reason in caught(seat, tricks, contract, rules)]
    if len(found) != 1:
        raise asked.impossible("tricks", f"one card that is proved wrong, not {len(found)}")
    (wrong, reason), *_ = found
    if rule not in (RECORDED, reason.rule):
        raise asked.bad("rule", reason.rule)
    offered = _suspects(wrong, tricks)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-find_revoke.ask", {"enforcement": rules.penalties.enforcement}),
        options=options(
            str(wrong),
            {str(play.card): play.label(first) for play in offered},
            {str(play.card): play.why() for play in offered if play.card != wrong},
        ),
        answer=str(wrong),
        because=tuple(rules.reason(one) for one in dict.fromkeys((reason.rule, rule))),
        look=Line("quiz-find_revoke.look", {"duty": _duty(reason)}),
        shown=(TricksShown(contract, tricks, first),),
        lit=tuple(play.card for play in offered),
        told=Line("quiz-find_revoke.proof", {"card": wrong, "would_do": reason.facts["would_do"]}),
    )


def _duty(reason: Reason) -> Line:
    return Line(f"quiz-find_revoke.{reason.rule.removeprefix('play.')}")


@dataclass(frozen=True)
class _Play:
    """A card of a trick that was played."""

    trick: Trick
    place: int  # of the trick among those shown
    seat: Seat
    card: Card

    @property
    def case(self) -> str:
        """Whether it was led, followed suit or did not."""
        if self.card is self.trick.cards[0]:
            return "led"
        return "followed" if self.card.suit is self.trick.cards[0].suit else "strayed"

    def label(self, first: int) -> Line:
        """Where it was played, and by whom."""
        return Line(
            "quiz-find_revoke.play", {"trick": first + self.place, "seat": self.seat, "card": self.card}
        )

    def why(self) -> Line:
        """Why it is not proved wrong."""
        return Line(f"quiz-find_revoke.is-{self.case}", {"seat": self.seat, "card": self.card})


def _plays(tricks: tuple[Trick, ...]) -> Iterator[_Play]:
    for place, trick in enumerate(tricks):
        for seat, card in trick.plays():
            yield _Play(trick, place, seat, card)


def _suspects(wrong: Card, tricks: tuple[Trick, ...]) -> list[_Play]:
    """The wrong card and a few others, those first that did not follow suit; as they were played."""
    plays = list(_plays(tricks))
    order = {"strayed": 0, "followed": 1, "led": 2}
    guilty = next(play for play in plays if play.card == wrong)
    others = [play for play in plays if play is not guilty]
    others.sort(
        key=lambda play: (order[play.case], abs(play.place - guilty.place), play.seat is not guilty.seat)
    )
    chosen = [guilty, *others[: OFFERED - 1]]
    return [play for play in plays if play in chosen]


KIND = Kind("find_revoke", drills, draw, ask)
