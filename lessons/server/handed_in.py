"""What a browser hands in by a POST, and the one word that tells it what stands in the way."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

UNKEPT = {"cache-control": "no-store"}


async def body_of(request: Request, longest: int) -> bytes:
    """Return what was sent; ValueError for more bytes than there may be."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise ValueError("too long")
    return body


def told(status: int, word: str, **headers: str) -> Response:
    """Return an answer of one word, that nobody keeps; a header's underscores are hyphens."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    return PlainTextResponse(word, status, UNKEPT | given)
