"""What is not one large plain log: the start, small logs, many tables, odd and compressed transactions, a pipe."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from contenders import PROGRAM, peers_for  # beside this file
from measure import measure

from tests.builder import LogBuilder
from tests.builder.columns import integer, table_map_body, varchar
from tests.made.odd import PLAIN, write_kind

__all__ = ["Case", "cases", "measure_cases"]

_COMMANDS = ("events", "changes", "verify", "sql", "stats", "transactions --format jsonl")
_SMALL, _MANY_LOGS, _MANY_TABLES = 9 << 10, 300, 5000
_ODD = {
    "a savepoint in one of ten transactions": "savepoint",
    "one of ten is XA": "XA",
    "one of ten is an ALTER": "ALTER",
    "each is compressed": "payload with savepoint",
}
"""Names of logs, and their kinds."""


@dataclass
class Case:
    """Logs that are read by one command, or one by standard input."""

    name: str
    paths: list[Path]
    is_stream: bool = False

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(path.stat().st_size for path in self.paths)


def cases(folder: Path, size: int) -> Iterator[Case]:
    """Make logs; those with many transactions have about `size` bytes."""
    yield Case("start: a log of 9 kB", [write_kind(PLAIN, folder / "small", _SMALL)])
    yield Case(f"{_MANY_LOGS} logs of 9 kB", [_linked(folder / "small", n) for n in range(_MANY_LOGS)])
    yield Case(f"{_MANY_TABLES:,} tables, a row of each", [_many_tables(folder / "tables")])
    plain = write_kind(PLAIN, folder / "plain", size)
    yield Case("plain", [plain])
    yield Case("plain, by standard input", [plain], is_stream=True)
    for name, kind in _ODD.items():
        yield Case(name, [write_kind(kind, folder / kind.replace(" ", "-"), size)])


def _linked(log: Path, number: int) -> Path:
    path = log.with_name(f"{log.name}.{number:06d}")
    os.link(log, path)
    return path


def _many_tables(path: Path) -> Path:
    columns, log = [integer("id", 4), varchar("name", 200), integer("count", 8)], LogBuilder()
    for number in range(1, _MANY_TABLES + 1):
        log.gtid(number, last_committed=number - 1, sequence_number=number)
        log.begin()
        log.table_id = number
        log.event(19, table_map_body(columns, number, table=f"t{number}", primary_key=[0]))
        log.rows("insert", columns, [(None, {"id": number, "name": "one row", "count": 7})])
        log.xid(number)
    log.rotate()
    return log.write(path)


def measure_cases(folder: Path, size: int, rounds: int, peers: list[str]) -> dict[str, dict[str, float]]:
    """Return the CPU seconds of each command by case: medians; nothing for a command that refuses."""
    found: dict[str, dict[str, float]] = {}
    for case in cases(folder, size):
        runs: dict[str, list[float]] = {}
        for _ in range(rounds):
            for name, command in _lines(case, peers).items():
                print(f"{case.name}: {name}", file=sys.stderr)
                try:
                    cpu = measure(command, str(folder), piped=case.paths[0] if case.is_stream else None).cpu
                except subprocess.CalledProcessError as error:
                    print(f"left out: it ends with {error.returncode}", file=sys.stderr)
                else:
                    runs.setdefault(name, []).append(cpu)
        found[f"{case.name} ({case.size / 1e6:.3g} MB)"] = {
            name: statistics.median(cpus) for name, cpus in runs.items()
        }
    return found


def _lines(case: Case, peers: list[str]) -> dict[str, list[str]]:
    """Return commands by name, the peers' first."""
    paths = ["-"] if case.is_stream else list(map(str, case.paths))
    ours = {command: [PROGRAM, *command.split(), *paths] for command in _COMMANDS}
    return peers_for(" ".join(paths), peers) | ours
