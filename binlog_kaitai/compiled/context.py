"""The record that Python and the fast loops share for one reader, and the lists that hang on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.handlers import COMPRESSED, GTID_EVENTS, TYPES, VARIABLES, row_handlers
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.lookup_tables import (
    E_SLOTS,
    EDIT_TEXT_BYTES,
    MOST_EDITS,
    STACK_SLOTS,
    crc_tables,
    powers_of_ten,
)
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.transaction_record import (
    gtid_bytes,
    read_gtid,
    read_transaction,
    read_xa,
    write_transaction,
)
from binlog_kaitai.compiled.unzip import unzip_function
from binlog_kaitai.compiled.wanted_record import WantedRecord
from binlog_kaitai.compiled.zstd import Inflater
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.format.headers import event_parts, len_post_headers
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["CHUNK", "MOST_PAYLOADS", "Context", "constants"]

CHUNK = 4 << 20
"""Bytes of the log that are looked at together, unless an event is larger."""
MOST_PAYLOADS = 1 << 14
"""Payloads that are inflated together."""
_STATEMENT_BYTES = 1 << 20
"""Bytes of the largest compressed statement that the loops take."""
_ROOM_ITEMS, _ROOM_TRXS, _ROOM_NOTES = 1 << 15, 1 << 14, 1 << 12
_NO_COUNTS, _NO_TRX = (memoryview(bytes(size)).cast("q") for size in (8 * TYPES, s.T_BYTES))


@cache
def constants() -> tuple[Integers, Integers]:
    """Tables that the loops of all logs read."""
    return memory.numbers(chain(*crc_tables()), "I"), memory.numbers(powers_of_ten(), "Q")


class Context:
    """Slots by number, the buffer with the log's bytes, and the lists of the walk."""

    def __init__(self, *, verify: bool, filter: Filter | None, capacity: int = CHUNK) -> None:
        self.record = memory.slots(s.C_SIZE)
        self.items = memory.records(_ROOM_ITEMS, s.I_SIZE)
        self.trxs = memory.records(_ROOM_TRXS, s.T_BYTES // 8)
        self.counts = memory.slots(TYPES)
        self.handlers = memory.numbers(row_handlers(), "B")
        self._odd_transactions: dict[int, Transaction] = {}
        self.has_long_values: Callable[[], bool] = lambda: False
        """Whether lines wait for values that are still to be read from the buffer."""
        self.last_number = -1
        """The highest number of a transaction from before the walk went back, which is not used for another one."""
        self.buffer = memory.input_room(0)
        self._payload_room = 0
        self.payloads = memory.records(MOST_PAYLOADS, ra.PL_SIZE)
        self.inflater: Inflater | None = None
        self.resize(capacity)
        self._tables()
        self.set_notes(_ROOM_NOTES)
        self._wanted = WantedRecord(self.record, filter)
        if not self.knows_gtids(filter):
            for event_type in GTID_EVENTS:
                self.handlers[event_type] = s.ODD_EVENT
        record = self.record
        record[s.C_PAYLOADS], record[s.C_ROOM_PAYLOADS] = memory.address(self.payloads), MOST_PAYLOADS
        record[s.C_ITEMS], record[s.C_ROOM_ITEMS] = memory.address(self.items), _ROOM_ITEMS - s.SPARE
        record[s.C_TRXS], record[s.C_ROOM_TRXS] = memory.address(self.trxs), _ROOM_TRXS - s.SPARE
        record[s.C_COUNTS], record[s.C_HANDLERS] = memory.address(self.counts), memory.address(self.handlers)
        record[s.C_VERIFY], record[s.C_FIRST_TIME] = verify, NEVER
        record[s.C_GATE] = record[s.C_SAYS_ENDS] = 1
        record[s.C_MAX_EVENT] = MAX_EVENT_SIZE
        self._run = load()
        self._address = memory.address(record)

    def limit_events(self, size: int) -> None:
        """Leave larger events to Python, and what inflates to more."""
        self.record[s.C_MAX_EVENT] = size

    def run(self, action: int) -> int:
        """Let the loops work; gives their answer."""
        self.record[s.C_ACTION] = action
        return self._run(self._address)

    def _tables(self) -> None:
        """What the loops look up."""
        crc, powers = constants()
        self.stack = memory.slots(STACK_SLOTS)
        self._edits, self._edit_text = memory.slots(MOST_EDITS * E_SLOTS), memory.text_room(EDIT_TEXT_BYTES)
        self._scratch, self._fields = memory.slots(4), memory.slots(layout.LOOP_SLOTS)
        self._post_headers = memory.numbers(bytes(TYPES), "B")
        self._compressed = memory.numbers([event_type in COMPRESSED for event_type in range(TYPES)], "B")
        self._part, self._statement = memory.slots(layout.LOOP_SLOTS), memory.text_room(_STATEMENT_BYTES)
        record = self.record
        record[s.C_FIELDS], record[s.C_POST_HEADERS] = memory.address(self._fields), memory.address(self._post_headers)
        record[s.C_COMPRESSED], record[s.C_PART] = memory.address(self._compressed), memory.address(self._part)
        record[s.C_STATEMENT_TEXT], record[s.C_STATEMENT_ROOM] = memory.address(self._statement), _STATEMENT_BYTES
        record[s.C_UNZIP] = unzip_function()
        record[s.C_CRC_TABLE], record[s.C_POWERS] = memory.address(crc), memory.address(powers)
        record[s.C_EDITS], record[s.C_EDIT_TEXT] = memory.address(self._edits), memory.address(self._edit_text)
        record[s.C_STACK], record[s.C_SCRATCH] = memory.address(self.stack), memory.address(self._scratch)

    def knows_gtids(self, chosen: Filter | None) -> bool:
        """Return whether the loops can tell which GTIDs are wanted."""
        return chosen is None or not chosen.has_gtids or bool(self.record[s.C_RANGES])

    def set_handlers(self, handlers: Mapping[int, int], other: int) -> None:
        """What the walk does with the types of events; `other` with those that are not there."""
        for event_type in range(TYPES):
            self.handlers[event_type] = handlers.get(event_type, other)

    def take_statements(self, which: int, *, reads_variables: bool, takes_loads: bool) -> None:
        """Have the walk take statements; see `loops.abi`. It takes what they read, too, or only that; and LOAD DATA."""
        self.record[s.C_TAKES_STATEMENTS] = which
        self.handlers[layout.EventType.xa_prepare_log_event] = s.XA_PREPARE if which else s.ODD_EVENT
        for event_type, kind in VARIABLES.items():
            self.handlers[event_type] = kind if which or reads_variables else s.ODD_EVENT
        self.handlers[layout.EventType.execute_load_query_event] = s.LOAD if which and takes_loads else s.ODD_EVENT

    def make_room_for_items(self) -> None:
        """Double the list of work items."""
        old, self.items = self.items, memory.records(2 * len(self.items), s.I_SIZE)
        self.items.slots[: len(old.slots)] = old.slots
        self.record[s.C_ITEMS], self.record[s.C_ROOM_ITEMS] = memory.address(self.items), len(self.items) - s.SPARE

    def make_room_for_transactions(self) -> None:
        """Double the list of transactions."""
        old, self.trxs = self.trxs, memory.records(2 * len(self.trxs), s.T_BYTES // 8)
        self.trxs.slots[: len(old.slots)] = old.slots
        self.record[s.C_TRXS], self.record[s.C_ROOM_TRXS] = memory.address(self.trxs), len(self.trxs) - s.SPARE

    def let_go(self) -> None:
        """The bytes in the buffer are about to be others, or elsewhere: nothing may wait that is read from them.

        Notes and the place in a rows event are offsets into the buffer; after this call there are none. Who changes the
        buffer calls it first. A note that waits here would be read from other bytes: that is an error of this program.
        """
        if self.record[s.C_NUM_NOTES] or self.has_long_values():
            raise AssertionError("values wait whose bytes are about to go")
        self.begin_item()

    def set_notes(self, room: int) -> None:
        """A list for so many values that Python makes."""
        self.notes = memory.records(room, ra.N_SIZE)
        self.record[s.C_NOTES], self.record[s.C_NUM_NOTES] = memory.address(self.notes), 0
        self.record[s.C_ROOM_NOTES] = room

    def noted(self, note: Integers) -> bytes:
        """Return the cell that a note is about."""
        return self.buffer[note[ra.N_CELL] : note[ra.N_CELL] + note[ra.N_LENGTH]].tobytes()

    def document(self, note: Integers) -> bytes | None:
        """Return the cell of the document that differences are about; None where the log does not have it."""
        if note[ra.N_FORM] != ra.HAVE_DOCUMENT:
            return None
        return self.buffer[note[ra.N_DOCUMENT] : note[ra.N_DOCUMENT] + note[ra.N_LEN_DOCUMENT]].tobytes()

    def close(self) -> None:
        """Give back the room for bytes of the log."""
        self.buffer = memory.input_room(0)
        self.record[s.C_BASE], self.record[s.C_HAVE] = memory.address(self.buffer), 0

    def resize(self, capacity: int) -> None:
        """A buffer for so many bytes of the log, with what the old one has of it, and for those of payloads."""
        self.let_go()
        room = self._payload_room + s.SLACK if self._payload_room else 0
        old, self.buffer = self.buffer, memory.input_room(capacity + room)
        have = self.record[s.C_HAVE]
        memory.move(old, self.buffer, have)
        self.buffer[have : have + s.SLACK] = bytes(s.SLACK)
        self.capacity = capacity
        self.record[s.C_INFLATED_AT] = self.record[s.C_INFLATED_END] = 0
        self.record[s.C_BASE] = memory.address(self.buffer)

    @property
    def payloads_at(self) -> int:
        """Where in the buffer the inflated payloads begin."""
        return self.capacity + s.SLACK

    @property
    def has_payloads_ahead(self) -> bool:
        """The walk comes to inflated payloads."""
        count = self.record[s.C_NUM_PAYLOADS]
        return bool(count and self.payloads[count - 1][ra.PL_AT] >= self.record[s.C_AT])

    @property
    def has_work_in_payloads(self) -> bool:
        """Work items may stand in inflated payloads."""
        return bool(self.record[s.C_NUM_PAYLOADS] and self.record[s.C_NUM_ITEMS])

    def make_room_for_payloads(self, size: int) -> None:
        """Room for so many bytes of payloads, after those of the log."""
        if size > self._payload_room:
            self._payload_room = size
            self.resize(self.capacity)

    def empty_payload_room(self, size: int) -> None:
        """Begin to inflate rows into room for so many bytes; nothing may wait that is read from rows before."""
        self.make_room_for_payloads(size)
        self.record[s.C_INFLATED_AT] = self.payloads_at
        self.record[s.C_INFLATED_END] = self.payloads_at + self._payload_room

    def put_rows(self, rows: list[tuple[int, bytes]]) -> None:
        """Put inflated rows after the bytes of the log, each with the number of its work item.

        There may be no payloads, and nothing may wait that is read from rows before.
        """
        self.empty_payload_room(sum(len(data) for _, data in rows))
        at = self.payloads_at
        for number, data in rows:
            self.buffer[at : at + len(data)] = data
            item = self.items[number]
            item[s.I_ROWS], item[s.I_ROWS_END] = at, at + len(data)
            at += len(data)
        self.record[s.C_INFLATED_AT] = at

    def set_payloads(self, entries: list[tuple[int, int, int]]) -> None:
        """The payloads at hand: offset of each event, begin (0 for one that Python takes) and end of what is inside."""
        self.let_go()
        for place, entry in zip(self.payloads, entries, strict=False):
            place[:] = memory.record(entry)
        self.record[s.C_NUM_PAYLOADS], self.record[s.C_NEXT_PAYLOAD] = len(entries), 0

    def inflate(self) -> int:
        """Have the loops inflate the payloads from the walk's place on; returns the room that the first one lacks."""
        self.set_payloads([])
        record = self.record
        self.empty_payload_room(0)
        return int(record[s.C_WANTED_ROOM]) if self.run(s.INFLATE) == s.FULL else 0

    def item_at_hand(self) -> Integers:
        """Return the work item that is decoded next."""
        return self.items[int(self.record[s.C_NEXT])]

    def place_of(self, item: Integers) -> tuple[int, int | None]:
        """Position of the event of a work item, and its offset in the payload that it is in."""
        start, position = item[s.I_PAYLOAD], self.record[s.C_OFFSET] + item[s.I_OUTER]
        return position, item[s.I_AT] - start if start else None

    def text_read(self, start: int, stop: int) -> bytes:
        """Return the text between two addresses that the loops have read, in the slots of C_FIELDS that are given."""
        address, size = int(self._fields[start]), int(self._fields[stop] - self._fields[start])
        for room, slot in ((self.buffer, s.C_BASE), (self._statement, s.C_STATEMENT_TEXT)):
            at = address - int(self.record[slot])
            if 0 <= at <= len(room) - size:
                return room[at : at + size].tobytes()
        raise AssertionError("the text is neither of the log, nor of a statement that was inflated")

    def move_up(self, start: int) -> None:
        """Drop the bytes before an offset, and all payloads; those after it, which may be many, are not copied
        elsewhere first."""
        self.let_go()
        self.set_payloads([])
        have = self.record[s.C_HAVE]
        self.buffer[: have - start] = self.buffer[start:have]

    def read(self, file: Any, end: int | None) -> int:
        """Read from an unbuffered file what there is room for, at the most, and not beyond a position; gives the number
        of bytes."""
        have = self.record[s.C_HAVE]
        stop = self.capacity if end is None else min(self.capacity, end - self.record[s.C_OFFSET])
        room = self.buffer[have : max(have, stop)]
        if hasattr(file, "readinto"):
            count = file.readinto(room) or 0
        else:
            piece = file.read(len(room))
            count = len(piece)
            room[:count] = piece
        self.record[s.C_HAVE] += count
        return int(count)

    def empty(self, position: int) -> None:
        """Begin at a position of the log, with no bytes and no work items."""
        record = self.record
        record[s.C_OFFSET] = position
        for slot in (s.C_AT, s.C_INNER, s.C_HAVE, s.C_NUM_ITEMS, s.C_NEXT, s.C_TRX):
            record[slot] = 0

    def next_item(self) -> None:
        """Go on with the work item after the one at hand."""
        self.record[s.C_NEXT] += 1
        self.begin_item()

    def begin_item(self) -> None:
        """Nothing was taken of the work item at hand."""
        self.record[s.C_ROW_AT] = self.record[s.C_ROW_NUMBER] = self.record[s.C_RUNS_OF] = 0

    def set_format(self, form: FormatDescription) -> None:
        """What the walk needs of a format description."""
        record, parts = self.record, form.parts
        record[s.C_LEN_HEADER], record[s.C_LEN_CHECKSUM] = form.len_header, form.len_checksum
        record[s.C_BODY], record[s.C_BEHIND], record[s.C_FOOTER] = parts
        record[s.C_INNER_BODY] = event_parts(form.len_header, 0).body
        self._post_headers[:] = len_post_headers(form.post_header_lengths, TYPES)

    def trx(self, number: int) -> Integers:
        """The slots of a transaction."""
        return self.trxs[number]

    def clear_counts(self) -> None:
        """Begin to count events anew."""
        self.counts[:] = _NO_COUNTS
        self.record[s.C_NUM_STATEMENTS] = 0

    def clear_trx(self, number: int) -> None:
        """Begin a transaction."""
        self.trx(number)[:] = _NO_TRX

    def transaction(self, number: int) -> Transaction:
        """A transaction as Python has it."""
        trx = self.trx(number)
        known = self._odd_transactions.get(self._key(number)) if trx[s.T_IS_ODD] else None
        return read_transaction(trx, known)

    def set_transaction(self, number: int, made: Transaction) -> None:
        """Set a transaction, unless what its end says is known in advance."""
        trx = self.trx(number)
        if trx[s.T_RESOLVED]:
            return
        if made.thread_id in self._wanted.threads:
            trx[s.T_KNOWN] |= s.HAS_ASKED_THREAD
        if not write_transaction(trx, made):
            trx[s.T_IS_ODD] = 1
            if len(self._odd_transactions) > _ROOM_TRXS:
                self._odd_transactions = {k: v for k, v in self._odd_transactions.items() if k >= self._key(0)}
            self._odd_transactions[self._key(number)] = replace(made)

    def resolve(self, number: int, found: Transaction, *, says_thread: bool) -> None:
        """What the end of a transaction says is known in advance; `says_thread`: its thread stands before rows."""
        trx = self.trx(number)
        trx[s.T_KNOWN] |= s.HAS_THREAD_OF_ROWS if says_thread or trx[s.T_KNOWN] & s.HAS_THREAD_ID else 0
        trx[s.T_RESOLVED], thread = 0, trx[s.T_THREAD_NOW]
        self.set_transaction(number, found)
        trx[s.T_RESOLVED], trx[s.T_THREAD_NOW] = 1, thread

    def _key(self, number: int) -> int:
        """The number of a transaction, counted from the first of the log."""
        return self.record[s.C_TRX_BASE] + number

    def gtid(self, number: int) -> str | None:
        """The GTID of a transaction as text."""
        return read_gtid(self.trx(number))

    def xa(self, number: int) -> str | None:
        """The id of an XA transaction as text."""
        return read_xa(self.trx(number))

    def new_gtids(self) -> Iterator[tuple[int, bytes, int, int]]:
        """The GTIDs that the loops have met since the last call, a run at a time.

        Returns whose they are, the bytes of the slots that say where they come from (of one with a tag, its text),
        first and last number.
        """
        record = self.record
        record[s.C_RUN_END] = 0
        while self.run(s.NEXT_RUN) != s.DONE:
            trx = self.trx(record[s.C_RUN])
            kind, trx[s.T_NEW_GTID] = trx[s.T_NEW_GTID], 0
            origin = gtid_bytes(trx) if kind == s.IS_TAGGED else trx[s.T_UUID : s.T_GNO].tobytes()
            yield kind, origin, trx[s.T_GNO], record[s.C_RUN_LAST]

    def shift(self, first: int, dropped: int) -> None:
        """Forget the work items before the `first`, and the transactions before the open one.

        So many bytes were `dropped` before those of the items that are left.
        """
        record = self.record
        record[s.C_STOP], record[s.C_DROPPED] = first, dropped
        self.run(s.SHIFT)
        record[s.C_NUM_ITEMS] -= first
        record[s.C_NEXT] = 0
        self.forget_transactions()

    def forget_transactions(self) -> None:
        """Forget the transactions before the open one."""
        record = self.record
        current = record[s.C_TRX]
        self.trxs[0][:] = self.trxs[current]
        record[s.C_TRX] = 0
        record[s.C_TRX_BASE] += current
