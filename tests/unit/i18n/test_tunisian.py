"""Tunisian: what is said under `coinche` has none of the words that only Gulf players say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatch

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine import load, rulebooks
from lessons.i18n import language
from lessons.i18n.bundles import messages, overlays, parsed
from lessons.i18n.sources import clauses
from lessons.i18n.values import is_moot
from lessons.prose import words
from lessons.quiz import fitting
from lessons.quiz.drawing.rivals import TWINS
from lessons.syllabus import course

COINCHE, ARABIC, TUNISIAN = load("coinche"), language("ar"), "tunisian"

# Without their vowels. Before each may stand `و`, `ف`, `ب`, `ل`, `ك` and the article.
GULF = (
    *("وش", "ووش", "ليش", "مين", "مو", "بس", "شف", "كذا", "عشان", "الحين", "للحين", "لحاله", "لحالها"),
    *("أبي", "تبي", "يبي", "نبي", "فتة", "فتات", "أكلة", "أكلات", "صكة", "بنط", "بنطا", "أبناط"),
    *("ورقة", "أوراق", "أوراقك", "ورقك"),
)
BEFORE = "(?:[وف])?(?:ال|لل|[بلك](?:ال)?)?"
GULF_WORD = re.compile(f"{BEFORE}(?:{'|'.join(GULF)})")

# One word, one spelling: how it is also written, and how we write it.
SPELLINGS = {
    "ثمة": "فمّا",
    "فمة": "فمّا",
    "ثماش": "فمّاش",
    "توا": "توّة",
    "هذي": "هاذي",
    "هاذوما": "هاذم",
    "متى": "وقتاش",
    "آنهي": "أناهي",
    "ماهياش": "ماهيش",
    "هوني": "هنا",
    "واحدة": "وحدة",
}
OTHER_SPELLING = re.compile(f"{BEFORE}(?:{'|'.join(SPELLINGS)})")

# Files of which a coinche player meets everything but what is below; the kinds that fit come to them.
MET = (
    *("terms", "ui", "pages", "rulebooks", "rules", "rules_scoring", "sheet", "thumbs", "table", "advice"),
    *("questions", "school", "practice", "review", "buying", "board", "sheets", "quiz/scores"),
)

# Why a message is never said in the words of `coinche`, and which these are.
NEVER_SAID: Mapping[str, tuple[str, ...]] = {
    "no rulebook is at hand where it is said": (
        *("tagline", "save-file", "open-file", "terms-*", "expected-*", "rulebook-online.about"),
        *("home-lead", "home-set-up", "home-what", "home-leave"),
        *("home-rulebook-online", "home-rulebook-primer"),
        *("board-page*", "board-lead", "board-my-hand", "board-open*"),
    ),
    "no card is turned up, nothing is bought": (
        *(
            "term-buy_card",
            "term-waraq",
            "buy-card",
            "buying-card",
            "buying-no-card",
            "buying-same",
            "buy-card-in-round",
            "board-buy-card",
            "thumb-bid_ashkal",
            "thumb-take",
        ),
        *("quiz-dealing.not-yet", "quiz-dealing.all-served", "quiz-dealing.how-many"),
        *("quiz-dealing.look-how-many", "quiz-dealing.too-many", "quiz-dealing.too-few"),
        *("quiz-dealing.among-them", "quiz-dealing.less-for-taker"),
        *("quiz-two_rulebooks.who-buys", "quiz-two_rulebooks.whose-project"),
    ),
    "the raises belong to the auction, and there are only contre and surcontre": (
        *("now-raises", "thumb-no_double", "quiz-play_moment.raises", "quiz-play_moment.raises-first"),
        *("quiz-may_double.ask-word", "quiz-may_double.ask-speaker", "quiz-may_double.not-yours"),
        *("quiz-may_double.look-word", "quiz-may_double.look-speaker", "quiz-may_double.look-totals"),
        *("quiz-may_double.finished", "quiz-may_double.nobody-why", "quiz-multiplier.not-a-number"),
        *("decided-gahwa", "ranks-sun"),
    ),
    "there are no projects, and belote never gets lost": (
        *("thumb-speak_baloot", "projects-baloot_lost.refused", "projects-baloot_lost.why"),
        *("quiz-baloot_counts.is-won", "quiz-baloot_counts.no-need", "quiz-baloot_counts.always"),
        *("quiz-baloot_counts.not-alone", "quiz-two_rulebooks.no-projects"),
        *("board-wish-project*",),
    ),
    "sawa is not claimed, and nothing is objected to": (
        *(
            "board-wish-sawa*",
            "sawa-explain",
            "qaid-explain",
            "object-explain",
            "annulled",
            "thumb-claim",
            "thumb-call_qaid",
        ),
        *("penalties-enforcement.allowed", "ending-claimed", "ending-annulled", "ending-recorded"),
        *("entry-penalties-warnings", "decided-penalties-warnings"),
    ),
    "a bid is reckoned, not a share of the deal": (
        *("quiz-round_it.ask", "quiz-round_it.ask-both", "quiz-round_it.look", "quiz-round_it.look-both"),
        *("quiz-round_it.rest", "quiz-round_it.again", "quiz-round_it.swapped"),
        *("quiz-scores.both", "quiz-scores.base", "quiz-scores.standing", "quiz-scores.baloot-moved"),
        *("quiz-two_rulebooks.as-in", "quiz-two_rulebooks.other-side", "quiz-two_rulebooks.no-raise"),
        *("quiz-two_rulebooks.card-points", "quiz-two_rulebooks.tricks"),
    ),
}
ALL_RULES = frozenset(rule for id in rulebooks() for rule in load(id).sources)


class Written(Visitor):
    """The written words of a pattern, in all of its variants."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def text(pattern: ast.Pattern) -> str:
    found = Written()
    found.visit(pattern)
    return " ".join(found.texts)


def spoken(of: str, pattern: re.Pattern[str]) -> list[str]:
    """The words of a text, without their vowels, that a pattern matches."""
    bare = re.sub("[\u064b-\u0652\u0640]", "", of)
    return [word for word in re.findall("[\u0621-\u064a]+", bare) if pattern.fullmatch(word)]


def is_met(id: str) -> bool:
    """Whether a coinche player can meet a message: its rule is one of his, and nothing else rules it out."""
    message, _, attribute = id.partition(".")
    for before in ("", "entry-", "decided-"):
        rule = message.removeprefix(before).replace("-", ".", 1)
        if message.startswith(before) and rule in ALL_RULES:
            # Of a rule that nothing here can come to, the reader of rulebooks names the title.
            is_title = not before and not attribute
            held = rule in COINCHE.sources or (not before and TWINS.get(rule) in COINCHE.sources)
            if not held or (is_moot(rule, COINCHE) and not is_title):
                return False
    return not any(fnmatch(id, one) for ids in NEVER_SAID.values() for one in ids)


def said() -> dict[str, str]:
    """Every message a coinche player can meet, as it is said to him, in all its variants."""
    files = (*MET, *(f"quiz/{kind}" for kind in fitting(COINCHE)))
    ours, ids = messages(ARABIC, TUNISIAN), [one.id.name for file in files for one in parsed(ARABIC, file)]
    return {id: text(pattern) for name in ids for id, pattern in patterns(ours[name]) if is_met(id)}


def overlaid() -> dict[str, str]:
    """Every message that a Tunisian word was written for."""
    written = [one for file in overlays(ARABIC, TUNISIAN) for one in parsed(ARABIC, file)]
    return {id: text(pattern) for message in written for id, pattern in patterns(message)}


def cited() -> dict[str, str]:
    """Every clause, in our own words."""
    return {id: clauses(ARABIC)[id] for id in COINCHE.clauses}


def taught() -> dict[str, str]:
    """Every text of the lessons on the Tunisian road."""
    found: dict[str, str] = {}
    for lesson in course(COINCHE):
        told = words(lesson, "ar")
        found |= {f"{lesson.slug} {id}": section for id, section in told.sections.items()}
        found[lesson.slug] = f"{told.title} {told.about}"
    return found


@pytest.mark.parametrize("texts", [said, taught, cited])
def test_a_coinche_player_meets_no_word_of_the_gulf(texts: Callable[[], dict[str, str]]) -> None:
    gulf = {id: found for id, of in texts().items() if (found := spoken(of, GULF_WORD))}
    assert gulf == {}


@pytest.mark.parametrize("texts", [overlaid, taught])
def test_a_word_is_spelled_in_one_way(texts: Callable[[], dict[str, str]]) -> None:
    other = {id: found for id, of in texts().items() if (found := spoken(of, OTHER_SPELLING))}
    assert other == {}, SPELLINGS


def test_what_is_ruled_out_is_a_message() -> None:
    ids = [id for message in messages(ARABIC).values() for id, _ in patterns(message)]
    ruled_out = [one for those in NEVER_SAID.values() for one in those]
    assert [one for one in ruled_out if not any(fnmatch(id, one) for id in ids)] == []


@pytest.mark.parametrize("text", ["ووش", "للحين", "بالأكلة", "والفتّة", "الصكّة", "أبناط", "ليش؟"])
def test_a_gulf_word_is_known_with_what_stands_before_it(text: str) -> None:
    assert len(spoken(text, GULF_WORD)) == 1
