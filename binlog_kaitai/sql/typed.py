"""Values of rows as SQL literals, and rows as INSERT statements: what `rules` makes of the log's bytes, of values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta
from decimal import Decimal
from struct import Struct
from typing import Any

from binlog_kaitai.format.structs import stored_field, struct_format
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.session import ROWS, Session
from binlog_kaitai.sql.state import head
from binlog_kaitai.sql.tables import TableStatements
from binlog_kaitai.sql.text import comment, hexadecimal, quoted
from binlog_kaitai.types.numbers import SINGLE
from binlog_kaitai.values.geometry import Geometry

__all__ = ["insert_lines", "literal", "lost_lines"]

_pack_srid = Struct(struct_format(stored_field("geometry", "srid"))).pack
_HOUR, _MINUTE = 3600, 60


def insert_lines(table: Table, rows: Iterable[Image], about: str) -> Iterator[str]:
    """Yield the lines of a script that inserts rows in one transaction, with a comment before them. Raises
    SchemaMismatchError for a table whose names are not known."""
    statements = TableStatements(table)
    yield from _script((statements.insert(_literals(row)) for row in rows), about)


def lost_lines(table: Table, rows: Iterable[tuple[Image, Image | None]], about: str) -> Iterator[str]:
    """Yield the lines of a script that gives rows back what they were, given what they are now; None for rows that are
    gone. Otherwise as `insert_lines`."""
    statements = TableStatements(table)

    def statement(before: Image, now: Image | None) -> str:
        if now is None:
            return statements.insert(_literals(before))
        row, wanted = _literals(now), _literals(before)
        return statements.update(row, statements.changed(row, {name: wanted[name] for name in row if name in wanted}))

    yield from _script((statement(*pair) for pair in rows), about)


def _literals(row: Image) -> dict[str, str | None]:
    return {name: literal(value) for name, value in row.items()}


def _script(statements: Iterable[str], about: str) -> Iterator[str]:
    yield comment(about)
    _, *settings = head([])
    yield from settings
    yield from Session().want(ROWS)
    yield "BEGIN;"
    for statement in statements:
        yield f"{statement};"
    yield "COMMIT;"


def literal(value: Any) -> str | None:
    """Return the literal of a value, None for NULL."""
    if value is None:
        return None
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bytes):
        return hexadecimal(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        text = repr(value)
        return text if "e" in text else f"{text}e0"
    if isinstance(value, Decimal):
        return f"{value:f}"
    return _temporal(value) if isinstance(value, date | timedelta) else _binary(value)


def _temporal(value: date | timedelta) -> str:
    if isinstance(value, datetime):
        return quoted(value.replace(tzinfo=None).isoformat(" "))
    if isinstance(value, date):
        return quoted(value.isoformat())
    size = abs(value)
    seconds = size.days * 24 * _HOUR + size.seconds
    clock = f"{seconds // _HOUR:02d}:{seconds // _MINUTE % _MINUTE:02d}:{seconds % _MINUTE:02d}.{size.microseconds:06d}"
    return quoted(f"-{clock}" if value < timedelta() else clock)


def _binary(value: Any) -> str:
    if isinstance(value, Geometry):
        return hexadecimal(_pack_srid(value.srid) + value.wkb)
    return hexadecimal(b"".join(map(SINGLE.pack, value)))  # of a vector
