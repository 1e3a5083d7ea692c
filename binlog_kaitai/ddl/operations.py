"""What a statement does to the definitions of tables."""

from __future__ import annotations

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.datatype import ColumnDraft
from binlog_kaitai.ddl.foreign_keys import KeyChange
from binlog_kaitai.ddl.model import ForeignKey, TableName

__all__ = [
    "Action",
    "AddColumns",
    "AlterTable",
    "Convert",
    "CreateDatabase",
    "CreateTable",
    "DefaultCharset",
    "DropColumn",
    "DropDatabase",
    "DropPrimaryKey",
    "DropTables",
    "ModifyColumn",
    "Position",
    "RenameColumn",
    "RenameTables",
    "RenameTo",
    "Statement",
    "Unreadable",
    "Use",
    "Versioning",
]


@dataclass(frozen=True, slots=True)
class Position:
    """Where a column goes: after `after`, or to the front when that is None."""

    after: str | None


@dataclass(frozen=True, slots=True)
class AddColumns:
    """ADD COLUMN, and ADD PRIMARY KEY."""

    columns: tuple[ColumnDraft, ...]
    position: Position | None = None
    if_not_exists: bool = False
    primary_key: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DropPrimaryKey:
    """DROP PRIMARY KEY."""


@dataclass(frozen=True, slots=True)
class ModifyColumn:
    """MODIFY COLUMN, and CHANGE COLUMN: `old` is the name before."""

    old: str
    column: ColumnDraft
    position: Position | None


@dataclass(frozen=True, slots=True)
class RenameColumn:
    """RENAME COLUMN."""

    old: str
    new: str


@dataclass(frozen=True, slots=True)
class DropColumn:
    """DROP COLUMN."""

    name: str


@dataclass(frozen=True, slots=True)
class Convert:
    """CONVERT TO CHARACTER SET: of all text columns; `collation` None is the database's."""

    collation: int | None


@dataclass(frozen=True, slots=True)
class DefaultCharset:
    """The table's default for columns that are added later."""

    collation: int | None


@dataclass(frozen=True, slots=True)
class Versioning:
    """ADD or DROP SYSTEM VERSIONING (MariaDB), with its two columns that no statement names."""

    on: bool


@dataclass(frozen=True, slots=True)
class RenameTo:
    """ALTER TABLE ... RENAME TO."""

    name: TableName


Action = (
    AddColumns
    | ModifyColumn
    | RenameColumn
    | DropColumn
    | DropPrimaryKey
    | Convert
    | DefaultCharset
    | Versioning
    | RenameTo
)


@dataclass(frozen=True, slots=True)
class CreateTable:
    """CREATE TABLE. A name without a database has an empty one."""

    name: TableName
    columns: tuple[ColumnDraft, ...] = ()
    like: TableName | None = None
    collation: int | None = None
    versioned: bool = False
    temporary: bool = False
    if_not_exists: bool = False
    hidden: int = 0
    """Columns that the server adds for indexes."""
    primary_key: tuple[str, ...] = ()
    foreign_keys: tuple[ForeignKey, ...] = ()


@dataclass(frozen=True, slots=True)
class AlterTable:
    """ALTER TABLE; actions that do not touch columns are left out."""

    name: TableName
    actions: tuple[Action, ...]
    keys: tuple[KeyChange, ...] = ()
    """What it does to foreign keys, in order."""


@dataclass(frozen=True, slots=True)
class RenameTables:
    """RENAME TABLE: pairs of old and new name, in order."""

    pairs: tuple[tuple[TableName, TableName], ...]


@dataclass(frozen=True, slots=True)
class DropTables:
    """DROP TABLE."""

    names: tuple[TableName, ...]
    temporary: bool = False


@dataclass(frozen=True, slots=True)
class CreateDatabase:
    """CREATE DATABASE, and ALTER DATABASE; `name` is empty for the default database."""

    name: str
    collation: int | None


@dataclass(frozen=True, slots=True)
class DropDatabase:
    """DROP DATABASE."""

    name: str


@dataclass(frozen=True, slots=True)
class Use:
    """USE."""

    database: str


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A statement that defines something and is not understood."""

    name: TableName | None
    """The table that it is about, where that much is clear."""
    reason: str


Statement = (
    CreateTable | AlterTable | RenameTables | DropTables | CreateDatabase | DropDatabase | Use | Unreadable | None
)
