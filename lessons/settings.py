"""What a reader has chosen for himself: language, digits, rulebook, cards, who he plays with and who advises.

A plain value, written in one cookie of this device: the server reads it before the first byte of a page,
and the pages read it again. Whatever a cookie holds that is not known is passed over.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum

from engine import rulebooks
from lessons.i18n import DEFAULT, languages
from lessons.i18n.text import Digits

COOKIE = "settings"


class SuitColours(StrEnum):
    """Red and black, or a colour for each suit."""

    TWO = "two"
    FOUR = "four"


class CardSize(StrEnum):
    """How large the cards of the hand are drawn."""

    NORMAL = "normal"
    LARGE = "large"


class Speed(StrEnum):
    """How fast the other players' cards come; at once for who wants no motion."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"


class Sound(StrEnum):
    """Whether cards are heard."""

    OFF = "off"
    ON = "on"


class TableView(StrEnum):
    """The drawn table, or the same hand as ordinary buttons."""

    DRAWN = "drawn"
    PLAIN = "plain"


class Level(StrEnum):
    """How strong the players beside the learner are; each is the name of a bot."""

    SIMPLE = "simple"
    STEADY = "steady"
    MASTER = "master"


class PartnerPlays(StrEnum):
    """How the learner's partner plays: like the two others, or so that the learner shines."""

    LIKE_OTHERS = "like_others"
    FOR_ME = "for_me"


class Adviser(StrEnum):
    """Whether the learner is told of cards that cost: never, after the deal, or before he plays one."""

    OFF = "off"
    AFTER = "after"
    WARN = "warn"


@dataclass(frozen=True, slots=True)
class Settings:
    """One reader's choices; the defaults are those of someone who has chosen nothing."""

    language: str = DEFAULT
    digits: Digits = Digits.LATIN
    rulebook: str = ""  # none chosen: the first there is
    suits: SuitColours = SuitColours.TWO
    cards: CardSize = CardSize.NORMAL
    speed: Speed = Speed.NORMAL
    sound: Sound = Sound.OFF
    table: TableView = TableView.DRAWN
    level: Level = Level.SIMPLE
    partner: PartnerPlays = PartnerPlays.LIKE_OTHERS
    adviser: Adviser = Adviser.OFF

    def having(self, name: str, value: str) -> Settings:
        """Return these settings with one chosen, as it is written; unchanged if there is no such choice."""
        known = choices(name)
        return replace(self, **{name: known[value]}) if value in known else self

    def written(self) -> str:
        """Return the choices that differ from the defaults, as a cookie holds them.

        >>> Settings(language="en", suits=SuitColours.FOUR).written()
        'language:en.suits:four'
        """
        given = ((field.name, str(getattr(self, field.name)), str(field.default)) for field in fields(self))
        return ".".join(f"{name}:{value}" for name, value, default in given if value != default)


def choices(name: str) -> dict[str, object]:
    """Return what a setting can be, by how it is written; nothing if there is no such setting."""
    match name:
        case "language":
            return {id: id for id in languages()}
        case "rulebook":
            return {id: id for id in rulebooks()}
    kinds = {
        "digits": Digits,
        "suits": SuitColours,
        "cards": CardSize,
        "speed": Speed,
        "sound": Sound,
        "table": TableView,
        "level": Level,
        "partner": PartnerPlays,
        "adviser": Adviser,
    }
    return {str(choice): choice for choice in kinds.get(name, ())}


def read(text: str) -> Settings:
    """Return the settings a cookie holds; what it says of unknown things is passed over.

    >>> read("language:en.suits:nine.x.:").suits
    <SuitColours.TWO: 'two'>
    """
    settings = Settings()
    for part in text.split("."):
        name, _, value = part.partition(":")
        settings = settings.having(name, value)
    return settings
