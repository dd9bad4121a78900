"""One deal, from the first packet to the score: the one state machine, a fold over actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import PASS, Action, Call, Claim, Declare, Object, Play, Request
from engine.auction import Buying
from engine.bidding import Bidding
from engine.cards import Cards
from engine.choices import ContractScoring, Ruling
from engine.claims import ClaimRuling, rule_on_claim
from engine.contract import Bought, Contract, ThrownIn
from engine.pack import Dealt, Hands, Pack, complete, deal_out
from engine.penalties import can_be_called, is_recorded, rule_on
from engine.raises import Raising
from engine.reasons import IllegalAction, Reason, Status, Verdict
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS, Seat, Team
from engine.trick import Trick
from engine.tricks import Tricks
from engine.view import Phase, Standing, View


class End(StrEnum):
    """How a deal ended."""

    PLAYED = "played"
    CLAIMED = "claimed"
    THROWN_IN = "thrown_in"
    ANNULLED = "annulled"  # takweesh: dealt again, no score
    RECORDED = "recorded"  # a violation was recorded: its side loses the deal


@dataclass(frozen=True, slots=True)
class Ending:
    """How the deal ended, who lost it where a violation was recorded, and the reason."""

    how: End
    reason: Reason
    offenders: Team | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal so far. Immutable: `after` returns the next state, `actions` is the whole story."""

    rules: Rulebook
    dealer: Seat
    pack: Pack
    standing: Standing
    scoring: ContractScoring | None
    dealt: Dealt
    auction: Buying | Bidding
    hands_complete: Hands | None = None  # as dealt, from the end of the auction on
    raising: Raising | None = None
    asked: tuple[tuple[Seat, Call], ...] = ()  # every word of the raises, by seat
    waiting: tuple[Seat, ...] = ()  # who of the raising side has not answered yet
    play: Tricks | None = None
    claim: ClaimRuling | None = None
    objection: tuple[Object, Ruling, Reason] | None = None  # the last one ruled on
    ending: Ending | None = None
    warnings: tuple[int, int] = (0, 0)  # by team, those of earlier deals included
    actions: tuple[Action, ...] = ()

    @classmethod
    def start(
        cls,
        rules: Rulebook,
        dealer: Seat,
        pack: Pack,
        standing: Standing | None = None,
        scoring: ContractScoring | None = None,
    ) -> Deal:
        """Deal the packets; the player after the dealer speaks first."""
        first = dealer.next
        dealt = deal_out(pack, first, rules)
        auction: Buying | Bidding
        if isinstance(rules.auction, BuyAuction):
            assert dealt.buy_card is not None
            auction = Buying(rules, first, dealt.buy_card)
        else:
            auction = Bidding(rules, first, dealt.hands)
        standing = standing or Standing()
        return cls(rules, dealer, pack, standing, scoring, dealt, auction, warnings=standing.warnings)

    @property
    def first(self) -> Seat:
        """Who speaks first and leads first: the player after the dealer."""
        return self.dealer.next

    @property
    def phase(self) -> Phase:
        """What the deal is at."""
        if self.ending is not None:
            return Phase.OVER
        if self.play is not None:
            return Phase.PLAY
        return Phase.AUCTION if self.raising is None else Phase.RAISES

    @property
    def turn(self) -> Seat | None:
        """Who acts next; None when the deal is over."""
        match self.phase:
            case Phase.AUCTION:
                return self.auction.speaker
            case Phase.RAISES:
                return self.waiting[0]
            case Phase.PLAY:
                return None if self.play is None else self.play.turn
            case Phase.OVER:
                return None

    @property
    def contract(self) -> Contract | None:
        """What was bought, as far as it was raised; None before."""
        if self.raising is not None:
            return self.raising.contract
        return self.auction.outcome.contract if isinstance(self.auction.outcome, Bought) else None

    @property
    def card_to(self) -> Seat | None:
        """Who took the buy card."""
        return self.auction.outcome.card_to if isinstance(self.auction.outcome, Bought) else None

    @property
    def hands(self) -> Hands:
        """The cards each seat holds now."""
        if self.play is not None:
            return self.play.hands
        return self.dealt.hands if self.hands_complete is None else self.hands_complete

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks taken so far."""
        return () if self.play is None else self.play.taken

    @property
    def trick(self) -> Trick | None:
        """The trick under way; None outside the play."""
        return None if self.play is None or self.play.is_over else self.play.trick

    # --- what may be done -------------------------------------------------------------------

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat whose turn it is may do; objections need no turn and are not listed."""
        match self.phase:
            case Phase.AUCTION:
                return self.auction.legal()
            case Phase.RAISES:
                return () if self.raising is None else self.raising.legal()
            case Phase.PLAY:
                return () if self.play is None else self.play.legal()
            case Phase.OVER:
                return ()

    def words(self) -> tuple[Call, ...]:
        """Return every word of the auction or the raises under way, allowed or not."""
        match self.phase:
            case Phase.AUCTION:
                return tuple(self.auction.words())
            case Phase.RAISES:
                return () if self.raising is None else tuple(self.raising.words())
            case _:
                return ()

    def judge(self, action: Action) -> Verdict:
        """Return the ruling on an action by the seat whose turn it is (an objection names its own)."""
        if isinstance(action, Object):
            return self._judge_objection(action)
        if self.phase is Phase.OVER:
            return self._refused("play.over")
        if not isinstance(action, Call):
            return self._refused("play.after_auction") if self.play is None else self.play.judge(action)
        if self.play is not None:
            return self._refused("auction.over")
        return self.auction.judge(action) if self.raising is None else self.raising.judge(action)

    def _judge_objection(self, action: Object) -> Verdict:
        ended = self.ending is not None and self.ending.how not in (End.PLAYED, End.CLAIMED)
        callable_now = self.play is not None and not ended and can_be_called(self.rules, action.request)
        status = Status.ALLOWED if callable_now else Status.REFUSED
        return Verdict(status, self.rules.reason("penalties.enforcement", request=action.request))

    def _refused(self, rule: str) -> Verdict:
        return Verdict(Status.REFUSED, self.rules.reason(rule))

    # --- the next state -----------------------------------------------------------------------

    def after(self, action: Action) -> Deal:
        """Return the deal after an action; raises IllegalAction with the verdict that refuses it."""
        verdict = self.judge(action)
        if verdict.status is Status.REFUSED:
            raise IllegalAction(verdict)
        said = replace(self, actions=(*self.actions, action))
        match action:
            case Object():
                return said._objected(action)
            case Call():
                return said._called(action) if self.raising is None else said._raised(action, self.raising)
            case Declare(projects):
                return replace(said, play=said._in_play().after_declaring(projects))
            case Play():
                return said._played(said._in_play().after_playing(action, verdict))
            case Claim():
                return said._claimed(said._in_play())

    def _in_play(self) -> Tricks:
        assert self.play is not None
        return self.play

    def _called(self, call: Call) -> Deal:
        auction = self.auction.after(call)
        deal = replace(self, auction=auction)
        match auction.outcome:
            case None:
                return deal
            case ThrownIn():
                return replace(deal, ending=Ending(End.THROWN_IN, self.rules.reason("auction.all_pass")))
            case Bought(contract, card_to):
                hands = complete(self.dealt, self.first, card_to, self.rules)
                deal = replace(deal, hands_complete=hands)
                if isinstance(auction, Bidding):
                    return deal._start_play(contract)
                return deal._ask(Raising(self.rules, contract, self.standing.totals))

    def _start_play(self, contract: Contract) -> Deal:
        return replace(self, waiting=(), play=Tricks.start(self.rules, contract, self.first, self.hands))

    def _ask(self, raising: Raising) -> Deal:
        """Ask the side that may raise; if it can only pass, the play starts."""
        deal = replace(self, raising=raising)
        if len(raising.legal()) < 2:
            return deal._start_play(raising.contract)
        waiting = sorted(raising.entitled, key=lambda seat: seat.turn_from(self.dealer))
        return replace(deal, waiting=tuple(waiting))

    def _raised(self, call: Call, raising: Raising) -> Deal:
        seat, *others = self.waiting
        deal = replace(self, asked=(*self.asked, (seat, call)))
        if call == PASS and others:
            return replace(deal, waiting=tuple(others))
        return deal._ask(raising.after(call, seat))

    def _played(self, play: Tricks) -> Deal:
        ending = Ending(End.PLAYED, self.rules.reason("play.over")) if play.is_over else None
        return replace(self, play=play, ending=ending)

    def _claimed(self, play: Tricks) -> Deal:
        ruling = rule_on_claim(play.hands, play.turn, play.contract, self.rules)
        return replace(self, claim=ruling, ending=Ending(End.CLAIMED, ruling.reason))

    def _objected(self, action: Object) -> Deal:
        offenders = action.seat.team.other
        warned = self.warnings[offenders] - self.standing.warnings[offenders]
        right = len(self._in_play().faults(offenders)) > warned  # a fault is answered once
        ruling, reason = rule_on(action.request, action.laid, right, self.rules)
        deal = replace(self, objection=(action, ruling, reason))
        match ruling:
            case Ruling.REFUSED:
                return deal
            case Ruling.AGAINST_EXPOSER:
                return replace(deal, ending=Ending(End.RECORDED, reason, action.seat.team))
            case Ruling.GRANTED if action.request is Request.TASJEEL:
                return replace(deal, ending=Ending(End.RECORDED, reason, offenders))
            case Ruling.GRANTED if action.request is Request.WARNING:
                return deal._warned(offenders)
            case Ruling.GRANTED | Ruling.TAKWEESH:
                return replace(deal, ending=Ending(End.ANNULLED, reason))

    def _warned(self, team: Team) -> Deal:
        """A warning against a team; from the third on it is recorded (tournament:9.6)."""
        given = (self.warnings[0] + (team == 0), self.warnings[1] + (team == 1))
        deal = replace(self, warnings=given)
        if is_recorded(given[team], self.rules):
            why = self.rules.reason("penalties.warnings", count=given[team])
            return replace(deal, ending=Ending(End.RECORDED, why, team))
        return deal

    # --- what one seat sees -------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """Return what this seat may know."""
        declared = ((), (), (), ()) if self.play is None else self.play.declared
        shown: tuple[tuple[Cards, ...], ...] = tuple(
            tuple(p.set for p in declared[s])
            if self.play is not None and self.tricks and self.play.stands(s)
            else ()
            for s in SEATS
        )
        return View(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            standing=self.standing,
            scoring=self.scoring,
            phase=self.phase,
            turn=self.turn,
            hand=self.hands[seat],
            buy_card=self.dealt.buy_card,
            card_to=self.card_to,
            round=self.auction.round,
            calls=self.auction.calls,
            raises=self.asked,
            contract=self.contract,
            tricks=self.tricks,
            trick=self.trick,
            declared=tuple(tuple(p.name for p in projects) for projects in declared),
            shown=shown,
            spoken=frozenset() if self.play is None else self.play.spoken | self.play.misspoken,
            legal=self.legal() if self.turn is seat else (),
        )


def replay(start: Deal, actions: Iterable[Action]) -> tuple[Deal, Verdict | None]:
    """Return the deal after the legal prefix of these actions, and the verdict that stopped it."""
    deal = start
    for action in actions:
        verdict = deal.judge(action)
        if verdict.status is Status.REFUSED:
            return deal, verdict
        deal = deal.after(action)
    return deal, None
