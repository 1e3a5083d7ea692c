"""The life of a row as text: JSON lines, and a table for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import ABSENT
from binlog_kaitai.reading.summaries import shortened
from binlog_kaitai.states.row_history import RowVersion
from binlog_kaitai.text.shown_values import ShownValues
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types import type_of
from binlog_kaitai.types.texts import json_text

if TYPE_CHECKING:
    from rich.table import Table

__all__ = ["history_line", "history_table"]

_MOST_STATEMENT = 80
"""Characters of a statement in the table."""
_RATIOS = {"what changed": 5, "transaction": 2, "user": 1, "statement": 3}
"""How the width that is left is shared."""
_HEADS = ("time", "operation", "what changed", "transaction", "thread", "user", "statement")


def history_line(version: RowVersion) -> str:
    """Return a change of the row as one JSON object."""
    render = {column.name: type_of(column.cell.type).text(column) for column in version.definition.columns}

    def text(name: str, value: Any) -> str:
        return "null" if value is None else render[name](value)

    def texts(values: dict[str, Any]) -> str:
        return _object((name, text(name, value)) for name, value in values.items())

    changes = _object(
        (
            name,
            _object(
                (side, text(name, value))
                for side, value in zip(("before", "after"), pair, strict=True)
                if value is not ABSENT
            ),
        )
        for name, pair in version.changes.items()
    )
    parts = {
        "timestamp": json_text(iso_time(version.timestamp)),
        "operation": json_text(version.operation),
        "database": json_text(version.definition.database),
        "table": json_text(version.definition.name),
        "key": texts(version.key),
        "changes": changes,
        **{
            name: json_text(getattr(version, name))
            for name in ("gtid", "xid", "outcome", "thread_id", "user", "statement", "server_id", "file", "position")
        },
        **({} if version.payload_offset is None else {"payload_offset": str(version.payload_offset)}),
        "row": str(version.row),
    }
    return _object(parts.items())


def _object(pairs: Iterable[tuple[str, str]]) -> str:
    return f"{{{','.join(f'{json_text(name)}:{value}' for name, value in pairs)}}}"


def history_table(versions: Iterable[RowVersion], time: Callable[[int], str]) -> Table:
    """Return a table for a terminal; columns that no change has anything for are left out.

    `time` makes the text of a time in seconds since 1970-01-01 UTC.
    """
    from rich.table import Table
    from rich.text import Text

    values = ShownValues()
    rows = [_cells(version, time, values) for version in versions]
    shown = [number for number in range(len(_HEADS)) if any(row[number] for row in rows)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False, expand=True)
    for number in shown:
        ratio = _RATIOS.get(_HEADS[number])
        table.add_column(_HEADS[number], overflow="fold", ratio=ratio, no_wrap=ratio is None)
    for row in rows:
        table.add_row(*(Text(row[number]) for number in shown))
    return table


def _cells(version: RowVersion, time: Callable[[int], str], values: ShownValues) -> tuple[str, ...]:
    outcome = "" if version.outcome == "commit" else f"{version.outcome.upper()} "
    place = f"{version.file}:{version.position}" if version.gtid is None else version.gtid
    return (
        time(version.timestamp),
        version.operation,
        "\n".join(_changes(version, values)),
        outcome + printable(place),
        "" if version.thread_id is None else str(version.thread_id),
        printable(version.user or ""),
        printable(shortened(" ".join((version.statement or "").split()), _MOST_STATEMENT)),
    )


_ENDS = {
    "truncate": "(all rows of the table are gone)",
    "drop": "(the table is gone with its rows)",
    "rename": "(the table has another name, or another table has its name)",
    "alter": "(rows of partitions are gone)",
}
"""What a statement about the table changed."""


def _changes(version: RowVersion, values: ShownValues) -> Iterable[str]:
    table = version.definition
    if not table.columns:
        yield _ENDS[version.operation]
    for name, (old, new) in version.changes.items():
        if version.operation == "update":
            before, after = values.pair(table, name, old, new)
            yield f"{printable(name)}: {before} -> {after}"
        else:
            yield f"{printable(name)}: {values.one(table, name, old if new is ABSENT else new)}"
