"""One plain question of every kind, under every rulebook that can be asked it."""

from __future__ import annotations

from typing import Any

Question = dict[str, Any]

HOKUM = {"mode": "hokum", "trump": "H", "buyer": 0}
SUN = {"mode": "sun", "buyer": 0}
HAND = ["AS", "KS", "QS", "TH", "9H", "8H", "7C", "JC"]
HANDS = [
    ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"],
    ["AH", "KH", "QH", "JH", "TH", "9H", "8H", "7H"],
    ["AD", "KD", "QD", "JD", "TD", "9D", "8D", "7D"],
    ["AC", "KC", "QC", "JC", "TC", "9C", "8C", "7C"],
]
TWO = [["AS", "AH"], ["QS", "KD"], ["TD", "QD"], ["8S", "KH"]]
ASKED: dict[str, Question] = {
    "legal": {"contract": HOKUM, "trick": ["KS", "9H"], "hand": ["7H", "JH", "AD", "8C"]},
    "winner": {"contract": HOKUM, "trick": ["AS", "8H", "QH", "7S"]},
    "projects": {"mode": "hokum", "trump": "H", "hand": HAND},
    "declarations": {"mode": "hokum", "trump": "H", "hands": HANDS},
    "score": {
        "contract": HOKUM,
        "card_points": [100, 62],
        "tricks": [5, 3],
        "projects": [0, 0],
        "baloot": [0, 0],
    },
    "auction": {"buy_card": "9D", "calls": ["pass", "hokum"]},
    "raise": {"contract": HOKUM, "totals": [101, 99], "raises": []},
    "claim": {"contract": HOKUM, "hands": TWO, "claimer": 0, "tricks_played": 6},
    "solve": {"contract": HOKUM, "hands": TWO, "leader": 0, "trick": []},
    "referee": {"request": "tasjeel", "exposed": False, "objection_right": True},
    "match": {"totals": [140, 100], "points": [12, 4]},
}
BOOKS = ("online", "house", "primer", "tournament", "coinche")
CODES = {
    "bad_json",
    "unknown_question",
    "unknown_rulebook",
    "bad_card",
    "bad_field",
    "missing_field",
    "impossible_position",
    "illegal_call",
}


def question(kind: str, rulebook: str = "online", **fields: Any) -> Question:
    """Return a question that gets a ruling, with these fields put in."""
    asked = {"rulebook": rulebook, "question": kind, **ASKED[kind]}
    if rulebook in ("coinche", "ffb"):
        if "contract" in asked:
            asked["contract"] = {**HOKUM, "bid": 100}
        if kind == "score":
            asked["scoring"] = "easy"
        if kind == "auction":
            asked = {"rulebook": rulebook, "question": kind, "calls": ["pass", "100H"], "hands": HANDS}
    return {**asked, **fields}


def all_questions() -> list[Question]:
    """Return every kind of question under every rulebook."""
    return [question(kind, id) for kind in ASKED for id in BOOKS if kind != "referee" or id == "tournament"]
