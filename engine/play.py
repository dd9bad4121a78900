"""What may be played: one fold over an ordered list of duties.

Each duty may narrow the playable cards; a narrowing that would leave nothing is skipped, so
"if you can" is written once. The first duty a card breaks is the reason it is refused, and the
duties that narrowed are the reason the others may be played: one computation gives both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card, Cards, suit_mask
from engine.choices import ClosedLead, Overruff, PartnerWins, RaiseLedTrump, Ruff
from engine.contract import Contract, ranking
from engine.reasons import Fact, Reason, Status, Verdict
from engine.rulebook import Rulebook
from engine.seats import Seat
from engine.trick import Trick, best_card


class Facing(NamedTuple):
    """What a player faces, in bits: all that any duty looks at."""

    hand: int
    trump: int  # the trump suit; 0 in sun
    led: int  # the led suit; 0 when leading
    winning: int  # the cards that would win; 0 when leading
    partner_wins: bool
    closed: bool


Duty = Callable[[Rulebook, Facing], int | None]


def _keep_trump_when_closed(rules: Rulebook, facing: Facing) -> int | None:
    if facing.led or not facing.closed or rules.play.keep_trump_when_closed is ClosedLead.FREE:
        return None
    return ~facing.trump


def _follow_suit(_rules: Rulebook, facing: Facing) -> int | None:
    return facing.led or None


def _raise_led_trump(rules: Rulebook, facing: Facing) -> int | None:
    if not facing.led or facing.led != facing.trump:
        return None
    match rules.play.raise_led_trump:
        case RaiseLedTrump.NEVER:
            return None
        case RaiseLedTrump.UNLESS_PARTNER_WINS if facing.partner_wins:
            return None
        case _:
            return facing.winning


def _ruff(rules: Rulebook, facing: Facing) -> int | None:
    if facing.led in (0, facing.trump) or facing.partner_wins or rules.play.ruff is Ruff.FREE:
        return None
    if rules.play.ruff is Ruff.TO_WIN and not facing.hand & facing.trump & facing.winning:
        return None
    return facing.trump


def _ruff_over_partner(rules: Rulebook, facing: Facing) -> int | None:
    if facing.led in (0, facing.trump) or not facing.partner_wins:
        return None
    return facing.trump if rules.play.partner_wins is PartnerWins.RUFF else None


def _overruff(rules: Rulebook, facing: Facing) -> int | None:
    if facing.led in (0, facing.trump) or facing.partner_wins or rules.play.ruff is Ruff.FREE:
        return None
    return facing.trump & facing.winning if rules.play.overruff is Overruff.IF_ABLE else None


DUTIES: tuple[tuple[str, Duty], ...] = (
    ("play.keep_trump_when_closed", _keep_trump_when_closed),
    ("play.follow_suit", _follow_suit),
    ("play.raise_led_trump", _raise_led_trump),
    ("play.ruff", _ruff),
    ("play.partner_wins", _ruff_over_partner),
    ("play.overruff", _overruff),
)


@lru_cache(maxsize=1 << 16)
def narrowings(rules: Rulebook, facing: Facing) -> tuple[tuple[str, int], ...]:
    """Return the duties that bind, in order, each with the cards it leaves playable."""
    playable = facing.hand
    steps: list[tuple[str, int]] = []
    for rule, duty in DUTIES:
        asked = duty(rules, facing)
        if asked is None:
            continue
        left = playable & asked
        if left and left != playable:
            playable = left
            steps.append((rule, left))
    return tuple(steps)


def legal_mask(rules: Rulebook, facing: Facing) -> int:
    """Return the bits of the playable cards."""
    steps = narrowings(rules, facing)
    return steps[-1][1] if steps else facing.hand


@dataclass(frozen=True, slots=True)
class CardVerdict:
    """The ruling on one card of a hand."""

    card: Card
    verdict: Verdict


def facing(hand: Cards, trick: Trick, contract: Contract, rules: Rulebook) -> Facing:
    """Return what the next player of this trick faces with this hand."""
    trump = suit_mask(contract.trump)
    if not trick.cards:
        return Facing(hand.mask, trump, 0, 0, False, contract.closed)
    best = best_card(trick, contract, rules)
    partner = _player(best, trick).team is trick.turn.team
    beaten_by = ranking(rules, contract.trump).beaten_by[best.index]
    return Facing(hand.mask, trump, suit_mask(trick.cards[0].suit), beaten_by, partner, contract.closed)


def _player(card: Card, trick: Trick) -> Seat:
    """Who played a card of this trick."""
    return trick.leader.after(trick.cards.index(card))


def legal_cards(hand: Cards, trick: Trick, contract: Contract, rules: Rulebook) -> Cards:
    """Return the cards of the hand that may be played to the trick (online:6, and each rulebook's own)."""
    return Cards(legal_mask(rules, facing(hand, trick, contract, rules)))


def judge_cards(hand: Cards, trick: Trick, contract: Contract, rules: Rulebook) -> tuple[CardVerdict, ...]:
    """Return the ruling on every card of the hand, each with its reason.

    A refused card's reason is the first duty it breaks, with the cards that would do (`would_do`).
    """
    faced = facing(hand, trick, contract, rules)
    steps = narrowings(rules, faced)
    legal = Cards(steps[-1][1] if steps else hand.mask)
    facts = _facts(trick, contract, rules, legal)
    return tuple(CardVerdict(card, _verdict(card, steps, rules, trick, facts)) for card in hand)


def judge_card(card: Card, hand: Cards, trick: Trick, contract: Contract, rules: Rulebook) -> Verdict:
    """Return the ruling on one card the hand holds."""
    steps = narrowings(rules, facing(hand, trick, contract, rules))
    legal = Cards(steps[-1][1] if steps else hand.mask)
    return _verdict(card, steps, rules, trick, _facts(trick, contract, rules, legal))


def _facts(trick: Trick, contract: Contract, rules: Rulebook, legal: Cards) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"would_do": legal}
    if contract.trump is not None:
        facts["trump"] = contract.trump
    if trick.cards:
        facts["led"] = trick.cards[0].suit
        facts["winning_card"] = best = best_card(trick, contract, rules)
        facts["winning_seat"] = _player(best, trick)
    return facts


def _verdict(
    card: Card,
    steps: tuple[tuple[str, int], ...],
    rules: Rulebook,
    trick: Trick,
    facts: dict[str, Fact],
) -> Verdict:
    for rule, left in steps:
        if not left >> card.index & 1:
            return Verdict(Status.REFUSED, rules.reason(rule, card=card, **facts))
    return Verdict(Status.ALLOWED, _allowed(card, steps, rules, trick, facts))


def _allowed(
    card: Card, steps: tuple[tuple[str, int], ...], rules: Rulebook, trick: Trick, facts: dict[str, Fact]
) -> Reason:
    if steps:
        rule = steps[-1][0]
    elif not trick.cards:
        rule = "play.lead"
    elif card.suit is trick.cards[0].suit:
        rule = "play.follow_suit"
    else:
        rule = "play.discard"
    return rules.reason(rule, card=card, **facts)


def revokes(
    plays: tuple[tuple[Trick, Card], ...], held: Cards, contract: Contract, rules: Rulebook
) -> Iterator[tuple[int, Card, Reason]]:
    """Yield every play of one seat that broke a duty: its place, the card, the reason.

    `plays` are the seat's plays in order, each with the trick it was played to; `held` are the cards
    it still holds (or is known to). With all its cards known this finds every revoke; with some of
    them it finds those that are proved, since a duty that binds a part of a hand binds the whole.
    """
    hands = [held]
    for _, card in reversed(plays):
        hands.append(hands[-1].with_card(card))
    for place, ((trick, card), hand) in enumerate(zip(plays, reversed(hands), strict=False)):
        verdict = judge_card(card, hand, trick, contract, rules)
        if not verdict.is_allowed:
            yield place, card, verdict.reason
