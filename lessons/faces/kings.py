"""The king, شايب: an old man with a white beard, in ghutra, agal and a bisht with gold trim."""

from __future__ import annotations

from lessons.faces.outline import mirrored
from lessons.faces.paint import GOLD, INK, ROSE, SHADE, SKIN, TAN, WHITE, line, shape, spots

_BISHT = "M-30.5 66 V58 C-29.5 51.5 -22 48.5 -14 46 H14 C22 48.5 29.5 51.5 30.5 58 V66 Z"
_THOBE = "M-7 48 H7 L10 66 H-10 Z"
_TRIM = mirrored("M9 46 H15 C16 53 16.4 60 16.6 66 H11 Z")
_LINING = "M-12 22 H12 C15 33 16 44 14.4 55 H-14.4 C-16 44 -15 33 -12 22 Z"
_GHUTRA = (
    "M0 6.5 C10 6.5 15.8 11.5 16.4 20 C17 31 20 42 24 51 "
    "C21.5 54.5 17.5 55.8 13.6 54.4 C15.2 44 14.4 33 11.6 27 "
    "C8 21 -8 21 -11.6 27 C-14.4 33 -15.2 44 -13.6 54.4 "
    "C-17.5 55.8 -21.5 54.5 -24 51 C-20 42 -17 31 -16.4 20 "
    "C-15.8 11.5 -10 6.5 0 6.5 Z"
)
_FOLDS = mirrored("M15 26 C15.8 36 17.6 45 20.4 52")
_AGAL = "M-15.9 20.6 C-9 15.8 9 15.8 15.9 20.6"
_AGAL_ABOVE = "M-15.2 16.2 C-9 11.6 9 11.6 15.2 16.2"

_FACE = "M-11.6 22 H11.6 V34 C11.6 43 7 47 0 47 C-7 47 -11.6 43 -11.6 34 Z"
_BEARD = (
    "M-12.2 29 C-11 35.5 -7 38 0 37 C7 38 11 35.5 12.2 29 "
    "C14 41 11.5 52.5 0 60.5 C-11.5 52.5 -14 41 -12.2 29 Z"
)
_STRANDS = mirrored("M3.4 46 C3.6 50 2.6 53 1.4 55.6") + mirrored("M7.8 44 C8.2 48 7 51 5.4 53.4")
_MOUSTACHE = mirrored("M0 36 C3 34.2 7.5 35.4 9.8 40.6 C6 40 2.4 41 0 38.6 Z")
_EYES = mirrored("M2.4 31.2 C3.8 29.2 7 29.2 8.6 31 C7.2 32.8 4.2 33 2.4 31.2 Z")
_LIDS = mirrored("M2.2 31.2 C3.8 28.8 7 28.8 8.8 31")
_BROWS = mirrored("M2.4 27.6 C4.4 25.6 7.4 25.8 9.4 28")


def king(colour: str) -> str:
    """Return a king down to the chest, his bisht in the suit's colour."""
    return "".join(
        (
            shape(_BISHT, colour),
            shape(_THOBE, WHITE),
            shape(_TRIM, GOLD),
            shape(_LINING, SHADE),
            shape(_FACE, SKIN),
            shape(_GHUTRA, WHITE),
            line(_FOLDS, SHADE, 1.3),
            line(_AGAL_ABOVE, INK, 3),
            line(_AGAL, INK, 3.2),
            *_features(),
        )
    )


def _features() -> tuple[str, ...]:
    return (
        shape(_EYES, WHITE),
        spots(INK, 1.5, (-5.4, 31), (5.4, 31)),
        line(_LIDS, INK, 0.9),
        line(_BROWS, WHITE, 2.2),
        line("M.4 29.5 C1.6 32 2.8 33.4 2.2 34.6 C1 35.4 -1 35.4 -2 34.6", TAN, 1.1),
        shape(_BEARD, WHITE),
        line(_STRANDS, SHADE, 1.1),
        line("M-2.8 41.6 Q0 43.2 2.8 41.6", ROSE, 1.5),
        shape(_MOUSTACHE, WHITE, SHADE),
    )
