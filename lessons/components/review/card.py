"""A card that was chosen, in words and at the table: what could be known of it, and how the cards lay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from engine import Card, Match, Play
from engine.bots.review import JudgedCard, Worth
from lessons.components.because import source
from lessons.components.markup import el, join, scrolled
from lessons.components.review.feedback import TOLD, answer, marks
from lessons.components.table import Scene
from lessons.components.table.choices import hand, reasons
from lessons.components.table.scene import Fate, Overlays, Use
from lessons.components.table.staging import show_scene
from lessons.i18n import Speech
from lessons.practice import ME, story


@dataclass(frozen=True, slots=True)
class CardShown:
    """A judged card in one language."""

    one: JudgedCard
    said: Speech

    @property
    def name(self) -> str:
        """What the address asks for it by."""
        return self.one.decision.name

    @property
    def place(self) -> str:
        """When it was, in words."""
        return self.said.ui("trick", n=self.one.decision.trick)

    @property
    def way(self) -> str:
        """The words of the way to it."""
        return self.said.ui("review-open", n=self.one.decision.trick)

    @property
    def title(self) -> str:
        """The question it is asked again with."""
        return self.said.ui("review-moment", n=self.one.decision.trick)

    def costly(self) -> Markup:
        """What was played, what was better, and what that cost."""
        played, best = self.said.card(self.one.decision.played), self.said.card(self.one.best_known)
        return join(
            el("p", self.said.ui("review-costly", played=played, best=best)),
            el("p", self.said.ui("review-costly.cost", cost=self._cost(self.one.cost_known)), class_="cost"),
        )

    def fine(self) -> Markup:
        """That it was as good as any, and what luck it had."""
        text = el("p", self.said.ui("review-fine.equal", card=self.said.card(self.one.decision.played)))
        if round(self.one.cost_lay.card_points) == 0:
            return text
        luck = self.said.ui("review-fine.luck", best=self.said.card(self.one.best_lay))
        return join(text, el("p", luck, class_="under"))

    def allows(self, text: str) -> bool:
        """Return whether this may be chosen."""
        return text in {str(card) for card in self.one.decision.cards}

    def before(self) -> Markup:
        """Return what must be known beside the table: nothing."""
        return Markup("")

    def scene(self, match: Match, chosen: str | None, seq: str) -> Scene:
        """Return the table as it stood: to play a card at, or all open with the good cards lit."""
        deal, said = self.one.decision.before, self.said
        if chosen is not None:
            lit = tuple(str(card) for card in self.one.good)
            scene = show_scene(match, deal, (), ME, seq, said)
            return replace(scene, overlays=Overlays(lit=lit), ask="")
        why = tuple(
            replace(row, fate=Fate.REFUSED) if row.fate is Fate.FAULT else row
            for row in reasons(deal, ME, said)
        )
        scene = show_scene(match, deal, story(deal), ME, seq, said, frozenset({ME}))
        return replace(
            scene,
            use=Use.PLAY,
            hand=hand(deal, ME, why, said),
            reasons=why,
            why_title=said.ui("what-may-i-do"),
            ask=said.ui("review-ask"),
            say=said.ui("review-ask"),
        )

    def verdict(self, chosen: str) -> Markup:
        """Return what the chosen card is, what is as good, and what was played in the hand."""
        one, said = self.one, self.said
        played, best = one.decision.played, one.best_known
        card = None if chosen == TOLD else Card.parse(chosen)
        if card is None:
            text = said.ui("review-chosen.told", best=said.card(best))
        else:
            case = "good" if card in one.good else "better"
            text = said.ui("review-chosen", case=case, card=said.card(card), best=said.card(best))
        others = [other for other in one.known if other in one.good and other not in (card, best)]
        also = said.ui("review-also", cards=said.cards(others)) if others else ""
        before = said.ui("review-played", case="same" if card == played else "other", card=said.card(played))
        ruling = source([one.decision.before.judge(Play(best))], one.decision.before.rules, said)
        return answer(text, (also, before), ruling, is_good=card is None or card in one.good)

    def known(self) -> Iterator[Markup]:
        """Yield the verdict on the card that was played by what could be known."""
        one, said = self.one, self.said
        played = said.card(one.decision.played)
        deals = said.ui("review-deals", n=one.worlds)
        if one.is_good:
            yield el("p", said.ui("review-known.good", card=played, deals=deals))
        else:
            words = {"card": played, "best": said.card(one.best_known), "cost": self._cost(one.cost_known)}
            yield el("p", said.ui("review-known.cost", **words, deals=deals))
        thumb, why = one.thumb
        if thumb in one.good:
            yield el("p", el("b", said.ui("review-known.thumb")), " ", said.thumb(why, ME))

    def lay(self) -> Iterator[Markup]:
        """Yield the verdict on it as the cards lay, and both verdicts on every card in numbers."""
        one, said = self.one, self.said
        played = said.card(one.decision.played)
        if round(one.cost_lay.card_points):
            words = {"card": played, "best": said.card(one.best_lay), "cost": self._cost(one.cost_lay)}
            text = said.ui("review-lay.cost", **words)
            if one.is_good:
                text = f"{text} {said.ui('review-lay.unknown')}"
        else:
            text = said.ui("review-lay.good", card=played)
            if not one.is_good:
                text = f"{text} {said.ui('review-lay.lucky')}"
        yield el("p", text)
        yield self._numbers()

    def _cost(self, worth: Worth) -> str:
        """A cost in card points, and in points of the sheet where there are any."""
        card_points, points = round(worth.card_points), round(worth.points)
        case = "sheet" if points else "plain"
        return self.said.ui("review-cost", case=case, card_points=card_points, points=points)

    def _numbers(self) -> Markup:
        """Each card with what it lacks of the best: by what could be known, and as the cards lay."""
        one, said = self.one, self.said
        columns = (one.known, one.lay)
        best = [max(column.values(), key=lambda worth: worth.card_points) for column in columns]
        sides = (said.ui("review-known"), said.ui("review-lay"))
        units = (said.term("card_points"), said.term("points")) * 2
        order = sorted(one.known, key=lambda card: (card not in one.good, -one.known[card].card_points))
        rows = (
            el(
                "tr",
                el("th", said.card(card), self._marks(card), scope="row"),
                *(_cell(most - column[card], said) for most, column in zip(best, columns, strict=True)),
            )
            for card in order
        )
        head = (
            el(
                "tr",
                el("th", said.term("card"), scope="col", rowspan=2),
                *(el("th", side, scope="colgroup", colspan=2) for side in sides),
            ),
            el("tr", *(el("th", unit, scope="col", class_="num") for unit in units)),
        )
        caption = el("caption", said.ui("review-numbers"))
        table = el("table", caption, el("thead", *head), el("tbody", *rows), class_="sheet by-card")
        note = el("p", said.ui("review-numbers.note"), class_="under")
        return join(scrolled(table, said.ui("review-numbers")), note)

    def _marks(self, card: Card) -> Markup:
        word = self.said.ui("review-numbers.played") if card == self.one.decision.played else ""
        return marks(card in self.one.good, word, self.said)


def _cell(less: Worth, said: Speech) -> Markup:
    numbers = (max(0, round(less.card_points)), max(0, round(less.points)))
    return join(*(el("td", el("bdi", said.number(n)), class_="num") for n in numbers))
