"""Whether a transaction has as many rows as are asked for: they are counted before the first of them is taken."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops.asked_values import read_image
from binlog_kaitai.compiled.loops.memory import get, kernel, put

__all__ = ["begin_count", "count_event", "judge", "transaction_end"]


@kernel
def count_event(x: int, t: int, head: int, item: int, q: int, e: int) -> int:
    """Count the rows of an event from q to e, whether they fit or not; gives DONE, or ODD where they are not whole."""
    condition, rows = get(t, s.S_CONDITION), 0
    values = get(condition, a.CO_BEFORE) if condition > 0 else condition
    while q < e:
        end = read_image(x, get(head, s.H_BEFORE), values, q, e)
        if end and get(item, s.I_KIND) == s.UPDATE:
            end = read_image(x, get(head, s.H_AFTER), values, end, e) if end < e else 0
        if end <= q:
            return s.ODD
        q = end
        rows += 1
    put(x, s.C_COUNTED, get(x, s.C_COUNTED) + rows)
    return s.DONE


@kernel
def _trx(x: int, item: int) -> int:
    return get(x, s.C_TRXS) + get(get(x, s.C_ITEMS) + item * s.I_SIZE * 8, s.I_TRX) * s.T_BYTES


@kernel
def transaction_end(x: int, stop: int) -> int:
    """The end of the work items, before `stop`, of the transaction that is counted, or else of the one at C_NEXT."""
    at, start = get(x, s.C_NEXT), get(x, s.C_COUNT_FROM)
    trx = _trx(x, start - 1 if start else at)
    while at < stop and _trx(x, at) == trx:
        at += 1
    return at


@kernel
def begin_count(x: int) -> bool:
    """Begin to count, or go on with that, unless it is known whether the transaction at hand has enough rows, or it has
    not begun yet."""
    if get(x, s.C_COUNT_FROM):
        return True
    item = get(x, s.C_NEXT)
    if not get(_trx(x, item), s.T_USED) or get(_trx(x, item), s.T_ENOUGH):
        return False
    put(x, s.C_COUNT_FROM, item + 1)
    return True


@kernel
def judge(x: int, end: int) -> int:
    """Say whether the transaction whose work items up to `end` were counted has enough rows, and go back to their
    begin; gives DONE, or that Python has to look ahead."""
    start = get(x, s.C_COUNT_FROM) - 1
    trx = _trx(x, start)
    rows = get(trx, s.T_NUM_ROWS) + get(x, s.C_COUNTED)
    put(trx, s.T_NUM_ROWS, rows)
    put(x, s.C_COUNTED, 0)
    put(x, s.C_COUNT_FROM, 0)
    put(x, s.C_NEXT, start)
    for number in range(start, end):  # what was inflated may not be there any more
        put(get(x, s.C_ITEMS) + number * s.I_SIZE * 8, s.I_ROWS, 0)
    is_open = trx == get(x, s.C_TRXS) + get(x, s.C_TRX) * s.T_BYTES
    if rows < get(x, s.C_MIN_ROWS) and is_open and get(trx, s.T_RESOLVED):
        return s.ROWS_AHEAD
    put(trx, s.T_ENOUGH, s.ARE_ENOUGH if rows >= get(x, s.C_MIN_ROWS) else s.ARE_FEW)
    return s.DONE
