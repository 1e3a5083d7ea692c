"""What the work items are about that the walk makes for Python."""

from __future__ import annotations

from enum import Enum, auto

from binlog_kaitai.events.model import Event, QueryEvent, RowsQueryEvent
from binlog_kaitai.events.rare_model import (
    ExecuteLoadQueryEvent,
    IncidentEvent,
    IntvarEvent,
    LoadEvent,
    RandEvent,
    UserVarEvent,
)
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Table

__all__ = ["MEMBERS", "OddRows", "Sign", "Statement", "Work"]


class OddRows(NamedTuple):
    """A rows event that the loops do not take."""

    frame: Frame
    table: Table | None
    """What the payload says of it; None where it is found among the registered ones."""
    table_map: bytes | None = None
    """Header and body of its table map, where the payload has it."""


class Statement(NamedTuple):
    """A statement, or what else a transaction has besides rows; its work item says which transaction it is in."""

    frame: Frame
    event: Event
    wanted: bool
    counted: list[int] | None = None
    """The record of its transaction with what was counted up to a LOAD DATA; see `answers.take_weight`."""


class Sign(Enum):
    """What the rows after a place depend on."""

    DEFINED = auto()
    """A statement may have changed the definition of tables."""
    PAST = auto()
    """The range ends here, and nothing after it is wanted."""


Work = Frame | OddRows | Statement | Sign
"""A format description, rows, a statement, or a sign."""
MEMBERS = (
    *(QueryEvent, IntvarEvent, RandEvent, UserVarEvent),
    *(ExecuteLoadQueryEvent, LoadEvent, IncidentEvent, RowsQueryEvent),
)
"""What a transaction may have besides rows."""
