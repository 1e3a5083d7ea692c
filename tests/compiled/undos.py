"""What undoes changes, by the compiled loops and by the object path."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts import undo
from binlog_kaitai.compiled.scripts.undo_lines import undo_pieces
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.undoing.undo import UndoState
from binlog_kaitai.undoing.undo_events import event_lines
from binlog_kaitai.undoing.undo_script import undo_lines
from tests.oracle.objects.scripts import UndoReader

FROM_LOG = with_literals(ReadOptions(schema_from_log=True))


class Kept(NamedTuple):
    """What a reader has kept, the error that ended it, and what is said of it."""

    records: list[Any]
    error: str | None
    said: Any


def _kept(state: UndoState, read: Iterator[object]) -> Kept:
    error = None
    try:
        for _ in read:
            pass
    except BinlogError as caught:
        error = str(caught)
    found = list(state.store.backwards())
    records = [(*record._replace(place=0, numbers=()), sorted(record.numbers)) for record in found]
    assert all(number in state.conflicts for record in found for number in record.numbers)
    summary = state.summary
    said = (sorted(state.left_out.items()), state.notes, state.tables, summary.rows, summary.transactions)
    return Kept(records, error, None if error else (*said, summary.threads, summary.first, summary.last))


def _by_loops(reader: CompiledLog, state: UndoState) -> Iterator[None]:
    undo.keep_rows(reader, state)
    yield


def _source(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def assert_same(
    path: Path, options: ReadOptions = FROM_LOG, filter: Filter | None = None, chunk: int = 1 << 20, **given: Any
) -> Kept:
    """Both engines keep the same, for an undo as events, too."""
    known: Any = with_history(options, [_source(path)])
    assert_same_events(path, known, filter, chunk, **given)
    first, second = UndoState(across_ddl=True, **given), UndoState(across_ddl=True, **given)
    with closing(first.store), closing(second.store):
        oracle = UndoReader(_source(path), known, filter)
        expected = _kept(first, oracle.lines(first))
        reader = CompiledLog(_source(path), known, filter, chunk=chunk)
        found = _kept(second, _by_loops(reader, second))
        assert found == expected
        assert reader.ledger.as_json() == oracle.ledger.as_json()
        if found.error is None:  # else there is no script
            assert list(undo_lines(second)) == list(undo_lines(first))
            assert (second.num_conflicts, second.met) == (first.num_conflicts, first.met)
        second.num_conflicts = 0
        assert_same_lines(second)
        return found


def assert_same_events(path: Path, options: Any, filter: Filter | None, chunk: int, **given: Any) -> None:
    """Both engines make the same undo as events."""
    first, second = (UndoState(across_ddl=True, as_events=True, **given) for _ in range(2))
    with closing(first.store), closing(second.store):
        expected = _kept(first, UndoReader(_source(path), options, filter).lines(first))
        found = _kept(second, _by_loops(CompiledLog(_source(path), options, filter, chunk=chunk), second))
        assert (found.error, found.said) == (expected.error, expected.said)
        if found.error is None:
            assert b"".join(map(bytes, undo_pieces(second))) == _joined(event_lines(first))
            second.num_conflicts = 0
            assert _joined(event_lines(second)) == _joined(event_lines(first))


def _joined(lines: Iterator[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def assert_same_lines(state: UndoState) -> None:
    """Both engines make the same script of what is kept, and leave out the same rows of it."""
    lines = "".join(f"{line}\n" for line in undo_lines(state)).encode()
    num_left_out, state.num_conflicts = state.num_conflicts, 0
    assert b"".join(map(bytes, undo_pieces(state))) == lines
    assert state.num_conflicts == num_left_out
    state.num_conflicts = 0
