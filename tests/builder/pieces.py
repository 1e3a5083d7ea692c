"""Logs taken apart into events, rows events cut into pieces, and put together again.

No server of MariaDB 12.3 made these logs. They are cut as its server does by its source (sql/log_event_server.cc): a
rows event whose rows are larger than a threshold becomes PARTIAL_ROW_DATA_EVENTs. Each has the total number of pieces
(4 bytes), its own number from 1 (4), flags (1) and its part of the event; the first has flag 1, and before its part the
size of the whole event (8). The whole begins with its header, which counts a checksum that is not there.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tests.builder.columns import Column, integer, varchar
from tests.builder.log import LogBuilder

__all__ = ["LONG", "PIECE", "Log", "Part", "cut", "in_pieces", "parts_of", "put_together"]

PIECE, FORMAT = 172, 15
_ROWS = {23, 24, 25, 30, 31, 32, 166, 167, 168}
_TO_COMPRESSED = 143
_CLAIMED = 36
"""Bytes that the headers of a piece take of the threshold: 19, 9, a checksum, and 4 more."""


COLUMNS: list[Column] = [integer("id", 4), varchar("name", 400)]
LONG = "a name that is longer than a piece " * 6


class Part(NamedTuple):
    """One event of a log, without its size and checksum."""

    time: int
    kind: int
    server_id: int
    log_pos: int
    """0, or another number: where it ends in the log that is put together."""
    flags: int
    body: bytes


def parts_of(log: bytes) -> list[Part]:
    """Return the events of a sound log, and no magic number."""
    parts, at, tail = [], 4, 4
    while at < len(log):
        time, kind, server_id, size, log_pos, flags = struct.unpack_from("<IBIIIH", log, at)
        if kind == FORMAT:
            tail = 4
        parts.append(Part(time, kind, server_id, log_pos, flags, log[at + 19 : at + size - tail]))
        if kind == FORMAT:
            tail = 4 * parts[-1].body[-1]
        at += size
    return parts


def put_together(parts: Iterable[Part]) -> bytes:
    """Return the log of some events; the first is its format description, which becomes one that knows pieces."""
    data, tail = bytearray(b"\xfebin"), 4
    for part in parts:
        body, tail = (_format(part.body), 4) if part.kind == FORMAT else (part.body, tail)
        size = 19 + len(body) + tail
        log_pos = (len(data) + size) * bool(part.log_pos)
        event = struct.pack("<IBIIIH", part.time, part.kind, part.server_id, size, log_pos, part.flags & ~1) + body
        event += struct.pack("<I", zlib.crc32(event))[:tail]
        data += event[:17] + struct.pack("<H", part.flags) + event[19:]
        tail = 4 * body[-1] if part.kind == FORMAT else tail
    return bytes(data)


def _format(body: bytes) -> bytes:
    lengths, checksums = body[57:-1], body[-1:]
    lengths = lengths.ljust(PIECE - 1, b"\0")[: PIECE - 1] + b"\x09"
    version = b"12.3.3-MariaDB-synthetic-log".ljust(50, b"\0")
    return body[:2] + version + body[52:57] + lengths[:14] + bytes([57 + PIECE]) + lengths[15:] + checksums


def cut(part: Part, size: int, *, checksum: bool, compressed_type: bool = False) -> list[Part]:
    """Return the pieces of a rows event; each has up to so many bytes of it."""
    kind = part.kind + _TO_COMPRESSED * (compressed_type and part.kind <= 25)
    length = 19 + len(part.body)
    header = struct.pack("<IBIIIH", part.time, kind, part.server_id, length + 4 * checksum, 0, part.flags)
    whole = struct.pack("<Q", length) + header + part.body
    cuts = [whole[at : at + size] for at in range(0, len(whole), size)]
    heads = [struct.pack("<IIB", len(cuts), number, number == 1) for number in range(1, len(cuts) + 1)]
    return [part._replace(kind=PIECE, log_pos=0, body=head + data) for head, data in zip(heads, cuts, strict=True)]


def in_pieces(log: bytes, threshold: int = 128, *, compressed_type: bool = False) -> bytes:
    """Return a log of MariaDB whose larger rows events are in pieces, none of which is much larger than a threshold.

    `compressed_type`: as with log_bin_compress, the events claim compressed rows and have plain ones.
    """
    parts = parts_of(log)
    checksum = bool(parts[0].body[-1])
    made: list[Part] = []
    for part in parts:
        is_large = part.kind in _ROWS and len(part.body) > threshold
        size = max(threshold - _CLAIMED, 1)
        made += cut(part, size, checksum=checksum, compressed_type=compressed_type) if is_large else [part]
    return put_together(made)


@dataclass
class Log:
    """A log of three transactions with rows 1 to 4, of which the second has rows 2 and 3 in pieces."""

    folder: Path
    checksum: bool = True
    in_use: bool = False

    def __post_init__(self) -> None:
        log = LogBuilder(server_version="11.8.9-MariaDB", checksum=self.checksum, in_use=self.in_use)
        for number, ids in enumerate(((1,), (2, 3), (4,))):
            log.mariadb_gtid(number + 1)
            images = [{"id": id, "name": LONG if len(ids) == 2 else "short"} for id in ids]
            log.insert(COLUMNS, *images, version=1)
            log.xid(number)
        if not self.in_use:
            log.stop()
        self.uncut = parts_of(bytes(log.data))
        at = next(i for i, part in enumerate(self.uncut) if part.kind == 23 and len(part.body) > 100)
        self.pieces = cut(self.uncut[at], 100, checksum=self.checksum)
        self.before, self.behind = self.uncut[:at], self.uncut[at + 1 :]
        assert len(self.pieces) == 5

    @property
    def parts(self) -> list[Part]:
        return [*self.before, *self.pieces, *self.behind]

    def write(self, parts: list[Part]) -> Path:
        path = self.folder / "log"
        path.write_bytes(put_together(parts))
        return path

    def position(self, number: int) -> int:
        """Where the piece with a number begins, from 1."""
        return len(put_together([*self.before, *self.pieces[: number - 1]]))
