"""Logs that servers wrote, taken apart and put together otherwise: with right sizes, places and checksums."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.builder.log import MAGIC

__all__ = ["Doctored", "Raw"]

_HEADER = struct.Struct("<IBIIIH")
GTIDS = {33, 34, 42, 162}
_ENDS = {3, 4}


class Raw(NamedTuple):
    """An event, without its checksum."""

    timestamp: int
    kind: int
    server_id: int
    log_pos: int
    flags: int
    body: bytes


@dataclass
class Doctored:
    """The events of a log with checksums: those before the first transaction, the transactions, and its end."""

    head: list[Raw]
    transactions: list[list[Raw]]
    tail: list[Raw]
    checksum: bool = True
    first: bytes = field(default=b"", repr=False)
    """The format description as it is."""

    @classmethod
    def of(cls, path: Path) -> Doctored:
        """Take a log apart."""
        data, at = path.read_bytes(), len(MAGIC)
        made = cls([], [], [])
        while at < len(data):
            timestamp, kind, server_id, size, log_pos, flags = _HEADER.unpack_from(data, at)
            event = Raw(timestamp, kind, server_id, log_pos, flags, data[at + _HEADER.size : at + size - 4])
            if not made.first:
                made.first = data[at : at + size]
            elif kind in GTIDS:
                made.transactions.append([event])
            elif kind in _ENDS:
                made.tail.append(event)
            else:
                (made.transactions[-1] if made.transactions else made.head).append(event)
            at += size
        return made

    def events(self) -> Iterable[Raw]:
        """All events after the format description."""
        return [*self.head, *(event for events in self.transactions for event in events), *self.tail]

    def begin_of(self, number: int) -> int:
        """Where a transaction begins in the log that is written; -1 is the last one."""
        before = [*self.head, *(event for events in self.transactions[:number] for event in events)]
        return len(MAGIC) + len(self.first) + sum(self._size(event) for event in before)

    def _size(self, event: Raw) -> int:
        return _HEADER.size + len(event.body) + (4 if self.checksum else 0)

    def write(self, path: Path, *, with_places: bool = True) -> Path:
        """Put the log together; its events say where they end unless their old places are to stay."""
        data = bytearray(MAGIC + self.first)
        if not self.checksum:
            data[-5] = 0  # the algorithm
            data[-4:] = zlib.crc32(data[len(MAGIC) : -4]).to_bytes(4, "little")
        for event in self.events():
            size = self._size(event)
            place = len(data) + size if with_places and event.log_pos else event.log_pos
            fields = event.timestamp, event.kind, event.server_id, size, place, event.flags
            raw = _HEADER.pack(*fields) + event.body
            data += raw + (zlib.crc32(raw).to_bytes(4, "little") if self.checksum else b"")
        path.write_bytes(data)
        return path
