"""How far a learner is with one question: in the session as plain values, under the question's token.

Only the first choice counts and is told to whoever keeps it; what comes after is for learning.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

from engine.rulebook import Rulebook
from lessons.quiz import Question

GIVEN_UP = ""  # chosen by whoever asked for the answer
RUNGS = 4  # of help: where to look, the rule, half of the wrong ones struck out, the answer


@dataclass(frozen=True, slots=True)
class First:
    """The first choice made on a question: what counts."""

    token: str
    choice: str
    is_right: bool
    hints: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Asking:
    """A question put to a learner: its token, and whether it may be tried again and helped with."""

    token: str
    question: Question
    rules: Rulebook
    on_first: Callable[[First], None]
    helps: bool = True

    @property
    def state(self) -> dict[str, object]:
        """What the session holds: `chosen` in order, `hints` taken, `since` when it was first seen."""
        fresh = {"chosen": [], "hints": 0, "since": time.monotonic()}
        return st.session_state.setdefault(f"question:{self.token}", fresh)

    @property
    def chosen(self) -> list[str]:
        return self.state["chosen"]  # type: ignore[return-value]

    @property
    def hints(self) -> int:
        return int(str(self.state["hints"]))

    @property
    def is_solved(self) -> bool:
        return self.question.answer in self.chosen

    @property
    def is_over(self) -> bool:
        """Whether the right one was found or told; without help the first choice ends it."""
        told = self.hints >= RUNGS or not self.helps
        return self.is_solved or (told and bool(self.chosen))

    def recall(self, choice: str) -> None:
        """Take up a choice that was kept before: the question was answered in another session or tab."""
        if not self.chosen:
            self.chosen.append(choice)
            if choice == GIVEN_UP:
                self.state["hints"] = RUNGS

    def choose(self, id: str) -> None:
        """Choose an option; the first choice is told to whoever keeps it. Too late or twice is nothing."""
        if self.is_over or id in self.chosen:
            return
        if id != GIVEN_UP and self.question.option(id) is None:
            return
        if not self.chosen:
            seconds = time.monotonic() - float(str(self.state["since"]))
            right = id == self.question.answer
            self.on_first(First(self.token, id, right, self.hints, seconds))
        self.chosen.append(id)

    def help(self) -> None:
        """Climb the next rung of help; the last one tells the answer, which is as good as not knowing it."""
        if self.is_over:
            return
        self.state["hints"] = self.hints + 1
        if self.hints >= RUNGS:
            self.choose(GIVEN_UP)
