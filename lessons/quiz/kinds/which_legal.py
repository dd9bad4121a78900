"""Which of your cards may you play? One card out of some, or the whole set against sets of other tables."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import Card, Cards, Suit, Verdict
from engine.asked import Asked
from engine.choices import RaiseLedTrump, Ruff
from engine.contract import ranking
from engine.play import facing, judge_cards, legal_cards
from engine.rulebook import Rulebook
from engine.trick import best_card
from lessons.i18n import Line
from lessons.quiz.drawing.plays import (
    VALUES,
    Moment,
    decides,
    deciding,
    moment_in,
    otherwise,
    read_moment,
    read_rule,
    refusing,
    some_moment,
)
from lessons.quiz.question import Kind, Position, Question, TableShown, options

MOST = 4  # options
COLOURS = ({Suit.SPADES, Suit.CLUBS}, {Suit.HEARTS, Suit.DIAMONDS})

Verdicts = dict[Card, Verdict]


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A moment in which the rule decides; single cards to choose from where it refuses enough of them."""
    while True:
        binding = rule in refusing(rules) and rng.random() < 0.6
        moment = some_moment(rules, rng, rule, binding=binding)
        position = {**moment_in(moment), "rule": rule}
        offered = _offered(_verdicts(moment, rules), rng, rule) if binding else []
        if len(offered) > 2:
            return position | {"options": list(map(str, offered))}
        if len(_set_of(moment, rules, rule).options) > 1:  # else no habit and no table would play otherwise
            return position


def _offered(verdicts: Verdicts, rng: Random, rule: str) -> list[Card]:
    """One card that may be played and up to three that may not, one of them because of the rule."""
    legal = [card for card, verdict in verdicts.items() if verdict.is_allowed]
    broken = [card for card, verdict in verdicts.items() if _refused_by(rule, verdict)]
    illegal = [card for card, verdict in verdicts.items() if not verdict.is_allowed]
    telling = rng.choice(broken)
    illegal.remove(telling)
    return sorted([rng.choice(legal), telling, *rng.sample(illegal, min(len(illegal), MOST - 2))])


def _refused_by(rule: str, verdict: Verdict) -> bool:
    return not verdict.is_allowed and verdict.reason.rule == rule


def _verdicts(moment: Moment, rules: Rulebook) -> Verdicts:
    rows = judge_cards(moment.hand, moment.trick, moment.contract, rules)
    return {row.card: row.verdict for row in rows}


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    moment = read_moment(asked, rules)
    rule = read_rule(asked, KIND.drills(rules))
    if not decides(rule, moment, rules):
        raise asked.impossible("rule", "it makes no difference here")
    return _one_of(asked, moment, rules, rule) if asked.has("options") else _set_of(moment, rules, rule)


def _one_of(asked: Asked, moment: Moment, rules: Rulebook, rule: str) -> Question:
    """Some cards of the hand, one of them allowed; each other one has the engine's refusal."""
    verdicts = {card: v for card, v in _verdicts(moment, rules).items() if card in asked.cards("options")}
    legal = [card for card, verdict in verdicts.items() if verdict.is_allowed]
    if len(legal) != 1 or len(verdicts) < 2:
        raise asked.impossible("options", "cards of the hand, one of them allowed and one not")
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-which_legal.ask-one" if moment.trick.cards else "quiz-which_legal.ask-one-lead"),
        options=options(
            str(legal[0]),
            {str(card): Line("quiz-card", {"card": card}) for card in verdicts},
            {str(card): verdict for card, verdict in verdicts.items() if not verdict.is_allowed},
        ),
        answer=str(legal[0]),
        because=_because(moment, rules, rule),
        look=_look(moment),
        shown=(TableShown(contract=moment.contract, trick=moment.trick, hand=moment.hand),),
        lit=_lit(moment, rules),
        me=moment.trick.turn,
    )


def _set_of(moment: Moment, rules: Rulebook, rule: str) -> Question:
    """The whole set that may be played, against sets of other tables and sets of habit."""
    legal = legal_cards(moment.hand, moment.trick, moment.contract, rules)
    wrong: dict[Cards, str] = {}
    for name, cards in _mistaken(moment, rules, rule):
        if cards and cards != legal and len(wrong) < MOST - 1:
            wrong.setdefault(cards, name)
    offered = sorted([legal, *wrong], key=lambda cards: (len(cards), cards.mask))
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-which_legal.ask" if moment.trick.cards else "quiz-which_legal.ask-lead"),
        options=options(
            str(legal),
            {str(cards): _label(cards, moment) for cards in offered},
            {str(cards): _why(cards, name, moment, rules, rule) for cards, name in wrong.items()},
        ),
        answer=str(legal),
        because=_because(moment, rules, rule),
        look=_look(moment),
        shown=(TableShown(contract=moment.contract, trick=moment.trick, hand=moment.hand),),
        lit=_lit(moment, rules),
        me=moment.trick.turn,
    )


def _mistaken(moment: Moment, rules: Rulebook, rule: str) -> Iterator[tuple[str, Cards]]:
    """What may be played by another value of the rule first, then by habits that are no rule."""
    hand, trick, contract = moment.hand, moment.trick, moment.contract
    trumps = Cards() if contract.trump is None else hand.in_suit(contract.trump)
    for field in (rule, *VALUES):
        for other in otherwise(rules, field) if field in VALUES else ():
            yield "trumps", legal_cards(hand, trick, contract, other)
    yield "any", hand
    if not trick.cards:
        yield "trumps", trumps
        return
    led = hand.in_suit(trick.cards[0].suit)
    if led:
        yield "higher", led & Cards(facing(hand, trick, contract, rules).winning)
        yield "any", led | trumps
        yield "any", hand - led
        return
    yield "trumps", trumps
    if trumps:
        yield "plain", hand - trumps
    colour = next(suits for suits in COLOURS if trick.cards[0].suit in suits)
    yield "colour", Cards.of(card for card in hand if card.suit in colour)
    worth = ranking(rules, contract.trump).points
    for name, extreme in (("cheap", min), ("dear", max)):
        bound = extreme(worth[card.index] for card in hand)
        yield name, Cards.of(card for card in hand if worth[card.index] == bound)


def _label(cards: Cards, moment: Moment) -> Line:
    if cards == moment.hand:
        return Line("quiz-which_legal.any")
    return Line("quiz-cards", {"cards": cards})


def _why(cards: Cards, name: str, moment: Moment, rules: Rulebook, rule: str) -> Line | Verdict:
    """The refusal of one of these cards; where all may be played, why others may be too."""
    verdicts = _verdicts(moment, rules)
    refused = [verdicts[card] for card in cards if not verdicts[card].is_allowed]
    if refused:
        return next((verdict for verdict in refused if _refused_by(rule, verdict)), refused[0])
    best = best_card(moment.trick, moment.contract, rules)
    facts = {"led": moment.trick.cards[0].suit, "best": best}
    return Line(f"quiz-which_legal.{_freedom(moment, rules) if name == 'trumps' else name}", facts)


def _freedom(moment: Moment, rules: Rulebook) -> str:
    """Why not only these trumps: what leaves the player freer than another table would."""
    faced = facing(moment.hand, moment.trick, moment.contract, rules)
    if faced.led == faced.trump:
        never = rules.play.raise_led_trump is RaiseLedTrump.NEVER
        return "raise-never" if never else "raise-partner"
    legal = legal_cards(moment.hand, moment.trick, moment.contract, rules)
    if not legal.mask & ~faced.trump:
        return "any-trump"
    if faced.partner_wins:
        return "partner-free"
    return "ruff-free" if rules.play.ruff is Ruff.FREE else "ruff-low"


def _because(moment: Moment, rules: Rulebook, rule: str) -> tuple[Verdict, ...]:
    """The rule's refusal, where it refuses; and what the cards that are left have for themselves."""
    verdicts = list(_verdicts(moment, rules).values())
    refused = [verdict for verdict in verdicts if not verdict.is_allowed]
    telling = next((verdict for verdict in refused if _refused_by(rule, verdict)), None)
    allowed = next(verdict for verdict in verdicts if verdict.is_allowed)
    return (allowed,) if telling is None else (telling, allowed)


def _look(moment: Moment) -> Line:
    if not moment.trick.cards:
        return Line("quiz-which_legal.look-lead")
    led, trump = moment.trick.cards[0].suit, moment.contract.trump
    if trump is None:
        return Line("quiz-which_legal.look-sun", {"led": led})
    return Line("quiz-which_legal.look-trump" if led is trump else "quiz-which_legal.look", {"led": led})


def _lit(moment: Moment, rules: Rulebook) -> tuple[Card, ...]:
    """The card that was led and the one that is eating; on lead, the trumps in hand."""
    if not moment.trick.cards:
        return tuple(card for card in moment.hand if card.suit is moment.contract.trump)
    led, best = moment.trick.cards[0], best_card(moment.trick, moment.contract, rules)
    return (led,) if led is best else (led, best)


KIND = Kind("which_legal", deciding, draw, ask)
