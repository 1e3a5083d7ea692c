"""The key of a row: as a user writes it, and as it is found in images."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

from binlog_kaitai.errors import ConditionError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.states.row_trail import Key
from binlog_kaitai.where.kinds import Kind, kind_of
from binlog_kaitai.where.nodes import Constant

__all__ = ["KeyOf", "RowKey"]


@dataclass(frozen=True, slots=True)
class RowKey:
    """The key of a row as a user writes it: ``5``, ``5,abc``, ``id=5`` or ``id=5,name=abc``."""

    text: str
    values: tuple[str, ...]
    names: tuple[str, ...] | None
    """None: the columns of the primary key."""

    @classmethod
    def parse(cls, text: str) -> RowKey:
        """Read a key. Raises ConditionError."""
        try:
            parts = next(csv.reader([text], skipinitialspace=True), [])
        except csv.Error as error:
            raise ConditionError(f"{text!r} is no key: {error}") from error
        if not parts:
            raise ConditionError("a key has values: 5, or 5,abc, or id=5")
        pairs = [part.partition("=") for part in parts]
        if all(name.strip() and equals for name, equals, _ in pairs):
            return cls(text, tuple(value for _, _, value in pairs), tuple(name.strip() for name, _, _ in pairs))
        return cls(text, tuple(parts), None)

    def columns(self, table: Table) -> list[Column]:
        """Return the columns of the key. Raises ConditionError."""
        name = f"{table.database}.{table.name}"
        if self.names is None:
            found = [table.columns[index] for index in table.primary_key]
            if not found:
                raise ConditionError(
                    f"no primary key of {name} is known; name the columns (--key {table.columns[0].name}=5), or give"
                    " the definition of the table (--schema, --schema-from-log)"
                )
        else:
            known = {column.name.casefold(): column for column in table.columns}
            for given in self.names:
                if given.casefold() not in known:
                    shown = ", ".join(column.name for column in table.columns)
                    raise ConditionError(f"{name} has no column {given}; it has {shown}")
            found = [known[given.casefold()] for given in self.names]
            documents = [column.name for column in found if column.is_json]
            if documents:
                raise ConditionError(f"{documents[0]} of {name} is of type JSON, by which no row is found")
        if len(found) != len(self.values):
            shown = ", ".join(column.name for column in found)
            raise ConditionError(f"the key of {name} is {shown}; {self.text!r} has {len(self.values)} values")
        return found

    def on(self, table: Table) -> KeyOf:
        """Return what finds the key in images of a table. Raises ConditionError."""
        columns = self.columns(table)
        kinds = [kind_of(column) for column in columns]
        wanted = tuple(
            _constant(text, column, kind) for text, column, kind in zip(self.values, columns, kinds, strict=True)
        )
        return KeyOf([column.name for column in columns], [kind.value for kind in kinds], wanted)


def _constant(text: str, column: Column, kind: Kind) -> Any:
    """Return what a value of a key compares as. Raises ConditionError."""
    value: int | Decimal | str | bytes = text
    try:
        if kind.name == "number":
            value = Decimal(text)
        elif kind.name == "bytes" and text[:2].lower() == "0x":
            value = bytes.fromhex(text[2:])
        return kind.constant(Constant(value, text))
    except (ValueError, InvalidOperation):
        raise ConditionError(f"{text!r} cannot be a value of {column.name}, which takes {kind.spoken}") from None


@dataclass(slots=True)
class KeyOf:
    """Finds the key in images of one table."""

    names: list[str]
    convert: list[Callable[[Any], Any] | None]
    wanted: Key

    def __call__(self, image: Image | None) -> Key | None:
        """Return the key of an image; None where there is none."""
        if image is None:
            return None
        try:
            values = [image[name] for name in self.names]
        except KeyError:
            return None
        pairs = zip(values, self.convert, strict=True)
        return tuple(value if value is None or make is None else make(value) for value, make in pairs)
