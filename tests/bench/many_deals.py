"""Bot against bot, thousands of deals under every rulebook, with every law checked at every step.

    python tests/bench/many_deals.py 10000            # all rulebooks
    python tests/bench/many_deals.py 10000 house      # one of them

Prints a row a rulebook and ends with status 1 at the first law that does not hold, naming the deal.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine import Call, Deal, Match, Mode, Phase, Play, Step, dump, load, parse, replay, rulebooks, score
from engine.bots import bots
from engine.bots.objection import objection
from engine.cards import DECK
from engine.notation import encode_pack
from engine.pack import shuffled
from engine.reasons import Status
from engine.seats import SEATS, TEAMS
from engine.trick import winner

HERE = Path(__file__).resolve().parents[1]
CLUBS = HERE / "rulebooks"
TOTAL = {Mode.HOKUM: 162, Mode.SUN: 130}


def law(holds: object, name: str, deal: Deal) -> None:
    """Fail with the deal's text where a law does not hold."""
    if not holds:
        raise AssertionError(
            f"{deal.rules.id}: {name}: {encode_pack(deal.pack)} {' '.join(map(str, deal.actions))}"
        )


def check_cards(deal: Deal) -> None:
    """32 distinct cards at every moment."""
    seen = [card for hand in deal.hands for card in hand]
    seen += [card for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])) for card in trick.cards]
    if deal.play is None and deal.hands == deal.dealt.hands:
        seen += [*deal.dealt.rest, *([deal.dealt.buy_card] if deal.dealt.buy_card else [])]
    law(len(seen) == 32 and len(set(seen)) == 32, "32 distinct cards", deal)


def check_refusals(deal: Deal, rng: Random) -> None:
    """What is refused says why, with a clause that exists."""
    tried = [Play(rng.choice(DECK)), *(rng.sample(deal.words(), 1) if deal.words() else [])]
    for action in tried:
        verdict = deal.judge(action)
        if verdict.status is not Status.ALLOWED:
            law(verdict.reason.clauses, f"a refusal has a clause ({action})", deal)
        elif isinstance(action, (Call, Play)):
            law(action in deal.legal(), f"what is allowed is listed ({action})", deal)


def check_end(match: Match) -> None:
    """Card points, ledger, notation, replay."""
    deal = match.deal
    scored = score(deal)
    if scored is not None and deal.contract is not None:
        counted = scored.ledger.totals(Step.COUNT)
        law(sum(counted) == TOTAL[deal.contract.mode], "card points sum to the deal's", deal)
        for step in Step:
            for team in TEAMS:
                parts = sum(e.amount for e in scored.ledger.entries if e.step is step and e.team is team)
                law(scored.ledger.total(step, team) == parts, "a total is a sum", deal)
        law(all(e.reason.clauses for e in scored.ledger.entries), "every entry has a clause", deal)
    start = Deal.start(deal.rules, deal.dealer, deal.pack, deal.standing, deal.scoring)
    law(replay(start, deal.actions) == (deal, None), "replay gives the deal", deal)
    law(parse(dump(match), CLUBS) == match, "dump and parse round-trip", deal)


def play(id: str, number: int) -> tuple[str, str]:
    """Play one deal and return how it ended and what became of the contract."""
    rng = Random(f"{id}/{number}")
    rules = load(id, CLUBS)
    match = Match.start(rules, SEATS[number % 4], shuffled(rng))
    deal, bot = match.deal, bots()["simple" if number % 4 else "random"]
    while deal.phase is not Phase.OVER:
        check_cards(deal)
        check_refusals(deal, rng)
        law(deal.legal(), "someone can act", deal)
        seat = deal.turn
        assert seat is not None
        law(all(objection(deal.view(s)) is None for s in SEATS), "nobody is accused without a fault", deal)
        action = bot.choose(deal.view(seat), rng).action
        law(action in deal.legal() and deal.judge(action).is_allowed, f"a bot acts legally ({action})", deal)
        before, deal = deal, deal.after(action)
        if isinstance(action, Play):
            law(len(deal.hands[seat]) == len(before.hands[seat]) - 1, "hands deplete", deal)
    check_cards(deal)
    for trick in deal.tricks:
        assert deal.contract is not None
        card = trick.cards[(winner(trick, deal.contract, rules) - trick.leader) % 4]
        followed = card.suit in (trick.cards[0].suit, deal.contract.trump)
        law(followed, "the winner followed or trumped", deal)
    match = match.with_deal(deal)
    check_end(match)
    scored = score(deal)
    assert deal.ending is not None
    return deal.ending.how.value, "" if scored is None else scored.outcome.value


def chunk(id: str, numbers: range) -> Counter[str]:
    """Play these deals and count their ends."""
    counts: Counter[str] = Counter()
    for number in numbers:
        counts.update(word for word in play(id, number) if word)
    return counts


def main(deals: int, *ids: str) -> int:
    """Play so many deals under each of these rulebooks, or all."""
    with ProcessPoolExecutor() as pool:
        for id in ids or rulebooks(CLUBS):
            step = max(1, deals // 16)
            parts = [range(at, min(at + step, deals)) for at in range(0, deals, step)]
            counts: Counter[str] = sum(pool.map(chunk, [id] * len(parts), parts), Counter())
            ends = ", ".join(f"{word} {count}" for word, count in sorted(counts.items()))
            print(f"{id}: {deals} deals, every law held; {ends}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, *sys.argv[2:]))
