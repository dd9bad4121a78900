"""May he say sawa, does it hold, and whose are the tricks that are left? All four hands lie open."""

from __future__ import annotations

from random import Random

from engine import DECK, Card, Cards, Contract, Seat, Status, Trick, Verdict
from engine.asked import Asked, distinct
from engine.claims import judge_claim, rule_on_claim
from engine.contract import ranking
from engine.pack import Hands
from engine.rulebook import Rulebook
from engine.seats import SEATS
from engine.trick import winner
from lessons.i18n import Line
from lessons.i18n.lines import RuleValue
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.deals import HAND, any_legal, hands_in
from lessons.quiz.question import Kind, Position, Question, TableShown, options

COUNT, LEAD, HOLDS, FAILS = "claims.cards_left", "claims.on_lead", "claims.side", "claims.failed"
ENDS = {COUNT: "count", LEAD: "lead", HOLDS: "ours", FAILS: "theirs"}  # the rule that decides, the answer
FEW = range(2, 5)  # cards that can be taken in at a glance
BLURS = (3, 6, 9, 12)  # the more, the weaker the claimer's cards
TRIES = 400


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Every rule of sawa, where there is one."""
    return (COUNT, LEAD, HOLDS, FAILS) if rules.claims.cards_left else ()


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A few strong cards each, so that it is not plain to see whether they take everything."""
    contract, claimer = some_contract(rules, rng), rng.choice(SEATS)
    few = [size for size in FEW if size in rules.claims.cards_left] or [*rules.claims.cards_left]
    trick = Trick(claimer)
    if rule == COUNT:
        size = rng.choice([n for n in range(1, HAND + 1) if n not in rules.claims.cards_left])
        hands = _strong_hands(rng, size, claimer, contract, rules)
    elif rule == LEAD:
        hands, trick = _begun(_strong_hands(rng, rng.choice(few), claimer, contract, rules), claimer, rng)
        hands, trick = _played_up_to(claimer, hands, trick, contract, rules, rng)
    else:
        size = rng.choice(few)
        hands = next(
            hands
            for hands in (_strong_hands(rng, size, claimer, contract, rules) for _ in range(TRIES))
            if rule_on_claim(hands, claimer, contract, rules).holds is (rule == HOLDS)
        )
    return {
        "contract": contract_in(contract),
        "hands": hands_in(hands),
        "leader": int(trick.leader),
        "trick": [str(card) for card in trick.cards],
        "claimer": int(claimer),
    }


def _strong_hands(rng: Random, size: int, claimer: Seat, contract: Contract, rules: Rulebook) -> Hands:
    """Four hands of so many cards, the strongest mostly with the claimer and his partner."""
    cards = rng.sample(DECK, 4 * size)
    together = Cards.of(cards).mask
    beaten_by = ranking(rules, contract.trump).beaten_by
    blur = rng.choice(BLURS)
    cards.sort(key=lambda card: (beaten_by[card.index] & together).bit_count() + blur * rng.random())
    partner = cards[size : 2 * size] if rng.random() < 0.5 else rng.sample(cards[size:], size)
    rest = [card for card in cards[size:] if card not in partner]
    by_turn = (cards[:size], rest[:size], partner, rest[size:])
    a, b, c, d = (Cards.of(by_turn[(seat - claimer) & 3]) for seat in SEATS)
    return a, b, c, d


def _begun(hands: Hands, claimer: Seat, rng: Random) -> tuple[Hands, Trick]:
    return hands, Trick(claimer.after(rng.choice((1, 2, 3, 3))))


def _played_up_to(
    claimer: Seat, hands: Hands, trick: Trick, contract: Contract, rules: Rulebook, rng: Random
) -> tuple[Hands, Trick]:
    """The trick as it comes to the claimer; sometimes nobody has played to it yet."""
    choose, left = any_legal(rules, contract, rng), list(hands)
    while trick.turn is not claimer and (trick.cards or rng.random() < 0.8):
        seat = trick.turn
        card = choose(left[seat], trick)
        left[seat], trick = left[seat].without(card), trick.after(card)
    a, b, c, d = left
    return (a, b, c, d), trick


# --- asking -----------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    contract, hands, claimer = asked.contract(rules), asked.hands("hands"), asked.seat("claimer")
    trick = _trick(asked, hands)
    count = len(hands[claimer])
    may = judge_claim(count, trick == Trick(claimer), rules)
    because, told = (may,), None
    if not may.is_allowed:
        if may.reason.rule == COUNT and trick != Trick(claimer):
            raise asked.impossible("claimer", "on lead, or with so many cards that he may say it")
        rule = may.reason.rule
        whys: dict[str, Line | Verdict] = {"ours": may, "theirs": may, "shared": may}
    else:
        ruling = rule_on_claim(hands, claimer, contract, rules)
        rule = ruling.reason.rule
        whys = {"theirs": Line("quiz-sawa_or_not.nothing-lost"), "shared": Line("quiz-sawa_or_not.whole")}
        if ruling.refutation is not None:
            whys["ours"] = told = _refuted(ruling.refutation.line, claimer, contract, rules)
        status = Status.ALLOWED if ruling.holds else Status.REFUSED
        because = (Verdict(status, ruling.reason), may)
    value = RuleValue(COUNT, rules.claims.cards_left)
    whys["count"] = Line("quiz-sawa_or_not.count-fits", {"value": value})
    whys["lead"] = Line("quiz-sawa_or_not.lead-fits")
    labels = {
        "ours": Line("quiz-sawa_or_not.ours"),
        "theirs": Line("quiz-sawa_or_not.theirs"),
        "shared": Line("quiz-sawa_or_not.shared"),
        "count": Line("quiz-sawa_or_not.count", {"count": count}),
        "lead": Line("quiz-sawa_or_not.lead"),
    }
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-sawa_or_not.ask", {"leader": trick.leader}),
        options=options(ENDS[rule], labels, whys),
        answer=ENDS[rule],
        because=because,
        look=Line("quiz-sawa_or_not.look"),
        shown=(
            TableShown(
                contract=contract,
                trick=trick,
                hand=hands[claimer],
                open={seat: hands[seat] for seat in SEATS if seat is not claimer},
            ),
        ),
        lit=_above(hands, claimer, contract, rules),
        me=claimer,
        told=told,
    )


def _trick(asked: Asked, hands: Hands) -> Trick:
    """The trick under way, empty if it has not begun; what was played to it is in no hand."""
    trick = Trick(asked.seat("leader"), tuple(asked.cards("trick")) if asked.has("trick") else ())
    distinct([*trick.cards, *(card for hand in hands for card in hand)], asked.field("hands"))
    left = len(hands[trick.turn])
    due = {trick.leader.after(step): left - (step < len(trick.cards)) for step in range(4)}
    if len(trick.cards) > 3 or not 1 <= left <= HAND or any(len(hands[seat]) != due[seat] for seat in SEATS):
        raise asked.impossible("hands", "a hand of the wrong size")
    return trick


def _refuted(line: tuple[Card, ...], claimer: Seat, contract: Contract, rules: Rulebook) -> Line:
    """The line of play that takes a trick from the claimers, and who takes it."""
    leader = claimer
    for at in range(0, len(line), 4):
        trick = Trick(leader, line[at : at + 4])
        leader = winner(trick, contract, rules)
    return Line(
        "quiz-sawa_or_not.refuted", {"line": line, "seat": leader, "card": dict(trick.plays())[leader]}
    )


def _above(hands: Hands, claimer: Seat, contract: Contract, rules: Rulebook) -> tuple[Card, ...]:
    """The others' cards that are above one of the claimer's."""
    beaten_by = ranking(rules, contract.trump).beaten_by
    above = 0
    for card in hands[claimer]:
        above |= beaten_by[card.index]
    others = hands[claimer.next] | hands[claimer.previous]
    return tuple(Cards(above & others.mask))


KIND = Kind("sawa_or_not", drills, draw, ask)
