"""What each court holds: no two cards hold the same."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards import Card
from lessons.faces.coffee_pot import coffee_pot
from lessons.faces.paint import (
    BRONZE,
    GOLD,
    GREEN,
    INK,
    ROSE,
    SHADE,
    SKIN,
    TAN,
    WHITE,
    disc,
    line,
    shape,
    spots,
)

_PINK, _PETAL, _AMBER, _FEATHER = "#f0b3a4", "#e08b7d", "#c4691f", "#70503a"
_SMOKE, _STEEL, _GREY, _GLOW, _FLAME = "#b5a07a", "#cfd2cf", "#8b8d88", "#fff0b8", "#ee9430"
_BURNER = (
    "M-30 33 L-27.2 36.8 H-17 L-14.2 33 L-16 45 H-19.4 V47 L-15.6 55 "
    "H-17.4 V58 H-26.8 V55 H-28.6 L-24.8 47 V45 H-28.2 Z"
)
_FALCON = (
    "M-22.6 30.4 C-18.4 30.4 -16.2 33.4 -16.2 37 C-12.8 40.4 -11.2 46 -12 52 L-13.4 63 L-17.6 58 H-22.6 "
    "C-27 56 -28.6 50 -27.8 44.4 C-27.6 42 -27.8 40 -28.2 37.6 C-28.8 33.2 -26.6 30.4 -22.6 30.4 Z"
)


def held(card: Card, colour: str) -> str:
    """Return what this court holds, and the hand that holds it, at the left of the portrait."""
    return _HELD[str(card)](colour) + _hand()


def _hand() -> str:
    return (
        shape("M-26 59 C-26 56 -17 56 -17 59 V63 H-26 Z", SKIN, TAN)
        + line("M-25.6 60 H-20", TAN, 0.8)
        + shape("M-27 62.4 H-16 V66 H-27 Z", GOLD)
    )


def _sword(_: str) -> str:
    return (
        shape("M-22.6 53 C-25.6 40 -26.4 27 -23.6 13 C-20.6 27 -19.8 40 -19.8 53 Z", WHITE, _GREY)
        + line("M-21.6 50 C-23 40 -23.6 32 -23 24", _STEEL, 1)
        + shape("M-27.4 52 H-15.4 V54.8 H-27.4 Z", GOLD, BRONZE)
        + shape("M-23.2 54.8 H-19.4 V60 H-23.2 Z", BRONZE)
    )


def _cup(_: str) -> str:
    return (
        line("M-24.4 39 C-26.4 35.6 -22.4 33.4 -24.4 29 M-19 39 C-21 35.6 -17 33.4 -19 29", _SMOKE, 1.4)
        + shape(
            "M-29.6 42 H-13.8 C-14 48.4 -15.6 54 -17.8 57.4 H-25.6 C-27.8 54 -29.4 48.4 -29.6 42 Z",
            WHITE,
            BRONZE,
        )
        + shape("M-21.7 45.4 L-18.3 49.6 L-21.7 53.8 L-25.1 49.6 Z", GOLD)
        + line("M-29.2 42.8 H-14.2", GOLD, 2)
    )


def _falcon(_: str) -> str:
    return (
        shape(_FALCON, _FEATHER, WHITE)
        + shape(
            "M-28 39.4 C-24 39.6 -20.6 43 -20.2 48 C-20 53 -21 56 -22.6 58 C-27 56 -28.6 50 -27.8 44.4 Z",
            WHITE,
        )
        + line("M-26 45 H-24 M-23.6 48 H-21.8 M-26 51 H-23.8", _FEATHER, 1.2)
        + shape("M-28.2 33.6 C-31.6 34.4 -32 37 -30.8 39.2 C-30 37.6 -29 37.4 -28 37.6 Z", GOLD, BRONZE)
        + spots(GOLD, 2, (-24.4, 35.2))
        + spots(INK, 1.3, (-24.6, 35.2))
    )


def _beads(_: str) -> str:
    return line("M-21.5 57 C-30 50 -31 38 -24.5 36 C-17.5 34 -14 46 -21 57", _AMBER, 3, "0 3.3") + line(
        "M-21 57 V50", GOLD, 1.4
    )


def _incense(_: str) -> str:
    return (
        line(
            "M-24.6 34 C-28.4 30.6 -20.6 27 -24.6 22.4 C-27.6 19 -23.6 16 -23.6 13 "
            "M-19.8 34 C-22 31 -17 28.6 -19.4 24.6",
            _SMOKE,
            1.5,
        )
        + shape("M-27 37 C-26.4 33.4 -17.8 33.4 -17.2 37 Z", ROSE)
        + shape(_BURNER, GOLD, BRONZE)
        + shape("M-25.2 39.4 H-19 L-22.1 44 Z M-22.1 49 L-20 54 H-24.2 Z", BRONZE)
    )


def _rose(_: str) -> str:
    return (
        line("M-21.5 58 V48", GREEN, 1.8)
        + shape(
            "M-21.5 55 C-26 55 -29 52 -29.4 49 C-25 49 -22 51 -21.5 55 Z "
            "M-21.5 53 C-18 53 -15 50 -14.6 47.6 C-18.6 47.6 -21 49.6 -21.5 53 Z",
            GREEN,
        )
        + "".join(disc(x, y, 4.6, _PINK, ROSE) for x, y in ((-25.6, 43), (-17.4, 43), (-21.5, 38)))
        + disc(-21.5, 43.2, 4.2, _PETAL, ROSE)
        + line("M-23.4 43 C-22.6 41.2 -20 41.6 -20.4 43.8 C-20.8 45 -22.4 44.8 -22 43.4", ROSE)
    )


def _pearl(_: str) -> str:
    return (
        shape(
            "M-21.5 56 C-30 54 -32 44 -29 38.6 C-27 36 -16 36 -14 38.6 C-11 44 -13 54 -21.5 56 Z",
            WHITE,
            BRONZE,
        )
        + line(
            "M-21.5 55 L-27.6 39.6 M-21.5 55 L-23.6 37.6 M-21.5 55 L-19.4 37.6 M-21.5 55 L-15.4 39.6",
            SHADE,
            1.2,
        )
        + disc(-21.5, 49, 4, "#fff", BRONZE)
        + line("M-23.4 48.6 C-23.2 47.4 -22.4 46.8 -21.6 46.8", SHADE, 1.1)
    )


def _fan(colour: str) -> str:
    return (
        line("M-16.4 60 V30", BRONZE, 2)
        + shape("M-17 30 H-30 V46 H-17 Z", GOLD, BRONZE)
        + shape("M-23.5 31 L-18 38 L-23.5 45 L-29 38 Z", colour)
        + shape("M-23.5 34.6 L-20.8 38 L-23.5 41.4 L-26.2 38 Z", WHITE)
    )


def _lantern(_: str) -> str:
    return (
        line("M-25 35 C-25 28.4 -18 28.4 -18 35", BRONZE, 1.4)
        + shape("M-26 39 L-23.6 34.6 H-19.4 L-17 39 Z M-27 54 H-16 V57.6 H-27 Z", GOLD, BRONZE)
        + shape("M-26.4 39 H-16.6 V54 H-26.4 Z", _GLOW, BRONZE)
        + shape("M-21.5 42 C-18.6 46 -19 51 -21.5 52 C-24 51 -24.4 46 -21.5 42 Z", _FLAME)
    )


def _coffee_pot(_: str) -> str:
    return coffee_pot(-19.4, 44.4, 0.92, GOLD, BRONZE)


def _drum(colour: str) -> str:
    return (
        disc(-21, 46, 9.6, WHITE, BRONZE)
        + disc(-21, 46, 8, WHITE, GOLD)
        + shape("M-21 39.6 L-14.6 46 L-21 52.4 L-27.4 46 Z", colour)
        + shape("M-21 43 L-18 46 L-21 49 L-24 46 Z", GOLD)
    )


def _palm(_: str) -> str:
    leaves = "M-21 52 L-29 47 M-21.4 47 L-29.6 40.6 M-22 42 L-29.4 34 M-23 36.6 L-28.4 28.6"
    others = "M-21 52 L-14 45 M-21.4 47 L-14.4 39 M-22 42 L-16 33 M-23 36.6 L-18.6 28 M-24 31 L-23 22.6"
    return line(f"{leaves} {others}", GREEN, 2.2) + line("M-21.4 59 C-20.6 50 -21.4 40 -25.4 24", BRONZE, 1.6)


_HELD: dict[str, Callable[[str], str]] = {
    "KS": _sword,
    "KH": _cup,
    "KD": _falcon,
    "KC": _beads,
    "QS": _incense,
    "QH": _rose,
    "QD": _pearl,
    "QC": _fan,
    "JS": _lantern,
    "JH": _coffee_pot,
    "JD": _drum,
    "JC": _palm,
}
