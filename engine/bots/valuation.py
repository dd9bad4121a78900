"""What a hand counts before it is played: the card points its team takes on a day that is not lucky.

The weights are rounded from a fit over some thousands of deals played by this bot: what the buyer's
team took, by what the buyer held. They are what a teacher says: count your trumps, then the jack and
the nine, then the aces beside them. The start is lower than the fit's, so that a hand that counts
half of the points is one worth buying with.
"""

from __future__ import annotations

from functools import cache, lru_cache

from engine.cards import SUITS, Card, Cards, Mode, Suit
from engine.contract import Contract, total_card_points
from engine.projects import baloot_lost_beside, best_set, holds_baloot
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
    beside = sum(_side(hand.in_suit(suit), suit, rules) for suit in SUITS if suit is not trump)
    return HOKUM_START + _trumps(hand.in_suit(trump), trump, rules) + beside


@cache
def _trumps(mine: Cards, trump: Suit, rules: Rulebook) -> int:
    heads = rules.cards.trump_order[: len(TRUMP_HEADS)]
    held = [weight for rank, weight in zip(heads, TRUMP_HEADS, strict=True) if Card.of(rank, trump) in mine]
    return TRUMP * len(mine) + sum(held)


@cache
def _side(mine: Cards, suit: Suit, rules: Rulebook) -> int:
    ace, ten, guarded = _heads(mine, suit, rules)
    worth = SIDE_ACE * ace + SIDE_ACE_TEN * (ace and ten) + SIDE_TEN * (ten and guarded and not ace)
    return worth if mine else VOID


def _heads(hand: Cards, suit: Suit, rules: Rulebook) -> tuple[bool, bool, bool]:
    """Whether the hand holds the ace and the ten of a plain suit, and two cards of it."""
    first, second = rules.cards.plain_order[:2]
    mine = hand.in_suit(suit)
    return Card.of(first, suit) in mine, Card.of(second, suit) in mine, len(mine) > 1


def sun(hand: Cards, rules: Rulebook) -> int:
    """Return the card points this hand counts as the buyer of sun."""
    return SUN_START + sum(_in_sun(hand.in_suit(suit), suit, rules) for suit in SUITS)


@cache
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
    best = best_set(hand, mode, rules)
    points = sum(project.points * STANDS.get(project.name, 1.0) for project in best)
    if holds_baloot(hand, trump) and not baloot_lost_beside(best, True, trump, rules):
        points += rules.projects.baloot_points
    return round(points * times)


@lru_cache(maxsize=1 << 12)  # the same hands are counted again in every auction that is imagined
def worth(hand: Cards, trump: Suit | None, rules: Rulebook) -> int:
    """Return what the hand may hope for as the buyer's, projects and baloot included, in card points."""
    mode = Mode.SUN if trump is None else Mode.HOKUM
    cards = sun(hand, rules) if trump is None else hokum(hand, trump, rules)
    return cards + declared(hand, mode, trump, rules)


# --- against a buyer, and beside one --------------------------------------------------------------

DEFENCE_HEADS = (23, 11, 6, 4)
DEFENCE_TRUMP, DEFENCE_ACE, DEFENCE_TEN = 9, 10, 4
HELP_HEADS = (31, 14, 7, 5)
HELP_TRUMP, HELP_ACE, HELP_TEN = 13, 14, 5


def defence(hand: Cards, contract: Contract, rules: Rulebook) -> int:
    """Return the card points this hand of eight takes away from the other side's contract."""
    if contract.trump is None:
        return sun(hand, rules) - SUN_START
    return _beside(hand, contract.trump, rules, DEFENCE_HEADS, (DEFENCE_TRUMP, DEFENCE_ACE, DEFENCE_TEN))


def help_for(hand: Cards, trump: Suit, rules: Rulebook) -> int:
    """Return the card points this hand of eight adds to its partner's hokum."""
    return _beside(hand, trump, rules, HELP_HEADS, (HELP_TRUMP, HELP_ACE, HELP_TEN))


def _beside(
    hand: Cards, trump: Suit, rules: Rulebook, heads: tuple[int, ...], weights: tuple[int, int, int]
) -> int:
    for_trump, for_ace, for_ten = weights
    mine = hand.in_suit(trump)
    total = for_trump * len(mine)
    for rank, weight in zip(rules.cards.trump_order, heads, strict=False):
        total += weight * (Card.of(rank, trump) in mine)
    for suit in SUITS:
        if suit is not trump:
            ace, ten, guarded = _heads(hand, suit, rules)
            total += for_ace * ace + for_ten * (ten and guarded)
    return total
