"""An objection: what may be asked for, what is ruled, and when warnings become a violation."""

from __future__ import annotations

from random import Random

from engine import Card, Cards, Seat, Status, Verdict
from engine.actions import Laid, Request
from engine.asked import Asked, card
from engine.choices import Enforcement, Ruling
from engine.penalties import can_be_called, is_recorded, rule_on
from engine.play import judge_card, legal_cards
from engine.rulebook import Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import RuleValue
from lessons.quiz.drawing.deals import asked_rule
from lessons.quiz.drawing.plays import Moment, deciding, moment_in, read_moment, refusing, some_moment
from lessons.quiz.question import FactsShown, Kind, Position, Question, TableShown, options

ENFORCEMENT, WARNINGS = "penalties.enforcement", "penalties.warnings"
RULINGS = {
    "penalties.right_hidden": (True, Laid.DOWN),
    "penalties.right_exposed": (True, Laid.EXPOSED),
    "penalties.wrong_hidden": (False, Laid.DOWN),
    "penalties.wrong_exposed": (False, Laid.EXPOSED),
}
GIVEN = 3  # warnings a player may have had
NEVER = "never"


def drills(rules: Rulebook) -> tuple[str, ...]:
    """What an objection can end in, where illegal cards can be played at all."""
    if rules.penalties.enforcement is Enforcement.BLOCK:
        return ()
    return (ENFORCEMENT, *RULINGS, *([WARNINGS] if rules.penalties.warnings else []))


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A card that broke a duty, or one that only looks so, and how the objector laid down his own."""
    if rule == WARNINGS:
        return {"rule": rule, "warnings": [rng.randint(0, GIVEN), rng.randint(0, GIVEN)]}
    right, laid = RULINGS.get(rule, (True, Laid.DOWN))
    moment, played = _accused(rules, rng, right)
    position = {
        "rule": rule,
        **moment_in(moment),
        "card": str(played),
        "objector": int(_objector(moment, rng)),
    }
    if rule == ENFORCEMENT:
        return {**position, "request": rng.choice(list(Request)).value}
    # Of a warning asked for with exposed cards the texts say only that the referee decides.
    barred = Request.WARNING if laid is Laid.EXPOSED else None
    fit = [request for request in Request if request is not barred and can_be_called(rules, request)]
    return {**position, "request": rng.choice(fit).value, "exposed": laid is Laid.EXPOSED}


def _objector(moment: Moment, rng: Random) -> Seat:
    return rng.choice((moment.trick.turn.next, moment.trick.turn.previous))


def _accused(rules: Rulebook, rng: Random, wrong: bool) -> tuple[Moment, Card]:
    """A player's moment and the card he played; if it is allowed, one that does not follow suit if he can."""
    duties = refusing(rules) if wrong else deciding(rules)
    moment = some_moment(rules, rng, rng.choice(duties), binding=wrong)
    legal = legal_cards(moment.hand, moment.trick, moment.contract, rules)
    if wrong:
        return moment, rng.choice(list(moment.hand - legal))
    led = moment.trick.cards[0].suit if moment.trick.cards else moment.contract.trump
    strays = [one for one in legal if one.suit is not led]
    return moment, rng.choice(strays or list(legal))


# --- asking -----------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    match asked_rule(asked, drills(rules)):
        case "penalties.warnings":
            return _warned(asked, rules)
        case "penalties.enforcement":
            return _asked_for(asked, rules)
        case rule:
            return _ruled(asked, rules, rule)


def _told(asked: Asked, rules: Rulebook) -> tuple[Moment, Card, Seat, Verdict]:
    """The accused's moment, the card he played, who objects, and whether the card was allowed."""
    moment, played, objector = read_moment(asked, rules), card(asked, "card"), asked.seat("objector")
    if played not in moment.hand:
        raise asked.impossible("card", "a card of the hand")
    if objector.team is moment.trick.turn.team:
        raise asked.impossible("objector", "of the other side")
    return moment, played, objector, judge_card(played, moment.hand, moment.trick, moment.contract, rules)


def _table(moment: Moment, played: Card) -> TableShown:
    trick = moment.trick.after(played)
    return TableShown(moment.contract, trick, open={moment.trick.turn: moment.hand.without(played)})


def _asked_for(asked: Asked, rules: Rulebook) -> Question:
    """May this be asked for? A card that broke a duty lies on the table."""
    moment, played, objector, verdict = _told(asked, rules)
    if verdict.is_allowed:
        raise asked.impossible("card", "a card that breaks a duty")
    request = asked.word("request", Request)
    allowed = can_be_called(rules, request)
    answer = "may" if allowed else "only-qaid"
    rule, value = ENFORCEMENT, RuleValue(ENFORCEMENT, rules.penalties.enforcement)
    said = {"request": request, "enforcement": rules.penalties.enforcement}
    offered = ("may", "only-warning" if request is Request.TASJEEL else "only-qaid", "blocked")
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-referee_ruling.may-ask", {"seat": moment.trick.turn, "card": played, **said}),
        options=options(
            answer,
            {id: Line(f"quiz-referee_ruling.{id}", said) for id in offered},
            {id: Line("quiz-referee_ruling.says", {"value": value}) for id in offered},
        ),
        answer=answer,
        because=(rules.reason(rule),),
        look=Line("quiz-referee_ruling.look-enforcement"),
        shown=(_table(moment, played),),
        lit=(played,),
        me=objector,
    )


def _ruled(asked: Asked, rules: Rulebook, rule: str) -> Question:
    """What comes of an objection?"""
    moment, played, objector, verdict = _told(asked, rules)
    request, laid = asked.word("request", Request), Laid.EXPOSED if asked.truth("exposed") else Laid.DOWN
    if not can_be_called(rules, request):
        raise asked.bad("request", "one that can be made in this rulebook")
    right = not verdict.is_allowed
    ruling, reason = rule_on(request, laid, right, rules)
    if rule != reason.rule:
        raise asked.bad("rule", reason.rule)
    twice = Ruling.GRANTED if ruling is Ruling.TAKWEESH else Ruling.TAKWEESH
    offered = [one for one in Ruling if request is not Request.TAKWEESH or one is not twice]
    legal = legal_cards(moment.hand, moment.trick, moment.contract, rules)
    duty = (rules.reason(verdict.reason.rule),) if right else ()
    enforcement = rules.penalties.enforcement
    facts = {"seat": moment.trick.turn, "card": played, "request": request, "laid": laid}
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-referee_ruling.ask", {**facts, "enforcement": enforcement}),
        options=options(
            ruling.value,
            {one.value: Line(f"quiz-referee_ruling.{one}", {"request": request}) for one in offered},
            {one.value: _mistake(one, right, played, legal, rules) for one in offered},
        ),
        answer=ruling.value,
        because=(Verdict(Status.ALLOWED, reason), *duty),
        look=Line("quiz-referee_ruling.look"),
        shown=(_table(moment, played),),
        lit=(played, *(one for one in moment.hand if one in legal and one != played)),
        me=objector,
        told=_mistake(Ruling.REFUSED if right else Ruling.GRANTED, right, played, legal, rules),
    )


def _mistake(chosen: Ruling, right: bool, played: Card, legal: Cards, rules: Rulebook) -> Line:
    """What whoever expects this ruling has mixed up."""
    known = {rule_on(Request.TASJEEL, how, good, rules)[0] for good, how in RULINGS.values()}
    facts = {"card": played, "would_do": legal}
    match chosen:
        case Ruling.REFUSED if right:
            name = "fault"
        case Ruling.REFUSED:
            name = "exposed-himself"
        case Ruling.AGAINST_EXPOSER if chosen not in known:
            name = "never-against"
        case Ruling.AGAINST_EXPOSER:
            name = "right-after-all" if right else "kept-hidden"
        case _ if not right:
            name = "clean"
        case Ruling.GRANTED:
            name = "lapsed"
        case _:
            name = "not-lapsed" if chosen in known else "no-takweesh"
    return Line(f"quiz-referee_ruling.{name}", facts)


def _warned(asked: Asked, rules: Rulebook) -> Question:
    """How many warnings more until one is recorded?"""
    mine, partners = asked.pair("warnings", 0, 9)
    limit = rules.penalties.warnings
    had = mine + partners
    more = next(n for n in range(1, limit + 1) if is_recorded(had + n, rules))
    ids = [*map(str, range(1, limit + 1)), NEVER]
    labels = {id: Line("quiz-referee_ruling.more", {"n": int(id)}) for id in ids[:-1]}
    whys = {id: _miscounted(int(id), more, mine, partners, limit) for id in ids[:-1] if id != str(more)}
    value = RuleValue(WARNINGS, limit)
    return Question(
        kind=KIND.name,
        rule=WARNINGS,
        prompt=Line("quiz-referee_ruling.how-many"),
        options=options(
            str(more),
            {**labels, NEVER: Line("quiz-referee_ruling.never")},
            {**whys, NEVER: Line("quiz-referee_ruling.says", {"value": value})},
        ),
        answer=str(more),
        because=(Verdict(Status.ALLOWED, rules.reason(WARNINGS, count=had + more)),),
        look=Line("quiz-referee_ruling.look-warnings"),
        shown=(
            FactsShown(
                (
                    Line("quiz-referee_ruling.mine", {"n": mine}),
                    Line("quiz-referee_ruling.partners", {"n": partners}),
                )
            ),
        ),
    )


def _miscounted(n: int, more: int, mine: int, partners: int, limit: int) -> Line:
    facts = {"total": mine + partners + n, "limit": limit}
    if n < more:
        return Line("quiz-referee_ruling.too-few", facts)
    if mine + partners >= limit and n == limit:
        return Line("quiz-referee_ruling.no-new-start", facts)
    alone = n in (limit - mine, limit - partners)
    return Line(f"quiz-referee_ruling.{'by-team' if alone else 'too-many'}", facts)


KIND = Kind("referee_ruling", drills, draw, ask)
