"""What every sentence is made with: messages, counted things, cards, seats and teams in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from engine import DECK, Card, Rank, Seat, Suit, Team
from engine.choices import Direction
from engine.rulebook import Rulebook
from lessons.i18n.bundles import Arg, Bundle, bundle
from lessons.i18n.languages import chain, language
from lessons.i18n.text import Digits, in_digits, isolate, once


class Voice:
    """One language, speaking the words of one rulebook (or of none)."""

    def __init__(self, name: str, rules: Rulebook | None, digits: Digits) -> None:
        self.about = language(name)
        self.rules, self.digits = rules, digits

    @property
    def language(self) -> str:
        return self.about.id

    @property
    def direction(self) -> str:
        """`rtl` or `ltr`."""
        return self.about.direction

    @property
    def tag(self) -> str:
        return self.about.tag

    @cached_property
    def bundles(self) -> tuple[Bundle, ...]:
        """This language's messages, then those of the languages that fill its gaps."""
        vocabulary = "" if self.rules is None else self.rules.vocabulary
        return tuple(bundle(one, vocabulary) for one in chain(self.language))

    def find(self, id: str, **args: Arg) -> str | None:
        """Return a message or an attribute (`id.attribute`) as text; None if no file has it."""
        for one in self.bundles:
            if (text := one.say(id, args)) is not None:
                return self.final(text)
        return None

    def say(self, id: str, **args: Arg) -> str:
        """Return a message or an attribute as text; KeyError if no file has it."""
        text = self.find(id, **args)
        if text is None:
            raise KeyError(id)
        return text

    def final(self, text: str) -> str:
        """Return the text in the reader's digits: the last step of everything said."""
        return in_digits(text, self.digits)

    def ui(self, id: str, **args: Arg) -> str:
        """Return an interface string."""
        return self.say(id, **args)

    def term(self, id: str, form: str = "") -> str:
        """Return a word of the glossary, by its key there; some have forms, such as `many`."""
        return self.say(f"term-{id}.{form}" if form else f"term-{id}")

    # --- numbers ----------------------------------------------------------------------------

    def number(self, n: int) -> str:
        return self.final(str(n))

    def score(self, n: int) -> str:
        """Return a number walled off from the text around it."""
        return isolate(self.number(n))

    def points(self, n: int, case: str = "") -> str:
        """Return so many points of the score sheet; `case="after"` after a verb or a preposition."""
        return self._count("points", n, case)

    def card_points(self, n: int, case: str = "") -> str:
        """Return so many card points (أبناط)."""
        return self._count("card_points", n, case)

    def count(self, what: str, n: int, case: str = "") -> str:
        """Return so many of what `terms.ftl` can count: cards, tricks, projects, warnings."""
        return self._count(what, n, case)

    def _count(self, what: str, n: int, case: str) -> str:
        return self.say(f"count-{what}.{case}" if case else f"count-{what}", n=n)

    # --- cards ------------------------------------------------------------------------------

    def suit_sign(self, suit: Suit) -> str:
        """Return the suit's sign alone, isolated."""
        return isolate(self.say(f"suit-{suit}.sign"))

    def suit(self, suit: Suit) -> str:
        """Return the suit's name."""
        return self.say(f"suit-{suit}")

    def suit_shown(self, suit: Suit) -> str:
        """Return the suit's name with its sign."""
        return self._suits[suit]

    @cached_property
    def _suits(self) -> Mapping[Suit, str]:
        return {
            suit: self.say("suit-shown", suit=self.suit(suit), sign=self.suit_sign(suit)) for suit in Suit
        }

    def rank(self, rank: Rank) -> str:
        """Return the rank's name; `rank_sign` is what is printed on the card."""
        return self.say(f"rank-{rank}")

    def rank_sign(self, rank: Rank) -> str:
        """Return what is printed on the card, in its own digits."""
        return self._printed(f"rank-{rank}.sign")

    def card(self, card: Card) -> str:
        """Return the card as its signs, isolated: K♠."""
        return self._cards[card]

    @cached_property
    def _cards(self) -> Mapping[Card, str]:
        suits = {suit: self._printed(f"suit-{suit}.sign") for suit in Suit}
        return {card: isolate(self.rank_sign(card.rank) + suits[card.suit]) for card in DECK}

    def _printed(self, id: str) -> str:
        found = (one.say(id, {}) for one in self.bundles)
        return next(text for text in found if text is not None)

    def card_name(self, card: Card) -> str:
        """Return the card in words: شايب السبيت."""
        return self._card_names[card]

    @cached_property
    def _card_names(self) -> Mapping[Card, str]:
        return {
            card: self.say("card-name", rank=self.rank(card.rank), suit=self.say(f"suit-{card.suit}.of"))
            for card in DECK
        }

    def cards(self, cards: Iterable[Card], joined: str = "and") -> str:
        """Return cards as a list, joined by this language's `and`, `or`, `then`."""
        return self.listed([self.card(card) for card in cards], joined)

    def listed(self, items: Sequence[str], joined: str = "and") -> str:
        """Return a list in words, each item isolated once; of nothing, an empty text."""
        walled = [once(isolate(item)) for item in items]
        if not walled:
            return ""
        text, last = walled[0], self.say(f"list.{joined}")
        for item in walled[1:-1]:
            text += (last if joined == "then" else self.say("list.comma")) + item
        return text if len(walled) == 1 else text + last + walled[-1]

    # --- people -----------------------------------------------------------------------------

    def place(self, seat: Seat, me: Seat | None, direction: Direction | None = None) -> str:
        """Return where a seat is for `me`: `me`, `partner`, `right`, `left`; `none` without a `me`."""
        if me is None:
            return "none"
        if direction is None:
            direction = Direction.RIGHT if self.rules is None else self.rules.table.direction
        after = (seat - me) & 3
        if after in (0, 2):
            return "partner" if after else "me"
        # Who plays after me sits on the side the play turns to.
        return "right" if (after == 1) is (direction is Direction.RIGHT) else "left"

    def seat(
        self, seat: Seat, me: Seat | None = Seat.ZERO, direction: Direction | None = None, form: str = ""
    ) -> str:
        """Return a seat in words: you, the player on your right, your partner … (`form="to"`: to you).

        The direction is the rulebook's, unless given. Without a `me` the seat is named by its number.
        """
        id = f"seat-{self.place(seat, me, direction)}"
        return self.say(f"{id}.{form}" if form else id, n=int(seat))

    @staticmethod
    def side(team: Team, me: Seat | None) -> str:
        """Return whose team it is: `us`, `them`; `none` without a `me`."""
        return "none" if me is None else "us" if me.team is team else "them"

    def team(self, team: Team, me: Seat | None = Seat.ZERO, form: str = "") -> str:
        """Return a team in words: your side, the other side; `sheet` heads a column, `to` follows a verb."""
        id = f"team-{self.side(team, me)}"
        return self.say(f"{id}.{form}" if form else id, n=int(team))
