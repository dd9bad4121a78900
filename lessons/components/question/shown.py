"""What a question or a lesson shows, put on the table: cards, tricks and moments as scenes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Card, Cards, Contract, Seat, Suit, Trick
from engine.rulebook import Rulebook
from engine.seats import SEATS
from engine.trick import best_card, winner
from lessons.components.compass import place
from lessons.components.fan import sorted_hand
from lessons.components.table.ranks import ladder, points_on
from lessons.components.table.scene import Fate, Held, Ladder, Laid, Middle, Overlays, Scene, SeatShown, Use
from lessons.i18n import Speech
from lessons.quiz import CardsShown, TableShown, TricksShown

NO_WORTH = ""


def table_scene(shown: TableShown, me: Seat, seq: str, rules: Rulebook, said: Speech) -> Scene:
    """Return a moment at a table as a scene to look at, seen from `me`."""
    trump = None if shown.contract is None else shown.contract.trump
    totals = () if shown.totals is None else (("us", me.team), ("them", me.team.other))
    return Scene(
        seq=seq,
        deal=seq,
        done=0,
        use=Use.SHOW,
        seats=tuple(_seat(seat, shown, me, rules, said) for seat in SEATS),
        middle=_middle(shown, me, rules, said),
        hand=tuple(
            Held(str(card), said.card_name(card), Fate.WAITING)
            for card in sorted_hand(shown.hand, trump, rules)
        ),
        title="" if shown.contract is None else said.contract(shown.contract, me),
        scores=tuple((said.ui(side), said.number((shown.totals or (0, 0))[team])) for side, team in totals),
    )


def _seat(seat: Seat, shown: TableShown, me: Seat, rules: Rulebook, said: Speech) -> SeatShown:
    direction = rules.table.direction
    marks: list[tuple[str, str]] = []
    if seat is shown.dealer:
        marks.append(("dealer", said.ui("mark-dealer")))
    if shown.contract is not None and shown.contract.buyer is seat:
        marks.append(("buyer", said.ui("mark-buyer")))
    trump = None if shown.contract is None else shown.contract.trump
    spoken = [said.call(call, shown.round) for who, call in shown.said if who is seat]
    return SeatShown(
        place=place(seat, me, direction),
        name=said.ui(f"seat-short-{said.place(seat, me, direction)}"),
        marks=tuple(marks),
        says=said.listed(spoken, "then") if spoken else "",
        cards=tuple(str(card) for card in sorted_hand(shown.open.get(seat, Cards()), trump, rules)),
    )


def _middle(shown: TableShown, me: Seat, rules: Rulebook, said: Speech) -> Middle:
    if shown.buy_card is not None:
        name = said.card_name(shown.buy_card)
        return Middle(buy=str(shown.buy_card), buy_name=name, note=said.ui("buy-card"))
    if shown.trick is None or not shown.trick.cards:
        return Middle()
    return Middle(laid(shown.trick, shown.contract, me, rules, said))


def laid(
    trick: Trick, contract: Contract | None, me: Seat, rules: Rulebook, said: Speech, wins: bool = False
) -> tuple[Laid, ...]:
    """Return a trick in the order played, the first card marked; who eats it only where `wins`."""
    best = best_card(trick, contract, rules) if wins and contract is not None and trick.cards else None
    return tuple(
        Laid(
            str(card),
            said.card_name(card),
            place(seat, me, rules.table.direction),
            (*(("leads",) if seat is trick.leader else ()), *(("wins",) if card == best else ())),
        )
        for seat, card in trick.plays()
    )


def cards_scene(rows: Iterable[Ladder], seq: str) -> Scene:
    """Return rows of cards, without a table."""
    return Scene(seq=seq, deal=seq, done=0, use=Use.SHOW, seats=(), overlays=Overlays(ladders=tuple(rows)))


def cards_rows(shown: CardsShown, me: Seat, said: Speech) -> tuple[Ladder, ...]:
    """Return cards laid in rows, each under its word."""
    return tuple(
        Ladder("" if title is None else said.line(title, me), tuple((str(card), NO_WORTH) for card in cards))
        for title, cards in shown.rows
    )


def tricks_rows(shown: TricksShown, me: Seat, rules: Rulebook, said: Speech) -> tuple[Ladder, ...]:
    """Return tricks that were played, a row each: under a card who played it, and a star for who ate it."""
    return tuple(
        Ladder(said.ui("trick", n=number), _played(trick, shown.contract, me, rules, said))
        for number, trick in enumerate(shown.tricks, shown.first)
    )


def _played(
    trick: Trick, contract: Contract, me: Seat, rules: Rulebook, said: Speech
) -> tuple[tuple[str, str], ...]:
    taker = winner(trick, contract, rules) if trick.is_full else None
    return tuple(
        (str(card), f"{said.ui(f'seat-short-{said.place(seat, me)}')}{' ★' if seat is taker else ''}")
        for seat, card in trick.plays()
    )


def orders(names: Sequence[str], rules: Rulebook, said: Speech) -> tuple[Ladder, ...]:
    """Return orders from the strongest card on, each with its card points: `plain`, `trump`."""
    plain, trump = Suit.HEARTS, Suit.SPADES  # any suit, and any other
    rows = {
        "plain": ladder(plain, trump, said.ui("order-plain"), rules, said),
        "trump": ladder(trump, trump, said.ui("ranks-trump"), rules, said),
    }
    return tuple(rows[name] for name in names)


def points_overlay(
    cards: Iterable[Card], contract: Contract | None, rules: Rulebook, said: Speech
) -> Overlays:
    """Return the card points to lay on these cards."""
    trump = None if contract is None else contract.trump
    return Overlays(points=points_on(cards, trump, rules, said))
