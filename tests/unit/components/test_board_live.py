"""What a class is shown of the board: nothing that is covered, and the question that stands there."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from engine import DECK, Action, Card, Play, Seat, parse_action, rulebooks
from engine.seats import SEATS
from lessons.board import MAIN, Mark, Place, Study
from lessons.board.text import MOST_ARROWS, TABLE_PLACES
from lessons.components.board.arrows import end_label, ends_of
from lessons.components.board.live import look, options_of, question_at, state_of
from lessons.components.compass import place as place_of
from lessons.components.table.pointing import end_in_words
from lessons.i18n import Digits, languages, speech
from lessons.practice import ME
from lessons.school import ask_of
from lessons.settings import Settings
from tests.unit.board.studies import random_study

NAMED = re.compile(r'"([2-9TJQKA]{1,2}[SHDC])"')


def asked(study: Study, place: Place) -> Study:
    return study.marked(
        place, Mark(note="note", ask="what?", lit=tuple(map(str, DECK)), arrows=arrows_at(place))
    )


def arrows_at(place: Place) -> tuple[tuple[str, str], ...]:
    """As many arrows as a step may have, to and from cards: other ones at each place."""
    cards = Random(str(place)).sample(DECK, MOST_ARROWS)
    return tuple((str(card), "e") if card.index % 2 else ("w", str(card)) for card in cards)


def seen(study: Study, place: Place, open: frozenset[Seat]) -> set[str]:
    """The cards that may be seen: in open hands, turned up, or played."""
    deal = study.deal(place)
    cards = {str(card) for seat in open for card in deal.hands[seat]} | {str(deal.dealt.buy_card)}
    for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])):
        cards |= {str(card) for card in trick.cards}
    for seat in SEATS if deal.play is not None and len(deal.tricks) else ():
        cards |= {str(card) for project in deal.play.declared[seat] for card in project.cards}
    return cards


@pytest.mark.parametrize("id", rulebooks())
def test_no_covered_card_is_sent_to_a_pupil(id: str) -> None:
    rng, looked = Random(f"look {id}"), 0
    for _ in range(6):
        study = random_study(rng, id)
        for place in rng.sample(list(study.places()), min(4, len(list(study.places())))):
            open = frozenset(seat for seat in SEATS if rng.random() < 0.5)
            shown = json.loads(look(state_of(asked(study, place), place, open), Settings()))
            for of_all_cards in ("names", "ranks"):
                del shown["board"][of_all_cards]
            told = {card for card in NAMED.findall(json.dumps(shown)) if card in set(map(str, DECK))}
            looked += 1
            covered = {
                str(card) for seat in SEATS if seat not in open for card in study.deal(place).hands[seat]
            }
            if study.deal(place).turn in open or study.deal(place).play is None:
                assert told - seen(study, place, open) == set()
            else:  # any covered card may be guessed
                assert told - seen(study, place, open) == covered - seen(study, place, open)
    assert looked > 10


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", rulebooks())
def test_an_arrow_is_shown_where_both_its_ends_are_seen_and_else_not_even_told(
    id: str, language: str
) -> None:
    rng, shown, kept_back = Random(f"arrows {id}"), 0, 0
    for _ in range(4):
        study = random_study(rng, id)
        said = speech(language, study.match.rules)
        for place in rng.sample(list(study.places()), min(4, len(list(study.places())))):
            open = frozenset(seat for seat in SEATS if rng.random() < 0.5)
            one = asked(study, place)
            over = json.loads(look(state_of(one, place, open), Settings(language)))["board"]["overlays"]
            now = {str(card) for seat in open for card in study.deal(place).hands[seat]} | TABLE_PLACES
            arrows = [tuple(arrow) for arrow in over["arrows"]]
            hidden = [Card.parse(card) for card in map(str, DECK) if card not in seen(study, place, open)]

            assert [arrow for arrow in arrows_at(place) if now >= set(arrow)] == [
                arrow for arrow in arrows if now >= set(arrow)
            ]
            assert len(arrows) == len(over["pointed"])
            assert [name for card in hidden if (name := said.card_name(card)) in str(over["pointed"])] == []
            shown, kept_back = shown + len(arrows), kept_back + MOST_ARROWS - len(arrows)
    assert shown > 10
    assert kept_back > 10


@pytest.mark.parametrize("language", languages())
def test_an_arrow_names_the_place_where_a_seat_is_drawn(language: str) -> None:
    for id in rulebooks():
        study = random_study(Random(id), id)
        said = speech(language, study.match.rules)
        for seat in SEATS:
            told = end_in_words(place_of(seat, ME, study.match.rules.table.direction), said)
            assert any(word in told for word in said.seat(seat).split()[-1:]) or seat is ME
    assert 4 == len({end_in_words(end, speech(language)) for end in TABLE_PLACES})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", rulebooks())
def test_a_look_is_in_the_readers_words_and_tells_what_is_asked(id: str, language: str) -> None:
    rng = Random(f"ask {id}")
    study = random_study(rng, id)
    places = [
        place
        for place in study.places()
        if study.next(place) is not None and options_of(study.deal(place), SEATS)
    ]
    for place in rng.sample(places, min(3, len(places))):
        one = asked(study, place)
        shown = json.loads(look(state_of(one, place, frozenset(SEATS)), Settings(language, Digits.LATIN)))
        ask = ask_of(state_of(one, place, frozenset(SEATS)))
        assert ask is not None
        assert ask.is_open
        assert shown["ask"]["id"] == ask.id
        assert [option["choice"] for option in shown["ask"]["options"]] == list(ask.options)
        assert all(option["label"] for option in shown["ask"]["options"])
        assert shown["ask"]["revealed"] is None
        assert "note" == shown["note"]


def test_the_next_step_closes_the_question_and_shows_its_answer() -> None:
    study = random_study(Random(4), "online")
    place = next(one for one in study.places() if study.next(one) is not None and one.line == MAIN)
    one, after = asked(study, place), Place(MAIN, place.step + 1)

    before, now = question_at(one, place, SEATS), question_at(one.marked(after, Mark()), after, SEATS)

    assert before is not None
    assert now is not None
    assert before.id == now.id
    assert before.shown is None
    assert _plain(study.next(place)) == now.shown
    ask = ask_of(state_of(one, after, frozenset()))
    assert ask is not None
    assert not ask.is_open


def _plain(action: Action | None) -> str:
    return str(Play(action.card)) if isinstance(action, Play) else str(action)


def test_another_question_has_another_name() -> None:
    study = random_study(Random(5), "online")
    places = [one for one in study.places() if options_of(study.deal(one), SEATS)][:4]
    ids = {question_at(asked(study, place), place, SEATS).id for place in places}  # type: ignore[union-attr]
    reworded = question_at(study.marked(places[0], Mark(ask="and now?")), places[0], SEATS)

    assert len(places) == len(ids)
    assert reworded is not None
    assert reworded.id not in ids


def test_options_are_what_may_be_done_each_once() -> None:
    study = random_study(Random(6), "house")
    for place in study.places():
        options = options_of(study.deal(place), SEATS)
        assert len(options) == len(set(options))
        assert all(str(parse_action(one)) == one for one in options)
        assert {Card.parse(one).suit for one in options if len(one) == 2} <= {card.suit for card in DECK}


def test_before_anything_was_shown_there_is_nothing_to_see() -> None:
    assert {"board": None, "title": "", "note": "", "ask": None} == json.loads(look("{}", Settings()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", rulebooks())
def test_every_end_that_an_arrow_can_have_is_on_the_table_and_has_a_label_of_its_own(
    id: str, language: str
) -> None:
    study = random_study(Random(f"ends {id}"), id)
    said = speech(language, study.match.rules)
    for place in list(study.places())[::5]:
        ends = ends_of(study.deal(place))
        one = study.marked(place, Mark(arrows=tuple((end, "n") for end in ends[4 : 4 + MOST_ARROWS])))
        over = json.loads(look(state_of(one, place, frozenset(SEATS)), Settings(language)))["board"][
            "overlays"
        ]

        assert one.mark(place).arrows == tuple(map(tuple, over["arrows"]))
        assert len(ends) == len({end_label(end, study.deal(place), said) for end in ends})
