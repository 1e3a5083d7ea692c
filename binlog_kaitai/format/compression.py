"""Compressed parts of events, inflated within bounds: what a log announces is never trusted.

A few bytes can inflate to gigabytes. What is announced bounds what comes out, and cannot be more than the codec can
make of so many bytes, nor, for one event or value, than a server takes. Memory grows as bytes come out.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import zstandard

from binlog_kaitai.errors import MalformedEventError

__all__ = ["MAX_EVENT_SIZE", "ZstdFrames", "inflate", "unzstd"]

MAX_EVENT_SIZE = (1 << 30) + (1 << 16)
"""Bytes of the largest event that a server sends or applies: MAX_MAX_ALLOWED_PACKET, 1 GiB, and room for the header
that it allows besides (sql/log_event.h, MySQL 5.6)."""
_DEFLATE_RATIO = 1032
"""Bytes that one byte of a deflate stream makes at the most: 258 by two bits."""
_ZSTD_RATIO = 1 << 15
"""The same of a zstd stream: blocks of 128 KiB by four bytes (RFC 8878, section 3.1.1.2)."""
_UNKNOWN_SIZE = -1
"""What zstandard says of a frame that does not tell."""
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


class ZstdFrames:
    """Inflates many small zstd frames, one thread at a time."""

    def __init__(self) -> None:
        self._decompress = zstandard.ZstdDecompressor().decompress

    def whole(self, data: bytes, announced: int) -> bytes | None:
        """Return what a frame inflates to; None where that is not `announced` bytes, or the data is not one frame: then
        `unzstd` says what is wrong, if anything. Raises MalformedEventError."""
        _check_announced(len(data), announced, _ZSTD_RATIO)
        try:
            if zstandard.frame_content_size(data) not in (_UNKNOWN_SIZE, announced):
                return None
            plain = self._decompress(data, announced, allow_extra_data=False)
        except zstandard.ZstdError:
            return None
        return plain if len(plain) == announced else None


def unzstd(data: bytes, announced: int) -> Iterator[bytes]:
    """Yield the pieces that a zstd stream inflates to, `announced` bytes in all. Raises MalformedEventError."""
    _check_announced(len(data), announced, _ZSTD_RATIO)
    total = 0
    try:
        with zstandard.ZstdDecompressor().stream_reader(data, read_across_frames=True) as stream:
            while piece := stream.read(_PIECE):
                total += len(piece)
                if total > announced:
                    raise MalformedEventError(
                        f"the payload inflates to more than the {announced} bytes that are announced"
                    )
                yield piece
    except zstandard.ZstdError as error:
        raise MalformedEventError(f"the payload does not inflate: {error}") from error
    if total != announced:
        raise MalformedEventError(f"the payload inflates to {total} bytes, {announced} are announced")
