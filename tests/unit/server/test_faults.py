"""No such page, and a request that cannot be answered: our pages, in the reader's language."""

from __future__ import annotations

import pytest

from lessons.i18n import DEFAULT, language, languages, speech
from lessons.server.head import SHEETS
from tests.unit.server.asking import ask
from tests.unit.server.test_first_page import HOSTILE, Tags

each_language = pytest.mark.parametrize("lang", languages())


@each_language
@pytest.mark.parametrize("path", ["/nothing", "/index.html", "/play/nothing", "/a/b/c", "/Play"])
def test_an_unknown_address_is_not_found_in_the_readers_language(path: str, lang: str) -> None:
    answer = ask(f"{path}?lang={lang}")

    said, tags = speech(lang), Tags(answer.text)
    assert answer.status == 404
    assert tags.all("html")[0]["dir"] == language(lang).direction
    assert said.ui("site-missing") in answer.text
    assert said.ui("app-title") in tags.title
    up = "../" * (path.count("/") - 1) or "./"
    assert [link["href"] for link in tags.all("a")] == [f"{up}?lang={lang}"]
    sheets = [link["href"] for link in tags.all("link", rel="stylesheet")]
    assert [sheet.partition("?")[0] for sheet in sheets] == [f"{up}app/static/{name}" for name in SHEETS]
    assert "Streamlit" not in answer.text
    assert 'id="root"' not in answer.text


def test_nothing_of_a_hostile_address_comes_back() -> None:
    answer = ask(f"/{HOSTILE}?lang={HOSTILE}&hand={HOSTILE}", host=HOSTILE)

    assert answer.status in (400, 404)
    assert "alert(1)" not in answer.text


def test_a_head_finds_nothing_either() -> None:
    answer = ask("/nothing", "HEAD")

    assert (answer.status, answer.sent) == (404, b"")


def test_what_is_not_html_is_not_ours_to_answer() -> None:
    assert ask("/_stcore/health").text == "ok"
    assert ask("/play/_stcore/health").status == 404
    assert ask("/_stcore/nothing").header("content-type").startswith("text/plain")
    assert ask("/nothing", "POST").status == 405


@each_language
def test_a_request_that_breaks_shows_a_page_and_no_detail(lang: str) -> None:
    answer = ask(f"/boom?lang={lang}&hand=abc", accept="text/html,*/*")

    said = speech(lang)
    assert answer.status == 500
    assert said.ui("site-fault") in answer.text
    assert said.ui("site-fault.hand") in answer.text
    assert "detail" not in answer.text
    again, home = (link["href"] for link in Tags(answer.text).all("a"))
    assert again.endswith(f"/boom?lang={lang}&hand=abc")
    assert home == f"./?lang={lang}"


def test_a_program_is_told_of_a_fault_in_plain_text() -> None:
    answer = ask("/boom", accept="application/json")

    assert (answer.status, answer.text) == (500, "Internal Server Error")


def test_without_a_hand_no_hand_is_promised() -> None:
    answer = ask("/boom", accept="text/html")

    assert speech(DEFAULT).ui("site-fault.hand") not in answer.text
