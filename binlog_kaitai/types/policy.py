"""What the user wants of values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types import type_of
from binlog_kaitai.values.charset import TextPolicy

__all__ = ["JsonText", "ValuePolicy"]

_LARGE = 1 << 20


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

    def makes(self, column: Column) -> bool:
        """Return whether the values of a column are made; those are that tell if an assumption is right."""
        return self.columns is None or column.digits_assumed or column.name.casefold() in self.columns

    def maker(self, column: Column) -> Callable[..., Any] | None:
        """Return what makes a value of a column of the members of its type; None where the first one is the value."""
        return type_of(column.cell.type).value(column, self)

    def document(self, data: bytes) -> Any:
        """Return the value of a stored JSON document."""
        from binlog_kaitai.values import json, json_text  # most logs have none

        return JsonText(json_text.json_text(data)) if self.json_as_text else json.json_value(data)

    def changed_document(self, data: bytes, diffs: tuple[Any, ...]) -> Any:
        """Return the value of a stored JSON document after a partial update."""
        from binlog_kaitai.values import json_diff, json_text

        value = json_diff.apply_diffs(data, diffs)
        return JsonText(json_text.value_text(value)) if self.json_as_text else value
