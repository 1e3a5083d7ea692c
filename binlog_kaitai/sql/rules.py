"""Values as literals of SQL; what the literal of each type is, `types` says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.rows.table import Column
from binlog_kaitai.sql.documents import document_literal, stored_literal
from binlog_kaitai.sql.text import hexadecimal, is_convertible, quoted, text_literal
from binlog_kaitai.types import type_of
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.json import typed_value
from binlog_kaitai.values.json_diff import JsonDiff, apply_diffs

__all__ = ["SqlPolicy", "with_literals"]


class SqlPolicy(ValuePolicy):
    """Values as SQL literals, and what types make these of: `types.column_type.Literals`."""

    __slots__ = ()

    quoted = staticmethod(quoted)
    hexadecimal = staticmethod(hexadecimal)
    text_literal = staticmethod(text_literal)
    is_convertible = staticmethod(is_convertible)

    def maker(self, column: Column) -> Callable[..., Any] | None:
        """Return what makes the literal of a column's value of the members of its type."""
        return type_of(column.cell.type).literal(column, self)

    def document(self, data: bytes) -> str:
        """Return the literal of a stored JSON document."""
        return stored_literal(data)

    def changed_document(self, data: bytes, diffs: tuple[JsonDiff, ...]) -> str:
        """Return the literal of a stored JSON document after a partial update."""
        return document_literal(apply_diffs(data, diffs, typed_value))


def with_literals(options: ReadOptions) -> ReadOptions:
    """Return options to read logs so that images hold SQL literals in place of values; NULL stays None."""
    return replace(options, policy_of=_literals)


def _literals(options: ReadOptions, text: TextPolicy) -> ValuePolicy:
    return SqlPolicy(text, max_value_size=options.max_event_size)
