"""The bots through whole deals of every rulebook: legal, blind to hidden cards, each rule of thumb used."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import DECK, Deal, Level, Phase, Seat, Standing, shuffled
from engine.bots import Bot, objection
from engine.ledger import Step
from engine.pack import Pack, deal_out
from engine.rulebook import Rulebook
from engine.seats import TEAMS
from engine.tally import count
from tests.strategies import BOOKS, ROGUE, book, random_start, walk
from tests.unit.bots.tables import RANDOM, SIMPLE, acted

THUMBS = {
    "lead_master",
    "lead_trump",
    "lead_partner_suit",
    "lead_short",
    "lead_low",
    "win_cheaply",
    "win_last",
    "give_points",
    "keep_safe",
    "duck",
    "ruff_smallest",
    "discard_low",
    "keep_ard",
    "only_card",
    "bid_pass",
    "bid_hokum",
    "bid_sun",
    "bid_ashkal",
    "bid_number",
    "confirm",
    "convert",
    "take",
    "leave",
    "double",
    "no_double",
    "raise",
    "declare",
    "no_declare",
    "claim",
    "speak_baloot",
    "call_qaid",
    "random",
}


def players(bot: Bot) -> tuple[Bot, Bot, Bot, Bot]:
    return bot, bot, bot, bot


@pytest.mark.parametrize("bot", [SIMPLE, RANDOM], ids=lambda bot: bot.name)
@pytest.mark.parametrize("id", BOOKS)
def test_a_bot_does_only_what_is_legal(id: str, bot: Bot) -> None:
    rng = Random(f"legal {id}")
    for _ in range(200):
        deal = random_start(rng, book(id))
        while deal.turn is not None:
            deal, choice, view = acted(deal, players(bot), rng)
            assert choice.action in view.legal


def test_every_rule_of_thumb_is_used_and_no_other() -> None:
    used: Counter[str] = Counter()
    for id in BOOKS:
        rng = Random(f"thumbs {id}")
        for number in range(500):
            deal, with_play = random_start(rng, book(id)), number < 40
            while deal.turn is not None and (with_play or deal.phase is not Phase.PLAY):
                deal, choice, _ = acted(deal, players(SIMPLE), rng)
                used[choice.because.key] += 1
    deal, choice, _ = acted(Deal.start(book("online"), Seat.ZERO, DECK), players(RANDOM), Random(0))
    used[choice.because.key] += 1
    *_, rogue = walk(Random(1), random_start(Random(1), book("house")), ROGUE)
    for seat in Seat:
        if (called := objection(rogue.view(seat))) is not None:
            used[called.because.key] += 1
    assert used.keys() == THUMBS


def reshuffled(rules: Rulebook, dealer: Seat, pack: Pack, keeps: Seat, rng: Random) -> Pack:
    """Return a pack that deals this seat the same cards and turns the same card, the rest anyhow."""
    places = deal_out(DECK, dealer.next, rules)
    kept = {spot.index for spot in places.hands[keeps]}
    if places.buy_card is not None:
        kept.add(places.buy_card.index)
    others = [card for spot, card in enumerate(pack) if spot not in kept]
    rng.shuffle(others)
    left = iter(others)
    return tuple(card if spot in kept else next(left) for spot, card in enumerate(pack))


@pytest.mark.parametrize("id", BOOKS)
def test_a_bot_cannot_see_hidden_cards(id: str) -> None:
    rng, rules, actions = Random(f"hidden {id}"), book(id), set[str]()
    for _ in range(60):
        dealer, pack = Seat(rng.randrange(4)), shuffled(rng)
        speaker = dealer.next
        packs = [pack, *(reshuffled(rules, dealer, pack, speaker, rng) for _ in range(2))]
        deals = [Deal.start(rules, dealer, each) for each in packs]
        choices = {str(SIMPLE.choose(deal.view(speaker), Random(3))) for deal in deals}
        assert len(choices) == 1
        actions |= choices
    assert len(actions) > 5


@pytest.mark.parametrize("id", BOOKS)
def test_simple_beats_random_over_duplicated_deals(id: str) -> None:
    rng, rules = Random(f"strength {id}"), book(id)
    gained: list[int] = []
    for number in range(50):  # of each of the six rulebooks
        dealer, pack = Seat(number % 4), shuffled(rng)
        for team in TEAMS:
            a, b = (SIMPLE, RANDOM) if team is TEAMS[0] else (RANDOM, SIMPLE)
            deal = Deal.start(rules, dealer, pack)
            while deal.turn is not None:
                deal, _, _ = acted(deal, (a, b, a, b), rng)
            points = count(deal).totals(Step.COUNT)
            gained.append(points[team] - points[team.other])
    assert sum(gained) / len(gained) > 15


@pytest.mark.parametrize("id", BOOKS)
def test_deals_are_sometimes_thrown_in_and_seldom_doubled(id: str) -> None:
    """The measure of the bidding: a table at which everybody buys, or nobody, teaches nothing."""
    rng, rules, seen = Random(f"rates {id}"), book(id), Counter[str]()
    for _ in range(400):
        deal = Deal.start(rules, Seat(rng.randrange(4)), shuffled(rng), Standing())
        while deal.phase in (Phase.AUCTION, Phase.RAISES):
            deal, _, _ = acted(deal, players(SIMPLE), rng)
        contract = deal.contract
        seen["thrown_in" if contract is None else "bought"] += 1
        seen["doubled"] += contract is not None and contract.level is not Level.SINGLE
    assert 10 <= seen["thrown_in"] <= 100
    assert 1 <= seen["doubled"] <= 60
