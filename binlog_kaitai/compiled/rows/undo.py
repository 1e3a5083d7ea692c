"""Reads a log for an undo by the fast loops: they write the records of the store, `sql.undo_visitor` all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.arrow.constants import NEVER, Integers, UnsoundError
from binlog_kaitai.changes.assembler import RowChange
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.script_texts import ABOUT_BYTES, undo_texts
from binlog_kaitai.compiled.rows.others import Others
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.script import ScriptPieces, ScriptTaker, SharedLiterals, TableScript
from binlog_kaitai.compiled.walk.work import OddRows
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.model import TableName
from binlog_kaitai.sql.conflicts import RowIdentity
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.undo import UndoState
from binlog_kaitai.sql.undo_records import END, packed
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["TableUndo", "UndoLinesReader", "UndoTaker", "has_end", "is_for_loops", "keep"]

_ROOM_NUMBERS, _ROOM_THREADS = 1 << 13, 1 << 10
_MOST_THREADS = 1000
_NOWHERE = -1


def is_for_loops(filter: Filter | None, state: UndoState, file: str) -> bool:
    """Return whether the loops can read a log of this name: all rows of a table in the range are undone, or nobody
    asks which of them were changed again."""
    if not file.isprintable():
        return False
    if filter is not None and filter.has_choice:
        return False
    if filter is None or state.include_conflicts:
        return True
    return not (filter.has_gtids or filter.server_ids)


def has_end(filter: Filter | None) -> bool:
    """Return whether a range may end before its log."""
    return filter is not None and (filter.stop_position is not None or filter.stop_time is not None)


class TableUndo(TableScript):
    """What the loops need to write the records that undo a table's rows."""

    def __init__(self, table: Table, statements: TableStatements, shared: SharedLiterals, file: str) -> None:
        super().__init__(table, statements, shared, file)
        identity = RowIdentity(table, statements)
        names = identity.key or list(statements.columns)
        indexes = [column.index for name in names for column in table.columns if column.name == name]
        start = memory.address(shared.records)
        self._identity = memory.numbers([len(indexes), *(start + index * s.COLUMN_BYTES for index in indexes)])
        self.record[s.S_IDENTITY], self.record[s.S_IS_KEYED] = memory.address(self._identity), bool(identity.key)
        self.record[s.S_SEED] = identity.seed


class UndoTaker(ScriptTaker):
    """Decodes work items into the records of an undo, whole ones in each piece; see `ItemTaker`."""

    def lend_session(self) -> None:
        """There is none."""

    def _set_up(self) -> None:
        """Tell the loops how an undo is written."""
        state, record = self._script.visitor.state, self._context.record
        record[s.C_IS_UNDO], record[s.C_FIRST_ROWS], record[s.C_BEGUN_AT] = 1, NEVER, _NOWHERE
        self._numbers, self._threads = memory.slots(_ROOM_NUMBERS), memory.slots(_ROOM_THREADS)
        record[s.C_NUMBERS] = 0 if state.include_conflicts else memory.address(self._numbers)
        record[s.C_ROOM_NUMBERS] = _ROOM_NUMBERS
        record[s.C_THREADS], record[s.C_ROOM_THREADS] = memory.address(self._threads), _ROOM_THREADS
        self._about = memory.text_room(self._texts.size + ABOUT_BYTES)
        record[s.C_TRX_BUFFER], record[s.C_TRX_LENGTH] = memory.address(self._about), 2 * len(self._about)

    def return_session(self) -> None:
        """There is none."""

    def _common_texts(self) -> list[str]:
        return undo_texts(self._script.visitor.ledger.file)

    def say(self, lines: Iterator[Line]) -> Iterator[memoryview]:
        """Have the object path keep its part; there are no lines of it."""
        for _ in lines:
            pass
        yield from ()

    def end_transaction(self) -> Iterator[memoryview]:
        """Write the end of the transaction that the store lacks it of."""
        record = self._context.record
        if record[s.C_SCRIPT_TRX]:
            record[s.C_SCRIPT_TRX] = 0
            yield from self._put(packed(END, self._about_text()))

    def _about_text(self) -> bytes:
        return bytes(self._about[: int(self._context.record[s.C_ABOUT_LENGTH])])

    def end_script(self, *, is_begun: bool) -> Iterator[memoryview]:
        """Leave the store to the object path, in a transaction that has begun, or before one."""
        if is_begun:
            self._script.visitor.title = self._about_text().decode()
        yield from super().end_script(is_begun=is_begun)
        yield from self._flush()

    def _flush(self) -> Iterator[memoryview]:
        """Deliver records, and what is known of their rows."""
        record, state = self._context.record, self._script.visitor.state
        state.conflicts.watch_all(self._numbers[: int(record[s.C_KEPT_NUMBERS])])
        new = self._threads[: int(record[s.C_NUM_THREADS])].tolist()
        state.summary.threads.update(new[: max(_MOST_THREADS - len(state.summary.threads), 0)])
        record[s.C_KEPT_NUMBERS] = record[s.C_NUM_NUMBERS] = record[s.C_NUM_THREADS] = 0
        begun, record[s.C_BEGUN_AT] = int(record[s.C_BEGUN_AT]), _NOWHERE
        for records in super()._flush():
            state.store.add_records(records, None if begun == _NOWHERE else begun)
        yield from ()

    def finish(self) -> Iterator[memoryview]:
        """Deliver all that waits."""
        yield from super().finish()
        record, summary = self._context.record, self._script.visitor.state.summary
        if record[s.C_LAST_ROWS] or record[s.C_FIRST_ROWS] != NEVER:
            times = [int(record[s.C_FIRST_ROWS]), int(record[s.C_LAST_ROWS])]
            summary.first = min(times[0], times[0] if summary.first is None else summary.first)
            summary.last = max(times[1], times[1] if summary.last is None else summary.last)
        summary.transactions += int(record[s.C_NUM_BEGUN])

    def _deliver_all(self) -> Iterator[memoryview]:
        self._registry.take_counts(self._ledger.rows, self._script.visitor.state.summary.rows)
        yield from ()

    def _new_head(self, item: Integers) -> Iterator[memoryview]:
        store = self._registry.store_of(self._table_id())
        if store is not None:
            self._note_table(store.table)
        yield from super()._new_head(item)

    def _note_table(self, table: Table) -> None:
        """Note a table of which rows are undone."""
        self._script.visitor.state.tables.add(TableName(table.database, table.name))

    def _rows_by_objects(
        self, odd: OddRows, number: int, find: Callable[[int], Table | None], first: int = 0
    ) -> Iterator[memoryview]:
        self._settle()
        raise UnsoundError(odd.frame.position)

    def _add(self, change: RowChange) -> Iterator[memoryview]:
        raise AssertionError("the object path keeps its rows itself")


class UndoLinesReader(RowsReader):
    """Reads one log that can be read again for an undo: `keep_rows` once. Its options must be SqlOptions.

    Raises BinlogError where the damage stands, CannotUndoError for what cannot be undone.
    """

    passes_damage = False

    def keep_rows(self, state: UndoState) -> None:
        """Keep what undoes the rows of the log."""
        keep(ScriptPieces(self._rows, Others(UndoVisitor(self._log, state)), TableUndo, UndoTaker), state)


def keep(pieces: ScriptPieces, state: UndoState) -> None:
    """Keep what undoes the rows of a log. Raises BinlogError, CannotUndoError."""
    for records in pieces.read():
        state.store.add_records(records)
