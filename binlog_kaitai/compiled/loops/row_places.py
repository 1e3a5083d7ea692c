"""What every row of a batch has besides its values: where it stands, and what its event and its transaction say."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import ORDINAL
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.cells import clear_valid
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import kernel, store8, store16, store32, store64
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["describe_rows", "place_rows"]

_MICROSECONDS = 1_000_000
_OF_OFFSET, _OF_ROW, _OF_AFTER = ORDINAL


@kernel
def _commit_time(trx: Trx) -> int:
    """When a transaction was committed, in microseconds; on servers that do not say it, the second of its end."""
    is_known = trx.known & s.HAS_COMMIT_TIMES
    return trx.immediate if is_known else trx.end_time * _MICROSECONDS


@kernel
def place_rows(x: Context, t: Table, item: Item, trx: Trx, head: Head, start: int, stop: int) -> None:
    """Say of every row where it stands, in the log and in the order of changes."""
    kind, begin, number = item.kind, trx.begin, head.number
    position = item.outer + x.offset
    inside = item.at - item.payload if item.payload else 0
    pairs = 1 if kind == s.UPDATE else 0
    change = s.IS_BEFORE if pairs else s.IS_INSERT if kind == s.INSERT else s.IS_DELETE
    count, before = x.items.row_number, (position - begin + inside) * _OF_OFFSET
    for row in range(start, stop):
        after = (row - start) & pairs
        store8(t.change + row, change + after)
        store64(t.position + 8 * row, position)
        store64(t.payload + 8 * row, inside)
        store32(t.row + 4 * row, count)
        store64(t.ordinal + 8 * row, before + count * _OF_ROW + after * _OF_AFTER)
        store16(t.head + 2 * row, 2 * number + after)
        count += 1 - pairs + after
    if not item.payload:
        _clear_all(t.payload_valid, start, stop)


@kernel
def describe_rows(x: Context, t: Table, item: Item, trx: Trx, gtid: int, start: int, stop: int) -> None:
    """Say of every row what its event and its transaction say of all of them."""
    event = x.base + item.at
    seconds, server, outcome, xid = time_of(event), server_id_of(event), trx.outcome, trx.xid
    version, commit = x.form.first_version + trx.begin, _commit_time(trx)
    for row in range(start, stop):
        store64(t.time + 8 * row, seconds)
        store32(t.server + 4 * row, server)
        store8(t.outcome + row, outcome)
        store64(t.version + 8 * row, version)
        store64(t.commit + 8 * row, commit)
        store64(t.xid + 8 * row, xid)
        store32(t.gtid + 4 * row, gtid)
    if trx.len_gtid == 0:
        _clear_all(t.gtid_valid, start, stop)
    if not trx.has_xid:
        _clear_all(t.xid_valid, start, stop)


@kernel
def _clear_all(valid: int, start: int, stop: int) -> None:
    """Say that some rows have no value."""
    for row in range(start, stop):
        clear_valid(valid, row)
