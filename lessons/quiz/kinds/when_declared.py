"""You notice a project: may you still declare it?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import Card, Cards, Contract, Declare, Seat, Trick, Verdict
from engine.asked import Asked, distinct
from engine.cards import FULL_PACK
from engine.play import legal_cards
from engine.projects import Project, best_set
from engine.rulebook import Rulebook
from engine.trick import winner
from engine.tricks import Tricks
from lessons.i18n import Line
from lessons.i18n.values import is_moot
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.declared import Declared, called, declared_of, named
from lessons.quiz.drawing.declared import written as declared_in
from lessons.quiz.drawing.hands import filled, hand_of, some_project, written
from lessons.quiz.question import FactsShown, Kind, Option, Position, Question, TableShown

RULE = "projects.declared"
MINE = Seat.ZERO
MOST = 4  # options
ORDER = ("before", "open", "after", "second", "held", "auction", "led", "higher", "played", "late")


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Nothing where there are no projects."""
    return () if is_moot(RULE, rules) else (RULE,)


# --- positions ------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, _rule: str) -> Position:
    """A project in hand, noticed at one's turn in the first trick, after one's card, or a trick later."""
    contract, dealer = some_contract(rules, rng), rng.choice(list(Seat))
    core = some_project(rules, rng, contract.mode, rng.choice(list(rules.points(contract.mode))))
    hand = filled(rng, core)
    rest = rng.sample(list(FULL_PACK - Cards.of(hand)), 24)
    position = {"contract": contract_in(contract), "dealer": int(dealer), "hand": written(hand)}
    first = dealer.next
    place = MINE.turn_from(dealer)
    before = rest[:place]
    if (moment := rng.random()) < 0.45:
        declared = _before_me(rules, rng, contract, first, place, Cards.of((*hand, *before)))
        return position | {"trick": written(before), "declared": declared_in(declared)}
    mine = _played(rules, rng, contract, hand, core, Trick(first, tuple(before)))
    if moment < 0.75 and place < 3:
        others = rest[place : rng.randint(place, 2)]
        return position | {"trick": written([*before, mine, *others])}
    trick = Trick(first, (*before, mine, *rest[place:3]))
    leader = winner(trick, contract, rules)
    again = rest[3 : 3 + ((MINE - leader) & 3)]
    return position | {"tricks": [written(trick.cards)], "trick": written(again)}


def _played(
    rules: Rulebook, rng: Random, contract: Contract, hand: list[Card], core: tuple[Card, ...], trick: Trick
) -> Card:
    """A card that may be played, of the project only if there is no other."""
    legal = list(legal_cards(Cards.of(hand), trick, contract, rules))
    return rng.choice([card for card in legal if card not in core] or legal)


def _before_me(
    rules: Rulebook, rng: Random, contract: Contract, first: Seat, place: int, gone: Cards
) -> dict[Seat, list[tuple[Card, ...]]]:
    """What somebody who has played already has declared, sometimes."""
    if not place or rng.random() < 0.4:
        return {}
    cards = some_project(rules, rng, contract.mode, rng.choice(list(rules.points(contract.mode))))
    return {} if Cards.of(cards) & gone else {first.after(rng.randrange(place)): [cards]}


# --- the question -----------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    """The engine judges the declaration at the player's next turn."""
    asked = Asked(position)
    contract, hand, dealer = asked.contract(rules), hand_of(asked), asked.seat("dealer")
    best = best_set(hand, contract.mode, rules)
    if not best or is_moot(RULE, rules):
        raise asked.impossible("hand", "a project in it")
    declared = declared_of(asked, "declared", contract.mode, rules) if asked.has("declared") else {}
    taken, trick = _tricks(asked, contract, dealer.next, rules)
    cards = [card for one in (*taken, trick) for card in one.cards]
    distinct(cards, "trick")
    mine = {card for one in (*taken, trick) for seat, card in one.plays() if seat is MINE}
    whole = not best[0].set & Cards.of(mine)
    theirs = Cards.of(card for projects in declared.values() for p in projects for card in p.cards)
    if Cards.of(mine) - hand or hand & (Cards.of(set(cards) - mine) | theirs):
        raise asked.impossible("hand", "each card from the hand of the one who plays it")
    verdict = _state(rules, contract, hand, mine, taken, trick).judge(Declare((best[0].set,)))
    answer = "before" if verdict.is_allowed else "late" if taken else "played"
    wrong = [row for row in _offered(answer, verdict, best[0], declared, trick) if row[0] != "held" or whole]
    offered = dict(wrong[: MOST - 1])
    ids = sorted((answer, *offered), key=ORDER.index)
    facts = [Line("trick", {"n": len(taken) + 1})]
    facts += [
        Line("quiz-when_declared.said", {"seat": seat, "project": called(project.name)})
        for seat in (dealer.after(step) for step in range(1, 5))
        for project in declared.get(seat, ())
    ]
    facts += [Line("quiz-when_declared.down", {"card": card}) for card in mine]
    return Question(
        kind=KIND.name,
        rule=RULE,
        prompt=Line("quiz-when_declared.ask", {"project": named(best[0].name, best[0].cards)}),
        options=tuple(Option(id, Line(f"quiz-when_declared.is-{id}"), offered.get(id)) for id in ids),
        answer=answer,
        because=(verdict,),
        look=Line("quiz-when_declared.look"),
        shown=(
            TableShown(contract=contract, trick=trick, hand=hand - Cards.of(mine), dealer=dealer),
            FactsShown(tuple(facts)),
        ),
        me=MINE,
        position=position,
    )


def _tricks(
    asked: Asked, contract: Contract, first: Seat, rules: Rulebook
) -> tuple[tuple[Trick, ...], Trick]:
    """The first trick, if it is over, and the one on the table: at my turn, or after my card."""
    rows = asked.items("tricks") if asked.has("tricks") else []
    cards = asked.cards("trick")
    if not rows:
        trick = Trick(first, tuple(cards))
        if len(cards) > 3 or (MINE not in dict(trick.plays()) and trick.turn is not MINE):
            raise asked.impossible("trick", "at your turn, or after your card")
        return (), trick
    row = Asked({"trick": rows[0]}, asked.field("tricks")).cards("trick")
    if len(rows) > 1 or len(row) != 4:
        raise asked.impossible("tricks", "one trick of four cards")
    before = Trick(first, tuple(row))
    trick = Trick(winner(before, contract, rules), tuple(cards))
    if len(cards) > 3 or trick.turn is not MINE:
        raise asked.impossible("trick", "at your turn")
    return (before,), trick


def _state(
    rules: Rulebook,
    contract: Contract,
    hand: Cards,
    mine: set[Card],
    taken: tuple[Trick, ...],
    trick: Trick,
) -> Tricks:
    """The play at the player's next turn. Once his card is down, the trick is taken by then."""
    dealt = (hand, Cards(), Cards(), Cards())
    left = (hand - Cards.of(mine), Cards(), Cards(), Cards())
    leader = taken[0].leader if taken else trick.leader
    if trick.turn is not MINE:
        return Tricks(rules, contract, leader, dealt, left, Trick(MINE), (*taken, trick))
    return Tricks(rules, contract, leader, dealt, left, trick, taken)


def _offered(
    answer: str, verdict: Verdict, best: Project, declared: Declared, trick: Trick
) -> Iterator[tuple[str, Line | Verdict]]:
    """What else people say, the most likely first."""
    if answer == "before":
        if any(p.points > best.points for projects in declared.values() for p in projects):
            yield "higher", Line("quiz-when_declared.not-higher")
        if trick.cards:
            yield "led", Line("quiz-when_declared.not-led")
        yield "after", Line("quiz-when_declared.not-after")
        yield "auction", Line("quiz-when_declared.not-auction")
    else:
        if answer == "played":
            yield "open", Line("quiz-when_declared.not-open")
        yield "held", verdict
        yield "second", Line("quiz-when_declared.not-second")
        yield "auction", Line("quiz-when_declared.not-auction")


KIND = Kind("when_declared", drills, draw, ask)
