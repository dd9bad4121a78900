"""`.baloot` text: a match as a person can read it, and as a link can carry it.

    baloot 1
    rulebook online
    target 152

    deal dealer=3
      pack 7S 8S …
      auction pass hokum pass pass pass confirm
      raises double_closed pass
      trick +AS.KS.QS 7H 8H 9H TH
      …

`#` begins a comment. `dump` and `parse` round-trip; an error names line, column and what was expected.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from zlib import compress, decompressobj, error

from engine.actions import Action, Declare, Object, Play, parse_action
from engine.cards import DECK, Card
from engine.choices import ContractScoring
from engine.deal import Deal
from engine.library import UnknownRulebook, load, rulebooks
from engine.match import Match
from engine.pack import Pack, as_pack
from engine.reasons import Status, Verdict
from engine.rulebook import BidScoring, Rulebook
from engine.seats import Seat
from engine.view import Phase, Standing

LINES = ("auction", "raises", "trick")
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LONGEST = 200_000  # characters of a text a link may unfold to


class NotationError(ValueError):
    """A text that cannot be read, or tells of something the rules refuse (`verdict`).

    `line` and `column` count from 1; `expected` is a word, or words parted by ` | `.
    """

    def __init__(self, line: int, column: int, expected: str, verdict: Verdict | None = None) -> None:
        super().__init__(f"line {line}, column {column}: expected {expected}")
        self.line, self.column, self.expected, self.verdict = line, column, expected, verdict


def encode_pack(pack: Pack) -> str:
    """Return the order of a pack as twenty URL characters."""
    left, number = list(DECK), 0
    for card in pack:
        number = number * len(left) + left.index(card)
        left.remove(card)
    digits = ""
    for _ in range(20):
        number, digit = divmod(number, 64)
        digits = ALPHABET[digit] + digits
    return digits


def decode_pack(code: str) -> Pack:
    """Return the pack of twenty URL characters; ValueError if they are not one."""
    if len(code) != 20 or any(c not in ALPHABET for c in code):
        raise ValueError("a pack code is twenty URL characters")
    number = 0
    for c in code:
        number = number * 64 + ALPHABET.index(c)
    places: list[int] = []
    for size in range(1, 33):
        number, place = divmod(number, size)
        places.append(place)
    if number:
        raise ValueError("not the code of a pack")
    left = list(DECK)
    return tuple(left.pop(place) for place in reversed(places))


def dump(match: Match, *, packs_as_cards: bool = True) -> str:
    """Return the match as `.baloot` text; its packs card by card, or in twenty characters."""
    return "\n".join(_lines(match, packs_as_cards=packs_as_cards)) + "\n"


def _lines(match: Match, *, packs_as_cards: bool) -> Iterator[str]:
    yield "baloot 1"
    yield f"rulebook {match.rules.id}"
    yield f"target {match.target}"
    if match.scoring is not None:
        yield f"scoring {match.scoring}"
    if replace(match.opening, target=None) != Standing():
        yield "totals {} {}".format(*match.opening.totals)
        yield "warnings {} {}".format(*match.opening.warnings)
    for deal in match.deals:
        yield f"deal dealer={int(deal.dealer)}"
        yield "  pack " + (" ".join(map(str, deal.pack)) if packs_as_cards else encode_pack(deal.pack))
        yield from _actions(deal)


def _actions(deal: Deal) -> Iterator[str]:
    words: dict[str, list[str]] = {}
    calls, raises = len(deal.auction.calls), len(deal.asked)
    played = 0
    for place, action in enumerate(deal.actions):
        if place < calls:
            line = "auction"
        elif place < calls + raises:
            line = "raises"
        else:
            line = f"trick {played // 4}"
            played += isinstance(action, Play)
        words.setdefault(line, []).append(str(action))
    for line, texts in words.items():
        yield f"  {line.split()[0]} {' '.join(texts)}"


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    line: int
    column: int

    def error(self, expected: str, verdict: Verdict | None = None) -> NotationError:
        return NotationError(self.line, self.column, expected, verdict)


def parse(text: str, *directories: Path) -> Match:
    """Return the match written in `.baloot` text; raises NotationError. `directories` hold more rulebooks."""
    return _Parser(text, directories).match()


class _Parser:
    def __init__(self, text: str, directories: Sequence[Path]) -> None:
        self.directories = directories
        self.rows: list[list[_Word]] = []
        line = 0
        for line, content in enumerate(text.splitlines(), 1):
            words = [
                _Word(found[0], line, found.start() + 1)
                for found in re.finditer(r"\S+", content.split("#", 1)[0])
            ]
            if words:
                self.rows.append(words)
        self.end = line + 1

    def peek(self) -> str | None:
        return self.rows[0][0].text if self.rows else None

    def row(self, key: str, count: int | None) -> list[_Word]:
        """Take the next row, which must begin with `key` and have `count` words after it."""
        if not self.rows:
            raise NotationError(self.end, 1, key)
        first, *rest = self.rows.pop(0)
        if first.text != key:
            raise first.error(key)
        if count is not None and len(rest) != count:
            short = len(rest) < count
            raise (rest[-1] if rest and short else first if short else rest[count]).error(
                f"{key} + {count}" if short else "end of line"
            )
        return rest

    def number(self, word: _Word, expected: str = "number") -> int:
        if not re.fullmatch(r"[0-9]{1,6}", word.text):
            raise word.error(expected)
        return int(word.text)

    def match(self) -> Match:
        version = self.row("baloot", 1)[0]
        if version.text != "1":
            raise version.error("1")
        rules = self.rulebook()
        target = self.target(rules)
        scoring = self.scoring(rules)
        opening = Standing(self.pair("totals"), self.pair("warnings"))
        dealer, pack = self.deal()
        match = Match.start(rules, dealer, pack, target, scoring, opening)
        match = self.actions(match)
        while self.rows:
            head = self.rows[0][0]
            dealer, pack = self.deal()
            if match.deal.ending is None or match.winner() is not None:
                raise head.error(" | ".join(LINES) if match.deal.ending is None else "end of text")
            if dealer is not match.next_dealer():
                raise head.error(f"deal dealer={int(match.next_dealer())}")
            match = self.actions(match.next_deal(pack))
        return match

    def rulebook(self) -> Rulebook:
        word = self.row("rulebook", 1)[0]
        try:
            return load(word.text, *self.directories)
        except UnknownRulebook:
            raise word.error(" | ".join(rulebooks(*self.directories))) from None

    def target(self, rules: Rulebook) -> int | None:
        if self.peek() != "target":
            return None
        word = self.row("target", 1)[0]
        expected = " | ".join(map(str, rules.match.targets))
        if self.number(word, expected) not in rules.match.targets:
            raise word.error(expected)
        return int(word.text)

    def scoring(self, rules: Rulebook) -> ContractScoring | None:
        if self.peek() != "scoring":
            return None
        word = self.row("scoring", 1)[0]
        ways = rules.scoring.scorings if isinstance(rules.scoring, BidScoring) else ()
        for way in ways:
            if way.value == word.text:
                return way
        raise word.error(" | ".join(ways) or "deal")

    def pair(self, key: str) -> tuple[int, int]:
        if self.peek() != key:
            return 0, 0
        left, right = self.row(key, 2)
        return self.number(left), self.number(right)

    def deal(self) -> tuple[Seat, Pack]:
        dealer = self.row("deal", 1)[0]
        if not (found := re.fullmatch(r"dealer=([0-3])", dealer.text)):
            raise dealer.error("dealer=0 | dealer=1 | dealer=2 | dealer=3")
        words = self.row("pack", None)
        if len(words) == 1 and len(words[0].text) == 20:
            try:
                return Seat(int(found[1])), decode_pack(words[0].text)
            except ValueError:
                raise words[0].error("pack code") from None
        return Seat(int(found[1])), self.cards(words)

    def cards(self, words: list[_Word]) -> Pack:
        cards: list[Card] = []
        for word in words:
            try:
                card = Card.parse(word.text)
            except ValueError:
                raise word.error("card") from None
            if card in cards:
                raise word.error("card not yet in the pack")
            cards.append(card)
        if len(cards) != 32:
            where = words[-1] if words else _Word("", self.end, 1)
            raise where.error("32 cards")
        return as_pack(cards)

    def actions(self, match: Match) -> Match:
        while self.peek() in LINES:
            _, *words = self.rows.pop(0)
            for word in words:
                match = match.with_deal(self.act(match.deal, word))
        if self.rows and self.peek() != "deal":
            raise self.rows[0][0].error(" | ".join((*LINES, "deal")))
        return match

    def act(self, deal: Deal, word: _Word) -> Deal:
        action = self.action(deal, word)
        verdict = deal.judge(action)
        if verdict.status is Status.REFUSED:
            raise word.error(_would_do(deal), verdict)
        return deal.after(action)

    def action(self, deal: Deal, word: _Word) -> Action:
        try:
            action = parse_action(word.text)
        except ValueError:
            raise word.error(_would_do(deal)) from None
        playing = isinstance(action, (Play, Declare, Object))
        if playing and deal.phase in (Phase.AUCTION, Phase.RAISES):
            raise word.error(_would_do(deal), deal.judge(action))
        return action


def _would_do(deal: Deal) -> str:
    """The words that would do here."""
    return " | ".join(map(str, deal.legal())) or "deal"


def to_link(match: Match) -> str:
    """Return the match as one word a URL can carry."""
    return fold("\n".join(_lines(match, packs_as_cards=False)))


def from_link(word: str, *directories: Path) -> Match:
    """Return the match of a link's word; raises NotationError (line 1) for one that was cut or altered."""
    return parse(unfold(word), *directories)


def fold(text: str) -> str:
    """Return a text as one word a URL can carry."""
    return urlsafe_b64encode(compress(text.encode(), 9)).rstrip(b"=").decode()


def unfold(word: str) -> str:
    """Return the text of such a word; raises NotationError (line 1) for one that was cut or altered."""
    try:
        packed = urlsafe_b64decode(word + "=" * (-len(word) % 4))
        unfolding = decompressobj()
        text = unfolding.decompress(packed, LONGEST).decode()
        if not unfolding.eof or unfolding.unused_data:
            raise ValueError("cut, or more than a text")
    except (ValueError, error):
        raise NotationError(1, 1, "link") from None
    return text
