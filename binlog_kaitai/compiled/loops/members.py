"""Work items that are no rows: the statements of rows, and what a transaction has besides."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes.transactions import NOTHING, STATEMENT
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, put
from binlog_kaitai.compiled.loops.statements import may_end_rows

__all__ = ["take_member", "take_said"]


@kernel
def _note_item(x: int, item: int, of: int, at: int) -> None:
    """Note the transaction and the place of a work item in two slots."""
    put(x, of, get(x, s.C_TRX_BASE) + get(item, s.I_TRX) + 1)
    put(x, at, get(item, s.I_AT) + get(x, s.C_OFFSET))


@kernel
def take_said(x: int, item: int) -> int:
    """The statement of the rows that follow; gives DONE, or PYTHON where its text is asked for."""
    put(x, s.C_TOLD, get(x, s.C_STATEMENT))
    _note_item(x, item, s.C_TOLD_OF, s.C_TOLD_AT)
    return s.DONE if get(x, s.C_KEEPS_SAID) and not get(x, s.C_ASKS_SAID) else s.PYTHON


@kernel
def take_member(x: int, item: int, body: int, e: int) -> int:
    """What a transaction has besides rows; gives PYTHON, with a statement in C_FIELDS, or DONE."""
    signal, fields, p = get(item, s.I_SIGNAL), get(x, s.C_FIELDS), get(x, s.C_BASE) + get(item, s.I_AT)
    if signal == NOTHING:
        return s.PYTHON
    is_read = read_query(x, p, body, e)
    if get(x, s.C_MEMBERS) == s.ALL_MEMBERS:
        return s.PYTHON
    _note_item(x, item, s.C_MEMBER_OF, s.C_MEMBER_AT)
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if signal != STATEMENT or not get(item, s.I_IS_WANTED) or get(trx, s.T_KNOWN) & s.IS_NOT_DONE:
        return s.DONE
    if is_read and not may_end_rows(get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)):
        return s.DONE
    return s.PYTHON
