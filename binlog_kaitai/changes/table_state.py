"""A table as it was at a moment: the rows that committed transactions have left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field
from heapq import nsmallest
from typing import Any

from binlog_kaitai.changes.committed import Commit, Place, Step
from binlog_kaitai.changes.row_store import Key, RowStore, StoredRow
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table

__all__ = ["Key", "TableState", "key_columns", "key_of", "known_image", "same_columns"]

_MOST_NAMED = 5
"""Keys of rows that are not known."""


def key_columns(table: Table) -> list[str]:
    """Return the names of the columns of the primary key. Raises SchemaMismatchError where nobody tells them."""
    if not table.primary_key:
        raise SchemaMismatchError(
            f"the primary key of {table.database}.{table.name} is not known, which the log has with"
            " binlog_row_metadata=FULL; give the definition (--schema, --schema-from-log)"
        )
    names = [table.columns[index].name for index in table.primary_key]
    ends = [column.name for column in table.columns if column.is_row_end]  # tells versions of a row apart
    return [*names, *(name for name in ends if name not in names)]


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
    statements: list[Place] = field(default_factory=list)
    """Statements that may have changed rows, nobody can tell how."""
    is_altered: bool = False
    """The table was altered behind the last of its rows."""
    lacking: set[str] = field(default_factory=set)
    """Columns that the rows which were there before do not have, and that the server computes."""
    _definitions: list[Table] = field(default_factory=list)
    _numbers: dict[int, int] = field(default_factory=dict)
    """Of the definitions, by their ids, which stay taken."""
    _known: set[int] = field(default_factory=set)
    """Numbers of definitions that are as the last one."""
    _rows: RowStore = field(default_factory=RowStore)

    def __enter__(self) -> TableState:
        return self

    def __exit__(self, *error: object) -> None:
        self._rows.__exit__(None, None, None)

    def begin(self, rows: Iterable[tuple[Key, Image]], definition: Table) -> None:
        """Begin with rows that were there."""
        self.definition, self.is_complete = definition, True
        number = self._number(definition)
        for key, image in rows:
            self._rows.put(StoredRow(key, image, number, is_born=True))

    def _number(self, definition: Table) -> int:
        number = self._numbers.get(id(definition))
        if number is None:
            number = self._numbers[id(definition)] = len(self._definitions)
            self._definitions.append(definition)
        return number

    def apply(self, commit: Commit) -> None:
        """Apply a transaction."""
        for step in commit.steps:
            if step.kind == "emptied":
                self._rows.clear()
                self.statements.clear()
                self.is_complete = True
            elif step.kind == "altered":
                self.is_altered = True
            elif step.kind == "statement":
                self.statements.append(step.place)
            else:
                self._change(step)

    def _change(self, step: Step) -> None:
        assert step.definition is not None
        self.definition, self.is_altered = step.definition, False
        names = key_columns(step.definition)
        old, old_key = None, key_of(names, step.before)
        if step.before is not None and old_key is not None:
            old = self._rows.pop(old_key)
        if step.after is None:
            return
        image = known_image(old.image if old else None, step.before, step.after)
        key = key_of(names, image)
        if key is None:
            return
        is_whole = all(column.name in image for column in step.definition.columns)
        is_born = step.before is None or (old is not None and old.is_born)
        self._rows.put(StoredRow(key, image if is_whole else None, self._number(step.definition), is_born))

    def finish(self) -> None:
        """Count what is known, and what is not: rows from before the table was altered, and those no log saw born."""
        if self.definition is None:
            return
        now = same_columns(self.definition)
        self._known = {number for number, table in enumerate(self._definitions) if same_columns(table) == now}
        for row in self._rows.rows():
            if self._is_known(row):
                self.num_rows += 1
                self.num_adopted += not row.is_born
            else:
                self.num_unknown += 1
                self.unknown = nsmallest(_MOST_NAMED, [*self.unknown, row.key], key=repr)

    def _is_known(self, row: StoredRow) -> bool:
        return row.image is not None and row.definition in self._known

    def rows(self) -> Iterator[Image]:
        """Yield the rows that are known, in the order of their keys where these have one."""
        return (row.image for row in self._rows.in_order() if row.image is not None and self._is_known(row))


def same_columns(table: Table) -> frozenset[str]:
    """Return what tells whether the columns of two definitions have the same values: a text for each."""
    return frozenset(f"{c.name}\0{c.type} {c.parameters} {c.unsigned} {c.collation} {c.labels}" for c in table.columns)
