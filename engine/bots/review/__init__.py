"""A hand looked back at: what each choice of a seat was worth, by what it could know and as the cards lay.

The two verdicts are kept apart. A choice is good by knowledge when it is as good as any on average over deals
drawn as they might have lain; how they really lay is luck, and told beside it.
"""

from engine.bots.review.calls import CallDecision, JudgedCall
from engine.bots.review.cards import NOTHING, CardDecision, JudgedCard, Worth
from engine.bots.review.hand import Decision, Judged, count, decisions, draw, judge, review

__all__ = [
    "NOTHING",
    "CallDecision",
    "CardDecision",
    "Decision",
    "Judged",
    "JudgedCall",
    "JudgedCard",
    "Worth",
    "count",
    "decisions",
    "draw",
    "judge",
    "review",
]
