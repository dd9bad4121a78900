"""The routes of the live class: the board as a stream of events, the same by asking, joining, answering.

`live/CODE` sends the state of the board at once and whenever it moves (server-sent events, whose `id` is its
version); `live/CODE/now` answers with it once. `live/CODE/join` takes a name, `live/CODE/answer` an answer,
from the browser whose cookie says who he is. Nothing here moves a board.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from random import randint
from typing import Any, TypeAlias

from anyio.to_thread import run_sync
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Send

from lessons.learner import learner_of
from lessons.progress import StoreUnavailable, TooManyAttempts
from lessons.school import (
    Board,
    ClassEnded,
    ClassFull,
    NoName,
    NoSuchClass,
    NotAPupil,
    NotOpen,
    open_classes,
)
from lessons.school.refusals import Refused
from lessons.server.asked import asked
from lessons.server.handed_in import UNKEPT, body_of, told
from lessons.server.hub import Hub
from lessons.settings import Settings

LOG = logging.getLogger(__name__)
LONGEST = 2000  # bytes; a name or an answer has some 200
BREATH = 15  # seconds after which something is sent, so that no proxy thinks the line dead
RETRY = (700, 1700)  # milliseconds until a browser comes again, not all at once
STATUS: dict[type[Refused], int] = {
    NoName: 400,
    NotAPupil: 403,
    NoSuchClass: 404,
    ClassFull: 409,
    NotOpen: 409,
    ClassEnded: 410,
}

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
Take: TypeAlias = Callable[[str, str, dict[str, Any]], dict[str, str]]


def live_routes(root: str, hub: Hub) -> list[Route]:
    """Return the routes `live/…` below the path under which the app is served."""
    here = f"{root}/live/{{code}}"
    ways: tuple[tuple[str, Answer, str], ...] = (
        ("", partial(_stream, hub=hub, root=root), "GET"),
        ("/now", partial(_now, hub=hub, root=root), "GET"),
        ("/answer", _given, "GET"),
        ("/answer", partial(_take_in, _answer, root), "POST"),
        ("/join", partial(_take_in, _join, root), "POST"),
    )
    routes = [Route(here + path, _or_told(answer), methods=[method]) for path, answer, method in ways]
    return [*routes, Route(f"{root}/live", _nowhere), Route(f"{root}/live/{{rest:path}}", _nowhere)]


async def _nowhere(_: Request) -> Response:
    return told(404, "missing")


def _or_told(answer: Answer) -> Answer:
    """Tell in one word what stands in the way."""

    async def answered(request: Request) -> Response:
        try:
            return await answer(request)
        except Refused as refused:
            return told(STATUS[type(refused)], refused.word)
        except TooManyAttempts as limited:
            seconds = int((limited.until - datetime.now(UTC)).total_seconds()) + 1
            return told(429, "wait", retry_after=str(max(1, seconds)))
        except StoreUnavailable:
            LOG.exception("the store is out of reach")
            return told(503, "unavailable")

    return answered


# --- following ------------------------------------------------------------------------------------------


async def _stream(request: Request, hub: Hub, root: str) -> Response:
    board = await _followed(request)
    last = request.headers.get("last-event-id", "")
    sent = int(last) if last.isascii() and last.isdecimal() and len(last) < 10 else -1
    if board.has_ended and sent == board.version:
        return Response(status_code=204, headers=UNKEPT)  # a browser that gets this comes no more
    if request.method == "HEAD":
        return Response(headers=UNKEPT, media_type="text/event-stream")
    return _Events(hub, board, sent, asked(request.scope, root).settings)


async def _now(request: Request, hub: Hub, root: str) -> Response:
    board = await _followed(request)
    look = await hub.look(board, asked(request.scope, root).settings)
    return Response(look, headers=UNKEPT, media_type="application/json")


async def _followed(request: Request) -> Board:
    learner = learner_of(request.cookies)
    who = learner or (request.client.host if request.client else "")
    code, now = request.path_params["code"], datetime.now(UTC)
    return await run_sync(lambda: open_classes().follow(code, learner, who, now))


class _Events(StreamingResponse):
    """The stream of one reader: it lasts until he hangs up, the class is over or the server ends."""

    def __init__(self, hub: Hub, board: Board, sent: int, settings: Settings) -> None:
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}  # no proxy holds it back either
        super().__init__((), headers=headers, media_type="text/event-stream")
        self._hub, self._board, self._sent, self._settings = hub, board, sent, settings

    async def stream_response(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        with self._hub.following(self._board, self._sent) as follower:
            await _part(send, b"retry: %d\n\n" % randint(*RETRY))
            while not follower.is_over:
                board = await follower.newest(BREATH)
                if board is None:
                    await _part(send, b":\n\n")
                else:
                    look = await self._hub.look(board, self._settings)
                    await _part(send, b"id: %d\ndata: %b\n\n" % (board.version, look))
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _part(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


# --- joining and answering ------------------------------------------------------------------------------


async def _take_in(take: Take, root: str, request: Request) -> Response:
    """Take in what a pupil's browser sends: from this site, by somebody known, a small JSON object."""
    if not _is_from_here(request, root):
        return told(403, "foreign")
    learner = learner_of(request.cookies)
    if learner is None:
        return told(403, "unknown")
    try:
        sent = json.loads(await body_of(request, LONGEST))
    except (ValueError, RecursionError):
        return told(400, "unreadable")
    if not isinstance(sent, dict):
        return told(400, "unreadable")
    taken = await run_sync(take, request.path_params["code"], learner, sent)
    return JSONResponse(taken, headers=UNKEPT)


def _join(code: str, learner: str, sent: dict[str, Any]) -> dict[str, str]:
    _, name = open_classes().join(code, learner, _text(sent, "name"), datetime.now(UTC))
    return {"name": name}


def _answer(code: str, learner: str, sent: dict[str, Any]) -> dict[str, str]:
    ask, choice = _text(sent, "ask"), _text(sent, "choice")
    open_classes().answer(code, learner, ask, choice, datetime.now(UTC))
    return {"ask": ask, "choice": choice}


async def _given(request: Request) -> Response:
    """Tell a pupil what he answered to the question that is asked, should his page have begun anew."""
    learner = learner_of(request.cookies)
    if learner is None:
        raise NotAPupil
    code = request.path_params["code"]
    choice = await run_sync(lambda: open_classes().answer_of(code, learner))
    return JSONResponse({"choice": choice}, headers=UNKEPT)


def _text(sent: dict[str, Any], name: str) -> str:
    value = sent.get(name)
    return value if isinstance(value, str) else ""


def _is_from_here(request: Request, root: str) -> bool:
    """Whether a page of this site sends it. A browser says so; who is none has no cookie to misuse."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return request.headers.get("origin") in (None, asked(request.scope, root).origin)
