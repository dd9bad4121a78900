"""A position as small integers: the form both solvers search in.

A card is `8 * suit + strength`: strength 0 to 7 in that suit's own order, the trump suit last (3), so that
comparing two cards of a suit is comparing two integers and a hand is 32 bits. The duties are integers too:
the search knows no rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from engine.cards import DECK, SUITS, Suit
from engine.choices import ClosedLead, Overruff, PartnerWins, RaiseLedTrump, Ruff
from engine.contract import ranking
from engine.rulebook import Rulebook
from engine.solver.position import Position

TRUMP = 3  # the place of the trump suit
PLAIN_BITS = 0x00FFFFFF  # the three other suits, where there is a trump


class Duties(NamedTuple):
    """What binds a player, as `engine.play` folds it, in integers."""

    trump: int  # 1 in hokum
    closed: int  # 1: trump is not led while anything else is held
    raise_led_trump: int  # 0 never, 1 unless the partner wins, 2 always
    ruff: int  # void while an opponent wins: 0 free, 1 ruff if that wins, 2 any trump
    overruff: int  # 1: a ruff must win where it can
    partner_wins: int  # void while the partner wins: 1 must trump


@dataclass(frozen=True, slots=True)
class Coding:
    """How the cards of one contract are coded, what they are worth, and the duties.

    `code` is by card index, `card` the way back; `plain` and `trump` are card points by strength.
    """

    duties: Duties
    code: tuple[int, ...]
    card: tuple[int, ...]
    plain: tuple[int, ...]
    trump: tuple[int, ...]
    last_trick: int
    coded: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)  # by suit and its bits

    def __post_init__(self) -> None:
        sets = (tuple(self._coded(held << suit) for held in range(1 << 8)) for suit in range(0, 32, 8))
        object.__setattr__(self, "coded", tuple(sets))

    @property
    def points(self) -> tuple[int, ...]:
        """The card points by code."""
        return self.plain * 3 + (self.trump if self.duties.trump else self.plain)

    def hand(self, mask: int) -> int:
        """Return a set of cards, bits by index, as bits by code."""
        a, b, c, d = self.coded
        return a[mask & 0xFF] | b[mask >> 8 & 0xFF] | c[mask >> 16 & 0xFF] | d[mask >> 24]

    def _coded(self, mask: int) -> int:
        coded = 0
        while mask:
            low = mask & -mask
            coded |= 1 << self.code[low.bit_length() - 1]
            mask ^= low
        return coded

    def card_points(self, hand: int) -> int:
        """Return the card points of a coded hand."""
        return sum(worth for code, worth in enumerate(self.points) if hand >> code & 1)


class Start(NamedTuple):
    """Where a search begins: coded hands by seat, and the trick under way.

    `led` is a suit's place, `best` the code of the card that is winning, `best_seat` its player, `points`
    the card points on the table; all but `seat`, who is to move, are 0 when he leads (`held` 0).
    """

    hands: tuple[int, int, int, int]
    seat: int
    held: int = 0
    led: int = 0
    best: int = 0
    best_seat: int = 0
    points: int = 0

    def open_points(self, coding: Coding) -> int:
        """Return the card points still to be taken, the table's and the last trick's ten included."""
        a, b, c, d = self.hands
        return coding.card_points(a | b | c | d) + self.points + coding.last_trick


Question = tuple[Coding, Start]


@cache
def coding(rules: Rulebook, trump: Suit | None, closed: bool) -> Coding:
    """Return the coding of a contract's cards under a rulebook."""
    rank = ranking(rules, trump)
    places = {suit: place for place, suit in enumerate(SUITS)}
    if trump is not None:
        places[SUITS[TRUMP]], places[trump] = places[trump], TRUMP
    code = tuple(8 * places[card.suit] + rank.strength[card.index] for card in DECK)
    card = tuple(sorted(range(32), key=lambda index: code[index]))
    worth = tuple(rank.points[index] for index in card)
    return Coding(_duties(rules, trump, closed), code, card, worth[:8], worth[24:], rules.cards.last_trick)


def _duties(rules: Rulebook, trump: Suit | None, closed: bool) -> Duties:
    play = rules.play
    if trump is None:
        return Duties(0, 0, 0, 0, 0, 0)
    return Duties(
        trump=1,
        closed=int(closed and play.keep_trump_when_closed is not ClosedLead.FREE),
        raise_led_trump={RaiseLedTrump.NEVER: 0, RaiseLedTrump.UNLESS_PARTNER_WINS: 1}.get(
            play.raise_led_trump, 2
        ),
        ruff={Ruff.FREE: 0, Ruff.TO_WIN: 1}.get(play.ruff, 2),
        overruff=int(play.overruff is Overruff.IF_ABLE),
        partner_wins=int(play.partner_wins is PartnerWins.RUFF),
    )


def start(position: Position, coded: Coding) -> Start:
    """Return a position as the search wants it."""
    a, b, c, d = (coded.hand(cards.mask) for cards in position.hands)
    led = best = best_seat = points = 0
    for player, card in position.trick.plays():
        code = coded.code[card.index]
        points += coded.points[code]
        if player is position.trick.leader:
            led, best, best_seat = code >> 3, code, int(player)
        elif beats(code, best, coded.duties.trump):
            best, best_seat = code, int(player)
    held = len(position.trick.cards)
    return Start((a, b, c, d), int(position.turn), held, led, best, best_seat, points)


def beats(card: int, best: int, trump: int) -> bool:
    """Return whether a card played later wins over the best so far."""
    if card >> 3 == best >> 3:
        return card > best
    return bool(trump) and card >> 3 == TRUMP


def playable(duties: Duties, hand: int, held: int, led: int, best: int, partner_wins: bool) -> int:
    """Return the cards of a coded hand that may be played: `engine.play` in integers."""
    if held == 0:
        return hand & PLAIN_BITS or hand if duties.closed else hand
    follow = hand & (0xFF << (8 * led))
    higher = -(2 << best)
    if follow:
        must_raise = duties.raise_led_trump == 2 or (duties.raise_led_trump == 1 and not partner_wins)
        return follow & higher or follow if led == TRUMP and duties.trump and must_raise else follow
    trumps = hand & ~PLAIN_BITS
    if not duties.trump or led == TRUMP or not trumps:
        return hand
    if partner_wins:
        return trumps if duties.partner_wins else hand
    winning = trumps & higher if best >> 3 == TRUMP else trumps
    if duties.ruff == 0 or (duties.ruff == 1 and not winning):
        return hand
    return winning if winning and duties.overruff else trumps
