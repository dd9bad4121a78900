"""Rules of thumb for leading a trick, in the order a beginner asks himself."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.reading import Reading
from engine.cards import Card, Cards, suit_mask
from engine.seats import Seat

Rule = Callable[[Reading], Card | None]

TEN = 10  # card points of a card that is not led away lightly
SAFE = 0.4  # a master is led where it is ruffed less often than this


def lead(reading: Reading) -> tuple[str, Card]:
    """Return the card to lead and the rule of thumb that chose it."""
    for key, rule in LEADS:
        if (card := rule(reading)) is not None:
            return key, card
    return "lead_low", _low(reading)


def _keep_ard(reading: Reading) -> Card | None:
    """Two cards left, one of them the highest trump: the other goes first, the last trick is ours."""
    bosses = [card for card in reading.legal if reading.is_boss(card)]
    others = [card for card in reading.legal if card not in bosses]
    if len(reading.view.hand) != 2 or len(bosses) != 1 or len(others) != 1:
        return None
    return None if reading.is_trump(others[0]) or reading.is_master(others[0]) else others[0]


def _draw_trump(reading: Reading) -> Card | None:
    """The buyer's side draws the trumps the others may hold: from the top, or a small one first."""
    trumps = [card for card in reading.legal if reading.is_trump(card)]
    theirs = reading.held_by(reading.opponents, reading.trump)
    if not trumps or not theirs or reading.team is not reading.contract.buyers:
        return None
    top = max(trumps, key=reading.strength)
    if reading.seat is not reading.contract.buyer:
        first = not any(trick.cards[0].bit & reading.trump for trick in reading.view.tricks)
        return (top if reading.is_boss(top) else min(trumps, key=reading.strength)) if first else None
    if reading.is_boss(top):
        return top
    if len(trumps) >= 4 or (len(trumps) == 3 and theirs.bit_count() >= 4):
        return min(trumps, key=lambda card: (reading.points(card), reading.strength(card)))
    return None


def _master(reading: Reading) -> Card | None:
    """A card nobody can beat, the one least likely to be ruffed; then the richest."""
    masters = [
        (card, reading.risk(card, reading.opponents))
        for card in reading.legal
        if not reading.is_trump(card) and reading.is_master(card)
    ]
    safe = [(card, risk) for card, risk in masters if risk <= SAFE]
    if not safe:
        return None
    return max(safe, key=lambda row: reading.points(row[0]) * (1.0 - row[1]) - 10 * row[1])[0]


def _partner_suit(reading: Reading) -> Card | None:
    """The suit the partner led himself, unless an opponent is out of it; the top of two, else the lowest."""
    for suit in led_by(reading, reading.seat.partner):
        mine = [card for card in reading.legal if card.bit & suit]
        if not mine or suit == reading.trump or not reading.may_hold[reading.seat.partner] & suit:
            continue
        if all(reading.may_hold[seat] & suit for seat in reading.opponents):
            low = [card for card in mine if reading.points(card) < TEN]
            if low:
                return min(low, key=reading.strength)
    return None


def led_by(reading: Reading, seat: Seat) -> list[int]:
    """Return the suits a seat led, the first one first."""
    suits = [suit_mask(trick.cards[0].suit) for trick in reading.view.tricks if trick.leader is seat]
    return list(dict.fromkeys(suits))


def _short(reading: Reading) -> Card | None:
    """A lone small card, to ruff the suit when it comes back; only with a small trump in hand."""
    small = [card for card in reading.view.hand if reading.is_trump(card) and not reading.is_boss(card)]
    if not small or reading.seat is reading.contract.buyer:
        return None
    plain = [card for card in reading.legal if not reading.is_trump(card) and not reading.mates(card)]
    lone = [card for card in plain if reading.points(card) < TEN and reading.above(card)]
    return min(lone, key=lambda card: (reading.points(card), reading.strength(card)), default=None)


def _low(reading: Reading) -> Card:
    """A small card, not a trump, from a suit that leaves no ten bare."""
    return min(reading.legal, key=lambda card: (low_cost(reading, card), card.index))


def low_cost(reading: Reading, card: Card) -> float:
    """Return what leading a card away is felt to cost, in card points."""
    mates = Cards(reading.mates(card))
    rich = [mate for mate in mates if reading.points(mate) >= TEN]
    cost = reading.points(card) + reading.strength(card) / 10
    if len(mates) == 1 and any(not reading.is_master(mate) for mate in rich):
        cost += 5  # it leaves a ten bare
    if not reading.trump:
        return cost - 1.5 * len(mates)  # a long suit may come good
    ruffers = sum(_ruffs(reading, seat, card) for seat in reading.opponents)
    return cost + 12 * reading.is_trump(card) + 2 * len(rich) + 2 * ruffers - 0.5 * len(mates)


def _ruffs(reading: Reading, seat: Seat, card: Card) -> bool:
    """Whether a seat is known to be out of the card's suit and may hold a trump."""
    may = reading.may_hold[seat]
    return not may & reading.suit(card) and bool(may & reading.trump)


LEADS: tuple[tuple[str, Rule], ...] = (
    ("keep_ard", _keep_ard),
    ("lead_trump", _draw_trump),
    ("lead_master", _master),
    ("lead_partner_suit", _partner_suit),
    ("lead_short", _short),
)
