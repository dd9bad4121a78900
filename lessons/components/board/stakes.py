"""What stands on the sheet before a new board's deal, and how far its contract is raised."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st

from engine import Contract, Standing
from engine.choices import ContractScoring
from engine.rulebook import Rulebook
from engine.seats import Team
from lessons.board.raising import raised, why_not_raised
from lessons.components.markup import el
from lessons.components.setup import draw_scoring, draw_target
from lessons.i18n import Speech
from lessons.practice import ME

KEY = "board_new_"  # before the keys of what is chosen here
SIDES = (("us", ME.team), ("them", ME.team.other))


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the deal is played for; `contract` as it is raised, None before the auction."""

    contract: Contract | None
    standing: Standing
    target: int | None
    scoring: ContractScoring | None


def draw_stakes(rules: Rulebook, contract: Contract | None, said: Speech) -> Stakes:
    """Draw what most teachers leave as it is, folded away; return what is chosen."""
    with st.expander(said.ui("board-more"), icon=":material/tune:", key="board_more"):
        target = draw_target(rules, said, f"{KEY}target_{rules.id}")
        totals = _draw_totals(rules.match.targets[0] if target is None else target, rules, said)
        scoring = draw_scoring(rules, said, f"{KEY}scoring_{rules.id}")
        if contract is None:
            st.caption(said.ui("board-more.unbought"))
        else:
            contract = _draw_raises(rules, contract, totals, said)
    return Stakes(contract, Standing(totals), target, scoring)


def _draw_totals(target: int, rules: Rulebook, said: Speech) -> tuple[int, int]:
    """The score before the deal, of a match that nobody has won yet."""
    totals = {Team.EVEN: 0, Team.ODD: 0}
    st.html(el("p", said.ui("board-score", target=target), class_="setting"))
    with st.container(key="board_score", horizontal=True):
        for side, team in SIDES:
            totals[team] = int(
                st.number_input(
                    said.ui(side),
                    min_value=0,
                    max_value=target - 1,
                    step=1,
                    key=f"{KEY}{side}_{rules.id}_{target}",
                )
            )
    return totals[Team.EVEN], totals[Team.ODD]


def _draw_raises(rules: Rulebook, contract: Contract, totals: tuple[int, int], said: Speech) -> Contract:
    """The ways the rulebook lets this contract be raised; where it lets none, why."""
    ways = raised(contract, rules, totals)
    if len(ways) > 1:
        return st.selectbox(
            said.ui("phase-raises"),
            ways,
            format_func=lambda one: said.level(one.level, one.closed),
            key=f"{KEY}raised_{hash(ways)}",
        )
    if (verdict := why_not_raised(contract, rules, totals)) is not None:
        st.html(el("p", said.because(verdict, me=None), class_="panel", role="status"))
    return contract
