"""Row changes for eyes: a short block each, with what changed from what to what."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.changes.row_change import ABSENT, RowChange, differences
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.links import row_address
from binlog_kaitai.text.shown_values import ShownValues
from binlog_kaitai.text.terminal import printable

__all__ = [
    "ARROW",
    "GAP",
    "NONE_OF_THEM",
    "NO_CHANGE",
    "THREAD",
    "WIDEST",
    "BlockWriter",
    "key_text",
    "outcome_text",
    "what",
]

GAP = "  "
"""Between what a line has."""
ARROW = " -> "
THREAD = "thread "
NO_CHANGE = f"{GAP}(no column was changed)"
NONE_OF_THEM = f"{GAP}(none of these columns was changed)"
WIDEST = 24
"""Of the column of names."""


class BlockWriter:
    """Renders row changes as blocks of lines.

    Args:
        time: makes the text of a time in seconds since 1970-01-01 UTC.
        links: show the address of the row instead of the position of its event.
        columns: those that are shown beside the key; None: all.
    """

    def __init__(
        self, time: Callable[[int], str], *, links: bool = False, columns: ChosenColumns | None = None
    ) -> None:
        self._columns = columns
        self._time = time
        self._links = links
        self._values = ShownValues()

    def lines(self, change: RowChange) -> Iterator[str]:
        """Yield the lines of a change, the last one empty."""
        yield GAP.join(self._head(change))
        table = change.definition
        found = differences(change.before, change.after)
        if self._columns is not None:
            shown_too = {column.name for column in self._columns.of(table)}.union(
                table.columns[index].name for index in table.primary_key
            )
            found = {name: pair for name, pair in found.items() if name in shown_too}
        width = min(max(map(len, found), default=0), WIDEST)
        for name, (old, new) in found.items():
            shown = f"{GAP}{printable(name):<{width}}{GAP}"
            if change.operation == "update":
                before, after = self._values.pair(table, name, old, new)
                yield f"{shown}{before}{ARROW}{after}"
            else:
                yield shown + self._values.one(table, name, old if new is ABSENT else new)
        if not found:
            yield NO_CHANGE if self._columns is None else NONE_OF_THEM
        yield ""

    def _head(self, change: RowChange) -> Iterator[str]:
        place, transaction = change.place, change.transaction
        yield self._time(place.timestamp)
        yield what(change.operation, change.definition)
        if key := self._key(change):
            yield key
        if transaction.thread_id is not None:
            yield f"{THREAD}{transaction.thread_id}"
        if outcome := outcome_text(transaction.outcome):
            yield outcome
        if transaction.gtid is not None:
            yield transaction.gtid
        if self._links:
            yield f"{printable(place.file)} {row_address(place.position, place.payload_offset, change.row)}"
        else:
            yield f"{printable(place.file)}:{place.position}"

    def _key(self, change: RowChange) -> str:
        """Return the primary key before the change, where it is known."""
        table = change.definition
        image: Image = change.before or change.after or {}
        names = [table.columns[index].name for index in table.primary_key]
        return " ".join(
            f"{key_text(name)}{self._values.one(table, name, image[name])}" for name in names if name in image
        )


def what(operation: str, table: Table) -> str:
    """Return what was done to which table."""
    return f"{operation} {printable(f'{table.database}.{table.name}')}"


def key_text(name: str) -> str:
    """Return a column of the key as it stands before its value."""
    return f"{printable(name)}="


def outcome_text(outcome: str) -> str:
    """Return what a block says of how a transaction has ended; nothing where it was committed."""
    return "" if outcome == "commit" else outcome.upper()
