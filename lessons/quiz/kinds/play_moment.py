"""What may be done now: speak, raise, play a card, or nothing more? A deal at one of its turning points."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine import Call, Deal, Phase, Play, Seat, Status, Verdict, parse_action, shuffled
from engine.actions import PASS, Action
from engine.asked import Asked, distinct
from engine.pack import as_pack
from engine.rulebook import BuyAuction, Rulebook
from engine.seats import SEATS
from lessons.i18n import Line
from lessons.quiz.drawing.deals import any_legal, asked_rule, played
from lessons.quiz.question import (
    Kind,
    Position,
    Question,
    Shown,
    TableShown,
    TricksShown,
    everywhere,
    options,
)

BEGINS, OVER = "play.after_auction", "play.over"
LAST = 28  # cards that are played before the last trick
LOW = 14  # words from the lowest on
TRIES = 200


# --- drawing ----------------------------------------------------------------------------------------------


def draw(rules: Rulebook, rng: Random, rule: str) -> Position:
    """A deal just before or after its first card may be played, or its last one was."""
    phase = rng.choice(_phases(rules)[:-1]) if rule == BEGINS else Phase.PLAY
    for _ in range(TRIES):
        deal = _spoken(Deal.start(rules, rng.choice(SEATS), shuffled(rng)), phase, rng)
        if deal.phase is phase:
            break
    actions = [*map(str, deal.actions)]
    if rule == OVER:
        actions += _cards(deal, rng)
    pack = [str(card) for card in deal.pack]
    told = {"dealer": int(deal.dealer), "pack": pack, "actions": actions}
    return {"rule": rule, **told, "me": int(rng.choice(SEATS))}


def _phases(rules: Rulebook) -> tuple[Phase, ...]:
    """What a deal comes through; where numbers are bid, the raises belong to the auction."""
    buys = isinstance(rules.auction, BuyAuction)
    return tuple(phase for phase in Phase if buys or phase is not Phase.RAISES)


def _spoken(deal: Deal, phase: Phase, rng: Random) -> Deal:
    """The deal after some words: up to the phase wished for, or a few words of the auction."""
    words = rng.randrange(7) if phase is Phase.AUCTION else 40
    while deal.phase in (Phase.AUCTION, Phase.RAISES) and len(deal.actions) < words:
        if deal.phase is phase and phase is Phase.RAISES and rng.random() < 0.6:
            break
        deal = deal.after(_word(deal, rng))
    return deal


def _word(deal: Deal, rng: Random) -> Call:
    """A word that may be said now: often a pass, and seldom a high one."""
    words = list(deal.words())
    few = rng.sample(words[:LOW], min(LOW, len(words)))
    quiet = rng.random() < 0.6
    for call in ([PASS] if quiet else []) + few + words[-2:] + [PASS]:
        if deal.judge(call).is_allowed:
            return call
    raise AssertionError("nothing may be said")


def _cards(deal: Deal, rng: Random) -> list[str]:
    """Cards up to the last trick, into it or to its end."""
    assert deal.contract is not None
    choose = any_legal(deal.rules, deal.contract, rng)
    tricks = [trick for trick, _ in played(deal.hands, deal.first, deal.contract, deal.rules, choose)]
    cards = [str(card) for trick in tricks for card in trick.cards]
    return cards[: rng.choice((LAST, rng.randint(LAST + 1, 31), 32, 32))]


# --- asking -----------------------------------------------------------------------------------------------


def ask(rules: Rulebook, position: Position) -> Question:
    asked = Asked(position)
    rule = asked_rule(asked, KIND.drills(rules))
    deal = _deal(asked, rules)
    cards = sum(isinstance(action, Play) for action in deal.actions)
    if (rule == OVER) is not (cards >= LAST) or (rule == BEGINS and (cards or deal.phase is Phase.OVER)):
        raise asked.impossible("actions", "a moment before the first card, or in the last trick")
    me = asked.seat("me") if deal.turn is None else deal.turn
    phases = _phases(rules)
    return Question(
        kind=KIND.name,
        rule=rule,
        prompt=Line("quiz-play_moment.ask"),
        options=options(
            deal.phase.value,
            {phase.value: Line(f"quiz-play_moment.{phase}") for phase in phases},
            {phase.value: _why(phase, deal, me) for phase in phases if phase is not deal.phase},
        ),
        answer=deal.phase.value,
        because=_because(rule, deal, me),
        look=Line(f"quiz-play_moment.{'look-end' if rule == OVER else 'look-begin'}"),
        shown=_shown(rule, deal, me),
        me=me,
    )


def _deal(asked: Asked, rules: Rulebook) -> Deal:
    """The deal after the position's actions."""
    cards = asked.cards("pack")
    distinct(cards, asked.field("pack"))
    if len(cards) != 32:
        raise asked.impossible("pack", "the 32 cards")
    deal = Deal.start(rules, asked.seat("dealer"), as_pack(cards))
    try:
        for word in asked.items("actions"):
            deal = deal.after(parse_action(str(word)))
    except ValueError as error:  # IllegalAction is one
        raise asked.impossible("actions", str(error)) from None
    return deal


def _sample(phase: Phase, deal: Deal, me: Seat) -> Action:
    """Something that is done in a phase."""
    buys = isinstance(deal.rules.auction, BuyAuction)
    match phase:
        case Phase.AUCTION:
            return Call.parse("sun" if buys else "90S")
        case Phase.RAISES:
            return Call.parse("double")
        case _:
            return Play(next(iter(deal.hands[me]), deal.pack[0]))


def _why(phase: Phase, deal: Deal, me: Seat) -> Line | Verdict:
    """Why this is not what may be done: the ruling on it, or that there is something left to do."""
    if phase is Phase.OVER:
        return Line("quiz-play_moment.not-over", {"phase": deal.phase})
    if phase is Phase.PLAY and deal.phase is Phase.RAISES:
        return Line("quiz-play_moment.raises-first")
    return deal.judge(_sample(phase, deal, me))


def _because(rule: str, deal: Deal, me: Seat) -> tuple[Verdict, ...]:
    begins = Verdict(Status.ALLOWED, deal.rules.reason(BEGINS))
    match deal.phase:
        case Phase.AUCTION:
            return (deal.judge(_sample(Phase.PLAY, deal, me)),)
        case Phase.RAISES:
            return (begins, deal.judge(PASS))
        case Phase.OVER:
            return (Verdict(Status.ALLOWED, deal.rules.reason(OVER)),)
        case Phase.PLAY:
            return (begins,) if rule == BEGINS else (deal.judge(deal.legal()[0]),)


def _shown(rule: str, deal: Deal, me: Seat) -> tuple[Shown, ...]:
    if rule == OVER:
        assert deal.contract is not None
        tricks, hand = deal.tricks[-2:], deal.hands[me]
        shown = TricksShown(deal.contract, tricks, len(deal.tricks) - len(tricks) + 1)
        table = TableShown(deal.contract, deal.trick, hand)
        return (shown,) if deal.trick is None else (shown, table)
    spoken = TableShown(dealer=deal.dealer, totals=deal.standing.totals)
    if deal.asked:
        return (replace(spoken, contract=deal.contract, said=deal.asked, round=0),)
    auction = deal.auction
    first = 4 * (auction.round - 1) if isinstance(deal.rules.auction, BuyAuction) else 0
    said = auction.calls[first:]
    return (replace(spoken, buy_card=deal.dealt.buy_card, said=said, round=auction.round),)


KIND = Kind("play_moment", everywhere(BEGINS, OVER), draw, ask)
