"""What the loops have of a script while they write it, and Python has when it does."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.scripts.script_session import LoopSession
from binlog_kaitai.sql.script import NOT_CHOSEN, ROWS_ONLY, ScriptWriter
from binlog_kaitai.sql.text import Line

__all__ = ["LentScript", "lines_of"]

_VARIABLES_ROOM = 1 << 12
_XA_TIMES = 3
"""How often the id of an XA transaction stands between two statements."""
_ROOM_PREPARED = 256


class LentScript:
    """Session, variables and prepared transactions of a script, which one side has at a time.

    Args:
        context: of the loops.
        writer: that of the script.
        about_bytes: of what a transaction begins with, at the most.
    """

    def __init__(self, context: Context, writer: ScriptWriter, about_bytes: int) -> None:
        self._context, self._writer = context, writer
        room = about_bytes + _XA_TIMES * s.XA_ROOM
        self.session = LoopSession(context, writer.state.session, room, as_events=writer.state.as_events)
        self._is_lent = False
        self._prepared = memory.slots((_ROOM_PREPARED + 1) * r.PreparedId.SLOTS)
        record = context.record
        record[C.script.prepared.ids], record[C.script.prepared.room] = memory.address(self._prepared), _ROOM_PREPARED
        self._make_room(_VARIABLES_ROOM)

    def _make_room(self, size: int) -> None:
        """Room for variables."""
        self._variables = memory.text_room(size)
        self._context.record[C.script.variables.text] = memory.address(self._variables)
        self._context.record[C.script.variables.room] = size

    def lend(self) -> None:
        """Tell the loops what the script has, unless they know it."""
        if self._is_lent:
            return
        self._is_lent = True
        record, writer = self._context.record, self._writer
        state = writer.state
        self.session.lend()
        record[C.script.guards] = state.guards.epoch
        takes = s.ALL_ASKED if state.renames else s.REPLAYED
        record[C.script.takes_replayed] = s.ALL_LEFT if state.rows_only else takes
        data = b"".join(_line(line) for line in writer.variables)
        if len(data) > record[C.script.variables.room]:
            self._make_room(2 * len(data))
        self._variables[: len(data)] = data
        record[C.script.variables.length] = len(data)
        writer.variables.clear()
        self._lend_prepared()

    def _lend_prepared(self) -> None:
        record, state = self._context.record, self._writer.state
        known = state.prepared
        record[C.script.prepared.asks] = 0
        is_much = len(known) > _ROOM_PREPARED or any(len(text.encode()) > s.XA_ROOM for text in known)
        if is_much or state.is_after_dump:  # which refuses what the loops leave out
            record[C.script.prepared.asks] = 1
            return
        for number, text in enumerate(sorted(known)):
            place, data = _place(self._prepared, number), text.encode()
            place[r.PreparedId.length] = len(data)
            place.cast("B")[8 : 8 + len(data)] = data
        record[C.script.prepared.num] = len(known)
        known.clear()

    def take_back(self) -> None:
        """Note what the loops have made of it, before Python goes on."""
        if not self._is_lent:
            return
        self._is_lent = False
        record, writer = self._context.record, self._writer
        self.session.take_back()
        text = bytes(self._variables[: int(record[C.script.variables.length])])
        writer.variables = lines_of(text)
        record[C.script.variables.length] = 0
        if record[C.script.num_left]:
            left_out = ROWS_ONLY if writer.state.rows_only else NOT_CHOSEN
            writer.state.left_out[left_out] += int(record[C.script.num_left])
        record[C.script.num_left] = 0
        for place in (_place(self._prepared, number) for number in range(record[C.script.prepared.num])):
            writer.state.prepared.add(place.cast("B")[8 : 8 + place[r.PreparedId.length]].tobytes().decode())
        record[C.script.prepared.num] = 0


def _place(prepared: Integers, number: int) -> Integers:
    return prepared[number * r.PreparedId.SLOTS : (number + 1) * r.PreparedId.SLOTS]


def lines_of(text: bytes) -> list[Line]:
    """Return lines that the loops have written."""
    return list(text.decode().split("\n")[:-1])


def _line(line: Line) -> bytes:
    return (encoded(line) if isinstance(line, str) else line) + b"\n"
