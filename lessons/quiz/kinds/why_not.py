"""This card may not be played: why? One duty refuses it, and other duties have nothing to do with it."""

from __future__ import annotations

from random import Random

from engine import Card
from engine.asked import Asked, card
from engine.choices import Overruff, RaiseLedTrump
from engine.play import Facing, facing, judge_card, judge_cards
from engine.rulebook import Rulebook
from engine.trick import best_card
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing.plays import (
    FOLLOW,
    KEEP,
    OVERRUFF,
    PARTNER,
    RAISE,
    RUFF,
    Moment,
    closing,
    moment_in,
    read_moment,
    refusing,
    some_moment,
)
from lessons.quiz.question import Kind, Position, Question, TableShown, options

WRONG = 3  # options beside the right one


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A moment in which the rule refuses a card, and reasons to choose from in any order."""
    moment = some_moment(rules, rng, rule, binding=True)
    rows = judge_cards(moment.hand, moment.trick, moment.contract, rules)
    refused = [row.card for row in rows if not row.verdict.is_allowed and row.verdict.reason.rule == rule]
    played = rng.choice(refused)
    wrong = _wrong(rule, played, moment, rules)
    reasons = [rule, *rng.sample(list(wrong), min(WRONG, len(wrong)))]
    rng.shuffle(reasons)
    return {**moment_in(moment), "card": str(played), "reasons": reasons}


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    moment, played = read_moment(asked, rules), card(asked, "card")
    if played not in moment.hand:
        raise asked.impossible("card", "a card of the hand")
    verdict = judge_card(played, moment.hand, moment.trick, moment.contract, rules)
    if verdict.is_allowed:
        raise asked.impossible("card", "a card that may not be played")
    rule = verdict.reason.rule
    wrong = _wrong(rule, played, moment, rules)
    every = [duty for duty in _duties(rules) if duty == rule or duty in wrong]
    reasons = asked.items("reasons") if asked.has("reasons") else every
    told = all(reason in every for reason in reasons) and len(reasons) == len(set(reasons)) > 1
    if rule not in reasons or not told:
        raise asked.impossible("reasons", "the right one among others that do not refuse the card")
    facts: dict[str, Part] = {"card": played}
    if moment.trick.cards:
        best = best_card(moment.trick, moment.contract, rules)
        facts |= {"best": best, "led": moment.trick.cards[0].suit}
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-why_not.ask", {"card": played}),
        options=options(
            rule,
            {duty: Line(f"quiz-why_not.{_short(duty)}") for duty in reasons},
            {duty: Line(f"quiz-why_not.{why}", facts) for duty, why in wrong.items()},
        ),
        answer=rule,
        because=(verdict,),
        look=Line("quiz-why_not.look" if moment.trick.cards else "quiz-why_not.look-lead"),
        shown=(TableShown(contract=moment.contract, trick=moment.trick, hand=moment.hand),),
        lit=(played, *moment.trick.cards[:1]),
        me=moment.trick.turn,
    )


def _short(duty: str) -> str:
    return duty.removeprefix("play.")


def _duties(rules: Rulebook) -> tuple[str, ...]:
    """The duties of any table; closed play only where it is known."""
    return (*((KEEP,) if closing(rules) else ()), FOLLOW, RAISE, RUFF, PARTNER, OVERRUFF)


def _wrong(rule: str, played: Card, moment: Moment, rules: Rulebook) -> dict[str, str]:
    """The other duties that do not refuse the card, each with the name of what tells so."""
    reasons = {duty: _not_because(duty, played, moment, rules) for duty in _duties(rules) if duty != rule}
    return {duty: why for duty, why in reasons.items() if why is not None}


def _not_because(duty: str, played: Card, moment: Moment, rules: Rulebook) -> str | None:
    """Why this duty does not refuse the card; None where it would, were it alone."""
    faced = facing(moment.hand, moment.trick, moment.contract, rules)
    if duty == KEEP:
        return "keep-led" if faced.led else None
    if duty == FOLLOW:
        return _not_following(played, faced)
    return _not_raising(faced, rules) if duty == RAISE else _not_ruffing(duty, played, faced, rules)


def _not_following(played: Card, faced: Facing) -> str | None:
    if not faced.led:
        return "follow-leading"
    if not faced.led & faced.hand:
        return "follow-void"
    return "follow-does" if faced.led & played.bit else None


def _not_raising(faced: Facing, rules: Rulebook) -> str | None:
    if not faced.led:
        return "raise-leading"
    if faced.led != faced.trump:
        return "raise-plain"
    if rules.play.raise_led_trump is RaiseLedTrump.NEVER:
        return "raise-never"
    if faced.partner_wins and rules.play.raise_led_trump is RaiseLedTrump.UNLESS_PARTNER_WINS:
        return "raise-partner"
    return "raise-none" if not faced.winning & faced.hand & faced.trump else None


def _not_ruffing(duty: str, played: Card, faced: Facing, rules: Rulebook) -> str | None:
    """Of the three duties of a player who is void: whose trick it is parts the first two."""
    if not faced.led:
        return "ruff-leading"
    if not faced.trump:
        return "ruff-sun"
    if faced.led == faced.trump:
        return "ruff-trump"
    if faced.led & faced.hand:
        return "ruff-holding"
    if faced.partner_wins != (duty == PARTNER):
        return "partner" if faced.partner_wins else "opponent"
    if duty == RUFF and faced.trump & played.bit:
        return "ruff-does"
    if duty != OVERRUFF:
        return None
    if rules.play.overruff is Overruff.FREE:
        return "overruff-free"
    if not faced.trump & ~faced.winning:
        return "overruff-plain"
    return None if faced.trump & faced.winning & faced.hand else "overruff-low"


KIND = Kind("why_not", refusing, draw, ask)
