"""How many trumps are still out, and which of them is the highest? Tricks that were played, and a hand."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine import Card, Cards, Contract, Mode, Trick
from engine.asked import Asked, distinct
from engine.cards import suit_cards
from engine.contract import ranking
from engine.rulebook import Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.deals import HAND, read_tricks, some_hands, some_tricks, tricks_in, unseen
from lessons.quiz.question import (
    Kind,
    Position,
    Question,
    TableShown,
    TricksShown,
    everywhere,
    options,
)

RULE = "cards.trump_order"
COUNT, HIGHEST = "count", "highest"
TRICKS = range(2, 6)
OFFERED = 4
TRIES = 100


def draw(rules: Rulebook, rng: Random, _rule: str) -> Position:
    """A deal with two trumps played or more, and one still out at least."""
    for _ in range(TRIES):
        contract, me = some_contract(rules, rng, Mode.HOKUM), rng.choice(SEATS)
        tricks, left = some_tricks(some_hands(rng), rng.choice(TRICKS), contract, rules, rng)
        down, out = _down(tricks, contract), _out(tricks, left[me], contract)
        if len(down) >= 2 and out:
            break
    return {
        "contract": contract_in(contract),
        **tricks_in(tricks),
        "hand": [str(card) for card in left[me]],
        "me": int(me),
        "about": rng.choice((COUNT, HIGHEST)),
    }


def _down(tricks: tuple[Trick, ...], contract: Contract) -> Cards:
    """The trumps in these tricks."""
    return Cards.of(card for trick in tricks for card in trick.cards if card.suit is contract.trump)


def _out(tricks: tuple[Trick, ...], hand: Cards, contract: Contract) -> Cards:
    """The trumps that are neither played nor in hand."""
    assert contract.trump is not None
    return unseen(tricks, hand) & suit_cards(contract.trump)


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    contract, me, cards = asked.contract(rules), asked.seat("me"), asked.cards("hand")
    tricks = read_tricks(asked, contract, rules)
    if contract.trump is None:
        raise asked.impossible("contract", "a contract with trump")
    if len(cards) != HAND - len(tricks):
        raise asked.impossible("hand", f"{HAND - len(tricks)} cards after {len(tricks)} tricks")
    distinct([*cards, *(card for trick in tricks for card in trick.cards)], asked.field("hand"))
    hand = Cards.of(cards)
    about = asked.raw("about")
    if about not in (COUNT, HIGHEST):
        raise asked.bad("about", f"{COUNT} or {HIGHEST}")
    out, down = _out(tricks, hand, contract), _down(tricks, contract)
    if not out:
        raise asked.impossible("tricks", "a trump that is still out")
    if about == COUNT:
        answer, labels, whys = _counted(out, down, tricks, hand, contract)
    else:
        answer, labels, whys = _ranked(out, down, hand, contract, rules)
    return Question(
        kind=KIND.name,
        rule=RULE,
        prompt=Line(f"quiz-trumps_out.{about}", {"trump": contract.trump}),
        options=options(answer, labels, whys),
        answer=answer,
        because=(rules.reason(RULE),),
        look=Line(f"quiz-trumps_out.look-{about}"),
        shown=(TricksShown(contract, tricks), TableShown(hand=hand)),
        lit=tuple(down | hand & suit_cards(contract.trump)),
        me=me,
        told=_told(out, down, hand & suit_cards(contract.trump)) if about == COUNT else None,
    )


def _counted(
    out: Cards, down: Cards, tricks: tuple[Trick, ...], hand: Cards, contract: Contract
) -> tuple[str, Mapping[str, Line], Mapping[str, Line]]:
    """Numbers: what is out, what is reached by forgetting a part of it, and the nearest beside them."""
    assert contract.trump is not None
    mine = hand & suit_cards(contract.trump)
    thrown = sum(card in down for trick in tricks if trick.cards[0] not in down for card in trick.cards)
    mistakes: dict[int, str] = {}
    for forgotten, name in ((len(mine), "own"), (thrown, "ruffs"), (len(mine) + thrown, "own-and-ruffs")):
        mistakes.setdefault(len(out) + forgotten, name)
    mistakes.setdefault(len(down) + len(mine), "gone")
    facts = {"down": len(down), "mine": len(mine), "thrown": thrown}
    numbers = [len(out), *(n for n in mistakes if n != len(out))][:OFFERED]
    near = sorted(range(HAND + 1), key=lambda n: (abs(n - len(out)), n))
    numbers += [n for n in near if n not in numbers][: OFFERED - len(numbers)]
    labels = {str(n): Line("quiz-trumps_out.so-many", {"n": n}) for n in sorted(numbers)}
    whys = {str(n): Line(f"quiz-trumps_out.{mistakes.get(n, 'miscounted')}", facts) for n in numbers}
    return str(len(out)), labels, whys


def _told(out: Cards, down: Cards, mine: Cards) -> Line:
    return Line("quiz-trumps_out.counted", {"out": len(out), "down": len(down), "mine": len(mine)})


def _ranked(
    out: Cards, down: Cards, hand: Cards, contract: Contract, rules: Rulebook
) -> tuple[str, Mapping[str, Line], Mapping[str, Line]]:
    """Trumps: the highest that is out, those above it that are not, and those of another order."""
    strength, plain = ranking(rules, contract.trump).strength, ranking(rules, None).strength
    by_rank = sorted(out, key=lambda card: -strength[card.index])
    best = by_rank[0]
    assert contract.trump is not None
    above = [card for card in suit_cards(contract.trump) if strength[card.index] > strength[best.index]]
    above.sort(key=lambda card: strength[card.index])
    in_sun = max(out, key=lambda card: plain[card.index])
    chosen = list(dict.fromkeys([best, in_sun, *above[:2], *by_rank[1:], *down, *hand]))
    trumps = [card for card in chosen if card.suit is contract.trump][:OFFERED]
    facts = {str(card): {"card": card, "best": best} for card in trumps}

    def why(card: Card) -> Line:
        name = "played" if card in down else "held" if card in hand else "lower"
        return Line(f"quiz-trumps_out.{name}", facts[str(card)])

    labels = {str(card): Line("quiz-card", {"card": card}) for card in sorted(trumps)}
    return str(best), labels, {str(card): why(card) for card in trumps}


KIND = Kind("trumps_out", everywhere(RULE), draw, ask)
