"""How many card points does this trick give? The last one gives its ten besides."""

from __future__ import annotations

from itertools import chain
from random import Random

from engine import Mode, Seat, Status, Trick, Verdict
from engine.asked import Asked, distinct
from engine.rulebook import Rulebook
from engine.trick import trick_points
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.counts import Slip, miscounts, numbers, summed
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.plays import read_rule
from lessons.quiz.kinds.card_value import PLAIN, TRUMP, rule_of, some_cards
from lessons.quiz.question import Kind, Position, Question, TricksShown, everywhere

LAST = "cards.last_trick"
TRICKS = 8


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A trick with a card of the rule in it; the eighth for the last trick's ten, else one before it."""
    contract = some_contract(rules, rng, Mode.HOKUM if rule == TRUMP else None)
    worth = rng.choice((PLAIN, TRUMP) if contract.trump else (PLAIN,)) if rule == LAST else rule
    return {
        "contract": contract_in(contract),
        "leader": int(rng.choice(list(Seat))),
        "trick": [str(card) for card in some_cards(rules, rng, worth, contract.trump, 4)],
        "number": TRICKS if rule == LAST else rng.randrange(1, TRICKS),
        "rule": rule,
    }


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    contract, cards = asked.contract(rules), tuple(asked.cards("trick"))
    number, rule = asked.integer("number", 1, TRICKS), read_rule(asked, KIND.drills(rules))
    if len(cards) != 4:
        raise asked.impossible("trick", "a trick is four cards")
    distinct(cards, "trick")
    last = number == TRICKS
    ruled = {rule_of(card, contract.trump) for card in cards} | ({LAST} if last else set())
    if rule not in ruled or last != (rule == LAST):
        raise asked.impossible("rule", "the last trick is for its ten, the others for their cards")
    trick = Trick(asked.seat("leader"), cards)
    ard = rules.cards.last_trick if last else 0
    right = trick_points(trick, contract, rules) + ard
    facts: dict[str, Part] = {"mode": contract.mode, "number": number, "ard": rules.cards.last_trick}
    mistaken = [*miscounts(cards, contract.trump, rules, ard)]
    if last:
        slips = chain([Slip(right - ard, Line("quiz-count_trick.no-ard", facts))], mistaken)
    else:
        added = Slip(right + rules.cards.last_trick, Line("quiz-count_trick.ard-added", facts))
        slips = chain(mistaken[:2], [added], mistaken[2:])
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-count_trick.ask-last" if last else "quiz-count_trick.ask", facts),
        options=numbers(right, slips, summed(cards, contract.trump, rules, ard)),
        answer=str(right),
        because=tuple(
            Verdict(Status.ALLOWED, rules.reason(one)) for one in sorted(ruled, key=lambda one: one != rule)
        ),
        look=Line("quiz-count_trick.look-last" if last else "quiz-count_trick.look", facts),
        shown=(TricksShown(contract, (trick,), number),),
        lit=tuple(card for card in cards if card.suit is contract.trump),
    )


KIND = Kind("count_trick", everywhere(PLAIN, TRUMP, LAST), draw, ask)
