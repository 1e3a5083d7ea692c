"""The text of the transaction at hand, which is made once for all its rows, in one form or another."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.digits import put_int
from binlog_kaitai.compiled.loops.memory import copy, kernel, store8
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["keep_text", "keep_transaction", "put_gtid", "put_signed", "unwritten_transaction"]

_QUOTE = ord('"')


@kernel
def put_gtid(target: int, trx: Trx, texts: int, null: int) -> int:
    """Write the GTID of a transaction in quotes, or a constant text where it has none."""
    length = trx.len_gtid
    if length == 0:
        return put_piece(target, texts, null)
    store8(target, _QUOTE)
    copy(target + 1, trx.gtid, length)
    store8(target + 1 + length, _QUOTE)
    return target + length + 2


@kernel
def put_signed(target: int, texts: int, piece: int, null: int, is_known: int, value: int) -> int:
    """Write a constant text and a number of a transaction, or another text where that is not known."""
    target = put_piece(target, texts, piece)
    return put_int(target, value) if is_known else put_piece(target, texts, null)


@kernel
def _number(x: Context, item: Item) -> int:
    """Return the number of a work item's transaction, from the first of the log and from 1."""
    return x.trxs.base + item.trx + 1


@kernel
def unwritten_transaction(x: Context, item: Item) -> Trx:
    """Return the record of a work item's transaction whose text is to be made in `x.trx_text.buffer`; else minus an
    answer: DONE where it is there, or that Python has to make it."""
    if x.trx_text.of == _number(x, item):
        return Trx(-s.DONE)
    trx = Trx.nth(x.trxs.list, item.trx)
    return Trx(-s.TRANSACTION_TEXT if trx.is_odd else trx)


@kernel
def keep_transaction(x: Context, item: Item, end: int) -> int:
    """Note that the text of a work item's transaction stands in `x.trx_text.buffer` up to an end; gives DONE."""
    text = x.trx_text.buffer
    keep_text(x, _number(x, item), text, end - text)
    return s.DONE


@kernel
def keep_text(x: Context, number: int, text: int, length: int) -> None:
    """Keep the text of a transaction with a number."""
    x.trx_text.text = text
    x.trx_text.length = length
    x.trx_text.of = number
