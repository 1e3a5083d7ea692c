"""Does our JSON state the value that the server's SELECT returned?

Types are the server's own (SHOW COLUMNS), so nothing is ambiguous here except what the log does not carry: the sign of
a number, labels, character sets.
"""

from __future__ import annotations

import base64
import contextlib
import json
import re
import struct
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from . import charsets

__all__ = ["ServerColumn", "same", "same_as_defined"]

_TYPE = re.compile(r"(\w+)(?:\((.*?)\))?( unsigned)?", re.S)
_LABEL = re.compile(r"'((?:[^']|'')*)'")
_BITS = {"tinyint": 8, "smallint": 16, "mediumint": 24, "int": 32, "bigint": 64}

Expected = str | dict[str, str] | None


@dataclass(frozen=True, slots=True)
class ServerColumn:
    """A column as the server describes it: `type` is like `int(11) unsigned`, `extra` like `auto_increment`."""

    name: str
    type: str
    extra: str

    @property
    def kind(self) -> str:
        return _match(self.type)[1]

    @property
    def argument(self) -> str:
        return _match(self.type)[2] or ""

    @property
    def unsigned(self) -> bool:
        return " unsigned" in self.type

    @property
    def labels(self) -> list[str]:
        return [label.replace("''", "'") for label in _LABEL.findall(self.type)]


def _match(text: str) -> re.Match[str]:
    found = _TYPE.match(text)
    if found is None:
        raise ValueError(f"not a column type: {text!r}")
    return found


def same(column: ServerColumn, expected: Expected, text: str, exact_float: str | None = None) -> bool:
    """`expected` is the server's text or {"hex": ..}; `text` our JSON value as written; `exact_float` stored FLOAT."""
    if expected is None or text == "null":
        return (expected is None and text == "null") or (expected == "null" and column.kind == "json")
    if column.kind == "float":
        return exact_float is not None and _float(exact_float, text)
    return _JUDGES.get(column.kind, _as_bytes)(column, expected, text)


def same_as_defined(column: ServerColumn, expected: Expected, text: str, exact_float: str | None = None) -> bool:
    """The same where our value was made with the column's definition: sign, label and text have to be the server's."""
    if column.kind in _EXACT and expected is not None and text != "null":
        return text == str(int(str(expected))) if column.kind in _BITS else bool(json.loads(text) == expected)
    return same(column, expected, text, exact_float)


def _integer(column: ServerColumn, expected: Expected, text: str) -> bool:
    """Without signedness metadata an unsigned number above the signed range is negative in ours, as documented."""
    assert isinstance(expected, str)
    wanted = int(expected)
    wrapped = wanted - (1 << _BITS[column.kind]) if column.unsigned and wanted >> (_BITS[column.kind] - 1) else wanted
    return text in (str(wanted), str(wrapped))


def _decimal(column: ServerColumn, expected: Expected, text: str) -> bool:
    return bool(json.loads(text) == expected)


def _float(exact: str, text: str) -> bool:
    """Reads back as the stored number, with no more digits than that needs."""
    (ours,) = struct.unpack("<f", struct.pack("<f", float(text)))
    return bool(ours == float(exact)) and _digits(text) <= _needed_digits(ours)


def _needed_digits(value: float) -> int:
    for precision in range(1, 9):
        with contextlib.suppress(OverflowError):  # rounded up beyond the largest number
            if struct.pack("<f", float(f"{value:.{precision}g}")) == struct.pack("<f", value):
                return precision
    return 9


def _digits(text: str) -> int:
    mantissa = text.lower().split("e")[0].lstrip("-").replace(".", "")
    return len(mantissa.strip("0")) or 1


def _double(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, str)
    if column.argument:  # DOUBLE(m,d) is shown rounded to d digits
        decimals = int(column.argument.split(",")[1])
        return f"{float(text):.{decimals}f}" == expected
    return float(text) == float(expected)


def _bit(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, dict)
    return text == str(int(expected["hex"] or "0", 16))


def _year(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, str)
    return text == str(int(expected))


def _temporal(column: ServerColumn, expected: Expected, text: str) -> bool:
    return bool(json.loads(text) == expected)


def _timestamp(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, str)
    wanted = expected if expected.startswith("0000") else expected.replace(" ", "T") + "Z"
    return bool(json.loads(text) == wanted)


def _enum(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, str)
    wanted = {expected, _index(column, expected) + 1} | ({0} if expected == "" else set())
    return json.loads(text) in wanted


def _set(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, str)
    mask = sum(1 << _index(column, label) for label in expected.split(",") if label)
    return json.loads(text) in (expected, mask)


def _index(column: ServerColumn, label: str) -> int:
    """SHOW COLUMNS has a question mark for a character that its own set lacks. -1: the error value of ENUM."""
    if label in column.labels:
        return column.labels.index(label)
    patterns = [re.escape(known).replace(r"\?", ".") for known in column.labels]
    return next((i for i, pattern in enumerate(patterns) if re.fullmatch(pattern, label)), -1)


def _text(column: ServerColumn, expected: Expected, text: str) -> bool:
    """Ours is the text, or bytes where the log does not tell the character set: then some set must explain them."""
    assert isinstance(expected, str)
    ours = json.loads(text)
    if ours == expected:
        return True
    return any(charsets.decode(stored, name) == expected for stored in _readings(ours) for name in charsets.CODECS)


def _as_bytes(column: ServerColumn, expected: Expected, text: str) -> bool:
    assert isinstance(expected, dict)
    wanted = bytes.fromhex(expected["hex"])
    ours = json.loads(text)
    if isinstance(ours, dict):
        return struct.pack("<I", ours["srid"]) + bytes.fromhex(ours["wkb"]) == wanted
    if isinstance(ours, list):
        return struct.pack(f"<{len(ours)}f", *ours) == wanted
    width = int(column.argument or 0) if column.kind == "binary" else 0
    return any(stored.ljust(width, b"\0") == wanted for stored in _readings(ours))


def _readings(ours: str) -> list[bytes]:
    """The bytes that our string may stand for: base64, or text of a column that the log does not call binary."""
    readings = [ours.encode()]
    with suppress(ValueError):
        readings.append(base64.b64decode(ours, validate=True))
    return readings


def _json(column: ServerColumn, expected: Expected, text: str) -> bool:
    return text == expected


_EXACT = {*_BITS, "enum", "set", "char", "varchar", "tinytext", "text", "mediumtext", "longtext"}

_JUDGES: dict[str, Callable[[ServerColumn, Expected, str], bool]] = {
    **dict.fromkeys(_BITS, _integer),
    "decimal": _decimal,
    "double": _double,
    "bit": _bit,
    "year": _year,
    "date": _temporal,
    "time": _temporal,
    "datetime": _temporal,
    "timestamp": _timestamp,
    "enum": _enum,
    "set": _set,
    "json": _json,
    **dict.fromkeys(("char", "varchar", "tinytext", "text", "mediumtext", "longtext"), _text),
}
