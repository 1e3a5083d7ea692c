"""Differences of two archives: the rows side by side for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.comparing.comparison import Difference
from binlog_kaitai.comparing.contents import Statement
from binlog_kaitai.comparing.rows import RowPair
from binlog_kaitai.comparing.side import Found
from binlog_kaitai.text.change_blocks import what
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.row_pairs import NAMES, RowPairs, differing_names
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

__all__ = ["DifferenceBlocks", "DifferenceLines"]

_MOST_ROWS, _MOST_STATEMENTS = 10, 5
_NONE = "(not there)"
Files = tuple[Sequence[str], Sequence[str]]
"""The names of the logs of both archives."""


class DifferenceBlocks:
    """Shows differences as blocks of lines.

    Args:
        files: the names of the logs.
        time: makes the text of a time in seconds since 1970-01-01 UTC.
    """

    def __init__(self, files: Files, time: Callable[[int], str]) -> None:
        self._files, self._time, self._pairs = files, time, RowPairs()

    def lines(self, difference: Difference) -> Iterator[str]:
        """Yield the lines of a difference, the last one empty."""
        yield f"{difference.gtid or 'transaction without a GTID'}: {_kind(difference)}"
        for name, files, found in zip(NAMES, self._files, (difference.a, difference.b), strict=True):
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

    def _rows(self, pair: RowPair) -> Iterator[str]:
        shown = pair[0] or pair[1]
        assert shown is not None
        return self._pairs.lines(pair, what(shown.operation, shown.definition))

    def _where(self, files: Sequence[str], found: Found) -> str:
        seen = found.seen
        rows = f"{seen.rows:,} row{'' if seen.rows == 1 else 's'}"
        where = f"{printable(files[found.log])}:{seen.position}"
        return f"{where}  {self._time(seen.time)}  server {seen.server_id}  {rows}, {seen.outcome}"

    def _statements(self, pair: tuple[Statement | None, Statement | None]) -> Iterator[str]:
        for name, statement in zip(NAMES, pair, strict=True):
            if statement is None:
                yield f"{name}  {_NONE}"
                continue
            first, *others = [printable(line) for line in statement.text.splitlines()] or [""]
            yield f"{name}  {printable(statement.database) or '-'}  {first}"
            yield from (f"   {line}" for line in others)


def _kind(difference: Difference) -> str:
    here, there = NAMES if difference.a is not None else NAMES[::-1]
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
        for name, files, found in zip(NAMES, self._files, (difference.a, difference.b), strict=True):
            known[name.lower()] = None if found is None else _place(files, found)
        known["statements"] = [
            {name.lower(): None if one is None else one._asdict() for name, one in zip(NAMES, pair, strict=True)}
            for pair in details.statements
        ]
        return f'{json_text(known)[:-1]},"rows":[{",".join(map(self._row, details.rows))}]}}'

    def _row(self, pair: RowPair) -> str:
        shown = pair[0] or pair[1]
        assert shown is not None
        about: dict[str, Any] = {"operation": shown.operation, "database": shown.database, "table": shown.table}
        about["differs"] = differing_names(pair)
        images = (f'"{name.lower()}":{self._images(change)}' for name, change in zip(NAMES, pair, strict=True))
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
