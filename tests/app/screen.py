"""What a reader sees, and what he presses, without a browser: a page of the app run by Streamlit's AppTest.

Whatever a test does, each run is checked: no exception, no message id or error where words should be, the
direction of the language set, and no word of another language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Widget

from engine import Match, dump, from_link, load, rulebooks
from lessons.i18n import Digits, language, languages, speech
from lessons.i18n.bundles import messages
from lessons.settings import Settings, read

REPO = Path(__file__).resolve().parent.parent.parent
LATIN = re.compile(r"[A-Za-z]+")
ARABIC = re.compile(r"[\u0620-\u065f\u066e-\u06ef\u06fa-\u06ff]+")  # letters, not digits
ID = re.compile(r"[a-z][a-z0-9_]*(?:[-.][a-z0-9_]+)+")
# A suit's sign as it is drawn, and the rank that is held together with it, are read as what they say.
GLYPH = re.compile(r'(?:<span class="pair">([^<]*))?<span class="glyph[^>]*><i>(.*?)</i></span>(?(1)</span>)')
PRINTED = {"A", "K", "Q", "J"}  # on the cards
# What keeps the digits printed on it: a card, an order of cards, a clause, and the sample in the settings.
PRINTED_DIGITS = re.compile(
    r"(?:10|[789]) ?[♠♥♦♣]|(?:(?:[AKQJ789]|10) ){3,}(?:[AKQJ789]|10)|\d+\.\d+|\b123\b"
)
LATIN_DIGIT = re.compile("[0-9]")
FOREIGN = {"ar": LATIN, "en": ARABIC, "fr": ARABIC}
INLINE = ("bdi", "span", "b", "i")


class Screen:
    """One reader's browser tab."""

    def __init__(self, lang: str, page: str = "play", quoting: Collection[str] = (), **query: str) -> None:
        """Open a page in a language; `quoting` are words of no language that it may quote."""
        self.at = AppTest.from_file(REPO / "streamlit_app.py", default_timeout=60)
        self.at.query_params.update(lang=lang, ui="plain", **query)
        if page != "home":
            self.at.switch_page(f"lessons/pages/{page}.py")
        self.lang, self.quoting = lang, quoting
        self.run()

    # --- doing --------------------------------------------------------------------------------

    def run(self) -> None:
        """Run the page as it stands, and check what every page must keep."""
        for box in self.at.selectbox:
            # AppTest asks for an option's name outside of the run, where no reader's language is known.
            if box.value in rulebooks():
                box.select(self.name(box.value))
        self.at.run()
        self.lang = self.at.session_state["lang"]
        self.check()

    def press(self, key: str) -> None:
        """Press the button of this key; KeyError if there is none."""
        self.at.button(key=key).click()
        self.run()

    def unfold(self, key: str) -> None:
        """Open what is made only when it is asked for."""
        self.at.session_state[key] = True
        self.run()

    def choose(self, key: str, value: object) -> None:
        """Choose in the select box of this key; a rulebook by its id."""
        self.at.selectbox(key=key).select(self.name(value) if value in rulebooks() else value)
        self.run()

    def write(self, key: str, text: str) -> None:
        """Write into a field, and leave it."""
        field = next(field for field in (*self.at.text_input, *self.at.text_area) if field.key == key)
        field.set_value(text)
        self.run()

    def name(self, rulebook: object) -> str:
        """The name of a rulebook in the language of this tab."""
        rules = load(str(rulebook))
        return speech(self.lang, rules).rulebook(rules)

    # --- seeing -------------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The match under way as the page keeps it."""
        return self.at.session_state["hand"]

    @property
    def match(self) -> Match:
        return from_link(self.link)

    @property
    def text(self) -> str:
        """The match under way as `.baloot` text, which a failed comparison can show."""
        return dump(self.match)

    @property
    def keys(self) -> set[str]:
        """The keys of all buttons."""
        return {button.key for button in self.at.button}

    def markup(self) -> Iterator[ElementTree.Element]:
        """Everything drawn as markup, read as XML: a tag left open is an error."""
        for html in self.at.html:
            if not html.value.startswith("<style"):
                yield ElementTree.fromstring("<div>" + GLYPH.sub(r"\1\2", html.value) + "</div>")

    def found(self, path: str) -> list[ElementTree.Element]:
        """The elements of the markup that an ElementTree path names."""
        return [element for root in self.markup() for element in root.iterfind(path)]

    def texts(self) -> list[str]:
        """Every text on the page, but for the match written out as `.baloot` text."""
        seen = self.labels()
        for root in self.markup():
            seen += [part.get(name) for part in root.iter() for name in ("aria-label", "title")]
            seen += written(root)
        return [text for text in seen if isinstance(text, str) and text.strip()]

    def labels(self) -> list[Any]:
        """What is written on and beside what Streamlit draws."""
        seen: list[Any] = []
        for element in self.at.main:
            if element.type in ("code", "html"):
                continue
            if element.type == "plotly_chart":  # what is written in it is tested with the charts
                seen.append(element.proto.alt)
                continue
            shown = ["label", "help", "placeholder"] + ([] if isinstance(element, Widget) else ["value"])
            seen += [getattr(element, attribute, None) for attribute in shown]
            seen += [*getattr(element, "options", ()), *getattr(element.proto, "captions", ())]
        seen += [link["label"] for link in self.header]
        return seen + [block.label for block in (*self.at.expander, *self.at.tabs)]

    def says(self, text: str) -> bool:
        """Whether the page has this text, in one piece."""
        return any(text in seen for seen in self.texts())

    def alerts(self) -> list[str]:
        """What the page says at once and aloud: refusals and errors."""
        drawn = [text(found) for found in self.found(".//*[@role='alert']")]
        return drawn + [plain(error.value) for error in self.at.error]

    def tables(self, kind: str = "sheet") -> list[list[list[str]]]:
        """The sheets on the page, or its tables of another kind, each as rows of cells."""
        return [
            [[text(cell) for cell in row] for row in table.iter("tr")]
            for table in self.found(f".//table[@class='{kind}']")
        ]

    def totals(self) -> tuple[int, int]:
        """Ours and theirs as the bar above the table says them."""
        ours, theirs = (int(text(found)) for found in self.found(".//span[@class='score']//bdi"))
        return ours, theirs

    @property
    def settings(self) -> Settings:
        """What this reader has chosen so far, as the browser is told to keep it."""
        return read(self.sent["settings"])

    @property
    def sent(self) -> dict[str, Any]:
        """What the page tells the browser about itself: its direction, its look, what to keep."""
        (sent,) = self.drawn("baloot_document")
        return sent

    @property
    def arrives(self) -> list[str]:
        """The part of the page that the reader is brought to, by its id; none if it is the top."""
        return [sent["id"] for sent in self.drawn("baloot_arrival")]

    @property
    def header(self) -> list[dict[str, str]]:
        """The links of the header, each with where it leads and what stands on it."""
        return [link for sent in self.drawn("baloot_navigation") for link in json.loads(sent)["links"]]

    def drawn(self, component: str) -> list[Any]:
        """What is sent to the components of this name."""
        return [
            json.loads(element.proto.json)
            for element in self.at.main
            if element.type == "bidi_component" and element.proto.component_name == component
        ]

    # --- checking -----------------------------------------------------------------------------

    def check(self) -> None:
        assert [error.value for error in self.at.exception] == []
        assert self.sent["direction"] == language(self.lang).direction
        texts = self.texts()
        assert [seen for seen in texts if "KeyError" in seen or "Traceback" in seen] == []
        assert [seen for seen in texts if raw_ids(seen, self.lang)] == []
        assert [seen for seen in texts if set(foreign_words(seen, self.lang)) - set(self.quoting)] == []
        told = [(word.get("lang", ""), text(word)) for word in self.found(".//*[@lang]")]
        assert [word for lang, word in told if not word or foreign_words(word, lang)] == []
        if self.settings.digits is Digits.ARABIC_INDIC:
            whole = [*self.labels(), *("".join(written(root)) for root in self.markup())]
            assert [seen for seen in whole if isinstance(seen, str) and latin_digits(seen)] == []


def written(element: ElementTree.Element) -> Iterator[str]:
    """The texts of an element, but for what is printed on cards and what is marked as another language's."""
    if element.get("class", "").split(" ")[0] not in ("card", "face") and element.get("lang") is None:
        yield element.text or ""
        for child in element:
            yield from written(child)
            yield ("" if child.tag in INLINE else "\n") + (child.tail or "")


def text(element: ElementTree.Element) -> str:
    """The text of an element."""
    return plain("".join(element.itertext()))


def plain(sentence: str) -> str:
    """A sentence without the marks that only steer its direction."""
    return re.sub("[\u2066-\u2069]", "", sentence).strip()


def foreign_words(seen: str, lang: str) -> list[str]:
    """The words of a text that are not of its language."""
    allowed = PRINTED | set(rulebooks()) | {language(id).name for id in languages()}
    return [word for word in FOREIGN[lang].findall(seen) if word not in allowed]


@cache
def message_ids(lang: str) -> frozenset[str]:
    vocabularies = {load(id).vocabulary for id in rulebooks()}
    return frozenset(id for name in vocabularies for id in messages(language(lang), name))


def raw_ids(seen: str, lang: str) -> list[str]:
    """Ids of messages that stand where their words should."""
    return [id for id in ID.findall(seen) if id.partition(".")[0] in message_ids(lang)]


def latin_digits(seen: str) -> list[str]:
    """The digits 0 to 9 of a text, but for those that are printed so."""
    return LATIN_DIGIT.findall(PRINTED_DIGITS.sub("", plain(seen).replace("\ufe0e", "")))
