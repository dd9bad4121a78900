"""Hands at random that hold a certain run or four of a kind, filled up so that they hold nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import TypeVar

from engine import DECK, Card, Cards, Mode, Rank, Suit
from engine.asked import Asked, distinct
from engine.cards import RANKS
from engine.rulebook import Rulebook

T = TypeVar("T")

SHORTEST = 3  # cards that make a run worth looking at


def some_mode(rules: Rulebook, rng: Random, mode: Mode | None = None) -> tuple[Mode, Suit | None]:
    """Return a mode of the rulebook and its trump."""
    mode = mode or rng.choice(rules.modes)
    return mode, rng.choice(list(Suit)) if mode is Mode.HOKUM else None


def mode_in(mode: Mode, trump: Suit | None) -> dict[str, str]:
    """Return mode and trump as a position writes them."""
    return {"mode": mode.value} if trump is None else {"mode": mode.value, "trump": trump.value}


def some_run(
    rng: Random, length: int, suit: Suit | None = None, holding: Collection[Rank] = ()
) -> tuple[Card, ...]:
    """Return a run of so many cards from the top, of any suit, anywhere or with these ranks in it."""
    suit = suit or rng.choice(list(Suit))
    places = [RANKS.index(rank) for rank in holding]
    lowest, highest = max([0, *(place - length + 1 for place in places)]), min([8 - length, *places])
    low = rng.randint(lowest, highest)
    return tuple(Card.of(rank, suit) for rank in reversed(RANKS[low : low + length]))


def four(rank: Rank) -> tuple[Card, ...]:
    """Return the four cards of a rank."""
    return tuple(Card.of(rank, suit) for suit in Suit)


def some_project(rules: Rulebook, rng: Random, mode: Mode, name: str) -> tuple[Card, ...]:
    """Return the cards of a project of this name; a hundred is a run or four of a kind."""
    law = rules.projects
    if name == "four_hundred":
        return four(rng.choice(law.four_hundred))
    if name == "hundred" and rng.random() < 0.5:
        return four(rng.choice(law.fours_sun if mode is Mode.SUN else law.fours_hokum))
    return some_run(rng, {"sra": law.sra, "fifty": law.fifty, "hundred": law.hundred}[name])


def pair(trump: Suit) -> tuple[Card, Card]:
    """Return king and queen of a suit."""
    return Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump)


def completes(hand: Cards, card: Card) -> bool:
    """Return whether this card makes or lengthens a run of three, or makes four of a kind, in the hand."""
    mask = (hand.mask | card.bit) >> (card.index & ~7) & 0xFF
    place = card.index & 7
    above = next(step for step in range(1, 9) if not mask >> (place + step) & 1) - 1
    below = next(step for step in range(1, 9) if place < step or not mask >> (place - step) & 1) - 1
    held = sum(hand.mask >> (place + 8 * suit) & 1 for suit in range(4))
    return above + below + 1 >= SHORTEST or held == 3


def filled(
    rng: Random,
    core: Iterable[Card],
    near: Iterable[Card] = (),
    without: Iterable[Card] = (),
    size: int = 8,
) -> list[Card]:
    """Return a hand that holds the core, then as many of `near` as do no harm, then any other cards.

    No card that is added makes or lengthens a run or makes four of a kind; none is of `without`.
    """
    hand, barred = Cards.of(core), Cards.of(without)
    for card in (*near, *rng.sample(DECK, 32)):
        if len(hand) < size and card not in hand and card not in barred and not completes(hand, card):
            hand = hand.with_card(card)
    assert len(hand) == size
    return list(hand)


def misleading(rules: Rulebook, rng: Random, trump: Suit | None) -> list[Card]:
    """Return cards that look like a project: by strength, with a gap, across two suits, three alike."""
    suit = rng.choice(list(Suit))
    match rng.randrange(4):
        case 0:
            suit = trump if trump is not None and rng.random() < 0.6 else suit
            order = rules.cards.trump_order if suit is trump else rules.cards.plain_order
            windows = [order[low : low + 3] for low in range(6)]
            ranks = rng.choice([ranks for ranks in windows if not _in_a_row(ranks)])
            return [Card.of(rank, suit) for rank in ranks]
        case 1:
            run, hole = some_run(rng, rng.choice((4, 5)), suit), rng.choice((1, 2))
            return [card for place, card in enumerate(run) if place != hole]
        case 2:
            other = rng.choice([one for one in Suit if one is not suit])
            ranks = [card.rank for card in some_run(rng, rng.choice((3, 4)))]
            return [Card.of(rank, (suit, other)[place % 2]) for place, rank in enumerate(ranks)]
        case _:
            return rng.sample(four(rng.choice(list(Rank))), 3)


def _in_a_row(ranks: Sequence[Rank]) -> bool:
    places = [RANKS.index(rank) for rank in ranks]
    return max(places) - min(places) == len(places) - 1


def beside(rng: Random, core: tuple[Card, ...]) -> list[Card]:
    """Return the cards that would go on with a run, of other suits."""
    places = sorted(RANKS.index(card.rank) for card in core)
    ends = [place for place in (places[0] - 1, places[-1] + 1) if 0 <= place < 8]
    others = [suit for suit in Suit if suit is not core[0].suit]
    return [Card.of(RANKS[place], rng.choice(others)) for place in rng.sample(ends, len(ends))]


def written(cards: Iterable[Card]) -> list[str]:
    """Return cards as a position writes them."""
    return [str(card) for card in cards]


def turned(items: Sequence[T], hand: Cards) -> tuple[T, ...]:
    """Return items that have no order of their own turned round by the hand: a place tells nothing."""
    by = hand.mask % len(items)
    return (*items[by:], *items[:by])


def hand_of(asked: Asked, name: str = "hand") -> Cards:
    """Return a field that is a hand of eight cards."""
    cards = asked.cards(name)
    if len(cards) != 8:
        raise asked.impossible(name, "a hand is eight cards")
    distinct(cards, asked.field(name))
    return Cards.of(cards)
