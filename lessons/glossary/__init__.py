"""The words of the game: every term a learner meets, in every tongue it is said in.

>>> terms()["trump"].words[Tongue.FR]
('atout',)
"""

from lessons.glossary.finding import search
from lessons.glossary.words import GlossaryError, Group, Term, Tongue, terms

__all__ = ["GlossaryError", "Group", "Term", "Tongue", "search", "terms"]
