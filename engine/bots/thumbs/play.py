"""Deals played by the rules of thumb: again, to see how likely they are, and on, to see what comes."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from engine.bots.thumbs.choosing import choose
from engine.bots.thumbs.reading import Game
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


BY_THUMB = -1  # instead of a card: the one that the rules of thumb play


def play_on(
    game: Game,
    record: Record,
    worlds: Sequence[Sequence[int]],
    cards: Sequence[int],
    found: Sequence[MutableSequence[int]],
) -> None:
    """Find for each world and card what team 0 takes if it is played and all go on by the rules of thumb.

    The cards on the table and the last trick's ten count. For `BY_THUMB` that card, too, is theirs.
    """
    for world in range(len(worlds)):
        for place in range(len(cards)):
            a, b, c, d = worlds[world]
            hands, now, card = (a, b, c, d), record, cards[place]
            if card == BY_THUMB:
                hand = hands[now.seat]
                card = choose(read(game, now, hand, legal(game, now, hand)))[1]
            while True:
                hands = put(hands, now.seat, hands[now.seat] & ~(1 << card))
                now = after(game, now, card)
                hand = hands[now.seat]
                if not hand:
                    break
                card = choose(read(game, now, hand, legal(game, now, hand)))[1]
            found[world][place] = now.taken - record.taken
