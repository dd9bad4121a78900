"""Kept boards in the store: what a code leads to, who may take one down, and what nobody can do."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import text

from lessons.progress import TooManyAttempts, open_store
from lessons.progress.codes import ALPHABET, WRONG, grouped
from lessons.progress.store import Store
from lessons.school import BoardTooLong, KeptBoard, NoSuchBoard, ShelfFull
from lessons.school.shelf import LONGEST_TEXT, MOST_BOARDS, Shelf
from tests.unit.progress.making import NOON, answered
from tests.unit.school.conftest import SECRET

TEXT = "baloot 1\nrulebook online\nboard 1\ntitle قبل القطع\n"
NOBODYS = "ZZZZ-ZZZZ-ZZZZ"
FUZZ = 300


@pytest.fixture(scope="session")
def shelf(new_url: Callable[[], str]) -> Shelf:
    """What many tests share, each with learners of its own."""
    return Shelf(open_store(new_url()).database, SECRET)


def kept(shelf: Shelf, learner: str, written: str = TEXT, title: str = "قبل القطع") -> str:
    return shelf.keep(f"{written}# {learner}", title, "online", learner, NOON)


def count(shelf: Shelf, code: str) -> int | None:
    with shelf._database.reading() as connection:
        return connection.scalar(text("SELECT count(*) FROM kept_boards WHERE code = :code"), {"code": code})


def test_a_kept_board_is_found_by_its_code_however_it_is_typed(shelf: Shelf, learner: str) -> None:
    code = kept(shelf, learner)

    for typed in (code, grouped(code), f" {code.lower()} ", code.replace("0", "o").replace("1", "l")):
        assert KeptBoard(code, f"{TEXT}# {learner}", False) == shelf.open(typed, f"{learner} too", NOON)
        assert shelf.open(typed, learner, NOON).is_own


def test_the_same_text_has_the_same_code_and_a_changed_board_another(shelf: Shelf, learner: str) -> None:
    code = kept(shelf, learner)

    assert code == kept(shelf, learner)
    assert 1 == len(shelf.list_of(learner))
    assert code != kept(shelf, learner, f"{TEXT} ")
    assert f"{TEXT}# {learner}" == shelf.open(code, learner, NOON).text


def test_a_code_is_no_guess_for_who_knows_the_text_alone(shelf: Shelf, learner: str) -> None:
    elsewhere = Shelf(shelf._database, "another school")

    assert kept(shelf, learner) != kept(elsewhere, learner)


def test_who_keeps_what_another_kept_changes_nothing_of_it(shelf: Shelf, learner: str) -> None:
    code, thief = kept(shelf, learner), f"{learner} too"

    assert code == shelf.keep(f"{TEXT}# {learner}", "mine", "house", thief, NOON)

    assert [("قبل القطع", "online")] == [(one.title, one.rulebook) for one in shelf.list_of(thief)]


def test_a_list_has_its_own_boards_the_newest_first(shelf: Shelf, learner: str) -> None:
    first, second = (
        shelf.keep(f"{learner} {n}", f"{n}", "online", learner, NOON + n * timedelta(hours=1)) for n in (1, 2)
    )
    kept(shelf, f"{learner} too")

    assert [second, first] == [one.code for one in shelf.list_of(learner)]
    shelf.keep(f"{learner} 1", "1", "online", learner, NOON + timedelta(days=1))
    assert [first, second] == [one.code for one in shelf.list_of(learner)]


def test_what_is_taken_off_the_last_list_is_forgotten(shelf: Shelf, learner: str) -> None:
    code, other = kept(shelf, learner), f"{learner} too"
    shelf.keep(f"{TEXT}# {learner}", "", "online", other, NOON)

    shelf.take_off(code, f"{learner} nobody")  # who has it not on his list takes nothing down
    shelf.take_off(code, learner)
    assert () == shelf.list_of(learner)
    assert code == shelf.open(code, learner, NOON).code

    shelf.take_off(code, other)
    assert 0 == count(shelf, code)
    with pytest.raises(NoSuchBoard):
        shelf.open(code, learner, NOON)


def test_who_is_forgotten_takes_along_what_nobody_else_keeps(shelf: Shelf, learner: str) -> None:
    store, other = Store(shelf._database), f"{learner} too"
    own, shared = kept(shelf, learner), shelf.keep(f"{learner} shared", "", "online", learner, NOON)
    shelf.keep(f"{learner} shared", "", "online", other, NOON)

    store.forget(learner)

    assert (0, 1) == (count(shelf, own), count(shelf, shared))
    assert [shared] == [one.code for one in shelf.list_of(other)]


def test_an_export_has_every_board_whole(shelf: Shelf, learner: str) -> None:
    code = kept(shelf, learner)

    exported = Store(shelf._database).export(learner)["boards"]

    assert [{"code": code, "kept_at": NOON.isoformat(), "text": f"{TEXT}# {learner}"}] == exported


@pytest.mark.parametrize("has_code", [True, False])
def test_a_list_goes_along_with_its_learner(shelf: Shelf, learner: str, has_code: bool) -> None:
    store, into = Store(shelf._database), f"{learner} elsewhere"
    own, shared = kept(shelf, learner), shelf.keep(f"{learner} shared", "", "online", learner, NOON)
    shelf.keep(f"{learner} shared", "", "online", into, NOON)
    store.record(learner, answered("1"))
    if has_code:
        store.new_code(learner, SECRET, NOON)

    store.merge(learner, into)

    assert {own, shared} == {one.code for one in shelf.list_of(into)}
    assert has_code is bool(shelf.list_of(learner))
    assert (1, 1) == (count(shelf, own), count(shelf, shared))


def test_wrong_codes_are_limited_and_ones_own_list_is_no_guess(shelf: Shelf, learner: str) -> None:
    others, own = kept(shelf, f"{learner} too"), kept(shelf, learner)
    for typed in ("", "4KQ-7M2", "<script>", "x" * 5000):  # no code at all: no guess either
        with pytest.raises(NoSuchBoard):
            shelf.open(typed, learner, NOON)
    for _ in range(WRONG):
        with pytest.raises(NoSuchBoard):
            shelf.open(NOBODYS, learner, NOON)

    with pytest.raises(TooManyAttempts):
        shelf.open(others, learner, NOON)
    assert own == shelf.open(own, learner, NOON).code
    assert others == shelf.open(others, f"{learner} who guessed nothing", NOON).code


def test_a_spoilt_code_leads_to_no_board(shelf: Shelf, learner: str) -> None:
    rng, code = Random("codes"), kept(shelf, learner)
    for n in range(FUZZ):
        spoilt = list(code)
        at = rng.randrange(len(spoilt))
        spoilt[at] = rng.choice([*set(ALPHABET) - {code[at]}, "'", "%", "\0", "\u202e", "é", "U", "''--", ""])
        with pytest.raises(NoSuchBoard):
            shelf.open("".join(spoilt), f"{learner} {n}", NOON + n * timedelta(hours=1))


def test_there_is_an_end_to_a_board_and_to_a_list(
    shelf: Shelf, learner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BoardTooLong):
        shelf.keep("x" * (LONGEST_TEXT + 1), "", "online", learner, NOON)
    assert MOST_BOARDS >= 100
    monkeypatch.setattr("lessons.school.shelf.MOST_BOARDS", 2)
    first, _ = (shelf.keep(f"{learner} {n}", "", "online", learner, NOON) for n in range(2))

    with pytest.raises(ShelfFull):
        shelf.keep(f"{learner} 3", "", "online", learner, NOON)
    assert first == shelf.keep(f"{learner} 0", "", "online", learner, NOON), "it is there already"


def test_a_board_is_not_lost_while_one_takes_it_off_and_another_takes_it_up(
    shelf: Shelf, learner: str
) -> None:
    written = f"{learner} shared"
    code = shelf.keep(written, "", "online", learner, NOON)

    def come_and_go(n: int) -> None:
        if n % 2:
            shelf.take_off(code, learner)
            shelf.keep(written, "", "online", learner, NOON)
        else:
            shelf.keep(written, "", "online", f"{learner} {n}", NOON)

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(come_and_go, range(24)))

    assert 12 == sum(bool(shelf.list_of(f"{learner} {n}")) for n in range(0, 24, 2))
    assert written == shelf.open(code, learner, NOON).text
