"""What a hand counts before it is played: the card points its team takes on a day that is not lucky.

The weights are rounded from a fit over some thousands of deals played by this bot: what the buyer's
team took, by what the buyer held. They are what a teacher says: count your trumps, then the jack and
the nine, then the aces beside them. The start is lower than the fit's, so that a hand that counts
half of the points is one worth buying with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from engine.cards import RANKS, SUITS, Card, Cards, Mode, Suit
from engine.contract import Contract, total_card_points
from engine.projects import baloot_lost_beside, baloot_mask, best_set, holds_baloot, may_hold_one, shortest
from engine.rulebook import Rulebook, ShareScoring

TRUMP_HEADS = (22, 11, 6, 5)  # the four highest trumps: jack, nine, ace, ten
TRUMP = 12  # every trump
SIDE_ACE, SIDE_ACE_TEN, SIDE_TEN, VOID = 9, 4, 4, 5
HOKUM_START, SUN_START = 18, 42  # a hand of nothing
SUN_ACE, SUN_ACE_TEN, SUN_TEN, SUN_KING = 12, 8, 8, 2
STANDS = {"sra": 0.5, "fifty": 0.75}  # how often a project is the best at the table; the others: always


@cache
def half(rules: Rulebook, mode: Mode) -> int:
    """Return the card points just above half of a deal: what a buyer needs, 82 in hokum, 66 in sun.

    >>> from engine.library import load
    >>> half(load("online"), Mode.HOKUM), half(load("online"), Mode.SUN)
    (82, 66)
    """
    return total_card_points(rules, mode) // 2 + 1


def hokum(hand: Cards, trump: Suit, rules: Rulebook) -> int:
    """Return the card points this hand counts as the buyer of hokum in a suit."""
    return HOKUM_START + _counted(hand, _rows(rules, trump))


def sun(hand: Cards, rules: Rulebook) -> int:
    """Return the card points this hand counts as the buyer of sun."""
    return SUN_START + _counted(hand, _rows(rules, None))


Rows = tuple[tuple[int, ...], ...]  # what a suit counts: by suit, then by the bits of the cards held of it


def _counted(hand: Cards, rows: Rows) -> int:
    mask, (a, b, c, d) = hand.mask, rows
    return a[mask & 0xFF] + b[mask >> 8 & 0xFF] + c[mask >> 16 & 0xFF] + d[mask >> 24]


@cache
def _rows(rules: Rulebook, trump: Suit | None) -> Rows:
    def count(mine: Cards, suit: Suit) -> int:
        if trump is None:
            return _in_sun(mine, suit, rules)
        return _trumps(mine, suit, rules) if suit is trump else _side(mine, suit, rules)

    return _rows_of(count)


def _rows_of(count: Callable[[Cards, Suit], int]) -> Rows:
    return tuple(
        tuple(count(Cards(held << 8 * place), suit) for held in range(1 << len(RANKS)))
        for place, suit in enumerate(SUITS)
    )


def _trumps(mine: Cards, trump: Suit, rules: Rulebook) -> int:
    return TRUMP * len(mine) + _heads_held(mine, trump, rules, TRUMP_HEADS)


def _heads_held(mine: Cards, trump: Suit, rules: Rulebook, weights: tuple[int, ...]) -> int:
    """What the highest trumps count beside the others."""
    heads = zip(rules.cards.trump_order, weights, strict=False)
    return sum(weight for rank, weight in heads if Card.of(rank, trump) in mine)


def _side(mine: Cards, suit: Suit, rules: Rulebook) -> int:
    ace, ten, guarded = _heads(mine, suit, rules)
    worth = SIDE_ACE * ace + SIDE_ACE_TEN * (ace and ten) + SIDE_TEN * (ten and guarded and not ace)
    return worth if mine else VOID


def _heads(mine: Cards, suit: Suit, rules: Rulebook) -> tuple[bool, bool, bool]:
    """Whether the ace and the ten of a plain suit are held, and two cards of it."""
    first, second = rules.cards.plain_order[:2]
    return Card.of(first, suit) in mine, Card.of(second, suit) in mine, len(mine) > 1


def _in_sun(mine: Cards, suit: Suit, rules: Rulebook) -> int:
    ace, ten, guarded = _heads(mine, suit, rules)
    king = Card.of(rules.cards.plain_order[2], suit) in mine
    worth = SUN_ACE * ace + SUN_ACE_TEN * (ace and ten) + SUN_TEN * (ten and guarded and not ace)
    return worth + SUN_KING * (king and guarded)


def declared(hand: Cards, mode: Mode, trump: Suit | None, rules: Rulebook) -> int:
    """Return what projects and baloot add, in card points: ten for a point in hokum, five in sun."""
    if not isinstance(rules.scoring, ShareScoring):
        return rules.projects.baloot_points if holds_baloot(hand, trump) else 0
    times = rules.scoring.divisor_sun if mode is Mode.SUN else rules.scoring.divisor_hokum
    best, baloot = best_set(hand, mode, rules), holds_baloot(hand, trump)
    if not best and not baloot:
        return 0
    points = sum(project.points * STANDS.get(project.name, 1.0) for project in best)
    if baloot and not baloot_lost_beside(best, True, trump, rules):
        points += rules.projects.baloot_points
    return round(points * times)


@lru_cache(maxsize=1 << 12)
def worth(hand: Cards, trump: Suit | None, rules: Rulebook) -> int:
    """Return what the hand may hope for as the buyer's, projects and baloot included, in card points."""
    return worths([hand.mask], trump, rules)[0]


def worths(hands: Sequence[int], trump: Suit | None, rules: Rulebook) -> list[int]:
    """Return what `worth` returns for each of many hands, as bits."""
    mode, start = (Mode.SUN, SUN_START) if trump is None else (Mode.HOKUM, HOKUM_START)
    (a, b, c, d), pair, length = _rows(rules, trump), baloot_mask(trump), shortest(rules)
    return [
        start
        + (a[hand & 0xFF] + b[hand >> 8 & 0xFF] + c[hand >> 16 & 0xFF] + d[hand >> 24])
        + (
            declared(Cards(hand), mode, trump, rules)
            if may_hold_one(hand, length) or (pair and not pair & ~hand)
            else 0
        )
        for hand in hands
    ]


# --- against a buyer, and beside one --------------------------------------------------------------

DEFENCE_HEADS = (23, 11, 6, 4)
DEFENCE_TRUMP, DEFENCE_ACE, DEFENCE_TEN = 9, 10, 4
HELP_HEADS = (31, 14, 7, 5)
HELP_TRUMP, HELP_ACE, HELP_TEN = 13, 14, 5


def defence(hand: Cards, contract: Contract, rules: Rulebook) -> int:
    """Return the card points this hand of eight takes away from the other side's contract."""
    if contract.trump is None:
        return sun(hand, rules) - SUN_START
    weights = DEFENCE_HEADS, DEFENCE_TRUMP, DEFENCE_ACE, DEFENCE_TEN
    return _counted(hand, _beside(rules, contract.trump, *weights))


def help_for(hand: Cards, trump: Suit, rules: Rulebook) -> int:
    """Return the card points this hand of eight adds to its partner's hokum."""
    return _counted(hand, _beside(rules, trump, HELP_HEADS, HELP_TRUMP, HELP_ACE, HELP_TEN))


@cache
def _beside(
    rules: Rulebook, trump: Suit, heads: tuple[int, ...], for_trump: int, for_ace: int, for_ten: int
) -> Rows:
    def count(mine: Cards, suit: Suit) -> int:
        if suit is trump:
            return for_trump * len(mine) + _heads_held(mine, trump, rules, heads)
        ace, ten, guarded = _heads(mine, suit, rules)
        return for_ace * ace + for_ten * (ten and guarded)

    return _rows_of(count)
