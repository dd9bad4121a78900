"""Deals played out, cheaply and without an auction, and how a position writes and reads their tricks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, TypeAlias

from engine import DECK, Call, Card, Cards, Contract, Seat, Suit, Trick
from engine.asked import Asked, AskError, card, distinct
from engine.auction import Buying
from engine.cards import FULL_PACK, suit_cards
from engine.pack import Hands
from engine.play import legal_cards, revokes
from engine.reasons import Reason
from engine.rulebook import Rulebook
from engine.seats import SEATS
from engine.trick import plays_of, winner
from lessons.quiz.drawing.plays import RAISE

Choose: TypeAlias = Callable[[Cards, Trick], Card]  # of a hand, to the trick as it lies

UNEVEN = 3  # how far the cards of a suit are strewn: the less, the more voids
HAND = 8  # cards
NOTHING = Cards()


# --- dealing and playing ----------------------------------------------------------------------------------


def some_hands(rng: Random, size: int = HAND) -> Hands:
    """Return four random hands of so many cards."""
    return _parted(rng.sample(DECK, 4 * size), size)


def uneven_hands(rng: Random) -> Hands:
    """Return four hands of eight cards with long suits and short ones, so that much is ruffed."""
    place = {suit: at for at, suit in enumerate(rng.sample(list(Suit), 4))}
    strewn = sorted(DECK, key=lambda card: place[card.suit] + UNEVEN * rng.random())
    a, b, c, d = rng.sample(list(_parted(strewn, HAND)), 4)
    return a, b, c, d


def _parted(cards: Sequence[Card], size: int) -> Hands:
    a, b, c, d = (Cards.of(cards[size * seat : size * (seat + 1)]) for seat in SEATS)
    return a, b, c, d


def any_legal(rules: Rulebook, contract: Contract, rng: Random, leads: Cards = FULL_PACK) -> Choose:
    """Return the player who plays any card that is allowed, and leads one of these if he can."""

    def choose(hand: Cards, trick: Trick) -> Card:
        legal = legal_cards(hand, trick, contract, rules)
        return rng.choice(list((not trick.cards and legal & leads) or legal))

    return choose


def leads_for(duty: str, contract: Contract) -> Cards:
    """Return the cards to lead so that a duty comes up: trump where it is about a led trump, else none."""
    if contract.trump is None:
        return FULL_PACK
    trumps = suit_cards(contract.trump)
    return trumps if duty == RAISE else FULL_PACK - trumps


def played(
    hands: Hands, leader: Seat, contract: Contract, rules: Rulebook, choose: Choose
) -> Iterator[tuple[Trick, Hands]]:
    """Yield trick by trick what was played, with the hands after it, until nobody holds a card."""
    left, trick = list(hands), Trick(leader)
    while left[trick.turn]:
        seat = trick.turn
        card = choose(left[seat], trick)
        left[seat], trick = left[seat].without(card), trick.after(card)
        if trick.is_full:
            a, b, c, d = left
            yield trick, (a, b, c, d)
            trick = Trick(winner(trick, contract, rules))


def some_tricks(
    hands: Hands, count: int, contract: Contract, rules: Rulebook, rng: Random, leads: Cards = FULL_PACK
) -> tuple[tuple[Trick, ...], Hands]:
    """Return the first so many tricks of a deal played by any legal cards, and the hands after them."""
    leader, tricks = rng.choice(SEATS), list[Trick]()
    choose = any_legal(rules, contract, rng, leads)
    for trick, left in played(hands, leader, contract, rules, choose):
        tricks.append(trick)
        if len(tricks) == count:
            return tuple(tricks), left
    raise ValueError(f"no {count} tricks in these hands")


# --- what tricks prove ------------------------------------------------------------------------------------


def unseen(tricks: Iterable[Trick], hand: Cards = NOTHING) -> Cards:
    """Return the cards that are neither in these tricks nor in this hand."""
    return FULL_PACK - Cards.of(card for trick in tricks for card in trick.cards) - hand


def caught(
    seat: Seat, tricks: Iterable[Trick], contract: Contract, rules: Rulebook, held: Cards = NOTHING
) -> Iterator[tuple[Trick, Card, Reason]]:
    """Yield the cards of a seat that certainly broke a duty; `held` it still has, as far as is known."""
    plays = plays_of(seat, tricks)
    for place, played, reason in revokes(plays, held, contract, rules):
        yield plays[place][0], played, reason


def cannot_hold(
    seat: Seat, one: Card, tricks: Iterable[Trick], contract: Contract, rules: Rulebook
) -> tuple[Card, Reason] | None:
    """Return the card a seat could not have played with this one in hand, and the duty; or None."""
    found = next(caught(seat, tricks, contract, rules, Cards.of([one])), None)
    return None if found is None else found[1:]


# --- as a position writes them ----------------------------------------------------------------------------


def tricks_in(tricks: Sequence[Trick]) -> dict[str, Any]:
    """Return tricks that followed each other as a position writes them."""
    return {
        "leader": int(tricks[0].leader),
        "tricks": [[str(card) for card in trick.cards] for trick in tricks],
    }


def hands_in(hands: Iterable[Iterable[Card]]) -> list[list[str]]:
    """Return hands as a position writes them."""
    return [[str(card) for card in hand] for hand in hands]


def read_tricks(asked: Asked, contract: Contract, rules: Rulebook) -> tuple[Trick, ...]:
    """Return a position's `tricks`: `leader` led the first, whoever took a trick leads the next."""
    leader, tricks = asked.seat("leader"), list[Trick]()
    for place, row in enumerate(asked.items("tricks")):
        cards = Asked({"tricks": row}).cards("tricks")
        if len(cards) != 4:
            raise AskError("impossible_position", asked.field(f"tricks[{place}]"), "a trick is four cards")
        tricks.append(Trick(leader, tuple(cards)))
        leader = winner(tricks[-1], contract, rules)
    if not 1 <= len(tricks) <= HAND:
        raise asked.impossible("tricks", "one to eight tricks")
    distinct([card for trick in tricks for card in trick.cards], asked.field("tricks"))
    return tuple(tricks)


def asked_rule(asked: Asked, drilled: Sequence[str]) -> str:
    """Return a position's `rule`, one of those drilled."""
    rule = asked.raw("rule")
    if not isinstance(rule, str) or rule not in drilled:
        raise asked.bad("rule", " or ".join(drilled) or "nothing here")
    return rule


def read_calls(asked: Asked, name: str) -> tuple[Call, ...]:
    """Return a field that is a list of calls."""
    try:
        return tuple(Call.parse(str(word)) for word in asked.items(name))
    except ValueError:
        raise asked.bad(name, "calls such as pass") from None


def bought_by(asked: Asked, dealer: Seat, rules: Rulebook) -> Buying:
    """Return the auction of a position's `buy_card` after its `calls`."""
    state = Buying(rules, dealer.next, card(asked, "buy_card"))
    for call in read_calls(asked, "calls"):
        if not state.judge(call).is_allowed:
            raise asked.impossible("calls", f"{call} is not allowed there")
        state = state.after(call)
    return state
