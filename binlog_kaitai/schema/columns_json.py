"""Definitions from rows of INFORMATION_SCHEMA.COLUMNS, as a JSON array of objects with the server's names for keys."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from binlog_kaitai.ddl.collations import known_collation, known_default
from binlog_kaitai.ddl.cursor import Cursor, NotUnderstoodError
from binlog_kaitai.ddl.datatype import read_column
from binlog_kaitai.ddl.lexer import tokens
from binlog_kaitai.ddl.model import ColumnSchema, Schema, TableName, TableSchema, Unclear

__all__ = ["schema_of_rows"]

_Row = Mapping[str, Any]
_GENERATED = ("VIRTUAL", "STORED")
_ROW_END = "ROW END"
_TEXTS = ("TABLE_SCHEMA", "TABLE_NAME", "COLUMN_NAME", "COLUMN_TYPE")
_NEEDED = (*_TEXTS[:3], "ORDINAL_POSITION", _TEXTS[3])


def schema_of_rows(text: str) -> Schema:
    """Return the tables of a JSON array. Raises ValueError that says what is wrong with it."""
    rows = _loaded(text)
    if not isinstance(rows, list):
        raise ValueError("not an array of rows of INFORMATION_SCHEMA.COLUMNS")
    found: dict[TableName, list[_Row]] = {}
    for number, row in enumerate(rows, 1):
        upper = _upper(row, number)
        found.setdefault(TableName(upper["TABLE_SCHEMA"], upper["TABLE_NAME"]), []).append(upper)
    return Schema({name: _table(name, columns) for name, columns in found.items()})


def _loaded(text: str) -> Any:
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("JSON that is nested too deeply") from None


def _upper(row: object, number: int) -> _Row:
    if not isinstance(row, dict):
        raise ValueError(f"row {number} is not an object")
    upper = {str(key).upper(): value for key, value in row.items()}
    missing = [key for key in _NEEDED if upper.get(key) is None]
    if missing:
        raise ValueError(f"row {number} has no {' and no '.join(missing)}")
    for key, value in upper.items():
        if _is_broken(value) or (key in _TEXTS and not isinstance(value, str)):
            raise ValueError(f"row {number}: {key} is not text")
    if not re.fullmatch(r"[0-9]{1,9}", str(upper["ORDINAL_POSITION"])):
        raise ValueError(f"row {number}: ORDINAL_POSITION is not a number")
    return upper


def _is_broken(value: object) -> bool:
    """Return whether a value is text with halves of characters, which JSON may have, and UTF-8 may not."""
    return isinstance(value, str) and re.search("[\ud800-\udfff]", value) is not None


def _table(name: TableName, rows: list[_Row]) -> TableSchema | Unclear:
    ordered = sorted(rows, key=lambda row: int(row["ORDINAL_POSITION"]))
    counts = Counter(row["COLUMN_NAME"].lower() for row in rows)
    if twice := [row["COLUMN_NAME"] for row in rows if counts[row["COLUMN_NAME"].lower()] > 1]:
        raise ValueError(f"{'.'.join(name)} has two columns {twice[0]}")
    try:
        key = tuple(row["COLUMN_NAME"] for row in ordered if row.get("COLUMN_KEY") == "PRI")
        return TableSchema(*name, tuple(map(_column, ordered)), primary_key=key)
    except NotUnderstoodError as error:
        return Unclear(str(error))


def _column(row: _Row) -> ColumnSchema:
    draft = read_column(row["COLUMN_NAME"], Cursor(tokens(row["COLUMN_TYPE"])))
    is_row_end = str(row.get("GENERATION_EXPRESSION") or "").upper() == _ROW_END
    draft = replace(draft, is_generated=_is_generated(row), is_row_end=is_row_end)
    charset, collation = row.get("CHARACTER_SET_NAME"), row.get("COLLATION_NAME")
    if collation:
        draft = replace(draft, collation=known_collation(str(collation), str(charset) if charset else None))
    elif charset:
        draft = replace(draft, collation=known_default(str(charset)))
    return draft.resolved(None)


def _is_generated(row: _Row) -> bool:
    """Return whether the server computes the column; DEFAULT_GENERATED only says that its default is an expression."""
    extra = str(row.get("EXTRA") or "").upper()
    return bool(row.get("GENERATION_EXPRESSION")) or any(f"{kind} GENERATED" in extra for kind in _GENERATED)
