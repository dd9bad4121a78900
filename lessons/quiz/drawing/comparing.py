"""Positions that two rulebooks judge differently, one rule at a time; now and then one they agree on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from engine import DECK, Card, Contract, Level, Mode, Rank, Suit
from engine.asked import Asked
from engine.cards import RANKS
from engine.contract import total_card_points
from engine.ledger import DealFacts
from engine.play import judge_cards
from engine.rulebook import BuyAuction, Rulebook, ShareScoring
from engine.scoring import share
from engine.seats import SEATS
from lessons.quiz.drawing.contracts import contract_in
from lessons.quiz.drawing.plays import (
    OVERRUFF,
    PARTNER,
    RAISE,
    RUFF,
    Moment,
    moment_in,
    refusing,
    some_moment,
)
from lessons.quiz.drawing.rivals import others, value_in
from lessons.quiz.side_by_side import Pair

CARDS = (RAISE, RUFF, PARTNER, OVERRUFF)
ASHKAL, ACE, TAKE = "auction.ashkal_rounds", "auction.ace_conversion", "auction.take_over"
DOUBLE, FOUR = "raises.double_play", "raises.four_play"
SUN = ("raises.sun_low", "raises.sun_high", "raises.sun_side")
WORDS = (ASHKAL, ACE, TAKE)
RAISES = (DOUBLE, FOUR, *SUN)
BUYER = "auction.ashkal_buyer"
BETTER, LONG = "projects.better_kind", "projects.long_run"
ROUNDING = ("scoring.rounding_hokum", "scoring.rounding")
TIES = ("scoring.equal_totals", "scoring.dead_tie", "scoring.counted_buyer")
PROJECTS_DOUBLED, KABOOT_DOUBLED = "scoring.projects_doubled_at", "scoring.kaboot_doubled"
SCORES = (*TIES, PROJECTS_DOUBLED, KABOOT_DOUBLED)
COMPARED = (*CARDS, *WORDS, *RAISES, BUYER, BETTER, LONG, *ROUNDING, *SCORES)

AGREED = 0.25  # of the positions may be judged alike
TRIES = 200


@cache
def differing(rules: Rulebook, rule: str) -> tuple[Rulebook, ...]:
    """Return the rulebooks in which this rule has another value that can matter to the same position."""
    mine = value_in(rule, rules)
    if mine is None or rule not in rules.sources:
        return ()
    found = [other for other in others(rules) if value_in(rule, other) not in (None, mine)]
    if rule in ROUNDING:
        return tuple(found)
    return tuple(other for other in found if rule in other.sources and (rule in CARDS or _akin(rules, other)))


def _akin(rules: Rulebook, other: Rulebook) -> bool:
    """Whether both buy a card, or both bid a number."""
    return isinstance(rules.auction, BuyAuction) is isinstance(other.auction, BuyAuction)


def compared(rules: Rulebook) -> tuple[str, ...]:
    """Return the rules on which some other rulebook differs in a position that can be asked about."""
    return tuple(rule for rule in COMPARED if differing(rules, rule))


def some_position(pair: Pair, rng: Random) -> dict[str, Any]:
    """Return a position to which the difference of two rulebooks in this rule matters."""
    return next(draw for drawn, draw in DRAWN.items() if pair.rule in drawn)(pair, rng)


# --- a card in a trick ------------------------------------------------------------------------------------


def _card(pair: Pair, rng: Random) -> dict[str, Any]:
    bound = [one for one in (pair.here, pair.there) if pair.rule in refusing(one)]
    agreed = rng.random() < AGREED
    for _ in range(TRIES):
        moment = some_moment(rng.choice(bound), rng, pair.rule, binding=True)
        moment = replace(moment, contract=replace(moment.contract, bid=None))
        here, there = _refused(moment, pair.here), _refused(moment, pair.there)
        parted = [card for card in moment.hand if {here.get(card), there.get(card)} == {None, pair.rule}]
        alike = [card for card in moment.hand if (card in here) is (card in there)]
        if parted and (not agreed or alike):
            return {**moment_in(moment), "card": str(rng.choice(alike if agreed else parted))}
    raise AssertionError(f"{pair.here.id} and {pair.there.id} never differ by {pair.rule}")


def _refused(moment: Moment, rules: Rulebook) -> dict[Card, str]:
    """The cards that may not be played, each with the duty that refuses it."""
    rows = judge_cards(moment.hand, moment.trick, moment.contract, rules)
    return {row.card: row.verdict.reason.rule for row in rows if not row.verdict.is_allowed}


# --- a word of the auction --------------------------------------------------------------------------------


def _word(pair: Pair, rng: Random) -> dict[str, Any]:
    agreed = rng.random() < AGREED
    draw = {ASHKAL: _ashkal_in_a_round, ACE: _sun_after_hokum, TAKE: _taken_over}[pair.rule]
    return {"dealer": int(rng.choice(SEATS)), **draw(agreed, rng)}


def _buy_card(rng: Random, ace: bool) -> Card:
    return rng.choice([card for card in DECK if (card.rank is Rank.ACE) is ace])


def _ashkal_in_a_round(agreed: bool, rng: Random) -> dict[str, Any]:
    """Ashkal in the second round; or in the first, or from a seat that never may."""
    first = agreed and rng.random() < 0.5
    turn = rng.choice((0, 1)) if agreed and not first else rng.choice((2, 3))
    calls = ["pass"] * (turn if first else 4 + turn)
    return {"buy_card": str(_buy_card(rng, False)), "calls": calls, "call": "ashkal"}


def _sun_after_hokum(agreed: bool, rng: Random) -> dict[str, Any]:
    """Sun over hokum on a turned ace; or on another card."""
    calls = ["pass"] * rng.randint(0, 2) + ["hokum"]
    calls += ["pass"] * rng.randint(0, 3 - len(calls))
    return {"buy_card": str(_buy_card(rng, not agreed)), "calls": calls, "call": "sun"}


def _taken_over(agreed: bool, rng: Random) -> dict[str, Any]:
    """The partner's sun taken over by whoever spoke before him; or by one who did not."""
    calls = ["pass"] * (rng.choice((0, 1)) if agreed else rng.choice((2, 3))) + ["sun"]
    return {"buy_card": str(_buy_card(rng, False)), "calls": calls, "call": "take"}


def _raise(pair: Pair, rng: Random) -> dict[str, Any]:
    buyer, agreed = rng.choice(SEATS), rng.random() < AGREED
    if pair.rule in SUN:
        contract = Contract(Mode.SUN, None, buyer)
        totals = _totals(pair.rule, agreed, rng)
        by_team = totals if contract.buyers == 0 else totals[::-1]
        return {"contract": contract_in(contract), "raises": [], "call": "double", "totals": list(by_team)}
    contract = Contract(Mode.HOKUM, rng.choice(list(Suit)), buyer)
    said = ["double_closed", "three"] if pair.rule == FOUR else []
    word = "double" if pair.rule == DOUBLE else "four"
    call = f"{word}_closed" if agreed else word
    return {"contract": contract_in(contract), "raises": said, "call": call, "totals": [0, 0]}


def _totals(rule: str, agreed: bool, rng: Random) -> tuple[int, int]:
    """The buyers' total and the others', on the line that this rule draws or clear of it."""
    behind, ahead = rng.randint(20, 90), rng.randint(110, 150)
    if agreed:
        return rng.choice(((ahead, behind), (behind, behind + 5)))
    return {"raises.sun_low": (ahead, 100), "raises.sun_high": (100, behind)}.get(rule, (behind, ahead))


def _ashkal(_pair: Pair, rng: Random) -> dict[str, Any]:
    calls = ["pass"] * rng.choice((2, 3)) + ["ashkal"]
    return {"dealer": int(rng.choice(SEATS)), "buy_card": str(_buy_card(rng, False)), "calls": calls}


# --- projects ---------------------------------------------------------------------------------------------


def _better(pair: Pair, rng: Random) -> dict[str, Any]:
    """A hundred in sequence with one side, a hundred of four with the other."""
    mode, suit = rng.choice(pair.here.modes), rng.choice(list(Suit))
    law = pair.here.projects
    fours = law.fours_sun if mode is Mode.SUN else law.fours_hokum
    runs = [RANKS[low : low + law.hundred] for low in range(9 - law.hundred)]
    run, rank = rng.choice([(run, rank) for run in runs for rank in fours if rank not in run])
    first, seat = rng.choice(SEATS), rng.choice(SEATS)
    return {
        "mode": mode.value,
        **({} if mode is Mode.SUN else {"trump": rng.choice(list(Suit)).value}),
        "leader": int(first),
        "sequence": [str(Card.of(one, suit)) for one in reversed(run)],
        "four": [str(Card.of(rank, one)) for one in Suit],
        "seats": [int(seat), int(rng.choice((seat.next, seat.previous)))],
    }


def _long(pair: Pair, rng: Random) -> dict[str, Any]:
    """A hand that is one run; or a long one and something beside it."""
    mode, suit = rng.choice(pair.here.modes), rng.choice(list(Suit))
    length = 8 if rng.random() > AGREED else rng.choice((6, 7))
    run = [Card.of(rank, suit) for rank in RANKS[:length]]
    beside = [card for card in DECK if card.suit is not suit and card.rank in RANKS[:3]]
    hand = [*run, *_apart(beside, 8 - length, rng)]
    trump = {} if mode is Mode.SUN else {"trump": rng.choice(list(Suit)).value}
    return {"mode": mode.value, **trump, "hand": [str(card) for card in hand]}


def _apart(cards: list[Card], count: int, rng: Random) -> list[Card]:
    """So many cards of different suits."""
    suits = rng.sample(sorted({card.suit for card in cards}), count)
    return [rng.choice([card for card in cards if card.suit is suit]) for suit in suits]


# --- rounding, scores -------------------------------------------------------------------------------------


def _rounding(_pair: Pair, rng: Random) -> dict[str, Any]:
    tens = rng.randrange(10, 150, 10)
    ones = 5 if rng.random() > AGREED else rng.choice((3, 4, 6, 7))
    return {"card_points": tens + ones}


def _score(pair: Pair, rng: Random) -> dict[str, Any]:
    draw = {KABOOT_DOUBLED: _kaboot, PROJECTS_DOUBLED: _with_projects}.get(pair.rule, _near_tie)
    agreed = rng.random() < AGREED
    for _ in range(TRIES):
        position = draw(pair, rng)
        facts = read_facts(Asked(position), pair.here)
        here, there = share(facts, pair.here), share(facts, pair.there)
        decided = pair.rule not in TIES[:2] or pair.rule in (here.decided_by.rule, there.decided_by.rule)
        if decided and (here.points == there.points) is agreed:
            return position
        agreed = agreed and rng.random() < AGREED  # some rules part every deal they come to
    raise AssertionError(f"{pair.here.id} and {pair.there.id} never differ by {pair.rule}")


def read_facts(asked: Asked, rules: Rulebook) -> DealFacts:
    """Return the deal a position tells, to be scored."""
    contract = asked.contract(rules)
    card_points, tricks = asked.pair("card_points"), asked.pair("tricks", 0, 8)
    if sum(card_points) != total_card_points(rules, contract.mode) or sum(tricks) != 8:
        raise asked.impossible("card_points", "all the card points, in eight tricks")
    if any(points and not taken for points, taken in zip(card_points, tricks, strict=True)):
        raise asked.impossible("tricks", "card points without a trick")
    return DealFacts(contract, card_points, tricks, asked.pair("projects"))


def _contract(rng: Random, *levels: Level, sun: bool) -> Contract:
    """A contract raised so far; sun is raised to a double and no further."""
    mode = rng.choice((Mode.SUN, Mode.HOKUM)) if sun else Mode.HOKUM
    level = levels[0] if mode is Mode.SUN else rng.choice(levels)
    return Contract(mode, rng.choice(list(Suit)) if mode is Mode.HOKUM else None, rng.choice(SEATS), level)


def _by_team(team: int, its: int, the_others: int) -> list[int]:
    return [its, the_others] if team == 0 else [the_others, its]


def _deal(
    contract: Contract, team: int, taken: int, tricks: int, worth: int, rules: Rulebook
) -> dict[str, Any]:
    """A deal as a position writes it: what one team took, and the projects of that team."""
    return {
        "contract": contract_in(contract),
        "card_points": _by_team(team, taken, total_card_points(rules, contract.mode) - taken),
        "tricks": _by_team(team, tricks, 8 - tricks),
        "projects": _by_team(team, worth, 0),
    }


def _kaboot(pair: Pair, rng: Random) -> dict[str, Any]:
    rules = pair.here
    contract = _contract(rng, Level.DOUBLE, Level.THREE, Level.FOUR, sun=True)
    worth = rng.choice((0, 0, *rules.points(contract.mode).values()))
    total = total_card_points(rules, contract.mode)
    return _deal(contract, rng.randint(0, 1), total, 8, worth, rules)


def _with_projects(pair: Pair, rng: Random) -> dict[str, Any]:
    rules = pair.here
    contract = _contract(rng, Level.THREE, Level.FOUR, Level.DOUBLE, sun=False)
    worth = rng.choice([*rules.points(contract.mode).values()])
    return _deal(contract, rng.randint(0, 1), rng.randint(20, 140), rng.randint(2, 6), worth, rules)


def _near_tie(pair: Pair, rng: Random) -> dict[str, Any]:
    """Totals of the deal that are equal, or as near as rounding makes them."""
    rules, law = pair.here, pair.here.scoring
    assert isinstance(law, ShareScoring)
    levels = (Level.DOUBLE, Level.FOUR) if pair.rule == TIES[2] else (Level.SINGLE,)
    contract = _contract(rng, *levels, sun=True)
    sun = contract.mode is Mode.SUN
    base, divisor = (law.base_sun, law.divisor_sun) if sun else (law.base_hokum, law.divisor_hokum)
    few = [worth for worth in rules.points(contract.mode).values() if worth % 2 == 0 and worth < base - 4]
    worth = rng.choice(few if pair.rule == TIES[0] else (0, 0, *few))
    # With so many card points the totals are equal, and card points with the projects' worth too.
    level = (base - worth) // 2 * divisor + (not sun)
    its = level + rng.choice(BESIDE[pair.rule])
    return _deal(contract, rng.randint(0, 1), max(its, 1), rng.randint(2, 6), worth, rules)


# How many card points beside a dead tie these rules decide a deal.
BESIDE = {
    TIES[0]: (-3, -1, 1, 1, 2, 2, 3, 4),
    TIES[1]: (-1, 0, 0, 0, 0, 1),
    TIES[2]: (-4, -2, -1, 0, 0, 1, 2, 4),
}

Draw = Callable[[Pair, Random], dict[str, Any]]
DRAWN: Mapping[tuple[str, ...], Draw] = {
    CARDS: _card,
    WORDS: _word,
    RAISES: _raise,
    (BUYER,): _ashkal,
    (BETTER,): _better,
    (LONG,): _long,
    ROUNDING: _rounding,
    SCORES: _score,
}
