"""Which Python value is made of which type of the spec.

A rule names the members of the spec's type (fields, parameters, instances) that a function takes, in order. A type
without a rule is its own member `value`: the integers and floats.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import field, replace
from decimal import Decimal
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.values.charset import BINARY_COLLATION, TextPolicy
from binlog_kaitai.values.compressed import plain_value
from binlog_kaitai.values.decimal import decimal_decoder, is_decimal
from binlog_kaitai.values.geometry import geometry_value
from binlog_kaitai.values.json import json_value
from binlog_kaitai.values.json_diff import JsonDiff, apply_diffs, json_diffs
from binlog_kaitai.values.json_text import json_text, value_text
from binlog_kaitai.values.temporal import (
    checked_datetime,
    checked_time,
    date_value,
    datetime_value,
    time_value,
    timestamp_value,
)
from binlog_kaitai.values.vector import vector_value

__all__ = ["RULES", "ColumnFacts", "JsonText", "Rule", "ValuePolicy"]


_LARGE = 1 << 20
_MOST_SETS = 1 << 10
"""Values of a SET whose texts are kept."""
_COMPRESSED_STRING = layout.ColumnType.varchar_compressed.name.upper()


class ColumnFacts(Protocol):
    """What a rule may ask of a column."""

    @property
    def name(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def parameters(self) -> tuple[int, ...]: ...
    @property
    def collation(self) -> int | None: ...
    @property
    def labels(self) -> tuple[str, ...] | None: ...
    @property
    def max_length(self) -> int: ...
    @property
    def digits_assumed(self) -> bool: ...
    @property
    def is_json(self) -> bool: ...
    @property
    def is_masked(self) -> bool: ...


class JsonText(str):
    """A JSON document as the text that the server prints; not to be confused with a document that is a string."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ValuePolicy:
    """What the user wants of values."""

    text: TextPolicy = field(default_factory=TextPolicy)
    json_as_text: bool = False
    """JSON documents as JsonText instead of Python values."""
    columns: frozenset[str] | None = None
    """Names, casefolded, of the columns whose values are made; None: all. The others are passed over and are None."""

    max_value_size: int = MAX_EVENT_SIZE
    """Bytes that a compressed value may inflate to."""
    mask: Callable[[Any], Callable[[bytes], bytes]] | None = None
    """Gives for a masked column what makes other bytes of a stored value."""

    def limited(self) -> ValuePolicy:
        """Return the same for who holds the values of many rows at once: large compressed values are refused."""
        return replace(self, max_value_size=min(_LARGE, self.max_value_size))

    def makes(self, column: ColumnFacts) -> bool:
        """Return whether the values of a column are made; those are that tell if an assumption is right."""
        return self.columns is None or column.digits_assumed or column.name.casefold() in self.columns

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Return the rules by type of the spec."""
        return RULES

    def document(self, data: bytes) -> Any:
        """Return the value of a stored JSON document."""
        return JsonText(json_text(data)) if self.json_as_text else json_value(data)

    def changed_document(self, data: bytes, diffs: tuple[JsonDiff, ...]) -> Any:
        """Return the value of a stored JSON document after a partial update."""
        value = apply_diffs(data, diffs)
        return JsonText(value_text(value)) if self.json_as_text else value


class Rule(NamedTuple):
    """How to make the value of one type of the spec."""

    members: tuple[str, ...]
    """Members of the spec's type that the function takes."""
    function: Callable[[ColumnFacts, ValuePolicy], Callable[..., Any] | None]
    """Returns the function for one column; None when the first member is the value."""


def _always(function: Callable[..., Any]) -> Callable[[ColumnFacts, ValuePolicy], Callable[..., Any]]:
    return lambda column, policy: function


def _old(
    function: Callable[..., Any], checked: Callable[..., Any]
) -> Callable[[ColumnFacts, ValuePolicy], Callable[..., Any]]:
    return lambda column, policy: checked if column.digits_assumed else function


def _decimal(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any]:
    precision, scale = column.parameters
    if is_decimal(precision, scale):
        return decimal_decoder(precision, scale)

    def refuse(digits: bytes) -> Decimal:
        raise MalformedEventError(f"a DECIMAL({precision},{scale}), which there is not")

    return refuse


def _string(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any] | None:
    if column.collation != BINARY_COLLATION:
        return policy.text.decoder(column.collation)
    if column.type == layout.ColumnType.string.name.upper():
        length = column.max_length
        return lambda data: data.ljust(length, b"\0")  # BINARY(n): the log has no zeros at the end
    return None


def _blob(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any] | None:
    return None if column.collation in (None, BINARY_COLLATION) else policy.text.decoder(column.collation)


def _compressed(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any]:
    decode = _string(column, policy) if column.type == _COMPRESSED_STRING else _blob(column, policy)
    most = policy.max_value_size
    return (lambda data: decode(plain_value(data, most))) if decode else lambda data: plain_value(data, most)


def _json(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any]:
    return policy.document if policy.json_as_text else json_value


def _enum(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any] | None:
    if column.labels is None:
        return None
    labels = ("", *column.labels)

    def label(index: int) -> str:
        if index >= len(labels):
            raise MalformedEventError(f"ENUM value {index} in a column of {len(labels) - 1} labels")
        return labels[index]

    return label


def _set(column: ColumnFacts, policy: ValuePolicy) -> Callable[..., Any] | None:
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


RULES: dict[str, Rule] = {
    "value_date": Rule(("year", "month", "day"), _always(date_value)),
    "value_time": Rule(("is_negative", "hours", "minutes", "seconds"), _old(time_value, checked_time)),
    "value_time2": Rule(("is_negative", "hours", "minutes", "seconds", "micros"), _always(time_value)),
    "value_datetime": Rule(
        ("year", "month", "day", "hour", "minute", "second"), _old(datetime_value, checked_datetime)
    ),
    "value_datetime2": Rule(
        ("year", "month", "day", "hour", "minute", "second", "micros", "fsp"), _always(datetime_value)
    ),
    "value_timestamp": Rule(("seconds",), _always(timestamp_value)),
    "value_timestamp2": Rule(("seconds", "micros", "fsp"), _always(timestamp_value)),
    "value_timestamp_hires": Rule(("seconds", "micros", "fsp"), _always(timestamp_value)),
    "value_datetime_hires": Rule(
        ("year", "month", "day", "hour", "minute", "second", "micros", "fsp"), _always(datetime_value)
    ),
    "value_time_hires": Rule(("is_negative", "hours", "minutes", "seconds", "micros"), _always(time_value)),
    "value_decimal": Rule(("digits",), _decimal),
    "value_enum": Rule(("value",), _enum),
    "value_set": Rule(("value",), _set),
    "value_string": Rule(("value",), _string),
    "value_blob": Rule(("value",), _blob),
    "value_compressed": Rule(("value",), _compressed),
    "value_json": Rule(("value",), _json),
    "value_json_diffs": Rule(("value",), _always(json_diffs)),
    "value_geometry": Rule(("value",), _always(geometry_value)),
    "value_vector": Rule(("value",), _always(vector_value)),
}
