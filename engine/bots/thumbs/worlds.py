"""Deals as they may lie, played by the rules of thumb: compiled once `warm_up` is through."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from engine.bots.thumbs import play
from engine.bots.thumbs.reading import Four, Game
from engine.bots.thumbs.record import Record, after
from engine.bots.thumbs.seen import begin_of, coded_of, game_of, game_under, plays_of
from engine.cards import Card
from engine.contract import Contract
from engine.pack import Hands
from engine.rulebook import Rulebook
from engine.seats import Seat
from engine.solver.coding import Coding, Duties, coding
from engine.view import View

COMPILED = "engine.bots.thumbs.compiled"
TRIAL = Game(Duties(*[0] * 6), (0,) * 32, tuple(range(32)), 10, 0)

_weigh, _play_on = play.weigh, play.play_on


def warm_up() -> None:
    """Make the compiled rules of thumb ready: half a minute at the first start of all."""
    global _weigh, _play_on
    if _weigh is play.weigh:
        compiled = import_module(COMPILED)
        record, worlds = Record(0, (0, 0, 0, 0)), [(1, 2, 4, 8)]
        compiled.weigh(TRIAL, record, (), 0, 0, 1.0, worlds, [1.0])
        compiled.play_on(TRIAL, record, worlds, (0,), [[0]])
        _weigh, _play_on = compiled.weigh, compiled.play_on


def is_compiled() -> bool:
    """Return whether the compiled rules of thumb answer."""
    return _weigh is not play.weigh


def likelihoods(view: View, worlds: Sequence[Hands], last: int, unlike: float) -> list[float]:
    """Return how likely each way the cards may lie makes what the others have played.

    Of their cards the `last` ones count: each that the rules of thumb would not have played is `unlike` as
    likely as one that they would.
    """
    plays, code = plays_of(view), coded_of(view)
    found = [1.0] * len(worlds)
    if plays:
        first = max(0, len(plays) - last)
        _weigh(game_of(view), begin_of(view), plays, view.seat, first, unlike, _coded(worlds, code), found)
    return found


def played_on(view: View, worlds: Sequence[Hands], cards: Sequence[Card]) -> list[dict[Card, int]]:
    """Return for each way the cards may lie what each card brings if all go on by the rules of thumb.

    In card points that the side to play takes from here, those on the table and the last trick's included.
    """
    game, code, record = game_of(view), coded_of(view), begin_of(view)
    for card in plays_of(view):
        record = after(game, record, card)
    found = [[0] * len(cards) for _ in worlds]
    _play_on(game, record, _coded(worlds, code), [code.code[card.index] for card in cards], found)
    if view.seat % 2:
        whole = _open_points(game, record)
        found = [[whole - points for points in row] for row in found]
    return [dict(zip(cards, row, strict=True)) for row in found]


def played_out(rules: Rulebook, contract: Contract, leader: Seat, deals: Sequence[Hands]) -> list[int]:
    """Return for each deal what the leader's side takes, in card points, if all go by the rules of thumb."""
    code = coding(rules, contract.trump, contract.closed)
    found = [[0] for _ in deals]
    record = Record(int(leader), (0, 0, 0, 0))
    _play_on(game_under(code, contract.buyer), record, _coded(deals, code), [play.BY_THUMB], found)
    whole = sum(code.points) + code.last_trick
    return [whole - points if leader % 2 else points for (points,) in found]


def _open_points(game: Game, record: Record) -> int:
    """The card points still to be taken."""
    left = sum(points for card, points in enumerate(game.points) if not record.played >> card & 1)
    return left + record.on_table + game.last_trick


def _coded(worlds: Sequence[Hands], code: Coding) -> list[Four]:
    return [
        (code.hand(a.mask), code.hand(b.mask), code.hand(c.mask), code.hand(d.mask)) for a, b, c, d in worlds
    ]
