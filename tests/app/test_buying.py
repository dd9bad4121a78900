"""Buy or pass as a learner meets it, in every language, for a card that is bought and for bids."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import Card, load, rulebooks
from engine.solver import warm_up
from lessons.i18n import languages, speech
from tests.app.screen import Screen, plain, text

HANDS: Mapping[str, Mapping[str, str]] = {
    "online": {"cards": "JS.9S.AS.KH.AH", "card": "7S"},
    "tournament": {"cards": "7H.8H.7D.8D.7C", "card": "8S", "turn": "4", "said": "pass.pass.pass"},
    "coinche": {"cards": "JS.9S.AS.KS.AH.7H.8D.QC", "turn": "2", "said": "90H"},
}
FEW = 3

each_language = pytest.mark.parametrize("lang", languages())
each_hand = pytest.mark.parametrize("rulebook", HANDS)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    warm_up()


@pytest.fixture(autouse=True)
def _few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.components.answer.deals_for", lambda *_: FEW)


def opened(lang: str, rulebook: str, **more: str) -> Screen:
    return Screen(lang, "buying", **{"book": rulebook, **HANDS[rulebook], **more})


def notices(screen: Screen) -> list[str]:
    return [text(found) for found in screen.found(".//*[@role='status']")]


@each_language
@each_hand
def test_every_call_is_told_and_the_best_one_is_marked(lang: str, rulebook: str) -> None:
    screen = opened(lang, rulebook)
    assert [] == screen.tables("sheet buying-sheet")
    screen.press("ask")

    said = speech(lang, load(rulebook))
    head, *rows = screen.tables("sheet buying-sheet")[0]
    assert [said.ui("us"), said.ui("them")] == head[2:4]
    marked = [row for row in rows if said.ui("buying-best") in row[0]]
    assert [rows[0]] == marked
    assert len(rows) == len(screen.found(".//div[@class='bars']"))
    assert "1" == screen.at.query_params["ask"]
    assert screen.says(said.ui("buying-note", deals=FEW))


@each_language
def test_in_coinche_the_best_bid_of_each_suit_is_shown_and_every_other_below(lang: str) -> None:
    screen = opened(lang, "coinche", ask="1")
    first, every = screen.tables("sheet buying-sheet")
    assert 1 + 6 == len(first)  # pass, contre and a bid in each suit
    assert len(every) > 30


@each_language
@pytest.mark.parametrize("rulebook", rulebooks())
def test_a_hand_is_dealt_at_a_press_and_stands_in_the_address(lang: str, rulebook: str) -> None:
    screen = Screen(lang, "buying", book=rulebook)
    screen.press("deal")
    cards = screen.at.query_params["cards"].split(".")
    assert sum(load(rulebook).table.packets) == len(cards)
    screen.press("ask")
    assert screen.tables("sheet buying-sheet")


@each_language
def test_cards_are_chosen_by_pressing_them(lang: str) -> None:
    screen = opened(lang, "online")
    spades = next(group for group in screen.at.button_group if group.key == "buying_suit_S")
    spades.set_value([Card.parse("JS"), Card.parse("TS")])
    screen.run()
    assert {"JS", "TS", "KH", "AH"} == set(screen.at.query_params["cards"].split("."))
    assert "7S" == screen.at.query_params["card"]


@each_language
@pytest.mark.parametrize(
    ("cards", "card", "wrong"),
    [
        ("JS.9S", "7S", ["few"]),
        ("JS.9S.AS.KH.AH.7D", "7S", ["many"]),
        ("JS.9S.AS.KH.AH", "", ["no-card"]),
        ("JS.9S.AS.KH.AH", "JS", ["same"]),
        ("JS.9S.AS.KH.AH.ZZ.JS", "7S", ["twice", "broken"]),
    ],
)
def test_what_is_missing_is_told_and_nothing_is_lost(
    lang: str, cards: str, card: str, wrong: list[str]
) -> None:
    screen = opened(lang, "online", cards=cards, card=card, ask="1")
    said, size = speech(lang, load("online")), 5
    held = len(set(cards.split(".")) - {"ZZ"})
    facts = {
        "n": held if held > size else size - held,
        "of": size,
        "card": said.card(Card.parse(card or "7S")),
    }
    told = notices(screen)
    assert [plain(said.ui(f"buying-{one}", **facts)) for one in wrong] == told[: len(wrong)]
    assert bool(screen.tables("sheet buying-sheet")) is (wrong == ["twice", "broken"])
    assert cards == screen.at.query_params["cards"]


@each_language
def test_the_same_question_has_the_same_answer(lang: str) -> None:
    one, other = (opened(lang, "online", ask="1").tables("sheet buying-sheet") for _ in range(2))
    assert one == other


@each_language
def test_a_changed_question_is_asked_anew(lang: str) -> None:
    screen = opened(lang, "online", ask="1")
    screen.press("deal")
    assert "ask" not in screen.at.query_params
    assert [] == screen.tables("sheet buying-sheet")


@each_language
def test_the_way_there_is_on_the_page_to_practise(lang: str) -> None:
    screen = Screen(lang, "practise")
    assert screen.says(speech(lang).ui("buying-about"))


@each_language
def test_the_way_there_is_at_the_end_of_a_lesson_on_buying(lang: str) -> None:
    screen = Screen(lang, "lesson", lesson="buy-hokum", step="end")
    assert screen.says(speech(lang).ui("buying-page"))


@each_language
def test_a_rulebook_that_is_not_there_is_told(lang: str) -> None:
    screen = opened(lang, "online", book="nobody's")
    assert [plain(speech(lang).ui("buying-broken"))] == notices(screen)
