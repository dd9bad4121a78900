"""How strong the bots are: `python tests/bench/strength.py master|open|colver [COUNT] [--rulebook ID]`.

Every deal is played twice with the sides changed, from the same first card; the auction is said once, by
`simple`. What is printed is what a side gains a deal by being played so: card points and points of the sheet,
mean and standard error, by mode; and the time a card takes.

`master`  the master against `simple`, COUNT (200) deals of each mode.
`open`    a player who sees all cards against `simple`, COUNT deals of each mode: he may lose none of them.
`colver`  the master against colver's heuristic player and its `smart_ismcts` with the same time a card, COUNT
          (60) deals under the test rulebook `ffb`, the contract fixed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, stdev

REPO = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPO))

import colver  # noqa: E402

from engine import Action, Call, Deal, Phase, Play, Seat, Step, load, score, shuffled  # noqa: E402
from engine.bots import Bot, bots, warm_up  # noqa: E402
from engine.bots.sampled import Sampled  # noqa: E402
from engine.bots.simple import Pick, by_thumb, play, playable  # noqa: E402
from engine.bots.valuation import worth  # noqa: E402
from engine.cards import SUITS  # noqa: E402
from engine.rulebook import Rulebook  # noqa: E402
from engine.solver import Position, solve  # noqa: E402
from engine.tally import count  # noqa: E402
from tests.oracle.test_colver import FFB, OURS, THEIRS  # noqa: E402

SIMPLE = bots()["simple"]
MASTER = Sampled("master", worlds=20, for_sheet=False, by_habit=True)  # these figures are card points
Chooser = Callable[[Deal], Action]


@dataclass
class Gains:
    """What one way of playing gained over another, deal by deal."""

    card_points: list[float] = field(default_factory=list)
    sheet: list[float] = field(default_factory=list)

    def line(self) -> str:
        lost = sum(gain < 0 for gain in self.card_points)
        card_points, sheet = with_error(self.card_points), with_error(self.sheet)
        return f"{len(self.card_points):5} deals  card points {card_points}   sheet {sheet}   lost {lost}"


def with_error(values: list[float]) -> str:
    """The mean and its standard error."""
    return f"{mean(values):+6.2f} ± {stdev(values) / len(values) ** 0.5:.2f}"


class Timed:
    """A bot that plays for one side; the seconds each card of its own took."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds = bot, list[float]()

    def __call__(self, deal: Deal) -> Action:
        assert deal.turn is not None
        view = deal.view(deal.turn)
        begin = time.perf_counter()
        choice = self.bot.choose(view, Random(f"{deal.pack}/{len(deal.actions)}"))
        if isinstance(choice.action, Play) and len(playable(view)) > 1:
            self.seconds.append(time.perf_counter() - begin)
        return choice.action

    def line(self) -> str:
        ordered = sorted(self.seconds)
        high = ordered[int(0.95 * len(ordered))]
        return (
            f"ms a card that was a choice: mean {1000 * mean(ordered):.0f}, 95th percentile {1000 * high:.0f}"
        )


def with_open_cards(deal: Deal) -> Action:
    """Play the best card of all, with everybody's cards in sight; the rule of thumb's where it is as good."""
    assert deal.turn is not None and deal.trick is not None and deal.contract is not None
    view = deal.view(deal.turn)
    values = solve(Position(deal.rules, deal.contract, deal.hands, deal.trick))

    def pick(_view: object) -> Pick:
        thumb = by_thumb(view)
        best = max(values, key=values.__getitem__)
        return thumb if values[thumb.card] == values[best] else Pick(best, "weighed")

    return play(view, pick).action


def dealt(rules: Rulebook, rng: Random) -> Iterator[Deal]:
    """Yield deals that somebody has bought, before their first card."""
    while True:
        deal = Deal.start(rules, rng.choice(list(Seat)), shuffled(rng))
        while deal.phase in (Phase.AUCTION, Phase.RAISES):
            assert deal.turn is not None
            deal = deal.after(SIMPLE.choose(deal.view(deal.turn), rng).action)
        if deal.phase is Phase.PLAY:
            yield deal


def played(deal: Deal, sides: tuple[Chooser, Chooser]) -> Deal:
    while deal.phase is not Phase.OVER:
        assert deal.turn is not None
        deal = deal.after(sides[deal.turn.team](deal))
    return deal


def gained(deal: Deal, one: Chooser, other: Chooser, gains: Gains) -> None:
    """Play a deal twice and note what `one` gains a deal and side over `other`."""
    first, second = played(deal, (one, other)), played(deal, (other, one))
    gains.card_points.append(count(first).totals(Step.COUNT)[0] - count(second).totals(Step.COUNT)[0])
    gains.sheet.append((_written(first) - _written(second)) / 2)


def _written(deal: Deal) -> int:
    scored = score(deal)
    if scored is None:
        return 0
    ours, theirs = scored.ledger.totals(Step.WRITE)
    return ours - theirs


def against_simple(chooser: Chooser, rulebook: str, deals: int) -> dict[str, Gains]:
    rules = load(rulebook)
    by_mode = {str(mode): Gains() for mode in rules.modes}
    for deal in dealt(rules, Random("strength")):
        assert deal.contract is not None
        gains = by_mode[str(deal.contract.mode)]
        if len(gains.card_points) < deals:
            gained(deal, chooser, Timed(SIMPLE), gains)
        if min(len(one.card_points) for one in by_mode.values()) >= deals:
            break
    for mode, gains in by_mode.items():
        print(f"{rulebook:11}{mode:6}{gains.line()}", flush=True)
    return by_mode


def master(rulebook: str, deals: int) -> bool:
    timed = Timed(MASTER)
    against_simple(timed, rulebook, deals)
    print(timed.line())
    return True


def open_cards(rulebook: str, deals: int) -> bool:
    found = against_simple(with_open_cards, rulebook, deals)
    return all(gain >= 0 for gains in found.values() for gain in gains.card_points)


# --- against another author's players ---------------------------------------------------------------------


def contracted(rng: Random) -> Deal:
    """Return a deal under `ffb` whose first speaker bought 100 in the suit he counts most in."""
    deal = Deal.start(FFB, rng.choice(list(Seat)), shuffled(rng))
    hand = deal.hands[deal.first]
    suit = max(SUITS, key=lambda one: worth(hand, one, FFB))
    for word in (f"100{suit}", "pass", "pass", "pass"):
        deal = deal.after(Call.parse(word))
    return deal


def with_colver(deal: Deal, ours: int, timed: Timed, theirs: str, milliseconds: int) -> int:
    """Play a deal, our side `ours`, and return the card points of team 0."""
    assert deal.contract is not None and deal.contract.trump is not None
    env = colver.Env.deal_with_hands(
        int(deal.dealer), [[THEIRS[card] for card in hand] for hand in deal.hands]
    )
    env.set_contract(SUITS.index(deal.contract.trump), 100, int(deal.contract.buyer.team), 0)
    env.set_phase_playing()
    env.smart_ismcts_init()
    while deal.phase is not Phase.OVER:
        assert deal.turn is not None and int(deal.turn) == env.current_player()
        if deal.turn.team == ours:
            action = timed(deal)
            if not isinstance(action, Play):  # sawa: there it is played out
                action = Play(MASTER.pick(deal.view(deal.turn), Random(0)).card)
            number = THEIRS[action.card]
        else:
            number = (
                env.action_heuristic_play()
                if theirs == "heuristic"
                else env.action_smart_ismcts(milliseconds)
            )
        env.smart_ismcts_step(number)
        deal = deal.after(Play(OURS[number]))
    return count(deal).totals(Step.COUNT)[0]


def against_colver(_rulebook: str, deals: int) -> bool:
    milliseconds = 20
    for theirs in ("heuristic", "smart_ismcts"):
        rng, timed, gains = Random("colver"), Timed(MASTER), []
        for _ in range(deals):
            deal = contracted(rng)
            as_first = with_colver(deal, 0, timed, theirs, milliseconds)
            as_second = with_colver(deal, 1, timed, theirs, milliseconds)
            gains.append(as_first - as_second)
        milliseconds = max(1, round(1000 * mean(timed.seconds)))  # the next one has as long as we had
        print(
            f"ffb        master against colver's {theirs}: {deals} deals, card points "
            f"{with_error(gains)}; {timed.line()}",
            flush=True,
        )
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = {"master": (master, 200), "open": (open_cards, 200), "colver": (against_colver, 60)}
    parser.add_argument("who", choices=commands)
    parser.add_argument("count", type=int, nargs="?")
    parser.add_argument("--rulebook", default="online")
    asked = parser.parse_args()
    run, usual = commands[asked.who]
    warm_up()
    return 0 if run(asked.rulebook, asked.count or usual) else 1


if __name__ == "__main__":
    sys.exit(main())
