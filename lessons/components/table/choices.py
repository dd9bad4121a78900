"""What the learner can do at a table now: his cards with the ruling on each, words, projects, sawa."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Call, Claim, Deal, Declare, Object, Phase, Play, Seat, Status, Verdict
from engine.actions import PASS, Laid, Request, Saying
from engine.choices import Enforcement
from engine.contract import Capot
from engine.penalties import can_be_called
from engine.projects import identify
from engine.reasons import Reason
from engine.rulebook import Rulebook
from lessons.components.fan import sorted_hand
from lessons.components.table.scene import Bid, Button, Choice, Fate, Held, Why
from lessons.i18n import Speech
from lessons.syllabus import teaching

FATES = {Status.ALLOWED: Fate.OPEN, Status.FAULT: Fate.FAULT, Status.REFUSED: Fate.REFUSED}


# --- the hand and the reasons -------------------------------------------------------------------------


def hand(deal: Deal, me: Seat, reasons: Sequence[Why], said: Speech) -> tuple[Held, ...]:
    """Return the cards of the hand in their order, each with its fate and the place of its reason."""
    trump = None if deal.contract is None else deal.contract.trump
    about = {card: place for place, why in enumerate(reasons) for card in why.about}
    playing = deal.phase is Phase.PLAY and deal.turn is me
    return tuple(
        Held(str(card), said.card_name(card), reasons[about[str(card)]].fate, about[str(card)])
        if playing
        else Held(str(card), said.card_name(card), Fate.WAITING)
        for card in sorted_hand(deal.hands[me], trump, deal.rules)
    )


def reasons(deal: Deal, me: Seat, said: Speech) -> tuple[Why, ...]:
    """Return the rulings on every card of the hand, or on every word of the moment; alike ones once."""
    if deal.turn is not me:
        return ()
    if deal.phase is Phase.PLAY:
        trump = None if deal.contract is None else deal.contract.trump
        cards = sorted_hand(deal.hands[me], trump, deal.rules)
        ruled = [(str(card), deal.judge(Play(card))) for card in cards]
        would_do = tuple(card for card, verdict in ruled if verdict.is_allowed)
    else:
        ruled, would_do = ruled_words(deal, said), ()
    grouped: dict[tuple[str, Status, str], tuple[list[str], Verdict]] = {}
    for name, verdict in ruled:
        key = (verdict.reason.rule, verdict.status, said.because(verdict, me=me))
        grouped.setdefault(key, ([], verdict))[0].append(name)
    found = (
        explained(names, verdict, deal.rules, me, said, () if verdict.is_allowed else would_do)
        for names, verdict in grouped.values()
    )
    return tuple(sorted(found, key=lambda why: why.fate is not Fate.OPEN))


def explained(
    about: Iterable[str],
    verdict: Verdict,
    rules: Rulebook,
    me: Seat,
    said: Speech,
    would_do: Iterable[str] = (),
) -> Why:
    """Return a ruling in words: what it is about, the sentence, the cards that would do, the clauses."""
    return Why(
        about=tuple(about),
        fate=FATES[verdict.status],
        text=said.because(verdict, me=me),
        would_do=tuple(would_do),
        clauses=clauses_in_words(verdict.reason, rules, said),
        link=clause_link(verdict.reason, said),
        lesson=lesson_link(verdict.reason, rules, said),
    )


def ruled_words(deal: Deal, said: Speech) -> list[tuple[str, Verdict]]:
    """Return every word of the moment with its ruling; a bid once for all its suits where they fare alike."""
    ruled = [(call, deal.judge(call)) for call in deal.words()]
    fates: dict[object, set[Status]] = {}
    for call, verdict in ruled:
        fates.setdefault(call.bid, set()).add(verdict.status)
    rows: dict[str, Verdict] = {}
    for call, verdict in ruled:
        alike = call.bid is not None and len(fates[call.bid]) == 1
        rows.setdefault(bid_number(call.bid, said) if call.bid and alike else word(call, deal, said), verdict)
    return list(rows.items())


def clauses_in_words(reason: Reason, rules: Rulebook, said: Speech) -> tuple[tuple[str, str], ...]:
    """Return a reason's clauses: which and whence, and the wording."""
    basis = said.basis(reason.basis)
    return tuple((f"{said.clause_ref(id)} ({basis})", said.clause(id, rules)) for id in reason.clauses)


def clause_link(reason: Reason, said: Speech) -> str:
    """Return the address where a reason's first clause stands in its rulebook; empty without a clause."""
    book, _, number = next(iter(reason.clauses), "").partition(":")
    return f"rulebooks?lang={said.language}&book={book}&clause={number}" if number else ""


def lesson_link(reason: Reason, rules: Rulebook, said: Speech) -> str:
    """Return the address of the lesson that teaches a reason's rule; empty if none does."""
    slug = teaching(rules).get(reason.rule)
    return f"lesson?lang={said.language}&lesson={slug}" if slug else ""


# --- words --------------------------------------------------------------------------------------------


def word(call: Call, deal: Deal, said: Speech) -> str:
    """Return a call as it is said now."""
    return said.call(call, round=call_round(deal))


def call_round(deal: Deal) -> int:
    """Return the round a word is said in: 1 or 2 in the auction, 0 in the raises."""
    return deal.auction.round if deal.phase is Phase.AUCTION else 0


def bid_number(bid: int | Capot, said: Speech) -> str:
    """Return a bid without its suit."""
    return said.term("kaboot") if isinstance(bid, Capot) else said.number(bid)


def calls(deal: Deal, said: Speech) -> tuple[Button, ...]:
    """Return a button for every word that may be said now, but for bids."""
    return tuple(
        Button(str(call), word(call, deal, said), "plain" if call == PASS else "main")
        for call in _legal_calls(deal)
        if call.bid is None
    )


def bids(deal: Deal, said: Speech) -> tuple[Bid, ...]:
    """Return the heights that may be bid now, each with its suits."""
    found: dict[object, list[Call]] = {}
    for call in _legal_calls(deal):
        if call.bid is not None:
            found.setdefault(call.bid, []).append(call)
    return tuple(
        Bid(bid_number(height, said), tuple(Button(str(call), said.call(call), "main") for call in of_height))
        for height, of_height in found.items()
        if isinstance(height, int | Capot)
    )


def _legal_calls(deal: Deal) -> Iterable[Call]:
    return (action for action in deal.legal() if isinstance(action, Call))


# --- projects, baloot, sawa, objections ---------------------------------------------------------------


def extras(deal: Deal, me: Seat, said: Speech) -> tuple[Button | Choice, ...]:
    """Return what may be done beside a card or a word."""
    actions = deal.legal() if deal.turn is me else ()
    found: list[Button | Choice] = [
        Button(str(action), said.ui("declare-these", projects=projects_in_words(action, deal, said)), "main")
        for action in actions
        if isinstance(action, Declare)
    ]
    found += [
        Button(str(action), said.ui("say-baloot-with", card=said.card(action.card)), "main")
        for action in actions
        if isinstance(action, Play) and action.saying is Saying.BALOOT
    ]
    if any(isinstance(action, Claim) for action in actions):
        confirm = Button(str(Claim()), said.ui("sawa-confirm"), "main")
        found.append(Choice(said.ui("sawa"), said.ui("sawa-explain"), (confirm,)))
    objections = objection_buttons(deal, me, said)
    if objections:
        referee = deal.rules.penalties.enforcement is Enforcement.REFEREE
        label, explain = ("object", "object-explain") if referee else ("qaid-call", "qaid-explain")
        found.append(Choice(said.ui(label), said.ui(explain), objections))
    return tuple(found)


def objection_buttons(deal: Deal, me: Seat, said: Speech) -> tuple[Button, ...]:
    """Return what may be asked of the referee, or the qaid at a table without one."""
    referee = deal.rules.penalties.enforcement is Enforcement.REFEREE
    requests = [request for request in Request if can_be_called(deal.rules, request)]
    return tuple(
        Button(
            str(Object(me, request, laid)),
            said.ui(f"object-{request}-{laid}" if referee else "qaid-confirm"),
        )
        for request in requests
        if deal.judge(Object(me, request)).is_allowed
        for laid in (Laid if referee else (Laid.DOWN,))
    )


def projects_in_words(action: Declare, deal: Deal, said: Speech) -> str:
    """Return the projects a player may declare, each by its name with its cards."""
    assert deal.contract is not None
    found = [identify(part, deal.contract.mode, deal.rules) for part in action.projects]
    return said.listed(
        [f"{said.project(project.name)} ({said.cards(project.cards)})" for project in found if project]
    )
