"""Compressed parts of events, inflated within bounds: what a log announces is never trusted.

A few bytes can inflate to gigabytes. What comes out at once may be `MAX_INFLATED` bytes, or `MAX_RATIO` times what
went in when that is more; real events stay far below.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import zstandard

from binlog_kaitai.errors import MalformedEventError

__all__ = ["MAX_INFLATED", "inflate", "inflate_limit", "unzstd"]

MAX_INFLATED = 64 << 20
MAX_RATIO = 64
_PIECE = 1 << 20


def inflate_limit(compressed: int) -> int:
    """How many bytes may come out at once of so many compressed ones."""
    return max(MAX_INFLATED, MAX_RATIO * compressed)


def inflate(data: bytes, announced: int, *, raw: bool = False) -> bytes:
    """Inflate a zlib stream, or a raw deflate stream, that shall give `announced` bytes. Raises MalformedEventError."""
    if announced > inflate_limit(len(data)):
        raise MalformedEventError(
            f"{len(data)} compressed bytes claim to be {announced}; at most {inflate_limit(len(data))} are believed"
        )
    stream = zlib.decompressobj(-zlib.MAX_WBITS if raw else zlib.MAX_WBITS)
    try:
        plain = stream.decompress(data, announced + 1)
    except zlib.error as error:
        raise MalformedEventError(f"compressed bytes that do not inflate: {error}") from error
    if len(plain) != announced or not stream.eof:
        raise MalformedEventError(f"compressed bytes do not give the {announced} bytes that are announced")
    return plain


def unzstd(data: bytes, announced: int) -> Iterator[bytes]:
    """The pieces that a zstd stream inflates to, `announced` bytes in all. Raises MalformedEventError."""
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
