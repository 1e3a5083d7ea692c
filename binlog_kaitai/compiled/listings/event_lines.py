"""Lists the events of a log by the fast loops: a line each, as `text.event_lines` has it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext

from binlog_kaitai.changes.signals import OF_NO_TRANSACTION
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.lines.characters import hex_digits, utf8_charsets
from binlog_kaitai.compiled.lines.collations import Collations
from binlog_kaitai.compiled.lines.text_buffer import TextBuffer
from binlog_kaitai.compiled.lines.zone import ZoneRecord
from binlog_kaitai.compiled.listings.kept_events import kept_events
from binlog_kaitai.compiled.listings.listed import GTIDS, LISTED, ListedNames
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.event_texts import event_texts, string_texts, type_names
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.info import rows_flags_shown
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    TransactionPayloadEvent,
    release_of,
)
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.log_events import Decoded
from binlog_kaitai.text.event_lines import SERVER_WIDTH, SIZE_WIDTH, EventLines

__all__ = ["write_events"]

_OUT_BYTES = 1 << 20
_ROOM = 512 + s.XA_ROOM + Collations.most_text
"""Bytes of a line besides its constant texts and the texts of the log."""

Write = Callable[[memoryview], None]


class _NotWrittenError(Exception):
    """The output takes no more. An OSError would be taken for one of the log."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error)
        self.error = error


def _apart(write: Write) -> Write:
    def checked(data: memoryview) -> None:
        try:
            write(data)
        except OSError as error:
            raise _NotWrittenError(error) from error

    return checked


def write_events(log: CompiledLog, lines: EventLines, write: Write) -> None:
    """Write the lines of the events of a log, in UTF-8, each with its end. The memory is used again.

    The GTIDs of the log are in the ledger where they decide which events are wanted. Raises BinlogError where the
    damage stands, after all before it was written.
    """
    try:
        _Listing(log, lines, _apart(write)).write_all()
    except _NotWrittenError as failed:
        raise failed.error from None
    log.events.refuse_unsupported()


class _Listing:
    """Lists one log; see `write_events`."""

    def __init__(self, log: CompiledLog, lines: EventLines, write: Write) -> None:
        self._log, self._walk, self._lines, self._write = log.events, log.walk, lines, write

    def write_all(self) -> None:
        """Write all lines. Raises BinlogError."""
        walk = EventWalk(self._walk, self._seen)
        with walk.opened() as self._context:
            self._prepare()
            self._kept = kept_events(self._context, self._walk)
            with nullcontext() if self._kept is None else closing(self._kept):
                self._write_walked(walk)

    def _go_on(self) -> None:
        """Write what was walked, and make sure that there is more to walk."""
        self._flush()
        if self._kept is not None:
            self._kept.go_on()

    def _write_walked(self, walk: EventWalk) -> None:
        try:
            self._go_on()
            for _ in walk.pieces():
                self._go_on()
        except BinlogError:
            self._flush()
            raise
        finally:
            self._known.take_gtids()
        self._flush()

    def _prepare(self) -> None:
        context, record, listing = self._context, self._context.record, self._lines.listing
        self._out = TextBuffer(context, _OUT_BYTES)
        self._names = Texts(type_names(listing))
        self._name_slots = memory.numbers(self._names.slots)
        self._charsets, self._digits = utf8_charsets(), hex_digits()
        self._known = ListedNames(context, self._log)
        self._collations = Collations(context, self._string_texts)
        record[C.listing.type_names] = memory.address(self._name_slots)
        record[C.known.utf8_charsets], record[C.known.digits] = (
            memory.address(self._charsets),
            memory.address(self._digits),
        )
        record[C.listing.lines] = ra.AS_TABLE if listing == "text" else ra.AS_OBJECTS
        self._zone = ZoneRecord(context, self._lines.time, self._lines.time_width)
        record[C.listing.position_width], record[C.listing.size_width] = self._lines.position_width, SIZE_WIDTH
        record[C.listing.server_width] = SERVER_WIDTH
        can_judge = context.wanted.knows_gtids(self._log.filter)
        context.events.set_handlers(LISTED | (GTIDS if can_judge else {}), s.ODD_EVENT)
        if self._walk.form is not None:
            self._set_format(self._walk.form)

    def _set_format(self, form: FormatDescription) -> None:
        """Make the texts as the release of a server has them; no table map is known."""
        record, is_mariadb = self._context.record, form.is_mariadb
        flags = rows_flags_shown(release_of(form.server_version), is_mariadb=is_mariadb)
        self._texts = Texts(event_texts(self._lines.listing, self._log.source.name, flags, links=self._lines.links))
        self._slots, self._flags = memory.numbers(self._texts.slots), memory.numbers(flags)
        record[C.known.texts] = memory.address(self._slots)
        record[C.listing.line_room] = self._texts.size + self._names.longest + _ROOM
        record[C.listing.flags], record[C.listing.num_flags] = memory.address(self._flags), len(flags)
        record[C.form.is_mariadb] = is_mariadb
        self._known.forget()
        self._collations.forget()

    def _string_texts(self, collation: int) -> list[str]:
        return string_texts(collation, is_mariadb=bool(self._context.record[C.form.is_mariadb]))

    def _seen(self, frame: Frame) -> Decoded:
        """List an event that the loops have left over; returns it if it has a payload."""
        payloads = []
        for inner, event in self._walk.seen(frame):
            if isinstance(event.body, FormatDescriptionEvent):
                self._set_format(inner.format)
            elif isinstance(event.body, TransactionPayloadEvent):
                payloads.append((inner, event))
            self._known.see(inner, event)
            self._collations.learn(event)
            if self._walk.walker.events.is_wanted(event) and self._is_kept(frame, inner, event):
                self._put(encoded(f"{self._lines.line(event)}\n"))
                if self._lines.time is not None:
                    self._zone.learn(event.header.timestamp)
        return iter(payloads)

    def _is_kept(self, frame: Frame, inner: Frame, event: Event) -> bool:
        """Return whether an event is wanted as far as its transaction decides; `frame` has it."""
        if self._kept is None:
            return True
        return not isinstance(event.body, OF_NO_TRANSACTION) and self._kept.has(frame, inner.payload_offset)

    def _put(self, line: bytes) -> None:
        if not self._out.put(line):
            self._flush()
            if not self._out.put(line):
                self._write(memoryview(line))

    def _flush(self) -> None:
        lines = self._out.take()
        if lines:
            self._write(lines)
