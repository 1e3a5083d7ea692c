"""Compressed parts of events made anew: payloads of transactions, and MariaDB's compressed events."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from io import BytesIO

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.zstd import zstd
from binlog_kaitai.inspection.tree import Node

__all__ = ["Edit", "compressed", "payload_edits", "spliced"]

Edit = tuple[int, int, bytes]
"""Start and end of what is replaced, as addresses, and what it becomes."""
_SIZE, _PLAIN_SIZE = layout.PayloadFieldType.payload_size, layout.PayloadFieldType.uncompressed_size
_LONGEST = 8
"""Bytes of the longest number."""


def spliced(data: bytes, base: int, edits: Sequence[Edit]) -> bytes:
    """Return bytes, of which the first has the address `base`, with some parts replaced."""
    parts, at = [], 0
    for start, end, new in sorted(edits):
        parts += [data[at : start - base], new]
        at = end - base
    return b"".join([*parts, data[at:]])


def compressed(stored: bytes, plain: bytes) -> bytes:
    """Return what MariaDB stores of some bytes, in the way of what was stored before. Raises RedactionError."""
    old = MysqlBinlog.MariadbCompressed(KaitaiStream(BytesIO(stored)))
    head = stored[: len(stored) - len(old.plain_length) - len(old.data)]
    length = old.plain_length if len(plain) == old.num_plain_bytes else len(plain).to_bytes(len(old.plain_length))
    found = head + length + zlib.compress(plain)
    if MysqlBinlog.MariadbCompressed(KaitaiStream(BytesIO(found))).num_plain_bytes != len(plain):
        raise RedactionError("a compressed event cannot be compressed again: its length has no room")
    return found


def payload_edits(body: Node, plain: bytes) -> list[Edit]:
    """Return what changes in a payload event that has other events inside."""
    payload = body["payload"]
    fields = {field["type_raw"].data: field for field in body["fields"].children}
    numbers = {layout.read_lenenc_int(kind, 0, len(kind))[0].value: field for kind, field in fields.items()}
    method = numbers[layout.PayloadFieldType.compression_type]["value"].data
    is_plain = layout.read_lenenc_int(method, 0, len(method))[0].value == layout.PayloadCompression.none
    data = plain if is_plain else zstd.compress(plain)
    edits: list[Edit] = [(payload.start, payload.end, data)]
    for kind, value in ((_SIZE, len(data)), (_PLAIN_SIZE, len(plain))):
        if kind in numbers:
            number, field = lenenc(value), numbers[kind]
            edits.append((field["len_value"].start, field["value"].end, lenenc(len(number)) + number))
    return edits


@cache
def _markers() -> dict[int, int]:
    """Return the first byte of a number of variable length by how many bytes follow it."""
    found: dict[int, int] = {}
    for first in range(1 << 8):
        data = bytes([first]).ljust(1 + _LONGEST, b"\1")
        with suppress(ValueError):
            _, end = layout.read_lenenc_int(data, 0, len(data))
            found.setdefault(end - 1, first)
    return found


def lenenc(value: int) -> bytes:
    """Return a number as the spec reads it from a variable number of bytes."""
    for width, marker in sorted(_markers().items()):
        number = value.to_bytes(_LONGEST)[_LONGEST - width :]
        for data in (
            (bytes([marker]) + number, bytes([marker]) + number[::-1]) if width else (value.to_bytes(_LONGEST)[-1:],)
        ):
            with suppress(ValueError):
                read, end = layout.read_lenenc_int(data.ljust(1 + _LONGEST, b"\0"), 0, 1 + _LONGEST)
                if read.value == value and end == len(data):
                    return data
    raise RedactionError(f"{value} is too large a number")
