"""What a type of columns is to each output."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.types.texts import any_text

__all__ = ["Arrow", "ColumnFacts", "ColumnType", "Literals", "always", "digits_of"]


Arrow = tuple[Any, ...]
"""A type in Arrow: the name of the function of pyarrow that gives it, and its arguments, such as
``("timestamp", "us")``; among them may be other types, and fields, a dictionary of types by name."""


class ColumnFacts(Protocol):
    """What a type may ask of a column."""

    @property
    def name(self) -> str: ...
    @property
    def type(self) -> str: ...
    @property
    def cell(self) -> layout.Cell: ...
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


def digits_of(column: ColumnFacts) -> int:
    """Return the digits of the fraction of a temporal column."""
    return dict(zip(column.cell.params, column.parameters, strict=True)).get("fsp", 0)


_AS_IT_IS, _PLAIN, _BYTES = always(None), always(any_text), always(("binary",))


class ColumnType:
    """A type of columns.

    Args:
        value: returns, for a column and a `ValuePolicy`, the function that makes a value of the members; None where
            the first member is the value.
        members: the members of the spec's type (fields, parameters, instances) that the functions of `value` and
            `literal` take.
        text: returns, for a column, the function that makes JSON of a value.
        literal: returns, for a column and `Literals`, the function that makes a literal of SQL of the members; None
            where the first member is to stay as it is.
        arrow: returns the type in Arrow of a column.
        plan: what the loops do with cells, by a name that `compiled.plans` knows; what has none is made by Python, a
            value at a time.
        order: returns how the values of a column compare, by a name that `where.kinds` knows; None where they do not.
    """

    __slots__ = ("arrow", "literal", "members", "order", "plan", "text", "value")

    def __init__(
        self,
        value: Callable[[ColumnFacts, Any], Callable[..., Any] | None] = _AS_IT_IS,
        *,
        members: tuple[str, ...] = ("value",),
        text: Callable[[ColumnFacts], Callable[[Any], str]] = _PLAIN,
        literal: Callable[[ColumnFacts, Any], Callable[..., Any] | None] = _AS_IT_IS,
        arrow: Callable[[ColumnFacts], Arrow] = _BYTES,
        order: Callable[[ColumnFacts], str] | None = None,
        plan: str = "",
    ) -> None:
        self.value, self.members, self.text, self.literal = value, members, text, literal
        self.arrow, self.order, self.plan = arrow, order, plan
