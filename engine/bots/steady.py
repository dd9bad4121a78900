"""The bot `steady`: between `simple` and `master`, he draws six deals for a card."""

from __future__ import annotations

from engine.bots.choice import Bot
from engine.bots.sampled import Sampled

BOT: Bot = Sampled("steady", worlds=6, by_habit=True)
