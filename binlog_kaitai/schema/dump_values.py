"""What the literals of a dump are to a column: the value that a log would give for the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.table import Column
from binlog_kaitai.schema.dump import Literal
from binlog_kaitai.schema.model import ColumnSchema
from binlog_kaitai.types import type_of

__all__ = ["value_maker"]

_BYTES_IN_LOGS = frozenset({"uuid", "inet4", "inet6"})
"""Types of MariaDB that a dump has as text, and a log as the bytes that are stored."""


def value_maker(column: Column, declared: ColumnSchema) -> Callable[[Literal], Any]:
    """Return what makes the values of a column. Raises SchemaMismatchError for one that dumps have in another form.

    What is made raises ValueError or ArithmeticError for a literal that the column cannot have.
    """
    make = type_of(column.cell.type).parse
    if make is None or declared.type in _BYTES_IN_LOGS:
        raise SchemaMismatchError(f"{column.name} is of type {declared.type}, which is not read from dumps")
    made = make(column)
    return lambda literal: None if literal is None else made(literal)
