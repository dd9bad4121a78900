"""Every choice a rulebook can make, as a closed set of words: never a flag."""

from __future__ import annotations

from enum import StrEnum


class Direction(StrEnum):
    """Which way everything passes."""

    RIGHT = "right"  # counter-clockwise
    LEFT = "left"  # clockwise


class FirstDealer(StrEnum):
    """How the first dealer is found."""

    RANDOM = "random"
    LOWER_CARD = "lower_card"


class NextDealer(StrEnum):
    """Who deals after a deal that nobody bought."""

    NEXT = "next"
    SAME = "same"


class Cut(StrEnum):
    """On which side of the dealer the pack is cut."""

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
    """Whether a thing is permitted."""

    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class AshkalBuyer(StrEnum):
    """Who is the buyer after ashkal: the partner who takes the card, or its speaker."""

    PARTNER = "partner"
    SPEAKER = "speaker"


class Confirmation(StrEnum):
    """When the hokum bidder confirms or converts to sun."""

    NONE = "none"
    FIRST_ROUND = "first_round"


class AceConversion(StrEnum):
    """Who may turn hokum said on a turned ace into sun."""

    AS_CONFIRMED = "as_confirmed"  # its speaker, as on any other card
    FIRST_SPEAKER = "first_speaker"  # nobody but the player beside the dealer who speaks first


class TakeOver(StrEnum):
    """Whether a sun can be taken over by the bidder's partner."""

    NONE = "none"
    EARLIER_PARTNER = "earlier_partner"


class Contre(StrEnum):
    """Who may double a bid, and when."""

    OPPONENT_IN_TURN = "opponent_in_turn"


class RaiseName(StrEnum):
    """The raises, from double to gahwa; contre and surcontre."""

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
    """What closed play forbids the player on lead."""

    FREE = "free"
    PLAIN_FIRST = "plain_first"  # no trump is led while a plain card is held


class RaiseLedTrump(StrEnum):
    """When a led trump must be overtaken."""

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
    """Whether a ruff must beat the trump that is winning."""

    FREE = "free"
    IF_ABLE = "if_able"


class LongRun(StrEnum):
    """What a run longer than a hundred is."""

    ONE_HUNDRED = "one_hundred"
    SPLIT = "split"


class Kind(StrEnum):
    """The two kinds of project."""

    SEQUENCE = "sequence"
    FOUR = "four"


class BalootCounts(StrEnum):
    """What it takes for baloot to count."""

    AUTOMATIC = "automatic"
    SPOKEN = "spoken"
    ANNOUNCED = "announced"


class BalootLost(StrEnum):
    """Beside which hundred of its holder baloot does not count."""

    NEVER = "never"
    INSIDE_RUN = "inside_run"  # king and queen of trump both lie in one run
    SHOWN_COURT_FOUR = "shown_court_four"  # a shown hundred of kings or of queens


class Rounding(StrEnum):
    """How card points are rounded to tens."""

    FIVE_DOWN = "five_down"
    FIVE_STAYS = "five_stays"
    FIVE_UP = "five_up"


class CountedBuyer(StrEnum):
    """Who counts as the buyer in a raised deal."""

    BUYER = "buyer"
    LAST_RAISER = "last_raiser"


class EqualTotals(StrEnum):
    """What is compared when the totals of the deal are equal."""

    CARD_POINTS = "card_points"
    CARD_POINTS_WITH_PROJECTS = "card_points_with_projects"


class DeadTie(StrEnum):
    """What happens when nothing parts the two sides."""

    BUYERS_LOSE = "buyers_lose"
    SHARED = "shared"


class KabootDoubled(StrEnum):
    """Whether a raise multiplies a kaboot."""

    MULTIPLIED = "multiplied"
    PLAIN = "plain"


class ContractScoring(StrEnum):
    """The two ways of scoring a bid."""

    EASY = "easy"
    CONTREE = "contree"


class Enforcement(StrEnum):
    """What happens to an illegal card."""

    BLOCK = "block"
    QAID = "qaid"
    REFEREE = "referee"


class Ruling(StrEnum):
    """What an objection ends in."""

    GRANTED = "granted"
    TAKWEESH = "takweesh"
    AGAINST_EXPOSER = "against_exposer"
    REFUSED = "refused"
