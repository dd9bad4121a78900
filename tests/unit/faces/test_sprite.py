"""The sprite: what is in it, what must not be, and that it is small and the package's own."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.cards import DECK, SUITS, Card, Suit
from lessons.faces import SUIT_PATHS, back_svg, card_svg, sprite
from lessons.faces.favicon import favicon
from lessons.faces.glyphs import sheet

STATIC = Path(__file__).resolve().parents[3] / "lessons" / "static"
SVG = "{http://www.w3.org/2000/svg}"
SPRITE = sprite()
ROOT = ElementTree.fromstring(SPRITE)
SYMBOLS = {symbol.get("id"): symbol for symbol in ROOT}
PAPER = {"--card-paper", "--card-edge"}


def tags(root: ElementTree.Element) -> set[str]:
    return {element.tag.removeprefix(SVG) for element in root.iter()}


def variables(element: ElementTree.Element) -> set[str]:
    return set(re.findall(r"var\((--[\w-]+)", ElementTree.tostring(element, encoding="unicode")))


@pytest.mark.parametrize(
    ("name", "made"),
    [("faces.svg", sprite), ("favicon.svg", favicon), ("glyphs.css", sheet)],
    ids=["sprite", "favicon", "glyphs"],
)
def test_the_committed_picture_is_what_the_package_makes(name: str, made: Callable[[], str]) -> None:
    assert made() == (STATIC / name).read_text(encoding="utf-8")


def test_the_sprite_holds_the_deck_the_back_and_the_four_suits_and_nothing_else() -> None:
    assert [*map(str, DECK), "back", *(suit.value for suit in SUITS)] == [symbol.get("id") for symbol in ROOT]
    assert {"symbol"} == {symbol.tag.removeprefix(SVG) for symbol in ROOT}


def test_cards_share_one_box_and_suits_another() -> None:
    boxes = {name: symbol.get("viewBox") for name, symbol in SYMBOLS.items()}
    assert {"0 0 24 24"} == {boxes.pop(suit.value) for suit in SUITS}
    assert {"0 0 100 140"} == set(boxes.values())


def test_a_symbol_used_from_another_document_needs_nothing_of_this_one() -> None:
    assert {"svg", "symbol", "g", "path", "rect", "circle"} >= tags(ROOT)
    assert not re.search(r"url\(|href|style=|class=", SPRITE)
    assert {"symbol"} == {element.tag.removeprefix(SVG) for element in ROOT.iter() if element.get("id")}


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_wears_the_colour_of_its_own_suit_only(card: Card) -> None:
    assert PAPER | {f"--suit-{card.suit}"} == variables(SYMBOLS[str(card)])


def test_the_back_wears_no_suit_and_a_suit_only_its_own() -> None:
    assert PAPER | {"--card-back"} == variables(SYMBOLS["back"])
    for suit in SUITS:
        assert {f"--suit-{suit}"} == variables(SYMBOLS[suit.value])


def test_no_two_cards_look_the_same() -> None:
    assert len(DECK) == len({card_svg(card) for card in DECK})


def test_the_sprite_is_light() -> None:
    assert 120_000 >= len(SPRITE.encode())
    assert 25_000 >= len(gzip.compress(SPRITE.encode(), mtime=0))


def test_no_number_has_more_than_one_decimal() -> None:
    assert [] == re.findall(r"\d*\.\d{2,}", SPRITE)


@pytest.mark.parametrize("drawn", [*map(card_svg, DECK), back_svg()], ids=[*map(str, DECK), "back"])
def test_a_document_of_one_card_has_its_colours_resolved(drawn: str) -> None:
    assert "0 0 100 140" == ElementTree.fromstring(drawn).get("viewBox")
    assert "var(" not in drawn
    assert "#fffdf7" in drawn


@pytest.mark.parametrize("suit", SUITS, ids=str)
def test_a_suits_outline_stays_in_its_box(suit: Suit) -> None:
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", SUIT_PATHS[suit])]
    assert 0 <= min(numbers)
    assert 24 >= max(numbers)
