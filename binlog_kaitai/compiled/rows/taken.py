"""How far a taker is with the rows of a log, and where rows stand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from binlog_kaitai.changes.row_change import RowChange, RowPlace, RowsPlace
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table

__all__ = ["Taken", "place_of", "rows_place_of"]


@dataclass(frozen=True, slots=True)
class Taken:
    """How far a taker is, so that the object path can go on there."""

    position: int
    """Of the first event that was not taken, or not all of it."""
    delivered: RowPlace
    """The rows before it are delivered; it may be in that event."""
    counted: RowPlace
    """The texts of the rows before it are counted."""
    tables: dict[int, Table]
    """What the open statement has described."""
    texts: Counter[str]
    """The texts that did not decode, by character set, in the rows before `counted`."""
    is_said: bool
    """The statement of the rows at hand is wanted by what it says."""
    num_assumptions: int
    """How many assumptions the ledger warns of."""
    query: str | None
    """The statement of the rows at hand, where it is kept."""
    enough: int = 0
    """Whether the transaction at hand has as many rows as are asked for, as in `T_ENOUGH`."""


def place_of(change: RowChange) -> RowPlace:
    """Return where a row stands."""
    offset = change.place.payload_offset
    return change.place.position, -1 if offset is None else offset, change.row


def rows_place_of(file: str, frame: Frame, query: str | None) -> RowsPlace:
    """Return the place of the rows of an event, whose statement is given where it is kept."""
    header = frame.header
    return RowsPlace(
        file,
        frame.position,
        frame.payload_offset,
        header.log_pos,
        header.timestamp,
        header.server_id,
        header.event_size,
        query,
    )
