"""A browser goes on as another learner: by a ticket of its own, for a minute, and by nothing else."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from lessons import learner
from lessons.components.moving import ADDRESS
from lessons.learner import COOKIE, Move, cookie_of, learner_of, move_of, ticket_for
from lessons.progress import StoreUnavailable, close_stores, open_store
from lessons.progress.store import Store
from tests.unit.progress.making import answered
from tests.unit.server.asking import Answer, ask

HERE, THERE, SOMEBODY = "learner00001", "learner00002", "learner00003"


@pytest.fixture(autouse=True)
def _own_store(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    yield
    close_stores()


def cookie(of: str) -> str:
    """The cookie that the browser of a learner sends."""
    return cookie_of(of, is_secure=False).partition(";")[0]


def hand_in(
    ticket: str | bytes, of: str = HERE, root: str = "", method: str = "POST", **headers: str
) -> Answer:
    """Hand a ticket in from the browser of a learner."""
    body = ticket.encode() if isinstance(ticket, str) else ticket
    return ask(f"{root}/{ADDRESS}", method, root, body=body, cookie=f"a=b; {cookie(of)}", **headers)


def ticket(source: str = HERE, takes_along: bool = False) -> str:
    return ticket_for(Move(source, THERE, takes_along))


def refused(answer: Answer) -> tuple[int, str]:
    """What came back, without a cookie."""
    assert COOKIE not in answer.cookies
    return answer.status, answer.text


@pytest.mark.parametrize("root", ["", "/school"])
def test_a_ticket_makes_the_browser_another_learners(root: str) -> None:
    answer = hand_in(ticket(), root=root)

    set_cookie = answer.cookies[COOKIE]
    assert (204, b"") == (answer.status, answer.sent)
    assert THERE == learner_of({COOKIE: set_cookie.value})
    assert "no-store" == answer.header("cache-control")


def test_the_cookie_is_like_the_one_of_a_new_reader() -> None:
    given, new = hand_in(ticket()).cookies[COOKIE], ask("/").cookies[COOKIE]

    assert dict(new) == dict(given)
    assert given["httponly"]
    assert not given["secure"]
    assert hand_in(ticket(), x_forwarded_proto="https").cookies[COOKIE]["secure"]


def test_only_the_browser_it_was_made_for_can_hand_it_in() -> None:
    assert (403, "foreign") == refused(hand_in(ticket(), of=SOMEBODY))
    assert (403, "foreign") == refused(ask(f"/{ADDRESS}", "POST", body=ticket().encode()))


def test_once_used_it_is_no_longer_the_browsers_own() -> None:
    used = ticket()
    after = hand_in(used).cookies[COOKIE].value

    again = ask(f"/{ADDRESS}", "POST", body=used.encode(), cookie=f"{COOKIE}={after}")
    assert (403, "foreign") == refused(again)


def test_it_is_good_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    made, now = ticket(), time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + 59)
    assert 204 == hand_in(made).status
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + 62)
    assert (410, "expired") == refused(hand_in(made))


def of_another_secret() -> str:
    return URLSafeTimedSerializer("another", salt="baloot-school/move").dumps((HERE, THERE, False))


FORGED = {
    "nothing": b"",
    "no ticket": b"let me in",
    "no ASCII": "é".encode(),
    "no text": b"\xff\xfe",
    "very long": b"a" * 100_000,
    "a cookie of ours": learner.cookie_of(HERE, is_secure=False).partition(";")[0].encode(),
}


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_what_is_no_ticket_of_ours_is_refused(forged: bytes) -> None:
    assert (400, "unreadable") == refused(hand_in(forged))


def test_a_changed_ticket_or_one_of_another_secret_is_refused() -> None:
    whole = ticket()
    changed = ("A" if whole[3] != "A" else "B").join([whole[:3], whole[4:]])

    assert (400, "unreadable") == refused(hand_in(changed))
    assert (400, "unreadable") == refused(hand_in(of_another_secret()))
    signed_as_a_cookie = learner._signer().dumps([HERE, THERE, False])
    assert (400, "unreadable") == refused(hand_in(signed_as_a_cookie))


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "DELETE"])
def test_nothing_but_a_post_is_taken(method: str) -> None:
    answer = hand_in(ticket(), method=method)

    assert 405 == answer.status
    assert "POST" in answer.header("allow")
    assert COOKIE not in answer.cookies


def test_a_ticket_tells_what_it_was_made_of() -> None:
    for takes_along in (True, False):
        assert Move(HERE, THERE, takes_along) == move_of(ticket(takes_along=takes_along))


# --- what was done in the browser -----------------------------------------------------------------------


def test_what_was_done_goes_along_if_it_is_to() -> None:
    store = open_store()
    store.record(HERE, answered("mine"))
    store.record(THERE, answered("theirs"))

    assert 204 == hand_in(ticket(takes_along=True)).status

    assert ["mine", "theirs"] == sorted(event.token for event in store.events(THERE))
    assert () == store.events(HERE)


def test_else_it_stays_where_it_is() -> None:
    store = open_store()
    store.record(HERE, answered("mine"))

    assert 204 == hand_in(ticket()).status

    assert ["mine"] == [event.token for event in store.events(HERE)]
    assert () == store.events(THERE)


def test_nothing_is_taken_along_from_a_browser_that_is_refused() -> None:
    store = open_store()
    store.record(HERE, answered("mine"))

    assert 403 == hand_in(ticket(takes_along=True), of=SOMEBODY).status

    assert ["mine"] == [event.token for event in store.events(HERE)]


def test_without_the_store_the_browser_stays_who_it_is(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Store:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr("lessons.server.moving.open_store", fail)

    assert (503, "unavailable") == refused(hand_in(ticket(takes_along=True)))
    assert "out of reach" in caplog.text
