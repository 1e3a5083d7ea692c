"""zlib as a function that the loops can call: the one that Python itself uses."""

from __future__ import annotations

import ctypes
import zlib
from functools import lru_cache

from binlog_kaitai.compiled.machine_code import CAN_CALL

__all__ = ["end_stream", "stream_calls", "unzip_function"]

_NAME = "uncompress"
_LIBRARIES = "libz.so.1", "libz.dylib"
"""Where Python has zlib without showing its functions."""
_FINISH = 4
"""zlib's Z_FINISH: all of the stream is there, and room for all that it becomes."""
_BITS = 64


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL | None:
    """Return a library with the function, None where there is none; a module has those that it is linked to."""
    for name in (getattr(zlib, "__file__", None), *_LIBRARIES) if CAN_CALL else ():
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        if hasattr(library, _NAME):
            return library
    return None


def unzip_function() -> int:
    """Return the address of `uncompress`, 0 where there is no library that the loops can call."""
    return _address(_NAME)


def _address(name: str) -> int:
    library = _library()
    return 0 if library is None else ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0


@lru_cache(maxsize=1)
def _version() -> ctypes.c_char_p:
    return ctypes.c_char_p(zlib.ZLIB_VERSION.encode())


def stream_calls(stream: int, size: int) -> list[list[int]]:
    """Return the calls that make a stream of raw deflate, begin it anew, and inflate what is set in it: functions and
    their arguments. None where the loops cannot call them, or a number of C is of another size than they take it for.

    Args:
        stream: address of the record that is zlib's `z_stream`.
        size: its bytes.
    """
    if not _address(_NAME) or 8 * ctypes.sizeof(ctypes.c_ulong) != _BITS:
        return [[0]] * 3
    version = ctypes.cast(_version(), ctypes.c_void_p).value or 0
    return [
        [_address("inflateInit2_"), stream, -zlib.MAX_WBITS, version, size],
        [_address("inflateReset"), stream],
        [_address("inflate"), stream, _FINISH],
    ]


def end_stream(stream: int) -> None:
    """Free what zlib has made for a stream."""
    library = _library()
    if library is not None:
        library.inflateEnd(ctypes.c_void_p(stream))
