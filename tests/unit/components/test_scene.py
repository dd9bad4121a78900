"""What a table shows is what the engine says, and nothing that its reader may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from engine import DECK, Match, Phase, Play, Status, rulebooks, to_link
from engine.seats import SEATS
from engine.trick import winner
from lessons.components.compass import place
from lessons.components.table.mount import SCRIPTS, WORDS, board_data
from lessons.components.table.ranks import ladders
from lessons.components.table.scene import Fate, Scene, Use
from lessons.components.table.staging import play_scene, show_scene
from lessons.i18n import Digits, languages, speech
from lessons.practice import ME, act_and_tell, story, told_at
from lessons.settings import Settings
from tests.app.learner import hand
from tests.app.screen import LATIN_DIGIT, PRINTED_DIGITS, foreign_words, raw_ids

BOOKS = rulebooks()
each_rulebook = pytest.mark.parametrize("rulebook", BOOKS)
FATES = {Status.ALLOWED: Fate.OPEN, Status.FAULT: Fate.FAULT, Status.REFUSED: Fate.REFUSED}
CARD = re.compile(r"\b([7-9TJQKA][SHDC])\b")


def moments(rulebook: str) -> Iterator[Match]:
    """Every turn of the learner's in three hands, and their ends."""
    for seed in "123":
        one = hand(rulebook, seed)
        yield from (match for match, _ in one.turns)
        yield one.end


def scene(match: Match, lang: str = "ar") -> Scene:
    return play_scene(match, story(match.deal), ME, to_link(match), speech(lang, match.rules))


@each_rulebook
def test_no_hidden_card_is_sent_to_the_browser(rulebook: str) -> None:
    for match in moments(rulebook):
        deal = match.deal
        may_see = set(deal.hands[ME]) | {card for trick in deal.tricks for card in trick.cards}
        may_see |= set(deal.trick.cards) if deal.trick is not None else set()
        may_see |= {deal.dealt.buy_card} if deal.dealt.buy_card is not None else set()
        for seat in SEATS:
            may_see |= {card for cards in deal.view(ME).shown[seat] for card in cards}
        if deal.phase is Phase.OVER:
            continue
        data = asdict(scene(match))
        data.pop("seq")  # the link: it is in the address anyway
        data.pop("ranks")  # the orders of whole suits
        sent = set(CARD.findall(json.dumps(data, ensure_ascii=False)))

        assert sent <= {str(card) for card in may_see}


@each_rulebook
def test_each_card_has_the_fate_and_the_reason_the_engine_gives_it(rulebook: str) -> None:
    for match in moments(rulebook):
        shown, deal, said = scene(match), match.deal, speech("ar", match.rules)
        assert {held.card for held in shown.hand} == {str(card) for card in deal.hands[ME]}
        if deal.phase is not Phase.PLAY:
            assert {held.fate for held in shown.hand} <= {Fate.WAITING}
            continue
        legal = {str(action.card) for action in deal.legal() if isinstance(action, Play)}
        for held, card in ((held, card) for held in shown.hand for card in DECK if str(card) == held.card):
            verdict, why = deal.judge(Play(card)), shown.reasons[held.why]
            assert FATES[verdict.status] is held.fate is why.fate
            assert said.because(verdict, me=ME) == why.text
            assert held.card in why.about
            assert set(why.would_do) == (set() if verdict.is_allowed else legal)
            assert len(why.clauses) == len(verdict.reason.clauses)


@each_rulebook
def test_the_buttons_say_and_do_exactly_what_may_be_done(rulebook: str) -> None:
    for match in moments(rulebook):
        shown, deal = scene(match), match.deal
        offered = [button.act for button in shown.calls]
        offered += [button.act for bid in shown.bids for button in bid.buttons]
        offered += [held.card for held in shown.hand if held.fate is Fate.OPEN]
        for extra in shown.extras:
            buttons = extra.buttons if hasattr(extra, "buttons") else (extra,)
            offered += [button.act for button in buttons if not button.act.startswith("object:")]
        if deal.phase is Phase.OVER:
            assert offered == []
        else:
            assert sorted(offered) == sorted(map(str, deal.legal()))


@each_rulebook
def test_a_turn_played_and_told_in_one_go_is_the_turn_read_again_from_its_link(rulebook: str) -> None:
    for match, action in hand(rulebook, "1").turns:
        after, told = act_and_tell(match, action)

        again = story(after.deal)
        assert [(one.number, one.seat, one.action) for one in again] == [
            (one.number, one.seat, one.action) for one in told
        ]
        assert [one.choice for one in again] == [one.choice for one in told]


@each_rulebook
def test_the_story_ends_with_the_trick_and_the_taker_on_the_table(rulebook: str) -> None:
    for match in moments(rulebook):
        shown, deal = scene(match), match.deal
        numbers = [step.number for step in shown.story]
        assert sorted(numbers) == numbers
        assert shown.done == len(deal.actions)
        if not deal.tricks or deal.contract is None:
            continue
        taker = place(winner(deal.tricks[-1], deal.contract, deal.rules), ME, deal.rules.table.direction)
        if shown.middle.taker:
            assert taker == shown.middle.taker
        for step in shown.story:
            if step.kind == "card":
                assert step.wins


@each_rulebook
def test_every_moment_of_a_finished_deal_can_be_watched_with_all_hands_open(rulebook: str) -> None:
    match = hand(rulebook, "1").end
    said = speech("en", match.rules)
    for number in range(len(match.deal.actions) + 1):
        deal, told = told_at(match.deal, number)
        shown = show_scene(match, deal, told, ME, str(number), said)

        assert shown.use is Use.SHOW
        assert number == shown.done == len(deal.actions)
        seen = {card for seat in shown.seats for card in seat.cards} | {held.card for held in shown.hand}
        assert seen == {str(card) for one in deal.hands for card in one}


@each_rulebook
@pytest.mark.parametrize("lang", languages())
def test_the_orders_to_look_up_are_the_rulebooks_own(rulebook: str, lang: str) -> None:
    match = hand(rulebook, "1").end
    rules, said = match.rules, speech(lang, match.rules)
    trump, plain = ladders(None, rules, said)

    assert [card[0] for card, _ in trump.steps] == [rank.value for rank in rules.cards.trump_order]
    assert [card[0] for card, _ in plain.steps] == [rank.value for rank in rules.cards.plain_order]
    assert [int(worth) for _, worth in trump.steps] == [
        rules.cards.trump_points[r] for r in rules.cards.trump_order
    ]


@pytest.mark.parametrize("lang", languages())
def test_the_browser_is_sent_every_word_it_asks_for(lang: str) -> None:
    from lessons.components.table import mount

    match, _ = hand("online", "1").turns[0]
    data = board_data(scene(match, lang), Settings(), speech(lang, match.rules))
    source = "\n".join((mount.HERE / f"{name}.js").read_text("utf-8") for name in SCRIPTS)
    used = set(re.findall(r"\bwords\.(\w+)", source)) | {"leads", "wins"}

    assert used == set(data["words"]) == set(WORDS) | {"comma"}  # type: ignore[arg-type]


# What of a scene is not read: ids, places, what a press sends.
UNREAD = {
    "seq",
    "deal",
    "use",
    "place",
    "card",
    "cards",
    "act",
    "kind",
    "fate",
    "lesson",
    "link",
    "wins",
    "would_do",
    "taker",
}


def read_texts(value: object, name: str = "") -> Iterator[str]:
    """Every text of a scene that a reader sees or hears."""
    if name in UNREAD:
        return
    if isinstance(value, dict):
        for key, part in value.items():
            yield from read_texts(part, key)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from read_texts(part, name)
    elif isinstance(value, str) and not CARD.fullmatch(value) and value not in MARKS:
        yield value


MARKS = {"turn", "dealer", "buyer", "baloot", "leads", "wins", "us", "them"}  # kinds beside their words


@pytest.mark.parametrize("lang", languages())
@each_rulebook
def test_everything_on_the_table_is_in_the_readers_language(rulebook: str, lang: str) -> None:
    for match in moments(rulebook):
        texts = list(read_texts(asdict(scene(match, lang))))

        assert texts
        assert [text for text in texts if foreign_words(text, lang) or raw_ids(text, lang)] == []


def test_digits_are_the_readers_own_on_the_whole_table() -> None:
    for match in moments("online"):
        said = speech("ar", match.rules, Digits.ARABIC_INDIC)
        shown = play_scene(match, story(match.deal), ME, "0", said)
        texts = [PRINTED_DIGITS.sub("", text) for text in read_texts(asdict(shown))]

        assert [text for text in texts if LATIN_DIGIT.search(text)] == []
