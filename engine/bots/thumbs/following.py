"""Rules of thumb for playing to a trick somebody else has led: each a card, or NONE where it says nothing."""

from __future__ import annotations

from engine.bots.thumbs.bits import NONE, count, each, lowest
from engine.bots.thumbs.reading import (
    NO_CARD,
    Reading,
    better,
    bosses,
    is_boss,
    is_master,
    is_trump,
    led_suit,
    mates,
    opponents_to_play,
    rich,
    richest,
    risk,
    smallest,
    strength,
    trumps,
    winners,
)

SURE = 0.2  # a card holds: it is beaten less often than this
LIKELY = 0.35  # a card is tried where it is beaten less often than this
RISK = 0.3  # and a rich one where it is beaten less often than this
RICH = 10  # card points of a rich card
MASTER_HOKUM, MASTER_SUN = 10, 16  # how a card that nobody beats is missed, in card points
BOSS = 5  # and the highest trump, above the other trumps


def follows(now: Reading) -> bool:
    """Return whether the hand has a card of the led suit."""
    return bool(now.hand & led_suit(now))


def cost(now: Reading, card: int) -> float:
    """Return what parting with a card is felt to cost, beside its card points."""
    beside = mates(now, card)
    felt = strength(now, card) / 10
    if is_trump(now, card):
        felt += 6 + strength(now, card) / 2 + (BOSS if is_boss(now, card) else 0)
    elif is_master(now, card):
        felt += MASTER_HOKUM if trumps(now) else MASTER_SUN
    if count(beside) == 1 and now.game.points[lowest(beside)] >= RICH:
        felt += 4  # it guards a ten
    if not beside and now.hand & trumps(now) and not is_trump(now, card):
        felt -= 2  # a void to ruff with
    return felt


def loss(now: Reading, card: int) -> float:
    """Return how a card is missed, its card points counted."""
    return now.game.points[card] + cost(now, card)


def gift(now: Reading, card: int) -> float:
    """Return what a card brings a trick that is ours anyway."""
    return now.game.points[card] - cost(now, card)


def cheapest(now: Reading, cards: int) -> int:
    """Return the card least missed: few card points, no master, no trump, no guard of a ten."""
    best = NO_CARD
    for card in each(cards):
        best = better(now, best, card, -loss(now, card))
    return best[0]


# --- the partner is eating the trick ------------------------------------------------------------


def give_points(now: Reading) -> int:
    """The partner's card holds: put the points on it that would not win a trick themselves."""
    if risk(now, now.best, opponents_to_play(now)) > SURE:
        return NONE
    spare = now.legal & (~trumps(now) | led_suit(now))
    best = NO_CARD
    for card in each(spare):
        best = better(now, best, card, gift(now, card))
    given = best[0]
    return given if given != NONE and now.game.points[given] else NONE


def secure(now: Reading) -> int:
    """The partner is likely to be beaten, our master of the led suit is not: take the trick over."""
    danger = risk(now, now.best, opponents_to_play(now))
    if danger < LIKELY:
        return NONE
    holds = 0
    for card in each(winners(now) & led_suit(now)):
        if is_master(now, card) and risk(now, card, opponents_to_play(now)) <= min(SURE, danger / 2):
            holds |= 1 << card
    return cheapest(now, holds)


# --- an opponent is eating it -------------------------------------------------------------------


def keep_ard(now: Reading) -> int:
    """Two cards left, one of them the highest trump: it is kept for the last trick's ten."""
    high = bosses(now)
    others = now.legal & ~high
    if count(now.hand) != 2 or count(high) != 1 or not others:
        return NONE
    other = lowest(others)
    return other if now.on_table + now.game.points[other] < now.game.last_trick else NONE


def ruff(now: Reading) -> int:
    """Void: the smallest trump that wins and is not likely to be overruffed; not for an empty trick."""
    trump = trumps(now)
    if follows(now) or not trump or led_suit(now) == trump:
        return NONE
    small = smallest(now, winners(now) & trump)
    is_forced = not now.legal & ~trump
    return small if is_forced or now.on_table + 4 * (3 - now.held) >= 4 else NONE


def win_last(now: Reading) -> int:
    """Last to play: eat the trick with the card that would win no later one, the rich one first."""
    if now.held < 3 or not winners(now):
        return NONE
    bare = 0
    for card in each(winners(now) & ~trumps(now)):
        if not is_master(now, card):
            bare |= 1 << card
    return richest(now, bare) if bare else smallest(now, winners(now))


def win_cheaply(now: Reading) -> int:
    """The cheapest card that is likely to hold against those after us; a rich one if it is surer."""
    holds = 0
    for card in each(winners(now)):
        enough = RISK if rich(now, 1 << card, RICH) else LIKELY
        if risk(now, card, opponents_to_play(now)) <= enough:
            holds |= 1 << card
    return smallest(now, holds)
