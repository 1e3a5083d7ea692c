"""Two images of a row side by side, for people."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.row_change import ABSENT, RowChange
from binlog_kaitai.comparing.rows import RowPair
from binlog_kaitai.comparing.values import differing_columns
from binlog_kaitai.rows.table import Column
from binlog_kaitai.text.change_blocks import ARROW, key_text
from binlog_kaitai.text.shown_values import ShownValues
from binlog_kaitai.text.terminal import printable

__all__ = ["NAMES", "RowPairs", "differing_names"]

NAMES = ("A", "B")
"""What the sides are called."""
_WIDEST = 40
"""Of the column of the first side."""


class RowPairs:
    """Shows pairs of rows."""

    def __init__(self) -> None:
        self._values = ShownValues()

    def lines(self, pair: RowPair, about: str) -> Iterator[str]:
        """Yield the lines of a pair, which begin with what it is about; a star marks what differs."""
        a, b = pair
        shown = a or b
        assert shown is not None
        yield f"{about}{self._key(shown)}{_only(pair)}"
        differing = set(differing_columns(a, b)) if a is not None and b is not None else set()
        cells = [(column, self._cell(a, number), self._cell(b, number)) for number, column in _columns(pair)]
        names = max((len(printable(column.name)) for column, *_ in cells), default=0)
        width = min(max((len(cell) for _, cell, _ in cells), default=0), _WIDEST)
        if a is not None and b is not None:
            yield f"  {'':<{names}}  {NAMES[0]:<{width}}  {NAMES[1]}"
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


def differing_names(pair: RowPair) -> list[str] | None:
    """Return the names of the columns that differ; None where one side has no row."""
    a, b = pair
    if a is None or b is None:
        return None
    return [a.definition.columns[number].name for number in differing_columns(a, b)]


def _columns(pair: RowPair) -> Iterator[tuple[int, Column]]:
    """Yield the columns of a row with their numbers, by the names that one of the sides has."""
    tables = sorted(
        (change.definition for change in pair if change is not None), key=lambda table: table.names == "positional"
    )
    yield from enumerate(tables[0].columns)


def _only(pair: RowPair) -> str:
    missing = [name for name, change in zip(NAMES, pair, strict=True) if change is None]
    return f"  (not in {missing[0]})" if missing else ""
