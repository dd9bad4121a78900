"""Whole deals, everything in them said aloud in every language."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine import Contract, Level, Mode, Seat, Status, Suit, Team, Verdict, load, rulebooks, score
from engine.bots import Thumb, bots
from engine.contract import Capot
from engine.contract_scoring import keep
from engine.deal import Deal
from engine.ledger import DealFacts, Outcome, Score
from engine.pack import shuffled
from engine.rulebook import ShareScoring
from engine.scoring import share
from engine.tally import baloot
from lessons.i18n import languages, speech
from lessons.i18n.bundles import messages
from lessons.i18n.languages import language
from tests.unit.i18n.table import deals
from tests.unit.i18n.test_rulings import CONSEQUENCES, PERMISSIONS, REFUSALS

BOOKS = rulebooks()
DEALS = 80
SAID = 300  # rulings of one kind; the rest differ in their cards only


def check(text: str) -> None:
    """A sentence: whole, isolates balanced, no key and no number that nobody owns."""
    assert text
    assert "{" not in text
    assert "_" not in text
    assert "None" not in text
    depth = 0
    for mark in text:
        depth += (mark == "\u2068") - (mark == "\u2069")
        assert depth >= 0
    assert depth == 0


@pytest.mark.parametrize("book", BOOKS)
def test_every_ruling_entry_and_ending_of_random_deals_can_be_said(book: str) -> None:
    rules = load(book)
    voices = [speech(id, rules) for id in languages()]
    known = {Status.REFUSED: {*REFUSALS}, Status.FAULT: {*REFUSALS}, Status.ALLOWED: {*PERMISSIONS}}
    said: Counter[object] = Counter()
    for deal, ruled in deals(book, DEALS, seed=7):
        for one, me in ruled:
            reason = one.reason if isinstance(one, Verdict) else one
            status = one.status if isinstance(one, Verdict) else None
            assert reason.rule in (CONSEQUENCES if status is None else known[status])
            said[reason.rule, status] += 1
            if said[reason.rule, status] > SAID:
                continue
            for voice in voices:
                check(voice.because(one, me=me))
        for voice in voices:
            say_the_end(deal, voice)


def say_the_end(deal: Deal, voice) -> None:
    assert deal.ending is not None
    check(voice.ending(deal.ending))
    if deal.contract is not None:
        check(voice.contract(deal.contract))
    _, why = baloot(deal)
    if why is not None:
        check(voice.because(why))
    if (scored := score(deal)) is not None:
        say_the_score(scored, voice)


def say_the_score(scored: Score, voice) -> None:
    for me in (Seat.ZERO, Seat.ONE, None):
        check(voice.decided(scored, me))
        check(voice.written(scored, me))
        check(voice.because(scored.decided_by, me=me))
        for entry in scored.ledger.entries:
            check(voice.entry(entry, me))
    check(voice.outcome(scored.outcome))


def every_facts(mode: Mode, total: int) -> list[DealFacts]:
    rng = Random(1)
    found: list[DealFacts] = []
    for level, buyer in product(Level, Seat):
        trump = None if mode is Mode.SUN else Suit.SPADES
        for taken in (total // 2, total // 2 - 1, rng.randrange(total), 0, total):
            tricks = (0, 8) if taken == 0 else (8, 0) if taken == total else (4, 4)
            for projects in ((0, 0), (4, 0), (0, 10)):
                contract = Contract(mode, trump, buyer, level)
                found.append(DealFacts(contract, (taken, total - taken), tricks, projects, (2, 0)))
    return found


@pytest.mark.parametrize("id", languages())
@pytest.mark.parametrize("book", [book for book in BOOKS if isinstance(load(book).scoring, ShareScoring)])
def test_every_way_a_shared_deal_is_scored_can_be_said(book: str, id: str) -> None:
    rules = load(book)
    for facts in every_facts(Mode.HOKUM, 162) + every_facts(Mode.SUN, 130):
        say_the_score(share(facts, rules), speech(id, rules))


@pytest.mark.parametrize("id", languages())
@pytest.mark.parametrize("book", [book for book in BOOKS if not isinstance(load(book).scoring, ShareScoring)])
def test_every_way_a_bid_is_scored_can_be_said(book: str, id: str) -> None:
    rules = load(book)
    for way, bid, level, taken in product(
        rules.scoring.scorings,
        (90, 160, Capot.CAPOT),
        (Level.SINGLE, Level.DOUBLE, Level.FOUR),
        (0, 81, 100, 162),
    ):
        tricks = (0, 8) if taken == 0 else (8, 0) if taken == 162 else (4, 4)
        for buyer, belote in product(Seat, ((0, 0), (20, 0))):
            contract = Contract(Mode.HOKUM, Suit.SPADES, buyer, level, bid=bid)
            facts = DealFacts(contract, (taken, 162 - taken), tricks, baloot=belote, scoring=way)
            say_the_score(keep(facts, rules), speech(id, rules))


@pytest.mark.parametrize("book", BOOKS)
def test_the_winner_named_is_the_side_the_sheet_is_written_for(book: str) -> None:
    rules = load(book)
    us, them = (speech("en", rules).team(team) for team in Team)
    for deal, _ in deals(book, 40, seed=3):
        scored = score(deal)
        if scored is None or scored.outcome is not Outcome.FAILED or "penalties" in scored.decided_by.rule:
            continue
        assert deal.contract is not None
        won, lost = (us, them) if deal.contract.buyers is Team.ODD else (them, us)
        sentence = speech("en", rules).decided(scored)
        assert f"to {lost}" not in sentence
        assert won in sentence or lost in sentence


@pytest.mark.parametrize("id", languages())
def test_every_thumb_can_be_said_with_its_facts_and_without(id: str) -> None:
    keys = {key.removeprefix("thumb-") for key in messages(language(id)) if key.startswith("thumb-")}
    assert len(keys) > 25
    for key in keys:
        check(speech(id).thumb(Thumb(key)))


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", bots())
def test_what_the_bots_think_can_be_said(name: str, book: str) -> None:
    rules, rng, bot = load(book), Random(5), bots()[name]
    for _ in range(3):
        deal = Deal.start(rules, Seat.THREE, shuffled(rng))
        while deal.turn is not None:
            choice = bot.choose(deal.view(deal.turn), rng)
            for id in languages():
                check(speech(id, rules).thumb(choice.because))
                check(speech(id, rules).action(choice.action, deal.auction.round))
            deal = deal.after(choice.action)
