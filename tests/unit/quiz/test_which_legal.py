"""What may be played, by rulebook: the same moment has another answer under another one."""

from __future__ import annotations

import pytest

from engine import Cards, Verdict
from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask, fitting, make
from tests.strategies import BOOKS, book

HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}
CLOSED = {**HOKUM, "level": 2, "closed": True}
SUN = {"mode": "sun", "buyer": 0}
FOLLOW, RAISE, RUFF = "play.follow_suit", "play.raise_led_trump", "play.ruff"
PARTNER, OVERRUFF, DISCARD = "play.partner_wins", "play.overruff", "play.discard"
KEEP = "play.keep_trump_when_closed"


def asked(id: str, rule: str, trick: str, hand: str, contract: dict[str, object] = HOKUM) -> Question:
    bid = {"bid": 100} if id == "coinche" else {}
    position = {
        "contract": {**contract, **bid},
        "leader": 1,
        "trick": trick.split(),
        "hand": hand.split(),
        "rule": rule,
    }
    return ask("which_legal", book(id), position)


@pytest.mark.parametrize(
    ("clause", "rule", "trick", "hand", "may"),
    [
        ("online:6.2", FOLLOW, "KH", "AH 7H 9S AD", "7H AH"),
        ("online:6.5", RAISE, "KS", "AS 8S 7D", "AS"),  # an opponent is winning
        ("online:6.5", RAISE, "KS 7S", "AS 8S 7D", "AS 8S"),  # the partner is
        ("online:6.6", RUFF, "KH 7D QS", "7S 8S AD", "7S 8S AD"),  # no trump that wins
        ("house:2.2", RUFF, "KH 7D QS", "7S 8S AD", "7S 8S"),  # any trump will do
        ("coinche:4.4", RUFF, "KH 7D QS", "7S 8S AD", "7S 8S"),  # under, if not over
        ("online:6.6", OVERRUFF, "KH 7D QS", "KS 8S AD", "KS"),
        ("house:2.2", OVERRUFF, "KH 7D QS", "KS 8S AD", "KS 8S"),
        ("coinche:4.4", OVERRUFF, "KH 7D QS", "KS 8S AD", "KS"),
        ("online:6.7", PARTNER, "AH 7H", "KS 8S AD", "KS 8S AD"),
        ("house:2.2", PARTNER, "AH 7H", "KS 8S AD", "KS 8S"),
        ("coinche:4.5", PARTNER, "AH 7H", "KS 8S AD", "KS 8S AD"),
        ("coinche:4.3", RAISE, "KS 7S", "AS 8S 7D", "AS"),  # over the partner too
        ("primer:2.1", RAISE, "KS", "AS 8S 7D", "AS 8S"),
        ("primer:2.1", RUFF, "KH", "AS AD 7C", "AS AD 7C"),
    ],
)
def test_the_set_that_may_be_played_is_the_clause_s(
    clause: str, rule: str, trick: str, hand: str, may: str
) -> None:
    assert str(Cards.parse(may)) == asked(clause.split(":")[0], rule, trick, hand).answer


def test_closed_play_keeps_trumps_back_while_another_suit_is_held() -> None:  # online:4.5
    assert "AD 7C" == asked("online", KEEP, "", "AS 8S AD 7C", CLOSED).answer


def test_a_void_player_in_sun_throws_anything() -> None:  # online:6.4
    assert "8S AD 7C" == asked("online", DISCARD, "KH", "8S AD 7C", SUN).answer


def test_the_habits_of_other_tables_are_offered_and_told() -> None:
    ruffing = asked("online", PARTNER, "AH 7H", "KS 8S AD").option("8S KS")
    assert ruffing is not None and isinstance(ruffing.why, Line)
    assert "quiz-which_legal.partner-free" == ruffing.why.id
    free = asked("house", PARTNER, "AH 7H", "KS 8S AD").option("8S KS AD")
    assert free is not None and isinstance(free.why, Verdict)
    assert PARTNER == free.why.reason.rule


@pytest.mark.parametrize("id", BOOKS)
def test_of_single_cards_one_is_allowed_and_the_rule_refuses_another(id: str) -> None:
    rules, met = book(id), 0
    for rule in fitting(rules)["which_legal"]:
        for seed in range(20):
            question = make("which_legal", rules, str(seed), rule)
            if "options" not in question.position:
                continue
            met += 1
            whys = [option.why for option in question.options]
            assert 1 == sum(why is None for why in whys)
            assert rule in [why.reason.rule for why in whys if isinstance(why, Verdict)]
    assert met > 10


def test_a_rule_that_makes_no_difference_is_refused() -> None:
    with pytest.raises(AskError):
        asked("online", OVERRUFF, "KH", "AH 7H 9S")
    with pytest.raises(AskError):
        asked("coinche", KEEP, "", "AS 8S AD 7C")
