"""Studies for the tests: deals played at random, with what-ifs and marks put on them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine import DECK, Card, Match, load
from lessons.board import MAIN, Mark, Study
from tests.strategies import Habits, random_match

WORDS = ("أكلة الشريك", "he holds K♠", "# not a comment", "<b>bold</b>", "at 3 note", "سطر طويل " * 9)


def random_study(rng: Random, id: str) -> Study:
    """Return a study of a random deal, with some what-ifs, some of them of others, and some marks."""
    match = random_match(rng, load(id), 0, Habits())
    study = Study.of(Match(match.rules, match.target, match.scoring, match.opening, match.deals[:1]))
    if rng.random() < 0.7:
        study = replace(study, title=rng.choice(WORDS).strip(), begins=rng.randint(0, study.lines[MAIN].last))
    for _ in range(rng.randint(0, 5)):
        place = rng.choice(list(study.places()))
        for _ in range(rng.randint(1, 4)):
            deal = study.deal(place)
            if deal.turn is None:
                break
            study, place = study.playing(place, rng.choice(deal.legal()))
    for _ in range(rng.randint(0, 5)):
        study = study.marked(rng.choice(list(study.places())), random_mark(rng))
    return study


def random_mark(rng: Random) -> Mark:
    """Return a note of a line or two, a question, an arrow and cards to look at, or some of these."""
    note = "\n".join(word.strip() for word in rng.sample(WORDS, rng.randint(0, 2)))
    ask = rng.choice(("", rng.choice(WORDS).strip()))
    arrows = tuple((rng.choice("sewn"), str(rng.choice(DECK))) for _ in range(rng.randint(0, 2)))
    lit: tuple[Card, ...] = tuple(rng.sample(DECK, rng.randint(0, 3)))
    return Mark(note, ask, arrows, tuple(map(str, lit)))
