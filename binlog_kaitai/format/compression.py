"""Compressed parts of events, inflated within bounds: what a log announces is never trusted.

A few bytes can inflate to gigabytes. What is announced bounds what comes out, and cannot be more than the codec can
make of so many bytes, nor, for one event or value, than a server takes. Memory grows as bytes come out.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.zstd import zstd

__all__ = ["MAX_EVENT_SIZE", "inflate", "one_frame", "unzstd"]

MAX_EVENT_SIZE = (1 << 30) + (1 << 16)
"""Bytes of the largest event that a server sends or applies: MAX_MAX_ALLOWED_PACKET, 1 GiB, and room for the header
that it allows besides (sql/log_event.h, MySQL 5.6)."""
_DEFLATE_RATIO = 1032
"""Bytes that one byte of a deflate stream makes at the most: 258 by two bits."""
_ZSTD_RATIO = 1 << 15
"""The same of a zstd stream: blocks of 128 KiB by four bytes (RFC 8878, section 3.1.1.2)."""
_PIECE = 1 << 20


def _check_announced(compressed: int, announced: int, ratio: int) -> None:
    if announced > ratio * (compressed + 1):
        raise MalformedEventError(f"{compressed} compressed bytes cannot be the {announced} that are announced")


def inflate(data: bytes, announced: int, *, raw: bool = False) -> bytes:
    """Inflate a zlib stream, or a raw deflate stream, that shall give `announced` bytes. Raises MalformedEventError."""
    _check_announced(len(data), announced, _DEFLATE_RATIO)
    if announced > MAX_EVENT_SIZE:
        raise MalformedEventError(f"{announced} bytes are announced; no server makes more than {MAX_EVENT_SIZE}")
    stream = zlib.decompressobj(-zlib.MAX_WBITS if raw else zlib.MAX_WBITS)
    try:
        plain = stream.decompress(data, announced + 1)
    except zlib.error as error:
        raise MalformedEventError(f"compressed bytes that do not inflate: {error}") from error
    if len(plain) != announced or not stream.eof:
        raise MalformedEventError(f"compressed bytes do not give the {announced} bytes that are announced")
    return plain


def one_frame(data: bytes, announced: int) -> bytes | None:
    """Return what a zstd frame inflates to; None where that is not `announced` bytes, or the data is not one frame:
    then `unzstd` says what is wrong, if anything. Raises MalformedEventError."""
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
    _check_announced(len(data), announced, _ZSTD_RATIO)
    total = 0
    try:
        for piece in _pieces(data):
            total += len(piece)
            if total > announced:
                raise MalformedEventError(f"the payload inflates to more than the {announced} bytes that are announced")
            yield piece
    except zstd.ZstdError as error:
        raise MalformedEventError(f"the payload does not inflate: {error}") from error
    if total != announced:
        raise MalformedEventError(f"the payload inflates to {total} bytes, {announced} are announced")


def _pieces(data: bytes) -> Iterator[bytes]:
    """Yield what zstd frames inflate to, up to where the data ends."""
    while data:
        stream = zstd.ZstdDecompressor()
        piece = stream.decompress(data, _PIECE)
        while piece or not (stream.eof or stream.needs_input):
            yield piece
            piece = b"" if stream.eof else stream.decompress(b"", _PIECE)
        data = stream.unused_data
