"""A hand looked back at: its choices, the costly ones first, and each of them to make again."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

import pytest

from engine import Card, Match, Phase, Play, load, to_link
from engine.bots import bots
from engine.bots.review import Judged, decisions, review
from engine.solver import warm_up
from lessons.i18n import languages, speech
from lessons.practice import ME, act, new_match
from tests.app.learner import LAST, choice
from tests.app.screen import Screen, plain, text
from tests.app.test_links import mid_hand
from tests.strategies import ROGUE, played_out

pytestmark = pytest.mark.xdist_group("solver")
warm_up()  # every choice is solved by the dozen

LANGUAGES = languages()
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def finished(rulebook: str) -> tuple[Match, tuple[Judged, ...]]:
    """The first hand played anyhow in which some choices cost something and some do not, and its review."""
    for seed in count():
        match, rng = new_match(rulebook, LAST, str(seed)), Random(seed)
        while match.deal.turn is not None:
            playing = match.deal.phase is Phase.PLAY
            anyhow = bots()["random"].choose(match.deal.view(ME), rng).action
            match = act(match, anyhow if playing else choice(match))
        found = tuple(review(match.deal, ME))
        costly = [one for one in found if one.cost_known.card_points]
        if len(match.deal.tricks) == 8 and 1 < len(costly) < len(found):
            return match, found
    raise AssertionError("unreachable")


def open_at(lang: str, rulebook: str, trick: int | None = None) -> Screen:
    asked = {} if trick is None else {"decision": str(trick)}
    return Screen(lang, "review", hand=to_link(finished(rulebook)[0]), **asked)


def costly(rulebook: str) -> Judged:
    return max(finished(rulebook)[1], key=lambda one: one.cost_known.card_points)


def ways(screen: Screen) -> list[str]:
    return [link.label for link in screen.at.main if link.type == "page_link"]


@each_language
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_the_list_has_every_choice_the_dearest_first(lang: str, rulebook: str) -> None:
    match, found = finished(rulebook)
    said = speech(lang, match.rules)
    screen = open_at(lang, rulebook)

    dear = sorted(found, key=lambda one: one.cost_known.card_points, reverse=True)
    opens = [said.ui("review-open", n=one.decision.trick) for one in dear]
    assert opens == [label for label in ways(screen) if label in opens]
    first = dear[0]
    played, best = said.card(first.decision.played), said.card(first.best_known)
    told = plain(said.ui("review-costly", played=played, best=best))
    assert told == text(screen.found(".//div[@class='choice']/p")[0])


@each_language
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_the_answer_is_hidden_until_a_card_is_chosen_and_then_both_verdicts_are_told(
    lang: str, rulebook: str
) -> None:
    said, one = speech(lang, finished(rulebook)[0].rules), costly(rulebook)
    screen = open_at(lang, rulebook, one.decision.trick)
    verdicts = [said.ui("review-known"), said.ui("review-lay")]
    assert not any(map(screen.says, verdicts))
    assert not screen.tables("sheet by-card")

    screen.press(f"card_{one.decision.played.suit}{one.decision.played.rank}")

    assert all(map(screen.says, verdicts))
    (table,) = screen.tables("sheet by-card")
    assert len(one.decision.cards) == len(table) - 2
    assert not screen.found(".//div[@class='feedback']/div[@class='panel good']")
    assert len(screen.found(".//div[@class='feedback']/div[@class='panel']")) == 1


@each_language
def test_every_good_card_is_accepted_and_may_be_chosen_again(lang: str) -> None:
    one = costly("online")
    screen = open_at(lang, "online", one.decision.trick)
    for card in sorted(one.good):
        screen.press(f"card_{card.suit}{card.rank}")
        assert screen.found(".//div[@class='feedback']/div[@class='panel good']")
        screen.press("again")
        assert not screen.found(".//div[@class='feedback']/div[@class='panel good']")
    screen.press("tell")
    assert screen.found(".//div[@class='feedback']/div[@class='panel good']")


def test_a_card_that_may_not_be_played_says_why_and_is_no_answer() -> None:
    match, found = finished("online")
    one, card = next(
        (one, card)
        for one in found
        for card in one.decision.before.hands[ME]
        if card not in one.decision.cards
    )
    screen = open_at("en", "online", one.decision.trick)

    screen.press(f"card_{card.suit}{card.rank}")

    ruling = one.decision.before.judge(Play(Card.parse(str(card))))
    why = plain(speech("en", match.rules).because(ruling))
    assert any(why in told for told in screen.alerts())
    assert not screen.tables("sheet by-card")


@each_language
def test_where_there_is_nothing_to_look_back_at_a_sentence_says_so(lang: str) -> None:
    going = mid_hand("online")
    said = speech(lang, going.rules)
    for screen, expected in (
        (Screen(lang, "review"), "review-empty"),
        (Screen(lang, "review", hand=to_link(going)), "review-not-over"),
        (open_at(lang, "online", 9), "review-missing"),
        (Screen(lang, "review", hand="broken"), "link-broken-title"),
    ):
        assert screen.says(said.ui(expected))


@each_language
def test_the_end_of_a_hand_leads_to_its_review(lang: str) -> None:
    match, _ = finished("online")
    screen = Screen(lang, "play", hand=to_link(match))
    assert speech(lang, match.rules).ui("review-page") in ways(screen)


@each_language
def test_a_choice_that_cannot_be_judged_is_left_out_and_said_to_be(lang: str) -> None:
    """Another player did not follow and later shows the suit: nothing fits what was seen."""
    rng, rules = Random("left out"), load("house")
    while True:
        deal = played_out(rng, rules, ROGUE)
        found = tuple(review(deal, ME))
        if len(found) < len(decisions(deal, ME)):
            break
    match = Match.start(rules, deal.dealer, deal.pack, opening=deal.standing)
    for action in deal.actions:
        match = match.after(action)
    screen = Screen(lang, "review", hand=to_link(match))
    said = speech(lang, rules)
    assert screen.says(said.ui("review-left-out"))
    assert len(found) == len(screen.found(".//div[@class='choice']"))
