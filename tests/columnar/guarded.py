"""Memory that ends at a page which may not be touched: one byte too far ends the process."""

from __future__ import annotations

import ctypes
import mmap
from typing import Any

import numpy as np
import pyarrow as pa

__all__ = ["guarded_array", "guarded_buffer", "guarded_list"]

_PAGE = mmap.PAGESIZE
_libc = ctypes.CDLL(None, use_errno=True)
_NO_ACCESS = 0


def guarded_array(size: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """`size` bytes; at most seven more may be touched, for the alignment."""
    whole = -(-size // 8) * 8
    pages = -(-whole // _PAGE)
    memory = mmap.mmap(-1, (pages + 1) * _PAGE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    if _libc.mprotect(ctypes.c_void_p(address + pages * _PAGE), _PAGE, _NO_ACCESS):
        raise OSError(ctypes.get_errno(), "mprotect")
    return np.frombuffer(memory, np.uint8, size, pages * _PAGE - whole)


def guarded_list(count: int, size: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Records of 64-bit integers."""
    return guarded_array(8 * count * size).view(np.int64).reshape(count, size)


def guarded_buffer(size: int) -> pa.Buffer:
    """The same as a buffer of Arrow's."""
    return pa.py_buffer(guarded_array(size))
