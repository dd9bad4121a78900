"""How many points are these projects, in this mode?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine import Mode, Status, Suit, Verdict
from engine.asked import Asked
from engine.contract import ranking
from engine.projects import Project, identify
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.values import is_moot
from lessons.quiz.drawing.declared import called, game, projects_of, said, stand_together
from lessons.quiz.drawing.hands import mode_in, some_mode, some_project
from lessons.quiz.question import CardsShown, Kind, Option, Position, Question

RULES = {Mode.HOKUM: "projects.points_hokum", Mode.SUN: "projects.points_sun"}
NUMBERS = {"fifty": 50, "hundred": 100, "four_hundred": 400}  # what the names say
WRONG = 4  # at most

Mistake = tuple[int, Line]


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The points of each mode that is played."""
    return tuple(RULES[mode] for mode in rules.modes if not is_moot(RULES[mode], rules))


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """One project or two of one hand, of any worth."""
    mode, trump = some_mode(rules, rng, next(mode for mode, key in RULES.items() if key == rule))
    names = list(rules.points(mode))
    projects = [some_project(rules, rng, mode, rng.choice(names))]
    while rng.random() < 0.6 and len(projects) < 2:
        second = some_project(rules, rng, mode, rng.choice(names))
        if stand_together([*projects, second], mode, rules) and len({*projects[0], *second}) <= 8:
            projects.append(second)
    return mode_in(mode, trump) | {"projects": said(projects)}


def ask(rules: Rulebook, position: Position) -> Question:
    """The points are the engine's; beside them stand those of the other mode, of the cards, of the name."""
    asked = Asked(position)
    mode, trump = asked.mode(rules)
    projects = projects_of(asked, "projects", mode, rules)
    right = sum(project.points for project in projects)
    wrong: dict[int, Line] = {}
    for number, why in _mistakes(projects, right, mode, trump, rules):
        if number not in (0, right) and len(wrong) < WRONG:
            wrong.setdefault(number, why)
    return Question(
        kind=KIND.name,
        rule=RULES[mode],
        prompt=Line("quiz-project_points.ask", {"game": game(mode, trump), "count": len(projects)}),
        options=tuple(
            Option(str(n), Line("quiz-points", {"n": n}), wrong.get(n)) for n in sorted({right, *wrong})
        ),
        answer=str(right),
        because=(Verdict(Status.ALLOWED, rules.reason(RULES[mode])),),
        look=Line("quiz-project_points.look"),
        shown=(CardsShown(tuple((called(project.name), project.cards) for project in projects)),),
        position=position,
    )


def _mistakes(
    projects: Sequence[Project], right: int, mode: Mode, trump: Suit | None, rules: Rulebook
) -> Iterator[Mistake]:
    """What people count instead, the most likely first."""
    for other in rules.modes:
        if other is not mode:
            there = [identify(project.set, other, rules) for project in projects]
            yield sum(p.points for p in there if p), Line("quiz-project_points.other-mode", {"mode": mode})
    if len(projects) > 1:
        for project in sorted(projects, key=lambda one: -one.points)[:1]:
            yield project.points, Line("quiz-project_points.one", {"project": called(project.name)})
    cards = [card for project in projects for card in project.cards]
    yield ranking(rules, trump).card_points(cards), Line("quiz-project_points.cards")
    if all(project.name in NUMBERS for project in projects):
        yield sum(NUMBERS[project.name] for project in projects), Line("quiz-project_points.name")
    points = rules.points(mode)
    for name, n in points.items():
        if len(projects) == 1 and name != projects[0].name:
            facts = {"project": called(name), "this": called(projects[0].name)}
            yield n, Line("quiz-project_points.other", facts)
    yield len(cards), Line("quiz-project_points.count")
    yield 2 * right, Line("quiz-project_points.doubled")


KIND = Kind("project_points", drills, draw, ask)
