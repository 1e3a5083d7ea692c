"""Parser of the column list that --print-table-metadata prints under a table map: `# Columns(`id` INT NOT NULL, ...)`.

A column is `[name] TYPE[(...)] [UNSIGNED] [NOT NULL] [CHARSET c COLLATE c] [INVISIBLE] [AUTO_INCREMENT]`. Names, labels
and signs stand there only when the log carries them. Both tools print a type that they do not know as `INVALID_TYPE(n)`
and then forget the comma (mysql-9.7 and mariadb-11.8, Table_map_log_event::print_columns).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

__all__ = ["ColumnText", "parse_columns"]

_QUOTED = rb"'(?:[^'\\]|\\.|'')*'"
_COLUMN = re.compile(
    rb"(?:`(?P<name>(?:[^`]|``)*)` )?"
    rb"(?P<type>[A-Z_0-9]+)"
    rb"(?:\((?P<args>[\d,]+|" + _QUOTED + rb"(?:, ?" + _QUOTED + rb")*)\))?"
    rb"(?P<unsigned> UNSIGNED)?(?P<not_null> NOT NULL)?"
    rb"(?:\((?P<labels>" + _QUOTED + rb"(?:, ?" + _QUOTED + rb")*)\))?"  # the labels of a column that is NOT NULL
    rb"(?: CHARSET (?P<charset>\w+) COLLATE (?P<collation>\w+))?"
    rb"(?P<rest>(?: (?:INVISIBLE|AUTO_INCREMENT|UNSIGNED|NOT NULL))*)",
    re.S,
)
_LABEL = re.compile(_QUOTED, re.S)
_ESCAPE = re.compile(rb"\\(.)", re.S)
_ESCAPES = {b"0": b"\0", b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"Z": b"\x1a"}


@dataclass(frozen=True, slots=True)
class ColumnText:
    """What the tool knows of a column. `charset` and `labels` are None where the log does not say; labels are bytes."""

    name: str | None
    type: str
    length: str | None
    unsigned: bool
    not_null: bool
    charset: str | None
    collation: str | None
    labels: tuple[bytes, ...] | None


def parse_columns(text: bytes) -> list[ColumnText] | None:
    """Columns of a list without its outer parentheses; None when the text is not (yet) a whole list."""
    columns: list[ColumnText] = []
    at = 0
    while at < len(text):
        found = _COLUMN.match(text, at)
        if found is None or found.end() == at:
            return None
        columns.append(_column(found))
        at = found.end()
        separator = re.compile(rb",\n").match(text, at)
        if separator:
            at = separator.end()
        elif found["type"] != b"INVALID_TYPE" and at < len(text):
            return None
    return columns


def _column(found: re.Match[bytes]) -> ColumnText:
    labels, length = None, None
    quoted = found["labels"] or (found["args"] if (found["args"] or b"").startswith(b"'") else None)
    if quoted is not None:
        labels = tuple(_unescape(label[1:-1]) for label in _LABEL.findall(quoted))
    elif found["args"] is not None:
        length = found["args"].decode()
    return ColumnText(
        name=found["name"].replace(b"``", b"`").decode() if found["name"] is not None else None,
        type=found["type"].decode(),
        length=length,
        unsigned=found["unsigned"] is not None or b" UNSIGNED" in found["rest"],
        not_null=found["not_null"] is not None,
        charset=found["charset"].decode() if found["charset"] else None,
        collation=found["collation"].decode() if found["collation"] else None,
        labels=labels,
    )


def _unescape(text: bytes) -> bytes:
    return _ESCAPE.sub(lambda found: _ESCAPES.get(found[1], found[1]), text.replace(b"''", b"'"))
