"""How the loops replace the values of columns while they write them, and single values for rows that Python makes."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.plans.condition_plan import stored_sizes
from binlog_kaitai.compiled.plans.stand_in_plan import MOST_TEXT, StandIns
from binlog_kaitai.compiled.records import C
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.rows.table import Column

__all__ = ["StandInMasks"]

Mask = Callable[[bytes], bytes]
_ROOM = 1 << 20
"""Bytes of the longest value."""


class StandInMasks:
    """Replaces values by a secret.

    Args:
        secret: what stands in for what.
    """

    def __init__(self, secret: Secret) -> None:
        self._stand_ins, self._run = StandIns(secret), load()
        self._context, self._record = memory.slots(C.SLOTS), memory.slots(r.Redacted.SLOTS)
        self._cell, self._text = memory.text_room(_ROOM), memory.text_room(MOST_TEXT)
        self._values = memory.records(1, r.HiddenValue.SLOTS)
        record = self._record
        record[r.Redacted.secret], record[r.Redacted.text] = (
            memory.address(self._stand_ins.record),
            memory.address(self._text),
        )
        record[r.Redacted.values], record[r.Redacted.room_values] = memory.address(self._values), 1
        record[r.Redacted.begin], record[r.Redacted.room_cell] = memory.address(self._cell), _ROOM
        self._context[C.action], self._context[C.redacted] = s.REDACT_ONE, memory.address(record)
        self._address = memory.address(self._context)
        self.address = memory.address(record)
        """Where the loops find the secret, and room for a value."""

    def plan(self, column: Column) -> memoryview[int] | None:
        """Return the record by which the loops replace the values of a column; None where Python has to."""
        sizes, plan = stored_sizes([column]), memory.slots(r.Column.SLOTS)
        if sizes is None:
            return None
        self._stand_ins.plan(column, plan)
        (plan[r.Mask.stored],) = sizes
        return None if plan[r.Mask.kind] == ra.MK_PYTHON else plan

    def mask(self, column: Column, by_python: Mask) -> Mask:
        """Return what gives other bytes for a stored value of a column, where the loops can, else `by_python`."""
        plan = self.plan(column)
        return by_python if plan is None else lambda data: self._masked(plan, data) or by_python(data)

    def _masked(self, plan: memoryview[int], data: bytes) -> bytes:
        """Return other bytes for a value; none where that is Python's."""
        size, record = len(data), self._record
        if size > _ROOM:
            return b""
        self._cell[:size] = data
        record[r.Redacted.end], record[r.Redacted.column] = record[r.Redacted.begin] + size, memory.address(plan)
        record[r.Redacted.num_values] = 0
        self._run(self._address)
        return b"" if record[r.Redacted.num_values] else bytes(self._cell[:size])
