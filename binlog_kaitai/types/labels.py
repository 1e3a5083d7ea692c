"""ENUM and SET: labels where the log or a definition tells them, else numbers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.types.column_type import Arrow, ColumnFacts, ColumnType, Literals

__all__ = ["TYPES"]

_MOST_SETS = 1 << 10
"""Values of a SET whose texts are kept."""


def _enum(column: ColumnFacts, policy: Any) -> Callable[[int], str] | None:
    if column.labels is None:
        return None
    labels = ("", *column.labels)

    def label(index: int) -> str:
        if index >= len(labels):
            raise MalformedEventError(f"ENUM value {index} in a column of {len(labels) - 1} labels")
        return labels[index]

    return label


def _set(column: ColumnFacts, policy: Any) -> Callable[[int], str] | None:
    if column.labels is None:
        return None
    labels, (size,) = column.labels, column.parameters
    order: Any = layout.CELLS[layout.ValueKind.set].fields(size)[-1].order or sys.byteorder

    @lru_cache(maxsize=_MOST_SETS)
    def joined(bits: int) -> str:
        known: dict[str, Any] = {"value_set_len_value": size, "value_set_stored": bits.to_bytes(size, order)}
        members = [i for i in range(8 * size) if layout.set_member_is_set(idx=i, **known)]
        if members and members[-1] >= len(labels):
            raise MalformedEventError(f"SET value {bits:#x} in a column of {len(labels)} labels")
        return ",".join(labels[i] for i in members)

    return joined


def _enum_literal(column: ColumnFacts, sql: Literals) -> Callable[[int], str]:
    """Return the label; the index where there is none, or where the label would be read as another one."""
    label_of, labels = _enum(column, sql), column.labels or ()
    if label_of is None or not sql.is_convertible(column.collation, labels):
        return str

    def literal(index: int) -> str:
        label = label_of(index)
        return sql.quoted(label) if label and labels.count(label) == 1 else str(index)

    return literal


def _set_literal(column: ColumnFacts, sql: Literals) -> Callable[[int], str]:
    """Return the labels; the bits where there are none, or where they would be read as others."""
    labels_of, labels = _set(column, sql), column.labels or ()
    if labels_of is None or not all(labels) or not sql.is_convertible(column.collation, labels):
        return str
    return lambda bits: sql.quoted(labels_of(bits))


def _order(column: ColumnFacts) -> str:
    return "index" if column.labels is None else "text"


def _type(value: Callable[..., Any], literal: Callable[..., Any], number: str, plan: str) -> ColumnType:
    def arrow(column: ColumnFacts) -> Arrow:
        return (number if column.labels is None else "string",)

    return ColumnType(value, literal=literal, arrow=arrow, order=_order, plan=plan)


TYPES = {
    "value_enum": _type(_enum, _enum_literal, "uint16", "enum"),
    "value_set": _type(_set, _set_literal, "uint64", "set"),
}
