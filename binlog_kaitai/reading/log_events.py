"""The events of one log, decoded."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import TYPE_CHECKING, TypeVar

from binlog_kaitai.changes.filters import Filter, GtidGate
from binlog_kaitai.changes.ledger import IN_USE, FileLedger
from binlog_kaitai.changes.log_ends import note_body
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_change import RowChange, RowsPlace
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.errors import (
    BinlogError,
    MalformedEventError,
    SourceError,
    TruncatedBinlogError,
    UnsupportedEventError,
)
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import (
    Body,
    Event,
    GtidEvent,
    MariadbGtidEvent,
    QueryEvent,
    RawEvent,
    TableMapEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.log.window import windowed
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.reading.history import History, with_history
from binlog_kaitai.reading.log_rules import LogRules
from binlog_kaitai.reading.spool import Spool, spool_for
from binlog_kaitai.reading.walk import LogWalk
from binlog_kaitai.values.charset import TextPolicy

if TYPE_CHECKING:
    from binlog_kaitai.schema.describe import Describer

__all__ = ["Chosen", "Decoded", "LogEvents", "Unsound", "check", "only_log"]

T = TypeVar("T")
Decoded = Iterator[tuple[Frame, Event]]
"""Events with their frames."""
Chosen = Generator[tuple[Frame, Event, bool], None, None]
"""Events with their frames, and whether they are wanted."""
_GTIDS = (GtidEvent, MariadbGtidEvent)


class Unsound(NamedTuple):
    """An event whose bytes are whole, and which is not sound."""

    error: BinlogError
    start: int
    """Where the bytes begin that are lost with it; those before may be others."""
    size: int
    payload_offset: int | None
    """None for one that is in no payload; the bytes of others are not counted."""


class LogEvents:
    """Decodes the events of one log, once, in order, and keeps its ledger; see `BinlogReader` for the arguments.

    Damage is raised where it is met, after everything before it was delivered. `ledger`: one that another reader has
    made, which has not begun.
    """

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        span: Span | None = None,
        ledger: FileLedger | None = None,
    ) -> None:
        check(options, filter)
        self.source = windowed(source if isinstance(source, Source) else only_log(source))
        self.options = with_history(options or ReadOptions(), [self.source])
        self.filter = filter
        self.ledger = ledger or FileLedger(self.source.name)
        self.ledger.size = self.source.size
        self.ledger.on_error = self.options.on_damage if self.options.mode == "permissive" else None
        if span is not None and span.note is not None:
            self._warn(span.note)
        self.seen_tables = self.ledger.seen_tables if filter is not None and filter.has_names else None
        """The names of tables that were met, where it is asked whether a filter matches any."""
        self.walk = LogWalk(self.source, self.options, self.ledger, progress, span, filter)
        self.decoder = self._decoder()
        self.inside: Callable[[Frame, TransactionPayloadEvent], Decoded] = self._inside
        """Returns the events of a payload."""
        self.on_damage: Callable[[Unsound], None] = lambda found: None
        """Told of damage in an event before it is counted; may raise."""
        self._thorough = self.options.thorough
        self.rules = LogRules(self.ledger) if self._thorough and filter is None else None
        """Whether the log is as its server wrote it; only where all of it is looked at, at once or in parts."""
        self._has_begun = False
        self._unsupported_at: tuple[int, str] | None = None
        self._uncounted: Counter[str] = Counter()
        self._first_uncounted: BinlogError | None = None
        self._last_unsound: BinlogError | None = None

    def _decoder(self) -> EventDecoder:
        return EventDecoder(
            self.source.name,
            policy=self.options.value_policy(self.text_policy()),
            positional=self.options.names == "positional",
            describe=self._describer(),
            max_event_size=self.options.max_event_size,
            warn=self.ledger.warnings.append,
            masked=None if self.options.masks is None else self.options.masks.table,
        )

    def text_policy(self) -> TextPolicy:
        """Return what becomes of bytes that are no text; the ledger counts them."""
        return TextPolicy(self.options.text_errors, self.ledger.undecodable_text)

    def _warn(self, text: str) -> None:
        """Warn, unless another reader of the log has."""
        if text not in self.ledger.warnings:
            self.ledger.warnings.append(text)

    def _describer(self) -> Describer | None:
        schema, warnings = self.options.schema, self.ledger.warnings
        if schema is None:
            return None
        from binlog_kaitai.schema.describe import Describer  # most runs need no definitions

        if isinstance(schema, History):
            for text in schema.warnings.get(self.source.name, []):
                self._warn(text)
        return Describer(schema, self.source.name, warnings.append)

    def begin(self) -> None:
        """Note that the log is read now. Raises RuntimeError the second time."""
        if self._has_begun:
            raise RuntimeError(f"{self.source.name}: a reader reads its log once; make another one")
        self._has_begun = True

    def chosen(self, each: Chosen | None = None) -> Chosen:
        """Return every event up to the last one that may be wanted, and whether it is; of other events than `each`, if
        they are given. Raises BinlogError at damage."""
        chosen, events = self.filter, each or self.each()
        if chosen is None or not chosen.has_choice:
            return events
        from binlog_kaitai.reading.selection import Selection  # most runs choose nothing

        spool = spool_for(self.source, encrypted=self.options.keys is not None)
        return _closing(spool, Selection(chosen, self.decoder, spool, self.ledger).pass_on(events))

    def frames(self) -> Generator[Frame, None, None]:
        """Yield the frames of the log, for `decoded`. Raises BinlogError."""
        with closing(self.walk.frames(self.decoder.forget)) as frames:
            yield from frames
        self.see_end()

    def see_end(self) -> None:
        """Note that no event follows. Raises BinlogError in failfast mode where pieces of a rows event are missing."""
        self._see_pieces(None)

    def each(self) -> Chosen:
        """Yield every event, and whether it is wanted, as far as the event by itself tells. Raises BinlogError."""
        chosen = self.filter
        gate = GtidGate(chosen) if chosen else None
        with closing(self.frames()) as frames:
            for frame in frames:
                for inner, event in self.decoded(frame):
                    wanted = gate is None or (gate.passes(event) and chosen is not None and chosen.event(event))
                    yield inner, event, wanted
                    del inner, event  # an event may be large: it is gone before the next is read
                del frame

    def decoded(self, frame: Frame) -> Decoded:
        """Yield the event of a frame, and those of its payload when it has one; with the last piece of a rows event,
        that too. Raises BinlogError in failfast mode."""
        if frame.payload_offset is None:
            self._see_pieces(frame)
        try:
            event = self.decoder.decode(frame)
            if self._thorough and isinstance(event.body, QueryEvent):
                len(event.body.status_vars)
            self._count(event)
            note_body(self.ledger.ends, frame, event.body)
            if self.seen_tables is not None:
                _see_names(self.seen_tables, event.body)
            yield frame, event
            if isinstance(event.body, TransactionPayloadEvent):
                yield from self.inside(frame, event.body)
            elif isinstance(event.body, PartialRowDataEvent) and (whole := self.decoder.joined()) is not None:
                yield from self.decoded(whole)
        except BinlogError as error:
            if error is self._last_unsound:  # of an event in this one, which was told of
                raise
            self.damaged(error, frame)

    def _inside(self, frame: Frame, payload: TransactionPayloadEvent) -> Decoded:
        """Yield the events of a payload."""
        for inner in self.decoder.inside(frame, payload):
            yield from self.decoded(inner)

    def _see_pieces(self, frame: Frame | None) -> None:
        """Fail where an event, or the end of the log (None), comes before all pieces of a rows event have come."""
        pieces = self.decoder.pieces
        if not pieces.is_cut_by(frame):
            return
        error, start, end = pieces.cut_off(MalformedEventError if frame else TruncatedBinlogError)
        found = Unsound(error.at(self.ledger.file, start, None), start, end - start, None)
        if frame is None and self.ledger.state == IN_USE:
            self.walk.note_still_written(error)
            self.ledger.lose(start, end - start, None)
        else:
            self._fail(found)

    def damaged(self, error: BinlogError, frame: Frame) -> None:
        """Lose an event that is whole by its header, and not sound. Raises BinlogError in failfast mode."""
        error.at(self.ledger.file, frame.position, frame.type_name)
        start, end = frame.position, frame.position + frame.header.event_size
        if self.decoder.pieces.given_up is not None:
            (start, _), self.decoder.pieces.given_up = self.decoder.pieces.given_up, None
        self._fail(Unsound(error, start, end - start, frame.payload_offset))

    def _fail(self, found: Unsound) -> None:
        self._last_unsound = found.error
        self.on_damage(found)
        self.lose(found)

    def lose(self, found: Unsound) -> None:
        """Count damage in an event. Raises BinlogError in failfast mode."""
        self.ledger.fail(found.error)
        if self.options.mode == "failfast":
            raise found.error
        self.ledger.lose(found.start, found.size, found.payload_offset)

    def _count(self, event: Event) -> None:
        ledger, body = self.ledger, event.body
        ledger.asked.events[event.type] += 1
        if isinstance(body, RawEvent):
            (ledger.skipped if body.ignorable else ledger.unsupported)[event.type] += 1
            if not body.ignorable and self._unsupported_at is None:
                self._unsupported_at = event.position, event.type
        else:
            ledger.decoded[event.type] += 1
        if isinstance(body, _GTIDS) and body.gtid is not None:
            if self.rules is not None and body.gtid in ledger.gtids:
                self.rules.repeats(event.position, str(body.gtid))
            ledger.gtids.add(body.gtid)

    def counted(self, changes: Iterator[RowChange]) -> Iterator[RowChange]:
        """Yield row changes, and count them. Raises BinlogError as they do."""
        rows = self.ledger.rows
        try:
            for change in changes:
                table = change.definition
                rows[f"{table.database}.{table.name}", change.operation] += 1
                yield change
                del change, table
        except BinlogError as error:
            self.walk.give_up(error)
            raise

    @property
    def on_rows_damaged(self) -> Callable[[BinlogError, RowsPlace], None] | None:
        """What is told of rows that cannot be decoded; None where they end the reading."""
        return self.ledger.lose_rows if self.options.mode == "permissive" else None

    def finish_rules(self) -> None:
        """Have the ledger warn of what the log's server would not have written; once, when all was read."""
        if self.rules is not None:
            self.rules.finish()

    def leave_uncounted(self, table: str, error: BinlogError) -> None:
        """Go on after a rows event of a table whose rows cannot be counted, for its definition is not known."""
        self._first_uncounted = self._first_uncounted or error
        self._uncounted[table] += 1

    def refuse_unsupported(self) -> None:
        """Fail where events were not decoded, or their rows not counted. Raises BinlogError in failfast mode."""
        errors = [*self._uncounted_error(), *self._unsupported_error()]
        for error in errors:
            self.ledger.fail(error)
        if errors and self.options.mode == "failfast":
            raise errors[0]

    def _uncounted_error(self) -> Iterator[BinlogError]:
        first = self._first_uncounted
        if first is not None:
            names = ", ".join(f"{count} of {table}" for table, count in sorted(self._uncounted.items()))
            text = f"{first.message}; rows events whose rows are not counted: {names}"
            yield MalformedEventError(text, first.file, first.position, first.event_type)

    def _unsupported_error(self) -> Iterator[BinlogError]:
        if self._unsupported_at is not None:
            kinds = ", ".join(f"{count} {name}" for name, count in sorted(self.ledger.unsupported.items()))
            text = f"not decoded by this version, and what it says is missing; in all of the log: {kinds}"
            yield UnsupportedEventError(text, self.source.name, *self._unsupported_at)


def _closing(spool: Spool, found: Generator[T, None, None]) -> Generator[T, None, None]:
    """Yield what is found, and close the spool after it."""
    with closing(spool):
        yield from found


def _see_names(seen: set[tuple[str, str]], body: Body) -> None:
    if isinstance(body, TableMapEvent):
        seen.add((body.table.database, body.table.name))
    elif isinstance(body, QueryEvent):
        seen.add((body.database, ""))


def check(options: ReadOptions | None, filter: Filter | None) -> None:
    """Raise TypeError for arguments that are something else."""
    for value, wanted in ((options, ReadOptions), (filter, Filter)):
        if not isinstance(value, wanted | None):
            raise TypeError(f"not a {wanted.__name__}: {value!r}")


def only_log(path: str | os.PathLike[str]) -> Source:
    """Return the log that a path means. Raises SourceError where it means none or several."""
    sources = find_sources(path).sources
    if len(sources) != 1:
        raise SourceError(f"means {len(sources)} logs; read_events and iter_changes read several", os.fspath(path))
    return sources[0]
