"""The same position under two rulebooks: what differs? A card, a word, projects, rounding, the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from engine import Call, Card, Cards, Level, Mode, Seat, Status, Verdict
from engine.asked import Asked, card, distinct
from engine.contract import Bought
from engine.ledger import DealFacts, rounded
from engine.play import judge_card
from engine.projects import best_set, best_side, identify
from engine.raises import Raising
from engine.rulebook import Rulebook, ShareScoring
from engine.scoring import share
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.drawing import comparing
from lessons.quiz.drawing.comparing import compared, differing, read_facts, some_position
from lessons.quiz.drawing.deals import asked_rule, bought_by, read_calls
from lessons.quiz.drawing.plays import read_moment
from lessons.quiz.drawing.rivals import others
from lessons.quiz.question import CardsShown, FactsShown, Kind, Position, Question, TableShown
from lessons.quiz.side_by_side import NAME, Pair, says

OFFERED = 4  # scores


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """Another rulebook that differs in this rule, and a position it matters to."""
    pair = Pair(rule, rules, rng.choice(differing(rules, rule)))
    return {"rule": rule, "with": pair.there.id, **some_position(pair, rng)}


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = asked_rule(asked, compared(rules))
    known = {book.id: book for book in differing(rules, rule)}
    other = known.get(str(asked.raw("with")))
    if other is None:
        raise asked.bad("with", " or ".join(known))
    pair = Pair(rule, rules, other)
    if rule in comparing.CARDS:
        return _card(pair, asked)
    if rule in comparing.WORDS:
        return _word(pair, asked)
    if rule in comparing.RAISES:
        return _raise(pair, asked)
    if rule in comparing.ROUNDING:
        return _rounding(pair, asked)
    if rule in comparing.SCORES:
        return _score(pair, asked)
    return {comparing.BUYER: _buyer, comparing.BETTER: _better, comparing.LONG: _long}[rule](pair, asked)


# --- allowed or not ---------------------------------------------------------------------------------------


def _card(pair: Pair, asked: Asked) -> Question:
    moment, played = read_moment(asked, pair.here), card(asked, "card")
    if played not in moment.hand:
        raise asked.impossible("card", "a card of the hand")
    here, there = (
        judge_card(played, moment.hand, moment.trick, moment.contract, rules)
        for rules in (pair.here, pair.there)
    )
    table = TableShown(moment.contract, moment.trick, moment.hand)
    why = pair.line("verdict-there", verdict=there)
    prompt = pair.line("may-play", card=played)
    return pair.permitted(prompt, here, there, why, table, moment.trick.turn, comparing.CARDS)


def _word(pair: Pair, asked: Asked) -> Question:
    dealer, call = asked.seat("dealer"), _call(asked)
    here, there = bought_by(asked, dealer, pair.here), bought_by(asked, dealer, pair.there)
    verdicts = here.judge(call), there.judge(call)
    taken = pair.rule == comparing.TAKE
    if taken and not here.calls:
        raise asked.impossible("calls", "a sun that can be taken over")
    me = here.calls[-1][0].partner if taken else here.speaker
    said = here.calls[4 * (here.round - 1) :]
    table = TableShown(dealer=dealer, buy_card=here.buy_card, said=said, round=here.round)
    decides = pair.rule if verdicts[1].is_allowed else verdicts[1].reason.rule
    why = pair.line("in-there", **says(decides, pair.there))
    prompt = pair.line("may-say", call=call)
    return pair.permitted(prompt, *verdicts, why, table, me, (pair.rule,))


def _call(asked: Asked) -> Call:
    return read_calls(Asked({"call": [asked.raw("call")]}), "call")[0]


def _raise(pair: Pair, asked: Asked) -> Question:
    contract, totals, call = asked.contract(pair.here), asked.pair("totals"), _call(asked)
    states = [Raising(rules, contract, totals) for rules in (pair.here, pair.there)]
    doubler, said = contract.buyer.next, list[tuple[Seat, Call]]()
    for word in read_calls(asked, "raises"):
        if any(not state.judge(word).is_allowed for state in states):
            raise asked.impossible("raises", "words that both rulebooks allow")
        said.append((contract.buyer if len(said) % 2 else doubler, word))
        states = [state.after(word, doubler) for state in states]
    verdicts = states[0].judge(call), states[1].judge(call)
    me = contract.buyer if len(said) % 2 else doubler
    table = TableShown(states[0].contract, said=tuple(said), round=0, totals=totals)
    why = pair.line("in-there", **says(pair.rule, pair.there))
    prompt = pair.line("may-say", call=call)
    group = comparing.SUN if pair.rule in comparing.SUN else (pair.rule,)
    return pair.permitted(prompt, *verdicts, why, table, me, group)


# --- what comes of it -------------------------------------------------------------------------------------


def _buyer(pair: Pair, asked: Asked) -> Question:
    dealer = asked.seat("dealer")
    here, there = bought_by(asked, dealer, pair.here), bought_by(asked, dealer, pair.there)
    if not isinstance(here.outcome, Bought) or not isinstance(there.outcome, Bought):
        raise asked.impossible("calls", "an auction that ended")
    speaker = here.calls[-1][0]
    buyer = str(int(here.outcome.contract.buyer))
    seats = [seat for seat in SEATS if seat.team is speaker.team]
    labels = {str(int(seat)): Line("quiz-seat", {"seat": seat}) for seat in seats}
    whys = {id: pair.in_here() for id in labels}
    table = TableShown(dealer=dealer, buy_card=here.buy_card, said=here.calls, round=here.round)
    return pair.valued(
        pair.line("who-buys", speaker=speaker, buyer=there.outcome.contract.buyer),
        buyer,
        {**labels, "nobody": pair.line("nobody-buys")},
        {**whys, "nobody": pair.line("ashkal-stands")},
        (table,),
    )


def _better(pair: Pair, asked: Asked) -> Question:
    (mode, _), first, seats = asked.mode(pair.here), asked.seat("leader"), asked.pair("seats", 0, 3)
    groups = {"sequence": asked.cards("sequence"), "four": asked.cards("four")}
    distinct([one for cards in groups.values() for one in cards], asked.field("four"))
    by_seat = dict(zip((SEATS[seat] for seat in seats), groups.values(), strict=True))
    best: list[tuple[Card, ...]] = []
    for rules in (pair.here, pair.there):
        declared = {seat: [identify(Cards.of(cards), mode, rules)] for seat, cards in by_seat.items()}
        projects = {seat: [one for one in row if one] for seat, row in declared.items()}
        found = best_side(projects, first, rules)
        if found is None or not all(projects.values()) or len({seat.team for seat in projects}) < 2:
            raise asked.impossible("seats", "a project with each side")
        best.append(found[2].cards)
    here, there = (next(id for id, cards in groups.items() if set(cards) == set(found)) for found in best)
    rows = sorted(by_seat.items(), key=lambda row: (row[0] - first) & 3)
    ids = sorted(groups, key=lambda id: rows[0][1] is not groups[id])
    labels = {id: pair.line(f"project-{id}", cards=tuple(groups[id])) for id in ids}
    labels |= {"both": pair.line("both-projects"), "none": pair.line("no-project")}
    whys = {id: pair.in_here() if id in groups else pair.line("one-side") for id in labels}
    shown = tuple((Line("quiz-seat", {"seat": seat}), tuple(cards)) for seat, cards in rows)
    game = FactsShown((pair.line(f"game-{mode}"), pair.line("speaks-first", seat=first)))
    prompt = pair.line("whose-project", cards=tuple(groups[there]))
    return pair.valued(prompt, here, labels, whys, (game, CardsShown(shown)))


def _long(pair: Pair, asked: Asked) -> Question:
    (mode, _), cards = asked.mode(pair.here), asked.cards("hand")
    distinct(cards, asked.field("hand"))
    if len(cards) != 8:
        raise asked.impossible("hand", "a hand is eight cards")
    here, there = (_worth(Cards.of(cards), mode, rules) for rules in (pair.here, pair.there))
    points = pair.here.points(mode)
    hundred = points["hundred"]
    numbers = {hundred, hundred + points["sra"], hundred + points["fifty"], 2 * hundred, here}
    game = FactsShown((pair.line(f"game-{mode}"),))
    return pair.valued(
        pair.line("what-worth", n=there),
        str(here),
        {str(n): Line("quiz-points", {"n": n}) for n in sorted(numbers)},
        {str(n): pair.in_here() for n in numbers},
        (game, TableShown(hand=Cards.of(cards))),
    )


@cache
def _worth(hand: Cards, mode: Mode, rules: Rulebook) -> int:
    return sum(project.points for project in best_set(hand, mode, rules))


def _rounding(pair: Pair, asked: Asked) -> Question:
    taken = asked.integer("card_points", 1, 162)
    here, there = (rounded(taken, _rounding_of(rules)) for rules in (pair.here, pair.there))
    tens = 10 * (taken // 10)
    numbers = sorted({tens, taken, tens + 10})
    whys = {str(n): pair.in_here() for n in numbers}
    if taken != here:
        whys[str(taken)] = pair.line("not-as-it-is", n=taken)
    return pair.valued(
        pair.line("rounds-to", n=taken, to=there),
        str(here),
        {str(n): Line("quiz-number", {"n": n}) for n in numbers},
        whys,
        (),
    )


def _rounding_of(rules: Rulebook):
    law = rules.scoring
    return law.rounding_hokum if isinstance(law, ShareScoring) else law.rounding


def _score(pair: Pair, asked: Asked) -> Question:
    facts = read_facts(asked, pair.here)
    scored = share(facts, pair.here)
    us, them = share(facts, pair.there).points
    whys: dict[tuple[int, int], Line] = {}
    for points, why in _mistakes(pair, facts):
        if points != scored.points and len(whys) < OFFERED - 1:
            whys.setdefault(points, why)
    pairs = sorted([scored.points, *whys])
    return pair.valued(
        pair.line("written-there", us=us, them=them),
        _id(scored.points),
        {_id(one): pair.line("points", us=one[0], them=one[1]) for one in pairs},
        {_id(one): why for one, why in whys.items()},
        (FactsShown(tuple(_deal_lines(pair, facts))),),
        (Verdict(Status.ALLOWED, scored.decided_by),),
    )


def _id(points: tuple[int, int]) -> str:
    return f"{points[0]}-{points[1]}"


def _mistakes(pair: Pair, facts: DealFacts) -> Iterator[tuple[tuple[int, int], Line]]:
    """What would be written elsewhere, for the other side, without the raise, without the projects."""
    for book in (pair.there, *others(pair.here)):
        if isinstance(book.scoring, ShareScoring):
            why = pair.line("as-in", book=book, **says(pair.rule, book))
            yield share(facts, book).points, why
    ours, theirs = share(facts, pair.here).points
    yield (theirs, ours), pair.line("other-side")
    single = replace(facts.contract, level=Level.SINGLE)
    yield share(replace(facts, contract=single), pair.here).points, pair.line("no-raise")
    yield share(replace(facts, projects=(0, 0)), pair.here).points, pair.line("no-projects")


def _deal_lines(pair: Pair, facts: DealFacts) -> Iterator[Line]:
    yield pair.line("contract", contract=facts.contract)
    yield pair.line("card-points", us=facts.card_points[0], them=facts.card_points[1])
    if 8 in facts.tricks:
        yield pair.line("tricks", us=facts.tricks[0], them=facts.tricks[1])
    if any(facts.projects):
        yield pair.line("projects", us=facts.projects[0], them=facts.projects[1])


KIND = Kind(NAME, compared, draw, ask)
