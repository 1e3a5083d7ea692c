"""What the loops need for the rows of a script as events, and the rows that they leave to Python."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import TYPES
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import letters_of_base64
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.counted_table import stored_columns
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.events.decoder import ROWS_OPERATIONS, EventDecoder
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.undoing.inverted import flags_at, written_type
from binlog_kaitai.undoing.row_events import RowEvents

__all__ = ["EventsForm", "table_events"]

_AROUND = 64
"""Bytes of the constant texts of a statement."""


def table_events(table: Table) -> TableRecord | None:
    """Return what the loops need to write the events of a table's rows; None for one that they cannot take."""
    columns = stored_columns(table)
    if columns is None:
        return None
    made = TableRecord(table, columns)
    made.record[r.Table.mode], made.record[r.Table.row_bytes] = s.AS_EVENTS, _AROUND
    return made


class EventsForm:
    """Has the loops write rows as events.

    Args:
        context: of the loops.
        registry: has the table maps.
        state: that of the script.
        decoder: of the log's events.
    """

    def __init__(self, context: Context, registry: TableRegistry, state: ScriptState, decoder: EventDecoder) -> None:
        self._state, registry.renames = state, state.renames
        self.events = RowEvents(state, decoder, registry.table_map)
        self._types, self._flags_at = memory.numbers(bytes(TYPES), "B"), memory.numbers(bytes(TYPES), "B")
        self._record = memory.slots(r.Inverse.SLOTS)
        self._record[r.Inverse.types] = memory.address(self._types)
        self._record[r.Inverse.flags_at] = memory.address(self._flags_at)
        self._record[r.Inverse.digits] = memory.address(letters_of_base64())
        context.record[C.script.inverse] = memory.address(self._record)

    def see_format(self, frame: Frame) -> Iterator[str]:
        """Take a format description; yields what the script says of it."""
        form = frame.format
        yield from self.events.format_lines(frame)
        for event_type in ROWS_OPERATIONS:
            self._types[event_type] = written_type(event_type, form) or 0
            self._flags_at[event_type] = flags_at(form.len_post_header(event_type))
        self._record[r.Inverse.len_checksum] = form.len_checksum
        if self._state.keeps_gtids:
            self._record[r.Inverse.gtids] = ra.GTIDS_IN_PARTS if self._state.is_mariadb else ra.WHOLE_GTIDS
