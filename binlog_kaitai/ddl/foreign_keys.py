"""Foreign keys: how definitions write them, and what renames make of them.

::

    key    := [CONSTRAINT [name]] FOREIGN KEY [IF NOT EXISTS] [name] names REFERENCES table [names] rule*
    names  := "(" column, ... ")"
    rule   := MATCH word | ON (DELETE | UPDATE) (CASCADE | SET NULL | SET DEFAULT | RESTRICT | NO ACTION)
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.ddl.model import ForeignKey, TableName

__all__ = [
    "DropForeignKey",
    "KeyChange",
    "changed_keys",
    "named_anew",
    "references",
    "renamed_keys",
    "take_foreign_key",
]

_RULES = (("CASCADE",), ("SET", "NULL"), ("SET", "DEFAULT"), ("RESTRICT",), ("NO", "ACTION"))
_NUMBERED = "_ibfk_"
"""In the name that a server gives a key: after the table's name, before a number."""


@dataclass(frozen=True, slots=True)
class DropForeignKey:
    """DROP FOREIGN KEY, and DROP CONSTRAINT, which may be another one."""

    name: str


KeyChange = ForeignKey | DropForeignKey


def take_foreign_key(cursor: Cursor) -> ForeignKey | None:
    """Return the foreign key that an item of a table defines; None for another item. Raises NotUnderstoodError."""
    name = ""
    if cursor.accept("CONSTRAINT") and not cursor.at("FOREIGN", "KEY"):
        name = cursor.name()
    if not cursor.accept("FOREIGN", "KEY"):
        return None
    cursor.accept("IF", "NOT", "EXISTS")
    if not cursor.at_sign("("):
        index = cursor.name()
        name = name or index
    columns = _names(cursor)
    cursor.expect("REFERENCES")
    return replace(references(cursor), name=name, columns=columns, is_inline=False)


def references(cursor: Cursor) -> ForeignKey:
    """Return the key after the word REFERENCES, without its columns. Raises NotUnderstoodError."""
    parent = cursor.table_name()
    columns = _names(cursor) if cursor.at_sign("(") else ()
    rules = dict.fromkeys(("DELETE", "UPDATE"), "")
    while True:
        if cursor.accept("MATCH"):
            cursor.skip()
        elif any(cursor.accept("ON", word := found) for found in rules):
            rules[word] = _rule(cursor)
        else:
            return ForeignKey("", (), parent, columns, rules["DELETE"], rules["UPDATE"], is_inline=True)


def _rule(cursor: Cursor) -> str:
    for words in _RULES:
        if cursor.accept(*words):
            return " ".join(words)
    raise NotUnderstoodError(f"{cursor.rest()} is not understood")


def _names(cursor: Cursor) -> tuple[str, ...]:
    return tuple(item.name() for item in cursor.bracketed())


def changed_keys(
    known: tuple[ForeignKey, ...], changes: Iterable[KeyChange], table: TableName
) -> tuple[ForeignKey, ...]:
    """Return the foreign keys of a table after some changes, with the names and databases that the statement spares."""
    keys = list(known)
    for change in changes:
        if isinstance(change, DropForeignKey):
            keys = [key for key in keys if key.name.lower() != change.name.lower()]
        else:
            parent = TableName(change.parent.database or table.database, change.parent.table)
            keys.append(replace(change, name=change.name or _next_name(keys, table.table), parent=parent))
    return tuple(keys)


def named_anew(keys: tuple[ForeignKey, ...], old: TableName, new: TableName) -> tuple[ForeignKey, ...]:
    """Return foreign keys of a table that is renamed: those that the server has named have another name."""
    begin = f"{old.table}{_NUMBERED}"
    return tuple(
        replace(key, name=f"{new.table}{_NUMBERED}{key.name[len(begin) :]}") if key.name.startswith(begin) else key
        for key in keys
    )


def _next_name(keys: list[ForeignKey], table: str) -> str:
    """Return the name that a server assigns to an unnamed key."""
    numbered = re.compile(re.escape(f"{table}{_NUMBERED}") + r"(\d+)\Z", re.IGNORECASE)
    taken = (numbered.match(key.name) for key in keys)
    return f"{table}{_NUMBERED}{1 + max((int(found[1]) for found in taken if found), default=0)}"


def renamed_keys(
    keys: tuple[ForeignKey, ...],
    tables: Mapping[TableName, TableName],
    columns: Mapping[TableName, Mapping[str, str]],
    own: Mapping[str, str],
) -> tuple[ForeignKey, ...]:
    """Return foreign keys after a statement.

    Args:
        keys: those of a table.
        tables: new names of tables.
        columns: by table, new names of its columns by the old ones in lower case.
        own: the same of the table itself.
    """
    return tuple(_renamed(key, tables, columns, own) for key in keys)


def _renamed(
    key: ForeignKey,
    tables: Mapping[TableName, TableName],
    columns: Mapping[TableName, Mapping[str, str]],
    own: Mapping[str, str],
) -> ForeignKey:
    theirs = columns.get(key.parent, {})
    return replace(
        key,
        columns=tuple(own.get(name.lower(), name) for name in key.columns),
        parent=tables.get(key.parent, key.parent),
        parent_columns=tuple(theirs.get(name.lower(), name) for name in key.parent_columns),
    )
