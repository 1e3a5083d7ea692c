"""What a type of columns is to each output."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.modes import Connect, Modes, connect_type
from binlog_kaitai.types.texts import any_text

__all__ = ["Arrow", "ColumnType", "Limits", "Literals", "always", "digits_of", "sql_name"]


Arrow = tuple[Any, ...]
"""A type in Arrow: the name of the function of pyarrow that gives it, and its arguments, such as
``("timestamp", "us")``; among them may be other types, and fields, a dictionary of types by name."""

Limits = dict[str, tuple[int, int]]
"""The least and the greatest number by name."""


class Literals(Protocol):
    """What literals of SQL are made of; see `sql.rules`."""

    @property
    def max_value_size(self) -> int: ...
    def quoted(self, text: str) -> str: ...
    def hexadecimal(self, data: bytes) -> str: ...
    def text_literal(self, collation: int | None) -> Callable[[bytes], str]: ...
    def is_convertible(self, collation: int | None, labels: Iterable[str]) -> bool: ...
    def document(self, data: bytes) -> Any: ...


def always(function: Any) -> Callable[..., Any]:
    """Return what gives the same function for each column."""
    return lambda *about: function


def digits_of(column: Column) -> int:
    """Return the digits of the fraction of a temporal column."""
    return dict(zip(column.cell.params, column.parameters, strict=True)).get("fsp", 0)


def _plain_literal(column: Column, sql: Any) -> Callable[..., str]:
    def literal(value: Any, *others: Any) -> str:
        return sql.hexadecimal(value) if isinstance(value, bytes) else str(value)

    return literal


def _plain_name(column: Column) -> str:
    return column.type


def sql_name(name: str, *numbers: int, unsigned: bool | None = False) -> str:
    """Return a type of SQL."""
    brackets = f"({','.join(map(str, numbers))})" if any(numbers) else ""
    return f"{name}{brackets}{' UNSIGNED' if unsigned else ''}"


class ColumnType(NamedTuple):
    """A type of columns. Its functions are asked once for a column, and give what is done with each of its values."""

    value: Callable[[Column, Any], Callable[..., Any] | None] = always(None)
    """By a `ValuePolicy`: makes the value of the members; None where the first of them is the value."""
    members: tuple[str, ...] = ("value",)
    """Of the spec's type (fields, parameters, instances): what `value` and `literal` are made of."""
    text: Callable[[Column], Callable[[Any], str]] = always(any_text)
    """Makes JSON of a value."""
    envelope: Callable[[Column, Modes], Callable[[Any], str]] | None = None
    """By Debezium's modes: makes JSON of a value as its connector has it; None where that is `text`."""
    maxwell: Callable[[Column], Callable[[Any], str]] | None = None
    """Makes JSON of a value as Maxwell has it; None where that is `text`."""
    sql: Callable[[Column], str] = _plain_name
    """Its name in SQL, with what stands in brackets."""
    connect: Callable[[Column, Modes], Connect] = always(connect_type("string"))
    """The schema of such values."""
    literal: Callable[[Column, Any], Callable[..., Any] | None] = _plain_literal
    """By `Literals`: makes a literal of SQL of the members; None where the first of them stays as it is."""
    parse: Callable[[Column], Callable[[Any], Any]] | None = None
    """Makes a value of a literal in a dump: of text, or of bytes. It raises ValueError or ArithmeticError. None for a
    type that is not read from dumps."""
    arrow: Callable[[Column], Arrow] = always(("binary",))
    order: Callable[[Column], str] | None = None
    """How values compare, by a name that `where.kinds` knows; None where they do not."""
    plan: str = ""
    """What the loops do with cells, by a name that `compiled.plans` knows; without one, values are made by Python."""
    mask: str = ""
    """How stored values are replaced, by a name that `redaction.values` knows; without one, they are refused."""
    limits: Limits | None = None
    """Of a date or time: what its members can be, so that it is in a calendar and on a clock."""
    is_string: bool = False
    """Whether `--redact-text` is about it."""
    labels_in: int | None = None
    """Which part of the metadata of a table has its labels."""
