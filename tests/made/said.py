"""Logs with statements of rows."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from binlog_kaitai._generated import layout

from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar

__all__ = ["COLUMNS", "TEXTS", "said_log"]

_Type = layout.EventType
COLUMNS = [integer("id", 4), varchar("v", 200)]
TEXTS = (b"UPDATE t", b'say "a\\b"\n', "gr\u00fcn \U0001d11e".encode(), b"no text \xff\xed\xa0\x80", b"", b"long " * 40)


def _said(log: LogBuilder, chance: random.Random) -> None:
    text = chance.choice(TEXTS)
    if chance.random() < 0.7:
        log.event(_Type.rows_query_log_event, bytes([len(text) & 255]) + text)
    else:
        log.event(_Type.annotate_rows_event, text)


def _rows(log: LogBuilder, chance: random.Random) -> None:
    log.table_map(COLUMNS, table=chance.choice("tu"))
    for is_last in (False, chance.random() < 0.8):
        values = [(None, {"id": chance.randrange(9), "v": b"\xff" if chance.random() < 0.1 else "x"})] * 3
        if is_last or chance.random() < 0.5:
            log.rows("insert", COLUMNS, values, end_of_statement=is_last)


def _payload(log: LogBuilder, chance: random.Random) -> None:
    inside = LogBuilder(inside_payload=True)
    _any(inside, chance, chance.randrange(1, 6), [_said, _rows, _rows])
    inside.xid(5)
    if chance.random() < 0.6:
        begun = LogBuilder(inside_payload=True)
        begun.begin()
        inside.data[:0] = begun.data
    log.payload(inside)


def _any(log: LogBuilder, chance: random.Random, count: int, kinds: list[Callable[..., object]]) -> None:
    for _ in range(count):
        chance.choice(kinds)(log, chance)


def said_log(path: Path, seed: int, count: int = 60) -> Path:
    """A log whose statements of rows stand where they should, and anywhere."""
    chance, log = random.Random(f"said {seed}"), LogBuilder()
    kinds: list[Callable[[LogBuilder, random.Random], object]] = [
        *[_said] * 5,
        *[_rows] * 5,
        _payload,
        *[lambda log, chance: log.gtid(chance.randrange(1, 99))] * 2,
        *[lambda log, chance: log.begin()] * 2,
        *[lambda log, chance: log.xid(7)] * 2,
        lambda log, chance: log.query(chance.choice(("SAVEPOINT s", "CREATE TABLE u (a INT)", "COMMIT"))),
    ]
    _any(log, chance, count, kinds)
    return log.write(path)
