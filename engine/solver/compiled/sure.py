"""What is sure at a trick's start: `sure`, compiled."""
# pyright: basic

from __future__ import annotations

from engine.solver.compiled.bits import highest, lowest, popcount
from engine.solver.compiled.jit import inlined
from engine.solver.compiled.rules import PLAIN

NONE = -1
NEVER = -1000  # added where the partner has nothing to add


@inlined
def top_trumps(worth, ours, theirs):
    """The points of the highest trumps as far as one side has them: whoever leads, each takes its trick."""
    points = 0
    while ours > theirs:
        card = highest(ours)
        ours ^= 1 << card
        points += worth[24 + card]
    return points


@inlined
def sure_points(duties, worth, hands, seat, size, open_points):
    """The card points that the player on lead takes at once, alone or with his partner, whatever others do.

    He leads his own best cards first; then, where he can, a suit whose best cards his partner has.
    """
    me = hands[seat]
    left = hands[(seat + 1) & 3]
    partner = hands[(seat + 2) & 3]
    right = hands[(seat + 3) & 3]
    points = 0
    more = 0
    void = 0
    spare = partner
    tricks = 0
    trumps_left = 0
    trumps_right = 0
    trumps_partner = 0
    discards = 99
    gain = 0
    given = 0
    can_give = False
    gives = True
    suits = 4
    if duties.trump:
        suits = 3
        taken = 0
        if not (duties.closed and me & PLAIN):
            mine = me >> 24
            a = left >> 24
            b = right >> 24
            p = partner >> 24
            q = p
            top_a = highest(a) if a else NONE
            top_b = highest(b) if b else NONE
            while mine:
                card = highest(mine)
                if (a and card < top_a) or (b and card < top_b):
                    break
                if p and (highest(p) if duties.raise_led_trump == 2 else lowest(p)) > card:
                    break
                mine ^= 1 << card
                points += worth[24 + card]
                if a:
                    points += worth[24 + lowest(a)]
                    a &= a - 1
                if b:
                    points += worth[24 + lowest(b)]
                    b &= b - 1
                if p:
                    low = lowest(p)
                    points += worth[24 + low]
                    p &= p - 1
                    under = q & ((1 << card) - 1)
                    if under:
                        best = highest(under)
                        more += worth[24 + best] - worth[24 + low]
                        q ^= 1 << best
                    else:
                        more += NEVER
                else:
                    void += 1
                taken += 1
        if taken == 0:
            points = top_trumps(worth, (me | partner) >> 24, (left | right) >> 24)
        tricks = taken
        spare &= PLAIN
        trumps_left = max(popcount(left >> 24) - taken, 0)
        trumps_right = max(popcount(right >> 24) - taken, 0)
        trumps_partner = max(popcount(partner >> 24) - taken, 0)
        if trumps_partner:
            discards = popcount(partner & PLAIN)
        gives = not (duties.partner_wins or trumps_left or trumps_right)
    for suit in range(suits):
        mine = me >> (8 * suit) & 255
        p = partner >> (8 * suit) & 255
        if not mine | p:
            continue
        a = left >> (8 * suit) & 255
        b = right >> (8 * suit) & 255
        q = p
        top_a = highest(a) if a else NONE
        top_b = highest(b) if b else NONE
        base = 8 * suit
        began = tricks
        while mine:
            card = highest(mine)
            if a:
                if card < top_a:
                    break
            elif trumps_left:
                break
            if b:
                if card < top_b:
                    break
            elif trumps_right:
                break
            if p:
                if lowest(p) > card:
                    break
            elif trumps_partner and duties.partner_wins:
                break
            if discards <= 0:
                break
            mine ^= 1 << card
            points += worth[base + card]
            if a:
                points += worth[base + lowest(a)]
                a &= a - 1
            if b:
                points += worth[base + lowest(b)]
                b &= b - 1
            if p:
                low = lowest(p)
                points += worth[base + low]
                p &= p - 1
                under = q & ((1 << card) - 1)
                if under:
                    best = highest(under)
                    more += worth[base + best] - worth[base + low]
                    q ^= 1 << best
                else:
                    more += NEVER
            else:
                void += 1
            tricks += 1
            discards -= 1
        if tricks > began:
            spare &= ~(255 << base)
        elif p > a | b and gives:
            can_give = can_give or mine != 0
            while p:
                card = highest(p)
                if (a and card < top_a) or (b and card < top_b) or (mine and lowest(mine) > card):
                    break
                p ^= 1 << card
                gain += worth[base + card]
                if mine:
                    gain += worth[base + lowest(mine)]
                    mine &= mine - 1
                a &= a - 1
                b &= b - 1
                given += 1
    if tricks >= size:
        return open_points
    together = 0
    if can_give and void + given <= popcount(spare):
        if tricks + given >= size:
            return open_points
        together = points + gain
        if more > 0:
            together += more
    if void <= popcount(spare):
        while void:
            rest = spare
            best = NONE
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                if best < 0 or worth[card] > worth[best]:
                    best = card
            spare ^= 1 << best
            more += worth[best]
            void -= 1
        if more > 0:
            points += more
    return max(points, together)
