"""What may not be done is refused with its clause and changes nothing; done anyway, it can be called."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, count

import pytest

from engine import Card, Match, Object, Phase, Play, Status, dump, load, rulebooks, score, to_link
from engine.actions import Laid, Request
from engine.choices import Enforcement, Ruling
from engine.deal import End
from lessons.i18n import languages, speech
from lessons.practice import ME, act, advance, history, next_deal
from tests.app.learner import choice, hand, key_of, refused, with_a_refusal
from tests.app.screen import Screen, plain, text

LANGUAGES = languages()
BOOKS = rulebooks()
BLOCKING = [id for id in BOOKS if load(id).penalties.enforcement is Enforcement.BLOCK]
CALLING = [id for id in BOOKS if id not in BLOCKING]

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_rulebook = pytest.mark.parametrize("rulebook", BOOKS)
each_calling = pytest.mark.parametrize("rulebook", CALLING)


def key(card: Card) -> str:
    return key_of(Play(card))


def test_there_are_rulebooks_of_both_kinds() -> None:
    assert BLOCKING
    assert CALLING


@each_language
@each_rulebook
def test_an_illegal_card_is_refused_with_its_clause_and_stays_in_the_hand(rulebook: str, lang: str) -> None:
    match, card, verdict = with_a_refusal(rulebook)
    screen = Screen(lang, hand=to_link(match))
    assert screen.alerts() == []

    screen.press(key(card))

    assert dump(match) == screen.text
    assert to_link(match) == screen.at.query_params["hand"]
    assert key(card) in screen.keys
    said = speech(lang, match.rules)
    (alert,) = screen.alerts()
    assert screen.says(said.because(verdict, me=ME))
    assert verdict.reason.clauses
    for id in verdict.reason.clauses:
        assert plain(said.clause_ref(id)) in alert
        assert plain(said.clause(id, match.rules)) in alert
    assert ("anyway" in screen.keys) is (rulebook in CALLING)


@each_language
@each_rulebook
def test_what_may_i_do_rules_on_every_card_of_the_hand(rulebook: str, lang: str) -> None:
    match, _, _ = with_a_refusal(rulebook, tricks=1)
    screen = Screen(lang, hand=to_link(match))
    said = speech(lang, match.rules)

    for allowed, kind in ((True, "good"), (False, "refused")):
        faces = screen.found(f".//div[@class='panel {kind}']//span[@role='img']")
        held = [card for card in match.deal.hands[ME] if match.deal.judge(Play(card)).is_allowed is allowed]
        assert held
        assert {said.card_name(card) for card in held} == {face.get("aria-label") for face in faces}


@each_rulebook
def test_a_legal_card_after_a_refusal_is_played_and_the_refusal_goes(rulebook: str) -> None:
    match, card, _ = with_a_refusal(rulebook)
    screen = Screen("ar", hand=to_link(match))
    screen.press(key(card))

    screen.press(key_of(choice(match)))

    assert dump(act(match, choice(match))) == screen.text
    assert screen.alerts() == []


@each_language
@each_calling
def test_a_refused_card_can_be_played_at_ones_own_risk(rulebook: str, lang: str) -> None:
    match, card, _ = with_a_refusal(rulebook)
    screen = Screen(lang, hand=to_link(match))
    screen.press(key(card))

    screen.press("anyway")

    assert dump(act(match, Play(card))) == screen.text
    assert screen.alerts() == []


@cache
def caught(rulebook: str) -> tuple[Match, Card]:
    """A match, and a card that is against the rules in it and that the opponents will call."""
    for seed in count():
        for match, _ in hand(rulebook, str(seed)).turns:
            found = refused(match) if match.deal.phase is Phase.PLAY else None
            if found is None:
                continue
            *_, after = played_on(match, found[0])
            if after.deal.ending is not None and after.deal.ending.how is End.RECORDED:
                return match, found[0]
    raise AssertionError("unreachable")


def played_on(match: Match, card: Card) -> Iterator[Match]:
    match = act(match, Play(card))
    yield match
    while match.deal.turn is not None:
        match = act(match, choice(match))
        yield match


@each_language
@each_calling
def test_the_opponents_call_a_fault_that_comes_to_light(rulebook: str, lang: str) -> None:
    match, card = caught(rulebook)
    screen = Screen(lang, hand=to_link(match))
    screen.press(key(card))
    screen.press("anyway")

    while screen.match.deal.phase is not Phase.OVER:
        screen.press(key_of(choice(screen.match)))

    deal, said = screen.match.deal, speech(lang, match.rules)
    assert deal.ending is not None and deal.ending.offenders is ME.team
    assert said.ending(deal.ending, me=ME) in [head.value for head in screen.at.header]
    check_written(screen)
    screen.press("next")
    assert len(screen.match.deals) == len(match.deals) + 1


def check_written(screen: Screen) -> None:
    """The last line of the deal's sheet and of the match's."""
    scored = score(screen.match.deal)
    assert scored is not None
    ledger, sheet = screen.tables()
    points = [str(scored.points[team]) for team in (ME.team, ME.team.other)]
    assert points == ledger[-1][1:]
    assert points == sheet[-2][1:]


@cache
def with_a_fault_of_theirs(rulebook: str) -> Match:
    """A match at the learner's turn in which an opponent has just broken a rule of play."""
    for seed in count():
        match = hand(rulebook, str(seed)).end
        for state, seat, _ in history(match.deal):
            if seat.team is ME.team or state.phase is not Phase.PLAY:
                continue
            for card in state.hands[seat]:
                if state.judge(Play(card)).status is Status.FAULT:
                    after = advance(match.with_deal(state.after(Play(card))))
                    if after.deal.turn is ME:
                        return after
    raise AssertionError("unreachable")


@each_language
@each_calling
def test_the_learner_calls_a_fault_and_the_deal_is_his(rulebook: str, lang: str) -> None:
    match = with_a_fault_of_theirs(rulebook)
    screen = Screen(lang, hand=to_link(match))

    screen.press("object_tasjeel_down")

    ending = screen.match.deal.ending
    assert ending is not None and ending.how is End.RECORDED and ending.offenders is ME.team.other
    check_written(screen)


@each_language
@pytest.mark.parametrize("laid", Laid)
@pytest.mark.parametrize("request_", Request)
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
def test_the_referee_rules_on_every_request(request_: Request, laid: Laid, right: bool, lang: str) -> None:
    match = with_a_fault_of_theirs("tournament") if right else with_a_refusal("tournament")[0]
    asked = Object(ME, request_, laid)
    screen = Screen(lang, hand=to_link(match))

    screen.press(key_of(asked))

    expected = act(match, asked)
    assert dump(expected) == screen.text
    assert expected.deal.objection is not None
    _, ruling, reason = expected.deal.objection
    said = speech(lang, match.rules)
    (told,) = screen.found(".//div[@role='status']")
    for id in reason.clauses:
        assert plain(said.clause_ref(id)) in text(told)
    warned = right and ruling is Ruling.GRANTED and request_ is Request.WARNING
    assert warned == screen.says(said.ui("objection-warned", team=said.team(ME.team.other, ME), count=1))


@each_language
def test_a_wrong_qaid_at_home_is_refused_and_the_hand_goes_on(lang: str) -> None:
    match, _, _ = with_a_refusal("house")
    screen = Screen(lang, hand=to_link(match))

    screen.press("object_tasjeel_down")
    screen.press(key_of(choice(match)))

    assert dump(act(act(match, Object(ME)), choice(match))) == screen.text


@pytest.mark.parametrize("rulebook", BLOCKING)
def test_where_the_table_blocks_there_is_nothing_to_call(rulebook: str) -> None:
    screen = Screen("ar", hand=to_link(with_a_refusal(rulebook)[0]))

    assert [key for key in screen.keys if key.startswith("object_")] == []


# --- buttons of a page that is no longer so --------------------------------------------------------


def legal_twice(rulebook: str) -> tuple[Match, Match, Card]:
    """Two moments of a hand, and a card the learner holds and may play at both."""
    for seed in count():
        turns = [match for match, _ in hand(rulebook, str(seed)).turns if match.deal.phase is Phase.PLAY]
        for first, later in combinations(turns, 2):
            for card in later.deal.hands[ME]:
                if all(match.deal.judge(Play(card)).is_allowed for match in (first, later)):
                    return first, later, card
    raise AssertionError("unreachable")


@each_rulebook
def test_a_button_drawn_before_the_last_card_changes_nothing(rulebook: str) -> None:
    first, later, card = legal_twice(rulebook)
    screen = Screen("ar", hand=to_link(first))
    screen.at.session_state["hand"] = to_link(later)  # a press has been done that the page does not show yet

    screen.press(key(card))

    assert dump(later) == screen.text
    assert screen.alerts() == []


@each_rulebook
def test_next_deal_pressed_on_an_old_page_deals_nothing(rulebook: str) -> None:
    first = hand(rulebook, "0").end
    second = next_deal(first)
    while second.deal.turn is not None:
        second = act(second, choice(second))
    screen = Screen("ar", hand=to_link(first))
    screen.at.session_state["hand"] = to_link(second)

    screen.press("next")

    assert dump(second) == screen.text


@each_calling
@pytest.mark.parametrize("twice", [True, False], ids=["pressed twice", "after another card"])
def test_play_it_anyway_pressed_on_an_old_page_changes_nothing(rulebook: str, twice: bool) -> None:
    match, card, _ = with_a_refusal(rulebook)
    after = act(match, Play(card) if twice else choice(match))
    screen = Screen("ar", hand=to_link(match))
    screen.press(key(card))
    screen.at.session_state["hand"] = to_link(after)
    del screen.at.session_state["refused"]

    screen.press("anyway")

    assert dump(after) == screen.text
    assert screen.alerts() == []
