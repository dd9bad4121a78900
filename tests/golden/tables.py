"""Deals written out: whole hands laid into a pack, and the words said over them, as `.baloot` text."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Match, parse

# Cards to each player before the auction, packet by packet, as each rulebook states or inherits them.
PACKETS = {"online": (5,), "house": (5,), "primer": (3, 2), "tournament": (3, 2), "coinche": (3, 2, 3)}

# Every player holds one suit: who leads spades in sun takes all eight tricks.
SUITS = (
    "AS KS QS JS TS 9S 8S 7S",
    "AH KH QH JH TH 9H 8H 7H",
    "AD KD QD JD TD 9D 8D 7D",
    "AC KC QC JC TC 9C 8C 7C",
)
# The sevens of spades and hearts exchanged: seat 0 takes seven tricks, seat 1 the last.
SEVENS = (
    "AS KS QS JS TS 9S 8S 7H",
    "AH KH QH JH TH 9H 8H 7S",
    *SUITS[2:],
)
# The last trick is 33 card points and the ten: 43 to team 1, in sun (of 130) and in spades (of 162).
SEVENS_PLAYED = (
    "AS 7S 7D 7C",
    "KS 8H 8D 8C",
    "QS 9H 9D 9C",
    "JS JH JD JC",
    "TS QH QD QC",
    "9S KH KD KC",
    "8S TH TD TC",
    "7H AH AD AC",
)
SUITS_PLAYED = (
    "AS 7H 7D 7C",
    "KS 8H 8D 8C",
    "QS 9H 9D 9C",
    "JS JH JD JC",
    "TS QH QD QC",
    "9S KH KD KC",
    "8S TH TD TC",
    "7S AH AD AC",
)
# Seat 0 has four kings and the queen of spades.
KINGS = (
    "KS KH KD KC QS 9S 7S 7H",
    "AS JS 8S AH QH 9H AD TD",
    "TS JH TH 8H QD JD 8D 7C",
    "9D 7D AC QC JC TC 9C 8C",
)


def pack(rulebook: str, hands: Sequence[str], buy: str, card_to: int, dealer: int = 3) -> str:
    """Return the pack that deals these hands, the buy card ending with the seat that takes it."""
    order = [(dealer + 1 + step) % 4 for step in range(4)]
    left = {seat: [card for card in hands[seat].split() if card != buy] for seat in order}
    dealt: list[str] = []
    for packet in PACKETS[rulebook]:
        for seat in order:
            dealt += left[seat][:packet]
            left[seat] = left[seat][packet:]
    dealt += [buy] if buy else []
    for seat in order:
        assert not buy or len(left[seat]) == 3 - (seat == card_to), "the buy card is in another hand"
        dealt += left[seat]
    return " ".join(dealt)


def played(
    rulebook: str,
    hands: Sequence[str],
    auction: str,
    raises: str = "",
    tricks: Sequence[str] = (),
    *,
    buy: str = "8S",
    card_to: int = 0,
    dealer: int = 3,
    head: Sequence[str] = (),
) -> Match:
    """Return the match of one deal with these words and cards; `head` are lines such as `totals 0 151`."""
    lines = [
        "baloot 1",
        f"rulebook {rulebook}",
        *head,
        f"deal dealer={dealer}",
        f"  pack {pack(rulebook, hands, '' if rulebook == 'coinche' else buy, card_to, dealer)}",
        f"  auction {auction}",
        *([f"  raises {raises}"] if raises else []),
        *(f"  trick {trick}" for trick in tricks),
    ]
    return parse("\n".join(lines))
