"""What may be played and who takes the last trick: `coding`, compiled."""
# pyright: basic

from __future__ import annotations

from engine.solver.compiled.bits import lowest
from engine.solver.compiled.jit import inlined

PLAIN, TRUMPS = 0x00FFFFFF, 0xFF000000


@inlined
def playable(duties, hand, held, led, best, partner_wins):
    """`coding.playable`."""
    if held == 0:
        if duties.closed and hand & PLAIN:
            return hand & PLAIN
        return hand
    follow = hand & (0xFF << (8 * led))
    if follow:
        if led == 3 and (duties.raise_led_trump == 2 or (duties.raise_led_trump == 1 and not partner_wins)):
            higher = follow & ~((2 << best) - 1)
            if higher:
                return higher
        return follow
    trumps = hand & TRUMPS
    if not duties.trump or led == 3 or not trumps:
        return hand
    if partner_wins:
        if duties.partner_wins:
            return trumps
        return hand
    winning = trumps
    if best >> 3 == 3:
        winning = trumps & ~((2 << best) - 1)
    if duties.ruff == 0 or (duties.ruff == 1 and not winning):
        return hand
    if winning and duties.overruff:
        return winning
    return trumps


@inlined
def last_taker(trump, hands, seat):
    """Who takes the last trick, which plays itself."""
    best = lowest(hands[seat])
    taker = seat
    for step in range(1, 4):
        player = (seat + step) & 3
        card = lowest(hands[player])
        if card >> 3 == best >> 3:
            if card > best:
                best = card
                taker = player
        elif trump and card >= 24:
            best = card
            taker = player
    return taker
