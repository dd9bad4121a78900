"""Cards, counted things, seats, calls and digits."""

from __future__ import annotations

import re

import pytest

from engine import Call, Card, Cards, Contract, Level, Mode, Rank, Seat, Suit, Team, load, parse_action
from engine.choices import Direction
from lessons.i18n import Digits, languages, speech
from lessons.i18n.text import in_digits

AR, EN = speech("ar", load("online")), speech("en", load("online"))
TN = speech("ar", load("coinche"))


def bare(text: str) -> str:
    """The text as it is seen: without isolates and text style."""
    return text.translate({0x200F: None, 0x2068: None, 0x2069: None, 0xFE0E: None})


@pytest.mark.parametrize(
    ("n", "points", "after", "card_points"),
    [
        (0, "0 نقطة", "0 نقطة", "0 بنط"),
        (1, "نقطة واحدة", "نقطة واحدة", "بنط واحد"),
        (2, "نقطتان", "نقطتين", "بنطان"),
        (3, "3 نقاط", "3 نقاط", "3 أبناط"),
        (10, "10 نقاط", "10 نقاط", "10 أبناط"),
        (11, "11 نقطة", "11 نقطة", "11 بنطًا"),
        (99, "99 نقطة", "99 نقطة", "99 بنطًا"),
        (100, "100 نقطة", "100 نقطة", "100 بنط"),
        (101, "101 نقطة", "101 نقطة", "101 بنط"),
        (102, "102 نقطة", "102 نقطة", "102 بنط"),
        (103, "103 نقاط", "103 نقاط", "103 أبناط"),
        (1000, "1000 نقطة", "1000 نقطة", "1000 بنط"),
    ],
)
def test_arabic_numbers_agree_with_what_they_count(n: int, points: str, after: str, card_points: str) -> None:
    assert (points, after, card_points) == (
        bare(AR.points(n)),
        bare(AR.points(n, case="after")),
        bare(AR.card_points(n)),
    )


@pytest.mark.parametrize(
    ("n", "points"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (101, "101 points")]
)
def test_english_numbers_agree_with_what_they_count(n: int, points: str) -> None:
    assert points == bare(EN.points(n))


def test_a_card_is_its_rank_and_its_suit_isolated_in_text_style() -> None:
    assert AR.card(Card.parse("KS")) == "\u2068K♠\ufe0e\u2069"
    assert EN.card(Card.parse("TH")) == "\u206810♥\ufe0e\u2069"


def own_level(text: str) -> str:
    """What a text has outside of what is isolated in it."""
    while (without := re.sub("\u2068[^\u2068\u2069]*\u2069", "", text)) != text:
        text = without
    return text


def test_what_is_made_of_isolated_parts_alone_keeps_its_direction_in_a_sentence() -> None:
    """Else an 8 December within Arabic would run from the left."""
    day = {lang: said.ui("progress-day", day=8, month=12) for lang, said in (("ar", AR), ("en", EN))}
    assert "\u200f " == own_level(day["ar"])
    assert " " == own_level(day["en"])
    assert "8 ديسمبر" == bare(day["ar"])
    assert "\u200f" not in AR.points(12)


def test_cards_have_names_and_lists() -> None:
    king = Card.parse("KS")
    hand = [Card.parse(word) for word in ("KS", "QS", "JS")]
    assert bare(AR.card_name(king)) == "شايب السبيت"
    assert bare(EN.card_name(king)) == "king of spades"
    assert bare(AR.cards(hand)) == "K♠، Q♠ وJ♠"
    assert bare(EN.cards(hand, "or")) == "K♠, Q♠ or J♠"
    assert bare(TN.card_name(Card.parse("AD"))) == "أص الديمن"
    assert EN.cards(Cards()) == ""


@pytest.mark.parametrize("id", languages())
def test_every_rank_and_suit_has_a_name_of_its_own(id: str) -> None:
    said = speech(id)
    assert len({said.rank(rank) for rank in Rank}) == 8
    assert len({said.suit(suit) for suit in Suit}) == 4


@pytest.mark.parametrize(
    ("direction", "next_one", "last_one"),
    [
        (Direction.RIGHT, "اللي على يمينك", "اللي على يسارك"),
        (Direction.LEFT, "اللي على يسارك", "اللي على يمينك"),
    ],
)
@pytest.mark.parametrize("me", Seat)
def test_who_plays_next_sits_where_the_play_turns_to(
    me: Seat, direction: Direction, next_one: str, last_one: str
) -> None:
    assert AR.seat(me, me, direction) == "أنت"
    assert AR.seat(me.next, me, direction) == next_one
    assert AR.seat(me.partner, me, direction) == "شريكك"
    assert AR.seat(me.previous, me, direction) == last_one


def test_the_direction_is_the_rulebooks_unless_given() -> None:
    assert EN.seat(Seat.ONE, Seat.ZERO) == "the player on your right"
    assert speech("en", load("coinche")).seat(Seat.ONE, Seat.ZERO) == "the player on your left"


def test_teams_are_ours_and_theirs() -> None:
    assert AR.team(Team.EVEN, Seat.TWO, form="sheet") == "لنا"
    assert AR.team(Team.ODD, Seat.TWO, form="sheet") == "لهم"
    assert EN.team(Team.ODD, Seat.ONE) == "your side"


@pytest.mark.parametrize(
    ("call", "round", "arabic", "english"),
    [
        ("pass", 1, "بس", "Pass"),
        ("pass", 2, "ولا", "Pass"),
        ("hokum", 1, "حكم", "Hokum"),
        ("hokum:S", 2, "حكم ثاني سبيت ♠", "Hokum in spades ♠"),
        ("ashkal", 1, "أشكل", "Ashkal"),
        ("confirm", 1, "أثبّت الحكم", "Keep hokum"),
        ("convert", 1, "أقلبه صن", "Turn it to sun"),
        ("double", 0, "دبل", "Double"),
        ("double_closed", 0, "دبل مقفول", "Double, closed"),
        ("gahwa", 0, "قهوة", "Gahwa"),
        ("100H", 1, "100 هاص ♥", "100 hearts ♥"),
        ("capotD", 1, "كبوت ديمن ♦", "Capot diamonds ♦"),
    ],
)
def test_calls_read_as_a_player_says_them(call: str, round: int, arabic: str, english: str) -> None:
    assert (arabic, english) == (
        bare(AR.call(Call.parse(call), round)),
        bare(EN.call(Call.parse(call), round)),
    )


def test_a_tunisian_player_says_bass() -> None:
    assert TN.call(Call.parse("pass"), 2) == "باس"


@pytest.mark.parametrize(
    "word", ["KS", "KS!", "+KS.QS.JS+7S.7H.7D.7C", "sawa", "object:2:tasjeel:down", "sun"]
)
@pytest.mark.parametrize("id", languages())
def test_every_action_can_be_said(id: str, word: str) -> None:
    assert speech(id, load("online")).action(parse_action(word), mode=Mode.SUN)


def test_a_contract_is_one_line() -> None:
    contract = Contract(Mode.HOKUM, Suit.SPADES, Seat.TWO, Level.DOUBLE, closed=True)
    assert bare(AR.contract(contract)) == "حكم سبيت ♠، المشتري شريكك، دبل مقفول"
    assert bare(EN.contract(contract)) == "Hokum in spades ♠, bought by your partner, double closed"
    bid = Contract(Mode.HOKUM, Suit.HEARTS, Seat.ZERO, Level.FOUR, bid=100)
    assert bare(TN.contract(bid)) == "100 هاص ♥، الطلبة ليك، سوركونتري"


def test_digits_are_chosen_at_the_last_step_and_cards_keep_theirs() -> None:
    indic = speech("ar", load("online"), Digits.ARABIC_INDIC)
    assert bare(indic.points(152)) == "١٥٢ نقطة"
    assert bare(indic.card(Card.parse("TH"))) == "10♥"
    assert in_digits("9♠ 99 online 6.6 10♥ 10", Digits.ARABIC_INDIC) == "9♠ ٩٩ online 6.6 10♥ ١٠"
    assert "6.6" in bare(indic.clause_ref("online:6.6"))
    assert "٤" in bare(indic.clause_ref("reading:4"))
