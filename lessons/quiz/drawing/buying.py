"""Moments of buying a turned card at random, for each rule one that it decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine import Call, Card, Rank
from engine.actions import PASS, CallName
from engine.asked import Asked
from engine.auction import ASHKAL, HOKUM, SUN, Buying
from engine.cards import SUITS
from engine.choices import AceConversion
from engine.rulebook import BuyAuction, Rulebook
from lessons.quiz.drawing.auctions import (
    ashkal_turns,
    buying_in,
    other_suit,
    some_buy_card,
    some_seat,
    word,
    words_around,
    words_before,
)

FOREIGN = (CallName.CONTRE, CallName.SURCONTRE)  # words of another game
EARLY = (Call(CallName.DOUBLE), Call(CallName.GAHWA))  # words that come after the auction

Drawn = dict[str, object]


def moment(rules: Rulebook, rng: Random, rule: str) -> Drawn:
    """Return a moment that needs the rule: the card, the calls, and what may be asked there."""
    return MOMENTS.get(rule, _ashkal)(rules, rng, rule)


def _moment(card: Card, words: list[str]) -> Drawn:
    return {"buy_card": str(card), "calls": words}


def _state(rules: Rulebook, moment: Mapping[str, object]) -> Buying:
    return buying_in(Asked(moment), rules)


def _turn(_rules: Rulebook, rng: Random, _rule: str) -> Drawn:
    card, spoken = some_buy_card(rng), rng.randrange(4)
    hokum = rng.choice([None, *range(spoken)])
    words = words_before(rng, card, rng.choice((1, 1, 2)), spoken, hokum)
    return _moment(card, words) | {"me": int(some_seat(rng))}


def _buy_card(_rules: Rulebook, rng: Random, _rule: str) -> Drawn:
    card, round = some_buy_card(rng, ace=False), rng.choice((1, 2))
    moment = _moment(card, words_before(rng, card, round, rng.randrange(4)))
    bid = Call(CallName.BID, rng.choice(SUITS), rng.randrange(90, 170, 10))
    foreign = rng.choice((bid, bid, bid, *map(Call, FOREIGN)))
    hokum = HOKUM if round == 1 else Call(CallName.HOKUM, other_suit(rng, card.suit))
    return moment | {"words": _shuffled(rng, [word(one) for one in (PASS, hokum, SUN, foreign)])}


def _hokum(rules: Rulebook, rng: Random, _rule: str) -> Drawn:
    case = rng.choice(("free", "free", "taken", "taken", "suit"))
    card = some_buy_card(rng, ace=False)
    if case == "taken":
        round, spoken = rng.choice((1, 1, 2)), rng.randrange(1, 4)
        words = words_before(rng, card, round, spoken, rng.randrange(spoken))
        said = HOKUM if round == 1 else Call(CallName.HOKUM, other_suit(rng, card.suit))
        return _moment(card, words) | {"call": word(said)}
    moment = _moment(card, words_before(rng, card, 1, rng.randrange(4)))
    other = Call(CallName.HOKUM, other_suit(rng, card.suit))
    if case == "suit":
        return moment | {"call": word(other)}
    return moment | (_choice(rules, rng, moment, HOKUM, other) or {"call": word(HOKUM)})


def _sun(rules: Rulebook, rng: Random, _rule: str) -> Drawn:
    card, spoken, round = some_buy_card(rng), rng.randrange(4), rng.choice((1, 1, 2))
    law = rules.auction
    assert isinstance(law, BuyAuction)
    free = law.ace_conversion is not AceConversion.FIRST_SPEAKER or card.rank is not Rank.ACE
    taken = rng.randrange(spoken) if spoken and free and rng.random() < 0.8 else None
    moment = _moment(card, words_before(rng, card, round, spoken, taken))
    hokum = HOKUM if round == 1 else Call(CallName.HOKUM, other_suit(rng, card.suit))
    return moment | (_choice(rules, rng, moment, SUN, hokum) or {"call": word(SUN)})


def _choice(rules: Rulebook, rng: Random, moment: Mapping[str, object], right: Call, other: Call) -> Drawn:
    """Every other time several words, of which one alone may be said; otherwise nothing."""
    if rng.random() < 0.5:
        return {}
    state = _state(rules, moment)
    ashkal = [ASHKAL] if state.round == 1 or state.hokum is None else []
    words = words_around(rng, state, right, [right, other, *ashkal, *EARLY])
    return {"words": _shuffled(rng, words)} if words else {}


def _shuffled(rng: Random, words: list[str]) -> list[str]:
    return rng.sample(words, len(words))


def _second_hokum(_rules: Rulebook, rng: Random, _rule: str) -> Drawn:
    card = some_buy_card(rng)
    moment = _moment(card, words_before(rng, card, 2, rng.randrange(4)))
    if rng.random() < 0.4:
        return moment | {"words": [f"hokum:{suit}" for suit in SUITS]}
    suit = card.suit if rng.random() < 0.5 else other_suit(rng, card.suit)
    return moment | {"call": f"hokum:{suit}"}


def _ashkal(rules: Rulebook, rng: Random, rule: str) -> Drawn:
    """Ashkal where nothing but this rule may stand in its way."""
    law = rules.auction
    assert isinstance(law, BuyAuction)
    on_ace = rule == "auction.ashkal_on_ace"
    card = some_buy_card(rng, ace=on_ace and rng.random() < 0.6)
    turns = ashkal_turns(rules)
    round = rng.choice((1, 2)) if rule == "auction.ashkal_rounds" else rng.choice(law.ashkal_rounds)
    spoken = rng.randrange(4) if rule == "auction.ashkal_seats" else rng.choice(turns)
    fine = round in law.ashkal_rounds and spoken in turns and card.rank is not Rank.ACE
    taken = rng.randrange(spoken) if spoken and fine and rng.random() < 0.4 else None
    return _moment(card, words_before(rng, card, round, spoken, taken)) | {"call": word(ASHKAL)}


def _kept_ace(_rules: Rulebook, rng: Random, _rule: str) -> Drawn:
    card, round, spoken = some_buy_card(rng, ace=True), rng.choice((1, 1, 2)), rng.randrange(1, 4)
    taken = rng.choice([None, *range(spoken), *range(spoken)])
    return _moment(card, words_before(rng, card, round, spoken, taken)) | {"call": word(SUN)}


MOMENTS: Mapping[str, Callable[[Rulebook, Random, str], Drawn]] = {
    "auction.turn": _turn,
    "auction.buy_card": _buy_card,
    "auction.hokum": _hokum,
    "auction.sun": _sun,
    "auction.second_hokum": _second_hokum,
    "auction.ace_conversion": _kept_ace,
}
