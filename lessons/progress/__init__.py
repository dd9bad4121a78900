"""What the school remembers of its learners: what they did, what they know, when it is time to ask again.

Light to import: the database is loaded by `open_store`.
"""

from lessons.progress.codes import TooManyAttempts
from lessons.progress.events import Answered, Began, Done, Event, Played, number_of, run_of, token_of
from lessons.progress.memory import Card, due, forecast, grade, remember, retrievability
from lessons.progress.opening import StoreUnavailable, close_stores, open_store
from lessons.progress.streak import streak

__all__ = [
    "Answered",
    "Began",
    "Card",
    "Done",
    "Event",
    "Played",
    "StoreUnavailable",
    "TooManyAttempts",
    "close_stores",
    "due",
    "forecast",
    "grade",
    "number_of",
    "open_store",
    "remember",
    "retrievability",
    "run_of",
    "streak",
    "token_of",
]
