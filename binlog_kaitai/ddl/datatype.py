"""Data types as statements write them: their many names, what follows them, and what they come to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.collations import (
    default_collation,
    fits_any_charset,
    known_collation,
    known_default,
    longest_character,
)
from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError, words
from binlog_kaitai.ddl.foreign_keys import references
from binlog_kaitai.ddl.lexer import Token
from binlog_kaitai.ddl.model import ColumnSchema, ForeignKey
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name

__all__ = [
    "BLOBS",
    "GEOMETRIES",
    "LABELLED",
    "NUMERIC",
    "SEQUENCE_COLUMNS",
    "TEXTS",
    "TYPE_WORDS",
    "VERSION_COLUMNS",
    "ColumnDraft",
    "read_column",
]

LABELLED = frozenset({"enum", "set"})
_SIZES = {"tiny": 8, "": 16, "medium": 24, "long": 32}
"""Bits of the length of each size of BLOB and TEXT; the manual's "Data Type Storage Requirements"."""
BLOBS = {f"{size}blob": bits for size, bits in _SIZES.items()}
TEXTS = {f"{size}text": bits for size, bits in _SIZES.items()}
_STRINGS = frozenset({"char", "varchar"})
_BYTES = {"char": "binary", "varchar": "varbinary"} | {f"{size}text": f"{size}blob" for size in _SIZES}
"""What a type becomes with the character set binary."""

_NAMES = {
    ("DOUBLE", "PRECISION"): "double",
    ("CHAR", "BYTE"): "binary",
    ("CHAR", "VARYING"): "varchar",
    ("CHARACTER", "VARYING"): "varchar",
    ("LONG", "VARCHAR"): "mediumtext",
    ("LONG", "VARBINARY"): "mediumblob",
    ("LONG", "CHAR", "VARYING"): "mediumtext",
    ("LONG",): "mediumtext",
    ("NATIONAL", "CHAR", "VARYING"): "nvarchar",
    ("NATIONAL", "CHARACTER", "VARYING"): "nvarchar",
    ("NATIONAL", "VARCHAR"): "nvarchar",
    ("NATIONAL", "VARCHARACTER"): "nvarchar",
    ("NATIONAL", "CHAR"): "nchar",
    ("NATIONAL", "CHARACTER"): "nchar",
    ("NCHAR", "VARYING"): "nvarchar",
    ("NCHAR", "VARCHAR"): "nvarchar",
}
"""Types of several words, longer ones first where they begin alike."""
_SYNONYMS = {
    **dict.fromkeys(("int1", "bool", "boolean"), "tinyint"),
    "int2": "smallint",
    **dict.fromkeys(("int3", "middleint"), "mediumint"),
    **dict.fromkeys(("integer", "int4"), "int"),
    "int8": "bigint",
    **dict.fromkeys(("dec", "fixed", "numeric"), "decimal"),
    **dict.fromkeys(("real", "float8"), "double"),
    "float4": "float",
    "character": "char",
    "varcharacter": "varchar",
    "geometrycollection": "geomcollection",
}
_PLAIN = words(
    """tinyint smallint mediumint int bigint decimal float double bit year date time datetime timestamp char varchar
    binary varbinary enum set json vector inet4 inet6 uuid serial nchar nvarchar"""
)
GEOMETRIES = words("geometry point linestring polygon multipoint multilinestring multipolygon geomcollection")
_KNOWN = _PLAIN | GEOMETRIES | BLOBS.keys() | TEXTS.keys()
TYPE_WORDS = _KNOWN | _SYNONYMS.keys() | words("precision varying byte")
"""Words, in small letters, after which a size may be in parentheses."""
NUMERIC = words("tinyint smallint mediumint int bigint decimal float double")
_SINGLE_DIGITS = 24
"""FLOAT(p) is a double above so many bits."""


_OPEN = Token("sign", "(")
VERSION_COLUMNS = (
    ColumnSchema("row_start", "timestamp", (6,), generated=True),
    ColumnSchema("row_end", "timestamp", (6,), generated=True, is_row_end=True),
)
"""What WITH SYSTEM VERSIONING adds to a table that names no such columns (MariaDB)."""


@dataclass(frozen=True, slots=True)
class ColumnDraft:
    """A column as a statement has it; what it leaves open comes from its table's defaults."""

    name: str
    type: str
    arguments: tuple[int, ...] = ()
    unsigned: bool = False
    collation: int | None = None
    labels: tuple[str, ...] | None = None
    is_unique: bool = False
    is_primary: bool = False
    """It is the primary key by itself."""
    is_row_start: bool = False
    """Holds when a version of the row began (MariaDB, GENERATED ALWAYS AS ROW START)."""
    is_row_end: bool = False
    """Holds when it ended."""
    is_generated: bool = False
    """The server computes its values."""
    references: ForeignKey | None = None
    """The foreign key that stands after it, without its columns."""

    def resolved(self, default: int | None) -> ColumnSchema:
        """Return the column in a table with a default collation."""
        collation, kind, arguments = self.collation, self.type, self.arguments
        if kind in _STRINGS or kind in LABELLED or kind in TEXTS:
            collation = default if collation is None else collation
            kind = _BYTES.get(kind, kind) if collation == BINARY_COLLATION else kind
        else:
            collation = None
        if kind in ("binary", "varbinary") or kind in BLOBS:
            collation = BINARY_COLLATION
        if arguments and (kind in BLOBS or kind in TEXTS):
            kind, arguments = _sized(kind, arguments[0], collation), ()
        facts = kind, arguments, self.unsigned, collation, self.labels, self.is_generated, self.is_row_end
        return ColumnSchema(self.name, *facts)


SEQUENCE_COLUMNS = (
    *(
        ColumnDraft(name, "bigint")
        for name in ("next_not_cached_value", "minimum_value", "maximum_value", "start_value", "increment")
    ),
    ColumnDraft("cache_size", "bigint", unsigned=True),
    ColumnDraft("cycle_option", "tinyint", unsigned=True),
    ColumnDraft("cycle_count", "bigint"),
)
"""What CREATE SEQUENCE makes (MariaDB)."""


def _sized(kind: str, length: int, collation: int | None) -> str:
    """Return the BLOB or TEXT that holds so many bytes or characters, as BLOB(n) and TEXT(n) become it."""
    longest = longest_character(default_collation("utf8mb4") or 0 if collation is None else collation) or 1
    sizes = BLOBS if kind in BLOBS else TEXTS
    return next((name for name, bits in sizes.items() if length * longest < 1 << bits), next(reversed(sizes)))


def read_column(name: str, cursor: Cursor) -> ColumnDraft:
    """Return the column after its name. Raises NotUnderstoodError."""
    draft = _TYPES.get(kind := _type_name(cursor), _with_numbers)(ColumnDraft(name, kind), cursor)
    draft = _type_attributes(draft, cursor)
    while not cursor.ended:
        if cursor.accept("COLLATE"):
            draft = _collated(draft, cursor.option_value())
        elif cursor.accept("UNIQUE"):
            cursor.accept("KEY")
            draft = replace(draft, is_unique=True)
        elif cursor.accept("PRIMARY", "KEY") or cursor.accept("KEY"):
            draft = replace(draft, is_primary=True)
        elif cursor.accept("ROW", "START"):
            draft = replace(draft, is_row_start=True, is_generated=True)
        elif cursor.accept("ROW", "END"):
            draft = replace(draft, is_row_end=True, is_generated=True)
        elif _is_expression(cursor):
            draft = replace(draft, is_generated=True)
        elif cursor.accept("REFERENCES"):
            draft = replace(draft, references=references(cursor))
        else:
            cursor.skip()
    return draft


def _is_expression(cursor: Cursor) -> bool:
    """Take the AS before the expression of a generated column, if that comes next."""
    return cursor.peek(1) == _OPEN and cursor.accept("AS")


def _type_name(cursor: Cursor) -> str:
    for names, kind in _NAMES.items():
        if cursor.accept(*names):
            return kind
    token = cursor.peek()
    kind = _SYNONYMS.get(token.text.lower(), token.text.lower())
    if token.kind != "word" or kind not in _KNOWN:
        raise NotUnderstoodError(f"data type {cursor.rest()} is not known")
    cursor.take()
    return kind


def _with_numbers(draft: ColumnDraft, cursor: Cursor) -> ColumnDraft:
    """Pass over numbers that say nothing more: the display width of INT, the digits of YEAR."""
    cursor.numbers()
    return draft


def _with_length(default: tuple[int, ...]) -> Callable[[ColumnDraft, Cursor], ColumnDraft]:
    return lambda draft, cursor: replace(draft, arguments=cursor.numbers() or default)


def _decimal(draft: ColumnDraft, cursor: Cursor) -> ColumnDraft:
    numbers = cursor.numbers() or (10,)
    return replace(draft, arguments=(numbers[0] or 10, *numbers[1:], 0)[:2])


def _float(draft: ColumnDraft, cursor: Cursor) -> ColumnDraft:
    numbers = cursor.numbers()
    return replace(draft, type="double") if len(numbers) == 1 and numbers[0] > _SINGLE_DIGITS else draft


def _labelled(draft: ColumnDraft, cursor: Cursor) -> ColumnDraft:
    """ENUM and SET; the server takes spaces off the end of a label."""
    inside = [token for token in cursor.tokens_in_bracket() if token.text != "," or token.kind == "string"]
    if not inside or any(token.kind != "string" for token in inside):
        raise NotUnderstoodError(f"the labels of {draft.name} are not all plain strings")
    return replace(draft, labels=tuple(token.text.rstrip(" ") for token in inside))


def _national(kind: str) -> Callable[[ColumnDraft, Cursor], ColumnDraft]:
    return lambda draft, cursor: replace(
        draft, type=kind, arguments=cursor.numbers() or (1,), collation=default_collation("utf8mb3")
    )


_TYPES: dict[str, Callable[[ColumnDraft, Cursor], ColumnDraft]] = {
    **dict.fromkeys(("char", "binary", "bit"), _with_length((1,))),
    **dict.fromkeys(("time", "datetime", "timestamp"), _with_length((0,))),
    **dict.fromkeys(("varchar", "varbinary", "vector", *BLOBS, *TEXTS), _with_length(())),
    "decimal": _decimal,
    "float": _float,
    "serial": lambda draft, cursor: replace(draft, type="bigint", unsigned=True),
    "nchar": _national("char"),
    "nvarchar": _national("varchar"),
    **dict.fromkeys(LABELLED, _labelled),
}


def _type_attributes(draft: ColumnDraft, cursor: Cursor) -> ColumnDraft:
    """Return the attributes directly after the type."""
    while True:
        if cursor.accept("UNSIGNED") or cursor.accept("ZEROFILL"):
            draft = replace(draft, unsigned=draft.type in NUMERIC)
        elif cursor.accept_charset():
            charset = cursor.option_value()
            draft = replace(draft, collation=None if charset.upper() == "DEFAULT" else known_default(charset))
        elif cursor.accept("COLLATE"):
            draft = _collated(draft, cursor.option_value())
        elif cursor.at_one_of(_CHARSET_WORDS):
            charset = _CHARSET_WORDS[cursor.take().text.upper()]
            draft = replace(draft, collation=known_default(charset))
        elif cursor.accept("COMPRESSED"):  # of MariaDB, maybe with its method
            if cursor.accept_sign("="):
                cursor.take()
        elif not (cursor.accept("SIGNED") or cursor.accept("BINARY")):
            return draft


_CHARSET_WORDS = {"ASCII": "latin1", "UNICODE": "ucs2", "BYTE": "binary"}


def _collated(draft: ColumnDraft, name: str) -> ColumnDraft:
    if draft.collation is None and fits_any_charset(name):
        return draft
    charset = None if draft.collation is None else charset_name(draft.collation)
    return replace(draft, collation=known_collation(name, charset))
