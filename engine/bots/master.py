"""The bot `master`: solves twenty deals for a card and plays on sixty; for a call he plays out thirty."""

from __future__ import annotations

from engine.bots.choice import Bot
from engine.bots.sampled import Sampled

BOT: Bot = Sampled("master", worlds=20, by_habit=True, calls=30)
