"""What a player can tell before he plays a card: what is out, who may hold it, how likely a card is beaten.

All in integers, so that the same lines run as they stand or compiled, some hundred times as fast. Cards are
coded as the solver codes them (`engine.solver.coding`): `8 * suit + strength`, the trump suit last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.thumbs.bits import NONE, count, each
from engine.solver.coding import PLAIN_BITS, TRUMP, Duties

ALL = 0xFFFFFFFF
TRUMPS = ALL & ~PLAIN_BITS

Four = tuple[int, int, int, int]  # by seat


class Game(NamedTuple):
    """What is played: `points` and `order` are each card's points and its place in the pack."""

    duties: Duties
    points: Sequence[int]
    order: Sequence[int]
    last_trick: int
    buyer: int


class Reading(NamedTuple):
    """One seat's moment. Sets of cards are bits; seats index the tuples."""

    game: Game
    seat: int
    hand: int
    legal: int
    out: int  # neither in this hand nor played
    left: Four  # how many cards each seat holds
    may_hold: Four  # of the cards out, those nothing seen rules out
    known: Four  # cards a seat is known to hold
    held: int  # cards on the table
    led: int  # the led suit's place; 0 when leading, as all that follows
    best: int  # the card that is eating the trick
    best_seat: int
    on_table: int  # the card points lying in the trick
    partner_led: (
        int  # the suits the partner has led, the first one lowest: 1 and the suit's place, in three bits each
    )
    is_trump_led: int  # 1: somebody has led a trump


# --- who is who -----------------------------------------------------------------------------------------


def partner_wins(now: Reading) -> bool:
    """Return whether the partner is eating the trick."""
    return now.held > 0 and now.best_seat == now.seat ^ 2


def is_buyers(now: Reading) -> bool:
    """Return whether the seat's side bought."""
    return (now.seat ^ now.game.buyer) & 1 == 0


def opponents(now: Reading) -> int:
    """Return the two seats of the other side, as bits."""
    return 0b1010 if now.seat & 1 == 0 else 0b0101


def opponents_to_play(now: Reading) -> int:
    """Return those of them that play to this trick after this seat."""
    seats = 0
    for step in range(1, 4 - now.held):
        if step & 1:
            seats |= 1 << ((now.seat + step) & 3)
    return seats


# --- cards ----------------------------------------------------------------------------------------------


def trumps(now: Reading) -> int:
    """Return the trump suit; nothing in sun."""
    return TRUMPS if now.game.duties.trump else 0


def suit_of(card: int) -> int:
    """Return the eight cards of a card's suit."""
    return 0xFF << (card & 24)


def led_suit(now: Reading) -> int:
    """Return the eight cards of the led suit; nothing when leading."""
    return 0xFF << (8 * now.led) if now.held else 0


def is_trump(now: Reading, card: int) -> bool:
    """Return whether a card is a trump."""
    return now.game.duties.trump != 0 and card >> 3 == TRUMP


def strength(now: Reading, card: int) -> int:
    """Return a card's height, a trump above every plain card."""
    return (card & 7) + (8 if is_trump(now, card) else 0)


def mates(now: Reading, card: int) -> int:
    """Return the hand's other cards of this suit."""
    return now.hand & suit_of(card) & ~(1 << card)


def beaten_by(now: Reading, card: int) -> int:
    """Return the cards that beat a card: the higher ones of its suit, and a plain card every trump."""
    higher = suit_of(card) & ~((2 << card) - 1)
    return higher if is_trump(now, card) else higher | trumps(now)


def winners(now: Reading) -> int:
    """Return the legal cards that would be eating the trick."""
    return now.legal & beaten_by(now, now.best)


def above(now: Reading, card: int) -> int:
    """Return the cards still out that stand higher in this card's own suit."""
    return now.out & suit_of(card) & ~((2 << card) - 1)


def held_by(now: Reading, seats: int, cards: int) -> int:
    """Return those of these cards that one of these seats may hold."""
    may = 0
    for seat in range(4):
        if seats >> seat & 1:
            may |= now.may_hold[seat]
    return may & cards


def is_master(now: Reading, card: int) -> bool:
    """Return whether no opponent can hold a higher card of its suit."""
    return not held_by(now, opponents(now), above(now, card))


def is_boss(now: Reading, card: int) -> bool:
    """Return whether nothing that is out beats it, whoever leads what: the highest trump left."""
    return is_trump(now, card) and not above(now, card)


def bosses(now: Reading) -> int:
    """Return the hand's highest trump if nothing out beats it, with those below that are as high."""
    found = 0
    for card in each(now.hand & trumps(now)):
        if is_boss(now, card):
            found |= 1 << card
    return found


def rich(now: Reading, cards: int, least: int) -> int:
    """Return those of these cards that are worth so many card points or more."""
    found = 0
    for card in each(cards):
        if now.game.points[card] >= least:
            found |= 1 << card
    return found


# --- the best of several --------------------------------------------------------------------------------

Best = tuple[int, float]  # a card and its worth
NO_CARD = (NONE, 0.0)


def better(now: Reading, best: Best, card: int, worth: float) -> Best:
    """Return whichever is worth more, of equal ones the first of the pack."""
    other, most = best
    if other == NONE or worth > most or (worth == most and now.game.order[card] < now.game.order[other]):
        return card, worth
    return other, most


def smallest(now: Reading, cards: int) -> int:
    """Return the lowest of these cards, any plain card below the trumps; NONE if there is none."""
    best = NO_CARD
    for card in each(cards):
        best = better(now, best, card, -float(strength(now, card)))
    return best[0]


def highest(now: Reading, cards: int) -> int:
    """Return the highest of these cards; NONE if there is none."""
    best = NO_CARD
    for card in each(cards):
        best = better(now, best, card, float(strength(now, card)))
    return best[0]


def poorest(now: Reading, cards: int) -> int:
    """Return the card worth the fewest card points, of equal ones the lowest; NONE if there is none."""
    best = NO_CARD
    for card in each(cards):
        best = better(now, best, card, -float(32 * now.game.points[card] + strength(now, card)))
    return best[0]


def richest(now: Reading, cards: int) -> int:
    """Return the card worth the most card points, of equal ones the lowest; NONE if there is none."""
    best = NO_CARD
    for card in each(cards):
        best = better(now, best, card, float(32 * now.game.points[card] - strength(now, card)))
    return best[0]


# --- chances --------------------------------------------------------------------------------------------


def chance(now: Reading, seat: int, cards: int) -> float:
    """Return how likely a seat holds one of these cards, if the cards out lie anyhow."""
    if cards & now.known[seat]:
        return 1.0
    may = now.may_hold[seat] & ~now.known[seat]
    hits = count(may & cards)
    if not hits:
        return 0.0
    size, held = count(may), now.left[seat] - count(now.known[seat])
    if held > size:
        return 1.0
    without, ways = 1, 1  # the ways to be dealt none of them, and all the ways
    for card in range(held):
        without *= max(0, size - hits - card)
        ways *= size - card
    return 1.0 - without / ways


def risk(now: Reading, card: int, seats: int) -> float:
    """Return how likely one of these seats beats the card, if they try; `card` is eating the trick."""
    led = led_suit(now) if now.held else suit_of(card)
    beats, trump = beaten_by(now, card), trumps(now)
    safe = 1.0
    for seat in range(4):
        if seats >> seat & 1:
            safe *= 1.0 - chance(now, seat, beats & led)
            if led != trump and beats & trump:
                void = 1.0 - chance(now, seat, led)
                safe *= 1.0 - void * chance(now, seat, beats & trump)
    return 1.0 - safe
