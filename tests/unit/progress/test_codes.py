"""Codes: read aloud, typed anyhow, kept only as a hash, and not to be guessed."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from sqlalchemy import inspect, text

from lessons.progress import TooManyAttempts
from lessons.progress.codes import ALPHABET, LENGTH, WINDOW, WRONG, WRONG_OF_ALL, draw, hashed, normalised
from lessons.progress.store import Store
from tests.unit.progress.making import NOON, answered

SECRET = "a secret of the tests"
NOBODYS = "0000-0000-0000"


def test_a_code_has_no_lookalikes_and_enough_chance() -> None:
    drawn = [draw() for _ in range(200)]

    assert 200 == len(set(drawn))
    assert set(ALPHABET) | {"-"} == set("".join(drawn))
    assert not set("ILOU") & set(ALPHABET)
    assert {(4, 4, 4)} == {tuple(len(group) for group in code.split("-")) for code in drawn}
    assert LENGTH * math.log2(len(ALPHABET)) >= 55


@pytest.mark.parametrize(
    "typed",
    [
        "4KQ7-M2X0-9T1A",
        " 4kq7 m2xo 9tia ",
        "4KQ7M2XO9TLA",
        "٤KQ٧-M٢X٠-٩T١A",
        "۴kq۷ m۲x۰ ۹t۱a",
        "\u2067４ＫＱ７\u2013Ｍ２Ｘ０ \u20149t1a\u2069",
    ],
)
def test_a_code_may_be_typed_anyhow(typed: str) -> None:
    assert "4KQ7M2X09T1A" == normalised(typed)


@pytest.mark.parametrize(
    "typed", ["", "4KQ7-M2X0-9T1", "4KQ7-M2X0-9T1AA", "4KQ7-M2X0-9T1U", "4KQ7-M2X0-9T1ب"]
)
def test_what_is_no_code_is_none(typed: str) -> None:
    assert normalised(typed) is None


def test_a_hash_needs_the_secret_and_the_purpose() -> None:
    assert hashed("A", SECRET) == hashed("A", SECRET)
    assert 3 == len({hashed("A", SECRET), hashed("A", "another"), hashed("A", SECRET, "who")})


def test_a_code_finds_its_learner(store: Store, learner: str) -> None:
    assert not store.has_code(learner)
    code = store.new_code(learner, SECRET, NOON)

    assert store.has_code(learner)
    assert learner == store.learner_of_code(code.lower().replace("-", " "), learner, SECRET, NOON)
    assert store.learner_of_code(code, learner, "another secret", NOON) is None


def test_a_new_code_makes_the_old_one_void(store: Store, learner: str) -> None:
    old, new = (store.new_code(learner, SECRET, NOON) for _ in range(2))

    assert store.learner_of_code(old, learner, SECRET, NOON) is None
    assert learner == store.learner_of_code(new, learner, SECRET, NOON)


def test_only_a_hash_is_kept(new_store: Store, learner: str) -> None:
    new_store.record(learner, answered("one"))
    code = new_store.new_code(learner, SECRET, NOON)
    new_store.learner_of_code(NOBODYS, "203.0.113.7", SECRET, NOON)
    with new_store._database.reading() as connection:
        tables = inspect(connection).get_table_names()
        kept = [str(row) for name in tables for row in connection.execute(text(f"SELECT * FROM {name}"))]

    assert len(kept) >= 4
    assert any(hashed(normalised(code) or "", SECRET) in row for row in kept)
    for row in kept:
        assert code not in row and code.replace("-", "") not in row
        assert "203.0.113.7" not in row


def guess(store: Store, who: str, minutes: float = 0, code: str = NOBODYS) -> str | None:
    """Try a code, some minutes after noon."""
    return store.learner_of_code(code, who, SECRET, NOON + timedelta(minutes=minutes))


def test_who_guessed_too_often_waits_until_the_first_guess_is_old(store: Store, learner: str) -> None:
    code = store.new_code(learner, SECRET, NOON)
    for minute in range(WRONG):
        assert guess(store, learner, minute) is None
    for typed in (NOBODYS, code):
        with pytest.raises(TooManyAttempts) as refused:
            guess(store, learner, 10, typed)
        assert NOON + WINDOW == refused.value.until

    assert learner == guess(store, f"{learner}'s friend", 10, code)
    assert learner == guess(store, learner, 15, code)
    assert guess(store, learner, 15) is None
    with pytest.raises(TooManyAttempts):
        guess(store, learner, 15, code)


def test_a_right_code_clears_no_count(store: Store, learner: str) -> None:
    code = store.new_code(learner, SECRET, NOON)
    for _ in range(WRONG):
        assert learner == guess(store, learner, 0, code)
        assert guess(store, learner) is None
    with pytest.raises(TooManyAttempts):
        guess(store, learner, 0, code)


def test_what_is_no_code_is_no_guess(store: Store, learner: str) -> None:
    for _ in range(WRONG + 1):
        assert guess(store, learner, 0, "4KQ7") is None
    assert guess(store, learner) is None


def test_all_together_have_a_limit_too(new_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert WRONG < WRONG_OF_ALL
    monkeypatch.setattr("lessons.progress.guessing.WRONG_OF_ALL", 7)
    for n in range(7):
        assert guess(new_store, f"from {n}") is None
    with pytest.raises(TooManyAttempts):
        guess(new_store, "from elsewhere")
    assert guess(new_store, "from elsewhere", 15) is None


def test_guesses_at_the_same_moment_are_all_counted(store: Store, learner: str) -> None:
    def one(_: int) -> bool:
        try:
            return guess(store, learner) is None
        except TooManyAttempts:
            return False

    with ThreadPoolExecutor(8) as threads:
        assert WRONG == sum(threads.map(one, range(2 * WRONG)))


def test_old_guesses_are_not_kept(new_store: Store) -> None:
    guess(new_store, "a")
    guess(new_store, "b", 40)
    with new_store._database.reading() as connection:
        assert 1 == connection.scalar(text("SELECT count(*) FROM attempts"))
