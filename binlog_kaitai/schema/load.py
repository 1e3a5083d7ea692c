"""A file with table definitions."""

from __future__ import annotations

import os
from mmap import ACCESS_READ, mmap

from binlog_kaitai.ddl.lexer import Bytes, beginning_with, line_of, statements
from binlog_kaitai.ddl.model import Schema
from binlog_kaitai.errors import SourceError
from binlog_kaitai.regex import regex

__all__ = ["load_schema", "schema_in"]

_DEFINING = regex(beginning_with("CREATE|ALTER|DROP|RENAME|USE").encode())
_HEAD = regex(rb"-- Host: .*?[ \t]Database: (.+)")
"""What dumps begin with; one of a single database names it only there."""
_MOST_HEAD = 1000
_JSON = regex(rb"(?:\xef\xbb\xbf)?\s*[\[{]")


def load_schema(path: str | os.PathLike[str]) -> Schema:
    """Return the tables of a file: SQL, such as a dump, or a JSON array of rows of INFORMATION_SCHEMA.COLUMNS.

    Raises SourceError for a file that cannot be read or defines no table.
    """
    file = os.fspath(path)
    try:
        with open(file, "rb") as opened:
            if not os.fstat(opened.fileno()).st_size:  # a pipe, as `<(mysqldump ...)` is one
                return schema_in(opened.read(), file)
            with mmap(opened.fileno(), 0, access=ACCESS_READ) as data:
                return schema_in(data, file)
    except OSError as error:
        raise SourceError(f"cannot be read: {error.strerror or error}", file) from error


def schema_in(data: Bytes, file: str) -> Schema:
    """Return the same of what a file holds. Raises SourceError."""
    schema = _from_json(data, file) if _JSON.match(data) else _from_sql(data, file)
    if not schema.tables:
        raise SourceError("defines no table; a schema has CREATE TABLE statements or rows of COLUMNS", file)
    return schema


def _from_json(data: Bytes, file: str) -> Schema:
    from binlog_kaitai.schema.columns_json import schema_of_rows  # most runs have no schema

    try:
        return schema_of_rows(bytes(data[:]).decode("utf-8-sig"))
    except ValueError as error:
        raise SourceError(f"is not a schema: {error}", file) from error


def _from_sql(data: Bytes, file: str) -> Schema:
    from binlog_kaitai.schema.catalog import Catalog

    catalog = Catalog("schema")
    head = _HEAD.search(data[:_MOST_HEAD])
    catalog.database = "" if head is None else head[1].decode(errors="replace").strip()
    for offset, statement in statements(data, _DEFINING):
        where = f"{file}:{line_of(data, offset)}"
        try:
            text = statement.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise SourceError("is not UTF-8 text; dump it with --default-character-set=utf8mb4", where) from error
        catalog.apply(text, where)
    if catalog.problems:
        raise SourceError(catalog.problems[0])
    return catalog.schema()
