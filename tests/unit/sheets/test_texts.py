"""What others wrote does no harm on paper, and is printed as it was written."""

from __future__ import annotations

import pytest

from engine import NotationError
from lessons.sheets import Kind, Own, pdf
from lessons.sheets.codes import read
from lessons.sheets.texts import LONGEST, cleaned, paragraphs, runs, theirs
from tests.unit.sheets.making import moment, own, page_count, sheet, texts

MARKUP = (
    '#read("/etc/passwd")',
    '#include "/etc/passwd"',
    "#panic() #while true {}",
    "*bold* _slant_ `raw` $x^2$",
    "\\ \\u{41} ~ -- ... = + / <here> @there",
    '"; } #{ sys.inputs } //',
    "{{ } ] ) $ ( [ {",
)
SIGNS = (
    "\u202e\u2067turned",
    "\u2069\u2069\u2068",
    "\x00\x1b[31m\ud800\uffff\ue000",
    "e\u0301" * 50,
    "🂡" * 40,
)
LONG = ("x" * 10_000, "word " * 2_000, "ك" * 10_000, "\n" * 10_000, "#[" * 5_000)


def everywhere(text: str, kind: Kind = Kind.WORKSHEET) -> bytes:
    """A sheet with a text wherever one can be written."""
    item = Own(moment("online", "a", 14), text, options=(text,) * 3, answer=text, clauses=(text,))
    return pdf(sheet(kind, "ar", "online", (item, own("online")), title=text, note=text))


@pytest.mark.parametrize("kind", [Kind.WORKSHEET, Kind.ANSWERS])
@pytest.mark.parametrize("text", MARKUP)
def test_markup_is_printed_as_it_was_written(text: str, kind: Kind) -> None:
    page = "".join("".join(texts(everywhere(text, kind))).split())
    assert "root:" not in page
    for word in ("read", "panic", "bold", "inputs", "here"):
        assert (word in text) <= (word in page)


@pytest.mark.parametrize("text", [*SIGNS, *LONG], ids=range(len(SIGNS + LONG)))
def test_strange_and_endless_texts_are_printed_on_few_pages(text: str) -> None:
    for kind in (Kind.WORKSHEET, Kind.ANSWERS):
        assert 1 <= page_count(everywhere(text, kind)) <= 20


def test_signs_that_turn_or_end_a_text_are_left_out() -> None:
    assert "ab c" == cleaned("a\u202eb\x00\u2069 \t c")
    assert "a\nb" == cleaned("a\r\n\n  b\x07")
    assert "لا\u200cله" == cleaned("لا\u200cله")
    assert LONGEST + 1 == len(cleaned("a " * LONGEST).replace(" ", "  ")[: LONGEST + 1])
    assert cleaned("x" * 50) == "x" * 32 + "\u200b" + "x" * 18
    assert "ab…" == cleaned("abc", 2)


def test_a_card_in_a_text_is_drawn_and_kept_together() -> None:
    assert ["\u2068\u2068K", {"suit": "S"}, "\u2069\u2069"] == theirs("K♠")
    assert [] == theirs(" \u202e")
    assert 2 == len(paragraphs("a\n\nb"))
    assert ["a ", {"suit": "H"}] == runs("a ♥\ufe0e")


@pytest.mark.parametrize(
    "text", ["", "q", "0", "9.abc", "q.abc", "0.abc", "q.eJyLVkrMSVXSUUqsVIoFABuqA_I", "x" * 99]
)
def test_a_notation_that_was_cut_or_altered_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)
