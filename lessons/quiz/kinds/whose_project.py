"""Whose projects stand, and for how many points?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine import Card, Mode, Seat, Status, Suit, Team, Verdict
from engine.asked import Asked
from engine.choices import Kind as Sort
from engine.choices import LongRun
from engine.projects import Project, best_side, strength
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.values import is_moot
from lessons.quiz.drawing.declared import Declared, called, declared_of, game, known, stand_together, written
from lessons.quiz.drawing.hands import four, mode_in, some_mode, some_project, some_run
from lessons.quiz.question import CardsShown, FactsShown, Kind, Option, Position, Question

SIDE, KIND_RULE = "projects.best_side", "projects.better_kind"
MOST = 5  # options
MINE = Seat.ZERO

Laid = dict[Seat, list[tuple[Card, ...]]]


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Nothing where there are no projects."""
    return tuple(rule for rule in (SIDE, KIND_RULE) if not is_moot(rule, rules))


@dataclass(frozen=True, slots=True)
class Compared:
    """The best project of each side, as the engine has it, and what decides between them."""

    winner: tuple[Team, Seat, Project]
    loser: tuple[Team, Seat, Project]
    by: str  # value, kind, top or seat

    @classmethod
    def of(cls, declared: Declared, first: Seat, rules: Rulebook) -> Compared | None:
        """Return the comparison; None unless both sides declared something."""
        best = best_side(declared, first, rules)
        if best is None:
            return None
        others = {seat: declared[seat] for seat in best[0].other.seats}
        second = best_side(others, first, rules)
        return None if second is None else cls(best, second, _deciding(best[2], second[2], rules))


def _deciding(winner: Project, loser: Project, rules: Rulebook) -> str:
    """What tells the two apart, in the order they are compared in."""
    compared = zip(("value", "kind", "top"), strength(winner, rules), strength(loser, rules), strict=False)
    return next((name for name, high, low in compared if high != low), "seat")


# --- positions ------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Two projects that need the rule, in hands of both sides; then others that change nothing."""
    by = "kind" if rule == KIND_RULE else rng.choice(("value", "top", "seat"))
    while True:
        mode, trump = some_mode(rules, rng)
        dealer = rng.choice(list(Seat))
        one = rng.choice(list(Seat))
        laid = dict(zip((one, rng.choice((one.next, one.previous))), _two(rules, rng, mode, by), strict=True))
        declared: Laid = {seat: [cards] for seat, cards in laid.items()}
        found = Compared.of(known(declared, mode, rules), dealer.next, rules)
        if (
            found is None
            or found.by != by
            or len({c for cards in laid.values() for c in cards}) < _size(laid)
        ):
            continue
        for _ in range(rng.choice((0, 1, 1, 2, 2))):
            _add(declared, found, rng, mode, dealer.next, rules)
        tempting = list(_for_the_loser(found, known(declared, mode, rules), dealer.next, trump))
        if tempting or by == "seat":
            return mode_in(mode, trump) | {"dealer": int(dealer), "declared": written(declared)}


def _size(laid: Mapping[Seat, Sequence[Card]]) -> int:
    return sum(map(len, laid.values()))


def _two(rules: Rulebook, rng: Random, mode: Mode, by: str) -> list[tuple[Card, ...]]:
    """Two projects that this may tell apart."""
    names, law = list(rules.points(mode)), rules.projects
    match by:
        case "value":
            both = [some_project(rules, rng, mode, name) for name in rng.sample(names, 2)]
        case "kind":
            ranks = law.fours_sun if mode is Mode.SUN else law.fours_hokum
            both = [four(rng.choice(ranks)), some_run(rng, law.hundred)]
        case "top":
            name = rng.choice([name for name in names if name != "four_hundred"])
            both = [some_project(rules, rng, mode, name) for _ in range(2)]
        case _:
            length = rng.choice((law.sra, law.fifty, law.hundred))
            more = length == law.hundred and law.long_run is LongRun.ONE_HUNDRED and rng.random() < 0.5
            run, suit = some_run(rng, length + more), rng.choice(list(Suit))
            both = [run, tuple(Card.of(card.rank, suit) for card in run[:length])]
    rng.shuffle(both)
    return both


def _add(declared: Laid, found: Compared, rng: Random, mode: Mode, first: Seat, rules: Rulebook) -> None:
    """Add a project, if the two that decide stay the best of their sides."""
    seat = rng.choice(list(Seat))
    cards = some_project(rules, rng, mode, rng.choice(list(rules.points(mode))[:2]))
    more = {**declared, seat: [*declared.get(seat, ()), cards]}
    out = [card for row in more.values() for project in row for card in project]
    fits = len(set(out)) == len(out) and sum(map(len, more[seat])) <= 8
    if not fits or not stand_together(more[seat], mode, rules):
        return
    if Compared.of(known(more, mode, rules), first, rules) == found:
        declared[seat] = more[seat]


# --- the question -----------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    """Whose projects stand is the engine's; the other sides' claims are what people compare instead."""
    asked = Asked(position)
    mode, trump = asked.mode(rules)
    first = asked.seat("dealer").next
    declared = declared_of(asked, "declared", mode, rules)
    found = Compared.of(declared, first, rules)
    if found is None:
        raise asked.impossible("declared", "both sides declare")
    winner, seat, best = found.winner
    right = Option(f"{int(winner)}-{found.by}", _label(found, winner, declared, found.by))
    wrong = [
        Option(
            "both", _both(declared), Line("quiz-whose_project.not-both", {"decided": _decided(found, rules)})
        ),
        *_wrong(found, declared, first, trump, rules),
    ]
    rule = KIND_RULE if found.by == "kind" else SIDE
    speakers = [first.after(step) for step in range(4)]
    keys = (KIND_RULE, SIDE) if rule == KIND_RULE else (SIDE,)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-whose_project.ask", {"game": game(mode, trump)}),
        options=tuple(sorted([right, *wrong[: MOST - 1]], key=lambda option: option.id)),
        answer=right.id,
        because=tuple(
            Verdict(Status.ALLOWED, rules.reason(key, seat=seat, cards=best.cards)) for key in keys
        ),
        look=Line("quiz-whose_project.look"),
        shown=(
            CardsShown(
                tuple(
                    (Line("quiz-whose_project.row", {"seat": who, "project": called(p.name)}), p.cards)
                    for who in speakers
                    for p in declared[who]
                )
            ),
            FactsShown((Line("quiz-whose_project.dealer", {"seat": first.previous}),)),
        ),
        lit=(*best.cards, *found.loser[2].cards),
        me=MINE,
        position=position,
    )


def _total(declared: Declared, *teams: Team) -> int:
    return sum(project.points for team in teams for seat in team.seats for project in declared[seat])


def _label(found: Compared, team: Team, declared: Declared, by: str) -> Line:
    """A side takes all of its projects, for this reason."""
    project = found.winner[2] if team is found.winner[0] else found.loser[2]
    reason = f"kind-{project.kind}" if by == "kind" else by
    return _stands(team, _total(declared, team), reason)


def _stands(team: Team, points: int, reason: str) -> Line:
    facts = {"side": team, "n": points, "reason": Line(f"quiz-whose_project.by-{reason}")}
    return Line("quiz-whose_project.stands", facts)


def _both(declared: Declared) -> Line:
    us = MINE.team
    return Line("quiz-whose_project.both", {"us": _total(declared, us), "them": _total(declared, us.other)})


def _wrong(
    found: Compared, declared: Declared, first: Seat, trump: Suit | None, rules: Rulebook
) -> Iterator[Option]:
    """What else people answer, the most likely first."""
    decided = _decided(found, rules)
    if found.by == "seat":
        why = Line("quiz-whose_project.not-none", {"decided": decided})
        yield Option("none", Line("quiz-whose_project.none"), why)
    loser, winner = found.loser[0], found.winner[0]
    for place, by in enumerate(_for_the_loser(found, declared, first, trump)):
        same = by == found.by  # the same thing compared, the other way round
        why = decided if same else Line(f"quiz-whose_project.not-{by}", {"decided": decided})
        if place < MOST - 3:
            yield Option(f"{int(loser)}-{by}", _label(found, loser, declared, by), why)
    best = found.winner[2].points
    if _total(declared, winner) > best:
        why = Line("quiz-whose_project.not-alone")
        yield Option(f"{int(winner)}-alone", _stands(winner, best, "alone"), why)
    why = Line("quiz-whose_project.not-all")
    everything = _total(declared, winner, loser)
    yield Option(f"{int(winner)}-all", _stands(winner, everything, "all"), why)


def _for_the_loser(found: Compared, declared: Declared, first: Seat, trump: Suit | None) -> Iterator[str]:
    """By what else the side that loses would be ahead."""
    (winner, ahead, best), (loser, behind, other) = found.winner, found.loser
    if best.kind is not other.kind:
        yield "kind"
    if len(other.cards) > len(best.cards):
        yield "longer"
    if _total(declared, loser) > _total(declared, winner):
        yield "sum"
    if other.top > best.top:
        yield "top"
    if _in_trump(other, trump) and not _in_trump(best, trump):
        yield "trump"
    if behind.turn_from(first.previous) < ahead.turn_from(first.previous):
        yield "seat"


def _in_trump(project: Project, trump: Suit | None) -> bool:
    return project.kind is Sort.SEQUENCE and project.cards[0].suit is trump


def _decided(found: Compared, rules: Rulebook) -> Line:
    """What decides, in a sentence."""
    (_, seat, best), (_, _, other) = found.winner, found.loser
    match found.by:
        case "value":
            facts = {
                "best": called(best.name),
                "n": best.points,
                "other": called(other.name),
                "m": other.points,
            }
            return Line("quiz-whose_project.decided-value", facts)
        case "kind":
            return Line("quiz-whose_project.decided-kind", {"better": rules.projects.better_kind})
        case "top":
            return Line("quiz-whose_project.decided-top", {"best": best.cards[0], "other": other.cards[0]})
        case _:
            return Line("quiz-whose_project.decided-seat", {"seat": seat})


KIND = Kind("whose_project", drills, draw, ask)
