"""Deals as they may lie, played by the rules of thumb: compiled once `warm_up` is through."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from engine.bots.thumbs import play
from engine.bots.thumbs.bits import NONE
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
LOOKS = 6  # cards held: earlier the few deals that are drawn look too different by the next turn
TRIAL = Game(Duties(*[0] * 6), (0,) * 32, tuple(range(32)), 10, 0)

_weigh, _play_on, _play_out = play.weigh, play.play_on, play.play_out


def warm_up() -> None:
    """Make the compiled rules of thumb ready: half a minute at the first start of all."""
    global _weigh, _play_on, _play_out
    if _weigh is play.weigh:
        compiled = import_module(COMPILED)
        record, worlds = Record(0, (0, 0, 0, 0)), [(1, 2, 4, 8)]
        compiled.weigh(TRIAL, record, (), 0, 0, 1.0, worlds, [1.0])
        compiled.play_on(TRIAL, record, worlds, (0,), True, [[0]], [[0] * play.SECONDS])
        compiled.play_out(TRIAL, record, worlds, [0])
        _weigh, _play_on, _play_out = compiled.weigh, compiled.play_on, compiled.play_out


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

    But for the seat's next card, from `LOOKS` cards on: there it takes what is best over all ways that look
    alike to it then. In card points that the side to play takes from here, those on the table and the last
    trick's included.
    """
    game, code, record = game_of(view), coded_of(view), begin_of(view)
    for card in plays_of(view):
        record = after(game, record, card)
    sights = [[0] * len(cards) for _ in worlds]
    found = [[0] * (len(cards) * play.SECONDS) for _ in worlds]
    coded, codes = _coded(worlds, code), [code.code[card.index] for card in cards]
    _play_on(game, record, coded, codes, len(view.hand) <= LOOKS, sights, found)
    whole, is_ours = _open_points(game, record), view.seat % 2 == 0
    rows: list[dict[Card, int]] = [{} for _ in worlds]
    for place, card in enumerate(cards):
        alike: dict[int, list[int]] = {}
        for world, sight in enumerate(sights):
            alike.setdefault(sight[place], []).append(world)
        for some in alike.values():
            brings = [found[world][play.SECONDS * place : play.SECONDS * (place + 1)] for world in some]
            second = _best(brings, is_ours)
            for world, row in zip(some, brings, strict=True):
                rows[world][card] = row[second] if is_ours else whole - row[second]
    return rows


def _best(brings: Sequence[Sequence[int]], is_ours: bool) -> int:
    """The place of the second card that is best over some worlds; the rule of thumb's where it is as good."""
    places = [place for place, points in enumerate(brings[0]) if points != NONE]
    totals = {place: sum(row[place] for row in brings) for place in reversed(places)}
    return (max if is_ours else min)(totals, key=totals.__getitem__)


def played_out(rules: Rulebook, contract: Contract, leader: Seat, deals: Sequence[Hands]) -> list[int]:
    """Return for each deal what the leader's side takes, in card points, if all go by the rules of thumb."""
    code = coding(rules, contract.trump, contract.closed)
    found = [0] * len(deals)
    record = Record(int(leader), (0, 0, 0, 0))
    _play_out(game_under(code, contract.buyer), record, _coded(deals, code), found)
    whole = sum(code.points) + code.last_trick
    return [whole - points if leader % 2 else points for points in found]


def _open_points(game: Game, record: Record) -> int:
    """The card points still to be taken."""
    left = sum(points for card, points in enumerate(game.points) if not record.played >> card & 1)
    return left + record.on_table + game.last_trick


def _coded(worlds: Sequence[Hands], code: Coding) -> list[Four]:
    return [
        (code.hand(a.mask), code.hand(b.mask), code.hand(c.mask), code.hand(d.mask)) for a, b, c, d in worlds
    ]
