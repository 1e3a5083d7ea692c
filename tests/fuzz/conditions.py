"""Conditions that ask all columns of a row at once: LIKE, BETWEEN, IN, images, changed()."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from binlog_kaitai import BinlogError, ConditionError, RowChange, iter_changes
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.where.kinds import Kind, kind_of
from binlog_kaitai.where.nodes import Constant
from tests.logs import ENCRYPTED, key_file

__all__ = ["FORMS", "Condition", "columns", "conditions"]

_Column = tuple[str, Kind, Any]
"""Its name in backticks, how it compares, and a value."""
FORMS = {
    "equal": "{c} = {v} and before.{c} = after.{c}",
    "below": "{c} < {v} or {c} <= {v} or after.{c} <= before.{c}",
    "above": "{c} > {v} or {c} >= {v} or before.{c} <> {v}",
    "between": "{c} between {v} and {v} and not {c} between {v} and {v}",
    "member": "{c} in ({v}, {v}) and not {c} in ({v})",
    "nothing": "{c} is null or before.{c} is not null and after.{c} is null",
    "change": "changed({c}) and not changed({c})",
}
"""About each column, and its value in the first row of its table."""
_PATTERNS = ("{t}%", "%{t}_", "_{t}", "%_%", "{t}", "%{t}%{t}")


class Condition(NamedTuple):
    """A condition, and the table that it is for."""

    table: str
    text: str


def conditions(path: Path) -> dict[str, Condition]:
    """Return a condition of each form, each on the columns of some table of a log.

    Beside those of `FORMS`, "like" and "unlike" have patterns for text. Where a log has no rows, no row fits.
    """
    tables, found = dict(_tables(path)), {}
    for number, form in enumerate((*FORMS, "like", "unlike")):
        made = [(name, parts) for name, columns in tables.items() if (parts := list(_parts(columns, form)))]
        table, parts = made[number * 7 % len(made)] if made else ("a.b", ["nothing = 1"])
        found[form] = Condition(table, (" and " if form in ("equal", "unlike") else " or ").join(parts))
    return found


def columns(path: Path) -> dict[str, str]:
    """Return options that name columns of a log: "redact", of those of a table, and "number", the first of numbers."""
    tables = sorted(_tables(path), key=lambda table: -len(table[1]))
    numbers = [f"{table}.{name}" for table, found in tables for name, kind, _ in found if kind.name == "number"]
    redact = [f"--redact\0{table}.{name}" for table, found in tables[:1] for name, _, _ in found]
    return {
        "number": numbers[0].replace("`", "") if numbers else "a.b.c",
        "redact": "\0".join(redact).replace("`", "") if redact else "--redact-text",
    }


def _parts(columns: list[_Column], form: str) -> Iterator[str]:
    for number, (name, kind, value) in enumerate(columns):
        if form not in ("like", "unlike"):
            yield f"({FORMS[form].format(c=name, v=_literal(kind, value))})"
        elif kind.is_text:
            text = _PATTERNS[number % len(_PATTERNS)].format(t=str(value)[1:6])
            yield f"{name} {'not ' * (form == 'unlike')}like {_quoted(text)}"


def _tables(path: Path) -> Iterator[tuple[str, list[_Column]]]:
    """Give the tables of a log, with the columns that compare and the values of the first row."""
    keys = load_keys(str(key_file(path))) if path in ENCRYPTED else None
    seen = set[str]()
    with warnings.catch_warnings(action="ignore"), suppress(BinlogError):  # before damage there may be rows
        for change in iter_changes(path, keys=keys, text_errors="replace"):
            table = f"{change.database}.{change.table}"
            if table not in seen:
                seen.add(table)
                yield table, list(_columns(change))


def _columns(change: RowChange) -> Iterator[_Column]:
    row = change.after or change.before or {}
    for column in change.definition.columns:
        with suppress(ConditionError):  # of a type that does not compare
            yield f"`{column.name.replace('`', '``')}`", kind_of(column), row.get(column.name)


def _literal(kind: Kind, value: Any) -> str:
    """Return a constant that compares with values of a kind, that value if it has such a form."""
    match kind.name, value:
        case "number", int() | float():
            return str(value).replace("inf", "1").replace("nan", "1")
        case "number", _:
            return str(value) if type(value).__name__ == "Decimal" else "5"
        case "bytes", bytes():
            return f"x'{value.hex()}'"
        case "text", str():
            return _quoted(value)
        case (("date" | "time" | "span"), _) if value is not None:
            text = str(value)
            with suppress(ValueError):
                kind.constant(Constant(text, text))
                return _quoted(text)
    return {"number": "5", "date": "'2026-11-20'", "time": "'2026-11-20 08:15:30'", "span": "'17:30:00'"}.get(
        kind.name, "'a'"
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'"
