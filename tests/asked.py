"""What Python is asked about while commands read logs; `python -m tests.asked` writes asked.tsv anew.

The compiled loops read a log; what they do not know they leave to Python (`changes/asked.py`), and where that is
frequent a command is many times slower. Each line of asked.tsv is about one log (of tests/data, or made by
`tests.made.odd`) and one command: how many events and how many of them rows events Python was asked about, of how many
the log has; single values; and which types of events. Lines where all of it is 0
are left out, and so are events of which a log has one at its ends.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from binlog_kaitai import BinlogError, iter_changes
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.reading.log_events import LogEvents
from tests.logs import DATA, ENCRYPTED, LOGS, key_file, keys_of, name_of
from tests.made.odd import KINDS, write_kind
from tests.oracle.checks import run_cli

__all__ = [
    "CHOOSING",
    "COMMANDS",
    "NAMES",
    "NOTHING",
    "SOME",
    "TABLE",
    "Count",
    "Key",
    "Line",
    "ask",
    "read_table",
    "some_row",
]

TABLE = Path(__file__).parent / "asked.tsv"
COMMANDS = (
    *("changes", "changes -", "changes --with-query", "changes --format text", "changes --envelope debezium"),
    *("events", "events -", "verify"),
    *(
        "sql",
        "sql --as statements",
        "sql --undo",
        "sql --undo --as events",
        "history --table {table} --key {where}",
        "stats",
        "transactions",
        "export --output {folder} --overwrite",
    ),
)
"""What is measured of each log; `-` stands for the log as standard input."""
CHOOSING = (
    *(
        "changes --table {table} --where {where}",
        "changes --min-rows 2",
        "changes --query INSERT",
        "sql --table {table}",
    ),
    *("undo --table {table} --where {where}", "events --where {where}", "transactions --sort rows", "verify --quick"),
    *("carve --output {folder}/log", "carve --where {where} --output {folder}/log", "relay --output {folder}"),
    *("carve --unit event --output {folder}/log", "carve --redact-text --output {folder}/log"),
    "changes --redact-text",
    "state --table {table} --at 2100-01-01",
)
"""What is measured of the odd logs, and of some others. The table and the condition are those of a row of the log."""
_ODD = {f"odd/{kind.replace(' ', '-')}": kind for kind in KINDS}
_ODD_SIZE = 60_000
NAMES = [*map(name_of, LOGS), *_ODD]
"""The logs."""
SOME = {*map(name_of, LOGS[::5]), *_ODD}
"""The logs of which more is measured."""
_HEAD = ("log", "command", "events", "of", "rows events", "of", "values", "types")
_AT_ENDS = {
    *("FORMAT_DESCRIPTION_EVENT", "PREVIOUS_GTIDS_LOG_EVENT", "GTID_LIST_EVENT", "START_ENCRYPTION_EVENT"),
    *("ROTATE_EVENT", "STOP_EVENT"),
}
_ROWS = re.compile(r"(WRITE|UPDATE|DELETE)_ROWS")

Key = tuple[str, str]
"""A log and a command."""


@dataclass(frozen=True, slots=True)
class Count:
    """What Python was asked about."""

    events: int
    rows_events: int
    values: int

    def exceeds(self, other: Count) -> bool:
        """Return whether any number of it is greater than another's."""
        return any(getattr(self, name) > getattr(other, name) for name in self.__slots__)

    def __bool__(self) -> bool:
        return self.exceeds(NOTHING)


NOTHING = Count(0, 0, 0)
"""What a line that is not there says."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table."""

    key: Key
    count: Count
    num_events: int
    num_rows_events: int
    types: Counter[str]

    def __str__(self) -> str:
        shown = ", ".join(f"{name.replace('_EVENT', '')} {count}" for name, count in sorted(self.types.items()))
        count = self.count
        rows = (count.rows_events, self.num_rows_events)
        return "\t".join(map(str, (*self.key, count.events, self.num_events, *rows, count.values, shown)))


def ask(name: str) -> list[Line]:
    """Return the lines of one log, of each command that has one."""
    with tempfile.TemporaryDirectory() as folder:
        path = write_kind(_ODD[name], Path(folder) / "log", _ODD_SIZE) if name in _ODD else DATA / name
        return list(_ask(name, path))


def _ask(name: str, path: Path) -> Iterator[Line]:
    everything = _events_of(path)
    num_rows_events = _rows_events(everything)
    row = some_row(path)
    for command in (*COMMANDS, *(CHOOSING if name in SOME else ())):
        ledgers = _run(command, path, row)
        if ledgers is None:
            continue
        asked = [ledger.asked for ledger in ledgers]
        types = _without_ends(sum((one.events for one in asked), Counter[str]()))
        count = Count(types.total(), _rows_events(types), sum(one.values for one in asked))
        yield Line((name, command), count, everything.total(), num_rows_events, types)


def _rows_events(types: Counter[str]) -> int:
    return sum(count for name, count in types.items() if _ROWS.match(name))


def _events_of(path: Path) -> Counter[str]:
    """Return the events of a log by type, as far as it can be read."""
    with _collected() as ledgers:
        run_cli("events", "--format", "jsonl", *keys_of(path), str(path))
    return _without_ends(sum((one.decoded + one.skipped + one.unsupported for one in ledgers), Counter[str]()))


def _without_ends(types: Counter[str]) -> Counter[str]:
    return Counter({name: count for name, count in types.items() if name not in _AT_ENDS})


@contextmanager
def _collected() -> Iterator[list[FileLedger]]:
    """Give the ledgers of all logs that are opened in the block."""
    ledgers: list[FileLedger] = []
    original = LogEvents.__init__

    def collecting(self: LogEvents, *arguments: Any, **options: Any) -> None:
        original(self, *arguments, **options)
        ledgers.append(self.ledger)

    LogEvents.__init__ = collecting  # type: ignore[method-assign]
    try:
        yield ledgers
    finally:
        LogEvents.__init__ = original  # type: ignore[method-assign]


def _run(command: str, path: Path, row: tuple[str, str] | None) -> list[FileLedger] | None:
    """Return the ledgers of what a command reads; None where it is about a row, and there is none."""
    if row is None and ("{table}" in command or "{where}" in command):
        return None
    with tempfile.TemporaryDirectory() as folder, _collected() as ledgers:
        table, where = row or ("", "")
        words = [word.format(table=table, where=where, folder=folder) for word in command.split()]
        if words[-1] != "-":
            run_cli(*words, *keys_of(path), str(path))
        else:
            with _standard_input(path):
                run_cli(*words[:-1], *keys_of(path), "-")
    return ledgers


@contextmanager
def _standard_input(path: Path) -> Iterator[None]:
    """Have a log come through a pipe."""
    before = sys.stdin
    with subprocess.Popen(["cat", str(path)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        sys.stdin = TextIOWrapper(process.stdout)
        try:
            yield
        finally:
            sys.stdin.close()
            sys.stdin = before


def some_row(path: Path) -> tuple[str, str] | None:
    """Return the table of the first row of a log whose key, or else some column, is a whole number, and a condition on
    that."""
    keys = load_keys(str(key_file(path))) if path in ENCRYPTED else None
    with warnings.catch_warnings(action="ignore"), suppress(BinlogError):  # before damage there may be rows
        for change in iter_changes(path, keys=keys):
            row, key = list((change.after or change.before or {}).items()), change.definition.primary_key
            numbers = [item for item in ([row[key[0]]] if len(key) == 1 else row) if isinstance(item[1], int)]
            if numbers:
                name, number = numbers[0]
                return f"{change.database}.{change.table}", f"{name}={number}"
    return None


def read_table() -> dict[Key, Count]:
    """Return the numbers of the table."""
    found = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        log, command, events, _, rows_events, _, values, _ = line.split("\t")
        found[log, command] = Count(int(events), int(rows_events), int(values))
    return found


def main() -> None:
    with ProcessPoolExecutor() as pool:
        lines = [str(line) for lines in pool.map(ask, NAMES, chunksize=8) for line in lines if line.count]
    TABLE.write_text("\n".join(["\t".join(_HEAD), *lines, ""]), encoding="utf-8")
    print(f"{len(lines)} lines in {TABLE.name}")


if __name__ == "__main__":
    main()
