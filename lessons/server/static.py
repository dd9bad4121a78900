"""The route of our own static files: packed once, kept by the browser for good under their version."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from lessons.assets import PREFIX, stored
from lessons.server.compression import accepts_gzip

FOR_GOOD = "public, max-age=31536000, immutable"


def static_route(root: str) -> Route:
    """Return the route `app/static/…` below the path under which the app is served."""
    return Route(f"{root}/{PREFIX}{{name:path}}", _send, methods=["GET"])


async def _send(request: Request) -> Response:
    try:
        found = stored(request.path_params["name"])
    except KeyError:
        return PlainTextResponse("Not Found", 404)
    etag = f'W/"{found.version}"'
    # An address with another version is an older page's: it gets what there is, but may not keep it.
    is_named = request.query_params.get("v") == found.version
    headers = {
        "etag": etag,
        "cache-control": FOR_GOOD if is_named else "no-cache",
        "vary": "Accept-Encoding",
        "x-content-type-options": "nosniff",
        # Fonts and pictures may be shown by a page that frames the school.
        "access-control-allow-origin": "*",
    }
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and accepts_gzip(request.headers):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers | {"content-type": found.kind})
