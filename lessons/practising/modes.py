"""Every way to practise, and what a run of each is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from itertools import chain, count, zip_longest
from random import Random

from engine.rulebook import Rulebook
from lessons.practising.run import Item, Known, Manner, Mode, Run, Start, counted, is_over
from lessons.practising.topics import is_learned, topics
from lessons.progress import Answered, Began, Event, due, retrievability
from lessons.quiz import ask, drilling, fitting

# Asked against the clock, where they fit: one look is enough to see what is asked.
QUICK = ("card_value", "rank_order", "who_eats", "project_points", "who_leads")
ENDING = "safe_line"
GULF = timezone(timedelta(hours=3))  # where a new day begins for everybody


def askable(mistakes: Iterable[Answered], rules: Rulebook) -> tuple[Answered, ...]:
    """Return those of the wrong answers whose question is still asked under the rulebook."""
    return tuple(one for one in mistakes if one.rule in fitting(rules).get(one.kind, ()))


def waiting(known: Known, rules: Rulebook, now: datetime) -> tuple[str, ...]:
    """Return the rule keys that are due and drilled, the longest overdue first."""
    return tuple(rule for rule in due(known.cards, now) if rule in drilling(rules))


def daily_run(rules: Rulebook, now: datetime) -> str:
    """Return the id of the run that everybody has on this day."""
    return f"daily.{rules.id}.{now.astimezone(GULF):%Y-%m-%d}"


def _turns(keys: Sequence[str], rules: Rulebook, rng: Random) -> Iterator[Item]:
    """Yield questions about these rules without end: each in its turn, by another kind each time."""
    order = rng.sample(keys, len(keys))
    kinds = {rule: rng.sample(drilling(rules)[rule], len(drilling(rules)[rule])) for rule in order}
    for turn in count():
        yield from (Item(rule, kinds[rule][turn % len(kinds[rule])]) for rule in order)


def _of_topic(start: Start) -> Iterable[Item]:
    keys = topics(start.rules).get(start.topic)
    return _turns(keys, start.rules, start.chance()) if keys else ()


def _of_all(start: Start, questions: int) -> Iterable[Item]:
    """As many of each topic as of any other, or one more, in any order."""
    rng = start.chance()
    drilled = topics(start.rules)
    if not drilled:
        return ()
    streams = [_turns(drilled[topic], start.rules, rng) for topic in rng.sample([*drilled], len(drilled))]
    items = [next(streams[n % len(streams)]) for n in range(questions)]
    return rng.sample(items, len(items))


def _of_review(start: Start) -> Iterable[Item]:
    """What is due; where nothing is, the weakest and what was never asked, by turns."""
    cards, rules, rng = start.known.cards, start.rules, start.chance()
    keys: Iterable[str] = waiting(start.known, rules, start.at)
    if not keys:
        drilled = list(chain.from_iterable(topics(rules).values()))
        seen = [rule for rule in drilled if rule in cards]
        seen.sort(key=lambda rule: (is_learned(cards[rule]), retrievability(cards[rule], start.at)))
        new = [rule for rule in drilled if rule not in cards]
        keys = (rule for rule in chain.from_iterable(zip_longest(seen, new)) if rule is not None)
    return (Item(rule, rng.choice(drilling(rules)[rule])) for rule in keys)


def _of_mistakes(start: Start) -> Iterable[Item]:
    for one in askable(start.known.mistakes, start.rules):
        try:
            ask(one.kind, start.rules, one.position)
        except ValueError:  # this kind no longer knows such a position
            continue
        yield Item(one.rule, one.kind, one.position)


def _of_quick_kinds(start: Start) -> Iterator[Item]:
    """Quick kinds by turns, each of any of its rules; of any kind where none of them fits."""
    fit, rng = fitting(start.rules), start.chance()
    names = [name for name in QUICK if name in fit] or [*fit]
    while names:
        yield from (Item(rng.choice(fit[name]), name) for name in rng.sample(names, len(names)))


def _of_kind(kind: str, start: Start) -> Iterator[Item]:
    """One kind, every time about another rule that the rulebook has."""
    rng, drilled = start.chance(), fitting(start.rules).get(kind, ())
    while drilled:
        yield from (Item(rule, kind) for rule in rng.sample(drilled, len(drilled)))


DAILY, ENDINGS, EXAM = 5, 5, 20  # questions

# Every way to practise, in the order in which they are offered: to add one is to add it here, and its words.
MODES: Mapping[str, Mode] = {
    mode.name: mode
    for mode in (
        Mode(
            "review",
            "event_repeat",
            Manner.TEACHING,
            _of_review,
            waits=lambda known, rules, now: len(waiting(known, rules, now)),
        ),
        Mode(
            "daily",
            "today",
            Manner.TEACHING,
            lambda start: _of_all(start, DAILY),
            questions=DAILY,
            shared=daily_run,
        ),
        Mode(
            "mistakes",
            "replay",
            Manner.TEACHING,
            _of_mistakes,
            waits=lambda known, rules, _: len(askable(known.mistakes, rules)),
        ),
        Mode("drill", "timer", Manner.QUICK, _of_quick_kinds, questions=60, seconds=60),
        Mode("safe", "shield", Manner.TEACHING, lambda start: _of_kind(ENDING, start), questions=ENDINGS),
        Mode("exam", "assignment", Manner.SILENT, lambda start: _of_all(start, EXAM), questions=EXAM),
        Mode("topic", "category", Manner.TEACHING, _of_topic, topics=topics),
    )
}


# What a teacher sets is begun from there, and offered nowhere else.
ASSIGNED = Mode("assigned", "assignment_ind", Manner.TEACHING, lambda _: ())


def assigned(kind: str, questions: int) -> Mode:
    """Return the way to practise that a teacher set: so many questions of one kind."""
    return replace(ASSIGNED, plan=lambda start: _of_kind(kind, start), questions=questions)


# --- runs that were kept ----------------------------------------------------------------------------------


def reopened(event: Began, rules: Rulebook) -> Run | None:
    """Return the run that an event began, under its rulebook; None for an event that began no run."""
    mode = {**MODES, ASSIGNED.name: ASSIGNED}.get(str(event.facts.get("mode", "")))
    if mode is None or event.where != mode.where or event.rulebook != rules.id:
        return None
    items = tuple(Item(one["rule"], one["kind"], one["position"]) for one in event.facts["items"])
    return Run(event.token, mode, rules, event.at, items, event.facts["topic"])


def unfinished(events: Iterable[Event], rules: Rulebook, now: datetime) -> Run | None:
    """Return the run begun last among these events, if something of it is answered and something is left."""
    answers = [event for event in events if isinstance(event, Answered)]
    begun = [event for event in events if isinstance(event, Began)]
    for event in sorted(begun, key=lambda one: one.at, reverse=True):
        run = reopened(event, rules)
        if run is not None and counted(run, answers):
            return None if is_over(run, answers, now) else run
    return None
