"""Logs that vanish, shrink or grow after they were listed: said by name, and never half read in silence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogReader, SourceChangedError
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.splits import SplitReader, plan_splits
from binlog_kaitai.cli.options import run as run_module
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.log.source import LogBytes, Source, find_sources
from binlog_kaitai.reading.spool import Ticket, _Reread
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader as ObjectsReader

COLUMNS = [integer("id", 4), varchar("name", 100)]
TRANSACTIONS = 400


def log_of(count: int, *, in_use: bool = False) -> LogBuilder:
    log = LogBuilder(in_use=in_use)
    for number in range(count):
        log.gtid(number + 1)
        log.begin()
        log.insert(COLUMNS, {"id": number, "name": "a" * 100})
        log.xid(number)
    return log


LOG = log_of(TRANSACTIONS)
HALF = LOG.positions[5 * TRANSACTIONS // 2 + 1]
"""Where the second half of the transactions begins."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return LOG.write(tmp_path / "mysql-bin.000001")


def objects(source: Source, ids: list[int]) -> FileLedger:
    reader = BinlogReader(source)
    return _read(reader, (change.after["id"] for change in reader.changes() if change.after), ids)


def compiled(source: Source, ids: list[int]) -> FileLedger:
    reader = TableReader(source)
    return _read(reader, (value for _, batch in reader.batches() for value in batch.column("id").to_pylist()), ids)


def _read(reader: Any, found: Iterator[int], ids: list[int]) -> FileLedger:
    try:
        ids.extend(found)
    finally:
        ids.append(reader.ledger)  # type: ignore[arg-type]  # what is known when it is raised too
    ledger: FileLedger = ids.pop()  # type: ignore[assignment]
    return ledger


ENGINES = [objects, compiled]


@pytest.mark.parametrize("read", ENGINES)
@pytest.mark.parametrize("left", [HALF, HALF + 30], ids=["between events", "within an event"])
def test_a_log_that_became_shorter(path: Path, left: int, read: Callable[[Source, list[int]], FileLedger]) -> None:
    (source,) = find_sources(path)
    path.write_bytes(path.read_bytes()[:left])
    ids: list[Any] = []
    text = rf"^{path}:{HALF}: became shorter since it was listed: from {len(LOG.data)} bytes to {left};"
    with pytest.raises(SourceChangedError, match=text):
        read(source, ids)
    *found, ledger = ids
    assert found == list(range(TRANSACTIONS // 2))
    assert not ledger.ok
    assert ledger.bytes_walked == HALF
    assert ledger.lost == [(HALF, len(LOG.data))]


def test_a_log_that_becomes_shorter_while_a_transaction_waits(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rows are read once more from the file."""
    monkeypatch.setattr("tests.oracle.objects.assembler.SPOOL_BYTES", 0)
    log = LogBuilder()
    log.begin()
    for number in range(3):
        log.insert(COLUMNS, {"id": number, "name": ""})
    log.xid(1)
    reader = ObjectsReader(log.write(path))
    take = _Reread.take

    def cut_and_take(spool: _Reread, ticket: Ticket) -> Any:
        path.write_bytes(log.data[: ticket.position + 10])
        return take(spool, ticket)

    monkeypatch.setattr(_Reread, "take", cut_and_take)
    found: list[Any] = []
    with pytest.raises(SourceChangedError, match=rf"^{path}:{log.positions[5]}: became shorter since it was listed"):
        found.extend(reader.changes())
    assert [change.after["id"] for change in found] == [0]


def test_splits_of_a_log_that_became_shorter(path: Path) -> None:
    splits = plan_splits(find_sources(path), 8000)
    path.write_bytes(path.read_bytes()[:HALF])
    for split in splits[2:]:
        with pytest.raises(SourceChangedError, match=f"^{path}: became shorter since it was listed"):
            read_split(split)


def read_split(split: Any) -> list[int]:
    span = SplitReader(split).span()
    assert span is not None
    return [change.after["id"] for change in BinlogReader(split.source, span=span).changes() if change.after]


@pytest.mark.parametrize("read", ENGINES)
def test_a_log_that_grew(path: Path, read: Callable[[Source, list[int]], FileLedger]) -> None:
    """It is read up to where it ended; splits are those of that size."""
    (source,) = find_sources(path)
    splits = plan_splits([source], 8000)
    log_of(TRANSACTIONS + 50).write(path)
    ids: list[int] = []
    ledger = read(source, ids)
    assert ids == list(range(TRANSACTIONS))
    assert ledger.ok
    assert ledger.bytes_walked == ledger.size == len(LOG.data)
    assert [number for split in splits for number in read_split(split)] == ids
    if read is objects:
        assert f"{path}: grew while it was read; it was read up to the size that it had before" in ledger.warnings


def test_a_log_that_grew_within_an_event(path: Path) -> None:
    """When it was listed the server had written a part of the event."""
    path.write_bytes(LOG.data[: HALF + 30])
    (source,) = find_sources(path)
    path.write_bytes(LOG.data)
    ids: list[int] = []
    ledger = objects(source, ids)
    assert ids == list(range(TRANSACTIONS // 2))
    assert ledger.ok
    assert ledger.state == "in use"
    assert ledger.lost == [(HALF, HALF + 30)]


@pytest.mark.parametrize("read", ENGINES)
def test_a_log_that_vanished(path: Path, read: Callable[[Source, list[int]], FileLedger]) -> None:
    (source,) = find_sources(path)
    splits = plan_splits([source], 8000)
    path.unlink()
    for act in (lambda: read(source, []), lambda: LogBytes(source), lambda: SplitReader(splits[1]).span()):
        with pytest.raises(SourceChangedError, match=f"^{path}: cannot be read any more: No such file or directory"):
            act()


@pytest.mark.parametrize(
    "command", [["changes"], ["events"], ["verify", "--no-continuity"], ["verify", "--quick"]], ids=" ".join
)
@pytest.mark.parametrize("size", [None, HALF], ids=["vanished", "shorter"])
def test_the_other_logs_are_read(
    command: list[str], size: int | None, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, exit status 1."""
    other = log_of(3).write(path.with_name("mysql-bin.000002"))

    def find(paths: Any) -> Any:
        found = find_sources(paths)
        path.unlink() if size is None else path.write_bytes(LOG.data[:size])
        return found

    monkeypatch.setattr(run_module, "find_sources", find)
    run = run_cli(*command, str(path), str(other))
    assert run.status == 1
    (message,) = [line for line in run.err.splitlines() if not line.startswith(("note: ", "warning: "))]
    assert message.startswith(f"{path}: cannot be read any more" if size is None else f"{path}:{HALF}: became shorter")
    assert str(other) in run.out
