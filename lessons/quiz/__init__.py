"""Questions that never run out: every one drawn from a seed, every answer computed by the engine."""

from lessons.quiz.making import about, ask, drilling, every_kind, fitting, make
from lessons.quiz.question import (
    CardsShown,
    FactsShown,
    Kind,
    Option,
    Position,
    Question,
    SheetShown,
    Shown,
    TableShown,
    TricksShown,
)

__all__ = [
    "CardsShown",
    "FactsShown",
    "Kind",
    "Option",
    "Position",
    "Question",
    "SheetShown",
    "Shown",
    "TableShown",
    "TricksShown",
    "about",
    "ask",
    "drilling",
    "every_kind",
    "fitting",
    "make",
]
