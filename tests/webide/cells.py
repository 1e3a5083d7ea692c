"""The cells of the rows in a tree as plain values, to be held against the values of row changes."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

from binlog_kaitai.rows.table import Column
from binlog_kaitai.values.charset import codec_of
from binlog_kaitai.values.geometry import Geometry

from .parity import same_scalar
from .run import Node

__all__ = ["ABSENT", "images", "same"]

ABSENT = object()
"""A column that the image lacks."""


def images(body: Node) -> Iterator[list[Node]]:
    """The cells of each image in the body of a rows event."""
    holder = body["decompressed"] if body.find("isCompressed") else body
    rows = holder["rows"].value if "rows" in holder else None
    for row in rows or []:
        yield row["cells"].value


def same(cell: Node, value: Any, column: Column) -> bool:
    """Whether a cell shows the value that the column of a row change has (ABSENT when it has none)."""
    kind = cell.kind or ""
    if kind == "ValueAbsent" or value is ABSENT:
        return kind == "ValueAbsent" and value is ABSENT
    if kind == "ValueNull" or (value is None and kind != "ValueJson"):
        return kind == "ValueNull" and value is None
    return _SAME.get(kind, _same_number)(cell, value, column)


def _same_number(cell: Node, value: Any, column: Column) -> bool:
    return same_scalar(value, cell.find("value"))


def _same_text(shown: bytes, value: Any, column: Column) -> bool:
    if isinstance(value, str):
        return shown.decode(codec_of(column.collation) or "" if column.collation else "utf-8") == value
    return shown == value or (shown == value.rstrip(b"\0") and len(value) == column.max_length)


def _same_compressed(cell: Node, value: Any, column: Column) -> bool:
    stored = cell["value"]
    if "head" not in stored or stored.find("head") is None:
        return _same_text(b"", value, column)
    data = stored.find("data")
    if stored.find("method"):
        data = zlib.decompress(data, -15 if stored.find("isRawDeflate") else 15)
        assert len(data) == stored.find("numPlainBytes")
    return _same_text(data, value, column)


def _same_moment(cell: Node, value: Any, column: Column) -> bool:
    """The text beside the cell is what MySQL prints."""
    digits = cell.find("fsp") if "fsp" in cell else 0
    text = cell.text.removeprefix(cell.find("label"))
    return text == (value if isinstance(value, str) else _moment(value, digits))


def _moment(value: date | datetime | timedelta, digits: int) -> str:
    if isinstance(value, timedelta):
        seconds, micros = divmod(abs(value) // timedelta(microseconds=1), 1_000_000)
        sign = "-" if value < timedelta() else ""
        text = f"{sign}{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}.{micros:06d}"
    elif isinstance(value, datetime):
        text = value.replace(tzinfo=None).isoformat(sep=" ", timespec="microseconds")
    else:
        return value.isoformat()
    return text[: len(text) - 6 + digits].removesuffix(".")


def _same_enum(cell: Node, value: Any, column: Column) -> bool:
    index = cell.find("value")
    if index and column.labels is not None and column.collation in (None, 45, 46, 255) and cell.find("text") != value:
        return False
    return bool(value == (["", *column.labels][index] if column.labels is not None else index))


def _same_set(cell: Node, value: Any, column: Column) -> bool:
    bits = cell.find("value")
    if column.labels is None:
        return same_scalar(value, bits)
    if bits > 2**53:  # too great for JavaScript, but for the labels
        return bool(cell.find("text") == value)
    return bool(value == ",".join(label for i, label in enumerate(column.labels) if bits >> i & 1))


def _same_vector(cell: Node, value: Any, column: Column) -> bool:
    shown = [element.find("value") for element in cell.find("value", "elements")]
    return len(shown) == len(value) and all(map(same_scalar, value, shown))


def _json(document: Node) -> Any:
    """The document of a JsonDocument; of numbers above 2^53 what JavaScript makes of them."""
    if "value" not in document or document["value"].kind is None:  # no bytes at all
        return None
    return _json_body(document["value"]["body"])


def _json_body(body: Node) -> Any:
    if body.kind == "JsonLiteral":
        return {"null": None, "true": True, "false": False}[body.text]
    if body.kind in ("JsonSmallContainer", "JsonLargeContainer"):
        values = [_json_body(element["value"]["body"]) for element in body.find("elements")]
        if not body.find("isObject"):
            return values
        return dict(zip([key.find("name") for key in body.find("keys")], values, strict=True))
    return _opaque(body["value"]) if body.kind == "JsonOpaque" else body.find("value")


def _opaque(value: Node) -> Any:
    if value.kind is None:
        return value.value
    if value.kind == "JsonDecimal":
        return Decimal(value.find("number", "digits", "text"))
    return value.text  # a temporal value


def _same_json(value: Any, shown: Any) -> bool:
    if isinstance(value, dict):
        return list(value) == list(shown) and all(_same_json(value[name], shown[name]) for name in value)
    if isinstance(value, list):
        return len(value) == len(shown) and all(map(_same_json, value, shown))
    if isinstance(value, str) and isinstance(shown, str) and len(value) == 10:
        return shown in (value, f"{value} 00:00:00.000000")  # a DATE is stored with a time
    return same_scalar(value, shown)


_SAME: dict[str, Callable[[Node, Any, Column], bool]] = {
    "ValueDate": _same_moment,
    "ValueDatetime": _same_moment,
    "ValueDatetime2": _same_moment,
    "ValueTimestamp": _same_moment,
    "ValueTimestamp2": _same_moment,
    "ValueTime": _same_moment,
    "ValueTime2": _same_moment,
    "ValueDecimal": lambda cell, value, column: Decimal(cell.find("digits", "text")) == value,
    "ValueEnum": _same_enum,
    "ValueSet": _same_set,
    "ValueString": lambda cell, value, column: _same_text(cell.find("value"), value, column),
    "ValueBlob": lambda cell, value, column: _same_text(cell.find("value"), value, column),
    "ValueCompressed": _same_compressed,
    "ValueGeometry": lambda cell, value, column: (
        value == Geometry(cell.find("value", "srid"), cell.find("value", "wkb"))
    ),
    "ValueVector": _same_vector,
    "ValueJson": lambda cell, value, column: _same_json(value, _json(cell["value"])),
}
