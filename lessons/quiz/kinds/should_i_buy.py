"""Should I buy? Five cards and the buy card: bas, hokum or sun, as the school's simple player counts."""

from __future__ import annotations

from random import Random

from engine import DECK, Card, Cards, Mode, Phase, Seat, Standing, Status, Suit, Verdict, View
from engine.actions import PASS, Call, CallName
from engine.asked import Asked, card, distinct
from engine.auction import Buying
from engine.bots.buying import DEALER, buy
from engine.bots.valuation import half, worth
from engine.rulebook import BuyAuction, Rulebook
from lessons.i18n import Line
from lessons.i18n.lines import Part
from lessons.quiz.drawing.auctions import buying_in
from lessons.quiz.drawing.plays import read_rule
from lessons.quiz.question import Kind, Option, Position, Question, TableShown

HOKUM, SUN = "auction.hokum", "auction.sun"
MODES = {HOKUM: Mode.HOKUM, SUN: Mode.SUN}
CLEAR = 5  # card points: a hand nearer to the line than this divides good players
NEAR = 26  # and one further from it than this is no question
NOBODY: tuple[tuple[str, ...], ...] = ((), (), (), ())


def drills(rules: Rulebook) -> tuple[str, ...]:
    """Hokum and sun, where a turned card is bought."""
    return (HOKUM, SUN) if isinstance(rules.auction, BuyAuction) else ()


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A hand that the mode of the rule is near enough to be thought about, and that is clear all the same."""
    while True:
        cards = _hand(rng, rule)
        dealer = rng.choice(list(Seat))
        turn = rng.randrange(4)
        position: Position = {
            "buy_card": str(cards[0]),
            "hand": [str(one) for one in sorted(cards[1:])],
            "dealer": int(dealer),
            "me": int(dealer.after(turn + 1)),
            "calls": ["pass"] * turn,
            "rule": rule,
        }
        edges = _edges(Asked(position), rules)
        low, high = sorted(edges.values())
        is_clear = min(abs(low), abs(high)) >= CLEAR and (low < 0 or high - low >= CLEAR)
        if is_clear and abs(edges[MODES[rule]]) <= NEAR:
            return position


def _hand(rng: Random, rule: str) -> list[Card]:
    """The buy card and five cards, richer than a random hand in what the mode needs."""
    buy_card = rng.choice(DECK)
    strong = [c for c in DECK if c is not buy_card and _is_strong(c, buy_card.suit, MODES[rule])]
    some = rng.sample(strong, rng.randint(1, 3))
    rest = [c for c in DECK if c is not buy_card and c not in some]
    return [buy_card, *some, *rng.sample(rest, 5 - len(some))]


def _is_strong(one: Card, suit: Suit, mode: Mode) -> bool:
    return one.suit is suit if mode is Mode.HOKUM else one.rank in "AT"


def _edges(asked: Asked, rules: Rulebook) -> dict[Mode, int]:
    """What the hand has to spare in each mode, in card points."""
    return {mode: count - needed for mode, (count, needed) in _counts(asked, rules).items()}


def _counts(asked: Asked, rules: Rulebook) -> dict[Mode, tuple[int, int]]:
    """What the hand counts with the buy card in each mode, and what is enough."""
    bought = card(asked, "buy_card")
    hand = Cards.of(asked.cards("hand")).with_card(bought)
    spared = DEALER if asked.seat("me") is asked.seat("dealer") else 0
    trumps = {Mode.HOKUM: bought.suit, Mode.SUN: None}
    return {mode: (worth(hand, trump, rules), half(rules, mode) - spared) for mode, trump in trumps.items()}


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    bought, cards = card(asked, "buy_card"), asked.cards("hand")
    me, dealer, rule = asked.seat("me"), asked.seat("dealer"), read_rule(asked, KIND.drills(rules))
    distinct([bought, *cards], "hand")
    if len(cards) != 5:
        raise asked.impossible("hand", "five cards")
    state = buying_in(asked, rules)
    if state.speaker is not me or state.round != 1 or any(call != PASS for _, call in state.calls):
        raise asked.impossible("calls", "a first round in which everybody before has passed")
    choice = buy(_view(state, me, dealer), Cards.of(cards))
    answer = choice.action.name if isinstance(choice.action, Call) else CallName.PASS
    answer = CallName.SUN if answer is CallName.ASHKAL else answer
    counts = _counts(asked, rules)
    verdict = state.judge(Call(answer))
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-should_i_buy.ask", {"buy_card": bought}),
        options=tuple(
            _option(name, answer, counts) for name in (CallName.PASS, CallName.HOKUM, CallName.SUN)
        ),
        answer=answer.value,
        because=(verdict if verdict.is_allowed else Verdict(Status.ALLOWED, rules.reason(rule)),),
        look=Line("quiz-should_i_buy.look"),
        shown=(
            TableShown(
                hand=Cards.of(cards), dealer=dealer, buy_card=bought, said=state.calls, round=state.round
            ),
        ),
        me=me,
        told=_told(answer, counts),
    )


def _view(state: Buying, me: Seat, dealer: Seat) -> View:
    return View(
        rules=state.rules,
        seat=me,
        dealer=dealer,
        standing=Standing(),
        scoring=None,
        phase=Phase.AUCTION,
        turn=me,
        hand=Cards(),
        buy_card=state.buy_card,
        card_to=None,
        round=state.round,
        calls=state.calls,
        raises=(),
        contract=None,
        tricks=(),
        trick=None,
        declared=NOBODY,
        shown=((), (), (), ()),
        spoken=frozenset(),
        legal=state.legal(),
    )


def _facts(mode: Mode, counts: dict[Mode, tuple[int, int]]) -> dict[str, Part]:
    count, needed = counts[mode]
    return {"mode": mode, "count": count, "needed": needed}


def _option(name: CallName, answer: CallName, counts: dict[Mode, tuple[int, int]]) -> Option:
    label = Line("quiz-call", {"call": Call(name)})
    if name is answer:
        return Option(name.value, label)
    if name is CallName.PASS:
        bought = Mode.SUN if answer is CallName.SUN else Mode.HOKUM
        return Option(name.value, label, Line("quiz-should_i_buy.enough", _facts(bought, counts)))
    mode = Mode.SUN if name is CallName.SUN else Mode.HOKUM
    count, needed = counts[mode]
    why = "short" if count < needed else "better"
    return Option(name.value, label, Line(f"quiz-should_i_buy.{why}", _facts(mode, counts)))


def _told(answer: CallName, counts: dict[Mode, tuple[int, int]]) -> Line:
    """What the hand counts, for whoever got it right."""
    if answer is CallName.PASS:
        best = max(counts, key=lambda mode: counts[mode][0] - counts[mode][1])
        return Line("quiz-should_i_buy.short", _facts(best, counts))
    return Line(
        "quiz-should_i_buy.enough", _facts(Mode.SUN if answer is CallName.SUN else Mode.HOKUM, counts)
    )


KIND = Kind("should_i_buy", drills, draw, ask)
