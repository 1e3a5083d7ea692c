"""The text of the transaction at hand, which is made once for all its rows, in one form or another."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, put, store8
from binlog_kaitai.compiled.loops.value_text import put_piece

__all__ = ["keep_transaction", "put_gtid", "unwritten_transaction"]

_QUOTE = ord('"')


@kernel
def put_gtid(target: int, trx: int, texts: int, null: int) -> int:
    """Write the GTID of a transaction in quotes, or a constant text where it has none."""
    length = get(trx, s.T_LEN_GTID)
    if length == 0:
        return put_piece(target, texts, null)
    store8(target, _QUOTE)
    copy(target + 1, trx + s.T_SLOTS * 8, length)
    store8(target + 1 + length, _QUOTE)
    return target + length + 2


@kernel
def _number(x: int, item: int) -> int:
    """Return the number of a work item's transaction, from the first of the log and from 1."""
    return get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1


@kernel
def unwritten_transaction(x: int, item: int) -> int:
    """Return the record of a work item's transaction whose text is to be made in C_TRX_BUFFER; else minus an answer:
    DONE where it is there, or that Python has to make it."""
    if get(x, s.C_TRX_TEXT_OF) == _number(x, item):
        return -s.DONE
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    return -s.TRANSACTION_TEXT if get(trx, s.T_IS_ODD) else trx


@kernel
def keep_transaction(x: int, item: int, end: int) -> int:
    """Note that the text of a work item's transaction stands in C_TRX_BUFFER up to an end; gives DONE."""
    text = get(x, s.C_TRX_BUFFER)
    put(x, s.C_TRX_TEXT, text)
    put(x, s.C_TRX_LENGTH, end - text)
    put(x, s.C_TRX_TEXT_OF, _number(x, item))
    return s.DONE
