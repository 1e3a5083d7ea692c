"""Which SQL literal is made of which type of the spec; see `values.rules`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from decimal import Decimal
from functools import partial
from math import isfinite
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.sql.documents import document_literal, stored_literal
from binlog_kaitai.sql.text import hexadecimal, is_convertible, quoted, text_literal
from binlog_kaitai.values.charset import BINARY_COLLATION, TextPolicy
from binlog_kaitai.values.compressed import plain_value
from binlog_kaitai.values.json import typed_value
from binlog_kaitai.values.json_diff import JsonDiff, apply_diffs, json_diffs
from binlog_kaitai.values.rules import RULES, ColumnFacts, Rule, ValuePolicy
from binlog_kaitai.values.temporal import checked_datetime, checked_time

__all__ = ["SqlOptions", "SqlPolicy"]

_ZERO = "0000-00-00 00:00:00"
_STRING = layout.ColumnType.string.name.upper()


class SqlPolicy(ValuePolicy):
    """Values as SQL literals."""

    __slots__ = ()

    @property
    def rules(self) -> Mapping[str, Rule]:
        """Return the rules by type of the spec."""
        return _RULES

    def document(self, data: bytes) -> str:
        """Return the literal of a stored JSON document."""
        return stored_literal(data)

    def changed_document(self, data: bytes, diffs: tuple[JsonDiff, ...]) -> str:
        """Return the literal of a stored JSON document after a partial update."""
        return document_literal(apply_diffs(data, diffs, typed_value))


@dataclass(frozen=True, slots=True)
class SqlOptions(ReadOptions):
    """How to read logs so that images hold SQL literals in place of values; NULL stays None."""

    def value_policy(self, text: TextPolicy) -> ValuePolicy:
        """Return what the decoder needs to know of them."""
        return SqlPolicy(text, max_value_size=self.max_event_size)


_Make = Callable[..., str]


def _always(function: _Make) -> Callable[[ColumnFacts, ValuePolicy], _Make]:
    return lambda column, policy: function


def _real(value: float) -> str:
    """Return a number with an exponent, which makes it a DOUBLE; a FLOAT is written as the DOUBLE that it equals."""
    if not isfinite(value):
        raise MalformedEventError(f"the number {value}, which no column holds")
    text = repr(value)
    return text if "e" in text else f"{text}e0"


def _date(year: int, month: int, day: int) -> str:
    return f"'{year:04d}-{month:02d}-{day:02d}'"


def _fraction(micros: int, fsp: int) -> str:
    return f".{micros:06d}"[: fsp + 1] if fsp else ""


def _time(is_negative: bool, hours: int, minutes: int, seconds: int, micros: int = 0, fsp: int = 0) -> str:
    return f"'{'-' if is_negative else ''}{hours:02d}:{minutes:02d}:{seconds:02d}{_fraction(micros, fsp)}'"


def _datetime(
    year: int, month: int, day: int, hour: int, minute: int, second: int, micros: int = 0, fsp: int = 0
) -> str:
    text = f"{year:04d}-{month:02d}-{day:02d} {hour:02d}:{minute:02d}:{second:02d}"
    return f"'{text}{_fraction(micros, fsp)}'"


def _timestamp(seconds: int, micros: int = 0, fsp: int = 0) -> str:
    is_zero = not (seconds or micros)
    text = _ZERO if is_zero else f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}"
    return f"'{text}{_fraction(micros, fsp)}'"


def _if_sound(check: Callable[..., Any], make: _Make) -> Callable[[ColumnFacts, ValuePolicy], _Make]:
    """Check the bytes of a column of which it is assumed that they have no fraction."""

    def checked(*parts: int) -> str:
        check(*parts)
        return make(*parts)

    return lambda column, policy: checked if column.digits_assumed else make


def _decimal(column: ColumnFacts, policy: ValuePolicy) -> _Make:
    decode: Callable[[bytes], Decimal] = RULES["value_decimal"].function(column, policy)  # type: ignore[assignment]
    return lambda digits: f"{decode(digits):f}"


def _string(column: ColumnFacts, policy: ValuePolicy) -> _Make:
    if column.collation == BINARY_COLLATION and column.type == _STRING:
        length = column.max_length
        return lambda data: hexadecimal(data.ljust(length, b"\0"))  # BINARY(n): the log has no zeros at the end
    return text_literal(column.collation)


def _blob(column: ColumnFacts, policy: ValuePolicy) -> _Make | None:
    """A document that is to be changed is asked for as it is stored."""
    return None if column.is_json else text_literal(column.collation)


def _compressed(column: ColumnFacts, policy: ValuePolicy) -> _Make:
    literal = text_literal(column.collation)
    most = policy.max_value_size
    return lambda data: literal(plain_value(data, most))


def _json_diffs(column: ColumnFacts, policy: ValuePolicy) -> Callable[[bytes], Any]:
    return partial(json_diffs, read=typed_value)


def _enum(column: ColumnFacts, policy: ValuePolicy) -> _Make:
    """Return the label; the index where there is none, or where the label would be read as another one."""
    label_of = RULES["value_enum"].function(column, policy)
    labels = column.labels or ()
    if label_of is None or not is_convertible(column.collation, labels):
        return str

    def literal(index: int) -> str:
        label = label_of(index)
        return quoted(label) if label and labels.count(label) == 1 else str(index)

    return literal


def _set(column: ColumnFacts, policy: ValuePolicy) -> _Make:
    """Return the labels; the bits where there are none, or where they would be read as others."""
    labels_of = RULES["value_set"].function(column, policy)
    labels = column.labels or ()
    if labels_of is None or not all(labels) or not is_convertible(column.collation, labels):
        return str
    return lambda bits: quoted(labels_of(bits))


_RULES: dict[str, Rule] = {
    **{f"value_{sign}{size}": Rule(("value",), _always(str)) for sign in "su" for size in (1, 2, 3, 4, 8)},
    **{f"value_f{size}": Rule(("value",), _always(_real)) for size in (4, 8)},
    "value_year": Rule(("value",), _always(str)),
    "value_bit": Rule(("value",), _always(str)),
    "value_date": Rule(("year", "month", "day"), _always(_date)),
    "value_time": Rule(RULES["value_time"].members, _if_sound(checked_time, _time)),
    "value_time2": Rule((*RULES["value_time2"].members, "fsp"), _always(_time)),
    "value_time_hires": Rule((*RULES["value_time_hires"].members, "fsp"), _always(_time)),
    "value_datetime": Rule(RULES["value_datetime"].members, _if_sound(checked_datetime, _datetime)),
    "value_datetime2": Rule(RULES["value_datetime2"].members, _always(_datetime)),
    "value_datetime_hires": Rule(RULES["value_datetime_hires"].members, _always(_datetime)),
    "value_timestamp": Rule(("seconds",), _always(_timestamp)),
    "value_timestamp2": Rule(("seconds", "micros", "fsp"), _always(_timestamp)),
    "value_timestamp_hires": Rule(("seconds", "micros", "fsp"), _always(_timestamp)),
    "value_decimal": Rule(("digits",), _decimal),
    "value_enum": Rule(("value",), _enum),
    "value_set": Rule(("value",), _set),
    "value_string": Rule(("value",), _string),
    "value_blob": Rule(("value",), _blob),
    "value_compressed": Rule(("value",), _compressed),
    "value_json": Rule(("value",), _always(stored_literal)),
    "value_json_diffs": Rule(("value",), _json_diffs),
    "value_geometry": Rule(("value",), _always(hexadecimal)),
    "value_vector": Rule(("value",), _always(hexadecimal)),
}
