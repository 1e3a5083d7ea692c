"""Tests for triggers, in the script itself: rows hold what triggers did, and statements of rows would have them do it
again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.regex import regex
from binlog_kaitai.sql.session import Session, Settings
from binlog_kaitai.sql.text import quoted

__all__ = ["TriggerGuards"]

_MAY_GIVE_TRIGGERS = regex(r"(?i)TRIGGER|RENAME")
"""What the text of a statement has that may give triggers to a table: one that is renamed keeps those it has."""
_ADVICE = "STOPPED: replay --as events or with --allow-triggers: trigger "
_NO_COMMA = "REPLACE({text}, ',', ' ')"
"""The server's message shows one part of a list with commas."""


class TriggerGuards:
    """Writes the tests, one for each table to whose rows a script comes, and again after statements that may have
    given it triggers."""

    def __init__(self, *, is_on: bool = True) -> None:
        self.epoch = int(is_on)
        """Becomes another number when all tables are to be tested again; 0 where none is."""
        self._done: set[TableName] = set()

    def before_rows(self, session: Session, settings: Settings, database: str, table: str) -> Iterator[str]:
        """Yield the checks before rows of a table, which need some settings."""
        name = TableName(database, table)
        if self.epoch and name not in self._done:
            self._done.add(name)
            yield from session.want(settings)
            yield _test(name)

    def before_all(self, tables: Iterable[TableName]) -> Iterator[str]:
        """Yield what has to stand before rows of some tables, in a session with the settings of rows."""
        yield from map(_test, sorted(tables) if self.epoch else ())

    def see(self, query: str) -> None:
        """Note a statement of the log that the script passes on."""
        if self.epoch and _MAY_GIVE_TRIGGERS.search(query):
            self.epoch += 1
            self._done.clear()


def _test(name: TableName) -> str:
    """Return a statement that fails, and so stops the script, if a table has triggers."""
    found = _NO_COMMA.format(text="MIN(TRIGGER_NAME)")
    of_table = _NO_COMMA.format(text=quoted(f" of {name.database}.{name.table}"))
    return (
        f"SET sql_mode=IFNULL((SELECT CONCAT({quoted(_ADVICE)}, {found}, {of_table}) FROM information_schema.TRIGGERS"
        f" WHERE EVENT_OBJECT_SCHEMA={quoted(name.database)} AND EVENT_OBJECT_TABLE={quoted(name.table)}),@@sql_mode);"
    )
