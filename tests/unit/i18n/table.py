"""A table where everything is tried: random deals with every action judged, the illegal ones too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from engine import (
    Call,
    Claim,
    Deal,
    Declare,
    Object,
    Phase,
    Play,
    Reason,
    Seat,
    Standing,
    Status,
    Suit,
    Verdict,
    load,
    shuffled,
)
from engine.actions import Action, CallName, Laid, Request, Saying
from engine.projects import declarable
from engine.seats import SEATS

BIDS = ("80S", "90S", "95H", "100D", "160C", "165C", "170S", "180H", "190D", "capotH")
CALLS: tuple[Call, ...] = (
    *(Call(name) for name in CallName if name is not CallName.BID),
    *(Call(CallName.HOKUM, suit) for suit in Suit),
    *(Call.parse(bid) for bid in BIDS),
)
STANDINGS = ((0, 0), (90, 95), (90, 101), (130, 40), (100, 101), (40, 130))


def deals(id: str, count: int, seed: int) -> Iterator[tuple[Deal, list[tuple[Verdict | Reason, Seat]]]]:
    """Yield finished deals, each with every ruling met on the way and who was ruled on."""
    rng, rules = Random(seed), load(id)
    for _ in range(count):
        deal = Deal.start(rules, rng.choice(SEATS), shuffled(rng), Standing(rng.choice(STANDINGS)))
        ruled: list[tuple[Verdict | Reason, Seat]] = []
        while deal.turn is not None:
            seat = deal.turn
            ruled += [(deal.judge(action), seat) for action in tried(deal, rng)]
            deal = deal.after(chosen(deal, rng))
            if deal.objection is not None:
                ruled.append((deal.objection[2], seat))
        ruled += [(deal.judge(action), deal.dealer) for action in (Call(CallName.SUN), Claim())]
        yield deal, ruled


def tried(deal: Deal, rng: Random) -> Iterator[Action]:
    """Everything the seat might try, most of it not allowed."""
    assert deal.turn is not None
    hand = deal.hands[deal.turn]
    yield from CALLS if deal.phase is not Phase.PLAY else rng.sample(CALLS, 2)
    for card in hand:
        yield Play(card)
        yield Play(card, Saying.BALOOT)
    yield from (Play(card) for card in list(deal.hands[deal.turn.next])[:1])
    yield Claim()
    yield from (Object(deal.turn, request) for request in Request)
    yield from (Declare(()), Declare((hand,)))
    if deal.contract is not None and not deal.tricks:
        found = declarable(hand, deal.contract.mode, deal.rules)
        for size in (1, 2, 3):
            for sets in list(combinations(found, size))[:6]:
                yield Declare(tuple(project.set for project in sets))


def chosen(deal: Deal, rng: Random) -> Action:
    """A legal action; now and then a fault the table lets pass, or an objection. Sun is held back."""
    assert deal.turn is not None
    if deal.phase is Phase.PLAY and rng.random() < 0.03:
        objection = Object(rng.choice(SEATS), rng.choice(list(Request)), rng.choice(list(Laid)))
        if deal.judge(objection).is_allowed:
            return objection
    faults = [
        play
        for play in (Play(card) for card in deal.hands[deal.turn])
        if rng.random() < 0.1 and deal.judge(play).status is Status.FAULT
    ]
    legal = [action for action in deal.legal() if not isinstance(action, Claim) or rng.random() < 0.1]
    rare = {CallName.SUN, CallName.ASHKAL, CallName.CONVERT, CallName.SURCONTRE}
    usual = [a for a in legal if not (isinstance(a, Call) and a.name in rare and rng.random() < 0.8)]
    return rng.choice(faults or usual or legal)
