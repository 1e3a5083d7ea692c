"""A history of definitions that grows by the statements that a walk meets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.buffered_frames import event_of
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Body, TransactionPayloadEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.history import DdlFinder, DdlStatement, GrowingHistory

__all__ = ["GrowingDefinitions"]


class GrowingDefinitions:
    """Gives a history the statements of a log, before anything after them is decoded.

    Args:
        history: takes them.
        file: the name of the log.
        warn: told of what is not clear of them.
    """

    def __init__(self, history: GrowingHistory, file: str, warn: Callable[[str], None]) -> None:
        self._history, self._warn = history, warn
        self._finder = DdlFinder(EventDecoder(file))

    def see_noted(self, context: Context, form: FormatDescription | None) -> None:
        """Take those that the loops have noted among the work items."""
        if not context.record[C.statements.marked]:
            return
        context.record[C.statements.marked] = 0
        assert form is not None  # a format description comes before
        for number in range(int(context.record[C.items.num])):
            item = context.items.records[number]
            if item[r.Item.kind] == s.DEFINES:
                self._add(self._finder.of(event_of(context, form, item)))

    def see(self, frame: Frame, body: Body) -> None:
        """Take that of an event which Python has decoded; those of a payload are events of their own."""
        if not isinstance(body, TransactionPayloadEvent):
            self._add(self._finder.in_body(frame, body))

    def _add(self, statements: Iterable[DdlStatement]) -> None:
        for statement in statements:
            for text in self._history.add(statement):
                self._warn(text)
