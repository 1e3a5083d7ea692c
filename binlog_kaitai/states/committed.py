"""What the committed transactions of logs did to some tables, in the order in which they were committed.

A prepared XA transaction counts where it is committed, maybe in a later log. What is rolled back does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.states.effects import effects

__all__ = ["Commit", "Open", "Place", "Step", "plain_xid", "steps_of"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a row is in the logs."""

    file: str
    position: int
    payload_offset: int | None
    row: int

    def __str__(self) -> str:
        inside = "" if self.payload_offset is None else f"+{self.payload_offset}"
        return f"{self.file} @{self.position}{inside}.body.rows[{self.row}]"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was done to a table."""

    kind: str
    """``insert``, ``update``, ``delete``, or what a statement did: ``emptied`` (also by creating it),
    ``altered``, ``statement``; see `Effect`."""
    database: str
    table: str | None
    """None for all of the database."""
    place: Place
    definition: Table | None = None
    before: Image | None = None
    after: Image | None = None
    text: str = ""
    """Of a statement."""
    cascades: bool = False
    """What foreign keys did because of this row is not in the log."""
    ddl: DdlStatement | None = None
    """Of a step of the kind ``defined``: a statement that may define tables, of whatever database."""


@dataclass(slots=True)
class Commit:
    """A transaction that was committed, or a statement by itself."""

    steps: list[Step]
    file: str
    end: int
    """Where its last event ends in the file, in bytes."""
    gtid: str | None
    time: int
    """Microseconds since 1970-01-01 UTC, to the second where the log has no more."""


@dataclass(slots=True)
class Open:
    """Transactions that are prepared, across logs."""

    prepared: dict[str, list[Step]] = field(default_factory=dict)
    """Steps by the id of an XA transaction."""


def steps_of(query: str, default: str, place: Place) -> Iterator[Step]:
    """Yield what a statement did; `default` is its default database."""
    for kind, database, table in effects(query, default):
        yield Step("emptied" if kind == "created" else kind, database, table, place, text=query)


def plain_xid(text: str) -> str:
    """Return the id of an XA transaction however it is written: ``X'6162',X'',1``."""
    return text.replace(" ", "").upper()
