"""Compares logs with savepoints, XA, statements ... with the plain log of the same work, by command; see README.md."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent)]  # behind the installed package

from contenders import PROGRAM, dumpers  # noqa: E402  # beside this file
from measure import Measure, measure  # noqa: E402

from tests.made.odd import KINDS, PLAIN, TABLE, write_kind  # noqa: E402

DUMPER = "dumper"
"""The name of the server's own tool among the commands."""
COMMANDS = {
    **{name: name for name in ("changes", "events", "verify")},
    "sql": "sql --allow-incomplete",  # else it ends at the first LOAD DATA
    "sql --undo": "sql --undo",
    "sql --undo --as events": "sql --undo --as events",
    "sql --undo -T": "sql --undo -T {table}",
    "history": "history -T {table} --key {key}",
    **{name: name for name in ("stats", "transactions")},
    "export": "export --output {folder}/export --overwrite",
}
TINY = 1 << 14
"""Bytes of the log that takes the time to start."""


@dataclass
class Log:
    """A log that is measured."""

    name: str
    path: Path
    is_stream: bool = False
    """It is given as standard input."""
    options: list[str] = field(default_factory=list)


@dataclass
class Cell:
    """What a command takes for a log, above its start."""

    cpu: float
    code: int = 0
    """With which it ended; what it took is then no measure."""


def main() -> None:
    given = arguments()
    with tempfile.TemporaryDirectory() as folder:
        logs = [Log(path.name, path) for path in given.logs] or list(made_logs(given, Path(folder)))
        if given.stdin:
            logs.insert(1, Log(f"{logs[0].name}, by standard input", logs[0].path, is_stream=True))
        logs += [Log(f"{path.name}, encrypted", path, options=["--keys", str(given.keys)]) for path in given.encrypted]
        tiny = write_kind(PLAIN, Path(folder) / "tiny.binlog", TINY)
        cells: dict[str, dict[str, Cell]] = defaultdict(dict)
        for name in [*(given.command or COMMANDS), DUMPER]:
            start = cpu_of(name, Log("tiny", tiny), folder, given).cpu
            for log in logs:
                found = cpu_of(name, log, folder, given)
                cells[log.name][name] = Cell(max(found.cpu - start, 0.01), found.code)
                print(f"{log.name}: {name} {found.cpu:.2f} s, of them {start:.2f} to start", file=sys.stderr)
        print_tables(logs, cells)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "logs", nargs="*", type=Path, metavar="LOG", help="the plain log, then those to compare with it"
    )
    parser.add_argument(
        "--size", type=int, default=40, metavar="MB", help="of the logs that are made where none is given"
    )
    parser.add_argument(
        "--kind", action="append", choices=[kind for kind in KINDS if kind != PLAIN], help="make only these"
    )
    parser.add_argument("--command", action="append", choices=list(COMMANDS), help="only these")
    parser.add_argument("--rounds", type=int, default=1, help="the least of so many runs counts")
    parser.add_argument("--stdin", action="store_true", help="compare also with the plain log by standard input")
    parser.add_argument("--encrypted", action="append", default=[], type=Path, metavar="LOG", help="an encrypted log")
    parser.add_argument("--keys", type=Path, metavar="FILE", help="keys of the encrypted logs")
    parser.add_argument("--table", default=TABLE, help="whose rows are undone, and of which one is followed")
    parser.add_argument("--key", default="500", help="the key of the row that is followed")
    return parser.parse_intermixed_args()


def made_logs(given: argparse.Namespace, folder: Path) -> list[Log]:
    kinds = [PLAIN, *(given.kind or [kind for kind in KINDS if kind != PLAIN])]
    return [
        Log(kind, write_kind(kind, folder / f"{number}.binlog", given.size << 20)) for number, kind in enumerate(kinds)
    ]


def cpu_of(name: str, log: Log, folder: str, given: argparse.Namespace) -> Cell:
    """Return what a command takes for a log with its start, in CPU seconds: the least of the rounds."""
    command = command_line(name, log, folder, given)
    if command is None:
        return Cell(0.0, 127)
    best: Measure | None = None
    for _ in range(max(given.rounds, 5 if log.name == "tiny" else 1)):
        try:
            found = measure(command, folder, piped=log.path if log.is_stream else None)
        except subprocess.CalledProcessError as error:
            return Cell(0.0, error.returncode)
        best = found if best is None or found.cpu < best.cpu else best
    assert best is not None
    return Cell(best.cpu)


def command_line(name: str, log: Log, folder: str, given: argparse.Namespace) -> list[str] | None:
    """Return the command; None where there is none for this log."""
    if name == DUMPER:
        with log.path.open("rb") as file:
            program = dumpers().get("mariadb-binlog" if b"MariaDB" in file.read(100) else "mysqlbinlog")
        return None if program is None or log.options else [program, "-v", "--verify-binlog-checksum", str(log.path)]
    line = COMMANDS[name].format(table=given.table, key=given.key, folder=folder)
    return [PROGRAM, *line.split(), *log.options, "-" if log.is_stream else str(log.path)]


def print_tables(logs: list[Log], cells: dict[str, dict[str, Cell]]) -> None:
    names = [name for name in cells[logs[0].name] if name != DUMPER]
    plain = cells[logs[0].name]
    print_table("CPU s", logs, [*names, DUMPER], lambda found, name: found[name].cpu, cells)
    print_table(
        f"times as long as {logs[0].name}", logs[1:], names, lambda found, name: ratio(found[name], plain[name]), cells
    )
    print_table(
        f"times as fast as the {DUMPER}", logs, names, lambda found, name: ratio(found[DUMPER], found[name]), cells
    )


def ratio(cell: Cell, other: Cell) -> float | None:
    return None if cell.code or other.code else cell.cpu / other.cpu


def print_table(
    title: str,
    logs: list[Log],
    names: list[str],
    number: Callable[[dict[str, Cell], str], float | None],
    cells: dict[str, dict[str, Cell]],
) -> None:
    """Print one number for each log and command; what ended with an error has none."""
    print(f"\n| {title} | {' | '.join(names)} |\n|---|{'---|' * len(names)}")
    for log in logs:
        found = cells[log.name]
        shown = {name: None if found[name].code else number(found, name) for name in names}
        print(f"| {log.name} | {' | '.join('' if n is None else f'{n:.2f}' for n in shown.values())} |", flush=True)


if __name__ == "__main__":
    main()
