"""What transactions of a script have besides rows, where the loops ask: Python writes it, in a state that is that
of the loops before and after."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.open_transaction import OUTCOME_OF, Origin, Outcome
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.changes.transactions import (
    BEGINS,
    COMMITS,
    EXPLICIT,
    PREPARES,
    STATEMENT,
)
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.lines.collations import Collations
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.script_texts import string_texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.scripts.lent_script import LentScript, lines_of
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.script import ScriptWriter
from binlog_kaitai.sql.text import Line

__all__ = ["ScriptMembers"]

_EARLY_ROOM, _END_ROOM = 1 << 12, 2 * s.XA_ROOM
_BYTES = range(256)
_ASCII = 128
_MEANINGS = {";": ra.ENDS_STATEMENT, "$": ra.IS_DOLLAR, "#": ra.IS_SHARP, "-": ra.IS_DASH, "\\": ra.IS_BACKSLASH}
_MEANINGS["\n"] = ra.IS_NEWLINE


class ScriptMembers:
    """Writes what the loops leave over of transactions.

    Args:
        context: of the loops.
        writer: that of the script.
        about_bytes: of what a transaction begins with, at the most.
    """

    def __init__(self, context: Context, writer: ScriptWriter, about_bytes: int) -> None:
        self._context, self._writer = context, writer
        self.lent = LentScript(context, writer, about_bytes)
        """What the loops have of the script."""
        self._number = 0
        """The transaction of which Python knows savepoints, or how it began; counted from 1."""
        self._xa: str | None = None
        """What XA START has said of that, where the loops did not understand it."""
        self._end: tuple[Outcome, str | None] = "open", None
        """Of the transaction that Python has begun."""
        self._early, self._end_text = memory.text_room(_EARLY_ROOM), memory.text_room(_END_ROOM)
        self._collations = Collations(context, string_texts)
        self._classes = memory.numbers([_meaning(byte) for byte in _BYTES], "B")
        record = context.record
        record[C.script.writes_members] = 1
        record[C.script.early.text], record[C.script.early.room] = memory.address(self._early), _EARLY_ROOM
        record[C.script.end.text] = memory.address(self._end_text)
        record[C.known.classes] = memory.address(self._classes)

    def key(self, number: int) -> int:
        """Return the number of a transaction, counted from the first of the log and from 1."""
        return int(self._context.record[C.trxs.base]) + number + 1

    def enter(self, number: int, state: int, thread: int | None) -> None:
        """Have the writer be in a transaction of the walk, in a state as `transactions` has it."""
        record, writer, key = self._context.record, self._writer, self.key(number)
        if key != self._number:
            writer.controls.savepoints.clear()
            self._number, self._xa = key, None
        if record[C.script.early.of] == key:
            text = bytes(self._early[: int(record[C.script.early.length])])
            writer.controls.savepoints[:0] = lines_of(text)
        record[C.script.early.of] = record[C.script.early.length] = 0
        if writer.controls.savepoints:
            record[C.script.end.of_python] = key
        is_begun = bool(record[C.script.end.trx] == key)
        transaction = self._context.trxs.read(number)
        origin = Origin(transaction.original_commit, transaction.original_version, transaction.immediate_version)
        writer.now.enter(
            *(transaction.gtid, thread),
            is_explicit=bool(state & EXPLICIT),
            is_begun=is_begun,
            origin=origin,
            is_wanted=bool(self._context.trxs[number][r.Trx.known] & s.HAS_WANTED_GTID),
            begin=transaction.begin_position,
        )
        writer.now.xa = self._xa_of(number)

    def _xa_of(self, number: int) -> str | None:
        """Return the id of an XA transaction, None for another one."""
        return self._xa or (
            self._context.trxs.xa(number) if self._context.trxs[number][r.Trx.known] & s.IS_XA else None
        )

    def leave(self, number: int, *, was_begun: bool) -> None:
        """Tell the loops what Python has made of the transaction."""
        record, writer = self._context.record, self._writer
        if writer.now.xa is not None and writer.now.xa != self._context.trxs.xa(number):
            self._xa = writer.now.xa
        if writer.controls.savepoints or self._xa:
            record[C.script.end.of_python] = self._number
        if writer.now.is_begun and not was_begun:
            record[C.script.end.trx], record[C.script.end.length] = self._number, 0
        if writer.now.is_begun and not record[C.script.end.length]:
            self._end = self._end_of(number)
        self.lent.lend()

    def _end_of(self, number: int) -> tuple[Outcome, str | None]:
        """Return how a transaction ends that Python has begun, and its id then."""
        trx, xa = self._context.trxs[number], self._context.trxs.xa(number)
        outcome = OUTCOME_OF[trx[r.Trx.outcome]]
        is_one_phase = outcome == "commit" and xa is not None and not trx[r.Trx.has_xid]
        if is_one_phase and (trx[r.Trx.known] & s.IS_ONE_PHASE or self._writer.now.xa is not None):
            outcome = "one_phase"
        return outcome, xa if outcome in ("one_phase", "prepare") else self._writer.now.xa

    def end_lines(self) -> Iterator[Line]:
        """Yield the end of the transaction that the script lacks it of, if there is one."""
        record, writer = self._context.record, self._writer
        length = int(record[C.script.end.length])
        if not record[C.script.end.trx]:
            return
        record[C.script.end.trx] = record[C.script.end.length] = 0
        if length:
            yield from lines_of(bytes(self._end_text[:length]))
            return
        self.lent.take_back()
        outcome, writer.now.xa = self._end
        yield from writer.controls.end(outcome)
        self.lent.lend()

    def cut(self, number: int) -> None:
        """Have a transaction of the walk, which is open in the script, end as one that the log does not end."""
        self._end = "open", self._xa_of(number)
        self._context.record[C.script.end.length] = 0

    def end_with(self, text: bytes) -> None:
        """Have the open transaction end with a text, whatever it was to end with."""
        self._end_text[: len(text)] = text
        self._context.record[C.script.end.length] = len(text)

    def lines(self, found: Statement, item: Integers) -> Iterator[Line]:
        """Yield what is written of an event, which is no rows. Raises ReplayError."""
        number = int(item[r.Item.trx])
        trx, writer, signal = self._context.trxs[number], self._writer, signal_of(found.event)
        if signal == STATEMENT and trx[r.Trx.known] & s.IS_NOT_DONE:
            return
        if COMMITS <= signal <= PREPARES:  # how it ends is known before
            yield from self._empty(found, item)
            return
        self.lent.take_back()
        self.enter(number, int(item[r.Item.state]), _thread_of(item))
        was_begun = writer.now.is_begun
        if signal == BEGINS:
            writer.now.is_explicit = False  # it is what makes it so
        writer.now.frame = found.frame
        try:
            yield from writer.take(found.event, found.wanted)
        finally:
            self.leave(number, was_begun=was_begun)

    def _empty(self, found: Statement, item: Integers) -> Iterator[Line]:
        """Yield a transaction of which the script has nothing but its GTID, at its end, if that is kept."""
        number, writer = int(item[r.Item.trx]), self._writer
        if not writer.state.keeps_gtids or self._context.record[C.script.end.trx] == self.key(number):
            return
        self.lent.take_back()
        self.enter(number, int(item[r.Item.state]), _thread_of(item))
        writer.now.frame = found.frame
        try:
            yield from writer.empty(found.event)
        finally:
            self.leave(number, was_begun=False)
        if self._end[0] == "rollback":
            self._end = "commit", None

    def begin_lines(self, frame: Frame, event: Event, item: Integers) -> Iterator[Line]:
        """Yield what a transaction begins with, at an event. Raises ReplayError."""
        number, writer = int(item[r.Item.trx]), self._writer
        self.lent.take_back()
        self.enter(number, int(item[r.Item.state]), _thread_of(item))
        writer.now.frame = frame
        try:
            yield from writer.begin(event)
        finally:
            self.leave(number, was_begun=False)

    def learn(self, frame: Frame, event: Event) -> None:
        """Have the loops write more events like one that they have asked about."""
        body = event.body
        if isinstance(body, QueryEvent):
            if "\n" in body.database:  # with it the name would not be on one line
                return
            self.lent.take_back()
            self.lent.session.learn(frame, body)
            self.lent.lend()
        self._collations.learn(event)


def _thread_of(item: Integers) -> int | None:
    return None if item[r.Item.thread] < 0 else int(item[r.Item.thread])


def _meaning(byte: int) -> int:
    return _MEANINGS.get(chr(byte), 0) if byte < _ASCII else ra.IS_NOT_ASCII
