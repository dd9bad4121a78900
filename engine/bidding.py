"""Bidding a number and a trump suit, contre and surcontre (coinche:2, coinche:3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import PASS, Call, CallName
from engine.cards import SUITS, Cards, Mode
from engine.choices import RaiseName
from engine.contract import Bought, Capot, Contract, Level, ThrownIn, belote
from engine.pack import Hands
from engine.reasons import Fact, Status, Verdict
from engine.rulebook import BidAuction, Rulebook
from engine.seats import Seat

CONTRE, SURCONTRE = Call(CallName.CONTRE), Call(CallName.SURCONTRE)


def height(bid: int | Capot) -> int:
    """Return a bid's height for comparing: capot stands above every number."""
    return 1000 if isinstance(bid, Capot) else bid


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction by numbers so far. `hands` may be unknown (None); bids that need them are then refused."""

    rules: Rulebook
    first: Seat
    hands: Hands | None
    calls: tuple[tuple[Seat, Call], ...] = ()
    passes: int = 0  # in a row
    contract: Contract | None = None
    outcome: Bought | ThrownIn | None = None

    @property
    def law(self) -> BidAuction:
        """The rulebook's auction."""
        assert isinstance(self.rules.auction, BidAuction)
        return self.rules.auction

    @property
    def speaker(self) -> Seat:
        """The seat whose turn it is to speak."""
        return self.first.after(len(self.calls))

    @property
    def round(self) -> int:
        """Which time round the table the speaking is, from 1."""
        return len(self.calls) // 4 + 1

    def legal(self) -> tuple[Call, ...]:
        """Return the calls the speaker may make now: pass, bids from low to high, contre."""
        return tuple(call for call in self.words() if self._rule(call)[1])

    def standing(self) -> Bidding:
        """Return the auction as `legal` needs it: who speaks and what stands, not how it came to that."""
        return replace(self, first=self.speaker, calls=(), passes=0)

    def words(self) -> Iterator[Call]:
        """Yield every word of this auction, allowed or not."""
        yield PASS
        for bid in (*range(self.law.lowest, self.law.highest + 1, self.law.step), *self.law.belote_bids):
            yield from (Call(CallName.BID, suit, bid) for suit in SUITS)
        yield from (Call(CallName.BID, suit, Capot.CAPOT) for suit in SUITS)
        yield from (CONTRE, SURCONTRE)

    def judge(self, call: Call) -> Verdict:
        """Return whether the speaker may make this call, and why."""
        rule, allowed = self._rule(call)
        facts: dict[str, Fact] = {"speaker": self.speaker, "call": call.name}
        if self.contract is not None:
            facts["bidder"] = self.contract.buyer
            facts["last_bid"] = height(self.contract.bid or 0)
        return Verdict(Status.ALLOWED if allowed else Status.REFUSED, self.rules.reason(rule, **facts))

    def _rule(self, call: Call) -> tuple[str, bool]:
        if self.outcome is not None:
            return "auction.over", False
        doubled = self.contract is not None and self.contract.level is not Level.SINGLE
        opponent = self.contract is not None and self.contract.buyer.team is not self.speaker.team
        match call.name:
            case CallName.PASS:
                return "auction.turn", True
            case CallName.CONTRE:
                return "auction.contre", opponent and not doubled
            case CallName.SURCONTRE:
                return "auction.contre", doubled
            case CallName.BID if doubled:
                return "auction.contre", False
            case CallName.BID:
                return self._bid_rule(call)
            case _:
                return "auction.lowest", False

    def _bid_rule(self, call: Call) -> tuple[str, bool]:
        last = 0 if self.contract is None or self.contract.bid is None else height(self.contract.bid)
        bid = call.bid
        if isinstance(bid, Capot):
            return "auction.capot", height(bid) > last
        assert bid is not None and call.suit is not None
        if bid < self.law.lowest:
            return "auction.lowest", False
        if bid in self.law.belote_bids and not self._holds_belote(call):
            return "auction.belote_bids", False
        if bid not in self.law.belote_bids and bid > self.law.highest:
            return "auction.highest", False
        if bid % self.law.step:
            return "auction.step", False
        return "auction.higher", bid > last

    def _holds_belote(self, call: Call) -> bool:
        held: Cards = Cards() if self.hands is None else self.hands[self.speaker]
        return all(card in held for card in belote(call.suit))

    def after(self, call: Call) -> Bidding:
        """Return the auction after a call that `judge` allows."""
        said = replace(self, calls=(*self.calls, (self.speaker, call)))
        match call.name:
            case CallName.PASS:
                return said._passed()
            case CallName.BID:
                contract = Contract(Mode.HOKUM, call.suit, self.speaker, bid=call.bid)
                return replace(said, passes=0, contract=contract)
            case CallName.CONTRE:
                assert self.contract is not None
                level = Level.of(RaiseName.CONTRE, self.rules)
                return replace(said, passes=0, contract=replace(self.contract, level=level))
            case _:
                assert self.contract is not None
                level = Level.of(RaiseName.SURCONTRE, self.rules)
                return said._bought(replace(self.contract, level=level))

    def _passed(self) -> Bidding:
        said = replace(self, passes=self.passes + 1)
        if self.contract is None:
            return replace(said, outcome=ThrownIn(self.law.all_pass)) if said.passes == 4 else said
        if self.contract.level is not Level.SINGLE or said.passes == self.law.passes:
            return said._bought(self.contract)
        return said

    def _bought(self, contract: Contract) -> Bidding:
        return replace(self, outcome=Bought(contract, None))
