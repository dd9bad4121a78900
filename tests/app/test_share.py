"""A board kept and handed out: its code, its list, its link and square, its picture, in another page."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from html import unescape
from pathlib import Path
from random import Random

import pytest

from engine import Seat
from lessons.board import MAIN, Mark, Place, Study, dump_study, study_from_link, study_to_link
from lessons.components.board.sharing import LONGEST_LINK
from lessons.components.square import square
from lessons.i18n import languages, speech
from lessons.progress import StoreUnavailable, close_stores
from lessons.progress.codes import LENGTH, WRONG, grouped
from lessons.school import open_classes, open_shelf
from lessons.sheets import PrintingUnavailable
from tests.app.screen import Screen, plain, text
from tests.app.test_board import study

ME, OTHER = "learner00001", "learner00002"
NOW = datetime(2026, 3, 1, 12, 20, tzinfo=UTC)
NOBODYS = "ZZZZZZZZZZZZ"
HOSTILE = '"><img src=x onerror=alert(1)> [a](javascript:alert(1)) *b* $c$ <script>d</script>'
QUOTED = set(re.findall("[A-Za-z]+", HOSTILE))

each_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A school of its own, and a browser that is known there."""
    monkeypatch.setenv("BALOOT_DATABASE_URL", f"sqlite:///{tmp_path}/school.db")
    monkeypatch.setattr("lessons.components.learner.learner_of", lambda _: ME)
    yield
    close_stores()


def long(title: str = "") -> Study:
    """A board that no short link holds, as chance's letters cannot be packed."""
    words = "".join(Random("long").choices("ابتجدرسشصعفقلمنهوي", k=2 * LONGEST_LINK))
    return replace(study(), title=title).marked(Place(MAIN, 0), Mark(words))


def on_shelf(found: Study, learner: str = OTHER) -> str:
    return open_shelf().keep(dump_study(found, packs_as_cards=False), found.title, "online", learner, NOW)


def opened(lang: str, found: Study, **query: str) -> Screen:
    return Screen(lang, "board", quoting=QUOTED, study=study_to_link(found), **query)


def codes(screen: Screen) -> list[str]:
    return [code.value for code in screen.at.code]


def link(screen: Screen) -> str:
    """The link that is handed out."""
    (found,) = [one for one in codes(screen) if "<iframe" not in one]
    return found


def told(screen: Screen) -> list[str]:
    return [text(one) for one in screen.found(".//p[@role='status']")]


# --- kept -----------------------------------------------------------------------------------------------


@each_language
def test_a_board_is_kept_and_its_address_is_its_code(lang: str) -> None:
    screen = opened(lang, study())
    screen.write("board_title", "♣")
    screen.press("keep_board")

    (listed,) = open_shelf().list_of(ME)
    assert (listed.code, None) == (screen.at.query_params["kept"], screen.at.query_params.get("study"))
    assert "keep_board" not in screen.keys
    assert [grouped(listed.code)] == [text(one) for one in screen.found(".//bdi[@class='board-code']")]
    assert replace(study(), title="♣") == study_from_link(screen.at.session_state["study"])

    again = Screen(lang, "board", kept=listed.code, at="3")
    assert replace(study(), title="♣") == study_from_link(again.at.session_state["study"])
    assert "3" == again.at.session_state["at"]
    assert "keep_board" not in again.keys


@each_language
def test_who_changes_a_kept_board_has_another_and_the_first_stays(lang: str) -> None:
    code = on_shelf(study())
    screen = Screen(lang, "board", kept=code, at=str(study().lines[MAIN].last))
    assert code == screen.at.query_params["kept"]

    screen.press(next(key for key in sorted(screen.keys) if key.startswith("try_")))

    changed = study_from_link(screen.at.query_params["study"])
    assert study() != changed
    assert "kept" not in screen.at.query_params
    screen.press("keep_board")
    assert code != screen.at.query_params["kept"]
    assert dump_study(study(), packs_as_cards=False) == open_shelf().open(code, ME, NOW).text


@each_language
def test_who_opens_anothers_board_can_put_it_on_his_own_list(lang: str) -> None:
    screen = Screen(lang, "board", kept=(code := on_shelf(long())))
    assert f"kept={code}" in link(screen)
    assert [] == told(screen)

    screen.press("keep_board")

    assert [code] == [one.code for one in open_shelf().list_of(ME)]
    assert code == screen.at.query_params["kept"]
    assert "keep_board" not in screen.keys


@each_language
def test_what_is_kept_stands_on_the_list_until_it_is_taken_off(lang: str) -> None:
    mine, others = on_shelf(replace(study(), title="♥"), ME), on_shelf(long())
    screen = Screen(lang, "board")
    links = [one.get("href", "") for one in screen.found(".//p[@class='shelf-board']/a")]
    assert [f"kept={mine}" in one for one in links] == [True]
    assert others not in "".join(links)
    assert screen.says("♥")

    screen.press(f"take_off_{mine}")

    assert () == open_shelf().list_of(ME)
    assert [] == screen.found(".//p[@class='shelf-board']")
    assert not screen.says(speech(lang).ui("share-shelf"))


@each_language
@pytest.mark.parametrize("typed", [grouped(NOBODYS), "x", "<b>", "\u202e" * 99])
def test_a_wrong_code_gets_a_clear_page_and_counts_once(lang: str, typed: str) -> None:
    screen = Screen(lang, "board", kept=typed)
    for _ in range(WRONG + 1):  # the page is drawn again: nobody guesses
        assert [plain(speech(lang).ui("share-none.nobody", time=""))] == told(screen)
        screen.run()

    assert {"board_new"} == {key for key in screen.keys if not key.startswith("lang_")}
    screen.press("board_new")
    assert "board_deal" in screen.keys
    assert "kept" not in screen.at.query_params


@each_language
def test_who_guesses_at_codes_is_told_to_wait_and_opens_his_own_all_the_same(lang: str) -> None:
    others, own = on_shelf(study()), on_shelf(long(), ME)
    for n in range(WRONG):
        Screen(lang, "board", kept=f"{n:0{LENGTH}}")

    assert not Screen(lang, "board", kept=others).found(".//p[@role='status'][@class='panel good']")
    assert "study" not in Screen(lang, "board", kept=others).at.session_state
    assert long() == study_from_link(Screen(lang, "board", kept=own).at.session_state["study"])


@each_language
def test_a_code_or_a_short_link_that_is_pasted_is_opened(lang: str) -> None:
    code = on_shelf(study())
    for pasted in (grouped(code).lower(), f"https://example.org/board?lang=en&kept={code}&at=3"):
        screen = Screen(lang, "board")
        screen.write("board_new_text", pasted)
        screen.press("board_open_it")
        assert code == screen.at.query_params["kept"]

    screen = Screen(lang, "board")
    screen.write("board_new_text", grouped(NOBODYS))
    screen.press("board_open_it")
    assert 1 == len(screen.at.error)


@each_language
def test_a_board_that_cannot_be_read_any_more_gets_a_clear_page(lang: str) -> None:
    code = open_shelf().keep("baloot 9", "", "online", OTHER, NOW)

    assert [plain(speech(lang).ui("share-none.broken", time=""))] == told(Screen(lang, "board", kept=code))


@each_language
def test_without_the_store_a_link_is_opened_and_what_needs_it_says_so(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away() -> None:
        raise StoreUnavailable

    for place in ("kept", "shelf"):
        monkeypatch.setattr(f"lessons.components.board.{place}.open_shelf", away)
    said = speech(lang)
    screen = opened(lang, study())
    screen.press("keep_board")
    assert plain(said.ui("share-refused.unavailable")) in told(screen)
    assert study() == study_from_link(screen.at.query_params["study"])

    assert [plain(said.ui("share-none.unavailable", time=""))] == told(Screen(lang, "board", kept=NOBODYS))
    assert "board_deal" in Screen(lang, "board").keys


@each_language
@pytest.mark.parametrize(("limit", "word"), [("MOST_BOARDS", "full"), ("LONGEST_TEXT", "long")])
def test_what_is_too_much_to_be_kept_is_told(
    lang: str, limit: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"lessons.school.shelf.{limit}", 0)
    screen = opened(lang, study())

    screen.press("keep_board")

    assert plain(speech(lang).ui(f"share-refused.{word}")) in told(screen)


# --- the link and its square ------------------------------------------------------------------------------


@each_language
def test_a_short_board_is_handed_out_whole_and_a_long_one_by_its_code(lang: str) -> None:
    assert f"study={study_to_link(study())}" in link(opened(lang, study()))

    screen = opened(lang, long(), hand="A" * 10)
    assert [] == codes(screen)
    assert screen.says(speech(lang).ui("share-link-none"))
    screen.press("keep_board")

    assert f"kept={screen.at.query_params['kept']}" in link(screen)
    assert len(link(screen)) <= LONGEST_LINK
    assert 1 == len(screen.found(".//p[@class='square']/img"))


@each_language
@pytest.mark.parametrize("found", [study(), long()], ids=["short", "long"])
def test_nothing_that_is_handed_out_holds_the_right_over_a_class(lang: str, found: Study) -> None:
    made, right = open_classes().open_class(NOW)
    screen = opened(lang, found, teach=f"{made.id}.{right}", hand="A" * 10)
    screen.press("keep_board")

    handed = [*codes(screen), *(one.get("src", "") for one in screen.found(".//img"))]
    squares = [b64decode(one.partition(",")[2]).decode() for one in handed if one.startswith("data:")]
    assert 2 == len([one for one in squares if one.startswith("<svg")])  # the board's, and that of the class
    assert codes(screen)
    for one in (*handed, open_shelf().open(screen.at.query_params["kept"], ME, NOW).text):
        assert right not in one
        assert "teach" not in one
        assert "hand=" not in one


def test_a_square_is_dark_on_white_with_white_around_it_and_has_a_name() -> None:
    made = square("https://example.org/board?kept=J3CCAG77VSR6", "<b>")
    assert made is not None
    drawn = b64decode(re.findall('base64,([^"]+)', made)[0]).decode()

    assert 'alt="&lt;b&gt;"' in made
    across = int(re.findall(r'viewBox="0 0 (\d+) \d+"', drawn)[0])
    assert (
        4 * 2 == (across - 21) % 4 + 8 == across - 17 - (across - 8 - 17) // 4 * 4
    )  # 17 + 4n modules, and 4 around
    assert 'fill="#fff"' in drawn
    assert square("x" * 5000, "") is None


@each_language
def test_without_what_makes_squares_the_link_is_there_all_the_same(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> str:
        raise PrintingUnavailable

    monkeypatch.setattr("lessons.components.square.square_of", missing)
    monkeypatch.setattr("lessons.components.board.sharing.is_set_here", lambda: False)
    square.cache_clear()
    screen = opened(lang, study())

    assert link(screen)
    assert screen.says(speech(lang).ui("share-square-none"))
    assert "save_picture" not in {one.key for one in screen.at.main if one.type == "download_button"}
    square.cache_clear()


@each_language
def test_on_a_wall_without_a_class_covered_hands_stay_covered(lang: str) -> None:
    def cards(screen: Screen) -> list[str]:
        return sorted(one.value for one in screen.at.html if "card" in one.value)

    screen = opened(lang, study())
    everything = cards(screen)
    screen.at.button_group(key="board_open").set_value([Seat.TWO])
    screen.run()
    covered = cards(screen)
    assert everything != covered

    screen.at.query_params["view"] = "projector"
    screen.run()
    assert covered == cards(screen)
    del screen.at.query_params["view"]
    screen.run()
    assert covered == cards(screen)


@each_language
def test_on_a_wall_the_squares_are_there_the_class_follows_and_covered_hands_stay_covered(lang: str) -> None:
    made, right = open_classes().open_class(NOW)
    screen = opened(lang, study(), teach=f"{made.id}.{right}")
    screen.at.button_group(key="board_open").set_value([Seat.TWO])
    screen.run()
    screen.at.query_params["view"] = "projector"
    screen.run()
    screen.press("step_next")

    assert 2 == len(screen.found(".//p[@class='square']/img"))
    assert [made.shown] == [text(one) for one in screen.found(".//p[@class='class-code']")]
    assert [] == screen.header
    seen = json.loads(open_classes().board(made.id, right).state)
    assert (["", study().begins + 1], [2]) == (
        seen["at"],
        seen["hands"],
    )  # the class follows what is on the wall


# --- in another page --------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("found", [study(), long()], ids=["short", "long"])
def test_in_another_page_there_is_the_board_and_nothing_that_changes_it(lang: str, found: Study) -> None:
    made, right = open_classes().open_class(NOW)
    screen = Screen(lang, "board", kept=on_shelf(found), view="embed", at="3", teach=f"{made.id}.{right}")

    assert {"step_first", "step_back", "step_next", "step_last"} <= screen.keys
    assert all(key.startswith(("step_", "line_")) for key in screen.keys)
    assert [] == [*screen.header, *codes(screen), *screen.at.text_input, *screen.at.text_area]
    screen.press("step_next")
    assert "4" == screen.at.query_params["at"]
    assert 0 == open_classes().board(made.id, right).version


@each_language
@pytest.mark.parametrize("query", [{}, {"study": "x"}, {"kept": NOBODYS}], ids=["none", "broken", "nobody's"])
def test_in_another_page_a_board_that_is_not_there_is_told(lang: str, query: dict[str, str]) -> None:
    screen = Screen(lang, "board", view="embed", **query)

    assert 1 == len(told(screen))
    assert set() == screen.keys


@each_language
def test_what_is_copied_into_a_page_opens_the_board_alone(lang: str) -> None:
    screen = opened(lang, replace(study(), title=HOSTILE))
    screen.press("keep_board")
    (frame,) = [one for one in codes(screen) if "<iframe" in one]

    source, title = re.findall('src="([^"]+)" title="([^"]+)"', frame)[0]
    assert "view=embed" in unescape(source)
    assert HOSTILE == unescape(title)
    assert 1 == frame.count("<iframe")
    assert "<img" not in frame
    assert "<script" not in frame


# --- a hostile title --------------------------------------------------------------------------------------


@each_language
def test_a_hostile_title_is_text_wherever_it_stands(lang: str) -> None:
    found = replace(study(), title=HOSTILE)
    code = on_shelf(found, ME)
    for query in ({}, {"kept": code}, {"kept": code, "view": "embed"}, {"kept": code, "view": "projector"}):
        screen = Screen(lang, "board", quoting=QUOTED, **query)

        assert any(HOSTILE in seen for seen in screen.texts())
        assert [] == screen.found(".//img[@onerror]") + screen.found(".//script")
        assert [] == [one for one in screen.labels() if isinstance(one, str) and "javascript" in one]
