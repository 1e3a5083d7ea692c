"""libzstd as a function that the loops can call: the one that Python itself uses."""

from __future__ import annotations

import ctypes
from functools import lru_cache

from binlog_kaitai.compiled.machine_code import CAN_CALL

__all__ = ["Inflater", "new_inflater"]

_MODULES = "_zstd", "backports.zstd._zstd"
"""What has the library in it, or is linked to it: from Python 3.14 on, and before."""


class Inflater:
    """The address of the library's function, and of the state that it works with, for one thread at a time."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._free = library.ZSTD_freeDCtx
        self._free.argtypes = [ctypes.c_void_p]
        make = library.ZSTD_createDCtx
        make.restype = ctypes.c_void_p
        self.state: int = make() or 0
        self.function: int = ctypes.cast(library.ZSTD_decompressDCtx, ctypes.c_void_p).value or 0

    def __del__(self) -> None:
        self._free(self.state)


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL | None:
    """Return the library, None where it is not there or does not show its functions."""
    from importlib.util import find_spec  # most logs have nothing compressed

    names = "ZSTD_createDCtx", "ZSTD_freeDCtx", "ZSTD_decompressDCtx"
    for module in _MODULES if CAN_CALL else ():
        try:
            found = find_spec(module)
            library = ctypes.CDLL(found.origin) if found is not None and found.origin else None
        except (ImportError, OSError):
            continue
        if library is not None and all(hasattr(library, name) for name in names):
            return library
    return None


def new_inflater() -> Inflater | None:
    """Return an inflater, None where there is no library that the loops can call."""
    library = _library()
    made = Inflater(library) if library is not None else None
    return made if made is not None and made.state and made.function else None
