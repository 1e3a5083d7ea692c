"""`verify --chain` by the texts of rows says what it says by their values."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.checks import chains
from binlog_kaitai.compiled.objects import linked_rows
from binlog_kaitai.compiled.objects.linked_rows import Links
from binlog_kaitai.log.source import find_sources
from tests.builder import LogBuilder, bodies
from tests.builder.columns import Column, integer, varchar
from tests.logs import ENCRYPTED, LOGS, name_of
from tests.oracle.checks import run_cli

COLUMNS = [integer("id", 4), varchar("name", 20)]
NAMED = [varchar("name", 20), integer("id", 4)]
Row = dict[str, Any]


class _LeavesAll(Links):
    """Has the values of all rows followed."""

    def is_left(self, database: str, table: str) -> bool:
        return True

    @property
    def leaves(self) -> bool:
        return True


def said(path: Path, mode: Any, monkeypatch: pytest.MonkeyPatch, links: type[Links]) -> tuple[bool, list[str]]:
    """Return what is said of the chain of a log."""
    lines: list[str] = []
    monkeypatch.setattr(chains, "say", lambda text, color=None: lines.append(text))
    monkeypatch.setattr(chains, "Links", links)
    return chains.check_chain(find_sources(path), ReadOptions(mode=mode)), lines


def assert_same(path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    for mode in ("failfast", "permissive"):
        found = said(path, mode, monkeypatch, Links)
        assert found == said(path, mode, monkeypatch, _LeavesAll)
    return found[1]


@pytest.mark.parametrize("path", [path for path in LOGS[::3] if path not in ENCRYPTED], ids=name_of)
@pytest.mark.one_in(4)
def test_logs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_same(path, monkeypatch)


class _Table:
    """Writes changes of rows, some of which do not fit."""

    def __init__(self, columns: list[Column], chance: random.Random, *, breaks: float, minimal: float = 0) -> None:
        self._columns, self._chance, self._breaks, self._minimal = columns, chance, breaks, minimal
        self._rows: dict[Any, Row] = {}

    def write(self, log: LogBuilder) -> None:
        """Write a change."""
        chance, key = self._chance, self._columns[0].name
        row = {"id": chance.randrange(9), "name": chance.choice("abcdef")}
        known = self._rows.get(row[key])
        is_broken = chance.random() < self._breaks
        log.table_map(self._columns, primary_key=[0])
        if (known is None) != is_broken:
            log.rows("insert", self._columns, [(None, row)])
            self._rows[row[key]] = row
        elif chance.random() < 0.2:
            log.rows("delete", self._columns, [(known or row, None)])
            self._rows.pop(row[key], None)
        else:
            before = [key] if chance.random() < self._minimal else ["id", "name"]
            log.rows("update", self._columns, [(known or row, row)], before=before)
            self._rows[row[key]] = row

    def empty(self, log: LogBuilder) -> None:
        """Write a statement after which no row is there."""
        log.query(self._chance.choice(("TRUNCATE t", "DROP TABLE t", "CREATE TABLE t (id INT)", "DROP DATABASE shop")))
        self._rows.clear()


def _end(log: LogBuilder, number: int, chance: random.Random) -> None:
    if chance.random() < 0.05:
        log.event(38, bodies.xa_prepare(b"x%d" % number))
        log.query(chance.choice(("XA COMMIT ", "XA ROLLBACK ")) + f"X'{(b'x%d' % number).hex()}',X'',1")
    elif chance.random() < 0.05:
        log.query("ROLLBACK")
    else:
        log.xid(number)


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.one_in(3)
def test_changes_made_by_chance(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, log = random.Random(seed), LogBuilder()
    breaks, minimal = chance.choice((0, 0, 0.02)), chance.choice((0, 0, 0.1))
    table = _Table(chance.choice((COLUMNS, NAMED)), chance, breaks=breaks, minimal=minimal)
    for number in range(60):
        log.begin()
        for _ in range(chance.randrange(4)):
            table.write(log)
        if chance.random() < 0.02:
            log.query("UPDATE t SET id = 1")
        _end(log, number, chance if seed % 2 else random.Random(1))
        if chance.random() < 0.05:
            table.empty(log)
    assert_same(log.write(tmp_path / "log"), monkeypatch)


def test_values_of_rows_that_fit_are_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chains, "CommittedReader", None)
    table, log = _Table(COLUMNS, random.Random(1), breaks=0), LogBuilder()
    for number in range(100):
        log.begin()
        table.write(log)
        log.xid(number)
    run = run_cli("verify", "--brief", "--chain", str(log.write(tmp_path / "log")))
    assert "chain: 100 changes of rows, all fit" in run.err


def test_of_many_rows_the_values_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are put aside on disk, where the texts of so many would fill the memory."""
    monkeypatch.setattr(linked_rows, "_MOST_KEYS", 5)
    log = LogBuilder()
    for number in range(20):
        log.begin()
        log.table_map(COLUMNS, primary_key=[0])
        log.rows("insert", COLUMNS, [(None, {"id": number, "name": "a"})])
        log.xid(number)
    found = assert_same(log.write(tmp_path / "log"), monkeypatch)
    assert found == ["chain: 20 changes of rows, all fit"]
