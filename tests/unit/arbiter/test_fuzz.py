"""Whatever the line, one JSON object comes back: a ruling, or an error of the list. Nothing is raised."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from engine.arbiter import answer, answers
from tests.strategies import LAW
from tests.unit.arbiter.questions import ASKED, BOOKS, CODES, Question, all_questions, question

RULINGS = {
    "legal": {"legal", "illegal"},
    "winner": {"winner", "card_points"},
    "projects": {"projects", "baloot"},
    "declarations": {"winner", "points", "baloot"},
    "score": {"points", "outcome", "kaboot"},
    "auction": {"status"},
    "raise": {"legal", "by", "level", "closed"},
    "claim": {"allowed", "valid"},
    "solve": {"cards"},
    "referee": {"verdict"},
    "match": {"totals", "winner"},
}
QUESTIONS = all_questions()

text = st.text(st.characters(codec=None, categories=None), max_size=12)  # lone surrogates too
words = st.sampled_from(
    ["7S", "10H", "jh", "KH!", "S", "h", "sun", "hokum", "pass", "hokum:S", "100H", "capotD", "gahwa"]
)
odd = st.sampled_from([*BOOKS, *ASKED, "\x00", "\ud800", "७S", "7ſ", "", "+AS.KS", "NaN", "easy"])
huge = st.sampled_from([-1, 2**31, 2**64, -(10**30), 10**4000])
finite = st.floats(allow_nan=False, allow_infinity=False)
special = st.sampled_from([float("nan"), float("inf"), float("-inf"), -0.0, 1e308])
plain = st.one_of(st.none(), st.booleans(), st.integers(-3, 200), huge, finite, text, words, odd)
junk = st.recursive(
    plain | special,
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(text | words, inner, max_size=4),
    max_leaves=12,
)
ids = st.recursive(plain, lambda inner: st.lists(inner, max_size=3), max_leaves=4)


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return every place in a question: fields, fields of fields, items of lists."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return ([path] if path else []) + [
        place for key, child in inside for place in places(child, (*path, key))
    ]


@st.composite
def broken(draw: st.DrawFn) -> Question:
    """Draw a good question with one to three places deleted, replaced, doubled or added to."""
    asked: Any = deepcopy(draw(st.sampled_from(QUESTIONS)))
    if draw(st.booleans()):
        asked["id"] = draw(ids)
    for _ in range(draw(st.integers(1, 3))):
        *path, last = draw(st.sampled_from([p for p in places(asked) if p[0] != "id"] or [("rulebook",)]))
        inside = asked
        for key in path:
            inside = inside[key]
        match draw(st.sampled_from(["delete", "replace", "replace", "deep", "double", "other", "add"])):
            case "delete" if not (isinstance(inside, dict) and last not in inside):
                del inside[last]
            case "deep":
                inside[last] = nested(draw(st.sampled_from([1, 5, 200])))
            case "double" if isinstance(inside, list):
                inside.insert(draw(st.integers(0, len(inside))), deepcopy(inside[last]))
            case "other":
                kind = draw(st.sampled_from([*BOOKS, *ASKED]))
                asked["rulebook" if kind in BOOKS else "question"] = kind
            case "add" if isinstance(inside, dict):
                inside[draw(text | words)] = draw(junk)
            case _:
                inside[last] = draw(junk)
    return asked


def check(ruling: object, kind: object) -> None:
    """Assert that this is one answer of the interface, and that it can be written as JSON."""
    assert isinstance(ruling, dict)
    if "error" in ruling:
        assert {"error"} <= set(ruling) <= {"id", "error"}
        error = ruling["error"]
        assert error["code"] in CODES
        assert isinstance(error["field"], str)
        assert error["field"]
        assert isinstance(error["message"], str)
        assert ("at" in error) == ("reason" in error) == (error["code"] == "illegal_call")
    else:
        assert isinstance(kind, str)
        assert RULINGS[kind] <= set(ruling)
    written = json.dumps(ruling, allow_nan=False)
    assert "\n" not in written
    assert json.loads(written).keys() == ruling.keys()


@LAW
@given(broken())
@example({**question("legal"), "contract": nested(300)})
@example({**question("legal"), "hand": ["7S"] * 20_000})
@example({**question("legal"), "hand": ["7" * 200_000]})
@example({**question("auction"), "calls": ["pass"] * 5_000})
@example({**question("auction", "coinche"), "calls": ["9" * 5_000 + "H"]})
@example({**question("match"), "totals": [10**4000, 0]})
def test_a_broken_question_gets_an_error_or_a_ruling(asked: Question) -> None:
    ruling = answer(json.dumps(asked))

    check(ruling, asked.get("question"))
    if ruling.get("error", {}).get("code") != "bad_json":  # NaN is no JSON: such a line has no id to echo
        assert ruling.get("id", "none") == asked.get("id", "none")


@LAW
@given(st.data())
def test_broken_bytes_get_an_error_or_a_ruling(data: st.DataObject) -> None:
    asked = data.draw(st.sampled_from(QUESTIONS))
    line = bytearray(json.dumps(asked).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(line)))
        end = min(len(line), start + data.draw(st.integers(0, 12)))
        line[start:end] = data.draw(st.binary(max_size=6))
    found = list(answers([bytes(line)]))

    assert len(found) <= 1
    for ruling in found:
        if "error" not in ruling:
            kind = json.loads(bytes(line).decode(errors="replace").removeprefix("\ufeff"))["question"]
            check(ruling, kind)
        else:
            assert ruling["error"]["code"] in CODES


@LAW
@given(st.binary(max_size=80))
@example(b"\x00")
@example(b"\xff\xfe{\x00}\x00")
@example(b"[" * 100_000)
@example(b'{"id":' * 50_000)
@example(b'{"id": ' + b"9" * 100_000 + b"}")
@example(b'{"id": "' + b"x" * 2_000_000 + b'"}')
def test_noise_gets_an_error(line: bytes) -> None:
    for ruling in answers([line]):
        assert ruling["error"]["code"] in CODES


def test_any_depth_of_nesting_is_survived() -> None:
    for depth in (100, 500, 900, 950, 980, 990, 1000, 3000, 100_000):
        line = '{"id": ' + "[" * depth + "]" * depth + ', "question": "weather", "rulebook": "online"}'
        ruling = answer(line)

        assert ruling["error"]["code"] in {"bad_json", "unknown_question"}
        json.dumps(ruling)
