"""Every duty of a rulebook is reached, again and again, and is the reason that is given."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Card, Cards, Contract, Trick
from engine.cards import SUITS
from engine.choices import ClosedLead, Overruff, PartnerWins, RaiseLedTrump, Ruff
from engine.play import DUTIES, judge_cards, legal_cards
from engine.rulebook import Rulebook
from tests.strategies import BOOKS, LAW, Ask, Position, asks, book, position, positions

QUOTA = 200


def duties(rules: Rulebook) -> set[str]:
    """Return the duties this rulebook has."""
    law = rules.play
    has = {
        "play.keep_trump_when_closed": law.keep_trump_when_closed is not ClosedLead.FREE,
        "play.follow_suit": True,
        "play.raise_led_trump": law.raise_led_trump is not RaiseLedTrump.NEVER,
        "play.ruff": law.ruff is not Ruff.FREE,
        "play.partner_wins": law.partner_wins is not PartnerWins.FREE,
        "play.overruff": law.ruff is not Ruff.FREE and law.overruff is not Overruff.FREE,
    }
    assert set(has) == {rule for rule, _ in DUTIES}
    return {rule for rule, binds in has.items() if binds}


@pytest.mark.parametrize("id", BOOKS)
def test_each_duty_of_the_rulebook_refuses_a_card_in_its_quota_of_positions(id: str) -> None:
    rng, rules, every = Random(f"duties {id}"), book(id), asks(book(id))
    reached: Counter[str] = Counter()
    asked: Counter[tuple[Ask, str]] = Counter()
    for number in range(260 * len(every)):
        at = position(rng, rules, every[number % len(every)])
        verdicts = judge_cards(at.hand, at.trick, at.contract, rules)
        broken = {v.verdict.reason.rule for v in verdicts if not v.verdict.is_allowed}
        for rule in broken:
            reached[rule] += 1
            asked[at.ask, rule] += 1
    assert duties(rules) == set(reached)
    assert all(reached[rule] >= QUOTA for rule in reached), reached
    # Each ask is about its own duty.
    for ask, rule in (
        (Ask.CLOSED_LEAD, "play.keep_trump_when_closed"),
        (Ask.FOLLOW, "play.follow_suit"),
        (Ask.RAISE_LED_TRUMP, "play.raise_led_trump"),
        (Ask.RUFF, "play.ruff"),
        (Ask.RUFF_OVER_PARTNER, "play.partner_wins"),
        (Ask.OVERRUFF, "play.overruff"),
    ):
        if rule in duties(rules):
            assert asked[ask, rule] >= QUOTA, (ask, rule)
    under_forced = rules.play.ruff is Ruff.ANY
    assert asked[Ask.UNDERRUFF, "play.ruff"] >= (QUOTA if under_forced else 0)
    assert under_forced or asked[Ask.UNDERRUFF, "play.ruff"] == 0


@pytest.mark.parametrize("id", BOOKS)
@given(data=st.data())
@LAW
def test_somebody_who_holds_cards_can_play_one(id: str, data: st.DataObject) -> None:
    at: Position = data.draw(positions(id))
    legal = legal_cards(at.hand, at.trick, at.contract, book(id))
    assert legal
    assert not legal - at.hand


@pytest.mark.parametrize("id", BOOKS)
@given(data=st.data())
@LAW
def test_a_refused_card_is_told_which_cards_would_do(id: str, data: st.DataObject) -> None:
    at: Position = data.draw(positions(id))
    legal = legal_cards(at.hand, at.trick, at.contract, book(id))
    verdicts = judge_cards(at.hand, at.trick, at.contract, book(id))
    assert list(at.hand) == [verdict.card for verdict in verdicts]
    for verdict in verdicts:
        assert (verdict.card in legal) == verdict.verdict.is_allowed
        facts = verdict.verdict.reason.facts
        assert legal == facts["would_do"]
        assert verdict.card == facts["card"]
        assert (at.trick.cards == ()) == ("led" not in facts)


@pytest.mark.parametrize("id", BOOKS)
@given(data=st.data())
@LAW
def test_a_duty_that_binds_part_of_a_hand_binds_the_whole(id: str, data: st.DataObject) -> None:
    at: Position = data.draw(positions(id))
    rules = book(id)
    dropped = data.draw(st.sampled_from(list(at.hand)))
    part = at.hand.without(dropped)
    refused = part - legal_cards(part, at.trick, at.contract, rules)
    assert not refused & legal_cards(at.hand, at.trick, at.contract, rules)


@pytest.mark.parametrize("id", BOOKS)
@given(data=st.data())
@LAW
def test_where_a_suit_is_called_what_does_not_matter(id: str, data: st.DataObject) -> None:
    """Swapping two plain suits everywhere swaps them in the answer: no rule knows a suit by name."""
    at: Position = data.draw(positions(id))
    order = data.draw(st.permutations(SUITS))
    swap = dict(zip(SUITS, order, strict=True))

    def turned(card: Card) -> Card:
        return Card.of(card.rank, swap[card.suit])

    c = at.contract
    trump = None if c.trump is None else swap[c.trump]
    contract = Contract(c.mode, trump, c.buyer, c.level, c.closed, c.bid)
    trick = Trick(at.trick.leader, tuple(map(turned, at.trick.cards)))
    expected = Cards.of(map(turned, legal_cards(at.hand, at.trick, at.contract, book(id))))
    assert expected == legal_cards(Cards.of(map(turned, at.hand)), trick, contract, book(id))
