"""A practice match: the learner at seat 0, bots at the others, each step a function of the text so far.

Nothing here is remembered between steps: a bot's choice is drawn from the deal and how far it has gone,
so with the same bots a match always goes on in the same way, and why one did what it did can be asked later.
Which bots sit at the other seats is said at each step; the match itself does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine import Action, Deal, Match, Object, Phase, Seat, load, shuffled
from engine.bots import Bot, Choice, bots, is_warm
from engine.bots.objection import objection
from engine.choices import ContractScoring, Enforcement
from engine.notation import encode_pack
from engine.pack import Pack
from engine.seats import SEATS

ME = Seat.ZERO
SIMPLE = "simple"  # the bot that needs nothing but rules of thumb


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits with the learner, by the names of the bots; no `partner`: he is like the others."""

    others: str = SIMPLE
    partner: str = ""

    def at(self, seat: Seat) -> str:
        """Return the name of the bot of a seat."""
        return self.partner or self.others if seat is ME.partner else self.others


BEGINNERS = Company()


@dataclass(frozen=True, slots=True)
class Told:
    """Something a player did, and why, where a bot did it and can say so."""

    seat: Seat
    action: Action
    number: int  # of the action in its deal, from 1
    before: Deal  # as it stood
    choice: Choice | None

    @property
    def round(self) -> int:
        """The round of the auction; 0 in the raises, as words are said there."""
        return self.before.auction.round if self.before.phase is Phase.AUCTION else 0


def new_match(
    rulebook: str,
    dealer: Seat,
    seed: str,
    target: int | None = None,
    scoring: ContractScoring | None = None,
    company: Company = BEGINNERS,
) -> Match:
    """Deal the first hand of a match from a seed, and let the bots act until the learner's turn."""
    match = Match.start(load(rulebook), dealer, _pack(seed, 0), target, scoring)
    return advance(match, company)


def next_deal(match: Match, company: Company = BEGINNERS) -> Match:
    """Deal the next hand; the pack follows from the one before."""
    seed = encode_pack(match.deal.pack)
    return advance(match.next_deal(_pack(seed, len(match.deals))), company)


def _pack(seed: str, number: int) -> Pack:
    return shuffled(Random(f"{seed}/{number}"))


def act(match: Match, action: Action, company: Company = BEGINNERS) -> Match:
    """Do what the learner does, then let the bots act. Raises IllegalAction."""
    return advance(match.after(action), company)


def advance(match: Match, company: Company = BEGINNERS) -> Match:
    """Let the bots act until it is the learner's turn or the deal is over."""
    return _advance(match, company)[0]


def act_and_tell(
    match: Match, action: Action, company: Company = BEGINNERS
) -> tuple[Match, tuple[Told, ...]]:
    """Do what the learner does, let the bots act, and tell it all: `act` and the `story` of it in one go."""
    number = len(match.deal.actions) + 1
    own = Told(action.seat if isinstance(action, Object) else ME, action, number, match.deal, None)
    after, told = _advance(match.after(action), company)
    return after, (own, *told)


def _advance(match: Match, company: Company) -> tuple[Match, tuple[Told, ...]]:
    told: list[Told] = []
    while (choice := next_choice(match.deal, company)) is not None:
        before = match.deal
        seat = choice.action.seat if isinstance(choice.action, Object) else before.turn
        assert seat is not None
        told.append(Told(seat, choice.action, len(before.actions) + 1, before, choice))
        match = match.after(choice.action)
    return match, tuple(told)


def next_choice(deal: Deal, company: Company = BEGINNERS) -> Choice | None:
    """Return what the bot at turn does next; None when it is the learner's turn or the deal is over."""
    if (called := _called(deal)) is not None:
        return called
    if deal.phase is Phase.OVER:
        return None
    if deal.turn is None or deal.turn is ME:
        return None
    return _bot(company.at(deal.turn)).choose(deal.view(deal.turn), draw(deal))


def _called(deal: Deal) -> Choice | None:
    """An opponent calls a fault the open cards prove, once."""
    if deal.rules.penalties.enforcement is Enforcement.BLOCK or deal.play is None:
        return None
    if deal.actions and isinstance(deal.actions[-1], Object):
        return None
    for seat in SEATS:
        choice = None if seat.team is ME.team else objection(deal.view(seat))
        if choice is not None and deal.judge(choice.action).is_allowed:
            return choice
    return None


def _bot(name: str) -> Bot:
    """The bot that plays: those that imagine deals need fast code, until it is there `simple` sits in."""
    return bots()[name if is_warm() else SIMPLE]


def draw(deal: Deal) -> Random:
    """Return the chance of this moment of a deal: whoever asks again draws the same."""
    return Random(f"{encode_pack(deal.pack)}/{len(deal.actions)}")


def history(deal: Deal) -> Iterator[tuple[Deal, Seat, Action]]:
    """Yield every action of a deal with who did it and the deal as it stood before."""
    state = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    for action in deal.actions:
        seat = action.seat if isinstance(action, Object) else state.turn
        assert seat is not None
        yield state, seat, action
        state = state.after(action)


def story(deal: Deal, company: Company = BEGINNERS) -> tuple[Told, ...]:
    """Return what was done since the learner's last turn, his own action first; all of it before that."""
    done = list(history(deal))
    start = max((n for n, (_, seat, _) in enumerate(done) if seat is ME), default=0)
    return tuple(_told(number, *done[number - 1], company) for number in range(start + 1, len(done) + 1))


def told_at(deal: Deal, number: int, company: Company = BEGINNERS) -> tuple[Deal, tuple[Told, ...]]:
    """Return a deal as it stood after so many actions, and the last of them, told."""
    done = list(history(deal))
    if number >= len(done):
        return deal, (_told(len(done), *done[-1], company),) if done else ()
    return done[number][0], (_told(number, *done[number - 1], company),) if number else ()


def _told(number: int, before: Deal, seat: Seat, action: Action, company: Company) -> Told:
    own = seat is ME and not isinstance(action, Object)
    return Told(seat, action, number, before, None if own else _behind(before, action, company))


def _behind(before: Deal, action: Action, company: Company) -> Choice | None:
    """The choice of a bot that did this; None where none of those asked would have.

    Every bot that does what the rules of thumb say gives their reason. So they are asked first, and only for
    another action those who sit here now, who may need to imagine deals.
    """
    choices = (next_choice(before, one) for one in dict.fromkeys((BEGINNERS, company)))
    return next((choice for choice in choices if choice is not None and choice.action == action), None)
