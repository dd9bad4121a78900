"""Who certainly does not hold this card, or this suit? The tricks so far lie open and prove it, or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from engine import Card, Cards, Contract, Mode, Seat, Suit, Trick
from engine.asked import Asked, card
from engine.cards import FULL_PACK
from engine.choices import PartnerWins
from engine.contract import ranking
from engine.reasons import Reason
from engine.rulebook import Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.drawing.contracts import contract_in, some_contract
from lessons.quiz.drawing.deals import (
    asked_rule,
    cannot_hold,
    leads_for,
    read_tricks,
    some_hands,
    some_tricks,
    tricks_in,
    uneven_hands,
    unseen,
)
from lessons.quiz.drawing.plays import FOLLOW, PARTNER, RAISE, RUFF, refusing
from lessons.quiz.question import Kind, Position, Question, TricksShown, options

PROVING = (FOLLOW, RUFF, PARTNER, RAISE)
NOBODY = "nobody"
MOST = 4  # tricks
NOBODYS = 0.2  # of the questions have nobody who is given away
TRIES = 400


def drills(rules: Rulebook) -> tuple[str, ...]:
    """The duties that bind: a card that none of them allows beside another proves that other is not held."""
    return tuple(rule for rule in PROVING if rule in refusing(rules))


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Tricks in which this duty gives one player away, or now and then nobody though it seems so."""
    everybody = rules.play.partner_wins is PartnerWins.RUFF and rule in (RUFF, PARTNER)
    nobody = not everybody and rng.random() < NOBODYS
    for _ in range(TRIES):
        contract = some_contract(rules, rng, None if rule == FOLLOW else Mode.HOKUM)
        leads, count = FULL_PACK if rule == FOLLOW else leads_for(rule, contract), rng.randint(2, MOST)
        hands = some_hands(rng) if rule == RAISE else uneven_hands(rng)
        tricks, left = some_tricks(hands, count, contract, rules, rng, leads)
        subjects = list(_subjects(rule, tricks, contract, rules))
        for name, cards in rng.sample(subjects, min(2, len(subjects))):
            proved = _proved(SEATS, cards, tricks, contract, rules)
            for me in rng.sample(SEATS, 4):
                found = [reason.rule for seat, (_, reason) in proved.items() if seat is not me]
                seen = not cards - left[me] or (nobody and not _tempting(rule, me, tricks, contract))
                if found == ([] if nobody else [rule]) and not seen:
                    written = {"contract": contract_in(contract), **tricks_in(tricks)}
                    return {"rule": rule, **written, **name, "me": int(me)}
    raise AssertionError(f"{rule} never gives anybody away")


def _tempting(rule: str, me: Seat, tricks: tuple[Trick, ...], contract: Contract) -> bool:
    """Whether somebody seems to be given away: he threw something, or did not go higher."""
    if rule == RAISE:
        return any(trick.cards[0].suit is contract.trump for trick in tricks)
    return any(
        seat is not me and one.suit is not trick.cards[0].suit and one.suit is not contract.trump
        for trick in tricks
        for seat, one in trick.plays()
    )


def _subjects(
    rule: str, tricks: tuple[Trick, ...], contract: Contract, rules: Rulebook
) -> Iterator[tuple[dict[str, str], Cards]]:
    """What may be asked about: a suit that was led or thrown, or a high trump that was not played."""
    out = unseen(tricks)
    if rule == FOLLOW:
        for suit in dict.fromkeys(one.suit for trick in tricks for one in trick.cards):
            if cards := out.in_suit(suit):
                yield {"suit": suit.value}, cards
        return
    assert contract.trump is not None
    trumps, strength = out.in_suit(contract.trump), ranking(rules, contract.trump).strength
    high = sorted(trumps, key=lambda one: -strength[one.index])
    yield from (({"card": str(one)}, Cards.of([one])) for one in high[:3])
    if rule in (RUFF, PARTNER) and trumps:
        yield {"suit": contract.trump.value}, trumps


def _proved(
    seats: Iterable[Seat], cards: Cards, tricks: tuple[Trick, ...], contract: Contract, rules: Rulebook
) -> dict[Seat, tuple[Card, Reason]]:
    """Which of these can hold none of these cards: the card that gives him away, and the duty."""
    found: dict[Seat, tuple[Card, Reason]] = {}
    for seat in seats:
        for one in cards:
            if (given := cannot_hold(seat, one, tricks, contract, rules)) is None:
                found.pop(seat, None)
                break
            found.setdefault(seat, given)
    return found


# --- asking -----------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule, contract, me = asked_rule(asked, drills(rules)), asked.contract(rules), asked.seat("me")
    tricks = read_tricks(asked, contract, rules)
    held, cards = _subject(asked, tricks)
    others = (me.next, me.partner, me.previous)
    proved = _proved(others, cards, tricks, contract, rules)
    if len(proved) > 1:
        raise asked.impossible("tricks", "one player at most who is given away")
    labels = {str(int(seat)): Line("quiz-seat", {"seat": seat}) for seat in others}
    whys = {
        str(int(seat)): _may_hold(seat, cards, tricks, contract, rules)
        for seat in others
        if seat not in proved
    }
    answer, told = NOBODY, None
    for seat, (played, reason) in proved.items():
        if reason.rule != rule:
            raise asked.bad("rule", reason.rule)
        answer = str(int(seat))
        number = next(n for n, trick in enumerate(tricks, 1) if played in trick.cards)
        facts = {"held": held, "seat": seat, "played": played, "trick": number}
        whys[NOBODY] = told = Line("quiz-void_proven.given-away", facts)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line(f"quiz-void_proven.ask-{'card' if isinstance(held, Card) else 'suit'}", {"held": held}),
        options=options(answer, {**labels, NOBODY: Line("quiz-void_proven.nobody")}, whys),
        answer=answer,
        because=(rules.reason(rule),),
        look=Line(f"quiz-void_proven.{rule.removeprefix('play.')}"),
        shown=(TricksShown(contract, tricks),),
        lit=tuple(one for trick in tricks for one in trick.cards if one.suit is not trick.cards[0].suit),
        me=me,
        told=told,
    )


def _subject(asked: Asked, tricks: tuple[Trick, ...]) -> tuple[Card | Suit, Cards]:
    """The card or the suit that is asked about, and the cards of it that nobody has shown."""
    if asked.has("card"):
        one = card(asked, "card")
        held, cards = one, Cards.of([one]) & unseen(tricks)
    else:
        held = asked.word("suit", Suit)
        cards = unseen(tricks).in_suit(held)
    if not cards:
        raise asked.impossible("tricks", "a card of it that nobody has played")
    return held, cards


def _may_hold(
    seat: Seat, cards: Cards, tricks: tuple[Trick, ...], contract: Contract, rules: Rulebook
) -> Line:
    """One of the cards that this seat can still hold, for all that was played."""
    fits = (one for one in reversed(list(cards)) if cannot_hold(seat, one, tricks, contract, rules) is None)
    return Line("quiz-void_proven.may-hold", {"seat": seat, "card": next(fits)})


KIND = Kind("void_proven", drills, draw, ask)
