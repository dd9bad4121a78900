"""Whether the values of a rulebook fit each other: what a type cannot say."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards import RANKS, Mode
from engine.rulebook import BuyAuction, Rulebook


def faults(rules: Rulebook) -> Iterator[tuple[str, str]]:
    """Yield each rule whose value does not fit, with what was expected."""
    for rule in ("cards.plain_order", "cards.trump_order", "cards.plain_points", "cards.trump_points"):
        ranks = rules.value(rule)
        if not isinstance(ranks, (tuple, dict)) or sorted(ranks) != sorted(RANKS):  # pyright: ignore[reportUnknownArgumentType]
            yield rule, "every rank once"
    law = rules.raises
    if {*law.hokum, *law.sun} - {"gahwa"} - set(law.multipliers):
        yield "raises.multipliers", "a multiplier for every raise but gahwa"
    if missing := _unpriced(rules):
        yield missing, "points for every project"
    buy_card = isinstance(rules.auction, BuyAuction)
    dealt = sum(rules.table.packets) * 4 + buy_card
    if dealt + rules.table.completion * 4 - buy_card != 32:
        yield "table.packets", "packets and completion of eight cards"


def _unpriced(rules: Rulebook) -> str | None:
    """The table of points that lacks a project its mode can have."""
    law = rules.projects
    runs = {
        name for name, length in (("sra", law.sra), ("fifty", law.fifty), ("hundred", law.hundred)) if length
    }
    for mode, fours in ((Mode.HOKUM, law.fours_hokum), (Mode.SUN, law.fours_sun)):
        needed = set(runs)
        if fours:
            needed.add("hundred")
        if mode is Mode.SUN and law.four_hundred:
            needed.add("four_hundred")
        if needed - set(rules.points(mode)):
            return f"projects.points_{mode}"
    return None
