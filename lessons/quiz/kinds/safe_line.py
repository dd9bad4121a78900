"""Which card is safe? It does however the hidden cards lie; each other one is beaten, and it is shown how."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import Card, Cards, Mode, Seat, Suit, Trick
from engine.asked import Asked, AskError
from engine.pack import Hands
from engine.rulebook import Rulebook
from engine.safety import Ending, Prize, beaten, brought, losing_line, safe_line, sure, tricks_in
from engine.seats import SEATS
from engine.trick import trick_points, winner
from engine.worlds import ways
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import contract_in
from lessons.quiz.drawing.deals import HAND
from lessons.quiz.drawing.endings import read_ending
from lessons.quiz.drawing.standings import contracts, enough, read_taken, some_standing
from lessons.quiz.endings import stock, turned
from lessons.quiz.question import (
    CardsShown,
    FactsShown,
    Kind,
    Option,
    Position,
    Question,
    Shown,
    TableShown,
    TricksShown,
)

PLAIN, TRUMP, LAST = "cards.plain_order", "cards.trump_order", "cards.last_trick"
MODES = {PLAIN: Mode.SUN, TRUMP: Mode.HOKUM}
# What is played for: the contract, every trick that is left, one trick, or the last.
CONTRACT, EVERY, ONE, ARD = "contract", "every", "one", "ard"
PRIZES = {CONTRACT: Prize.POINTS, EVERY: Prize.TRICKS, ONE: Prize.TRICKS, ARD: Prize.LAST}


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The order of the cards in each mode there is, which decides who eats; and the last trick."""
    return (*(rule for rule, mode in MODES.items() if mode in rules.modes), LAST)


def _rule(mode: Mode, prize: Prize) -> str:
    return LAST if prize is Prize.LAST else next(rule for rule, one in MODES.items() if one is mode)


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """An ending that was found before, in any suits and from any seat, where it holds under this rulebook."""
    fit = [one for one in stock() if one.mode in rules.modes and rule == _rule(one.mode, one.prize)]
    for prepared in rng.sample(fit, len(fit)):
        position = turned(prepared.position, rng)
        try:
            position |= _aimed(read_ending(Asked(position), rules, prepared.prize), rng)
            ask(rules, position)
        except AskError:
            continue
        return position
    raise AssertionError(f"no ending for {rule}")


def _aimed(ending: Ending, rng: Random) -> dict[str, Any]:
    """What a position says is played for: just what the best card is sure to bring."""
    best = max(sure(ending).values())
    if ending.prize is Prize.POINTS:
        return {"aim": CONTRACT, **some_standing(ending, best, rng)}
    contract, *_ = contracts(ending, rng)
    aim = ARD if ending.prize is Prize.LAST else ONE if best == 1 else EVERY
    return {"aim": aim, "contract": contract_in(contract)}


# --- asking -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Task:
    """An ending, what is played for, and how much of it is enough; `taken` so far, where it matters."""

    ending: Ending
    aim: str
    least: int
    taken: tuple[int, int] | None = None

    @property
    def first(self) -> int:
        """The number of the trick under way."""
        return HAND - len(self.ending.hand) + 1


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    task = _task(asked, rules)
    ending = task.ending
    safe = [card for card, value in sure(ending).items() if value >= task.least]
    lies = beaten(ending, task.least)
    if len(safe) != 1 or len(lies) != len(ending.legal) - 1:
        raise asked.impossible("hand", "one card that is safe, and each other one beaten in some lie")
    answer = safe[0]
    shown = TableShown(ending.contract, ending.trick, ending.hand)
    out = CardsShown(((Line("quiz-safe_line.out"), tuple(Cards(ending.knows.out))),))
    facts = tuple(_facts(task))
    return Question(
        kind=KIND.name,
        rule=_rule(ending.contract.mode, ending.prize),
        prompt=_prompt(task),
        options=tuple(_option(card, answer, task, lies) for card in ending.legal),
        answer=str(answer),
        because=(rules.reason(_rule(ending.contract.mode, ending.prize)),),
        look=Line("quiz-safe_line.look"),
        shown=(shown, out, FactsShown(facts)) if facts else (shown, out),
        me=ending.seat,
        told=Line("quiz-safe_line.safe", {"card": answer, "ways": ways(ending.knows)}),
    )


def _task(asked: Asked, rules: Rulebook) -> _Task:
    aim = asked.raw("aim")
    if aim not in PRIZES:
        raise asked.bad("aim", " or ".join(PRIZES))
    ending = read_ending(asked, rules, PRIZES[aim])
    if aim != CONTRACT:
        return _Task(ending, aim, len(ending.hand) if aim == EVERY else 1)
    taken, side = read_taken(asked, ending), ending.seat.team
    least = enough(rules, ending.contract, side) - taken[side]
    if least <= 0:
        raise asked.impossible("taken", "something that is still needed")
    return _Task(ending, aim, least, taken)


def _prompt(task: _Task) -> Line:
    ending = task.ending
    ours = ending.seat.team is ending.contract.buyers
    aim = task.aim if task.aim != CONTRACT else "make" if ours else "break"
    return Line(f"quiz-safe_line.ask-{aim}", {"least": task.least})


def _facts(task: _Task) -> Iterator[Line]:
    """Yield how the contract stands, and what the play has shown of each of the others."""
    ending = task.ending
    if task.taken is not None:
        ours, theirs = ending.seat.team, ending.seat.team.other
        yield Line("quiz-safe_line.taken", {"us": task.taken[ours], "them": task.taken[theirs]})
    for seat in (ending.seat.next, ending.seat.partner, ending.seat.previous):
        yield from _shown_of(seat, ending)


def _shown_of(seat: Seat, ending: Ending) -> Iterator[Line]:
    """Yield what is known of a seat: suits it has none of, cards it holds, others that it does not."""
    out, may = Cards(ending.knows.out), ending.knows.may_hold
    mine, others = Cards(may[seat]), Cards()
    for one in SEATS:
        others |= Cards() if one is seat else Cards(may[one])
    void = [suit for suit in Suit if out.in_suit(suit) and not mine.in_suit(suit)]
    if void:
        suits = dict(zip(("one", "two", "three"), void, strict=False))
        yield Line("quiz-safe_line.void", {"seat": seat, "suits": len(void), **suits})
    holds = out - others
    if holds:
        yield Line("quiz-safe_line.holds", {"seat": seat, "cards": holds})
    lacks = Cards.of(card for card in out - mine if card.suit not in void and _is_open(card, may))
    if lacks:
        yield Line("quiz-safe_line.lacks", {"seat": seat, "cards": lacks})


def _is_open(card: Card, may: tuple[int, ...]) -> bool:
    """Whether more than one of the others may hold a card."""
    return sum(mask >> card.index & 1 for mask in may) > 1


# --- what comes of a card ---------------------------------------------------------------------------------


def _option(card: Card, answer: Card, task: _Task, lies: Mapping[Card, Hands]) -> Option:
    label = Line("quiz-card", {"card": card})
    if card is answer:
        hands = _dangerous(lies)
        return Option(str(card), label, shows=_shows(task, hands, safe_line(task.ending, hands, card)))
    line = losing_line(task.ending, lies[card], card)
    return Option(str(card), label, _why(task, card, line), _shows(task, lies[card], line))


def _dangerous(lies: Mapping[Card, Hands]) -> Hands:
    """The lie that beats most of the other cards."""
    return max(lies.values(), key=list(lies.values()).count)


def _why(task: _Task, card: Card, line: tuple[Card, ...]) -> Line:
    """Which trick it is that decides, and who eats it with what."""
    ending = task.ending
    tricks = tricks_in(ending, line)
    lost = [n for n, trick in enumerate(tricks) if _taker(trick, ending).team is not ending.seat.team]
    worth = {n: trick_points(tricks[n], ending.contract, ending.rules) for n in lost}
    at = max(lost, key=lambda n: worth[n]) if task.aim == CONTRACT else lost[-1 if task.aim == ARD else 0]
    taker = _taker(tricks[at], ending)
    facts = {
        "card": card,
        "seat": taker,
        "with": dict(tricks[at].plays())[taker],
        "trick": task.first + at,
        "got": brought(ending, line),
        "least": task.least,
    }
    return Line(f"quiz-safe_line.beaten-{task.aim}", facts)


def _taker(trick: Trick, ending: Ending) -> Seat:
    return winner(trick, ending.contract, ending.rules)


def _shows(task: _Task, hands: Hands, line: tuple[Card, ...]) -> tuple[Shown, ...]:
    """All hands laid open, and what is played."""
    ending = task.ending
    others = {seat: hands[seat] for seat in SEATS if seat is not ending.seat}
    return (
        TableShown(trick=ending.trick, hand=ending.hand, open=others),
        TricksShown(ending.contract, tricks_in(ending, line), task.first),
    )


KIND = Kind("safe_line", drills, draw, ask)
