"""Cards, contracts, deals and positions for the tests: seeded generators, and strategies over them.

A generator takes a `random.Random` and returns plain engine values; the same seed gives the same value.
A strategy draws a seed and hands it to a generator, so a failing example is named by one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from engine import (
    DECK,
    Action,
    Call,
    Card,
    Cards,
    Claim,
    Contract,
    Deal,
    Declare,
    Level,
    Match,
    Mode,
    Phase,
    Play,
    Seat,
    Standing,
    Suit,
    Trick,
    load,
    parse_action,
    rulebooks,
    shuffled,
)
from engine.actions import PASS, CallName
from engine.library import SHAPES
from engine.pack import as_pack
from engine.play import legal_cards
from engine.rulebook import BidScoring, Rulebook, ShareScoring
from engine.solver import Position as Ending

CLUB = Path(__file__).parent / "rulebooks"
OURS = rulebooks()
BOOKS = rulebooks(CLUB)  # ours and a club's own
# Every rule key there is.
SCHEMA = frozenset(
    f"{section}.{field.name}"
    for section, shapes in SHAPES.items()
    for shape in shapes.values()
    for field in fields(shape)
)

T = TypeVar("T")

# The same examples every time, no clock, and a blob to run a failing one again.
LAW = settings(
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    max_examples=150,
    suppress_health_check=list(HealthCheck),
)


@cache
def book(id: str) -> Rulebook:
    """Return a rulebook by its id; always the same object, so that deals of it compare equal."""
    return load(id, CLUB)


def books_where(holds: Callable[[Rulebook], bool]) -> tuple[str, ...]:
    """Return the ids of the rulebooks of which something holds."""
    return tuple(id for id in BOOKS if holds(book(id)))


SHARING = books_where(lambda rules: isinstance(rules.scoring, ShareScoring))
BIDDING = books_where(lambda rules: isinstance(rules.scoring, BidScoring))


def seeded(generate: Callable[[Random], T]) -> st.SearchStrategy[T]:
    """Return the strategy of what a generator makes of a seed."""
    return st.integers(0, 2**32 - 1).map(lambda seed: generate(Random(seed)))


cards: st.SearchStrategy[Card] = st.sampled_from(DECK)
hands: st.SearchStrategy[Cards] = st.sets(cards, max_size=8).map(Cards.of)
full_hands: st.SearchStrategy[Cards] = st.sets(cards, min_size=8, max_size=8).map(Cards.of)
seats: st.SearchStrategy[Seat] = st.sampled_from(Seat)
packs: st.SearchStrategy[tuple[Card, ...]] = st.permutations(DECK).map(tuple)


def random_hand(rng: Random, size: int = 8) -> Cards:
    """Return so many random cards."""
    return Cards.of(rng.sample(DECK, size))


def random_contract(rng: Random, rules: Rulebook, mode: Mode | None = None) -> Contract:
    """Return a contract this rulebook can end its auction and raises in."""
    mode = mode or rng.choice(rules.modes)
    trump = rng.choice(list(Suit)) if mode is Mode.HOKUM else None
    buyer = rng.choice(list(Seat))
    if isinstance(rules.scoring, BidScoring):
        bid = rng.choice(range(90, 190, 10))
        level = rng.choice([Level.SINGLE, Level.SINGLE, Level.DOUBLE, Level.FOUR])
        return Contract(mode, trump, buyer, level, False, bid)
    levels = [Level.SINGLE, Level.DOUBLE] if mode is Mode.SUN else list(Level)
    level = rng.choice(levels)
    closed = mode is Mode.HOKUM and level in (Level.DOUBLE, Level.FOUR) and rng.random() < 0.5
    return Contract(mode, trump, buyer, level, closed)


# --- whole deals ------------------------------------------------------------------------------------------

# Totals on both sides of every line that decides whether sun may be doubled.
TOTALS = (0, 50, 98, 99, 100, 101, 102, 130, 151)


def random_start(rng: Random, rules: Rulebook, standing: Standing | None = None) -> Deal:
    """Return a fresh deal: dealer, pack, standing and way of scoring at random."""
    scoring = rng.choice(rules.scoring.scorings) if isinstance(rules.scoring, BidScoring) else None
    standing = standing or Standing((rng.choice(TOTALS), rng.choice(TOTALS)))
    return Deal.start(rules, rng.choice(list(Seat)), shuffled(rng), standing, scoring)


def pack_dealing(rules: Rulebook, hands: Sequence[str], card_to: int | None = None) -> tuple[Card, ...]:
    """Return the pack that deals these complete hands, first player first.

    `card_to` takes the buy card, which is the first of his cards as they are written.
    """
    left = [[Card.parse(word) for word in hand.split()] for hand in hands]
    buy_card = [] if card_to is None else [left[card_to].pop(0)]
    pack: list[Card] = []
    for packet in rules.table.packets:
        for hand in left:
            pack += [hand.pop(0) for _ in range(packet)]
    pack += buy_card
    for hand in left:
        pack += hand
    return as_pack(pack)


def told(rules: Rulebook, pack: Sequence[Card], words: str, dealer: Seat = Seat.THREE) -> Deal:
    """Return the deal after these words, written as in a sheet; every one must be possible."""
    deal = Deal.start(rules, dealer, tuple(pack))
    for word in words.split():
        deal = deal.after(parse_action(word))
    return deal


@dataclass(frozen=True, slots=True)
class Habits:
    """How a random player leans: the chance of each kind of action where it may be taken."""

    claim: float = 0.04
    declare: float = 0.7
    speak: float = 0.8  # baloot, where it has to be spoken
    silent: float | None = None  # how often a table passes; None draws one for each deal
    fault: float = 0.0  # an illegal card, where the table lets it fall


QUIET = Habits(claim=0.0)
ROGUE = Habits(claim=0.0, fault=0.2)
LONGEST = 120  # actions: 32 cards, 4 declarations, and an auction of every number
MOODS = (0.2, 0.5, 0.7, 0.97)
# Sun ends an auction at once, so it is said more seldom than the rest.
WEIGHTS = {
    CallName.SUN: 0.04,
    CallName.ASHKAL: 0.1,
    CallName.CONVERT: 0.3,
    CallName.CONTRE: 1.5,
    CallName.SURCONTRE: 1.0,
}


def random_action(rng: Random, deal: Deal, habits: Habits = Habits()) -> Action:
    """Return something the seat whose turn it is may do."""
    legal = deal.legal()
    if deal.phase is not Phase.PLAY:
        silent = habits.silent or 0.0
        calls = [call for call in legal if isinstance(call, Call)]
        weights = [_weight(call, len(calls), silent) for call in calls]
        return rng.choices(calls, weights)[0]
    declarations = [action for action in legal if isinstance(action, Declare)]
    if declarations and rng.random() < habits.declare:
        return rng.choice(declarations)
    if Claim() in legal and rng.random() < habits.claim:
        return Claim()
    if rng.random() < habits.fault and (illegal := faulty_plays(deal)):
        return rng.choice(illegal)
    spoken = [action for action in legal if isinstance(action, Play) and action.saying]
    if spoken and rng.random() < habits.speak:
        return rng.choice(spoken)
    return rng.choice([action for action in legal if isinstance(action, Play) and not action.saying])


def _weight(call: Call, count: int, silent: float) -> float:
    if call == PASS:
        return 0.6 * silent / (1 - silent)
    # Where a number is bid there are many words of one kind: the words share the weight.
    return 4 / count if call.name is CallName.BID else WEIGHTS.get(call.name, 1.0)


def faulty_plays(deal: Deal) -> list[Play]:
    """Return the cards that can be played here and are a fault."""
    assert deal.turn is not None
    plays = map(Play, deal.hands[deal.turn])
    return [play for play in plays if deal.judge(play).status == "fault"]


def walk(rng: Random, deal: Deal, habits: Habits = Habits()) -> Iterator[Deal]:
    """Yield the deal and every state after it until it is over."""
    if habits.silent is None:
        habits = replace(habits, silent=rng.choice(MOODS))
    yield deal
    for _ in range(LONGEST):
        if deal.turn is None:
            return
        deal = deal.after(random_action(rng, deal, habits))
        yield deal
    raise AssertionError(f"a deal that does not end: {deal.actions[:40]}")


def played_out(rng: Random, rules: Rulebook, habits: Habits = Habits()) -> Deal:
    """Return a deal that is over."""
    *_, last = walk(rng, random_start(rng, rules), habits)
    return last


def in_phase(rng: Random, rules: Rulebook, phase: Phase, habits: Habits = Habits()) -> Deal:
    """Return a deal somewhere in this phase."""
    while True:
        states = [deal for deal in walk(rng, random_start(rng, rules), habits) if deal.phase is phase]
        if states:
            return rng.choice(states)


@cache
def corpus(id: str, count: int = 40, habits: Habits = Habits()) -> tuple[tuple[Deal, ...], ...]:
    """Return so many deals of a rulebook from start to end, each as all its states, over all its modes."""
    rng, rules = Random(f"corpus {id}"), book(id)
    walks = (tuple(walk(rng, random_start(rng, rules), habits)) for _ in range(count))
    return tuple(walks)


def deals(id: str, phase: Phase) -> st.SearchStrategy[Deal]:
    """Return the strategy of deals of a rulebook in a phase."""
    return seeded(lambda rng: in_phase(rng, book(id), phase))


def random_match(rng: Random, rules: Rulebook, length: int = 3, habits: Habits = Habits()) -> Match:
    """Return a match of some deals, the last one perhaps under way."""
    scoring = rng.choice(rules.scoring.scorings) if isinstance(rules.scoring, BidScoring) else None
    target = rng.choice(rules.match.targets)
    opening = rng.choice([None, Standing((120, 90)), Standing((7, 140), (1, 2))])
    match = Match.start(rules, rng.choice(list(Seat)), shuffled(rng), target, scoring, opening)
    for _ in range(length):
        *states, last = walk(rng, match.deal, habits)
        match = match.with_deal(last)
        if match.winner() is not None:
            return match
        if rng.random() < 0.25:
            return match.with_deal(rng.choice([*states, last]))
        match = match.next_deal(shuffled(rng))
    return match


# --- positions that ask for a duty --------------------------------------------------------------------------


class Ask(StrEnum):
    """What a position asks of its player. A duty is chosen first; hand and trick are built to need it."""

    CLOSED_LEAD = "closed_lead"  # trump and plain cards in hand, trump may not be led
    CLOSED_ONLY_TRUMPS = "closed_only_trumps"
    OPEN_LEAD = "open_lead"
    FOLLOW = "follow"
    RAISE_LED_TRUMP = "raise_led_trump"  # over an opponent, able to
    RAISE_OVER_PARTNER = "raise_over_partner"
    CANNOT_RAISE = "cannot_raise"
    RUFF = "ruff"  # void, an opponent winning with a plain card
    RUFF_OVER_PARTNER = "ruff_over_partner"
    OVERRUFF = "overruff"  # an opponent has ruffed; higher and lower trumps in hand
    UNDERRUFF = "underruff"  # an opponent has ruffed; only lower trumps in hand
    PARTNER_RUFFED = "partner_ruffed"  # the partner's ruff is winning
    DISCARD = "discard"  # neither the led suit nor trump
    SUN_VOID = "sun_void"


@dataclass(frozen=True, slots=True)
class Position:
    """One decision in play: what is asked, the contract, the trick as it lies, the hand to play from."""

    ask: Ask
    contract: Contract
    trick: Trick
    hand: Cards


PLAIN = "789JQKTA"  # weakest first
TRUMP = "78QKTA9J"


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Return whether a card played later beats the best one down; written apart from the engine."""
    if card.suit == best.suit:
        order = TRUMP if card.suit == trump else PLAIN
        return order.index(card.rank) > order.index(best.rank)
    return card.suit == trump


def best_place(trick: Sequence[Card], trump: Suit | None) -> int:
    """Return the place of the card that is eating the trick."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


ASKED_IN_SUN = (Ask.FOLLOW, Ask.SUN_VOID, Ask.OPEN_LEAD)


def position(rng: Random, rules: Rulebook, ask: Ask) -> Position:
    """Return a random position that asks for this; built, and drawn again until it does."""
    can_be_sun = Mode.SUN in rules.modes
    while True:
        sun = ask is Ask.SUN_VOID or (ask in ASKED_IN_SUN and can_be_sun and rng.random() < 0.3)
        contract = random_contract(rng, rules, Mode.SUN if sun else Mode.HOKUM)
        if (found := _try_position(rng, ask, contract)) is not None:
            return found


def _try_position(rng: Random, ask: Ask, contract: Contract) -> Position | None:
    trump = contract.trump
    deck = list(DECK)
    rng.shuffle(deck)
    trumps = [card for card in deck if card.suit == trump]
    plains = [card for card in deck if card.suit != trump]
    size = rng.randint(2, 8)
    leader = rng.choice(list(Seat))

    def hand_of(needed: Sequence[Card], allowed: Sequence[Card]) -> Cards:
        rest = [card for card in allowed if card not in needed]
        return Cards.of([*needed, *rest[: max(0, size - len(needed))]])

    if ask in (Ask.CLOSED_LEAD, Ask.CLOSED_ONLY_TRUMPS, Ask.OPEN_LEAD):
        closed = ask is not Ask.OPEN_LEAD
        contract = Contract(contract.mode, trump, contract.buyer, contract.level, closed, contract.bid)
        match ask:
            case Ask.CLOSED_LEAD:
                hand = hand_of([trumps[0], plains[0]], deck)
            case Ask.CLOSED_ONLY_TRUMPS:
                hand = hand_of(trumps[:1], trumps)
            case _:
                hand = hand_of([], deck)
        return Position(ask, contract, Trick(leader), hand)

    led_trump = ask in (Ask.RAISE_LED_TRUMP, Ask.RAISE_OVER_PARTNER, Ask.CANNOT_RAISE)
    ruffed = ask in (Ask.OVERRUFF, Ask.UNDERRUFF, Ask.PARTNER_RUFFED)
    first = (trumps if led_trump else plains)[0]
    count = rng.randint(2 if ruffed else 1, 3)
    down = [first]
    while len(down) < count:
        # Cards that follow and cards that ruff turn up often enough for each kind of trick.
        kind = rng.choice(["follow", "trump", "any"] if ruffed else ["follow", "follow", "any"])
        pool = [
            card
            for card in deck
            if card not in down
            and (kind == "any" or card.suit == (first.suit if kind == "follow" else trump))
        ]
        if not pool:
            return None
        down.append(rng.choice(pool))
    winner = best_place(down, trump)
    partner_wins = len(down) >= 2 and winner == len(down) - 2
    best = down[winner]
    left = [card for card in deck if card not in down]
    of_led = [card for card in left if card.suit == first.suit]
    free = [card for card in left if card.suit != first.suit]
    higher = [card for card in left if card.suit == trump and beats(card, best, trump)]
    lower = [card for card in left if card.suit == trump and not beats(card, best, trump)]
    plain = [card for card in free if card.suit != trump]
    best_is_ruff = best.suit == trump and first.suit != trump

    match ask:
        case Ask.FOLLOW if of_led and free:
            hand = hand_of([of_led[0], free[0]], left)
        case Ask.RAISE_LED_TRUMP if not partner_wins and higher and lower:
            hand = hand_of([higher[0], lower[0]], left)
        case Ask.RAISE_OVER_PARTNER if partner_wins and higher and lower:
            hand = hand_of([higher[0], lower[0]], left)
        case Ask.CANNOT_RAISE if lower:
            hand = hand_of(lower[:1], [*lower, *free])
        case Ask.RUFF if not partner_wins and not best_is_ruff and higher and plain:
            hand = hand_of([higher[0], plain[0]], free)
        case Ask.RUFF_OVER_PARTNER if partner_wins and not best_is_ruff and higher and plain:
            hand = hand_of([higher[0], plain[0]], free)
        case Ask.OVERRUFF if not partner_wins and best_is_ruff and higher and lower:
            hand = hand_of([higher[0], lower[0]], free)
        case Ask.UNDERRUFF if not partner_wins and best_is_ruff and lower and plain:
            hand = hand_of([lower[0], plain[0]], [*lower, *plain])
        case Ask.PARTNER_RUFFED if partner_wins and best_is_ruff and higher and lower and plain:
            hand = hand_of([rng.choice([higher[0], lower[0]]), plain[0]], free)
        case Ask.DISCARD if plain and trump is not None:
            hand = hand_of(plain[:1], plain)
        case Ask.SUN_VOID if free:
            hand = hand_of(free[:1], free)
        case _:
            return None
    return Position(ask, contract, Trick(leader, tuple(down)), hand)


def asks(rules: Rulebook) -> tuple[Ask, ...]:
    """Return what can be asked under a rulebook."""
    return tuple(ask for ask in Ask if ask is not Ask.SUN_VOID or Mode.SUN in rules.modes)


def positions(id: str) -> st.SearchStrategy[Position]:
    """Return the strategy of positions of a rulebook, every ask equally often."""
    return seeded(lambda rng: position(rng, book(id), rng.choice(asks(book(id)))))


# --- endings ------------------------------------------------------------------------------------------------


def ending(
    rng: Random, rules: Rulebook, mode: Mode, size: int, *, closed: bool = False, held: int = 0
) -> Ending:
    """Return an ending: `size` cards a hand at the trick's start, `held` of them down, legally played."""
    drawn = random_contract(rng, rules, mode)
    contract = Contract(mode, drawn.trump, drawn.buyer, drawn.level, closed, drawn.bid)
    cards = rng.sample(DECK, 4 * size)
    hands = [Cards.of(cards[size * seat : size * (seat + 1)]) for seat in range(4)]
    trick = Trick(rng.choice(list(Seat)))
    for _ in range(held):
        seat = trick.turn
        card = rng.choice(list(legal_cards(hands[seat], trick, contract, rules)))
        hands[seat] = hands[seat].without(card)
        trick = trick.after(card)
    a, b, c, d = hands
    return Ending(rules, contract, (a, b, c, d), trick)
