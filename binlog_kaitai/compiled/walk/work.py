"""What the work items are about that the walk makes for Python."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table

__all__ = ["OddRows", "Said", "Sign", "Statement", "Work"]


class OddRows(NamedTuple):
    """A rows event that the loops do not take."""

    frame: Frame
    table: Table | None
    """What the payload says of it; None where it is found among the registered ones."""


class Statement(NamedTuple):
    """A statement that stands for itself."""

    frame: Frame
    event: Event
    wanted: bool
    transaction: Transaction
    """The one that it is."""


class Said(NamedTuple):
    """The statement of the rows that come next."""

    query: str


class Sign(Enum):
    """What the rows behind a place depend on."""

    DEFINED = auto()
    """A statement may have changed the definition of tables."""


Work = Frame | OddRows | Said | Statement | Sign
"""A format description, rows, what is said of rows, a statement, or a sign."""
