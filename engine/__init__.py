"""The rules of Baloot and Coinche: five rulebooks played, refereed and explained."""

from engine.actions import Action, Call, Claim, Declare, Object, Play, parse_action
from engine.cards import DECK, Card, Cards, Mode, Rank, Suit
from engine.contract import Contract, Level
from engine.deal import Deal, replay
from engine.ledger import Entry, Ledger, Score, Step
from engine.library import RulebookError, UnknownRulebook, diff, load, rulebooks
from engine.match import Match
from engine.notation import NotationError, dump, from_link, parse, to_link
from engine.pack import shuffled
from engine.reasons import IllegalAction, Reason, Status, Verdict
from engine.seats import Seat, Team
from engine.tally import score
from engine.trick import Trick
from engine.view import Phase, Standing, View

__all__ = [
    "DECK",
    "Action",
    "Call",
    "Card",
    "Cards",
    "Claim",
    "Contract",
    "Deal",
    "Declare",
    "Entry",
    "IllegalAction",
    "Ledger",
    "Level",
    "Match",
    "Mode",
    "NotationError",
    "Object",
    "Phase",
    "Play",
    "Rank",
    "Reason",
    "RulebookError",
    "Score",
    "Seat",
    "Standing",
    "Status",
    "Step",
    "Suit",
    "Team",
    "Trick",
    "UnknownRulebook",
    "Verdict",
    "View",
    "diff",
    "dump",
    "from_link",
    "load",
    "parse",
    "parse_action",
    "replay",
    "rulebooks",
    "score",
    "shuffled",
    "to_link",
]
