"""How strong is a card? The strongest, the weakest, the one just above, or all of them in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from random import Random

from engine import DECK, Card, Mode, Rank, Status, Suit, Verdict
from engine.asked import Asked, distinct
from engine.cards import RANK_PLACE
from engine.contract import ranking
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.question import CardsShown, Kind, Position, Question, everywhere, options

PLAIN, TRUMP = "cards.plain_order", "cards.trump_order"
MOST = 4  # options, where they are not the cards themselves

Strength = Callable[[Card], int]
Row = tuple[Card, ...]


class Form(StrEnum):
    """What is asked of the cards of one suit."""

    STRONGEST = "strongest"
    WEAKEST = "weakest"
    ABOVE = "above"  # the card just above this one
    ORDER = "order"  # all of them, from the strongest down


SIZES = {Form.STRONGEST: (3, 5), Form.WEAKEST: (3, 5), Form.ABOVE: (1, 1), Form.ORDER: (4, 4)}


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Cards whose order somebody mixes up: as trump or as none, by counting, with the ace on top."""
    mode = Mode.HOKUM if rule == TRUMP else rng.choice(rules.modes)
    trump = rng.choice(list(Suit)) if mode is Mode.HOKUM else None
    suit = trump if rule == TRUMP else rng.choice([suit for suit in Suit if suit is not trump])
    form = rng.choice(list(Form))
    strength = _strength(rules, trump)
    of_suit = [card for card in DECK if card.suit is suit]
    while True:
        cards = tuple(rng.sample(of_suit, rng.randint(*SIZES[form])))
        right = _answer(form, cards, strength)
        if right and any(_answer(form, cards, wrong) != right for _, wrong in _mistaken(rules, trump, cards)):
            break
    position: Position = {"mode": mode.value, "asked": form.value, "cards": [str(card) for card in cards]}
    return position if trump is None else {**position, "trump": trump.value}


def _strength(rules: Rulebook, trump: Suit | None) -> Strength:
    strength = ranking(rules, trump).strength
    return lambda card: strength[card.index]


def _mistaken(rules: Rulebook, trump: Suit | None, cards: Row) -> Iterator[tuple[str, Strength]]:
    """The orders people take for the right one, each with its name."""
    orders = {False: rules.cards.plain_order, True: rules.cards.trump_order}
    is_trump = cards[0].suit is trump
    yield "as-plain" if is_trump else "as-trump", lambda card: -orders[not is_trump].index(card.rank)
    yield "natural", lambda card: RANK_PLACE[card.rank]
    if is_trump:
        yield "ace-top", lambda card: 1 if card.rank is Rank.ACE else -orders[True].index(card.rank)


def _answer(form: Form, cards: Row, strength: Strength) -> Row:
    """What an order of the cards answers; nothing where no card is above."""
    match form:
        case Form.STRONGEST:
            return (max(cards, key=strength),)
        case Form.WEAKEST:
            return (min(cards, key=strength),)
        case Form.ORDER:
            return tuple(sorted(cards, key=strength, reverse=True))
        case Form.ABOVE:
            suit = [card for card in DECK if card.suit is cards[0].suit]
            above = [card for card in suit if strength(card) > strength(cards[0])]
            return (min(above, key=strength),) if above else ()


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    mode, trump = asked.mode(rules)
    form, cards = asked.word("asked", Form), tuple(asked.cards("cards"))
    least, most = SIZES[form]
    if not least <= len(cards) <= most or len({card.suit for card in cards}) != 1:
        raise asked.impossible("cards", f"{least} to {most} cards of one suit")
    distinct(cards, "cards")
    strength = _strength(rules, trump)
    right = _answer(form, cards, strength)
    if not right:
        raise asked.impossible("cards", "no card stands above this one")
    rule = TRUMP if cards[0].suit is trump else PLAIN
    facts: dict[str, Part] = {"mode": mode, "suit": cards[0].suit, "card": cards[0]}
    facts |= {"trump": trump} if trump is not None else {}
    whys = _whys(rules, trump, form, cards, facts)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line(f"quiz-rank_order.ask-{form}", facts),
        options=options(
            _id(right),
            {_id(row): _label(row) for row in _offered(form, cards, right, whys)},
            {_id(row): why for row, why in whys.items()},
        ),
        answer=_id(right),
        because=(Verdict(Status.ALLOWED, rules.reason(rule, cards=cards)),),
        look=Line("quiz-rank_order.look", facts),
        shown=(CardsShown(((None, cards),)),),
    )


def _whys(
    rules: Rulebook, trump: Suit | None, form: Form, cards: Row, facts: dict[str, Part]
) -> dict[Row, Line]:
    """Every wrong answer with the mistake that leads to it, those people make first."""
    strength = _strength(rules, trump)
    right = _answer(form, cards, strength)
    if form is Form.ABOVE:
        told = Line("quiz-rank_order.told-above", {"card": cards[0], "best": right[0]})
    else:
        order = _answer(Form.ORDER, cards, strength)
        told = Line("quiz-rank_order.told-order", {"order": order})
    facts = {**facts, "told": told}
    found: dict[Row, Line] = {}
    for name, wrong in _mistaken(rules, trump, cards):
        found.setdefault(_answer(form, cards, wrong), Line(f"quiz-rank_order.{name}", facts))
    opposite = _answer(form, cards, lambda card: -strength(card))
    found.setdefault(opposite, Line(f"quiz-rank_order.opposite-{form}", facts))
    for row in _others(form, cards, strength):
        found.setdefault(row, Line(f"quiz-rank_order.other-{form}", facts))
    return {row: why for row, why in found.items() if row and row != right}


def _others(form: Form, cards: Row, strength: Strength) -> Iterator[Row]:
    """What is left to offer: the other cards, or the next but one above."""
    if form is Form.ABOVE:
        above = _answer(form, cards, strength)
        yield _answer(form, above, strength)
    elif form is not Form.ORDER:
        yield from ((card,) for card in cards)


def _offered(form: Form, cards: Row, right: Row, whys: dict[Row, Line]) -> list[Row]:
    """Every card that is shown; of what is not shown a few, in an order that tells nothing."""
    if form in (Form.STRONGEST, Form.WEAKEST):
        return [(card,) for card in cards]
    return sorted([right, *list(whys)[: MOST - 1]])


def _id(row: Row) -> str:
    return " ".join(map(str, row))


def _label(row: Row) -> Line:
    if len(row) == 1:
        return Line("quiz-card", {"card": row[0]})
    first, second, third, fourth = row
    return Line("quiz-rank_order.row", {"first": first, "second": second, "third": third, "fourth": fourth})


KIND = Kind("rank_order", everywhere(PLAIN, TRUMP), draw, ask)
