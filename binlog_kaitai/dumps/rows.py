"""Dumps of mysqldump and mariadb-dump: the rows of one table, its definition, and where in the logs the dump was taken.

A row is cut out of its INSERT as literals, each a text of digits, the bytes of a string, or None for NULL; what they
are to a column, `types` says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.lexer import Bytes, beginning_with, line_of, statements, unescaped
from binlog_kaitai.ddl.model import Schema, TableSchema
from binlog_kaitai.dumps.place import DumpPlace, place_in
from binlog_kaitai.errors import SourceError
from binlog_kaitai.regex import regex

__all__ = ["Dump", "Literal", "dump_in"]

Literal = str | bytes | None
"""A number as it is written, or as decimal digits where it is written in bits; a string; NULL."""
_NAME = r"`((?:[^`]|``)++)`"
_PLAIN = _NAME.replace("(", "(?:", 1)
_QUOTED = r"'(?:[^'\\]|\\.|'')*+'"
_BEGINS = regex(beginning_with(r"(?:INSERT|REPLACE|USE)").encode())
_USE = regex(rf"(?is).*?\bUSE\s+{_NAME}".encode())
_INTO = regex(
    rf"(?is).*?\b(?:INSERT|REPLACE)\s+(?:IGNORE\s+|DELAYED\s+)*INTO\s+(?:{_NAME}\s*\.\s*)?{_NAME}\s*"
    rf"(\(\s*{_PLAIN}(?:\s*,\s*{_PLAIN})*+\s*\)\s*)?VALUES\s*".encode()
)
_COLUMN = regex(_NAME.encode())
_VALUE = regex(
    (
        r"(?is)\s*(?:(?P<null>NULL)|(?P<number>[-+]?(?:\d++\.?\d*+|\.\d++)(?:e[-+]?\d+)?)(?![\dx])|(?:_\w+\s*)?"
        rf"(?:(?P<string>{_QUOTED})|0x(?P<hex>[0-9a-f]+)|x'(?P<digits>[0-9a-f]*)'|b'(?P<bits>[01]*)')"
        r")\s*(?P<end>[,)])\s*"
    ).encode()
)
_CHARSET = regex(rb"(?im)^(?:/\*!\d+ )?SET NAMES (\w+)")
_UTC = regex(rb"(?i)SET TIME_ZONE='\+00:00'")
_MOST_HEAD = 16 << 20
"""Bytes before the first table that are looked at."""


@dataclass(frozen=True, slots=True)
class Dump:
    """A dump that is open."""

    path: str
    data: Bytes
    definition: TableSchema
    database: str
    place: DumpPlace
    """Where it was taken."""
    is_in_utc: bool
    """Its TIMESTAMPs are in UTC."""

    def rows(self) -> Iterator[tuple[list[str], list[Literal], int]]:
        """Yield the rows of the table: names of columns, a literal for each, and where the INSERT is.

        Raises SourceError for what cannot be read.
        """
        database, columns = "", [column.name for column in self.definition.columns if not column.generated]
        for offset, statement in statements(self.data, _BEGINS):
            if (use := _USE.match(statement)) is not None and _INTO.match(statement) is None:
                database = _text(use[1])
                continue
            head = _INTO.match(statement)
            if head is None:
                raise self.error(offset, "has an INSERT that is not as mysqldump writes it, with names in `backticks`")
            if not self._is_meant(_text(head[1] or b"") or database, _text(head[2])):
                continue
            names = [_text(name) for name in _COLUMN.findall(head[3])] if head[3] else columns
            for values in _tuples(statement, head.end()):
                if values is None or len(values) != len(names):
                    raise self.error(offset, "has an INSERT that is not as mysqldump writes it")
                yield names, values, offset

    def _is_meant(self, database: str, table: str) -> bool:
        return table == self.definition.name and database in ("", self.database)

    def error(self, offset: int, text: str) -> SourceError:
        """Return an error that names the line of a statement."""
        return SourceError(text, f"{self.path}:{line_of(self.data, offset)}")


def _text(name: bytes) -> str:
    return name.decode(errors="replace").replace("``", "`")


def _tuples(statement: bytes, position: int) -> Iterator[list[Literal] | None]:
    """Yield the literals in each pair of brackets; None at what is neither."""
    size = len(statement)
    while position < size and statement[position : position + 1] == b"(":
        position += 1
        values: list[Literal] = []
        while (match := _VALUE.match(statement, position)) is not None:
            values.append(_literal(match))
            position = match.end()
            if match["end"] == b")":
                break
        else:
            break
        yield values
        if statement[position : position + 1] == b",":
            position = _SPACE.match(statement, position + 1).end()  # type: ignore[union-attr]  # it always does
    if statement[position:].strip():
        yield None


_SPACE = regex(rb"\s*")


def _literal(match: re.Match[bytes]) -> Literal:
    for kind, make in _KINDS.items():
        found = match[kind]
        if found is not None:
            return make(found)
    return None


_KINDS: dict[str, Callable[[bytes], Literal]] = {
    "string": lambda text: unescaped(text[1:-1]) if b"\\" in text or b"''" in text[1:-1] else text[1:-1],
    "number": lambda text: text.decode(),
    "hex": lambda text: bytes.fromhex(text.decode()),
    "digits": lambda text: bytes.fromhex(text.decode()),
    "bits": lambda text: str(int(text or b"0", 2)),
}


def dump_in(data: Bytes, path: str, database: str, table: str, schema: Schema) -> Dump:
    """Return a dump for one of its tables, given all that it defines. Raises SourceError for one that has not this
    table."""
    found = schema.table(database, table)
    if not isinstance(found, TableSchema):
        raise SourceError(f"has no CREATE TABLE of {database}.{table} that is understood", path)
    head = _head(data)
    charset = _CHARSET.search(head)
    if charset is not None and charset[1].lower() not in (b"utf8mb4", b"utf8", b"utf8mb3"):
        raise SourceError("is not UTF-8; dump with --default-character-set=utf8mb4", path)
    return Dump(path, data, found, database, place_in(data, data, path), _UTC.search(head) is not None)


def _head(data: Bytes) -> bytes:
    """Return what stands before the first table."""
    head = bytes(data[:_MOST_HEAD])
    end = head.find(b"\nCREATE TABLE")
    return head[: end if end >= 0 else _MOST_HEAD]
