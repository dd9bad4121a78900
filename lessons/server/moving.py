"""The route by which a browser goes on as another learner.

A page can write no cookie that scripts may not read. So it makes a ticket, which the browser hands in here:
one that names whose browser this is, so that nobody else's can use it, and that is good for a minute.
"""

from __future__ import annotations

import logging

from anyio.to_thread import run_sync
from itsdangerous import BadSignature, SignatureExpired
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lessons.components.moving import ADDRESS
from lessons.learner import Move, cookie_of, learner_of, move_of
from lessons.progress import StoreUnavailable, open_store
from lessons.server.asked import asked
from lessons.server.handed_in import UNKEPT, body_of, told

LOG = logging.getLogger(__name__)
LONGEST = 1000  # bytes; a ticket has some 120


def moving_route(root: str) -> Route:
    """Return the route `learner/move` below the path under which the app is served; it takes a POST only."""

    class Moving(HTTPEndpoint):
        async def post(self, request: Request) -> Response:
            return await _answer(request, root)

    return Route(f"{root}/{ADDRESS}", Moving)


async def _answer(request: Request, root: str) -> Response:
    """Set the cookie of the learner that a ticket names; what stands in the way is told in one word."""
    try:
        move = move_of((await body_of(request, LONGEST)).decode("ascii"))
    except SignatureExpired:
        return told(410, "expired")
    except (BadSignature, ValueError):
        return told(400, "unreadable")
    if learner_of(request.cookies) != move.source:
        return told(403, "foreign")
    try:
        await run_sync(_take_along, move)
    except StoreUnavailable:
        LOG.exception("the store is out of reach")
        return told(503, "unavailable")
    answer = Response(status_code=204, headers=UNKEPT)
    answer.headers.append("set-cookie", cookie_of(move.target, asked(request.scope, root).is_secure))
    return answer


def _take_along(move: Move) -> None:
    if move.takes_along:
        open_store().merge(move.source, move.target)
