"""What to say, of the odds of every call: the best one, and what decides for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from statistics import fmean, stdev

from engine.actions import CallName
from engine.bots.odds import Odds

OFTEN = 0.25  # a kaboot in so many deals is worth telling
LEAVING = frozenset({CallName.PASS, CallName.LEAVE})
DOUBLING = frozenset({CallName.CONTRE, CallName.SURCONTRE})


class Why(StrEnum):
    """What decides for the best call."""

    CLOSE = "close"  # to speak and to pass come to the same, as far as so many deals can tell
    KABOOT = "kaboot"  # our side often takes every trick
    MADE = "made"  # we make it more often than not
    SAVES = "saves"  # we often lose it, but the others' deal would cost more
    FAILS = "fails"  # pass: whatever we buy is lost more often than not
    THEY_FAIL = "they_fail"  # pass or contre: the others buy, and lose more often than not
    DEARER = "dearer"  # pass: we might make it, but not for as much as is lost when we do not


@dataclass(frozen=True, slots=True)
class Advice:
    """The best call; another, usually the best of the kind that it is not; and what decides between them."""

    best: Odds
    other: Odds
    why: Why


def advise(odds: Sequence[Odds]) -> Advice:
    """Return what to say, where there is a call to leave the deal to others and one that is none."""
    best = max(odds, key=lambda one: one.gain)
    others = [one for one in odds if _is_leaving(one) != _is_leaving(best)]
    return compare(best, max(others, key=lambda one: one.gain))


def compare(best: Odds, rival: Odds) -> Advice:
    """Return what decides for one call against another, over the same deals."""
    return Advice(best, rival, Why.CLOSE if is_close(best, rival) else _why(best, rival))


def is_close(one: Odds, other: Odds) -> bool:
    """Return whether the deals cannot tell which of two calls is better: they differ by luck alone."""
    apart = [a - b for a, b in zip(one.gains, other.gains, strict=True)]
    return abs(fmean(apart)) <= stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else not any(apart)


def _is_leaving(one: Odds) -> bool:
    return one.call.name in LEAVING


def _why(best: Odds, rival: Odds) -> Why:
    they_fail = 2 * best.theirs_made < len(best.theirs)
    if best.call.name in DOUBLING:
        return Why.THEY_FAIL if they_fail else Why.SAVES
    if not _is_leaving(best):
        if best.kaboot >= OFTEN:
            return Why.KABOOT
        return Why.MADE if 2 * best.made >= len(best.ours) else Why.SAVES
    if 2 * rival.made < len(rival.ours):
        return Why.FAILS
    return Why.THEY_FAIL if they_fail and 2 * len(best.theirs) > best.deals else Why.DEARER
