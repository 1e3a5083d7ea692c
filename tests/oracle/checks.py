"""The checks that a log with reference output has to pass: rows, events, final tables, damage.

Each returns its differences. They see the program from outside: `binlog_kaitai.cli.main(argv)`, its exit status,
stdout and stderr.
"""

from __future__ import annotations

import gzip
import io
import json
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field, replace
from pathlib import Path

from . import mysqlbinlog_text
from .corpus import Log
from .events import compare_with_dump, compare_with_show
from .final_tables import UnknownRowError, compare_tables, obstacle, read_tables
from .mysqlbinlog_text import Dump
from .our_output import Change, read_changes
from .rows import compare_rows

__all__ = [
    "Report",
    "check_damaged",
    "check_defined_tables",
    "check_events",
    "check_final_tables",
    "check_rows",
    "check_tables_by_statements",
    "playback_obstacle",
    "run_cli",
]

# Damage that a reader of whole events cannot see (a value changed without a checksum, one bit of column visibility) or
# does not mind (a log in a file of gzip): the file is read to its end with exit status 0.
HARMLESS = re.compile(
    r"dmg-.*-(logpos|type99-ignorable|trunc-boundary|concat)$|dmg-a56none-flip-body$|odd-a-(optmeta|payload-flip|gzip)$"
)
_ERROR_LINE = r"^{path}:\d+(?: [A-Z][A-Z0-9_]+)?: \S.*$"
_ERROR_LINE_OF_NO_LOG = r"^{path}(?::\d+)?(?: [A-Z][A-Z0-9_]+)?: \S.*$"


@dataclass(slots=True)
class Report:
    """What one check found. `used` counts the tolerances of `compare` that the agreement rests on."""

    differences: list[str] = field(default_factory=list)
    rows: int = 0
    cells: int = 0
    events: int = 0
    used: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.differences += other.differences
        self.rows += other.rows
        self.cells += other.cells
        self.events += other.events
        self.used += other.used


@dataclass(frozen=True, slots=True)
class Run:
    """One call of the program."""

    status: int
    out: str
    err: str


def run_cli(*arguments: str) -> Run:
    """Call the program in this process. stdout must be UTF-8 text."""
    from binlog_kaitai.cli import main

    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        status = main(list(arguments))
        sys.stdout.flush()
        sys.stderr.flush()
    return Run(status, *(stream.buffer.getvalue().decode() for stream in (out, err)))


def _changes(path: Path) -> tuple[Run, list[Change]]:
    run = run_cli("changes", "--format", "jsonl", "--names", "positional", str(path))
    return run, read_changes(run.out)


def _unexpected(run: Run, log: Log, status: int) -> list[str]:
    if run.status == status:
        return []
    return [f"{log.name}: exit status {run.status}, expected {status}: {run.err.strip()[-300:]}"]


def check_rows(log: Log) -> Report:
    """Every row of every tool's output, value by value."""
    run, changes = _changes(log.path)
    report = Report(_unexpected(run, log, 0))
    for tool, dump in log.row_dumps():
        result = compare_rows(dump, changes)
        report.add(Report([f"{tool}: {d}" for d in result.differences], result.rows, result.cells, 0, result.used))
    return report


def check_events(log: Log) -> Report:
    """Every event header of every tool's output, and the server's own list."""
    run = run_cli("events", "--format", "jsonl", str(log.path))
    ours = [json.loads(line) for line in run.out.split("\n") if line]
    report = Report(_unexpected(run, log, 0), events=sum("payload_offset" not in our for our in ours))
    for tool, dump in log.dumps():
        report.differences += [f"{tool}: {d}" for d in compare_with_dump(dump, ours)]
    shown = log.shown_events()
    if shown is not None:
        report.differences += [f"SHOW: {d}" for d in compare_with_show(shown, ours)]
    return report


def playback_obstacle(logs: list[Log]) -> str | None:
    """Why the tables cannot be played back from the rows alone: the first statement in the way, by the tools' text."""
    statements: list[str] = []
    queries: list[str] = []
    partial = False
    if any("partialjson-min" in log.stem for log in logs):
        return "differences of JSON documents that the images before do not hold"
    for log in logs:
        _, dump = log.dumps()[-1]
        statements += [e.statement.decode(errors="replace") for e in dump.events if e.type.startswith("Query")]
        queries += [e.text for e in dump.events if e.type == "Annotate_rows"]
        partial = partial or any(r.before and r.after and len(r.before) != len(r.after) for _, r in dump.rows())
    return obstacle(statements, queries if partial else [])


def check_final_tables(logs: list[Log], tables_file: Path) -> Report:
    """Play back the changes of a log, or of a series, against the server's tables."""
    changes = [change for log in logs for change in _changes(log.path)[1]]
    try:
        found = compare_tables(read_tables(tables_file), changes)
    except UnknownRowError as error:
        found = [str(error)]
    return Report([f"SELECT: {text}" for text in found], rows=len(changes))


def check_defined_tables(logs: list[Path], tables_file: Path, *options: str) -> Report:
    """The same with definitions of the tables from `options`: names, signs, labels and text have to be the server's."""
    tables = read_tables(tables_file)
    run = run_cli("changes", "--format", "jsonl", *options, *map(str, logs))
    changes = read_changes(run.out)
    try:
        found = compare_tables(tables, changes, defined=True)
    except UnknownRowError as error:
        found = [str(error)]
    positional = {f"{c.database}.{c.table}" for c in changes if c.source["names"] == "positional"} & tables.keys()
    found += [f"{name} has no names" for name in sorted(positional)]
    found += [f"exit status {run.status}: {run.err.strip()[-300:]}"] if run.status else []
    return Report([f"SELECT: {text}" for text in found], rows=len(changes))


def check_tables_by_statements(logs: list[Path], tables_file: Path) -> Report:
    """The same with the statements that made the logs, NAME.sql beside NAME.rows.jsonl, as the schema."""
    name = tables_file.name.removesuffix(".gz").removesuffix(".rows.jsonl")
    plain, packed = tables_file.with_name(f"{name}.sql"), tables_file.with_name(f"{name}.sql.gz")
    if plain.is_file():
        return check_defined_tables(logs, tables_file, "--schema", str(plain))
    with tempfile.NamedTemporaryFile(suffix=".sql") as schema:
        schema.write(gzip.decompress(packed.read_bytes()))
        schema.flush()
        return check_defined_tables(logs, tables_file, "--schema", schema.name)


def check_damaged(log: Log) -> Report:
    """Exit status, one error line at the right place, and every row that stands before the damage.

    The tool holds rows back until a statement ends, so it may show fewer than there are: then the log that was damaged,
    when it is kept too, tells what its intact part holds.
    """
    damage = log.damage()
    limit = _limit(damage)
    run, changes = _changes(log.path)
    harmless = HARMLESS.match(log.stem) is not None
    report = Report(_unexpected(run, log, 0 if harmless else 1))
    if "Traceback" in run.err:
        report.differences.append(f"{log.name}: traceback on stderr")
    if not harmless:
        report.differences += _error_line(run.err, log, _ERROR_LINE if limit else _ERROR_LINE_OF_NO_LOG)
    for tool, dump in log.row_dumps(whole=False):
        goes_on = not log.stem.endswith("concat")  # mariadb-binlog stops where the second log begins
        whole = harmless and goes_on and any(run["exit"] == 0 and run["tool"] == tool for run in log.entry["expected"])
        report.add(_compare_prefix(tool, dump, changes, None if whole else limit))
    for tool, dump in _base_dumps(log, damage["base"]):
        if harmless:
            report.differences += _count(log, dump, limit, len(changes))
        report.add(_compare_prefix(f"{tool} of the undamaged log", dump, changes, limit))
    return report


# How many rows harmless damage leaves of a log with `before`, `at`, `behind` rows around the damaged byte.
_LEFT: dict[str, Callable[[int, int, int], int]] = {
    "logpos": lambda before, at, behind: before + at + behind,
    "flip-body": lambda before, at, behind: before + at + behind,
    "type99-ignorable": lambda before, at, behind: before + behind,
    "trunc-boundary": lambda before, at, behind: before,
    "concat": lambda before, at, behind: 2 * before,
    "optmeta": lambda before, at, behind: before + at + behind,
    "payload-flip": lambda before, at, behind: before + at + behind,
}


def _count(log: Log, base: Dump, limit: int, ours: int) -> list[str]:
    before = at = behind = 0
    for statement in base.statements:
        place = [position for position in statement.positions if position is not None]
        before += len(statement.rows) if max(place) < limit else 0
        at += len(statement.rows) if limit in place else 0
        behind += len(statement.rows) if min(place) > limit else 0
    kind = next(kind for kind in _LEFT if log.stem.endswith(kind))
    wanted = _LEFT[kind](before, at, behind)
    return [] if ours == wanted else [f"{log.name}: {ours} rows, the undamaged log leaves {wanted}"]


def _limit(damage: dict[str, object]) -> int:
    """The position of the first byte that is not as the server wrote it; 0 where the file is no log at all."""
    places = [damage.get(name) for name in ("bad_event_at", "event_at", "last_good_end")]
    return min((place for place in places if isinstance(place, int)), default=0)


def _error_line(err: str, log: Log, pattern: str) -> list[str]:
    lines = re.findall(pattern.format(path=re.escape(str(log.path))), err, re.M)
    if len(lines) == 1:
        return []
    return [
        f"{log.name}: {len(lines)} lines `file:position EVENT_TYPE: what` on stderr, expected 1: {err.strip()[-300:]}"
    ]


def _compare_prefix(tool: str, dump: Dump, changes: list[Change], limit: int | None) -> Report:
    if limit is not None:
        within = [s for s in dump.statements if all(p is not None and p < limit for p in s.positions)]
        dump = replace(dump, statements=within)
    result = compare_rows(dump, changes, prefix=limit is not None)
    return Report([f"{tool}: {d}" for d in result.differences], result.rows, result.cells, 0, result.used)


def _base_dumps(log: Log, base: str) -> list[tuple[str, Dump]]:
    """Outputs for the log that was damaged, if it is kept in the same folder."""
    path = log.folder / base
    outputs = sorted(path.parent.glob(f"{path.name}.m*-binlog.txt.gz")) + sorted(
        path.parent.glob(f"{path.name}.mysqlbinlog.txt.gz")
    )
    dumps = [(output.name.split(".")[-3], mysqlbinlog_text.read(output)) for output in outputs if output.is_file()]
    return [(tool, dump) for tool, dump in dumps if any(statement.rows for statement in dump.statements)]
