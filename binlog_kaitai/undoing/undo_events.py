"""An undo as inverted rows events in BINLOG statements."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.errors import UnsupportedEventError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.images import Row
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.gtids import AUTOMATIC
from binlog_kaitai.sql.text import comment
from binlog_kaitai.undoing.inverted import MOST_BYTES, WrittenEvent, binlog_statement, format_event
from binlog_kaitai.undoing.undo import CannotUndoError, UndoState
from binlog_kaitai.undoing.undo_records import BEGIN, END, EVENT
from binlog_kaitai.undoing.undo_script import left_out
from binlog_kaitai.undoing.undo_writer import UndoWriter

__all__ = ["Inverter", "event_lines", "head_lines", "place_of"]


class Inverter:
    """Inverts rows events of one log for an undo as events.

    Args:
        writer: has the open frame, and the statements of tables.
        find_map: returns header and body of the last table map of a number.
    """

    def __init__(self, writer: UndoWriter, find_map: Callable[[int], bytes]) -> None:
        self._writer, self._find_map = writer, find_map

    def see_format(self, event: Event, frame: Frame) -> None:
        """Take a format description. Raises CannotUndoError where it is another than that of the logs before."""
        state, form = self._writer.state, frame.format
        if state.format is None:
            state.format, state.format_event, state.is_mariadb = form, format_event(frame), form.is_mariadb
        elif (state.format.server_version, state.format.len_checksum) != (form.server_version, form.len_checksum):
            text = (
                f"this log is of {form.server_version}, those before it are of {state.format.server_version}, or have"
                " other checksums; undo them one by one"
            )
            raise CannotUndoError(text, event.file, event.position, event.type)

    def inverted(
        self, event: Event, body: RowsEvent, table: Table, first: int = 0
    ) -> Iterator[tuple[int | None, Row | None, bytes, tuple[int, ...]]]:
        """Yield number, row, images and known numbers of each row of an event from the first on, then what they have in
        common. Raises CannotUndoError."""
        name = f"{table.database}.{table.name}"
        writer = self._writer
        statements, identity = writer.tables.at(table, event)
        if statements.versions is not None:
            raise CannotUndoError(_VERSIONED.format(name), event.file, event.position, event.type)
        try:
            opposite = WrittenEvent.opposite(writer.now.frame, self._find_map(table.table_id))
        except UnsupportedEventError as error:
            raise CannotUndoError(error.message, event.file, event.position, event.type) from None
        only = body.rows.only
        for number, row, images, is_whole in writer.known_rows.inverted(writer.now.frame, body, table, identity):
            if number < first or (only is not None and number not in only):
                continue
            if not is_whole:
                raise CannotUndoError(_INCOMPLETE.format(name), event.file, event.position, event.type)
            numbers = (
                () if writer.state.include_conflicts else tuple(identity.undone(row.before or {}, row.after or {}))
            )
            yield number, row, images, numbers
        yield None, None, opposite.to_bytes(), ()


def place_of(event: Event) -> tuple[int, int]:
    """Return what tells an event from the others of its log."""
    return event.position, 0 if event.payload_offset is None else event.payload_offset + 1


def head_lines(state: UndoState) -> Iterator[str]:
    """Yield what stands before all events; nothing where the logs have none."""
    if state.format is not None:
        yield binlog_statement([[state.format_event]])
        if not state.is_mariadb:
            yield AUTOMATIC


def event_lines(state: UndoState) -> Iterator[str]:
    """Yield the lines that undo what was read, without head and foot."""
    form = state.format
    if form is None:
        return
    state.conflicts.begin_reading()
    yield from head_lines(state)
    event: WrittenEvent | None = None
    place, rows = (-1, -1), list[bytes]()
    for record in state.store.backwards():
        is_next = record.kind in (BEGIN, END) or (record.kind == EVENT and (record.position, record.row) != place)
        if is_next or sum(map(len, rows)) > MOST_BYTES:
            if event is not None and rows:
                yield binlog_statement(event.with_rows(rows, form))
            rows = []
        if record.kind == EVENT:
            event, place = WrittenEvent.from_bytes(record.data), (record.position, record.row)
        elif record.kind == END:
            place = -1, -1
            yield "\n" + comment(f"undo of {record.text}")
            yield "BEGIN;"
        elif record.kind == BEGIN:
            yield "COMMIT;"
        elif (text := left_out(state, record)) is not None:
            yield text
        else:
            rows.append(record.data)


_VERSIONED = "{} is system-versioned, and the server takes no events that change its history; leave out --as events"
_INCOMPLETE = (
    "the log has not all columns of a row of {} (binlog_row_image is not FULL, or it is of MariaDB 11.8, which leaves"
    " out generated ones), which events have to have; leave out --as events"
)
