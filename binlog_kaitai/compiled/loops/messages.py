"""What messages say of their transaction: which one is its last; or their order in it, with a message before the first
and after the last, as `text.transaction_messages` has them."""

from __future__ import annotations

from binlog_kaitai.changes.transactions import IS_COMMITTED
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.header import time_of
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, store8, udiv
from binlog_kaitai.compiled.loops.moved import move
from binlog_kaitai.compiled.loops.transaction_text import put_gtid
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Collection, Item, Table
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["begin_messages", "drop_begin", "end_messages", "keep_messages", "micros_of", "put_block", "put_order"]

_WORD = 8
_SECOND, _MILLI = 1_000_000, 1000
_OPEN, _CLOSE, _COMMA = (ord(char) for char in "[],")
_NUMBER = 20
"""Digits of a number of 64 bits."""


@kernel
def _mark_last(x: Context) -> int:
    """Have the message that waits say that it is the last one; gives DONE, or LINES_FULL."""
    text, length = get(x.messages.texts, s.ZERO), get(x.messages.texts, 1)
    more = length - x.messages.len_place
    if x.out.used + more > x.out.room + s.SLACK - _WORD:
        return s.LINES_FULL
    place, end = x.out.text + x.messages.place, x.out.text + x.out.used
    rest = place + x.messages.len_place
    move(rest + more, rest, end - rest)
    move(place, text, length)
    x.out.used += more
    x.messages.waits = 0
    return s.DONE


@kernel
def _has_room(x: Context, wanted: int) -> bool:
    """Whether there is room for so many bytes; if not, says what is missing."""
    if x.out.room - x.out.used >= wanted:
        return True
    x.notes.wanted_room = x.out.used + wanted
    return False


@kernel
def _put_id(x: Context, target: int) -> int:
    copy(target, x.messages.id, x.messages.len_id)
    return target + x.messages.len_id


@kernel
def _put_begin(x: Context, first: int) -> int:
    """The beginning of a message that stands before or after a transaction, up to what follows its id in its value."""
    texts = x.messages.texts
    target = _put_id(x, put_piece(x.out.text + x.out.used, texts, w.T_BEGIN))
    return _put_id(x, put_piece(target, texts, first))


@kernel
def _put_stop(x: Context, target: int, last: int) -> None:
    """Its end, from the time on."""
    texts = x.messages.texts
    target = put_uint(put_piece(target, texts, last), x.messages.millis)
    x.out.used = put_piece(target, texts, w.T_STOP) - x.out.text


@kernel
def _bytes_of_ends(x: Context) -> int:
    """How long the message after a transaction is at most, and the one before it."""
    texts, wanted = x.messages.texts, 2 * (x.messages.len_id + _NUMBER)
    for i in range(w.T_TEXTS):
        wanted += get(texts, 2 * i + 1)
    wanted += get(texts, 2 * w.T_BEGIN + 1)
    collection = x.messages.first
    while collection:
        wanted += collection.length + get(texts, 2 * w.T_COLLECTION_END + 1) + _NUMBER + 1
        collection = Collection(collection.next)
    return wanted


@kernel
def _put_first(x: Context) -> int:
    """The message before those of a transaction; gives DONE, or LINES_FULL."""
    if not _has_room(x, _bytes_of_ends(x)):
        return s.LINES_FULL
    x.messages.begun = x.out.used
    _put_stop(x, _put_begin(x, w.T_BEGIN_ID), w.T_BEGIN_MS)
    return s.DONE


@kernel
def _put_last(x: Context) -> int:
    """The message after those of a transaction; gives DONE, or LINES_FULL."""
    if not _has_room(x, _bytes_of_ends(x)):
        return s.LINES_FULL
    texts, collection, mark = x.messages.texts, x.messages.first, _OPEN
    target = put_uint(put_piece(_put_begin(x, w.T_END_ID), texts, w.T_COUNT), x.messages.num)
    target = put_piece(target, texts, w.T_COLLECTIONS)
    while collection:
        store8(target, mark)
        copy(target + 1, collection.text, collection.length)
        target = put_uint(target + 1 + collection.length, collection.num)
        target = put_piece(target, texts, w.T_COLLECTION_END)
        collection, mark = Collection(collection.next), _COMMA
    if mark == _OPEN:
        store8(target, mark)
        target += 1
    store8(target, _CLOSE)
    _put_stop(x, target + 1, w.T_END_MS)
    return s.DONE


@kernel
def micros_of(x: Context, item: Item) -> int:
    """When a row was changed: the commit on the server that ran it first, without a GTID the time of the event."""
    trx = Trx.nth(x.trxs.list, item.trx)
    if trx.len_gtid and trx.known & s.HAS_COMMIT_TIMES:
        return trx.original
    return time_of(x.base + item.at) * _SECOND


@kernel
def _note_id(x: Context, trx: Trx) -> None:
    """The id of a transaction: its GTID, else where its first statement stands."""
    texts, target = x.messages.texts, x.messages.id
    if trx.len_gtid:
        end = put_gtid(target, trx, texts, w.T_FILE)
    else:
        end = put_uint(put_piece(target, texts, w.T_FILE), trx.query_at if trx.query_at else trx.begin)
        end = put_piece(end, texts, w.T_FILE_END)
    x.messages.len_id = end - target


@kernel
def end_messages(x: Context) -> int:
    """See that the messages of the transaction at hand have ended; gives DONE, or LINES_FULL."""
    answer = s.DONE
    if x.messages.waits:
        answer = _mark_last(x)
    elif x.messages.has_ends:
        answer = _put_last(x)
    if answer == s.DONE:
        x.messages.has_ends = 0
        x.messages.of = 0
    return answer


@kernel
def begin_messages(x: Context, item: Item) -> int:
    """See that the messages at hand are of a work item's transaction; gives DONE, or LINES_FULL."""
    number, trx = x.trxs.base + item.trx + 1, Trx.nth(x.trxs.list, item.trx)
    if x.messages.form == s.NOT_TOLD or x.messages.of == number:
        return s.DONE
    answer = end_messages(x)
    if answer != s.DONE:
        return answer
    x.messages.num = 0
    x.messages.first = 0
    if x.messages.form == s.HAVE_ENDS and trx.len_xa == 0:
        _note_id(x, trx)
        x.messages.millis = udiv(micros_of(x, item), _MILLI)
        answer = _put_first(x)
        x.messages.has_ends = answer == s.DONE
    if answer == s.DONE:
        x.messages.of = number
    return answer


@kernel
def drop_begin(x: Context) -> None:
    """Take the message before those of a transaction back where none of these was written after it."""
    if x.messages.has_ends and x.messages.num == 0:
        x.out.used = x.messages.begun
        x.messages.has_ends = 0
        x.messages.of = 0


@kernel
def put_block(x: Context, target: int) -> int:
    """What a message says of its transaction, up to its order in it."""
    if not x.messages.has_ends:
        return put_piece(target, x.known.texts, w.P_NULL)
    target = _put_id(x, put_piece(target, x.messages.texts, w.T_BLOCK))
    return put_piece(target, x.messages.texts, w.T_TOTAL)


@kernel
def put_order(x: Context, t: Table, target: int) -> int:
    """Its order in the transaction, where it is one more of the table."""
    if not x.messages.has_ends:
        return target
    texts, collection = x.messages.texts, t.collection
    x.messages.made += 1
    before = collection.num if collection.of == x.messages.of else 0
    target = put_uint(target, x.messages.num + x.messages.made)
    target = put_uint(put_piece(target, texts, w.T_ORDER), before + x.messages.made)
    return put_piece(target, texts, w.T_BLOCK_END)


@kernel
def _count(x: Context, collection: Collection, count: int) -> None:
    """Count messages of a table."""
    if collection.of != x.messages.of:
        collection.of = x.messages.of
        collection.num = 0
        collection.next = 0
        if x.messages.first:
            last = x.messages.last
            last.next = collection
        else:
            x.messages.first = collection
        x.messages.last = collection
    collection.num += count


@kernel
def keep_messages(x: Context, t: Table, item: Item) -> None:
    """The messages that were just written stay."""
    count = x.messages.made
    x.messages.made = 0
    if count == 0:
        return
    x.messages.num += count
    if x.messages.has_ends:
        _count(x, t.collection, count)
    if x.messages.form == s.LAST_MARKED:
        is_committed = Trx.nth(x.trxs.list, item.trx).outcome == IS_COMMITTED
        x.messages.waits = x.messages.new - x.out.text + 1 if is_committed else 0
        x.messages.place = x.messages.new_place - x.out.text
        x.messages.len_place = x.messages.new_length
