"""The bot `random`: any legal action, each as likely as the others; sawa seldom."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.actions import Claim
from engine.bots.choice import Bot, Choice, Thumb
from engine.view import View

SAWA = 0.02  # how often it claims where it may


@dataclass(frozen=True, slots=True)
class Chance:
    """Plays anything."""

    name: str = "random"

    def choose(self, view: View, rng: Random) -> Choice:
        """Return a legal action drawn from `rng`."""
        usual = [action for action in view.legal if not isinstance(action, Claim)]
        claims = [action for action in view.legal if isinstance(action, Claim)]
        drawn = claims if claims and rng.random() < SAWA else usual
        return Choice(rng.choice(drawn), Thumb("random", {"count": len(view.legal)}))


BOT: Bot = Chance()
