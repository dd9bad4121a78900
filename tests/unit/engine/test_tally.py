"""A finished deal reckoned up: whose projects stand, and whose baloot counts."""

from __future__ import annotations

import pytest

from engine import Deal, Status, Step, Team, parse_action, score
from engine.tally import baloot, count, deal_facts, project_points, tricks_taken
from tests.strategies import book, pack_dealing, told

# Seat 0 takes all eight tricks in spades; it holds baloot, and seat 1 king, queen and jack of clubs.
STRONG = (
    "QS JS 9S AS KS AH AD AC",
    "TS 8S KH QH KD KC QC JC",
    "7S TH JH TD JD TC 9C 8C",
    "9H 8H 7H QD 9D 8D 7D 7C",
)
# Seat 0 takes all eight tricks; seat 1 holds baloot inside a run of trumps.
SWEPT = (
    "JS 9S TS AH AD AC TH TD",
    "8C AS KS QS 7H 7D 7C 8H",
    "7S QH JH QD JD QC JC KC",
    "8S KH 9H KD 9D 8D TC 9C",
)
BOUGHT = "hokum pass pass pass confirm pass pass"


def strong(id: str, words: str) -> Deal:
    return told(book(id), pack_dealing(book(id), STRONG, card_to=0), f"{BOUGHT} {words}")


def swept(id: str, words: str) -> Deal:
    return told(book(id), pack_dealing(book(id), SWEPT, card_to=0), f"{BOUGHT} {words}")


TRUMPS = "JS 8S 7S 7H 9S TS TH 8H"
REST = "AS KC 8C 7D AH QH JH 9H AD KD TD 9D AC QC 9C 7C"


def test_online_baloot_counts_unspoken() -> None:
    deal = strong("online", f"{TRUMPS} KS KH TC 8D QS JC JD QD {REST}")
    assert (8, 0) == tricks_taken(deal)
    assert (2, 0) == deal_facts(deal).baloot


def test_in_the_tournament_baloot_is_spoken_with_its_second_card() -> None:
    assert (2, 0) == deal_facts(strong("tournament", f"{TRUMPS} KS KH TC 8D QS! JC JD QD {REST}")).baloot
    assert (0, 0) == deal_facts(strong("tournament", f"{TRUMPS} KS KH TC 8D QS JC JD QD {REST}")).baloot


def test_a_claim_does_not_mend_a_baloot_that_was_not_spoken() -> None:
    """Both cards fell unspoken; the claim that follows cannot speak it any more (tournament:5.6)."""
    deal = strong("tournament", f"{TRUMPS} KS KH TC 8D QS JC JD QD sawa")
    assert deal.claim is not None
    assert deal.claim.holds
    assert (0, 0) == deal_facts(deal).baloot


def test_a_claim_lays_open_a_baloot_that_could_still_be_spoken() -> None:
    assert (2, 0) == deal_facts(strong("tournament", f"{TRUMPS} KS KH TC 8D sawa")).baloot
    assert (2, 0) == deal_facts(strong("tournament", f"{TRUMPS} sawa")).baloot
    assert (2, 0) == deal_facts(strong("tournament", f"{TRUMPS} KS KH TC 8D QS! JC JD QD sawa")).baloot


SWEEP = (
    "JS +AS.KS.QS AS 7S 8S 9S KS KC TC TS QS JC 9C AH 7H JH 9H "
    "TH 8H QH KH AD 7D QD 8D TD 7C JD 9D AC 8C QC KD"
)


@pytest.mark.parametrize("id", ["online", "house", "tournament"])
def test_a_side_without_a_trick_scores_no_projects_and_keeps_its_baloot(id: str) -> None:
    """online:7.9; the run was shown after the first trick, so baloot needs no word (tournament:5.6)."""
    deal = swept(id, SWEEP)
    assert (8, 0) == tricks_taken(deal)
    assert (0, 0) == project_points(deal)
    assert (0, 2) == deal_facts(deal).baloot
    written = score(deal)
    assert written is not None
    assert Team.EVEN is written.kaboot
    assert (25, 2) == written.points


def test_the_reason_is_given_when_baloot_does_not_count() -> None:
    deal = strong("tournament", f"{TRUMPS} KS KH TC 8D QS JC JD QD {REST}")
    holder, reason = baloot(deal)
    assert holder is None
    assert reason is not None
    assert "projects.baloot" == reason.rule


def test_the_last_trick_adds_ten_and_a_claim_takes_it_too() -> None:
    played = strong("online", f"{TRUMPS} KS KH TC 8D QS JC JD QD {REST}")
    claimed = strong("online", f"{TRUMPS} sawa")
    assert (162, 0) == count(played).totals(Step.COUNT)
    assert (162, 0) == count(claimed).totals(Step.COUNT)
    assert score(played) is not None
    assert score(claimed) is not None


def test_a_claim_that_fails_gives_all_the_rest_to_the_others() -> None:
    deal = swept("online", "JS AS 7S 8S 9S KS KC TC sawa")
    assert deal.claim is not None
    assert deal.claim.holds
    weak = swept("online", "AH 7H JH 9H sawa")  # an ace of trumps is still out against the ten
    assert weak.claim is not None
    assert not weak.claim.holds
    assert (1, 7) == tricks_taken(weak)
    assert (13, 149) == count(weak).totals(Step.COUNT)


@pytest.mark.parametrize(
    ("id", "points"), [("online", (10, 0)), ("house", (10, 0)), ("primer", (10, 0)), ("tournament", (0, 10))]
)
def test_of_equal_hundreds_four_of_a_kind_is_better_and_in_the_tournament_the_sequence(
    id: str, points: tuple[int, int]
) -> None:
    hands = (
        "9C KS KH KD KC 7S 8S 9S",
        "AH QH JH TH 9H 8H TS JS",
        "7H 7D 8D 9D TD JD 7C 8C",
        "AS QS AD QD AC QC JC TC",
    )
    pack = pack_dealing(book(id), hands, card_to=0)
    deal = told(book(id), pack, f"{BOUGHT} +KS.KH.KD.KC KC +QH.JH.TH.9H.8H")
    assert points == project_points(deal)


def ruled(deal: Deal) -> str:
    """Return the rule baloot counts by, or does not."""
    _, reason = baloot(deal)
    assert reason is not None
    return reason.rule


def test_a_hundred_of_kings_cancels_baloot_in_the_tournament_only_when_shown() -> None:
    hands = (
        "QC KS KH KD KC 7S 8S 9S",
        "AH QH JH TH 9H 8H TS JS",
        "7H 7D 8D 9D TD JD 7C 8C",
        "AS QS AD QD AC JC 9C TC",
    )
    pack = pack_dealing(book("tournament"), hands, card_to=0)
    lost = told(book("tournament"), pack, f"{BOUGHT} +KS.KH.KD.KC KC")
    assert "projects.baloot_lost" == ruled(lost)
    beaten = told(book("tournament"), pack, f"{BOUGHT} +KS.KH.KD.KC KC +QH.JH.TH.9H.8H")
    assert "projects.baloot" == ruled(beaten)
    assert (0, 10) == project_points(beaten)


def test_speaking_baloot_beside_a_shown_hundred_of_kings_is_a_violation_that_can_be_recorded() -> None:
    hands = (
        "QC KS KH KD KC 7S 8S 9S",
        "AH QH JH TH 9H 8H TS JS",
        "7H 7D 8D 9D TD JD 7C 8C",
        "AS QS AD QD AC JC 9C TC",
    )
    before = told(
        book("tournament"),
        pack_dealing(book("tournament"), hands, card_to=0),
        f"{BOUGHT} +KS.KH.KD.KC KC 8H 7C TC AC",
    )
    spoken = parse_action("QC!")
    verdict = before.judge(spoken)
    assert (Status.FAULT, "projects.baloot_lost") == (verdict.status, verdict.reason.rule)
    assert spoken not in before.legal()
    after = before.after(spoken)
    assert after.play is not None
    assert ["projects.baloot_lost"] == [reason.rule for reason in after.play.faults(Team.EVEN)]
    recorded = after.after(parse_action("object:1:tasjeel:down"))
    assert recorded.ending is not None
    assert Team.EVEN is recorded.ending.offenders
    silent = before.after(parse_action("QC"))
    assert silent.play is not None
    assert () == silent.play.faults(Team.EVEN)
