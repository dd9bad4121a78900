"""Deals played by the rules of thumb: again, to see how likely they are, and on, to see what comes."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from engine.bots.thumbs.bits import NONE, each
from engine.bots.thumbs.choosing import choose
from engine.bots.thumbs.reading import Four, Game
from engine.bots.thumbs.record import Record, after, legal, put, read


def weigh(
    game: Game,
    begin: Record,
    plays: Sequence[int],
    viewer: int,
    first: int,
    unlike: float,
    worlds: Sequence[Sequence[int]],
    found: MutableSequence[float],
) -> None:
    """Find for each world how likely the others played as they did with the cards they had in it.

    `worlds` are the hands as they are now, by seat; `plays` all cards since `begin`. Of those from the
    `first` on, each that another seat would not have played by the rules of thumb makes a world `unlike` as
    likely.
    """
    records = [begin]
    for card in plays:
        records.append(after(game, records[-1], card))
    for world in range(len(worlds)):
        a, b, c, d = worlds[world]
        hands = (a, b, c, d)
        likely = 1.0
        for number in range(len(plays) - 1, first - 1, -1):
            then, card = records[number], plays[number]
            seat = then.seat
            hand = hands[seat] | 1 << card
            hands = put(hands, seat, hand)
            if seat != viewer:
                may = legal(game, then, hand)
                if may & (may - 1) and choose(read(game, then, hand, may))[1] != card:
                    likely *= unlike
        found[world] = likely


SECONDS = 33  # what a second card brings: by its code, and at the end the one that the rules of thumb play
BY_THUMB = 32


def play_on(
    game: Game,
    record: Record,
    worlds: Sequence[Sequence[int]],
    cards: Sequence[int],
    looks: bool,
    sights: Sequence[MutableSequence[int]],
    found: Sequence[MutableSequence[int]],
) -> None:
    """Find for each world, card and second card of the seat to play what team 0 takes, all else by thumb.

    Where it `looks`, all go on by the rules of thumb until the seat is to play again: `sights` get what it
    has before it then, and `found` what each second card brings in the end: `SECONDS` numbers for a card,
    NONE for what may not be played. Without a second look or turn, the sight is NONE and `BY_THUMB` tells
    what the card brings. The cards on the table and the last trick's ten count.
    """
    viewer = record.seat
    until = viewer if looks else NONE
    for world in range(len(worlds)):
        for place in range(len(cards)):
            a, b, c, d = worlds[world]
            then, left = _played(game, record, (a, b, c, d), cards[place], until)
            row, hand = SECONDS * place, left[viewer]
            for second in range(SECONDS):
                found[world][row + second] = NONE
            if not hand:
                sights[world][place] = NONE
                found[world][row + BY_THUMB] = then.taken - record.taken
                continue
            may = legal(game, then, hand)
            sights[world][place] = _sight(then, may)
            for second in each(may):
                end, _ = _played(game, then, left, second, NONE)
                found[world][row + second] = end.taken - record.taken
            found[world][row + BY_THUMB] = found[world][row + _by_thumb(game, then, hand)]


def play_out(
    game: Game, record: Record, worlds: Sequence[Sequence[int]], found: MutableSequence[int]
) -> None:
    """Find for each world what team 0 takes if all go by the rules of thumb from here."""
    for world in range(len(worlds)):
        a, b, c, d = worlds[world]
        card = _by_thumb(game, record, (a, b, c, d)[record.seat])
        end, _ = _played(game, record, (a, b, c, d), card, NONE)
        found[world] = end.taken - record.taken


def _by_thumb(game: Game, now: Record, hand: int) -> int:
    """The card that the seat to play plays by the rules of thumb."""
    return choose(read(game, now, hand, legal(game, now, hand)))[1]


def _played(game: Game, now: Record, hands: Four, card: int, until: int) -> tuple[Record, Four]:
    """One card played, and on by the rules of thumb until a seat is to play, or to the end."""
    while True:
        hands = put(hands, now.seat, hands[now.seat] & ~(1 << card))
        now = after(game, now, card)
        if now.seat == until or not hands[now.seat]:
            return now, hands
        card = _by_thumb(game, now, hands[now.seat])


def _sight(now: Record, may: int) -> int:
    """What a seat has before it, roughly: what it may play, on how many cards, and what is winning."""
    return may | (now.held << 3 | (now.best_seat & 1) << 2 | now.best >> 3) << 32
