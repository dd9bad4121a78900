"""Every rule of every rulebook: its title, its value in words, its sentences."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import get_args, get_origin, get_type_hints

import pytest

from engine import (
    Card,
    Cards,
    Contract,
    Mode,
    NotationError,
    Reason,
    Seat,
    Status,
    Suit,
    Trick,
    Verdict,
    load,
    parse,
    rulebooks,
)
from engine.library import SHAPES
from engine.play import judge_cards
from engine.reasons import Basis
from lessons.i18n import explain, languages, speech
from lessons.i18n.cases import ALLOWED, REFUSED
from lessons.i18n.values import message
from tests.unit.i18n.test_words import bare

CLUBS = Path(__file__).parents[2] / "rulebooks"
BOOKS = rulebooks()
LANGUAGES = languages()
RULES = {
    f"{section}.{field.name}": get_type_hints(kind)[field.name]
    for section, shapes in SHAPES.items()
    for kind in shapes.values()
    for field in fields(kind)
}

# What the engine can emit, by status. `test_whole_deals` checks that deals emit nothing else.
REFUSALS = [
    "auction.over",
    "auction.take_over",
    "auction.confirmation",
    "auction.ace_conversion",
    "auction.hokum",
    "auction.second_hokum",
    "auction.ashkal_rounds",
    "auction.ashkal_seats",
    "auction.ashkal_on_ace",
    "auction.buy_card",
    "auction.contre",
    "auction.lowest",
    "auction.highest",
    "auction.step",
    "auction.belote_bids",
    "auction.capot",
    "auction.higher",
    "raises.speaker",
    "raises.hokum",
    "raises.sun",
    "raises.sun_side",
    "raises.double_play",
    "raises.four_play",
    "play.after_auction",
    "play.turn",
    "play.over",
    "play.keep_trump_when_closed",
    "play.follow_suit",
    "play.raise_led_trump",
    "play.ruff",
    "play.partner_wins",
    "play.overruff",
    "projects.declared",
    "projects.limit",
    "projects.once",
    "projects.long_run",
    "projects.baloot",
    "projects.baloot_lost",
    "claims.cards_left",
    "claims.on_lead",
    "penalties.enforcement",
]
PERMISSIONS = [
    "auction.turn",
    "auction.take_over",
    "auction.confirmation",
    "auction.ace_conversion",
    "auction.sun",
    "auction.hokum",
    "auction.second_hokum",
    "auction.ashkal_seats",
    "auction.contre",
    "auction.capot",
    "auction.higher",
    "raises.speaker",
    "raises.hokum",
    "raises.sun_side",
    "raises.double_play",
    "raises.four_play",
    "play.lead",
    "play.keep_trump_when_closed",
    "play.follow_suit",
    "play.raise_led_trump",
    "play.ruff",
    "play.partner_wins",
    "play.overruff",
    "play.discard",
    "projects.declared",
    "claims.on_lead",
    "penalties.enforcement",
]
CONSEQUENCES = [
    "auction.all_pass",
    "play.over",
    "projects.baloot",
    "projects.baloot_lost",
    "claims.side",
    "claims.failed",
    "penalties.right_hidden",
    "penalties.right_exposed",
    "penalties.wrong_hidden",
    "penalties.wrong_exposed",
    "penalties.warnings",
    "match.targets",
    "match.both_reach",
    "match.level",
    "scoring.decision",
    "scoring.equal_totals",
    "scoring.dead_tie",
    "scoring.kaboot_hokum",
    "scoring.kaboot_sun",
    "scoring.contract",
    "scoring.capot_fails",
]


@pytest.mark.parametrize("id", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_title_and_words_for_every_choice(rule: str, id: str) -> None:
    said, hint = speech(id), RULES[rule]
    assert said.rule(rule)
    assert said.value(rule, None)
    if get_origin(hint) is None and issubclass(hint, Enum):
        words = [said.value(rule, choice) for choice in hint]
        assert len(set(words)) == len(words)
    for item in get_args(hint):
        if isinstance(item, type) and issubclass(item, Enum) and get_origin(hint) is tuple:
            assert said.value(rule, tuple(item))


@pytest.mark.parametrize("id", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_value_of_every_rulebook_has_words_and_a_source(book: str, id: str) -> None:
    rules = load(book)
    said = speech(id, rules)
    for rule, source in rules.sources.items():
        for text in (said.value(rule, rules.value(rule)), said.value_in(rule, rules), said.source(source)):
            assert text
            assert rule not in text
            assert message(rule) not in text
    for rule in set(RULES) - set(rules.sources):
        assert said.value_in(rule, rules) == said.value(rule, None)


@pytest.mark.parametrize("id", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "side"),
    [(rule, "refused") for rule in REFUSALS]
    + [(rule, "allowed") for rule in PERMISSIONS]
    + [(rule, "why") for rule in CONSEQUENCES],
)
def test_every_ruling_has_its_sentence_and_reads_without_facts(rule: str, side: str, id: str) -> None:
    status = {"refused": Status.REFUSED, "allowed": Status.ALLOWED, "why": None}[side]
    assert speech(id).find(f"{message(rule)}.{side}", case="plain")
    for book in BOOKS:
        rules = load(book)
        if rule in rules.sources:
            for voice in (speech(id), speech(id, rules)):
                assert voice.because(rules.reason(rule), status).endswith(".")


def test_only_rules_with_sentences_have_cases() -> None:
    assert set(REFUSED) <= set(REFUSALS)
    assert set(ALLOWED) <= {*PERMISSIONS, *CONSEQUENCES}


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_reason_without_a_sentence_states_its_rule(id: str) -> None:
    rules = load("online")
    voice = speech(id, rules)
    assert voice.rule("scoring.khasara") in voice.because(rules.reason("scoring.khasara"))


@pytest.mark.parametrize("id", LANGUAGES)
def test_an_objection_that_was_refused_is_told_why(id: str) -> None:
    rules = load("tournament")
    voice = speech(id, rules)
    for rule in CONSEQUENCES[6:10]:
        assert voice.because(rules.reason(rule), Status.REFUSED) == voice.because(rules.reason(rule))


def test_a_refused_card_is_told_the_suit_and_the_cards_that_would_do() -> None:
    rules = load("online")
    trick, contract = Trick.parse("2: KS 9H"), Contract(Mode.HOKUM, Suit.HEARTS, Seat.ZERO)
    ruled = {v.card: v.verdict for v in judge_cards(Cards.parse("7H JH AD 8C"), trick, contract, rules)}
    ruff, over = (ruled[card] for card in (Card.parse("AD"), Card.parse("7H")))
    assert bare(speech("ar", rules).because(ruff)) == "ما معك سبيت ♠ والآكل للحين خصمك، فلازم تقطع: العب J♥."
    assert bare(speech("en", rules).because(over)) == (
        "An opponent ruffed, the best trump down is 9♥, and you hold a higher one: play J♥."
    )


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_fault_is_told_that_it_can_be_called(id: str) -> None:
    for book, extra in (("house", "qaid"), ("tournament", "referee")):
        rules = load(book)
        voice = speech(id, rules)
        fault = voice.because(rules.reason("play.follow_suit"), Status.FAULT)
        assert fault.endswith(voice.say("penalties-enforcement.fault", case=extra))


def test_the_arbiter_gets_a_sentence_with_its_clauses() -> None:
    rules = load("online")
    reason: Reason = rules.reason("auction.hokum", bidder=Seat.ONE, speaker=Seat.TWO)
    assert bare(explain("en", rules)(reason, Status.REFUSED)) == (
        "Hokum belongs to the first to say it, and somebody has. You may say sun, or pass. (online:3.3)"
    )


@pytest.mark.parametrize("id", LANGUAGES)
def test_our_rulebooks_have_names_of_their_own(id: str) -> None:
    voice = speech(id)
    names = {voice.rulebook(load(book)) for book in BOOKS}
    assert len(names) == len(BOOKS)
    for book in BOOKS:
        rules = load(book)
        assert voice.rulebook_about(rules).endswith(".")
        assert all(voice.clause(clause) for clause in rules.clauses)


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_clubs_own_book_speaks_for_itself(id: str) -> None:
    rules = load("ffb", CLUBS)
    voice = speech(id, rules)
    assert voice.rulebook(rules) == rules.name[id]
    assert voice.clause("ffb:1.1") == rules.clauses["ffb:1.1"].text[id]
    assert rules.name[id] in voice.clause_ref("ffb:1.1")
    assert voice.rulebook_about(rules)
    with pytest.raises(KeyError):
        voice.clause("ffb:9.9")


@pytest.mark.parametrize("id", LANGUAGES)
def test_sources_are_stated_inherited_or_customary(id: str) -> None:
    voice = speech(id, load("house"))
    assert len({voice.basis(basis) for basis in Basis}) == 3
    assert "7.5" in voice.source(load("house").because("projects.points_hokum"))
    assert bare(voice.clause_ref("online:6.6")).count("6.6") == 1


TEXTS = {
    "bolt": "baloot",
    "baloot 1\nrulebook nowhere": "online",
    "baloot 1\nrulebook online\ntarget 99": "152",
    "baloot 1\nrulebook online\ndeal dealer=0\n  pack 7S 8S XX": "KS",
}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("id", LANGUAGES)
def test_a_text_that_cannot_be_read_is_told_where_and_why(text: str, id: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    sentence = bare(speech(id).notation_error(caught.value))
    assert str(caught.value.line) in sentence
    assert TEXTS[text] in sentence


@pytest.mark.parametrize("id", LANGUAGES)
def test_a_refused_action_in_a_text_is_told_its_clause(id: str) -> None:
    rules = load("online")
    verdict = Verdict(Status.REFUSED, rules.reason("auction.hokum"))
    assert "3.3" in speech(id, rules).notation_error(NotationError(4, 12, "pass | sun", verdict))
