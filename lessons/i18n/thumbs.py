"""Why a bot chose what it did: its rule of thumb in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat
from engine.actions import CallName
from engine.bots import Thumb
from lessons.i18n.bundles import Arg
from lessons.i18n.facts import given
from lessons.i18n.voice import Voice

# The variants of a sentence, the fullest first, each with the facts it speaks of; `card` is the usual one.
VARIANTS: Mapping[str, tuple[tuple[str, frozenset[str]], ...]] = {
    "give_points": (("points", frozenset({"card", "points"})),),
    "keep_ard": (("last", frozenset({"last_trick"})),),
    "bid_pass": (("needed", frozenset({"points", "needed"})), ("points", frozenset({"points"}))),
    "bid_hokum": (("needed", frozenset({"points", "needed", "suit"})),),
    "bid_sun": (("needed", frozenset({"points", "needed"})),),
    "bid_ashkal": (("needed", frozenset({"card"})),),
    "bid_number": (("bid", frozenset({"bid", "points", "suit"})),),
    "double": (("needed", frozenset({"points", "needed"})),),
    "no_double": (("needed", frozenset({"points", "needed"})),),
    "raise": (("needed", frozenset({"points", "needed"})),),
    "weighed": (("weighed", frozenset({"card", "other", "worlds"})),),
    "weighed_call": (("weighed", frozenset({"worlds"})),),
    "leave_to_partner": (("points", frozenset({"points"})),),
    "call_qaid": (("proved", frozenset({"trick", "card", "cards"})),),
}
USUAL = (("card", frozenset({"card"})),)
OF_DEFENCE = frozenset({CallName.DOUBLE, CallName.DOUBLE_CLOSED, CallName.FOUR, CallName.FOUR_CLOSED})


def sentence(thumb: Thumb, me: Seat | None, voice: Voice) -> str:
    """Return a rule of thumb in a sentence; KeyError if nobody worded it."""
    args: dict[str, Arg] = given(thumb.facts, voice, me)
    if voice.rules is not None:
        args["last_trick"] = voice.rules.cards.last_trick
    args["case"] = _case(thumb, args)
    return voice.say(f"thumb-{thumb.key}", **args)


def _case(thumb: Thumb, args: Mapping[str, Arg]) -> str:
    call = thumb.facts.get("call")
    if call is not None and call not in OF_DEFENCE:
        return "plain"  # the buyers count what they have above half, which is not said in a sentence
    return next((case for case, facts in VARIANTS.get(thumb.key, USUAL) if facts <= args.keys()), "plain")
