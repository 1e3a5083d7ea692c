"""JSON documents as MySQL stores them, made by chance: of all types, one in another up to the deepest that is allowed,
with text that is longer than the document."""

from __future__ import annotations

import random
import struct
from collections.abc import Sequence

from binlog_kaitai._generated import layout

from tests.builder.columns import Column
from tests.builder.log import LogBuilder

__all__ = ["array", "document", "json_column", "log_of_documents"]

Value = tuple[int, bytes]
"""Type, and bytes after it."""

_J = layout.JsonType
_INLINE = (_J.literal, _J.int16, _J.uint16)
_RARE = 0.01
_DOUBLES = (0.0, -1.1e-14, 1e-5, 1.7976931348623157e308, -2.2250738585072014e-308, 123456789012345680.0, 0.1)


def json_column(name: str, size: int = 4) -> Column:
    """A column of documents that are given as bytes."""
    return Column(name, 245, bytes([size]), lambda data: len(data).to_bytes(size, "little") + data)


def array(elements: Sequence[Value], names: Sequence[bytes] = ()) -> Value:
    """A small array, or an object with names."""
    start = 4 + 3 * len(elements) + 4 * len(names)
    head, body = b"", b"".join(names)
    at = start
    for name in names:
        head += struct.pack("<HH", at, len(name))
        at += len(name)
    for kind, data in elements:
        if kind in _INLINE:
            head += bytes([kind]) + data.ljust(2, b"\0")
        else:
            head += bytes([kind]) + struct.pack("<H", start + len(body))
            body += data
    data = struct.pack("<HH", len(elements), start + len(body)) + head + body
    return int(_J.small_object if names else _J.small_array), data


def _scalar(chance: random.Random) -> Value:
    kind = chance.choice((_J.literal, _J.int16, _J.uint32, _J.int64, _J.uint64, _J.double, _J.double, _J.string))
    if kind == _J.literal:
        return int(kind), bytes([chance.randrange(3)])
    if kind == _J.double:
        return int(kind), struct.pack("<d", chance.choice(_DOUBLES))
    if kind == _J.string:
        texts = b"", b"plain", b'"\\\n\x01' * chance.randrange(8), "é日本𝄞".encode() * 3
        text = b"\xff" if chance.random() < _RARE else chance.choice(texts)
        return int(kind), bytes([len(text)]) + text
    return int(kind), chance.choice((b"\0", b"\xff", b"\x80")) * {_J.int16: 2, _J.uint32: 4}.get(kind, 8)


def _value(chance: random.Random, depth: int, *, ends_with_brackets: bool) -> Value:
    if depth == 0:
        return _scalar(chance)
    elements = [_scalar(chance) for _ in range(chance.choice((0, 0, 1, 3)))]
    place = len(elements) if ends_with_brackets else chance.randrange(len(elements) + 1)
    elements.insert(place, _value(chance, depth - 1, ends_with_brackets=ends_with_brackets))
    names = [b"k%d" % number for number in range(len(elements))] if chance.random() < 0.4 else []
    return array(elements, names)


def document(chance: random.Random) -> bytes:
    """A document."""
    depth = chance.choice((0, 1, 2, 5, 30, 98, 99, 100))
    kind, data = _value(chance, depth, ends_with_brackets=chance.random() < 0.7)
    return bytes([kind]) + data


def log_of_documents(seed: int) -> bytes:
    """A log with rows of documents between other columns."""
    chance = random.Random(f"documents {seed}")
    columns = [json_column("a"), json_column("b", 2)]
    log = LogBuilder()
    for number in range(chance.choice((1, 3, 8))):
        log.begin()
        rows = [{name: document(chance) for name in "ab"} for _ in range(chance.choice((1, 2, 5)))]
        log.insert(columns, *rows)
        log.xid(number)
    return bytes(log.data)
