"""Who eats the trick? Four cards lie on the table."""

from __future__ import annotations

from random import Random

from engine import DECK, Card, Contract, Mode, Seat, Status, Trick, Verdict
from engine.asked import Asked, distinct
from engine.rulebook import Rulebook
from engine.trick import best_card, winner
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.question import Kind, Position, Question, TableShown, everywhere, options

RULE = "play.winner"


def draw(rules: Rulebook, rng: Random, _rule: str) -> Position:
    """Three cards or more of one suit or of trump, so that there is something to compare."""
    contract = some_contract(rules, rng)
    cards = rng.sample(DECK, 4)
    while _comparable(cards, contract) < rng.choice((2, 3, 4)):
        cards = rng.sample(DECK, 4)
    return {
        "contract": contract_in(contract),
        "leader": int(rng.choice(list(Seat))),
        "trick": [str(card) for card in cards],
    }


def _comparable(cards: list[Card], contract: Contract) -> int:
    return sum(card.suit in (cards[0].suit, contract.trump) for card in cards)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    contract, cards = asked.contract(rules), asked.cards("trick")
    if len(cards) != 4:
        raise asked.impossible("trick", "a trick is four cards")
    distinct(cards, "trick")
    trick = Trick(asked.seat("leader"), tuple(cards))
    best = best_card(trick, contract, rules)
    seat = winner(trick, contract, rules)
    return Question(
        kind=KIND.name,
        rule=RULE,
        prompt=Line("quiz-who_eats.ask"),
        options=options(
            str(best),
            {str(card): Line("quiz-seat-card", {"seat": who, "card": card}) for who, card in trick.plays()},
            {str(card): _mistake(card, best, trick, contract) for card in cards if card != best},
        ),
        answer=str(best),
        because=(Verdict(Status.ALLOWED, rules.reason(RULE, seat=seat, cards=trick.cards)),),
        look=Line("quiz-who_eats.look", {"mode": contract.mode}),
        shown=(TableShown(contract=contract, trick=trick),),
        lit=tuple(card for card in cards if card.suit in (cards[0].suit, contract.trump)),
    )


def _mistake(card: Card, best: Card, trick: Trick, contract: Contract) -> Line:
    """What whoever points at this card has mixed up."""
    led = trick.cards[0].suit
    facts = {"card": card, "best": best, "led": led}
    if card.suit not in (led, contract.trump):
        return Line("quiz-who_eats.off-suit", facts | {"mode": contract.mode})
    if card.suit is best.suit:
        order = Mode.HOKUM if card.suit is contract.trump else Mode.SUN
        return Line("quiz-who_eats.lower", facts | {"mode": order})
    return Line("quiz-who_eats.trumped", facts)


KIND = Kind("who_eats", everywhere(RULE), draw, ask)
