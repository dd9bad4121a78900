"""A hand looked back at: what each choice of a seat was worth, by what it could know and as the cards lay.

The two verdicts are kept apart. A choice is good by knowledge when it is as good as any on average over deals
drawn as they might have lain; how they really lay is luck, and told beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import stdev

from engine.actions import Object, Play
from engine.bots.choice import Thumb
from engine.bots.imagining import imagine
from engine.bots.prospects import Prospects
from engine.bots.simple import because, by_thumb, playable
from engine.cards import Card
from engine.contract import ranking
from engine.deal import Deal
from engine.seats import Seat
from engine.solver import Position, is_compiled, solve, solve_worlds
from engine.worlds import Impossible

MARGIN = 2  # card points: what is no farther from the best is as good
SURELY = 1.5  # standard errors: what a few other deals might have turned round is as good
AS_GOOD = 0.5  # card points, or points of the sheet, that nobody would notice
WORLDS = 12  # drawn for a card
EARLY = {8: 0.75}  # of the worlds, by cards held: the first trick costs most
PLAINLY = 0.25  # of them without the compiled solver, which is some fifty times as fast


@dataclass(frozen=True, slots=True)
class Decision:
    """A card that was chosen among several: `before` is the deal as it stood, `trick` counts from 1."""

    number: int  # of the action in its deal, from 1
    trick: int
    before: Deal
    played: Card
    cards: tuple[Card, ...]

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
class Judged:
    """A decision with what each playable card was worth: on average as far as known, and as the cards lay.

    `good` are the cards nothing better was known than: the best on average, and those as good. `thumb` is the
    rule of thumb's card here, with its sentence; `worlds` how many deals were drawn.
    """

    decision: Decision
    known: Mapping[Card, Worth]
    lay: Mapping[Card, Worth]
    good: frozenset[Card]
    thumb: tuple[Card, Thumb]
    worlds: int

    @property
    def best_known(self) -> Card:
        """The card to choose by what could be known: the one played if it is good, else the best on average.

        The rule of thumb's card goes before one that nobody could tell from it.
        """
        if self.decision.played in self.good:
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
        played = self.known[self.decision.played]
        if self.decision.played in self.good:
            return NOTHING
        return _at_least_nothing(_most(self.known) - played)

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


def decisions(deal: Deal, seat: Seat) -> tuple[Decision, ...]:
    """Return each card a seat chose among several that could be played; one against the rules is left out."""
    state = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    found: list[Decision] = []
    for number, action in enumerate(deal.actions, 1):
        if isinstance(action, Play) and state.turn is seat:
            cards = playable(state.view(seat))
            if len(cards) > 1 and action.card in cards:
                found.append(Decision(number, len(state.tricks) + 1, state, action.card, cards))
        state = state.after(action)
        if isinstance(action, Object) and state.ending is not None:
            break  # what was played before is as it was; after it nothing is
    return tuple(found)


def judge(decision: Decision, rng: Random, worlds: int) -> Judged | None:
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
    return Judged(decision, known, lay, _good(known, found), (thumb.card, because(thumb, view)), len(found))


def review(deal: Deal, seat: Seat) -> Iterator[Judged]:
    """Yield a seat's decisions judged, one after another; the same deal is always judged the same."""
    for decision in decisions(deal, seat):
        judged = judge(decision, draw(decision), count(decision))
        if judged is not None:
            yield judged


def draw(decision: Decision) -> Random:
    """Return the chance a decision is judged with: it hangs on the cards and the moment alone."""
    return Random(f"{''.join(map(str, decision.before.pack))}/{decision.number}")


def count(decision: Decision) -> int:
    """Return how many deals are drawn for a decision."""
    share = EARLY.get(len(decision.before.hands[decision.seat]), 1) * (1 if is_compiled() else PLAINLY)
    return max(2, round(WORLDS * share))


def _mean(worths: Sequence[Worth]) -> Worth:
    return Worth(
        sum(worth.card_points for worth in worths) / len(worths),
        sum(worth.points for worth in worths) / len(worths),
    )


def _most(worths: Mapping[Card, Worth]) -> Worth:
    """The most card points, and with equal ones the most on the sheet."""
    return max(worths.values(), key=lambda worth: (worth.card_points, worth.points))


def _good(known: Mapping[Card, Worth], found: Sequence[Mapping[Card, Worth]]) -> frozenset[Card]:
    """The cards close to the best on average, or so as far as can be told, or better on the sheet."""
    best = max(known, key=lambda card: (known[card].card_points, known[card].points))
    less = {card: known[best] - known[card] for card in known}

    def error(card: Card) -> float:
        each = [(values[best] - values[card]).card_points for values in found]
        return stdev(each) / len(each) ** 0.5

    near = [less[card].card_points for card in known if less[card].card_points <= SURELY * error(card)]
    enough = max(MARGIN, *near)  # what is worth more than a good card is good
    return frozenset(
        card for card, lost in less.items() if lost.card_points <= enough or lost.points < -AS_GOOD
    )


def _at_least_nothing(cost: Worth) -> Worth:
    return Worth(max(0, cost.card_points), max(0, cost.points))
