"""King and queen of trump: does baloot count here, and for how many points?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine import Card, Cards, Contract, Deal, Level, Rank, Reason, Seat, Status, Suit, Verdict
from engine.asked import Asked
from engine.choices import BalootCounts, BalootLost
from engine.choices import Kind as Sort
from engine.contract import belote, ranking
from engine.projects import Project, baloot_lost_beside, holds_baloot, runs
from engine.rulebook import Rulebook, ShareScoring
from engine.tally import baloot, project_points
from lessons.i18n import Line
from lessons.quiz.drawing.baloots import COURT, counted_baloot, endangered_baloot, plain_baloot
from lessons.quiz.drawing.declared import Declared, called, declared_of, named, table
from lessons.quiz.drawing.hands import four, hand_of, turned
from lessons.quiz.question import FactsShown, Kind, Option, Position, Question, TableShown, everywhere

COUNTS, LOST, POINTS = "projects.baloot", "projects.baloot_lost", "projects.baloot_points"
DRAWN = {COUNTS: plain_baloot, LOST: endangered_baloot, POINTS: counted_baloot}
MINE = Seat.ZERO
MOST = 4  # options

drills = everywhere(COUNTS, LOST, POINTS)


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """The two cards, or what looks like them, and beside them what could take baloot away."""
    return DRAWN[rule](rules, rng) | {"rule": rule}


@dataclass(frozen=True, slots=True)
class Case:
    """A hand after its deal, as far as baloot goes; `reason` is the engine's, None without the pair."""

    rules: Rulebook
    contract: Contract
    hand: Cards
    own: tuple[Project, ...]
    deal: Deal
    said: bool
    counts: bool
    reason: Reason | None

    @property
    def shown(self) -> bool:
        """Whether its projects were laid open."""
        return self.deal.play is not None and self.deal.play.stands(MINE)

    @property
    def speaks(self) -> bool:
        """Whether baloot has to be spoken."""
        return self.rules.projects.baloot is BalootCounts.SPOKEN

    @property
    def points(self) -> int:
        """The points of baloot."""
        return self.rules.projects.baloot_points

    @property
    def run(self) -> tuple[Card, ...]:
        """The run of trump that holds both cards; empty if they are in none of three cards."""
        pair = belote(self.contract.trump)
        found = (run for run in runs(self.hand) if pair and pair <= set(run) and len(run) > 2)
        return next(found, ())

    @property
    def run_project(self) -> Project | None:
        """The declared run that holds both cards."""
        pair = belote(self.contract.trump)
        return next((p for p in self.own if p.kind is Sort.SEQUENCE and pair and pair <= set(p.cards)), None)

    @property
    def open_run(self) -> Project | None:
        """That run, where it was laid open."""
        return self.run_project if self.shown else None

    @property
    def four(self) -> Rank | None:
        """Kings or queens, if all four are there."""
        return next((rank for rank in COURT if not Cards.of(four(rank)) - self.hand), None)

    @property
    def right(self) -> str:
        """What holds of baloot here."""
        if self.reason is None:
            return "none"
        if self.counts and self.speaks:
            return "shown" if self.open_run is not None else "said"
        if self.counts:
            return "itself"
        beside = baloot_lost_beside(self.own, self.shown, self.contract.trump, self.rules)
        return "unspoken" if beside is None else "inside" if beside.kind is Sort.SEQUENCE else "court"


def ask(rules: Rulebook, position: Position) -> Question:
    """The engine reckons the hand at a table; the other answers are those of other books and other games."""
    asked = Asked(position)
    contract, hand = asked.contract(rules), hand_of(asked)
    declared = _declared(asked, contract, hand, rules)
    dealer = asked.seat("dealer") if asked.has("dealer") else MINE.previous
    holds = holds_baloot(hand, contract.trump)
    has_to_say = rules.projects.baloot is BalootCounts.SPOKEN and holds
    said = has_to_say and asked.truth("said")
    deal = table(rules, contract, dealer, declared, {MINE: hand}, spoken=(MINE,) if said else ())
    counted, reason = baloot(deal)
    rule = asked.raw("rule") if asked.has("rule") else COUNTS if reason is None else reason.rule
    if rule not in drills(rules) or (reason is None and rule != COUNTS):
        raise asked.bad("rule", f"{COUNTS} or {LOST} or {POINTS}")
    if rule == POINTS and declared[MINE] and contract.level is not Level.SINGLE:
        raise asked.impossible("contract", "not raised: projects would count twice, or not")
    case = Case(rules, contract, hand, declared[MINE], deal, said, counted is MINE, reason)
    facts = [Line("quiz-baloot_counts.declared", {"project": named(p.name, p.cards)}) for p in case.own]
    if facts:
        facts.append(Line("quiz-baloot_counts.open" if case.shown else "quiz-baloot_counts.hidden"))
    if has_to_say:
        facts.append(Line("quiz-baloot_counts.spoke" if said else "quiz-baloot_counts.silent"))
    points = rule == POINTS
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-baloot_counts.ask-points" if points else "quiz-baloot_counts.ask"),
        options=_numbers(case) if points else _reasons(case),
        answer=str(_worth(case)) if points else case.right,
        because=_because(case, rule),
        look=Line("quiz-baloot_counts.look", {"counts": rules.projects.baloot}),
        shown=(TableShown(contract=contract, hand=hand), *((FactsShown(tuple(facts)),) if facts else ())),
        lit=tuple(card for card in hand if card.rank in COURT),
        me=MINE,
        position=position,
    )


def _declared(asked: Asked, contract: Contract, hand: Cards, rules: Rulebook) -> Declared:
    if not asked.has("declared"):
        return dict.fromkeys(Seat, ())
    declared = declared_of(asked, "declared", contract.mode, rules)
    own = Cards.of(card for project in declared[MINE] for card in project.cards)
    others = Cards.of(card for seat in Seat for p in declared[seat] if seat is not MINE for card in p.cards)
    if own - hand or others & hand:
        raise asked.impossible("declared", "each from the hand of the one who declares")
    return declared


def _because(case: Case, rule: str) -> tuple[Verdict, ...]:
    keys = [rule] if rule == POINTS else []
    given = [] if case.reason is None else [case.reason]
    reasons = [*(case.rules.reason(key) for key in keys), *(given or [case.rules.reason(COUNTS)])]
    return tuple(Verdict(Status.ALLOWED, reason) for reason in reasons)


# --- for how many points ------------------------------------------------------------------------------------


def _worth(case: Case) -> int:
    """The points of the hand's projects and baloot, undoubled."""
    return project_points(case.deal)[MINE.team] + case.points * case.counts


def _numbers(case: Case) -> tuple[Option, ...]:
    right = _worth(case)
    wrong: dict[int, Line | Verdict] = {}
    for number, why in _miscounts(case, project_points(case.deal)[MINE.team]):
        if number not in (0, right) and len(wrong) < MOST - 1:
            wrong.setdefault(number, why)
    numbers = sorted({right, *wrong})
    return tuple(Option(str(n), Line("quiz-points", {"n": n}), wrong.get(n)) for n in numbers)


def _miscounts(case: Case, projects: int) -> Iterator[tuple[int, Line | Verdict]]:
    """What people count instead, the most likely first."""
    points, times = case.points, case.contract.level.multiplier
    if not case.counts and case.reason is not None:
        yield projects + points, Verdict(Status.REFUSED, case.reason)
    if times > 1:
        yield projects + points * times, Line("quiz-baloot_counts.not-times", {"n": points})
    if case.own and not case.shown:
        all_of_it = sum(project.points for project in case.own) + points
        yield all_of_it, Line("quiz-baloot_counts.not-hidden")
    if projects:
        yield projects, Line("quiz-baloot_counts.not-without", {"n": points})
        yield points, Line("quiz-baloot_counts.not-alone")
    yield projects + 2 * points, Line("quiz-baloot_counts.not-each", {"n": points})
    pair = belote(case.contract.trump)
    worth = ranking(case.rules, case.contract.trump).card_points(pair)
    yield projects + worth, Line("quiz-baloot_counts.not-cards", {"n": worth})
    yield projects + points // 2, Line("quiz-baloot_counts.not-half", {"n": points})


# --- whether, and why --------------------------------------------------------------------------------------


def _reasons(case: Case) -> tuple[Option, ...]:
    right = case.right
    wrong = {id: why for id, why in _misjudged(case, right) if id != right}
    chosen = dict(list(wrong.items())[: MOST - 1])
    options = [Option(id, _label(case, id, right), chosen.get(id)) for id in sorted({right, *chosen})]
    return turned(options, case.hand)


def _label(case: Case, id: str, right: str) -> Line:
    ranks = Line(f"rank-{case.four or Rank.KING}.many")
    inside = case.run_project
    facts: dict[str, Line | int]
    match id:
        case "court":
            facts = {"ranks": ranks}
        case "inside" if inside is not None:
            facts = {"project": called(inside.name)}
        case "inside":
            return Line("quiz-baloot_counts.is-in-run")
        case "itself" if right == "said":
            return Line("quiz-baloot_counts.is-anyway", {"n": case.points})
        case "itself" | "said" | "if-said" | "shown" | "suited" | "any" | "partner":
            facts = {"n": case.points}
        case "half":
            facts = {"n": case.points // 2}
        case _:
            facts = {}
    return Line(f"quiz-baloot_counts.is-{id}", facts)


def _misjudged(case: Case, right: str) -> Iterator[tuple[str, Line | Verdict]]:
    """What people say of it, the most likely first."""
    if case.reason is None:
        yield from _where_there_is_none(case)
    elif right in ("inside", "court"):
        verdict = Verdict(Status.REFUSED, case.reason)
        yield "itself", verdict
        yield ("said" if case.said else "if-said"), verdict
        yield "none", _there_is(case)
    elif right == "unspoken":
        if case.run_project is not None:
            yield "shown", Line("quiz-baloot_counts.not-shown")
        yield "itself", Line("quiz-baloot_counts.must-say")
        yield "undeclared", Line("quiz-baloot_counts.no-project")
        yield "none", _there_is(case)
    else:
        yield from _where_it_counts(case, right)


def _there_is(case: Case) -> Line:
    king, queen = sorted(belote(case.contract.trump), reverse=True)
    return Line("quiz-baloot_counts.there-is", {"king": king, "queen": queen})


def _where_there_is_none(case: Case) -> Iterator[tuple[str, Line]]:
    trump, held = case.contract.trump, case.hand
    why = Line("quiz-baloot_counts.none-here", {"mode": case.contract.mode})
    if any(holds_baloot(held, suit) for suit in Suit):
        yield "suited", why
    elif all(any(card.rank is rank for card in held) for rank in COURT):
        yield "any", why
    if trump is not None and any(card in held for card in belote(trump)):
        one_hand = Line("quiz-baloot_counts.one-hand")
        yield "partner", one_hand
        yield "half", one_hand
    yield "itself", why
    if case.rules.projects.baloot is not BalootCounts.ANNOUNCED:
        yield "if-said", why


def _where_it_counts(case: Case, right: str) -> Iterator[tuple[str, Line]]:
    law, own = case.rules.projects, case.own
    never = law.baloot_lost is BalootLost.NEVER
    if right == "shown" and not case.said:
        yield "unspoken", Line("quiz-baloot_counts.was-shown")
    if case.run_project is not None or (never and case.run):
        yield "inside", Line("quiz-baloot_counts.not-inside", {"lost": law.baloot_lost})
    if case.four is not None and (never or own):
        ranks = Line(f"rank-{case.four}.many")
        yield "court", Line("quiz-baloot_counts.not-court", {"lost": law.baloot_lost, "ranks": ranks})
    if own and not case.shown:
        yield "standing", Line("quiz-baloot_counts.not-standing")
    if right == "said":
        yield "itself", Line("quiz-baloot_counts.must-say")
    if law.baloot is BalootCounts.AUTOMATIC:
        yield "if-said", Line("quiz-baloot_counts.no-need")
    yield "undeclared", Line("quiz-baloot_counts.no-project")
    if isinstance(case.rules.scoring, ShareScoring):
        yield "won", Line("quiz-baloot_counts.always")
    yield "none", _there_is(case)


KIND = Kind("baloot_counts", drills, draw, ask)
