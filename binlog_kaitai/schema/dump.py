"""Dumps of mysqldump and mariadb-dump: the rows of one table, its definition, and where in the logs the dump was taken.

A row is cut out of its INSERT as literals, each a text of digits, the bytes of a string, or None for NULL; what they
are to a column, `types` says.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from mmap import ACCESS_READ, mmap

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.lexer import Bytes, beginning_with, line_of, statements, unescaped
from binlog_kaitai.ddl.model import Schema, TableSchema
from binlog_kaitai.errors import SourceError
from binlog_kaitai.format.gtid import GtidSet

__all__ = ["Dump", "Literal", "open_dump", "place_of"]

Literal = str | bytes | None
"""A number as it is written, or as decimal digits where it is written in bits; a string; NULL."""
_NAME = r"`((?:[^`]|``)++)`"
_PLAIN = _NAME.replace("(", "(?:", 1)
_QUOTED = r"'(?:[^'\\]|\\.|'')*+'"
_BEGINS = re.compile(beginning_with(r"(?:INSERT|REPLACE|USE)").encode())
_USE = re.compile(rf"(?is).*?\bUSE\s+{_NAME}".encode())
_INTO = re.compile(
    rf"(?is).*?\b(?:INSERT|REPLACE)\s+(?:IGNORE\s+|DELAYED\s+)*INTO\s+(?:{_NAME}\s*\.\s*)?{_NAME}\s*"
    rf"(\(\s*{_PLAIN}(?:\s*,\s*{_PLAIN})*+\s*\)\s*)?VALUES\s*".encode()
)
_COLUMN = re.compile(_NAME.encode())
_VALUE = re.compile(
    (
        r"(?is)\s*(?:(?P<null>NULL)|(?P<number>[-+]?(?:\d++\.?\d*+|\.\d++)(?:e[-+]?\d+)?)(?![\dx])|(?:_\w+\s*)?"
        rf"(?:(?P<string>{_QUOTED})|0x(?P<hex>[0-9a-f]+)|x'(?P<digits>[0-9a-f]*)'|b'(?P<bits>[01]*)')"
        r")\s*(?P<end>[,)])\s*"
    ).encode()
)
_CHARSET = re.compile(rb"(?im)^(?:/\*!\d+ )?SET NAMES (\w+)")
_UTC = re.compile(rb"(?i)SET TIME_ZONE='\+00:00'")
_PLACE = re.compile(
    rb"(?i)CHANGE (?:MASTER|REPLICATION SOURCE) TO (?:MASTER|SOURCE)_LOG_FILE='([^']+)',\s*\w+_LOG_POS=(\d+)"
)
_GTIDS = re.compile(rb"(?is)(?:GTID_PURGED\s*=\s*(?:/\*!80000 '\+'\*/\s*)?'\+?|gtid_slave_pos\s*=\s*')([^']*)'")
_MOST_HEAD = 16 << 20
"""Bytes before the first table that are looked at."""


@dataclass(frozen=True, slots=True)
class Dump:
    """A dump that is open."""

    path: str
    data: Bytes
    definition: TableSchema
    database: str
    place: tuple[str, int] | None
    """Name of the log, and the position in it, after which is what the dump has not; None where it does not tell."""
    gtids: GtidSet | None
    """Transactions that are in the dump (MySQL); None where it does not tell."""
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


_SPACE = re.compile(rb"\s*")


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


@contextmanager
def open_dump(path: str, database: str, table: str, schema: Schema) -> Iterator[Dump]:
    """Around the use of a dump for one of its tables, given all that it defines. Raises SourceError for one that has
    not this table."""
    found = schema.table(database, table)
    if not isinstance(found, TableSchema):
        raise SourceError(f"has no CREATE TABLE of {database}.{table} that is understood", path)
    with open(path, "rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
        head = _head(data)
        charset = _CHARSET.search(head)
        if charset is not None and charset[1].lower() not in (b"utf8mb4", b"utf8", b"utf8mb3"):
            raise SourceError("is not UTF-8; dump with --default-character-set=utf8mb4", path)
        place, gtids = place_of(head, path)
        is_in_utc = _UTC.search(head) is not None
        yield Dump(path, data, found, database, place, gtids, is_in_utc)


def place_of(head: bytes, path: str) -> tuple[tuple[str, int] | None, GtidSet | None]:
    """Return what the beginning of a dump says of where it was taken: the log and the position in it after which is
    what the dump has not, and the transactions that it has (MySQL); None where it does not tell. Raises SourceError."""
    place = _PLACE.search(head)
    return None if place is None else (os.fsdecode(place[1]), int(place[2])), _gtids(head, path)


def _gtids(head: bytes, path: str) -> GtidSet | None:
    """Return the transactions that are in a dump of MySQL. Raises SourceError."""
    found = _GTIDS.search(head)
    if found is None or b"slave_pos" in found[0]:
        return None
    try:
        return GtidSet.parse(found[1].decode())
    except ValueError as error:
        raise SourceError(f"has a GTID_PURGED that is no set of GTIDs: {error}", path) from error


def _head(data: mmap) -> bytes:
    """Return the part before the first table."""
    end = data.find(b"\nCREATE TABLE", 0, _MOST_HEAD)
    return data[: end if end >= 0 else min(len(data), _MOST_HEAD)]
