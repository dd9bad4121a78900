"""Projects and sawa by the simple bot."""

from __future__ import annotations

from random import Random

import pytest

from engine import Claim, Phase, Seat
from engine.bots.sawa import takes_all
from engine.claims import rule_on_claim
from tests.strategies import BOOKS, QUIET, book, corpus
from tests.unit.bots.tables import SIMPLE, chosen, hokum, seen, sun

SRA, FIFTY = "+JD.QD.KD", "+TD.JD.QD.KD"


def test_projects_are_declared() -> None:
    view = seen("KD QD JD 7S 8H 9H 7C 8C", "3: AS", sun(1), more=[SRA])
    assert chosen(view) == (SRA, "declare")


def test_a_project_is_kept_back_when_a_better_one_is_out() -> None:
    view = seen("KD QD JD 7S 8H 9H 7C 8C", "3: AS", sun(1), more=[SRA], declared={3: ("fifty",)})
    assert chosen(view) == ("7S", "no_declare")


def test_a_project_is_declared_beside_a_better_one_of_the_partner() -> None:
    declared = {3: ("fifty",), 2: ("hundred",)}
    view = seen("KD QD JD 7S 8H 9H 7C 8C", "1: AS QS KS", sun(1), more=[SRA], declared=declared)
    assert chosen(view) == (SRA, "declare")


def test_a_project_is_declared_against_one_of_the_same_value() -> None:
    view = seen("KD QD JD TD 7S 8H 9H 7C", "3: AS", sun(1), more=[FIFTY], declared={3: ("fifty",)})
    assert chosen(view) == (FIFTY, "declare")


def test_sawa_is_said_with_nothing_but_masters() -> None:
    tricks = ["0: 7S AS KS QS", "1: 7C 8C 9C TC", "3: 7D 8D 9D TD", "0: JS 9S TS 8S", "2: JC KC QC AC"]
    view = seen("AH TH AD", "0:", sun(0), tricks=tricks, more=["sawa"])
    assert chosen(view) == ("sawa", "claim")


def test_sawa_is_not_said_while_a_card_may_lose() -> None:
    tricks = ["0: 7S AS KS QS", "1: 7C 8C 9C TC", "3: 7D 8D 9D TD", "0: JS 9S TS 8S", "2: JC KC QC AC"]
    view = seen("AH TH KD", "0:", sun(0), tricks=tricks, more=["sawa"])
    assert chosen(view)[1] != "claim"


def test_sawa_is_not_said_while_a_trump_is_out_that_cannot_be_drawn() -> None:
    tricks = ["0: 7S AS KS QS", "1: 7C 8C 9C TC", "3: 7D 8D 9D TD", "0: JS 9S TS 8H", "0: JC KC QC AC"]
    view = seen("AH TH AD", "0:", hokum(buyer=0), tricks=tricks, more=["sawa"])
    assert chosen(view)[1] != "claim"


@pytest.mark.parametrize("id", BOOKS)
def test_a_hand_said_to_take_all_takes_all_whatever_the_others_hold(id: str) -> None:
    proved = 0
    for states in corpus(id, 150, QUIET):
        for deal in states:
            if deal.phase is not Phase.PLAY or deal.play is None or deal.play.trick.cards:
                continue
            assert deal.turn is not None
            if takes_all(deal.view(deal.turn)):
                proved += 1
                assert rule_on_claim(deal.hands, deal.turn, deal.play.contract, book(id)).holds
    assert proved > 20


def test_no_sawa_is_said_where_the_rulebook_has_none() -> None:
    for states in corpus("coinche", 40, QUIET):
        for deal in states:
            if deal.turn is not None:
                action = SIMPLE.choose(deal.view(Seat(deal.turn)), Random(0)).action
                assert not isinstance(action, Claim)
