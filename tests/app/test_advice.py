"""Who the learner plays with, hints a step at a time, and the question before a card that costs."""

from __future__ import annotations

from functools import cache

import pytest

from engine import Match, Phase, Play, load, to_link
from engine.bots import warm_up
from lessons.coach import Weighed, has_choice, weigh
from lessons.components.advice import ASK
from lessons.i18n import languages, speech
from lessons.practice import ME, Company, draw, new_match
from lessons.settings import Level
from tests.app.learner import LAST, first_hand, hand, key_of
from tests.app.screen import Screen, plain, text
from tests.app.test_settings import kept

pytestmark = pytest.mark.xdist_group("solver")
warm_up()

each_language = pytest.mark.parametrize("lang", languages())
each_vocabulary = pytest.mark.parametrize("rulebook", ["online", "coinche"])


@cache
def tempting(rulebook: str) -> tuple[Match, Weighed, str]:
    """A turn where one of the learner's cards costs clearly, what each brings, and that card's button."""
    for seed in range(60):
        for match, _ in hand(rulebook, str(seed)).turns:
            if len(match.deal.tricks) > 1 and has_choice(match.deal.view(ME)):
                weighed = weigh(match.deal.view(ME), draw(match.deal))
                costly = [card for card in weighed.averages if weighed.is_costly(card)]
                if costly:
                    return match, weighed, key_of(Play(costly[-1]))
    raise AssertionError("no card costs")


def told(screen: Screen) -> str:
    return " ".join(text(found) for found in screen.found(".//div[@role='status']"))


# --- who sits at the table ----------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("level", Level)
def test_who_is_chosen_when_a_match_is_set_up_plays_and_is_kept(level: Level, lang: str) -> None:
    screen = Screen(lang)
    screen.choose("rulebook", "online")
    screen.write("seed", "4")

    screen.at.radio(key="level").set_value(str(level))
    screen.run()
    screen.press("start")

    assert level is screen.settings.level
    assert to_link(new_match("online", LAST, "4", company=Company(level))) == screen.link


@each_language
@each_vocabulary
def test_each_level_says_how_it_thinks(rulebook: str, lang: str) -> None:
    screen, said = Screen(lang), speech(lang, load(rulebook))
    screen.choose("rulebook", rulebook)

    for level in Level:
        assert screen.says(said.ui(f"set-level.{level}"))
        assert screen.says(said.ui(f"set-level.{level}_thinks"))


def test_where_the_count_is_not_ready_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.components.setup.is_warm", lambda: False)
    said = speech("en").ui("level-not-ready")

    assert not Screen("en").says(said)
    with kept("language:en.level:master"):
        assert Screen("en").says(said)


# --- hints --------------------------------------------------------------------------------------------


@each_language
@each_vocabulary
def test_hints_come_a_step_at_a_press_and_are_put_away(rulebook: str, lang: str) -> None:
    match, weighed, _ = tempting(rulebook)
    screen, said = Screen(lang, hand=to_link(match)), speech(lang, match.rules)
    question = plain(said.ui(f"hint-{weighed.thumb.key}"))
    which, average = plain(said.ui("hint-cards")), plain(said.ui("hint-average", worlds=weighed.worlds))
    seen: list[tuple[bool, bool, bool]] = []
    for step in ASK:
        assert plain(said.ui(ASK[step])) == screen.at.button(key="hint").label
        seen.append(tuple(part in told(screen) for part in (question, which, average)))  # type: ignore[arg-type]
        screen.press("hint")

    assert [(False,) * 3, (True, False, False), (True, True, False), (True,) * 3] == seen
    assert question not in told(screen)


def test_the_numbers_are_what_each_card_brings_the_best_first() -> None:
    match, weighed, _ = tempting("online")
    screen = Screen("en", hand=to_link(match))
    for _ in range(3):
        screen.press("hint")

    numbers = [text(found) for found in screen.found(".//div[@role='status']//bdi")]
    assert [str(round(brings)) for brings in weighed.averages.values()] == numbers


def test_nothing_is_weighed_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.components.advice._weighed", _never)
    match, _, key = tempting("online")
    screen = Screen("en", hand=to_link(match))

    screen.press(key)

    assert to_link(match) != screen.link


def test_a_hint_is_gone_with_the_next_card() -> None:
    match, _, key = tempting("online")
    screen = Screen("en", hand=to_link(match))
    screen.press("hint")
    screen.press(key)

    assert "hint" not in screen.keys or speech("en").ui("hint-ask") == screen.at.button(key="hint").label


def test_there_are_no_hints_where_there_is_no_choice() -> None:
    turns = hand("online", "1").turns
    for match, _ in (turns[0], turns[-1]):
        assert not has_choice(match.deal.view(ME))
        assert "hint" not in Screen("en", hand=to_link(match)).keys


@each_language
def test_until_the_count_is_ready_the_question_is_asked_and_no_more(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("lessons.components.advice.can_weigh", lambda: False)
    monkeypatch.setattr("lessons.components.advice._weighed", _never)
    match, weighed, _ = tempting("online")
    screen, said = Screen(lang, hand=to_link(match)), speech(lang, match.rules)

    screen.press("hint")
    screen.press("hint")

    assert plain(said.ui(f"hint-{weighed.thumb.key}")) in told(screen)
    assert plain(said.ui("hint-not-ready")) in told(screen)


# --- the adviser --------------------------------------------------------------------------------------


@each_language
@each_vocabulary
def test_before_a_card_that_costs_the_learner_is_asked_once(rulebook: str, lang: str) -> None:
    match, weighed, key = tempting(rulebook)
    card = list(weighed.averages)[-1]
    with kept(f"language:{lang}.adviser:warn"):
        screen, said = Screen(lang, hand=to_link(match)), speech(lang, match.rules)
        assert screen.alerts() == []

        screen.press(key)
        assert to_link(match) == screen.link
        points = round(weighed.cost(card))
        assert plain(said.ui("doubt", card=said.card(card), points=points)) in screen.alerts()[0].replace(
            "\ufe0e\ufe0e", "\ufe0e"
        )

        screen.press(key)
        assert to_link(match) != screen.link


def test_a_card_that_costs_little_is_played_at_once() -> None:
    match, weighed, _ = tempting("online")
    with kept("language:en.adviser:warn"):
        screen = Screen("en", hand=to_link(match))
        screen.press(key_of(Play(next(iter(weighed.averages)))))

    assert to_link(match) != screen.link


@each_language
@pytest.mark.parametrize(("adviser", "tells"), [("off", False), ("after", True), ("warn", True)])
def test_after_the_deal_the_adviser_says_how_many_cards_cost(adviser: str, tells: bool, lang: str) -> None:
    end = first_hand("online", lambda one: len(one.turns) > 8).end
    assert end.deal.phase is Phase.OVER
    sentences = [plain(speech(lang).ui("costly-cards", count=count)) for count in range(9)]
    with kept(f"language:{lang}.adviser:{adviser}"):
        screen = Screen(lang, hand=to_link(end))

    shown = [plain(str(one.value)) for one in screen.at.markdown]
    assert tells == any(sentence in shown for sentence in sentences)


def _never(*_: object) -> None:
    raise AssertionError("cards were weighed")
