"""What the loops need for an undo as events, and the rows of it that they leave to Python."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import TYPES
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.places import event_of
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.events.decoder import ROWS_OPERATIONS, EventDecoder
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.images import Row
from binlog_kaitai.rows.table import Table
from binlog_kaitai.undoing.inverted import flags_at, opposite_type
from binlog_kaitai.undoing.undo_events import Inverter, place_of
from binlog_kaitai.undoing.undo_records import EVENT, ROW, packed
from binlog_kaitai.undoing.undo_writer import UndoWriter

__all__ = ["Inverse"]


class Inverse:
    """Has the loops write the records of an undo as events.

    Args:
        context: of the loops.
        registry: has the table maps.
        writer: keeps the rows that the loops leave.
    """

    def __init__(self, context: Context, registry: TableRegistry, writer: UndoWriter, decoder: EventDecoder) -> None:
        self._writer, self._decoder = writer, decoder
        registry.renames = writer.state.renames
        self._inverter = Inverter(writer, registry.table_map)
        self._opposites = memory.numbers(bytes(TYPES), "B")
        self._flags_at, self._record = memory.numbers(bytes(TYPES), "B"), memory.slots(r.Inverse.SLOTS)
        self._record[r.Inverse.types] = memory.address(self._opposites)
        self._record[r.Inverse.flags_at] = memory.address(self._flags_at)
        context.record[C.script.inverse] = memory.address(self._record)

    def see_format(self, frame: Frame) -> None:
        """Take a format description. Raises CannotUndoError where the logs before have another."""
        self._inverter.see_format(event_of(self._decoder.file, frame), frame)
        for event_type in ROWS_OPERATIONS:
            self._opposites[event_type] = opposite_type(event_type, frame.format) or 0
            self._flags_at[event_type] = flags_at(frame.format.len_post_header(event_type))

    def records(
        self, frame: Frame, event: Event, body: RowsEvent, table: Table, first: int
    ) -> Iterator[tuple[Row | None, int, bytes]]:
        """Yield row, number and record of the rows of an event from the first on, then the record of what they have in
        common. Raises CannotUndoError."""
        self._writer.now.frame = frame
        for number, row, data, numbers in self._inverter.inverted(event, body, table, first):
            if number is None:
                yield None, 0, packed(EVENT, data, (), *place_of(event))
            else:
                self._writer.state.conflicts.watch(numbers)
                yield row, number, packed(ROW, data, numbers, event.position, number)
