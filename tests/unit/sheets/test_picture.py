"""A position as a picture to send around: its size, what it shows, and whose words stand on it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from io import BytesIO
from itertools import product
from typing import Any

import pytest
from PIL import Image

from engine import Seat, load, rulebooks
from engine.seats import SEATS
from lessons.board import MAIN, Mark, Place, Study, dump_study
from lessons.components.board.sharing import _picture
from lessons.i18n import Digits, languages, speech
from lessons.sheets import Moment, picture
from lessons.sheets.paper import ON_PICTURE, shown
from lessons.sheets.printing import _typeset
from tests.unit.sheets.making import moment

HOSTILE = (
    '#panic("x")',
    '<img src="x">$x$ *b* `c` \\u{0}',
    '#read("/etc/passwd")',
    "\u202eevil\u2066",
    "W" * 120,
    "ض" * 120,
    "♠♥♦♣" * 30,
)
BRASS = (0xF0, 0xC0, 0x4A)  # of arrows and of what is lit
STEPS = (0, 3, 14, 23, 99)  # before a word, in the auction, in the play, late, over


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def texts(data: Any) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict():
            for one in data.values():
                yield from texts(one)
        case list() | tuple():
            for one in data:
                yield from texts(one)


@pytest.mark.parametrize(("lang", "book"), list(product(languages(), rulebooks())))
def test_a_position_fills_one_picture_whatever_it_shows(lang: str, book: str) -> None:
    said = speech(lang, load(book), Digits.ARABIC_INDIC if lang == "ar" else Digits.LATIN)
    for step in STEPS:
        position = moment(book, "picture", step, everything=True)
        whole = shown(position, "W" * 120, "ض " * 120, said)

        assert [(1200, 630)] == [size(one) for one in _typeset("picture", whole, format="png", ppi=72)]


@pytest.mark.parametrize("hostile", HOSTILE, ids=range(len(HOSTILE)))
def test_what_a_teacher_wrote_is_text(hostile: str) -> None:
    position = moment("online", "picture", 14)
    said = speech("ar", position.rules)

    assert (1200, 630) == size(picture(position, hostile, hostile, said))
    written = "".join(texts(shown(position, hostile, "", said)["title"]))
    assert "\u202e" not in written
    assert len(written) < 2 * ON_PICTURE + 20


@pytest.mark.parametrize("open", [(), (Seat.ZERO,), (Seat.ONE, Seat.THREE), SEATS], ids=str)
def test_a_covered_hand_is_not_in_it(open: tuple[Seat, ...]) -> None:
    whole = moment("online", "picture", 12)
    position = Moment(whole.match, whole.done, Seat.ZERO, frozenset(open))
    hands = position.deal.hands
    assert all(hands)

    figure = shown(position, "", "", speech("en", position.rules))["figure"]

    seen = set(texts(figure))
    for seat in SEATS:
        assert (seat in open) is ({str(card) for card in hands[seat]} <= seen), seat
        if seat not in open:
            assert not {str(card) for card in hands[seat]} & seen


@pytest.mark.parametrize("lang", languages())
def test_arrows_and_lit_cards_are_drawn_as_far_as_they_are_seen(lang: str) -> None:
    whole = moment("online", "picture", 14)
    said, at = speech(lang, whole.rules), Place(MAIN, whole.done)
    mine, another = (str(next(iter(whole.deal.hands[seat]))) for seat in (Seat.ZERO, Seat.ONE))

    def brass(mark: Mark, *open: Seat) -> int:
        study = Study.of(whole.match).marked(at, mark)
        png = _picture(dump_study(study), MAIN, at.step, tuple(map(int, open)), said)
        counts = Image.open(BytesIO(png)).convert("RGB").getcolors(1 << 20) or []
        return {colour: n for n, colour in counts}.get(BRASS, 0)

    bare = brass(Mark(), *SEATS)
    for end in ("n", "w", "e", mine):
        assert brass(Mark(arrows=((end, "s"),)), Seat.ZERO) > bare + 100, end
    for mark in (Mark(arrows=((another, "s"),)), Mark(lit=(another,))):
        assert brass(mark, *SEATS) > bare + 100
        assert bare == brass(mark, Seat.ZERO)
