"""Card points as people count them who mix something up, and the numbers to choose from that come of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine import DECK, Card, Mode, Rank, Suit
from engine.contract import ranking
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.question import Option

MOST = 4  # numbers to choose from
PRINTED = {Rank.SEVEN: 7, Rank.EIGHT: 8, Rank.NINE: 9}
COURT = {Rank.JACK: 10, Rank.QUEEN: 10, Rank.KING: 10}  # what pictures count in other games


@dataclass(frozen=True, slots=True)
class Slip:
    """A number that a mistake leads to, and what tells which."""

    n: int
    why: Line


def numbers(right: int, slips: Iterable[Slip], told: Line | None = None) -> tuple[Option, ...]:
    """Return a few numbers of card points, the smallest first; `told`, if given, is added to each mistake.

    Of two mistakes that lead to the same number the first is told.
    """
    wrong: dict[int, Line] = {}
    for slip in slips:
        if slip.n != right and slip.n >= 0 and len(wrong) < MOST - 1:
            why = Line("quiz-card_value.told", {"slip": slip.why, "told": told}) if told else slip.why
            wrong.setdefault(slip.n, why)
    return tuple(
        Option(str(n), Line("quiz-card-points", {"n": n}), wrong.get(n)) for n in sorted([right, *wrong])
    )


def summed(cards: Sequence[Card], trump: Suit | None, rules: Rulebook, more: int = 0) -> Line:
    """Return the sum card by card: J♠ 20 + A♥ 11 = 31; `more` are the last trick's, where it was taken."""
    worth = ranking(rules, trump).points
    told = Line("quiz-card_value.one", {"card": cards[0], "n": worth[cards[0].index]})
    for card in cards[1:]:
        told = Line("quiz-card_value.more", {"rest": told, "card": card, "n": worth[card.index]})
    if more:
        told = Line("quiz-card_value.ard", {"rest": told, "n": more})
    total = sum(worth[card.index] for card in cards) + more
    return Line("quiz-card_value.sum", {"parts": told, "n": total})


def differs(card: Card, rules: Rulebook) -> bool:
    """Return whether a card is worth something else as a trump than as a plain card."""
    return rules.cards.plain_points[card.rank] != rules.cards.trump_points[card.rank]


def miscounts(cards: Sequence[Card], trump: Suit | None, rules: Rulebook, more: int = 0) -> Iterator[Slip]:
    """Yield the sums of people who take trump for plain or plain for trump, what is printed for points …

    `more` is what else belongs to the sum.
    """
    worth = ranking(rules, trump).points
    right = sum(worth[card.index] for card in cards) + more

    def other(card: Card) -> int:
        points = rules.cards.plain_points if card.suit is trump else rules.cards.trump_points
        return points[card.rank]

    for name, wrong in (("as-plain", {trump}), ("as-trump", {*Suit} - {trump}), ("swapped", {*Suit})):
        taken = [card for card in cards if card.suit in wrong and differs(card, rules)]
        if taken:
            change = sum(other(card) - worth[card.index] for card in taken)
            yield _told(right + change, name, taken[0], trump, worth, taken=other(taken[0]))
    for name, table in (("printed", PRINTED), ("court", COURT)):
        for card in cards:
            if worth[card.index] < table.get(card.rank, 0):
                n = table[card.rank]
                yield _told(right + n - worth[card.index], name, card, trump, worth, taken=n)
    for card in cards:
        if len(cards) > 1 and worth[card.index]:
            yield _told(right - worth[card.index], "left-out", card, trump, worth)


def neighbours(card: Card, trump: Suit | None, rules: Rulebook) -> Iterator[Slip]:
    """Yield what other cards of the suit are worth, the nearest first."""
    worth = ranking(rules, trump).points
    suit = [other for other in DECK if other.suit is card.suit]
    for other in sorted(suit, key=lambda other: abs(worth[other.index] - worth[card.index])):
        yield _told(worth[other.index], "neighbour", card, trump, worth, other=other)


def _told(n: int, name: str, card: Card, trump: Suit | None, worth: Sequence[int], **facts: Part) -> Slip:
    """A slip told by one card and what it is worth."""
    mode = Mode.SUN if trump is None else Mode.HOKUM
    known: Mapping[str, Part] = {"card": card, "worth": worth[card.index], "mode": mode}
    return Slip(n, Line(f"quiz-card_value.{name}", {**known, **facts}))
