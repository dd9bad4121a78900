"""The rulings of the arbiter: one function a question, from its fields to its answer and reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.actions import Call, Laid, Request
from engine.asked import Asked, AskError, card, distinct
from engine.auction import Buying
from engine.bidding import Bidding
from engine.cards import Cards
from engine.choices import ContractScoring, Enforcement
from engine.claims import judge_claim, rule_on_claim
from engine.contract import Bought, Contract, Level, ThrownIn, total_card_points
from engine.contract_scoring import keep
from engine.ledger import DealFacts, Step
from engine.match import match_winner
from engine.penalties import rule_on
from engine.play import judge_cards
from engine.projects import baloot_lost_beside, best_set, best_side, holds_baloot
from engine.raises import Raising
from engine.reasons import Reason, Status
from engine.rulebook import BidScoring, BuyAuction, Rulebook, ShareScoring
from engine.scoring import share
from engine.seats import SEATS, TEAMS, Seat
from engine.solver import Position, solve
from engine.trick import Trick, trick_points, winner

Ruling: TypeAlias = tuple[dict[str, Any], list[tuple[Reason, Status]]]

CODES = {
    "play.follow_suit": "must_follow_suit",
    "play.raise_led_trump": "must_overtake",
    "play.ruff": "must_ruff",
    "play.partner_wins": "must_ruff",
    "play.overruff": "must_overruff",
    "play.keep_trump_when_closed": "closed_lead",
}


def legal(asked: Asked, rules: Rulebook) -> Ruling:
    """Which cards of the hand may be played, and why not the others."""
    contract = asked.contract(rules)
    trick, hand = asked.cards("trick"), asked.cards("hand")
    if len(trick) > 3:
        raise asked.impossible("trick", "at most three cards lie before a player")
    if not 1 <= len(hand) <= 8:
        raise asked.impossible("hand", "one to eight cards")
    distinct([*hand, *trick], asked.field("hand"))
    verdicts = {
        row.card: row.verdict
        for row in judge_cards(Cards.of(hand), Trick(Seat.ZERO, tuple(trick)), contract, rules)
    }
    allowed = [str(c) for c in hand if verdicts[c].is_allowed]
    illegal = {str(c): CODES[verdicts[c].reason.rule] for c in hand if not verdicts[c].is_allowed}
    reasons = [(verdicts[c].reason, verdicts[c].status) for c in hand if not verdicts[c].is_allowed]
    return {"legal": allowed, "illegal": illegal}, reasons or [(verdicts[hand[0]].reason, Status.ALLOWED)]


def trick_winner(asked: Asked, rules: Rulebook) -> Ruling:
    """Who eats the trick, and its card points."""
    contract = asked.contract(rules)
    cards = asked.cards("trick")
    if len(cards) != 4:
        raise asked.impossible("trick", "a trick is four cards")
    distinct(cards, asked.field("trick"))
    trick = Trick(Seat.ZERO, tuple(cards))
    seat = winner(trick, contract, rules)
    reason = rules.reason("play.winner", seat=seat, cards=trick.cards)
    return {"winner": int(seat), "card_points": trick_points(trick, contract, rules)}, [
        (reason, Status.ALLOWED)
    ]


def hand_projects(asked: Asked, rules: Rulebook) -> Ruling:
    """The best declarable set of a hand, and whether its baloot counts beside it."""
    mode, trump = asked.mode(rules)
    cards = asked.cards("hand")
    if len(cards) != 8:
        raise asked.impossible("hand", "a hand is eight cards")
    distinct(cards, asked.field("hand"))
    hand = Cards.of(cards)
    best = best_set(hand, mode, rules)
    lost = baloot_lost_beside(best, True, trump, rules)
    holds = holds_baloot(hand, trump)
    found = [
        {"name": p.name, "kind": p.kind.value, "cards": [str(c) for c in p.cards], "points": p.points}
        for p in best
    ]
    reasons = [(rules.reason(f"projects.{p.name}", cards=p.cards), Status.ALLOWED) for p in best]
    if holds:
        rule = "projects.baloot" if lost is None else "projects.baloot_lost"
        reasons.append((rules.reason(rule), Status.ALLOWED if lost is None else Status.REFUSED))
    nothing = [(rules.reason("projects.declared"), Status.ALLOWED)]
    return {"projects": found, "baloot": holds and lost is None}, reasons or nothing


def declarations(asked: Asked, rules: Rulebook) -> Ruling:
    """Whose projects stand when all four declare their best, and the points of baloot."""
    mode, trump = asked.mode(rules)
    hands = asked.hands("hands")
    if any(len(hand) != 8 for hand in hands):
        raise asked.impossible("hands", "four hands of eight cards")
    declared = {seat: best_set(hand, mode, rules) for seat, hand in zip(SEATS, hands, strict=True)}
    best = best_side(declared, Seat.ZERO, rules)
    points, baloot = [0, 0], [0, 0]
    reasons: list[tuple[Reason, Status]] = []
    if best is not None:
        side, seat, project = best
        points[side] = sum(p.points for s in side.seats for p in declared[s])
        reasons.append((rules.reason("projects.best_side", seat=seat, cards=project.cards), Status.ALLOWED))
    for seat, hand in zip(SEATS, hands, strict=True):
        if holds_baloot(hand, trump):
            shown = best is not None and best[0] is seat.team
            lost = baloot_lost_beside(declared[seat], shown, trump, rules)
            baloot[seat.team] = 0 if lost else rules.projects.baloot_points
    side = None if best is None else int(best[0])
    nothing = [(rules.reason("projects.declared"), Status.ALLOWED)]
    return {"winner": side, "points": points, "baloot": baloot}, reasons or nothing


def score(asked: Asked, rules: Rulebook) -> Ruling:
    """What is written for a deal, from the card points to the sheet."""
    contract = asked.contract(rules)
    facts = _facts(asked, contract, rules)
    scored = share(facts, rules) if isinstance(rules.scoring, ShareScoring) else keep(facts, rules)
    answer: dict[str, Any] = {
        "points": list(scored.points),
        "outcome": scored.outcome.value,
        "kaboot": None if scored.kaboot is None else int(scored.kaboot),
    }
    if scored.match_winner is not None:
        answer["match_winner"] = int(scored.match_winner)
    reasons = [scored.decided_by, *(entry.reason for entry in scored.ledger.at(Step.WRITE))]
    return answer, [(reason, Status.ALLOWED) for reason in reasons]


def _facts(asked: Asked, contract: Contract, rules: Rulebook) -> DealFacts:
    total = total_card_points(rules, contract.mode)
    card_points, tricks = asked.pair("card_points", 0, total), asked.pair("tricks", 0, 8)
    if sum(card_points) != total:
        raise asked.impossible("card_points", f"they sum to {total}")
    if sum(tricks) != 8:
        raise asked.impossible("tricks", "they sum to 8")
    if any(card_points[team] and not tricks[team] for team in TEAMS):
        raise asked.impossible("tricks", "card points without a trick")
    projects = asked.pair("projects") if asked.has("projects") else (0, 0)
    baloot = asked.pair("baloot") if asked.has("baloot") else (0, 0)
    worth = rules.projects.baloot_points
    if any(points not in (0, worth) for points in baloot):
        raise asked.bad("baloot", f"0 or {worth}")
    if all(baloot) or (any(baloot) and contract.trump is None):
        raise asked.impossible("baloot", "one hand at most holds it, in hokum")
    if any(projects) and not rules.points(contract.mode):
        raise asked.impossible("projects", "this rulebook has no projects")
    scoring: ContractScoring | None = None
    if isinstance(rules.scoring, BidScoring):
        scoring = asked.word("scoring", ContractScoring)
        if contract.bid is None:
            raise AskError("missing_field", "contract.bid", "required")
    return DealFacts(contract, card_points, tricks, projects, baloot, scoring)


def auction(asked: Asked, rules: Rulebook) -> Ruling:
    """Where an auction stands after these calls."""
    state: Buying | Bidding
    hands = asked.hands("hands") if asked.has("hands") else None
    if isinstance(rules.auction, BuyAuction):
        state = Buying(rules, Seat.ZERO, card(asked, "buy_card"))
    else:
        if hands is not None and any(len(hand) != 8 for hand in hands):
            raise asked.impossible("hands", "four hands of eight cards")
        state = Bidding(rules, Seat.ZERO, hands)
    for at, call in enumerate(_calls(asked, "calls")):
        if isinstance(state, Bidding) and hands is None and call.bid in state.law.belote_bids:
            raise AskError("missing_field", "hands", "needed for this bid")
        verdict = state.judge(call)
        if not verdict.is_allowed:
            raise _illegal(f"calls[{at}]", at, verdict.reason)
        state = state.after(call)
    match state.outcome:
        case None:
            words = state.legal()
            reasons = [(state.judge(word).reason, Status.ALLOWED) for word in words]
            return {"status": "open", "speaker": int(state.speaker), "legal": list(map(str, words))}, reasons
        case ThrownIn(next_dealer):
            why = rules.reason("auction.all_pass")
            return {"status": "thrown_in", "next_dealer": next_dealer.value}, [(why, Status.ALLOWED)]
        case Bought(contract, card_to):
            answer: dict[str, Any] = {"status": "bought", "contract": _contract(contract)}
            if card_to is not None:
                answer["card_to"] = int(card_to)
            return answer, [(rules.reason("auction.over"), Status.ALLOWED)]


def _calls(asked: Asked, name: str) -> list[Call]:
    calls: list[Call] = []
    for place, value in enumerate(asked.items(name)):
        try:
            calls.append(Call.parse(value if isinstance(value, str) else ""))
        except ValueError:
            raise AskError("bad_field", f"{name}[{place}]", "expected a call such as pass") from None
    return calls


def _illegal(field: str, at: int, reason: Reason) -> AskError:
    clauses = ", ".join(reason.clauses)
    return AskError("illegal_call", field, f"{reason.rule} ({clauses})", at=at, reason=reason.rule)


def _contract(contract: Contract) -> dict[str, Any]:
    answer: dict[str, Any] = {"mode": contract.mode.value}
    if contract.trump is not None:
        answer["trump"] = contract.trump.value
    answer |= {"buyer": int(contract.buyer), "level": _level(contract.level), "closed": contract.closed}
    if contract.bid is not None:
        answer["bid"] = contract.bid if isinstance(contract.bid, int) else contract.bid.value
    return answer


def _level(level: Level) -> int | str:
    return level.value if level is Level.GAHWA else level.multiplier


def raising(asked: Asked, rules: Rulebook) -> Ruling:
    """What may be said next between the auction and the first card."""
    contract = asked.contract(rules)
    if contract.level is not Level.SINGLE:
        raise AskError("bad_field", "contract.level", "expected 1")
    state = Raising(rules, contract, asked.pair("totals"))
    for at, call in enumerate(_calls(asked, "raises")):
        verdict = state.judge(call)
        if not verdict.is_allowed:
            raise _illegal(f"raises[{at}]", at, verdict.reason)
        state = state.after(call)
    words = state.legal()
    answer = {
        "legal": list(map(str, words)),
        "by": None if state.by is None else int(state.by),
        "level": _level(state.contract.level),
        "closed": state.contract.closed,
    }
    reasons = [(state.judge(word).reason, Status.ALLOWED) for word in words]
    return answer, reasons or [(rules.reason("raises.speaker"), Status.ALLOWED)]


def claim(asked: Asked, rules: Rulebook) -> Ruling:
    """May sawa be said, and does it hold."""
    contract, hands, claimer = asked.contract(rules), asked.hands("hands"), asked.seat("claimer")
    played = asked.integer("tricks_played", 0, 7)
    if len({len(hand) for hand in hands}) != 1 or len(hands[0]) != 8 - played:
        raise asked.impossible("hands", f"four hands of {8 - played} cards after {played} tricks")
    verdict = judge_claim(len(hands[0]), True, rules)
    ruling = rule_on_claim(hands, claimer, contract, rules)
    answer: dict[str, Any] = {"allowed": verdict.is_allowed, "valid": ruling.holds}
    if ruling.refutation is not None:
        answer["line"] = [str(c) for c in ruling.refutation.line]
    outcome = Status.ALLOWED if ruling.holds else Status.REFUSED
    return answer, [(verdict.reason, verdict.status), (ruling.reason, outcome)]


def solved(asked: Asked, rules: Rulebook) -> Ruling:
    """The exact value of each legal card, in card points to the end for the mover's team."""
    contract, hands, leader = asked.contract(rules), asked.hands("hands"), asked.seat("leader")
    trick = Trick(leader, tuple(asked.cards("trick")) if asked.has("trick") else ())
    if len(trick.cards) > 3:
        raise asked.impossible("trick", "at most three cards")
    distinct([*trick.cards, *(c for hand in hands for c in hand)], asked.field("hands"))
    left = len(hands[trick.turn])
    due = {leader.after(step): left - (step < len(trick.cards)) for step in range(4)}
    if not 1 <= left <= 8 or any(len(hands[seat]) != due[seat] for seat in SEATS):
        raise asked.impossible("hands", "a hand of the wrong size")
    values = solve(Position(rules, contract, hands, trick))
    reason = rules.reason("cards.last_trick")
    return {"cards": {str(c): value for c, value in values.items()}}, [(reason, Status.ALLOWED)]


def referee(asked: Asked, rules: Rulebook) -> Ruling:
    """What an objection ends in before the referee."""
    if rules.penalties.enforcement is not Enforcement.REFEREE:
        raise AskError("impossible_position", "rulebook", "no referee in this rulebook")
    laid = Laid.EXPOSED if asked.truth("exposed") else Laid.DOWN
    right = asked.truth("objection_right")
    ruling, reason = rule_on(asked.word("request", Request), laid, right, rules)
    return {"verdict": ruling.value}, [(reason, Status.ALLOWED)]


def match_end(asked: Asked, rules: Rulebook) -> Ruling:
    """The totals after a deal, and who has won."""
    before, points = asked.pair("totals"), asked.pair("points")
    target = asked.raw("target") if asked.has("target") else rules.match.targets[0]
    if type(target) is not int or target not in rules.match.targets:
        raise asked.bad("target", " or ".join(map(str, rules.match.targets)))
    totals = before[0] + points[0], before[1] + points[1]
    team, reason = match_winner(totals, target, rules)
    return {"totals": list(totals), "winner": None if team is None else int(team)}, [(reason, Status.ALLOWED)]


QUESTIONS: Mapping[str, Callable[[Asked, Rulebook], Ruling]] = {
    "legal": legal,
    "winner": trick_winner,
    "projects": hand_projects,
    "declarations": declarations,
    "score": score,
    "auction": auction,
    "raise": raising,
    "claim": claim,
    "solve": solved,
    "referee": referee,
    "match": match_end,
}
