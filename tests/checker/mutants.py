"""Logs that are nearly sound: transactions of the test data with bodies changed by chance, and checksums put right, or
left out. The same seed gives the same log."""

from __future__ import annotations

import gzip
import random
import struct
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from binlog_kaitai._generated import layout

from binlog_kaitai.compiled.input.payloads import plain_payload
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.bodies import READERS
from binlog_kaitai.events.model import TransactionPayloadEvent
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import FrameParser
from tests.builder import bodies
from tests.checker.documents import log_of_documents

__all__ = [
    "DATA",
    "Split",
    "changed",
    "joined",
    "mutant",
    "mutant_of",
    "read_log",
    "shorter",
    "sound_logs",
    "split_log",
]

DATA = Path(__file__).parent.parent / "data"
_HEADER, _CHECKSUM = 19, 4
_MOST_BYTES, _MOST_EVENTS = 6000, 30
_LARGE = 200_000
_DOCUMENTS = 0.15
"""How often a log is of JSON documents."""
_Type = layout.EventType
_ROWS = tuple(
    int(kind)
    for kind in (
        *(_Type.write_rows_event_v1, _Type.update_rows_event_v1, _Type.delete_rows_event_v1),
        *(_Type.write_rows_event, _Type.update_rows_event, _Type.delete_rows_event),
    )
)
_PAYLOAD = int(_Type.transaction_payload_event)
_TABLE_MAP = int(_Type.table_map_event)
_STARTS = (_Type.gtid_log_event, _Type.anonymous_gtid_log_event, _Type.gtid_event, _Type.query_event, _TABLE_MAP)
_EDGES = (0, 1, 2, 3, 15, 16, 127, 128, 0xF5, 0xF6, 0xF7, 0xF8, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF)


class Split(NamedTuple):
    """A log in its events."""

    name: str
    format: bytes
    events: list[bytes]
    """Without their checksums."""
    has_checksums: bool
    starts: list[int]
    """Events with which a part of the log may begin."""


def sound_logs(base: Path = DATA) -> list[Path]:
    """The plain logs of a folder."""
    return sorted(
        path
        for path in base.rglob("*.binlog*")
        if path.suffixes in ([".binlog"], [".binlog", ".gz"]) and not {"encrypted", "damaged"} & set(path.parts)
    )


@cache
def _bases(base: Path) -> list[Split]:
    found = (_split(path.relative_to(base).as_posix(), read_log(path)) for path in sound_logs(base))
    return [log for log in found if log is not None]


def read_log(path: Path) -> bytes:
    """The bytes of a log, which may be compressed."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def _split(name: str, data: bytes) -> Split | None:
    """The events of a log; None for one without rows, one that is large, and one that is not sound."""
    found = split_log(name, data)
    has_rows = found is not None and any(event[4] in (*_ROWS, _PAYLOAD) for event in found.events)
    return found if found is not None and found.starts and has_rows else None


def split_log(name: str, data: bytes) -> Split | None:
    """The events of a log; None for one that is large or not sound."""
    if len(data) > _LARGE:
        return None
    try:
        frames = list(FrameParser(name, size=len(data)).feed(data))
    except BinlogError:
        return None
    first, *others = frames
    has_checksums = bool(others and others[0].format.len_checksum)
    tail = _CHECKSUM if has_checksums else 0
    events = [bytes(f.buffer[f.start : f.start + f.header.event_size - tail]) for f in others]
    starts = [n for n, event in enumerate(events) if event[4] in _STARTS]
    form = bytes(first.buffer[first.start : first.start + first.header.event_size])
    return Split(name, form, events, has_checksums, starts)


def mutant(seed: int, folder: Path | None = None) -> tuple[bytes, str]:
    """A log, and of which it was made; of the test data by default."""
    chance = random.Random(f"mutant {seed}")
    base = chance.choice(_bases(folder or DATA))
    if chance.random() < _DOCUMENTS:
        base = _split("documents", log_of_documents(seed)) or base
    return _mutant(base, chance), f"{base.name} {seed}"


def mutant_of(data: bytes, chance: random.Random) -> bytes:
    """A log made of another one; that one where there are no rows in it, or it is not sound."""
    base = _split("log", data)
    return data if base is None else _mutant(base, chance)


def shorter(data: bytes) -> Iterator[bytes]:
    """The log with one of its events left out, each in turn, the last first."""
    base = _split("log", data)
    if base is not None:
        for number in reversed(range(len(base.events))):
            yield joined(base, base.events[:number] + base.events[number + 1 :], base.has_checksums)


def _mutant(base: Split, chance: random.Random) -> bytes:
    events = list(_part(base, chance))
    others = [event for event in base.events if event[4] in (*_ROWS, _TABLE_MAP)] or base.events
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 4))):
        chance.choices(_CHANGES, _WEIGHTS)[0](events, others, chance)
        if not events:
            break
    return joined(base, events, base.has_checksums and chance.random() < 0.5)


def _part(base: Split, chance: random.Random) -> Iterator[bytes]:
    """Some events that follow each other, from a place where a transaction or statement begins."""
    start, size = chance.choice(base.starts), 0
    for event in base.events[start : start + chance.randrange(3, _MOST_EVENTS)]:
        size += len(event)
        if size > _MOST_BYTES and len(event) < size:
            break
        yield event


def joined(base: Split, events: list[bytes], has_checksums: bool) -> bytes:
    """A log of events with the right sizes, positions and checksums."""
    form = bytearray(base.format)
    if base.has_checksums and not has_checksums:
        form[-_CHECKSUM - 1] = 0  # the algorithm
        form[-_CHECKSUM:] = struct.pack("<I", zlib.crc32(form[:-_CHECKSUM]))
    log = bytearray(layout.MAGIC) + form
    for event in events:
        made = bytearray(event)
        size = len(made) + (_CHECKSUM if has_checksums else 0)
        struct.pack_into("<II", made, 9, size, len(log) + size)
        log += made
        if has_checksums:
            log += struct.pack("<I", zlib.crc32(made))
    return bytes(log)


_Change = Callable[[list[bytes], list[bytes], random.Random], None]


def _change_body(events: list[bytes], others: list[bytes], chance: random.Random) -> None:
    rows = [number for number, event in enumerate(events) if event[4] in (*_ROWS, _TABLE_MAP, _PAYLOAD)]
    number = chance.choice(rows if rows and chance.random() < 0.85 else range(len(events)))
    event = events[number]
    if event[4] == _PAYLOAD and chance.random() < 0.8:
        events[number] = _with_other_payload(event, others, chance)
    else:
        events[number] = event[:_HEADER] + changed(event[_HEADER:], others, chance)


def changed(body: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """Return some bytes, changed in some places."""
    data = bytearray(body) or bytearray(8)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        at = chance.randrange(len(data)) if chance.random() < 0.6 else min(len(data) - 1, chance.randrange(60))
        chance.choice(_EDITS)(data, at, others, chance)
        data = data or bytearray(1)
    return bytes(data)


def _number(data: bytearray, at: int, width: int, chance: random.Random) -> None:
    """A length or an offset that lies."""
    full = (1 << 8 * width) - 1
    left = len(data) - at
    value = chance.choice((0, 1, full, full >> 1, (full >> 1) + 1, left, left - width, left - width - 1, len(data)))
    data[at : at + width] = max(0, value & full).to_bytes(width, "little")


def _splice(data: bytearray, at: int, others: list[bytes], chance: random.Random) -> None:
    other = chance.choice(others)
    start = chance.randrange(len(other))
    length = chance.randrange(1, 40)
    data[at : at + length] = other[start : start + length]


_EDITS: tuple[Callable[[bytearray, int, list[bytes], random.Random], None], ...] = (
    lambda data, at, others, chance: data.__setitem__(at, data[at] ^ 1 << chance.randrange(8)),
    lambda data, at, others, chance: data.__setitem__(at, data[at] ^ 1 << chance.randrange(8)),
    lambda data, at, others, chance: data.__setitem__(at, chance.choice(_EDGES)),
    lambda data, at, others, chance: data.__setitem__(at, chance.randrange(256)),
    lambda data, at, others, chance: _number(data, at, 2, chance),
    lambda data, at, others, chance: _number(data, at, 4, chance),
    lambda data, at, others, chance: data.__delitem__(slice(at, at + chance.choice((1, 2, 3, 8, 64)))),
    lambda data, at, others, chance: data.__delitem__(slice(at, None)),
    lambda data, at, others, chance: data.__setitem__(
        slice(at, at), bytes([chance.choice(_EDGES)]) * chance.choice((1, 2, 3, 8, 64, 300))
    ),
    lambda data, at, others, chance: data.__setitem__(slice(at, at), data[: chance.randrange(1, 32)]),
    lambda data, at, others, chance: data.__setitem__(
        slice(at, at + 8), bytes([chance.choice((0, 255))]) * min(8, len(data) - at)
    ),
    lambda data, at, others, chance: data.extend(chance.randbytes(chance.randrange(1, 40))),
    lambda data, at, others, chance: data.extend(data[at:]),
    _splice,
    _splice,
)


def _with_other_payload(event: bytes, others: list[bytes], chance: random.Random) -> bytes:
    """A transaction payload with a change inside, which inflates again."""
    body = event[_HEADER:]
    plain = _inflated(body)
    inside = [bytes(frame) for frame in _events_of(plain or b"")]
    if not inside:
        return event[:_HEADER] + changed(body, others, chance)
    chance.choices(_CHANGES, _WEIGHTS)[0](inside, others, chance)
    data = b"".join(struct.pack_into("<I", a := bytearray(e), 9, len(e)) or bytes(a) for e in inside)
    return event[:_HEADER] + bodies.payload(data, announced=len(data), compression=255)


def _inflated(body: bytes) -> bytes | None:
    """What is inside of a payload; None for one that is not sound."""
    read, make = READERS[_Type.transaction_payload_event]
    try:
        event = make(read(body, 0, len(body))[0])
    except (BinlogError, *PARSE_ERRORS):
        return None
    assert isinstance(event, TransactionPayloadEvent)
    return plain_payload(event)


def _events_of(plain: bytes) -> Iterator[bytes]:
    at = 0
    while at + _HEADER <= len(plain):
        size = max(int.from_bytes(plain[at + 9 : at + 13], "little"), _HEADER)
        yield plain[at : at + size]
        at += size


def _change_type(events: list[bytes], others: list[bytes], chance: random.Random) -> None:
    number = chance.randrange(len(events))
    kind = chance.choice((*_ROWS, _TABLE_MAP, _Type.query_event, _Type.xid_event, _Type.gtid_log_event, 162, 29, 3))
    events[number] = events[number][:4] + bytes([kind]) + events[number][5:]


def _other_table(events: list[bytes], others: list[bytes], chance: random.Random) -> None:
    """An event of another table under the number of one that is there."""
    number, other = chance.randrange(len(events)), chance.choice(others)
    here = events[number]
    if len(here) >= _HEADER + 6:
        other = other[:_HEADER] + here[_HEADER : _HEADER + 6] + other[_HEADER + 6 :]
    events[number : number + chance.randrange(2)] = [other]


def _again(events: list[bytes], others: list[bytes], chance: random.Random) -> None:
    events.insert(chance.randrange(len(events) + 1), chance.choice(events))


def _swap(events: list[bytes], others: list[bytes], chance: random.Random) -> None:
    a, b = chance.randrange(len(events)), chance.randrange(len(events))
    events[a], events[b] = events[b], events[a]


def _leave_out(events: list[bytes], others: list[bytes], chance: random.Random) -> None:
    del events[chance.randrange(len(events))]


_CHANGES: tuple[_Change, ...] = (_change_body, _change_type, _other_table, _again, _swap, _leave_out)
_WEIGHTS = (16, 1, 2, 1, 1, 1)
