"""Figures: from the right in Arabic, in no other language's words, in the reader's digits, and still."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import plotly.graph_objects as go
import pytest

from engine import load
from lessons import charts, tables
from lessons.i18n import Digits, Speech, languages, speech
from lessons.practising import GULF
from lessons.quiz import drilling, every_kind
from tests.app.screen import LATIN_DIGIT, foreign_words
from tests.unit.progress.making import DAY, NOON, answered
from tests.unit.test_tables import cards_of

BOOKS = ("online", "coinche")
NAMES = ("heat_map", "coming", "rightness", "speed", "missed")

each_language = pytest.mark.parametrize("lang", languages())
each_figure = pytest.mark.parametrize("name", NAMES)


def month() -> list[Any]:
    """A month of answers under two rulebooks."""
    found: list[Any] = []
    for rulebook in BOOKS:
        for n, rule in enumerate(list(drilling(load(rulebook)))[:30]):
            kind = drilling(load(rulebook))[rule][0]
            at = NOON + n * DAY
            found.append(
                answered(f"{rulebook}:{n}", at, right=n % 4 > 0, rulebook=rulebook, rule=rule, kind=kind)
            )
    return found


def drawn(name: str, said: Speech) -> go.Figure:
    """One of the figures of that month."""
    answers, now = month(), NOON + 30 * DAY
    frame = tables.answers(answers, GULF)
    of = {
        "heat_map": lambda: tables.known(cards_of(answers), now),
        "coming": lambda: tables.ahead(cards_of(answers), now - 20 * DAY, GULF),
        "rightness": lambda: tables.over_time(frame),
        "speed": lambda: tables.over_time(frame),
        "missed": lambda: tables.by_kind(frame),
    }
    return getattr(charts, name)(of[name](), said)


def texts(figure: go.Figure) -> list[str]:
    """Everything that is written in a figure, without the marks of its direction and its lines."""

    def found(value: Any, name: str) -> Iterator[str]:
        if isinstance(value, dict):
            for key, part in value.items():
                yield from found(part, key)
        elif isinstance(value, list):
            for part in value:
                yield from found(part, name)
        elif isinstance(value, str) and name in ("text", "ticktext", "title", "name", "hovertext"):
            yield re.sub("<br>", " ", value)

    return [text for text in found(json.loads(figure.to_json()), "") if text]


@each_figure
def test_an_arabic_figure_runs_from_the_right(name: str) -> None:
    arabic, english = drawn(name, speech("ar")).layout, drawn(name, speech("en")).layout

    assert "reversed" == arabic.xaxis.autorange
    assert "reversed" != english.xaxis.autorange
    assert ("right", "left") == (arabic.yaxis.side, english.yaxis.side)


@each_figure
@each_language
def test_every_word_is_of_the_readers_language(name: str, lang: str) -> None:
    written = texts(drawn(name, speech(lang)))

    assert written
    assert [] == [word for text in written for word in foreign_words(text, lang)]


@each_figure
def test_arabic_words_are_told_their_direction(name: str) -> None:
    words = [text for text in texts(drawn(name, speech("ar"))) if re.search("[\u0620-\u064a]", text)]

    assert words or name == "coming"
    assert all(text.startswith(charts.RTL_ISOLATE) and text.endswith(charts.END) for text in words)
    assert not any(charts.RTL_ISOLATE in text for text in texts(drawn(name, speech("en"))))


@each_figure
@each_language
def test_numbers_are_in_the_readers_digits(name: str, lang: str) -> None:
    written = texts(drawn(name, speech(lang, None, Digits.ARABIC_INDIC)))

    assert [] == [text for text in written if LATIN_DIGIT.search(text)]
    assert any(set("٠١٢٣٤٥٦٧٨٩") & set(text) for text in written)


@each_figure
def test_a_figure_stands_still_and_has_no_paper_of_its_own(name: str) -> None:
    figure = drawn(name, speech("en"))

    assert {"skip"} == {trace.hoverinfo for trace in figure.data}
    assert "rgba(0, 0, 0, 0)" == figure.layout.paper_bgcolor == figure.layout.plot_bgcolor
    assert not figure.layout.template.layout.colorway
    assert "Cairo" in figure.layout.font.family
    assert charts.STILL["staticPlot"]
    assert charts.STILL["displayModeBar"] is False


def luminance(colour: str) -> float:
    """How bright a colour is (WCAG)."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("colour", [charts.GREEN, charts.BRASS])
def test_marks_are_seen_on_light_paper_and_on_dark(repo: Any, colour: str) -> None:
    from lessons.server.head import PAPER

    papers = PAPER.findall((repo / "lessons/static/tokens.css").read_text("utf-8"))[:2]
    for paper in papers:
        bright, dark = sorted((luminance(colour), luminance(paper)), reverse=True)
        assert (bright + 0.05) / (dark + 0.05) >= 3


def test_a_field_is_as_full_as_the_topic_is_known_and_empty_where_there_is_none() -> None:
    knows = tables.known(cards_of(month()), NOON + 30 * DAY)
    knows = knows[(knows["rulebook"] != "coinche") | (knows["topic"] != "raises")]

    (trace,) = charts.heat_map(knows, speech("en")).data

    rows = {(row["topic"], row["rulebook"]): row["share"] for row in tables.rows_of(knows)}
    topics, books = (list(dict.fromkeys(knows[name])) for name in ("topic", "rulebook"))
    assert [[rows.get((topic, book)) for book in books] for topic in topics] == [list(row) for row in trace.z]
    assert "" == trace.text[topics.index("raises")][books.index("coinche")]
    shown = trace.text[topics.index("cards")][books.index("online")]
    assert charts.percent(rows["cards", "online"], speech("en")) == shown


def test_the_days_ahead_begin_with_today_and_only_bars_have_a_number() -> None:
    ahead = tables.ahead(cards_of(month()), NOON + 10 * DAY, GULF)

    figure = charts.coming(ahead, speech("en"))

    (trace,) = figure.data
    assert list(ahead["due"]) == list(trace.y)
    assert [str(n) if n else "" for n in ahead["due"]] == list(trace.text)
    assert "Today" == figure.layout.xaxis.ticktext[0]


@each_figure
def test_one_row_is_enough_for_a_figure(name: str) -> None:
    one = [answered("one", right=False, seconds=0.4)]
    frame = tables.answers(one, GULF)
    of = {
        "heat_map": tables.known(cards_of(one), NOON)[:1],
        "coming": tables.ahead(cards_of(one), NOON, GULF),
        "rightness": tables.over_time(frame),
        "speed": tables.over_time(frame),
        "missed": tables.by_kind(frame),
    }

    assert texts(getattr(charts, name)(of[name], speech("ar")))


@pytest.mark.parametrize("seconds", [0.3, 3, 9, 31, 100, 900, 40_000])
def test_the_line_of_seconds_is_within_its_marks(seconds: float) -> None:
    days = [answered(f"t:{n}", NOON + n * DAY, seconds=seconds * (1 + n)) for n in range(2)]

    axis = charts.speed(tables.over_time(tables.answers(days, GULF)), speech("en")).layout.yaxis

    assert axis.range[0] < 0 < 2 * seconds <= axis.range[1]
    assert 2 <= len(axis.tickvals) <= 4
    assert axis.tickvals[-1] <= axis.range[1]


@each_language
def test_every_kind_of_question_has_a_name_and_one_of_another_time_too(lang: str) -> None:
    said = speech(lang)
    other = said.ui("progress-other-kind")

    assert [] == [kind for kind in every_kind() if charts.kind_name(kind, said) == other]
    assert other == charts.kind_name("of_another_time", said)


@each_language
def test_every_day_of_a_year_has_a_name_of_its_own(lang: str) -> None:
    first = NOON.date().replace(month=1, day=1)
    assert 365 == len({charts.day_name(first + timedelta(n), speech(lang)) for n in range(365)})
