"""Plays at random: whole deals, and moments in a trick where one duty decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum
from functools import cache
from random import Random
from typing import Any

from engine import DECK, Card, Cards, Contract, Level, Mode, Seat, Suit, Trick, shuffled
from engine.asked import Asked, distinct
from engine.choices import ClosedLead, Overruff, PartnerWins, RaiseLedTrump, RaiseName, Ruff
from engine.contract import ranking
from engine.play import judge_cards, legal_cards
from engine.rulebook import Rulebook
from engine.trick import winner
from lessons.quiz.drawing.contracts import contract_in, some_contract

KEEP, FOLLOW, RAISE = "play.keep_trump_when_closed", "play.follow_suit", "play.raise_led_trump"
RUFF, PARTNER, OVERRUFF, DISCARD = "play.ruff", "play.partner_wins", "play.overruff", "play.discard"

PLAYS = (KEEP, FOLLOW, RAISE, RUFF, PARTNER, OVERRUFF, DISCARD)

VALUES: Mapping[str, type[StrEnum]] = {
    KEEP: ClosedLead,
    RAISE: RaiseLedTrump,
    RUFF: Ruff,
    PARTNER: PartnerWins,
    OVERRUFF: Overruff,
}


# --- a moment: a player, his hand and the trick before him ------------------------------------------------


@dataclass(frozen=True, slots=True)
class Moment:
    """A player's turn: the contract, the trick as it lies before him, the cards he holds."""

    contract: Contract
    trick: Trick
    hand: Cards


def moment_in(moment: Moment) -> dict[str, Any]:
    """Return a moment as a position writes it."""
    return {
        "contract": contract_in(moment.contract),
        "leader": int(moment.trick.leader),
        "trick": [str(card) for card in moment.trick.cards],
        "hand": [str(card) for card in moment.hand],
    }


def read_moment(asked: Asked, rules: Rulebook) -> Moment:
    """Return the moment a position tells; AskError if there is none."""
    contract, trick, hand = asked.contract(rules), asked.cards("trick"), asked.cards("hand")
    if len(trick) > 3:
        raise asked.impossible("trick", "at most three cards lie before a player")
    if not 2 <= len(hand) <= 8:
        raise asked.impossible("hand", "two to eight cards, so that there is a choice")
    distinct([*hand, *trick], "hand")
    return Moment(contract, Trick(asked.seat("leader"), tuple(trick)), Cards.of(hand))


def read_rule(asked: Asked, among: Sequence[str]) -> str:
    """Return the rule a position is about, one of those its kind drills; AskError for any other."""
    rule = asked.raw("rule")
    if rule not in among:
        raise asked.bad("rule", " or ".join(among))
    return rule


@cache
def otherwise(rules: Rulebook, rule: str) -> tuple[Rulebook, ...]:
    """Return this rulebook with each of the other values of a duty: what other tables play."""
    name = rule.removeprefix("play.")
    others = [value for value in VALUES[rule] if value is not rules.value(rule)]
    return tuple(replace(rules, play=replace(rules.play, **{name: value})) for value in others)


def decides(rule: str, moment: Moment, rules: Rulebook) -> bool:
    """Return whether this rule matters here: it refuses a card, or would if it had another value."""
    hand, trick, contract = moment.hand, moment.trick, moment.contract
    verdicts = [row.verdict for row in judge_cards(hand, trick, contract, rules)]
    if rule == DISCARD:
        return all(verdict.reason.rule == DISCARD for verdict in verdicts)
    if rule == FOLLOW:
        return any(verdict.reason.rule == FOLLOW for verdict in verdicts if not verdict.is_allowed)
    legal = legal_cards(hand, trick, contract, rules)
    return any(legal_cards(hand, trick, contract, other) != legal for other in otherwise(rules, rule))


def closing(rules: Rulebook) -> tuple[RaiseName, ...]:
    """Return the raises that can close the play, where that binds whoever leads."""
    if rules.play.keep_trump_when_closed is ClosedLead.FREE:
        return ()
    return tuple(name for name in (RaiseName.DOUBLE, RaiseName.FOUR) if name in rules.raises.hokum)


def deciding(rules: Rulebook) -> tuple[str, ...]:
    """Return the rules of which `decides` can be true under this rulebook."""
    moot = {KEEP: not closing(rules), OVERRUFF: rules.play.ruff is Ruff.FREE}
    return tuple(rule for rule in PLAYS if not moot.get(rule, False))


def refusing(rules: Rulebook) -> tuple[str, ...]:
    """Return the duties that can refuse a card under this rulebook."""
    play = rules.play
    free = {
        DISCARD: True,
        RAISE: play.raise_led_trump is RaiseLedTrump.NEVER,
        RUFF: play.ruff is Ruff.FREE,
        PARTNER: play.partner_wins is PartnerWins.FREE,
        OVERRUFF: play.ruff is Ruff.FREE or play.overruff is Overruff.FREE,
    }
    return tuple(rule for rule in deciding(rules) if not free.get(rule, False))


# --- a moment drawn for a rule ----------------------------------------------------------------------------


class Sort(Enum):
    """What a card in hand is to the trick."""

    LED = "led"  # of the plain suit that was led
    OVER = "over"  # a trump that would eat
    UNDER = "under"  # a trump too low for that
    OTHER = "other"


class Eating(Enum):
    """Whose the trick is so far, by how many seats ago the best card was played."""

    PARTNER = (2,)
    OPPONENT = (1, 3)
    ANYBODY = (1, 2, 3)


Held = Mapping[Sort, tuple[int, int]]  # at least and at most so many of a sort


@dataclass(frozen=True, slots=True)
class Wish:
    """What a moment is to be like: the hand, whose the trick is so far, trump led or ruffed with."""

    held: Held
    eating: Eating = Eating.ANYBODY
    mode: Mode = Mode.HOKUM
    led_trump: bool = field(default=False, kw_only=True)
    ruffed: bool = field(default=False, kw_only=True)


def _held(led: int = 0, over: int = 0, under: int = 0, other: int = 0) -> Held:
    """At least so many of each; and up to one more of a sort of which there is any."""
    least = {Sort.LED: led, Sort.OVER: over, Sort.UNDER: under, Sort.OTHER: other}
    return {sort: (n, n + 1) for sort, n in least.items() if n}


FOLLOWS = (
    Wish(_held(led=1, over=1, other=1)),
    Wish(_held(led=1, over=1, other=1), ruffed=True),
    Wish(_held(under=1, other=2), led_trump=True),
)
FOLLOWS_IN_SUN = tuple(Wish(_held(led=n, other=3 - n), mode=Mode.SUN) for n in (1, 2))
RAISES = tuple(Wish(_held(over=1, under=n, other=1), led_trump=True) for n in (1, 2))
RUFFS = (Wish(_held(over=1, other=2)), Wish(_held(over=1, under=1, other=1), ruffed=True))
RUFFS_TOO_LOW = (Wish(_held(under=1, other=2), ruffed=True),)
OVERRUFFS = tuple(Wish(_held(over=1, under=n, other=1), Eating.OPPONENT, ruffed=True) for n in (1, 2))
VOID = tuple(Wish(_held(other=n)) for n in (3, 4))
VOID_IN_SUN = tuple(Wish(_held(other=n), mode=Mode.SUN) for n in (3, 4))


def wishes(rule: str, rules: Rulebook, binding: bool = False) -> tuple[Wish, ...]:
    """Return the moments in which a rule decides; `binding`: those in which it refuses a card."""
    play = rules.play
    opponent = [replace(wish, eating=Eating.OPPONENT) for wish in RUFFS]
    low = [replace(wish, eating=Eating.OPPONENT) for wish in RUFFS_TOO_LOW]
    partner = [replace(wish, eating=Eating.PARTNER) for wish in (*RUFFS, *RUFFS_TOO_LOW)]
    match rule:
        case "play.follow_suit":
            return (*FOLLOWS, *FOLLOWS_IN_SUN) if Mode.SUN in rules.modes else FOLLOWS
        case "play.raise_led_trump":
            unless = play.raise_led_trump is RaiseLedTrump.UNLESS_PARTNER_WINS
            eating = Eating.OPPONENT if binding and unless else Eating.ANYBODY
            return tuple(replace(wish, eating=eating) for wish in RAISES)
        case "play.ruff":
            return tuple(opponent if binding and play.ruff is Ruff.TO_WIN else [*opponent, *low])
        case "play.partner_wins":
            return tuple(partner)
        case "play.overruff":
            return OVERRUFFS
        case _:
            sun = VOID_IN_SUN if Mode.SUN in rules.modes else ()
            free = [*partner] if play.partner_wins is PartnerWins.FREE else []
            free += opponent if play.ruff is Ruff.FREE else low if play.ruff is Ruff.TO_WIN else []
            return (*VOID, *sun, *free)


def some_moment(rules: Rulebook, rng: Random, rule: str, *, binding: bool = False) -> Moment:
    """Return a moment in which this rule decides; `binding`: in which it refuses a card."""
    if rule == KEEP:
        return _closed_lead(rules, rng)
    return _granted(rng.choice(wishes(rule, rules, binding)), rules, rng)


def _closed_lead(rules: Rulebook, rng: Random) -> Moment:
    raised = Level.of(rng.choice(closing(rules)), rules)
    contract = replace(some_contract(rules, rng, Mode.HOKUM), level=raised, closed=True)
    trumps, others = _parted(contract.trump)
    hand = rng.sample(trumps, rng.randint(1, 3)) + rng.sample(others, rng.randint(2, 3))
    return Moment(contract, Trick(rng.choice(list(Seat))), Cards.of(hand))


def _parted(suit: Suit | None) -> tuple[list[Card], list[Card]]:
    return [c for c in DECK if c.suit is suit], [c for c in DECK if c.suit is not suit]


def _granted(wish: Wish, rules: Rulebook, rng: Random) -> Moment:
    """The best card first, then the one that was led, the hand, and the rest of the trick."""
    contract = some_contract(rules, rng, wish.mode)
    trump = contract.trump
    led = trump if wish.led_trump else rng.choice([suit for suit in Suit if suit is not trump])
    played, place = _places(wish, rng)
    best = rng.choice(_bests(trump if wish.ruffed else led, wish, rules, trump))
    beaten_by = ranking(rules, trump).beaten_by[best.index]
    left = [card for card in DECK if card is not best]
    down = {place: best}
    if place:
        down[0] = rng.choice([c for c in left if c.suit is led and not beaten_by & c.bit])
        left.remove(down[0])
    hand: list[Card] = []
    for sort, (least, most) in wish.held.items():
        pool = [card for card in left if _sort(card, led, trump, beaten_by) is sort]
        hand += rng.sample(pool, min(rng.randint(least, most), len(pool)))
    for step in range(1, played):
        if step != place:
            pool = [c for c in left if c not in hand and c not in down.values() and not beaten_by & c.bit]
            following = [card for card in pool if card.suit is led]
            down[step] = rng.choice(following if following and rng.random() < 0.7 else pool)
    leader = rng.choice(list(Seat))
    return Moment(contract, Trick(leader, tuple(down[step] for step in range(played))), Cards.of(hand))


def _places(wish: Wish, rng: Random) -> tuple[int, int]:
    """How many cards are down, and which of them is the best; a ruff is never the first."""
    ago = [(played, played - ago) for played in (1, 2, 3) for ago in wish.eating.value]
    return rng.choice([(played, place) for played, place in ago if place >= wish.ruffed])


def _bests(suit: Suit | None, wish: Wish, rules: Rulebook, trump: Suit | None) -> list[Card]:
    """The cards that can be the best and leave as many above and below as are to be held."""
    strength = ranking(rules, trump).strength
    of_suit = [card for card in DECK if card.suit is suit]
    if suit is not trump:
        return [card for card in of_suit if strength[card.index] > 0]
    above, below = (wish.held.get(sort, (0, 0))[0] for sort in (Sort.OVER, Sort.UNDER))
    return [card for card in of_suit if below < strength[card.index] <= 7 - above]


def _sort(card: Card, led: Suit | None, trump: Suit | None, beaten_by: int) -> Sort:
    if trump is not None and card.suit is trump:
        return Sort.OVER if beaten_by & card.bit else Sort.UNDER
    return Sort.LED if card.suit is led else Sort.OTHER


# --- whole deals ------------------------------------------------------------------------------------------


def played_deal(contract: Contract, rules: Rulebook, rng: Random) -> tuple[Trick, ...]:
    """Return the eight tricks of a deal in which everybody plays any card that is allowed."""
    pack = shuffled(rng)
    hands = [Cards.of(pack[at : at + 8]) for at in range(0, 32, 8)]
    trick, tricks = Trick(rng.choice(list(Seat))), []
    for _ in range(32):
        seat = trick.turn
        card = rng.choice(list(legal_cards(hands[seat], trick, contract, rules)))
        hands[seat] = hands[seat].without(card)
        trick = trick.after(card)
        if trick.is_full:
            tricks.append(trick)
            trick = Trick(winner(trick, contract, rules))
    return tuple(tricks)
