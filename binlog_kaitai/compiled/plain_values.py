"""How the loops inflate the values of COMPRESSED columns, of one reader."""

from __future__ import annotations

import weakref

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.unzip import end_stream, stream_calls

__all__ = ["PlainValues"]

_MOST = 1 << 20
"""Bytes of the largest value that the loops inflate."""
_MOST_PREFIX = 8


class PlainValues:
    """A stream of zlib, and the room for a value.

    Args:
        record: of the context.
    """

    def __init__(self, record: Integers) -> None:
        own = self._record = memory.slots(r.PlainValues.SLOTS)
        self._cell, self._part = memory.text_room(_MOST + _MOST_PREFIX), memory.slots(layout.LOOP_SLOTS)
        own[r.PlainValues.cell], own[r.PlainValues.most] = memory.address(self._cell), _MOST
        own[r.PlainValues.part] = memory.address(self._part)
        stream = self._stream = memory.slots(r.DeflateStream.SLOTS)
        own[r.PlainValues.stream] = address = memory.address(stream)
        numbers = r.PlainValues.begin.function, r.PlainValues.reset.function, r.PlainValues.inflate.function
        for first, call in zip(numbers, stream_calls(address, stream.nbytes), strict=True):
            own[first : first + len(call)] = memory.record(call)
        record[C.plain] = memory.address(own)
        weakref.finalize(self, _end, own, stream)


def _end(own: Integers, stream: Integers) -> None:
    if own[r.PlainValues.is_begun]:
        end_stream(memory.address(stream))
