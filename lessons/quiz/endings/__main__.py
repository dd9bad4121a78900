"""Find endings and write the stock: `python -m lessons.quiz.endings` takes an hour."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from engine import Mode, load, rulebooks
from engine.asked import Asked, AskError
from engine.safety import Ending, Prize, sure
from engine.solver import warm_up
from lessons.quiz.drawing.endings import ending_in, read_ending
from lessons.quiz.endings.finding import found, is_tempting, safe_card
from lessons.quiz.endings.stock import FILE

Sort = tuple[Mode, Prize, int, bool]  # so many cards in hand, the safe one hidden or not


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=7, help="of each sort at most")
    parser.add_argument("--hands", type=int, default=500, help="to play under each rulebook")
    asked = parser.parse_args()
    warm_up()
    kept: dict[Sort, list[Mapping[str, Any]]] = {}
    for number in range(asked.hands):
        for id in rulebooks():
            one = found(load(id), Random(f"{id} {number}"))
            if one is None:
                continue
            ending = one.ending
            rows = kept.setdefault((ending.contract.mode, ending.prize, len(ending.hand), one.is_hidden), [])
            if len(rows) < asked.count and holds_everywhere(ending):
                rows.append({"prize": ending.prize.value, **ending_in(ending)})
        if number % 25 == 24:
            print(
                number + 1, {" ".join(map(str, sort)): len(kept[sort]) for sort in sorted(kept)}, flush=True
            )
            write(row for sort in sorted(kept) for row in kept[sort])


def write(rows: Iterable[Mapping[str, Any]]) -> None:
    """Write the stock, a line each."""
    FILE.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8", newline="\n")


def holds_everywhere(ending: Ending) -> bool:
    """Return whether the same card is safe, and another tempts, under every rulebook that plays the mode."""
    position, safe = ending_in(ending), safe_card(ending, sure(ending))
    for rules in map(load, rulebooks()):
        if ending.contract.mode in rules.modes:
            try:
                there = read_ending(Asked(position), rules, ending.prize)
            except AskError:  # who played so there held something else
                return False
            if not is_tempting(there) or safe_card(there, sure(there)) != safe:
                return False
    return True


if __name__ == "__main__":
    sys.exit(main())
