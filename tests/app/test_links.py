"""The match in the address, or pasted as text, outlives a refresh; what cannot be read is told and kept."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest

from engine import Match, NotationError, dump, from_link, load, parse, rulebooks, shuffled, to_link
from lessons.i18n import languages, speech
from lessons.i18n.reading import EXAMPLES
from lessons.practice import ME, act, advance
from tests.app.learner import choice, first_hand, hand, key_of
from tests.app.screen import LATIN, Screen, plain

LANGUAGES = languages()
BOOKS = rulebooks()

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_rulebook = pytest.mark.parametrize("rulebook", BOOKS)


def mid_hand(rulebook: str) -> Match:
    """A match in the middle of the play of its first hand."""
    wanted = first_hand(rulebook, lambda hand: any(len(match.deal.tricks) == 3 for match, _ in hand.turns))
    return next(match for match, _ in wanted.turns if len(match.deal.tricks) == 3)


def packed(content: bytes) -> str:
    return urlsafe_b64encode(zlib.compress(content, 9)).rstrip(b"=").decode()


GOOD = to_link(mid_hand("online"))
BROKEN = {
    "random": "hello-there",
    "another alphabet": "صكّة",
    "spaces": "a b c",
    "nothing in it": packed(b""),
    "valid zlib of nonsense": packed(b"to be or not to be"),
    "valid zlib of no text": packed(b"\xff\xfe\x00"),
    "a megabyte of spaces": packed(b" " * 1_000_000),
    "a megabyte of lines": packed(b"\n" * 1_000_000),
    "a megabyte of a header": packed(b"baloot 1 " * 111_111),
    "a rulebook there is not": packed(b"baloot 1\nrulebook bridge\n"),
    "a letter changed": GOOD[:20] + ("A" if GOOD[20] != "A" else "B") + GOOD[21:],
    "cut short": GOOD[: len(GOOD) // 2],
    "markup": "<img src=x onerror=alert(1)>",
}


# --- links ------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_a_broken_link_is_told_kept_and_led_on_from(broken: str, lang: str) -> None:
    with pytest.raises(NotationError) as raised:
        from_link(broken)
    screen = Screen(lang, hand=broken, quoting=LATIN.findall(f"{raised.value.expected} {EXAMPLES}"))

    assert screen.says(speech(lang).notation_error(raised.value))
    assert broken in [code.value for code in screen.at.code]
    assert broken == screen.at.query_params["hand"]
    screen.press("drop")
    assert "hand" not in screen.at.query_params
    screen.press("start")
    assert screen.match.deal.turn is ME


@pytest.mark.parametrize("link", [GOOD, to_link(mid_hand("coinche"))], ids=["buying", "bidding"])
def test_a_link_cut_short_never_passes_for_an_earlier_moment(link: str) -> None:
    passed = []
    for length in range(1, len(link)):
        try:
            cut = from_link(link[:length])
        except NotationError:
            continue
        if cut != from_link(link):
            passed.append((length, dump(cut)))

    assert passed == []


@each_language
@each_rulebook
def test_a_refresh_and_a_second_tab_show_the_very_same_hand(rulebook: str, lang: str) -> None:
    first = Screen(lang, hand=to_link(mid_hand(rulebook)))
    first.press(key_of(choice(first.match)))

    refreshed = Screen(lang, hand=first.at.query_params["hand"])

    assert first.text == refreshed.text
    assert first.texts() == refreshed.texts()
    assert first.keys == refreshed.keys


def test_two_tabs_of_one_link_go_their_own_ways() -> None:
    match = mid_hand("online")
    one, two = Screen("ar", hand=to_link(match)), Screen("en", hand=to_link(match))

    one.press(key_of(choice(match)))
    two.run()

    assert dump(act(match, choice(match))) == one.text
    assert dump(match) == two.text


@each_rulebook
def test_another_language_in_the_middle_of_a_hand_keeps_the_hand(rulebook: str) -> None:
    match = mid_hand(rulebook)
    screen = Screen("ar", hand=to_link(match))
    keys = {key for key in screen.keys if not key.startswith("lang_")}

    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        screen.press(f"lang_{lang}")

        assert dump(match) == screen.text
        assert keys <= screen.keys
        assert screen.says(speech(lang, match.rules).ui("now-play"))


def test_the_hand_waits_while_the_learner_reads_another_page() -> None:
    match = mid_hand("online")
    screen = Screen("en", hand=to_link(match))

    for page in ("rulebooks", "home", "play"):
        screen.at.switch_page(f"lessons/pages/{page}.py")
        screen.run()
        assert screen.says(speech("en").ui("go-on-playing")) is (page == "home")

    assert dump(match) == screen.text


@each_rulebook
def test_a_hand_kept_at_anothers_turn_goes_on_to_the_learners(rulebook: str) -> None:
    """Whoever wrote the link may have stopped at a bot's turn; the learner never acts in another's place."""
    match = Match.start(load(rulebook), ME, shuffled(Random("7")))
    assert match.deal.turn is not ME

    screen = Screen("ar", hand=to_link(match))

    assert dump(advance(match)) == screen.text


def test_a_new_match_forgets_the_hand() -> None:
    screen = Screen("ar", hand=GOOD)

    screen.unfold("foot")
    screen.press("leave")

    assert "hand" not in screen.at.query_params
    assert "hand" not in screen.at.session_state
    assert "start" in screen.keys


# --- texts ------------------------------------------------------------------------------------------


@each_rulebook
def test_a_saved_hand_is_opened_again(rulebook: str) -> None:
    match = mid_hand(rulebook)
    screen = Screen("ar")

    screen.write("pasted", dump(match))
    screen.press("open")

    assert dump(match) == screen.text
    assert key_of(choice(match)) in screen.keys


@pytest.mark.parametrize("before", ["", "http://localhost:8501/play?lang=ar&hand=", "  hand="])
@pytest.mark.parametrize("after", ["", "&lang=en", "\n"])
def test_a_pasted_link_is_opened(before: str, after: str) -> None:
    screen = Screen("ar")

    screen.write("pasted", before + GOOD + after)
    screen.press("open")

    assert dump(from_link(GOOD)) == screen.text


def test_a_saved_hand_that_stopped_at_anothers_turn_goes_on_to_the_learners() -> None:
    match = Match.start(load("online"), ME, shuffled(Random("7")))
    screen = Screen("ar")

    screen.write("pasted", dump(match))
    screen.press("open")

    assert dump(advance(match)) == screen.text


GOOD_TEXT = dump(from_link(GOOD))
PACK = next(line for line in GOOD_TEXT.splitlines() if line.strip().startswith("pack"))
BAD = {
    "nothing": "",
    "prose": "نلعب بلوت؟",
    "no rulebook": "baloot 1\n",
    "another rulebook": GOOD_TEXT.replace("rulebook online", "rulebook bridge"),
    "a card twice": GOOD_TEXT.replace(PACK, PACK[:-2] + PACK.split()[1]),
    "a card too few": GOOD_TEXT.replace(PACK, PACK[:-3]),
    "no such word": GOOD_TEXT.replace("auction ", "auction misdeal "),
    "a word out of turn": GOOD_TEXT.replace("auction ", "auction confirm "),
    "more at the end": GOOD_TEXT + "the end\n",
    "markup": "<b>baloot</b> 1\nrulebook online\n",
}


@each_language
@pytest.mark.parametrize("pasted", BAD.values(), ids=BAD)
def test_a_text_that_cannot_be_read_is_told_by_line_and_column_and_kept(pasted: str, lang: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse(pasted)
    screen = Screen(lang, quoting=LATIN.findall(f"{raised.value.expected} {EXAMPLES}"))
    screen.write("pasted", pasted)

    screen.press("open")

    (problem,) = screen.alerts()
    assert plain(speech(lang).notation_error(raised.value)) == problem
    assert str(raised.value.line) in problem
    assert str(raised.value.column) in problem
    assert pasted == screen.at.text_area(key="pasted").value
    screen.write("pasted", GOOD_TEXT)
    screen.press("open")
    assert screen.text == GOOD_TEXT
    assert screen.alerts() == []


def test_the_page_and_the_address_hold_the_same_match() -> None:
    match = hand("coinche", "0").end
    screen = Screen("en", hand=to_link(match))

    screen.unfold("foot")
    (written,) = [code.value for code in screen.at.code]

    assert dump(match) == dump(parse(written)) == dump(from_link(screen.at.query_params["hand"]))
