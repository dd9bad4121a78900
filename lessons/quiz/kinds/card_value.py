"""How many card points is a card worth, or a few of them together?"""

from __future__ import annotations

from itertools import chain
from random import Random

from engine import DECK, Card, Mode, Status, Suit, Verdict
from engine.asked import Asked, distinct
from engine.contract import ranking
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.counts import differs, miscounts, neighbours, numbers, summed
from lessons.quiz.drawing.plays import read_rule
from lessons.quiz.question import CardsShown, Kind, Position, Question, everywhere

PLAIN, TRUMP = "cards.plain_points", "cards.trump_points"


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """One card of the rule's kind, mostly one that is worth something else in the other; or some with it."""
    mode = Mode.HOKUM if rule == TRUMP else rng.choice(rules.modes)
    trump = rng.choice(list(Suit)) if mode is Mode.HOKUM else None
    cards = some_cards(rules, rng, rule, trump, rng.randint(1, 4))
    position: Position = {"mode": mode.value, "cards": [str(card) for card in cards], "rule": rule}
    return position if trump is None else {**position, "trump": trump.value}


def some_cards(rules: Rulebook, rng: Random, rule: str, trump: Suit | None, size: int) -> list[Card]:
    """Return cards in any order, one of them under this rule, mostly one that trump or no trump changes."""
    ruled = [card for card in DECK if rule_of(card, trump) == rule]
    telling = [card for card in ruled if differs(card, rules)]
    first = rng.choice(telling if rng.random() < 0.6 else ruled)
    cards = [first, *rng.sample([card for card in DECK if card is not first], size - 1)]
    rng.shuffle(cards)
    return cards


def rule_of(card: Card, trump: Suit | None) -> str:
    """Return the rule that tells what a card is worth."""
    return TRUMP if card.suit is trump else PLAIN


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    mode, trump = asked.mode(rules)
    cards, rule = tuple(asked.cards("cards")), read_rule(asked, KIND.drills(rules))
    if not 1 <= len(cards) <= 4:
        raise asked.impossible("cards", "one to four cards")
    distinct(cards, "cards")
    ruled = {rule_of(card, trump) for card in cards}
    if rule not in ruled:
        raise asked.impossible("rule", "none of the cards comes under it")
    facts: dict[str, Part] = {"mode": mode, "card": cards[0]} | ({} if trump is None else {"trump": trump})
    right = ranking(rules, trump).card_points(cards)
    if len(cards) == 1:
        slips = chain(miscounts(cards, trump, rules), neighbours(cards[0], trump, rules))
        offered = numbers(right, slips)
    else:
        offered = numbers(right, miscounts(cards, trump, rules), summed(cards, trump, rules))
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line(f"quiz-card_value.{'ask' if len(cards) == 1 else 'ask-several'}", facts),
        options=offered,
        answer=str(right),
        because=tuple(
            Verdict(Status.ALLOWED, rules.reason(one)) for one in sorted(ruled, key=lambda one: one != rule)
        ),
        look=Line("quiz-card_value.look", facts),
        shown=(CardsShown(((None, cards),)),),
        lit=tuple(card for card in cards if card.suit is trump),
    )


KIND = Kind("card_value", everywhere(PLAIN, TRUMP), draw, ask)
