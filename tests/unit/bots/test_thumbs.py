"""Deals played by the rules of thumb: as the seats themselves read them, compiled or as written."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from engine import Action, Deal, Phase, Play, View
from engine.bots import warm_up
from engine.bots.prospects import Prospects
from engine.bots.simple import BOT, by_thumb, playable
from engine.bots.thumbs import likelihoods, play, played_on, reading_of, worlds
from engine.bots.thumbs.record import after, legal, read
from engine.bots.thumbs.seen import begin_of, coded_of, game_of, plays_of
from engine.cards import Card
from engine.contract import total_card_points
from engine.seats import SEATS
from engine.tally import Step, count
from engine.worlds import Worlds
from tests.strategies import BOOKS, QUIET, corpus

UNLIKE = 0.5

pytestmark = pytest.mark.xdist_group("solver")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of thumb as before they are warm."""
    plainly(monkeypatch)


def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("weigh", "play_on", "play_out"):
        monkeypatch.setattr(worlds, f"_{name}", getattr(play, name))


@pytest.fixture
def warm() -> None:
    assert warm_up()


def moments(id: str, deals: int) -> Iterator[Deal]:
    """Yield moments of a rulebook's deals where a card is to be played."""
    for states in corpus(id, deals, QUIET):
        yield from (deal for deal in states if deal.phase is Phase.PLAY and playable(view_of(deal)))


def view_of(deal: Deal) -> View:
    assert deal.turn is not None
    return deal.view(deal.turn)


@pytest.mark.parametrize("id", BOOKS)
def test_what_all_have_seen_is_read_as_the_seat_reads_it(id: str) -> None:
    """The record is kept card by card, the view is read from its tricks: two ways to the same."""
    looked = 0
    for deal in moments(id, 12):
        view = view_of(deal)
        game, record, hand = game_of(view), begin_of(view), coded_of(view).hand(view.hand.mask)
        for card in plays_of(view):
            record = after(game, record, card)
        assert read(game, record, hand, legal(game, record, hand)) == reading_of(view)
        looked += 1
    assert looked > 250


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize("id", BOOKS)
def test_compiled_and_as_written_they_find_the_same(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(id)
    for deal in rng.sample(list(moments(id, 12)), 40):
        view = view_of(deal)
        drawn = Worlds.of(view).draw(rng, 3)
        cards = playable(view)
        fast = likelihoods(view, drawn, 32, UNLIKE), played_on(view, drawn, cards)
        with monkeypatch.context() as slowly:
            plainly(slowly)
            assert fast == (likelihoods(view, drawn, 32, UNLIKE), played_on(view, drawn, cards))


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("id", BOOKS)
def test_hands_are_likely_by_what_their_players_would_have_done(id: str) -> None:
    """Each card of another seat that its own rules of thumb would not have played counts once."""
    rng, looked = Random(id), 0
    for states in corpus(id, 12, QUIET):
        played = [one for one in states if one.phase is Phase.PLAY and one.turn is not None]
        if not played or any(view_of(played[-1]).shown):
            continue  # a project laid open is known from then on only, but read as known all along
        deal = rng.choice(played)
        assert deal.turn is not None
        expected = 1.0
        for before, card in _played(states):
            if before.turn is not deal.turn and len(before.actions) < len(deal.actions):
                view = view_of(before)
                alike = len(playable(view)) < 2 or by_thumb(view).card == card
                expected *= 1.0 if alike else UNLIKE
        assert likelihoods(deal.view(deal.turn), [deal.hands], 32, UNLIKE) == [expected]
        looked += 1
    assert looked > 2


def _played(states: tuple[Deal, ...]) -> Iterator[tuple[Deal, Card]]:
    """Each card with the deal before it."""
    for before, deal in pairwise(states):
        if isinstance(action := deal.actions[-1], Play) and len(deal.actions) > len(before.actions):
            yield before, action.card


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("id", BOOKS)
def test_a_deal_played_on_ends_with_the_best_next_card_of_one_seat(id: str) -> None:
    """What a card brings: all by thumb until the seat plays again; then the best of what it may play."""
    rng = Random(id)
    for deal in rng.sample(list(moments(id, 8)), 12):
        view = view_of(deal)
        looks = len(view.hand) <= worlds.LOOKS
        card = rng.choice(playable(view))
        assert view.contract is not None
        brought = played_on(view, [deal.hands], [card])[0][card]
        before, team = _taken(deal), view.seat.team
        ends = [count(end).totals(Step.COUNT) for end in _ends(deal, card, looks)]
        assert {sum(taken) for taken in ends} == {total_card_points(view.rules, view.contract.mode)}
        assert brought == max(taken[team] for taken in ends) - before[team]


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("id", BOOKS)
def test_what_looks_alike_is_played_alike(id: str) -> None:
    """Over ways the cards may lie no more is taken than if each were known, nor less than by thumb alone."""
    rng, is_less = Random(id), False
    late = [deal for deal in moments(id, 12) if 3 < len(view_of(deal).hand) <= worlds.LOOKS]
    for deal in rng.sample(late, 16):
        view = view_of(deal)
        drawn, cards = Worlds.of(view).draw(rng, 8), playable(view)
        together = played_on(view, drawn, cards)
        known = [played_on(view, [hands], cards)[0] for hands in drawn]
        for card in cards:
            assert sum(row[card] for row in together) <= sum(row[card] for row in known)
        is_less = is_less or together != known
    assert is_less


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("id", BOOKS)
def test_a_deal_played_out_ends_as_simple_ends_it(id: str) -> None:
    looked = 0
    for deal in moments(id, 12):
        view, end = view_of(deal), _to_the_end(deal)
        if plays_of(view) or end.view(view.seat).shown != view.shown:
            continue  # a project laid open is known from then on only
        code, found = coded_of(view), [0]
        hands = [code.hand(hand.mask) for hand in deal.hands]
        play.play_out(game_of(view), begin_of(view), [hands], found)
        assert found == [count(end).totals(Step.COUNT)[0]]
        looked += 1
    assert looked > 3


def _ends(deal: Deal, card: Card, looks: bool) -> Iterator[Deal]:
    """The ends of a deal for each second card of a seat that looks, after this one; all else by thumb."""
    seat, deal = deal.turn, deal.after(Play(card))
    if not looks:
        yield _to_the_end(deal)
        return
    while deal.phase is not Phase.OVER and not (deal.turn is seat and playable(view_of(deal))):
        deal = deal.after(_by_thumb(deal))
    if deal.phase is Phase.OVER:
        yield deal
        return
    for second in playable(view_of(deal)):
        yield _to_the_end(deal.after(Play(second)))


def _to_the_end(deal: Deal) -> Deal:
    while deal.phase is not Phase.OVER:
        deal = deal.after(_by_thumb(deal))
    return deal


def _by_thumb(deal: Deal) -> Action:
    view = view_of(deal)
    return Play(by_thumb(view).card) if playable(view) else BOT.choose(view, Random(0)).action


def _taken(deal: Deal) -> tuple[int, int]:
    """The card points each team has taken so far."""
    return Prospects.of(deal.view(SEATS[0])).taken
