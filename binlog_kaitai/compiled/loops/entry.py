"""The one function that Python calls."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.asked_events import follow_asked
from binlog_kaitai.compiled.loops.encrypted import find_encrypted, put_decrypted
from binlog_kaitai.compiled.loops.lists import next_run, shift
from binlog_kaitai.compiled.loops.long_text import put_long
from binlog_kaitai.compiled.loops.memory import kernel
from binlog_kaitai.compiled.loops.messages import begin_messages, end_messages
from binlog_kaitai.compiled.loops.payloads import inflate
from binlog_kaitai.compiled.loops.redacted import redact, redact_one, seal_listed
from binlog_kaitai.compiled.loops.rows import decode
from binlog_kaitai.compiled.loops.shapes import find_asked_shape
from binlog_kaitai.compiled.loops.text import are_printed
from binlog_kaitai.compiled.loops.told import tell
from binlog_kaitai.compiled.loops.undo_event_lines import undo_event_lines
from binlog_kaitai.compiled.loops.undo_lines import mark, undo_lines
from binlog_kaitai.compiled.loops.walk import walk
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item

__all__ = ["entry"]


@kernel
def _look_at_given(x: Context, action: int) -> int:
    if action == s.FIND_SHAPE:
        return find_asked_shape(x)
    if action == s.ARE_PRINTED:
        return are_printed(x.out.text, x.out.text + x.out.used)
    if action == s.MARK:
        return mark(x.undo.marks, x.base, x.have)
    return s.SELF_TEST_ANSWER


@kernel
def _put(x: Context, action: int) -> int:
    """Write what is made of what was decoded."""
    if action == s.UNDO_LINES:
        return undo_event_lines(x) if x.undo.lines else undo_lines(x)
    if action == s.PUT_LONG:
        return put_long(x)
    if action == s.TELL:
        return tell(x)
    if action == s.REDACT:
        return redact(x)
    if action == s.REDACT_ONE:
        return redact_one(x)
    if action == s.SEAL:
        return seal_listed(x)
    if action == s.BEGIN_MESSAGES:
        return begin_messages(x, Item.nth(x.items.list, x.items.next))
    if action == s.END_MESSAGES:
        return end_messages(x)
    return _look_at_given(x, action)


def entry(x: Context) -> int:
    """The one function that Python calls: the context says what is to be done."""
    action = x.action
    if action == s.WALK:
        return walk(x)
    if action == s.DECODE:
        return decode(x)
    if action == s.SHIFT:
        return shift(x)
    if action == s.NEXT_RUN:
        return next_run(x)
    if action == s.INFLATE:
        return inflate(x)
    if action == s.FIND_ENCRYPTED:
        return find_encrypted(x)
    if action == s.PUT_DECRYPTED:
        return put_decrypted(x)
    if s.ADD_ITEM <= action <= s.END_MAPS:
        return follow_asked(x, action)
    return _put(x, action)
