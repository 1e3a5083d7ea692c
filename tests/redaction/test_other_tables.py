"""Tables that are not wanted, in transactions that are: their rows are not handed on beside those that are redacted."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai import iter_changes
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import Run, run_cli

WHO, SECRET = "ana@example.org", "the other secret"
REDACT = ("-T", "k.o", "--redact", "k.o.who")


def both(log: LogBuilder) -> None:
    """A transaction with rows of two tables."""
    log.begin()
    for table, value in (("o", WHO), ("p", SECRET)):
        columns = [integer("id", 4), varchar("who" if table == "o" else "what", 100)]
        log.table_id += 1
        log.table_map(columns, table=table, database="k")
        log.rows("insert", columns, [(None, {"id": 1, columns[1].name: value})])
    log.xid(1)


def a_log(folder: Path, *, compressed: bool) -> Path:
    log = LogBuilder()
    log.gtid(1)
    if compressed:
        inside = LogBuilder(inside_payload=True)
        both(inside)
        log.payload(inside)
    else:
        both(log)
    log.stop()
    return log.write(folder / "log")


def carved(path: Path, *options: str) -> Run:
    return run_cli("carve", str(path), *options, "--overwrite", "--output", str(path.with_name("out")))


def values(folder: Path) -> list[object]:
    return [value for change in iter_changes(folder / "out") for value in list((change.after or {}).values())[1:]]


@pytest.mark.parametrize("compressed", [False, True])
def test_other_tables_are_refused(compressed: bool, tmp_path: Path) -> None:
    path = a_log(tmp_path, compressed=compressed)
    run = carved(path, *REDACT)
    assert run.status == 1
    assert f"k.p ({path}:" in run.err
    assert "k.o (" not in run.err
    assert "--unit event" in run.err
    assert [each.name for each in tmp_path.iterdir()] == ["log"]


@pytest.mark.parametrize("compressed", [False, True])
def test_they_are_left_out_or_redacted(compressed: bool, tmp_path: Path) -> None:
    path = a_log(tmp_path, compressed=compressed)
    for options, count in [
        (("--unit", "event"), 1),
        (("--redact", "k.p.what"), 2),
        (("--redact-text",), 2),
        (("-T", "k.p", "--redact", "k.p.what"), 2),
    ]:
        run = carved(path, *REDACT, *options)
        assert run.status == 0, run.err
        found = values(tmp_path)
        assert len(found) == count
        assert not {WHO, SECRET} & set(found)


def test_a_table_that_is_asked_for_is_left_as_it_is(tmp_path: Path) -> None:
    run = carved(a_log(tmp_path, compressed=False), "-T", "k.p", *REDACT)
    assert run.status == 0, run.err
    assert SECRET in values(tmp_path)
    assert "left as they are, of strings: k.p.what" in run.err
