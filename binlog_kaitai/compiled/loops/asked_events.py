"""Events that Python reads in the place of the loops, which do with them what they do with their own."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.following import begin_anew, end_open, stand_alone
from binlog_kaitai.compiled.loops.lists import add_for_python, current
from binlog_kaitai.compiled.loops.memory import kernel
from binlog_kaitai.compiled.loops.named import end_maps, meet_map
from binlog_kaitai.compiled.loops.said import keep_said, next_said
from binlog_kaitai.compiled.loops.tallies import count_bytes
from binlog_kaitai.compiled.loops.transaction_text import keep_text
from binlog_kaitai.compiled.loops.users import add_user
from binlog_kaitai.compiled.records.context import Context

__all__ = ["follow_asked"]


@kernel
def _end_asked(x: Context) -> int:
    x.places.cut_at = x.followed.cut_at
    x.places.cut_in = x.followed.cut_in
    end_open(x, x.followed.outcome)
    return s.DONE


@kernel
def _weigh_asked(x: Context) -> int:
    event, trx = x.followed, current(x)
    count_bytes(trx, event.position, event.time, event.size, event.is_stored != 0)
    trx.bytes_inflated += event.plain_size
    return s.DONE


@kernel
def _take_text(x: Context, action: int) -> None:
    text, length, of = x.followed.text, x.followed.length, x.followed.of
    if action == s.TAKE_SAID:
        keep_said(x, of, text, length)
    elif action == s.TAKE_TRANSACTION:
        keep_text(x, of, text, length)
    elif action == s.ADD_USER:
        add_user(x, text, length)


@kernel
def follow_asked(x: Context, action: int) -> int:
    """Do what Python asks for about the event that it has read, or about the open transaction. Gives DONE."""
    if action == s.ADD_ITEM:
        return add_for_python(x)
    if action == s.END_TRX:
        return _end_asked(x)
    if action == s.WEIGH:
        return _weigh_asked(x)
    if action == s.STAND_ALONE:
        stand_alone(x)
    elif action == s.BEGIN_ANEW:
        begin_anew(current(x))
    elif action == s.NEXT_SAID:
        next_said(x)
    elif action == s.MEET_MAP:
        meet_map(x, x.followed.map)
    elif action == s.END_MAPS:
        end_maps(x)
    else:
        _take_text(x, action)
    return s.DONE
