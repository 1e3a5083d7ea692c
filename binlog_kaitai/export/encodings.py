"""How the columns of a Parquet file are encoded: by their types, and texts by the first of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa

__all__ = ["Encodings", "encodings"]

_LOOKED_AT = 1 << 11
"""Values of a column of texts that its encoding is chosen by ..."""
_MOST_BYTES = 1 << 18
"""... unless these have more bytes: long texts are not looked at."""
_REPEATED = 8
"""So often a value stands there on the average, if a dictionary is worth it."""
_SHORT = 32
"""Bytes of a text, on the average, up to which its length costs less before it than in a list of all lengths."""
_UNORDERED = frozenset({"_gtid"})
"""Columns of which nobody asks for the least and the greatest: GTIDs are text whose numbers have no leading zeros."""

Column = tuple[str, Any, Any]
"""Path, field, and some values, or None."""


@dataclass(slots=True)
class Encodings:
    """What the writer is told, by the paths of columns."""

    dictionaries: list[str] = field(default_factory=list)
    others: dict[str, str] = field(default_factory=dict)
    statistics: list[str] = field(default_factory=list)
    """Columns with the least and the greatest of their values."""


def encodings(rows: pa.Table) -> Encodings:
    """Return how rows are encoded, and all after them. Less is left to compress where neighbours are told by their
    differences: numbers and times; the lengths of long texts, which stand before all of the texts."""
    found = Encodings()
    for path, column, values in _leaves("", rows.schema, [rows.column(name) for name in range(rows.num_columns)]):
        if path not in _UNORDERED:
            found.statistics.append(path)
        kind = column.type
        if pa.types.is_dictionary(kind):
            found.dictionaries.append(path)
        elif pa.types.is_integer(kind) or pa.types.is_date32(kind) or pa.types.is_timestamp(kind):
            found.others[path] = "DELTA_BINARY_PACKED"
        elif pa.types.is_string(kind) or pa.types.is_binary(kind):
            _of_texts(path, values, found)
    return found


def _leaves(before: str, fields: Iterable[Any], columns: Iterable[Any]) -> Iterator[Column]:
    """Yield the columns that are no lists, and those in structs."""
    for column, values in zip(fields, columns, strict=True):
        kind, path = column.type, f"{before}{column.name}"
        if pa.types.is_struct(kind):
            inner = [kind.field(number) for number in range(kind.num_fields)]
            yield from _leaves(f"{path}.", inner, values.flatten())
        elif not pa.types.is_nested(kind):
            yield path, column, values


def _of_texts(path: str, values: pa.ChunkedArray[Any], found: Encodings) -> None:
    some = values.slice(0, _LOOKED_AT)
    size = some.nbytes
    number = len(some) - some.null_count
    if number and size <= _MOST_BYTES and _REPEATED * len(set(some.to_pylist())) <= number:
        found.dictionaries.append(path)
    elif size > _SHORT * number:
        found.others[path] = "DELTA_LENGTH_BYTE_ARRAY"
