"""Checkpoint of a walk, to which it can return."""

from __future__ import annotations

from array import array
from copy import copy
from typing import Any

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.rules import NUM_SLOTS
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.walker import Walker

__all__ = ["Checkpoint"]

_SLOTS = [
    *(
        C.trxs.state,
        C.wanted.gate,
        C.limits.start_time,
        C.limits.stop_position,
        C.limits.stop_time,
        C.limits.is_past,
        C.undo.others,
        C.said.now,
    ),
    *(C.first_time, C.last_time, C.events, C.says_ends),
    *(C.rules + slot for slot in range(NUM_SLOTS)),
]
_WALKED = ("decoded", "skipped", "unsupported", "gtids")
_LISTS = ("lost", "errors")
_VALUES = ("crc_failures", "first_timestamp", "last_timestamp", "bytes_walked", "unknown_threads", "size", "state")


class Checkpoint:
    """What the walk knows at a place, and what the ledger has of it."""

    def __init__(self, walker: Walker, ledger: FileLedger, num_warned: int) -> None:
        context = walker.context
        self._walker, self._ledger = walker, ledger
        record = context.record
        self.position = int(record[C.offset] + record[C.at])
        """In the log, in bytes."""
        self._number = record[C.trxs.base] + record[C.trxs.open]
        self._slots = [record[slot] for slot in _SLOTS]
        self._trx = array("q", context.trxs[record[C.trxs.open]])
        self._walked: dict[str, Any] = {name: getattr(ledger, name).copy() for name in _WALKED}
        self._lengths = {name: len(getattr(ledger, name)) for name in _LISTS}
        self._values = {name: getattr(ledger, name) for name in _VALUES}
        self._num_warned, self._ends = num_warned, copy(ledger.ends)
        self._state = walker.state()
        self._statements = walker.events.num_statements

    def restore(self, warned: list[str]) -> None:
        """Return there, with an empty buffer. What the walk has `warned` of since is taken back."""
        context, record = self._walker.context, self._walker.context.record
        context.buffer.let_go()
        context.payloads.set([])
        context.events.clear_counts()
        self._walker.work.by_key.clear()
        for slot, value in zip(_SLOTS, self._slots, strict=True):
            record[slot] = value
        context.empty(self.position)
        record[C.trxs.base] = self._number
        context.trxs[0][:] = memoryview(self._trx)
        for name, value in {**self._walked, **self._values}.items():
            setattr(self._ledger, name, copy(value))  # the walk may return here more than once
        for name, length in self._lengths.items():  # others add to the same lists
            del getattr(self._ledger, name)[length:]
        for text in warned[self._num_warned :]:
            self._ledger.warnings.remove(text)
        del warned[self._num_warned :]
        self._ledger.ends = copy(self._ends)
        self._walker.set_state(self._state)
        self._walker.events.num_statements = self._statements
