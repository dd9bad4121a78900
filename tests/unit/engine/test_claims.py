"""Sawa: when it may be said, whether it holds, and what refutes it."""

from __future__ import annotations

import pytest

from engine import Cards, Contract, Mode, Seat, Suit, Trick
from engine.claims import judge_claim, rule_on_claim
from engine.solver import Position, refute
from tests.strategies import BOOKS, book

SUN = Contract(Mode.SUN, None, Seat.ZERO)
HOKUM = Contract(Mode.HOKUM, Suit.SPADES, Seat.ZERO)


def hands(*rows: str) -> tuple[Cards, Cards, Cards, Cards]:
    a, b, c, d = map(Cards.parse, rows)
    return a, b, c, d


@pytest.mark.parametrize("id", BOOKS)
def test_sawa_is_said_with_as_many_cards_as_the_rulebook_allows(id: str) -> None:
    expected = {"house": {2, 3}, "coinche": set[int](), "ffb": set[int]()}.get(id, set(range(1, 8)))
    assert expected == {count for count in range(1, 9) if judge_claim(count, True, book(id)).is_allowed}


@pytest.mark.parametrize("id", ["online", "house", "primer", "tournament"])
def test_sawa_is_said_on_lead_only(id: str) -> None:
    assert judge_claim(3, True, book(id)).is_allowed
    verdict = judge_claim(3, False, book(id))
    assert not verdict.is_allowed
    assert "claims.on_lead" == verdict.reason.rule
    assert "claims.cards_left" == judge_claim(8, True, book(id)).reason.rule


def test_the_highest_cards_in_one_hand_hold() -> None:
    ruling = rule_on_claim(hands("AS AH", "KS KH", "QS QH", "JS JH"), Seat.ZERO, SUN, book("online"))
    assert ruling.holds
    assert ruling.refutation is None
    assert "claims.side" == ruling.reason.rule


def test_both_partners_cards_together_hold() -> None:
    ruling = rule_on_claim(hands("AS 7H", "KS KH", "QS AH", "JS JH"), Seat.ZERO, SUN, book("online"))
    assert ruling.holds


def test_a_claim_that_loses_a_trick_is_refuted_by_a_line() -> None:
    ruling = rule_on_claim(hands("AS 7H", "KS KH", "QS QH", "JS JH"), Seat.ZERO, SUN, book("online"))
    assert not ruling.holds
    assert ruling.refutation is not None
    assert ruling.refutation.line == ruling.reason.facts["line"]
    assert "claims.failed" == ruling.reason.rule
    played = list(map(str, ruling.refutation.line))
    assert len(played) % 4 == 0
    assert "KH" in played[-4:]


def test_a_trick_worth_nothing_refutes_a_claim_too() -> None:
    assert refute(Position(book("online"), SUN, hands("AS 7H", "KS 8H", "QS 9S", "JS 8S"), Trick(Seat.ZERO)))


def test_a_trump_held_by_the_others_refutes_a_plain_ace() -> None:
    at = hands("AH", "7S", "8H", "9H")
    assert not rule_on_claim(at, Seat.ZERO, HOKUM, book("online")).holds
    assert rule_on_claim(at, Seat.ZERO, SUN, book("online")).holds


def test_in_the_house_a_partner_must_ruff_his_partners_trick() -> None:
    """Online he throws his king on the ace and ruffs the next trick; the house makes him ruff the ace."""
    at = hands("AH 7D", "8H AD", "7S KD", "9H QD")
    assert rule_on_claim(at, Seat.ZERO, HOKUM, book("online")).holds
    assert not rule_on_claim(at, Seat.ZERO, HOKUM, book("house")).holds


def test_a_closed_lead_can_refute_a_claim_that_holds_open() -> None:
    at = hands("JS 7H", "7S 8H", "8S 9H", "QS TH")
    closed = Contract(Mode.HOKUM, Suit.SPADES, Seat.ZERO, closed=True)
    assert not rule_on_claim(at, Seat.ZERO, closed, book("online")).holds
    strong = hands("JS AH", "7S 8H", "8S 9H", "QS TH")
    assert rule_on_claim(strong, Seat.ZERO, HOKUM, book("online")).holds
    assert rule_on_claim(strong, Seat.ZERO, closed, book("online")).holds
