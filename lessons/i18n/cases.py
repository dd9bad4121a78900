"""Which of its sentences a rule needs, from the facts: `taken` or `suit`, `closed` or `open` …

One function per rule whose sentences differ. A message shows its `plain` variant, which needs no facts,
for every other case and wherever the facts are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.actions import CallName
from engine.choices import BalootCounts, CountedBuyer, TakeOver
from engine.reasons import Fact
from engine.rulebook import Rulebook
from engine.seats import Seat

PLAIN = "plain"
Facts = Mapping[str, Fact]
Case = Callable[[Facts, Rulebook], str]

CAPOT_HEIGHT = 1000  # the height the auction gives a capot
RAISES = frozenset(
    {
        CallName.DOUBLE,
        CallName.DOUBLE_CLOSED,
        CallName.THREE,
        CallName.FOUR,
        CallName.FOUR_CLOSED,
        CallName.GAHWA,
    }
)


def case_of(rule: str, facts: Facts, rules: Rulebook | None, allowed: bool) -> str:
    """Return the name of the variant for a ruling under this rule."""
    if rules is None or rule not in rules.sources:
        return PLAIN
    first, second = (ALLOWED, REFUSED) if allowed else (REFUSED, ALLOWED)
    found = first.get(rule) or second.get(rule)
    return PLAIN if found is None else found(facts, rules)


def _having(name: str, case: str) -> Case:
    """The case that needs one fact."""
    return lambda facts, _: case if name in facts else PLAIN


def _cards(facts: Facts, _: Rulebook) -> str:
    known = {"would_do", "led", "winning_card"} <= facts.keys() and bool(facts["would_do"])
    return "cards" if known else PLAIN


def _call(facts: Facts, _: Rulebook) -> str:
    name = str(facts.get("call", PLAIN))
    return "closed" if name.endswith("closed") else name


def _turn(facts: Facts, _: Rulebook) -> str:
    match facts.get("round"):
        case 1:
            return "first"
        case 2:
            return "second"
        case _:
            return PLAIN


def _hokum(facts: Facts, _: Rulebook) -> str:
    return "taken" if "bidder" in facts else "suit" if "buy_card" in facts else PLAIN


def _confirmation(facts: Facts, _: Rulebook) -> str:
    call = facts.get("call", CallName.CONFIRM)
    return PLAIN if call in (CallName.CONFIRM, CallName.CONVERT) else "now"


def _ace(facts: Facts, _: Rulebook) -> str:
    if facts.get("call") in (CallName.SUN, CallName.ASHKAL):
        return "kept"
    if "bidder" not in facts or "speaker" not in facts:
        return PLAIN
    return "own" if facts["bidder"] is facts["speaker"] else "other"


def _take_over(facts: Facts, rules: Rulebook) -> str:
    if getattr(rules.auction, "take_over", TakeOver.NONE) is TakeOver.NONE:
        return "never"
    return PLAIN if facts.get("call", CallName.TAKE) in (CallName.TAKE, CallName.LEAVE) else "now"


def _lowest(facts: Facts, _: Rulebook) -> str:
    return PLAIN if "call" not in facts else "low" if facts["call"] is CallName.BID else "word"


def _known(_: Facts, __: Rulebook) -> str:
    return "known"


def _higher(facts: Facts, _: Rulebook) -> str:
    last = facts.get("last_bid", 0)
    return PLAIN if not last else "capot" if last == CAPOT_HEIGHT else "number"


def _contre(facts: Facts, _: Rulebook) -> str:
    bidder, speaker = facts.get("bidder"), facts.get("speaker")
    match facts.get("call"):
        case CallName.BID:
            return "closed"
        case CallName.SURCONTRE:
            return "not_contred"
        case CallName.CONTRE if bidder is None:
            return "nobody"
        case CallName.CONTRE if isinstance(bidder, Seat) and speaker in bidder.team.seats:
            return "own"
        case CallName.CONTRE:
            return "already"
        case _:
            return PLAIN


def _raises_hokum(facts: Facts, _: Rulebook) -> str:
    return PLAIN if "call" not in facts else "order" if facts["call"] in RAISES else "word"


def _raises_sun(facts: Facts, _: Rulebook) -> str:
    if facts.get("call") in (CallName.DOUBLE_CLOSED, CallName.FOUR_CLOSED):
        return "closed"
    return "only" if facts.get("call") in RAISES else PLAIN


def _sun_side(facts: Facts, rules: Rulebook) -> str:
    return rules.raises.sun_side.value if "total_buyers" in facts else PLAIN


def _declared(facts: Facts, rules: Rulebook) -> str:
    if not rules.projects.limit:
        return "unknown"
    if facts.get("cards"):
        return "not_project"
    return "nothing" if "count" in facts or "cards" in facts else PLAIN


def _baloot(_: Facts, rules: Rulebook) -> str:
    return "spoken" if rules.projects.baloot is BalootCounts.SPOKEN else PLAIN


def _cards_left(facts: Facts, rules: Rulebook) -> str:
    return "never" if not rules.claims.cards_left else "known" if "count" in facts else PLAIN


def _enforcement(_: Facts, rules: Rulebook) -> str:
    return rules.penalties.enforcement.value


def _totals(facts: Facts, rules: Rulebook) -> str:
    counted = getattr(rules.scoring, "counted_buyer", CountedBuyer.BUYER)
    return PLAIN if "buyers" not in facts else "known" if counted is CountedBuyer.BUYER else "counted"


REFUSED: Mapping[str, Case] = {
    "auction.hokum": _hokum,
    "auction.second_hokum": _having("buy_card", "card"),
    "auction.ashkal_rounds": _known,
    "auction.ashkal_seats": _known,
    "auction.confirmation": _confirmation,
    "auction.ace_conversion": _ace,
    "auction.take_over": _take_over,
    "auction.lowest": _lowest,
    "auction.highest": _known,
    "auction.step": _known,
    "auction.belote_bids": _known,
    "auction.higher": _higher,
    "auction.contre": _contre,
    "raises.hokum": _raises_hokum,
    "raises.sun": _raises_sun,
    "raises.sun_side": _sun_side,
    "raises.four_play": lambda _, rules: rules.raises.four_play.value,
    "play.keep_trump_when_closed": lambda facts, _: "cards" if facts.get("would_do") else PLAIN,
    "play.follow_suit": _cards,
    "play.raise_led_trump": _cards,
    "play.ruff": _cards,
    "play.partner_wins": _cards,
    "play.overruff": _cards,
    "projects.declared": _declared,
    "projects.limit": lambda facts, _: "known" if {"limit", "count"} <= facts.keys() else PLAIN,
    "projects.baloot": _baloot,
    "projects.baloot_lost": lambda _, rules: rules.projects.baloot_lost.value,
    "claims.cards_left": _cards_left,
    "penalties.enforcement": _enforcement,
}

ALLOWED: Mapping[str, Case] = {
    "auction.turn": _turn,
    "auction.hokum": _having("buy_card", "card"),
    "auction.confirmation": _call,
    "auction.ace_conversion": _call,
    "auction.take_over": _call,
    "auction.higher": lambda facts, _: "number" if facts.get("last_bid") else PLAIN,
    "auction.contre": _call,
    "raises.sun_side": _having("total_buyers", "known"),
    "raises.double_play": _call,
    "raises.four_play": _call,
    "play.follow_suit": _having("led", "led"),
    "play.raise_led_trump": _having("winning_card", "winning"),
    "play.ruff": _having("led", "led"),
    "play.partner_wins": _having("led", "led"),
    "play.overruff": _having("winning_card", "winning"),
    "play.discard": _having("led", "led"),
    "projects.declared": _having("count", "known"),
    "projects.baloot_lost": lambda _, rules: rules.projects.baloot_lost.value,
    "penalties.enforcement": _enforcement,
    "penalties.right_hidden": lambda _, rules: rules.penalties.right_hidden.value,
    "penalties.right_exposed": lambda _, rules: rules.penalties.right_exposed.value,
    "penalties.wrong_exposed": lambda _, rules: rules.penalties.wrong_exposed.value,
    "penalties.warnings": _having("count", "known"),
    "scoring.decision": _totals,
    "scoring.equal_totals": _totals,
    "scoring.dead_tie": lambda _, rules: getattr(rules.scoring, "dead_tie", PLAIN),
    "scoring.contract": _having("reached", "known"),
    "match.targets": _having("target", "known"),
    "match.both_reach": _having("target", "known"),
}
