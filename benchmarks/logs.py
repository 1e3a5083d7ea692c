"""Logs to measure with: repeated, cut out of a longer one, or made to measure. All of them are valid."""

from __future__ import annotations

import os
import random
import shutil
import struct
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from binlog_kaitai.changes.splits import Split, SplitReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.reader import BinlogReader
from tests.builder import LogBuilder, bodies
from tests.builder import columns as make
from tests.builder.columns import Column, image, table_map_body

__all__ = ["cut", "repeat", "synthetic"]

_VARIETY = 64
"""Rows events that differ; they are repeated."""
_WORDS = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu"]


def repeat(sample: Path, path: Path, size: int) -> Path:
    """A log of about `size` bytes: a sample's transactions, again and again. Its GTIDs repeat, and so do positions."""
    frames = list(BinlogReader(sample).frames())
    data = sample.read_bytes()
    first = next(frame.position for frame in frames if frame.type_name == "GTID_LOG_EVENT")
    last = frames[-1].position
    with path.open("wb") as file:
        file.write(data[:first])
        while file.tell() < size:
            file.write(data[first:last])
        file.write(data[last:])
    return path


def cut(log: Path, path: Path, size: int) -> Path:
    """The first transactions of a log, about `size` bytes."""
    whole = log.stat().st_size
    if size >= whole:
        os.link(log, path)
        return path
    span = SplitReader(Split(Source(str(log), whole), 0, size, 0)).span()
    assert span is not None
    shutil.copyfile(log, path)
    with path.open("r+b") as file:
        file.truncate(span.end)
    return path


def synthetic(path: Path, size: int, *, rows: int = 10, columns: int = 20, json_percent: int = 0) -> Path:
    """A log of about `size` bytes with inserts into one table; the same arguments give the same bytes.

    Args:
        path: where to write it.
        size: bytes.
        rows: rows in an event, of which each transaction has one.
        columns: columns of the table.
        json_percent: how many of them are JSON.
    """
    chance = random.Random(f"{rows} {columns} {json_percent}")
    table = list(_columns(columns, json_percent))
    log = LogBuilder()
    map_body = table_map_body([column for column, _ in table], log.table_id)
    events = [_rows_event(log.table_id, table, rows, chance) for _ in range(_VARIETY)]
    number = 0
    with path.open("wb") as file:
        while len(log.data) < size:
            number += 1
            log.gtid(number, last_committed=number - 1, sequence_number=number)
            log.begin()
            log.event(19, map_body)
            log.event(30, events[number % _VARIETY])
            log.xid(number)
        log.rotate()
        file.write(log.data)
    return path


def _rows_event(
    table_id: int, table: list[tuple[Column, Callable[[random.Random], Any]]], rows: int, chance: random.Random
) -> bytes:
    present = [True] * len(table)
    columns = [column for column, _ in table]
    images = [image(columns, present, {column.name: value(chance) for column, value in table}) for _ in range(rows)]
    return bodies.rows(table_id, b"".join(images), present, None, end_of_statement=True, version=2)


_START = datetime(2026, 1, 1, tzinfo=UTC)
_KINDS: list[Callable[[str], tuple[Column, Callable[[random.Random], Any]]]] = [
    lambda name: (make.integer(name, 4), lambda r: r.randrange(1 << 30)),
    lambda name: (make.varchar(name, 160), lambda r: " ".join(r.choices(_WORDS, k=r.randrange(6)))),
    lambda name: (make.integer(name, 8), lambda r: r.randrange(1 << 62)),
    lambda name: (make.decimal(name, 12, 2), lambda r: Decimal(r.randrange(10**10)).scaleb(-2)),
    lambda name: (make.datetime2(name, 6), lambda r: _moment(r).replace(tzinfo=None)),
    lambda name: (make.double(name), lambda r: r.random()),
    lambda name: (make.integer(name, 1, unsigned=True), lambda r: r.randrange(256)),
    lambda name: (make.varchar(name, 1000), lambda r: "x" * r.randrange(64) if r.random() < 0.7 else None),
    lambda name: (make.date_(name), lambda r: date(2000, 1, 1) + timedelta(days=r.randrange(9000))),
    lambda name: (make.enum(name, ("new", "paid", "sent")), lambda r: r.choice(("new", "paid", "sent"))),
]


def _moment(chance: random.Random) -> datetime:
    return _START + timedelta(microseconds=chance.randrange(10**13))


def _columns(count: int, json_percent: int) -> Iterator[tuple[Column, Callable[[random.Random], Any]]]:
    num_json = count * json_percent // 100
    for number in range(count):
        name = f"column_{number}"
        if number < num_json:
            yield Column(name, 245, b"\4", lambda value: struct.pack("<I", len(value)) + value), _document
        else:
            yield _KINDS[(number - num_json) % len(_KINDS)](name)


def _document(chance: random.Random) -> bytes:
    """A JSON object in the server's binary form, such as {"id": 17, "name": "beta mu", "tags": "iota"}."""
    members = {
        "id": chance.randrange(1 << 15),
        "name": " ".join(chance.choices(_WORDS, k=2)),
        "tags": " ".join(chance.choices(_WORDS, k=chance.randrange(1, 5))),
    }
    keys = [key.encode() for key in members]
    at = 4 + 4 * len(keys) + 3 * len(keys)
    key_entries, value_entries, values = b"", b"", b""
    for key in keys:
        key_entries += struct.pack("<HH", at, len(key))
        at += len(key)
    for value in members.values():
        if isinstance(value, int):
            value_entries += struct.pack("<Bh", 5, value)
        else:
            value_entries += struct.pack("<BH", 12, at + len(values))
            values += bytes([len(value)]) + value.encode()
    body = key_entries + value_entries + b"".join(keys) + values
    return b"\0" + struct.pack("<HH", len(keys), 4 + len(body)) + body
