"""The first bytes of a page: the reader's language, direction and look, whatever the request holds."""

from __future__ import annotations

import logging
import re
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from streamlit.file_util import get_static_dir

from lessons.assets import asset
from lessons.components.document import PAGES, VIEWS
from lessons.components.table import MODULE
from lessons.i18n import DEFAULT, language, languages, speech
from lessons.server.asked import asked
from lessons.server.first_page import first_page, missing
from lessons.server.head import FONTS, SCRIPTS, SHEETS, page_title
from lessons.settings import Settings, SuitColours
from tests.unit.server.asking import ask

LANGUAGES = languages()
OTHER = next(id for id in LANGUAGES if id != DEFAULT)
HOSTILE = "\"><script>alert(1)</script><a b='&"
SERVED = (Path(get_static_dir()) / "index.html").read_text("utf-8")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


class Tags(HTMLParser):
    """The opening tags of a page in their order, each with its attributes; and the text of the title."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []
        self.title = ""
        self.inside = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))
        self.inside = tag

    def handle_endtag(self, tag: str) -> None:
        if tag == self.inside:
            self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "title":
            self.title += data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        """The attributes of every such tag that has these among them."""
        return [has for name, has in self.found if name == tag and wanted.items() <= has.items()]

    def meta(self, name: str) -> str:
        (found,) = [*self.all("meta", name=name), *self.all("meta", property=name)]
        return found["content"]


def page(path: str, **headers: str) -> Tags:
    answer = ask(path, **headers)
    assert answer.status == 200
    return Tags(answer.text)


def html(path: str, **headers: str) -> dict[str, str]:
    """The attributes of the document's opening tag."""
    (found,) = page(path, **headers).all("html")
    return found


# --- what Streamlit serves is what we know ------------------------------------------------------------


def test_everything_to_be_replaced_is_in_the_page_of_this_streamlit() -> None:
    assert missing(SERVED) == []


def test_a_page_that_has_changed_is_served_all_the_same_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    changed = "<!doctype html><html><head></head><body><div id=root></div></body></html>"
    with caplog.at_level(logging.WARNING):
        assert missing(changed) == [
            *("its title", "its icon", "its font", "its description for programs", "its words for no script"),
            "charset",
        ]
        ours = first_page(changed, asked({"path": "/", "headers": [], "scheme": "http"}, ""))
    assert f'dir="{language(DEFAULT).direction}"' in ours
    assert "<div id=root></div>" in ours
    assert "Streamlit's page has changed" in caplog.text


def test_streamlits_scripts_and_styles_are_all_kept() -> None:
    references = re.compile(r"\./static/[^\"']+")
    ours = ask("/").text

    kept = set(references.findall(SERVED)) - {font for font in references.findall(SERVED) if ".woff2" in font}

    assert len(kept) > 10
    assert kept <= set(references.findall(ours))
    assert ours.count('<div id="root">') == 1


# --- language and look --------------------------------------------------------------------------------


@each_language
def test_the_address_names_the_language(lang: str) -> None:
    answer = ask(f"/?lang={lang}")

    assert answer.text.lower().startswith("<!doctype html>")
    assert answer.text.index("<html") < 20
    found = html(f"/?lang={lang}")
    assert (found["lang"], found["dir"]) == (language(lang).tag, language(lang).direction)
    assert answer.header("content-language") == lang


def test_without_a_word_the_language_is_the_default() -> None:
    assert html("/")["lang"] == language(DEFAULT).tag


def test_the_readers_own_language_counts_and_the_address_before_it() -> None:
    cookie = f"x=1; settings={Settings(language=OTHER).written()}"

    assert html("/", cookie=cookie)["lang"] == language(OTHER).tag
    assert html(f"/?lang={DEFAULT}", cookie=cookie)["lang"] == language(DEFAULT).tag


@pytest.mark.parametrize("lang", ["xx", "", "AR", "../en", HOSTILE, "%ff%fe", "en%00"])
def test_an_unknown_language_is_the_default_and_nothing_of_it_comes_back(lang: str) -> None:
    answer = ask(f"/?lang={lang}")

    assert Tags(answer.text).all("html")[0]["lang"] == language(DEFAULT).tag
    assert "alert(1)" not in answer.text


@pytest.mark.parametrize(
    "cookie",
    ["settings=language:zz.suits:nine", 'settings="language', "settings", "=;;;=", f"settings={HOSTILE}"],
)
def test_a_broken_cookie_is_passed_over(cookie: str) -> None:
    found = html("/", cookie=cookie)

    assert (found["lang"], found["data-suits"]) == (language(DEFAULT).tag, SuitColours.TWO)


def test_the_cards_look_as_the_reader_chose_from_the_start() -> None:
    assert html("/")["data-suits"] == "two"
    assert html("/", cookie="settings=suits:four.cards:large")["data-suits"] == "four"
    assert html("/", cookie="settings=suits:four.cards:large")["data-cards"] == "large"


def test_a_page_may_be_framed_and_the_learners_cookie_stays_out_of_a_foreign_one() -> None:
    for path in ("/board?view=embed", "/board", "/settings"):
        answer = ask(path)
        assert not {"x-frame-options", "content-security-policy"} & {name for name, _ in answer.headers}
        assert "samesite=lax" in answer.header("set-cookie").lower()


def test_a_board_that_is_shared_keeps_its_code_and_its_step_and_nothing_of_a_class() -> None:
    found = page("/board?kept=J3CCAG77VSR6&at=a.12&teach=class.secret&lang=ar", host="example.org")

    assert "http://example.org/board?lang=ar&kept=J3CCAG77VSR6&at=a.12" == found.meta("og:url")
    assert "kept=" not in page(f"/board?kept={'A' * 99}", host="example.org").meta("og:url")


def test_a_way_to_show_a_page_is_named_in_the_address() -> None:
    assert "data-view" not in html("/play")
    assert {view: view for view in VIEWS} == {view: html(f"/play?view={view}")["data-view"] for view in VIEWS}
    assert "data-view" not in html("/play?view=other")


def test_the_paper_has_its_colour_before_any_style_sheet_in_light_and_dark() -> None:
    head = ask("/").text.partition("<body")[0]

    style = re.search(r"<style>(.*?)</style>", head)
    assert style is not None
    light, dark = re.findall(r"background:(#\w+)", style[1])
    assert light != dark
    assert f"prefers-color-scheme: dark){{html,body{{background:{dark}" in style[1]
    colours = {tag["media"]: tag["content"] for tag in Tags(head).all("meta", name="theme-color")}
    assert colours == {"(prefers-color-scheme: light)": light, "(prefers-color-scheme: dark)": dark}


@pytest.mark.parametrize(("scheme", "place"), [("light", 0), ("dark", 1)])
def test_streamlits_theme_has_the_colours_of_our_tokens(repo: Path, scheme: str, place: int) -> None:
    theme = tomllib.loads((repo / ".streamlit/config.toml").read_text("utf-8"))["theme"][scheme]
    tokens = (repo / "lessons/static/tokens.css").read_text("utf-8")

    named = {"background": "paper", "secondaryBackground": "surface", "text": "ink", "primary": "primary"}
    ours = {
        f"{name}Color": re.findall(rf"--{token}:\s*(#\w+)", tokens)[place] for name, token in named.items()
    }
    assert ours == theme


# --- head and foot ------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("path", [page.path for page in PAGES])
def test_every_page_has_its_title_in_the_language(path: str, lang: str) -> None:
    found = page(f"/{path}?lang={lang}")

    assert found.title == page_title(speech(lang), path) == found.meta("og:title")
    assert speech(lang).ui("app-title") in found.title
    assert found.meta("description") == found.meta("og:description") == speech(lang).ui("site-description")


@each_language
def test_a_shared_hand_has_words_of_its_own(lang: str) -> None:
    found = page(f"/play?lang={lang}&hand=abc")

    assert found.meta("og:title") == speech(lang).ui("site-hand-title")
    assert found.meta("og:description") == speech(lang).ui("site-hand-description")
    assert found.meta("og:url") == f"http://school.example/play?lang={lang}&hand=abc"
    assert found.title == page_title(speech(lang), "play")


def test_a_hostile_hand_is_written_as_text() -> None:
    answer = ask(f"/play?hand={HOSTILE}")

    tags = Tags(answer.text)
    assert "<script>alert" not in answer.text
    assert not tags.all("a")
    assert tags.meta("og:url").startswith("http://school.example/play?lang=ar&hand=%22%3E%3Cscript")


def test_a_hand_that_is_too_long_is_no_part_of_the_page() -> None:
    assert len(ask(f"/play?hand={'a' * 100_000}").text) < 20_000


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "a/b", "", "a@b", "exämple.org", "x:y"])
def test_a_hostile_host_is_not_written_at_all(host: str) -> None:
    answer = ask("/play", host=host)

    assert "evil" not in answer.text
    assert Tags(answer.text).meta("og:url") == f"/play?lang={DEFAULT}"


def test_the_picture_of_a_shared_link_has_a_whole_address() -> None:
    found = page("/?lang=en", x_forwarded_proto="https")

    assert found.meta("og:image") == f"https://school.example/{asset('share-en.png')}"
    assert found.meta("twitter:card") == "summary_large_image"
    assert found.meta("og:url").startswith("https://")


@each_language
def test_a_page_loads_our_sheets_in_their_order_and_the_font_of_the_language(lang: str) -> None:
    found = page(f"/?lang={lang}")

    sheets = [link["href"] for link in found.all("link", rel="stylesheet") if "app/static" in link["href"]]
    assert sheets == [f"./{asset(name)}" for name in SHEETS]
    (font,) = found.all("link", rel="preload")
    assert font["href"] == asset(FONTS[language(lang).direction])
    scripts = [tag["src"] for tag in found.all("script") if tag.get("src", "").startswith("app/static")]
    assert scripts == [asset(name) for name in SCRIPTS]
    assert found.all("link", rel="icon")


@pytest.mark.parametrize(("path", "loaded"), [("play", [MODULE]), ("lesson", [MODULE]), ("", [])])
def test_a_page_with_a_table_loads_what_draws_it_at_once(path: str, loaded: list[str]) -> None:
    modules = page(f"/{path}").all("link", rel="modulepreload")

    assert loaded == [link["href"] for link in modules if "app/static" in link["href"]]


def test_our_sheets_come_after_streamlits_and_our_scripts_before_its_own_run() -> None:
    text = ask("/").text

    assert text.index("react-aria.i18n.locale") < text.index('type="module"')
    assert text.index("static/css/index") < text.index(SHEETS[0])
    assert "Streamlit" not in Tags(text).title
    assert "You need to enable JavaScript" not in text
    for lang in LANGUAGES:
        assert speech(lang).ui("site-no-script") in text


# --- around it ----------------------------------------------------------------------------------------


def test_a_page_is_asked_for_anew_and_told_apart_by_cookie() -> None:
    answer = ask(
        "/", if_none_match='"x"', if_modified_since="Wed, 21 Oct 2099 07:28:00 GMT", range="bytes=0-9"
    )

    assert answer.status == 200
    assert "no-cache" in answer.header("cache-control")
    assert "Cookie" in answer.header("vary")
    assert answer.header("etag") == answer.header("last-modified") == ""
    assert answer.text.rstrip().endswith("</html>")


def test_a_page_is_packed_for_who_takes_it() -> None:
    plain, small = ask("/play"), ask("/play", accept_encoding="gzip, br")

    assert plain.header("content-encoding") == ""
    assert small.header("content-encoding") == "gzip"
    assert len(small.sent) == int(small.header("content-length")) < len(plain.sent) / 2
    assert small.text == plain.text


def test_a_head_is_answered_like_a_get_without_the_page() -> None:
    got, head = ask("/play"), ask("/play", "HEAD")

    assert (head.status, head.sent) == (200, b"")
    assert head.header("content-length") == got.header("content-length") == str(len(got.sent))
    assert head.header("content-type") == "text/html; charset=utf-8"


def test_a_page_works_under_a_path() -> None:
    answer = ask("/school/play?lang=en&hand=x", root="/school")

    found = Tags(answer.text)
    assert answer.status == 200
    assert found.meta("og:url") == "http://school.example/school/play?lang=en&hand=x"
    assert found.meta("og:image").startswith("http://school.example/school/app/static/share-en.png")
    assert ask(f"/school/{asset('house.css')}", root="/school").status == 200


def test_a_page_with_a_slash_at_its_end_leads_to_the_one_without() -> None:
    answer = ask("/play/?lang=en")

    assert answer.status == 301
    assert answer.header("location").endswith("/play?lang=en")


def test_a_failure_of_ours_leaves_streamlits_page(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> str:
        raise KeyError("a file that was forgotten")

    monkeypatch.setattr("lessons.server.pages.first_page", fail)

    answer = ask("/")

    assert answer.status == 200
    assert '<div id="root">' in answer.text
    assert "could not be made ours" in caplog.text
