"""Reads table maps. That takes long, so what was read is remembered; the generated parser says what is wrong with one.

Two maps that differ in their head alone, by the table's number or its names, describe the same columns: a server that
has a database for each customer writes thousands of those.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.bounded import MOST_COLUMNS, Bounded
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.rows.table_map import read_table
from binlog_kaitai.values.charset import TextPolicy

__all__ = ["TableMaps"]

_Key = tuple[int, bool, bytes]
_BYTES_OF_COLUMN = 1 << 6
"""A table map is remembered as if so many bytes of it were a column."""

_SHARED: Bounded[tuple[bool, bytes], Table] = Bounded(2 * MOST_COLUMNS)
"""Tables whose labels all decode: logs share them, for a server describes its tables at the start of each log. The walk
reads the table maps of a whole buffer before rows are decoded, for which they are read again: there is room for 5,000
tables of 18 columns."""
_SHARED_MAPS: Bounded[_Key, tuple[Table, int]] = Bounded(2 * MOST_COLUMNS)
"""The same by all bytes of the map, its head included."""


class TableMaps:
    """Reads the table maps of one log.

    Args:
        text: counts labels that do not decode, once for each description of columns that is read.
        parsed: opens the body of a frame as the generated parser reads it.
    """

    def __init__(self, text: TextPolicy, parsed: Callable[[Frame], AbstractContextManager[Any]]) -> None:
        self._text = text
        self._parsed = parsed
        self._tables: Bounded[_Key, tuple[Table, int]] = Bounded()
        self._alike: Bounded[tuple[bool, bytes], Table] = Bounded()

    def read(self, frame: Frame) -> tuple[Table, int]:
        """Return the table and the flags; the same table for the same bytes. Raises what the generated parser raises
        on malformed bytes, MalformedEventError."""
        form = frame.format
        size, is_mariadb = form.len_post_header(frame.header.event_type), form.is_mariadb
        key = size, is_mariadb, frame.body
        known = _SHARED_MAPS.get(key) or self._tables.get(key)
        if known is None:
            known, is_shared = self._read(frame, size, is_mariadb)
            (_SHARED_MAPS if is_shared else self._tables).put(key, known, len(key[2]) // _BYTES_OF_COLUMN)
        return known

    def _read(self, frame: Frame, len_post_header: int, is_mariadb: bool) -> tuple[tuple[Table, int], bool]:
        """Return the table and the flags, and whether logs may share them."""
        data, start, end = frame.buffer, frame.body_start, frame.body_end
        try:
            head, start = layout.read_table_map_event_head(data, start, end, event_len_post_header=len_post_header)
        except PARSE_ERRORS:  # the parser says what is wrong
            return self._read_all(frame, len_post_header, is_mariadb), False
        key = is_mariadb, data[start:end]
        own = self._alike.get(key)
        alike = own or _SHARED.get(key)
        if alike is None:
            counted = self._text.undecodable.total()
            table, flags = self._read_all(frame, len_post_header, is_mariadb)
            is_shared = self._text.undecodable.total() == counted
            (_SHARED if is_shared else self._alike).put(key, table, len(table.columns))
            return (table, flags), is_shared
        return (alike.named(head.table_id, head.database, head.table), head.flags), own is None

    def _read_all(self, frame: Frame, len_post_header: int, is_mariadb: bool) -> tuple[Table, int]:
        data, start, end, text = frame.buffer, frame.body_start, frame.body_end, self._text
        counted = text.undecodable.copy()
        try:
            return read_table(data, start, end, len_post_header, text, is_mariadb=is_mariadb)
        except (BinlogError, *PARSE_ERRORS):  # such a map may be read again, to say what is wrong
            text.undecodable.clear()
            text.undecodable.update(counted)
            self._explain(frame)
            raise

    def _explain(self, frame: Frame) -> None:
        """Raise what the generated parser has against a map; returns where it has nothing."""
        with self._parsed(frame) as parsed:
            for column in parsed.metadata.columns if hasattr(parsed, "null_bits") else ():
                column.is_unsigned  # noqa: B018
