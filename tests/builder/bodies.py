"""The bodies of events."""

from __future__ import annotations

import struct
import zlib
from uuid import UUID

__all__ = [
    "SERVER_UUID",
    "bitmap",
    "gtid",
    "lenenc",
    "mariadb_compressed",
    "mariadb_gtid",
    "payload",
    "query",
    "rotate",
    "rows",
    "tagged_gtid",
    "xa_prepare",
]

SERVER_UUID = UUID("11111111-2222-3333-4444-555555555555")


def lenenc(number: int) -> bytes:
    """A length-encoded integer."""
    if number < 0xFB:
        return bytes([number])
    for mark, width in ((0xFC, 2), (0xFD, 3), (0xFE, 8)):
        if number < 1 << (8 * width):
            return bytes([mark]) + number.to_bytes(width, "little")
    raise OverflowError(number)


def varint(number: int) -> bytes:
    """An integer of a GTID event with a tag: the 1 bits at the low end of the first byte count the bytes after it."""
    for more in range(8):
        if number < 1 << (7 * (more + 1)):
            return ((number << (more + 1)) | ((1 << more) - 1)).to_bytes(more + 1, "little")
    return b"\xff" + number.to_bytes(8, "little")


def signed_varint(number: int) -> bytes:
    return varint(-2 * number - 1 if number < 0 else 2 * number)


def query(
    text: str | bytes, *, database: str = "shop", thread_id: int = 8, status_vars: bytes = b"", error_code: int = 0
) -> bytes:
    name = database.encode()
    head = struct.pack("<IIBHH", thread_id, 0, len(name), error_code, len(status_vars))
    return head + status_vars + name + b"\0" + (text.encode() if isinstance(text, str) else text)


def gtid(number: int, *, uuid: UUID | None = SERVER_UUID, last_committed: int = 0, sequence_number: int = 1) -> bytes:
    """Of MySQL 5.7; without a uuid it is anonymous."""
    raw = bytes(16) if uuid is None else uuid.bytes
    return b"\0" + raw + struct.pack("<qBqq", number, 2, last_committed, sequence_number)


def tagged_gtid(
    number: int, tag: str, *, commit_time: int = 1_795_000_000_000_000, original_commit_time: int | None = None
) -> bytes:
    """Of MySQL 8.3, with tag; times are in microseconds, and the original one is the other where it is left out."""
    uuid = b"".join(varint(byte) for byte in SERVER_UUID.bytes)
    fields = [
        varint(0) + varint(0),
        varint(1) + uuid,
        varint(2) + signed_varint(number),
        varint(3) + varint(len(tag)) + tag.encode(),
        varint(4) + signed_varint(3),
        varint(5) + signed_varint(4),
        varint(6) + varint(commit_time),
        *([] if original_commit_time is None else [varint(7) + varint(original_commit_time)]),
        varint(8) + varint(500),
        varint(9) + varint(90704),
    ]
    message = varint(0) + b"".join(fields)
    size = next(s for s in range(len(message) + 2, len(message) + 12) if s == 1 + len(varint(s)) + len(message))
    return varint(1) + varint(size) + message


def mariadb_gtid(sequence: int, *, domain: int = 0, flags: int = 0, rest: bytes = b"") -> bytes:
    """Flags: 1 standalone, 2 with a group commit id, 8 transactional, 64 XA prepared."""
    return (struct.pack("<QIB", sequence, domain, flags) + rest).ljust(19, b"\0")


def rotate(name: str, position: int = 4) -> bytes:
    return struct.pack("<Q", position) + name.encode()


def xa_prepare(gtrid: bytes, *, one_phase: bool = False) -> bytes:
    return struct.pack("<BiII", one_phase, 1, len(gtrid), 0) + gtrid


def bitmap(present: list[bool]) -> bytes:
    """One bit a column, lowest first."""
    bits = sum(1 << i for i, is_set in enumerate(present) if is_set)
    return bits.to_bytes((len(present) + 7) // 8, "little")


def rows(
    table_id: int,
    images: bytes,
    before: list[bool],
    after: list[bool] | None = None,
    *,
    end_of_statement: bool = True,
    version: int = 2,
    flags: int = 0,
    extra: bytes = b"",
) -> bytes:
    """A rows event: `before` and `after` say which columns its images have; `after` is for updates."""
    head = table_id.to_bytes(6, "little") + struct.pack("<H", flags | end_of_statement)
    if version == 2:
        head += struct.pack("<H", 2 + len(extra)) + extra
    return head + lenenc(len(before)) + bitmap(before) + (bitmap(after) if after is not None else b"") + images


def payload(data: bytes, *, announced: int, compression: int = 0) -> bytes:
    """A transaction payload; compression 0 is zstd, 255 none."""

    def field(kind: int, value: int) -> bytes:
        return bytes([kind]) + lenenc(len(lenenc(value))) + lenenc(value)

    return field(2, compression) + field(3, announced) + field(1, len(data)) + b"\0" + data


def mariadb_compressed(plain: bytes, *, announced: int | None = None) -> bytes:
    """What MariaDB stores for a part of an event that it has compressed."""
    size = len(plain) if announced is None else announced
    width = max(1, (size.bit_length() + 7) // 8)
    return bytes([0x80 | width]) + size.to_bytes(width, "big") + zlib.compress(plain)
