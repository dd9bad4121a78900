"""The question "buy or pass?" as the address has it: a hand, the buy card, a turn and the words before.

What can be read is kept, what cannot is told: nothing a learner has put together is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random

from engine import DECK, Call, Card, Cards, Phase, Seat, Standing
from engine.actions import PASS
from engine.auction import Buying
from engine.bidding import Bidding
from engine.bots.odds import Odds
from engine.cards import FULL_PACK
from engine.rulebook import BuyAuction, Rulebook
from engine.view import View

ME = Seat.ZERO
TURNS = (1, 2, 3, 4)  # who speaks first; the fourth is the dealer
TIMES = (1, 2)  # how often the learner will have spoken
CARDS, CARD, TURN, TIME, SAID = "cards", "card", "turn", "time", "said"  # in the address
ALL_PASSED = ((), (), (), ())

DEALS, DEALS_OF_MANY, DEALS_SLOWLY = 30, 20, 4  # imagined: for a few calls, for dozens, by the plain solver
MANY = 10

Auction = Buying | Bidding


class Wrong(StrEnum):
    """What keeps a question from being answered, or what of the address was not understood."""

    FEW = "few"
    MANY = "many"
    NO_CARD = "no-card"
    SAME = "same"  # the buy card is in the hand too
    ENDED = "ended"  # nobody asks the learner any more
    TWICE = "twice"  # told, but no hindrance
    BROKEN = "broken"  # told, but no hindrance


NO_CARDS = Cards()
TOLD_ONLY = frozenset({Wrong.TWICE, Wrong.BROKEN})


@dataclass(frozen=True, slots=True)
class Word:
    """One call before the learner's: who says it, and what he may say so that it comes to the learner."""

    seat: Seat
    call: Call
    round: int
    choices: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as far as it is put together. `said` are the words before, the rest are passed."""

    rules: Rulebook
    hand: Cards = NO_CARDS
    buy_card: Card | None = None
    turn: int = 1
    time: int = 1
    said: tuple[Call, ...] = ()
    unread: frozenset[Wrong] = frozenset()

    @property
    def has_buy_card(self) -> bool:
        """Whether a card is turned up in this rulebook."""
        return isinstance(self.rules.auction, BuyAuction)

    @property
    def size(self) -> int:
        """How many cards a player sees while it is spoken."""
        return sum(self.rules.table.packets)

    @property
    def dealer(self) -> Seat:
        """Who dealt, if the learner speaks in this turn."""
        return ME.after(-self.turn)

    @property
    def wrong(self) -> tuple[Wrong, ...]:
        """What is missing or in the way, and what was not understood, in the order it is told."""
        found = [one for one in Wrong if one in self.unread]
        if len(self.hand) != self.size:
            found.append(Wrong.FEW if len(self.hand) < self.size else Wrong.MANY)
        if self.has_buy_card and self.buy_card is None:
            found.append(Wrong.NO_CARD)
        elif self.buy_card in self.hand:
            found.append(Wrong.SAME)
        elif self.words()[1].outcome is not None or self.words()[1].speaker is not ME:
            found.append(Wrong.ENDED)
        return tuple(found)

    @property
    def is_whole(self) -> bool:
        """Whether it can be answered."""
        return not set(self.wrong) - TOLD_ONLY

    def words(self) -> tuple[tuple[Word, ...], Auction]:
        """Return the words before the learner's, and the auction as it then stands."""
        auction, words, given = self._opening(), list[Word](), list(self.said)
        while auction.speaker is not ME or sum(word.seat is ME for word in words) < self.time - 1:
            choices = tuple(call for call in self.legal(auction) if auction.after(call).outcome is None)
            if not choices:
                break
            call = given.pop(0) if given else PASS
            call = call if call in choices else choices[0]
            words.append(Word(auction.speaker, call, auction.round, choices))
            auction = auction.after(call)
        return tuple(words), auction

    def legal(self, auction: Auction) -> tuple[Call, ...]:
        """Return what the speaker may say: the learner with his cards, another with any that he may hold."""
        if isinstance(auction, Bidding):
            held = self.hand if auction.speaker is ME else FULL_PACK - self.hand
            auction = replace(auction, hands=(held, held, held, held))
        return auction.legal()

    def _opening(self) -> Auction:
        if self.has_buy_card:
            return Buying(self.rules, self.dealer.next, self.buy_card or DECK[0])
        return Bidding(self.rules, self.dealer.next, None)

    def view(self) -> View:
        """Return what the learner sees at his turn; the question must be whole."""
        _, auction = self.words()
        return View(
            rules=self.rules,
            seat=ME,
            dealer=self.dealer,
            standing=Standing(),
            scoring=None,
            phase=Phase.AUCTION,
            turn=ME,
            hand=self.hand,
            buy_card=self.buy_card if self.has_buy_card else None,
            card_to=None,
            round=auction.round,
            calls=auction.calls,
            raises=(),
            contract=None,
            tricks=(),
            trick=None,
            declared=ALL_PASSED,
            shown=ALL_PASSED,
            spoken=frozenset(),
            legal=self.legal(auction),
        )

    def address(self) -> dict[str, str]:
        """Return what the address keeps of it."""
        kept = {CARDS: ".".join(map(str, self.hand)), SAID: ".".join(map(str, self.said))}
        kept |= {CARD: "" if self.buy_card is None else str(self.buy_card)}
        kept |= {TURN: str(self.turn), TIME: str(self.time)}
        return {name: value for name, value in kept.items() if value}


def read(address: Mapping[str, str], rules: Rulebook) -> Asked:
    """Return the question an address asks; what cannot be read in it is left out, and told in `wrong`."""
    unread: set[Wrong] = set()

    def each(name: str, parse: type[Card] | type[Call]) -> list[Card | Call]:
        found: list[Card | Call] = []
        for word in filter(None, address.get(name, "").split(".")):
            try:
                found.append(parse.parse(word))
            except ValueError:
                unread.add(Wrong.BROKEN)
        return found

    def number(name: str, allowed: Sequence[int]) -> int:
        text = address.get(name, str(allowed[0]))
        if text in map(str, allowed):
            return int(text)
        unread.add(Wrong.BROKEN)
        return allowed[0]

    cards = [one for one in each(CARDS, Card) if isinstance(one, Card)]
    turned = [one for one in each(CARD, Card) if isinstance(one, Card)]
    said = tuple(one for one in each(SAID, Call) if isinstance(one, Call))
    if len(set(cards)) < len(cards):
        unread.add(Wrong.TWICE)
    asked = Asked(
        rules,
        Cards.of(cards),
        turned[0] if turned else None,
        number(TURN, TURNS),
        number(TIME, TIMES),
        said,
    )
    return replace(asked, unread=frozenset(unread))


def dealt(asked: Asked, rng: Random) -> Asked:
    """Return the question with other cards, drawn at random, and nothing but passes before."""
    cards = rng.sample(DECK, asked.size + 1)
    return replace(
        asked,
        hand=Cards.of(cards[1:]),
        buy_card=cards[0] if asked.has_buy_card else None,
        said=(),
        unread=frozenset(),
    )


def deals_for(view: View, is_quick: bool) -> int:
    """Return how many deals are imagined: as many as are ready in about two seconds."""
    if not is_quick:
        return DEALS_SLOWLY
    return DEALS if len(view.legal) < MANY else DEALS_OF_MANY


def shown_first(odds: Sequence[Odds]) -> tuple[Odds, ...]:
    """Return the calls worth showing, best first: of the bids in one suit the best one."""
    best: dict[object, Odds] = {}
    for one in sorted(odds, key=lambda one: one.gain, reverse=True):
        best.setdefault(one.call.suit if one.call.bid is not None else str(one.call), one)
    return tuple(best.values())
