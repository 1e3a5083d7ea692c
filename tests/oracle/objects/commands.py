"""Whole commands over logs that are read as objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.log_ends import note_frame
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.reading import history
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_events import event_lines
from binlog_kaitai.sql.undo_script import undo_lines
from binlog_kaitai.text.change_blocks import BlockWriter
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.event_lines import EventLines
from tests.oracle.checks import Run as Done
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.history import HistoryReader
from tests.oracle.objects.scripts import BehindReader, SqlReader, UndoReader
from tests.oracle.objects.summaries import SummaryReader
from tests.oracle.objects.tables import ObjectTables

__all__ = ["by_objects", "run_by_objects"]


class _Verifying(BinlogReader):
    """Counts what is in a log."""

    def count_rows(self) -> None:
        """Decode everything. Raises BinlogError."""
        for _ in self.changes():
            pass

    def count_events(self) -> None:
        """Look at the headers and checksums. Raises BinlogError."""
        for frame in self.frames():
            self.ledger.decoded[event_type_name(frame.header.event_type)] += 1
            note_frame(self.ledger.ends, frame)


class _Listed(BinlogReader):
    """Writes the lines of events."""

    def write_events(self, lines: EventLines, write: Callable[[memoryview], None]) -> None:
        """Write the lines in UTF-8, each with its end. Raises BinlogError."""
        for event in self.events():
            write(memoryview(encoded(f"{lines.line(event)}\n")))


class _Lines(BinlogReader):
    """Writes row changes as JSON lines."""

    def lines(self, *, links: bool = False) -> Iterator[memoryview]:
        """Lines in UTF-8. Raises BinlogError."""
        writer = ChangeWriter(links=links)
        return (memoryview(encoded(f"{writer.line(change)}\n")) for change in self.changes())


class _Blocks(BinlogReader):
    """Writes row changes as blocks of text, with times in UTC."""

    def lines(self, time: None, *, links: bool = False) -> Iterator[memoryview]:
        """Blocks in UTF-8. Raises BinlogError."""
        writer = BlockWriter(lambda seconds: str(iso_time(seconds)), links=links)
        blocks = ("\n".join([*writer.lines(change), ""]) for change in self.changes())
        return (memoryview(encoded(block)) for block in blocks)


def _changes(output: str, *given: Any, **others: Any) -> _Lines | _Blocks:
    return (_Blocks if output == "text" else _Lines)(*given, **others)


def _verifying(quick: bool, *given: Any, **others: Any) -> _Verifying:
    return _Verifying(*given, **others)


def _definitions(sources: list[Any], options: Any) -> list[list[history.DdlStatement]]:
    return [history.find_ddl(source, options) for source in sources]


def _write_undo(state: UndoState, write: Callable[[memoryview], object]) -> None:
    for line in event_lines(state) if state.as_events else undo_lines(state):
        write(memoryview(encoded(f"{line}\n")))


_BY_OBJECTS: dict[str, Any] = {
    "cli.changes._reader": _changes,
    "cli.events._reader": _Listed,
    "cli.history.HistoryLinesReader": HistoryReader,
    "cli.index.definitions": _definitions,
    "cli.index.SummaryLinesReader": SummaryReader,
    "cli.run.definitions": _definitions,
    "cli.undo._write_undo": _write_undo,
    "cli.stats.definitions": _definitions,
    "cli.stats.SummaryLinesReader": SummaryReader,
    "cli.transactions.SummaryLinesReader": SummaryReader,
    "cli.verify._reader": _verifying,
    "compiled.scripts.script.ScriptLinesReader": SqlReader,
    "compiled.scripts.undo.UndoBehindReader": BehindReader,
    "compiled.scripts.undo.UndoLinesReader": UndoReader,
    "export.jobs.find_all": _definitions,
    "export.parquet.TableReader": ObjectTables,
}
"""By their places in the package: what commands make their readers by."""


@contextmanager
def by_objects() -> Iterator[None]:
    """Have the commands of this process read logs as objects, for the time of the block."""
    with pytest.MonkeyPatch.context() as patch:
        for place, reader in _BY_OBJECTS.items():
            patch.setattr(f"binlog_kaitai.{place}", reader)
        yield


def run_by_objects(*arguments: str) -> Done:
    """Call the program in this process, which reads logs as objects."""
    with by_objects():
        return run_cli(*arguments)
