"""What a player says and does, as he would say it; and the contract that comes of it."""

from __future__ import annotations

from engine import Action, Call, Cards, Claim, Contract, Declare, Level, Mode, Object, Play, Seat
from engine.actions import CallName
from engine.contract import Capot
from engine.projects import identify
from lessons.i18n.voice import Voice


def call(one: Call, round: int, voice: Voice) -> str:
    """Return a call as a player says it; `round` 0 is the raises."""
    if one.name is CallName.PASS:
        return voice.say("call-pass", round=round)
    if one.suit is None:
        return voice.say(f"call-{one.name}")
    suit = voice.suit_shown(one.suit)
    if isinstance(one.bid, Capot):
        return voice.say("call-bid-capot", suit=suit)
    if one.bid is not None:
        return voice.say("call-bid", bid=one.bid, suit=suit)
    return voice.say("call-hokum-suit", suit=suit)


def action(one: Action, round: int, mode: Mode | None, voice: Voice) -> str:
    """Return any action in a few words."""
    match one:
        case Call():
            return call(one, round, voice)
        case Play(card, None):
            return voice.card(card)
        case Play(card, _):
            return voice.say("action-baloot", card=voice.card(card))
        case Declare(projects):
            return voice.say(
                "action-declare", projects=voice.listed([_project(p, mode, voice) for p in projects])
            )
        case Claim():
            return voice.say("action-claim")
        case Object():
            return voice.say("action-object", request=one.request.value)


def _project(cards: Cards, mode: Mode | None, voice: Voice) -> str:
    project = None if mode is None or voice.rules is None else identify(cards, mode, voice.rules)
    return voice.cards(reversed(list(cards))) if project is None else voice.say(f"project-{project.name}")


def contract(one: Contract, me: Seat | None, voice: Voice) -> str:
    """Return a contract in one short line: mode, buyer, and how far it was raised."""
    buyer = {"buyer": voice.seat(one.buyer, me), "buyer_to": voice.seat(one.buyer, me, form="to")}
    suit = "" if one.trump is None else voice.suit_shown(one.trump)
    if isinstance(one.bid, Capot):
        text = voice.say("contract.capot", suit=suit, **buyer)
    elif one.bid is not None:
        text = voice.say("contract.bid", bid=one.bid, suit=suit, **buyer)
    else:
        mode = voice.say("mode-sun") if one.trump is None else voice.say("mode-hokum", suit=suit)
        text = voice.say("contract", mode=mode, **buyer)
    if one.level is Level.SINGLE:
        return text
    return voice.say("contract.raised", contract=text, level=level(one.level, one.closed, voice))


def level(one: Level, closed: bool, voice: Voice) -> str:
    """Return how far a deal is raised, and whether its play is closed."""
    word = voice.say(f"level-{one.value}")
    return voice.say("level-closed", level=word) if closed else word
