"""The lists of the walk: what it adds to them, and what Python asks about all their records at once."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import kernel
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["add_for_python", "add_item", "current", "next_run", "shift"]

_ITEM_BYTES = Item.BYTES


@kernel
def current(x: Context) -> Trx:
    """Return the open transaction."""
    return Trx.nth(x.trxs.list, x.trxs.open)


@kernel
def add_item(x: Context, p: int, body: int, e: int, kind: int, at: int) -> None:
    """Add the event at p, in that at an offset, to the work items."""
    base = x.base
    item = Item.nth(x.items.list, x.items.num)
    item.at = p - base
    item.body = body - base
    item.end = e - base
    item.kind = kind
    item.outer = at
    item.payload = x.payloads.inside
    _enter(x, item, x.trxs.open)
    current(x).used = 1


@kernel
def _enter(x: Context, item: Item, trx: int) -> None:
    """Add a work item of a transaction to the list, in which it stands as the last."""
    item.trx = trx
    item.ended = x.tables.ended
    item.rows = 0
    item.signal = 0
    item.is_wanted = 1
    item.state = x.trxs.state
    item.thread = Trx.nth(x.trxs.list, trx).thread_now - 1
    item.said = x.said.now
    item.is_kept = 0
    x.tables.ended = 0
    x.items.num += 1


@kernel
def add_for_python(x: Context) -> int:
    """Add the work item of an event that Python has read, with what it says of it."""
    event = x.followed
    item = Item.nth(x.items.list, x.items.num)
    item.at = event.at
    item.body = event.key
    item.kind = s.FOR_PYTHON
    item.outer = event.outer
    item.payload = event.payload
    _enter(x, item, event.trx)
    item.signal = event.signal
    item.is_wanted = event.is_wanted
    return s.DONE


@kernel
def shift(x: Context) -> int:
    """Move the work items from `x.items.stop` on to the beginning of the list, as bytes and transactions were moved.

    None of them is in a payload, which ends its transaction.
    """
    items, dropped, current = x.items.list, x.items.dropped, x.trxs.open
    first = x.items.stop
    for number in range(first, x.items.num):
        old, item = Item(items + number * _ITEM_BYTES), Item(items + (number - first) * _ITEM_BYTES)
        behind = 0 if old.kind == s.FOR_PYTHON else dropped
        item.at = old.at - dropped
        item.body = old.body - behind
        item.end = old.end - behind
        item.kind = old.kind
        item.trx = old.trx - current
        item.outer = old.outer - dropped
        item.payload = old.payload
        item.ended = old.ended
        item.rows = old.rows if old.kind == s.MEMBER else 0
        item.rows_end = old.rows_end
        item.signal = old.signal
        item.is_wanted = old.is_wanted
        item.state = old.state
        item.thread = old.thread
        item.said = old.said
        item.is_kept = 0
    x.items.num -= first
    x.items.next = 0
    return s.DONE


@kernel
def _follows(trx: Trx, first: Trx, last: int) -> bool:
    """Whether a GTID is the next one after `last` of a run. A tag is in the text alone, so that it ends a run."""
    return (
        trx.new_gtid == first.new_gtid
        and trx.new_gtid != s.IS_TAGGED
        and trx.uuid == first.uuid
        and trx.uuid_end == first.uuid_end
        and trx.gno == last + 1
    )


@kernel
def next_run(x: Context) -> int:
    """Find the next run of new GTIDs from `x.trxs.run_end` on; none but its first is new then.

    Gives ODD where there is one, else DONE.
    """
    found, last = Trx(0), 0
    number = x.trxs.run_end
    while number <= x.trxs.open:
        trx = Trx.nth(x.trxs.list, number)
        if trx.new_gtid:
            if found == 0:
                found = trx
                x.trxs.run = number
            elif not _follows(trx, found, last):
                break
            last = trx.gno
            if trx != found:
                trx.new_gtid = 0
        number += 1
    x.trxs.run_end = number
    x.trxs.run_last = last
    return s.ODD if found else s.DONE
