"""Plays our changes back and compares what is left in each table with what the server's SELECT returned at the end.

Possible where the log holds a table's whole life as row images: no statement that changes rows or columns after the
images' back, no prepared transactions. `obstacle` says why it is not.
"""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .our_output import Change
from .server_values import Expected, ServerColumn, same, same_as_defined

__all__ = ["FinalTable", "UnknownRowError", "compare_tables", "obstacle", "read_tables"]

_OBSTACLES = re.compile(
    r"\s*(?:/\*.*?\*/\s*)*(TRUNCATE|ALTER|RENAME|INSERT|UPDATE|DELETE|REPLACE|LOAD|XA|ROLLBACK\s+TO|CREATE\s+(OR\s+REPLACE\s+)?TABLE"
    r"\s.*\bSELECT)\b",
    re.I | re.S,
)
# Types that the log stores as plain BINARY: the server's text cannot be had from the bytes alone.
_OPAQUE = {"inet4", "inet6", "uuid"}
# Columns of the log that SHOW COLUMNS leaves out.
_HIDDEN = {"row_start", "row_end"}


class UnknownRowError(LookupError):
    """A change of a row that the changes before it have not made."""


@dataclass(slots=True)
class FinalTable:
    """One table's final contents: rows as the server returned them."""

    columns: list[ServerColumn]
    rows: list[dict[str, Any]] = field(default_factory=list)


def read_tables(path: Path) -> dict[str, FinalTable]:
    """The tables of a NAME.rows.jsonl, by `database.table`."""
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    tables: dict[str, FinalTable] = {}
    for line in text.split("\n"):
        if line:
            entry = json.loads(line)
            if "columns" in entry:
                tables[entry["table"]] = FinalTable([ServerColumn(*column) for column in entry["columns"]])
            else:
                tables[entry["table"]].rows.append(entry["row"])
    return tables


def obstacle(statements: list[str], partial_row_queries: list[str]) -> str | None:
    """The first logged statement that makes playing back impossible.

    `partial_row_queries`: the statements after row events, where images are partial. MariaDB logs REPLACE as an
    update, and with partial images it leaves out the columns that the new row has by default.
    """
    replaces = (query for query in partial_row_queries if query.lstrip().upper().startswith("REPLACE"))
    return next(replaces, None) or next((text for text in statements if _OBSTACLES.match(text)), None)


def compare_tables(tables: dict[str, FinalTable], changes: list[Change], *, defined: bool = False) -> list[str]:
    """Differences between the server's rows and ours; `changes` carry positional names.

    `defined`: they were made with the tables' definitions, carry the columns' names, and leave nothing open.
    """
    remaining = _play(changes)
    found: list[str] = []
    for name, table in tables.items():
        found += [f"{name}: {text}" for text in _compare(table, remaining.get(name, []), defined)]
    return found


Row = dict[str, str]


def _play(changes: list[Change]) -> dict[str, list[Row]]:
    tables: dict[str, list[Row]] = {}
    for change in changes:
        if change.source["outcome"] == "rollback":
            continue
        rows = tables.setdefault(f"{change.database}.{change.table}", [])
        if change.operation == "insert":
            rows.append(dict(change.after or {}))
            continue
        row = _find(rows, change.before or {})
        if row is None:
            raise UnknownRowError(f"{change.source['position']}: {change.operation} of a row not in {change.table}")
        if change.operation == "delete":
            rows.remove(row)
        else:
            row.update(change.after or {})
    return tables


def _find(rows: list[Row], image: Row) -> Row | None:
    """The row that a before image means; a column that an image left out is not known of the row."""
    return next((row for row in rows if all(row.get(name, text) == text for name, text in image.items())), None)


def _compare(table: FinalTable, ours: list[Row], defined: bool) -> list[str]:
    if len(table.rows) != len(ours):
        return [f"{len(table.rows)} rows, ours {len(ours)}"]
    remaining = list(ours)
    found: list[str] = []
    for expected in table.rows:
        row = next((row for row in remaining if not _differences(table, expected, row, defined)), None)
        if row is not None:
            remaining.remove(row)
        else:
            nearest = min(remaining, key=lambda row: len(_differences(table, expected, row, defined)))
            found.append("; ".join(_differences(table, expected, nearest, defined)))
    return found


def _differences(table: FinalTable, expected: dict[str, Any], row: Row, defined: bool) -> list[str]:
    found = []
    judge = same_as_defined if defined else same
    if defined and not row.keys() <= {column.name for column in table.columns} | _HIDDEN:
        found.append(f"columns {sorted(row)}")
    for number, column in enumerate(table.columns, 1):
        text = row.get(column.name if defined else f"@{number}")
        if text is None or column.kind in _OPAQUE:
            continue
        value: Expected = expected[column.name]
        if not judge(column, value, text, expected.get(f"{column.name}__f64")):
            found.append(f"{column.name} {column.type}: {str(value)[:80]!r} ours {text[:80]}")
    return found
