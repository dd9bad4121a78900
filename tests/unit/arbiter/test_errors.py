"""What cannot be understood gets its code and its field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.arbiter import answer
from tests.unit.arbiter.questions import CODES, HANDS, HOKUM, SUN, TWO, Question, question

DOUBLED = [["7S"], ["7S"], ["8S"], ["9S"]]


def without(asked: Question, field: str) -> Question:
    return {name: value for name, value in asked.items() if name != field}


ERRORS: list[tuple[Any, str, str]] = [
    ("", "bad_json", "line"),
    ("{", "bad_json", "line"),
    ("[]", "bad_json", "line"),
    ('"legal"', "bad_json", "line"),
    ("null", "bad_json", "line"),
    ({"rulebook": "online", "question": "weather"}, "unknown_question", "question"),
    (question("legal", question=7), "unknown_question", "question"),
    (question("legal", question=["legal"]), "unknown_question", "question"),
    (question("legal", rulebook="bridge"), "unknown_rulebook", "rulebook"),
    (question("legal", rulebook=5), "unknown_rulebook", "rulebook"),
    (question("legal", rulebook="../engine/rulebooks/online"), "unknown_rulebook", "rulebook"),
    (without(question("legal"), "question"), "missing_field", "question"),
    (without(question("legal"), "rulebook"), "missing_field", "rulebook"),
    (without(question("legal"), "contract"), "missing_field", "contract"),
    (without(question("legal"), "trick"), "missing_field", "trick"),
    (without(question("legal"), "hand"), "missing_field", "hand"),
    (without(question("score"), "card_points"), "missing_field", "card_points"),
    (without(question("score", "coinche"), "scoring"), "missing_field", "scoring"),
    (without(question("auction"), "buy_card"), "missing_field", "buy_card"),
    (without(question("raise"), "totals"), "missing_field", "totals"),
    (without(question("claim"), "claimer"), "missing_field", "claimer"),
    (without(question("solve"), "leader"), "missing_field", "leader"),
    (without(question("match"), "points"), "missing_field", "points"),
    (without(question("referee", "tournament"), "request"), "missing_field", "request"),
    (question("auction", "coinche", calls=["170H"], hands=None), "missing_field", "hands"),
    (question("legal", contract={"trump": "H", "buyer": 0}), "missing_field", "contract.mode"),
    (question("legal", contract={"mode": "hokum", "buyer": 0}), "missing_field", "contract.trump"),
    (question("legal", contract={"mode": "sun"}), "missing_field", "contract.buyer"),
    (question("score", "coinche", contract=HOKUM), "missing_field", "contract.bid"),
    (question("legal", hand=["1S"]), "bad_card", "hand[0]"),
    (question("legal", hand=["7S", "SA"]), "bad_card", "hand[1]"),
    (question("legal", hand=["6S"]), "bad_card", "hand[0]"),
    (question("legal", hand=[""]), "bad_card", "hand[0]"),
    (question("legal", hand=[7]), "bad_card", "hand[0]"),
    (question("legal", trick=["KS", None]), "bad_card", "trick[1]"),
    (question("claim", hands=[["7S"], ["8S"], ["9X"], ["9S"]]), "bad_card", "hands[2][0]"),
    (question("auction", buy_card="XX"), "bad_card", "buy_card"),
    (question("legal", contract="hokum"), "bad_field", "contract"),
    (question("legal", contract={**HOKUM, "mode": "trump"}), "bad_field", "contract.mode"),
    (question("legal", contract={**HOKUM, "buyer": 4}), "bad_field", "contract.buyer"),
    (question("legal", contract={**HOKUM, "buyer": -1}), "bad_field", "contract.buyer"),
    (question("legal", contract={**HOKUM, "buyer": True}), "bad_field", "contract.buyer"),
    (question("legal", contract={**HOKUM, "buyer": "0"}), "bad_field", "contract.buyer"),
    (question("legal", contract={**HOKUM, "buyer": 0.0}), "bad_field", "contract.buyer"),
    (question("legal", contract={**HOKUM, "level": 5}), "bad_field", "contract.level"),
    (question("legal", contract={**HOKUM, "level": True}), "bad_field", "contract.level"),
    (question("legal", contract={**HOKUM, "level": [2]}), "bad_field", "contract.level"),
    (question("legal", contract={**SUN, "level": 3}), "bad_field", "contract.level"),
    (question("legal", contract={**SUN, "level": "gahwa"}), "bad_field", "contract.level"),
    (question("legal", contract={**HOKUM, "closed": 1}), "bad_field", "contract.closed"),
    (question("legal", contract={**HOKUM, "bid": 100}), "bad_field", "contract.bid"),
    (question("legal", "coinche", contract={**HOKUM, "bid": 80}), "bad_field", "contract.bid"),
    (question("legal", "coinche", contract={**HOKUM, "bid": 95}), "bad_field", "contract.bid"),
    (question("legal", "coinche", contract={**HOKUM, "bid": 190}), "bad_field", "contract.bid"),
    (question("legal", "coinche", contract={**HOKUM, "bid": 100, "level": 3}), "bad_field", "contract.level"),
    (question("legal", "coinche", contract=SUN), "bad_field", "contract.mode"),
    (question("legal", hand="7S"), "bad_field", "hand"),
    (question("legal", trick={}), "bad_field", "trick"),
    (question("score", card_points=[162]), "bad_field", "card_points"),
    (question("score", card_points=[163, -1]), "bad_field", "card_points[0]"),
    (question("score", card_points=[100.0, 62]), "bad_field", "card_points[0]"),
    (question("score", tricks=[9, -1]), "bad_field", "tricks[0]"),
    (question("score", baloot=[1, 0]), "bad_field", "baloot"),
    (question("score", "coinche", baloot=[2, 0]), "bad_field", "baloot"),
    (question("score", "coinche", scoring="hard"), "bad_field", "scoring"),
    (question("auction", calls="pass"), "bad_field", "calls"),
    (question("auction", calls=["pass", "bridge"]), "bad_field", "calls[1]"),
    (question("auction", calls=[["pass"]]), "bad_field", "calls[0]"),
    (question("raise", contract={**HOKUM, "level": 2}), "bad_field", "contract.level"),
    (question("raise", raises=["redouble"]), "bad_field", "raises[0]"),
    (question("raise", totals=[0, "0"]), "bad_field", "totals[1]"),
    (question("claim", tricks_played=8), "bad_field", "tricks_played"),
    (question("claim", hands=TWO[:3]), "bad_field", "hands"),
    (question("claim", hands=[*TWO[:3], "8S"]), "bad_field", "hands[3]"),
    (question("referee", "tournament", request="prize"), "bad_field", "request"),
    (question("referee", "tournament", exposed="no"), "bad_field", "exposed"),
    (question("match", target=151), "bad_field", "target"),
    (question("match", target="152"), "bad_field", "target"),
    (question("match", "coinche", target=152), "bad_field", "target"),
    (question("legal", contract={**HOKUM, "trump": "X"}), "impossible_position", "contract.trump"),
    (question("legal", contract={**HOKUM, "trump": 1}), "impossible_position", "contract.trump"),
    (question("legal", hand=["7S", "7S"]), "impossible_position", "hand"),
    (question("legal", trick=["7S"], hand=["7S"]), "impossible_position", "hand"),
    (question("legal", hand=[]), "impossible_position", "hand"),
    (question("legal", trick=["7S", "8S", "9S", "TS"]), "impossible_position", "trick"),
    (question("winner", trick=["7S", "8S", "9S"]), "impossible_position", "trick"),
    (question("winner", trick=["7S", "8S", "9S", "7S"]), "impossible_position", "trick"),
    (question("projects", hand=["7S"]), "impossible_position", "hand"),
    (question("declarations", hands=TWO), "impossible_position", "hands"),
    (question("declarations", hands=[HANDS[0], HANDS[0], *HANDS[2:]]), "impossible_position", "hands"),
    (question("score", card_points=[100, 61]), "impossible_position", "card_points"),
    (question("score", tricks=[4, 3]), "impossible_position", "tricks"),
    (question("score", tricks=[8, 0]), "impossible_position", "tricks"),
    (question("score", baloot=[2, 2]), "impossible_position", "baloot"),
    (question("score", contract=SUN, card_points=[80, 50], baloot=[2, 0]), "impossible_position", "baloot"),
    (question("score", "coinche", projects=[2, 0]), "impossible_position", "projects"),
    (question("claim", tricks_played=5), "impossible_position", "hands"),
    (question("claim", hands=DOUBLED, tricks_played=7), "impossible_position", "hands"),
    (question("solve", hands=[["7S"], ["8S"], ["9S"], []]), "impossible_position", "hands"),
    (question("solve", trick=["7C"]), "impossible_position", "hands"),
    (question("solve", hands=[[], [], [], []]), "impossible_position", "hands"),
    (question("auction", "coinche", hands=TWO), "impossible_position", "hands"),
    (question("referee", "online"), "impossible_position", "rulebook"),
    (question("referee", "house"), "impossible_position", "rulebook"),
    (question("auction", calls=["pass", "ashkal"]), "illegal_call", "calls[1]"),
    (question("auction", "coinche", calls=["80H"]), "illegal_call", "calls[0]"),
    (question("raise", raises=["double", "four"]), "illegal_call", "raises[1]"),
]


def names() -> list[str]:
    return [f"{number}-{code}-{field}" for number, (_, code, field) in enumerate(ERRORS)]


@pytest.mark.parametrize(("asked", "code", "field"), ERRORS, ids=names())
def test_the_error_names_its_code_and_field(asked: Any, code: str, field: str) -> None:
    error = answer(asked if isinstance(asked, str) else json.dumps(asked))["error"]

    assert (code, field) == (error["code"], error["field"])
    assert error["message"]


def test_every_code_is_reached() -> None:
    assert {code for _, code, _ in ERRORS} == CODES


@pytest.mark.parametrize(
    ("asked", "at"),
    [
        (question("auction", calls=["sun", "pass"]), 1),
        (question("auction", "coinche", calls=["pass", "pass", "pass", "pass", "pass"]), 4),
        (question("raise", raises=["three"]), 0),
        (question("raise", raises=["double", "three", "four", "gahwa", "pass"]), 4),
    ],
)
def test_an_illegal_call_tells_where_and_why(asked: Question, at: int) -> None:
    error = answer(json.dumps(asked))["error"]

    assert error["code"] == "illegal_call"
    assert at == error["at"]
    assert isinstance(error["reason"], str)
    assert error["reason"]


def test_lower_case_and_10_are_understood() -> None:
    contract = {"mode": "hokum", "trump": "h", "buyer": 0}
    asked = question("legal", contract=contract, trick=["ks"], hand=["10H", "10s", "ah", "Td"])

    assert answer(json.dumps(asked)) == {
        "legal": ["TS"],
        "illegal": {"TH": "must_follow_suit", "AH": "must_follow_suit", "TD": "must_follow_suit"},
    }
    assert answer(json.dumps(question("auction", buy_card="10d", calls=["sun"])))["card_to"] == 0
    bid = answer(json.dumps(question("auction", "coinche", calls=["100h", "pass", "pass", "pass"])))
    assert bid["contract"]["trump"] == "H"


def test_a_card_in_both_spellings_is_the_same_card() -> None:
    error = answer(json.dumps(question("legal", trick=[], hand=["10H", "TH"])))["error"]

    assert error["code"] == "impossible_position"
