"""The championship's table of when the buyers lose: swept out of the procedure, compared with the text's."""

from __future__ import annotations

import json

import pytest

from engine.arbiter import answer

# Mode, the others' project, the fewest card points with which they beat the buyers, where it is a tie.
# The ties the text does not name follow from the procedure: sra and hundred in hokum, sra in sun.
TABLE = [
    ("sun", "none", 66, 65),
    ("hokum", "none", 82, 81),
    ("sun", "sra", 56, 55),
    ("hokum", "sra", 72, 71),
    ("sun", "fifty", 41, 40),
    ("hokum", "fifty", 56, None),
    ("sun", "hundred", 16, 15),
    ("hokum", "hundred", 32, 31),
]
WORTH = {
    "sun": {"none": 0, "sra": 4, "fifty": 10, "hundred": 20},
    "hokum": {"none": 0, "sra": 2, "fifty": 5, "hundred": 10},
}
TOTAL = {"sun": 130, "hokum": 162}


def outcomes(mode: str, project: str) -> list[str]:
    """Return how the deal ends for the buyers, by the card points of the others."""
    contract = {"mode": mode, "buyer": 0} | ({"trump": "S"} if mode == "hokum" else {})
    ask = {
        "rulebook": "tournament",
        "question": "score",
        "contract": contract,
        "tricks": [4, 4],
        "baloot": [0, 0],
    }
    found = []
    for others in range(TOTAL[mode] + 1):
        asked = ask | {"card_points": [TOTAL[mode] - others, others], "projects": [0, WORTH[mode][project]]}
        found.append(answer(json.dumps(asked))["outcome"])
    return found


@pytest.mark.parametrize(("mode", "project", "beaten_at", "tie_at"), TABLE)
def test_the_procedure_gives_the_table(mode: str, project: str, beaten_at: int, tie_at: int | None) -> None:
    made = beaten_at if tie_at is None else tie_at
    expected = ["made"] * made + ["tied"] * (beaten_at - made) + ["failed"] * (TOTAL[mode] + 1 - beaten_at)

    assert outcomes(mode, project) == expected
