"""Compressed parts of events, inflated within bounds: what a log announces is never trusted.

A few bytes can inflate to gigabytes. What is announced bounds what comes out, and cannot be more than the codec can
make of so many bytes, nor, for one event or value, than a server takes. Memory grows as bytes come out.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from io import BytesIO

from binlog_kaitai.errors import MalformedEventError

__all__ = ["MAX_EVENT_SIZE", "inflate", "one_frame", "unzstd"]

MAX_EVENT_SIZE = (1 << 30) + (1 << 16)
"""Bytes of the largest event that a server sends or applies: MAX_MAX_ALLOWED_PACKET, 1 GiB, and room for the header
that it allows besides (sql/log_event.h, MySQL 5.6)."""
_DEFLATE_RATIO = 1032
"""Bytes that one byte of a deflate stream makes at the most: 258 by two bits."""
_ZSTD_RATIO = 1 << 15
"""The same of a zstd stream: blocks of 128 KiB by four bytes (RFC 8878, section 3.1.1.2)."""
_PIECE = 1 << 20
_FED = 1 << 16
"""Compressed bytes that are given to a decompressor at once: it copies what it leaves of them."""


def _check_announced(compressed: int, announced: int, ratio: int) -> None:
    if announced > ratio * (compressed + 1):
        raise MalformedEventError(f"{compressed} compressed bytes cannot be the {announced} that are announced")


def inflate(data: bytes, announced: int, *, raw: bool = False, most: int = MAX_EVENT_SIZE) -> bytes:
    """Inflate a zlib stream, or a raw deflate stream, that shall give `announced` bytes, and no more than `most`.

    Raises MalformedEventError.
    """
    _check_announced(len(data), announced, _DEFLATE_RATIO)
    if announced > most:
        raise MalformedEventError(
            f"{announced} bytes are announced, and no more than {most} are read: a wrong size, or --max-event-size"
            " (max_event_size in Python) is too small"
        )
    stream = zlib.decompressobj(-zlib.MAX_WBITS if raw else zlib.MAX_WBITS)
    try:
        plain = stream.decompress(data, announced + 1) if announced <= _PIECE else _pieces(stream, data, announced)
    except zlib.error as error:
        raise MalformedEventError(f"compressed bytes that do not inflate: {error}") from error
    if len(plain) != announced or not stream.eof:
        raise MalformedEventError(f"compressed bytes do not give the {announced} bytes that are announced")
    return plain


def _pieces(stream: zlib._Decompress, data: bytes, most: int) -> bytes:
    """Inflate piece by piece, until there is more than `most`: zlib alone would hold all of it twice."""
    made, view = BytesIO(), memoryview(data)  # it grows in place, and gives its bytes without a copy
    for at in range(0, len(data), _FED):
        rest: bytes | memoryview = view[at : at + _FED]
        while rest and not stream.eof and made.tell() <= most:
            made.write(stream.decompress(rest, _PIECE))
            rest = stream.unconsumed_tail
    if made.tell() <= most:
        made.write(stream.flush())
    return made.getvalue()


def one_frame(data: bytes, announced: int) -> bytes | None:
    """Return what a zstd frame inflates to; None where that is not `announced` bytes, or the data is not one frame:
    then `unzstd` says what is wrong, if anything. Raises MalformedEventError."""
    from binlog_kaitai.format.zstd import zstd  # most logs have no payload

    _check_announced(len(data), announced, _ZSTD_RATIO)
    stream = zstd.ZstdDecompressor()
    try:
        if zstd.get_frame_info(data).decompressed_size not in (None, announced):
            return None
        plain = stream.decompress(data, announced + 1)
    except zstd.ZstdError:
        return None
    return plain if len(plain) == announced and stream.eof and not stream.unused_data else None


def unzstd(data: bytes, announced: int) -> Iterator[bytes]:
    """Yield the pieces that a zstd stream inflates to, `announced` bytes in all. Raises MalformedEventError."""
    from binlog_kaitai.format.zstd import zstd  # most logs have no payload

    _check_announced(len(data), announced, _ZSTD_RATIO)
    total = 0
    try:
        for piece in _frames(data):
            total += len(piece)
            if total > announced:
                raise MalformedEventError(f"the payload inflates to more than the {announced} bytes that are announced")
            yield piece
    except zstd.ZstdError as error:
        raise MalformedEventError(f"the payload does not inflate: {error}") from error
    if total != announced:
        raise MalformedEventError(f"the payload inflates to {total} bytes, {announced} are announced")


def _frames(data: bytes) -> Iterator[bytes]:
    """Yield what zstd frames inflate to, up to where the data ends."""
    from binlog_kaitai.format.zstd import zstd  # likewise

    at, view = 0, memoryview(data)
    while at < len(data):
        stream = zstd.ZstdDecompressor()
        while not stream.eof and (at < len(data) or not stream.needs_input):
            fed = view[at : at + _FED] if stream.needs_input else b""
            at += len(fed)
            if piece := stream.decompress(fed, _PIECE):
                yield piece
        at -= len(stream.unused_data)
