"""How a transaction ends that is larger than what is looked at together: a walk ahead, which takes no rows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from io import UnsupportedOperation
from typing import Any

from binlog_kaitai.arrow.constants import NEVER
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.walker import Walker
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["FileAhead", "NextEvent", "resolve"]

NextEvent = Callable[[BinlogError, FormatDescription | None, int, bool], int | None]
"""Where to go on after damage; see `LogWalk.next_event`."""
_STEP = 1 << 18
"""Bytes to read at a time: little more than up to where the transaction ends, so that the next look begins after it."""


class FileAhead:
    """The log's file, opened once more to look ahead.

    It stays open between two looks, since one that is compressed can only be read on from where it is.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self._file: Any = None

    def at(self, position: int) -> Any:
        """Return the file at a position."""
        if self._file is None:
            self._file = self.source.open()
        try:
            self._file.seek(position)
        except UnsupportedOperation:  # after, in a compressed file
            self._file.close()
            self._file = self.source.open()
            self._file.seek(position)
        return self._file

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        self._file = None


def resolve(
    ahead: FileAhead, walker: Walker, start: int, end: int | None, next_event: NextEvent, options: ReadOptions
) -> None:
    """Find the end of the transaction that is open in `walker`, and set it there. Nothing is raised.

    Args:
        ahead: the log.
        walker: the walk.
        start: position from which to look.
        end: position before which the end must be.
        next_event: tells where to go on after damage.
        options: how to read.
    """
    look = _walker(ahead.source, walker, options)
    number, record, own = int(walker.context.record[C.trxs.open]), look.context.record, walker.context.record
    look.context.trxs[0][:] = walker.context.trxs[number]
    look.context.trxs.write(0, walker.context.trxs.read(number))
    slots = C.trxs.state, C.inner, C.limits.stop_position, C.limits.stop_time, C.says_ends
    for slot in slots:
        record[slot] = own[slot]
    record[C.limits.start_position] = NEVER  # takes no rows
    after = look.asked.join(walker.asked)
    record[C.offset] = start = start if after is None else after
    if record[C.inner]:  # in a payload: the file may have changed since the walk has read its event
        look.context.buffer.begin_with(walker.at_hand.event(), _STEP)
        start += int(record[C.have])
    with suppress(BinlogError, OSError):  # the walk itself will come there, and report it
        file = ahead.at(start)
        while record[C.trxs.open] == 0:
            try:
                _walk_until_it_ends(file, look, end)
                break
            except BinlogError as error:
                if not _passes(error, look, file, next_event):
                    break
    look.sound.leave(look.context)
    says_thread = bool(look.context.trxs[0][r.Trx.known] & s.HAS_THREAD_OF_ROWS)
    walker.context.trxs.resolve(number, look.context.trxs.read(0), says_thread=says_thread)


def _walker(source: Source, walker: Walker, options: ReadOptions) -> Walker:
    """Return a walker with a context of its own, at the same place; it meets damage as `BinlogReader` does."""
    most = options.max_event_size
    ahead = Context(verify=options.verify_checksums, filter=None)
    ahead.limit_events(most)
    ahead.events.take_statements(s.ALL_STATEMENTS, reads_variables=True, takes_loads=True)
    unseen = LogEvents(source, replace(options, schema=None, schema_from_log=False))

    look = Walker(ahead, unseen, unseen.decoded, walker.sound)
    assert walker.form is not None
    look.form = walker.form
    ahead.set_format(walker.form)
    return look


def _walk_until_it_ends(file: Any, look: Walker, end: int | None) -> None:
    context, record = look.context, look.context.record
    while record[C.trxs.open] == 0:
        step = int(record[C.offset] + record[C.have]) + _STEP
        count = context.buffer.read(file, step if end is None else min(step, end))
        answer = look.walk(is_end=not count)
        if answer == s.PAST or (answer == s.DONE and not count):
            return
        look.drop()


def _passes(error: BinlogError, look: Walker, file: Any, next_event: NextEvent) -> bool:
    """Go on after damage; says whether that can be."""
    record = look.context.record
    position = int(record[C.offset] + record[C.at])
    found = next_event(error, look.form, position, bool(record[C.says_ends]))
    if error is not look.at_hand.broken or found is None:
        return False
    look.drop()
    record[C.at] = record[C.have] = 0
    record[C.offset] = found
    file.seek(found)
    look.at_hand.broken = None
    return True
