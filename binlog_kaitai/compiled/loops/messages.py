"""What messages say of their transaction: which one is its last."""

from __future__ import annotations

from binlog_kaitai.changes.transactions import IS_COMMITTED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, load64, store8, store64
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["begin_messages", "end_messages", "keep_messages"]

_WORD = 8


@kernel
def _move(target: int, start: int, size: int) -> None:
    """Move bytes by at most as many as there is slack; what is left and what is moved may overlap."""
    i = size
    if target > start:
        while i >= _WORD:
            i -= _WORD
            store64(target + i, load64(start + i))
        while i > 0:
            i -= 1
            store8(target + i, load8(start + i))
        return
    i = 0
    while i + _WORD <= size:
        store64(target + i, load64(start + i))
        i += _WORD
    while i < size:
        store8(target + i, load8(start + i))
        i += 1


@kernel
def _mark_last(x: Context) -> int:
    """Have the message that waits say that it is the last one; gives DONE, or LINES_FULL."""
    text, length = get(x.messages.texts, s.ZERO), get(x.messages.texts, 1)
    more = length - x.messages.len_place
    if x.out.used + more > x.out.room + s.SLACK - _WORD:
        return s.LINES_FULL
    place, end = x.out.text + x.messages.place, x.out.text + x.out.used
    rest = place + x.messages.len_place
    _move(rest + more, rest, end - rest)
    _move(place, text, length)
    x.out.used += more
    x.messages.waits = 0
    return s.DONE


@kernel
def end_messages(x: Context) -> int:
    """See that the messages of the transaction at hand have ended; gives DONE, or LINES_FULL."""
    return _mark_last(x) if x.messages.waits else s.DONE


@kernel
def begin_messages(x: Context, item: Item) -> int:
    """See that the messages at hand are of a work item's transaction; gives DONE, or LINES_FULL."""
    number = x.trxs.base + item.trx + 1
    if x.messages.form == s.NOT_TOLD or x.messages.of == number:
        return s.DONE
    answer = end_messages(x)
    if answer == s.DONE:
        x.messages.of = number
        x.messages.num = 0
    return answer


@kernel
def keep_messages(x: Context, item: Item) -> None:
    """The messages that were just written stay."""
    count = x.items.last_rows
    x.messages.num += count
    if count and x.messages.form == s.LAST_MARKED:
        is_committed = Trx.nth(x.trxs.list, item.trx).outcome == IS_COMMITTED
        x.messages.waits = x.messages.new - x.out.text + 1 if is_committed else 0
        x.messages.place = x.messages.new_place - x.out.text
        x.messages.len_place = x.messages.new_length
