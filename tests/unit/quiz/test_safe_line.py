"""The safe card: which it is, how the others are beaten, and what was prepared to be asked about."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from engine import Card, Mode, load
from engine.asked import Asked, AskError
from engine.safety import Prize, beaten, sure
from lessons.i18n import Line
from lessons.quiz import Question, ask, make
from lessons.quiz.drawing.endings import read_ending
from lessons.quiz.endings import Prepared, stock, turned
from lessons.quiz.endings.finding import safe_card
from lessons.quiz.question import FactsShown, TableShown, TricksShown
from tests.strategies import BOOKS, OURS, book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}
# No trump is out but the player's own; whoever leads it first has nothing left to take the last trick with.
LAST_TRUMP = {
    "aim": "ard",
    "contract": HOKUM,
    "leader": 0,
    "trick": [],
    "hand": ["7S", "9H"],
    "out": ["AH", "KH", "8D", "JD", "QC", "8C"],
}


def asked(position: dict[str, Any], rulebook: str = "online", **more: Any) -> Question:
    return ask("safe_line", book(rulebook), position | more)


def why(question: Question, card: str) -> Line:
    option = question.option(card)
    assert option is not None and isinstance(option.why, Line)
    return option.why


@pytest.mark.parametrize("id", BOOKS)
def test_the_last_trump_is_kept_for_the_last_trick(id: str) -> None:
    question = asked(LAST_TRUMP, id)
    assert ("9H", "cards.last_trick") == (question.answer, question.rule)
    assert "quiz-safe_line.beaten-ard" == why(question, "7S").id


def test_what_beats_a_card_is_laid_open_and_played_to_the_end() -> None:
    question = asked(LAST_TRUMP)
    option = question.option("7S")
    assert option is not None
    table, line = option.shows
    assert isinstance(table, TableShown) and isinstance(line, TricksShown)
    laid = sorted(str(card) for cards in table.open.values() for card in cards)
    assert sorted(LAST_TRUMP["out"]) == laid
    assert (7, 2) == (line.first, len(line.tricks))
    assert Card.parse("7S") is line.tricks[0].cards[0]
    assert Card.parse("9H") is line.tricks[1].cards[0]
    assert why(question, "7S").facts["with"] in line.tricks[1].cards


def test_the_safe_card_is_shown_in_a_lie_that_beats_another_and_all_lies_are_counted() -> None:
    question = asked(LAST_TRUMP)
    table, _ = question.right.shows
    beaten, _ = next(option for option in question.options if option.why is not None).shows
    assert table == beaten
    assert question.told is not None
    assert 90 == question.told.facts["ways"]  # six cards, two to each of three


def test_who_is_known_to_be_void_is_told_and_can_lie_in_fewer_ways() -> None:
    question = asked(LAST_TRUMP, cannot=[[], ["AH", "KH"], ["AH", "KH"], []])
    assert question.told is not None
    assert 6 == question.told.facts["ways"]
    (facts,) = (shown for shown in question.shown if isinstance(shown, FactsShown))
    assert ["void", "void", "holds"] == [line.id.rpartition(".")[2] for line in facts.lines]


@pytest.mark.parametrize(("buyer", "aim", "least"), [(2, "make", 18), (1, "break", 17)])
def test_the_number_that_is_needed_comes_from_what_was_taken_and_the_rulebook(
    buyer: int, aim: str, least: int
) -> None:
    position = {
        "aim": "contract",
        "contract": {"mode": "sun", "buyer": buyer},
        "leader": 0,
        "trick": [],
        "hand": ["AH", "9C"],
        "out": ["TH", "KH", "QH", "JC", "8D", "9D"],
    }
    question = asked(position, taken=[48, 42])
    assert ("AH", "cards.plain_order") == (question.answer, question.rule)
    assert f"quiz-safe_line.ask-{aim}" == question.prompt.id
    assert least == question.prompt.facts["least"]
    with pytest.raises(AskError, match="90 together"):
        asked(position, taken=[48, 40])
    with pytest.raises(AskError, match="still needed"):
        asked(position, taken=[80, 10])


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"aim": "gahwa"}, "contract or every"),
        ({"hand": ["7S", "8S"]}, "one card that is safe"),  # both are
        ({"out": ["AH", "KH", "8D", "JD", "QC"]}, "as many as the others hold"),
        ({"out": ["AH", "KH", "8D", "JD", "QC", "7S"]}, "twice"),
        ({"hand": ["7S"], "out": ["AH", "KH", "8D"]}, "two to eight"),
        ({"cannot": [[], ["AH"], ["AH"], ["AH"]]}, "some way"),
        ({"cannot": [[], [], []]}, "four lists"),
    ],
)
def test_a_position_that_cannot_be_or_has_no_one_answer_is_refused(
    more: dict[str, Any], message: str
) -> None:
    with pytest.raises(AskError, match=message):
        asked(LAST_TRUMP, **more)


# --- what was prepared ------------------------------------------------------------------------------------


def holds(prepared: Prepared, id: str) -> None:
    rules = book(id)
    ending = read_ending(Asked(prepared.position), rules, prepared.prize)
    values = sure(ending)
    safe = safe_card(ending, values)
    assert safe is not None, prepared
    assert {safe, *beaten(ending, values[safe])} == set(ending.legal), prepared
    moved = read_ending(Asked(turned(prepared.position, Random(id))), rules, prepared.prize)
    assert sorted(values.values()) == sorted(sure(moved).values())


@pytest.mark.parametrize("id", OURS)
def test_every_prepared_ending_holds_under_every_rulebook_that_plays_its_mode(id: str) -> None:
    for prepared in stock():
        # In sun nothing binds but following suit, so that what holds under one rulebook does under all.
        if prepared.mode in load(id).modes and (prepared.mode is Mode.HOKUM or id == OURS[0]):
            holds(prepared, id)


def test_there_are_endings_of_every_sort_and_none_twice() -> None:
    written = [json.dumps(one.position, sort_keys=True) for one in stock()]
    assert len(written) == len(set(written))
    sorts = Counter((one.mode, one.prize) for one in stock())
    assert {(mode, prize) for mode in Mode for prize in Prize} == set(sorts)
    assert min(sorts.values()) >= 5


@pytest.mark.parametrize("id", BOOKS)
def test_questions_are_asked_from_every_seat_and_for_everything_that_is_played_for(id: str) -> None:
    questions = [make("safe_line", book(id), str(seed)) for seed in range(24)]
    assert len({question.me for question in questions}) == 4
    assert {"contract", "ard"} <= {question.position["aim"] for question in questions}
