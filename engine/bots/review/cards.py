"""A card that was chosen, judged: what each card was worth by what could be known, and as the cards lay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine.bots.choice import Thumb
from engine.bots.imagining import imagine
from engine.bots.prospects import Prospects
from engine.bots.review.equal import AS_GOOD, as_good, mean
from engine.bots.simple import because, by_thumb
from engine.cards import Card
from engine.contract import ranking
from engine.deal import Deal
from engine.seats import Seat
from engine.solver import Position, solve, solve_worlds
from engine.worlds import Impossible

MARGIN = 2  # card points: what is no farther from the best is as good


@dataclass(frozen=True, slots=True)
class CardDecision:
    """A card that was chosen among several: `before` is the deal as it stood, `trick` counts from 1."""

    number: int  # of the action in its deal, from 1
    trick: int
    before: Deal
    played: Card
    cards: tuple[Card, ...]

    @property
    def name(self) -> str:
        """What a page is asked for it by."""
        return str(self.trick)

    @property
    def seat(self) -> Seat:
        """Who chose."""
        assert self.before.turn is not None
        return self.before.turn


@dataclass(frozen=True, slots=True)
class Worth:
    """What comes of something, for the side that chose: card points from here on, and points of the sheet.

    Points are those above the other side's, with what is written already known.
    """

    card_points: float
    points: float

    def __sub__(self, other: Worth) -> Worth:
        """Return by how much this is more."""
        return Worth(self.card_points - other.card_points, self.points - other.points)


NOTHING = Worth(0, 0)


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """A decision with what each playable card was worth: on average as far as known, and as the cards lay.

    `good` are the cards nothing better was known than: the best on average, and those as good. `thumb` is the
    rule of thumb's card here, with its sentence; `worlds` how many deals were drawn.
    """

    decision: CardDecision
    known: Mapping[Card, Worth]
    lay: Mapping[Card, Worth]
    good: frozenset[Card]
    thumb: tuple[Card, Thumb]
    worlds: int

    @property
    def is_good(self) -> bool:
        """Whether nothing better could be known."""
        return self.decision.played in self.good

    @property
    def best_known(self) -> Card:
        """The card to choose by what could be known: the one played if it is good, else the best on average.

        The rule of thumb's card goes before one that nobody could tell from it.
        """
        if self.is_good:
            return self.decision.played
        thumb, _ = self.thumb
        if (_most(self.known) - self.known[thumb]).card_points <= AS_GOOD:
            return thumb
        return self._best(self.known)

    @property
    def best_lay(self) -> Card:
        """The best card as the cards lay: of equal ones the one played, else the one to choose anyway."""
        most = _most(self.lay).card_points
        for card in (self.decision.played, self.best_known):
            if self.lay[card].card_points == most:
                return card
        return self._best(self.lay)

    @property
    def cost_known(self) -> Worth:
        """What the choice cost on average; nothing where the card was as good as any."""
        if self.is_good:
            return NOTHING
        return _at_least_nothing(_most(self.known) - self.known[self.decision.played])

    @property
    def cost_lay(self) -> Worth:
        """What the choice cost as the cards lay, both sides playing on as well as can be."""
        return _at_least_nothing(_most(self.lay) - self.lay[self.decision.played])

    def _best(self, worths: Mapping[Card, Worth]) -> Card:
        """Of cards worth the same the cheaper."""
        contract = self.decision.before.contract
        assert contract is not None
        ranks = ranking(self.decision.before.rules, contract.trump)
        return max(
            worths,
            key=lambda card: (
                worths[card].card_points,
                -ranks.points[card.index],
                -ranks.strength[card.index],
            ),
        )


def judge_card(decision: CardDecision, rng: Random, worlds: int) -> JudgedCard | None:
    """Return what each playable card was worth, by two worlds at least; None if what was seen cannot be.

    That comes of a card another seat played against the rules.
    """
    deal, seat = decision.before, decision.seat
    view = deal.view(seat)
    assert deal.contract is not None and deal.trick is not None
    try:
        drawn = imagine(view, rng, worlds)
    except Impossible:
        return None
    prospects = Prospects.of(view)

    def worth(value: int) -> Worth:
        return Worth(value, prospects.written(seat.team, value))

    found = [
        {card: worth(value) for card, value in values.items()}
        for values in solve_worlds(deal.rules, deal.contract, deal.trick, drawn)
    ]
    exact = solve(Position(deal.rules, deal.contract, deal.hands, deal.trick))
    known = {card: _mean([values[card] for values in found]) for card in decision.cards}
    lay = {card: worth(exact[card]) for card in decision.cards}
    thumb = by_thumb(view)
    return JudgedCard(
        decision, known, lay, _good(known, found), (thumb.card, because(thumb, view)), len(found)
    )


def _mean(worths: Sequence[Worth]) -> Worth:
    return Worth(mean([worth.card_points for worth in worths]), mean([worth.points for worth in worths]))


def _most(worths: Mapping[Card, Worth]) -> Worth:
    """The most card points, and with equal ones the most on the sheet."""
    return max(worths.values(), key=lambda worth: (worth.card_points, worth.points))


def _good(known: Mapping[Card, Worth], found: Sequence[Mapping[Card, Worth]]) -> frozenset[Card]:
    """The cards as good as the best on average, or better on the sheet."""
    best = max(known, key=lambda card: (known[card].card_points, known[card].points))
    near = as_good(best, {card: [values[card].card_points for values in found] for card in known}, MARGIN)
    return near | {card for card in known if (known[best] - known[card]).points < -AS_GOOD}


def _at_least_nothing(cost: Worth) -> Worth:
    return Worth(max(0, cost.card_points), max(0, cost.points))
