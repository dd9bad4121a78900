"""Every golden row gets the ruling it was worked out to get, and every clause has a proof."""

from __future__ import annotations

import json

import pytest

from engine import load, rulebooks
from engine.arbiter import answer
from tests.golden import test_deals
from tests.golden.rows import HERE, READINGS, RULES_THAT_DIFFER, Row, all_rows, missing, read

ROWS = all_rows()
CASES = list(read(HERE / "cases.jsonl"))

# Clauses nothing can be computed from, each with the reason.
NOT_COMPUTED = {
    "tournament:1.2": "table talk: the app has no voices to listen to",
    "tournament:7.5": "nobody can lift the buy card before the trump is named",
    "tournament:9.8": "table talk: a trump named by a forbidden word",
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_ruling_is_the_one_worked_out_by_hand(row: Row) -> None:
    ruling = answer(json.dumps(row.data["ask"]))

    assert missing(row.data.get("expect", {}), ruling) == [], row.data["clause"]
    if "expect" not in row.data or "error" not in row.data["expect"]:
        assert "error" not in ruling
    for field, items in row.data.get("expect_has", {}).items():
        assert set(items) - set(ruling[field]) == set(), row.data["clause"]
    for field, items in row.data.get("expect_lacks", {}).items():
        assert set(items) & set(ruling[field]) == set(), row.data["clause"]


@pytest.mark.parametrize("row", CASES, ids=lambda row: row.data["id"])
def test_the_ruling_is_the_one_the_cases_expect(row: Row) -> None:
    ruling = answer(json.dumps(row.data["ask"]))
    expected = dict(row.data["expect"])
    has, lacks = expected.pop("legal_has", None), expected.pop("legal_lacks", None)

    assert missing(expected, ruling) == []
    assert has is None or has in ruling["legal"]
    assert lacks is None or lacks not in ruling["legal"]


def test_every_row_asks_under_its_folders_rulebook_and_cites_a_clause_of_it() -> None:
    for row in ROWS:
        rules = load(row.rulebook)
        clauses = {*rules.clauses, *(load("online").clauses if row.rulebook != "coinche" else ())}

        assert row.name.split("/")[0] == row.rulebook
        assert row.data["clause"] in clauses, row.name
        assert row.data["why"], row.name
        assert {"expect", "expect_has", "expect_lacks"} & row.data.keys(), row.name


def test_no_row_stands_twice() -> None:
    asked = [json.dumps(row.data, sort_keys=True) for row in ROWS]

    assert len(set(asked)) == len(asked)


def _proofs() -> list[tuple[tuple[str, ...], tuple[str, ...], int | None]]:
    tests = vars(test_deals).values()
    return [test.proof for test in tests if hasattr(test, "proof")]


@pytest.mark.parametrize("id", rulebooks())
def test_every_clause_is_proved_or_listed_with_a_reason(id: str) -> None:
    proved = {row.data["clause"] for row in ROWS} | {c for clauses, _, _ in _proofs() for c in clauses}
    listed = {clause for clause in NOT_COMPUTED if clause.startswith(f"{id}:")}

    assert set(load(id).clauses) - proved - listed == set(), "no proof and no reason"
    assert listed - set(load(id).clauses) == set(), "listed, but no such clause"
    assert listed & proved == set(), "listed, but proved"


@pytest.mark.parametrize("id", rulebooks())
def test_every_rule_the_rulebooks_differ_on_is_proved_in_each(id: str) -> None:
    proved = {row.data["matrix"] for row in ROWS if row.rulebook == id and "matrix" in row.data}
    proved |= {d.partition(":")[2] for _, differs, _ in _proofs() for d in differs if d.startswith(f"{id}:")}

    assert proved == set(RULES_THAT_DIFFER)


def test_every_reading_is_proved() -> None:
    proved = {row.data["reading"] for row in ROWS if "reading" in row.data}
    proved |= {reading for _, _, reading in _proofs() if reading is not None}

    assert proved == set(READINGS)
