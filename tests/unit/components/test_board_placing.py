"""Cards placed on the page: what a browser sends is taken only if cards can lie so."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import DECK, Card, Cards, Contract, Mode, Seat, load, rulebooks
from engine.seats import SEATS
from lessons.board.arranging import Crowded, Order
from lessons.components.board.placing.dragged import placing_data
from lessons.components.board.placing.placed import BUY, read_placed, room, spots
from lessons.i18n import Digits, languages, speech
from tests.app.screen import foreign_words, latin_digits, raw_ids

SUN = Contract(Mode.SUN, None, Seat.ONE)


def dealt(order: Order, rng: Random) -> dict[str, list[str]]:
    """Any cards at every spot, no more than have room there."""
    pack = rng.sample(DECK, len(DECK))
    return {
        str(spot): [str(pack.pop()) for _ in range(rng.randint(0, room(spot, order)))]
        for spot in spots(order)
    }


@pytest.mark.parametrize("id", rulebooks())
def test_what_can_be_placed_is_taken_and_can_be_dealt(id: str) -> None:
    rng = Random(id)
    for _ in range(20):
        order = Order(load(id))
        sent = dealt(order, rng)
        placed = read_placed(sent, order)

        assert placed is not None
        assert sent == {str(spot): list(map(str, cards)) for spot, cards in placed.items()}
        replace(order, hands={seat: Cards.of(placed[seat]) for seat in SEATS}).check()


@pytest.mark.parametrize(
    "sent",
    [
        None,
        "KS",
        ["KS"],
        {"0": "KS"},
        {"0": ["9Z"]},
        {"0": [1]},
        {"0": ["KS", "KS"]},
        {"0": ["KS"], "1": ["KS"]},
        {"0": ["7S", "8S", "9S", "TS", "JS", "QS"]},
        {BUY: ["KS", "QS"]},
    ],
)
def test_what_cannot_lie_so_is_not_taken(sent: object) -> None:
    assert read_placed(sent, Order(load("online"))) is None


def test_a_place_that_is_not_there_is_left_out() -> None:
    placed = read_placed({BUY: ["KS"], "9": ["QS"], "0": ["AS"]}, Order(load("coinche")))

    assert placed is not None
    assert [Card.parse("AS")] == [card for cards in placed.values() for card in cards]


def test_a_hand_has_room_for_eight_once_it_is_bought_but_for_the_buy_card_it_takes() -> None:
    rules = load("online")

    assert {5} == {room(seat, Order(rules)) for seat in SEATS}
    assert {8} == {room(seat, Order(rules, contract=SUN)) for seat in SEATS}
    bought = Order(rules, contract=SUN, buy_card=Card.parse("AS"))
    assert [8, 7, 8, 8] == [room(seat, bought) for seat in SEATS]
    full = {Seat.ONE: Cards.parse("7H 8H 9H TH JH QH KH AH")}
    with pytest.raises(Crowded):
        replace(bought, hands=full).check()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", rulebooks())
def test_the_browser_is_told_every_spot_and_every_card_in_the_readers_words(language: str, id: str) -> None:
    said = speech(language, load(id), Digits.ARABIC_INDIC if language == "ar" else Digits.LATIN)
    data = placing_data(Order(load(id)), said)

    told = [one for spot in data["spots"] for one in (spot["name"], *spot["counts"])]  # type: ignore[index,union-attr]
    told += [name for _, _, name in data["cards"].values()]  # type: ignore[union-attr]
    told += [str(data["name"]), *data["words"].values()]  # type: ignore[union-attr]
    written = [one.replace("{cards}", "").replace("{place}", "") for one in told]
    assert [one for one in written if foreign_words(one, language) or raw_ids(one, language)] == []
    assert language != "ar" or [one for one in written if latin_digits(one)] == []
    assert all(mark in data["words"]["put"] for mark in ("{cards}", "{place}"))  # type: ignore[index]
    assert set(map(str, DECK)) == {card for row in data["pack"] for card in row}  # type: ignore[union-attr]
    assert {"s", "e", "n", "w"} <= {spot["at"] for spot in data["spots"]}  # type: ignore[index,union-attr]
