"""What is the best project in this hand, or is there none?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from engine import Card, Cards, Mode, Rank, Status, Suit, Verdict
from engine.asked import Asked
from engine.cards import RANKS
from engine.choices import Kind as Sort
from engine.choices import LongRun
from engine.projects import Project, declarable, identify, judge_declaration, runs, strength
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.values import is_moot
from lessons.quiz.drawing.declared import called, game, named, said
from lessons.quiz.drawing.hands import (
    beside,
    filled,
    four,
    hand_of,
    misleading,
    mode_in,
    some_mode,
    some_run,
    written,
)
from lessons.quiz.question import Kind, Option, Position, Question, TableShown

LENGTHS = {"projects.sra": 3, "projects.fifty": 4, "projects.hundred": 5}
FOURS = {Mode.HOKUM: "projects.fours_hokum", Mode.SUN: "projects.fours_sun"}
DRILLED = (*LENGTHS, *FOURS.values(), "projects.four_hundred", "projects.long_run")
NOTHING = "nothing"
MISTAKES = 4  # at most, beside the right answer

Named = tuple[str, tuple[Card, ...]]  # what somebody calls these cards
Mistake = tuple[tuple[Named, ...], Line | Verdict]


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Every project this rulebook knows."""
    return tuple(rule for rule in DRILLED if not is_moot(rule, rules))


# --- positions ------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """The project first, or what looks like one, then cards that mislead, then any others."""
    mode, trump = some_mode(rules, rng, next((mode for mode, key in FOURS.items() if key == rule), None))
    core, near = _core(rules, rng, rule, mode), misleading(rules, rng, trump)
    if core and rng.random() < 0.6:
        near = [*beside(rng, core), *near]
    cards = filled(rng, core, near)
    second = Cards.of(some_run(rng, 3))
    if rule != "projects.sra" and core and rng.random() < 0.3 and not second & Cards.of(core):
        both = Cards.of([*core, *second])
        if len(both) <= 8 and _rules(both, _best(both, mode, rules), mode, rules)[0] == rule:
            cards = filled(rng, both, near)
    return mode_in(mode, trump) | {"hand": written(cards), "rule": rule}


def _core(rules: Rulebook, rng: Random, rule: str, mode: Mode) -> tuple[Card, ...]:
    """The cards the question is about; none where a hand without a project is asked about."""
    law = rules.projects
    if rule == "projects.long_run":
        return some_run(rng, rng.choices((6, 7, 8), (9, 6, 3))[0])
    if rule == "projects.four_hundred":
        return four(rng.choice(law.four_hundred))
    if rule in FOURS.values():
        counted = law.fours_sun if mode is Mode.SUN else law.fours_hokum
        idle = [rank for rank in Rank if rank not in counted and rank not in law.four_hundred]
        return four(rng.choice(idle if rng.random() < 0.35 else counted))
    if rule == "projects.sra" and rng.random() < 0.35:
        return ()
    return some_run(rng, LENGTHS[rule])


# --- the question -----------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    """The best project is the engine's; what else is offered is what people take for one."""
    asked = Asked(position)
    mode, trump = asked.mode(rules)
    hand = hand_of(asked)
    found = declarable(hand, mode, rules)
    if len(found) > 1 and strength(found[0], rules) == strength(found[1], rules):
        raise asked.impossible("hand", "one project is the best")
    best = found[0] if found else None
    possible = _rules(hand, best, mode, rules)
    rule = asked.raw("rule") if asked.has("rule") else possible[0]
    if rule not in possible or rule not in drills(rules):
        raise asked.bad("rule", " or ".join(possible))
    right = () if best is None else ((best.name, best.cards),)
    wrong: dict[str, Mistake] = {}
    for names, why in _mistakes(hand, found, mode, trump, rules):
        if len(wrong) == MISTAKES:
            break
        if _id(names) != _id(right):
            wrong.setdefault(_id(names), (names, why))
    offered = [(right, None), *list(wrong.values())[:MISTAKES]]
    if best is not None:
        missed = Line("quiz-spot_project.missed", {"project": called(best.name), "cards": best.cards})
        offered = [*offered[:MISTAKES], ((), missed)]
    if len(offered) < 2:
        raise asked.impossible("hand", "something that is, or looks like, a project")
    options = tuple(
        Option(_id(names), _label(names), why)
        for names, why in sorted(offered, key=lambda row: _order(row[0], rules.points(mode)))
    )
    looked_at = Cards.of(card for names, _ in offered for _, cards in names for card in cards)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-spot_project.ask", {"game": game(mode, trump)}),
        options=options,
        answer=_id(right),
        because=_because(rule, best, mode, rules),
        look=Line("quiz-spot_project.look"),
        shown=(TableShown(hand=hand),),
        lit=tuple(looked_at),
        position=position,
    )


def _best(hand: Cards, mode: Mode, rules: Rulebook) -> Project | None:
    return next(iter(declarable(hand, mode, rules)), None)


def _rules(hand: Cards, best: Project | None, mode: Mode, rules: Rulebook) -> tuple[str, ...]:
    """The rules a hand is a case of, the most telling first."""
    law = rules.projects
    if any(len(run) > law.hundred for run in runs(hand)):
        return ("projects.long_run",)
    held = [rank for rank in Rank if not Cards.of(four(rank)) - hand]
    if best is None:
        return (FOURS[mode],) if held else ("projects.sra",)
    if best.kind is Sort.SEQUENCE:
        return (f"projects.{best.name}",)
    if best.cards[0].rank in law.four_hundred:
        here = () if best.name == "four_hundred" else (FOURS[mode],)
        return (*here, "projects.four_hundred")
    return (FOURS[mode],)


def _because(rule: str, best: Project | None, mode: Mode, rules: Rulebook) -> tuple[Verdict, ...]:
    cards = () if best is None else best.cards
    own = rule if best is None or rule == "projects.long_run" else _own(best, mode)
    return tuple(
        Verdict(Status.ALLOWED, rules.reason(key, cards=cards)) for key in dict.fromkeys((rule, own))
    )


def _own(project: Project, mode: Mode) -> str:
    """The rule that makes these cards a project."""
    four_of_100 = project.kind is Sort.FOUR and project.name == "hundred"
    return FOURS[mode] if four_of_100 else f"projects.{project.name}"


def _id(names: Iterable[Named]) -> str:
    return " ".join(f"{name}{said([cards])}" for name, cards in names) or NOTHING


def _order(names: tuple[Named, ...], points: Mapping[str, int]) -> tuple[int, str]:
    """Small projects first, nothing last."""
    return sum(points.get(name, 99) for name, _ in names) or 999, _id(names)


def _label(names: tuple[Named, ...]) -> Line:
    if not names:
        return Line("quiz-spot_project.nothing")
    first, *others = (named(*one) for one in names)
    return Line("quiz-spot_project.two", {"first": first, "second": others[0]}) if others else first


# --- mistakes ---------------------------------------------------------------------------------------------


def _mistakes(
    hand: Cards, found: Sequence[Project], mode: Mode, trump: Suit | None, rules: Rulebook
) -> Iterator[Mistake]:
    """What people take for a project in this hand, the most likely first."""
    yield from _fours(hand, mode, rules)
    yield from _long(hand, mode, rules)
    yield from _across(hand, found, rules)
    yield from _by_strength(hand, trump, rules)
    yield from _gap(hand, rules)
    yield from _lower(found)
    yield from _three(hand)


def _fours(hand: Cards, mode: Mode, rules: Rulebook) -> Iterator[Mistake]:
    """Four aces by the name of the other mode; four of a rank that is nothing."""
    for rank in Rank:
        cards = four(rank)
        if Cards.of(cards) - hand:
            continue
        if rank in rules.projects.four_hundred:
            name = "hundred" if mode is Mode.SUN else "four_hundred"
            yield ((name, cards),), Line("quiz-spot_project.aces", {"mode": mode})
        elif identify(Cards.of(cards), mode, rules) is None:
            yield (("hundred", cards),), Line("quiz-spot_project.idle", {"cards": cards})


def _long(hand: Cards, mode: Mode, rules: Rulebook) -> Iterator[Mistake]:
    """A long run cut in two where it is one project; taken whole where it is not."""
    law = rules.projects
    for run in runs(hand):
        if len(run) <= law.hundred:
            continue
        if law.long_run is LongRun.SPLIT:
            yield (("hundred", run),), Line("quiz-spot_project.too-long", {"n": law.hundred})
            continue
        for cut in range(len(run) - law.sra, (len(run) - 1) // 2, -1):
            parts = [identify(Cards.of(part), mode, rules) for part in (run[:cut], run[cut:])]
            both = tuple(part for part in parts if part is not None)
            if len(both) == 2:
                verdict = judge_declaration([part.set for part in both], hand, mode, rules)
                yield tuple((part.name, part.cards) for part in both), verdict


def _name(length: int, rules: Rulebook) -> str:
    law = rules.projects
    return {law.sra: "sra", law.fifty: "fifty"}.get(length, "hundred")


def _across(hand: Cards, found: Sequence[Project], rules: Rulebook) -> Iterator[Mistake]:
    """A run that goes on in another suit."""
    why = Line("quiz-spot_project.across")
    best = found[0] if found else None
    if best is not None and best.kind is Sort.SEQUENCE:
        if len(best.cards) >= rules.projects.hundred:
            return
        places = [RANKS.index(card.rank) for card in best.cards]
        for place in (places[0] + 1, places[-1] - 1):
            beside = [card for card in hand if RANKS.index(card.rank) == place]
            if beside:
                cards = (beside[0], *best.cards) if place > places[0] else (*best.cards, beside[0])
                yield ((_name(len(cards), rules), cards),), why
                return
        return
    for suits in combinations(Suit, 2):
        cards = [card for card in hand if card.suit in suits]
        ranks = sorted({RANKS.index(card.rank) for card in cards}, reverse=True)
        for top in ranks:
            if {top - 1, top - 2} <= set(ranks):
                run = tuple(next(c for c in cards if RANKS.index(c.rank) == top - step) for step in range(3))
                if len({card.suit for card in run}) == 2:
                    yield (("sra", run),), why
                    return


def _by_strength(hand: Cards, trump: Suit | None, rules: Rulebook) -> Iterator[Mistake]:
    """Cards that follow one another in strength, in the order of trump or of the plain suits."""
    in_runs = [Cards.of(run) for run in runs(hand)]
    for suit in Suit:
        order = rules.cards.trump_order if suit is trump else rules.cards.plain_order
        for low in range(6):
            cards = tuple(Card.of(rank, suit) for rank in order[low : low + 3])
            held = Cards.of(cards)
            if not held - hand and all(held - run for run in in_runs):
                of = Mode.HOKUM if suit is trump else Mode.SUN
                yield (("sra", cards),), Line("quiz-spot_project.strength", {"mode": of})
                return


def _gap(hand: Cards, rules: Rulebook) -> Iterator[Mistake]:
    """A run with one card missing in it."""
    for suit in Suit:
        held = {RANKS.index(card.rank) for card in hand.in_suit(suit)}
        for hole in range(6, 0, -1):
            around = [place for place in (hole + 2, hole + 1, hole - 1, hole - 2) if place in held]
            if hole not in held and {hole + 1, hole - 1} <= held and len(around) >= rules.projects.sra:
                cards = tuple(Card.of(RANKS[place], suit) for place in around)
                missing = Card.of(RANKS[hole], suit)
                yield (
                    ((_name(len(cards), rules), cards),),
                    Line("quiz-spot_project.gap", {"missing": missing}),
                )
                return


def _lower(found: Sequence[Project]) -> Iterator[Mistake]:
    """A project that is there, below the best."""
    for project in found:
        if project.points < found[0].points:
            facts = {"project": called(project.name), "best": called(found[0].name)}
            yield ((project.name, project.cards),), Line("quiz-spot_project.lower", facts)
            return


def _three(hand: Cards) -> Iterator[Mistake]:
    """Three of a rank."""
    for rank in reversed(RANKS):
        cards = tuple(card for card in hand if card.rank is rank)
        if len(cards) == 3:
            yield (("sra", cards),), Line("quiz-spot_project.three")
            return


KIND = Kind("spot_project", drills, draw, ask)
