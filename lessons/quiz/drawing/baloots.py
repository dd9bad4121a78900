"""Hands at random with king and queen of trump, or what looks like them, and what could take baloot away."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import Card, Cards, Contract, Level, Mode, Rank, Seat, Suit
from engine.choices import BalootCounts, BalootLost, RaiseName, RaisePlay
from engine.contract import belote
from engine.projects import Project, best_set
from engine.rulebook import Rulebook
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.declared import written
from lessons.quiz.drawing.hands import filled, four, pair, some_project, some_run
from lessons.quiz.drawing.hands import written as cards_in

COURT = (Rank.KING, Rank.QUEEN)


def plain_baloot(rules: Rulebook, rng: Random) -> dict[str, Any]:
    """Return a position about what baloot is: it is there, it was said or not, or it is none at all."""
    draw = rng.random()
    if draw < 0.1 and Mode.SUN in rules.modes:
        return _position(rules, rng, some_contract(rules, rng, Mode.SUN), _almost(rng, None))
    contract = some_contract(rules, rng, Mode.HOKUM)
    trump = _trump(contract)
    if draw < 0.3:
        return _position(rules, rng, contract, _almost(rng, trump), pair(trump))
    return _position(rules, rng, contract, _held(rng, trump))


def endangered_baloot(rules: Rulebook, rng: Random) -> dict[str, Any]:
    """Return a position with baloot beside a hundred, or in a run, that may take it away."""
    contract = some_contract(rules, rng, Mode.HOKUM)
    trump = _trump(contract)
    ranks = [rank for rank in rules.projects.fours_hokum if rank not in COURT] or [Rank.JACK, Rank.ACE]
    cases = {
        "run": some_run(rng, rng.choice((5, 5, 6)), trump, COURT),
        "court": (*four(rng.choice(COURT)), *pair(trump)),
        "short": some_run(rng, rng.choice((3, 4)), trump, COURT),
        "other": (*four(rng.choice(ranks)), *pair(trump)),
    }
    often = "court" if rules.projects.baloot_lost is BalootLost.SHOWN_COURT_FOUR else "run"
    core = cases[rng.choices(list(cases), [5 if case == often else 2 for case in cases])[0]]
    return _position(rules, rng, contract, dict.fromkeys(core))


def counted_baloot(rules: Rulebook, rng: Random) -> dict[str, Any]:
    """Return a position with a baloot that counts; where nothing is declared, the deal may be raised."""
    contract = some_contract(rules, rng, Mode.HOKUM)
    position = _position(rules, rng, contract, _held(rng, _trump(contract)))
    if not any(position["declared"]):
        position["contract"] = contract_in(_raised(rules, rng, contract))
    return position | ({"said": True} if "said" in position else {})


def _trump(contract: Contract) -> Suit:
    assert contract.trump is not None
    return contract.trump


def _held(rng: Random, trump: Suit) -> dict[Card, None]:
    """The two cards alone, in a short run, or with a short run beside them."""
    if rng.random() < 0.4:
        return dict.fromkeys(pair(trump))
    if rng.random() < 0.4:
        return dict.fromkeys(some_run(rng, rng.choice((3, 4)), trump, COURT))
    other = rng.choice([suit for suit in Suit if suit is not trump])
    return dict.fromkeys((*pair(trump), *some_run(rng, rng.choice((3, 4)), other)))


def _almost(rng: Random, trump: Suit | None) -> dict[Card, None]:
    """King and queen that are no baloot: of another suit, of two suits, one of trump alone."""
    suit, other = rng.sample([suit for suit in Suit if suit is not trump], 2)
    kinds: list[tuple[Card, ...]] = [pair(suit), (Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, other))]
    if trump is not None:
        one = rng.choice(pair(trump))
        kinds += [(one, *pair(suit)), (one, Card.of(COURT[one.rank is Rank.KING], suit))]
    return dict.fromkeys(rng.choice(kinds))


def _position(
    rules: Rulebook, rng: Random, contract: Contract, core: dict[Card, None], without: tuple[Card, ...] = ()
) -> dict[str, Any]:
    hand = filled(rng, core, without=without)
    laid = _laid(rules, rng, contract, hand)
    position = {
        "contract": contract_in(contract),
        "dealer": int(rng.choice(list(Seat))),
        "hand": cards_in(hand),
        "declared": written(laid),
    }
    if rules.projects.baloot is not BalootCounts.SPOKEN:
        return position
    # Nobody says what lies open already.
    both = belote(contract.trump)
    opened = len(laid) == 1 and any(both and both <= set(cards) for cards in laid.get(Seat.ZERO, ()))
    return position | {"said": not opened and rng.random() < 0.5}


def _laid(
    rules: Rulebook, rng: Random, contract: Contract, hand: list[Card]
) -> dict[Seat, list[tuple[Card, ...]]]:
    """What the hand declares, and sometimes what another hand declares against it."""
    if not rules.projects.limit:
        return {}
    best = best_set(Cards.of(hand), contract.mode, rules)
    laid = {Seat.ZERO: [project.cards for project in best]}
    if best and not _lost_anyway(rules, best, contract.trump) and rng.random() < 0.4:
        theirs = some_project(rules, rng, contract.mode, rng.choice(("fifty", "hundred", "hundred")))
        if not set(theirs) & set(hand):
            laid[rng.choice((Seat.ONE, Seat.THREE))] = [theirs]
    return laid


def _lost_anyway(rules: Rulebook, projects: tuple[Project, ...], trump: Suit | None) -> bool:
    """Whether a hundred takes baloot in, shown or not; whether it is shown is then not to be asked."""
    inside = rules.projects.baloot_lost is BalootLost.INSIDE_RUN
    return inside and any(p.name == "hundred" and belote(trump) <= set(p.cards) for p in projects)


def _raised(rules: Rulebook, rng: Random, contract: Contract) -> Contract:
    name = rng.choice([None, *(name for name in rules.raises.hokum if name is not RaiseName.GAHWA)])
    if name is None:
        return contract
    plays = {RaiseName.DOUBLE: rules.raises.double_play, RaiseName.FOUR: rules.raises.four_play}
    closed = plays.get(name, RaisePlay.AS_SAID) is not RaisePlay.AS_SAID
    level = Level.of(name, rules)
    return Contract(contract.mode, contract.trump, contract.buyer, level, closed, contract.bid)
