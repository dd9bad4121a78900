"""The four suits, each one outline in a box of 24 by 24."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.cards import Suit

SUIT_PATHS: Mapping[Suit, str] = MappingProxyType(
    {
        Suit.SPADES: (
            "M12 1 C13.4 5.4 22 9 22 15 A4.9 4.9 0 0 1 12.9 17.6 C13 20.2 14.1 22 16.2 23 H7.8 "
            "C9.9 22 11 20.2 11.1 17.6 A4.9 4.9 0 0 1 2 15 C2 9 10.6 5.4 12 1 Z"
        ),
        Suit.HEARTS: (
            "M12 22.6 C10.6 18.4 1.5 14.6 1.5 7.6 A5.4 5.4 0 0 1 12 5.6 A5.4 5.4 0 0 1 22.5 7.6 "
            "C22.5 14.6 13.4 18.4 12 22.6 Z"
        ),
        Suit.DIAMONDS: "M12 .8 Q15.5 7.5 20.8 12 Q15.5 16.5 12 23.2 Q8.5 16.5 3.2 12 Q8.5 7.5 12 .8 Z",
        Suit.CLUBS: (
            "M15.6 9.5 A5 5 0 1 1 12.9 16.8 C12.9 19.8 14 22 16.2 23 H7.8 C10 22 11.1 19.8 11.1 16.8 "
            "A5 5 0 1 1 8.4 9.5 A5 5 0 1 1 15.6 9.5 Z"
        ),
    }
)
"""The `d` of each suit's outline, for pages that draw a suit in the line of the text."""
