"""The written sheet in words: entries of the ledger, who won the deal and why, how it ended."""

from __future__ import annotations

from engine import Entry, Score, Seat, Step, Team
from engine.choices import NextDealer
from engine.deal import End, Ending
from engine.ledger import Outcome
from lessons.i18n.bundles import Arg
from lessons.i18n.facts import given, value
from lessons.i18n.values import message
from lessons.i18n.voice import Voice

# What is written whole to the side that won the deal.
TO_THE_WINNER = frozenset({"scoring.khasara", "scoring.doubled", "scoring.failed"})
SHARED = frozenset({"scoring.base_hokum", "scoring.base_sun"})  # the rest, to the side that bought
MISTAKES = "penalties."


def entry(one: Entry, me: Seat | None, voice: Voice) -> str:
    """Return one line of the sheet for an entry."""
    args = given(one.reason.facts, voice, me)
    args |= {"amount": one.amount, "case": _case(one), **_team("team", one.team, me, voice)}
    return voice.say(f"entry-{message(one.reason.rule)}", **args)


def _case(one: Entry) -> str:
    """Which variant of its message an entry needs."""
    facts = one.reason.facts
    taken = facts.get("card_points")
    match one.reason.rule:
        case "scoring.rounding_hokum" | "scoring.rounding_sun" if taken == facts.get("rounded"):
            return "exact"
        case "scoring.rounding" if taken == one.amount:
            return "exact"
        case "scoring.rounding" if isinstance(taken, int) and abs(one.amount - taken) >= 10:
            return "capot"
        case "scoring.equal_totals" if "worth" in facts:
            return "projects"
        case "scoring.made" | "scoring.failed" if "bid" in facts:
            return "bid"
        case _:
            return "plain"


def _team(name: str, team: Team | None, me: Seat | None, voice: Voice) -> dict[str, Arg]:
    if team is None:
        return {}
    return {name: voice.team(team, me), f"{name}_to": voice.team(team, me, form="to")}


def winner(score: Score) -> Team | None:
    """Return who won the deal; None where its sides tied, or where the ledger does not tell them apart."""
    if score.match_winner is not None:
        return score.match_winner
    if score.decided_by.rule == "scoring.contract":
        return _of_a_bid(score)
    for one in score.ledger.at(Step.WRITE):
        rule = one.reason.rule
        if rule in TO_THE_WINNER or rule.startswith((MISTAKES, "scoring.kaboot")):
            return one.team
        if rule in SHARED and score.outcome is Outcome.MADE:
            return one.team
    if score.decided_by.rule == "scoring.capot_fails":
        return score.kaboot
    return None


def _of_a_bid(score: Score) -> Team | None:
    """Whose bid was kept, or whose defence felled it: what was reached tells the sides apart."""
    to_one = {e.team for e in score.ledger.at(Step.WRITE) if e.reason.rule in TO_THE_WINNER}
    bids = {e.team for e in score.ledger.at(Step.WRITE) if "bid" in e.reason.facts}
    reached = {t for t in Team if score.ledger.total(Step.WEIGH, t) == score.decided_by.facts.get("reached")}
    for teams in (to_one, bids, reached):
        if len(teams) == 1:
            return teams.pop()
    return None


def decided(score: Score, me: Seat | None, voice: Voice) -> str:
    """Return who won the deal and why."""
    facts = score.decided_by.facts
    won = winner(score)
    args: dict[str, Arg] = {name: fact for name, fact in facts.items() if isinstance(fact, int)}
    compared = [int(str(facts[side])) for side in ("buyers", "others") if side in facts]
    if compared:
        args |= {"high": max(compared), "low": min(compared)}
    args |= {"outcome": score.outcome.value, "case": _tie(score)}
    args |= _sides(score, won, me, voice)
    text = voice.say(f"decided-{message(score.decided_by.rule)}", **args)
    if score.match_winner is None:
        return text
    return voice.say("decided-gahwa", decided=text, winner_to=args["winner_to"])


def _sides(score: Score, won: Team | None, me: Seat | None, voice: Voice) -> dict[str, Arg]:
    """Winner and loser by name; where the ledger does not tell, by what they were: buyers and others."""
    if won is not None:
        return _team("winner", won, me, voice) | _team("loser", won.other, me, voice)
    buyers, others = voice.term("buyers"), voice.term("others")
    first, second = (others, buyers) if score.outcome is Outcome.FAILED else (buyers, others)
    return {"winner": first, "loser": second, "winner_to": first, "loser_to": second}


def _tie(score: Score) -> str:
    if score.outcome is not Outcome.TIED:
        return "plain"
    own = any(one.reason.rule in SHARED for one in score.ledger.at(Step.WRITE))
    return "shared" if own else "doubled"


def written(score: Score, me: Seat | None, voice: Voice) -> str:
    """Return what the deal writes for each side, each number with its owner."""
    first = Team(0) if me is None else me.team
    return voice.say(
        "written",
        first=voice.team(first, me, form="to"),
        first_points=score.points[first],
        second=voice.team(first.other, me, form="to"),
        second_points=score.points[first.other],
    )


def ending(one: Ending, me: Seat | None, voice: Voice) -> str:
    """Return how a deal ended."""
    args: dict[str, Arg] = {"case": "plain", **_team("team", one.offenders, me, voice)}
    if one.how is End.CLAIMED:
        holds = one.reason.rule == "claims.side"
        claimer = one.reason.facts["claimer"]
        assert isinstance(claimer, Seat)
        args |= {"case": "holds" if holds else "failed"}
        args |= _team("team", claimer.team if holds else claimer.team.other, me, voice)
    elif one.how is End.THROWN_IN:
        same = value("auction.all_pass", voice.rules) is NextDealer.SAME
        args["case"] = "same" if same else "next"
    return voice.say(f"ending-{one.how.value}", **args)
