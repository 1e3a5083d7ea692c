"""Reading whole logs: sources in, events or row changes out, with a ledger of what was met."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

from binlog_kaitai._generated import layout
from binlog_kaitai.changes import ChangeAssembler, RowChange
from binlog_kaitai.crypto import FileDecryptor, Keys
from binlog_kaitai.decoder import EventDecoder
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    SourceError,
    TruncatedBinlogError,
    UnsupportedEventError,
)
from binlog_kaitai.events import Event, GtidEvent, MariadbGtidEvent, QueryEvent, RawEvent, TransactionPayloadEvent
from binlog_kaitai.filters import Filter, GtidGate
from binlog_kaitai.frames import CHUNK_SIZE, Frame, FrameParser
from binlog_kaitai.ledger import FileLedger
from binlog_kaitai.magic import is_encrypted
from binlog_kaitai.source import Source, find_sources
from binlog_kaitai.spool import spool_for
from binlog_kaitai.values.charset import TextErrors, TextPolicy
from binlog_kaitai.values.rules import ValuePolicy

__all__ = ["BinlogReader", "Names", "ReadOptions", "iter_changes", "read_events"]

Names = Literal["auto", "positional"]
JsonForm = Literal["value", "text"]
Paths = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]

_Type = layout.EventType
_CLOSING = {_Type.rotate_event, _Type.stop_event}


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How to read logs."""

    verify_checksums: bool = True
    names: Names = "auto"
    """``positional`` names columns ``@1``, ``@2`` ... even where the log has names."""
    text_errors: TextErrors = "bytes"
    """What to do with text that does not decode: ``strict``, ``replace`` or ``bytes``."""
    json: JsonForm = "value"
    """JSON documents as Python values, or as the ``text`` that the server prints."""
    with_query: bool = False
    """Keep the statement behind each change, where the log has it."""
    keys: Keys | None = None
    """Keys of encrypted logs."""
    thorough: bool = False
    """Decode also what changes do not need."""


class BinlogReader:
    """Reads one log: `events` or `changes`, once, in order.

    Errors of the data are raised where they stand, after everything before them was delivered; `ledger` then tells
    how far it went.

    Args:
        source: a path, ``-`` for standard input, or a Source.
        options: how to read.
        filter: what to deliver.
        progress: called with the number of bytes that were just read.
    """

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
    ) -> None:
        self.source = source if isinstance(source, Source) else _only(source)
        self.options = options or ReadOptions()
        self.ledger = FileLedger(self.source.name, self.source.size)
        self._filter = filter
        self._thorough = self.options.thorough
        self._unsupported_at: tuple[int, str] | None = None
        self._progress = progress
        policy = ValuePolicy(
            TextPolicy(self.options.text_errors, self.ledger.undecodable_text), self.options.json == "text"
        )
        self._decoder = EventDecoder(self.source.name, policy=policy, positional=self.options.names == "positional")

    def __iter__(self) -> Iterator[Event]:
        return self.events()

    def frames(self) -> Iterator[Frame]:
        """The frames of the log: headers and checksums, bodies not decoded."""
        ledger = self.ledger
        parser = FrameParser(
            self.source.name,
            size=self.source.size,
            verify_checksums=self.options.verify_checksums,
            warn=ledger.warnings.append,
            keys=self.options.keys,
        )
        try:
            yield from self._frames(parser)
        except TruncatedBinlogError as error:
            ledger.lost.append((parser.position, self.source.size))
            if parser.format is None or not parser.format.in_use:
                ledger.state = "truncated"
                self._fail(error)
            ledger.state = "in use"
            ledger.warnings.append(f"{error} (the server was still writing the log)")
        except BinlogError as error:
            ledger.lost.append((parser.position, self.source.size))
            ledger.crc_failures += isinstance(error, ChecksumMismatchError)
            ledger.state = "damaged"
            self._fail(error)
        else:
            self._close(parser)
        finally:
            ledger.bytes_walked = parser.position

    def _frames(self, parser: FrameParser) -> Iterator[Frame]:
        for data in self._plain(parser):
            for frame in parser.feed(data):
                self.ledger.see_time(frame.header.timestamp)
                yield frame
        parser.finish()

    def _plain(self, parser: FrameParser) -> Iterator[bytes]:
        """The bytes of the log, decrypted when MySQL has encrypted the file."""
        pieces = self._pieces(parser)
        first = next(pieces, b"")
        if not is_encrypted(first):
            yield first
            yield from pieces
            return
        decryptor = FileDecryptor(first, self.options.keys, self.source.name)
        parser.size = None if parser.size is None else parser.size - decryptor.header_size
        self.ledger.size = parser.size
        yield decryptor.first
        for data in pieces:
            yield decryptor.update(data)

    def _pieces(self, parser: FrameParser) -> Iterator[bytes]:
        file = self.source.open()
        try:
            while data := file.read(min(parser.wanted, 16 * CHUNK_SIZE)):
                self._progress(len(data))
                yield data
        except OSError as error:
            raise SourceError(
                f"cannot be read: {error.strerror or error}", self.source.name, parser.position
            ) from error
        finally:
            if self.source.seekable:
                file.close()

    def events(self) -> Iterator[Event]:
        """The events of the log, those inside of compressed payloads too.

        Events that are not decoded come as RawEvent; a log that has some raises UnsupportedEventError at its end.
        """
        for _, event, wanted in self._events():
            if wanted:
                yield event
        self._refuse_unsupported()

    def _events(self) -> Iterator[tuple[Frame, Event, bool]]:
        """Every event up to the last one that may be wanted, and whether it is."""
        chosen = self._filter
        gate = GtidGate(chosen) if chosen else None
        for frame in self.frames():
            if chosen and chosen.is_past(frame):
                self.ledger.state = "not read to its end"
                return
            for inner, event in self._decoded(frame):
                yield inner, event, gate is None or (gate.passes(event) and chosen is not None and chosen.event(event))

    def _decoded(self, frame: Frame) -> Iterator[tuple[Frame, Event]]:
        """The event of a frame, and those of its payload when it has one."""
        try:
            event = self._decoder.decode(frame)
            if self._thorough and isinstance(event.body, QueryEvent):
                len(event.body.status_vars)
            self._count(event)
            yield frame, event
            if isinstance(event.body, TransactionPayloadEvent):
                for inner in self._decoder.inside(frame, event.body):
                    yield from self._decoded(inner)
        except BinlogError as error:
            self._fail(error.at(self.ledger.file, frame.position, frame.type_name))

    def _count(self, event: Event) -> None:
        ledger, body = self.ledger, event.body
        if isinstance(body, RawEvent):
            (ledger.skipped if body.ignorable else ledger.unsupported)[event.type] += 1
            if not body.ignorable and self._unsupported_at is None:
                self._unsupported_at = event.position, event.type
        else:
            ledger.decoded[event.type] += 1
        if isinstance(body, GtidEvent | MariadbGtidEvent) and body.gtid is not None:
            ledger.gtids.add(body.gtid)

    def changes(self) -> Iterator[RowChange]:
        """The row changes of the log, transaction by transaction.

        Events that are not decoded are counted in the ledger; a log that has some raises UnsupportedEventError at its
        end.
        """
        spool = spool_for(self.source, encrypted=self.options.keys is not None)
        assembler = ChangeAssembler(self._decoder, spool, with_query=self.options.with_query)
        try:
            yield from self._counted(self._changes(assembler))
        finally:
            spool.close()
            self.ledger.statements = assembler.statements
        self._refuse_unsupported()

    def _refuse_unsupported(self) -> None:
        if self._unsupported_at is None:
            return
        kinds = ", ".join(f"{count} {name}" for name, count in sorted(self.ledger.unsupported.items()))
        text = f"not decoded by this version, and what it says is missing; in all of the log: {kinds}"
        self._fail(UnsupportedEventError(text, self.source.name, *self._unsupported_at))

    def _changes(self, assembler: ChangeAssembler) -> Iterator[RowChange]:
        try:
            for frame, event, wanted in self._events():
                yield from assembler.feed(frame, event, wanted)
        except BinlogError:
            yield from assembler.finish()
            raise
        yield from assembler.finish()

    def _counted(self, changes: Iterator[RowChange]) -> Iterator[RowChange]:
        rows = self.ledger.rows
        try:
            for change in changes:
                table = change.definition
                rows[f"{table.database}.{table.name}", change.operation] += 1
                yield change
        except BinlogError as error:
            self._fail(error)

    def _fail(self, error: BinlogError) -> None:
        """Note an error in the ledger, once, and raise it."""
        text = str(error)
        if text not in self.ledger.errors:
            self.ledger.errors.append(text)
        raise error

    def _close(self, parser: FrameParser) -> None:
        """Say how a log that was read to its end ends."""
        last = parser.last_header
        if parser.format is not None and parser.format.in_use:
            self.ledger.state = "in use"
        elif last is not None and last.event_type in _CLOSING:
            self.ledger.state = "closed"
        else:
            self.ledger.warnings.append(
                f"{self.source.name}: ends without ROTATE or STOP, though not marked as in use; its end may be missing"
            )


class ReadKeywords(TypedDict, total=False):
    """The fields of ReadOptions as keyword arguments."""

    verify_checksums: bool
    names: Names
    text_errors: TextErrors
    json: JsonForm
    with_query: bool
    keys: Keys | None
    thorough: bool


def read_events(paths: Paths, **options: Unpack[ReadKeywords]) -> Iterator[Event]:
    """The events of one or more logs, in order.

    Args:
        paths: files, patterns, directories, index files, or ``-``; see `find_sources`.
        options: the fields of ReadOptions.

    Raises BinlogError, after everything before the damage was delivered.
    """
    chosen = ReadOptions(**options)
    for source in find_sources(paths):
        yield from BinlogReader(source, chosen).events()


def iter_changes(paths: Paths, **options: Unpack[ReadKeywords]) -> Iterator[RowChange]:
    """The row changes of one or more logs, in order; see `read_events`."""
    chosen = ReadOptions(**options)
    for source in find_sources(paths):
        yield from BinlogReader(source, chosen).changes()


def _only(path: str | os.PathLike[str]) -> Source:
    sources = find_sources(path).sources
    if len(sources) != 1:
        raise SourceError(f"stands for {len(sources)} logs; read_events and iter_changes read several", os.fspath(path))
    return sources[0]
