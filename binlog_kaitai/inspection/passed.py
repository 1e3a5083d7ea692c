"""Events that are passed by on the way to the one that is wanted: what has to be known of them."""

from __future__ import annotations

from collections import deque

from binlog_kaitai._generated import layout
from binlog_kaitai.events.decoder import ROWS_OPERATIONS, read_rows_head
from binlog_kaitai.events.pieces import continues
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.inspection.events import EventTrees
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import MAX_COLUMNS

__all__ = ["Passed"]

_MAP = layout.EventType.table_map_event
_PIECE = layout.EventType.partial_row_data_event
_FORMAT = layout.EventType.format_description_event


class Passed:
    """The table maps and pieces of the statement that is open, without decoding what is passed by."""

    def __init__(self) -> None:
        self._maps: deque[Frame] = deque(maxlen=MAX_COLUMNS)
        self._rows: Frame | None = None
        self._pieces: list[Frame] = []

    def pass_by(self, frame: Frame) -> None:
        """Take note of an event."""
        kind = frame.header.event_type
        if not continues(frame):
            self._pieces.clear()
        if kind == _PIECE:
            self._pieces.append(frame)
        elif kind in ROWS_OPERATIONS:
            self._rows = frame
        elif kind == _MAP:
            self._end_statement()
            self._maps.append(frame)
        elif kind == _FORMAT:
            self.forget()

    def forget(self) -> None:
        """Forget the tables: bytes of the log were lost."""
        self._maps.clear()
        self._pieces.clear()
        self._rows = None

    def _end_statement(self) -> None:
        rows, self._rows = self._rows, None
        if rows is not None:
            try:
                is_end = read_rows_head(rows)[0].is_end_of_statement
            except PARSE_ERRORS:
                return
            if is_end:
                self._maps.clear()

    def arrive(self, trees: EventTrees) -> None:
        """Tell the trees of them."""
        self._end_statement()
        while self._maps:
            trees.event(self._maps.popleft(), 0)
        for piece in self._pieces:
            trees.event(piece, 0)
        self._pieces.clear()
