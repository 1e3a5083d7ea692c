"""What both engines make of one log as a script, and as one that undoes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_pieces
from binlog_kaitai.compiled.scripts.undo import keep_rows
from binlog_kaitai.compiled.scripts.undo_lines import undo_pieces
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_script import undo_lines
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.scripts import SqlReader, UndoReader

__all__ = ["Scripts"]

_Found = dict[str, Any]
_UNSUPPORTED = "not decoded by this version"


@dataclass(frozen=True)
class Scripts:
    """One log, and how it is read."""

    source: Source
    options: ReadOptions
    filter: Filter | None
    chunk: int

    @property
    def _known(self) -> ReadOptions:
        """The options, with the definitions that the log has where it can be read."""
        given, names = self.options, ("mode", "thorough", "verify_checksums", "text_errors")
        options = with_literals(ReadOptions(**{name: getattr(given, name) for name in names}))
        try:
            return with_history(replace(options, schema_from_log=True), [self.source])
        except BinlogError:
            return options

    def replays(self) -> Iterator[_Found]:
        """Yield what the loops make of the log, and what the object path does."""
        known = self._known
        fast, state = CompiledLog(self.source, known, self.filter, chunk=self.chunk), self._state()
        yield _replayed(fast, state, map(bytes, script_pieces(fast, state)))
        reader, state = SqlReader(self.source, known, self.filter), self._state()
        lines = (encoded(line) if isinstance(line, str) else line for line in reader.lines(state))
        yield _replayed(reader, state, (line + b"\n" for line in lines))

    def _state(self) -> ScriptState:
        is_even, as_events = self.chunk % 2 == 0, self.chunk % 3 == 0
        return ScriptState(checked=is_even, as_events=as_events, keeps_gtids=is_even and as_events)

    def undoes(self, *, has_end: bool) -> Iterator[_Found]:
        """Yield the same of an undo, of all of the log or of its first part."""
        known, start = self._known, None if self.filter is None else self.filter.start_position
        chosen = Filter(start_position=start)
        if has_end:
            stop = None if self.filter is None else self.filter.stop_position
            chosen = replace(chosen, stop_position=(self.source.size or 0) // 2 if stop is None else stop)
        fast, state = CompiledLog(self.source, known, chosen, chunk=self.chunk), _undo_state()
        yield _undone(fast, state, lambda: keep_rows(fast, state), lambda: b"".join(map(bytes, undo_pieces(state))))
        reader, other = UndoReader(self.source, known, chosen), _undo_state()
        yield _undone(
            reader,
            other,
            lambda: [None for _ in reader.lines(other)],
            lambda: "".join(f"{line}\n" for line in undo_lines(other)).encode(),
        )


def _undo_state() -> UndoState:
    return UndoState(across_ddl=True, checked=True)


def _replayed(reader: BinlogReader, state: ScriptState, parts: Iterator[bytes]) -> _Found:
    data, error = bytearray(), None
    try:
        for part in parts:
            data += part
    except BinlogError as caught:
        error = str(caught)
    said = {"left out": sorted(state.left_out.items()), "notes": state.notes}
    return {
        "output": bytes(data).split(b"\n"),
        "error": error,
        **said,
        **_told(reader),
        "rows": dict(reader.ledger.rows),
    }


def _undone(reader: BinlogReader, state: UndoState, keep: Callable[[], Any], write: Callable[[], bytes]) -> _Found:
    """Return what an undo gives; of one that is not made only why not."""
    with closing(state.store):
        try:
            keep()
        except BinlogError as caught:
            told = _told(reader)
            if _UNSUPPORTED in str(caught):  # or what is after it, where the object path meets it first
                return {"error": "fails"}
            return {"error": str(caught), **told}
        if reader.ledger.errors:
            return {"error": None, **_told(reader)}
        summary = state.summary
        counts = summary.rows, summary.transactions, summary.threads, summary.first, summary.last
        script = write().split(b"\n")
        said = {"left out": sorted(state.left_out.items()), "notes": state.notes, "tables": state.tables}
        conflicts = state.num_conflicts, state.met
        return {"error": None, "output": script, "counts": counts, "conflicts": conflicts, **said, **_told(reader)}


def _told(reader: BinlogReader) -> _Found:
    """Return what users are told of a log, in any order: the loops take rows when their transaction has ended."""
    ledger = reader.ledger
    return {"errors": sorted(ledger.errors), "warnings": sorted(ledger.warnings), "lost": ledger.lost_rows}
