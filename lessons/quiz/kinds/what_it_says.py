"""What does this rulebook say about a rule? Its own value, among others' and what people take it for."""

from __future__ import annotations

from random import Random

from engine.asked import Asked
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import RuleName, RuleValue
from lessons.quiz.drawing.deals import asked_rule
from lessons.quiz.drawing.rivals import doubtful, key, others, rivals, value_in
from lessons.quiz.question import Kind, Position, Question, options

WRONG = 3


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """The truth and some of what else could be said; numbers in their order."""
    truth, *wrong = rivals(rule, rules)
    among = [truth, *rng.sample(wrong, min(WRONG, len(wrong)))]
    rng.shuffle(among)
    if isinstance(rules.value(rule), int):
        among.sort(key=int)
    return {"rule": rule, "among": among}


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = asked_rule(asked, KIND.drills(rules))
    known, truth = rivals(rule, rules), key(rules.value(rule))
    among = [str(one) for one in asked.items("among")]
    if not set(among) <= set(known) or truth not in among or len(set(among)) != len(among) or len(among) < 2:
        raise asked.bad("among", f"{truth} and others of {', '.join(known)}")
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-what_it_says.ask", {"name": RuleName(rule)}),
        options=options(
            truth,
            {one: Line("quiz-what_it_says.value", {"value": RuleValue(rule, known[one])}) for one in among},
            {one: _elsewhere(rule, known[one], rules) for one in among if one != truth},
        ),
        answer=truth,
        because=(rules.reason(rule),),
        look=Line(f"quiz-what_it_says.{rule.partition('.')[0]}"),
        told=Line("rule-is", {"title": RuleName(rule), "value": RuleValue(rule, rules.value(rule))}),
    )


def _elsewhere(rule: str, value: object, rules: Rulebook) -> Line:
    """Which rulebook says that, if any does."""
    for book in others(rules):
        if value_in(rule, book) == value:
            return Line("quiz-what_it_says.in-book", {"book": book})
    return Line("quiz-what_it_says.in-none")


KIND = Kind("what_it_says", doubtful, draw, ask)
