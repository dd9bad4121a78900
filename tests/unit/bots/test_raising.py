"""Doubling: seat 0 buys hokum in spades, or sun; seat 1 is the first of the others to be asked."""

from __future__ import annotations

import pytest

from engine import Deal
from tests.unit.bots.tables import says, spoken

HOKUM = "hokum pass pass pass confirm"
STRONG = "JS 9S 8S AH AD"  # against hokum in spades
WEAK = "7H 8H 9D QD 7C"
DOUBLED = f"{HOKUM} double"


def hokum(words: str = HOKUM, **hands: str) -> Deal:
    return spoken("online", {int(seat[1]): cards for seat, cards in hands.items()}, "7S", words)


def test_strong_trumps_and_aces_double() -> None:
    assert says(hokum(s1=STRONG))[1] == "double"


def test_few_trumps_double_closed_and_many_open() -> None:
    assert says(hokum(s1="JS 9S AH AD AC"))[0] == "double_closed"
    assert says(hokum(s1="JS 9S AS 8S AD"))[0] == "double"


def test_a_weak_hand_does_not_double() -> None:
    assert says(hokum(s1=WEAK)) == ("pass", "no_double")


def test_the_buyer_answers_only_with_a_very_strong_hand() -> None:
    assert says(hokum(DOUBLED, s0="JS 9S AS KS QS")) == ("three", "raise")
    assert says(hokum(DOUBLED, s0="AS TS 8H KH 9D")) == ("pass", "no_double")


def test_the_doubler_says_four_only_with_nearly_everything() -> None:
    assert says(hokum(f"{DOUBLED} three", s1="JS 9S AS AH AD"))[1] == "raise"
    assert says(hokum(f"{DOUBLED} three", s1="JS TS 8S AH 7D")) == ("pass", "no_double")


def test_gahwa_is_said_only_with_a_hand_that_cannot_lose() -> None:
    words = f"{DOUBLED} three four"
    assert says(hokum(words, s0="JS 9S AS KS QS")) == ("gahwa", "raise")
    assert says(hokum(words, s0="JS AS 8S KH 9D")) == ("pass", "no_double")


@pytest.mark.parametrize(("hand", "word"), [("AH TH AD TD AC", "double"), (WEAK, "pass")])
def test_sun_is_doubled_by_a_hand_of_aces_where_the_totals_allow_it(hand: str, word: str) -> None:
    deal = spoken("online", {1: hand}, "7S", "sun", totals=(120, 60))
    assert says(deal)[0] == word
