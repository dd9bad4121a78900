"""A match survives being written and read; a spoilt text is told where it is spoilt, and no more."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections import Counter
from dataclasses import replace
from random import Random
from zlib import compress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    DECK,
    Card,
    Match,
    NotationError,
    Object,
    Phase,
    Seat,
    Status,
    dump,
    from_link,
    parse,
    to_link,
)
from engine.actions import Laid, Request
from engine.notation import ALPHABET, decode_pack, encode_pack
from tests.strategies import BOOKS, CLUB, LAW, ROGUE, Habits, book, packs, random_match

MATCHES = 12  # a rulebook
FUZZ = 700  # a rulebook


def with_objection(rng: Random, match: Match) -> Match:
    """Return the match with an objection at its end, where one can be made."""
    objection = Object(rng.choice(list(Seat)), rng.choice(list(Request)), rng.choice(list(Laid)))
    return match.after(objection) if match.deal.judge(objection).status is not Status.REFUSED else match


def matches(id: str) -> list[Match]:
    rng, rules = Random(f"matches {id}"), book(id)
    habits = [Habits(), ROGUE]
    found = [random_match(rng, rules, rng.randint(0, 3), rng.choice(habits)) for _ in range(MATCHES)]
    return [with_objection(rng, match) if rng.random() < 0.5 else match for match in found]


@pytest.mark.parametrize("id", BOOKS)
def test_a_match_survives_being_written_and_read(id: str) -> None:
    for match in matches(id):
        text = dump(match)
        assert match == parse(text, CLUB)
        assert text == dump(parse(text, CLUB))
        assert text.endswith("\n")


@pytest.mark.parametrize("id", BOOKS)
def test_a_match_survives_a_link(id: str) -> None:
    for match in matches(id):
        link = to_link(match)
        assert set(link) <= set(ALPHABET)
        assert match == from_link(link, CLUB)


@pytest.mark.parametrize("id", BOOKS)
def test_every_moment_of_a_deal_can_be_written(id: str) -> None:
    rng = Random(f"moments {id}")
    phases: Counter[Phase] = Counter()
    for match in matches(id)[:4]:
        deal = match.deals[0]
        start = replace(
            match, deals=(type(deal).start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring),)
        )
        for action in deal.actions:
            if rng.random() < 0.3:
                phases[start.deal.phase] += 1
                assert start == parse(dump(start), CLUB)
                assert start == from_link(to_link(start), CLUB)
            start = start.after(action)
    assert phases[Phase.PLAY] >= 3


@pytest.mark.parametrize("id", BOOKS)
def test_comments_and_blank_lines_change_nothing(id: str) -> None:
    for match in matches(id)[:4]:
        text = dump(match)
        commented = "# a comment\n\n" + "\n\n".join(f"{line}   # why" for line in text.splitlines())
        assert match == parse(commented, CLUB)


@pytest.mark.parametrize("id", BOOKS)
def test_the_packs_twenty_characters_are_its_order(id: str) -> None:
    for match in matches(id):
        for deal in match.deals:
            assert deal.pack == decode_pack(encode_pack(deal.pack))


@given(pack=packs)
@LAW
def test_every_pack_has_its_own_code(pack: tuple[Card, ...]) -> None:
    code = encode_pack(pack)
    assert 20 == len(code)
    assert pack == decode_pack(code)
    assert code != encode_pack((*pack[:-2], pack[-1], pack[-2]))


@given(code=st.text(ALPHABET, min_size=19, max_size=21))
@LAW
def test_a_code_is_a_pack_or_an_error(code: str) -> None:
    try:
        pack = decode_pack(code)
    except ValueError:
        return
    assert code == encode_pack(pack)
    assert set(DECK) == set(pack)


# --- spoilt texts -------------------------------------------------------------------------------------------

CHARACTERS = "AKQJT987SHDC+.!:# \n\t01359=_-xéش٣\x0b\u2028\0"
LINES = (
    "pass hokum sun ashkal hokum:S 100H capotD contre double three gahwa sawa KS KS! +AS.KS.QS + +. ! #",
    "object:0:tasjeel:down object:9:x:y object:: baloot 1 rulebook online ffb nobody target 152 scoring easy",
    "totals warnings deal dealer=4 dealer=0 pack trick auction raises 999999999999999999 -1 ½ ² SS ſS",
)
WORDS = [word for line in LINES for word in line.split()]


def spoilt(rng: Random, text: str) -> str:
    """Return the text with one to three things wrong with it."""
    for _ in range(rng.choice([1, 1, 2, 3])):
        lines = text.split("\n")
        at = rng.randrange(len(text) + 1)
        row = rng.randrange(len(lines))
        match rng.randrange(9):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + rng.choice(CHARACTERS) + text[at:]
            case 2:
                text = text[:at] + rng.choice(CHARACTERS) + text[at + 1 :]
            case 3:
                text = text[:at] + text[at + rng.randint(1, 8) :]
            case 4:
                lines.insert(row, lines[rng.randrange(len(lines))])
                text = "\n".join(lines)
            case 5:
                del lines[row]
                text = "\n".join(lines)
            case 6:
                words = lines[row].split(" ")
                words.insert(rng.randrange(len(words) + 1), rng.choice(WORDS))
                lines[row] = " ".join(words)
                text = "\n".join(lines)
            case 7:
                words = lines[row].split(" ")
                words[rng.randrange(len(words))] = rng.choice(WORDS)
                lines[row] = " ".join(words)
                text = "\n".join(lines)
            case _:
                words = lines[row].split(" ")
                rng.shuffle(words)
                lines[row] = " ".join(words)
                text = "\n".join(lines)
    return text


def check_start(error: NotationError) -> None:
    """Lines and columns count from one."""
    assert error.line >= 1
    assert error.column >= 1


def check_place(error: NotationError, text: str) -> None:
    """The place of an error is a word of the text, or just behind its end."""
    check_start(error)
    assert error.expected
    lines = text.splitlines()
    assert error.line <= len(lines) + 1
    if error.line <= len(lines):
        assert error.column <= len(lines[error.line - 1]) + 1
    assert f"line {error.line}, column {error.column}" in str(error)


@pytest.mark.parametrize("id", BOOKS)
def test_a_spoilt_text_is_an_error_with_its_place_or_another_match(id: str) -> None:
    rng = Random(f"spoilt {id}")
    texts = [dump(match) for match in matches(id)]
    errors, read = 0, 0
    for _ in range(FUZZ):
        text = spoilt(rng, rng.choice(texts))
        try:
            again = parse(text, CLUB)
        except NotationError as error:
            errors += 1
            check_place(error, text)
        else:
            read += 1
            assert again == parse(dump(again), CLUB)
    assert errors >= FUZZ // 3
    assert read >= 5


@pytest.mark.parametrize("id", BOOKS)
def test_every_truncation_of_a_text_is_an_error_or_an_earlier_moment(id: str) -> None:
    match = matches(id)[0]
    text = dump(match)
    errors = 0
    step = max(1, len(text) // 250)
    for end in range(0, len(text), step):
        try:
            again = parse(text[:end], CLUB)
        except NotationError as error:
            errors += 1
            check_place(error, text[:end])
        else:
            assert len(again.deals) <= len(match.deals)
    assert errors >= 30


@given(text=st.text(max_size=200))
@LAW
def test_no_text_whatever_raises_anything_but_a_notation_error(text: str) -> None:
    for candidate in (text, "baloot 1\nrulebook online\n" + text, "baloot 1\nrulebook " + text):
        with pytest.raises(NotationError) as found:
            parse(candidate, CLUB)
        check_place(found.value, candidate)


@pytest.mark.parametrize("id", BOOKS)
def test_a_link_that_was_cut_is_an_error(id: str) -> None:
    for match in matches(id)[:6]:
        link = to_link(match)
        for end in range(0, len(link), max(1, len(link) // 60)):
            with pytest.raises(NotationError) as found:
                from_link(link[:end], CLUB)
            assert found.value.line >= 1 <= found.value.column
        with pytest.raises(NotationError):
            from_link(link[:-1], CLUB)


@pytest.mark.parametrize("id", BOOKS)
def test_a_link_that_was_altered_is_an_error(id: str) -> None:
    rng, errors = Random(f"links {id}"), 0
    every = matches(id)
    for _ in range(FUZZ // 2):
        match = rng.choice(every)
        link = to_link(match)
        at = rng.randrange(len(link))
        altered = rng.choice(
            [
                link[:at] + rng.choice(ALPHABET) + link[at + 1 :],
                link[:at] + rng.choice(ALPHABET) + link[at:],
                link[:at] + link[at + 1 :],
                link[:at] + rng.choice("!$é ٣%") + link[at + 1 :],
                link[at:] + link[:at],
            ]
        )
        try:
            again = from_link(altered, CLUB)
        except NotationError as error:
            errors += 1
            check_start(error)
        else:
            assert match == again, (altered, link)  # the same bits: a spare bit of the last character
    assert errors >= FUZZ // 4


@given(word=st.text(max_size=120))
@LAW
def test_no_word_whatever_raises_anything_but_a_notation_error(word: str) -> None:
    with pytest.raises(NotationError):
        from_link(word, CLUB)


def test_a_link_that_unfolds_to_too_much_is_an_error() -> None:
    match = matches("online")[0]
    long = dump(match) + "#" * 10_000_000
    bomb = urlsafe_b64encode(compress(long.encode(), 9)).decode().rstrip("=")
    with pytest.raises(NotationError):
        from_link(bomb)
