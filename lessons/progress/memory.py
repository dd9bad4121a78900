"""What a learner remembers of each rule, and when it is time to ask again: spaced repetition by FSRS.

A card belongs to a rule of a rulebook. It is never graded by the learner: the grade follows from what was
answered. A card is a fold over the answers in their order (`remember`, one by one), and nothing is drawn at
random, so the same answers always make the same card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any, TypeVar

from fsrs import Card, Rating, Scheduler

from lessons.progress.events import Answered, in_order

Key = TypeVar("Key")

FAST = 6.0  # seconds: who is faster did not have to think
# Where there is more to read or to add up before one can answer, fast is slower.
FAST_FOR: Mapping[str, float] = {
    "count_trick": 12,
    "referee_ruling": 12,
    "two_rulebooks": 12,
    "both_scorings": 15,
    "sawa_or_not": 15,
    "trumps_out": 15,
    "void_proven": 15,
    "count_deal": 20,
    "find_error": 20,
    "find_revoke": 20,
    "write_sheet": 30,
}
LONGEST = 365  # days until a rule is asked again, however well it is known
DAY = timedelta(days=1)

# Without its fuzzing it draws nothing at random.
_SCHEDULER = Scheduler(maximum_interval=LONGEST, enable_fuzzing=False)


def grade(answered: Answered) -> Rating:
    """Return how well a rule was remembered, from what was done: wrong, with help, right, right at once."""
    if not answered.right:
        return Rating.Again
    if answered.hints:
        return Rating.Hard
    return Rating.Easy if 0 < answered.seconds < FAST_FOR.get(answered.kind, FAST) else Rating.Good


def remember(card: Card | None, answered: Answered) -> Card:
    """Return the card after an answer; None stands for a rule that was never answered before.

    Answers are to come in their order. Being quick counts once a day: who answers ten of a kind in a
    minute has them at hand, which does not say that he will in a year.
    """
    rating = grade(answered)
    if card is None:
        # the id and the date are given because the card would ask the clock for them
        card = Card(card_id=0, due=answered.at)
    elif rating is Rating.Easy and card.last_review and answered.at - card.last_review < DAY:
        rating = Rating.Good
    return _SCHEDULER.review_card(card, rating, answered.at)[0]


def fold(answers: Iterable[Answered]) -> dict[tuple[str, str], Card]:
    """Return the cards that answers make, by rulebook and rule; in whatever order they come."""
    cards: dict[tuple[str, str], Card] = {}
    for answered in sorted(answers, key=in_order):
        key = (answered.rulebook, answered.rule)
        cards[key] = remember(cards.get(key), answered)
    return cards


def due(cards: Mapping[Key, Card], now: datetime) -> tuple[Key, ...]:
    """Return the keys of the cards whose time has come, the longest overdue first."""
    return tuple(
        sorted((key for key, card in cards.items() if card.due <= now), key=lambda key: cards[key].due)
    )


def forecast(cards: Mapping[Key, Card], now: datetime, days: int) -> tuple[int, ...]:
    """Return how many cards fall due today (what is overdue with them), tomorrow, and so on.

    The days are those of the zone `now` is in.
    """
    counts = [0] * days
    for card in cards.values():
        day = max(0, (card.due.astimezone(now.tzinfo).date() - now.date()).days)
        if day < days:
            counts[day] += 1
    return tuple(counts)


def retrievability(card: Card, now: datetime) -> float:
    """Return how likely the rule is remembered now, from 0 to 1."""
    return _SCHEDULER.get_card_retrievability(card, now)


def written(card: Card) -> dict[str, Any]:
    """Return a card as JSON can hold it; `read` makes the card of it again."""
    return dict(card.to_dict())


def read(data: Mapping[str, Any]) -> Card:
    """Return the card that was written."""
    return Card.from_dict(data)  # pyright: ignore[reportArgumentType]
