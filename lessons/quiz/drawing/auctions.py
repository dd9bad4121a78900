"""Auctions: at random as a position writes them, and as a position tells them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TypeVar

from engine import DECK, Call, Card, Cards, Seat, Suit, Verdict
from engine.asked import Asked, AskError, card, distinct
from engine.auction import ASHKAL, Buying
from engine.bidding import Bidding
from engine.cards import FULL_PACK, Rank
from engine.choices import NextDealer
from engine.rulebook import BidAuction, BuyAuction, Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.question import FactsShown, Option, Shown, TableShown

Speaking = TypeVar("Speaking", Buying, Bidding)

# --- what may be answered -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Claim:
    """An answer that stands or falls with its reason; `why` is what is wrong with it where it falls."""

    id: str
    label: Line
    why: Line | Verdict


def from_claims(claims: Iterable[Claim], answer: str, true: Collection[str] = ()) -> tuple[Option, ...]:
    """Return the claims as options; those in `true` hold beside the answer and are not offered."""
    return tuple(
        Option(claim.id, claim.label, None if claim.id == answer else claim.why)
        for claim in claims
        if claim.id == answer or claim.id not in true
    )


def drilled(asked: Asked, drills: Sequence[str]) -> str:
    """Return the rule key a position is drawn for."""
    rule = asked.raw("rule")
    if rule not in drills:
        raise asked.bad("rule", " or ".join(drills) or "a rule that is asked about here")
    return rule


# --- positions told -----------------------------------------------------------------------------------


def call_in(asked: Asked, name: str) -> Call:
    """Return a field that is one call."""
    return _call(asked.raw(name), asked.field(name))


def calls_in(asked: Asked, name: str) -> list[Call]:
    """Return a field that is a list of calls."""
    return [_call(one, f"{asked.field(name)}[{at}]") for at, one in enumerate(asked.items(name))]


def _call(value: object, field: str) -> Call:
    try:
        return Call.parse(value if isinstance(value, str) else "")
    except ValueError:
        raise AskError("bad_field", field, "expected a call such as pass") from None


def word(call: Call) -> str:
    """Return a call as a position writes it."""
    return str(str(call))  # the word of a plain call is a CallName first


def dealer_in(asked: Asked) -> Seat:
    """Return who deals; as the arbiter has it, seat 3, where nothing is said."""
    return asked.seat("dealer") if asked.has("dealer") else Seat.THREE


def buying_in(asked: Asked, rules: Rulebook) -> Buying:
    """Return the auction of the buy card after the position's `calls`."""
    if not isinstance(rules.auction, BuyAuction):
        raise asked.impossible("buy_card", "no card is bought in this rulebook")
    return _told(Buying(rules, dealer_in(asked).next, card(asked, "buy_card")), asked)


def bidding_in(asked: Asked, rules: Rulebook) -> Bidding:
    """Return the auction by numbers after the position's `calls`.

    With a `hand`, it is the next speaker's, and the others hold the rest between them.
    """
    if not isinstance(rules.auction, BidAuction):
        raise asked.impossible("calls", "no number is bid in this rulebook")
    first = dealer_in(asked).next
    speaker, hand = first.after(len(asked.items("calls"))), None
    if asked.has("hand"):
        cards = asked.cards("hand")
        distinct(cards, asked.field("hand"))
        hand = Cards.of(cards)
    a, b, c, d = (_may_hold(seat, speaker, hand) for seat in SEATS)
    return _told(Bidding(rules, first, (a, b, c, d)), asked)


def _may_hold(seat: Seat, speaker: Seat, hand: Cards | None) -> Cards:
    if hand is None:
        return FULL_PACK
    return hand if seat is speaker else FULL_PACK - hand


def _told(state: Speaking, asked: Asked) -> Speaking:
    for at, call in enumerate(calls_in(asked, "calls")):
        if not (verdict := state.judge(call)).is_allowed:
            raise illegal(asked, "calls", at, verdict)
        state = state.after(call)
    return state


def illegal(asked: Asked, name: str, at: int, verdict: Verdict) -> AskError:
    """Return the error for a call that the rules refuse, by its place in the list."""
    rule = verdict.reason.rule
    clauses = ", ".join(verdict.reason.clauses)
    return AskError("illegal_call", asked.field(f"{name}[{at}]"), f"{rule} ({clauses})", at=at, reason=rule)


# --- tables shown -------------------------------------------------------------------------------------


def buying_shown(state: Buying) -> tuple[Shown, ...]:
    """Return the table of an auction over a buy card: the words of its round."""
    table = TableShown(
        dealer=state.first.previous,
        buy_card=state.buy_card,
        said=state.calls[4 * (state.round - 1) :],
        round=state.round,
    )
    return (table,) if state.round == 1 else (FactsShown((Line("quiz-may_say.round-one"),)), table)


def bidding_shown(state: Bidding, hand: Cards | None = None) -> tuple[Shown, ...]:
    """Return the table of an auction by numbers, the reader's hand open."""
    return (TableShown(dealer=state.first.previous, said=state.calls, hand=hand or Cards()),)


def next_dealer(how: NextDealer, dealer: Seat) -> Seat:
    """Return who deals after a deal that was thrown in."""
    return dealer if how is NextDealer.SAME else dealer.next


# --- auctions at random -------------------------------------------------------------------------------


def some_seat(rng: Random) -> Seat:
    """Return a seat at random."""
    return rng.choice(SEATS)


def some_buy_card(rng: Random, *, ace: bool | None = None) -> Card:
    """Return a card to be bought; an ace or none where it matters."""
    cards = DECK if ace is None else [one for one in DECK if (one.rank is Rank.ACE) is ace]
    return rng.choice(cards)


def other_suit(rng: Random, suit: Suit) -> Suit:
    """Return one of the three other suits."""
    return rng.choice([one for one in Suit if one is not suit])


def words_before(rng: Random, buy_card: Card, round: int, spoken: int, hokum: int | None = None) -> list[str]:
    """Return the calls up to a moment of a round; `hokum` is whose turn said it, the rest passed."""
    words = ["pass"] * (4 * (round - 1) + spoken)
    if hokum is not None:
        suited = round == 2
        words[4 * (round - 1) + hokum] = f"hokum:{other_suit(rng, buy_card.suit)}" if suited else "hokum"
    return words


def words_around(
    rng: Random, state: Buying | Bidding, right: Call, candidates: Sequence[Call], count: int = 4
) -> list[str]:
    """Return `right` among candidates of which the opposite is so: allowed among refused, or the reverse.

    In the order of the candidates; nothing where there are fewer than two others.
    """
    allowed = state.judge(right).is_allowed
    others = [call for call in candidates if state.judge(call).is_allowed is not allowed]
    if len(others) < 2:
        return []
    chosen = [right, *rng.sample(others, min(count - 1, len(others)))]
    return [word(call) for call in candidates if call in chosen]


# --- why a call is refused ----------------------------------------------------------------------------


def refusals(state: Buying, call: Call) -> tuple[str, ...]:
    """Return every rule that refuses a call, each found by mending what the one before refused."""
    found: list[str] = []
    verdict = state.judge(call)
    while not verdict.is_allowed and verdict.reason.rule not in found:
        found.append(verdict.reason.rule)
        state = _mended(state, verdict.reason.rule)
        verdict = state.judge(call)
    return tuple(found)


def _mended(state: Buying, rule: str) -> Buying:
    match rule:
        case "auction.ashkal_rounds":
            return replace(state, round=state.law.ashkal_rounds[0])
        case "auction.ashkal_seats":
            return replace(state, spoken=ashkal_turns(state.rules)[0])
        case "auction.ashkal_on_ace":
            return replace(state, buy_card=Card.of(Rank.SEVEN, state.buy_card.suit))
        case _:
            return replace(state, hokum=None, bidder=None)


@cache
def ashkal_turns(rules: Rulebook) -> tuple[int, ...]:
    """Return the turns of a round, from 0, at which ashkal may be said."""
    law = rules.auction
    assert isinstance(law, BuyAuction)
    if not law.ashkal_rounds:
        return ()
    state = Buying(rules, Seat.ZERO, Card.of(Rank.SEVEN, Suit.SPADES), round=law.ashkal_rounds[0])
    return tuple(turn for turn in range(4) if replace(state, spoken=turn).judge(ASHKAL).is_allowed)
