"""What the loops have of a script while they write it, and Python has when it does."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import encoded
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
        room = about_bytes + _XA_TIMES * s.T_XA_ROOM
        self.session = LoopSession(context, writer.state.session, room, as_events=writer.state.as_events)
        self._is_lent = False
        self._prepared = memory.slots((_ROOM_PREPARED + 1) * ra.XP_SIZE)
        record = context.record
        record[s.C_PREPARED], record[s.C_ROOM_PREPARED] = memory.address(self._prepared), _ROOM_PREPARED
        self._make_room(_VARIABLES_ROOM)

    def _make_room(self, size: int) -> None:
        """Room for variables."""
        self._variables = memory.text_room(size)
        self._context.record[s.C_VARIABLES] = memory.address(self._variables)
        self._context.record[s.C_VARIABLES_ROOM] = size

    def lend(self) -> None:
        """Tell the loops what the script has, unless they know it."""
        if self._is_lent:
            return
        self._is_lent = True
        record, writer = self._context.record, self._writer
        state = writer.state
        self.session.lend()
        record[s.C_GUARDS] = state.guards.epoch
        takes = s.ALL_ASKED if state.renames else s.REPLAYED
        record[s.C_TAKES_REPLAYED] = s.ALL_LEFT if state.rows_only else takes
        data = b"".join(_line(line) for line in writer.variables)
        if len(data) > record[s.C_VARIABLES_ROOM]:
            self._make_room(2 * len(data))
        self._variables[: len(data)] = data
        record[s.C_VARIABLES_LENGTH] = len(data)
        writer.variables.clear()
        self._lend_prepared()

    def _lend_prepared(self) -> None:
        record, known = self._context.record, self._writer.state.prepared
        record[s.C_ASKS_PREPARED] = 0
        if len(known) > _ROOM_PREPARED or any(len(text.encode()) > s.T_XA_ROOM for text in known):
            record[s.C_ASKS_PREPARED] = 1
            return
        for number, text in enumerate(sorted(known)):
            place, data = _place(self._prepared, number), text.encode()
            place[ra.XP_LENGTH] = len(data)
            place.cast("B")[8 : 8 + len(data)] = data
        record[s.C_NUM_PREPARED] = len(known)
        known.clear()

    def take_back(self) -> None:
        """Note what the loops have made of it, before Python goes on."""
        if not self._is_lent:
            return
        self._is_lent = False
        record, writer = self._context.record, self._writer
        self.session.take_back()
        text = bytes(self._variables[: int(record[s.C_VARIABLES_LENGTH])])
        writer.variables = lines_of(text)
        record[s.C_VARIABLES_LENGTH] = 0
        if record[s.C_NUM_LEFT]:
            left_out = ROWS_ONLY if writer.state.rows_only else NOT_CHOSEN
            writer.state.left_out[left_out] += int(record[s.C_NUM_LEFT])
        record[s.C_NUM_LEFT] = 0
        for place in (_place(self._prepared, number) for number in range(record[s.C_NUM_PREPARED])):
            writer.state.prepared.add(place.cast("B")[8 : 8 + place[ra.XP_LENGTH]].tobytes().decode())
        record[s.C_NUM_PREPARED] = 0


def _place(prepared: Integers, number: int) -> Integers:
    return prepared[number * ra.XP_SIZE : (number + 1) * ra.XP_SIZE]


def lines_of(text: bytes) -> list[Line]:
    """Return lines that the loops have written."""
    return list(text.decode().split("\n")[:-1])


def _line(line: Line) -> bytes:
    return (encoded(line) if isinstance(line, str) else line) + b"\n"
