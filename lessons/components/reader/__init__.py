"""A rulebook to be read: its clauses, what rests on each, what it takes from elsewhere; and two compared."""

from lessons.components.reader.clauses import Reader, book
from lessons.components.reader.compare import compared
from lessons.components.reader.outline import clause_place

__all__ = ["Reader", "book", "clause_place", "compared"]
