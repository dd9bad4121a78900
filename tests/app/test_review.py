"""A hand looked back at: its choices, the costly ones first, and each of them to make again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from xml.etree import ElementTree

import pytest

from engine import Action, Call, Card, Match, Phase, Play, load, to_link
from engine.actions import PASS
from engine.bots import bots
from engine.bots.review import Judged, JudgedCall, JudgedCard, decisions, review
from engine.solver import warm_up
from lessons.components.review.shown import shown
from lessons.i18n import languages, speech
from lessons.practice import ME, act, new_match
from tests.app.learner import LAST, choice, key_of
from tests.app.screen import GLYPH, Screen, plain, text
from tests.app.test_links import mid_hand
from tests.strategies import ROGUE, played_out

pytestmark = pytest.mark.xdist_group("solver")
warm_up()  # every choice is solved by the dozen

LANGUAGES = languages()
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def finished(rulebook: str) -> tuple[Match, tuple[Judged, ...]]:
    """The first hand in which some cards, played anyhow, cost something and some do not, and its review."""
    for seed in count():
        rng = Random(seed)

        def anyhow(match: Match, rng: Random = rng) -> Action:
            playing = match.deal.phase is Phase.PLAY
            return bots()["random"].choose(match.deal.view(ME), rng).action if playing else choice(match)

        match, found = looked_back(rulebook, seed, anyhow)
        costly = [one for one in found if isinstance(one, JudgedCard) and not one.is_good]
        if len(match.deal.tricks) == 8 and 1 < len(costly) < len(found):
            return match, found
    raise AssertionError("unreachable")


@cache
def badly_called(rulebook: str) -> tuple[Match, JudgedCall]:
    """The first hand in which to say the boldest thing costs something, and that call."""
    for seed in count():
        match, found = looked_back(rulebook, seed, boldly)
        calls = [one for one in found if isinstance(one, JudgedCall) and not one.is_good]
        if calls:
            return match, calls[0]
    raise AssertionError("unreachable")


def boldly(match: Match) -> Action:
    return match.deal.legal()[-1] if match.deal.phase is Phase.AUCTION else choice(match)


def looked_back(
    rulebook: str, seed: int, acts: Callable[[Match], Action]
) -> tuple[Match, tuple[Judged, ...]]:
    """A hand of a learner who acts so, and its review."""
    match = new_match(rulebook, LAST, str(seed))
    while match.deal.turn is not None:
        match = act(match, acts(match))
    return match, tuple(review(match.deal, ME))


def open_at(lang: str, match: Match, decision: str | None = None) -> Screen:
    asked = {} if decision is None else {"decision": decision}
    return Screen(lang, "review", hand=to_link(match), **asked)


def costly(rulebook: str) -> JudgedCard:
    """The card that cost most."""
    cards = [one for one in finished(rulebook)[1] if isinstance(one, JudgedCard)]
    return max(cards, key=lambda one: one.cost_known.card_points)


def ways(screen: Screen) -> list[str]:
    return [link.label for link in screen.at.main if link.type == "page_link"]


def sentences(markup: str) -> set[str]:
    """The sentences of some markup."""
    plainly = GLYPH.sub(r"\1\2", markup)
    return {text(line) for line in ElementTree.fromstring(f"<div>{plainly}</div>")}


def points(one: Judged) -> float:
    """What a choice cost on the sheet."""
    return one.cost_known if isinstance(one, JudgedCall) else one.cost_known.points


@each_language
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_the_list_has_every_choice_the_dearest_on_the_sheet_first(lang: str, rulebook: str) -> None:
    match, found = finished(rulebook)
    said = speech(lang, match.rules)
    screen = open_at(lang, match)

    listed = {shown(one, said).way: one for one in found}
    order = [listed[label] for label in ways(screen) if label in listed]
    assert len(order) == len(found)
    dear = [one for one in order if not one.is_good]
    assert order == dear + [one for one in found if one.is_good]
    assert sorted(map(points, dear), reverse=True) == [points(one) for one in dear]
    told = [text(line) for line in screen.found(".//div[@class='choice']/p")]
    for one in dear:
        assert sentences(shown(one, said).costly()) <= set(told)


@each_language
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_the_answer_is_hidden_until_a_card_is_chosen_and_then_both_verdicts_are_told(
    lang: str, rulebook: str
) -> None:
    match, one = finished(rulebook)[0], costly(rulebook)
    said, screen = speech(lang, match.rules), open_at(lang, match, one.decision.name)
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
@pytest.mark.parametrize("rulebook", ["online", "coinche"])
def test_a_call_is_made_again_and_then_both_verdicts_are_told(lang: str, rulebook: str) -> None:
    match, one = badly_called(rulebook)
    said, screen = speech(lang, match.rules), open_at(lang, match, one.decision.name)
    verdicts = [said.ui("review-known"), said.ui("review-lay")]
    assert not any(map(screen.says, verdicts))
    assert not screen.tables("sheet buying-sheet")

    say(screen, one.decision.said)

    assert all(map(screen.says, verdicts))
    assert not screen.found(".//div[@class='feedback']/div[@class='panel good']")
    head, *odds = screen.tables("sheet buying-sheet")[0]
    _, *came_to = screen.tables("sheet by-call")[0]
    assert [said.ui("us"), said.ui("them")] == head[2:4]
    assert len(odds) == len(came_to)
    said_in_the_hand = said.ui("review-call-said.mark")
    assert [1, 1] == [sum(said_in_the_hand in row[0] for row in rows) for rows in (odds, came_to)]
    assert screen.says(said.ui("buying-note", deals=one.worlds))


@each_language
def test_every_good_call_is_accepted_and_may_be_chosen_again(lang: str) -> None:
    match, one = badly_called("online")
    screen = open_at(lang, match, one.decision.name)
    for call in one.decision.calls:
        say(screen, call)
        accepted = screen.found(".//div[@class='feedback']/div[@class='panel good']")
        assert (call in one.good) == bool(accepted)
        screen.press("again")
        assert not screen.found(".//div[@class='feedback']")
    screen.press("tell")
    assert screen.found(".//div[@class='feedback']/div[@class='panel good']")


def say(screen: Screen, call: Call) -> None:
    """Say a call; a bid by its number first."""
    if call.bid is not None:
        screen.at.pills(key="bid_number").select(call.bid)
        screen.run()
    screen.press(key_of(call))


@each_language
def test_a_hand_that_nobody_bought_is_looked_back_at_too(lang: str) -> None:
    match = thrown_in()
    screen = Screen(lang, "play", hand=to_link(match))
    assert speech(lang, match.rules).ui("review-page") in ways(screen)
    assert len(decisions(match.deal, ME)) == len(open_at(lang, match).found(".//div[@class='choice']"))


@cache
def thrown_in() -> Match:
    """A hand in which all pass."""
    for seed in count():
        match = new_match("online", LAST, str(seed))
        while match.deal.turn is not None and match.deal.phase is Phase.AUCTION:
            match = act(match, PASS if PASS in match.deal.legal() else choice(match))
        if match.deal.phase is Phase.OVER:
            return match
    raise AssertionError("unreachable")


@each_language
def test_every_good_card_is_accepted_and_may_be_chosen_again(lang: str) -> None:
    one = costly("online")
    screen = open_at(lang, finished("online")[0], one.decision.name)
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
        if isinstance(one, JudgedCard)
        for card in one.decision.before.hands[ME]
        if card not in one.decision.cards
    )
    screen = open_at("en", match, one.decision.name)

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
        (open_at(lang, finished("online")[0], "9"), "review-missing"),
        (open_at(lang, finished("online")[0], "call-9"), "review-missing"),
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
