"""Each rule of thumb for leading, in a position that asks for it. Seat 0 leads."""

from __future__ import annotations

from engine.actions import Play
from engine.cards import Card
from tests.unit.bots.tables import chosen, hokum, seen, sun


def test_the_buyer_draws_trumps_from_the_top() -> None:
    view = seen("JS 9S 8S AH KH 7D 8D 9C", contract=hokum(buyer=0))
    assert chosen(view) == ("JS", "lead_trump")


def test_the_buyer_without_the_top_trump_leads_a_small_one_to_fetch_it() -> None:
    view = seen("AS TS QS 8S AH 7D 8D 9C", contract=hokum(buyer=0))
    assert chosen(view) == ("8S", "lead_trump")


def test_the_buyers_partner_leads_a_trump_to_him() -> None:
    view = seen("QS 8S AH KH 7D 8D 9C 7C", contract=hokum(buyer=2))
    assert chosen(view) == ("8S", "lead_trump")


def test_trump_is_not_led_when_the_opponents_have_none() -> None:
    # Both opponents threw off on the first round of trumps.
    view = seen("9S AS KH QH 7D 8D 9C", "0:", hokum(buyer=0), tricks=["0: JS 7H 8S 8H"])
    assert not chosen(view)[0].endswith("S")


def test_trump_is_not_led_in_a_closed_deal_while_a_plain_card_is_held() -> None:
    view = seen("JS 9S 8S AS KH 7D 8D 9C", contract=hokum(buyer=0, closed=True))
    assert Play(Card.parse("JS")) not in view.legal
    assert not chosen(view)[0].endswith("S")


def test_a_defender_leads_no_trump() -> None:
    view = seen("JS 9S 8S AH KH 7D 8D 9C", contract=hokum(buyer=1))
    assert not chosen(view)[0].endswith("S")


def test_a_card_nobody_beats_is_led() -> None:
    assert chosen(seen("AS KS 8H 9H 7D 8D 9C 7C")) == ("AS", "lead_master")


def test_a_ten_is_a_master_once_the_ace_is_gone() -> None:
    view = seen("TS KS 8H 9H 7D 8D 9C", tricks=["0: 7C AS QS 8S"])
    assert chosen(view) == ("TS", "lead_master")


def test_a_ten_that_the_ace_still_beats_is_not_led() -> None:
    assert chosen(seen("TS KS 8H 9H 7D 8D 9C 7C"))[0] != "TS"


def test_an_ace_is_not_led_into_a_ruff() -> None:
    # Seat 1 has no heart and may hold trumps.
    view = seen("AH 7H 8D 9D 7C 8C KC", "0:", hokum(buyer=1), tricks=["2: KH QH 9H 8S"])
    assert chosen(view)[0] != "AH"


def test_the_partners_suit_is_returned() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C", "0:", sun(1), tricks=["2: QH KH AH TH"])
    assert chosen(view) == ("8H", "lead_partner_suit")


def test_the_partners_suit_is_not_returned_to_one_who_is_out_of_it() -> None:
    view = seen("8H 9H 7D 8D TD 9C 7C", "0:", sun(1), tricks=["2: QH 7S AH TH"])
    assert chosen(view)[1] != "lead_partner_suit"


def test_a_lone_small_card_is_led_to_ruff_the_suit_later() -> None:
    view = seen("7S 8S 9C 8H QH 7D 8D TD", contract=hokum(buyer=1))
    assert chosen(view) == ("9C", "lead_short")


def test_a_lone_card_is_not_led_without_a_trump_to_ruff_with() -> None:
    view = seen("9C 8H QH 9H 7D 8D TD JD", contract=hokum(buyer=1))
    assert chosen(view)[1] == "lead_low"


def test_without_a_sure_trick_a_small_card_is_led() -> None:
    view = seen("TS KS 8H QH JH 8D KD TC", contract=sun(1))
    assert chosen(view) == ("8H", "lead_low")


def test_the_only_guard_of_a_ten_is_not_led() -> None:
    view = seen("TS 7S KH 8H 9H JD 9D QC", contract=sun(1))
    assert chosen(view)[0] != "7S"


def test_the_top_trump_is_kept_for_the_last_trick() -> None:
    view = seen("JS 7H", contract=hokum(buyer=0), tricks=PLAYED)
    assert chosen(view) == ("7H", "keep_ard")


def test_two_sure_tricks_need_no_keeping() -> None:
    view = seen("JS AH", contract=hokum(buyer=0), tricks=PLAYED)
    assert chosen(view)[1] != "keep_ard"


# Six tricks; still out are 9S, KH TH QH, 7D and 8C.
PLAYED = (
    "0: 8S TS AS 7S",
    "2: KS QS AH 9H",
    "3: AC TC KC QC",
    "3: AD TD KD QD",
    "3: JD 9D JC 8H",
    "3: 9C 7C JH 8D",
)
