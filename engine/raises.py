"""Doubling between the auction and the first card: double, three, four, gahwa; closed and open.

The sides speak in turn. `Raising` follows the words of the sides; who of a side may say a word
(either opponent, the buyer, the doubler) is `entitled`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.actions import PASS, Call, CallName
from engine.cards import Mode
from engine.choices import RaiseName, RaisePlay, SunSide
from engine.contract import Contract, Level
from engine.reasons import Fact, Status, Verdict
from engine.rulebook import Rulebook
from engine.seats import Seat, Team

CLOSED = {RaiseName.DOUBLE: CallName.DOUBLE_CLOSED, RaiseName.FOUR: CallName.FOUR_CLOSED}
NAMES = {name: CallName(name.value) for name in RaiseName}
RAISES = {call: name for name, call in NAMES.items()} | {call: name for name, call in CLOSED.items()}


@dataclass(frozen=True, slots=True)
class Raising:
    """The raises so far. `totals` are the match totals before the deal, in points by team."""

    rules: Rulebook
    contract: Contract
    totals: tuple[int, int]
    said: tuple[Call, ...] = ()
    doubler: Seat | None = None
    opened: bool = True  # every raise so far was said open
    is_over: bool = False

    @property
    def ladder(self) -> tuple[RaiseName, ...]:
        """The raises of this contract's mode, in order."""
        return self.rules.raises.sun if self.contract.mode is Mode.SUN else self.rules.raises.hokum

    @property
    def steps(self) -> int:
        """How many raises were said."""
        return sum(call != PASS for call in self.said)

    @property
    def by(self) -> Team | None:
        """The side that may raise next; None when the raising is over."""
        if self.is_over or self.steps >= len(self.ladder):
            return None
        return self.contract.buyers if self.steps % 2 else self.contract.others

    @property
    def entitled(self) -> tuple[Seat, ...]:
        """Who of that side may say it: either opponent, then the buyer, the doubler, the buyer."""
        if self.by is None:
            return ()
        if self.steps == 0:
            return self.contract.buyer.next, self.contract.buyer.previous
        if self.steps % 2 == 0 and self.doubler is not None:
            return (self.doubler,)
        return (self.contract.buyer,)

    def legal(self) -> tuple[Call, ...]:
        """Return the words the side may say next; `pass` is one while anything may be said."""
        if self.by is None:
            return ()
        return tuple(call for call in self.words() if self.judge(call).is_allowed)

    def words(self) -> Iterator[Call]:
        """Yield every word of this ladder, allowed or not."""
        yield PASS
        yield from (Call(call) for call, name in RAISES.items() if name in self.ladder)

    def judge(self, call: Call) -> Verdict:
        """Return whether the side whose turn it is may say this, and why."""
        rule, allowed = self._rule(call)
        facts: dict[str, Fact] = {
            "call": call.name,
            "buyer": self.contract.buyer,
            "total_buyers": self.totals[self.contract.buyers],
            "total_others": self.totals[self.contract.others],
            "low": self.rules.raises.sun_low,
            "high": self.rules.raises.sun_high,
        }
        return Verdict(Status.ALLOWED if allowed else Status.REFUSED, self.rules.reason(rule, **facts))

    def _rule(self, call: Call) -> tuple[str, bool]:
        ladder_rule = "raises.sun" if self.contract.mode is Mode.SUN else "raises.hokum"
        if self.by is None:
            return ladder_rule, False
        if call == PASS:
            return "raises.speaker", True
        name = RAISES.get(call.name)
        if name is None or name is not self.ladder[self.steps]:
            return ladder_rule, False
        if self.contract.mode is Mode.SUN:
            if call.name in CLOSED.values():
                return "raises.sun", False
            return "raises.sun_side", self._sun_may_be_doubled()
        if name is RaiseName.DOUBLE:
            return self._closing_rule("raises.double_play", self.rules.raises.double_play, call)
        if name is RaiseName.FOUR:
            return self._closing_rule("raises.four_play", self.rules.raises.four_play, call)
        return ladder_rule, True

    def _closing_rule(self, rule: str, play: RaisePlay, call: Call) -> tuple[str, bool]:
        says_closed = call.name in CLOSED.values()
        match play:
            case RaisePlay.AS_SAID:
                return rule, True
            case RaisePlay.CLOSED:
                return rule, says_closed
            case RaisePlay.CLOSED_UNLESS_OPEN:
                return rule, says_closed or self.opened

    def _sun_may_be_doubled(self) -> bool:
        law = self.rules.raises
        buyers, others = self.totals[self.contract.buyers], self.totals[self.contract.others]
        pairs = [(others, buyers)]
        if law.sun_side is SunSide.EITHER:
            pairs.append((buyers, others))
        return any(low <= law.sun_low and high >= law.sun_high for low, high in pairs)

    def after(self, call: Call, speaker: Seat | None = None) -> Raising:
        """Return the raises after a word that `judge` allows; a `pass` is the whole side's."""
        said = replace(self, said=(*self.said, call))
        if call == PASS:
            return replace(said, is_over=True)
        name = RAISES[call.name]
        closed = call.name in CLOSED.values()
        contract = replace(self.contract, level=Level.of(name, self.rules), closed=closed)
        return replace(
            said,
            contract=contract,
            doubler=self.doubler if self.steps else speaker,
            opened=self.opened and not closed,
            is_over=said.steps >= len(self.ladder),
        )
