"""Every choice a rulebook can make, as a closed set of words: never a flag."""

from __future__ import annotations

from enum import StrEnum


class Direction(StrEnum):
    RIGHT = "right"  # counter-clockwise
    LEFT = "left"  # clockwise


class FirstDealer(StrEnum):
    RANDOM = "random"
    LOWER_CARD = "lower_card"


class NextDealer(StrEnum):
    NEXT = "next"
    SAME = "same"


class Cut(StrEnum):
    UNSAID = "unsaid"
    RIGHT = "right"
    LEFT = "left"


class Always(StrEnum):
    """A rule with one known value; a rulebook still says where it has it from."""

    YES = "yes"


class Ashkal(StrEnum):
    """Whose turn, counted from the dealer, may say ashkal."""

    DEALER = "dealer"
    BEFORE_DEALER = "before_dealer"


class Permission(StrEnum):
    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class AshkalBuyer(StrEnum):
    PARTNER = "partner"
    SPEAKER = "speaker"


class Confirmation(StrEnum):
    NONE = "none"
    FIRST_ROUND = "first_round"


class AceConversion(StrEnum):
    """Who may turn hokum said on a turned ace into sun."""

    AS_CONFIRMED = "as_confirmed"  # its speaker, as on any other card
    FIRST_SPEAKER = "first_speaker"  # nobody but the player beside the dealer who speaks first


class TakeOver(StrEnum):
    NONE = "none"
    EARLIER_PARTNER = "earlier_partner"


class Contre(StrEnum):
    OPPONENT_IN_TURN = "opponent_in_turn"


class RaiseName(StrEnum):
    DOUBLE = "double"
    THREE = "three"
    FOUR = "four"
    GAHWA = "gahwa"
    CONTRE = "contre"
    SURCONTRE = "surcontre"


class SunSide(StrEnum):
    """Who has to be the one behind for sun to be doubled."""

    DOUBLER = "doubler"
    EITHER = "either"


class RaisePlay(StrEnum):
    """Whether a raise closes the play."""

    AS_SAID = "as_said"
    CLOSED = "closed"
    CLOSED_UNLESS_OPEN = "closed_unless_open"  # open only where every raise before it was open


class ClosedLead(StrEnum):
    FREE = "free"
    PLAIN_FIRST = "plain_first"  # no trump is led while a plain card is held


class RaiseLedTrump(StrEnum):
    NEVER = "never"
    UNLESS_PARTNER_WINS = "unless_partner_wins"
    ALWAYS = "always"


class Ruff(StrEnum):
    """Void, an opponent winning."""

    FREE = "free"
    TO_WIN = "to_win"  # a trump must be played if one held would win
    ANY = "any"  # a trump must be played if one is held


class PartnerWins(StrEnum):
    """Void, the partner winning."""

    FREE = "free"
    RUFF = "ruff"


class Overruff(StrEnum):
    FREE = "free"
    IF_ABLE = "if_able"


class LongRun(StrEnum):
    """What a run longer than a hundred is."""

    ONE_HUNDRED = "one_hundred"
    SPLIT = "split"


class Kind(StrEnum):
    SEQUENCE = "sequence"
    FOUR = "four"


class BalootCounts(StrEnum):
    AUTOMATIC = "automatic"
    SPOKEN = "spoken"
    ANNOUNCED = "announced"


class BalootLost(StrEnum):
    """Beside which hundred of its holder baloot does not count."""

    NEVER = "never"
    INSIDE_RUN = "inside_run"  # king and queen of trump both lie in one run
    SHOWN_COURT_FOUR = "shown_court_four"  # a shown hundred of kings or of queens


class Rounding(StrEnum):
    FIVE_DOWN = "five_down"
    FIVE_STAYS = "five_stays"
    FIVE_UP = "five_up"


class CountedBuyer(StrEnum):
    BUYER = "buyer"
    LAST_RAISER = "last_raiser"


class EqualTotals(StrEnum):
    """What is compared when the totals of the deal are equal."""

    CARD_POINTS = "card_points"
    CARD_POINTS_WITH_PROJECTS = "card_points_with_projects"


class DeadTie(StrEnum):
    BUYERS_LOSE = "buyers_lose"
    SHARED = "shared"


class KabootDoubled(StrEnum):
    MULTIPLIED = "multiplied"
    PLAIN = "plain"


class ContractScoring(StrEnum):
    EASY = "easy"
    CONTREE = "contree"


class Enforcement(StrEnum):
    BLOCK = "block"
    QAID = "qaid"
    REFEREE = "referee"


class Ruling(StrEnum):
    """What an objection ends in."""

    GRANTED = "granted"
    TAKWEESH = "takweesh"
    AGAINST_EXPOSER = "against_exposer"
    REFUSED = "refused"
