"""Declared projects: named in a line, written in a position, read from one, laid on a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from engine import DECK, Card, Cards, Contract, Deal, Declare, Mode, Seat, Suit, Trick, parse_action
from engine.asked import Asked, AskError, distinct
from engine.pack import Hands
from engine.projects import Project, identify, judge_declaration
from engine.raises import Raising
from engine.rulebook import Rulebook
from engine.seats import SEATS
from engine.tricks import Tricks
from lessons.i18n import Line

Declared = Mapping[Seat, tuple[Project, ...]]


def game(mode: Mode, trump: Suit | None) -> Line:
    """Return what is played: sun, or hokum with its suit."""
    return Line(f"mode-{mode}") if trump is None else Line(f"mode-{mode}", {"suit": trump})


def called(name: str) -> Line:
    """Return the name of a project."""
    return Line(f"project-{name}")


def named(name: str, cards: Iterable[Card]) -> Line:
    """Return a project with its cards."""
    return Line("quiz-spot_project.named", {"project": called(name), "cards": tuple(cards)})


def said(projects: Iterable[Iterable[Card]]) -> str:
    """Return projects as they are declared, and as a position writes them: `+QS.KS.AS`."""
    return str(Declare(tuple(Cards.of(cards) for cards in projects)))


def written(declared: Mapping[Seat, Sequence[Iterable[Card]]]) -> list[str]:
    """Return what each seat declares as a position writes it, one word a seat."""
    return [said(declared.get(seat, ())) for seat in SEATS]


def known(laid: Mapping[Seat, Sequence[Iterable[Card]]], mode: Mode, rules: Rulebook) -> Declared:
    """Return what each seat declares as the projects they are."""
    return {
        seat: tuple(p for cards in laid.get(seat, ()) if (p := identify(Cards.of(cards), mode, rules)))
        for seat in SEATS
    }


def projects_of(asked: Asked, name: str, mode: Mode, rules: Rulebook) -> tuple[Project, ...]:
    """Return a field that is the projects of one hand as they are declared, one at least."""
    projects = _projects(asked.raw(name), asked.field(name), mode, rules)
    if not projects:
        raise asked.bad(name, "a project such as +JS.QS.KS")
    return projects


def declared_of(asked: Asked, name: str, mode: Mode, rules: Rulebook) -> Declared:
    """Return a field that is what the four seats declared, one word each; nothing is an empty word."""
    words = asked.items(name)
    if len(words) != 4:
        raise asked.bad(name, "four words")
    found = {seat: _projects(words[seat], f"{asked.field(name)}[{int(seat)}]", mode, rules) for seat in SEATS}
    distinct([card for row in found.values() for project in row for card in project.cards], asked.field(name))
    return found


def _projects(word: object, field: str, mode: Mode, rules: Rulebook) -> tuple[Project, ...]:
    if word == "":
        return ()
    try:
        said = parse_action(word) if isinstance(word, str) else None
    except ValueError:
        said = None
    if not isinstance(said, Declare):
        raise AskError("bad_field", field, "expected projects such as +JS.QS.KS")
    laid = Cards.of(card for cards in said.projects for card in cards)
    if not judge_declaration(said.projects, laid, mode, rules).is_allowed:
        raise AskError("impossible_position", field, "these are not declared together")
    return tuple(project for cards in said.projects if (project := identify(cards, mode, rules)))


def stand_together(projects: Sequence[Iterable[Card]], mode: Mode, rules: Rulebook) -> bool:
    """Return whether one hand may declare these projects, if it holds no other cards."""
    sets = [Cards.of(cards) for cards in projects]
    return judge_declaration(sets, Cards.of(card for cards in sets for card in cards), mode, rules).is_allowed


def table(
    rules: Rulebook,
    contract: Contract,
    dealer: Seat,
    declared: Declared,
    hands: Mapping[Seat, Cards] | None = None,
    taken: tuple[Trick, ...] = (),
    spoken: Iterable[Seat] = (),
) -> Deal:
    """Return a deal in play, known as far as this: what was declared, who holds what, who took what."""
    held = hands or {}
    a, b, c, d = (
        held.get(seat, Cards()) | Cards.of(card for p in declared.get(seat, ()) for card in p.cards)
        for seat in SEATS
    )
    dealt: Hands = (a, b, c, d)
    play = Tricks(
        rules,
        contract,
        dealer.next,
        dealt,
        dealt,
        Trick(dealer.next),
        taken,
        tuple(declared.get(seat, ()) for seat in SEATS),
        frozenset(spoken),
    )
    return replace(Deal.start(rules, dealer, DECK), raising=Raising(rules, contract, (0, 0)), play=play)
