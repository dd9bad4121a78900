"""The answer sheet: what is right, why, and the clauses with their wording. The engine's, never typed."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Verdict, score
from engine.reasons import Reason
from engine.rulebook import Rulebook
from lessons.components.because import sentences
from lessons.components.table.choices import clauses_in_words, reasons
from lessons.i18n import Speech, isolate
from lessons.sheets.drawn import Data
from lessons.sheets.sheet import Asked, Own
from lessons.sheets.texts import Run, paragraphs, runs


def answer(item: Own | Asked, said: Speech) -> Data:
    """Return what the answer sheet says of an item."""
    return _to_own(item, said) if isinstance(item, Own) else _to_question(item, said)


def _to_question(item: Asked, said: Speech) -> Data:
    """The answer to a question of the quiz: the option, why, the clauses."""
    question = item.question
    why = sentences(question.because, question.me, said)
    told = [] if question.told is None else [said.line(question.told, question.me)]
    place = [option.id for option in question.options].index(question.answer)
    return {
        "letter": "" if item.lines else letter(place, said),
        "right": [runs(said.line(question.right.label, question.me))],
        "told": [runs(text) for text in (*told, *why)],
        "ruled": [],
        "clauses": _clauses(why.values(), item.rules, said),
    }


def _to_own(item: Own, said: Speech) -> Data:
    """The teacher's own answer with the clauses he names; without one, what the engine says of the moment."""
    named = {id: said.clause(id) for id in item.clauses if id in item.rules.clauses}
    own = paragraphs(item.answer)
    return {
        "letter": "",
        "right": own,
        "told": [] if own else [runs(text) for text in _standing(item, said)],
        "ruled": [] if own else _ruled(item, said),
        "clauses": [
            *([] if own else _clauses(_decided(item), item.rules, said)),
            *(_clause(said.clause_ref(id), wording) for id, wording in named.items()),
        ],
    }


def letter(place: int, said: Speech) -> str:
    """Return what the option at a place is called: a letter, a number once there are no more."""
    found = said.ui("print-letters").split()
    return found[place] if place < len(found) else said.number(place + 1)


def _standing(item: Own, said: Speech) -> list[str]:
    """Whose turn it is; of a deal that is over, how it ended, who won it, what is written."""
    deal, me = item.moment.deal, item.moment.me
    if deal.turn is me:
        return [said.ui("your-turn")]
    if deal.turn is not None:
        return [said.ui("their-turn", seat=said.seat(deal.turn, me))]
    scored = score(deal)
    ended = [] if deal.ending is None else [said.ending(deal.ending, me)]
    return ended if scored is None else [*ended, said.decided(scored, me), said.written(scored, me)]


def _decided(item: Own) -> list[Reason]:
    """The rule that decided a deal that is over."""
    scored = score(item.moment.deal)
    return [] if scored is None else [scored.decided_by]


def _ruled(item: Own, said: Speech) -> list[Data]:
    """Everything that could be done at the moment, alike ones once: what, the ruling, its clauses."""
    deal = item.moment.deal
    if deal.turn is None:
        return []
    signs = {str(card): said.card(card) for card in deal.hands[deal.turn]}
    return [
        {
            "fate": why.fate.value,
            "about": runs(said.listed([signs.get(name, name) for name in why.about])),
            "text": runs(why.text),
            "clauses": [_clause(ref, wording) for ref, wording in why.clauses],
        }
        for why in reasons(deal, deal.turn, said)
    ]


def _clauses(rulings: Iterable[Verdict | Reason], rules: Rulebook, said: Speech) -> list[Data]:
    """The clauses that rulings rest on, each once."""
    rows: dict[str, str] = {}
    for one in rulings:
        rows |= dict(clauses_in_words(one.reason if isinstance(one, Verdict) else one, rules, said))
    return [_clause(ref, wording) for ref, wording in rows.items()]


def _clause(ref: str, wording: str) -> dict[str, list[Run]]:
    return {"ref": runs(isolate(ref)), "wording": runs(wording)}
