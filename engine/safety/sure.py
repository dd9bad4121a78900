"""What each card is sure to bring, however the hidden cards lie and whatever the others play.

A search of what can be known. The three others are one adversary: whoever is to play puts down any card he
may hold, as long as all that was played leaves some way to deal out the rest. So no deal is ever looked at
and every one counts; and the player's next card depends on nothing he has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.cards import DECK, Card, Cards
from engine.safety.ending import Ending
from engine.solver.coding import Coding, Duties, beats, playable, start
from engine.solver.position import Position

Four = tuple[int, int, int, int]
ALL = 0xFFFFFFFF
NONE = -1


class Tangled(ValueError):
    """The search has grown beyond what it was allowed."""


class Stand(NamedTuple):
    """Where the play stands for the player: his cards, and what each seat may hold (coded; his own 0).

    `led`, `best`, `best_seat` and `points` are of the trick under way, as in `Start`; `open` is all that is
    still to be taken, `gained` what his side took by the trick that has just ended.
    """

    hand: int
    may: Four
    seat: int
    held: int
    led: int
    best: int
    best_seat: int
    points: int
    open: int
    gained: int = 0


@lru_cache(maxsize=1 << 10)
def sure(ending: Ending, most: int = 0) -> Mapping[Card, int]:
    """Return how much of the prize each card that may be played brings his side for certain.

    Raises Tangled when more than `most` choices had to be looked at; 0 is no bound.
    """
    search = Search(ending, most) if most else search_of(ending)
    begin, unit = search.begin, ending.prize.unit
    return {card: search.value(begin, search.code(card)) // unit for card in ending.legal}


@lru_cache(maxsize=1 << 6)
def search_of(ending: Ending) -> Search:
    """Return the search of an ending with all it has found so far."""
    return Search(ending)


class Search:
    """One ending under search."""

    def __init__(self, ending: Ending, most: int = 0) -> None:
        self.coded = ending.coded
        self.me, self.duties, self.worth = int(ending.seat), self.coded.duties, self.coded.points
        a, b, c = (seat for seat in range(4) if seat != self.me)
        self.others = (a, b, c), (b, a, c), (c, a, b)
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}  # at trick starts: at least, at most
        self.begin = _stand(ending, self.coded)
        self.nodes, self.most = 0, most

    def code(self, card: Card) -> int:
        """Return the code of a card."""
        return self.coded.code[card.index]

    def card(self, code: int) -> Card:
        """Return the card of a code."""
        return DECK[self.coded.card[code]]

    def value(self, at: Stand, card: int) -> int:
        """Return what is sure after this card of the player to move, who must be able to play it."""
        then = self.after(at, card)
        assert then is not None
        low, high = 0, then.open
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.reaches(then, middle) else (low, middle - 1)
        return then.gained + low

    def reaches(self, at: Stand, least: int) -> bool:
        """Return whether so much is sure from here on."""
        if least <= 0 or least > at.open:
            return least <= 0
        if at.held:
            return self._reaches(at, least)
        key = (at.seat, at.hand, *at.may)
        low, high = self.known.get(key, (0, at.open))
        if not low < least <= high:
            return least <= low
        found = self._reaches(at, least)
        self.known[key] = (least, high) if found else (low, least - 1)
        return found

    def _reaches(self, at: Stand, least: int) -> bool:
        self.nodes += 1
        if self.most and self.nodes > self.most:
            raise Tangled
        mine = at.seat == self.me
        return any(self.reaches(then, least - then.gained) is mine for _, then in self.choices(at)) is mine

    def choices(self, at: Stand) -> Iterator[tuple[int, Stand]]:
        """Yield the cards that can be played, each with what comes of it; of equal ones in hand, one."""
        if at.seat == self.me:
            cards = playable(self.duties, at.hand, at.held, at.led, at.best, _partner_wins(at))
            between = _union(at.may) | (1 << at.best if at.held else 0)
        else:
            cards, between = at.may[at.seat], ALL  # nobody knows who holds the card beside it: none are equal
        before = NONE
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            beside = before >> 3 == card >> 3 and not between & ((1 << before) - (1 << card))
            is_equal = beside and self.worth[before] == self.worth[card]
            before = card
            then = None if is_equal else self.after(at, card)
            if then is not None:
                yield card, then

    def after(self, at: Stand, card: int) -> Stand | None:
        """Return what comes of a card; None if the player to move cannot hold it, or could not play it."""
        bit, seat = 1 << card, at.seat
        if seat == self.me:
            hand, may = at.hand ^ bit, at.may
        else:
            hand, rest = at.hand, [one & ~bit for one in at.may]
            rest[seat] &= ~_forbidding(self.duties, at.held, at.led, at.best, _partner_wins(at), card)
            a, b, c, d = rest
            may = a, b, c, d
            if not self._can_be(may, at, _union(at.may) ^ bit):
                return None
        led, best, best_seat = at.led, at.best, at.best_seat
        if at.held == 0:
            led, best, best_seat = card >> 3, card, seat
        elif beats(card, best, self.duties.trump):
            best, best_seat = card, seat
        points = at.points + self.worth[card]
        if at.held < 3:
            return Stand(hand, may, (seat + 1) & 3, at.held + 1, led, best, best_seat, points, at.open)
        if not hand:
            points = at.open
        gained = 0 if (best_seat ^ self.me) & 1 else points
        return Stand(hand, may, best_seat, 0, 0, 0, 0, 0, at.open - points, gained)

    def _can_be(self, may: Four, at: Stand, left: int) -> bool:
        """Whether these cards can be dealt out once the player to move has played one of his.

        They can if each card may lie somewhere, each seat may hold enough, and none must hold too many.
        """
        if _union(may) != left:
            return False
        leader = at.seat - at.held & 3
        has_played = (self.me - leader & 3) < at.held
        whole = at.hand.bit_count() + has_played  # what each held at the trick's start
        for seat, one, other in self.others:
            count = whole - ((seat - leader & 3) <= at.held)
            mine = may[seat]
            if mine.bit_count() < count or (mine & ~(may[one] | may[other])).bit_count() > count:
                return False
        return True


def _stand(ending: Ending, coded: Coding) -> Stand:
    """Return an ending as the search wants it."""
    knows, none = ending.knows, Cards()
    begin = start(Position(ending.rules, ending.contract, (none, none, none, none), ending.trick), coded)
    a, b, c, d = (coded.hand(mask) for mask in knows.may_hold)
    hand = coded.hand(knows.own)
    left = coded.card_points(hand | coded.hand(knows.out)) + begin.points + coded.last_trick
    return Stand(hand, (a, b, c, d), *begin[1:], left)


def _partner_wins(at: Stand) -> bool:
    return at.held > 0 and not (at.best_seat ^ at.seat) & 1


def _union(may: Four) -> int:
    a, b, c, d = may
    return a | b | c | d


@lru_cache(maxsize=1 << 14)
def _forbidding(duties: Duties, held: int, led: int, best: int, partner_wins: bool, card: int) -> int:
    """The cards that, held beside this one, would have forbidden it."""
    bit, mask = 1 << card, 0
    for other in range(32):
        if not playable(duties, bit | 1 << other, held, led, best, partner_wins) & bit:
            mask |= 1 << other
    return mask
