"""A rulebook folder is read strictly: every fault is told with its file, its place, and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine import RulebookError, UnknownRulebook, diff, load, rulebooks
from engine.choices import NextDealer, Ruff
from engine.library import HOME
from engine.reasons import Basis
from tests.strategies import CLUB

HOUSE = (HOME / "house" / "rulebook.toml").read_text(encoding="utf-8")
CLAUSES = (HOME / "house" / "clauses.toml").read_text(encoding="utf-8")

Club = Callable[..., Path]


@pytest.fixture
def club(tmp_path: Path) -> Club:
    """Return a writer of a folder `club`, a copy of one of ours with some text replaced."""

    def write(*edits: tuple[str, str], clauses: tuple[str, str] = ("", ""), before: str = "") -> Path:
        text = HOUSE.replace('id = "house"', 'id = "club"')
        for old, new in edits:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        folder = tmp_path / "club"
        folder.mkdir()
        (folder / "rulebook.toml").write_text(before + text, encoding="utf-8")
        assert clauses[0] in CLAUSES
        (folder / "clauses.toml").write_text(CLAUSES.replace(*clauses), encoding="utf-8")
        return tmp_path

    return write


def test_five_rulebooks_in_their_own_order() -> None:
    assert ("online", "house", "primer", "tournament", "coinche") == rulebooks()


def test_a_clubs_folder_stands_beside_ours() -> None:
    assert "ffb" not in rulebooks()
    assert (*rulebooks(), "ffb") == rulebooks(CLUB)
    with pytest.raises(UnknownRulebook):
        load("ffb")


def test_a_clubs_clauses_carry_their_own_words() -> None:
    rules = load("ffb", CLUB)
    assert {"ar", "en"} == set(rules.name)
    for id in ("ffb:1.1", "ffb:1.2", "ffb:1.3"):
        assert {"ar", "en"} == set(rules.clauses[id].text)
    assert {} == load("online").clauses["online:6.6"].text


def test_a_copy_of_a_rulebook_loads_and_differs_in_nothing(club: Club) -> None:
    rules = load("club", club())
    assert () == diff(rules, load("house"))
    assert ("club:2.2",) == rules.because("play.ruff").clauses


def test_values_are_typed() -> None:
    rules = load("house")
    assert rules.play.ruff is Ruff.ANY
    assert rules.value("auction.all_pass") is NextDealer.SAME
    assert rules.because("play.ruff").basis is Basis.STATED
    assert rules.because("play.raise_led_trump").basis is Basis.INHERITED
    assert ("online:6.5",) == rules.because("play.raise_led_trump").clauses
    with pytest.raises(KeyError):
        rules.value("play.nothing")


def test_the_difference_of_two_rulebooks_names_rule_and_both_values() -> None:
    rows = {row.rule: (row.left, row.right) for row in diff(load("online"), load("house"))}
    assert (Ruff.TO_WIN, Ruff.ANY) == rows["play.ruff"]
    assert "play.follow_suit" not in rows
    rows = {row.rule: (row.left, row.right) for row in diff(load("online"), load("coinche"))}
    assert (None, 90) == rows["auction.lowest"]
    assert rows["auction.sun"][1] is None


RUFF = 'ruff = { is = "any", stated = ["2.2"] }'
FOLLOW = 'follow_suit = { is = "yes", stated = ["2.1"] }'
WINNER = 'winner = { is = "yes", inherited = ["online:6.3"] }'
RAISE = 'raise_led_trump = { is = "unless_partner_wins", inherited = ["online:6.5"] }'
PACKETS = 'packets = { is = [5], inherited = ["online:2.3"] }'
GAHWA = 'gahwa = { is = 152, stated = ["4.1"] }'

FAULTS: dict[str, tuple[tuple[str, str], str, str]] = {
    "a missing line": ((RUFF, ""), "play.ruff", "a line"),
    "an unknown rule": (
        (RUFF, RUFF + '\nroughs = { is = "any", stated = ["2.2"] }'),
        "play.roughs",
        "no such rule",
    ),
    "a value that is no table": ((RUFF, 'ruff = "any"'), "play.ruff", "is"),
    "a line without a value": ((RUFF, 'ruff = { stated = ["2.2"] }'), "play.ruff", "is"),
    "a word that is no choice": (
        (RUFF, RUFF.replace("any", "perhaps")),
        "play.ruff",
        "one of free, to_win, any",
    ),
    "a number for a choice": ((RUFF, RUFF.replace('"any"', "1")), "play.ruff", "one of"),
    "a list for a choice": ((RUFF, RUFF.replace('"any"', '["any"]')), "play.ruff", "one of"),
    "a text for a number": ((GAHWA, GAHWA.replace("152", '"152"')), "scoring.gahwa", "int"),
    "a truth value for a number": ((GAHWA, GAHWA.replace("152", "true")), "scoring.gahwa", "int"),
    "a fraction for a number": ((GAHWA, GAHWA.replace("152", "152.0")), "scoring.gahwa", "int"),
    "a number for a list": ((PACKETS, PACKETS.replace("[5]", "5")), "table.packets", "a list"),
    "a wrong item in a list": ((PACKETS, PACKETS.replace("[5]", '["5"]')), "table.packets", "int"),
    "no basis": ((RUFF, 'ruff = { is = "any" }'), "play.ruff", "one of stated, inherited, customary"),
    "two bases": (
        (RUFF, 'ruff = { is = "any", stated = ["2.2"], customary = ["2.2"] }'),
        "play.ruff",
        "one of stated, inherited, customary",
    ),
    "an unknown basis": ((RUFF, RUFF.replace("stated", "guessed")), "play.ruff", "one of stated"),
    "no clause": ((RUFF, RUFF.replace('["2.2"]', "[]")), "play.ruff", "at least one clause"),
    "a clause that does not exist": ((RUFF, RUFF.replace("2.2", "2.9")), "play.ruff", "not 'club:2.9'"),
    "an inherited value that is another": (
        (RAISE, RAISE.replace("unless_partner_wins", "always")),
        "play.raise_led_trump",
        "the value of online",
    ),
    "an inherited clause that does not exist": (
        (RAISE, RAISE.replace("6.5", "6.99")),
        "play.raise_led_trump",
        "6.99",
    ),
    "a clause of another book than the base": (
        (RAISE, RAISE.replace("online:6.5", "coinche:4.3")),
        "play.raise_led_trump",
        "coinche:4.3",
    ),
    "a section that is missing": (("[play]", "[playing]"), "play", "a section"),
    "an id that is not the folder's": (('id = "club"', 'id = "clubs"'), "id", "'club'"),
    "no vocabulary": (('vocabulary = "gulf"', ""), "vocabulary", "words"),
    "an unknown shape": (('shape = "buy"', 'shape = "sell"'), "auction.shape", "buy or bid"),
    "the other shape": (('shape = "buy"', 'shape = "bid"'), "auction.lowest", "a line"),
    "no shape": (('shape = "buy"', ""), "auction.shape", "buy or bid"),
    "a text for the list of clauses": ((RUFF, RUFF.replace('["2.2"]', '"2.2"')), "play.ruff", "clause"),
    "a number for the list of clauses": ((RUFF, RUFF.replace('["2.2"]', "2")), "play.ruff", "clause"),
    "a reading that is no number": (
        (RUFF, RUFF.replace(" }", ', reading = "four" }')),
        "play.ruff",
        "reading",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_its_place(club: Club, fault: str) -> None:
    edit, place, expected = FAULTS[fault]
    with pytest.raises(RulebookError) as found:
        load("club", club(edit))
    assert place == found.value.place
    assert expected in found.value.expected
    assert "rulebook.toml" == found.value.path.name
    assert f"{place}: expected " in str(found.value)


def test_a_section_left_over_is_told(club: Club) -> None:
    with pytest.raises(RulebookError) as found:
        load("club", club(("[match]", "[extra]\nx = 1\n\n[match]")))
    assert "extra" == found.value.place


def test_nothing_can_be_inherited_without_a_base(club: Club) -> None:
    with pytest.raises(RulebookError) as found:
        load("club", club(('inherits = "online"', "")))
    assert "inherits nothing" in found.value.expected


def test_an_unknown_base_is_told(club: Club) -> None:
    with pytest.raises(RulebookError) as found:
        load("club", club(('inherits = "online"', 'inherits = "nobody"')))
    assert "inherits" == found.value.place


def test_a_rulebook_cannot_be_its_own_base(club: Club) -> None:
    with pytest.raises(RulebookError) as found:
        load("club", club(('inherits = "online"', 'inherits = "club"')))
    assert "inherits" == found.value.place


def test_a_table_of_points_names_every_card(club: Club) -> None:
    short = (
        "{ A = 11, T = 10, K = 4, Q = 3, J = 2, 9 = 0, 8 = 0, 7 = 0 }",
        "{ A = 11, T = 10, K = 4, Q = 3, J = 2, 9 = 0, 8 = 0 }",
    )
    with pytest.raises(RulebookError) as found:
        load("club", club(short))
    assert "cards.plain_points" == found.value.place


def test_an_order_names_every_card_once(club: Club) -> None:
    wrong = (
        'plain_order = { is = ["A", "T", "K", "Q", "J", "9", "8", "7"]',
        'plain_order = { is = ["A", "T", "K", "Q", "J", "9", "8", "9"]',
    )
    with pytest.raises(RulebookError) as found:
        load("club", club(wrong))
    assert "cards.plain_order" == found.value.place


def test_every_raise_of_the_ladder_has_its_multiplier(club: Club) -> None:
    with pytest.raises(RulebookError) as found:
        load("club", club(("{ double = 2, three = 3, four = 4 }", "{ double = 2, four = 4 }")))
    assert "raises.multipliers" == found.value.place


def test_every_project_has_its_points(club: Club) -> None:
    edit = (
        "points_hokum = { is = { sra = 2, fifty = 5, hundred = 10 }, "
        'inherited = ["online:7.3", "online:7.4", "online:7.5"] }',
        'points_hokum = { is = { fifty = 5, hundred = 10 }, stated = ["3.1"] }',
    )
    with pytest.raises(RulebookError) as found:
        load("club", club(edit))
    assert "projects.points_hokum" == found.value.place


def test_the_packets_deal_eight_cards_to_everybody(club: Club) -> None:
    with pytest.raises(RulebookError) as found:
        load("club", club((PACKETS, 'packets = { is = [3, 3], stated = ["1.1"] }')))
    assert "table.packets" == found.value.place


@pytest.mark.parametrize(
    ("clauses", "expected"),
    [
        (("ids = [", "idents = ["), "ids"),
        (("ids = [", 'colour = "red"\nids = ['), "ids"),
        (("ids = [", "ids = [] # "), "TOML"),
        (("ids = [", "ids = ["), ""),
    ],
    ids=["no ids", "something else", "not TOML", "untouched"],
)
def test_a_file_of_clauses_holds_their_ids(club: Club, clauses: tuple[str, str], expected: str) -> None:
    directory = club(clauses=clauses)
    if not expected:
        assert load("club", directory).clauses
        return
    with pytest.raises(RulebookError) as found:
        load("club", directory)
    assert "clauses.toml" == found.value.path.name
    assert expected in found.value.expected


@pytest.mark.parametrize(
    "words",
    ['\n[text.en]\n"1.1" = "Only one."\n', "\n[text]\nen = 3\n", "\ntext = 3\n"],
    ids=["a clause without words", "no table of words", "no languages"],
)
def test_a_clubs_words_are_there_for_every_clause(club: Club, words: str) -> None:
    directory = club()
    path = directory / "club" / "clauses.toml"
    path.write_text(path.read_text(encoding="utf-8") + words, encoding="utf-8")
    with pytest.raises(RulebookError) as found:
        load("club", directory)
    assert "clauses.toml" == found.value.path.name


def test_missing_clauses_are_told(club: Club) -> None:
    directory = club()
    (directory / "club" / "clauses.toml").unlink()
    with pytest.raises(RulebookError) as found:
        load("club", directory)
    assert "clauses.toml" == found.value.path.name


@pytest.mark.parametrize(
    "data", [b"id = ", b"\xff\xfe", b"id = 'x'\nid = 'x'"], ids=["cut", "not UTF-8", "twice"]
)
def test_what_is_not_toml_is_told(club: Club, data: bytes) -> None:
    directory = club()
    (directory / "club" / "rulebook.toml").write_bytes(data)
    with pytest.raises(RulebookError) as found:
        load("club", directory)
    assert "file" == found.value.place


def test_an_unknown_id_is_told_by_name() -> None:
    with pytest.raises(UnknownRulebook) as found:
        load("nobody")
    assert "nobody" in str(found.value)
