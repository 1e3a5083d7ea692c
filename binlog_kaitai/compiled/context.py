"""The record that Python and the fast loops share for one reader, and the lists that hang on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Protocol

from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.event_kinds import EventKinds
from binlog_kaitai.compiled.item_list import ItemList
from binlog_kaitai.compiled.log_buffer import LogBuffer
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import (
    E_SLOTS,
    EDIT_TEXT_BYTES,
    MOST_EDITS,
    STACK_SLOTS,
    crc_tables,
    powers_of_ten,
)
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.note_list import NoteList
from binlog_kaitai.compiled.payload_room import PayloadRoom
from binlog_kaitai.compiled.plain_values import PlainValues
from binlog_kaitai.compiled.read_fields import ReadFields
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.transaction_list import TransactionList
from binlog_kaitai.compiled.unzip import unzip_function
from binlog_kaitai.compiled.user_list import UserList
from binlog_kaitai.compiled.wanted_record import WantedRecord
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.format.headers import event_parts
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["CHUNK", "Context", "Lender", "constants"]

CHUNK = 4 << 20
"""Bytes of the log that are looked at together, unless an event is larger."""


@cache
def constants() -> tuple[Integers, Integers]:
    """Tables that the loops of all logs read."""
    return memory.numbers(chain(*crc_tables()), "I"), memory.numbers(powers_of_ten(), "Q")


def _runner(record: Integers) -> Callable[[int], int]:
    """Return what lets the loops work over a record: it takes an action, and returns their answer."""
    loops, address = load(), memory.address(record)

    def run(action: int) -> int:
        record[C.action] = action
        return loops(address)

    return run


class Lender(Protocol):
    """Lends memory for text that is written."""

    def lend(self, size: int) -> memory.Bytes | None: ...
    def give_back(self, lent: memory.Bytes, /) -> None: ...


class Context:
    """Slots by number, and what the loops work on, each an object of its own.

    Args:
        verify: check checksums.
        filter: what is wanted.
        capacity: bytes of the log that are looked at together.
    """

    def __init__(self, *, verify: bool, filter: Filter | None, capacity: int = CHUNK) -> None:
        self.record = record = memory.slots(C.SLOTS)
        self.text_lender: Lender | None = None
        """Lends memory for text, which is written from there."""
        self.run = _runner(record)
        self.items = ItemList(record)
        self.buffer = LogBuffer(record, self.items, capacity)
        self.payloads = PayloadRoom(record, self.buffer, self.items, self.run)
        self.fields = ReadFields(record, self.buffer)
        self._plain = PlainValues(record)
        self.notes = NoteList(record, self.buffer)
        self.wanted = WantedRecord(record, filter)
        self.events = EventKinds(record, knows_gtids=self.wanted.knows_gtids(filter))
        self.users = UserList(record, self.run, frozenset() if filter is None else filter.users)
        self.trxs = TransactionList(record, self.run, self.wanted.threads, self.users)
        self._tables()
        record[C.form.verify], record[C.first_time] = verify, NEVER
        record[C.wanted.gate] = record[C.says_ends] = 1
        record[C.limits.max_event] = MAX_EVENT_SIZE

    def _tables(self) -> None:
        """Make what the loops look up, and what they use for a moment."""
        crc, powers = constants()
        self.stack = memory.slots(STACK_SLOTS)
        self._edits, self._edit_text = memory.slots(MOST_EDITS * E_SLOTS), memory.text_room(EDIT_TEXT_BYTES)
        self._scratch = memory.slots(4)
        record = self.record
        record[C.statements.unzip.function] = unzip_function()
        record[C.known.crc], record[C.known.powers] = memory.address(crc), memory.address(powers)
        record[C.scratch.edits], record[C.scratch.edit_text] = (
            memory.address(self._edits),
            memory.address(self._edit_text),
        )
        record[C.scratch.stack], record[C.scratch.words] = memory.address(self.stack), memory.address(self._scratch)

    def limit_events(self, size: int) -> None:
        """Leave larger events to Python, and what inflates to more."""
        self.record[C.limits.max_event] = size

    def set_format(self, form: FormatDescription) -> None:
        """Take over what the walk needs of a format description."""
        record = self.record
        record[C.form.len_header], record[C.form.len_checksum] = form.len_header, form.len_checksum
        record[C.form.body], record[C.form.behind], record[C.form.footer] = form.parts
        record[C.form.inner_body] = event_parts(form.len_header, 0).body
        self.events.set_format(form)

    def empty(self, position: int) -> None:
        """Begin at a position of the log, with no bytes and no work items."""
        record = self.record
        record[C.offset] = position
        for slot in (C.at, C.inner, C.have, C.items.num, C.items.next, C.trxs.open):
            record[slot] = 0

    def drop_bytes(self, start: int) -> None:
        """Drop the bytes of the log before an offset, and all payloads."""
        self.payloads.set([])
        self.buffer.move_up(start)

    def shift(self, first: int, dropped: int) -> None:
        """Forget the work items before the `first`, and the transactions before the open one.

        So many bytes were `dropped` before those of the items that are left.
        """
        record = self.record
        record[C.items.stop], record[C.items.dropped] = first, dropped
        self.run(s.SHIFT)
        self.trxs.forget()
