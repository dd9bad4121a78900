from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from engine import Phase, Seat
from engine.bots import bots, warm_up
from tests.strategies import BOOKS, Habits, book, in_phase

pytestmark = pytest.mark.xdist_group("solver")
warm_up()  # some bots solve deals by the dozen

HERE = Path("engine/bots")


def test_the_registry_holds_every_module_that_defines_a_bot_and_no_other(repo: Path) -> None:
    defining = {
        path.stem
        for path in (repo / HERE).glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "BOT"
    }
    assert {"chance", "simple"} <= defining
    assert {import_module(f"engine.bots.{name}").BOT.name for name in defining} == set(bots())


def test_a_bot_is_registered_under_its_own_name() -> None:
    assert {"random", "simple"} <= set(bots())
    assert all(name == bot.name for name, bot in bots().items())


@pytest.mark.parametrize("name", sorted(bots()))
@pytest.mark.parametrize("id", BOOKS)
def test_the_same_view_and_seed_give_the_same_choice(id: str, name: str) -> None:
    rng, bot = Random(id), bots()[name]
    for phase in (Phase.AUCTION, Phase.PLAY, Phase.PLAY):
        deal = in_phase(rng, book(id), phase, Habits(claim=0.0))
        assert deal.turn is not None
        view = deal.view(Seat(deal.turn))
        assert bot.choose(view, Random(5)) == bot.choose(view, Random(5))
