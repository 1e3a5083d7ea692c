"""The rows of an event that can be decoded, where some cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.changes.row_change import RowsPlace
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Rows
from binlog_kaitai.rows.bad_rows import LostRows
from binlog_kaitai.rows.images import Row

__all__ = ["sound_rows"]


def sound_rows(
    rows: Rows, place: RowsPlace, on_error: Callable[[BinlogError, RowsPlace], None] | None
) -> Iterator[tuple[int, Row]]:
    """Yield the rows of an event that can be decoded, with their numbers.

    `on_error` takes one error for all rows that have a bad value, and the one for which the event cannot be read on;
    where it is None, BinlogError is raised.
    """
    if on_error is None:
        yield from rows.numbered()
        return
    lost = LostRows()
    broken: BinlogError | None = None
    try:
        yield from rows.numbered(lost.add)
    except BinlogError as error:
        broken = error
    for found in (lost.error, broken):
        if found is not None:
            on_error(found, place)
