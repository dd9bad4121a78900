"""The bot `master`: draws twenty deals for a card, thirty for a call, and takes what is best over them."""

from __future__ import annotations

from engine.bots.choice import Bot
from engine.bots.sampled import Sampled

BOT: Bot = Sampled("master", worlds=20, by_habit=True, calls=30)
