"""Whether a transaction has as many rows as are asked for: they are counted before the first of them is taken."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.asked_values import read_image
from binlog_kaitai.compiled.loops.memory import kernel
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["begin_count", "count_event", "judge", "transaction_end"]


@kernel
def count_event(x: Context, t: Table, head: Head, item: Item, q: int, e: int) -> int:
    """Count the rows of an event from q to e, whether they fit or not; gives DONE, or ODD where they are not whole."""
    condition, rows = t.condition, 0
    values = condition.before if condition > 0 else condition
    while q < e:
        end = read_image(x, head.before, values, q, e)
        if end and item.kind == s.UPDATE:
            end = read_image(x, head.after, values, end, e) if end < e else 0
        if end <= q:
            return s.ODD
        q = end
        rows += 1
    x.wanted.counted += rows
    return s.DONE


@kernel
def _trx(x: Context, item: int) -> Trx:
    return Trx.nth(x.trxs.list, Item.nth(x.items.list, item).trx)


@kernel
def transaction_end(x: Context, stop: int) -> int:
    """The end of the work items, before `stop`, of the transaction that is counted, or else of the one at
    `x.items.next`."""
    at, start = x.items.next, x.wanted.count_from
    trx = _trx(x, start - 1 if start else at)
    while at < stop and _trx(x, at) == trx:
        at += 1
    return at


@kernel
def begin_count(x: Context) -> bool:
    """Begin to count, or go on with that, unless it is known whether the transaction at hand has enough rows, or it has
    not begun yet."""
    if x.wanted.count_from:
        return True
    item = x.items.next
    if not _trx(x, item).used or _trx(x, item).enough:
        return False
    x.wanted.count_from = item + 1
    return True


@kernel
def judge(x: Context, end: int) -> int:
    """Say whether the transaction whose work items up to `end` were counted has enough rows, and go back to their
    begin; gives DONE, or that Python has to look ahead."""
    start = x.wanted.count_from - 1
    trx = _trx(x, start)
    rows = trx.num_rows + x.wanted.counted
    trx.num_rows = rows
    x.wanted.counted = 0
    x.wanted.count_from = 0
    x.items.next = start
    for number in range(start, end):  # what was inflated may not be there any more
        Item.nth(x.items.list, number).rows = 0
    is_open = trx == Trx.nth(x.trxs.list, x.trxs.open)
    if rows < x.wanted.min_rows and is_open and trx.resolved:
        return s.ROWS_AHEAD
    trx.enough = s.ARE_ENOUGH if rows >= x.wanted.min_rows else s.ARE_FEW
    return s.DONE
