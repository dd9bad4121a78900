"""Nobody can peek: a view holds no hidden card, and does not change when the hidden cards do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random

import pytest

from engine import (
    DECK,
    Card,
    Cards,
    Deal,
    Declare,
    Phase,
    Play,
    Seat,
    Suit,
    View,
    replay,
)
from engine.contract import Capot
from engine.pack import deal_out
from engine.projects import Project, best_side
from engine.rulebook import Rulebook
from tests.strategies import BOOKS, QUIET, book, corpus, in_phase


def reachable(value: object) -> Iterator[Card]:
    """Yield every card that can be reached from a value through its fields."""
    if isinstance(value, Rulebook):  # data, the same for everybody
        return
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Cards):
        yield from value
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from reachable(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from reachable(key)
            yield from reachable(item)
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            yield from reachable(item)


def is_plain(value: object) -> bool:
    """Return whether a value is made of plain data only, with nothing to call or to look behind."""
    if value is None or isinstance(value, (int, str, Card, Cards, Rulebook, Capot)):
        return True
    if isinstance(value, (tuple, frozenset)):
        return all(map(is_plain, value))
    if is_dataclass(value):
        return all(is_plain(getattr(value, field.name)) for field in fields(value))
    return False


def played(deal: Deal) -> Cards:
    tricks = deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)
    return Cards.of(card for trick in tricks for card in trick.cards)


def shown(deal: Deal) -> Cards:
    """Return the cards laid open after the first trick: all projects of the side whose best is the best."""
    declared = declared_in(deal)
    best = best_side(declared, deal.dealer.next, deal.rules)
    if not deal.tricks or best is None:
        return Cards()
    return Cards.of(card for seat in best[0].seats for project in declared[seat] for card in project.cards)


def declared_in(deal: Deal) -> dict[Seat, tuple[Project, ...]]:
    """Return the projects each seat has declared."""
    return {seat: () if deal.play is None else deal.play.declared[seat] for seat in Seat}


def hidden_from(deal: Deal, seat: Seat) -> Cards:
    """Return the cards a seat cannot know: nobody has played or shown them, and they are not his."""
    own = Cards.of(card for project in declared_in(deal)[seat] for card in project.cards)
    known = deal.hands[seat] | played(deal) | shown(deal) | own
    if deal.dealt.buy_card is not None:
        known = known.with_card(deal.dealt.buy_card)
    return Cards.of(DECK) - known


@pytest.mark.parametrize("id", BOOKS)
def test_no_hidden_card_can_be_reached_in_a_view(id: str) -> None:
    views, with_hidden = 0, 0
    for walk in corpus(id):
        for deal in walk[::2]:
            for seat in Seat:
                hidden = hidden_from(deal, seat)
                seen = Cards.of(reachable(deal.view(seat)))
                assert not seen & hidden, (seat, deal.actions)
                views, with_hidden = views + 1, with_hidden + bool(hidden)
    assert views >= 2000
    assert with_hidden >= 1500


@pytest.mark.parametrize("id", BOOKS)
def test_a_view_is_plain_data(id: str) -> None:
    for walk in corpus(id, 10):
        for deal in walk:
            for seat in Seat:
                assert is_plain(deal.view(seat))


@pytest.mark.parametrize("id", BOOKS)
def test_a_seat_sees_its_own_hand_the_table_and_what_it_may_do(id: str) -> None:
    for walk in corpus(id, 15):
        for deal in walk:
            for seat in Seat:
                view = deal.view(seat)
                assert (deal.hands[seat], deal.trick, deal.tricks) == (view.hand, view.trick, view.tricks)
                assert (deal.contract, deal.phase, deal.turn) == (view.contract, view.phase, view.turn)
                assert (deal.legal() if deal.turn is seat else ()) == view.legal
                assert played(deal) == view.played
                assert [len(d) for d in declared_in(deal).values()] == [len(d) for d in view.declared]


@pytest.mark.parametrize("id", BOOKS)
def test_projects_are_shown_after_the_first_trick_and_only_those_that_stand(id: str) -> None:
    laid_open = 0
    for walk in corpus(id):
        for deal in walk:
            view = deal.view(Seat.ZERO)
            cards = Cards.of(card for row in view.shown for group in row for card in group)
            assert shown(deal) == cards
            laid_open += bool(cards)
    assert (laid_open > 0) == (book(id).projects.limit > 0)


# --- resampling -------------------------------------------------------------------------------------------


def dealt_to(deal: Deal, seat: Seat) -> Cards:
    """Return every card a seat was dealt so far."""
    return (deal.hands_complete or deal.dealt.hands)[seat]


def resampled(rng: Random, deal: Deal, seat: Seat) -> Deal | None:
    """Return the deal with the cards this seat cannot see dealt otherwise; None if the story breaks."""
    fixed = Cards.of(DECK) - hidden_from(deal, seat)
    # What others have declared is told by its name only, but the action names the cards: it stays.
    fixed = fixed | Cards.of(
        card
        for action in deal.actions
        if isinstance(action, Declare)
        for cards in action.projects
        for card in cards
    )
    fixed = fixed | dealt_to(deal, seat)
    unseen = [place for place, card in enumerate(deal.pack) if card not in fixed]
    cards = [deal.pack[place] for place in unseen]
    rng.shuffle(cards)
    pack = list(deal.pack)
    for place, card in zip(unseen, cards, strict=True):
        pack[place] = card
    start = Deal.start(deal.rules, deal.dealer, tuple(pack), deal.standing, deal.scoring)
    other, stopped = replay(start, deal.actions)
    return None if stopped else other


@pytest.mark.parametrize("phase", [Phase.AUCTION, Phase.RAISES, Phase.PLAY])
@pytest.mark.parametrize("id", BOOKS)
def test_the_view_does_not_change_when_the_hidden_cards_do(id: str, phase: Phase) -> None:
    if phase is Phase.RAISES and not book(id).table.completion:
        return
    rng = Random(f"resample {id} {phase}")
    told, changed = 0, Counter[str]()
    for _ in range(90):
        deal = in_phase(rng, book(id), phase, QUIET)
        for seat in Seat:
            other = next((d for _ in range(4) if (d := resampled(rng, deal, seat)) is not None), None)
            if other is None:
                continue
            told += 1
            expected, actual = deal.view(seat), other.view(seat)
            for field in fields(View):
                assert getattr(expected, field.name) == getattr(actual, field.name), (
                    field.name,
                    deal.actions,
                )
            changed["hands"] += deal.hands != other.hands
            changed["rest"] += deal.dealt.rest != other.dealt.rest
            if phase is Phase.AUCTION:
                packets = deal_out(other.pack, deal.first, deal.rules).hands
                changed["packets"] += packets != deal.dealt.hands
    assert told >= 150, told
    assert changed["hands"] >= 130, changed
    if phase is Phase.AUCTION:
        assert changed["packets"] >= 130


@pytest.mark.parametrize("id", BOOKS)
def test_a_leaking_view_would_be_noticed(id: str) -> None:
    """The resampler must really move cards between the hands of the others: count where one card can lie."""
    rng = Random(f"leak {id}")
    deal = in_phase(rng, book(id), Phase.PLAY, QUIET)
    while deal.actions and any(isinstance(action, Play) for action in deal.actions):
        deal = in_phase(rng, book(id), Phase.PLAY, QUIET)
    seat = Seat.ZERO
    hidden = hidden_from(deal, seat)
    holders: dict[Card, set[Seat]] = {card: set() for card in hidden}
    for _ in range(200):
        other = resampled(rng, deal, seat)
        assert other is not None
        for holder in Seat:
            for card in other.hands[holder] & hidden:
                holders[card].add(holder)
    others = {Seat.ONE, Seat.TWO, Seat.THREE}
    assert all(where == others for where in holders.values()), holders
    assert len(hidden) >= 23
    assert {card.suit for card in hidden} == set(Suit)
