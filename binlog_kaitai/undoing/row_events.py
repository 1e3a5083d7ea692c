"""Rows as the events of the log, in BINLOG statements: exact for every type, without names of columns or triggers.

``BINLOG 'table map, rows event'`` runs rows as a replica does. Each statement has one rows event of at most
`inverted.MOST_BYTES`, unless one row has more, and ends the statement that it was a part of: servers take statements of
a limited size (max_allowed_packet).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import RowsEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.gtids import AUTOMATIC
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.undoing.inverted import (
    MOST_BYTES,
    WrittenEvent,
    binlog_lines,
    binlog_statement,
    format_event,
    written_type,
)

__all__ = ["RIGHT", "RowEvents"]

_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
RIGHT = (
    "SELECT 'if the next statement fails: this user lacks the right to run BINLOG (BINLOG_ADMIN, in MariaDB BINLOG"
    " REPLAY); nothing was changed; make the script by: binlog-kaitai sql --as statements' AS note"
    " FROM (SELECT 1 AS one) AS any_row WHERE NOT EXISTS (SELECT 1 FROM information_schema.USER_PRIVILEGES"
    " WHERE PRIVILEGE_TYPE IN ('SUPER', 'BINLOG_ADMIN', 'BINLOG ADMIN', 'BINLOG REPLAY', 'REPLICATION_APPLIER'));"
)
"""A statement that tells a user what to do who may not run BINLOG, as far as that can be seen; a right may come from a
role, so it does not fail. The next one, a format description, changes nothing and fails without the right."""


class RowEvents:
    """Writes the rows of one log as events.

    Args:
        state: that of the script.
        decoder: of the log's events.
        find_map: returns header and body of the last table map of a number.
    """

    def __init__(self, state: ScriptState, decoder: EventDecoder, find_map: Callable[[int], bytes]) -> None:
        self._state, self._decoder, self._find_map = state, decoder, find_map

    def format_lines(self, frame: Frame) -> Iterator[str]:
        """Yield what tells the server the format of the events that follow, unless it knows."""
        state, form = self._state, frame.format
        state.is_mariadb = state.session.is_mariadb = form.is_mariadb
        if state.format is not None and _is_same(state.format, form):
            return
        if state.format is None:
            yield RIGHT
        elif not state.is_mariadb:
            yield AUTOMATIC  # after a transaction with a GTID the server takes nothing else
        state.format = form
        yield binlog_statement([[format_event(frame)]])
        if not state.is_mariadb:
            yield AUTOMATIC

    def statements(
        self, frame: Frame, body: RowsEvent, table: Table, first: int
    ) -> Iterator[tuple[int, Iterator[str]]]:
        """Yield how many rows a statement has and its lines, for the wanted rows of an event from the `first` on.

        Raises BinlogError.
        """
        event_type, only = frame.header.event_type, body.rows.only
        written = written_type(event_type, frame.format)
        event = WrittenEvent.of(frame, self._find_map(table.table_id), written, _END_OF_STATEMENT)
        for _ in body.rows.limited(frozenset()):  # raises where rows are missing
            pass
        rows: list[memoryview] = []
        size, after = 0, first
        for number, row in enumerate(self._decoder.stored_rows(frame, table)):
            if number < first or (only is not None and number not in only):
                continue
            if rows and (number != after or size + len(row) > MOST_BYTES):
                yield len(rows), self._statement(event, rows)
                rows, size = [], 0
            rows.append(row)
            size, after = size + len(row), number + 1
        if rows:
            yield len(rows), self._statement(event, rows)

    def _statement(self, event: WrittenEvent, rows: list[memoryview]) -> Iterator[str]:
        form = self._state.format
        assert form is not None  # a log begins with its format
        return binlog_lines(event.with_rows(rows, form))


def _is_same(one: FormatDescription, other: FormatDescription) -> bool:
    """Return whether events of two formats are read in the same way."""
    return (one.server_version, one.len_checksum) == (other.server_version, other.len_checksum)
