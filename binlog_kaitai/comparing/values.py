"""Whether two logs say the same of a value, whatever they say of its column."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.changes.row_change import ABSENT, RowChange
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types import type_of
from binlog_kaitai.values.json_diff import JsonDiff

__all__ = ["differing_columns"]

_ENCODINGS = ("utf-8", "latin-1")
"""In which a text may be the bytes that it is without its character set."""
_WRAPS = frozenset(1 << bits for bits in (8, 16, 24, 32, 64))
"""By how much a number without its sign may be off."""


def differing_columns(a: RowChange, b: RowChange) -> list[int]:
    """Return the numbers of the columns that two changes of one table differ in, where both have them.

    A column that only one has after an update has not changed for the other: it has to be as it was before.
    """
    if _is_plainly_equal(a, b):
        return []
    columns = zip(a.definition.columns, b.definition.columns, strict=False)
    return [number for number, (one, other) in enumerate(columns) if _differs(a, one, b, other)]


def _is_plainly_equal(a: RowChange, b: RowChange) -> bool:
    """Return whether two changes are equal by the names of columns, where one log has all columns of the other."""
    before, after, before_other, after_other = a.before, a.after, b.before, b.after
    if len(before or ()) + len(after or ()) < len(before_other or ()) + len(after_other or ()):
        before, after, before_other, after_other = before_other, after_other, before, after
    if not (_contains(before, before_other) and _contains(after, after_other)):
        return False
    if before is None or after is None or after_other is None or len(after) == len(after_other):
        return True
    return all(before.get(name, ABSENT) == after[name] for name in after if name not in after_other)


def _contains(image: Image | None, other: Image | None) -> bool:
    """Return whether an image has all columns of another one, with the same values."""
    if image is None or other is None:
        return image is other
    try:
        return image == other or [image[name] for name in other] == list(other.values())
    except KeyError:
        return False


def _differs(a: RowChange, one: Column, b: RowChange, other: Column) -> bool:
    before, before_other = _value(a.before, one), _value(b.before, other)
    after, after_other = _value(a.after, one), _value(b.after, other)
    if _has(before, before_other) and not _is_same(before, one, before_other, other):
        return True
    if _has(after, after_other):
        return not _is_same(after, one, after_other, other)
    if after is not ABSENT and a.operation == "update":
        return before is not ABSENT and before != after
    return after_other is not ABSENT and before_other is not ABSENT and before_other != after_other


def _value(image: Image | None, column: Column) -> Any:
    """Return a value; `ABSENT` for differences of a document that the log does not have."""
    value = ABSENT if image is None else image.get(column.name, ABSENT)
    return ABSENT if isinstance(value, tuple) and value and isinstance(value[0], JsonDiff) else value


def _has(*values: Any) -> bool:
    return all(value is not ABSENT for value in values)


def _is_same(value: Any, column: Column, other: Any, of_other: Column) -> bool:
    if value == other:
        return True
    if value is None or other is None:
        return False
    if (column.labels is None) != (of_other.labels is None):
        labelled = of_other if column.labels is None else column
        return bool(_label(value, labelled) == _label(other, labelled))
    if isinstance(value, int) and isinstance(other, int):
        return column.unsigned != of_other.unsigned and abs(value - other) in _WRAPS
    if isinstance(value, str) and isinstance(other, bytes):
        return _is_encoded(value, other)
    return isinstance(value, bytes) and isinstance(other, str) and _is_encoded(other, value)


def _label(value: Any, column: Column) -> Any:
    """Return the label, or the labels, for a number that stands for them in the log."""
    make = type_of(column.cell.type).value(column, None)
    if make is None or not isinstance(value, int):
        return value
    try:
        return make(value)
    except MalformedEventError:  # the other log has another definition
        return value


def _is_encoded(text: str, data: bytes) -> bool:
    for encoding in _ENCODINGS:
        try:
            if text.encode(encoding) == data:
                return True
        except UnicodeEncodeError:
            continue
    return False
