"""The answer sheet says what the engine says."""

from __future__ import annotations

import pytest

from engine import Phase, Play, Seat, load, rulebooks, score
from lessons.i18n import languages, speech
from lessons.sheets import Kind, Own, pdf
from lessons.sheets.answers import letter
from lessons.sheets.paper import data
from lessons.sheets.texts import runs
from tests.unit.sheets.making import every_question, moment, own, sheet, texts


@pytest.mark.parametrize("book", rulebooks())
@pytest.mark.parametrize("lang", languages())
def test_a_question_is_answered_as_the_quiz_answers_it(lang: str, book: str) -> None:
    items = every_question(book)[:60]
    printed = sheet(Kind.ANSWERS, lang, book, items)
    asked = data(sheet(Kind.WORKSHEET, lang, book, items))["items"]
    for item, answer, worksheet in zip(items, data(printed)["items"], asked, strict=True):
        right = runs(printed.said.line(item.question.right.label, item.question.me))
        assert [right] == answer["right"]
        assert [right] == [one["text"] for one in worksheet["options"] if one["letter"] == answer["letter"]]
        assert len(item.question.options) == len(worksheet["options"])
        assert answer["told"]
        assert answer["clauses"]


def test_without_an_answer_of_the_teachers_the_moment_is_ruled_on() -> None:
    printed = sheet(Kind.ANSWERS, "en", "online", (own("online", "a", 14),))
    (item,) = printed.items
    assert isinstance(item, Own)
    deal = item.moment.deal
    assert deal.phase is Phase.PLAY and deal.turn is not None
    said = printed.said
    may = {said.card(action.card) for action in deal.legal() if isinstance(action, Play)}
    hand = {said.card(card) for card in deal.hands[deal.turn]}

    (answer,) = data(printed)["items"]
    told = {fate: signs(answer, fate, hand) for fate in ("open", "refused", "fault")}

    assert may == told["open"]
    assert hand == told["open"] | told["refused"] | told["fault"]
    assert all(row["clauses"] for row in answer["ruled"])


def test_options_have_letters_and_numbers_after_the_last_one() -> None:
    said = speech("en", load("online"))
    assert ["A", "B", "J", "11"] == [letter(place, said) for place in (0, 1, 9, 10)]


def signs(answer: dict, fate: str, hand: set[str]) -> set[str]:
    """The cards of the hand that rows of this fate are about."""
    return {
        card
        for row in answer["ruled"]
        if row["fate"] == fate
        for card in hand
        if as_text(runs(card)) in as_text(row["about"])
    }


def as_text(found: list) -> str:
    text = "".join(run if isinstance(run, str) else f"[{run['suit']}]" for run in found)
    return text.replace("\u2068", "").replace("\u2069", "")


def test_the_teachers_answer_stands_with_the_clauses_he_names_and_no_others() -> None:
    given = own("online", answer="The king.\nIt wins.", clauses=("online:6.6", "online:99.9", "nonsense"))
    (answer,) = data(sheet(Kind.ANSWERS, "en", "online", (given,)))["items"]
    assert ["The king.", "It wins."] == [as_text(line) for line in answer["right"]]
    assert [] == answer["ruled"]
    said = speech("en", load("online"))
    assert [said.clause("online:6.6")] == [as_text(one["wording"]) for one in answer["clauses"]]


def test_clauses_are_printed_with_their_wording() -> None:
    printed = " ".join(
        texts(pdf(sheet(Kind.ANSWERS, "en", "online", (own("online", clauses=("online:6.6",), answer="x"),))))
    )
    wording = speech("en", load("online")).clause("online:6.6")
    assert "6.6" in printed
    assert wording.split(",")[0][:30] in " ".join(printed.split())


def test_an_item_of_another_rulebook_speaks_its_words_and_names_it() -> None:
    items = (own("online"), Own(moment("coinche", "a", 12), "?"))
    here, there = data(sheet(Kind.ANSWERS, "ar", "online", items))["items"]
    assert [load("online"), load("coinche")] == [item.rules for item in items]
    assert here["book"] != there["book"]
    assert speech("ar", load("coinche")).rulebook(load("coinche")) == there["book"]


def test_a_position_seen_from_another_seat_has_that_seat_at_the_bottom() -> None:
    for me in Seat:
        (one,) = data(sheet(Kind.WORKSHEET, "en", "online", (Own(moment("online", "a", 14, me), "?"),)))[
            "items"
        ]
        (figure,) = one["figures"]
        assert {str(card) for card in moment("online", "a", 14, me).deal.hands[me]} == set(figure["hand"])
        assert "You" == figure["seats"]["s"]["name"]
        assert all(not figure["seats"][place]["cards"] for place in "nwe")


@pytest.mark.parametrize("book", rulebooks())
def test_of_a_deal_that_is_over_the_answer_is_what_is_written(book: str) -> None:
    over = next(found for seed in "abcdefgh" if score((found := moment(book, seed, 99)).deal) is not None)
    scored = score(over.deal)
    assert scored is not None
    printed = sheet(Kind.ANSWERS, "en", book, (Own(over, "What is written?"),))
    (answer,) = data(printed)["items"]
    said = printed.said
    assert runs(said.decided(scored)) in answer["told"]
    assert runs(said.written(scored)) in answer["told"]
    assert [] == answer["ruled"]
    assert len(scored.decided_by.clauses) == len(answer["clauses"]) > 0
