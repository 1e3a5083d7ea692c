"""Does our JSON state the value that the tool printed?

Strategy: where the tool's text keeps everything, our value is written the way the tool writes it and must be the same
text. Where the tool's text loses something, the loss is a named rule of TOLERANCES with its reason, and every use is
counted in `used`, so that a run can show how much of its agreement rests on which rule. There is no other way to pass.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import struct
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from . import charsets
from .compressed_column import decompress
from .mysqlbinlog_text import Cell
from .table_text import ColumnText

__all__ = ["TOLERANCES", "Judge", "equal"]

TOLERANCES = {
    "sign unknown": "without signedness metadata both tools print `-1 (255)`; the documented default is signed",
    "float digits": "both tools print FLOAT with %g: 6 significant digits of the stored number",
    "vector digits": "mysqlbinlog prints vector elements with %.5e: 6 significant digits",
    "label": "both tools print ENUM and SET as numbers; ours is the label that the table map carries",
    "binary padding": "BINARY(n) loses trailing zero bytes in the log; ours is padded if the log has charset 63",
    "undecodable text": "the bytes are not valid in the column's character set: ours is base64 by default",
    "charset unknown": "CHAR, VARCHAR without charset metadata: UTF-8 text where it is valid, else base64 of the bytes",
    "year zero": "both tools add 1900 to the stored byte 0 of YEAR, which is the year 0000",
    "negative old TIME": "mysqlbinlog prints the 3 bytes of a TIME before 5.6.4 as unsigned",
    "timestamp past 2038": "mariadb-binlog prints seconds as signed 32 bits; MariaDB 11.5 stores them unsigned",
    "json scalar": "mysqlbinlog prints a string (date, opaque) that is the whole document without its quotes",
    "json differences": "mysqlbinlog prints differences; ours is the document after them, which SELECT is asked about",
    "compressed column": "mariadb-binlog prints the stored bytes of a COMPRESSED column: they are inflated here",
}

_TYPE = re.compile(r"([A-Z/]+)(?:\(([^)]*)\))?( COMPRESSED)?$")
_DIFFERENCES = re.compile(rb"JSON_(REPLACE|INSERT|ARRAY_INSERT|REMOVE)\(|@\d+\Z")  # the last: no difference
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class _Question:
    """One value to judge: the tool's token and what is known of its column; `text` is our JSON value, unparsed."""

    token: bytes
    argument: str
    compressed: bool
    column: ColumnText | None
    charset_known: bool
    flavour: str
    text: str

    @property
    def value(self) -> object:
        return json.loads(self.text)


@dataclass(slots=True)
class Judge:
    """Compares values of one dump. `flavour` is the tool ("mysql", "mariadb"); `used` counts the applied tolerances."""

    flavour: str
    charset_known: bool = False
    used: Counter[str] = field(default_factory=Counter)

    def equal(self, cell: Cell, column: ColumnText | None, text: str) -> bool:
        """`text` is our JSON value as it stands in the line."""
        if cell.is_null or cell.token == b"NULL":
            return text == "null"
        if cell.type is None:
            raise ValueError("values can be compared with output of -vv or more only")
        found = _TYPE.match(cell.type)
        if found is None or found[1] not in _JUDGES:
            raise ValueError(f"the tool's type {cell.type!r} is not known here")
        question = _Question(cell.token, found[2] or "", bool(found[3]), column, self.charset_known, self.flavour, text)
        try:
            verdict = _JUDGES[found[1]](question)
        except (TypeError, ValueError, KeyError, OverflowError, struct.error):
            return False  # ours is not even of the right kind
        if isinstance(verdict, str):
            self.used[verdict] += 1
        return bool(verdict)


def equal(cell: Cell, text: str, column: ColumnText | None = None, flavour: str = "mysql") -> bool:
    """One value alone, for tests of this module."""
    return Judge(flavour, charset_known=column is not None and column.charset is not None).equal(cell, column, text)


# Each judge answers True, False, or the name of the tolerance by which the value passes.
Verdict = bool | str


def _integer(q: _Question) -> Verdict:
    signed, _, unsigned = q.token.decode().partition(" ")
    wanted = unsigned.strip("()") if unsigned and q.column is not None and q.column.unsigned else signed
    if q.text != wanted:
        return False
    return "sign unknown" if unsigned and q.column is None else True


def _decimal(q: _Question) -> Verdict:
    return q.value == q.token.decode()


def _float(q: _Question) -> Verdict:
    (stored,) = struct.unpack("<f", struct.pack("<f", float(q.text)))
    return b"%-20g" % stored == q.token and "float digits"


def _double(q: _Question) -> Verdict:
    return b"%-.20g" % float(q.text) == q.token


def _bits(q: _Question) -> Verdict:
    return q.text == str(_bit_number(q.token))


def _bit_number(token: bytes) -> int:
    return int(token.removeprefix(b"b'").removesuffix(b"'"), 2)


def _set_number(token: bytes) -> int:
    """The tools print the bytes of a SET as they are stored, the lowest first, each with its high bit first."""
    bits = token.removeprefix(b"b'").removesuffix(b"'")
    return int.from_bytes(int(bits, 2).to_bytes(len(bits) // 8, "big"), "little")


def _year(q: _Question) -> Verdict:
    if q.token == b"1900":
        return q.text == "0" and "year zero"
    return q.text == str(int(q.token))


def _date(q: _Question) -> Verdict:
    return q.value == q.token.decode().strip("'").replace(":", "-")


def _datetime(q: _Question) -> Verdict:
    return q.value == q.token.decode().strip("'")


def _time(q: _Question) -> Verdict:
    ours, token = q.value, q.token.decode().strip("'")
    if ours == token:
        return True
    if q.argument or q.flavour != "mysql" or not isinstance(ours, str) or not ours.startswith("-"):
        return False
    packed = (1 << 24) - int(ours[1:].replace(":", ""))
    return token == f"{packed // 10000:02d}:{packed % 10000 // 100:02d}:{packed % 100:02d}" and "negative old TIME"


def _timestamp(q: _Question) -> Verdict:
    ours = q.value
    seconds, _, fraction = q.token.decode().partition(".")
    digits = f".{fraction}" if fraction else ""
    if int(seconds) == 0 and not fraction.strip("0"):
        return ours == f"0000-00-00 00:00:00{digits}"
    if int(seconds) < 0:
        return ours == _utc(int(seconds) + (1 << 32), digits) and "timestamp past 2038"
    return ours == _utc(int(seconds), digits)


def _utc(seconds: int, digits: str) -> str:
    return f"{_EPOCH + timedelta(seconds=seconds):%Y-%m-%dT%H:%M:%S}{digits}Z"


def _enum(q: _Question) -> Verdict:
    index = int(q.token)
    labels = q.column.labels if q.column else None
    if labels is None:
        return q.text == str(index)
    wanted = "" if index == 0 else _label(labels[index - 1], q)
    return q.value == wanted and "label"


def _set(q: _Question) -> Verdict:
    mask = _set_number(q.token)
    labels = q.column.labels if q.column else None
    if labels is None:
        return q.text == str(mask)
    chosen = [_label(label, q) for bit, label in enumerate(labels) if mask >> bit & 1]
    return mask < 1 << len(labels) and q.value == ",".join(chosen) and "label"


def _label(label: bytes, q: _Question) -> str:
    assert q.column is not None
    text = charsets.decode(label, q.column.charset or "utf8mb4")
    return text if text is not None else base64.b64encode(label).decode()


def _string(q: _Question) -> Verdict:
    """CHAR, VARCHAR, BINARY, VARBINARY: the tool names all of them STRING or VARSTRING."""
    if q.compressed:
        return _compressed(q, "utf8mb4")
    if q.column is not None and q.column.charset is not None:
        return _text(q, q.column.charset)
    if not q.charset_known:
        return _text(q, "utf8mb4") and "charset unknown"
    if q.column is not None and q.column.type == "BINARY":
        return _padded(q, int(q.column.length or 0))
    return _bytes(q)


def _blob(q: _Question) -> Verdict:
    if q.compressed:
        return _compressed(q, None)
    if q.column is not None and q.column.charset is not None:
        return _text(q, q.column.charset)
    return _bytes(q)


def _text(q: _Question, charset: str) -> Verdict:
    ours = q.value
    if not isinstance(ours, str):
        return False
    data = charsets.unquote(q.token, q.flavour)
    encoded = charsets.encode(ours, charset)
    if encoded is not None and charsets.quote(encoded, q.flavour) == q.token:
        return True
    if data is None:
        return False
    text = charsets.decode(data, charset)
    if text is not None:
        return text == ours
    return bool(_bytes(q)) and "undecodable text"


def _bytes(q: _Question) -> Verdict:
    ours = _from_base64(q.value)
    return ours is not None and charsets.quote(ours, q.flavour) == q.token


def _padded(q: _Question, width: int) -> Verdict:
    ours = _from_base64(q.value)
    if ours is None or len(ours) != width:
        return False
    if charsets.quote(ours, q.flavour) == q.token:
        return True
    return charsets.quote(ours.rstrip(b"\0"), q.flavour) == q.token and "binary padding"


def _compressed(q: _Question, charset: str | None) -> Verdict:
    stored = charsets.unquote(q.token, q.flavour)
    plain = decompress(stored) if stored is not None else None
    if plain is None:
        return False
    as_text = charsets.decode(plain, charset) if charset else None
    wanted = as_text if as_text is not None else base64.b64encode(plain).decode()
    return q.value == wanted and "compressed column"


def _from_base64(value: object) -> bytes | None:
    try:
        return base64.b64decode(value, validate=True) if isinstance(value, str) else None
    except (binascii.Error, ValueError):
        return None


def _json(q: _Question) -> Verdict:
    """Our fragment is the server's text, verbatim: not parsed, because numbers and key order are part of it."""
    if _DIFFERENCES.match(q.token):
        return _json_differences(q)
    printed = charsets.unquote(q.token, q.flavour)
    text = printed.decode() if printed is not None else None
    return text == q.text or (q.text.startswith('"') and text == q.value and "json scalar")


def _json_differences(q: _Question) -> Verdict:
    """Where the row before is not in the log ours are differences too: the same paths, in the same order."""
    ours = q.value
    if not isinstance(ours, dict) or ours.keys() != {"json_diffs"}:
        return "json differences"
    paths = [charsets.quote(diff["path"].encode(), q.flavour) for diff in ours["json_diffs"]]
    at = 0
    for path in paths:
        at = q.token.find(path, at) + 1
        if not at:
            return False
    return q.token.count(b"'$") == len(paths)


def _geometry(q: _Question) -> Verdict:
    ours = q.value
    if not isinstance(ours, dict) or ours.keys() != {"srid", "wkb"}:
        return False
    stored = struct.pack("<I", ours["srid"]) + bytes.fromhex(ours["wkb"])
    return charsets.quote(stored, q.flavour) == q.token


def _vector(q: _Question) -> Verdict:
    ours = q.value
    if not isinstance(ours, list):
        return False
    stored = struct.unpack(f"<{len(ours)}f", struct.pack(f"<{len(ours)}f", *ours))
    text = "[" + ",".join(f"{element:.5e}" for element in stored) + ("]" if ours else "")
    return text.encode() == q.token and "vector digits"


_JUDGES: dict[str, Callable[[_Question], Verdict]] = {
    "TINYINT": _integer,
    "SHORTINT": _integer,
    "MEDIUMINT": _integer,
    "INT": _integer,
    "LONGINT": _integer,
    "DECIMAL": _decimal,
    "FLOAT": _float,
    "DOUBLE": _double,
    "BIT": _bits,
    "YEAR": _year,
    "DATE": _date,
    "DATETIME": _datetime,
    "TIME": _time,
    "TIMESTAMP": _timestamp,
    "ENUM": _enum,
    "SET": _set,
    "STRING": _string,
    "VARSTRING": _string,
    "TINYBLOB/TINYTEXT": _blob,
    "BLOB/TEXT": _blob,
    "MEDIUMBLOB/MEDIUMTEXT": _blob,
    "LONGBLOB/LONGTEXT": _blob,
    "JSON": _json,
    "GEOMETRY": _geometry,
    "VECTOR": _vector,
}
