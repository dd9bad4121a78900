"""The learner's cookie: signed, kept, and replaced if it is not ours."""

from __future__ import annotations

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from lessons import learner
from lessons.assets import asset
from lessons.learner import COOKIE, SECRET, learner_of, new_cookie, secret
from tests.unit.server.asking import ask


def given() -> str:
    """A cookie as the school gives it to a new reader."""
    return ask("/").cookies[COOKIE].value


def test_a_new_reader_gets_an_id_that_the_school_knows_again() -> None:
    cookie = ask("/").cookies[COOKIE]

    assert learner_of({COOKIE: cookie.value})
    assert (cookie["path"], cookie["samesite"], cookie["httponly"]) == ("/", "Lax", True)
    assert int(cookie["max-age"]) == 365 * 24 * 3600
    assert not cookie["secure"]


def test_two_readers_are_two() -> None:
    assert learner_of({COOKIE: given()}) != learner_of({COOKIE: given()})


def test_by_https_the_cookie_goes_back_by_https_only() -> None:
    assert ask("/", x_forwarded_proto="https").cookies[COOKIE]["secure"]


def test_who_is_known_keeps_his_id() -> None:
    assert COOKIE not in ask("/play", cookie=f"a=b; {COOKIE}={given()}").cookies


FORGED = {
    "one letter changed": lambda cookie: cookie[:-2] + ("A" if cookie[-2] != "A" else "B") + cookie[-1],
    "no signature": lambda cookie: cookie.partition(".")[0],
    "another id": lambda cookie: "x" + cookie,
    "empty": lambda _: "",
    "too many parts": lambda _: "a.b.c",
    "no ASCII": lambda _: "é",
    "signed, but no id": lambda _: learner._signer().dumps({"id": "someone"}),
    "signed, but markup": lambda _: learner._signer().dumps("<script>alert(1)</script>"),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_a_forged_or_broken_cookie_is_replaced(forge: Callable[[str], str]) -> None:
    forged = forge(given())

    assert learner_of({COOKIE: forged}) is None
    assert learner_of({COOKIE: ask("/", cookie=f"{COOKIE}={forged}").cookies[COOKIE].value})


def test_only_pages_set_it() -> None:
    for path in (f"/{asset('house.css')}", "/_stcore/health", "/play/"):
        assert COOKIE not in ask(path).cookies


def test_a_cookie_of_another_secret_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    before = given()
    monkeypatch.setenv(SECRET, "another")

    assert learner_of({COOKIE: before}) is None


def test_without_a_secret_one_is_made_kept_and_found_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(SECRET)

    made = secret()
    learner._own.cache_clear()  # as in the next process

    kept = tmp_path / "baloot-school" / "secret"
    assert kept.read_text().strip() == made == secret()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert len(made) >= 32


def test_an_empty_secret_left_behind_is_made_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(SECRET)
    kept = tmp_path / "baloot-school" / "secret"
    kept.parent.mkdir()
    kept.touch()

    assert secret() == kept.read_text().strip() != ""


def test_where_nothing_can_be_kept_there_is_a_secret_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(SECRET)
    blocked = tmp_path / "a-file"
    blocked.touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))

    assert len(secret()) >= 32


def test_who_has_a_cookie_gets_no_new_one() -> None:
    assert new_cookie({COOKIE: given()}, is_secure=False) is None
