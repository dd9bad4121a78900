"""Sheets on paper: every kind in every language under every rulebook, and what stands on them."""

from __future__ import annotations

import re
import sys
from itertools import product
from random import Random

import pytest

from engine import Seat, load, rulebooks, shuffled
from lessons.i18n import languages, speech
from lessons.sheets import Blank, Kind, Moment, Own, PrintingUnavailable, Sheet, pages, pdf
from lessons.sheets.codes import of_moment, read
from tests.unit.sheets.making import (
    every_question,
    first_page,
    mixed,
    moment,
    noted,
    own,
    page_count,
    places,
    sheet,
    texts,
)

PNG = b"\x89PNG"


@pytest.mark.parametrize(("lang", "book"), list(product(languages(), rulebooks())))
@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_is_printed_in_every_language_under_every_rulebook(
    kind: Kind, lang: str, book: str
) -> None:
    printed = sheet(kind, lang, book, mixed(book) if kind in (Kind.WORKSHEET, Kind.ANSWERS) else ())
    found = pdf(printed)
    assert found.startswith(b"%PDF")
    assert printed.said.rulebook(load(book)).split()[0][-3:] in first_page(found)


@pytest.mark.parametrize(("lang", "book"), [("ar", "online"), ("en", "tournament"), ("ar", "coinche")])
def test_positions_are_read_back_from_what_is_printed_below_them(lang: str, book: str) -> None:
    items = (*mixed(book), *every_question(book))
    asked = [item for item in items if not isinstance(item, Blank)]
    found = list(noted(pdf(sheet(Kind.WORKSHEET, lang, book, items))))

    assert len(asked) == len(found)
    for number, (item, (printed, code)) in enumerate(zip(asked, found, strict=True), 1):
        assert printed in {str(number), str(number)[::-1] if lang == "ar" else str(number)}
        back = read(code)
        if isinstance(item, Own):
            assert isinstance(back, Moment)
            shown = item.moment
            assert (shown.deal, shown.me, shown.open) == (back.deal, back.me, back.open)
        else:
            assert item == back


@pytest.mark.parametrize("book", rulebooks())
def test_the_notation_of_a_later_deal_is_of_that_deal_alone(book: str) -> None:
    match = moment(book, "over", 99).match.next_deal(shuffled(Random(2)))
    shown = Moment(match, 0, Seat.THREE, frozenset())
    back = read(of_moment(shown))
    assert isinstance(back, Moment)
    assert (match.deal, Seat.THREE, frozenset()) == (back.deal, back.me, back.open)
    assert 1 == len(back.match.deals)


def test_a_page_has_one_or_two_positions_and_the_notation_of_those() -> None:
    items = tuple(own("online", seed) for seed in "abcde")
    for each in (1, 2):
        found = texts(pdf(sheet(Kind.WORKSHEET, "en", "online", items, each_page=each)))
        assert -(-5 // each) <= len(found) <= 5
        for page in found:
            drawn, named = page.count("What now?"), len(re.findall(r"^\d [0-3]+\.", page, re.MULTILINE))
            assert 1 <= drawn <= each
            assert drawn == named


def test_an_item_that_fills_its_page_goes_on_over_the_next() -> None:
    """Thirty lines below a position: they are cut off nowhere."""
    printed = sheet(Kind.WORKSHEET, "en", "online", (own("online", lines=30), Blank(30)))
    assert 3 == page_count(pdf(printed))


@pytest.mark.parametrize("lang", languages())
def test_right_is_right_and_left_is_left(lang: str) -> None:
    printed = sheet(Kind.WORKSHEET, lang, "online", (own("online", "a", 2),))
    found = places(pdf(printed))
    right, left = (printed.said.ui(f"seat-short-{side}") for side in ("right", "left"))
    assert found[left] < found[right]


@pytest.mark.parametrize("lang", languages())
def test_our_column_is_where_reading_begins(lang: str) -> None:
    printed = sheet(Kind.WORKSHEET, lang, "online", (Blank(2),))
    found = places(pdf(printed))
    us, them = found[printed.said.ui("us")], found[printed.said.ui("them")]
    assert (us > them) is (printed.said.direction == "rtl")


def test_numbers_are_in_the_readers_digits_and_cards_keep_their_own() -> None:
    page = first_page(pdf(sheet(Kind.RANKS, "ar", "online")))
    assert {"١", "٢", "٣", "٤"} <= set(page)
    assert not re.search("[0-9]", page)


def test_pictures_show_the_pages_of_the_pdf_and_the_same_sheet_prints_the_same() -> None:
    printed = sheet(Kind.WORKSHEET, "ar", "online", mixed("online"), link="https://example.org/?m=1")
    found = pages(printed, pixels=40)
    assert all(page.startswith(PNG) for page in found)
    assert page_count(pdf(printed)) == len(found)
    assert pdf(printed) == pdf(printed)


def test_without_the_extra_printing_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = sheet(Kind.RANKS, "en", "online")
    monkeypatch.setitem(sys.modules, "segno", None)
    assert pdf(printed)
    with pytest.raises(PrintingUnavailable):
        pdf(sheet(Kind.RANKS, "en", "online", link="https://example.org"))
    monkeypatch.setitem(sys.modules, "typst", None)
    for attempt in (pdf, pages):
        with pytest.raises(PrintingUnavailable):
            attempt(printed)


def test_what_no_paper_holds_is_refused() -> None:
    said = speech("en", load("online"))
    with pytest.raises(ValueError, match="rulebook"):
        Sheet(Kind.RANKS, speech("en"))
    with pytest.raises(ValueError, match="actions"):
        moment("online", "a", -1)
    with pytest.raises(ValueError, match="to a page"):
        Sheet(Kind.WORKSHEET, said, each_page=3)
    with pytest.raises(ValueError, match="lines"):
        Sheet(Kind.WORKSHEET, said, items=(own("online", lines=31),))
    with pytest.raises(ValueError, match="options"):
        Sheet(Kind.WORKSHEET, said, items=(own("online", options=("x",) * 9),))
    with pytest.raises(ValueError, match="items"):
        Sheet(Kind.WORKSHEET, said, items=(Blank(),) * 61)
    with pytest.raises(ValueError, match=r"(?i)data|too"):
        pdf(Sheet(Kind.RANKS, said, link="x" * 5_000))
