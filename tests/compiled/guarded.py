"""Memory that ends at a page which may not be touched: one byte too far ends the process."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Sequence

import pyarrow as pa
import pytest

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops.abi import SLACK

__all__ = ["apart", "guard"]

_PAGE = mmap.PAGESIZE
_libc = ctypes.CDLL(None, use_errno=True)
_NO_ACCESS = 0


def guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all memory that the loops write end so, and the bytes of the log."""
    monkeypatch.setattr(memory, "input_room", _array)
    monkeypatch.setattr(memory, "text_room", _array)
    monkeypatch.setattr(memory, "value_room", lambda size: pa.py_buffer(_array(size)))
    monkeypatch.setattr(memory, "value_rooms", apart)
    monkeypatch.setattr(memory, "records", _list)


def apart(sizes: Sequence[int], fill: int | None = None) -> list[pa.Buffer]:
    """Return what `memory.value_rooms` does, each room a piece of its own."""
    rooms = [memory.value_room(size) for size in sizes]
    for room in rooms if fill is not None else ():
        memory.put(room, 0, bytes([fill or 0]) * room.size)
    return rooms


def _list(count: int, size: int) -> memory.Records:
    return memory.Records(_mapped(8 * count * size).cast("q"), size)


def _array(size: int) -> memory.Bytes:
    return _mapped(size + SLACK)


def _mapped(size: int) -> memory.Bytes:
    """`size` bytes; at most seven more may be touched, for the alignment."""
    whole = -(-size // 8) * 8
    pages = -(-whole // _PAGE)
    mapped = mmap.mmap(-1, (pages + 1) * _PAGE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(mapped))
    if _libc.mprotect(ctypes.c_void_p(address + pages * _PAGE), _PAGE, _NO_ACCESS):
        raise OSError(ctypes.get_errno(), "mprotect")
    return memoryview(mapped)[pages * _PAGE - whole :][:size]
