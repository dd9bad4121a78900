"""The jack, ولد: a youth in a knitted cap, a thobe with a tassel, a checked shemagh on his shoulders."""

from __future__ import annotations

from lessons.faces.outline import mirrored
from lessons.faces.paint import GOLD, HAIR, INK, ROSE, SHADE, SKIN, TAN, WHITE, line, shape, spots

_THOBE = "M-30.5 66 V60 C-29.5 53.5 -22 51 -14 49 L-5 46.5 H5 L14 49 C22 51 29.5 53.5 30.5 60 V66 Z"
_SHEMAGH = mirrored("M5.4 45.4 C9 47.4 14 47.6 18.6 49.4 C21 54 22 60 22.4 66 H10.4 C10 59 8.4 53 4.4 48.6 Z")
_CHECKS = mirrored(
    "M7.4 52 L19.4 50.6 M9.6 57 L21.2 55.6 M10.4 62 L22 60.8 M9.6 48 "
    "C12.6 53.4 14 59.6 14.2 66 M14 48.4 C16.8 54 18 60 18.2 66"
)
_NECK = "M-5.2 41 H5.2 V48.6 L0 55 L-5.2 48.6 Z"
_CHIN_SHADE = "M-5.2 43 H5.2 V47 C3 50.4 -3 50.4 -5.2 47 Z"
_TASSEL = "M-1.3 57.6 H1.3 L2.3 64 H-2.3 Z"
_FACE = "M-11 18 H11 V31 C11 41.4 6.4 47 0 47 C-6.4 47 -11 41.4 -11 31 Z"
_HAIR = (
    "M-12 18 H12 V27 C11.8 29.4 11 30 10.8 31.8 C10.2 27.4 9.6 24.6 8.4 22.4 C4 20.8 -4 20.8 -8.4 22.4 "
    "C-9.6 24.6 -10.2 27.4 -10.8 31.8 C-11 30 -11.8 29.4 -12 27 Z"
)
_CAP = "M-13 20 C-13.8 11 -9.4 5.2 0 5.2 C9.4 5.2 13.8 11 13 20 C8 17 -8 17 -13 20 Z"
_CAP_KNIT = ((-7.4, 10.4), (-2.5, 9), (2.5, 9), (7.4, 10.4))
_CAP_BORDER = "M-12.4 17.8 L-9.4 13.8 L-6.3 16.2 L-3.2 12.6 L0 15.6 L3.2 12.6 L6.3 16.2 L9.4 13.8 L12.4 17.8"
_EYES = mirrored("M2.2 31 C3.4 28.8 6.8 28.8 8.4 30.8 C7 32.8 3.8 33 2.2 31 Z")
_LIDS = mirrored("M2 31 C3.4 28.4 6.8 28.4 8.6 30.8")
_BROWS = mirrored("M2.6 27 C4.4 25.4 7 25.2 8.8 26.6")
_MOUSTACHE = mirrored("M.8 38 C2 37.3 3 37.5 4.2 38.1")
# A moustache that has only begun is hardly darker than the skin.
_DOWN = "#8a5a40"


def jack(colour: str) -> str:
    """Return a jack down to the chest, thobe and the checks of his shemagh in the suit's colour."""
    return "".join(
        (
            shape(_THOBE, colour),
            shape(_NECK, SKIN),
            shape(_CHIN_SHADE, TAN),
            shape(_SHEMAGH, WHITE),
            line(_CHECKS, colour, 1.1),
            line("M0 55 V58", GOLD, 1.2),
            shape(_TASSEL, GOLD),
            spots(SKIN, 2.3, (-11.2, 32.8), (11.2, 32.8)),
            shape(_FACE, SKIN),
            shape(_HAIR, HAIR),
            shape(_CAP, WHITE),
            spots(SHADE, 0.9, *_CAP_KNIT),
            line(_CAP_BORDER, colour, 1.3),
            *_features(),
        )
    )


def _features() -> tuple[str, ...]:
    return (
        shape(_EYES, WHITE),
        spots(INK, 1.8, (-5.1, 31), (5.1, 31)),
        line(_LIDS, INK),
        line(_BROWS, HAIR, 1.6),
        line("M.4 30.6 C1.2 33 2.2 34.4 1.7 35.4 C.8 36 -.8 36 -1.6 35.4", TAN, 1.1),
        line(_MOUSTACHE, _DOWN, 1.1),
        line("M-3.8 40.8 C-2 43.2 2 43.2 3.8 40.8", ROSE, 1.5),
    )
