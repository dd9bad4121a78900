"""What could be said about a rule: what other rulebooks say, and what people take it to be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache

from engine import Mode, load, rulebooks
from engine.cards import RANKS, Rank
from engine.choices import Always, Ashkal, ClosedLead, ContractScoring, RaiseName
from engine.rulebook import Rulebook
from lessons.i18n import languages, speech
from lessons.i18n.values import is_moot

ACE, KING, QUEEN, JACK, TEN, NINE = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE)
DOUBLE, THREE, FOUR, GAHWA = (RaiseName.DOUBLE, RaiseName.THREE, RaiseName.FOUR, RaiseName.GAHWA)
CONTRE, SURCONTRE = RaiseName.CONTRE, RaiseName.SURCONTRE
LOW = (Rank.NINE, Rank.EIGHT, Rank.SEVEN)

NATURAL = tuple(reversed(RANKS))
PLAIN = (ACE, TEN, KING, QUEEN, JACK, *LOW)
TRUMP = (JACK, NINE, ACE, TEN, KING, QUEEN, Rank.EIGHT, Rank.SEVEN)


def _worth(*points: int) -> dict[Rank, int]:
    return dict(zip(NATURAL, points, strict=True))


def _projects(*points: int) -> dict[str, int]:
    return dict(zip(("sra", "fifty", "hundred", "four_hundred"), points, strict=False))


# Near the truth, and what beginners mix up with it; the values of our rulebooks come in by themselves.
NEAR: Mapping[str, tuple[object, ...]] = {
    "cards.plain_order": (NATURAL, PLAIN, TRUMP, (JACK, ACE, TEN, KING, QUEEN, *LOW)),
    "cards.trump_order": (PLAIN, NATURAL, (JACK, NINE, ACE, KING, QUEEN, TEN, Rank.EIGHT, Rank.SEVEN)),
    "cards.plain_points": (_worth(11, 4, 3, 20, 10, 14, 0, 0), _worth(11, 4, 3, 2, 10, 9, 8, 7)),
    "cards.trump_points": (_worth(11, 4, 3, 2, 10, 0, 0, 0), _worth(11, 4, 3, 20, 10, 9, 0, 0)),
    "cards.last_trick": (5, 20, 26),
    "table.packets": ((5,), (3, 2), (2, 3), (4, 4), (3, 2, 3)),
    "table.completion": (2, 3, 4),
    "auction.ashkal_rounds": ((1,), (2,), (1, 2)),
    "auction.ashkal_seats": (
        (Ashkal.DEALER,),
        (Ashkal.BEFORE_DEALER,),
        (Ashkal.DEALER, Ashkal.BEFORE_DEALER),
    ),
    "auction.lowest": (80, 90, 100, 120),
    "auction.highest": (150, 160, 180, 250),
    "auction.step": (5, 10, 20),
    "auction.belote_bids": ((), (170,), (170, 180), (180, 190)),
    "auction.passes": (2, 3, 4),
    "raises.hokum": ((DOUBLE,), (DOUBLE, THREE), (DOUBLE, THREE, FOUR), (CONTRE,), (CONTRE, SURCONTRE)),
    "raises.sun": ((), (DOUBLE,), (DOUBLE, THREE), (DOUBLE, THREE, FOUR, GAHWA)),
    "raises.multipliers": (
        {DOUBLE: 2, THREE: 4, FOUR: 8},
        {DOUBLE: 2, THREE: 3, FOUR: 6},
        {CONTRE: 2, SURCONTRE: 3},
        {CONTRE: 2, SURCONTRE: 8},
    ),
    "raises.sun_low": (80, 99, 100, 120),
    "raises.sun_high": (100, 101, 120),
    "projects.limit": (1, 2, 3),
    "projects.sra": (2, 3, 4),
    "projects.fifty": (3, 4, 5),
    "projects.hundred": (4, 5, 6),
    "projects.fours_hokum": (
        (KING, QUEEN, JACK, TEN),
        (ACE, KING, QUEEN, JACK),
        (ACE, KING, QUEEN, JACK, TEN, NINE),
    ),
    "projects.fours_sun": ((ACE, KING, QUEEN, JACK, TEN), (ACE, KING, QUEEN, JACK), (KING, QUEEN, JACK)),
    "projects.four_hundred": ((KING,), (JACK,), (TEN,)),
    "projects.points_hokum": (_projects(4, 10, 20), _projects(2, 5, 20), _projects(3, 5, 10)),
    "projects.points_sun": (_projects(2, 5, 10, 40), _projects(4, 10, 20, 20), _projects(2, 5, 10, 20)),
    "projects.baloot_points": (1, 2, 4, 20),
    "scoring.base_hokum": (16, 26, 32, 152),
    "scoring.base_sun": (16, 26, 44, 152),
    "scoring.divisor_hokum": (5, 10, 16),
    "scoring.divisor_sun": (5, 10, 26),
    "scoring.projects_doubled_at": ((), (2,), (2, 3), (2, 3, 4)),
    "scoring.kaboot_hokum": (16, 25, 32, 44),
    "scoring.kaboot_sun": (25, 26, 44, 52),
    "scoring.gahwa": (64, 100, 152, 162),
    "scoring.scorings": (
        (ContractScoring.EASY,),
        (ContractScoring.CONTREE,),
        (ContractScoring.EASY, ContractScoring.CONTREE),
    ),
    "scoring.failed": (90, 160, 162, 250),
    "scoring.capot_bid": (162, 180, 250, 500),
    "scoring.capot_card_points": (160, 162, 250, 500),
    "claims.cards_left": ((1, 2, 3, 4, 5, 6, 7), (2, 3), (1, 2, 3, 4)),
    "penalties.warnings": (2, 3, 4),
    "match.targets": ((100,), (162,), (200,), (500, 1000)),
}


# The same thing under another key, in rulebooks of the other family.
TWINS = {"scoring.rounding": "scoring.rounding_hokum", "scoring.rounding_hokum": "scoring.rounding"}


def value_in(rule: str, rules: Rulebook) -> object:
    """Return a rulebook's value of a rule or of its twin; None where it has no use for it."""
    fits = [one for one in (rule, TWINS.get(rule, rule)) if not is_idle(one, rules)]
    return rules.value(fits[0]) if fits else None


def is_idle(rule: str, rules: Rulebook) -> bool:
    """Return whether nothing in a rulebook can come to the rule, or it has no such rule."""
    if rule not in rules.sources or is_moot(rule, rules):
        return True
    no_sun = Mode.SUN not in rules.modes and rule.startswith("raises.sun")
    closes = {DOUBLE, FOUR} & set(rules.raises.hokum)
    return no_sun or (isinstance(rules.value(rule), ClosedLead) and not closes)


def key(value: object) -> str:
    """Return what stands for a value in a position."""
    match value:
        case Enum():
            return str(value.value)
        case tuple():
            return "-".join(map(key, value)) or "none"
        case Mapping():
            return "-".join(f"{key(row)}:{key(worth)}" for row, worth in value.items())
        case _:
            return str(value)


@cache
def rivals(rule: str, rules: Rulebook) -> Mapping[str, object]:
    """Return what could be said about a rule by its key, the truth first; no two in the same words."""
    truth = rules.value(rule)
    found = [truth, *(book.value(rule) for book in others(rules) if not is_idle(rule, book))]
    found += list(type(truth)) if isinstance(truth, Enum) else _near(rule, truth)
    said: list[dict[str, str]] = []
    kept: dict[str, object] = {}
    for value in found:
        words = _in_every_language(rule, value, rules)
        if words and not any(words[one] == other[one] for other in said for one in words):
            said.append(words)
            kept[key(value)] = value
    return kept


def _near(rule: str, truth: object) -> Iterator[object]:
    """The values of `NEAR` that can stand beside the truth: of a table, the same rows in its order."""
    for value in NEAR.get(rule, ()):
        if isinstance(truth, Mapping) and isinstance(value, Mapping):
            if value.keys() == truth.keys():
                yield {row: value[row] for row in truth}
        elif rule != "raises.hokum" or (isinstance(truth, tuple) and _begin_alike(truth, value)):
            yield value


def _begin_alike(left: tuple[object, ...], right: object) -> bool:
    return isinstance(right, tuple) and left[:1] == right[:1]


def _in_every_language(rule: str, value: object, rules: Rulebook) -> dict[str, str]:
    """A value in the words of each language, nothing where one cannot say it."""
    try:
        return {id: speech(id, rules).value(rule, value) for id in languages()}
    except LookupError:
        return {}


@cache
def others(rules: Rulebook) -> tuple[Rulebook, ...]:
    """Return the other rulebooks there are."""
    return tuple(load(id) for id in rulebooks() if id != rules.id)


@cache
def doubtful(rules: Rulebook) -> tuple[str, ...]:
    """Return the rules of which something else could be said: not those that are the same everywhere."""
    return tuple(
        rule
        for rule in rules.sources
        if not isinstance(rules.value(rule), Always)
        and not is_idle(rule, rules)
        and len(rivals(rule, rules)) > 1
    )
