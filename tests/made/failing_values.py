"""Logs with values that cannot be decoded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.builder.columns import (
    Column,
    bit,
    blob,
    decimal,
    enum,
    geometry,
    integer,
    json_scalar,
    set_,
    varchar,
    vector,
)
from tests.builder.log import LogBuilder

GBK = 28


def stored(column: Column, good: bytes, bad: bytes) -> tuple[Column, bytes, bytes]:
    """A column whose values are given as the log has them, a good one and a bad one."""
    return Column("value", column.type, column.meta, bytes, column.unsigned, column.collation, column.labels), good, bad


CASES = {
    "decimal": stored(decimal("", 9, 2), b"\x80\x00\x00\x01\x05", b"\xff\xff\xff\xff\x05"),
    "decimal-fraction": stored(decimal("", 9, 2), b"\x80\x00\x00\x01\x05", b"\x80\x00\x00\x01\x64"),
    "decimal-negative": stored(decimal("", 9, 2), b"\x7f\xff\xff\xfe\xfa", b"\x00\x00\x00\x00\xfa"),
    "decimal128": stored(decimal("", 20, 2), b"\x80" + bytes(8), b"\x80\xff\xff\xff\xff" + bytes(4)),
    "decimal256": stored(decimal("", 65, 30), b"\x80" + bytes(29), b"\x80" + bytes(27) + b"\xff\xff"),
    "enum": stored(enum("", ("a", "b")), b"\x01", b"\x03"),
    "set": stored(set_("", ("a", "b")), b"\x03", b"\x04"),
    "utf8": stored(varchar("", 100), b"\x01a", b"\x01\x81"),
    "gbk": stored(blob("", 2, collation=GBK), b"\x01\x00a", b"\x01\x00\x81"),
    "json": stored(json_scalar(""), b"\x02\0\0\0\x04\x01", b"\x02\0\0\0\x04\x07"),
    "geometry": stored(geometry(""), b"\x05\0\0\0\0\0\0\0a", b"\x02\0\0\0ab"),
    "vector": stored(vector(""), b"\x04\0\0\0\0\0\0\0", b"\x02\0\0\0ab"),
}
EVENTS = ("gg", "gBgBg", "g", "BB", "Bg", "gggB")
"""The rows of each event: good ones and bad ones."""


def log_with(column: Column, good: bytes, bad: bytes, path: Path, operation: str = "insert") -> Path:
    """A log of transactions with one event each; a column that needs Python is before the value, another after it."""
    columns = [integer("n", 4), varchar("text", 100), column, bit("last", 7)]
    log, number = LogBuilder(), 0
    for xid, rows in enumerate(EVENTS):
        log.begin()
        log.table_map(columns)
        images: list[tuple[Any, Any]] = []
        for kind in rows:
            sound = {"n": number, "text": b"t", "value": good, "last": 5}
            new = sound | {"value": bad if kind == "B" else good}
            before = {"insert": None, "update": sound, "delete": new}[operation]
            images.append((before, None if operation == "delete" else new))
            number += 1
        log.rows(operation, columns, images)
        log.xid(xid)
    return log.write(path)
