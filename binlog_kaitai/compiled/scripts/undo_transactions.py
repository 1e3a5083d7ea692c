"""The transactions of an undo, as far as Python begins and ends them; those that are simply kept are the loops'."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.constants import NEVER
from binlog_kaitai.changes.open_transaction import OUTCOME_OF, Outcome
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.script_texts import ABOUT_BYTES
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.scripts.undo_notes import UndoNotes
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.state import Summary
from binlog_kaitai.undoing.undo_writer import PASSED, UndoWriter

__all__ = ["UndoTransactions"]


class UndoTransactions:
    """Follows the transactions of which something is undone.

    Args:
        context: of the loops.
        writer: keeps what Python begins.
        registry: the tables, whose rows are counted.
        notes: what the loops note.
        len_texts: bytes of the constant texts.
        flush: keeps all records that the loops have written.
    """

    def __init__(
        self,
        context: Context,
        writer: UndoWriter,
        registry: TableRegistry,
        notes: UndoNotes,
        len_texts: int,
        flush: Callable[[], None],
    ) -> None:
        self._context, self._writer, self._registry, self.flush = context, writer, registry, flush
        self._state, self._record, self._notes = writer.state, context.record, notes
        self._outcome: Outcome = "open"
        """Of the open transaction, where Python has begun it."""
        self._load: tuple[int, Event] | None = None
        """A LOAD DATA that stands in the way if its transaction begins: the number of that, counted from 0."""
        self._saved_of = 0
        """The transaction whose savepoints the writer knows."""
        self._xa, self._about = memory.text_room(s.XA_ROOM), memory.text_room(len_texts + ABOUT_BYTES)
        record = self._record
        record[C.undo.is_on], record[C.undo.first_rows] = 1, NEVER
        record[C.undo.merges] = self._state.merges
        record[C.undo.xa], record[C.trx_text.buffer] = memory.address(self._xa), memory.address(self._about)
        record[C.trx_text.around] = 2 * len(self._about)
        record[C.undo.begins_by_statements] = not self._state.rows_only

    def is_open(self, number: int) -> bool:
        """Return whether a transaction of the walk is the one that is open here."""
        return bool(self._record[C.script.end.trx] == self._record[C.trxs.base] + number + 1)

    def keeps(self, number: int) -> bool:
        """Return whether what changes in a transaction of the walk counts."""
        return (
            not self.is_open(number) or not self._record[C.undo.asks_end] or self._outcome not in ("open", "rollback")
        )

    def leaves_to_loops(self, number: int) -> bool:
        """End a transaction that Python has begun before another one of the walk, which the loops may begin then; false
        where there is none."""
        if not self._record[C.undo.asks_end] or self.is_open(number):
            return False
        self.end()
        return True

    def begin(self, number: int, event: Event, *, knows_thread: bool) -> None:
        """Begin a transaction of the walk at one of its events, unless it has begun; the event may come after one that
        tells the thread. Raises CannotUndoError."""
        if self.is_open(number):
            return
        if self._load is not None and self._load[0] == self._record[C.trxs.base] + number:
            self._writer.load(self._load[1])
        self.end()
        self.settle()
        trx, found, record = self._context.trxs[number], self._context.trxs.read(number), self._record
        writer, known = self._writer, trx[r.Trx.known]
        thread = found.thread_id if knows_thread else None
        writer.now.enter(found.gtid, thread, has_missed=bool(known & s.HAS_MISSED_ROWS))
        writer.now.xa = found.xa
        writer.begin(event)
        self._outcome = "open" if known & s.IS_CUT else OUTCOME_OF[trx[r.Trx.outcome]]
        self._outcome = "commit" if known & s.IS_DONE else self._outcome
        record[C.script.end.trx], record[C.undo.asks_end] = record[C.trxs.base] + number + 1, 1
        record[C.undo.trx_rows] = record[C.undo.len_xa] = 0

    def refuse_load(self, number: int, event: Event) -> None:
        """Refuse a LOAD DATA if something of its transaction is undone. Raises CannotUndoError."""
        if self.is_open(number):
            self._writer.load(event)
        self._load = self._record[C.trxs.base] + number, event
        self._context.trxs[number][r.Trx.is_odd] = 1  # so that Python begins it

    def end(self) -> None:
        """End the open transaction, if there is one."""
        record, store = self._record, self._state.store
        if not record[C.script.end.trx]:
            return
        is_python, title, length = record[C.undo.asks_end], self._title(), int(record[C.undo.len_xa])
        self.settle()
        record[C.script.end.trx] = record[C.undo.asks_end] = 0
        if is_python:
            self._writer.end(self._outcome)
        elif length:
            store.prepare(bytes(self._xa[:length]).decode(), title)
        else:
            store.end(title)

    def break_off(self, number: int) -> None:
        """Have a transaction of the walk, if it is open, end as one that the log does not end."""
        if self.is_open(number):
            self.settle()
            self._outcome, self._record[C.undo.asks_end] = "open", 1

    def _title(self) -> str:
        return bytes(self._about[: int(self._record[C.undo.about_length])]).decode()

    def settle(self) -> None:
        """Keep all records, and what is known of their rows."""
        self.flush()
        self.count_rows()

    def count_rows(self) -> None:
        """Count the rows so far: those of a transaction that Python has begun for its writer."""
        record = self._record
        summary = self._writer.summary if record[C.undo.asks_end] else self._state.summary
        self._registry.definitions.take_counts(self._writer.ledger.rows, summary.rows)
        if record[C.undo.last_rows] or record[C.undo.first_rows] != NEVER:
            summary.add(Summary(first=int(record[C.undo.first_rows]), last=int(record[C.undo.last_rows])))
        summary.transactions += int(record[C.undo.num_begun])
        record[C.undo.first_rows], record[C.undo.last_rows], record[C.undo.num_begun] = NEVER, 0, 0
        if record[C.script.num_left]:
            self._state.left_out[PASSED] += int(record[C.script.num_left])
            record[C.script.num_left] = 0

    def complete(self, query: str) -> None:
        """Take a statement that commits a prepared transaction."""
        self.end()
        self.flush()
        self._notes.complete(query)

    def control(self, number: int, query: str, frame: Frame) -> None:
        """Take a statement about the open transaction. Raises CannotUndoError for rows that are rolled back."""
        self.flush()
        writer, own = self._writer, self._record[C.trxs.base] + number + 1
        writer.now.frame = frame
        if self._saved_of != own:
            writer.forget_savepoints()
        self._saved_of = own
        for rows, text in self._notes.take_savepoints(own):
            writer.control(text, rows)
        writer.control(query, int(self._record[C.undo.trx_rows]))

    def cut(self, number: int, place: str, seconds: int) -> None:
        """Leave out a transaction of the walk if it is open, in which the range ends."""
        if self.is_open(number) and self._outcome == "open" and self._record[C.undo.asks_end]:
            self.flush()
            self._writer.note_cut(place, seconds)
            self.end()

    def count(self, change: RowChange) -> None:
        """Count a row of the open transaction that Python has kept."""
        record, seconds = self._record, change.place.timestamp
        record[C.undo.trx_rows] += 1
        summary = self._writer.summary if record[C.undo.asks_end] else self._state.summary
        summary.add(Summary(first=seconds, last=seconds))
        summary.rows[f"{change.database}.{change.table}", change.operation] += 1
