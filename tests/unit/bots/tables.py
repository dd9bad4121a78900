"""Views and deals the bots are asked about, written as a sheet writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random

from engine import (
    DECK,
    Action,
    Card,
    Cards,
    Contract,
    Deal,
    Level,
    Mode,
    Phase,
    Play,
    Seat,
    Standing,
    Suit,
    Trick,
    View,
    parse_action,
)
from engine.bots import Bot, Choice, bots
from engine.pack import Pack, deal_out
from engine.play import legal_cards
from engine.rulebook import Rulebook
from engine.seats import SEATS
from tests.strategies import book

SIMPLE, RANDOM = bots()["simple"], bots()["random"]


def hokum(suit: str = "S", buyer: int = 0, *, level: Level = Level.SINGLE, closed: bool = False) -> Contract:
    return Contract(Mode.HOKUM, Suit(suit), Seat(buyer), level, closed)


def sun(buyer: int = 0) -> Contract:
    return Contract(Mode.SUN, None, Seat(buyer))


def seen(
    hand: str,
    trick: str = "0:",
    contract: Contract | None = None,
    rulebook: str = "online",
    *,
    tricks: Iterable[str] = (),
    buy_card: tuple[str, int] | None = None,
    shown: Mapping[int, str] | None = None,
    declared: Mapping[int, tuple[str, ...]] | None = None,
    more: Iterable[str] = (),
) -> View:
    """Return the view of the seat to play to the trick; `more` may be done beside the cards."""
    rules, contract, table = book(rulebook), contract or sun(), Trick.parse(trick)
    cards = Cards.parse(hand)
    legal: list[Action] = [Play(card) for card in legal_cards(cards, table, contract, rules)]
    open_cards, names = shown or {}, declared or {}
    return replace(
        Deal.start(rules, Seat.THREE, DECK).view(table.turn),
        phase=Phase.PLAY,
        turn=table.turn,
        hand=cards,
        buy_card=Card.parse(buy_card[0]) if buy_card else None,
        card_to=Seat(buy_card[1]) if buy_card else None,
        contract=contract,
        tricks=tuple(map(Trick.parse, tricks)),
        trick=table,
        declared=tuple(names.get(seat, ()) for seat in SEATS),
        shown=tuple((Cards.parse(open_cards[seat]),) if seat in open_cards else () for seat in SEATS),
        legal=(*legal, *map(parse_action, more)),
    )


def chosen(view: View) -> tuple[str, str]:
    """Return what the simple bot does and its rule of thumb."""
    choice = SIMPLE.choose(view, Random(0))
    assert choice.action in view.legal
    return str(choice.action), choice.because.key


def pack_with(rules: Rulebook, dealer: Seat, hands: Mapping[int, str], buy_card: str | None = None) -> Pack:
    """Return a pack that deals these cards to these seats before the auction, and turns this card."""
    places = deal_out(DECK, dealer.next, rules)  # a card's index is its place in the pack
    pack: dict[int, Card] = {}
    for seat, cards in hands.items():
        wanted = sorted(Cards.parse(cards))
        spots = [spot.index for spot in places.hands[seat]]
        pack |= dict(zip(spots, wanted, strict=False))
    if buy_card is not None and places.buy_card is not None:
        pack[places.buy_card.index] = Card.parse(buy_card)
    left = iter([card for card in DECK if card not in pack.values()])
    return tuple(pack[spot] if spot in pack else next(left) for spot in range(32))


def spoken(
    rulebook: str,
    hands: Mapping[int, str],
    buy_card: str | None = None,
    words: str = "",
    *,
    dealer: int = 3,
    totals: tuple[int, int] = (0, 0),
) -> Deal:
    """Return the deal with these cards, after these words."""
    rules = book(rulebook)
    pack = pack_with(rules, Seat(dealer), hands, buy_card)
    deal = Deal.start(rules, Seat(dealer), pack, Standing(totals))
    for word in words.split():
        deal = deal.after(parse_action(word))
    return deal


def says(deal: Deal) -> tuple[str, str]:
    """Return what the simple bot at turn does and its rule of thumb."""
    assert deal.turn is not None
    return chosen(deal.view(deal.turn))


def acted(deal: Deal, players: tuple[Bot, Bot, Bot, Bot], rng: Random) -> tuple[Deal, Choice, View]:
    """Return the deal after the next action, the choice, and the view it was made from."""
    assert deal.turn is not None
    view = deal.view(deal.turn)
    choice = players[deal.turn].choose(view, rng)
    return deal.after(choice.action), choice, view
