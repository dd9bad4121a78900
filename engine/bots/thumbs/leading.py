"""Rules of thumb for leading a trick: each a card, or NONE where it says nothing."""

from __future__ import annotations

from engine.bots.thumbs.bits import NONE, count, each, lowest
from engine.bots.thumbs.reading import (
    NO_CARD,
    Reading,
    above,
    better,
    bosses,
    held_by,
    highest,
    is_boss,
    is_buyers,
    is_master,
    is_trump,
    mates,
    opponents,
    poorest,
    rich,
    risk,
    smallest,
    strength,
    suit_of,
    trumps,
)

TEN = 10  # card points of a card that is not led away lightly
SAFE = 0.4  # a master is led where it is ruffed less often than this


def hold_ard(now: Reading) -> int:
    """Two cards left, one of them the highest trump: the other goes first, the last trick is ours."""
    high = bosses(now)
    others = now.legal & ~high
    if count(now.hand) != 2 or count(high & now.legal) != 1 or count(others) != 1:
        return NONE
    other = lowest(others)
    return NONE if is_trump(now, other) or is_master(now, other) else other


def draw_trump(now: Reading) -> int:
    """The buyer's side draws the trumps the others may hold: from the top, or a small one first."""
    mine = now.legal & trumps(now)
    theirs = held_by(now, opponents(now), trumps(now))
    if not mine or not theirs or not is_buyers(now):
        return NONE
    top = highest(now, mine)
    if now.seat != now.game.buyer:
        if now.is_trump_led:
            return NONE
        return top if is_boss(now, top) else smallest(now, mine)
    if is_boss(now, top):
        return top
    if count(mine) >= 4 or (count(mine) == 3 and count(theirs) >= 4):
        return poorest(now, mine)
    return NONE


def lead_master(now: Reading) -> int:
    """A card nobody can beat, the one least likely to be ruffed; then the richest."""
    best = NO_CARD
    for card in each(now.legal & ~trumps(now)):
        if is_master(now, card):
            danger = risk(now, card, opponents(now))
            if danger <= SAFE:
                best = better(now, best, card, now.game.points[card] * (1.0 - danger) - 10 * danger)
    return best[0]


def partner_suit(now: Reading) -> int:
    """The suit the partner led himself, unless an opponent is out of it; the top of two, else the lowest."""
    suits = now.partner_led
    while suits:
        suit = 0xFF << (8 * ((suits & 7) - 1))
        suits >>= 3
        mine = now.legal & suit
        if not mine or suit == trumps(now) or not held_by(now, 1 << (now.seat ^ 2), suit):
            continue
        if held_by(now, 1 << ((now.seat + 1) & 3), suit) and held_by(now, 1 << ((now.seat + 3) & 3), suit):
            low = mine & ~rich(now, mine, TEN)
            if low:
                return smallest(now, low)
    return NONE


def lead_short(now: Reading) -> int:
    """A lone small card, to ruff the suit when it comes back; only with a small trump in hand."""
    if not now.hand & trumps(now) & ~bosses(now) or now.seat == now.game.buyer:
        return NONE
    lone = 0
    for card in each(now.legal & ~trumps(now)):
        if not mates(now, card) and now.game.points[card] < TEN and above(now, card):
            lone |= 1 << card
    return poorest(now, lone)


def lead_low(now: Reading) -> int:
    """A small card, not a trump, from a suit that leaves no ten bare."""
    best = NO_CARD
    for card in each(now.legal):
        best = better(now, best, card, -low_cost(now, card))
    return best[0]


def low_cost(now: Reading, card: int) -> float:
    """Return what leading a card away is felt to cost, in card points."""
    beside = mates(now, card)
    tens = rich(now, beside, TEN)
    felt = now.game.points[card] + strength(now, card) / 10
    if count(beside) == 1 and tens and not is_master(now, lowest(tens)):
        felt += 5  # it leaves a ten bare
    if not trumps(now):
        return felt - 1.5 * count(beside)  # a long suit may come good
    ruffers = 0
    for seat in range(4):
        ruffers += ruffs(now, seat, card)
    felt += 12 if is_trump(now, card) else 0
    return felt + 2 * count(tens) + 2 * ruffers - 0.5 * count(beside)


def ruffs(now: Reading, seat: int, card: int) -> int:
    """Return 1 if an opponent is known to be out of the card's suit and may hold a trump, else 0."""
    may = now.may_hold[seat]
    is_opponent = opponents(now) >> seat & 1
    return 1 if is_opponent and not may & suit_of(card) and may & trumps(now) else 0
