"""How many card points has a side: what the other has left of the deal, or what tricks add up to?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, cast

from engine import Card, Contract, Mode, Seat, Status, Trick, Verdict
from engine.asked import Asked, distinct
from engine.contract import total_card_points
from engine.rulebook import Rulebook
from engine.seats import TEAMS
from engine.trick import trick_points, winner
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.counts import Slip, differs, miscounts, numbers, summed
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.plays import played_deal, read_rule
from lessons.quiz.kinds.card_value import PLAIN, TRUMP, rule_of
from lessons.quiz.kinds.count_trick import LAST, TRICKS
from lessons.quiz.question import FactsShown, Kind, Position, Question, TricksShown, everywhere


class Form(StrEnum):
    """What is asked of a deal."""

    REST = "rest"  # a side's card points are known, the last trick's ten among them
    TEN = "ten"  # they are known without it, and who took the last trick
    ADD = "add"  # tricks are shown, to be added up for one side


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A deal somebody played, told by one side's points or by some of its tricks."""
    contract = some_contract(rules, rng, Mode.HOKUM if rule == TRUMP else None)
    tricks = played_deal(contract, rules, rng)
    while rule != LAST and not _telling(tricks[:-1], contract, rules, rule):
        tricks = played_deal(contract, rules, rng)
    form = rng.choice(list(Form)) if rule == LAST else Form.ADD
    shared = {"asked": form.value, "contract": contract_in(contract), "me": int(rng.choice(list(Seat)))}
    if form is Form.ADD:
        return {**shared, **_some_tricks(tricks, contract, rules, rng, rule), "rule": rule}
    team = rng.choice(TEAMS)
    last = winner(tricks[-1], contract, rules).team
    taken = sum(trick_points(t, contract, rules) for t in tricks if winner(t, contract, rules).team is team)
    if form is Form.TEN:
        return {**shared, "team": int(team), "card_points": taken, "last": int(last)}
    return {**shared, "team": int(team), "card_points": taken + rules.cards.last_trick * (last is team)}


def _some_tricks(
    tricks: tuple[Trick, ...], contract: Contract, rules: Rulebook, rng: Random, rule: str
) -> dict[str, Any]:
    """The end of a deal; or tricks before it, one of them with a card of which the rule tells the worth."""
    size = rng.choice((2, 3))
    if rule == LAST:
        first, telling = TRICKS - size, rng.choice(tricks[-size:])
    else:
        at = rng.choice(_telling(tricks[:-1], contract, rules, rule))
        first, telling = rng.randint(max(0, at - size + 1), min(at, TRICKS - 1 - size)), tricks[at]
    return {
        "first": first + 1,
        "tricks": [
            {"leader": int(trick.leader), "cards": [str(card) for card in trick.cards]}
            for trick in tricks[first : first + size]
        ],
        "team": int(winner(telling, contract, rules).team),
    }


def _telling(tricks: tuple[Trick, ...], contract: Contract, rules: Rulebook, rule: str) -> list[int]:
    """The places of tricks with a card of this rule that trump or no trump changes."""
    return [
        at
        for at, trick in enumerate(tricks)
        if any(differs(card, rules) and rule_of(card, contract.trump) == rule for card in trick.cards)
    ]


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    form, contract = asked.word("asked", Form), asked.contract(rules)
    if form is Form.ADD:
        return _added(asked, contract, rules)
    return _left(asked, form, contract, rules)


# --- what is left for the other side ----------------------------------------------------------------------


def _left(asked: Asked, form: Form, contract: Contract, rules: Rulebook) -> Question:
    total, ard = total_card_points(rules, contract.mode), rules.cards.last_trick
    team = TEAMS[asked.integer("team", 0, 1)]
    last = TEAMS[asked.integer("last", 0, 1)] if form is Form.TEN else None
    taken = asked.integer("card_points", 0, total if last is None else total - ard)
    known: dict[str, Part] = {"team": team, "other": team.other, "taken": taken, "mode": contract.mode}
    known |= {"total": total, "ard": ard}
    theirs = ard if last is team else 0  # still to be added to what is known
    right = total - taken - theirs
    lines = [Line("quiz-count_deal.contract", {"contract": contract})]
    lines.append(Line("quiz-count_deal.taken" if last is None else "quiz-count_deal.taken-bare", known))
    if last is not None:
        lines.append(Line("quiz-count_deal.last", {"team": last}))
    told = Line(f"quiz-count_deal.{'left-bare' if theirs else 'left'}", {**known, "right": right})
    if last is None:
        slips = [_slip(right - ard, "no-ard", known)]
    elif theirs:
        slips = [_slip(right + ard, "ard-theirs", known)]
    else:
        slips = [_slip(right - ard, "ard-missing", known)]
    return Question(
        kind=KIND.name,
        rule=LAST,
        prompt=Line("quiz-count_deal.ask", known),
        options=numbers(right, [*slips, *_wrong_totals(right, rules, known)], told),
        answer=str(right),
        because=(Verdict(Status.ALLOWED, rules.reason(LAST)),),
        look=Line("quiz-count_deal.look" if last is None else "quiz-count_deal.look-bare", known),
        shown=(FactsShown(tuple(lines)),),
        me=asked.seat("me"),
    )


def _wrong_totals(right: int, rules: Rulebook, known: dict[str, Part]) -> Iterator[Slip]:
    """Yield what is left of the other mode's total, of a rounded one, of one with the ten added again."""
    total, ard = cast(int, known["total"]), rules.cards.last_trick
    for mode in rules.modes:
        wrong = total_card_points(rules, mode)
        yield _slip(right + wrong - total, "other-mode", {**known, "wrong": wrong})
    yield _slip(right - total % 10, "rounded", {**known, "wrong": total - total % 10})
    yield _slip(right + ard, "ard-twice", known)
    yield _slip(cast(int, known["taken"]), "same", known)


def _slip(n: int, name: str, facts: dict[str, Part]) -> Slip:
    return Slip(n, Line(f"quiz-count_deal.{name}", facts))


# --- tricks to be added up --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Added:
    """Tricks to be added up for a side, by their numbers: those it took, and those it did not."""

    ours: Mapping[int, Trick]
    theirs: Mapping[int, Trick]
    contract: Contract
    rules: Rulebook

    @property
    def has_last(self) -> bool:
        return TRICKS in self.ours or TRICKS in self.theirs

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for trick in self.ours.values() for card in trick.cards)

    @property
    def ruled(self) -> set[str]:
        """The rules that tell what they add up to."""
        return {rule_of(card, self.contract.trump) for card in self.cards} | (
            {LAST} if self.has_last else set()
        )

    @property
    def ard(self) -> int:
        return self.rules.cards.last_trick if TRICKS in self.ours else 0

    @property
    def sum(self) -> int:
        return sum(map(self.worth, self.ours.values())) + self.ard

    def worth(self, trick: Trick) -> int:
        return trick_points(trick, self.contract, self.rules)

    def taker(self, trick: Trick) -> Seat:
        return winner(trick, self.contract, self.rules)


def _added(asked: Asked, contract: Contract, rules: Rulebook) -> Question:
    first, rule = asked.integer("first", 1, TRICKS), read_rule(asked, KIND.drills(rules))
    tricks, team = _tricks(asked, contract, rules), TEAMS[asked.integer("team", 0, 1)]
    if first + len(tricks) - 1 > TRICKS:
        raise asked.impossible("tricks", "a deal has eight")
    numbered = dict(enumerate(tricks, first))
    ours = {n: trick for n, trick in numbered.items() if winner(trick, contract, rules).team is team}
    added = Added(ours, {n: t for n, t in numbered.items() if n not in ours}, contract, rules)
    if not ours:
        raise asked.impossible("tricks", "the side took none of them")
    if rule not in added.ruled or added.has_last != (rule == LAST):
        raise asked.impossible("rule", "the last trick is for its ten, the others for their cards")
    ruled = sorted(added.ruled, key=lambda one: one != rule)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-count_deal.ask-add", {"team": team}),
        options=numbers(added.sum, _misadded(added), _told(added)),
        answer=str(added.sum),
        because=tuple(Verdict(Status.ALLOWED, rules.reason(one)) for one in ruled),
        look=Line("quiz-count_deal.look-add", {"team": team}),
        shown=(TricksShown(contract, tricks, first),),
        me=asked.seat("me"),
    )


def _tricks(asked: Asked, contract: Contract, rules: Rulebook) -> tuple[Trick, ...]:
    """The tricks of a position, each led by who took the one before."""
    tricks: list[Trick] = []
    for place, item in enumerate(asked.items("tricks")):
        name = f"tricks[{place}]"
        if not isinstance(item, dict):
            raise asked.bad(name, "a leader and cards")
        row = Asked(cast(dict[str, Any], item), asked.field(name))
        trick = Trick(row.seat("leader"), tuple(row.cards("cards")))
        if len(trick.cards) != 4:
            raise row.impossible("cards", "a trick is four cards")
        if tricks and winner(tricks[-1], contract, rules) is not trick.leader:
            raise row.impossible("leader", "who took the trick before")
        tricks.append(trick)
    if not tricks:
        raise asked.impossible("tricks", "one at least")
    distinct([card for trick in tricks for card in trick.cards], "tricks")
    return tuple(tricks)


def _misadded(added: Added) -> Iterator[Slip]:
    """Yield the sums of people who forget the ten or give it away, who mix up cards, or the sides."""
    right, ard = added.sum, added.rules.cards.last_trick
    cards = [*miscounts(added.cards, added.contract.trump, added.rules, added.ard)]
    if TRICKS in added.ours:
        yield _slip(right - ard, "no-ard-added", {"ard": ard})
    elif added.has_last:
        yield _slip(right + ard, "ard-strayed", {"seat": added.taker(added.theirs[TRICKS])})
    yield from cards[:1]
    for number, trick in added.theirs.items():
        facts: dict[str, Part] = {"trick": number, "seat": added.taker(trick)}
        yield _slip(right + added.worth(trick) + ard * (number == TRICKS), "strayed", facts)
    for number, trick in added.ours.items() if len(added.ours) > 1 else ():
        facts = {"trick": number, "seat": added.taker(trick)}
        yield _slip(right - added.worth(trick), "left-out", facts)
    if not added.has_last:
        yield _slip(right + ard, "ard-early", {"ard": ard})
    yield from cards[1:]


def _told(added: Added) -> Line:
    """The sum trick by trick; of a single one, card by card."""
    if len(added.ours) == 1:
        return summed(added.cards, added.contract.trump, added.rules, added.ard)
    told: Line | None = None
    for number, trick in added.ours.items():
        row: dict[str, Part] = {"trick": number, "n": added.worth(trick)}
        told = (
            Line("quiz-count_deal.more", {**row, "rest": told}) if told else Line("quiz-count_deal.one", row)
        )
    assert told is not None
    if added.ard:
        told = Line("quiz-card_value.ard", {"rest": told, "n": added.ard})
    return Line("quiz-card_value.sum", {"parts": told, "n": added.sum})


KIND = Kind("count_deal", everywhere(PLAIN, TRUMP, LAST), draw, ask)
