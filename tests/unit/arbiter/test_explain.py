"""`--explain` gives every ruling its sentences, with the clauses they rest on."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.golden.rows import all_rows
from tests.unit.arbiter.questions import ASKED, all_questions

CLAUSE = re.compile(r"\b(online|house|primer|tournament|coinche)[: ][0-9]+\.[0-9]+")
ISOLATES = re.compile("[\u2066-\u2069]")


def explained(repo: Path, language: str, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "engine", "ask", "--explain", language]
    given = "".join(json.dumps(question) + "\n" for question in asked).encode()
    environment = {**os.environ, "PYTHONPATH": str(repo)}
    done = subprocess.run(command, input=given, capture_output=True, cwd=repo, env=environment, check=False)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("language", ["ar", "en"])
def test_every_kind_of_question_is_explained_with_a_clause(repo: Path, language: str) -> None:
    rows = [row.data["ask"] for row in all_rows() if "error" not in row.data.get("expect", {})]
    asked = [*all_questions(), *rows]
    found = explained(repo, language, asked)
    kinds = set()

    assert len(asked) == len(found)
    for question, ruling in zip(asked, found, strict=True):
        because = ruling.get("because")
        assert because, question
        assert isinstance(because, list), question
        assert all(isinstance(sentence, str) and sentence for sentence in because), question
        assert any(CLAUSE.search(ISOLATES.sub("", sentence)) for sentence in because), (question, because)
        kinds.add(question["question"])
    assert set(ASKED) == kinds


def test_a_language_that_is_not_there_is_named(repo: Path) -> None:
    command = [sys.executable, "-m", "engine", "ask", "--explain", "xx"]
    environment = {**os.environ, "PYTHONPATH": str(repo)}
    done = subprocess.run(command, input=b"", capture_output=True, cwd=repo, env=environment, check=False)

    assert done.returncode != 0
    assert b"Traceback" not in done.stderr
    assert done.stdout == b""
