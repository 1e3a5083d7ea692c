"""Triggers of a log: they wait until the rows are replayed, which hold what the triggers did."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.schema.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.schema.lexer import tokens
from binlog_kaitai.schema.model import TableName

__all__ = ["Triggers"]


class Triggers:
    """The statements that make triggers, kept for the end of the script."""

    def __init__(self) -> None:
        self._waiting: dict[TableName, tuple[TableName, list[str | bytes]]] = {}

    def takes(self, body: QueryEvent, lines: list[str | bytes]) -> bool:
        """Keep a statement that makes or drops a trigger that waits; says whether it did.

        A statement that drops a table or database forgets their triggers.
        """
        words = body.query[:400].upper()
        if "TRIGGER" not in words and "DROP" not in words:
            return False
        cursor = Cursor(tokens(body.query))
        try:
            if cursor.accept("CREATE"):
                return self._create(cursor, body.database, lines)
            return cursor.accept("DROP") and self._drop(cursor, body.database)
        except NotUnderstoodError:
            return False

    @property
    def names(self) -> list[str]:
        """Return the names of the triggers that wait."""
        return [f"{name.database}.{name.table}" for name in self._waiting]

    def lines(self) -> Iterator[str | bytes]:
        """Yield the statements that have waited."""
        for _, lines in self._waiting.values():
            yield from lines

    def _create(self, cursor: Cursor, database: str, lines: list[str | bytes]) -> bool:
        while not (cursor.ended or cursor.at("TRIGGER")):
            if cursor.at("TABLE") or cursor.at("PROCEDURE") or cursor.at("FUNCTION") or cursor.at("VIEW"):
                return False
            cursor.skip()
        if not cursor.accept("TRIGGER"):
            return False
        cursor.accept("IF", "NOT", "EXISTS")
        name = _whole(cursor.table_name(), database)
        while not (cursor.ended or cursor.accept("ON")):
            cursor.skip()
        self._waiting[name] = _whole(cursor.table_name(), name.database), lines
        return True

    def _drop(self, cursor: Cursor, database: str) -> bool:
        is_trigger = cursor.accept("TRIGGER")
        is_database = cursor.accept("DATABASE") or cursor.accept("SCHEMA")
        if not (is_trigger or is_database or cursor.accept("TABLE") or cursor.accept("TABLES")):
            return False
        cursor.accept("IF", "EXISTS")
        if is_trigger:
            return self._waiting.pop(_whole(cursor.table_name(), database), None) is not None
        if is_database:
            self._forget(database=cursor.name())
        else:
            for part in cursor.split():
                self._forget(table=_whole(part.table_name(), database))
        return False

    def _forget(self, database: str | None = None, table: TableName | None = None) -> None:
        gone = [name for name, (of, _) in self._waiting.items() if of == table or of.database == database]
        for name in gone:
            del self._waiting[name]


def _whole(name: TableName, database: str) -> TableName:
    return TableName(name.database or database, name.table)
