"""Lines in, lines out: ids, order, blank lines, exit status, and nothing else printed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.arbiter import answer, answers
from tests.unit.arbiter.questions import all_questions, question

GOOD = json.dumps(question("legal", id="good")).encode()
BAD = b'{"question": "weather", "rulebook": "online", "id": "bad"}'


def ask(repo: Path, given: bytes, *options: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(repo), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "engine", "ask", *options]
    return subprocess.run(command, input=given, capture_output=True, cwd=repo, env=environment, check=False)


def rulings(done: subprocess.CompletedProcess[bytes]) -> list[dict[str, object]]:
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("id", ["a", "", "بلوت", 7, 7.5, True, None, [1, {"a": None}], {"n": 1}])
def test_an_id_is_echoed_as_it_was_given(id: object) -> None:
    assert answer(json.dumps(question("match", id=id)))["id"] == id
    assert answer(json.dumps({"id": id, "question": "weather"}))["id"] == id


def test_no_id_no_echo() -> None:
    assert "id" not in answer(json.dumps(question("match")))


@pytest.mark.parametrize("id", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_number_json_does_not_have_is_not_printed(id: str) -> None:
    ruling = answer(f'{{"id": {id}, "question": "weather", "rulebook": "online"}}')

    json.dumps(ruling, allow_nan=False)


def test_rulings_come_in_the_order_of_the_questions() -> None:
    lines = [json.dumps(question("match", id=number)).encode() for number in range(20)]

    assert list(range(20)) == [ruling["id"] for ruling in answers(lines)]


def test_blank_lines_are_skipped() -> None:
    found = list(answers([b"\n", GOOD + b"\r\n", b"", b"  \t\n", BAD, b"\n"]))

    assert [ruling["id"] for ruling in found] == ["good", "bad"]


def test_a_byte_order_mark_is_no_part_of_the_question() -> None:
    assert "legal" in next(answers([b"\xef\xbb\xbf" + GOOD]))


def test_every_question_under_every_rulebook_gets_a_ruling(repo: Path) -> None:
    asked = all_questions()
    done = ask(repo, b"".join(json.dumps(question).encode() + b"\n" for question in asked))
    found = rulings(done)

    assert len(asked) == len(found)
    assert not [ruling for ruling in found if "error" in ruling]
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("given", "status", "count"),
    [
        (b"", 0, 0),
        (b"\n\n", 0, 0),
        (GOOD + b"\n", 0, 1),
        (GOOD, 0, 1),
        (BAD + b"\n", 1, 1),
        (GOOD + b"\n" + BAD + b"\n" + GOOD + b"\n", 1, 3),
        (b"\xff\xfe\x00\n" + GOOD + b"\n", 1, 2),
    ],
)
def test_the_exit_status_tells_whether_every_line_got_a_ruling(
    repo: Path, given: bytes, status: int, count: int
) -> None:
    done = ask(repo, given)

    assert status == done.returncode
    assert count == len(rulings(done))


def test_a_bad_line_does_not_stop_those_after_it(repo: Path) -> None:
    done = ask(repo, b"{\n" + BAD + b"\n[]\n" + GOOD + b"\n")

    assert ["legal" in ruling for ruling in rulings(done)] == [False, False, False, True]


def test_arabic_and_lone_surrogates_in_an_id_are_printed_as_one_line_each(repo: Path) -> None:
    given = json.dumps(question("match", id="حكم")).encode() + b"\n" + b'{"id": "\\ud800\\n"}\n'
    first, second = rulings(ask(repo, given))

    assert first["id"] == "حكم"
    assert second["id"] == "\ud800\n"


def test_a_clubs_own_rulebook_answers(repo: Path) -> None:
    ruff = question("legal", "ffb", trick=["AD", "9H"], hand=["AH", "7H", "8C"])
    done = ask(repo, json.dumps(ruff).encode(), "--rulebooks", "tests/rulebooks")

    # The club's own: none of the trumps would win, so anything goes.
    assert rulings(done) == [{"legal": ["AH", "7H", "8C"], "illegal": {}}]
    assert done.returncode == 0


def test_without_its_folder_a_clubs_rulebook_is_unknown() -> None:
    assert answer(json.dumps(question("legal", "ffb")))["error"]["code"] == "unknown_rulebook"


def test_a_club_folder_keeps_the_five(repo: Path) -> None:
    done = ask(repo, GOOD, "--rulebooks", "tests/rulebooks")

    assert done.returncode == 0
