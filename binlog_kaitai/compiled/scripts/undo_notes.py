"""What the loops note while they write the records of an undo."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.ddl.controls import xid_of
from binlog_kaitai.regex import regex
from binlog_kaitai.sql.state import MOST_THREADS
from binlog_kaitai.undoing.conflicts import Conflict
from binlog_kaitai.undoing.undo_writer import UndoWriter

__all__ = ["UndoNotes"]

_ROOM_NUMBERS, _ROOM_THREADS, _ROOM_TURNS, _ROOM_MEETINGS = 1 << 13, 1 << 10, 1 << 9, 1 << 10
_OPERATIONS = {s.INSERT: "insert", s.UPDATE: "update", s.DELETE: "delete"}
_NOWHERE = -1
_AS_SERVERS_WRITE = regex(r"XA COMMIT (X'[0-9a-f]*',X'[0-9a-f]*',(?:0|[1-9][0-9]*))")
"""Of such a statement the id is read as it stands."""


class UndoNotes:
    """Keeps the records that the loops write, and what they note of rows and transactions besides.

    Args:
        record: of the context.
        writer: keeps what Python begins.
        registry: the tables of the rows.
    """

    def __init__(self, record: Integers, writer: UndoWriter, registry: TableRegistry) -> None:
        self._record, self._writer, self._state, self._registry = record, writer, writer.state, registry
        self._saved: list[tuple[int, int, str]] = []
        """Savepoints that the writer does not know: number of the transaction, counted from 1, how many rows it had,
        and what was said."""
        self._numbers, self._threads = memory.slots(_ROOM_NUMBERS), memory.slots(_ROOM_THREADS)
        self._turns = memory.records(_ROOM_TURNS, r.Turn.BYTES // 8)
        self._meetings = memory.records(_ROOM_MEETINGS, r.Meeting.BYTES // 8)
        record[C.undo.begun_at] = _NOWHERE
        record[C.undo.numbers.list] = 0 if self._state.include_conflicts else memory.address(self._numbers)
        record[C.undo.numbers.room] = _ROOM_NUMBERS
        record[C.script.threads], record[C.script.room_threads] = memory.address(self._threads), _ROOM_THREADS
        record[C.undo.turns.list], record[C.undo.turns.room] = memory.address(self._turns), _ROOM_TURNS
        record[C.undo.meetings.list], record[C.undo.meetings.room] = memory.address(self._meetings), _ROOM_MEETINGS

    def keep(self, records: memoryview | None) -> None:
        """Keep records that the loops have written, and what they have noted of them."""
        record, state = self._record, self._state
        state.conflicts.watch_all(self._numbers[: int(record[C.undo.numbers.num_kept])])
        new = self._threads[: int(record[C.script.num_threads])].tolist()
        state.summary.threads.update(new[: max(MOST_THREADS - len(state.summary.threads), 0)])
        for number in range(int(record[C.undo.meetings.num])):
            self._take_meeting(self._meetings[number])
        record[C.undo.meetings.num] = 0
        begun, place, before = int(record[C.undo.begun_at]), state.store.place, state.store.begin_place
        if records is not None:
            state.store.add_records(records, None if begun == _NOWHERE else begun)
        for number in range(int(record[C.undo.turns.num])):
            self._take_turn(self._turns[number], place, before)
        record[C.undo.numbers.num_kept] = record[C.undo.numbers.num] = record[C.script.num_threads] = record[
            C.undo.turns.num
        ] = 0
        record[C.undo.begun_at] = _NOWHERE

    def _take_turn(self, turn: Integers, place: int, before: int) -> None:
        """Take a note of the loops; `before` is where the transaction begins that was open at a place of the store."""
        kind, begin, end, length = turn[: r.Turn.text]
        text = turn.cast("B")[r.Turn.text * 8 : r.Turn.text * 8 + length].tobytes().decode(errors="surrogateescape")
        if kind == ra.PREPARES:
            self._state.store.prepare_records(text, before if begin == _NOWHERE else place + begin, place + end)
        elif kind == ra.COMPLETES:
            self.complete(text)
        else:
            self._save(begin, end, text)

    def _take_meeting(self, meeting: Integers) -> None:
        """Take a note of the loops on a row that was changed again."""
        number, columns, at, kind, table_id, position, seconds, length = meeting[: r.Meeting.text]
        conflicts, store = self._state.conflicts, self._registry.store_of(table_id)
        if number not in conflicts or store is None:
            return
        begin, found = r.Meeting.text * 8, None
        if conflicts.shows(number):
            key = meeting.cast("B")[begin : begin + length].tobytes().decode(errors="surrogateescape").split("\0")
            image = dict(zip(store.own.key, key, strict=False))
            place = f"{self._writer.ledger.file}:{position}"
            is_by_key = bool(store.own.key)
            found = Conflict(store.own.spoken(image, {}), _OPERATIONS[kind], place, seconds, is_by_key)
        if self._writer.past_at is not None:
            conflicts.add_behind(number, columns, found)
        else:
            conflicts.add(number, columns, self._state.store.place + at, found, is_open=False)

    def complete(self, query: str) -> None:
        """Take a statement that commits a prepared transaction."""
        if (written := _AS_SERVERS_WRITE.fullmatch(query)) is not None:
            self._state.store.commit(written[1])
            return
        self._state.store.commit(xid_of(query))

    def _save(self, number: int, rows: int, query: str) -> None:
        if self._saved and self._saved[-1][0] != number:
            self._saved.clear()
        self._saved.append((number, rows, query))

    def take_savepoints(self, number: int) -> list[tuple[int, str]]:
        """Return what was said of savepoints in a transaction, counted from 1, with how many rows it had; all others
        are forgotten."""
        found = [(rows, text) for saved, rows, text in self._saved if saved == number]
        self._saved.clear()
        return found
