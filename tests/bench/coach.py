"""How long the coach thinks, and what the app holds: `python tests/bench/coach.py [HANDS]`.

`master`  each call and card of the master over HANDS (10) deals of every rulebook, as the app has him.
`review`  every choice of one seat in each of those deals, judged as the review page has it.
`memory`  the app's process after a browser has played against the master under every rulebook and looked back
          at each hand: what it holds then, and the most it held.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from statistics import median
from subprocess import Popen

from playwright.sync_api import Page, expect, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from engine import Deal, Match, Phase, Play, Seat, load, rulebooks, shuffled
from engine.bots import bots, warm_up
from engine.bots.review import decisions, review
from engine.notation import to_link
from lessons.practice import ME
from lessons.settings import COOKIE, Settings
from tests.app.learner import choice
from tests.e2e.driver import (
    BROWSER_ARGS,
    DESKTOP,
    PAGE_SECONDS,
    Table,
    address,
    at_rest,
    find_browser,
    running_app,
)

MASTER = "master"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("hands", type=int, nargs="?", default=10)
    asked = parser.parse_args()
    warm_up()
    played = [deal for id in rulebooks() for deal in thinking(id, asked.hands)]
    looked_back(played)
    memory()


def thinking(id: str, count: int) -> list[Deal]:
    """Let the master play so many deals against himself; print what a call and a card took him."""
    cards: list[float] = []
    calls: list[float] = []
    deals: list[Deal] = []
    master = bots()[MASTER]
    for number in range(count):
        rng = Random(f"coach {id} {number}")
        deal = Match.start(load(id), Seat(number % 4), shuffled(rng)).deal
        while deal.phase is not Phase.OVER:
            assert deal.turn is not None
            view = deal.view(deal.turn)
            begin = time.perf_counter()
            action = master.choose(view, rng).action
            taken = time.perf_counter() - begin
            if len(view.legal) > 1:
                (cards if isinstance(action, Play) else calls).append(taken)
            deal = deal.after(action)
        deals.append(deal)
    line(f"{id}: a card", cards)
    line(f"{id}: a call", calls)
    return deals


def looked_back(deals: Iterable[Deal]) -> None:
    """Print what a whole hand's review took."""
    times: list[float] = []
    for deal in deals:
        if deal.contract is not None:
            begin = time.perf_counter()
            list(review(deal, Seat.ZERO))
            times.append(time.perf_counter() - begin)
    line("a whole review", times)


def memory() -> None:
    """Print what the app's process holds after hands against the master and their reviews."""
    expect.set_options(timeout=PAGE_SECONDS * 1000)
    started: list[Popen[bytes]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running_app(Path(folder) / "app.log", started=started.append) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=BROWSER_ARGS)
        page = browser.new_page(viewport=DESKTOP)
        kept = Settings().having("level", MASTER).written()
        page.context.add_cookies([{"name": COOKIE, "value": kept, "url": url}])
        for id in rulebooks():
            hand_and_review(page, url, id)
        browser.close()
        told = Path(f"/proc/{started[0].pid}/status").read_text()
    for name, words in (("VmRSS", "held"), ("VmHWM", "the most that was held")):
        size = next(row for row in told.splitlines() if row.startswith(name)).split()[1]
        print(f"memory of the app, {words}: {int(size) / 1024:.0f} MB")


def hand_and_review(page: Page, url: str, id: str) -> None:
    """Play one hand under a rulebook, and look back at it."""
    rules = load(id)
    table = Table(page)
    page.goto(url + address("play", "ar", Match.start(rules, Seat(3), shuffled(Random(f"memory {id}")))))
    at_rest(page)
    while table.match.deal.turn is not None:
        table.act(choice(table.match))
    page.goto(url + address("review", "ar", to_link(table.match)))
    at_rest(page)
    expect(page.locator(".choice")).to_have_count(len(decisions(table.match.deal, ME)))


def line(name: str, seconds: list[float]) -> None:
    """Print the median, the 95th percentile and the worst of these seconds in milliseconds."""
    ordered = sorted(seconds)
    if ordered:
        middle, high, worst = (
            round(1000 * one) for one in (median(ordered), ordered[int(0.95 * len(ordered))], ordered[-1])
        )
        print(
            f"{name:24}{len(ordered):5} times: median {middle:5} ms, 95th percentile {high:5} ms, "
            f"worst {worst:5} ms"
        )


if __name__ == "__main__":
    main()
