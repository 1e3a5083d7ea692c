"""What is known of tables from outside of the rows events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Protocol

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.named import NamedTuple

__all__ = [
    "ColumnSchema",
    "Definition",
    "Definitions",
    "ForeignKey",
    "Names",
    "Place",
    "Schema",
    "TableName",
    "TableSchema",
    "Unclear",
]


_ACTING = ("CASCADE", "SET NULL")
"""Rules by which rows of a child change."""


class TableName(NamedTuple):
    """A table's database and its name."""

    database: str
    table: str


class Place(NamedTuple):
    """A place in a log, for definitions that change on the way."""

    file: str
    position: int
    """Offset of the event in the file, in bytes."""
    payload_offset: int
    """Offset in the decompressed payload, -1 outside of one."""


@dataclass(frozen=True, slots=True)
class ColumnSchema:
    """One column as its table's definition has it."""

    name: str
    type: str
    """The data type by the name that INFORMATION_SCHEMA has for it (DATA_TYPE), such as ``int`` for INTEGER."""
    arguments: tuple[int, ...] = ()
    """The numbers that matter: precision and scale, digits of a fraction, a length in characters, bytes or bits."""
    unsigned: bool = False
    collation: int | None = None
    """The server's collation id; 63 is binary. None for other types than text, and where nothing tells."""
    labels: tuple[str, ...] | None = None
    """Labels of an ENUM or SET."""
    generated: bool = False
    """The server computes its values: a generated column, or the period of a versioned table."""
    is_row_end: bool = False
    """Holds when a version of the row ended (MariaDB, WITH SYSTEM VERSIONING)."""

    def __str__(self) -> str:
        if self.labels is not None:
            return f"{self.type} of {len(self.labels)} labels"
        arguments = f"({','.join(map(str, self.arguments))})" if self.arguments else ""
        return f"{self.type}{arguments}{' unsigned' if self.unsigned else ''}"


@dataclass(frozen=True, slots=True)
class ForeignKey:
    """A foreign key of a table, the child."""

    name: str
    """Empty where the statement gives none, until the table is known."""
    columns: tuple[str, ...]
    parent: TableName
    parent_columns: tuple[str, ...]
    """Empty: those of its primary key."""
    on_delete: str = ""
    """``CASCADE``, ``SET NULL``, or another rule, by which the server changes no row of the child."""
    on_update: str = ""
    is_inline: bool = False
    """It stands in the definition of its column, where MySQL before 9.0 takes no notice of it."""
    problem: str = ""
    """Why its definition is not understood; then nothing else is known of it."""

    @property
    def acts(self) -> bool:
        """Return whether rows of the child change with those of the parent."""
        return self.on_delete in _ACTING or self.on_update in _ACTING


@dataclass(frozen=True, slots=True)
class TableSchema:
    """A table's definition: its columns in order."""

    database: str
    name: str
    columns: tuple[ColumnSchema, ...]
    collation: int | None = None
    """The collation of columns that are added without one."""
    source: str = "schema"
    """Where it comes from: ``schema``, or ``ddl`` for a statement in the log."""
    hidden: int = 0
    """Columns that the server has added after the others for its indexes; some versions log them, others do not."""
    maybe_older: bool = False
    """It comes from CREATE TABLE IF NOT EXISTS in a log that does not show whether the table was there before, or from
    a dump of a moment between others."""
    primary_key: tuple[str, ...] = ()
    """Names of the columns of the primary key, in its order."""
    foreign_keys: tuple[ForeignKey, ...] = ()


@dataclass(frozen=True, slots=True)
class Unclear:
    """Stands for a table whose definition was met and not understood."""

    reason: str


Definition = TableSchema | Unclear | None


class Definitions(Protocol):
    """Finds the definition of a table at a place of a log."""

    def table(self, database: str, name: str, place: Place | None = None) -> Definition:
        """Return the definition in force, None when nothing is known of the table."""


class Names:
    """Finds a table by its name: as it is written, else without regard to case when only one table is meant.

    Servers with ``lower_case_table_names`` log names in lower case, whatever the statement had.
    """

    def __init__(self, names: Iterable[TableName] = ()) -> None:
        self._folded: dict[TableName, set[TableName]] = {}
        for name in names:
            self.add(name)

    def add(self, name: TableName) -> None:
        """One more table."""
        self._folded.setdefault(_fold(name), set()).add(name)

    def find(self, name: TableName) -> TableName:
        """Return the name under which the table is known, or `name` itself."""
        alike = self._folded.get(_fold(name), ())
        return next(iter(alike)) if len(alike) == 1 else name


def _fold(name: TableName) -> TableName:
    return TableName(name.database.lower(), name.table.lower())


@dataclass(frozen=True, slots=True)
class Schema:
    """Definitions of tables that hold for whole logs."""

    tables: Mapping[TableName, TableSchema | Unclear]
    databases: Mapping[str, int | None] = field(default_factory=dict)
    """The default collation of each database."""
    _names: Names = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_names", Names(self.tables))

    def table(self, database: str, name: str, place: Place | None = None) -> Definition:
        """Return the definition of a table, None when there is none. The place does not matter."""
        wanted = TableName(database, name)
        return self.tables.get(wanted) or self.tables.get(self._names.find(wanted))
