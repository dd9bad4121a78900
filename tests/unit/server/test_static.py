"""Static files: ours with their versions, Streamlit's packed; and what answers for itself untouched."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from streamlit.file_util import get_static_dir

from lessons.assets import KINDS, PREFIX, REFERENCE, STATIC, asset, stored
from lessons.components.table import MODULE
from lessons.server.compression import accepts_gzip
from lessons.server.head import SCRIPTS, SHEETS
from tests.unit.server.asking import ask, site

STREAMLITS = sorted((Path(get_static_dir()) / "static" / "js").glob("index.*.js"))[0]
OURS = sorted(str(path.relative_to(STATIC)) for path in STATIC.rglob("*") if path.suffix in KINDS)


# --- ours ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
def test_every_file_is_served_with_its_type_and_kept_for_good_under_its_version(name: str) -> None:
    answer = ask(f"/{asset(name)}")

    assert answer.status == 200
    assert answer.header("content-type") == KINDS[Path(name).suffix]
    assert "immutable" in answer.header("cache-control")
    assert answer.header("x-content-type-options") == "nosniff"
    assert answer.sent == stored(name).body


@pytest.mark.parametrize("address", [f"{PREFIX}house.css", f"{PREFIX}house.css?v=another"])
def test_under_another_version_or_none_a_file_is_asked_for_anew(address: str) -> None:
    answer = ask(f"/{address}")

    assert answer.status == 200
    assert answer.header("cache-control") == "no-cache"
    again = ask(f"/{address}", if_none_match=answer.header("etag"))
    assert (again.status, again.sent) == (304, b"")


def test_a_text_that_was_put_together_is_served_like_a_file() -> None:
    answer = ask(f"/{MODULE}", accept_encoding="gzip")

    assert (answer.status, answer.header("content-type")) == (200, KINDS[".js"])
    assert "immutable" in answer.header("cache-control")
    assert answer.header("content-encoding") == "gzip"
    assert "export default function" in answer.text


def test_text_is_packed_and_pictures_and_fonts_are_not() -> None:
    for name in ("house.css", SCRIPTS[0], "favicon.svg"):
        answer = ask(f"/{asset(name)}", accept_encoding="gzip")
        assert answer.header("content-encoding") == "gzip"
        assert answer.header("vary") == "Accept-Encoding"
        assert answer.body == stored(name).body
        assert len(answer.sent) < len(answer.body)
    for name in (name for name in OURS if name.endswith((".woff2", ".png"))):
        answer = ask(f"/{asset(name)}", accept_encoding="gzip")
        assert answer.header("content-encoding") == ""


ABSENT = [
    *("", "nothing.css", "../assets.py", "..%2fassets.py", "fonts/../../assets.py", "/etc/passwd.txt"),
    *(".env.txt", "THIRD_PARTY.md", "fonts", "a\\b.css", "x" * 5000 + ".css"),
]


@pytest.mark.parametrize("name", ABSENT, ids=lambda name: name[:24] or "nothing")
def test_what_is_not_there_to_be_served_is_not_found(name: str) -> None:
    with pytest.raises(KeyError):
        stored(name)
    assert ask(f"/{PREFIX}{name}").status == 404


def test_a_file_that_changes_gets_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.assets.STATIC", tmp_path)
    file = tmp_path / "a-file-of-this-test.css"
    file.write_text("a{}")
    before = asset(file.name)
    file.write_text("b{}")
    os.utime(file, ns=(1, 1))

    assert asset(file.name) != before


@pytest.mark.parametrize("name", SHEETS)
def test_everything_a_style_sheet_refers_to_is_there_and_has_its_version(name: str) -> None:
    sheet = stored(name).body.decode()

    for address in re.findall(r"""url\(["']?([^"')]+)""", sheet):
        assert address.startswith("data:") or "?v=" in address, address
        assert address.startswith("data:") or ask(f"/{PREFIX}{address}").status == 200
    assert not REFERENCE.search(sheet)


# --- Streamlit's --------------------------------------------------------------------------------------


def test_streamlits_scripts_are_packed_once_and_kept() -> None:
    app, path = site(), f"/static/js/{STREAMLITS.name}"

    first = ask(path, app=app, accept_encoding="gzip")
    again = ask(path, app=app, accept_encoding="gzip")

    assert first == again
    assert first.header("content-encoding") == "gzip"
    assert int(first.header("content-length")) == len(first.sent) < STREAMLITS.stat().st_size / 3
    assert first.body == STREAMLITS.read_bytes()
    assert first.header("etag").startswith('W/"')
    assert "immutable" in first.header("cache-control")
    assert ask(path, app=app, if_none_match=first.header("etag"), accept_encoding="gzip").status == 304


def test_what_answers_for_itself_is_untouched() -> None:
    app, path = site(), f"/static/js/{STREAMLITS.name}"

    plain = ask(path, app=app)
    assert plain.header("content-encoding") == ""
    assert plain.sent == STREAMLITS.read_bytes()
    part = ask(path, app=app, accept_encoding="gzip", range="bytes=0-9")
    assert (part.status, part.sent) == (206, STREAMLITS.read_bytes()[:10])
    head = ask(path, "HEAD", app=app, accept_encoding="gzip")
    assert (head.status, head.sent) == (200, b"")
    font = next((Path(get_static_dir()) / "static" / "media").glob("*.woff2"))
    answer = ask(f"/static/media/{font.name}", app=app, accept_encoding="gzip")
    assert answer.header("content-encoding") == ""
    assert answer.sent == font.read_bytes()


def test_a_script_that_is_not_there_is_neither_packed_nor_kept() -> None:
    app = site()
    for number in range(3):
        answer = ask(f"/static/js/{number}.js", app=app, accept_encoding="gzip")
        assert answer.header("content-encoding") == ""

    (packed,) = [layer for layer in app.user_middleware if layer.kwargs == {"root": ""}][:1]
    assert packed.cls.__name__ == "PackedStatic"
    stack = app.middleware_stack
    while not hasattr(stack, "kept"):
        stack = stack.app  # pyright: ignore
    assert stack.kept == {}


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("x-gzip", False),
    ],
)
def test_gzip_is_for_who_takes_it(accepted: str, expected: bool) -> None:
    assert accepts_gzip(Headers({"accept-encoding": accepted})) is expected
