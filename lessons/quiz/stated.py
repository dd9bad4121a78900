"""A rule told as a ruling: the sentence of it that holds whatever lies on the table, and its clauses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import Status, Verdict
from engine.actions import CallName
from engine.choices import AceConversion, BalootLost, Overruff, PartnerWins, RaiseLedTrump, RaisePlay, Ruff
from engine.play import DUTIES
from engine.reasons import Fact
from engine.rulebook import Rulebook

# Rules whose refusal says what they ask for; of the others, what is allowed does.
REFUSING = frozenset(
    {
        *dict(DUTIES),
        "auction.ace_conversion",
        "auction.ashkal_seats",
        "auction.confirmation",
        "auction.take_over",
        "penalties.enforcement",
        "raises.double_play",
        "raises.four_play",
        "raises.hokum",
        "raises.sun_side",
    }
)
# Where a rulebook asks for nothing, the rule that tells what is done there.
INSTEAD: Mapping[tuple[str, object], str] = {
    ("auction.ace_conversion", AceConversion.AS_CONFIRMED): "auction.confirmation",
    ("penalties.warnings", 0): "penalties.enforcement",
    ("play.overruff", Overruff.FREE): "play.discard",
    ("play.partner_wins", PartnerWins.FREE): "play.discard",
    ("play.raise_led_trump", RaiseLedTrump.NEVER): "play.follow_suit",
    ("play.ruff", Ruff.FREE): "play.discard",
    ("projects.baloot_lost", BalootLost.NEVER): "projects.baloot",
}


def stated(rules: Rulebook, rule: str) -> Verdict:
    """Return a rule as the ruling that says no more than the rule itself."""
    own, value = rules.reason(rule), rules.value(rule)
    telling = INSTEAD.get((rule, value if isinstance(value, (str, int)) else None), rule)
    facts: dict[str, Fact] = {}
    status = Status.REFUSED if telling in REFUSING else Status.ALLOWED
    if value is RaisePlay.AS_SAID:
        status = Status.ALLOWED
        facts["call"] = CallName.DOUBLE_CLOSED
    elif rule == "raises.sun_side":
        facts |= {"low": rules.raises.sun_low, "high": rules.raises.sun_high}
        facts |= {"total_buyers": 0, "total_others": 0}  # as a match begins
    reason = rules.reason(telling, **facts)
    return Verdict(status, replace(reason, clauses=own.clauses, basis=own.basis, reading=own.reading))
