"""What hangs on the wall and what is written on: the order of the cards, and the blank score sheet."""

from __future__ import annotations

from engine import Card, Mode
from engine.contract import total_card_points
from lessons.components.table.ranks import ladders
from lessons.i18n import Speech
from lessons.sheets.drawn import Data
from lessons.sheets.sheet import Sheet
from lessons.sheets.texts import runs

BLANK_ROWS = 18  # deals to a match


def ranks(sheet: Sheet) -> Data:
    """Return the orders of a rulebook from the strongest card on, with card points, and what all count."""
    said, rules = sheet.said, sheet.rules
    orders = [
        {
            "title": runs(order.title),
            "steps": [
                {"card": card, "name": said.rank(Card.parse(card).rank), "points": points}
                for card, points in order.steps
            ],
        }
        for order in ladders(None, rules, said)
    ]
    modes = sorted(rules.modes, key=lambda mode: mode is Mode.SUN)  # as the orders stand
    totals = [
        runs(said.ui("print-total", mode=str(mode), n=total_card_points(rules, mode))) for mode in modes
    ]
    return {"orders": orders, "points": said.ui("card-points"), "totals": totals}


def score_sheet(said: Speech, rows: int = BLANK_ROWS) -> Data:
    """Return the words of a blank score sheet, and how many deals it has room for."""
    assert said.rules is not None
    targets = said.listed([said.number(target) for target in said.rules.match.targets], "or")
    return {
        "is": "blank",
        "heads": [said.ui("sheet-match"), said.ui("us"), said.ui("them")],
        "rows": [runs(said.ui("deal-number", n=n)) for n in range(1, rows + 1)],
        "total": runs(said.ui("total-of-target", target=targets)),
    }
