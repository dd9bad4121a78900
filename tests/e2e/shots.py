"""Takes pictures of every page: `make shots`, or `python tests/e2e/shots.py DIR --rulebook tournament`.

Every page and every phase of a hand, in every language, on a desktop and a phone, light and dark; and a
contact sheet for each language, to be looked at.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, expect, sync_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from engine import Match, Phase, load, rulebooks
from lessons.board import Study, study_to_link
from lessons.i18n import languages, speech
from lessons.syllabus import Contrast, Look, Try, lessons, steps, teaching
from tests.app.learner import first_hand, with_a_refusal
from tests.e2e.driver import (
    BROWSER_ARGS,
    DESKTOP,
    PAGE_SECONDS,
    PHONE,
    SECRET,
    Table,
    address,
    at_rest,
    choose_rulebook,
    find_browser,
    running_app,
)
from tests.e2e.homework import handed_out

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
SCALE = 0.7  # of a picture on the contact sheet
TALLEST = 1300
BUYING = "book=online&cards=JS.9S.AS.KH.AH&card=7S&ask=1"  # a hand asked about
A_CALL = '[href*="decision=call-"]'  # the way to a call in a review; the others are those to cards
WIDEST = 800
TITLES = {"ar": "واجب الأسبوع", "en": "This week"}  # of an assignment, and who works on it
NAMES = {"ar": ("نورة", "سعد", "عبدالرحمن"), "en": ("Noura", "Saad", "Abdulrahman")}
GAP = 16


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("directory", type=Path, help="where the pictures go; what they overwrite is gone")
    parser.add_argument("--rulebook", choices=rulebooks(), default=rulebooks()[0])
    parser.add_argument("--language", choices=languages(), help="only this one")
    asked = parser.parse_args()
    asked.directory.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PAGE_SECONDS * 1000)
    os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp()  # learners of these pictures are nobody's
    os.environ["BALOOT_SECRET"] = SECRET
    with running_app(asked.directory / "app.log") as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=BROWSER_ARGS)
        for lang in [asked.language] if asked.language else languages():
            taken = list(pictures(browser, url, lang, asked.rulebook, asked.directory))
            contact_sheet(taken, asked.directory / f"{asked.rulebook}-{lang}.png")
            print(asked.directory / f"{asked.rulebook}-{lang}.png")
        browser.close()


def pictures(browser: Browser, url: str, lang: str, rulebook: str, into: Path) -> Iterator[Path]:
    """Take every picture of a language; yield the files, those of one look after another."""
    for (name, size), scheme in product(SIZES.items(), SCHEMES):
        context = browser.new_context(
            base_url=url, viewport=size, color_scheme=scheme, locale=lang, reduced_motion="reduce"
        )
        page = context.new_page()
        for number, (scene, show) in enumerate(scenes(lang, rulebook).items(), 1):
            show(page)
            page.wait_for_timeout(400)  # for what was opened to unfold
            file = into / f"{rulebook}-{lang}-{name}-{scheme}-{number}-{scene}.png"
            # Streamlit scrolls within an element of its own: the window is made as tall as what is in it.
            tall = page.evaluate(
                "(document.querySelector('[data-testid=stMain]') ?? document.documentElement).scrollHeight"
            )
            page.set_viewport_size({"width": size["width"], "height": max(tall, size["height"])})
            page.wait_for_timeout(100)
            page.screenshot(path=file)
            page.set_viewport_size(size)
            yield file
        context.close()


def scenes(lang: str, rulebook: str) -> dict[str, Callable[[Page], None]]:
    """What there is to see, each with how to come there."""
    hand = first_hand(rulebook, lambda hand: len(hand.keys) > 8 and auction_of(hand.turns[0][0]))
    trick = next(match for match, _ in hand.turns if len(match.deal.tricks) == 3)
    match, refused, _ = with_a_refusal(rulebook, tricks=1)
    made, right = handed_out(rulebook, TITLES[lang], trick, NAMES[lang])
    name = speech(lang, load(rulebook)).rulebook(load(rulebook))

    def opens(path: str, *summaries: str) -> Callable[[Page], None]:
        def show(page: Page) -> None:
            page.goto(path)
            if "hand=" in path:
                expect(page.locator(".board")).to_have_attribute("data-seq", Table(page).link)
            at_rest(page)
            for selector in summaries:
                page.locator(f"{selector} summary").click()

        return show

    def is_refused(page: Page) -> None:
        opens(address("play", lang, match))(page)
        Table(page).press(refused)
        expect(page.locator(".because .panel")).to_be_visible()
        page.locator(".because summary").click()

    def watched_again(page: Page) -> None:
        opens(address("play", lang, hand.end))(page)
        table = Table(page)
        table.says("step:first").click()
        for _ in range(14):
            seq = table.board.get_attribute("data-seq")
            table.says("step:next").click()
            expect(table.board).not_to_have_attribute("data-seq", seq or "")

    def looked_back(page: Page) -> None:
        page.goto(address("review", lang, hand.end))
        expect(page.locator(".choice").first).to_be_visible(timeout=60_000)
        at_rest(page)

    def made_again(way: str, numbers: str) -> Callable[[Page], None]:
        def show(page: Page) -> None:
            looked_back(page)
            page.locator(f'[class*="st-key-choice_"] a{way}').first.click()
            page.locator(".st-key-tell button").click()
            expect(page.locator(f"table.{numbers}")).to_be_visible()
            Table(page).dressed()

        return show

    def chosen(path: str) -> Callable[[Page], None]:
        def show(page: Page) -> None:
            opens(path)(page)
            choose_rulebook(page, name)

        return show

    rules = load(rulebook)
    lesson = lessons()[teaching(rules)["play.ruff"]]
    words_first, *_ = (step.id for step in steps(lesson, rules) if isinstance(step, Look))
    tried, *_ = (step.id for step in steps(lesson, rules) if isinstance(step, Try))
    compared, *_ = (step.id for step in steps(lesson, rules) if isinstance(step, Contrast))

    def lesson_at(step: str) -> str:
        return address("lesson", lang) + f"&lesson={lesson.slug}&step={step}"

    def press_an_option(page: Page) -> None:
        open_options = page.locator('[class*="st-key-option_open_"] button')
        expect(open_options.first).to_be_visible()
        left = open_options.count()
        open_options.first.click()
        expect(open_options).not_to_have_count(left)
        at_rest(page)

    def answered(page: Page) -> None:
        opens(lesson_at(tried))(page)
        press_an_option(page)

    def laid_open(page: Page) -> None:
        opens(address("practise", lang))(page)
        page.locator(".st-key-mode_safe button").click()
        press_an_option(page)

    board = f"{address('board', lang)}&study={study_to_link(Study.of(trick))}"

    def board_kept(page: Page) -> None:
        opens(board, ".st-key-board_file")(page)
        page.locator(".st-key-keep_board button").click()
        expect(page.locator(".board-code")).to_be_visible()
        at_rest(page)

    return {
        "home": opens(address("", lang)),
        "learn": chosen(address("learn", lang)),
        "lesson": opens(lesson_at(words_first)),
        "question": answered,
        "contrast": opens(lesson_at(compared)),
        "practise": opens(address("practise", lang)),
        "safe": laid_open,
        "buying": opens(f"{address('buying', lang)}&{BUYING}"),
        "setup": chosen(address("play", lang)),
        "auction": opens(address("play", lang, hand.turns[0][0]), ".why"),
        "trick": opens(address("play", lang, trick), ".ranks"),
        "refusal": is_refused,
        "ledger": opens(address("play", lang, hand.end)),
        "again": watched_again,
        "review": looked_back,
        "call": made_again(A_CALL, "by-call"),
        "choice": made_again(f":not({A_CALL})", "by-card"),
        "projector": opens(address("play", lang, trick) + "&view=projector"),
        "rulebooks": chosen(address("rulebooks", lang)),
        "clause": opens(address("rulebooks", lang) + "&book=house&clause=2.2&with=online"),
        "glossary": opens(address("glossary", lang) + "&term=trump"),
        "progress": opens(address("progress", lang)),
        "class": opens(f"{address('class', lang)}&code=4KQ-7M2"),
        "assign": opens(address("assign", lang), ".st-key-assign_pupil"),
        "assignment": opens(f"{address('assign', lang)}&assignment={made.shown}"),
        "results": opens(f"{address('assign', lang)}&teach={made.id}.{right}", ".assign-rules"),
        "new-board": opens(f"{address('board', lang)}", ".st-key-board_cards"),
        "board": opens(board, ".st-key-board_try"),
        "kept": board_kept,
        "boards-kept": opens(address("board", lang)),
        "board-projector": opens(f"{board}&view=projector", ".st-key-board_scan"),
        "board-embed": opens(f"{board}&view=embed"),
        "no-board": opens(f"{address('board', lang)}&kept=ZZZZZZZZZZZZ"),
        "settings": opens(address("settings", lang)),
        "missing": lambda page: page.goto(f"/nothing?lang={lang}") and None,
    }


def auction_of(match: Match) -> bool:
    return match.deal.phase is Phase.AUCTION


def contact_sheet(files: list[Path], to: Path) -> None:
    """Lay the pictures out, a row for each look, each cut off where it would be too tall."""
    columns = len(files) // (len(SIZES) * len(SCHEMES))
    thumbs = [thumb(file) for file in files]
    rows = [thumbs[start : start + columns] for start in range(0, len(thumbs), columns)]
    heights = [max(picture.height for picture in row) + GAP for row in rows]
    width = max(sum(picture.width + GAP for picture in row) for row in rows)
    sheet = Image.new("RGB", (width + GAP, sum(heights) + GAP), "#888888")
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        left = GAP
        for picture in row:
            sheet.paste(picture, (left, top))
            left += picture.width + GAP
        top += height
    sheet.save(to)


def thumb(file: Path) -> Image.Image:
    """A smaller picture; without the empty sides of a desktop; cut off, with a line, where it is too tall."""
    with Image.open(file) as picture:
        side = max(0, (picture.width - WIDEST) // 2)
        middle = picture.convert("RGB").crop((side, 0, picture.width - side, picture.height))
    scaled = middle.resize((round(middle.width * SCALE), round(middle.height * SCALE)))
    small = scaled.crop((0, 0, scaled.width, min(scaled.height, TALLEST)))
    if scaled.height > TALLEST:
        ImageDraw.Draw(small).line((0, TALLEST - 2, scaled.width, TALLEST - 2), fill="#d97706", width=4)
    return small


if __name__ == "__main__":
    main()
