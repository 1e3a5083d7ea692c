"""A table as it was at a moment: the rows that committed transactions have left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from binlog_kaitai.changes.committed import Commit, Place, Step
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.datatype import VERSION_COLUMNS

__all__ = ["Key", "TableState", "key_columns", "key_of", "same_columns"]

Key = tuple[Any, ...]
_VERSION_END = VERSION_COLUMNS[-1].name
"""MariaDB keeps former versions of a row beside it; this column tells them apart."""


def key_columns(table: Table) -> list[str]:
    """Return the names of the columns of the primary key. Raises SchemaMismatchError where nobody tells them."""
    if not table.primary_key:
        raise SchemaMismatchError(
            f"the primary key of {table.database}.{table.name} is not known, which the log has with"
            " binlog_row_metadata=FULL; give the definition (--schema, --schema-from-log)"
        )
    names = [table.columns[index].name for index in table.primary_key]
    ends = [column.name for column in table.columns if column.generated and column.name == _VERSION_END]
    return [*names, *(name for name in ends if name not in names)]


def key_of(names: list[str], image: Image | None) -> Key | None:
    """Return the key of an image; None where the image lacks some of it."""
    if image is None or any(name not in image for name in names):
        return None
    return tuple(_hashable(image[name]) for name in names)


def _hashable(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@dataclass(slots=True)
class _Row:
    image: Image
    definition: Table
    is_born: bool


@dataclass(slots=True)
class TableState:
    """The rows of one table, while transactions are applied."""

    definition: Table | None = None
    """As the last rows have it."""
    is_complete: bool = False
    """The logs, or what was there before, have the table from when it was empty."""
    num_adopted: int = 0
    """Rows that the logs did not see born, but that an image after an update has whole."""
    unknown: set[Key] = field(default_factory=set)
    """Keys of rows that are there, and of which some columns are not known."""
    statements: list[Place] = field(default_factory=list)
    """Statements that may have changed rows, nobody can tell how."""
    is_altered: bool = False
    """The table was altered behind the last of its rows."""
    _rows: dict[Key, _Row] = field(default_factory=dict)

    def begin(self, rows: dict[Key, Image], definition: Table) -> None:
        """Begin with rows that were there."""
        self.definition, self.is_complete = definition, True
        self._rows = {key: _Row(image, definition, is_born=True) for key, image in rows.items()}

    def apply(self, commit: Commit) -> None:
        """Apply a transaction."""
        for step in commit.steps:
            if step.kind == "emptied":
                self._rows.clear()
                self.unknown.clear()
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
            old = self._rows.pop(old_key, None)
            self.unknown.discard(old_key)
        if step.after is None:
            return
        image = {**(old.image if old else {}), **(step.before or {}), **step.after}
        key = key_of(names, image)
        if key is None:
            return
        if any(column.name not in image for column in step.definition.columns):
            self.unknown.add(key)
            return
        is_born = step.before is None or (old is not None and old.is_born)
        self._rows[key] = _Row(image, step.definition, is_born)
        self.unknown.discard(key)

    def finish(self) -> None:
        """Count what is not known: rows from before the table was altered, and those that no log saw born."""
        if self.definition is None:
            return
        now = same_columns(self.definition)
        for key, row in list(self._rows.items()):
            if row.definition is not self.definition and same_columns(row.definition) != now:
                del self._rows[key]
                self.unknown.add(key)
        self.num_adopted = sum(not row.is_born for row in self._rows.values())

    def rows(self) -> Iterator[Image]:
        """Yield the rows, in the order of their keys where these have one."""
        try:
            keys = sorted(self._rows)
        except TypeError:
            keys = sorted(self._rows, key=repr)
        return (self._rows[key].image for key in keys)

    def __len__(self) -> int:
        return len(self._rows)


def same_columns(table: Table) -> frozenset[str]:
    """Return what tells whether the columns of two definitions have the same values: a text for each."""
    return frozenset(f"{c.name}\0{c.type} {c.parameters} {c.unsigned} {c.collation} {c.labels}" for c in table.columns)
