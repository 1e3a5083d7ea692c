"""An undo as inverted rows events in BINLOG statements."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.transaction_visitor import VisitedLog
from binlog_kaitai.errors import UnsupportedEventError
from binlog_kaitai.events.model import Event, FormatDescriptionEvent, RowsEvent, TableMapEvent
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.inverted import InvertedEvent, binlog_statement, format_event, stored_event
from binlog_kaitai.sql.text import comment
from binlog_kaitai.sql.undo import CannotUndoError, UndoState
from binlog_kaitai.sql.undo_reader import UndoReader
from binlog_kaitai.sql.undo_records import BEGIN, END, EVENT
from binlog_kaitai.sql.undo_script import left_out
from binlog_kaitai.sql.undo_visitor import UndoVisitor

__all__ = ["UndoEventsReader", "event_lines"]

_MOST_BYTES = 1 << 20
"""Bytes of rows in one statement, unless one row has more."""


class UndoEventsReader(UndoReader):
    """Reads one log and keeps the inverted events of its rows: `lines`. Its options must be SqlOptions."""

    def _visitor(self, state: UndoState) -> UndoVisitor:
        return UndoEventsVisitor(self._log, state)


class UndoEventsVisitor(UndoVisitor):
    """Keeps the inverted events of rows; yields no lines. Raises CannotUndoError."""

    def __init__(self, log: VisitedLog, state: UndoState) -> None:
        super().__init__(log, state)
        self._decoder = log.decoder
        self._maps: dict[int, bytes] = {}

    def on_event(self, event: Event, wanted: bool) -> None:
        """Keep the format of the log, and the table maps of a statement."""
        super().on_event(event, wanted)
        body = event.body
        if isinstance(body, FormatDescriptionEvent):
            self._maps.clear()
            self._see_format(event)
        elif isinstance(body, TableMapEvent):
            form = self.state.format
            assert form is not None  # the first event of a log
            self._maps[body.table.table_id] = stored_event(self.frame.header, self.frame.body, form)

    def _see_format(self, event: Event) -> None:
        state, form = self.state, self.frame.format
        if state.format is None:
            state.format, state.format_event, state.is_mariadb = form, format_event(self.frame), event.is_mariadb
        elif (state.format.server_version, state.format.len_checksum) != (form.server_version, form.len_checksum):
            text = (
                f"this log is of {form.server_version}, those before it are of {state.format.server_version}, or have"
                " other checksums; undo them one by one"
            )
            raise CannotUndoError(text, event.file, event.position, event.type)

    def keep(self, event: Event, body: RowsEvent, table: Table) -> None:
        """Keep the opposite of an event, and its rows."""
        state, name = self.state, f"{table.database}.{table.name}"
        statements, identity = self.statements_of(table, event)
        if statements.takes_versions:
            raise CannotUndoError(_VERSIONED.format(name), event.file, event.position, event.type)
        try:
            opposite = InvertedEvent.of(self.frame, body, self._maps[table.table_id])
        except UnsupportedEventError as error:
            raise CannotUndoError(error.message, event.file, event.position, event.type) from None
        only = body.rows.only
        pieces = self._decoder.row_pieces(self.frame, table)
        for (number, row), (first, second) in zip(body.rows.limited(None).numbered(), pieces, strict=True):
            if only is not None and number not in only:
                continue
            for image in (row.before, row.after):
                if image is not None and len(image) < len(table.columns):
                    raise CannotUndoError(_INCOMPLETE.format(name), event.file, event.position, event.type)
            self.count(event, body)
            numbers = () if state.include_conflicts else tuple(identity.undone(row.before or {}, row.after or {}))
            state.conflicts.watch(numbers)
            state.store.add((second + first).hex(), numbers)
        state.store.add_event(opposite.to_text())


def event_lines(state: UndoState) -> Iterator[str]:
    """Yield the lines that undo what was read, without head and foot."""
    form = state.format
    if form is None:
        return
    yield binlog_statement([state.format_event])
    if not state.is_mariadb:
        yield "SET SESSION GTID_NEXT = 'AUTOMATIC';"
    event: InvertedEvent | None = None
    rows: list[bytes] = []
    for record in state.store.backwards():
        if record.kind in (BEGIN, END, EVENT) or sum(map(len, rows)) > _MOST_BYTES:
            if event is not None and rows:
                yield binlog_statement(event.with_rows(rows, form))
            rows = []
        if record.kind == EVENT:
            event = InvertedEvent.from_text(record.text)
        elif record.kind == END:
            yield "\n" + comment(f"undo of {record.text}")
            yield "BEGIN;"
        elif record.kind == BEGIN:
            yield "COMMIT;"
        elif (text := left_out(state, record)) is not None:
            yield text
        else:
            rows.append(bytes.fromhex(record.text))


_VERSIONED = "{} is system-versioned, and the server takes no events that change its history; leave out --as events"
_INCOMPLETE = (
    "the log has not all columns of a row of {} (binlog_row_image is not FULL), which events have to have; leave out"
    " --as events"
)
