"""How good a card looks before it is searched: `order`, compiled."""
# pyright: basic

from __future__ import annotations

from engine.solver.compiled.bits import lowest
from engine.solver.compiled.jit import inlined, jit
from engine.solver.compiled.rules import TRUMPS

NONE = -1
FIRST = 1000  # above every promise
DEPTH = 36  # the rows of a stack: cards, and room; `cards` has one more, for the promises


@jit
def promise_of_lead(trump, worth, hands, seat, card):
    """How good a lead looks: what nobody beats, by points; then to the partner's best; then low."""
    left = hands[(seat + 1) & 3]
    partner = hands[(seat + 2) & 3]
    right = hands[(seat + 3) & 3]
    suit = 0xFF << (8 * (card >> 3))
    is_plain = trump and card < 24
    ruffed = is_plain and (
        ((left & suit) == 0 and left & TRUMPS != 0) or ((right & suit) == 0 and right & TRUMPS != 0)
    )
    partner_ruffs = is_plain and (partner & suit) == 0 and partner & TRUMPS != 0
    if ((left | right) & suit) >> (card + 1) == 0:
        if ruffed:
            return (8 if partner_ruffs else -10) - worth[card]
        return 60 + worth[card] + (5 if trump and card >= 24 else 0)
    if partner & suit > (left | right) & suit:
        return (0 if ruffed else 30) - worth[card]
    if partner_ruffs and not ruffed:
        return 25 - worth[card]
    return 5 - 2 * worth[card]


@jit
def promise_in_trick(trump, worth, hands, held, seat, led, best, best_seat, card):
    """How good a card looks in a trick: points where our side holds it, else the cheapest."""
    suit = 0xFF << (8 * led)
    ruff = trump and card >= 24
    wins = card > best if card >> 3 == best >> 3 else ruff
    partner_wins = (best_seat ^ seat) & 1 == 0
    if wins or partner_wins:
        top = card if wins else best
        is_beaten = False
        if held < 3:
            after = hands[(seat + 1) & 3]
            if after & suit:
                is_beaten = top >> 3 == led and (after & suit) >> (top + 1) != 0
            else:
                is_beaten = trump and after & TRUMPS != 0 and (top < 24 or after >> (top + 1) != 0)
        if is_beaten:
            return 10 - worth[card]
        return 40 + worth[card] - (15 if wins and partner_wins else 0) - (10 if wins and ruff else 0)
    takes = False
    if held == 1:
        partner = hands[(seat + 2) & 3]
        if partner & suit:
            takes = best >> 3 == led and (partner & suit) >> (best + 1) != 0
        else:
            takes = trump and partner & TRUMPS != 0
    return (5 - worth[card] if takes else -2 * worth[card]) - (3 if ruff else 0)


@inlined
def put_in_order(trump, worth, hands, held, seat, led, best, best_seat, first, legal, others, cards, d):
    """Fill row `d` with the cards to try, the promising ones first, of equals one; return how many."""
    size = 0
    before = NONE
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if (
            before >= 0
            and before >> 3 == card >> 3
            and worth[before] == worth[card]
            and not others & ((1 << card) - (2 << before))
        ):
            before = card
            continue
        before = card
        if card == first:
            promise = FIRST
        elif held:
            promise = promise_in_trick(trump, worth, hands, held, seat, led, best, best_seat, card)
        else:
            promise = promise_of_lead(trump, worth, hands, seat, card)
        place = size
        while place > 0 and cards[DEPTH, place - 1] < promise:
            cards[DEPTH, place] = cards[DEPTH, place - 1]
            cards[d, place] = cards[d, place - 1]
            place -= 1
        cards[DEPTH, place] = promise
        cards[d, place] = card
        size += 1
    return size
