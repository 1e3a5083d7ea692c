"""Foreign keys in the items of CREATE TABLE and in the actions of ALTER TABLE.

One that is not understood is of no concern to the columns; it stays as one of which nothing is known but that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError, words
from binlog_kaitai.ddl.datatype import ColumnDraft
from binlog_kaitai.ddl.foreign_keys import DropForeignKey, KeyChange, take_foreign_key
from binlog_kaitai.ddl.model import ForeignKey, TableName

__all__ = ["KEY_VERBS", "has_other_engine", "key_changes", "keys_of"]

_ENGINES = words("innodb ndb ndbcluster")
"""Those that have foreign keys, in small letters."""
_ADD, _DROP = "ADD", "DROP"
KEY_VERBS = (_ADD, _DROP)
"""With one of them begins each action of ALTER TABLE that changes foreign keys."""


def has_other_engine(options: Cursor) -> bool:
    """Return whether a table is of an engine that has no foreign keys, as its options tell."""
    while not options.ended:
        if options.accept("ENGINE"):
            return options.option_value().lower() not in _ENGINES
        options.skip()
    return False


def keys_of(items: Iterable[Cursor], columns: Iterable[ColumnDraft]) -> Iterator[ForeignKey]:
    """Yield the foreign keys of columns, then those of the items of a table."""
    yield from (replace(draft.references, columns=(draft.name,)) for draft in columns if draft.references is not None)
    yield from (key for item in items if (key := _foreign_key(item)) is not None)


def key_changes(action: Cursor) -> Iterator[KeyChange]:
    """Yield what an action of ALTER TABLE does to foreign keys."""
    if action.accept(_ADD):
        if action.at_sign("("):
            yield from keys_of(action.bracketed(), ())
        elif (key := _foreign_key(action)) is not None:
            yield key
    elif action.accept(_DROP, "FOREIGN", "KEY") or action.accept(_DROP, "CONSTRAINT"):
        action.accept("IF", "EXISTS")
        yield DropForeignKey(action.name())


def _foreign_key(cursor: Cursor) -> ForeignKey | None:
    try:
        return take_foreign_key(cursor)
    except NotUnderstoodError as error:
        return ForeignKey("", (), TableName("", ""), (), problem=str(error))
