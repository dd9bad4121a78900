"""What may be played, read straight from the rulebooks' texts, rulebook by rulebook.

Written apart from the engine on purpose: no duties, no fold, no bits. Slow and plain.
"""

from __future__ import annotations

from collections.abc import Sequence

PLAIN = ["7", "8", "9", "J", "Q", "K", "T", "A"]  # weakest first
TRUMP = ["7", "8", "Q", "K", "T", "A", "9", "J"]


def is_higher(card: str, than: str, trump: str | None) -> bool:
    """Return whether a card beats another that was played before it."""
    if trump is not None and card[1] == trump and than[1] != trump:
        return True
    if card[1] != than[1]:
        return False
    order = TRUMP if card[1] == trump else PLAIN
    return order.index(card[0]) > order.index(than[0])


def eating(trick: Sequence[str], trump: str | None) -> int:
    """Return the place in the trick of the card that is eating it."""
    if trump is not None and any(card[1] == trump for card in trick):
        best = max((card for card in trick if card[1] == trump), key=lambda card: TRUMP.index(card[0]))
    else:
        best = max((card for card in trick if card[1] == trick[0][1]), key=lambda card: PLAIN.index(card[0]))
    return list(trick).index(best)


def playable(
    book: str, trump: str | None, closed: bool, trick: Sequence[str], hand: Sequence[str]
) -> set[str]:
    """Return the cards of the hand that may be played under this rulebook."""
    if not trick:
        plain = {card for card in hand if card[1] != trump}
        if closed and plain and book in ("online", "house", "primer", "tournament"):  # online:4.5, house:4.3
            return plain
        return set(hand)

    led = trick[0][1]
    place = eating(trick, trump)
    winning = trick[place]
    partner = len(trick) - place == 2
    same = {card for card in hand if card[1] == led}

    if same and led != trump:
        return same
    if same:  # trump was led
        higher = {card for card in same if is_higher(card, winning, trump)}
        if book == "primer":  # primer:2.1, the only duty is to follow
            return same
        if book in ("coinche", "ffb"):  # coinche:4.3, over the partner too
            return higher if higher else same
        if partner:  # online:6.5
            return same
        return higher if higher else same

    if trump is None or led == trump or book == "primer":
        return set(hand)
    trumps = {card for card in hand if card[1] == trump}
    winners = {card for card in trumps if is_higher(card, winning, trump)}
    if partner:
        if book == "house" and trumps:  # house:2.2, no exemption for a winning partner
            return trumps
        return set(hand)
    if book == "house":  # any trump will do
        return trumps if trumps else set(hand)
    if book == "coinche":  # coinche:4.4, over if able, else under
        if winners:
            return winners
        return trumps if trumps else set(hand)
    return winners if winners else set(hand)  # online:6.6, tournament, the club's own
