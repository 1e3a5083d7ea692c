"""Logs with differences of JSON documents."""

from __future__ import annotations

import random
from pathlib import Path

from binlog_kaitai._generated import layout

from tests.builder import LogBuilder, bodies
from tests.builder.bodies import bitmap, lenenc
from tests.builder.columns import image, integer
from tests.checker.documents import array, document, json_column

_Type, _J = layout.EventType, layout.JsonType


COLUMNS = [integer("id", 4), json_column("a"), json_column("b")]
ALL = [True] * len(COLUMNS)
NAMES = b"a b id k1 last tags name x_1 $d deep".split()
STEPS = (
    ".a",
    ".b",
    ".k1",
    '."k1"',
    ".tags",
    ".new",
    "[0]",
    "[1]",
    "[2]",
    "[last]",
    "[last-1]",
    ".a",
    '."odd key"',
    ".é",
)


def value(chance: random.Random) -> bytes:
    """A new value: a document of one element mostly."""
    if chance.random() < 0.2:
        return document(chance)
    kind, data = chance.choice(
        [(_J.int16, b"\7\0"), (_J.string, b"\3new"), array([(int(_J.string), b"\1x")], [b"k"]), (_J.literal, b"\1")]
    )
    return bytes([kind]) + data


def differences(chance: random.Random) -> bytes:
    """Some differences, of which not all fit most documents."""
    data = b""
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3, 20))):
        path = ("$" + "".join(chance.choice(STEPS) for _ in range(chance.choice((1, 1, 2, 3))))).encode()
        operation = chance.choice((0, 0, 1, 2))
        new = value(chance) if operation != 2 else None
        data += bytes([operation]) + lenenc(len(path)) + path
        data += b"" if new is None else lenenc(len(new)) + new
    return len(data).to_bytes(4, "little") + data


def nested(chance: random.Random, depth: int = 0) -> tuple[int, bytes]:
    """An object with names in the server's order, mostly, or an array."""
    kinds = [(int(_J.string), b"\5value"), (int(_J.int32), b"\1\2\3\4"), (int(_J.uint64), b"\xff" * 8)]
    elements = [nested(chance, depth + 1) if depth < 3 and chance.random() < 0.5 else chance.choice(kinds[:2])]
    elements += [chance.choice(kinds) for _ in range(chance.randrange(3))]
    if chance.random() < 0.4:
        return array(elements)
    names = sorted(chance.sample(NAMES, len(elements)), key=lambda name: (len(name), name))
    if chance.random() < 0.1:
        names = chance.choices(NAMES, k=len(elements))
    return array(elements, names)


def after_update(chance: random.Random) -> bytes:
    """An image after an update: of `a` differences, of `b` these, a document or NULL."""
    cells = chance.randrange(99).to_bytes(4, "little") + differences(chance)
    options, is_null = chance.choice((1, 1, 1, 1, 1, 0)), chance.random() < 0.4
    marks = [True, chance.random() < 0.5]
    if not is_null:
        data = document(chance)
        cells += differences(chance) if marks[1] else len(data).to_bytes(4, "little") + data
    return lenenc(options) + (bitmap(marks) if options else b"") + bitmap([False, False, is_null]) + cells


def partial_log(path: Path, seed: str, transactions: int = 12) -> Path:
    chance, log = random.Random(seed), LogBuilder()
    for number in range(transactions):
        log.begin()
        log.table_map(COLUMNS, primary_key=[0] if chance.random() < 0.7 else None)
        before_has = chance.choice((ALL, ALL, ALL, [True, False, True]))
        rows = b""
        for _ in range(chance.choice((1, 1, 3))):
            kind, data = nested(chance)
            row = {"id": chance.randrange(99), "a": bytes([kind]) + data, "b": chance.choice((None, document(chance)))}
            rows += image(COLUMNS, before_has, row) + after_update(chance)
        body = bodies.rows(log.table_id, rows, before_has, ALL)
        log.event(_Type.partial_update_rows_event, body)
        log.xid(number)
    return log.write(path)
