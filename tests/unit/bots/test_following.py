"""Each rule of thumb for playing to a trick, in a position that asks for it. Seat 0 is to play."""

from __future__ import annotations

import pytest

from tests.unit.bots.tables import chosen, hokum, seen, sun


def test_it_gives_points_to_a_partner_who_is_winning() -> None:
    assert chosen(seen("KH 8H KD 7D 8D 9C 7C JS", "2: AH 7H", sun(2))) == ("KH", "give_points")


def test_void_it_gives_a_ten_and_not_an_ace() -> None:
    assert chosen(seen("AD KD TC 8C 7C 9C QC JS", "2: AH 7H", sun(2))) == ("TC", "give_points")


def test_it_does_not_ruff_the_partners_trick() -> None:
    assert chosen(seen("JS 9S KD 7D 8D 9C 7C 8C", "2: AH 7H", hokum(buyer=2))) == ("KD", "give_points")


def test_it_gives_nothing_to_a_partner_who_may_be_beaten() -> None:
    assert chosen(seen("TH 8H KD 7D 8D 9C 7C JS", "2: QH 7H", sun(2))) == ("8H", "keep_safe")


def test_a_master_takes_over_from_a_partner_who_may_be_beaten() -> None:
    assert chosen(seen("AH 8H KD 7D 8D 9C 7C JS", "2: QH 7H", sun(2))) == ("AH", "win_cheaply")


def test_it_wins_as_cheaply_as_will_hold() -> None:
    assert chosen(seen("AH TH 7H 8D KD 9C 7C JS", "3: 8H", sun(1))) == ("TH", "win_cheaply")


def test_it_does_not_try_a_ten_under_an_ace_that_is_out() -> None:
    assert chosen(seen("TH KH 7H 8D KD 9C 7C JS", "3: 8H", sun(1)))[0] != "TH"


def test_last_to_play_it_wins_with_the_lowest_of_its_masters() -> None:
    assert chosen(seen("AH TH KH 7H KD 9C 7C JS", "1: QH 7S 8H", sun(1))) == ("KH", "win_last")


def test_last_to_play_it_brings_home_a_ten_that_the_ace_could_take_later() -> None:
    assert chosen(seen("TH KH 7H 8D KD 9C 7C JS", "1: QH 7S 8H", sun(1))) == ("TH", "win_last")


def test_it_ducks_when_it_cannot_win() -> None:
    assert chosen(seen("TH 8H KD 7D 8D 9C 7C JS", "1: AH 7H 9H", sun(1))) == ("8H", "duck")


def test_it_ruffs_with_the_smallest_trump_that_wins() -> None:
    assert chosen(seen("7S 9S JS KD 7D 8D 9C 7C", "1: AH 7H 8H", hokum(buyer=0))) == ("7S", "ruff_smallest")


def test_it_overruffs_with_the_smallest_trump_that_wins() -> None:
    view = seen("7S KS 9S JS 7D 8D 9C 7C", "1: AH 7H 8S", hokum(buyer=0), "primer")
    assert chosen(view) == ("KS", "ruff_smallest")


def test_void_and_beaten_it_throws_the_card_least_worth() -> None:
    assert chosen(seen("AD KD TC 9C 7C 8C QS KS", "1: AH 7H 8H", sun(1))) == ("7C", "discard_low")


def test_it_does_not_throw_the_only_guard_of_a_ten() -> None:
    assert chosen(seen("TC 7C 8D 9D JD QS KS JS", "1: AH 7H 8H", sun(1)))[0] != "7C"


LATE = (
    "0: 8S TS AS 7S",
    "2: KS QS AH 9H",
    "3: AC TC KC QC",
    "3: AD TD KD QD",
    "3: JD 9D JC 8H",
    "3: 9C 7C JH 8D",
)


def test_the_top_trump_waits_for_the_last_trick() -> None:
    view = seen("JS 7D", "1: QH 7H 8C", hokum(buyer=0), "primer", tricks=LATE)
    assert chosen(view) == ("7D", "keep_ard")


def test_the_top_trump_does_not_wait_when_the_trick_is_rich() -> None:
    view = seen("JS 7D", "1: TH KH 8C", hokum(buyer=0), "primer", tricks=LATE)
    assert chosen(view) == ("JS", "ruff_smallest")


@pytest.mark.parametrize("trick", ["1: AH 7H 9H", "2: AH 7H"])
def test_the_only_card_is_played(trick: str) -> None:
    assert chosen(seen("TH KD 7D 8D 9C 7C JS QS", trick, sun(1))) == ("TH", "only_card")


def test_the_only_card_may_be_a_forced_trump_over_the_partner() -> None:
    view = seen("7S KD 7D 8D 9C 7C JC QC", "2: AH 7H", hokum(buyer=2), "house")
    assert chosen(view) == ("7S", "only_card")


def test_baloot_is_spoken_with_its_second_card() -> None:
    view = seen(
        "QS 7D 8D",
        "3: AS",
        hokum(buyer=0),
        "tournament",
        more=["QS!"],
    )
    assert chosen(view) == ("QS!", "speak_baloot")
