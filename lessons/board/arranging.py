"""A deal made to order: these hands, this buy card, this contract, as if it had been dealt and spoken so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine import Call, Card, Cards, Contract, Deal, Match, Phase, Seat, Standing
from engine.actions import PASS
from engine.cards import FULL_PACK
from engine.choices import ContractScoring
from engine.deal import End
from engine.pack import Pack, as_pack
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS

MOST_WORDS = 24  # of an auction with its raises: so far is looked for the words of a contract
HAND = 8


class Unreachable(ValueError):
    """No auction of the rulebook ends in this contract with these cards."""


class Crowded(ValueError):
    """Cards that cannot lie so: one in two places, or more than a hand holds; `cards` are those."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(f"cards that cannot lie so: {cards}")
        self.cards = cards


@dataclass(frozen=True, slots=True)
class Order:
    """What a teacher wants of a deal; what is not named is left to chance.

    `hands` are cards each seat is to play with. `contract` None leaves the auction to be spoken. Without a
    contract a hand holds at most what is dealt before the auction.
    """

    rules: Rulebook
    dealer: Seat = Seat.THREE
    hands: Mapping[Seat, Cards] = field(default_factory=dict[Seat, Cards])
    buy_card: Card | None = None
    contract: Contract | None = None
    standing: Standing = field(default_factory=Standing)
    target: int | None = None
    scoring: ContractScoring | None = None

    @property
    def turns_a_card(self) -> bool:
        """Whether a card is turned up in this rulebook."""
        return isinstance(self.rules.auction, BuyAuction)

    @property
    def most(self) -> int:
        """How many cards of a hand can be ordered."""
        return HAND if self.contract is not None else sum(self.rules.table.packets)

    @property
    def card_to(self) -> Seat | None:
        """Who takes the buy card, as far as the contract tells."""
        return None if self.contract is None or not self.turns_a_card else self.contract.buyer

    def named(self, seat: Seat) -> Cards:
        """Return the cards ordered for a seat."""
        return self.hands.get(seat, Cards())

    def room(self, seat: Seat) -> int:
        """Return how many cards of a hand can be ordered, beside the buy card where that seat takes it."""
        return self.most - (seat is self.card_to and self.buy_card is not None)

    def check(self) -> None:
        """Raise Crowded for cards that cannot lie so."""
        seen = Cards() if self.buy_card is None else Cards.of([self.buy_card])
        twice = Cards()
        for seat in SEATS:
            own = self.named(seat)
            if seat is self.card_to and self.buy_card is not None:
                own = own - Cards.of([self.buy_card])
            twice = twice | (seen & own)
            seen = seen | own
            if len(own) > self.room(seat):
                raise Crowded(own)
        if twice:
            raise Crowded(twice)

    def start(self, rng: Random) -> Match:
        """Return a match of such a deal: before its first word, or bought and about to be played.

        Raises Crowded or Unreachable.
        """
        self.check()
        pack = self.pack(rng)
        match = Match.start(self.rules, self.dealer, pack, self.target, self.scoring, self.standing)
        return match if self.contract is None else match.with_deal(bought(match.deal, self.contract))

    def pack(self, rng: Random) -> Pack:
        """Return a pack that is dealt out so, the rest by chance."""
        if self.contract is None:
            return self._pack_before(rng)
        hands = self._filled(rng, HAND)
        turned = self.buy_card or self._turned(hands, rng)
        return packed(hands, self.dealer, turned, self.rules, rng)

    def _turned(self, hands: Sequence[Cards], rng: Random) -> Card | None:
        """A buy card from the hand of who takes it: in hokum of the first round, of its suit."""
        if self.card_to is None or self.contract is None:
            return None
        hand = hands[self.card_to]
        trumps = hand.in_suit(self.contract.trump) if self.contract.trump is not None else hand
        return rng.choice(list(trumps or hand))

    def _filled(self, rng: Random, size: int) -> list[Cards]:
        """The hands with chance's cards; the buy card is kept for who takes it."""
        own = [self.named(seat) for seat in SEATS]
        kept = Cards() if self.buy_card is None else Cards.of([self.buy_card])
        if self.card_to is not None:
            own[self.card_to] = own[self.card_to] | kept
        taken = kept
        for hand in own:
            taken = taken | hand
        free = list(FULL_PACK - taken)
        rng.shuffle(free)
        return [hand | Cards.of(free.pop() for _ in range(size - len(hand))) for hand in own]

    def _pack_before(self, rng: Random) -> Pack:
        """A pack for the auction: each seat's cards among those it sees, then the buy card, then any."""
        size = sum(self.rules.table.packets)
        hands = self._filled(rng, size)
        taken = Cards()
        for hand in hands:
            taken = taken | hand
        rest = list(FULL_PACK - taken)
        rng.shuffle(rest)
        if self.buy_card is not None:
            rest.remove(self.buy_card)
            rest.insert(0, self.buy_card)
        return as_pack([*_packets(hands, self.dealer, self.rules, rng), *rest])


def packed(
    hands: Sequence[Cards],
    dealer: Seat,
    buy_card: Card | None,
    rules: Rulebook,
    rng: Random,
) -> Pack:
    """Return a pack by which these hands of eight are played with, if who holds the buy card takes it."""
    first, size = dealer.next, sum(rules.table.packets)
    turned = Cards() if buy_card is None else Cards.of([buy_card])
    before, after = list[Cards](), dict[Seat, list[Card]]()
    for seat in SEATS:
        held = list(hands[seat] - turned)
        rng.shuffle(held)
        before.append(Cards.of(held[:size]))
        after[seat] = held[size:]
    rest = [card for step in range(4) for card in after[first.after(step)]]
    return as_pack([*_packets(before, dealer, rules, rng), *turned, *rest])


def _packets(hands: Sequence[Cards], dealer: Seat, rules: Rulebook, rng: Random) -> Iterator[Card]:
    """The cards before the auction in the order they are dealt."""
    left = [rng.sample(list(hand), len(hand)) for hand in hands]
    for packet in rules.table.packets:
        for step in range(4):
            seat = dealer.next.after(step)
            yield from (left[seat].pop() for _ in range(packet))


def bought(deal: Deal, contract: Contract) -> Deal:
    """Return the deal after words that end in this contract and its raises; raises Unreachable."""
    found = _spoken(deal, contract, MOST_WORDS)
    if found is None:
        raise Unreachable(f"no auction ends in {contract}")
    return found


def _spoken(deal: Deal, contract: Contract, words: int) -> Deal | None:
    """The deal bought as wished, in as few words as may be said first; None if it cannot be."""
    if deal.phase is Phase.PLAY:
        return deal if deal.contract == contract else None
    if words == 0 or deal.phase is Phase.OVER:
        assert deal.ending is None or deal.ending.how is End.THROWN_IN
        return None
    now = deal.contract
    if now is not None and (now.mode, now.trump, now.buyer) != (
        contract.mode,
        contract.trump,
        contract.buyer,
    ):
        return None
    for call in _likely(deal, contract):
        found = _spoken(deal.after(call), contract, words - 1)
        if found is not None:
            return found
    return None


def _likely(deal: Deal, contract: Contract) -> list[Call]:
    """The words that may lead there: the buyer's own first, else passing first."""
    calls = [call for call in deal.legal() if isinstance(call, Call)]
    wanted = [
        call for call in calls if call.bid in (None, contract.bid) and call.suit in (None, contract.trump)
    ]
    raises = deal.phase is Phase.RAISES and deal.contract != contract
    speaks = deal.turn is contract.buyer or raises or PASS not in wanted
    return sorted(wanted, key=lambda call: (call == PASS) is speaks)
