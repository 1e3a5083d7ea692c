"""What a transaction says of its commit: its number, its user, lag, and what others it was committed with."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.digits import put_int, put_uint
from binlog_kaitai.compiled.loops.memory import copy, kernel, store8
from binlog_kaitai.compiled.loops.transaction_text import put_signed
from binlog_kaitai.compiled.loops.value_text import put_piece
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.context_parts import User
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["has_lag", "has_number", "is_plain_commit", "put_commit", "put_user_text", "user_of"]

_QUOTE = ord('"')


@kernel
def has_lag(trx: Trx) -> bool:
    """Whether it is known when a transaction was committed here, and when at first."""
    return trx.known & s.HAS_COMMIT_TIMES != 0 and trx.original != 0


@kernel
def has_number(trx: Trx) -> bool:
    """Whether the number of a transaction is known; the Xid event after rows without BEGIN ends nothing."""
    return trx.has_xid != 0 and not trx.known & s.IS_DONE


@kernel
def user_of(x: Context, trx: Trx) -> User:
    """The user of a transaction that has one."""
    return User.nth(x.users.list, trx.user - 1)


@kernel
def is_plain_commit(x: Context, trx: Trx) -> bool:
    """Whether the number and the user of a transaction can be written as they are."""
    return (not has_number(trx) or trx.xid >= 0) and (trx.user == 0 or user_of(x, trx).is_plain != 0)


@kernel
def put_user_text(x: Context, trx: Trx, target: int) -> int:
    """Write the user of a transaction."""
    user = user_of(x, trx)
    copy(target, user.text, user.length)
    return target + user.length


@kernel
def _put_number(target: int, texts: int, piece: int, is_known: int, value: int) -> int:
    target = put_piece(target, texts, piece)
    return put_uint(target, value) if is_known else put_piece(target, texts, w.J_NULL)


@kernel
def _put_user(x: Context, trx: Trx, target: int, texts: int) -> int:
    target = put_piece(target, texts, w.J_USER)
    if trx.user == 0:
        return put_piece(target, texts, w.J_NULL)
    store8(target, _QUOTE)
    target = put_user_text(x, trx, target + 1)
    store8(target, _QUOTE)
    return target + 1


@kernel
def put_commit(x: Context, trx: Trx, target: int) -> int:
    """Write the members of a line of JSON from the number of the transaction on."""
    texts, known = x.known.texts, trx.known
    target = _put_number(target, texts, w.J_XID, has_number(trx), trx.xid)
    target = put_piece(_put_user(x, trx, target, texts), texts, w.J_LAG)
    lag = trx.immediate - trx.original
    target = put_int(target, lag) if has_lag(trx) else put_piece(target, texts, w.J_NULL)
    target = put_signed(target, texts, w.J_COMMITTED, w.J_NULL, known & s.HAS_CLOCK, trx.last_committed)
    target = put_signed(target, texts, w.J_SEQUENCE, w.J_NULL, known & s.HAS_CLOCK, trx.sequence)
    target = _put_number(target, texts, w.J_COMMIT_ID, known & s.HAS_COMMIT_ID, trx.commit_id)
    target = put_uint(put_piece(target, texts, w.J_EVENT), trx.event_bytes)
    return put_uint(put_piece(target, texts, w.J_EVENT_AT), trx.event_at)
