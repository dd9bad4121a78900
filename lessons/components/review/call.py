"""A call that was chosen, in words and at the table: what could be known of it, and how the cards lay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from engine import Call, Match
from engine.bots.advice import Why, compare
from engine.bots.odds import Odds
from engine.bots.open_deals import Result
from engine.bots.review import JudgedCall
from lessons.buying import shown_first
from lessons.components.because import source
from lessons.components.markup import el, join, scrolled
from lessons.components.odds import odds_table, why
from lessons.components.review.feedback import TOLD, answer, marks
from lessons.components.table import Scene
from lessons.components.table.choices import bids, calls, reasons
from lessons.components.table.scene import Use
from lessons.components.table.staging import show_scene
from lessons.i18n import Speech
from lessons.practice import ME, story


@dataclass(frozen=True, slots=True)
class CallShown:
    """A judged call in one language."""

    one: JudgedCall
    said: Speech

    @property
    def name(self) -> str:
        """What the address asks for it by."""
        return self.one.decision.name

    @property
    def place(self) -> str:
        """When it was, in words."""
        return self.said.ui("review-call", n=self.one.decision.time)

    @property
    def way(self) -> str:
        """The words of the way to it."""
        return self.said.ui("review-call-open", n=self.one.decision.time)

    @property
    def title(self) -> str:
        """The question it is asked again with."""
        return self.said.ui("review-call-moment", n=self.one.decision.time)

    def costly(self) -> Markup:
        """What was said, what was better, and what that cost."""
        call, best = self._word(self.one.decision.said), self._word(self.one.best_known)
        return join(
            el("p", self.said.ui("review-call-costly", call=call, best=best)),
            el("p", self.said.ui("review-costly.cost", cost=self._cost(self.one.cost_known)), class_="cost"),
        )

    def fine(self) -> Markup:
        """That it was as good as any, and what luck it had."""
        text = el("p", self.said.ui("review-call-fine", call=self._word(self.one.decision.said)))
        if not self.one.cost_lay:
            return text
        luck = self.said.ui("review-call-fine.luck", best=self._word(self.one.best_lay))
        return join(text, el("p", luck, class_="under"))

    def allows(self, text: str) -> bool:
        """Return whether this may be chosen."""
        return text in {str(call) for call in self.one.decision.calls}

    def before(self) -> Markup:
        """Return what had been said before it."""
        spoken = [
            self.said.ui("said", seat=self.said.ui(f"seat-short-{place}"), words=words)
            for place, words in self._spoken()
        ]
        words = self.said.listed(spoken)
        return el("p", self.said.ui("review-call-before", case="some" if words else "none", words=words))

    def _spoken(self) -> Iterator[tuple[str, str]]:
        """Who had spoken, and what he said."""
        deal = self.one.decision.before
        for number, (seat, call) in enumerate(deal.auction.calls):
            words = self.said.call(call, number // 4 + 1)
            yield self.said.place(seat, ME, deal.rules.table.direction), words

    def scene(self, match: Match, chosen: str | None, seq: str) -> Scene:
        """Return the table as it stood: to speak at, or with all cards of the auction open."""
        deal, said = self.one.decision.before, self.said
        if chosen is not None:
            return show_scene(match, deal, (), ME, seq, said)
        return replace(
            show_scene(match, deal, story(deal), ME, seq, said, frozenset({ME})),
            use=Use.PLAY,
            calls=calls(deal, said),
            bids=bids(deal, said),
            reasons=reasons(deal, ME, said),
            why_title=said.ui("what-may-i-say"),
            ask=said.ui("review-call-ask"),
            say=said.ui("review-call-ask"),
        )

    def verdict(self, chosen: str) -> Markup:
        """Return what the chosen call is, what is as good, and what was said in the hand."""
        one, said = self.one, self.said
        call, best = None if chosen == TOLD else Call.parse(chosen), one.best_known
        if call is None:
            text = said.ui("review-call-chosen.told", best=self._word(best))
        else:
            case = "good" if call in one.good else "better"
            text = said.ui("review-call-chosen", case=case, call=self._word(call), best=self._word(best))
        first = (odds.call for odds in shown_first(tuple(one.known.values())))
        others = [self._word(other) for other in first if other in one.good and other not in (call, best)]
        also = said.ui("review-also", cards=said.listed(others)) if others else ""
        case = "same" if call == one.decision.said else "other"
        before = said.ui("review-call-said", case=case, call=self._word(one.decision.said))
        ruling = source([one.decision.before.judge(best)], one.decision.before.rules, said)
        return answer(text, (also, before), ruling, is_good=call is None or call in one.good)

    def known(self) -> Iterator[Markup]:
        """Yield the verdict on the call that was said by what could be known, and the odds of every call."""
        one, said = self.one, self.said
        words = {"call": self._word(one.decision.said), "best": self._word(one.best_known)}
        words |= {"deals": said.ui("review-deals", n=one.worlds), "cost": self._cost(one.cost_known)}
        case = "good" if one.is_good else "cost"
        yield el("p", said.ui("review-call-known", case=case, **words))
        if reason := self._why():
            yield el("p", reason)
        thumb, sentence = one.thumb
        if thumb in one.good:
            yield el("p", el("b", said.ui("review-known.thumb")), " ", said.thumb(sentence, ME))
        name = said.ui("review-call-known.table")
        yield odds_table(self._rows(), one.best_known, self._round, self._marks, name, said)
        yield el("p", said.ui("buying-note", deals=one.worlds), class_="under")

    def _why(self) -> str:
        """What decides between the call to choose and a worse one; nothing where that is too close."""
        one = self.one
        rivals = [one.known[one.decision.said]]
        if one.is_good:
            rivals = [odds for odds in self._rows() if odds.call not in one.good]
        if not rivals:
            return ""
        advice = compare(one.known[one.best_known], rivals[0])
        return "" if advice.why is Why.CLOSE else why(advice, self._round, self.said)

    def lay(self) -> Iterator[Markup]:
        """Yield the verdict on it as the cards lay, and what each call would have come to."""
        one, said = self.one, self.said
        words = {"call": self._word(one.decision.said), "best": self._word(one.best_lay)}
        case = "cost" if one.cost_lay else "good"
        text = said.ui("review-call-lay", case=case, cost=self._cost(one.cost_lay), **words)
        if one.cost_lay and one.is_good:
            text = f"{text} {said.ui('review-lay.unknown')}"
        elif not one.cost_lay and not one.is_good:
            text = f"{text} {said.ui('review-lay.lucky')}"
        yield el("p", text)
        yield self._as_it_lay()
        yield el("p", said.ui("review-call-lay.note", call=words["call"]), class_="under")

    def _as_it_lay(self) -> Markup:
        said = self.said
        heads = (
            el("th", said.ui("buying-call"), scope="col"),
            el("th", said.ui("review-call-lay.bought"), scope="col"),
            *(el("th", said.ui(side), scope="col", class_="num") for side in ("us", "them")),
        )
        body = (self._came_to(odds.call) for odds in self._rows())
        table = el("table", el("thead", el("tr", *heads)), el("tbody", *body), class_="sheet by-call")
        return scrolled(table, said.ui("review-lay"))

    def _came_to(self, call: Call) -> Markup:
        said, result = self.said, self.one.lay[call]
        numbers = (el("td", said.number(points), class_="num") for points in (result.us, result.them))
        mark = marks(False, self._mark_of_said(call), said)
        name = el("th", self._word(call), mark, scope="row")
        lit = "asked" if call == self.one.best_lay else None
        return el("tr", name, el("td", *_bought(result, said)), *numbers, class_=lit)

    def _rows(self) -> tuple[Odds, ...]:
        """The calls worth showing, best first: the best bid of each suit, and those that are spoken of."""
        one = self.one
        spoken_of = {one.decision.said, one.best_known, one.best_lay}
        shown = spoken_of | {odds.call for odds in shown_first(tuple(one.known.values()))}
        return tuple(
            sorted((one.known[call] for call in one.known if call in shown), key=lambda odds: -odds.gain)
        )

    @property
    def _round(self) -> int:
        return self.one.decision.before.auction.round

    def _word(self, call: Call) -> str:
        return self.said.call(call, self._round)

    def _cost(self, points: float) -> str:
        return self.said.ui("review-cost", case="points", points=max(1, round(points)))

    def _marks(self, call: Call) -> Markup:
        return marks(call in self.one.good, self._mark_of_said(call), self.said)

    def _mark_of_said(self, call: Call) -> str:
        return self.said.ui("review-call-said.mark") if call == self.one.decision.said else ""


def _bought(result: Result, said: Speech) -> Iterator[object]:
    """What was bought and how it ended; where nobody bought, that."""
    if result.contract is None or result.outcome is None:
        yield said.ui("review-call-lay.nobody")
        return
    yield said.contract(result.contract, ME)
    yield el("span", said.outcome(result.outcome), class_="ref")
