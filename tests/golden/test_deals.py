"""What the clauses say of a whole deal and of a match, worked out by hand."""

from __future__ import annotations

import pytest

from engine import DECK, Deal, Match, Phase, Seat, Status, load, parse_action, score
from engine.cards import RANKS, Mode, Suit
from engine.choices import ContractScoring
from engine.contract import Capot, Contract
from engine.contract_scoring import is_lost
from engine.deal import End
from engine.ledger import DealFacts, Step
from engine.tally import baloot, count, deal_facts, tricks_taken
from tests.golden.rows import proves
from tests.golden.tables import KINGS, SEVENS, SEVENS_PLAYED, SUITS, SUITS_PLAYED, played

BALOOT = ("online", "house", "primer", "tournament")
ALL = (*BALOOT, "coinche")
SUN, HOKUM = "sun", "hokum pass pass pass confirm"
UNRAISED = "pass pass"
ALL_PASS = "pass pass pass pass pass pass pass pass"
RUN_OF_SEVEN, RUN_OF_HEARTS = "+AS.KS.QS.JS.TS.9S.8S", "+AH.KH.QH.JH.TH.9H.8H"


def points(match: Match) -> tuple[int, int]:
    scored = score(match.deal)
    assert scored is not None
    return scored.points


def status(match: Match, word: str) -> Status:
    return match.deal.judge(parse_action(word)).status


def clauses(match: Match, word: str) -> tuple[str, ...]:
    return match.deal.judge(parse_action(word)).reason.clauses


def after(match: Match, words: str) -> Match:
    for word in words.split():
        match = match.after(parse_action(word))
    return match


def declaring(tricks: tuple[str, ...], *declared: str) -> tuple[str, ...]:
    """Return the tricks with these declarations before the cards of the first, seat by seat; `-` is none."""
    cards = zip(declared, tricks[0].split(), strict=True)
    first = " ".join(card if text == "-" else f"{text} {card}" for text, card in cards)
    return (first, *tricks[1:])


# --- the table and the packets --------------------------------------------------------------------
# The pack of these tests is in order: spades 7 to ace, then hearts, diamonds, clubs.


def dealt(id: str, calls: str = "", dealer: int = 3) -> Deal:
    deal = Deal.start(load(id), Seat(dealer), DECK)
    for call in calls.split():
        deal = deal.after(parse_action(call))
    return deal


def hand(deal: Deal, seat: int) -> str:
    return str(deal.hands[seat])


@proves("online:2.1", "coinche:1.1", differs=tuple(f"{id}:direction" for id in ALL))
def test_the_play_goes_right_but_left_in_coinche() -> None:
    assert [load(id).table.direction for id in ALL] == ["right", "right", "right", "right", "left"]


@proves("online:2.1", "primer:1.1")
def test_the_pack_is_32_cards_from_seven_to_ace_in_four_suits() -> None:
    assert [str(rank) for rank in RANKS] == ["7", "8", "9", "T", "J", "Q", "K", "A"]
    assert {rank + suit for rank in "789TJQKA" for suit in "SHDC"} == set(map(str, DECK))


@proves("primer:1.6", "tournament:2.2", differs=tuple(f"{id}:cut by" for id in ALL))
def test_who_cuts_the_pack() -> None:
    assert [load(id).table.cut for id in ALL] == ["unsaid", "unsaid", "right", "left", "unsaid"]


@proves("online:2.2", "tournament:2.1")
def test_the_first_dealer_is_random_but_the_lower_card_in_a_tournament() -> None:
    found = [load(id).table.first_dealer for id in ALL]

    assert found == ["random", "random", "random", "lower_card", "random"]


@proves("online:2.3")
@pytest.mark.parametrize("id", ["online", "house"])
def test_five_cards_each_and_then_the_buy_card(id: str) -> None:
    deal = dealt(id)

    assert [hand(deal, seat) for seat in range(4)] == [
        "7S 8S 9S TS JS",
        "QS KS AS 7H 8H",
        "9H TH JH QH KH",
        "AH 7D 8D 9D TD",
    ]
    assert str(deal.dealt.buy_card) == "JD"


@proves("primer:1.2", "tournament:2.3")
@pytest.mark.parametrize("id", ["primer", "tournament"])
def test_three_cards_each_then_two_then_the_buy_card(id: str) -> None:
    deal = dealt(id)

    assert [hand(deal, seat) for seat in range(4)] == [
        "7S 8S 9S JH QH",
        "TS JS QS KH AH",
        "KS AS 7H 7D 8D",
        "8H 9H TH 9D TD",
    ]
    assert str(deal.dealt.buy_card) == "JD"


@proves("coinche:1.1")
def test_coinche_deals_three_two_and_three() -> None:
    deal = dealt("coinche")

    assert hand(deal, 0) == "7S 8S 9S JH QH JD QD KD"
    assert hand(deal, 3) == "8H 9H TH 9D TD QC KC AC"
    assert deal.dealt.buy_card is None


@pytest.mark.parametrize("id", ALL)
def test_the_first_packet_goes_to_the_player_after_the_dealer(id: str) -> None:
    deal = dealt(id, dealer=1)

    assert hand(deal, 2).startswith("7S 8S 9S")
    assert deal.turn is Seat.TWO


@proves("online:2.4", "primer:1.5")
@pytest.mark.parametrize("id", ["online", "house"])
def test_the_buyer_takes_the_buy_card_and_two_everyone_else_three(id: str) -> None:
    deal = dealt(id, "pass sun")

    assert [hand(deal, seat) for seat in range(4)] == [
        "7S 8S 9S TS JS QD KD AD",
        "QS KS AS 7H 8H JD 7C 8C",
        "9H TH JH QH KH 9C TC JC",
        "AH 7D 8D 9D TD QC KC AC",
    ]


@proves("primer:1.5")
def test_the_primers_chooser_takes_two_more() -> None:
    deal = dealt("primer", "pass sun")

    assert hand(deal, 1) == "TS JS QS KH AH JD 7C 8C"
    assert hand(deal, 2) == "KS AS 7H 7D 8D 9C TC JC"


@proves("online:3.5", "house:1.2", "tournament:9.2")
@pytest.mark.parametrize(("id", "buyer"), [("online", 0), ("house", 0), ("primer", 0), ("tournament", 2)])
def test_after_ashkal_the_partner_has_the_card_and_who_is_the_buyer_differs(id: str, buyer: int) -> None:
    deal = dealt(id, "pass pass ashkal")

    assert deal.card_to is Seat.ZERO
    assert {"JD", "QD", "KD"} < set(hand(deal, 0).split())
    assert hand(deal, 2).endswith("9C TC JC")
    assert deal.contract is not None
    assert deal.contract.buyer == buyer


# --- the auction --------------------------------------------------------------------------------------------


@proves("online:3.8", "house:1.4", "primer:1.3", "primer:1.4", "tournament:2.4", "coinche:2.5")
@pytest.mark.parametrize(
    ("id", "next_dealer"), [("online", 2), ("house", 1), ("primer", 2), ("tournament", 2), ("coinche", 2)]
)
def test_all_pass_and_who_deals_next(id: str, next_dealer: int) -> None:
    passes = "pass pass pass pass" if id == "coinche" else ALL_PASS
    match = after(Match.start(load(id), Seat.ONE, DECK), passes)

    assert match.deal.ending is not None
    assert match.deal.ending.how is End.THROWN_IN
    assert score(match.deal) is None
    assert match.standing().totals == (0, 0)
    assert match.next_deal(DECK).deal.dealer == next_dealer


@proves("online:2.2")
@pytest.mark.parametrize("id", BALOOT)
def test_after_a_deal_that_was_played_the_next_player_deals(id: str) -> None:
    match = played(id, SEVENS, SUN, "", SEVENS_PLAYED)

    assert match.next_deal(DECK).deal.dealer is Seat.ZERO


@proves("tournament:9.1", reading=7)
def test_a_partner_who_spoke_before_takes_the_sun_and_the_buy_card() -> None:
    taken, left = dealt("tournament", "pass pass sun take"), dealt("tournament", "pass pass sun leave")

    assert "JD" in hand(taken, 0)
    assert taken.contract is not None
    assert taken.contract.buyer is Seat.ZERO
    assert "JD" in hand(left, 2)
    assert left.contract is not None
    assert left.contract.buyer is Seat.TWO


@proves("tournament:9.3")
def test_once_the_rest_is_dealt_nobody_bids_but_doubling_remains() -> None:
    match = played("tournament", SEVENS, HOKUM)

    assert status(match, "sun") is Status.REFUSED
    assert status(match, "convert") is Status.REFUSED
    assert status(match, "double") is Status.ALLOWED


@proves("tournament:1.3")
def test_no_card_is_played_before_the_auction_is_over() -> None:
    match = Match.start(load("tournament"), Seat.THREE, DECK)

    assert status(match, "7S") is Status.REFUSED
    assert clauses(match, "7S") == ("tournament:1.3",)


# --- the raises ---------------------------------------------------------------------------------------------


@proves("online:4.1", "online:4.2", "online:4.3", "house:4.1")
@pytest.mark.parametrize(
    ("id", "double", "four"), [("online", "double", "four"), ("house", "double_closed", "four_closed")]
)
def test_either_opponent_doubles_and_only_the_doubler_says_four(id: str, double: str, four: str) -> None:
    match = played(id, SEVENS, HOKUM)
    assert match.deal.turn is Seat.ONE

    match = after(match, "pass")
    assert match.deal.turn is Seat.THREE

    match = after(match, double)
    assert match.deal.turn is Seat.ZERO

    match = after(match, "three")
    assert match.deal.turn is Seat.THREE

    match = after(match, four)
    assert match.deal.turn is Seat.ZERO
    assert status(match, "gahwa") is Status.ALLOWED


@proves("online:4.5", "house:4.2", "house:4.3", "tournament:7.3")
@pytest.mark.parametrize("id", BALOOT)
def test_closed_play_leads_no_trump_until_three_opens_it(id: str) -> None:
    closed = played(id, SEVENS, HOKUM, "double_closed pass")
    opened = played(id, SEVENS, HOKUM, "double_closed three pass")

    assert status(closed, "AS") is not Status.ALLOWED
    assert status(closed, "7H") is Status.ALLOWED
    assert status(opened, "AS") is Status.ALLOWED


@proves("online:4.4", "online:10.4", "house:4.1", "tournament:7.4")
@pytest.mark.parametrize("id", BALOOT)
def test_gahwa_wins_the_match_whatever_the_score(id: str) -> None:
    words = "double three four gahwa" if id != "house" else "double_closed three four_closed gahwa"
    match = played(id, SEVENS, HOKUM, words, SEVENS_PLAYED, head=["totals 0 151"])

    assert match.winner() == 0


@proves("online:4.6", "house:4.4", "tournament:7.2")
@pytest.mark.parametrize(
    ("totals", "asked"),
    [
        ("101 99", {"online", "house", "primer", "tournament"}),
        ("99 100", {"house"}),
        ("101 100", {"tournament"}),
    ],
)
def test_a_sun_is_offered_for_doubling_only_by_the_totals_of_the_match(totals: str, asked: set[str]) -> None:
    deals = {id: played(id, SEVENS, SUN, head=[f"totals {totals}"]).deal for id in BALOOT}

    assert asked == {id for id, deal in deals.items() if deal.phase is Phase.RAISES}


# --- the play -----------------------------------------------------------------------------------------------


@proves("online:6.1", "coinche:1.1")
def test_the_player_after_the_dealer_leads_not_the_buyer_and_a_winner_leads_next() -> None:
    match = played("online", SEVENS, "pass pass sun", buy="7D", card_to=2, tricks=["7H AH AD AC"])

    assert str(match.deal.tricks[0].leader) == "0"
    assert match.deal.turn is Seat.ONE
    assert played("coinche", SUITS, "pass 100H pass pass pass").deal.turn is Seat.ZERO


@proves("online:6.8", "house:6.1", "tournament:3.1", differs=tuple(f"{id}:illegal card" for id in ALL))
@pytest.mark.parametrize(
    ("id", "verdict"),
    [
        ("online", "refused"),
        ("house", "fault"),
        ("primer", "refused"),
        ("tournament", "fault"),
        ("coinche", "refused"),
    ],
)
def test_what_the_table_makes_of_an_illegal_card(id: str, verdict: str) -> None:
    auction = "100S pass pass pass" if id == "coinche" else SUN
    match = played(id, SEVENS, auction, tricks=["AS"])

    assert status(match, "8H") == verdict
    assert status(match, "7S") is Status.ALLOWED
    if verdict == "refused":
        assert status(match, "object:0:tasjeel:down") is Status.REFUSED


@proves("online:5.3", "primer:4.1", "house:7.1")
@pytest.mark.parametrize(("auction", "total"), [(SUN, 130), (HOKUM, 162)])
def test_the_last_trick_adds_ten(auction: str, total: int) -> None:
    raises = UNRAISED if auction == HOKUM else ""
    ledger = count(played("online", SEVENS, auction, raises, SEVENS_PLAYED).deal)

    assert ledger.totals(Step.COUNT) == (total - 43, 43)


@proves("online:8.1", "online:8.3")
@pytest.mark.parametrize("id", BALOOT)
def test_a_sun_played_out(id: str) -> None:
    assert points(played(id, SEVENS, SUN, "", SEVENS_PLAYED)) == (18, 8)


# --- projects -----------------------------------------------------------------------------------------------


@proves("online:7.1")
@pytest.mark.parametrize("id", BALOOT)
def test_projects_are_declared_in_the_first_trick_before_the_card_and_shown_after_it(id: str) -> None:
    start = played(id, SEVENS, SUN)
    declared = "+AS.KS.QS.JS.TS"
    assert status(start, declared) is Status.ALLOWED

    during = after(start, f"{declared} AS 7S 7D")
    assert during.deal.view(Seat.ONE).shown[0] == ()
    assert during.deal.view(Seat.ONE).declared[0] == ("hundred",)

    gathered = after(during, "7C")
    assert [str(cards) for cards in gathered.deal.view(Seat.ONE).shown[0]] == ["TS JS QS KS AS"]

    too_late = after(start, "AS 7S 7D 7C")
    assert status(too_late, "+QS.JS.TS") is Status.REFUSED
    assert status(after(start, "AS 7S 7D 7C KS"), "+KH.QH.JH") is Status.REFUSED


@proves("online:7.1")
def test_one_declares_in_turn_and_once() -> None:
    start = played("online", SEVENS, SUN)

    assert status(start, "+AH.KH.QH") is Status.REFUSED
    assert status(after(start, "+AS.KS.QS"), "+JS.TS.9S") is Status.REFUSED


@proves("online:7.1", "online:7.8", "online:8.4")
@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        (("-", "-", "-", "-"), (18, 8)),
        ((RUN_OF_SEVEN, "-", "-", "-"), (38, 8)),  # 18 and a hundred in sun
        ((RUN_OF_SEVEN, RUN_OF_HEARTS, "-", "-"), (38, 8)),  # level: the earlier speaker
        (("+TS.9S.8S", RUN_OF_HEARTS, "-", "-"), (0, 46)),  # 18 against 8 and 20: lost
        ((RUN_OF_SEVEN, "-", "+AD.KD.QD.JD.TD.9D.8D.7D", "-"), (58, 8)),
    ],
)
def test_what_is_not_declared_does_not_count(declared: tuple[str, ...], expected: tuple[int, int]) -> None:
    match = played("online", SEVENS, SUN, "", declaring(SEVENS_PLAYED, *declared))

    assert points(match) == expected


@proves("house:3.1", reading=4)
def test_only_the_house_splits_a_run_of_eight() -> None:
    split = "+AD.KD.QD.JD.TD+9D.8D.7D"
    whole = "+AD.KD.QD.JD.TD.9D.8D.7D"

    for id in BALOOT:
        match = played(id, SEVENS, SUN, tricks=["AS 7S"])
        allowed = (status(match, split) is Status.ALLOWED, status(match, whole) is Status.ALLOWED)
        assert allowed == ((True, False) if id == "house" else (False, True)), id


@proves("online:7.9", reading=9)
@pytest.mark.parametrize("id", BALOOT)
def test_a_side_without_a_trick_is_left_out_and_the_sweepers_sra_stands(id: str) -> None:
    hundred = "+AH.KH.QH.JH.TH"
    match = played(id, SUITS, SUN, "", declaring(SUITS_PLAYED, "+9S.8S.7S", hundred, "-", "-"))

    assert points(match) == (48, 0)


# --- baloot -------------------------------------------------------------------------------------------------


@proves("online:7.7")
@pytest.mark.parametrize("id", ["online", "house", "primer"])
def test_baloot_counts_of_itself(id: str) -> None:
    assert points(played(id, SEVENS, HOKUM, UNRAISED, SEVENS_PLAYED)) == (14, 4)


@proves("online:7.7", reading=5)
@pytest.mark.parametrize("id", ["online", "house", "primer"])
def test_baloot_inside_a_declared_hundred_does_not_count(id: str) -> None:
    run = "+AS.KS.QS.JS.TS" if id == "house" else RUN_OF_SEVEN
    match = played(id, SEVENS, HOKUM, UNRAISED, declaring(SEVENS_PLAYED, run, "-", "-", "-"))

    assert points(match) == (22, 4)


@proves("tournament:5.6")
def test_in_a_tournament_baloot_is_spoken_with_the_second_card() -> None:
    spoken = [trick.replace("QS", "QS!") for trick in SEVENS_PLAYED]

    assert points(played("tournament", SEVENS, HOKUM, UNRAISED, spoken)) == (14, 4)
    assert points(played("tournament", SEVENS, HOKUM, UNRAISED, SEVENS_PLAYED)) == (12, 4)


@proves("tournament:5.6")
def test_baloot_is_not_spoken_with_the_first_card_nor_with_another() -> None:
    match = played("tournament", SEVENS, HOKUM, UNRAISED, SEVENS_PLAYED[:1])

    assert status(match, "KS!") is not Status.ALLOWED
    assert status(match, "JS!") is not Status.ALLOWED


@proves("tournament:5.6")
@pytest.mark.parametrize(
    ("declared", "worth"), [("+KS.QS.JS", 2), ("+AS.KS.QS.JS", 5), ("+AS.KS.QS.JS.TS.9S.8S", 10)]
)
def test_baloot_shown_in_a_sequence_counts_unspoken(declared: str, worth: int) -> None:
    match = played("tournament", SEVENS, HOKUM, UNRAISED, declaring(SEVENS_PLAYED, declared, "-", "-", "-"))

    assert points(match) == (14 + worth, 4)


@proves("tournament:5.6")
def test_a_sequence_that_was_not_shown_does_not_save_the_unspoken_baloot() -> None:
    match = played(
        "tournament", SEVENS, HOKUM, UNRAISED, declaring(SEVENS_PLAYED, "+KS.QS.JS", RUN_OF_HEARTS, "-", "-")
    )

    # 12 against 4 and the hundred's 10: the buyers lose.
    assert points(match) == (0, 26)


@proves("tournament:5.6")
def test_a_baloot_played_in_silence_is_not_saved_by_sawa() -> None:
    match = played("tournament", SUITS, HOKUM, UNRAISED, ["KS 7H 7D 7C", "QS 8H 8D 8C", "sawa"])

    assert points(match) == (25, 0)


@proves("tournament:5.8")
def test_baloot_spoken_beside_a_shown_hundred_of_kings_is_a_violation() -> None:
    kings = "+KS.KH.KD.KC KS JS TS 7D"
    tricks = [kings, "AS 7C 9D 9S"]
    match = played("tournament", KINGS, HOKUM, UNRAISED, tricks, buy="9S")

    assert status(match, "QS") is Status.ALLOWED
    assert status(match, "QS!") is Status.FAULT
    silent, spoken = after(match, "QS 8S 8D 8C"), after(match, "QS! 8S 8D 8C")
    assert deal_facts(silent.deal).baloot == (0, 0)
    assert deal_facts(spoken.deal).baloot == (0, 0)
    assert score(after(silent, "object:1:tasjeel:down").deal) is None
    # The violation is recorded: sixteen and the hundred to the others.
    assert points(after(spoken, "object:1:tasjeel:down")) == (0, 26)


@proves("tournament:5.8")
def test_kings_that_were_not_declared_do_not_take_baloot_away() -> None:
    match = played(
        "tournament", KINGS, HOKUM, UNRAISED, ["KS JS TS 7D", "AS 7C 9D 9S", "QS! 8S 8D 8C"], buy="9S"
    )

    assert baloot(match.deal)[0] is Seat.ZERO


# --- sawa ---------------------------------------------------------------------------------------------------


@proves("online:9.1", "online:8.6")
@pytest.mark.parametrize("id", ["online", "primer", "tournament"])
def test_sawa_that_holds_takes_the_rest_and_may_make_kaboot(id: str) -> None:
    match = played(id, SUITS, SUN, "", [SUITS_PLAYED[0], "sawa"])

    assert count(match.deal).totals(Step.COUNT) == (130, 0)
    assert tricks_taken(match.deal) == (8, 0)
    assert points(match) == (44, 0)


@proves("online:9.1")
@pytest.mark.parametrize("id", ["online", "primer", "tournament"])
def test_sawa_that_fails_gives_the_rest_to_the_opponents(id: str) -> None:
    match = played(id, SEVENS, SUN, "", [SEVENS_PLAYED[0], "sawa"])

    assert count(match.deal).totals(Step.COUNT) == (11, 119)
    assert tricks_taken(match.deal) == (1, 7)
    assert points(match) == (0, 26)


@proves("online:9.1")
def test_sawa_is_said_on_lead_and_after_the_first_trick() -> None:
    start = played("online", SUITS, SUN)

    assert status(start, "sawa") is Status.REFUSED
    assert status(after(start, SUITS_PLAYED[0]), "sawa") is Status.ALLOWED
    assert status(after(start, f"{SUITS_PLAYED[0]} KS"), "sawa") is Status.REFUSED


@proves("house:5.1")
@pytest.mark.parametrize(
    ("left", "verdict"), [(7, "refused"), (4, "refused"), (3, "allowed"), (2, "allowed"), (1, "refused")]
)
def test_the_house_hears_sawa_with_three_or_two_cards_left(left: int, verdict: str) -> None:
    match = played("house", SUITS, SUN, "", SUITS_PLAYED[: 8 - left])

    assert status(match, "sawa") == verdict


@proves("house:5.1", "online:9.1")
def test_a_sawa_of_the_house_that_fails() -> None:
    match = played("house", SEVENS, SUN, "", [*SEVENS_PLAYED[:5], "sawa"])

    # Five tricks of spades A K Q J 10, with king and all below it: 30 + 0 + 0 + 6 + 9 to team 0.
    assert tricks_taken(match.deal) == (5, 3)
    assert count(match.deal).totals(Step.COUNT) == (45, 85)
    assert points(match) == (0, 26)


# --- violations ---------------------------------------------------------------------------------------------

REVOKE = "AS 8H 7D 7C"  # seat 1 held the seven of spades


@proves("house:6.1", reading=3)
@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        (("-", "-", "-", "-"), (26, 0)),
        (("+AS.KS.QS.JS.TS", "-", "-", "-"), (46, 0)),
        (("-", "+AH.KH.QH.JH.TH", "-", "-"), (46, 0)),  # the offenders' valid project goes too
    ],
)
def test_a_qaid_loses_the_deal(declared: tuple[str, ...], expected: tuple[int, int]) -> None:
    match = played("house", SEVENS, SUN, "", [*declaring((REVOKE,), *declared), "object:0:tasjeel:down"])

    assert points(match) == expected


@proves("house:6.1", reading=3)
def test_a_qaid_costs_the_current_multiplier() -> None:
    match = played("house", SEVENS, SUN, "double", [REVOKE, "object:2:tasjeel:down"], head=["totals 101 99"])

    assert points(match) == (52, 0)


@proves("house:6.1")
def test_buyers_who_offend_have_lost_as_well() -> None:
    match = played("house", SEVENS, "pass sun", "", [REVOKE, "object:0:tasjeel:down"], buy="8H", card_to=1)

    assert points(match) == (26, 0)


@proves("house:6.1")
def test_a_qaid_can_be_called_later_and_when_the_cards_are_all_played() -> None:
    tricks = [REVOKE, "KS 7S 8D 8C", *SEVENS_PLAYED[2:]]
    match = played("house", SEVENS, SUN, "", tricks)
    assert points(match) == (18, 8)

    assert points(after(match, "object:2:tasjeel:down")) == (26, 0)


@proves("house:6.1", "house:2.2")
def test_not_ruffing_for_the_partner_is_a_qaid() -> None:
    hands = (*SUITS[:2], SUITS[2].replace("7D", "7C"), SUITS[3].replace("7C", "7D"))
    tables = {
        id: played(id, hands, "pass pass hokum pass confirm", UNRAISED, ["AS 7H"], buy="8D", card_to=2)
        for id in ("online", "house")
    }

    assert status(tables["online"], "7C") is Status.ALLOWED
    assert status(tables["house"], "7C") is Status.FAULT
    # The buyers have lost sixteen; baloot stays with its holder.
    assert points(after(tables["house"], "7C object:1:tasjeel:down")) == (2, 16)


@proves("house:6.1")
def test_a_wrong_call_changes_nothing_in_the_house() -> None:
    match = played("house", SEVENS, SUN, "", [SEVENS_PLAYED[0], "object:0:tasjeel:down"])

    assert match.deal.phase is Phase.PLAY
    assert points(after(match, " ".join(SEVENS_PLAYED[1:]))) == (18, 8)


@proves("tournament:3.1")
@pytest.mark.parametrize(
    ("trick", "request_", "ending", "expected"),
    [
        (REVOKE, "tasjeel:down", End.RECORDED, (26, 0)),
        (REVOKE, "tasjeel:exposed", End.ANNULLED, None),
        (REVOKE, "takweesh:down", End.ANNULLED, None),
        (REVOKE, "takweesh:exposed", End.ANNULLED, None),
        (REVOKE, "warning:exposed", End.ANNULLED, None),
        (SEVENS_PLAYED[0], "tasjeel:exposed", End.RECORDED, (0, 26)),
        (SEVENS_PLAYED[0], "takweesh:exposed", End.RECORDED, (0, 26)),
        (SEVENS_PLAYED[0], "warning:exposed", End.RECORDED, (0, 26)),
    ],
)
def test_the_referee_of_a_tournament(
    trick: str, request_: str, ending: End, expected: tuple[int, int] | None
) -> None:
    match = played("tournament", SEVENS, SUN, "", [trick, f"object:0:{request_}"])

    assert match.deal.ending is not None
    assert match.deal.ending.how is ending
    scored = score(match.deal)
    assert (None if scored is None else scored.points) == expected


@proves("tournament:3.1")
@pytest.mark.parametrize("request_", ["tasjeel", "takweesh", "warning"])
def test_a_wrong_objection_with_the_cards_face_down_is_refused_and_the_play_goes_on(request_: str) -> None:
    match = played("tournament", SEVENS, SUN, "", [SEVENS_PLAYED[0], f"object:2:{request_}:down"])

    assert match.deal.phase is Phase.PLAY


@proves("tournament:3.1")
def test_after_takweesh_the_same_dealer_deals_again() -> None:
    match = played("tournament", SEVENS, SUN, "", [REVOKE, "object:0:takweesh:down"])

    assert match.standing().totals == (0, 0)
    assert match.next_deal(DECK).deal.dealer is Seat.THREE


@proves("tournament:9.5")
@pytest.mark.parametrize("objector", [0, 2])
def test_a_warning_counts_against_the_team(objector: int) -> None:
    match = played("tournament", SEVENS, SUN, "", [REVOKE, f"object:{objector}:warning:down"])

    assert match.deal.phase is Phase.PLAY
    assert match.standing().warnings == (0, 1)


@proves("tournament:9.5")
def test_warnings_go_with_the_team_into_the_next_deal() -> None:
    match = played("tournament", SEVENS, SUN, "", [REVOKE, "object:0:warning:down", "KS 7S 8D 8C"])
    match = after(match, " ".join(SEVENS_PLAYED[2:])).next_deal(DECK)

    assert match.deal.standing.warnings == (0, 1)


@proves("tournament:9.6", "tournament:9.7")
@pytest.mark.parametrize(
    ("before", "recorded"), [("0 0", False), ("0 1", False), ("2 0", False), ("0 2", True), ("0 3", True)]
)
def test_the_third_warning_is_recorded_and_any_after_it(before: str, recorded: bool) -> None:
    match = played(
        "tournament",
        SEVENS,
        SUN,
        "",
        [REVOKE, "object:0:warning:down"],
        head=["totals 0 0", f"warnings {before}"],
    )

    assert (match.deal.phase is Phase.OVER) == recorded
    if recorded:
        assert points(match) == (26, 0)


# --- the match ----------------------------------------------------------------------------------------------


@proves("online:1.1", "online:10.1", "online:10.2", "primer:4.4", "tournament:1.1")
@pytest.mark.parametrize("id", BALOOT)
@pytest.mark.parametrize(
    ("totals", "after_it", "winner"),
    [
        ("133 140", (151, 148), None),
        ("134 140", (152, 148), 0),
        ("100 144", (118, 152), 1),
        ("134 145", (152, 153), 1),
        ("145 134", (163, 142), 0),
        ("140 150", (158, 158), None),  # level above the target: one more deal
    ],
)
def test_a_match_is_played_to_152(
    id: str, totals: str, after_it: tuple[int, int], winner: int | None
) -> None:
    match = played(
        id, SEVENS, SUN, UNRAISED if _asked(id, totals) else "", SEVENS_PLAYED, head=[f"totals {totals}"]
    )

    assert match.standing().totals == after_it
    assert match.winner() == winner


def _asked(id: str, totals: str) -> bool:
    """Whether the doubling of the sun is asked: the buyers are team 0."""
    return played(id, SEVENS, SUN, head=[f"totals {totals}"]).deal.phase is Phase.RAISES


@proves("online:10.2")
def test_a_level_match_goes_on_with_one_more_deal() -> None:
    match = played("online", SEVENS, SUN, "", SEVENS_PLAYED, head=["totals 140 150"])
    assert match.winner() is None

    assert match.next_deal(DECK).deal.standing.totals == (158, 158)


# --- coinche ------------------------------------------------------------------------------------------------


@proves("coinche:5.2", "coinche:6.1", "coinche:7.1", "coinche:7.4", "coinche:7.5", "coinche:7.6")
@pytest.mark.parametrize(
    ("scoring", "auction", "expected"),
    [
        ("easy", "100S pass pass pass", (180, 0)),  # 162 is 160; king and queen of trump 20
        ("contree", "100S pass pass pass", (280, 0)),
        ("easy", "100S contre pass", (340, 0)),
        ("easy", "100S contre surcontre", (660, 0)),
        ("contree", "100S contre surcontre", (1060, 0)),
        ("easy", "capotS pass pass pass", (270, 0)),
        ("contree", "capotS pass pass pass", (520, 0)),
        ("contree", "180S contre pass", (700, 0)),
    ],
)
def test_a_coinche_of_eight_tricks(scoring: str, auction: str, expected: tuple[int, int]) -> None:
    match = played("coinche", SUITS, auction, "", SUITS_PLAYED, head=[f"scoring {scoring}"])

    assert points(match) == expected


@proves("coinche:7.1", "coinche:7.2")
@pytest.mark.parametrize(
    ("auction", "expected"),
    [
        ("100S pass pass pass", (140, 40)),  # 119 is 120, and belote; 43 is 40
        ("140S pass pass pass", (140, 40)),
        ("150S pass pass pass", (0, 180)),  # the belote of bidders who fail is the defenders'
        ("capotS pass pass pass", (0, 180)),
    ],
)
def test_a_coinche_with_the_last_trick_lost(auction: str, expected: tuple[int, int]) -> None:
    assert points(played("coinche", SEVENS, auction, "", SEVENS_PLAYED)) == expected


@proves("coinche:7.7")
@pytest.mark.parametrize(("target", "winner"), [(1000, 0), (2000, None)])
def test_a_coinche_is_played_to_1000_or_2000(target: int, winner: int | None) -> None:
    match = played(
        "coinche", SUITS, "100S pass pass pass", "", SUITS_PLAYED, head=[f"target {target}", "totals 820 900"]
    )

    assert match.standing().totals == (1000, 900)
    assert match.winner() == winner


def _facts(bid: int | Capot, taken: tuple[int, int], tricks: tuple[int, int], belote: int = 0) -> DealFacts:
    contract = Contract(Mode.HOKUM, Suit.SPADES, Seat.ZERO, bid=bid)
    return DealFacts(contract, taken, tricks, (0, 0), (belote, 0), ContractScoring.EASY)


@proves("coinche:7.3")
@pytest.mark.parametrize(
    ("bid", "taken", "still_open", "belote", "lost"),
    [
        (100, (40, 68), 54, 0, True),  # 94 at best, rounded 90
        (100, (40, 67), 55, 0, False),  # 95, rounded 100
        (120, (40, 68), 54, 20, True),
        (110, (40, 68), 54, 20, False),  # 90 and belote
    ],
)
def test_a_number_is_lost_once_the_best_rounded_total_cannot_reach_it(
    bid: int, taken: tuple[int, int], still_open: int, belote: int, lost: bool
) -> None:
    assert is_lost(_facts(bid, taken, (3, 3), belote), still_open, load("coinche")) == lost


@proves("coinche:7.2")
def test_a_called_capot_is_lost_with_the_first_trick_of_the_defenders() -> None:
    assert not is_lost(_facts(Capot.CAPOT, (60, 0), (4, 0)), 102, load("coinche"))
    assert is_lost(_facts(Capot.CAPOT, (60, 0), (4, 1)), 102, load("coinche"))
