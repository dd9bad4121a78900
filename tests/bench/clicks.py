"""How long from a press on a card to the new table: `python tests/bench/clicks.py [PLAYS] [--level LEVEL]`.

The app runs as in use; a headless browser plays whole hands as `simple` would, against players of a LEVEL
(`simple`): the answer waits for what they think of their cards up to the next turn. Each press is timed
within the page, from the click to the moment the table has drawn the answer (the state, not the motion that
follows). The same is measured on a bare page of eight buttons, press by press in turn with the table's, so
that both see the same load of the machine: the ratio is what counts.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from itertools import count
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from engine import Play, load, rulebooks
from lessons.settings import COOKIE, Level, Settings
from tests.app.learner import choice, hand
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

BARE = Path(__file__).with_name("bare_page.py")
WARM_UP = 12

# Clicks, waits until what is watched has changed, and gives the milliseconds between.
TABLE = """card => new Promise(done => {
  const holds = one => one.shadowRoot?.querySelector('.board');
  const root = [...document.querySelectorAll('*')].find(holds).shadowRoot;
  const board = root.querySelector('.board');
  const start = performance.now();
  new MutationObserver((_, watch) => { watch.disconnect(); done(performance.now() - start); })
    .observe(board, { attributes: true, attributeFilter: ['data-seq'] });
  root.querySelector(`.hand [data-card="${card}"]`).click();
})"""
BUTTON = """number => new Promise(done => {
  const main = document.querySelector('[data-testid=stMain]');
  const before = document.querySelector('#count').textContent;
  const start = performance.now();
  new MutationObserver((_, watch) => {
    if (document.querySelector('#count')?.textContent === before) return;
    watch.disconnect();
    done(performance.now() - start);
  }).observe(main, { childList: true, characterData: true, subtree: true });
  document.querySelector(`.st-key-card_${number} button`).click();
})"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("plays", type=int, nargs="?", default=100)
    parser.add_argument("--level", choices=[*Level], default=Level.SIMPLE, help="whom to play against")
    asked = parser.parse_args()
    expect.set_options(timeout=PAGE_SECONDS * 1000)
    with (
        tempfile.TemporaryDirectory() as folder,
        running_app(Path(folder) / "app.log") as url,
        running_app(Path(folder) / "bare.log", BARE) as bare_url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=BROWSER_ARGS)
        page, buttons = browser.new_page(viewport=DESKTOP), browser.new_page(viewport=DESKTOP)
        kept = Settings().having("level", asked.level).written()
        page.context.add_cookies([{"name": COOKIE, "value": kept, "url": url}])
        buttons.goto(bare_url)
        expect(buttons.locator("#count")).to_be_visible()
        at_rest(buttons)
        table_times, bare_times = measured(page, buttons, url, asked.plays + WARM_UP)
        browser.close()
    table = report("table", table_times[WARM_UP:])
    bare = report("eight buttons", bare_times[WARM_UP:])
    medians, p95s = (one / other for one, other in zip(table, bare, strict=True))
    print(f"ratio of the medians: {medians:.2f}, of the 95th percentiles: {p95s:.2f}")


def measured(page: Page, bare: Page, url: str, plays: int) -> tuple[list[float], list[float]]:
    """Play so many cards; return the milliseconds of each press, on the table and on the bare page."""
    books = [load(id) for id in rulebooks()]
    table_times: list[float] = []
    bare_times: list[float] = []
    for seed in count():
        rules = books[seed % len(books)]
        table = Table(page)
        page.goto(url + address("play", "ar", hand(rules.id, str(seed)).turns[0][0]))
        at_rest(page)
        while table.match.deal.turn is not None:
            action = choice(table.match)
            if not isinstance(action, Play) or action.saying is not None:
                table.act(action)
                continue
            before = table.link
            table_times.append(page.evaluate(TABLE, str(action.card)))
            page.wait_for_url(lambda link, before=before: before not in link)
            at_rest(page)
            bare_times.append(bare.evaluate(BUTTON, len(bare_times) % 8))
            at_rest(bare)
            if len(table_times) == plays:
                return table_times, bare_times
    raise AssertionError("unreachable")


def report(name: str, times: list[float]) -> tuple[float, float]:
    """Print the median, the 95th percentile and the worst of these milliseconds; return the first two."""
    ordered = sorted(times)
    median, p95 = statistics.median(ordered), ordered[int(len(ordered) * 0.95) - 1]
    print(
        f"{name:14} {len(ordered)} presses: median {median:.0f} ms, "
        f"95th percentile {p95:.0f} ms, worst {ordered[-1]:.0f} ms"
    )
    return median, p95


if __name__ == "__main__":
    main()
