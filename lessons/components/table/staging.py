"""A deal as one seat sees it, put on the table: from the engine's values to a scene."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Card, Deal, Match, Phase, Seat, Suit, Trick
from engine.seats import SEATS
from engine.trick import best_card, winner
from lessons.components.compass import place
from lessons.components.fan import sorted_hand
from lessons.components.table.choices import bids, calls, extras, hand, reasons
from lessons.components.table.ranks import ladders
from lessons.components.table.scene import Fate, Held, Laid, Middle, Pile, Scene, SeatShown, Use
from lessons.components.table.story import steps
from lessons.i18n import Speech
from lessons.practice import Told


def play_scene(match: Match, told: Iterable[Told], me: Seat, seq: str, said: Speech) -> Scene:
    """Return the table of a practice hand: how it came there, and everything the learner can do now."""
    deal = match.deal
    happened = steps(told, me, said)
    why = reasons(deal, me, said)
    ours, theirs = match.standing().totals[me.team], match.standing().totals[me.team.other]
    in_play = deal.phase is Phase.PLAY
    return Scene(
        seq=seq,
        deal=f"{len(match.deals)}",
        done=len(deal.actions),
        use=Use.SHOW if deal.phase is Phase.OVER else Use.PLAY,
        seats=seats(deal, me, said, open_hands(deal, me)),
        middle=middle(deal, me, said),
        hand=hand(deal, me, why, said),
        title="" if deal.contract is None else said.contract(deal.contract, me),
        scores=((said.ui("us"), said.number(ours)), (said.ui("them"), said.number(theirs))),
        piles=piles(deal, me, said),
        last=last_trick(deal, me, said),
        last_text=_last_text(deal, me, said),
        ask="" if deal.phase is Phase.OVER else said.ui(f"now-{deal.phase}"),
        calls=calls(deal, said),
        bids=bids(deal, said),
        extras=extras(deal, me, said),
        reasons=why,
        why_title=said.ui("what-may-i-do" if in_play else "what-may-i-say"),
        story=happened,
        story_title=said.ui("what-they-did"),
        ranks=ladders(deal.contract, deal.rules, said),
        ranks_title=said.ui("ranks-title"),
        say=said.ui("phase-over") if deal.phase is Phase.OVER else said.ui(f"now-{deal.phase}"),
    )


def show_scene(
    match: Match,
    deal: Deal,
    told: Iterable[Told],
    me: Seat,
    seq: str,
    said: Speech,
    open: frozenset[Seat] = frozenset(SEATS),
) -> Scene:
    """Return the table of a demonstration: `deal` at some moment, the hands in `open` face up."""
    totals = deal.standing.totals
    scores = (("us", totals[me.team]), ("them", totals[me.team.other]))
    shown = tuple(
        Held(str(card), said.card_name(card), Fate.WAITING)
        for card in sorted_hand(deal.hands[me], _trump(deal), deal.rules)
        if me in open
    )
    return Scene(
        seq=seq,
        deal=f"{len(match.deals)}",
        done=len(deal.actions),
        use=Use.SHOW,
        seats=seats(deal, me, said, open - {me}),
        middle=middle(deal, me, said),
        hand=shown,
        title="" if deal.contract is None else said.contract(deal.contract, me),
        scores=tuple((said.ui(side), said.number(points)) for side, points in scores),
        piles=piles(deal, me, said),
        last=last_trick(deal, me, said),
        last_text=_last_text(deal, me, said),
        story=steps(told, me, said),
        story_title=said.ui("what-happened"),
        ranks=ladders(deal.contract, deal.rules, said),
        ranks_title=said.ui("ranks-title"),
    )


def open_hands(deal: Deal, me: Seat) -> frozenset[Seat]:
    """Return whose cards lie open: everybody's after sawa and at the end, else nobody's but mine."""
    return frozenset(SEATS) - {me} if deal.claim is not None else frozenset()


def seats(deal: Deal, me: Seat, said: Speech, open: Iterable[Seat] = ()) -> tuple[SeatShown, ...]:
    """Return the four seats; those in `open` with their cards face up."""
    return tuple(_seat(deal, seat, me, said, seat in tuple(open)) for seat in SEATS)


def _seat(deal: Deal, seat: Seat, me: Seat, said: Speech, is_open: bool) -> SeatShown:
    direction = deal.rules.table.direction
    held = deal.hands[seat]
    return SeatShown(
        place=place(seat, me, direction),
        name=said.ui(f"seat-short-{said.place(seat, me, direction)}"),
        marks=_marks(deal, seat, me, said),
        says=_last_word(deal, seat, said),
        count=0 if is_open else len(held),
        cards=_names(sorted_hand(held, _trump(deal), deal.rules)) if is_open else (),
        shown=_shown(deal, seat, said),
    )


def _trump(deal: Deal) -> Suit | None:
    return None if deal.contract is None else deal.contract.trump


def _names(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(str(card) for card in cards)


def _marks(deal: Deal, seat: Seat, me: Seat, said: Speech) -> tuple[tuple[str, str], ...]:
    marks: list[tuple[str, str]] = []
    if deal.turn is seat:
        marks.append(("turn", said.ui("mark-turn", place=said.place(seat, me))))
    if seat is deal.dealer:
        marks.append(("dealer", said.ui("mark-dealer")))
    if deal.contract is not None and deal.contract.buyer is seat:
        marks.append(("buyer", said.ui("mark-buyer")))
    if deal.play is not None and seat in deal.play.spoken:
        marks.append(("baloot", said.term("baloot")))
    return tuple(marks)


def _shown(deal: Deal, seat: Seat, said: Speech) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Projects: their names when declared, their cards once the side they stand for lays them open."""
    if deal.play is None:
        return ()
    lies_open = bool(deal.tricks) and len(deal.tricks) < 3 and deal.play.stands(seat)
    return tuple(
        (said.project(project.name), _names(_from_the_top(project.cards)) if lies_open else ())
        for project in deal.play.declared[seat]
    )


def _from_the_top(cards: Iterable[Card]) -> list[Card]:
    return list(cards)[::-1]


def _last_word(deal: Deal, seat: Seat, said: Speech) -> str:
    """What a seat said last, while the words still matter: until the second trick."""
    if deal.tricks or (deal.phase is Phase.OVER and deal.play is not None):
        return ""
    words = deal.asked or deal.auction.calls
    spoken = [(number, call) for number, (who, call) in enumerate(words) if who is seat]
    if not spoken:
        return ""
    number, call = spoken[-1]
    return said.call(call, round=0 if deal.asked else number // 4 + 1)


def middle(deal: Deal, me: Seat, said: Speech) -> Middle:
    """Return the buy card, the trick under way, or the full trick that nobody has followed yet."""
    if deal.trick is not None and deal.trick.cards:
        return Middle(laid(deal.trick, deal, me, said))
    if deal.tricks:
        return _full(deal, me, said)
    card = deal.dealt.buy_card
    if card is None or deal.phase not in (Phase.AUCTION, Phase.OVER) or deal.play is not None:
        return Middle()
    note = said.ui("buy-card-in-round", round=deal.auction.round)
    return Middle(buy=str(card), buy_name=said.card_name(card), note=note)


def _full(deal: Deal, me: Seat, said: Speech) -> Middle:
    trick, direction = deal.tricks[-1], deal.rules.table.direction
    assert deal.contract is not None
    taker = winner(trick, deal.contract, deal.rules)
    note = said.ui("trick-taken", seat=said.seat(taker, me, direction, form="to"))
    return Middle(laid(trick, deal, me, said), note=note, taker=place(taker, me, direction))


def laid(trick: Trick, deal: Deal, me: Seat, said: Speech) -> tuple[Laid, ...]:
    """Return the cards of a trick in the order played: who led, and who is winning."""
    assert deal.contract is not None
    best = best_card(trick, deal.contract, deal.rules)
    return tuple(
        Laid(
            str(card),
            said.card_name(card),
            place(seat, me, deal.rules.table.direction),
            tuple(mark for mark, holds in (("leads", seat is trick.leader), ("wins", card == best)) if holds),
        )
        for seat, card in trick.plays()
    )


def last_trick(deal: Deal, me: Seat, said: Speech) -> tuple[Laid, ...]:
    """Return the trick before the one on the table; nothing while it lies there itself."""
    if not deal.tricks or deal.trick is None or not deal.trick.cards:
        return ()
    return laid(deal.tricks[-1], deal, me, said)


def _last_text(deal: Deal, me: Seat, said: Speech) -> str:
    if not deal.tricks or deal.contract is None:
        return ""
    taker = winner(deal.tricks[-1], deal.contract, deal.rules)
    return said.ui("trick-taken", seat=said.seat(taker, me, deal.rules.table.direction, form="to"))


def piles(deal: Deal, me: Seat, said: Speech) -> tuple[Pile, ...]:
    """Return how many tricks each side has taken, ours first."""
    if deal.contract is None or deal.play is None:
        return ()
    takers = [winner(trick, deal.contract, deal.rules).team for trick in deal.tricks]
    sides = (("us", me.team), ("them", me.team.other))
    return tuple(
        Pile(side, n, said.ui("pile", side=said.ui(side), tricks=said.count("tricks", n)))
        for side, team in sides
        for n in (takers.count(team),)
    )
