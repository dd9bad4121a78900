"""The schema of a rulebook: every rule the five texts speak of, each a typed value.

A rule key is `section.field`: `play.ruff` is the field `ruff` of `PlayRules`. A choice is an
enum, never a flag. Two sections come in two shapes, one for each family of games: the auction
(buying a turned card, or bidding a number) and the scoring (sharing points, or a contract).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.cards import Mode, Rank
from engine.choices import (
    AceConversion,
    Always,
    Ashkal,
    AshkalBuyer,
    BalootCounts,
    BalootLost,
    ClosedLead,
    Confirmation,
    ContractScoring,
    Contre,
    CountedBuyer,
    Cut,
    DeadTie,
    Direction,
    Enforcement,
    EqualTotals,
    FirstDealer,
    KabootDoubled,
    Kind,
    LongRun,
    NextDealer,
    Overruff,
    PartnerWins,
    Permission,
    RaiseLedTrump,
    RaiseName,
    RaisePlay,
    Rounding,
    Ruff,
    Ruling,
    SunSide,
    TakeOver,
)
from engine.reasons import Basis, Fact, Reason


@dataclass(frozen=True, slots=True)
class CardRules:
    """Orders from high to low, card points, and the last trick's."""

    plain_order: tuple[Rank, ...]
    trump_order: tuple[Rank, ...]
    plain_points: Mapping[Rank, int]
    trump_points: Mapping[Rank, int]
    last_trick: int


@dataclass(frozen=True, slots=True)
class TableRules:
    """How the table turns, cuts and deals."""

    direction: Direction
    first_dealer: FirstDealer
    next_dealer: NextDealer
    cut: Cut
    packets: tuple[int, ...]  # cards to each player before the auction
    completion: int  # cards to each player after it; the buyer takes the buy card among them


@dataclass(frozen=True, slots=True)
class BuyAuction:
    """Two rounds over a turned card (online:3)."""

    turn: Always
    buy_card: Always
    hokum: Always
    sun: Always
    second_hokum: Always
    ashkal_rounds: tuple[int, ...]
    ashkal_seats: tuple[Ashkal, ...]
    ashkal_on_ace: Permission
    ashkal_buyer: AshkalBuyer
    confirmation: Confirmation
    ace_conversion: AceConversion
    take_over: TakeOver
    all_pass: NextDealer
    over: Always


@dataclass(frozen=True, slots=True)
class BidAuction:
    """A number and a trump suit, higher each time (coinche:2)."""

    turn: Always
    lowest: int
    highest: int
    step: int
    belote_bids: tuple[int, ...]  # only for the holder of king and queen of that trump
    capot: Always  # above every number
    higher: Always
    contre: Contre
    passes: int  # in a row, that close the auction after a bid
    all_pass: NextDealer
    over: Always


@dataclass(frozen=True, slots=True)
class RaiseRules:
    """Doubling before the first card (online:4)."""

    hokum: tuple[RaiseName, ...]
    sun: tuple[RaiseName, ...]
    multipliers: Mapping[RaiseName, int]
    speaker: Always
    sun_low: int  # the side behind has at most so many points
    sun_high: int  # the side ahead has at least so many
    sun_side: SunSide
    double_play: RaisePlay
    four_play: RaisePlay


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The duties of play (online:6)."""

    after_auction: Always
    turn: Always
    lead: Always
    winner: Always
    keep_trump_when_closed: ClosedLead
    follow_suit: Always
    raise_led_trump: RaiseLedTrump
    ruff: Ruff
    partner_wins: PartnerWins
    overruff: Overruff
    discard: Always
    over: Always


@dataclass(frozen=True, slots=True)
class ProjectRules:
    """Lengths are cards; 0 means that the rulebook knows no such project."""

    declared: Always
    limit: int
    once: Always  # a card belongs to one project
    sra: int
    fifty: int
    hundred: int
    long_run: LongRun
    fours_hokum: tuple[Rank, ...]
    fours_sun: tuple[Rank, ...]
    four_hundred: tuple[Rank, ...]  # in sun
    points_hokum: Mapping[str, int]
    points_sun: Mapping[str, int]
    best_side: Always
    better_kind: Kind
    no_trick: Always
    baloot: BalootCounts
    baloot_points: int
    baloot_lost: BalootLost


@dataclass(frozen=True, slots=True)
class ShareScoring:
    """Points of the deal are shared by the card points taken (online:8)."""

    base_hokum: int
    base_sun: int
    rounding_hokum: Rounding
    rounding_sun: Rounding
    divisor_hokum: int
    divisor_sun: int
    counted_buyer: CountedBuyer
    decision: Always
    equal_totals: EqualTotals
    dead_tie: DeadTie
    own_totals: Always
    khasara: Always
    doubled: Always
    projects_doubled_at: tuple[int, ...]  # multipliers of the deal at which projects count twice
    kaboot_hokum: int
    kaboot_sun: int
    kaboot_doubled: KabootDoubled
    baloot: Always
    gahwa: int


@dataclass(frozen=True, slots=True)
class BidScoring:
    """The bidders keep or miss a number (coinche:7)."""

    scorings: tuple[ContractScoring, ...]
    rounding: Rounding
    contract: Always
    made: Always
    failed: int
    capot_bid: int
    capot_card_points: int
    capot_fails: Always
    doubled: Always
    belote: Always


@dataclass(frozen=True, slots=True)
class ClaimRules:
    """Sawa (online:9)."""

    cards_left: tuple[int, ...]  # how many cards a hand may hold when sawa is said
    on_lead: Always
    side: Always
    failed: Always


@dataclass(frozen=True, slots=True)
class PenaltyRules:
    """Illegal cards, the qaid and the referee."""

    enforcement: Enforcement
    recorded: Always
    right_hidden: Ruling
    right_exposed: Ruling
    wrong_hidden: Ruling
    wrong_exposed: Ruling
    warnings: int  # from this one on, a warning is recorded as a violation


@dataclass(frozen=True, slots=True)
class MatchRules:
    """Where a match ends (online:10)."""

    targets: tuple[int, ...]
    both_reach: Always
    level: Always


@dataclass(frozen=True, slots=True)
class Source:
    """Where one value comes from: its basis, clause ids, and the reading we chose, if one."""

    basis: Basis
    clauses: tuple[str, ...]
    reading: int | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a rulebook. `text` holds the wording of a club's own book, by language."""

    id: str
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook:
    """A whole rulebook: its sections, the source of every value, and its clauses."""

    id: str
    name: Mapping[str, str]  # a club's own book names itself; ours are named in the language folders
    vocabulary: str  # whose words its pages use: `gulf` or `tunisian`
    cards: CardRules
    table: TableRules
    auction: BuyAuction | BidAuction
    raises: RaiseRules
    play: PlayRules
    projects: ProjectRules
    scoring: ShareScoring | BidScoring
    claims: ClaimRules
    penalties: PenaltyRules
    match: MatchRules
    sources: Mapping[str, Source]
    clauses: Mapping[str, Clause]

    def value(self, rule: str) -> object:
        """Return the value of a rule key; KeyError if this rulebook has no such rule."""
        if rule not in self.sources:
            raise KeyError(rule)
        section, name = rule.split(".")
        return getattr(getattr(self, section), name)

    def because(self, rule: str) -> Source:
        """Return where the value of a rule key comes from."""
        return self.sources[rule]

    def reason(self, rule: str, **facts: Fact) -> Reason:
        """Return the reason for a ruling under this rule, with the facts it was applied to."""
        source = self.sources[rule]
        return Reason(rule, source.clauses, source.basis, source.reading, facts)

    def points(self, mode: Mode) -> Mapping[str, int]:
        """Return the points of each project by its name."""
        return self.projects.points_sun if mode is Mode.SUN else self.projects.points_hokum

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The modes a contract can have."""
        return (Mode.SUN, Mode.HOKUM) if isinstance(self.auction, BuyAuction) else (Mode.HOKUM,)
