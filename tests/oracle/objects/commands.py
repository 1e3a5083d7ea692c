"""Whole commands over logs that are read as objects."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from binlog_kaitai.changes.ledger import FileLedger, iso_time
from binlog_kaitai.changes.log_ends import note_frame
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.reading import history
from binlog_kaitai.text.change_blocks import BlockWriter
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.event_lines import EventLines
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_events import event_lines
from binlog_kaitai.undoing.undo_script import undo_lines
from tests.oracle.checks import Run as Done
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.history import HistoryReader
from tests.oracle.objects.object_reader import in_place_of
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

    def lines(self, *, links: bool = False, columns: ChosenColumns | None = None) -> Iterator[memoryview]:
        """Lines in UTF-8. Raises BinlogError."""
        writer = ChangeWriter(links=links, columns=columns)
        return (memoryview(encoded(f"{writer.line(change)}\n")) for change in self.changes())


class _Blocks(BinlogReader):
    """Writes row changes as blocks of text, with times in UTC."""

    def lines(self, time: None, *, links: bool = False, columns: ChosenColumns | None = None) -> Iterator[memoryview]:
        """Blocks in UTF-8. Raises BinlogError."""
        writer = BlockWriter(lambda seconds: str(iso_time(seconds)), links=links, columns=columns)
        blocks = ("\n".join([*writer.lines(change), ""]) for change in self.changes())
        return (memoryview(encoded(block)) for block in blocks)


def _check_events(walk: ChunkedWalk) -> None:
    log = walk.log
    reader = _Verifying(log.source, log.options, log.filter, ledger=log.ledger)
    log.rules = reader.rules
    reader.count_events()


def _versions_of(source: Any, options: Any, filter: Any, *given: Any) -> Any:
    reader = HistoryReader(source, options, filter)
    return reader.ledger, reader.versions(*given)


def _look_at_log(source: Any, options: Any, state: UndoState, ledger: FileLedger) -> None:
    BehindReader(source, options, state, ledger=ledger).look()


def _definitions(sources: list[Any], options: Any) -> list[list[history.DdlStatement]]:
    return [history.find_ddl(source, options) for source in sources]


def _whole_history(options: Any, sources: Any, find: Any, *, grows: bool = False) -> Any:
    return history.with_history(options, sources, find)


def _write_undo(state: UndoState, write: Callable[[memoryview], object]) -> None:
    for line in event_lines(state) if state.as_events else undo_lines(state):
        write(memoryview(encoded(f"{line}\n")))


_BY_OBJECTS: dict[str, Any] = {
    "cli.reports.history.row_versions": in_place_of(HistoryReader, "versions"),
    "cli.reports.history.versions_of": _versions_of,
    "cli.outputs.index.definitions": _definitions,
    "cli.outputs.index.summaries_of": SummaryReader,
    "cli.options.run.definitions": _definitions,
    "cli.options.run.with_history": _whole_history,
    "cli.outputs.undo._write_undo": _write_undo,
    "cli.reports.stats.definitions": _definitions,
    "cli.reports.stats.summaries_of": SummaryReader,
    "cli.reports.transactions.summaries_of": SummaryReader,
    "compiled.lines.blocks.change_blocks": in_place_of(_Blocks, "lines"),
    "compiled.lines.checked.check_rows": in_place_of(_Verifying, "count_rows"),
    "compiled.lines.lines.change_lines": in_place_of(_Lines, "lines"),
    "compiled.listings.event_lines.write_events": in_place_of(_Listed, "write_events"),
    "compiled.scripts.script.script_pieces": in_place_of(SqlReader, "pieces"),
    "compiled.scripts.undo.keep_rows": in_place_of(UndoReader, "keep_rows"),
    "compiled.scripts.undo.look_at_log": _look_at_log,
    "compiled.walk.quick.check_events": _check_events,
    "export.jobs.find_all": _definitions,
    "export.parquet.TableReader": ObjectTables,
}
"""By their places in the package: what commands read logs by."""


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
