"""Values of COMPRESSED columns, as MariaDB has them: a copy of the cell has what they inflate to."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops.images import put_length
from binlog_kaitai.compiled.loops.inflated import unzip
from binlog_kaitai.compiled.loops.memory import LOW32, call_in, copy, get, kernel, value_of
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.values import PlainValues

__all__ = ["plain_cell"]

_NONE, _ZLIB = int(layout.CompressionMethod.none), int(layout.CompressionMethod.zlib)
_STREAM_END = 1
"""What `inflate` returns when all is there."""
_call = value_of(1, call_in)


@kernel
def _inflate(values: PlainValues, start: int, stop: int, target: int, size: int) -> bool:
    """Inflate a stream without zlib's header; see `unzip`."""
    stream, begin = values.stream, values.begin
    if begin.function == 0 or _call(values.reset if values.is_begun else begin) & LOW32:
        return False
    values.is_begun = 1
    stream.next_in = start
    stream.avail_in = stop - start
    stream.next_out = target
    stream.avail_out = size
    return _call(values.inflate) & LOW32 == _STREAM_END and stream.total_out == size


@kernel
def _plain(x: Context, p: int, end: int, target: int) -> int:
    """Write the value that is stored from p to end, where there is room for the largest; gives how long it is, -1 where
    it is Python's."""
    values = x.plain
    part = values.part
    if p == end:
        return 0
    if loops.read_compressed_value(p, end, part) != end:
        return -1
    start, method = get(part, loops.COMPRESSED_VALUE_AT_DATA), get(part, loops.COMPRESSED_VALUE_METHOD)
    size = end - start if method == _NONE else get(part, loops.COMPRESSED_VALUE_NUM_PLAIN_BYTES)
    if size > min(values.most, x.limits.max_event):
        return -1
    if method == _NONE:
        copy(target, start, size)
        return size
    if method != _ZLIB or size == 0:
        return -1
    is_raw = get(part, loops.COMPRESSED_VALUE_IS_RAW_DEFLATE)
    if not (_inflate(values, start, end, target, size) if is_raw else unzip(x, start, end, target, size)):
        return -1
    return size


@kernel
def plain_cell(x: Context, prefix: int, cell: int, end: int) -> tuple[int, int]:
    """Make a copy of the cell from one place to another, whose length has `prefix` bytes, with the plain value; gives
    where it begins and ends, until the next one is made, or 0 where the value is Python's."""
    other = x.plain.cell
    size = _plain(x, cell + prefix, end, other + prefix)
    if size < 0 or size >> (8 * prefix) or (x.long and prefix + size >= x.long.least):
        return 0, 0
    put_length(other, size, prefix)
    return other, other + prefix + size
