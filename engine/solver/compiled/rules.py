"""What may be played and who takes the last trick: `coding`, compiled."""
# pyright: basic

from __future__ import annotations

from engine.solver.compiled.bits import lowest
from engine.solver.compiled.jit import jit

PLAIN, TRUMPS = 0x00FFFFFF, 0xFF000000
# The duties, in the order of `coding.Duties`.
D_TRUMP, D_CLOSED, D_RAISE, D_RUFF, D_OVERRUFF, D_PARTNER = range(6)


@jit
def playable(duties, hand, held, led, best, partner_wins):
    """`coding.playable`."""
    if held == 0:
        if duties[D_CLOSED] and hand & PLAIN:
            return hand & PLAIN
        return hand
    follow = hand & (0xFF << (8 * led))
    if follow:
        if led == 3 and (duties[D_RAISE] == 2 or (duties[D_RAISE] == 1 and not partner_wins)):
            higher = follow & ~((2 << best) - 1)
            if higher:
                return higher
        return follow
    trumps = hand & TRUMPS
    if not duties[D_TRUMP] or led == 3 or not trumps:
        return hand
    if partner_wins:
        if duties[D_PARTNER]:
            return trumps
        return hand
    winning = trumps
    if best >> 3 == 3:
        winning = trumps & ~((2 << best) - 1)
    if duties[D_RUFF] == 0 or (duties[D_RUFF] == 1 and not winning):
        return hand
    if winning and duties[D_OVERRUFF]:
        return winning
    return trumps


@jit
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
