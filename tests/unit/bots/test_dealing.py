"""The pack as it may have been dealt, for one who listens. The dealer is seat 3: seat 0 speaks first."""

from __future__ import annotations

from random import Random

import pytest

from engine import Deal
from engine.bots.dealing import imagine_dealt
from engine.bots.listening import Listening
from engine.pack import Dealt
from tests.unit.bots.tables import spoken

TRUMPS = "JS 9S AS TS KH"
SMALL = "7H 8H 7D 8D 7C"
BIDDER = "JS 9S AS KS TS AH 7D 8C"  # a coinche hand of spades


def imagined(deal: Deal, count: int = 20) -> list[Dealt]:
    view = deal.view(deal.auction.speaker)
    return imagine_dealt(view, Listening(view), Random(3), count)


def heard_in(deal: Deal, dealt: Dealt) -> int:
    """How many of the others' calls these hands would have said."""
    view = deal.view(deal.auction.speaker)
    others = (heard for heard in Listening(view).heard if heard.seat is not view.seat)
    return sum(heard.gap(dealt.hands[heard.seat]) == 0 for heard in others)


@pytest.mark.parametrize(
    ("rulebook", "hand", "turned", "words"),
    [
        ("online", TRUMPS, "KS", ""),
        ("online", SMALL, "KS", "hokum pass pass"),
        ("coinche", BIDDER, None, "pass 90H pass"),
    ],
)
def test_an_imagined_deal_leaves_the_asker_his_own_cards(
    rulebook: str, hand: str, turned: str | None, words: str
) -> None:
    deal = spoken(rulebook, {len(words.split()): hand}, turned, words)
    view = deal.view(deal.auction.speaker)
    for dealt in imagined(deal):
        assert view.hand == dealt.hands[view.seat]
        seen = [card for held in dealt.hands for card in held] + list(dealt.rest)
        seen += [] if dealt.buy_card is None else [dealt.buy_card]
        assert 32 == len(set(seen)) == len(seen)
        assert {len(view.hand)} == {len(held) for held in dealt.hands}


def test_a_player_who_said_hokum_on_a_spade_holds_more_spades_than_one_who_said_nothing() -> None:
    silent, heard = (spoken("online", {1: SMALL}, "KS", word) for word in ("pass", "hokum"))
    held = [
        sum(sum(card.suit == "S" for card in dealt.hands[0]) for dealt in imagined(deal, 40))
        for deal in (silent, heard)
    ]
    assert held[0] + 20 < held[1]


def test_most_hands_say_what_was_heard_even_where_that_is_rare() -> None:
    deal = spoken("coinche", {0: "7S 8S 7H 8H 7D 8D 7C QC"}, None, "pass 100H pass 110H")
    found = [heard_in(deal, dealt) for dealt in imagined(deal, 20)]
    assert 3 * len(found) * 0.7 < sum(found)
