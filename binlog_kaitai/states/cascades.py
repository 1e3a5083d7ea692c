"""What foreign keys did to rows where the server has not logged it: MariaDB, MySQL before 9.6, and later releases with
`innodb_native_foreign_keys`.

The rules are InnoDB's (row_ins_foreign_check_on_constraint in row0ins.cc): with each row that is deleted, or whose
referenced columns become other bytes, the rows of the other table are deleted, get the new values, or NULL in all
columns of the key, and so on from there. Triggers do not run, and columns with ON UPDATE CURRENT_TIMESTAMP stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Protocol

from binlog_kaitai.ddl.model import ForeignKey, Schema, TableName, TableSchema
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.catalog import Catalog
from binlog_kaitai.states.committed import Place, Step
from binlog_kaitai.states.row_store import StoredRow
from binlog_kaitai.states.same_values import are_same
from binlog_kaitai.states.table_state import TableState

__all__ = ["Cascades", "LostRow", "Relatives", "children_of"]

_DEEPEST = 255
"""Keys one after another; InnoDB refuses more (FK_MAX_CASCADE_DEL)."""
_CASCADE = "CASCADE"


class Relatives:
    """The tables that decide, by foreign keys, about the rows of one.

    Args:
        table: the one.
        definitions: all that there were.

    Attributes:
        kept: those whose rows must be known: the table, and what lies between it and others.
        watched: these, and those whose changes must be known.
        unknown: those of which no definition is known.
        problems: foreign keys that are not understood: the table, one of those that are kept, and why.
    """

    def __init__(self, table: TableName, definitions: Iterable[TableSchema]) -> None:
        self._keys: dict[TableName, set[TableName]] = {}
        known, problems = set(), dict[TableName, list[str]]()
        for definition in definitions:
            child = _folded(TableName(definition.database, definition.name))
            known.add(child)
            self._keys.setdefault(child, set()).update(
                _folded(key.parent) for key in definition.foreign_keys if key.acts
            )
            problems.setdefault(child, []).extend(key.problem for key in definition.foreign_keys if key.problem)
        self.kept, self.watched, new = set[TableName](), set[TableName](), {_folded(table)}
        while new:
            self.kept |= new
            parents = {parent for child in new for parent in self._keys.get(child, ())}
            self.watched |= new | parents
            new = {parent for parent in parents if self._keys.get(parent)} - self.kept
        self.unknown = sorted(self.watched - known)
        self.problems = [(name, text) for name in sorted(self.kept) for text in dict.fromkeys(problems.get(name, ()))]

    def is_kept(self, database: str, table: str) -> bool:
        """Return whether the rows of a table must be known."""
        return _folded(TableName(database, table)) in self.kept

    def is_watched(self, database: str, table: str) -> bool:
        """Return whether the changes of a table must be known."""
        return _folded(TableName(database, table)) in self.watched


def children_of(tables: Iterable[TableName], definitions: Iterable[TableSchema]) -> list[TableSchema]:
    """Return the tables whose rows foreign keys may change with those of some, and so on from there, by name."""
    known = list(definitions)
    found: dict[TableName, TableSchema] = {}
    new = {_folded(name) for name in tables}
    while new:
        met = {
            _folded(TableName(child.database, child.name)): child
            for child in known
            if any(key.acts and _folded(key.parent) in new for key in child.foreign_keys)
        }
        new = met.keys() - found.keys()
        found.update(met)
    return [found[name] for name in sorted(found)]


def _folded(name: TableName) -> TableName:
    return TableName(name.database.lower(), name.table.lower())


class LostRow(NamedTuple):
    """A row that a foreign key has changed."""

    before: Image
    after: Image | None
    """None for one that was deleted."""


class OfTable(Protocol):
    """Gives the rows of a table that is kept, ready to be changed; None for one that is not kept."""

    def __call__(self, name: TableName) -> TableState | None: ...


class Cascades:
    """Changes the rows of tables that are kept as foreign keys did.

    Args:
        of_table: gives the rows of a table.
        schema: definitions before the first statement.
    """

    heeds_inline = True
    """Keys in the definitions of columns are some; they are none to MySQL before 9.0."""
    lost_of: TableState | None = None
    """The table of which it is noted what foreign keys did to its rows."""

    def __init__(self, of_table: OfTable, schema: Schema | None) -> None:
        self._of_table, self._catalog = of_table, Catalog.of(schema, "ddl")
        self._children: Mapping[TableName, list[tuple[TableSchema, ForeignKey]]] | None = None
        self.lost: list[LostRow] = []
        """The rows of that table, in order."""

    def define(self, ddl: DdlStatement) -> None:
        """Apply a statement that may define tables."""
        self._catalog.database, self._catalog.server_collation = ddl.database, ddl.server_collation
        self._catalog.apply(ddl.text, f"{ddl.place.file}:{ddl.place.position}", ddl.sql_mode)
        self._children = None

    def follow(self, step: Step, before: Image | None, after: Image | None) -> None:
        """Do what foreign keys did when a row was changed, given what is known of it before and after that."""
        if step.cascades and before is not None and step.table is not None:
            self._follow(TableName(step.database, step.table), before, after, step.place, 0)

    def _follow(self, parent: TableName, before: Image, after: Image | None, place: Place, depth: int) -> None:
        for child, key in self._keys_to(parent):
            action = key.on_delete if after is None else key.on_update
            state = self._of_table(TableName(child.database, child.name)) if key.acts and depth < _DEEPEST else None
            names = key.parent_columns or self._primary_key(parent)
            if state is None or not names:
                continue
            if any(name not in before for name in names):
                state.unclear.append((place, f"what {key.name} did, as the log lacks columns of the row"))
                continue
            old = tuple(before[name] for name in names)
            new = tuple((before | (after or {}))[name] for name in names)
            if None in old or (after is not None and old == new) or action not in (_CASCADE, "SET NULL"):
                continue
            is_gone = after is None and action == _CASCADE
            values = new if action == _CASCADE else (None,) * len(new)
            for row in list(_matching(state, key, old, place)):
                assert row.image is not None
                image = None if is_gone else row.image | dict(zip(key.columns, values, strict=True))
                if state.definition is not None and any(column.is_row_end for column in state.definition.columns):
                    state.unclear.append((place, f"the history that {key.name} made"))
                state.replace(row, image)
                if state is self.lost_of:
                    self.lost += [LostRow(row.image, image)] * row.count
                self._follow(TableName(child.database, child.name), row.image, image, place, depth + 1)

    def _keys_to(self, parent: TableName) -> list[tuple[TableSchema, ForeignKey]]:
        """Return the foreign keys that refer to a table, each with the table that has it."""
        if self._children is None:
            found: dict[TableName, list[tuple[TableSchema, ForeignKey]]] = {}
            tables = [table for table in self._catalog.tables.values() if isinstance(table, TableSchema)]
            known = {_folded(TableName(table.database, table.name)): table for table in tables}
            for child in tables:
                for key in child.foreign_keys:
                    if self.heeds_inline or not key.is_inline:
                        whole = _as_defined(key, child, known.get(_folded(key.parent)))
                        found.setdefault(_folded(key.parent), []).append((child, whole))
            self._children = found
        return self._children.get(_folded(parent), [])

    def _primary_key(self, name: TableName) -> tuple[str, ...]:
        found = self._catalog.tables.get(name)
        return found.primary_key if isinstance(found, TableSchema) else ()


def _as_defined(key: ForeignKey, child: TableSchema, parent: TableSchema | None) -> ForeignKey:
    """Return a key with the names of columns as their tables have them."""
    own = {column.name.lower(): column.name for column in child.columns}
    theirs = {column.name.lower(): column.name for column in parent.columns} if parent is not None else {}
    return replace(
        key,
        columns=tuple(own.get(name.lower(), name) for name in key.columns),
        parent_columns=tuple(theirs.get(name.lower(), name) for name in key.parent_columns),
    )


def _matching(state: TableState, key: ForeignKey, values: tuple[Any, ...], place: Place) -> Iterator[StoredRow]:
    """Yield the rows that refer to a row with some values in the columns of a key."""
    collations = _collations(state.definition, key.columns)
    for row in state.matching(key.columns, values):
        own = tuple((row.image or {})[name] for name in key.columns)
        same = [are_same(*pair) for pair in zip(own, values, collations, strict=True)]
        if all(same):
            yield row
        elif None in same and False not in same:
            text = f"whether {key.name} changed rows with {', '.join(map(str, own))}, as only the server compares them"
            state.unclear.append((place, text))


def _collations(table: Table | None, names: tuple[str, ...]) -> list[int | None]:
    known = {} if table is None else {column.name: column.collation for column in table.columns}
    return [known.get(name) for name in names]
