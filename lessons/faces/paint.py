"""The colours, and shapes painted with them.

A colour a page may change is a CSS variable with our own as its fallback: variables reach into a symbol
that is used from another document, where style sheets do not.
"""

from __future__ import annotations

import re

from engine.cards import Suit
from lessons.faces.outline import compact

PAPER = "var(--card-paper, #fffdf7)"
EDGE = "var(--card-edge, #b9b09c)"
BACK = "var(--card-back, #8c2f39)"
SUIT_COLOURS = {
    Suit.SPADES: "var(--suit-S, #1c1f24)",
    Suit.HEARTS: "var(--suit-H, #c21f30)",
    Suit.DIAMONDS: "var(--suit-D, #c21f30)",
    Suit.CLUBS: "var(--suit-C, #1c1f24)",
}

INK = "#211"
HAIR = "#422"
WHITE = "#fffaf0"
SHADE = "#dccfb6"
SAND = "#f0ddb4"
GOLD = "#da4"
BRONZE = "#852"
SKIN = "#da7"
TAN = "#b75"
ROSE = "#b44"
GREEN = "#374"

_VARIABLE = re.compile(r"var\(--[\w-]+, (#[0-9a-f]{6})\)")


def shape(outline: str, colour: str, edge: str = "") -> str:
    """Return a filled path, with a thin edge if a colour for one is given."""
    edged = f' stroke="{edge}"' if edge else ""
    return f'<path fill="{colour}"{edged} d="{compact(outline)}"/>'


def line(outline: str, colour: str, width: float = 1, dashes: str = "") -> str:
    """Return a stroked path, to stand in a group of lines."""
    broad = "" if width == 1 else f' stroke-width="{width:g}"'
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<path stroke="{colour}"{broad}{dashed} d="{compact(outline)}"/>'


def spots(colour: str, radius: float, *places: tuple[float, float]) -> str:
    """Return round spots of one size: lines without length, to stand in a group of lines."""
    return line(" ".join(f"M{x:g} {y:g} H{x:g}" for x, y in places), colour, 2 * radius)


def disc(x: float, y: float, radius: float, colour: str, edge: str) -> str:
    """Return a disc with a thin edge."""
    return f'<circle fill="{colour}" stroke="{edge}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def lines(*parts: str) -> str:
    """Return the parts as a group in which lines are round and unfilled."""
    return f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</g>'


def moved(x: float, y: float, *parts: str) -> str:
    """Return the parts as a group with its origin at (x, y)."""
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


def both_ways(*parts: str) -> str:
    """Return the parts, and the parts again turned about the middle of the card."""
    drawn = "".join(parts)
    return f'{drawn}<g transform="rotate(180 50 70)">{drawn}</g>'


def resolved(drawing: str) -> str:
    """Return the drawing with each variable replaced by our own colour.

    >>> resolved('fill="var(--card-paper, #fffdf7)"')
    'fill="#fffdf7"'
    """
    return _VARIABLE.sub(r"\1", drawing)
