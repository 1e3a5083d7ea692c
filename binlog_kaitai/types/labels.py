"""ENUM and SET: labels where the log or a definition tells them, else numbers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError, SchemaMismatchError
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import Arrow, ColumnType, Literals
from binlog_kaitai.types.modes import Connect, Modes, connect_type
from binlog_kaitai.types.texts import any_text, json_text, literal_text

__all__ = ["TYPES"]

_MOST_SETS = 1 << 10
"""Values of a SET whose texts are kept."""


def _enum(column: Column, policy: Any) -> Callable[[int], str] | None:
    if column.labels is None:
        return None
    labels = ("", *column.labels)

    def label(index: int) -> str:
        if index >= len(labels):
            raise MalformedEventError(f"ENUM value {index} in a column of {len(labels) - 1} labels")
        return labels[index]

    return label


def _set(column: Column, policy: Any) -> Callable[[int], str] | None:
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
        text = ""
        for i in members:  # as servers do, which write no comma after nothing
            text = f"{text},{labels[i]}" if text else labels[i]
        return text

    return joined


def _enum_literal(column: Column, sql: Literals) -> Callable[[int], str]:
    """Return the label; the index where there is none, or where the label would be read as another one."""
    label_of, labels = _enum(column, sql), column.labels or ()
    if label_of is None or not sql.is_convertible(column.collation, labels):
        return str

    def literal(index: int) -> str:
        label = label_of(index)
        return sql.quoted(label) if label and labels.count(label) == 1 else str(index)

    return literal


def _set_literal(column: Column, sql: Literals) -> Callable[[int], str]:
    """Return the labels; the bits where there are none, or where they would be read as others."""
    labels_of, labels = _set(column, sql), column.labels or ()
    if labels_of is None or not all(labels) or not sql.is_convertible(column.collation, labels):
        return str
    return lambda bits: sql.quoted(labels_of(bits))


def _order(column: Column) -> str:
    return "index" if column.labels is None else "text"


def _label(column: Column) -> Callable[[str | bytes], str]:
    if column.labels is None:
        raise SchemaMismatchError(f"the labels of {column.name} are not known, of which logs have the number only")
    return literal_text


def _sql(column: Column) -> str:
    labels = ",".join("'" + label.replace("'", "''") + "'" for label in column.labels or ())
    return f"{column.type}({labels})" if labels else column.type


def _connect(name: str, column: Column, modes: Modes) -> Connect:
    if column.labels is None:
        return connect_type("int64")
    return connect_type("string", f"io.debezium.data.{name}", parameters={"allowed": ",".join(column.labels)})


def _maxwell_enum(column: Column) -> Callable[[Any], str]:
    """Return what makes the label; Maxwell has null for what is none."""
    return lambda value: "null" if value == "" else any_text(value)


def _maxwell_set(column: Column) -> Callable[[Any], str]:
    """Return what makes a list of the labels."""
    return lambda value: _list(value) if isinstance(value, str) else any_text(value)


def _list(labels: str) -> str:
    return f"[{','.join(map(json_text, labels.split(',')))}]" if labels else "[]"


def _type(
    name: str,
    value: Callable[..., Any],
    literal: Callable[..., Any],
    number: str,
    labels: int,
    connect: str,
    maxwell: Callable[[Column], Callable[[Any], str]],
) -> ColumnType:
    def arrow(column: Column) -> Arrow:
        return (number if column.labels is None else "string",)

    return ColumnType(
        value,
        connect=partial(_connect, connect),
        maxwell=maxwell,
        sql=_sql,
        literal=literal,
        arrow=arrow,
        order=_order,
        plan=name,
        mask=name,
        is_string=True,
        labels_in=labels,
        parse=_label,
    )


_METADATA = layout.OptionalMetadataType
TYPES = {
    "value_enum": _type("enum", _enum, _enum_literal, "uint16", _METADATA.enum_str_value, "Enum", _maxwell_enum),
    "value_set": _type("set", _set, _set_literal, "uint64", _METADATA.set_str_value, "EnumSet", _maxwell_set),
}
