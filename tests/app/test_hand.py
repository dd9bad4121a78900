"""A whole hand by pressing buttons, under every rulebook in every language: from the deal to the ledger."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Call, Match, Phase, Score, Standing, Step, Team, dump, rulebooks, score, to_link
from engine.deal import End
from lessons.i18n import languages, speech
from lessons.practice import ME
from tests.app.learner import LAST, Hand, choice, first_hand, key_of
from tests.app.screen import Screen, plain, text

LANGUAGES = languages()
BOOKS = rulebooks()


def pressing(*starts: str) -> Callable[[Hand], bool]:
    """Wants a hand with a button pressed for each of these beginnings of a key."""
    return lambda hand: all(any(key.startswith(start) for key in hand.keys) for start in starts)


# One hand a language and rulebook; together they press every kind of button there is.
WANTED = {
    ("online", "ar"): pressing("call_confirm", "declare_0"),
    ("online", "en"): pressing("sawa"),
    ("house", "ar"): pressing("call_sun"),
    ("house", "en"): pressing("declare_0", "call_pass"),
    ("primer", "ar"): pressing("call_double"),
    ("primer", "en"): pressing("call_hokum_"),
    ("tournament", "ar"): pressing("say_baloot"),
    ("tournament", "en"): pressing("call_leave"),
    ("coinche", "ar"): pressing("bid_"),
    ("coinche", "en"): pressing("call_pass"),
}
CALLS = ("call_pass", "call_hokum", "call_sun", "call_confirm", "call_double", "call_leave", "bid_")
KINDS = (*CALLS, "card_", "declare_0", "say_baloot", "sawa")


def start(lang: str, rulebook: str, seed: str) -> Screen:
    """Set up a match and deal the cards."""
    screen = Screen(lang)
    screen.choose("rulebook", rulebook)
    screen.write("seed", seed)
    screen.press("start")
    return screen


def press_for(screen: Screen) -> None:
    """Do what `simple` would do."""
    action = choice(screen.match)
    if isinstance(action, Call) and action.bid is not None:
        screen.at.pills(key="bid_number").select(action.bid)
        screen.run()
    screen.press(key_of(action))


def written(screen: Screen) -> list[tuple[int, ...]]:
    """The last line of each block of the sheets, as numbers: ours, theirs."""
    totals = screen.found(".//table[@class='sheet']//tr[@class='sum']")
    return [tuple(int(text(number)) for number in row.iter("bdi")) for row in totals]


def points(scored: Score) -> tuple[int, int]:
    return scored.points[ME.team], scored.points[ME.team.other]


@pytest.mark.parametrize(("rulebook", "lang"), WANTED)
def test_a_hand_is_played_to_its_ledger_and_the_next_begins(rulebook: str, lang: str) -> None:
    planned = first_hand(rulebook, WANTED[rulebook, lang])
    screen = start(lang, rulebook, planned.seed)

    for match, _ in planned.turns:
        assert dump(match) == screen.text
        assert screen.says(speech(lang, match.rules).ui(f"now-{match.deal.phase}"))
        press_for(screen)

    assert dump(planned.end) == screen.text
    check_the_ledger(screen)
    screen.press("next")
    assert len(screen.match.deals) == 2
    assert screen.match.deal.turn is ME
    assert planned.end.standing() == screen.match.deal.standing
    assert screen.totals() == planned.end.standing().totals


def check_the_ledger(screen: Screen) -> None:
    """What is on the page is what the engine reckons, entry by entry."""
    match, said = screen.match, speech(screen.lang, screen.match.rules)
    scored = score(match.deal)
    assert scored is not None
    ledger, sheet = screen.tables()

    lines = [row for row in ledger[1:] if row[0] != said.ui("total") and len(row) == 3]
    entries = [entry for step in Step for entry in scored.ledger.at(step)]
    assert entries
    assert len(entries) == len(lines)
    for entry, (line, ours, theirs) in zip(entries, lines, strict=True):
        amount = str(entry.amount)
        assert ((amount, "") if entry.team is ME.team else ("", amount)) == (ours, theirs)
        assert line.startswith(plain(said.entry(entry, me=ME)))

    *_, last_block, whole = written(screen)
    assert points(scored) == last_block
    assert [str(n) for n in points(scored)] == sheet[-2][1:]
    assert match.standing().totals == whole == screen.totals()
    assert screen.says(said.decided(scored, me=ME))


def test_the_hands_above_press_every_kind_of_button() -> None:
    pressed = {key for (book, _), wanted in WANTED.items() for key in first_hand(book, wanted).keys}

    assert [kind for kind in KINDS if not any(key.startswith(kind) for key in pressed)] == []
    assert set(WANTED) == {(book, lang) for book in BOOKS for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_deal_nobody_buys_is_thrown_in_and_the_next_begins(rulebook: str, lang: str) -> None:
    planned = first_hand(rulebook, lambda hand: hand.end.deal.ending.how is End.THROWN_IN)
    screen = Screen(lang, hand=to_link(planned.turns[-1][0]))

    press_for(screen)

    assert screen.match.deal.ending.how is End.THROWN_IN
    assert written(screen) == [(0, 0)]
    screen.press("next")
    assert screen.match.deal.dealer is planned.end.next_dealer()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("winner", list(Team))
def test_a_match_that_is_won_says_who_won_and_leads_to_a_new_one(winner: Team, lang: str) -> None:
    wanted = first_hand("online", lambda hand: gain(hand.end, winner) > 2)
    first, opening = wanted.turns[0][0], Standing((151, 0) if winner is ME.team else (0, 151))
    match = Match.start(first.rules, LAST, first.deal.pack, opening=opening)
    screen = Screen(lang, hand=to_link(match))

    while screen.match.deal.phase is not Phase.OVER:
        press_for(screen)

    assert screen.match.winner() is winner
    said = speech(lang).ui("match-won" if winner is ME.team else "match-lost")
    assert said in [shown.value for shown in screen.at.success]
    assert "next" not in screen.keys
    screen.press("drop")
    assert "hand" not in screen.at.query_params
    assert "start" in screen.keys


def gain(match: Match, team: Team) -> int:
    scored = score(match.deal)
    return 0 if scored is None else scored.points[team] - scored.points[team.other]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_learner_can_do_other_than_simple_would(lang: str) -> None:
    screen = start(lang, "online", "1")

    while screen.match.deal.phase is not Phase.OVER:
        screen.press(key_of(screen.match.deal.legal()[0]))

    assert screen.match.deal.ending is not None
