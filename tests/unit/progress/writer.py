"""A process of its own that records answers: `python -m tests.unit.progress.writer URL LEARNER`.

The first line it reads has it open the store, each other one is a token. It says of each what came of it.
"""

from __future__ import annotations

import sys

from lessons.progress import open_store
from tests.unit.progress.making import answered


def main(url: str, learner: str) -> None:
    """Serve the lines that come in."""
    print("here", flush=True)
    sys.stdin.readline()
    store = open_store(url)
    print("open", flush=True)
    for line in sys.stdin:
        token = line.strip()
        print(token, store.record(learner, answered(token)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
