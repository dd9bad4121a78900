"""What a learner did and knows, drawn: tables of pandas as figures of plotly, in the reader's language.

In a language written from the right the axes run from the right, and numbers have the reader's digits. The
figures stand still: nothing is told by pointing at them, as the page has the same in words and numbers. One
look does for light and dark: the marks have colours between the two, and the words get theirs from
`progress.css`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

import pandas as pd
import plotly.graph_objects as go

from engine import load
from lessons.i18n import Speech, speech
from lessons.tables import Frame, rows_of

STILL = {"staticPlot": True, "displayModeBar": False, "responsive": True}
FACE = "Cairo, sans-serif"
TEXT = 14  # px
GREEN = "#1f8f68"  # both three times as bright or as dark as either paper
BRASS = "#b07d1a"
FAINT, FULL = "rgba(31, 143, 104, .07)", "rgba(31, 143, 104, .75)"
GRID = "rgba(128, 136, 128, .28)"
LONGEST_LINE = 13  # letters of a name; a longer one takes two lines
DATE = 26  # px that half of a date takes beyond its place
FEW = 3  # rulebooks whose names have room side by side on a phone
TICKS = 4  # dates below a line of many days
RTL_ISOLATE, END = "\u2067", "\u2069"


def heat_map(knows: Frame, said: Speech) -> go.Figure:
    """Return topics by rulebooks, each field as full as the topic is known."""
    topics, books = list(dict.fromkeys(knows["topic"])), list(dict.fromkeys(knows["rulebook"]))
    shares = knows.pivot(index="topic", columns="rulebook", values="share").reindex(
        index=topics, columns=books
    )
    fields = [[None if pd.isna(share) else float(share) for share in row] for row in shares.to_numpy()]
    words = [
        ["" if share is None else _directed([percent(share, said)], said) for share in row] for row in fields
    ]
    trace = go.Heatmap(
        x=list(range(len(books))),
        y=list(range(len(topics))),
        z=fields,
        zmin=0,
        zmax=1,
        text=words,
        texttemplate="%{text}",
        textfont={"size": TEXT - 1},
        colorscale=[[0, FAINT], [1, FULL]],
        showscale=False,
        hoverinfo="skip",
        xgap=4,
        ygap=4,
    )
    figure = _figure(said, 40 * len(topics) + 60, trace)
    figure.update_xaxes(side="top", **_ticks([book_name(book, said) for book in books], said))
    figure.update_xaxes(tickfont={"size": TEXT if len(books) <= FEW else TEXT - 3})
    names = [said.ui(f"practice-topic-{topic}") for topic in topics]
    figure.update_yaxes(autorange="reversed", **_ticks(names, said))
    return figure


def coming(ahead: Frame, said: Speech) -> go.Figure:
    """Return how many rules fall due on each of the coming days, a bar for a day."""
    counts = [int(n) for n in ahead["due"]]
    trace = go.Bar(
        x=list(range(len(counts))),
        y=counts,
        text=[said.number(n) if n else "" for n in counts],
        textposition="outside",
        constraintext="none",
        cliponaxis=False,
        marker_color=[BRASS, *[GREEN] * (len(counts) - 1)],
        hoverinfo="skip",
    )
    figure = _figure(said, 200, trace, sides=DATE)
    places = [0, *range(3, len(counts), 4)]
    names = [_day(day, said, is_today=not place) for place, day in enumerate(ahead["day"])]
    figure.update_xaxes(**_ticks([names[place] for place in places], said, places))
    figure.update_yaxes(visible=False, range=[0, max(*counts, 1) * 1.25])
    return figure


def rightness(times: Frame, said: Speech) -> go.Figure:
    """Return how many of the answers were right, over time."""
    figure = _line(times, "share", GREEN, said)
    names = [percent(share, said) for share in (0, 0.5, 1)]
    figure.update_yaxes(range=[-0.04, 1.08], **_ticks(names, said, [0, 0.5, 1]))
    return figure


def speed(times: Frame, said: Speech) -> go.Figure:
    """Return how long an answer took, over time."""
    figure = _line(times[times["seconds"].notna()], "seconds", BRASS, said)
    most = max(times["seconds"].max(), 4)
    step = next(step for step in (2, 5, 10, 15, 30, 60, 120, 300, 600, 3600, 10**6) if step * 3 >= most)
    places = [n * step for n in range(4) if n * step <= most + step]
    names = [said.ui("practice-time.seconds", n=place) if place else said.number(0) for place in places]
    figure.update_yaxes(range=[-step / 12, max(most * 1.1, places[-1] * 1.03)], **_ticks(names, said, places))
    return figure


def missed(kinds: Frame, said: Speech) -> go.Figure:
    """Return the kinds of question that were not all right: a bar for each below its name."""
    counts = [int(n) for n in kinds["missed"]]
    rows = list(range(len(counts)))
    trace = go.Bar(
        x=counts, y=rows, orientation="h", width=0.22, marker_color=BRASS, hoverinfo="skip", cliponaxis=False
    )
    figure = _figure(said, 46 * len(rows) + 16, trace)
    figure.update_xaxes(visible=False, range=[0, max([*counts, 1])], autorange=None)
    if is_reversed(said):
        figure.update_xaxes(autorange="reversed")
    figure.update_yaxes(visible=False, range=[len(rows) - 0.5, -0.75])
    first, last = (1, 0) if is_reversed(said) else (0, 1)
    for row, kind in zip(rows, rows_of(kinds), strict=True):
        told = said.ui("progress-of", n=int(kind["missed"]), of=int(kind["answers"]))
        for side, text in ((first, kind_name(kind["kind"], said)), (last, told)):
            figure.add_annotation(
                x=side,
                xref="paper",
                xanchor="right" if side else "left",
                y=row - 0.16,
                yanchor="bottom",
                text=_directed([text], said),
                showarrow=False,
            )
    return figure


# --- names ------------------------------------------------------------------------------------------------


def percent(share: float, said: Speech) -> str:
    """Return a share as a percentage."""
    return said.ui("progress-percent", n=round(share * 100))


def book_name(rulebook: str, said: Speech) -> str:
    """Return a rulebook's name, short where it has a short one."""
    rules = load(rulebook)
    return said.find(f"progress-book-{rulebook}") or speech(said.language, rules, said.digits).rulebook(rules)


def kind_name(kind: str, said: Speech) -> str:
    """Return the name of a kind of question; one that the school asks no more has none of its own."""
    return said.find(f"quiz-{kind}") or said.ui("progress-other-kind")


def day_name(day: date, said: Speech) -> str:
    """Return a day and its month."""
    return said.ui("progress-day", day=day.day, month=day.month)


def _day(day: date, said: Speech, is_today: bool) -> str:
    return said.ui("progress-today") if is_today else day_name(day, said)


# --- parts ------------------------------------------------------------------------------------------------


def is_reversed(said: Speech) -> bool:
    """Return whether the axes run from the right."""
    return said.direction == "rtl"


def _figure(said: Speech, height: int, *traces: Any, sides: int = 4) -> go.Figure:
    figure = go.Figure(traces)
    figure.update_layout(
        template=go.layout.Template(),
        height=height,
        margin={"l": sides, "r": sides, "t": 8, "b": 4},
        font={"family": FACE, "size": TEXT},
        paper_bgcolor="rgba(0, 0, 0, 0)",
        plot_bgcolor="rgba(0, 0, 0, 0)",
        showlegend=False,
        dragmode=False,
        bargap=0.3,
    )
    plain: dict[str, Any] = {"showgrid": False, "zeroline": False, "fixedrange": True, "automargin": True}
    plain |= {"ticks": "", "ticklabelstandoff": 4}
    figure.update_xaxes(tickangle=0, autorange="reversed" if is_reversed(said) else True, **plain)
    figure.update_yaxes(side="right" if is_reversed(said) else "left", **plain)
    return figure


def _line(times: Frame, column: str, colour: str, said: Speech) -> go.Figure:
    """A line through the days, each as far from the other as it was."""
    days = list(times["day"])
    places = [(day - days[0]).days for day in days]
    trace = go.Scatter(
        x=places,
        y=[float(value) for value in times[column]],
        mode="lines+markers",
        line={"color": colour, "width": 2.5},
        marker={"color": colour, "size": 7},
        cliponaxis=False,
        hoverinfo="skip",
    )
    figure = _figure(said, 220, trace, sides=DATE)
    last = len(days) - 1
    marked = sorted({round(last * n / (TICKS - 1)) for n in range(TICKS)})
    names = [day_name(days[n], said) for n in marked]
    figure.update_xaxes(ticklabelstandoff=12, **_ticks(names, said, [places[n] for n in marked]))
    figure.update_yaxes(showgrid=True, gridcolor=GRID)
    return figure


def _ticks(names: Sequence[str], said: Speech, places: Sequence[float] | None = None) -> dict[str, Any]:
    return {
        "tickmode": "array",
        "tickvals": list(range(len(names)) if places is None else places),
        "ticktext": [_directed(_lines(name), said) for name in names],
    }


def _directed(lines: Sequence[str], said: Speech) -> str:
    """Lines in the direction of their language, which a drawing does not take from the page."""
    return "<br>".join(f"{RTL_ISOLATE}{line}{END}" if is_reversed(said) else line for line in lines)


def _lines(text: str) -> list[str]:
    """A name in one line, or in two of about the same length."""
    words = text.split()
    if len(text) <= LONGEST_LINE or len(words) < 2:
        return [text]
    cuts = range(1, len(words))
    at = min(cuts, key=lambda cut: abs(len(" ".join(words[:cut])) - len(" ".join(words[cut:]))))
    return [" ".join(words[:at]), " ".join(words[at:])]
