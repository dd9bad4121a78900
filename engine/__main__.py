"""The command line: `python -m engine ask | rulebooks | clause`.

The only place of the engine that speaks: sentences come from the language folders, loaded when asked for.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from pathlib import Path
from typing import Any

from engine.arbiter import Explain, answers
from engine.library import RulebookError, UnknownRulebook, load, rulebooks
from engine.reasons import Reason, Status
from engine.rulebook import Rulebook


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit status."""
    options = _parser().parse_args(arguments)
    directories = tuple(Path(folder) for folder in options.rulebooks)
    try:
        match options.command:
            case "ask":
                return _ask(directories, options.explain)
            case "rulebooks":
                return _rulebooks(directories, options.lang)
            case _:
                return _clause(options.id, options.lang, directories)
    except (RulebookError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument(
        "--rulebooks", metavar="DIR", action="append", default=[], help="a folder of a club's own rulebooks"
    )
    parser = argparse.ArgumentParser(prog="python -m engine")
    commands = parser.add_subparsers(dest="command", required=True)
    ask = commands.add_parser("ask", parents=[shared], help="rule on questions, one JSON object a line")
    ask.add_argument("--explain", metavar="LANG", help="add sentences in this language")
    listed = commands.add_parser("rulebooks", parents=[shared], help="list the rulebooks")
    listed.add_argument("--lang", default="en", help="the language of the names")
    clause = commands.add_parser("clause", parents=[shared], help="print one clause")
    clause.add_argument("id", help="such as online:6.6")
    clause.add_argument("--lang", default="ar", help="the language of the wording")
    return parser


def _ask(directories: tuple[Path, ...], language: str | None) -> int:
    explain = None if language is None else _explain(language)
    gc.freeze()  # the rulebooks stay; collecting them again and again costs a tenth of the time
    failed = False
    for ruling in answers(sys.stdin.buffer, directories, explain):
        failed |= "error" in ruling
        _write(ruling)
    sys.stdout.buffer.flush()
    return 1 if failed else 0


def _write(ruling: dict[str, Any]) -> None:
    try:
        text = json.dumps(ruling, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:
        text = json.dumps(ruling, separators=(",", ":")).encode()
    sys.stdout.buffer.write(text + b"\n")


def _explain(language: str) -> Explain:
    from lessons.i18n import explain, languages

    if language not in languages():
        raise SystemExit(f"--explain: one of {', '.join(languages())}")

    def speak(reason: Reason, status: Status, rules: Rulebook) -> str:
        return explain(language, rules)(reason, status)

    return speak


def _rulebooks(directories: tuple[Path, ...], language: str) -> int:
    from lessons.i18n import speech

    for id in rulebooks(*directories):
        rules = load(id, *directories)
        print(f"{id}\t{speech(language, rules).rulebook(rules)}")
    return 0


def _clause(id: str, language: str, directories: tuple[Path, ...]) -> int:
    from lessons.i18n import speech

    try:
        rules = load(id.partition(":")[0], *directories)
        wording = speech(language, rules).clause(rules.clauses[id].id, rules)
    except (UnknownRulebook, KeyError):
        print(f"{id}: no such clause", file=sys.stderr)
        return 1
    print(wording)
    return 0


if __name__ == "__main__":
    sys.exit(main())
