"""What holds of every log as its server wrote it: an event that does not fit is left to Python, which names it."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.changes import rules as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, put
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["fits_rules", "note_end"]

_breaks_order, _skips_number = kernel(r.breaks_order), kernel(r.skips_number)
_is_foreign, _next_rows = kernel(r.is_foreign), kernel(r.next_rows)
_ASKED, _BEGIN, _DUE, _NUMBER, _SERVER, _IN_ROWS = (
    Context.rules + slot for slot in (r.ASKED, r.BEGIN, r.DUE, r.NUMBER, r.SERVER, r.IN_ROWS)
)
_SPLIT_AT, _END_AT, _END_TYPE, _END_SAID = (
    Context.rules + slot for slot in (r.SPLIT_AT, r.END_AT, r.END_TYPE, r.END_SAID)
)


@kernel
def _length_of(x: Context, kind: int) -> int:
    """Bytes of a transaction as its GTID event says, which was just read; 0 where it does not."""
    slot = loops.GTID_LOG_EVENT_TRANSACTION_LENGTH if kind == s.GTID else loops.GTID_TAGGED_LOG_EVENT_TRANSACTION_LENGTH
    return get(x.form.fields, slot)


@kernel
def _gtid_breaks(x: Context, trx: Trx, server: int, position: int) -> bool:
    asked, due, known = get(x, _ASKED), get(x, _DUE), trx.known
    if asked & r.LENGTHS and due and due != position:
        return True
    if asked & r.NUMBERS and known & s.HAS_CLOCK and _skips_number(get(x, _NUMBER), trx.sequence):
        return True
    if not asked & r.SERVERS or not known & s.HAS_COMMIT_TIMES:
        return False
    return _is_foreign(get(x, _SERVER), server, trx.immediate, trx.original)


@kernel
def _breaks(x: Context, kind: int, trx: Trx, server: int, signal: int, position: int) -> bool:
    asked = get(x, _ASKED)
    if asked & r.ORDER and _breaks_order(x.trxs.state, signal):
        return True
    return (kind == s.GTID or kind == s.TAGGED_GTID) and _gtid_breaks(x, trx, server, position)


@kernel
def _follow(x: Context, kind: int, trx: Trx, signal: int, position: int) -> None:
    """Keep what the next events have to fit."""
    if kind == s.GTID or kind == s.TAGGED_GTID:
        length = _length_of(x, kind)
        put(x, _BEGIN, position)
        put(x, _DUE, position + length if length else 0)
        if trx.known & s.HAS_CLOCK:
            put(x, _NUMBER, trx.sequence)
        return
    in_rows = _next_rows(get(x, _IN_ROWS), signal, 1 if kind == s.TABLE_MAP else 0)
    if in_rows > 1:
        if get(x, _SPLIT_AT) == 0:
            put(x, _SPLIT_AT, position)
        in_rows = 0
    put(x, _IN_ROWS, in_rows)


@kernel
def fits_rules(x: Context, kind: int, trx: Trx, server: int, signal: int, position: int) -> bool:
    """Return whether an event fits those before it; then the next ones are compared with it, too.

    `trx` is the record that a GTID event was just read into.
    """
    if _breaks(x, kind, trx, server, signal, position):
        trx.new_gtid = 0  # Python reads it again
        return False
    _follow(x, kind, trx, signal, position)
    return True


@kernel
def note_end(x: Context, kind: int, position: int, event_type: int, said: int) -> None:
    """An event says another end than it has."""
    asked = get(x, _ASKED)
    is_asked = asked & r.ENDS != 0 or (asked & r.ENDS_OF_GTIDS != 0 and kind == s.MARIADB_GTID)
    if is_asked and get(x, _END_AT) == 0:
        put(x, _END_AT, position)
        put(x, _END_TYPE, event_type)
        put(x, _END_SAID, said)
