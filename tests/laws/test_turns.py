"""Somebody can always act until the deal is over; what is legal is accepted; what is refused is explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine import (
    DECK,
    Action,
    Call,
    Cards,
    Claim,
    Deal,
    Declare,
    IllegalAction,
    Object,
    Phase,
    Play,
    Seat,
    Status,
    Suit,
    parse_action,
    replay,
)
from engine.actions import CallName, Laid, Request, Saying
from engine.contract import Capot
from tests.strategies import BOOKS, ROGUE, Habits, book, corpus, random_start, walk

CLAUSES = {clause for id in BOOKS for clause in book(id).clauses}


def all_calls() -> tuple[Call, ...]:
    """Return every word that can be written for the auction and the raises."""
    plain = [Call(name) for name in CallName if name is not CallName.BID]
    hokum = [Call(CallName.HOKUM, suit) for suit in Suit]
    bids = [Call(CallName.BID, suit, bid) for bid in (*range(75, 200, 5), 250, 999) for suit in Suit]
    capots = [Call(CallName.BID, suit, Capot.CAPOT) for suit in Suit]
    return (*plain, *hokum, *bids, *capots)


def all_actions(rng: Random, deal: Deal) -> Iterator[Action]:
    """Yield every card, every word, sawa, objections, and some declarations, possible or not."""
    yield from map(Play, DECK)
    yield from (Play(card, Saying.BALOOT) for card in DECK)
    yield from all_calls()
    yield Claim()
    yield from (Object(seat, request, laid) for seat in Seat for request in Request for laid in Laid)
    yield Declare(())
    yield Declare((Cards(),))
    for _ in range(4):
        yield Declare((Cards.of(rng.sample(DECK, 3)),))
    hand = list(deal.hands[deal.turn or 0])
    for size in (3, 4, 5):
        if len(hand) >= size:
            yield Declare((Cards.of(rng.sample(hand, size)), Cards.of(rng.sample(hand, 3))))
            yield Declare(tuple(Cards.of(hand[:3]) for _ in range(3)))


@pytest.mark.parametrize("id", BOOKS)
def test_somebody_can_act_until_the_deal_is_over(id: str) -> None:
    phases: Counter[Phase] = Counter()
    for states in corpus(id):
        for deal in states:
            phases[deal.phase] += 1
            over = deal.ending is not None
            assert over == (deal.turn is None)
            assert over == (deal.legal() == ())
            assert over == (deal.phase is Phase.OVER)
    wanted = set(Phase) if id not in ("coinche", "ffb") else set(Phase) - {Phase.RAISES}
    assert wanted == set(phases)


@pytest.mark.parametrize("id", BOOKS)
def test_every_legal_action_is_allowed_and_can_be_done(id: str) -> None:
    done = 0
    for states in corpus(id, 25):
        for deal in states:
            legal = deal.legal()
            assert len(set(legal)) == len(legal)
            for action in legal:
                verdict = deal.judge(action)
                assert verdict.status is Status.ALLOWED, action
                if isinstance(action, Claim):
                    continue  # the search it starts is tested with the solver
                after = deal.after(action)
                assert (*deal.actions, action) == after.actions
                done += 1
    assert done >= 1500


@pytest.mark.parametrize("id", BOOKS)
def test_a_deal_goes_on_by_its_turn(id: str) -> None:
    for states in corpus(id):
        for deal in states:
            if deal.phase is Phase.PLAY:
                assert deal.trick is not None
                assert deal.turn is deal.trick.leader.after(len(deal.trick.cards))
            if deal.phase is Phase.AUCTION and not deal.actions:
                assert deal.turn is deal.dealer.next
            if deal.phase is Phase.RAISES:
                assert deal.turn in deal.waiting
                assert deal.raising is not None
                assert deal.turn.team is deal.raising.by


def sampled(id: str, habits: Habits, count: int) -> Iterator[Deal]:
    """Yield states of fresh deals, every phase with its share."""
    rng, rules = Random(f"sampled {id}"), book(id)
    wanted = dict.fromkeys(Phase, count)
    if id in ("coinche", "ffb"):
        wanted[Phase.RAISES] = 0
    while any(wanted.values()):
        states = list(walk(rng, random_start(rng, rules), habits))
        rng.shuffle(states)
        for deal in states[:6]:
            if wanted[deal.phase]:
                wanted[deal.phase] -= 1
                yield deal


@pytest.mark.parametrize("id", BOOKS)
def test_every_refusal_names_a_rule_of_the_rulebook_and_a_clause_that_exists(id: str) -> None:
    rng, rules = Random(f"refusals {id}"), book(id)
    statuses: Counter[tuple[Phase, Status]] = Counter()
    for deal in sampled(id, ROGUE, 20):
        for action in all_actions(rng, deal):
            verdict = deal.judge(action)
            statuses[deal.phase, verdict.status] += 1
            reason = verdict.reason
            assert reason.rule in rules.sources, action
            assert reason.clauses, action
            assert set(reason.clauses) <= CLAUSES, action
            assert rules.sources[reason.rule].basis is reason.basis
            if verdict.status is Status.REFUSED:
                with pytest.raises(IllegalAction) as refused:
                    deal.after(action)
                assert verdict == refused.value.verdict
                assert reason.rule in str(refused.value)
    for phase in Phase:
        if phase is not Phase.RAISES or id not in ("coinche", "ffb"):
            assert statuses[phase, Status.REFUSED] >= 1000
            assert phase is Phase.OVER or statuses[phase, Status.ALLOWED] >= 20


@pytest.mark.parametrize("id", BOOKS)
def test_legal_lists_every_word_and_every_card_that_is_allowed(id: str) -> None:
    for deal in sampled(id, ROGUE, 20):
        legal = deal.legal()
        allowed = {call for call in all_calls() if deal.judge(call).is_allowed}
        assert allowed == {action for action in legal if isinstance(action, Call)}
        plays = [Play(card, saying) for card in DECK for saying in (None, Saying.BALOOT)]
        assert {play for play in plays if deal.judge(play).is_allowed} == {
            action for action in legal if isinstance(action, Play)
        }
        assert deal.judge(Claim()).is_allowed == (Claim() in legal)


@pytest.mark.parametrize("id", BOOKS)
def test_only_the_cards_of_the_player_whose_turn_it_is_can_be_played(id: str) -> None:
    for deal in sampled(id, ROGUE, 15):
        if deal.turn is None:
            continue
        for card in DECK:
            for saying in (None, Saying.BALOOT):
                if card not in deal.hands[deal.turn]:
                    assert deal.judge(Play(card, saying)).status is Status.REFUSED


@pytest.mark.parametrize("id", BOOKS)
def test_replaying_the_actions_gives_the_deal(id: str) -> None:
    for states in corpus(id, 20):
        start, last = states[0], states[-1]
        for deal in (states[len(states) // 2], last):
            assert (deal, None) == replay(start, deal.actions)


@pytest.mark.parametrize("id", BOOKS)
def test_a_replay_stops_at_the_first_refused_action_and_says_why(id: str) -> None:
    rng, stopped = Random(f"stopped {id}"), 0
    for states in corpus(id, 20):
        place = rng.randrange(len(states) - 1)
        deal = states[place]
        refused = [a for a in all_actions(rng, deal) if deal.judge(a).status is Status.REFUSED]
        wrong = rng.choice(refused)
        prefix, verdict = replay(states[0], [*deal.actions, wrong, *states[-1].actions[place:]])
        assert deal == prefix
        assert deal.judge(wrong) == verdict
        stopped += 1
    assert stopped == 20


@pytest.mark.parametrize("id", BOOKS)
def test_every_action_is_written_as_one_word_and_read_back(id: str) -> None:
    rng = Random(f"words {id}")
    for deal in sampled(id, ROGUE, 3):
        for action in all_actions(rng, deal):
            if action in (Declare(()), Declare((Cards(),))):
                continue  # declares nothing: there is nothing to write
            assert action == parse_action(str(action))
            assert " " not in str(action)
