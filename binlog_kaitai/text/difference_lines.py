"""Differences of two archives: the rows side by side for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import ABSENT, RowChange
from binlog_kaitai.comparing.comparison import Difference
from binlog_kaitai.comparing.contents import Statement
from binlog_kaitai.comparing.rows import RowPair
from binlog_kaitai.comparing.side import Found
from binlog_kaitai.comparing.values import differing_columns
from binlog_kaitai.rows.table import Column
from binlog_kaitai.text.change_blocks import ARROW, key_text, what
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.shown_values import ShownValues
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

__all__ = ["DifferenceBlocks", "DifferenceLines"]

_MOST_ROWS, _MOST_STATEMENTS = 10, 5
_NAMES = ("A", "B")
_NONE = "(not there)"
_WIDEST = 40
"""Of the column of the first archive."""
Files = tuple[Sequence[str], Sequence[str]]
"""The names of the logs of both archives."""


class DifferenceBlocks:
    """Shows differences as blocks of lines.

    Args:
        files: the names of the logs.
        time: makes the text of a time in seconds since 1970-01-01 UTC.
    """

    def __init__(self, files: Files, time: Callable[[int], str]) -> None:
        self._files, self._time, self._values = files, time, ShownValues()

    def lines(self, difference: Difference) -> Iterator[str]:
        """Yield the lines of a difference, the last one empty."""
        yield f"{difference.gtid or 'transaction without a GTID'}: {_kind(difference)}"
        for name, files, found in zip(_NAMES, self._files, (difference.a, difference.b), strict=True):
            if found is not None:
                yield f"  {name}  {self._where(files, found)}"
        details = difference.details
        yield from self._each(details.statements, _MOST_STATEMENTS, self._statements, "statements")
        yield from self._each(details.rows, _MOST_ROWS, self._rows, "rows")
        yield ""

    def _each(self, found: list[Any], most: int, lines: Callable[[Any], Iterator[str]], of: str) -> Iterator[str]:
        for one in found[:most]:
            yield from (f"  {line}".rstrip() for line in lines(one))
        if len(found) > most:
            yield f"  ... and {len(found) - most:,} more {of}"

    def _where(self, files: Sequence[str], found: Found) -> str:
        seen = found.seen
        rows = f"{seen.rows:,} row{'' if seen.rows == 1 else 's'}"
        where = f"{printable(files[found.log])}:{seen.position}"
        return f"{where}  {self._time(seen.time)}  server {seen.server_id}  {rows}, {seen.outcome}"

    def _statements(self, pair: tuple[Statement | None, Statement | None]) -> Iterator[str]:
        for name, statement in zip(_NAMES, pair, strict=True):
            if statement is None:
                yield f"{name}  {_NONE}"
                continue
            first, *others = [printable(line) for line in statement.text.splitlines()] or [""]
            yield f"{name}  {printable(statement.database) or '-'}  {first}"
            yield from (f"   {line}" for line in others)

    def _rows(self, pair: RowPair) -> Iterator[str]:
        """Yield the lines of a row; a star marks what differs."""
        a, b = pair
        shown = a or b
        assert shown is not None
        yield f"{what(shown.operation, shown.definition)}{self._key(shown)}{_only(pair)}"
        differing = set(differing_columns(a, b)) if a is not None and b is not None else set()
        cells = [(column, self._cell(a, number), self._cell(b, number)) for number, column in _columns(pair)]
        names = max((len(printable(column.name)) for column, *_ in cells), default=0)
        width = min(max((len(cell) for _, cell, _ in cells), default=0), _WIDEST)
        if a is not None and b is not None:
            yield f"  {'':<{names}}  {_NAMES[0]:<{width}}  {_NAMES[1]}"
        for column, cell, other in cells:
            mark = "*" if column.index in differing else " "
            both = [text for text, change in ((f"{cell:<{width}}", a), (other, b)) if change is not None]
            yield f"{mark} {printable(column.name):<{names}}  {'  '.join(both)}"

    def _key(self, change: RowChange) -> str:
        """Return the primary key, where it is known."""
        table = change.definition
        key = change.key or {}
        return "".join(f"  {key_text(name)}{self._values.one(table, name, value)}" for name, value in key.items())

    def _cell(self, change: RowChange | None, number: int) -> str:
        """Return a column before and after a change, or its one value."""
        if change is None or number >= len(change.definition.columns):
            return ""
        table, name = change.definition, change.definition.columns[number].name
        old, new = (ABSENT if image is None else image.get(name, ABSENT) for image in (change.before, change.after))
        if change.operation != "update" or old == new:
            return self._values.one(table, name, old if change.operation == "delete" else new)
        return ARROW.join(self._values.pair(table, name, old, new))


def _columns(pair: RowPair) -> Iterator[tuple[int, Column]]:
    """Yield the columns of a row with their numbers, by the names that one of the logs has."""
    tables = sorted(
        (change.definition for change in pair if change is not None), key=lambda table: table.names == "positional"
    )
    yield from enumerate(tables[0].columns)


def _only(pair: RowPair) -> str:
    missing = [name for name, change in zip(_NAMES, pair, strict=True) if change is None]
    return f"  (not in {missing[0]})" if missing else ""


def _kind(difference: Difference) -> str:
    here, there = _NAMES if difference.a is not None else _NAMES[::-1]
    if difference.kind == "differs":
        ends = difference.details.outcomes
        return f"ended by {ends[0]} in A, by {ends[1]} in B" if ends else "differs"
    return {
        "only": f"only in {here}",
        "empty": f"nothing of it in {there} but the GTID",
        "order": f"after {difference.after} in {here}, before it in {there}",
    }[difference.kind]


class DifferenceLines:
    """Writes differences as JSON lines.

    Args:
        files: the names of the logs.
    """

    def __init__(self, files: Files) -> None:
        self._files, self._changes = files, ChangeWriter()

    def line(self, difference: Difference) -> str:
        """Return the line of a difference."""
        details = difference.details
        known: dict[str, Any] = {"difference": difference.kind, "gtid": difference.gtid, "after": difference.after}
        for name, files, found in zip(_NAMES, self._files, (difference.a, difference.b), strict=True):
            known[name.lower()] = None if found is None else _place(files, found)
        known["statements"] = [
            {name.lower(): None if one is None else one._asdict() for name, one in zip(_NAMES, pair, strict=True)}
            for pair in details.statements
        ]
        return f'{json_text(known)[:-1]},"rows":[{",".join(map(self._row, details.rows))}]}}'

    def _row(self, pair: RowPair) -> str:
        a, b = pair
        shown = a or b
        assert shown is not None
        columns = shown.definition.columns
        names = (
            [columns[number].name for number in differing_columns(a, b)] if a is not None and b is not None else None
        )
        about = {"operation": shown.operation, "database": shown.database, "table": shown.table, "differs": names}
        images = (f'"{name.lower()}":{self._images(change)}' for name, change in zip(_NAMES, pair, strict=True))
        return f"{json_text(about)[:-1]},{','.join(images)}}}"

    def _images(self, change: RowChange | None) -> str:
        return "null" if change is None else '{{"before":{},"after":{}}}'.format(*self._changes.images(change))


def _place(files: Sequence[str], found: Found) -> dict[str, Any]:
    seen = found.seen
    return {
        "file": files[found.log],
        "position": seen.position,
        "timestamp": iso_time(seen.time),
        "server_id": seen.server_id,
        "rows": seen.rows,
        "outcome": seen.outcome,
    }
