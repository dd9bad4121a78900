"""The live class on the server: the stream of a board, joining, answering, and what is refused."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lessons.learner import cookie_of
from lessons.progress import StoreUnavailable, close_stores
from lessons.progress.codes import WRONG
from lessons.school import Class, open_classes
from lessons.school.classes import Classes
from lessons.server.hub import Hub
from lessons.server.watching import watching
from lessons.settings import Settings
from tests.unit.server.asking import Answer, ask, run_alone, site
from tests.unit.server.listening import listening

NOW = datetime.now(UTC)  # the server forgets what is old by the clock it has
PUPIL, OTHER = "learner00001", "learner00002"
HOSTILE = (
    "<script>alert(1)</script>",
    "\u202e<img src=x onerror=alert(1)>",
    "=1+1",
    "😀\r\nid: 99\r\ndata: {}\r\n\r\n",
    '"}{"',
)


@pytest.fixture(autouse=True)
def _own_store(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    yield
    close_stores()


@pytest.fixture
def classes() -> Classes:
    return open_classes()


@pytest.fixture
def lesson(classes: Classes) -> tuple[Class, str]:
    return classes.open_class(NOW)


def cookie(of: str = PUPIL) -> str:
    return cookie_of(of, is_secure=False).partition(";")[0]


def post(path: str, sent: object, of: str | None = PUPIL, **headers: str) -> Answer:
    body = sent if isinstance(sent, bytes) else json.dumps(sent).encode()
    return ask(path, "POST", body=body, **({"cookie": cookie(of)} if of else {}), **headers)


def refused(answer: Answer) -> tuple[int, str]:
    assert "no-store" == answer.header("cache-control")
    return answer.status, answer.text


def asking(is_open: bool = True, id: str = "q1") -> str:
    return json.dumps({"ask": {"id": id, "open": is_open, "options": ["KS", "9H"]}})


# --- the stream -----------------------------------------------------------------------------------------


def test_the_board_comes_at_once_and_whenever_it_moves(classes: Classes, lesson: tuple[Class, str]) -> None:
    made, right = lesson
    classes.move(made.id, right, '{"title": "سبيت\\n<b>"}', 0, NOW)

    async def follow() -> None:
        hub = Hub()
        async with watching(hub), listening(site("", hub), f"/live/{made.shown}", cookie=cookie()) as heard:
            assert "text/event-stream" == heard.headers["content-type"].partition(";")[0]
            assert "no-store" == heard.headers["cache-control"]
            assert "content-encoding" not in heard.headers
            assert (1, {"title": "سبيت\n<b>", "version": 1, "ended": False}) == await heard.event()
            for version in (2, 3):
                await asyncio.to_thread(classes.move, made.id, right, f'{{"n": {version}}}', version - 1, NOW)
                assert (version, {"n": version, "version": version, "ended": False}) == await heard.event()
            assert 0 < heard.retry
            assert [] == heard.more()
            assert {made.id: 3} == hub.seen()
        assert {} == hub.seen()

    run_alone(follow)


@pytest.mark.parametrize(("last", "first"), [("", 2), ("1", 2), ("9", 2), ("x", 2), ("²", 2), ("2", 3)])
def test_who_comes_back_gets_the_newest_unless_he_has_it(
    classes: Classes, lesson: tuple[Class, str], last: str, first: int
) -> None:
    made, right = lesson
    for n in range(2):
        classes.move(made.id, right, "{}", n, NOW)

    async def follow() -> None:
        hub = Hub()
        async with watching(hub), listening(site("", hub), f"/live/{made.code}", last_event_id=last) as heard:
            await asyncio.to_thread(classes.move, made.id, right, "{}", 2, NOW)
            versions = [(await heard.event())[0]]
            while versions[-1] < 3:
                versions.append((await heard.event())[0])
            assert versions in ([first, 3], [3])  # the move may be the first that he sees
            assert sorted(set(versions)) == versions

    run_alone(follow)


def test_a_slow_reader_gets_only_the_newest(classes: Classes, lesson: tuple[Class, str]) -> None:
    made, right = lesson

    async def follow() -> None:
        hub = Hub()
        board = classes.board(made.id, right)
        with hub.following(board) as follower:
            assert board == await follower.newest(1)
            for n in range(5):
                classes.move(made.id, right, "{}", n, NOW)
                hub.put(classes.board(made.id, right))
            hub.put(board)  # late news of what was
            newest = await follower.newest(1)
            assert newest is not None
            assert 5 == newest.version
            assert await follower.newest(0.01) is None

    run_alone(follow)


def test_when_nothing_moves_the_line_is_kept_alive(
    lesson: tuple[Class, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lessons.server.live.BREATH", 0.02)

    async def follow() -> None:
        async with listening(site(), f"/live/{lesson[0].code}") as heard:
            assert 0 == (await heard.event())[0]
            while heard.comments < 2:
                await asyncio.sleep(0.01)
            assert [] == heard.more()

    run_alone(follow)


def test_a_board_is_made_once_for_all_who_see_the_same(classes: Classes, lesson: tuple[Class, str]) -> None:
    made, right = lesson
    shown: list[tuple[str, str]] = []

    def render(state: str, asked: Settings) -> str:
        shown.append((state, asked.language))
        return json.dumps({"lang": asked.language})

    async def follow() -> None:
        hub = Hub(render)
        app = site("", hub)

        async def one(lang: str, rulebook: str) -> None:
            path = f"/live/{made.code}?lang={lang}"
            async with listening(app, path, cookie=f"settings=rulebook:{rulebook}") as heard:
                for version in range(2):
                    id, event = await heard.event()
                    assert (version, lang) == (id, event["lang"])
                    if not version:
                        seen.append(lang)
                        if len(seen) == 8:
                            await asyncio.to_thread(classes.move, made.id, right, "[]", 0, NOW)

        seen: list[str] = []
        async with watching(hub):
            await asyncio.gather(*(one(lang, book) for lang in ("ar", "en") for book in ("a", "b", "c", "d")))

    run_alone(follow)
    assert [("[]", "ar"), ("[]", "en"), ("{}", "ar"), ("{}", "en")] == sorted(shown)


def test_a_board_that_cannot_be_shown_stops_nobody(
    lesson: tuple[Class, str], caplog: pytest.LogCaptureFixture
) -> None:
    def render(state: str, asked: Settings) -> str:
        raise ZeroDivisionError(state, asked)

    async def follow() -> None:
        async with listening(site("", Hub(render)), f"/live/{lesson[0].code}") as heard:
            assert (0, {"version": 0, "ended": False}) == await heard.event()

    run_alone(follow)
    assert "cannot be shown" in caplog.text


def test_when_the_class_is_over_it_is_told_and_nobody_comes_back(
    classes: Classes, lesson: tuple[Class, str]
) -> None:
    made, right = lesson

    async def follow() -> None:
        hub = Hub()
        app = site("", hub)
        async with watching(hub), listening(app, f"/live/{made.code}") as heard:
            await heard.event()
            await asyncio.to_thread(classes.end, made.id, right, NOW)
            assert (1, {"version": 1, "ended": True}) == await heard.event()
            while not heard.is_over:
                await asyncio.sleep(0.01)
        async with listening(app, f"/live/{made.code}", last_event_id="1") as heard:
            assert 204 == heard.start["status"]

    run_alone(follow)
    assert {"version": 1, "ended": True} == json.loads(ask(f"/live/{made.code}/now").text)


def test_when_the_server_ends_it_waits_for_nobody(lesson: tuple[Class, str]) -> None:
    async def follow() -> None:
        hub = Hub()
        async with listening(site("", hub), f"/live/{lesson[0].code}") as heard:
            await heard.event()
            hub.close()
            while not heard.is_over:
                await asyncio.sleep(0.01)

    run_alone(follow)


def test_a_store_that_was_away_is_watched_again(
    classes: Classes, lesson: tuple[Class, str], monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    made, right = lesson
    monkeypatch.setattr("lessons.server.watching.AGAIN", 0.02)
    newer, failures = Classes.newer, [True] * 3

    def fail(self: Classes, seen: dict[str, int]) -> object:
        if failures:
            failures.pop()
            raise StoreUnavailable("the disk is full")
        return newer(self, seen)

    monkeypatch.setattr(Classes, "newer", fail)

    async def follow() -> None:
        hub = Hub()
        async with watching(hub), listening(site("", hub), f"/live/{made.code}") as heard:
            await heard.event()
            await asyncio.to_thread(classes.move, made.id, right, "{}", 0, NOW)
            assert 1 == (await heard.event())[0]

    run_alone(follow)
    assert not failures
    assert 1 == caplog.text.count("out of sight")


# --- the fallback ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("root", ["", "/school"])
def test_who_cannot_hold_a_line_asks(classes: Classes, lesson: tuple[Class, str], root: str) -> None:
    made, right = lesson
    classes.move(made.id, right, asking(), 0, NOW)

    answer = ask(f"{root}/live/{made.shown.lower()}/now", root=root, cookie=cookie())

    assert (200, "application/json") == (answer.status, answer.header("content-type"))
    assert "no-store" == answer.header("cache-control")
    assert json.loads(asking()) | {"version": 1, "ended": False} == json.loads(answer.text)


def test_a_stream_is_no_page_of_the_school() -> None:
    for path in ("/live", "/live/", "/live/ZZZZZZ/more"):
        assert (404, "missing") == refused(ask(path))
    assert (404, "nobody") == refused(ask("/live/ZZZZZZ"))
    assert (404, "nobody") == refused(ask("/live/x/now"))


def test_the_head_of_a_stream_is_no_stream(lesson: tuple[Class, str]) -> None:
    answer = ask(f"/live/{lesson[0].code}", "HEAD")

    assert (200, b"") == (answer.status, answer.sent)
    assert answer.header("content-type").startswith("text/event-stream")


def test_who_guesses_codes_is_told_to_wait(lesson: tuple[Class, str]) -> None:
    for _ in range(WRONG):
        assert 404 == ask("/live/ZZZZZZ/now", cookie=cookie()).status
    for path in (f"/live/{lesson[0].code}", f"/live/{lesson[0].code}/now", "/live/ZZZZZZ"):
        answer = ask(path, cookie=cookie())
        assert (429, "wait") == refused(answer)
        assert 0 < int(answer.header("retry-after")) <= 15 * 60
    assert (429, "wait") == refused(post(f"/live/{lesson[0].code}/join", {"name": "سعد"}))
    assert 200 == ask(f"/live/{lesson[0].code}/now", cookie=cookie(OTHER)).status


# --- joining and answering ------------------------------------------------------------------------------


def test_a_pupil_joins_answers_and_is_told_what_he_answered(
    classes: Classes, lesson: tuple[Class, str]
) -> None:
    made, right = lesson
    joined = post(f"/live/{made.shown}/join", {"name": " سعد\u202e "}, sec_fetch_site="same-origin")
    assert (200, {"name": "سعد"}) == (joined.status, json.loads(joined.text))
    classes.move(made.id, right, asking(), 0, NOW)
    assert {"choice": None} == json.loads(ask(f"/live/{made.code}/answer", cookie=cookie()).text)

    answer = post(f"/live/{made.code}/answer", {"ask": "q1", "choice": "9H"}, origin="http://school.example")

    assert (200, {"ask": "q1", "choice": "9H"}) == (answer.status, json.loads(answer.text))
    assert {"choice": "9H"} == json.loads(ask(f"/live/{made.code}/answer", cookie=cookie()).text)
    assert [("سعد", "9H")] == [(one.pupil.name, one.choice) for one in classes.answers(made.id, right)]


def test_what_is_not_asked_any_more_is_not_taken(classes: Classes, lesson: tuple[Class, str]) -> None:
    made, right = lesson
    path = f"/live/{made.code}/answer"
    assert (403, "stranger") == refused(post(path, {"ask": "q1", "choice": "KS"}))
    assert (403, "stranger") == refused(ask(path, cookie=cookie()))
    assert (403, "stranger") == refused(ask(path))
    post(f"/live/{made.code}/join", {"name": "سعد"})
    classes.move(made.id, right, asking(is_open=False), 0, NOW)
    assert (409, "closed") == refused(post(path, {"ask": "q1", "choice": "KS"}))
    classes.end(made.id, right, NOW)
    assert (410, "ended") == refused(post(path, {"ask": "q1", "choice": "KS"}))
    assert (410, "ended") == refused(post(f"/live/{made.code}/join", {"name": "x"}, of=OTHER))


FOREIGN = {
    "another site": {"sec_fetch_site": "cross-site"},
    "a neighbour": {"sec_fetch_site": "same-site"},
    "another origin": {"origin": "http://evil.example"},
    "no origin at all": {"origin": "null"},
    "the port of another": {"origin": "http://school.example:99"},
}


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize("way", ["join", "answer"])
def test_only_pages_of_this_site_send_anything(
    lesson: tuple[Class, str], way: str, headers: dict[str, str]
) -> None:
    sent = {"name": "سعد", "ask": "q1", "choice": "KS"}
    assert (403, "foreign") == refused(post(f"/live/{lesson[0].code}/{way}", sent, **headers))


UNREADABLE = {
    "nothing": b"",
    "no JSON": b"name=me",
    "no object": b'["name"]',
    "no text": b"\xff\xfe",
    "too long": b'{"name": "' + b"a" * 10_000 + b'"}',
    "too deep": b"[" * 1900,
}


@pytest.mark.parametrize("body", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused(lesson: tuple[Class, str], body: bytes) -> None:
    for way in ("join", "answer"):
        assert (400, "unreadable") == refused(post(f"/live/{lesson[0].code}/{way}", body))


def test_without_a_cookie_nobody_joins(lesson: tuple[Class, str]) -> None:
    assert (403, "unknown") == refused(post(f"/live/{lesson[0].code}/join", {"name": "سعد"}, of=None))
    forged = post(f"/live/{lesson[0].code}/join", {"name": "x"}, of=None, cookie=f"learner={PUPIL}.x")
    assert (403, "unknown") == refused(forged)


@pytest.mark.parametrize("name", ["", " ", "\u202e", None, 7, ["x"]])
def test_a_name_is_needed(lesson: tuple[Class, str], name: object) -> None:
    assert (400, "name") == refused(post(f"/live/{lesson[0].code}/join", {"name": name}))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_text_and_reaches_no_other_pupil(
    classes: Classes, lesson: tuple[Class, str], name: str
) -> None:
    made, right = lesson
    joined = json.loads(post(f"/live/{made.code}/join", {"name": name}).text)["name"]

    (pupil,) = classes.pupils(made.id, right)
    assert joined == pupil.name
    assert not set("\u202e\r\n") & set(joined)
    assert name.strip()[:4] not in ask(f"/live/{made.code}/now").text


@pytest.mark.parametrize("note", HOSTILE)
def test_a_hostile_note_breaks_no_event(classes: Classes, lesson: tuple[Class, str], note: str) -> None:
    made, right = lesson
    classes.move(made.id, right, json.dumps({"note": note}, ensure_ascii=False), 0, NOW)

    async def follow() -> None:
        async with listening(site(), f"/live/{made.code}") as heard:
            assert (1, {"note": note, "version": 1, "ended": False}) == await heard.event()
            assert [] == heard.more()

    run_alone(follow)


@pytest.mark.parametrize("way", ["", "/now", "/join"])
@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_nothing_moves_a_board_over_the_wire(lesson: tuple[Class, str], way: str, method: str) -> None:
    assert 405 == ask(f"/live/{lesson[0].code}{way}", method, cookie=cookie()).status


def test_without_the_store_it_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> Classes:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr("lessons.server.live.open_classes", fail)

    for way in ("", "/now", "/answer"):
        assert (503, "unavailable") == refused(ask(f"/live/ZZZZZZ{way}", cookie=cookie()))
    assert (503, "unavailable") == refused(post("/live/ZZZZZZ/join", {"name": "سعد"}))
    assert "out of reach" in caplog.text
