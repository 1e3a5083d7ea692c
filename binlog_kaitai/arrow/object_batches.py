"""Record batches of row changes that Python has decoded, as the loops make them.

For small inputs, where there is no machine code, and for what the fast loops leave to it.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow.change_columns import columns_of, kinds_of
from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import CHANGE_TYPES
from binlog_kaitai.arrow.schema import arrow_type, column_names, table_schema
from binlog_kaitai.bounded import MOST_COLUMNS, PER_TABLE, Bounded
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.policy import JsonText
from binlog_kaitai.values.geometry import Geometry

__all__ = ["BATCH_ROWS", "ObjectBatches", "raw_text", "typed_value"]

BATCH_ROWS = 1 << 14
"""Rows after which Python ends a batch."""
_MOST_BYTES = 64 << 20
"""Bytes of strings that wait together."""

_INSERT, _DELETE, _BEFORE, _AFTER = CHANGE_TYPES
_Line = tuple[str, dict[str, Any], RowChange]
Batch = tuple[Table, pa.RecordBatch]


def _text_bytes(image: dict[str, Any]) -> int:
    return sum(len(value) for value in image.values() if type(value) in (str, bytes, JsonText))


def raw_text(value: Any) -> str:
    """Return a value without a typed form as text: what JSON lines would show."""
    return b64encode(value).decode("ascii") if isinstance(value, bytes) else str(value)


class ObjectBatches:
    """Collects row changes by table and makes record batches of them."""

    def __init__(self, rows: int = BATCH_ROWS, raw_values: Counter[str] | None = None, *, log_number: int = 0) -> None:
        self.raw_values: Counter[str] = Counter() if raw_values is None else raw_values
        """Values without a typed form, by column."""
        self._rows = rows
        self._log_number = log_number
        self._waiting: dict[tuple[Any, ...], tuple[Table, list[_Line]]] = {}
        self._by_name: dict[tuple[str, str], list[tuple[Table, list[_Line]]]] = {}
        self._keys: Bounded[int, tuple[Table, tuple[Any, ...]]] = Bounded()
        self._columns = self._bytes = 0

    def add(self, change: RowChange) -> Iterator[Batch]:
        """Take a change; yields a batch when one is full."""
        table, lines, others = self._lines(change.definition)
        for other, waiting in others:
            yield other, self._batch(other, waiting)
            waiting.clear()
        if change.before is not None:
            lines.append((_BEFORE if change.after is not None else _DELETE, change.before, change))
        if change.after is not None:
            lines.append((_AFTER if change.before is not None else _INSERT, change.after, change))
        self._bytes += sum(_text_bytes(image) for image in (change.before, change.after) if image is not None)
        if self._columns > MOST_COLUMNS or self._bytes > _MOST_BYTES:
            yield from self.flush()
        elif len(lines) >= self._rows:
            yield table, self._batch(table, lines)
            lines.clear()

    def flush(self) -> Iterator[Batch]:
        """Yields what is left."""
        for table, lines in self._waiting.values():
            if lines:
                yield table, self._batch(table, lines)
        self._waiting.clear()
        self._by_name.clear()
        self._columns = self._bytes = 0

    def _lines(self, table: Table) -> tuple[Table, list[_Line], list[tuple[Table, list[_Line]]]]:
        """Return the lines that wait of a table; and those of its other definitions, which come before."""
        known = self._keys.get(id(table))
        if known is None:
            known = self._keys.put(id(table), (table, table_key(table)), len(table.columns))
        waiting = self._waiting.get(known[1])
        if waiting is None:
            waiting = self._waiting[known[1]] = table, []
            self._columns += len(table.columns) + PER_TABLE
            self._by_name.setdefault((table.database, table.name), []).append(waiting)
        others = self._by_name[table.database, table.name]
        return *waiting, [other for other in others if other is not waiting and other[1]] if len(others) > 1 else []

    def _batch(self, table: Table, lines: list[_Line]) -> pa.RecordBatch:
        raw: list[dict[str, str]] = [{} for _ in lines]
        names = column_names(table)
        columns = [_column(column, name, lines, raw) for name, column in zip(names, table.columns, strict=True)]
        self.raw_values.update(f"{table.database}.{table.name}.{name}" for texts in raw for name in texts)
        return pa.RecordBatch.from_arrays(
            [*columns, *_lineage(table, names, lines, raw, self._log_number)], schema=table_schema(table)
        )


def _column(column: Column, name: str, lines: list[_Line], raw: list[dict[str, str]]) -> pa.Array[Any]:
    kind = arrow_type(column)
    typed = typed_value(kind)
    values = []
    for number, (_, image, _) in enumerate(lines):
        value = image.get(column.name)
        if value is not None:
            value, text = typed(value)
            if text is not None:
                raw[number][name] = text
        values.append(value)
    try:
        return pa.array(values, kind)
    except (pa.ArrowInvalid, OverflowError) as error:
        place = lines[0][2].place
        raise MalformedEventError(
            f"a value of column {column.name} ({column.type}) that its type cannot hold: {error}", place.file
        ) from error


def typed_value(kind: pa.DataType) -> Callable[[Any], tuple[Any, str | None]]:
    """Return a function that returns the typed form of a value, or None and its text."""
    if pa.types.is_string(kind):
        return lambda value: (value, None) if isinstance(value, str) else (None, raw_text(value))
    if pa.types.is_struct(kind):
        return _geometry
    return lambda value: (None, value) if isinstance(value, str) else (value, None)


def _geometry(value: Geometry) -> tuple[dict[str, Any], None]:
    return {"srid": value.srid, "wkb": value.wkb}, None


def _lineage(
    table: Table, names: list[str], lines: list[_Line], raw: list[dict[str, str]], log_number: int
) -> list[pa.Array[Any]]:
    known = dict(zip(names, (column.name for column in table.columns), strict=True))
    absent: list[list[str]] = [
        [] if len(image) == len(names) else [name for name, own in known.items() if own not in image]
        for _, image, _ in lines
    ]
    columns = columns_of([change for _, _, change in lines], kinds_of([kind for kind, _, _ in lines]), log_number)
    return [
        *columns.values(),
        pa.array(absent, pa.list_(pa.string())),
        pa.array([list(texts.items()) for texts in raw], pa.map_(pa.string(), pa.string())),
    ]
