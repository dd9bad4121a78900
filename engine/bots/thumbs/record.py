"""What everybody has seen of a deal so far, card by card, and what a seat reads from it."""

from __future__ import annotations

from typing import NamedTuple

from engine.bots.thumbs.bits import count
from engine.bots.thumbs.reading import ALL, Four, Game, Reading
from engine.solver.coding import TRUMP, beats, playable

NOTHING = (0, 0, 0, 0)


class Record(NamedTuple):
    """The play so far. Sets of cards are bits; seats index the tuples.

    `taken` are team 0's card points; `led`, `best`, `best_seat` and `on_table` are 0 at a trick's start.
    """

    seat: int  # to play
    known: Four  # cards everybody knows a seat holds, or has played
    played: int = 0
    ruled_out: Four = NOTHING  # cards a seat cannot hold, for they would have forbidden a card it played
    suits_led: Four = NOTHING  # by each seat, as in `Reading.partner_led`
    is_trump_led: int = 0
    held: int = 0
    led: int = 0
    best: int = 0
    best_seat: int = 0
    on_table: int = 0
    taken: int = 0


def put(four: Four, seat: int, value: int) -> Four:
    """Return the four with one seat's value changed."""
    a, b, c, d = four
    return (
        value if seat == 0 else a,
        value if seat == 1 else b,
        value if seat == 2 else c,
        value if seat == 3 else d,
    )


def legal(game: Game, record: Record, hand: int) -> int:
    """Return the cards of a hand that the seat to play may play."""
    wins = record.held > 0 and record.best_seat == record.seat ^ 2
    return playable(game.duties, hand, record.held, record.led, record.best, wins)


def forbidding(game: Game, record: Record, card: int) -> int:
    """Return the cards that, held beside this one, would have forbidden it."""
    is_trump_led = game.duties.trump and record.led == TRUMP
    if record.held == 0 and not game.duties.closed:
        return 0  # whoever leads may lead what he likes
    if record.held > 0 and card >> 3 == record.led and not is_trump_led:
        return 0  # whoever follows a plain suit has done what he must
    found = 0
    for other in range(32):
        if not legal(game, record, 1 << card | 1 << other) >> card & 1:
            found |= 1 << other
    return found


def after(game: Game, record: Record, card: int) -> Record:
    """Return the record with one more card played by the seat to play."""
    seat, points = record.seat, record.on_table + game.points[card]
    played = record.played | 1 << card
    ruled_out = put(record.ruled_out, seat, record.ruled_out[seat] | forbidding(game, record, card))
    suits_led, is_trump_led = record.suits_led, record.is_trump_led
    led, best, best_seat = record.led, record.best, record.best_seat
    if record.held == 0:
        led, best, best_seat = card >> 3, card, seat
        suits_led = put(suits_led, seat, with_suit(suits_led[seat], led))
        if game.duties.trump and led == TRUMP:
            is_trump_led = 1
    elif beats(card, best, game.duties.trump):
        best, best_seat = card, seat
    if record.held < 3:
        next_seat = (seat + 1) & 3
        return Record(
            next_seat,
            record.known,
            played,
            ruled_out,
            suits_led,
            is_trump_led,
            record.held + 1,
            led,
            best,
            best_seat,
            points,
            record.taken,
        )
    points += game.last_trick if played == ALL else 0
    taken = record.taken + (points if best_seat & 1 == 0 else 0)
    return Record(best_seat, record.known, played, ruled_out, suits_led, is_trump_led, 0, 0, 0, 0, 0, taken)


def with_suit(suits: int, suit: int) -> int:
    """Return the suits a seat has led with one more, each once, the first one lowest."""
    place, rest = 0, suits
    while rest:
        if rest & 7 == suit + 1:
            return suits
        rest >>= 3
        place += 3
    return suits | (suit + 1) << place


def read(game: Game, record: Record, hand: int, may: int) -> Reading:
    """Return what the seat to play reads with this hand, of which it may play some."""
    me = record.seat
    out = ALL & ~record.played & ~hand
    known = put(NOTHING, 0, 0)
    elsewhere = 0
    for seat in range(4):
        if seat != me:
            sure = record.known[seat] & out
            known = put(known, seat, sure)
            elsewhere |= sure
    may_hold = put(NOTHING, 0, 0)
    left = put(NOTHING, 0, 0)
    size = count(hand)
    for seat in range(4):
        if seat != me:
            may_hold = put(may_hold, seat, out & ~(elsewhere & ~known[seat]) & ~record.ruled_out[seat])
        has_played = (me - seat) & 3 <= record.held and seat != me
        left = put(left, seat, size - 1 if has_played else size)
    return Reading(
        game,
        me,
        hand,
        may,
        out,
        left,
        may_hold,
        known,
        record.held,
        record.led,
        record.best,
        record.best_seat,
        record.on_table,
        record.suits_led[me ^ 2],
        record.is_trump_led,
    )
