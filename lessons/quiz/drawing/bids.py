"""Auctions by numbers at random, and the moments of one that each rule decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine import DECK, Call, Card, Cards, Rank
from engine.actions import CallName
from engine.asked import Asked
from engine.bidding import CONTRE, SURCONTRE
from engine.cards import SUITS
from engine.contract import belote
from engine.rulebook import BidAuction, Rulebook
from lessons.quiz.drawing.auctions import bidding_in, other_suit, some_seat, word, words_around


def some_bids(
    rules: Rulebook, rng: Random, count: int, tail: int, *, top: int | None = None, room: int = 0
) -> list[str]:
    """Return the calls of an auction with so many bids, each higher, and `tail` passes after the last.

    The last bid is `top`, if given; otherwise at least `room` steps are left above it. Between two
    bids there are fewer passes than would close the auction.
    """
    law = rules.auction
    assert isinstance(law, BidAuction)
    highest = law.highest - room * law.step if top is None else min(top - law.step, law.highest)
    ladder = range(law.lowest, highest + 1, law.step)
    free = count - (top is not None)
    numbers = sorted(rng.sample(ladder, min(free, len(ladder))))
    numbers += [] if top is None else [top]
    calls: list[str] = []
    for number in numbers:
        calls += ["pass"] * rng.choice((0, 0, 1, law.passes - 1) if calls else (0, 1, 2, 3))
        calls.append(f"{number}{rng.choice(SUITS)}")
    return calls + ["pass"] * tail


Drawn = dict[str, object]


NONE: frozenset[Card] = frozenset()


def _some_hand(rng: Random, held: frozenset[Card] = NONE, not_held: frozenset[Card] = NONE) -> Cards:
    rest = [card for card in DECK if card not in held and card not in not_held]
    return Cards.of([*held, *rng.sample(rest, 8 - len(held))])


def _moment(calls: list[str], hand: Cards, said: str = "") -> Drawn:
    moment: Drawn = {"calls": calls, "hand": [str(card) for card in hand]}
    return moment | {"call": said} if said else moment


def _opening(rng: Random) -> list[str]:
    return ["pass"] * rng.randrange(4)


def _turn(rules: Rulebook, _law: BidAuction, rng: Random) -> Drawn:
    calls = some_bids(rules, rng, rng.choice((0, 1, 2)), rng.randrange(3))
    if rng.random() < 0.25 and calls and calls[-1] != "pass":
        calls.append("contre")
    return {"calls": calls, "me": int(some_seat(rng))}


def _lowest(_rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    low = law.lowest - rng.choice((1, 1, 2, 3)) * law.step
    number = rng.choice((low, low, law.lowest, law.lowest, law.lowest + law.step))
    return _moment(_opening(rng), _some_hand(rng), f"{number}{rng.choice(SUITS)}")


def _highest(rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    """At the top: the highest number open to all, or one beyond every number."""
    calls = some_bids(rules, rng, rng.choice((0, 1, 2)), rng.randrange(3), room=2)
    top = max(law.highest, *law.belote_bids, 0)
    beyond = top + rng.randint(1, 6) * law.step
    number = rng.choice((law.highest, law.highest, beyond, beyond))
    return _moment(calls, _some_hand(rng), f"{number}{rng.choice(SUITS)}")


def _step(rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    calls = some_bids(rules, rng, rng.choice((0, 1, 2)), rng.randrange(3), room=2)
    last = _last_number(calls) or law.lowest - law.step
    number = rng.randrange(last + law.step, law.highest, law.step)
    between = rng.choice([part for part in (2, 5, 5, 5, 8) if part < law.step] or [0])
    return _moment(calls, _some_hand(rng), f"{number + rng.choice((0, between, between))}{rng.choice(SUITS)}")


def _last_number(calls: list[str]) -> int | None:
    numbers = [call.bid for call in map(Call.parse, calls) if isinstance(call.bid, int)]
    return numbers[-1] if numbers else None


def _belote_bids(rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    """King and queen, one of them, or those of another suit; several calls or one."""
    suit, number = rng.choice(SUITS), rng.choice(law.belote_bids)
    other = other_suit(rng, suit)
    king = Card.of(rng.choice((Rank.KING, Rank.QUEEN)), suit)
    held, lacking = rng.choice(
        (
            (belote(suit), NONE),
            (frozenset({king}), belote(suit) - {king}),
            (belote(other), belote(suit)),
        )
    )
    hand = _some_hand(rng, held, lacking)
    calls = some_bids(rules, rng, rng.choice((0, 1, 2)), rng.randrange(3))
    moment = _moment(calls, hand)
    if held == belote(suit) and rng.random() < 0.6:
        right = Call(CallName.BID, suit, number)
        state = bidding_in(Asked(moment), rules)
        words = [Call(CallName.BID, one, number) for one in SUITS]
        if said := words_around(rng, state, right, words):
            return moment | {"words": said}
    return moment | {"call": f"{number}{suit}"}


def _capot(rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    """Capot at the start, over the highest numbers, after a capot; or a number after it."""
    suit = rng.choice(SUITS)
    case = rng.choice(("start", "over", "over", "after", "after"))
    if case == "start":
        return _moment(_opening(rng), _some_hand(rng), f"capot{suit}")
    calls = some_bids(rules, rng, rng.choice((0, 1, 2)), 0)
    if case == "after":
        calls = [*calls, f"capot{rng.choice(SUITS)}", *["pass"] * rng.randrange(3)]
        return _moment(calls, _some_hand(rng), rng.choice((f"capot{suit}", f"{law.highest}{suit}")))
    top = rng.choice((law.highest, *law.belote_bids))
    calls = some_bids(rules, rng, rng.choice((1, 2)), rng.randrange(3), top=top)
    last = next(call.suit for call in map(Call.parse, reversed(calls)) if call.suit is not None)
    return _moment(calls, _some_hand(rng, not_held=belote(last)), f"capot{suit}")


def _higher(rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    """Around the last bid: lower, equal in this suit or another, higher; several calls or one."""
    calls = some_bids(rules, rng, rng.choice((1, 1, 2)), rng.randrange(3), room=1)
    last = _last_number(calls)
    assert last is not None
    moment = _moment(calls, _some_hand(rng))
    up = rng.randrange(last + law.step, law.highest + 1, law.step)
    down = [last, last, *range(law.lowest, last, law.step)]
    if rng.random() < 0.35:
        words = sorted({*rng.sample(down, min(3, len(down))), up})
        said = [f"{number}{rng.choice(SUITS)}" for number in words]
        if len(said) > 2:
            return moment | {"words": said}
    return moment | {"call": f"{rng.choice((up, up, up, *down[:2], *down))}{rng.choice(SUITS)}"}


def _contre(rules: Rulebook, law: BidAuction, rng: Random) -> Drawn:
    """Contre to no bid, to either side's, twice; surcontre with and without it; a bid after it."""
    case = rng.choice(("nobody", "own", "theirs", "theirs", "surcontre", "too early", "closed"))
    if case == "nobody":
        return _moment(_opening(rng), _some_hand(rng), word(CONTRE))
    tail = rng.choice((0, 2)) if case != "own" else 1
    calls = some_bids(rules, rng, rng.choice((1, 1, 2)), tail, room=1)
    if case in ("own", "theirs", "too early"):
        return _moment(calls, _some_hand(rng), word(SURCONTRE if case == "too early" else CONTRE))
    last = _last_number(calls)
    assert last is not None
    number = rng.randrange(last + law.step, law.highest + 1, law.step)
    said = word(SURCONTRE) if case == "surcontre" else f"{number}{rng.choice(SUITS)}"
    return _moment([*calls, word(CONTRE)], _some_hand(rng), said)


MOMENTS: Mapping[str, Callable[[Rulebook, BidAuction, Random], Drawn]] = {
    "auction.turn": _turn,
    "auction.lowest": _lowest,
    "auction.highest": _highest,
    "auction.step": _step,
    "auction.belote_bids": _belote_bids,
    "auction.capot": _capot,
    "auction.higher": _higher,
    "auction.contre": _contre,
}
