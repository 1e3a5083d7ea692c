"""The rows of a table as they are now: by their keys, or without a key how many there are of each; and those that have
some values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ctypes import c_float
from dataclasses import replace
from itertools import product
from typing import Any

from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.states.row_links import RowLinks
from binlog_kaitai.states.row_store import Key, RowStore, StoredRow
from binlog_kaitai.states.same_values import linked

__all__ = ["SEPARATOR", "KeptRows", "as_dumped", "is_single"]

SEPARATOR = "\0"
"""Between the values in the key of a row of a table without one."""

_SINGLE = "value_f4"
"""The spec's type of FLOAT."""
Columns = tuple[str, ...]


class KeptRows:
    """The rows of one table. Close it, for what it has on disk."""

    def __init__(self) -> None:
        self._rows = RowStore()
        self._links = RowLinks()
        self._linked: set[Columns] = set()
        """Columns by which rows are looked for."""
        self._most = 0
        """The greatest number of a definition."""

    def close(self) -> None:
        """Give up what is on disk."""
        self._rows.__exit__(None, None, None)
        self._links.close()

    def clear(self) -> None:
        """Forget all rows."""
        self._rows.clear()

    def put(self, names: list[str] | None, table: Table, row: StoredRow, *, is_whole: bool = True) -> None:
        """Keep a row.

        Args:
            names: columns of the key; None for a table without one.
            table: the definition that the row has.
            row: the row, whose key is still to be found.
            is_whole: nothing is lacking of the image.
        """
        image = row.image or {}
        self._most = max(self._most, row.definition)
        if names is not None:
            made = replace(row, key=tuple(_hashable(image[name]) for name in names), count=1)
        else:
            key = _all_values(image, table, row.definition)
            same = self._rows.pop(key)
            born = row.is_born and (same is None or same.is_born)
            made = replace(row, key=key, is_born=born, count=row.count + (same.count if same else 0))
        name = self._rows.put(made if is_whole else replace(made, image=None))
        for columns in self._linked:
            self._link(columns, made, name)

    def take(self, names: list[str] | None, table: Table, image: Image | None, number: int) -> StoredRow | None:
        """Take the row of an image out, once; None where it is not there.

        Args:
            names: columns of the key; None for a table without one.
            table: the definition that the image has.
            image: the row as it was; None for none.
            number: that of the definition.
        """
        if image is None or any(name not in image for name in names or ()):
            return None
        if names is not None:
            return self._rows.pop(tuple(_hashable(image[name]) for name in names))
        others = (other for other in range(self._most + 1) if other != number)
        has_floats = any(is_single(column) for column in table.columns)
        for definition, is_of_dump in product((number, *others), (False, True) if has_floats else (False,)):
            found = self._rows.pop(_all_values(image, table, definition, is_of_dump=is_of_dump))
            if found is not None:
                if found.count > 1:
                    self._rows.put(replace(found, count=found.count - 1))
                return found
        return None

    def take_same(self, names: list[str] | None, table: Table, row: StoredRow) -> StoredRow | None:
        """Take the row out, once, that is the same as one of other rows: by its key, or by all of it."""
        return self._rows.pop(row.key) if names is not None else self.take(None, table, row.image, row.definition)

    def discard(self, row: StoredRow) -> None:
        """Take a row out that was found, as often as it is there."""
        self._rows.pop(row.key)

    def matching(self, columns: Columns, values: tuple[Any, ...]) -> Iterator[StoredRow]:
        """Yield the rows that may have some values in some columns, to whatever collation."""
        if columns not in self._linked:
            self._linked.add(columns)
            for row in self._rows.rows():
                self._link(columns, row, self._rows.name_of(row))
        wanted = linked(values)
        for name in self._links.names(_link(columns, wanted)):
            known = self._rows.named(name)
            found = None if known is None else _values(known.image, columns)
            if known is not None and found is not None and linked(found) == wanted:
                yield known

    def rows(self) -> Iterable[StoredRow]:
        """Return all rows, in no order."""
        return self._rows.rows()

    def in_order(self) -> Iterable[StoredRow]:
        """Return all rows in the order of their keys, or of the texts of these; see `RowStore.in_order`."""
        return self._rows.in_order()

    def _link(self, columns: Columns, row: StoredRow, name: bytes) -> None:
        values = _values(row.image, columns)
        if values is not None:
            self._links.add(_link(columns, linked(values)), name)


def _link(columns: Columns, values: bytes) -> bytes:
    return repr(columns).encode(errors="surrogateescape") + values


def _values(image: Image | None, columns: Columns) -> tuple[Any, ...] | None:
    """Return the values of a row in some columns; None where one is NULL, or not known."""
    values = tuple((image or {}).get(name) for name in columns)
    return None if None in values else values


def _all_values(image: Image, table: Table, number: int, *, is_of_dump: bool = False) -> Key:
    """Return what tells rows of a table without a key apart: all that is stored, FLOAT maybe as dumps have it."""
    texts = (
        repr(as_dumped(image[column.name]) if is_of_dump and is_single(column) else image[column.name])
        for column in table.columns
        if not column.generated and column.name in image
    )
    return (SEPARATOR.join(texts), number)


def is_single(column: Column) -> bool:
    """Return whether a column is a FLOAT, which dumps have with six digits."""
    return column.cell.type == _SINGLE


def as_dumped(value: float | None) -> float | None:
    """Return a FLOAT as it is when a dump was read."""
    return None if value is None else c_float(float(f"{value:.6g}")).value


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
