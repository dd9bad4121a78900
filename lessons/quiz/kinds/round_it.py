"""Card points become points: one side's are converted, the other takes the rest; or each side is rounded."""

from __future__ import annotations

from random import Random

from engine import Level
from engine.asked import Asked
from engine.choices import ContractScoring, Rounding
from engine.ledger import DealFacts, Score, Step, rounded
from engine.rulebook import Rulebook, ShareScoring
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import some_contract
from lessons.quiz.drawing.scores import (
    Pair,
    bid_law_of,
    deal,
    facts_in,
    plus,
    position_of,
    rule_in,
    score,
    some_split,
    to,
)
from lessons.quiz.question import Kind, Option, Position, Question
from lessons.quiz.sharing import Sharing
from lessons.quiz.sheets import (
    Miscount,
    Slip,
    because,
    known,
    numbers,
    pair_id,
    pairs,
    part,
    row,
    sheet,
)

SHARED = ("rounding", "divisor", "base")  # the rule keys, each of hokum and of sun
ROUNDING = "scoring.rounding"

TELLING = {  # last digits, those that are mistaken most often
    "scoring.rounding_hokum": (5, 5, 5, 4, 6, 3, 7, 8, 9),
    "scoring.rounding_sun": (5, 5, 5, 4, 6, 3, 7, 8, 9),
    "scoring.base_hokum": (6, 6, 6, 5, 5, 4, 7),
    ROUNDING: (5, 5, 7, 7, 6, 4, 3, 8),
}
ANY = tuple(range(10))


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Rounding, divisor and base of each mode, or the one rounding of a rulebook with bids."""
    if not isinstance(rules.scoring, ShareScoring):
        return (ROUNDING,)
    return tuple(f"scoring.{one}_{mode.value}" for one in SHARED for mode in rules.modes)


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    mode = next((mode for mode in rules.modes if rule.endswith(mode.value)), None)
    contract = some_contract(rules, rng, mode)
    card_points = some_split(rules, contract, rng, rng.choice(TELLING.get(rule, ANY)))
    way = None if isinstance(rules.scoring, ShareScoring) else rng.choice(list(ContractScoring))
    return position_of(deal(contract, card_points, rng, scoring=way), rule)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = rule_in(asked, drills(rules))
    facts = facts_in(asked, rules)
    if 8 in facts.tricks or any(facts.projects) or any(facts.baloot):
        raise asked.impossible("tricks", "a deal of nothing but card points, both sides with a trick")
    if facts.contract.level is not Level.SINGLE or not isinstance(facts.contract.bid, int | None):
        raise asked.impossible("contract", "not raised, and no capot")
    scored = score(facts, rules)
    if rule == ROUNDING:
        return _question(rule, facts, scored, rules, *_each(facts, scored, rules))
    if not rule.endswith(facts.contract.mode.value):
        raise asked.impossible("contract.mode", f"{rule} is of the other mode")
    sharing = Sharing.of(facts, scored, rules)
    if rule.startswith("scoring.base"):
        return _question(rule, facts, scored, rules, *_pair(sharing))
    return _question(rule, facts, scored, rules, *_number(sharing, rule, rules))


def _question(
    rule: str,
    facts: DealFacts,
    scored: Score,
    rules: Rulebook,
    asks: Line,
    answer: str,
    options: tuple[Option, ...],
    look: Line,
) -> Question:
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=asks,
        options=options,
        answer=answer,
        because=because(scored, rule, rules)[:1],
        look=look,
        shown=(known(facts), sheet([row("card-points", facts.card_points)])),
    )


# --- card points that are shared -------------------------------------------------------------


def _number(sharing: Sharing, rule: str, rules: Rulebook) -> tuple[Line, str, tuple[Option, ...], Line]:
    """How many points do the others' card points come to?"""
    others, taken = sharing.others, sharing.taken[sharing.others]
    right = sharing.right[others]
    facts = {"team": others, "buyers": sharing.buyers, "base": sharing.base, "card_points": taken}
    again = rounded(taken + rules.cards.last_trick, sharing.rounding) // sharing.divisor
    mistakes = [
        *sharing.misrounded(),
        Miscount(sharing.base - right, Line("quiz-round_it.rest", facts)),
        Miscount(again, Line("quiz-round_it.again", {"card_points": taken})),
    ]
    mistakes.insert(0 if rule.startswith("scoring.divisor") else 2, sharing.misdivided())
    asks = Line("quiz-round_it.ask", {"team": others, "card_points": taken})
    look = Line("quiz-round_it.look", {"mode": sharing.mode})
    return asks, str(right), numbers(right, mistakes), look


def _pair(sharing: Sharing) -> tuple[Line, str, tuple[Option, ...], Line]:
    """How many points does each side come to?"""
    right = sharing.right
    swapped = Line("quiz-round_it.swapped", {"team": sharing.others, "buyers": sharing.buyers})
    slips = [*sharing.misshared(), sharing.misbased(), Slip((right[1], right[0]), swapped)]
    asks, look = Line("quiz-round_it.ask-both"), Line("quiz-round_it.look-both")
    return asks, pair_id(right), pairs(right, slips), look


# --- each side rounded -----------------------------------------------------------------------


def _each(facts: DealFacts, scored: Score, rules: Rulebook) -> tuple[Line, str, tuple[Option, ...], Line]:
    """What do the card points of each side come to, where each is rounded by itself?"""
    law, taken = bid_law_of(rules), facts.card_points
    right = part(scored, Step.WEIGH, (ROUNDING,))
    total, bidders = sum(taken), facts.contract.buyers
    whole = rounded(total, law.rounding)

    def all_rounded(rounding: Rounding) -> Pair:
        return rounded(taken[0], rounding), rounded(taken[1], rounding)

    rest = plus(to(bidders, right[bidders]), to(bidders.other, whole - right[bidders]))
    slips = [
        *(
            Slip(all_rounded(other), Line("quiz-round_it.five-of-bids", {"rounding": law.rounding}))
            for other in (Rounding.FIVE_DOWN, Rounding.FIVE_UP)
        ),
        Slip(rest, Line("quiz-round_it.rest-of-bids", {"sum": sum(right)})),
        Slip(taken, Line("quiz-round_it.unrounded-bids")),
        Slip((taken[0] // 10 * 10, taken[1] // 10 * 10), Line("quiz-round_it.cut")),
        Slip((-(-taken[0] // 10) * 10, -(-taken[1] // 10) * 10), Line("quiz-round_it.up")),
        Slip((right[1], right[0]), Line("quiz-round_it.swapped-bids")),
    ]
    asks, look = Line("quiz-round_it.ask-bids"), Line("quiz-round_it.look-bids")
    return asks, pair_id(right), pairs(right, slips), look


KIND = Kind("round_it", drills, draw, ask)
