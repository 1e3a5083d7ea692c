"""zlib as a function that the loops can call: the one that Python itself uses."""

from __future__ import annotations

import ctypes
import zlib
from functools import lru_cache

from binlog_kaitai.compiled.machine_code import CAN_CALL

__all__ = ["unzip_function"]

_NAME = "uncompress"
_LIBRARIES = "libz.so.1", "libz.dylib"
"""Where Python has zlib without showing its functions."""


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
    library = _library()
    return 0 if library is None else ctypes.cast(getattr(library, _NAME), ctypes.c_void_p).value or 0
