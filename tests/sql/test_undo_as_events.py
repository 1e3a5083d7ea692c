"""`sql --undo --as events`: the BINLOG statements, put together as a log, say the opposite, the last row first.

The live tests prove on servers that they do it.
"""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pytest

from binlog_kaitai import Filter, RowChange, iter_changes, read_events
from binlog_kaitai.events.model import QueryEvent, RowsEvent
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.live.stored import ROOT, last_statement
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

LOGS = [
    f"{folder}/{name}-a.binlog"
    for folder, names in {
        "mysql-9.7.4": ("row-charsets", "row-json", "row-vector", "row-nulls", "row-wide", "compress", "trx"),
        "mariadb-11.8.9": ("row-charsets", "row-colcomp", "row-metafull", "compress", "trx"),
        "mysql-5.6.24": ("row-bits", "row-decimal", "row-rowsquery"),
    }.items()
    for name in names
]
CONTROL = ("BEGIN", "COMMIT", "ROLLBACK", "XA ", "SAVEPOINT", "RELEASE")
OPPOSITE = {"insert": "delete", "delete": "insert", "update": "update"}
Said = tuple[str, str, str, object, object]


def said(change: RowChange) -> Said:
    return change.operation, change.database, change.table, change.before, change.after


def opposite(change: RowChange) -> Said:
    return OPPOSITE[change.operation], change.database, change.table, change.after, change.before


def busiest(log: str) -> tuple[int, int]:
    """Return where the part of a log without statements begins and ends that has the most rows."""
    found, counts = [0], [0]
    for event in read_events(log):
        if isinstance(event.body, QueryEvent) and not event.body.query.startswith(CONTROL):
            found.append(event.position)
            counts.append(0)
        counts[-1] += isinstance(event.body, RowsEvent)
    at = counts.index(max(counts))
    return found[at] + 1, (*found, 1 << 40)[at + 1]


def as_log(script: str, path: Path) -> Path:
    """Put the events of a script together; each table map and event begins where the one before ends."""
    statements = re.findall(r"^BINLOG '\n(.*?)\n';$", script, re.MULTILINE | re.DOTALL)
    events = [b64decode(line) for statement in statements for line in statement.split("\n")]
    path.write_bytes(b"\xfebin" + b"".join(events))
    return path


@pytest.mark.parametrize("name", LOGS)
def test_the_events_say_the_opposite(name: str, tmp_path: Path) -> None:
    log = str(ROOT / "tests/data" / name)
    start, stop = busiest(log)
    places = ["--start-position", str(start), "--stop-position", str(stop), "--include-conflicts"]
    run = run_cli("sql", "--undo", "--as", "events", log, *places)
    assert run.status == 0, run.err
    chosen = Filter(start_position=start, stop_position=stop)
    changes = list(iter_changes(log, filter=chosen, names="positional"))
    committed = [change for change in changes if change.transaction.outcome == "commit"]
    assert committed
    made = iter_changes(as_log(run.out, tmp_path / "log"), names="positional")
    assert list(map(said, made)) == list(map(opposite, reversed(committed)))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("mysql-9.7.4/row-image-minimal-a.binlog", "the log has not all columns of a row of"),
        ("mysql-9.7.4/row-partialjson-a.binlog", "logged as differences of JSON documents cannot be undone as events"),
    ],
)
def test_what_cannot_be_inverted_is_refused(name: str, text: str) -> None:
    log = str(ROOT / "tests/data" / name)
    options = ["--undo", "--as", "events", "--start-position", str(last_statement(log))]
    run = run_cli("sql", log, *options)
    assert (run.status, run.out) == (1, "")
    assert text in run.err


@pytest.mark.parametrize("metadata", ["minimal", "none"])
def test_no_names_are_needed(metadata: str, tmp_path: Path) -> None:
    """Also to tell which rows were changed again."""
    columns, log = [integer("id", 4), varchar("v", 20)], LogBuilder()

    def change(kind: str, before: dict[str, object] | None, after: dict[str, object] | None) -> int:
        position = log.begin()
        log.table_map(columns, metadata=metadata)
        log.rows(kind, columns, [(before, after)])
        log.xid(position)
        return position

    start = change("insert", None, {"id": 1, "v": "a"})
    change("update", {"id": 2, "v": "a"}, {"id": 2, "v": "b"})
    stop = change("update", {"id": 2, "v": "b"}, {"id": 2, "v": "c"})
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    chosen = ("--start-position", str(start), "--stop-position", str(stop), path)
    for run_one in (run_cli, run_by_objects):
        run = run_one("undo", "--as", "events", *chosen)
        assert run.status == 0, run.err
        assert run.out.count("BINLOG '") == 2
        assert "left out: shop.t `@1` = 2, `@2` = " in run.out
        assert "generated" not in run.err
    run = run_cli("undo", *chosen)
    assert (run.status, run.out) == (1, "")
    assert "the names of the columns of shop.t are not in the log" in run.err
