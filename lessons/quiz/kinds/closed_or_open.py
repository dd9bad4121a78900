"""Closed or open? How a raise may be said, what it does to the play, and whether a trump may be led."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import Call, Card, Cards, Mode, Seat, Suit, Trick
from engine.actions import PASS
from engine.asked import Asked, card, distinct
from engine.cards import suit_cards
from engine.choices import ClosedLead, RaiseName
from engine.play import judge_card
from engine.raises import CLOSED, NAMES, RAISES, Raising
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing import raised
from lessons.quiz.drawing.auctions import Claim, drilled, from_claims, some_seat
from lessons.quiz.drawing.contracts import contract_in
from lessons.quiz.question import FactsShown, Kind, Position, Question, Shown, TableShown

SAID = {"raises.double_play": RaiseName.DOUBLE, "raises.four_play": RaiseName.FOUR}
LEAD = "play.keep_trump_when_closed"


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The raises that can be closed, and what closed play forbids."""
    found = tuple(rule for rule, name in SAID.items() if name in rules.raises.hokum)
    leads = rules.play.keep_trump_when_closed is not ClosedLead.FREE
    return (*found, LEAD) if found and leads else found


# --- drawn --------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A raise about to be said, one that was said, or a hand on lead."""
    if rule == LEAD:
        return {"rule": rule} | _lead(rules, rng)
    step = rules.raises.hokum.index(SAID[rule])
    if rng.random() < 0.4:
        state = raised.some_raising(rules, rng, Mode.HOKUM, step)
        return {"rule": rule, "me": int(rng.choice(state.entitled))} | raised.position_of(state)
    state = raised.some_raising(
        rules, rng, Mode.HOKUM, min(step + rng.choice((1, 2)), len(rules.raises.hokum))
    )
    return {"rule": rule} | raised.position_of(state)


def _lead(rules: Rulebook, rng: Random) -> dict[str, object]:
    """A trump to be led or to ruff with: closed and held beside others, closed and alone, or open."""
    case = rng.choice(("plain", "plain", "only", "open", "ruff"))
    ladder = rules.raises.hokum
    closing = [at + 1 for at, name in enumerate(ladder) if name in SAID.values()]
    steps = range(len(ladder) + 1) if case == "open" else closing
    state = raised.some_raising(rules, rng, Mode.HOKUM, rng.choice(steps))
    while state.contract.closed is (case == "open"):
        state = raised.some_raising(rules, rng, Mode.HOKUM, rng.choice(steps))
    trump = state.contract.trump
    assert trump is not None
    trumps = rng.sample(list(suit_cards(trump)), rng.randint(2, 6) if case == "only" else rng.randint(1, 4))
    plain = [one for suit in Suit if suit is not trump for one in suit_cards(suit)]
    position: dict[str, object] = {"contract": contract_in(state.contract), "me": int(some_seat(rng))}
    if case == "ruff":
        led = rng.choice(plain)
        plain = [one for one in plain if one.suit is not led.suit]
        position["trick"] = [str(led)]
    others = [] if case == "only" else rng.sample(plain, rng.randint(1, 8 - len(trumps)))
    hand = sorted((*trumps, *others))
    return position | {"hand": [str(one) for one in hand], "card": str(rng.choice(trumps))}


# --- asked --------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = drilled(asked, drills(rules))
    if rule == LEAD:
        return _ask_lead(asked, rules)
    state, said = raised.raising_in(asked, rules)
    if state.contract.mode is not Mode.HOKUM or PASS in state.said:
        raise asked.bad("contract", "hokum, raised as far as the rule")
    before = state.steps == state.ladder.index(SAID[rule])
    shown = (raised.raising_shown(asked.contract(rules), said), *_openly(state))
    if before and asked.seat("me") not in state.entitled:
        raise asked.bad("me", "who may say it")
    if before:
        return _ask_how(rule, state, asked.seat("me"), shown)
    if not said:
        raise asked.impossible("raises", "raises as far as the rule, or just before it")
    return _ask_play(rule, state, said[-1][0], shown)


def _line(name: str, **facts: Part) -> Line:
    return Line(f"quiz-closed_or_open.{name}", facts)


def _openly(state: Raising) -> tuple[Shown, ...]:
    """Say of a raise that was not closed that it was said open: the bare word leaves it to the rulebook."""
    names = [name for name in CLOSED if Call(NAMES[name]) in state.said]
    lines = tuple(_line("said-open", word=Line(f"raise-{name}")) for name in names)
    return (FactsShown(lines),) if lines else ()


def _ask_how(rule: str, state: Raising, me: Seat, shown: tuple[Shown, ...]) -> Question:
    """May it be said closed, open, or as one likes?"""
    name = SAID[rule]
    openly, closed = state.judge(Call(NAMES[name])), state.judge(Call(CLOSED[name]))
    answer = (
        "either" if openly.is_allowed and closed.is_allowed else "closed" if closed.is_allowed else "open"
    )
    word = Line(f"raise-{name}")
    free = _line("said-free", word=word)
    claims = [
        Claim("closed", _line("say-closed"), free if closed.is_allowed else closed),
        Claim("open", _line("say-open"), free if openly.is_allowed else openly),
        Claim("either", _line("say-either"), openly),
        Claim("bound", _line("say-bound"), _line("say-bound-why", word=word)),
    ]
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line("ask-how", word=word),
        options=from_claims(claims, answer),
        answer=answer,
        because=(openly if answer == "closed" else closed,),
        look=_line("look-how", word=word),
        shown=shown,
        me=me,
    )


def _ask_play(rule: str, state: Raising, me: Seat, shown: tuple[Shown, ...]) -> Question:
    """Is the play closed now, and for whom? Asked of whoever said the last word."""
    last = state.said[-1]
    before = replace(state, said=state.said[:-1], is_over=False)
    word = Line("quiz-call", {"call": last, "round": 0})
    free = RAISES[last.name] in SAID.values()
    claims = [
        Claim("open", _line("open"), _line("open-why", word=word)),
        Claim("closed", _line("closed"), _line("closed-said-why" if free else "closed-why", word=word)),
        Claim("buyers", _line("closed-buyers"), _line("side-why")),
        Claim("others", _line("closed-others"), _line("side-why")),
    ]
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=_line("ask-play"),
        options=from_claims(claims, "closed" if state.contract.closed else "open"),
        answer="closed" if state.contract.closed else "open",
        because=(before.judge(last),),
        look=_line("look-play"),
        shown=shown,
        me=me,
    )


def _ask_lead(asked: Asked, rules: Rulebook) -> Question:
    """May this trump be led, or played to ruff?"""
    contract, me = asked.contract(rules), asked.seat("me")
    cards, led = asked.cards("hand"), asked.cards("trick") if asked.has("trick") else []
    distinct([*cards, *led], asked.field("hand"))
    hand, one = Cards.of(cards), card(asked, "card")
    if one not in hand or one.suit is not contract.trump or len(led) > 1:
        raise asked.bad("card", "a trump of the hand, to lead or to the second card of a trick")
    trick = Trick(me if not led else me.previous, tuple(led))
    verdict = judge_card(one, hand, trick, contract, rules)
    only = all(held.suit is contract.trump for held in hand)
    if led and not (verdict.is_allowed and contract.closed):
        raise asked.impossible("hand", "one that may ruff in closed play")
    answer = "ruff" if led else "plain" if not verdict.is_allowed else "only" if contract.closed else "open"
    return Question(
        kind=KIND.name,
        rule=LEAD,
        prompt=_line("ask-ruff" if led else "ask-lead", card=one),
        options=from_claims(_lead_claims(one, bool(led), answer), answer, ("only",) if only else ()),
        answer=answer,
        because=(verdict,),
        look=_line("look-lead"),
        shown=(TableShown(contract=contract, trick=trick if led else None, hand=hand),),
        lit=tuple(held for held in hand if held.suit is contract.trump),
        me=me,
    )


def _lead_claims(one: Card, ruffs: bool, answer: str) -> Iterator[Claim]:
    yield Claim("open", _line("lead-open"), _line("lead-open-why"))
    if ruffs:
        yield Claim("ruff", _line("lead-ruff"), _line("lead-open-why"))
        yield Claim("plain", _line("lead-no-ruff"), _line("lead-no-ruff-why"))
    else:
        yield Claim("only", _line("lead-only"), _line("lead-only-why", card=one))
        yield Claim(
            "plain", _line("lead-plain"), _line("lead-plain-only" if answer == "only" else "lead-plain-open")
        )
    yield Claim("never", _line("lead-never"), _line("lead-never-why"))


KIND = Kind("closed_or_open", drills, draw, ask)
