"""A history of definitions that grows by the statements that a walk meets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.buffered_frames import event_of
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Body, TransactionPayloadEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.history import DdlFinder, DdlStatement, History

if TYPE_CHECKING:
    from binlog_kaitai.ddl.model import Definitions

__all__ = ["GrowingDefinitions"]


class GrowingDefinitions:
    """Gives a history the statements of a log, before anything after them is decoded.

    Args:
        history: takes them, if it grows.
        file: the name of the log.
        warn: told of what is not clear of them.
    """

    def __init__(self, history: Definitions | None, file: str, warn: Callable[[str], None]) -> None:
        self._history = history if isinstance(history, History) and history.grows else None
        self._warn = warn
        self._finder = DdlFinder(EventDecoder(file))

    def see_noted(self, context: Context, form: FormatDescription | None) -> None:
        """Take those that the loops have noted among the work items."""
        is_marked, context.record[C.statements.marked] = context.record[C.statements.marked], 0
        if self._history is None or not is_marked:
            return
        assert form is not None  # a format description comes before
        for number in range(int(context.record[C.items.num])):
            item = context.items.records[number]
            if item[r.Item.kind] == s.DEFINES and _is_done(context, int(item[r.Item.trx])):
                self._add(self._finder.of(event_of(context, form, item)))

    def see(self, context: Context, frame: Frame, body: Body) -> None:
        """Take that of an event which Python has decoded; those of a payload are events of their own."""
        if self._history is None or isinstance(body, TransactionPayloadEvent):
            return
        if _is_done(context, int(context.record[C.trxs.open])):
            self._add(self._finder.in_body(frame, body))

    def _add(self, statements: Iterable[DdlStatement]) -> None:
        assert self._history is not None
        with suppress(BinlogError):  # whoever takes the event meets and reports it
            for statement in statements:
                for text in self._history.add(statement):
                    self._warn(text)


def _is_done(context: Context, trx: int) -> bool:
    """Return whether what a transaction says is done: MariaDB says before an ALTER TABLE that it begins, or is rolled
    back."""
    return not context.trxs[trx][r.Trx.known] & s.IS_NOT_DONE
