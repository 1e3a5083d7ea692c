"""A log walked event by event, with nodes for what is sound and for what is not; and the events that are asked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Unpack

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadKeywords, ReadOptions, pass_over
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, RedactionError, SourceError, TruncatedBinlogError
from binlog_kaitai.events.decoder import GTID_EVENTS, EventDecoder
from binlog_kaitai.events.model import GtidEvent, MariadbGtidEvent
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.inspection.events import EventNode, EventTrees
from binlog_kaitai.inspection.passed import Passed
from binlog_kaitai.inspection.paths import Address, find, parse_address
from binlog_kaitai.inspection.tree import Node
from binlog_kaitai.log.decrypted import decrypted
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.source import LogBytes, Source, find_sources
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.walk import LogWalk
from binlog_kaitai.values.charset import TextPolicy

__all__ = ["InspectedLog", "LogRange", "MakeDecoder", "Selection", "decoder_maker", "inspected"]

MakeDecoder = Callable[[], EventDecoder]

_OUTSIDE = {
    *(layout.EventType.format_description_event, layout.EventType.previous_gtids_log_event),
    *(layout.EventType.gtid_list_event, layout.EventType.rotate_event, layout.EventType.stop_event),
}
"""Events that belong to no transaction."""
IsBefore = Callable[[Frame, int], bool]


class InspectedLog:
    """The events of one log, in order; reading goes on after damage.

    Args:
        source: the log.
        options: how to read.
        progress: called with the number of bytes that were just read.
        change: makes what returns the frame to show instead of each; called with what makes decoders.
    """

    def __init__(
        self,
        source: Source,
        options: ReadOptions | None = None,
        progress: Callable[[int], None] = lambda count: None,
        change: Callable[[MakeDecoder], Callable[[Frame], Frame]] | None = None,
    ) -> None:
        options = options or ReadOptions()
        self.source = decrypted(source, options.keys)
        keys = None if self.source is not source else options.keys
        self.options = with_history(replace(options, mode="permissive", keys=keys, on_damage=pass_over), [source])
        self.ledger = FileLedger(source.name, self.source.size)
        self.ledger.on_error = self._note
        self._progress = progress
        self._error: BinlogError | None = None
        self._lost = 0
        self._make_decoder = decoder_maker(self.options, source.name, self.ledger.warnings.append)
        self._change = None if change is None else change(self._make_decoder)

    def events(
        self, is_before: IsBefore | None = None, part: LogRange | None = None
    ) -> Generator[EventNode, None, None]:
        """Yield the events. Raises BinlogError for what is no log, or cannot be decrypted.

        `is_before` tells by its frame and number whether an event is before all that are wanted: it is passed by. Of
        `part` nothing else is read.
        """
        walk = LogWalk(self.source, self.options, self.ledger, self._progress, None if part is None else part.span)
        trees = EventTrees(self._make_decoder)
        passed = Passed()
        form: FormatDescription | None = None
        number = 0 if part is None else part.number

        def forget() -> None:
            trees.forget()
            passed.forget()

        try:
            with closing(walk.frames(forget)) as frames:
                for frame in frames:
                    for node in self._damage(trees, form, number):
                        yield node
                        number += 1
                    form = frame.format
                    if is_before is not None and self._change is None and is_before(frame, number):
                        passed.pass_by(frame)
                    else:
                        passed.arrive(trees)
                        yield trees.event(frame if self._change is None else self._change(frame), number)
                    number += 1
                    del frame
        except BinlogError as error:
            if len(self.ledger.lost) == self._lost:
                raise
            self._error = error
        yield from self._damage(trees, form, number)

    def _note(self, error: BinlogError) -> None:
        self._error = error

    def _damage(self, trees: EventTrees, form: FormatDescription | None, number: int) -> Iterator[EventNode]:
        """Yield a node for each range of bytes that was lost since the last time."""
        lost, self._lost = self.ledger.lost[self._lost :], len(self.ledger.lost)
        for count, (start, end) in enumerate(lost):
            if self._change is not None:
                raise RedactionError("bytes that are no sound event cannot be redacted", self.source.name, start)
            stop = self.source.size if end is None else end
            data = self._read(start, 0 if stop is None else stop - start)
            error = self._error or TruncatedBinlogError("the log ends inside an event; its server was still writing it")
            length = len(data) if stop is None else stop - start
            is_followed = stop is not None and stop != self.source.size
            yield trees.damage(start, data, length, form, number + count, error, is_followed=is_followed)

    def _read(self, start: int, length: int) -> bytes:
        if not self.source.seekable:
            return b""
        log = LogBytes(self.source)
        try:
            return log.read_at(start, min(length, self.options.max_event_size))
        finally:
            log.close()


def decoder_maker(options: ReadOptions, name: str, warn: Callable[[str], None]) -> MakeDecoder:
    """Return what makes decoders of the events of a log, as many as are needed."""

    def make() -> EventDecoder:
        describe = None
        if options.schema is not None:
            from binlog_kaitai.schema.describe import Describer  # most runs need no definitions

            describe = Describer(options.schema, name, warn)
        return EventDecoder(
            name,
            policy=options.value_policy(TextPolicy(options.text_errors)),
            positional=options.names == "positional",
            describe=describe,
            max_event_size=options.max_event_size,
        )

    return make


@dataclass(frozen=True, slots=True)
class LogRange:
    """A part of a log that begins with a transaction."""

    span: Span
    number: int
    """Of its first event in the log."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Which events of a log are asked for; all, if nothing is given."""

    position: int | None = None
    """A byte of the event."""
    number: int | None = None
    """Number of the event in the log, from 0."""
    gtids: GtidSet | None = None
    """Transactions."""
    start: int | None = None
    """Where a range of bytes begins that the events have bytes of."""
    stop: int | None = None
    """Where it ends."""
    address: Address | None = None
    part: LogRange | None = None
    """Where they are, as far as that is known."""
    joined: bool = False
    """Of a rows event in pieces whose first is at the position, the last piece is asked for, which has it whole."""

    def nodes(self, log: InspectedLog) -> Iterator[Node]:
        """Yield the nodes that are asked for. Raises BinlogError, and KeyError for a path that is not there."""
        if self.address is None:
            yield from self._events(log)
            return
        address = self.address
        joined = address.offset is not None
        found = replace(self, address=None, number=address.number, position=address.position, joined=joined)
        for node in found._events(log):
            yield find(_inside(node, address.offset), address.path)

    def _events(self, log: InspectedLog) -> Iterator[EventNode]:
        in_transaction = False

        def is_before(frame: Frame, number: int) -> bool:
            end = frame.position + frame.header.event_size
            return (
                (self.number is not None and number < self.number)
                or (self.position is not None and end <= self.position)
                or (self.start is not None and end <= self.start)
                or (self.gtids is not None and not in_transaction and frame.header.event_type not in GTID_EVENTS)
            )

        with closing(log.events(is_before, self.part)) as events:
            for node in events:
                if self._is_past(node):
                    return
                if self.gtids is not None:
                    in_transaction = _in_transaction(node, self.gtids, in_transaction)
                if self._is_wanted(node) and (self.gtids is None or in_transaction):
                    yield node
                del node

    def _is_wanted(self, node: EventNode) -> bool:
        piece = self._piece(node)
        if piece is not None:
            return piece.first_position == self.position and piece.fragment_number == piece.num_fragments
        return (
            (self.number is None or int(node.name) == self.number)
            and (self.position is None or node.start <= self.position < node.end)
            and (self.start is None or node.end > self.start)
        )

    def _piece(self, node: EventNode) -> PartialRowDataEvent | None:
        """Return the piece that an event is, where the rows event is asked for that it is a piece of."""
        body = node.event.body if self.joined and node.event is not None else None
        return body if isinstance(body, PartialRowDataEvent) else None

    def _is_past(self, node: EventNode) -> bool:
        return self._piece(node) is None and (
            (self.number is not None and int(node.name) > self.number)
            or (self.position is not None and node.start > self.position)
            or (self.stop is not None and node.start >= self.stop)
        )


def _in_transaction(node: EventNode, gtids: GtidSet, was_in: bool) -> bool:
    body = node.event.body if node.event is not None else None
    if isinstance(body, GtidEvent | MariadbGtidEvent):
        return body.gtid in gtids
    is_outside = node.frame is not None and node.frame.header.event_type in _OUTSIDE
    return was_in and not is_outside


def _inside(node: Node, offset: int | None) -> Node:
    """Return the event at an offset of the payload that an event has. Raises KeyError."""
    if offset is None:
        return node
    for inner in find(node, "body.events").children:
        if inner.start <= offset < inner.end:
            return inner
    raise KeyError(f"{node.path} has no event at {offset} of its payload")


def inspected(
    path: str | os.PathLike[str],
    address: str | None = None,
    *,
    position: int | None = None,
    event: int | None = None,
    gtids: GtidSet | str | None = None,
    **options: Unpack[ReadKeywords],
) -> Iterator[Node]:
    """Return the nodes of a log that are asked for; see `binlog_kaitai.inspect`."""
    if sum(given is not None for given in (address, position, event, gtids)) > 1:
        raise TypeError("give one of address, position, event and gtids")
    chosen = GtidSet.parse(gtids) if isinstance(gtids, str) else gtids
    place = parse_address(address) if address is not None else None
    sources = find_sources(path).sources
    if len(sources) != 1:
        raise SourceError(f"means {len(sources)} logs; give one", os.fspath(path))
    log = InspectedLog(sources[0], ReadOptions.of(**options))
    return Selection(position, event, chosen, address=place).nodes(log)
