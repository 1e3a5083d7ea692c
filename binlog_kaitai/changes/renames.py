"""Databases under other names: rows are of the tables that their table maps name, so these are written anew.

A statement may name a database anywhere in its text, so that one which does, or which runs in it, cannot be renamed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from binlog_kaitai._generated import layout
from binlog_kaitai.format.structs import byte_order
from binlog_kaitai.rows.table import Table

if TYPE_CHECKING:
    from binlog_kaitai.ddl.lexer import Token

__all__ = ["Renames"]

_MOST_TEXT = 100
"""Characters of a statement in a message."""


class Renames:
    """New names of databases.

    Args:
        names: new names by the old ones.
    """

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        self._names = dict(names or {})
        self._bytes = {old.encode(): new.encode() for old, new in self._names.items()}
        self._folded = frozenset(old.casefold() for old in self._names)

    def __bool__(self) -> bool:
        return bool(self._names)

    def database(self, name: str) -> str:
        """Return the name that a database has afterwards."""
        return self._names.get(name, name)

    def table(self, table: Table) -> Table:
        """Return a table under the name that it has afterwards."""
        new = self._names.get(table.database)
        return table if new is None else table.named(table.table_id, new, table.name)

    def table_map(self, body: bytes, len_post_header: int | None = None) -> bytes:
        """Return the body of a table map with the new name of its database.

        Args:
            body: as the log has it, without a checksum.
            len_post_header: of its fixed part, as the format of the log has it.
        """
        key = ("table_map_event", "event_len_post_header", len_post_header)
        prefix = layout.PREFIX.get(key) or layout.PREFIX[*key[:2], None]
        (length,) = (field for field in prefix.fields if field.name == "len_database")
        old = body[prefix.size : prefix.size + body[length.offset]]
        new = self._bytes.get(old)
        if new is None:
            return body
        at, end = length.offset, length.offset + length.size
        size = len(new).to_bytes(length.size, byte_order(length))
        return body[:at] + size + body[end : prefix.size] + new + body[prefix.size + len(old) :]

    def refusal(self, query: str, database: str) -> str | None:
        """Return why a statement cannot be run with the new names, None where it can.

        Args:
            query: its text.
            database: its default database.
        """
        words = _names_in(query) if self._folded else set()
        found = sorted(self._folded & {database.casefold(), *words})
        if not found:
            return None
        return (
            f"a statement that names the database {found[0]}, or runs in it, which is to have another name; leave its"
            f" transaction out and run it by hand: {query[:_MOST_TEXT]}"
        )


def _names_in(query: str) -> set[str]:
    from binlog_kaitai.ddl.lexer import tokens  # most runs rename nothing

    return {token.text.casefold() for token in tokens(query) if _may_name(token)}


def _may_name(token: Token) -> bool:
    return token.kind in ("word", "name") or token.in_double_quotes
