"""The teacher's board, used: a deal asked for, shown, added to, taken apart; in every language."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from random import Random

import pytest
from streamlit.testing.v1.element_tree import Selectbox

from engine import Contract, Level, Mode, Play, Seat, Status, Suit, load, parse, rulebooks, to_link
from engine.bots import bots
from engine.notation import fold
from lessons.board import MAIN, Mark, Place, Study, dump_study, parse_study, study_from_link, study_to_link
from lessons.board.arranging import Order
from lessons.board.raising import why_not_raised
from lessons.components.board import setup
from lessons.i18n import languages, speech
from lessons.progress import StoreUnavailable
from lessons.school import ask_of, open_classes
from lessons.sheets import PrintingUnavailable
from tests.app.screen import Screen, plain, text

each_language = pytest.mark.parametrize("lang", languages())
each_book = pytest.mark.parametrize("rulebook", rulebooks())
NOTE, ASK = "♠ ♠", "♥?"


@cache
def study(rulebook: str = "online") -> Study:
    """A hand of hokum, three tricks of it played, with a question where a card can be chosen."""
    rules = load(rulebook)
    bid = getattr(rules.auction, "lowest", None)
    match = Order(rules, contract=Contract(Mode.HOKUM, Suit.HEARTS, Seat.ZERO, bid=bid)).start(Random(5))
    deal = match.deal
    while len(deal.tricks) < 3:
        assert deal.turn is not None
        deal = deal.after(bots()["simple"].choose(deal.view(deal.turn), Random(1)).action)
    found = Study.of(match.with_deal(deal))
    return replace(found, begins=len(match.deal.actions)).marked(choice(found), Mark(NOTE, ASK))


def choice(found: Study) -> Place:
    """The last place where another card could be played."""
    places = [place for place in found.places() if _cards(found, place) > 1 and found.next(place) is not None]
    return places[-1]


def _cards(found: Study, place: Place) -> int:
    return sum(isinstance(one, Play) and one.saying is None for one in found.deal(place).legal())


def opened(lang: str, found: Study, place: Place | None = None) -> Screen:
    at = {} if place is None else {"at": f"{place.line}.{place.step}" if place.line else str(place.step)}
    return Screen(lang, "board", study=study_to_link(found), **at)


def kept(screen: Screen) -> tuple[Study, str]:
    return study_from_link(screen.at.session_state["study"]), screen.at.session_state["at"]


@each_language
@each_book
def test_a_board_opens_where_its_lesson_begins_and_steps_both_ways(lang: str, rulebook: str) -> None:
    found = study(rulebook)
    screen = opened(lang, found)
    assert str(found.begins) == kept(screen)[1]

    for key, step in (
        ("step_next", found.begins + 1),
        ("step_back", found.begins),
        ("step_first", 0),
        ("step_last", found.lines[MAIN].last),
    ):
        screen.press(key)
        assert str(step) == kept(screen)[1] == screen.at.query_params["at"]
    assert screen.at.button(key="step_next").disabled
    assert found == kept(screen)[0]


@each_language
@each_book
def test_any_step_is_gone_to_at_once(lang: str, rulebook: str) -> None:
    found = study(rulebook)
    screen, last = opened(lang, found), found.lines[MAIN].last
    at = found.begins
    for step in (last, 0, 7):
        box = screen.at.selectbox(key=f"board_jump__{at}_{last + 1}")
        assert last + 1 == len(set(box.options))
        screen.choose(f"board_jump__{at}_{last + 1}", step)
        assert str(step) == kept(screen)[1]
        at = step


@each_language
def test_the_class_is_asked_before_the_next_card_and_then_it_is_revealed(lang: str) -> None:
    found, said = study(), speech(lang, load("online"))
    screen = opened(lang, found, choice(found))

    assert screen.says(ASK)
    assert screen.says(NOTE)
    assert said.ui("board-reveal") == screen.at.button(key="step_next").label
    screen.press("step_next")
    assert not screen.says(ASK)


@pytest.mark.parametrize("pressed", ["step_next", "try"])
def test_what_is_pressed_while_words_are_being_kept_counts_too(pressed: str) -> None:
    found = study()
    place = choice(found)
    screen = opened("ar", found, place)
    screen.at.session_state["study"] = study_to_link(found.marked(place, Mark(ask="؟")))
    screen.press(f"try_{found.next(place)}" if pressed == "try" else pressed)

    assert str(place.step + 1) == kept(screen)[1]
    assert "؟" == kept(screen)[0].mark(place).ask


@each_language
def test_another_card_begins_a_what_if_that_can_be_left_and_removed(lang: str) -> None:
    found = study()
    place = choice(found)
    screen = opened(lang, found, place)
    done = found.next(place)
    other = next(
        one
        for one in found.deal(place).legal()
        if isinstance(one, Play) and one != done and one.saying is None
    )

    screen.press(f"try_{other}")
    assert f"a.{place.step + 1}" == kept(screen)[1]
    assert found.lines[MAIN] == kept(screen)[0].lines[MAIN]
    screen.press("line_")
    screen.press("step_back")
    screen.press("line_a")
    assert f"a.{place.step + 1}" == kept(screen)[1]
    screen.press("drop_line")
    assert (found, str(place.step)) == kept(screen)


@each_language
def test_a_note_and_a_question_are_kept_on_their_step(lang: str) -> None:
    found = study()
    screen = opened(lang, found, Place(MAIN, 2))
    screen.quoting = {"script"}

    screen.write("note_2", "<script>♦</script>\n♣")
    screen.write("ask_2", "♠?")
    screen.press("keep_words")

    assert Mark("<script>♦</script>\n♣", "♠?") == kept(screen)[0].mark(Place(MAIN, 2))
    assert screen.says("♦")
    assert "2" == kept(screen)[1]


@each_language
def test_an_arrow_is_drawn_from_one_thing_to_another_said_in_words_and_removed(lang: str) -> None:
    found, said = study(), speech(lang, load("online"))
    card = next(iter(found.deal(choice(found)).hands[Seat.ONE]))
    at, sentence = (
        choice(found),
        said.ui("arrow", start=said.ui("arrow-end", place="n"), end=said.card_name(card)),
    )
    screen = opened(lang, found, at)
    before = found.mark(at)

    screen.press("arrow_add")
    for side, end in (("from", "n"), ("to", str(card))):
        box = screen.at.selectbox(key=f"arrow_{side}_{at}")
        box.set_value(end)
    screen.press("arrow_add")
    screen.press("arrow_add")  # the same once more

    assert (("s", "e"), ("n", str(card))) == kept(screen)[0].mark(at).arrows
    assert screen.says(sentence)
    screen.press("keep_words")
    screen.press("arrow_drop_0")
    assert replace(before, arrows=(("n", str(card)),)) == kept(screen)[0].mark(at)
    screen.press("arrow_drop_0")
    assert found == kept(screen)[0]
    assert not screen.says(sentence)


@each_language
def test_the_same_position_under_another_rulebook(lang: str) -> None:
    found = study()
    screen = opened(lang, found, choice(found))

    screen.press("under_house")
    moved, _ = kept(screen)
    assert "house" == moved.match.rules.id
    assert found.match.deal.pack == moved.match.deal.pack
    screen.press("under_coinche")
    assert "coinche" == kept(screen)[0].match.rules.id


@each_language
def test_a_deal_is_asked_for_in_a_players_words(lang: str) -> None:
    screen, said = Screen(lang, "board"), speech(lang, load("online"))
    screen.choose("board_new_book", "online")
    screen.at.selectbox(key="board_new_contract_online").select_index(2)
    screen.run()
    screen.press("board_add")
    assert screen.says(said.ui("board-wish-baloot", who=said.ui("board-somebody")))

    screen.press("board_deal")

    made, at = kept(screen)
    assert made.match.rules.id == "online"
    deal = made.deal(Place(MAIN, int(at)))
    assert deal.contract is not None
    assert deal.contract.trump is not None
    trump = deal.contract.trump
    assert any({f"K{trump}", f"Q{trump}"} <= {str(card) for card in hand} for hand in deal.hands)


@each_language
def test_a_deal_is_asked_for_at_a_score_and_raised(lang: str) -> None:
    screen, said = Screen(lang, "board"), speech(lang, load("online"))
    screen.choose("board_new_book", "online")
    screen.at.selectbox(key="board_new_contract_online").select_index(2)
    screen.run()
    score(screen, 100, 40)
    raises = raises_of(screen)
    assert said.level(Level.GAHWA) == raises.options[-1]
    raises.select_index(raises.options.index(said.level(Level.FOUR, closed=True)))
    screen.run()

    screen.press("board_deal")

    made, at = kept(screen)
    contract = made.deal(Place(MAIN, int(at))).contract
    assert contract is not None
    assert (Level.FOUR, True) == (contract.level, contract.closed)
    assert (100, 40) == made.at(Place(MAIN, int(at))).standing().totals


@each_language
def test_a_raise_that_the_score_rules_out_is_not_offered_and_it_is_told_why(lang: str) -> None:
    screen, said = Screen(lang, "board"), speech(lang, load("online"))
    screen.choose("board_new_book", "online")
    sun = screen.at.selectbox(key="board_new_contract_online")
    sun.select_index(sun.options.index(said.term("sun")))
    screen.run()
    why = why_not_raised(Contract(Mode.SUN, None, Seat.ZERO), load("online"), (0, 0))
    assert why is not None
    assert [plain(said.because(why, me=None))] == [text(one) for one in screen.found(".//p[@role='status']")]

    score(screen, 120, 40)
    assert [] == screen.found(".//p[@role='status']")
    assert [said.level(Level.SINGLE), said.level(Level.DOUBLE)] == raises_of(screen).options


def score(screen: Screen, us: int, them: int) -> None:
    for side, points in (("us", us), ("them", them)):
        next(one for one in screen.at.number_input if f"_{side}_" in str(one.key)).set_value(points)
    screen.run()


def raises_of(screen: Screen) -> Selectbox[object]:
    return next(one for one in screen.at.selectbox if str(one.key).startswith("board_new_raised_"))


@each_language
def test_a_card_against_the_rules_can_be_tried_where_the_table_does_not_stop_it_and_then_called(
    lang: str,
) -> None:
    found = study("house")
    place, fault = next(
        (place, Play(card))
        for place in found.places()
        if (deal := found.deal(place)).turn is not None and deal.play is not None
        for card in deal.hands[deal.turn]
        if deal.judge(Play(card)).status is Status.FAULT
    )
    screen = opened(lang, found, place)
    said = speech(lang, load("house"))
    assert said.ui("board-fault", card=said.card(fault.card)) == screen.at.button(key=f"try_{fault}").label

    screen.press(f"try_{fault}")
    assert fault == kept(screen)[0].actions(Place("a", place.step + 1))[-1]
    qaid = next(key for key in screen.keys if key.startswith("try_object:"))
    screen.press(qaid)
    assert found == kept(screen)[0].without("a")
    assert kept(screen)[0].deal(Place("a", place.step + 2)).ending is not None


@each_language
def test_a_wish_that_cannot_come_is_told_honestly_and_nothing_is_lost(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = setup.ask
    monkeypatch.setattr(
        setup, "ask", lambda order, wishes, rng, tell: ask(order, wishes, rng, tell, tries=30)
    )
    monkeypatch.setattr("lessons.board.wishes.baloot.Baloot.holds", lambda *_: False)
    screen, said = Screen(lang, "board"), speech(lang, load("online"))
    screen.choose("board_new_book", "online")
    screen.press("board_add")

    screen.press("board_deal")

    wish = said.ui("board-wish-baloot", who=said.ui("board-somebody"))
    assert [said.ui("board-not-found", tries=30, wish=wish, held=0)] == [
        one.text for one in screen.found(".//p[@role='status']")
    ]
    assert "board_drop_0" in screen.keys


@each_language
def test_a_text_that_is_pasted_is_opened_and_a_broken_one_is_told(lang: str) -> None:
    screen = Screen(lang, "board", quoting={"at"})
    screen.write("board_new_text", dump_study(study()) + "at 999\n")
    screen.press("board_open_it")
    assert len(screen.at.error) == 1

    screen.write("board_new_text", dump_study(study()))
    screen.press("board_open_it")
    assert study() == kept(screen)[0]
    assert study() == parse_study(dump_study(study()))


@each_language
@pytest.mark.parametrize("link", ["x", fold("baloot 9"), study_to_link(study())[:-9]])
def test_a_broken_link_gets_a_clear_page(lang: str, link: str) -> None:
    screen = Screen(lang, "board", study=link)

    assert screen.at.code[0].value == link
    assert "board_new" in screen.keys
    screen.press("board_new")
    assert "board_deal" in screen.keys


@each_language
def test_the_hand_under_way_can_be_shown(lang: str) -> None:
    played = study().at(Place(MAIN, study().lines[MAIN].last))
    screen = Screen(lang, "board", hand=to_link(played))
    screen.press("board_mine")

    whole = parse(dump_study(kept(screen)[0]).partition("board 1")[0])
    assert played.deal.actions == whole.deal.actions[: len(played.deal.actions)]  # the others played on


@each_language
@pytest.mark.parametrize("kind", ["worksheet", "answers", "ranks", "score_sheet"])
def test_every_sheet_is_made(lang: str, kind: str) -> None:
    screen = opened(lang, study())
    screen.at.segmented_control(key="print_kind").set_value(kind)
    screen.run()

    screen.press("print_make")

    link, paper, picture = screen.at.session_state["board_made"]
    assert link == screen.at.session_state["study"]
    assert paper.startswith(b"%PDF")
    assert picture.startswith(b"\x89PNG")


@each_language
def test_without_what_prints_it_is_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> bytes:
        raise PrintingUnavailable

    monkeypatch.setattr("lessons.components.board.paper.pdf", missing)
    screen = opened(lang, replace(study(), title="♣"))

    screen.press("print_make")

    assert [speech(lang).ui("print-unavailable")] == screen.alerts()


@each_language
def test_the_link_handed_out_holds_the_board_and_not_the_right_over_a_class(lang: str) -> None:
    screen = Screen(lang, "board", study=study_to_link(study()), teach="class.secret")

    links = [code.value for code in screen.at.code]

    assert any(f"study={study_to_link(study())}" in link for link in links)
    assert not any("teach" in link or "secret" in link for link in links)


@each_language
def test_where_no_class_can_be_opened_it_is_told_and_the_board_stays(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away() -> None:
        raise StoreUnavailable

    monkeypatch.setattr("lessons.components.board.classroom.open_classes", away)
    screen = opened(lang, study())

    screen.press("class_open")

    assert [plain(speech(lang).ui("board-class-away"))] == screen.alerts()
    assert study() == kept(screen)[0]


def a_class() -> tuple[str, str]:
    """A class that was opened elsewhere, and its teacher's secret."""
    made, secret = open_classes().open_class(datetime.now(UTC))
    return made.id, secret


def taught(lang: str, right: tuple[str, str], found: Study, place: Place, **asked: str) -> Screen:
    """The board at a step, in the tab of a class's teacher."""
    return Screen(
        lang, "board", study=study_to_link(found), at=str(place.step), teach=".".join(right), **asked
    )


def seen(right: tuple[str, str]) -> dict[str, object]:
    """What the board of a class shows, as it is kept."""
    return json.loads(open_classes().board(*right).state)


@each_language
def test_before_a_class_the_board_of_the_class_is_moved_and_the_answers_wait_for_the_right_one(
    lang: str,
) -> None:
    found, said, right = study(), speech(lang, load("online")), a_class()
    place = choice(found)
    screen = taught(lang, right, found, place, view="projector")
    assert [MAIN, place.step] == seen(right)["at"]
    code = open_classes().class_of(*right).code
    board, name = open_classes().join(code, "9" * 16, "A", datetime.now(UTC))
    assert name == "A"
    ask = ask_of(board.state)
    assert ask is not None
    open_classes().answer(code, "9" * 16, ask.id, ask.options[0], datetime.now(UTC))

    screen.run()
    assert [open_classes().class_of(*right).shown] == [
        text(one) for one in screen.found(".//p[@class='class-code']")
    ]
    assert screen.says(said.ui("board-class-pupils", n=1))
    assert screen.says(said.ui("board-class-answers", n=1))
    assert [] == screen.found(".//div[@class='class-answers']")
    screen.press("step_next")
    assert [MAIN, place.step + 1] == seen(right)["at"]
    given_and_right = {ask.options[0], str(found.next(place))}  # what nobody said takes up no room
    assert len(given_and_right) == len(screen.found(".//div[@class='class-answers']//b"))
    assert 1 == len(screen.found(".//div[@class='row right']"))


@each_language
def test_before_a_class_that_is_over_or_not_his_a_teacher_shows_the_table_alone(lang: str) -> None:
    found, right = study(), a_class()
    stranger = taught(lang, (right[0], "wrong"), found, choice(found), view="projector")
    assert [plain(speech(lang).ui("board-class-wrong"))] == stranger.alerts()
    assert "step_next" in stranger.keys
    assert {} == seen(right)

    open_classes().end(*right, datetime.now(UTC))
    over = taught(lang, right, found, choice(found), view="projector")
    assert [] == over.found(".//p[@class='class-code']")
    assert "step_next" in over.keys


@each_language
def test_what_is_covered_for_a_class_stays_covered_when_its_teacher_begins_anew(lang: str) -> None:
    found, right = study(), a_class()
    screen = taught(lang, right, found, choice(found))
    screen.at.session_state["board_open"] = [Seat.ZERO, Seat.TWO]
    screen.run()
    assert [0, 2] == seen(right)["hands"]

    for view in ({}, {"view": "projector"}):
        again = taught(lang, right, found, choice(found), **view)
        again.press("step_next")
        again.press("step_back")
        assert [0, 2] == seen(right)["hands"]
