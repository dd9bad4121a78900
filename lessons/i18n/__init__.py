"""Every word a reader sees, in every language: one folder each, chosen by listing the folders.

>>> from engine import load
>>> speech("en", load("online")).rule("play.follow_suit")
'Following suit'
"""

from lessons.i18n.languages import DEFAULT, Language, language, languages
from lessons.i18n.lines import Line
from lessons.i18n.speech import Speech, explain, speech
from lessons.i18n.text import Digits, isolate

__all__ = [
    "DEFAULT",
    "Digits",
    "Language",
    "Line",
    "Speech",
    "explain",
    "isolate",
    "language",
    "languages",
    "speech",
]
