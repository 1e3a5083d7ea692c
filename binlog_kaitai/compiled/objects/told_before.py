"""What the log has said before the rows at hand: their statement, and who runs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import SAID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Body, QueryEvent, RowsQueryEvent
from binlog_kaitai.events.statements import invoker
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["ToldBefore"]

_NO_VARIABLES: Mapping[str, object] = {}


class ToldBefore:
    """Reads what is said before rows only where it is asked for: the loops note where it stands, as a position of the
    log, also in payloads, whose bytes stand after the log's.

    Args:
        context: of the loops.
        decoder: of the log's events.
        form: returns the format that is in force where the next work item stands.
    """

    def __init__(self, context: Context, decoder: EventDecoder, form: Callable[[], FormatDescription | None]) -> None:
        self._context, self._decoder, self._form = context, decoder, form
        self._known: dict[int, Any] = {}
        """By place: texts of statements of rows, and status variables of others. Places below 0 are not the log's."""
        context.record[C.said.keeps] = 1
        for event_type in SAID_EVENTS:
            context.events.handlers[event_type] = s.SAID

    def statement(self, number: int) -> str | None:
        """Return the statement of the rows at hand, which are of a transaction; None where the log has none."""
        record = self._context.record
        if record[C.members.told] != record[C.tables.statement] or record[C.members.told_of] != self._key(number):
            return None
        text: str | None = self._at(int(record[C.members.told_at]))
        return text

    def variables(self, number: int) -> Mapping[str, object]:
        """Return the status variables of the last statement of a transaction before the rows at hand."""
        place = self._statement_at(number)
        at = self._at(place) if place is not None else None
        return _NO_VARIABLES if at is None else at

    def user(self, number: int) -> str | None:
        """Return who runs the statement of the rows at hand, where the log has an invoker."""
        return invoker(self.variables(number))

    def _statement_at(self, number: int) -> int | None:
        """Return where the last statement of a transaction stands before the work item at hand."""
        record = self._context.record
        if record[C.members.member_of] == self._key(number):
            return int(record[C.members.member_at])
        first, item = int(self._context.trxs[number][r.Trx.query_at]), int(record[C.items.next])
        is_left = item < record[C.items.num]
        here = record[C.offset] + (self._context.items.records[item][r.Item.at] if is_left else record[C.at])
        return first if 0 < first < here else None

    def note(self, body: Body, number: int) -> None:
        """Take note of an event that Python has followed, of a transaction."""
        record, place = self._context.record, min(self._known, default=0)
        place = min(place, 0) - 1
        if isinstance(body, RowsQueryEvent):
            self._known[place] = body.query
            record[C.members.told], record[C.members.told_of], record[C.members.told_at] = (
                record[C.tables.statement],
                self._key(number),
                place,
            )
        elif isinstance(body, QueryEvent):
            self._known[place] = body.status_vars
            record[C.members.member_of], record[C.members.member_at] = self._key(number), place

    def keep(self) -> None:
        """Read what may be asked for when the bytes that were taken so far are dropped; forget all else."""
        if self._form() is None:  # nothing was taken yet
            return
        record = self._context.record
        known, self._known = self._known, {}
        for place in self._open_places(int(record[C.trxs.open])):
            if place in known:
                self._known[place] = known[place]
            else:
                with suppress(BinlogError):  # which is said where rows ask for it
                    self._at(place)

    def _open_places(self, number: int) -> Iterator[int]:
        record = self._context.record
        if record[C.members.told] == record[C.tables.statement] and record[C.members.told_of] == self._key(number):
            yield int(record[C.members.told_at])
        if record[C.members.member_of] == self._key(number):
            yield int(record[C.members.member_at])
        if first := self._context.trxs[number][r.Trx.query_at]:
            yield int(first)

    def _key(self, number: int) -> int:
        """Return the number of a transaction as the loops note it: from the first of the log, counted from 1."""
        return int(self._context.record[C.trxs.base]) + number + 1

    def _at(self, place: int) -> Any:
        """Return what stands at a place; None where it is gone. Raises BinlogError."""
        if place not in self._known:
            at = place - int(self._context.record[C.offset])
            if at < 0:
                return None
            body = self._decoder.body(self._frame(at))
            self._known[place] = body.query if isinstance(body, RowsQueryEvent) else getattr(body, "status_vars", None)
        return self._known[place]

    def _frame(self, at: int) -> Frame:
        context, form = self._context, self._form()
        assert form is not None  # that of the span, or of the format description that is the first work item
        form = form.without_checksums() if at >= context.payloads.start else form
        header = unpack_header(context.buffer.data, at)
        data = context.buffer.data[at : at + header.event_size].tobytes()
        position = int(context.record[C.offset]) + at
        return Frame(position, header, data, 0, form.parts.body, len(data) - form.parts.behind, form)
