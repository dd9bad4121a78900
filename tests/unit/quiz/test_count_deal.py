"""What is left of a deal for the other side, and what tricks add up to."""

from __future__ import annotations

from typing import Any

import pytest

from engine.asked import AskError
from lessons.i18n import Line
from lessons.quiz import Question, ask
from tests.strategies import book

PLAIN, TRUMP, LAST = "cards.plain_points", "cards.trump_points", "cards.last_trick"
SUN = {"mode": "sun", "buyer": 0}
HOKUM = {"mode": "hokum", "trump": "S", "buyer": 0}


def asked(form: str, contract: dict[str, Any], **more: Any) -> Question:
    position = {"asked": form, "contract": contract, "me": 0, "team": 1, **more}
    return ask("count_deal", book("coinche" if "bid" in contract else "online"), position)


def slips(question: Question) -> dict[str, str]:
    """The mistakes that are offered, by the number they lead to."""
    whys = {option.id: option.why for option in question.options if isinstance(option.why, Line)}
    told = {n: why.facts["slip"] for n, why in whys.items()}
    return {n: slip.id.split(".")[1] for n, slip in told.items() if isinstance(slip, Line)}


@pytest.mark.parametrize(("contract", "left"), [(HOKUM, 102), (SUN, 70), ({**HOKUM, "bid": 90}, 102)])
def test_a_deal_is_162_in_hokum_and_130_in_sun(contract: dict[str, Any], left: int) -> None:  # online:5.3
    question = asked("rest", contract, card_points=60)
    assert str(left) == question.answer
    assert "no-ard" == slips(question)[str(left - 10)]


def test_the_ten_goes_to_whoever_took_the_last_trick() -> None:
    ours, theirs = (asked("ten", HOKUM, card_points=60, last=last) for last in (0, 1))
    assert ("102", "92") == (ours.answer, theirs.answer)
    assert "ard-missing" == slips(ours)["92"]
    assert "ard-theirs" == slips(theirs)["102"]


def added(first: int, rule: str, *tricks: str) -> Question:
    rows = [{"leader": int(trick[0]), "cards": trick[2:].split()} for trick in tricks]
    return asked("add", HOKUM, first=first, tricks=rows, rule=rule)


def test_only_the_tricks_of_the_side_are_added_up() -> None:
    # Seat 1 takes the first (15), seat 2 ruffs the second (38), seat 3 takes the third (2).
    tricks = "0:KH AH 8H 7H", "1:TH 9S AD QH", "2:7C JC 8C 9C"
    question = added(5, PLAIN, *tricks)
    assert str(15 + 2) == question.answer
    assert "strayed" == slips(question)[str(15 + 2 + 38)]
    last = added(6, LAST, *tricks)
    assert str(15 + 2 + 10) == last.answer
    assert "no-ard-added" == slips(last)["17"]


def test_tricks_that_do_not_follow_each_other_are_refused() -> None:
    with pytest.raises(AskError):
        added(5, PLAIN, "0:KH AH 8H 7H", "0:TH AD 9S QH")
