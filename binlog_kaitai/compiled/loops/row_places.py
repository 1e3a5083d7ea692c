"""What every row of a batch has besides its values: where it stands, and what its event and its transaction say."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import ORDINAL
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.cells import clear_valid
from binlog_kaitai.compiled.loops.header import server_id_of, time_of
from binlog_kaitai.compiled.loops.memory import get, kernel, store8, store16, store32, store64

__all__ = ["describe_rows", "place_rows"]

_MICROSECONDS = 1_000_000
_OF_OFFSET, _OF_ROW, _OF_AFTER = ORDINAL


@kernel
def _commit_time(trx: int) -> int:
    """When a transaction was committed, in microseconds; on servers that do not say it, the second of its end."""
    is_known = get(trx, s.T_KNOWN) & s.HAS_COMMIT_TIMES
    return get(trx, s.T_IMMEDIATE) if is_known else get(trx, s.T_END_TIME) * _MICROSECONDS


@kernel
def place_rows(x: int, t: int, item: int, trx: int, head: int, start: int, stop: int) -> None:
    """Say of every row where it stands, in the log and in the order of changes."""
    kind, begin, number = get(item, s.I_KIND), get(trx, s.T_BEGIN), get(head, s.H_NUMBER)
    position = get(item, s.I_OUTER) + get(x, s.C_OFFSET)
    inside = get(item, s.I_AT) - get(item, s.I_PAYLOAD) if get(item, s.I_PAYLOAD) else 0
    pairs = 1 if kind == s.UPDATE else 0
    change = s.IS_BEFORE if pairs else s.IS_INSERT if kind == s.INSERT else s.IS_DELETE
    count, before = get(x, s.C_ROW_NUMBER), (position - begin + inside) * _OF_OFFSET
    for row in range(start, stop):
        after = (row - start) & pairs
        store8(get(t, s.S_CHANGE) + row, change + after)
        store64(get(t, s.S_POSITION) + 8 * row, position)
        store64(get(t, s.S_PAYLOAD) + 8 * row, inside)
        store32(get(t, s.S_ROW) + 4 * row, count)
        store64(get(t, s.S_ORDINAL) + 8 * row, before + count * _OF_ROW + after * _OF_AFTER)
        store16(get(t, s.S_HEAD) + 2 * row, 2 * number + after)
        count += 1 - pairs + after
    if not get(item, s.I_PAYLOAD):
        _clear_all(get(t, s.S_PAYLOAD_VALID), start, stop)


@kernel
def describe_rows(x: int, t: int, item: int, trx: int, gtid: int, start: int, stop: int) -> None:
    """Say of every row what its event and its transaction say of all of them."""
    event = get(x, s.C_BASE) + get(item, s.I_AT)
    seconds, server, outcome, xid = time_of(event), server_id_of(event), get(trx, s.T_OUTCOME), get(trx, s.T_XID)
    version, commit = get(x, s.C_FIRST_VERSION) + get(trx, s.T_BEGIN), _commit_time(trx)
    for row in range(start, stop):
        store64(get(t, s.S_TIME) + 8 * row, seconds)
        store32(get(t, s.S_SERVER) + 4 * row, server)
        store8(get(t, s.S_OUTCOME) + row, outcome)
        store64(get(t, s.S_VERSION) + 8 * row, version)
        store64(get(t, s.S_COMMIT) + 8 * row, commit)
        store64(get(t, s.S_XID) + 8 * row, xid)
        store32(get(t, s.S_GTID) + 4 * row, gtid)
    if get(trx, s.T_LEN_GTID) == 0:
        _clear_all(get(t, s.S_GTID_VALID), start, stop)
    if not get(trx, s.T_HAS_XID):
        _clear_all(get(t, s.S_XID_VALID), start, stop)


@kernel
def _clear_all(valid: int, start: int, stop: int) -> None:
    """Say that some rows have no value."""
    for row in range(start, stop):
        clear_valid(valid, row)
