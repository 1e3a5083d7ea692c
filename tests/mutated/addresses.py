"""A family of column types that no server has: `test_column_type` makes it a module of `types`."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv4Address

from binlog_kaitai.rows.table import Column
from binlog_kaitai.types.column_type import ColumnType, Literals, always
from binlog_kaitai.types.texts import literal_text

__all__ = ["TYPES"]


def _address(number: int) -> str:
    return str(IPv4Address(number))


def _literal(column: Column, sql: Literals) -> Callable[[int], str]:
    return lambda number: sql.quoted(_address(number))


TYPES = {
    "value_address": ColumnType(
        always(_address),
        literal=_literal,
        parse=always(literal_text),
        arrow=always(("string",)),
        order=always("text"),
        mask="stored",
    )
}
