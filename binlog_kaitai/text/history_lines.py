"""The life of a row as text: JSON lines, and blocks for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import ABSENT
from binlog_kaitai.events.statements import shortened
from binlog_kaitai.states.row_history import RowVersion
from binlog_kaitai.text.change_blocks import ARROW, GAP, THREAD, WIDEST, outcome_text, what
from binlog_kaitai.text.shown_values import ShownValues
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types import type_of
from binlog_kaitai.types.texts import json_text

__all__ = ["history_blocks", "history_line"]

_STATEMENT = "-- "
"""Before the statement of a change."""
_MOST_STATEMENT = 100
"""Characters of it that are shown."""


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


def history_blocks(versions: Iterable[RowVersion], time: Callable[[int], str]) -> Iterator[str]:
    """Yield the lines of blocks for people: a change with its statement each, and an empty line after it.

    `time` makes the text of a time in seconds since 1970-01-01 UTC.
    """
    values = ShownValues()
    for version in versions:
        yield GAP.join(_head(version, time))
        yield from _changes(version, values)
        if version.statement:
            yield f"{GAP}{_STATEMENT}{printable(shortened(' '.join(version.statement.split()), _MOST_STATEMENT))}"
        yield ""


def _head(version: RowVersion, time: Callable[[int], str]) -> Iterator[str]:
    yield time(version.timestamp)
    yield what(version.operation, version.definition)
    if version.thread_id is not None:
        yield f"{THREAD}{version.thread_id}"
    if version.user is not None:
        yield f"by {printable(version.user)}"
    if outcome := outcome_text(version.outcome):
        yield outcome
    if version.gtid is not None:
        yield version.gtid
    yield f"{printable(version.file)}:{version.position}"


_ENDS = {
    "truncate": "(all rows of the table are gone)",
    "drop": "(the table is gone with its rows)",
    "rename": "(the table has another name, or another table has its name)",
    "alter": "(rows of partitions are gone)",
}
"""What a statement about the table changed."""


def _changes(version: RowVersion, values: ShownValues) -> Iterator[str]:
    table, found = version.definition, version.changes
    if not table.columns:
        yield f"{GAP}{_ENDS[version.operation]}"
    width = min(max(map(len, found), default=0), WIDEST)
    for name, (old, new) in found.items():
        shown = f"{GAP}{printable(name):<{width}}{GAP}"
        if version.operation == "update":
            before, after = values.pair(table, name, old, new)
            yield f"{shown}{before}{ARROW}{after}"
        else:
            yield shown + values.one(table, name, old if new is ABSENT else new)
