"""Make and check many questions of every kind under every rulebook: `many_questions.py 2000`.

Prints for each rulebook how many were made, how many a second, and everything that was wrong. Making is timed
alone; the check takes longer, most of all where it says every sentence in every language (`--aloud 10` says
those of every tenth question; the rest is checked of all).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from engine import load, rulebooks
from lessons.quiz import fitting, make
from tests.questions import faults

SHOWN = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=2000, help="of each kind and rulebook")
    parser.add_argument("--rulebook", choices=rulebooks(), action="append")
    parser.add_argument("--kind", action="append")
    parser.add_argument("--aloud", type=int, default=1, help="say every sentence of one question in so many")
    asked = parser.parse_args()
    made, spent, wrong = 0, 0.0, 0
    for id in asked.rulebook or rulebooks():
        rules = load(id)
        for kind, drilled in fitting(rules).items():
            if asked.kind and kind not in asked.kind:
                continue
            begun = time.perf_counter()
            questions = [make(kind, rules, str(n), drilled[n % len(drilled)]) for n in range(asked.count)]
            took = time.perf_counter() - begun
            found = [
                (n, fault)
                for n, q in enumerate(questions)
                for fault in faults(q, rules, aloud=n % asked.aloud == 0)
            ]
            answers = Counter(question.answer for question in questions)
            distinct = len({str(question.position) for question in questions})
            made, spent, wrong = made + len(questions), spent + took, wrong + len(found)
            print(
                f"{id:11} {kind:20} {len(questions):6} {len(questions) / took:8.0f}/s "
                f"{distinct:6} different, {len(answers)} answers, {len(found)} faults",
                flush=True,
            )
            for n, fault in found[:SHOWN]:
                print(f"    seed {n}: {fault}")
    print(f"{made} questions, {made / spent:.0f} a second, {wrong} faults")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
