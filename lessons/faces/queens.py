"""The queen, بنت: a young woman in a loose headscarf edged with gold, in coin jewellery."""

from __future__ import annotations

from lessons.faces.outline import mirrored
from lessons.faces.paint import GOLD, HAIR, INK, ROSE, SKIN, TAN, WHITE, line, shape, spots

_SCARF = (
    "M0 5.5 C11.5 5.5 17.5 12.5 18 24 C18.5 35 21 44 27 50 C29.5 52.5 30.5 55 30.5 58 V66 H-30.5 V58 "
    "C-30.5 55 -29.5 52.5 -27 50 C-21 44 -18.5 35 -18 24 C-17.5 12.5 -11.5 5.5 0 5.5 Z"
)
_HAIR = "M0 12 C8 12 13 18 13 28 C13 38 9 48 0 50 C-9 48 -13 38 -13 28 C-13 18 -8 12 0 12 Z"
_FACE = (
    "M0 18 C4 21.6 8.6 22.4 10.4 28.5 C11 37.4 7.4 47 0 47 "
    "C-7.4 47 -11 37.4 -10.4 28.5 C-8.6 22.4 -4 21.6 0 18 Z"
)
_EDGE = (
    "M-10.6 42.6 C-12.6 38 -13.4 33 -13.4 27 C-13.4 17 -8 11.5 0 11.5 "
    "C8 11.5 13.4 17 13.4 27 C13.4 37 9 47.4 0 50"
)
_WRAP = (
    "M12 36 C10 45 3 49.6 -4 50.4 C-9 50.6 -11 46 -12 40 L-16 52 "
    "C-20 58 -25 62 -30 66 H-8 C6 60 14 50 15 38 Z"
)
_WRAP_EDGE = "M15 36 C14.4 50 5 60 -9 66"
_CHEST = ((-3.4, 62.6), (1.8, 60.2), (6.4, 57), (10.4, 53), (13.6, 48.4))
_EYES = mirrored("M2 31.4 C3.2 28.8 6.8 28.6 8.6 30.6 C7 33.2 3.6 33.4 2 31.4 Z")
_LASHES = mirrored("M1.9 31.4 C3.2 28.4 6.8 28.2 9.4 30")
_BROWS = mirrored("M2.2 26.8 C4 25 6.8 25 8.8 26.6")
_LIPS = "M-3.2 40.6 C-1.6 39 -.6 39.4 0 39.8 C.6 39.4 1.6 39 3.2 40.6 C1.6 42.8 -1.6 42.8 -3.2 40.6 Z"


def queen(colour: str) -> str:
    """Return a queen down to the chest, scarf and dress in the suit's colour."""
    return "".join(
        (
            shape(_SCARF, colour),
            shape(_HAIR, HAIR),
            shape(_FACE, SKIN),
            *_features(),
            shape(_WRAP, colour),
            line(_EDGE, GOLD, 1.8),
            line(_WRAP_EDGE, GOLD, 1.8),
            *_jewellery(),
        )
    )


def _features() -> tuple[str, ...]:
    return (
        shape(_EYES, WHITE),
        spots(INK, 1.7, (-5.3, 31), (5.3, 31)),
        line(_LASHES, INK, 1.2),
        line(_BROWS, HAIR, 1.2),
        line("M.2 31 C.6 33.6 1.8 35.2 1.2 36.2 C.4 36.8 -.6 36.6 -1.2 36.2", TAN),
        shape(_LIPS, ROSE),
    )


def _jewellery() -> tuple[str, ...]:
    return (
        spots(GOLD, 1.6, (-9.2, 18.6), (-5, 15.2), (0, 14), (5, 15.2), (9.2, 18.6)),
        spots(GOLD, 2, *_CHEST),
    )
