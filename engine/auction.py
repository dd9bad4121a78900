"""Buying the turned card in two rounds: bas, hokum, sun, ashkal (online:3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import PASS, Call, CallName
from engine.cards import SUITS, Card, Mode, Rank
from engine.choices import AceConversion, Ashkal, AshkalBuyer, Confirmation, Permission, TakeOver
from engine.contract import Bought, Contract, ThrownIn
from engine.reasons import Status, Verdict
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import Seat


class Stage(StrEnum):
    """What the auction waits for."""

    SPEAK = "speak"
    CONFIRM = "confirm"  # the hokum bidder confirms or converts
    ACE = "ace"  # hokum on an ace: the first speaker decides
    TAKE = "take"  # the sun bidder's partner may take it over


CONFIRM, CONVERT = Call(CallName.CONFIRM), Call(CallName.CONVERT)
TAKE, LEAVE = Call(CallName.TAKE), Call(CallName.LEAVE)
SUN, ASHKAL, HOKUM = Call(CallName.SUN), Call(CallName.ASHKAL), Call(CallName.HOKUM)


@dataclass(frozen=True, slots=True)
class Buying:
    """The auction over a buy card so far. `first` speaks first; every seat speaks once a round."""

    rules: Rulebook
    first: Seat
    buy_card: Card
    calls: tuple[tuple[Seat, Call], ...] = ()
    round: int = 1
    spoken: int = 0
    bidder: Seat | None = None  # of hokum in this round, or of the sun that may be taken over
    hokum: Contract | None = None
    stage: Stage = Stage.SPEAK
    outcome: Bought | ThrownIn | None = None

    @property
    def law(self) -> BuyAuction:
        """The rulebook's auction."""
        assert isinstance(self.rules.auction, BuyAuction)
        return self.rules.auction

    @property
    def speaker(self) -> Seat:
        """The seat whose turn it is to speak."""
        match self.stage:
            case Stage.SPEAK:
                return self.first.after(self.spoken)
            case Stage.ACE:
                return self.first
            case Stage.CONFIRM:
                assert self.bidder is not None
                return self.bidder
            case Stage.TAKE:
                assert self.bidder is not None
                return self.bidder.partner

    def legal(self) -> tuple[Call, ...]:
        """Return the calls the speaker may make now."""
        return tuple(call for call in self.words() if self._rule(call)[1])

    def words(self) -> Iterator[Call]:
        """Yield every word of the moment, allowed or not."""
        if self.outcome is not None:
            return
        match self.stage:
            case Stage.SPEAK if self.round == 1:
                yield from (PASS, HOKUM, SUN, ASHKAL)
            case Stage.SPEAK:
                yield from (PASS, SUN, *(Call(CallName.HOKUM, suit) for suit in SUITS), ASHKAL)
            case Stage.CONFIRM | Stage.ACE:
                yield from (CONFIRM, CONVERT, LEAVE)
            case Stage.TAKE:
                yield from (TAKE, LEAVE)

    def judge(self, call: Call) -> Verdict:
        """Return whether the speaker may make this call, and why."""
        rule, allowed = self._rule(call)
        status = Status.ALLOWED if allowed else Status.REFUSED
        facts = {"buy_card": self.buy_card, "round": self.round, "speaker": self.speaker, "call": call.name}
        if self.hokum is not None and self.bidder is not None:
            facts["bidder"] = self.bidder
        return Verdict(status, self.rules.reason(rule, **facts))

    def _rule(self, call: Call) -> tuple[str, bool]:
        """Return the rule that decides on a call, and whether it allows it."""
        if self.outcome is not None:
            return "auction.over", False
        if self.stage is Stage.TAKE:
            return "auction.take_over", call in (TAKE, LEAVE)
        if self.stage is Stage.CONFIRM:
            return "auction.confirmation", call in (CONFIRM, CONVERT)
        if self.stage is Stage.ACE:
            own = self.bidder is self.first
            return "auction.ace_conversion", call in ((CONFIRM, CONVERT) if own else (CONVERT, LEAVE))
        match call.name:
            case CallName.PASS:
                return "auction.turn", True
            case CallName.SUN:
                return ("auction.ace_conversion", False) if self._kept_for_first() else ("auction.sun", True)
            case CallName.HOKUM:
                return self._hokum_rule(call)
            case CallName.ASHKAL:
                return self._ashkal_rule()
            case CallName.CONFIRM | CallName.CONVERT:
                return "auction.confirmation", False
            case CallName.TAKE | CallName.LEAVE:
                return "auction.take_over", False
            case CallName.BID | CallName.CONTRE | CallName.SURCONTRE:
                return "auction.buy_card", False
            case _:
                return "raises.speaker", False

    def _kept_for_first(self) -> bool:
        return (
            self.hokum is not None
            and self.buy_card.rank is Rank.ACE
            and self.law.ace_conversion is AceConversion.FIRST_SPEAKER
        )

    def _hokum_rule(self, call: Call) -> tuple[str, bool]:
        if self.hokum is not None:
            return "auction.hokum", False
        if self.round == 1:
            return "auction.hokum", call.suit is None
        return "auction.second_hokum", call.suit not in (None, self.buy_card.suit)

    def _ashkal_rule(self) -> tuple[str, bool]:
        if self.round not in self.law.ashkal_rounds:
            return "auction.ashkal_rounds", False
        turns = {Ashkal.DEALER: 3, Ashkal.BEFORE_DEALER: 2}
        if self.spoken not in {turns[seat] for seat in self.law.ashkal_seats}:
            return "auction.ashkal_seats", False
        if self.buy_card.rank is Rank.ACE and self.law.ashkal_on_ace is not Permission.ALLOWED:
            return "auction.ashkal_on_ace", False
        if self._kept_for_first():
            return "auction.ace_conversion", False
        return "auction.ashkal_seats", True

    def after(self, call: Call) -> Buying:
        """Return the auction after a call that `judge` allows."""
        seat = self.speaker
        said = replace(self, calls=(*self.calls, (seat, call)))
        match call.name:
            case CallName.PASS:
                return said._spoken()
            case CallName.HOKUM:
                trump = call.suit or self.buy_card.suit
                return replace(said, bidder=seat, hokum=Contract(Mode.HOKUM, trump, seat))._spoken()
            case CallName.SUN if self._can_be_taken_over(seat):
                return replace(said, stage=Stage.TAKE, bidder=seat, hokum=None)
            case CallName.ASHKAL:
                partner = seat.partner
                buyer = partner if self.law.ashkal_buyer is AshkalBuyer.PARTNER else seat
                return said._bought(Contract(Mode.SUN, None, buyer), partner)
            case CallName.LEAVE if self.stage is Stage.TAKE:
                assert self.bidder is not None
                return said._bought(Contract(Mode.SUN, None, self.bidder), self.bidder)
            case CallName.CONFIRM | CallName.LEAVE:
                assert self.hokum is not None
                return said._bought(self.hokum, self.hokum.buyer)
            case _:  # sun, convert, take: the speaker buys sun
                return said._bought(Contract(Mode.SUN, None, seat), seat)

    def _can_be_taken_over(self, seat: Seat) -> bool:
        if self.round != 1 or self.law.take_over is TakeOver.NONE:
            return False
        return seat.partner.turn_from(self.first.previous) < seat.turn_from(self.first.previous)

    def _spoken(self) -> Buying:
        if self.spoken < 3:
            return replace(self, spoken=self.spoken + 1)
        if self.hokum is not None:
            if self._kept_for_first():
                return replace(self, stage=Stage.ACE)
            if self.round == 1 and self.law.confirmation is not Confirmation.NONE:
                return replace(self, stage=Stage.CONFIRM)
            return self._bought(self.hokum, self.hokum.buyer)
        if self.round == 1:
            return replace(self, round=2, spoken=0)
        return replace(self, outcome=ThrownIn(self.law.all_pass))

    def _bought(self, contract: Contract, card_to: Seat) -> Buying:
        return replace(self, outcome=Bought(contract, card_to))
