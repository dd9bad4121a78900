"""Projects (المشاريع) and baloot: what a hand holds, what may be declared, whose stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations

from engine.cards import RANKS, SUITS, Card, Cards, Mode, Rank, Suit, suit_mask
from engine.choices import BalootLost, Kind, LongRun
from engine.contract import belote, natural
from engine.reasons import Fact, Status, Verdict
from engine.rulebook import Rulebook
from engine.seats import Seat, Team


@dataclass(frozen=True, slots=True)
class Project:
    """One project: its name (`sra` … `four_hundred`), kind, cards from the top, and points."""

    name: str
    kind: Kind
    cards: tuple[Card, ...]
    points: int

    @property
    def set(self) -> Cards:
        """Its cards as a set."""
        return Cards.of(self.cards)

    @property
    def top(self) -> int:
        """The place of its top card in a sequence; of four of a kind, the place of the rank."""
        return natural(self.cards[0])


def identify(cards: Cards, mode: Mode, rules: Rulebook) -> Project | None:
    """Return the project these cards make together, or None."""
    ordered = tuple(sorted(cards, key=lambda card: (-natural(card), SUITS.index(card.suit))))
    if not ordered:
        return None
    law, points = rules.projects, rules.points(mode)
    name: str | None = None
    kind = Kind.SEQUENCE
    if len({card.suit for card in ordered}) == 1:
        if natural(ordered[0]) - natural(ordered[-1]) == len(ordered) - 1:
            name = _run_name(len(ordered), rules)
    elif len(ordered) == 4 and len({card.rank for card in ordered}) == 1:
        kind = Kind.FOUR
        rank = ordered[0].rank
        if mode is Mode.SUN and rank in law.four_hundred:
            name = "four_hundred"
        elif rank in (law.fours_sun if mode is Mode.SUN else law.fours_hokum):
            name = "hundred"
    return None if name is None else Project(name, kind, ordered, points[name])


def _run_name(length: int, rules: Rulebook) -> str | None:
    law = rules.projects
    for name, needed in (("sra", law.sra), ("fifty", law.fifty), ("hundred", law.hundred)):
        if needed and length == needed:
            return name
    longer = law.hundred and length > law.hundred and law.long_run is LongRun.ONE_HUNDRED
    return "hundred" if longer else None


FOURS = tuple(Cards.of(Card.of(rank, suit) for suit in SUITS) for rank in RANKS)


def runs(hand: Cards) -> Iterator[tuple[Card, ...]]:
    """Yield the longest runs of each suit, two cards or more, from the top."""
    for suit in SUITS:
        run: list[Card] = []
        for card in [*reversed(list(hand.in_suit(suit))), None]:
            if card is not None and run and natural(run[-1]) - natural(card) == 1:
                run.append(card)
                continue
            if len(run) > 1:
                yield tuple(run)
            run = [] if card is None else [card]


def declarable(hand: Cards, mode: Mode, rules: Rulebook) -> tuple[Project, ...]:
    """Return every project that lies in the hand, best first; they may share cards."""
    starts, fours = _runs_of(hand.mask, shortest(rules)), _fours_of(hand.mask)
    suits = (hand.in_suit(suit) for suit in SUITS if starts & suit_mask(suit))
    found = [project for cards in suits for project in _sequences(cards, mode, rules)]
    for place, four in enumerate(FOURS):
        if fours >> place & 1 and (project := identify(four, mode, rules)):
            found.append(project)
    return tuple(sorted(found, key=lambda project: strength(project, rules), reverse=True))


@lru_cache(maxsize=1 << 12)
def _sequences(cards: Cards, mode: Mode, rules: Rulebook) -> tuple[Project, ...]:
    """The sequences that lie in cards of one suit."""
    parts = (run[start:end] for run in runs(cards) for start, end in combinations(range(len(run) + 1), 2))
    found = (identify(Cards.of(part), mode, rules) for part in parts)
    return tuple(project for project in found if project is not None)


def strength(project: Project, rules: Rulebook) -> tuple[int, bool, int, int]:
    """Return what projects are compared by: value, better kind, top card (online:7.8); then length."""
    return project.points, project.kind is rules.projects.better_kind, project.top, len(project.cards)


def may_stand_together(projects: Sequence[Project], hand: Cards, rules: Rulebook) -> str | None:
    """Return the rule key these projects of one hand break together, or None."""
    law = rules.projects
    if len(projects) > law.limit:
        return "projects.limit"
    if any(left.set & right.set for left, right in combinations(projects, 2)):
        return "projects.once"
    if law.long_run is LongRun.ONE_HUNDRED and len(projects) > 1:
        for run in runs(hand):
            whole = Cards.of(run)
            if sum(p.kind is Kind.SEQUENCE and not p.set - whole for p in projects) > 1:
                return "projects.long_run"
    return None


def best_set(hand: Cards, mode: Mode, rules: Rulebook) -> tuple[Project, ...]:
    """Return the declarable set worth most, best project first; at equal worth, the stronger."""
    return _best_set(hand, mode, rules) if may_hold_one(hand.mask, shortest(rules)) else ()


def may_hold_one(held: int, length: int) -> bool:
    """Return whether a hand, as bits, has a run of this length or four of a kind; most have neither."""
    return bool(_runs_of(held, length) or _fours_of(held))


def _runs_of(held: int, length: int) -> int:
    """The lowest cards of the runs of this length."""
    for _ in range(1, length):
        held &= held >> 1 & 0x7F7F7F7F  # the next higher card of the same suit is held too
    return held


def _fours_of(held: int) -> int:
    """The ranks of which all four cards are held, as bits."""
    pairs = held & held >> 16
    return pairs & pairs >> 8 & 0xFF


@cache
def shortest(rules: Rulebook) -> int:
    """Return how many cards a sequence needs; 0 where there are no sequences."""
    law = rules.projects
    return min((length for length in (law.sra, law.fifty, law.hundred) if length), default=0)


@lru_cache(maxsize=1 << 12)
def _best_set(hand: Cards, mode: Mode, rules: Rulebook) -> tuple[Project, ...]:
    found = declarable(hand, mode, rules)
    if len(found) < 2:
        return found if rules.projects.limit else ()
    sets = [
        chosen
        for size in range(rules.projects.limit + 1)
        for chosen in combinations(found, size)
        if may_stand_together(chosen, hand, rules) is None
    ]
    return max(sets, key=lambda chosen: (sum(p.points for p in chosen), [strength(p, rules) for p in chosen]))


def judge_declaration(projects: Sequence[Cards], hand: Cards, mode: Mode, rules: Rulebook) -> Verdict:
    """Return whether these cards of the hand may be declared as projects, and why."""
    found: list[Project] = []
    for cards in projects:
        project = None if cards - hand else identify(cards, mode, rules)
        if project is None:
            return Verdict(Status.REFUSED, rules.reason("projects.declared", cards=cards))
        found.append(project)
    broken = may_stand_together(found, hand, rules)
    facts: dict[str, Fact] = {"count": len(found), "limit": rules.projects.limit}
    if broken or not found:
        return Verdict(Status.REFUSED, rules.reason(broken or "projects.declared", **facts))
    return Verdict(Status.ALLOWED, rules.reason("projects.declared", **facts))


def best_side(
    declared: Mapping[Seat, Iterable[Project]], first: Seat, rules: Rulebook
) -> tuple[Team, Seat, Project] | None:
    """Return the team whose projects stand, with the deciding project and its seat (online:7.8)."""
    rows = [(seat, project) for seat, projects in declared.items() for project in projects]
    if not rows:
        return None

    def rank(row: tuple[Seat, Project]) -> tuple[int, bool, int, int]:
        seat, project = row
        points, kind, top, _ = strength(project, rules)
        return points, kind, top, -((seat - first) & 3)

    seat, project = max(rows, key=rank)
    return seat.team, seat, project


def holds_baloot(hand: Cards, trump: Suit | None) -> bool:
    """Return whether king and queen of trump lie in this hand; in sun, never."""
    return trump is not None and not baloot_mask(trump) & ~hand.mask


@cache
def baloot_mask(trump: Suit | None) -> int:
    """Return king and queen of trump as bits; in sun, none."""
    return Cards.of(belote(trump)).mask


def baloot_lost_beside(
    projects: Iterable[Project], shown: bool, trump: Suit | None, rules: Rulebook
) -> Project | None:
    """Return the project of the holder beside which his baloot does not count, or None (online:7.7).

    `shown` tells whether the projects were laid open, that is, whether his side's stand.
    """
    for project in projects:
        if project.name != "hundred":
            continue
        match rules.projects.baloot_lost:
            case BalootLost.NEVER:
                continue
            case BalootLost.INSIDE_RUN:
                lost = project.kind is Kind.SEQUENCE and belote(trump) <= set(project.cards)
            case BalootLost.SHOWN_COURT_FOUR:
                court = project.cards[0].rank in (Rank.KING, Rank.QUEEN)
                lost = shown and project.kind is Kind.FOUR and court
        if lost:
            return project
    return None


def shown_in_a_run(projects: Iterable[Project], trump: Suit | None) -> bool:
    """Return whether king and queen of trump lie open in a sequence (tournament:5.6)."""
    pair = belote(trump)
    return bool(pair) and any(p.kind is Kind.SEQUENCE and pair <= set(p.cards) for p in projects)
