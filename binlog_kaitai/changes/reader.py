"""Reading whole logs: sources in, events or row changes out, with a ledger of what was met."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, TypeVar, Unpack

from binlog_kaitai.changes.assembler import ChangeAssembler, OnStatement, RowChange, RowsPlace
from binlog_kaitai.changes.filters import Filter, GtidGate
from binlog_kaitai.changes.history import History, with_history
from binlog_kaitai.changes.ledger import PART, FileLedger
from binlog_kaitai.changes.log_ends import note_body
from binlog_kaitai.changes.options import Names, ReadKeywords, ReadOptions, issue
from binlog_kaitai.changes.selection import Selection
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.spool import Spool, spool_for
from binlog_kaitai.changes.walk import LogWalk
from binlog_kaitai.errors import (
    BinlogError,
    LogWarning,
    MalformedRowError,
    SchemaMismatchError,
    SourceError,
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
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source, SourceList, find_sources
from binlog_kaitai.values.charset import TextPolicy

if TYPE_CHECKING:
    from binlog_kaitai.schema.describe import Describer

__all__ = [
    "BinlogReader",
    "Names",
    "ReadKeywords",
    "ReadOptions",
    "for_logs",
    "iter_changes",
    "read_events",
    "up_to_damage",
    "with_warnings",
]

T = TypeVar("T")
_GTIDS = (GtidEvent, MariadbGtidEvent)
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


class BinlogReader:
    """Reads one log, once, in order: `events`, `changes` or `frames`.

    Damage is raised where it is met, after everything before it was delivered; `ledger` then says how far reading went.
    A second pass raises RuntimeError.

    Args:
        source: a path, ``-`` for standard input, or a Source.
        options: how to read.
        filter: what to deliver.
        progress: called with the number of bytes that were just read.
        span: read a part of the log only; see `splits`.

    Raises SourceError for a path that is not there, TypeError for arguments of other types.
    """

    passes_damage = True
    """In permissive mode the rest of a damaged log is of use."""
    note_statement: OnStatement | None = None
    """Told of statements while the changes are read, perhaps of one again; see `ChangeAssembler`."""

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        span: Span | None = None,
    ) -> None:
        _check(options, filter)
        self.source = source if isinstance(source, Source) else _only(source)
        self.options = with_history(options or ReadOptions(), [self.source])
        self.ledger = FileLedger(self.source.name, self.source.size)
        self.ledger.on_error = self.options.on_damage if self.options.mode == "permissive" else None
        if span is not None and span.note is not None:
            self.ledger.warnings.append(span.note)
        self._has_begun = False
        self._filter = filter
        self._thorough = self.options.thorough
        self._seen_tables = self.ledger.seen_tables if filter is not None and filter.has_names else None
        self._unsupported_at: tuple[int, str] | None = None
        self._walk = LogWalk(self.source, self.options, self.ledger, progress, span, filter)
        policy = self.options.value_policy(TextPolicy(self.options.text_errors, self.ledger.undecodable_text))
        positional = self.options.names == "positional"
        self._decoder = EventDecoder(
            self.source.name,
            policy=policy,
            positional=positional,
            describe=self._describer(),
            max_event_size=self.options.max_event_size,
            warn=self.ledger.warnings.append,
        )

    def _describer(self) -> Describer | None:
        schema, warnings = self.options.schema, self.ledger.warnings
        if schema is None:
            return None
        from binlog_kaitai.schema.describe import Describer  # most runs need no definitions

        if isinstance(schema, History):
            warnings += schema.warnings.get(self.source.name, [])
        return Describer(schema, self.source.name, warnings.append)

    def __iter__(self) -> Iterator[Event]:
        return self.events()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.source.name!r})"

    def _begin(self) -> None:
        """Note that the log is read now. Raises RuntimeError the second time."""
        if self._has_begun:
            raise RuntimeError(f"{self.source.name}: a reader reads its log once; make another {type(self).__name__}")
        self._has_begun = True

    def frames(self) -> Iterator[Frame]:
        """Return the frames of the log: headers and checksums, bodies not decoded."""
        self._begin()
        return self._walk.frames()

    def events(self) -> Iterator[Event]:
        """Return the events of the log, with those inside compressed payloads.

        Events that are not decoded come as RawEvent; a log that has some raises UnsupportedEventError at its end.
        """
        self._begin()
        return self._wanted_events()

    def _wanted_events(self) -> Iterator[Event]:
        try:
            with closing(self._events()) as events:
                for _, event, wanted in events:
                    if wanted:
                        yield event
                    del event
        except BinlogError as error:
            self._walk.give_up(error)
            raise
        self._refuse_unsupported()

    def _events(self) -> Generator[tuple[Frame, Event, bool], None, None]:
        """Return every event up to the last one that may be wanted, and whether it is."""
        chosen = self._filter
        if chosen is None or not chosen.has_choice:
            return self._each_event()
        spool = spool_for(self.source, encrypted=self.options.keys is not None)
        return _closing(spool, Selection(chosen, self._decoder, spool, self.ledger).pass_on(self._each_event()))

    def _each_event(self) -> Generator[tuple[Frame, Event, bool], None, None]:
        """Yield every event, and whether it is wanted, as far as the event by itself tells."""
        chosen = self._filter
        gate = GtidGate(chosen) if chosen else None
        with closing(self._walk.frames(self._decoder.forget)) as frames:
            for frame in frames:
                for inner, event in self._decoded(frame):
                    wanted = gate is None or (gate.passes(event) and chosen is not None and chosen.event(event))
                    yield inner, event, wanted
                    del inner, event  # an event may be large: it is gone before the next is read
                del frame

    def _decoded(self, frame: Frame) -> Iterator[tuple[Frame, Event]]:
        """Yield the event of a frame, and those of its payload when it has one."""
        try:
            event = self._decoder.decode(frame)
            if self._thorough and isinstance(event.body, QueryEvent):
                len(event.body.status_vars)
            self._count(event)
            note_body(self.ledger.ends, frame, event.body)
            if self._seen_tables is not None:
                _see_names(self._seen_tables, event.body)
            yield frame, event
            if isinstance(event.body, TransactionPayloadEvent):
                yield from self._inside(frame, event.body)
        except BinlogError as error:
            self._damaged(error.at(self.ledger.file, frame.position, frame.type_name), frame)

    def _inside(self, frame: Frame, payload: TransactionPayloadEvent) -> Iterator[tuple[Frame, Event]]:
        """Yield the events of a payload."""
        for inner in self._decoder.inside(frame, payload):
            yield from self._decoded(inner)

    def _damaged(self, error: BinlogError, frame: Frame) -> None:
        """The body of an event that is whole by its header: in permissive mode only that event is lost."""
        self.ledger.fail(error)
        if self.options.mode == "failfast":
            raise error
        self.ledger.lose(frame.position, frame.header.event_size, frame.payload_offset)

    def _count(self, event: Event) -> None:
        ledger, body = self.ledger, event.body
        if isinstance(body, RawEvent):
            (ledger.skipped if body.ignorable else ledger.unsupported)[event.type] += 1
            if not body.ignorable and self._unsupported_at is None:
                self._unsupported_at = event.position, event.type
        else:
            ledger.decoded[event.type] += 1
        if isinstance(body, _GTIDS) and body.gtid is not None:
            ledger.gtids.add(body.gtid)

    def changes(self) -> Iterator[RowChange]:
        """Return the row changes of the log, transaction by transaction.

        Events that are not decoded are counted in the ledger; a log that has some raises UnsupportedEventError at its
        end.
        """
        self._begin()
        return self._all_changes()

    def _all_changes(self) -> Iterator[RowChange]:
        spool = spool_for(self.source, encrypted=self.options.keys is not None)
        on_error = self._rows_damaged if self.options.mode == "permissive" else None
        assembler = ChangeAssembler(
            self._decoder,
            spool,
            with_query=self.options.with_query,
            on_error=on_error,
            on_statement=self.note_statement,
        )
        try:
            yield from self._counted(self._changes(assembler))
        finally:
            spool.close()
            self.ledger.statements = assembler.statements
        self._refuse_unsupported()

    def _rows_damaged(self, error: BinlogError, place: RowsPlace) -> None:
        if isinstance(error, MalformedRowError):
            self.ledger.fail(error)
            self.ledger.lost_rows[error.table] += error.count
            return
        known = isinstance(error, SchemaMismatchError) and any(
            text.endswith(error.message) for text in self.ledger.errors
        )
        if not known:  # a wrong definition is one error, however many rows it costs
            self.ledger.fail(error)
        self.ledger.lose(place.position, place.size, place.payload_offset)

    def _refuse_unsupported(self) -> None:
        if self._unsupported_at is None:
            return
        kinds = ", ".join(f"{count} {name}" for name, count in sorted(self.ledger.unsupported.items()))
        text = f"not decoded by this version, and what it says is missing; in all of the log: {kinds}"
        error = UnsupportedEventError(text, self.source.name, *self._unsupported_at)
        self.ledger.fail(error)
        if self.options.mode == "failfast":
            raise error

    def _changes(self, assembler: ChangeAssembler) -> Iterator[RowChange]:
        try:
            with closing(self._events()) as events:
                for frame, event, wanted in events:
                    yield from assembler.feed(frame, event, wanted)
                    del frame, event
        except BinlogError:
            yield from assembler.finish()
            raise
        yield from assembler.finish(at_cut=self.ledger.state == PART)

    def _counted(self, changes: Iterator[RowChange]) -> Iterator[RowChange]:
        rows = self.ledger.rows
        try:
            for change in changes:
                table = change.definition
                rows[f"{table.database}.{table.name}", change.operation] += 1
                yield change
                del change, table
        except BinlogError as error:
            self._walk.give_up(error)
            raise


def _closing(spool: Spool, found: Generator[T, None, None]) -> Generator[T, None, None]:
    """Yield what is found, and close the spool behind it."""
    with closing(spool):
        yield from found


def _see_names(seen: set[tuple[str, str]], body: Body) -> None:
    if isinstance(body, TableMapEvent):
        seen.add((body.table.database, body.table.name))
    elif isinstance(body, QueryEvent):
        seen.add((body.database, ""))


def read_events(paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]) -> Iterator[Event]:
    """Return the events of one or more logs, in order.

    Args:
        paths: files, patterns, directories, index files, or ``-``; see `find_sources`.
        filter: what to deliver.
        options: the fields of ReadOptions.

    Raises SourceError, TypeError and ValueError at once; BinlogError at damage, after everything before it was
    delivered.
    """
    return _of_all(paths, filter, ReadOptions.of(**options), BinlogReader.events)


def iter_changes(paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]) -> Iterator[RowChange]:
    """Return the row changes of one or more logs, in order; see `read_events`."""
    return _of_all(paths, filter, ReadOptions.of(**options), BinlogReader.changes)


def _of_all(
    paths: Paths, filter: Filter | None, options: ReadOptions, read: Callable[[BinlogReader], Iterator[T]]
) -> Iterator[T]:
    from binlog_kaitai.changes.fitting import require_fit  # reads logs by this module

    _check(options, filter)
    sources = find_sources(paths)
    require_fit(sources, options, filter)
    return _each(sources, filter, options, read)


def _each(
    sources: SourceList, filter: Filter | None, options: ReadOptions, read: Callable[[BinlogReader], Iterator[T]]
) -> Iterator[T]:
    chosen = with_history(options, sources)
    for source, wanted in for_logs(filter, sources.sources):
        reader = BinlogReader(source, chosen, wanted)
        yield from up_to_damage(with_warnings(reader.ledger, read(reader)), chosen)


def with_warnings(ledger: FileLedger, found: Iterator[T]) -> Iterator[T]:
    """Yield what a reader finds in one log, for callers who do not see its ledger: its warnings are issued."""
    told, count = set[str](), 0
    try:
        for item in found:
            if len(ledger.warnings) != count:
                count = len(ledger.warnings)
                _issue_new(ledger.warnings, told)
            yield item
            del item
    except BinlogError:
        _issue_new(ledger.warnings, told)
        raise
    _issue_new(ledger.warnings, told)


def _issue_new(texts: Iterable[str], told: set[str]) -> None:
    for text in texts:
        if text not in told:
            told.add(text)
            issue(LogWarning(text))


def up_to_damage(found: Iterator[T], options: ReadOptions) -> Iterator[T]:
    """Yield what a reader finds in one log.

    In permissive mode damage with nothing behind it is no error, so that other logs are read; `on_damage` has it.
    """
    try:
        yield from found
    except BinlogError as error:
        if options.mode == "failfast" or isinstance(error, SourceError):
            raise


def for_logs(filter: Filter | None, sources: Sequence[Source]) -> Iterator[tuple[Source, Filter | None]]:
    """Yield each log with its filter; the positions are for the first and the last log."""
    last = len(sources) - 1
    for number, source in enumerate(sources):
        yield source, filter.for_log(first=number == 0, last=number == last) if filter is not None else None


def _check(options: ReadOptions | None, filter: Filter | None) -> None:
    """Raise TypeError for arguments that are something else."""
    for value, wanted in ((options, ReadOptions), (filter, Filter)):
        if not isinstance(value, wanted | None):
            raise TypeError(f"not a {wanted.__name__}: {value!r}")


def _only(path: str | os.PathLike[str]) -> Source:
    sources = find_sources(path).sources
    if len(sources) != 1:
        raise SourceError(f"means {len(sources)} logs; read_events and iter_changes read several", os.fspath(path))
    return sources[0]
