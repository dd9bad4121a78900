"""The rules of thumb in the order a beginner asks himself: the first that says something is followed."""

from __future__ import annotations

from engine.bots.thumbs.bits import NONE, lowest
from engine.bots.thumbs.following import (
    cheapest,
    follows,
    give_points,
    keep_ard,
    ruff,
    secure,
    win_cheaply,
    win_last,
)
from engine.bots.thumbs.leading import (
    draw_trump,
    hold_ard,
    lead_low,
    lead_master,
    lead_short,
    partner_suit,
)
from engine.bots.thumbs.reading import Reading, partner_wins

# What the rules are called, by their number.
KEYS = (
    "only_card",
    "keep_ard",
    "lead_trump",
    "lead_master",
    "lead_partner_suit",
    "lead_short",
    "lead_low",
    "give_points",
    "win_cheaply",
    "ruff_smallest",
    "win_last",
    "keep_safe",
    "duck",
    "discard_low",
)
ONLY_CARD, KEEP_ARD, LEAD_TRUMP, LEAD_MASTER, LEAD_PARTNER_SUIT, LEAD_SHORT, LEAD_LOW = range(7)
GIVE_POINTS, WIN_CHEAPLY, RUFF_SMALLEST, WIN_LAST, KEEP_SAFE, DUCK, DISCARD_LOW = range(7, 14)

Chosen = tuple[int, int]  # the rule's number, the card


def choose(now: Reading) -> Chosen:
    """Return the rule of thumb that is followed and the card it plays."""
    if not now.legal & (now.legal - 1):
        return ONLY_CARD, lowest(now.legal)
    if not now.held:
        return _lead(now)
    return _with_partner(now) if partner_wins(now) else _against(now)


def _lead(now: Reading) -> Chosen:
    card = hold_ard(now)
    if card != NONE:
        return KEEP_ARD, card
    card = draw_trump(now)
    if card != NONE:
        return LEAD_TRUMP, card
    card = lead_master(now)
    if card != NONE:
        return LEAD_MASTER, card
    card = partner_suit(now)
    if card != NONE:
        return LEAD_PARTNER_SUIT, card
    card = lead_short(now)
    if card != NONE:
        return LEAD_SHORT, card
    return LEAD_LOW, lead_low(now)


def _with_partner(now: Reading) -> Chosen:
    card = give_points(now)
    if card != NONE:
        return GIVE_POINTS, card
    card = secure(now)
    if card != NONE:
        return WIN_CHEAPLY, card
    return KEEP_SAFE, cheapest(now, now.legal)


def _against(now: Reading) -> Chosen:
    card = keep_ard(now)
    if card != NONE:
        return KEEP_ARD, card
    card = ruff(now)
    if card != NONE:
        return RUFF_SMALLEST, card
    card = win_last(now)
    if card != NONE:
        return WIN_LAST, card
    card = win_cheaply(now)
    if card != NONE:
        return WIN_CHEAPLY, card
    return DUCK if follows(now) else DISCARD_LOW, cheapest(now, now.legal)
