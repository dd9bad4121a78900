"""What a table shows, as plain values: made from a deal by `staging`, drawn by `board`.

Cards are written as in the notation (`KS`); everything else is in the reader's words already. A quiz or a
lesson may make a scene of its own, or change one with `dataclasses.replace`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Use(StrEnum):
    """What the reader does at the table."""

    PLAY = "play"
    SHOW = "show"  # he looks: a demonstration, a review
    PICK_ONE = "pick_one"  # a press on a card answers
    PICK_MANY = "pick_many"  # cards are marked, then confirmed


class Fate(StrEnum):
    """What happens if a card is pressed."""

    OPEN = "open"  # it can be played or picked
    FAULT = "fault"  # it breaks a rule, and the table does not stop it
    REFUSED = "refused"
    WAITING = "waiting"  # it is not the reader's turn


@dataclass(frozen=True, slots=True)
class Why:
    """Why some cards or words may or may not be used: the sentence, what would do, the clauses."""

    about: tuple[str, ...]  # cards, or words
    fate: Fate
    text: str
    would_do: tuple[str, ...] = ()
    clauses: tuple[tuple[str, str], ...] = ()  # where it stands, and its wording
    link: str = ""  # to where it is read in full
    lesson: str = ""  # to the lesson that explains it


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the reader's hand."""

    card: str
    name: str  # said aloud
    fate: Fate = Fate.OPEN
    why: int = -1  # its place among the scene's reasons; -1 for none


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the trick."""

    card: str
    name: str
    place: str  # s, e, n, w
    marks: tuple[str, ...] = ()  # "leads", "wins"


@dataclass(frozen=True, slots=True)
class SeatShown:
    """One seat: whose it is, what it said last, and what is seen of its cards."""

    place: str
    name: str
    marks: tuple[tuple[str, str], ...] = ()  # kind ("turn", "dealer", "buyer") and words
    says: str = ""
    count: int = 0  # cards face down
    cards: tuple[str, ...] = ()  # cards face up
    shown: tuple[tuple[str, tuple[str, ...]], ...] = ()  # projects: name, and cards once they lie open


@dataclass(frozen=True, slots=True)
class Middle:
    """What lies in the middle: nothing, the buy card, or a trick."""

    laid: tuple[Laid, ...] = ()
    buy: str = ""
    buy_name: str = ""
    note: str = ""
    taker: str = ""  # the place of who took it, once it is full


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened: shown one after another, and said aloud."""

    number: int  # of the action in its deal
    kind: str  # "card", "said", "laid", "took"
    place: str
    text: str  # said aloud
    card: str = ""
    wins: str = ""  # the card that takes the trick so far
    why: str = ""  # the rule of thumb behind it


@dataclass(frozen=True, slots=True)
class Button:
    """Something to say or do: what it sends, and what stands on it."""

    act: str
    label: str
    kind: str = "plain"  # "main", "plain"
    is_open: bool = True  # else it stands there and cannot be pressed


@dataclass(frozen=True, slots=True)
class Choice:
    """What must be thought about before it is done: it opens, explains itself, then offers buttons."""

    label: str
    explain: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """One height of a bid, with a button for each suit."""

    label: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Pile:
    """The tricks one side has taken."""

    side: str  # "us", "them"
    count: int
    text: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """Cards from the strongest to the weakest, with what each counts."""

    title: str
    steps: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """What a learner who asks is told, a step at each press; at first only the way to ask."""

    ask: Button | None = None
    pointer: str = ""  # what matters now
    note: str = ""
    which: str = ""  # words before the cards to weigh
    cards: tuple[str, ...] = ()
    numbers: Ladder | None = None  # each card over what it brings


@dataclass(frozen=True, slots=True)
class Doubt:
    """A card that was pressed and is not yet played: the learner is asked whether he means it."""

    card: str
    text: str


@dataclass(frozen=True, slots=True)
class Overlays:
    """What a lesson lays over the table."""

    points: tuple[tuple[str, str], ...] = ()  # card, and what stands on it
    ladders: tuple[Ladder, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()  # from and to: a place or a card
    pointed: tuple[str, ...] = ()  # the arrows in words
    lit: tuple[str, ...] = ()  # cards to look at
    eats: str = ""  # words beside the card that takes the trick


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on and around the table."""

    seq: str  # what an answer names; another one is too late
    deal: str  # changes when other cards are dealt
    done: int  # actions so far
    use: Use
    seats: tuple[SeatShown, ...]
    middle: Middle = Middle()
    hand: tuple[Held, ...] = ()
    title: str = ""  # the contract
    scores: tuple[tuple[str, str], ...] = ()  # words and number, ours first
    piles: tuple[Pile, ...] = ()
    last: tuple[Laid, ...] = ()  # the trick before, to look at again
    last_text: str = ""
    ask: str = ""  # what the reader is asked
    calls: tuple[Button, ...] = ()
    bids: tuple[Bid, ...] = ()
    extras: tuple[Button | Choice, ...] = ()
    reasons: tuple[Why, ...] = ()
    why_title: str = ""
    story: tuple[Step, ...] = ()
    story_title: str = ""
    ranks: tuple[Ladder, ...] = ()  # to look up: the orders that matter now
    ranks_title: str = ""
    say: str = ""  # said aloud after the story
    hint: Hint = Hint()
    doubt: Doubt | None = None
    overlays: Overlays = field(default_factory=Overlays)
