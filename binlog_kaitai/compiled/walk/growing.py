"""A history of definitions that grows by the statements that a walk meets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.buffered_frames import event_of
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Body, QueryEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.history import History, ddl_at
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["GrowingDefinitions"]


class GrowingDefinitions:
    """Gives a history that grows the statements of a log, before anything after them is decoded.

    Args:
        log: has the history, if there is one.
        warn: told of what is not clear of them.
    """

    def __init__(self, log: LogEvents, warn: Callable[[str], None]) -> None:
        schema = log.options.schema
        self._history = schema if isinstance(schema, History) and schema.grows else None
        self._log, self._warn = log, warn

    def see_noted(self, context: Context, form: FormatDescription | None) -> None:
        """Take those that the loops have noted among the work items."""
        is_marked, context.record[C.statements.marked] = context.record[C.statements.marked], 0
        if self._history is None or not is_marked:
            return
        assert form is not None  # a format description comes before
        for number in range(int(context.record[C.items.num])):
            item = context.items.records[number]
            if item[r.Item.kind] == s.DEFINES:
                frame = event_of(context, form, item)
                with suppress(BinlogError):  # whoever takes the event meets and reports it
                    self._take(self._history, context, int(item[r.Item.trx]), frame, self._log.decoder.again(frame))

    def see(self, context: Context, frame: Frame, body: Body) -> None:
        """Take that of an event which Python has decoded."""
        if self._history is not None:
            with suppress(BinlogError):
                self._take(self._history, context, int(context.record[C.trxs.open]), frame, body)

    def _take(self, history: History, context: Context, trx: int, frame: Frame, body: Body) -> None:
        """Take the statement of a transaction, unless MariaDB says of its ALTER TABLE that it only begins, or is rolled
        back."""
        if not isinstance(body, QueryEvent) or context.trxs[trx][r.Trx.known] & s.IS_NOT_DONE:
            return
        statement = ddl_at(frame, body, self._log.source.name)
        for text in history.add(statement) if statement is not None else ():
            self._warn(text)
