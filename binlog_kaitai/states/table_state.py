"""A table as it was at a moment: the rows that committed transactions have left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field, replace
from heapq import nsmallest
from itertools import repeat
from typing import Any

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.states.committed import Place, Step
from binlog_kaitai.states.kept_rows import SEPARATOR, KeptRows
from binlog_kaitai.states.row_store import Key, StoredRow

__all__ = ["Key", "RowImages", "TableState", "images_of", "key_columns", "key_of", "known_image", "same_columns"]

_POSITIONAL = "positional"
_MOST_NAMED = 5
"""Keys of rows that are not known."""


def key_columns(table: Table) -> list[str]:
    """Return the names of the columns of the primary key. Raises SchemaMismatchError if they are unknown."""
    if not table.primary_key:
        raise SchemaMismatchError(
            f"the primary key of {table.database}.{table.name} is not known, which the log has with"
            " binlog_row_metadata=FULL; give the definition (--schema, --schema-from-log)"
        )
    names = [table.columns[index].name for index in table.primary_key]
    ends = [column.name for column in table.columns if column.is_row_end]  # tells versions of a row apart
    return [*names, *(name for name in ends if name not in names)]


def identity_of(table: Table) -> list[str] | None:
    """Return the columns by which rows are told apart; None for a table without a key. Raises SchemaMismatchError if
    they are unknown."""
    is_keyless = not table.primary_key and table.names != _POSITIONAL
    return None if is_keyless else key_columns(table)


def key_of(names: list[str], image: Image | None) -> Key | None:
    """Return the key of an image; None where the image lacks some of it."""
    if image is None or any(name not in image for name in names):
        return None
    return tuple(_hashable(image[name]) for name in names)


def known_image(*images: Image | None) -> Image:
    """Return what is known of a row from images of it, the newest last, each of which may lack columns.

    A JSON document of which an image has only the differences to one that is not in the log is not known.
    """
    found: Image = {}
    for image in images:
        for name, value in (image or {}).items():
            if not isinstance(value, tuple):
                found[name] = value
            elif value:  # else there is no difference
                found.pop(name, None)
    return found


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def images_of(step: Step) -> RowImages:
    """Return what a change itself says of a row before and after it."""
    before = None if step.before is None else known_image(step.before)
    return before, None if step.after is None else known_image(before, step.after)


RowImages = tuple[Image | None, Image | None]
"""What is known of a row before and after a change; None where there is no row."""


@dataclass(slots=True)
class TableState:
    """The rows of one table, while transactions are applied. A context, for what it has on disk."""

    definition: Table | None = None
    """As the last rows have it."""
    is_complete: bool = False
    """The logs, or what was there before, have the table from when it was empty."""
    num_rows: int = 0
    """Once it is finished: rows that are known."""
    num_adopted: int = 0
    """Once it is finished: rows that the logs did not see born, but that an image after an update has whole."""
    num_unknown: int = 0
    """Once it is finished: rows that are there, and of which some columns are not known."""
    unknown: list[Key] = field(default_factory=list)
    """Keys of the first of these."""
    unclear: list[tuple[Place, str]] = field(default_factory=list)
    """What may have changed rows, nobody can tell how, with its place."""
    is_altered: bool = False
    """The table was altered after the last of its rows."""
    lacking: set[str] = field(default_factory=set)
    """Columns that some rows do not have, and that the server computes."""
    is_assumed: bool = False
    """The definition is that of what was there before, which logs may have in other words."""
    _classes: dict[frozenset[str], int] = field(default_factory=dict)
    """Numbers of definitions by their columns; of other words for the same, too."""
    _numbers: dict[int, tuple[Table, int]] = field(default_factory=dict)
    """Of definitions, by their ids, which stay taken."""
    _kept: KeptRows = field(default_factory=KeptRows)

    def __enter__(self) -> TableState:
        return self

    def __exit__(self, *error: object) -> None:
        self._kept.close()

    def begin(self, rows: Iterable[Image], definition: Table, *, is_assumed: bool = False) -> None:
        """Begin with rows that were there. Raises SchemaMismatchError."""
        self.definition, self.is_complete, self.is_assumed = definition, True, is_assumed
        number, names = self._number(definition), identity_of(definition)
        for image in rows:
            self._kept.put(names, definition, StoredRow((), image, number, is_born=True))

    def _number(self, definition: Table) -> int:
        known = self._numbers.get(id(definition))
        if known is None:
            columns = same_columns(definition)
            known = self._numbers[id(definition)] = definition, self._classes.setdefault(columns, len(self._classes))
        return known[1]

    def apply(self, step: Step) -> RowImages | None:
        """Apply what was done to the table; returns the row before and after it where it was one. Raises
        SchemaMismatchError."""
        if step.definition is not None:
            return self._change(step, step.definition)
        if step.kind == "emptied":
            self._kept.clear()
            self.unclear.clear()
            self.is_complete = True
        elif step.kind == "altered":
            self.is_altered = True
        elif step.kind == "statement":
            self.unclear.append((step.place, "what the statement did to the rows"))
        return None

    def _change(self, step: Step, definition: Table) -> RowImages:
        if self.is_assumed and not self.is_altered and self.definition is not None:
            self._classes.setdefault(same_columns(definition), self._number(self.definition))
        self.definition, self.is_altered, self.is_assumed = definition, False, False
        names, number = identity_of(definition), self._number(definition)
        old = self._kept.take(names, definition, step.before, number)
        before = None if step.before is None else known_image(old.image if old else None, step.before)
        if step.after is None:
            return before, None
        image = known_image(before, step.after)
        is_whole = all(column.name in image or column.name in self.lacking for column in definition.columns)
        is_born = step.before is None or (old is not None and old.is_born)
        if names is None and not is_whole:
            self.unclear.append((step.place, "a row of which the log has not all columns"))
        elif key_of(names or [], image) is not None:
            self._kept.put(names, definition, StoredRow((), image, number, is_born), is_whole=is_whole)
        return before, image

    def matching(self, columns: tuple[str, ...], values: tuple[Any, ...]) -> Iterator[StoredRow]:
        """Yield the rows that may have some values in some columns, to whatever collation."""
        return self._kept.matching(columns, values)

    def replace(self, row: StoredRow, image: Image | None) -> None:
        """Put another image in the place of a row that was found, as often as this is there; None takes it away."""
        assert self.definition is not None
        names = identity_of(self.definition)
        self._kept.discard(row)
        if image is not None:
            computed = {column.name for column in self.definition.columns if column.generated}
            self.lacking |= computed & image.keys()
            plain = {name: value for name, value in image.items() if name not in computed}
            self._kept.put(names, self.definition, replace(row, image=plain))

    def finish(self) -> None:
        """Count what is known, and what is not: rows from before the table was altered, and those no log saw born."""
        if self.definition is None:
            return
        for row in self._kept.rows():
            if self.is_known(row):
                self.num_rows += row.count
                self.num_adopted += row.count * (not row.is_born)
            else:
                self.num_unknown += row.count
                key = row.key if self.definition.primary_key else tuple(row.key[0].split(SEPARATOR))
                self.unknown = nsmallest(_MOST_NAMED, [*self.unknown, key], key=repr)

    def is_known(self, row: StoredRow) -> bool:
        """Return whether all columns of a row are known."""
        return row.image is not None and self.definition is not None and row.definition == self._number(self.definition)

    def stored(self) -> Iterable[StoredRow]:
        """Return all rows, in the order of their keys where these have one."""
        return self._kept.in_order()

    def take_same(self, row: StoredRow) -> StoredRow | None:
        """Take the row out, once, that is the same as one of another state: by its key, or by all of it without one."""
        assert self.definition is not None
        return self._kept.take_same(identity_of(self.definition), self.definition, row)

    def rows(self) -> Iterator[Image]:
        """Yield the rows that are known, in the order of their keys where these have one."""
        for row in self._kept.in_order():
            if row.image is not None and self.is_known(row):
                yield from repeat(row.image, row.count)


def same_columns(table: Table) -> frozenset[str]:
    """Return what tells whether the columns of two definitions have the same values: a text for each."""
    return frozenset(f"{c.name}\0{c.type} {c.parameters} {c.unsigned} {c.collation} {c.labels}" for c in table.columns)
