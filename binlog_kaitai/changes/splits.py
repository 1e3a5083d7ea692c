"""Splits: ranges of a log that are decoded alone, so that many workers share one file.

The plan is made from sizes alone. A worker moves both ends of its range forward, to the first event from there on
that begins a group (a transaction, or a statement by itself); it reads from one to the other. As the end of each
split and the start of the next are moved by the same rule, all of them together are the whole file, each event once.

A transaction is never cut: how it began and how it ends belongs to each of its rows. One that is larger than a split is
read by one task, which says so.

Where a group begins: at a GTID event, which every MySQL since 5.7 and every MariaDB since 10.0 writes for each group.
In logs without them: at a BEGIN, and after a COMMIT, ROLLBACK or XID.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import cached_property
from itertools import pairwise

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.transactions import BEGINS, COMMITS, ROLLS_BACK, statement_signal
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.bodies import READERS
from binlog_kaitai.events.decoder import GTID_EVENTS
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.log.frames import CHUNK_SIZE, FormatDescription, Frame, FrameParser
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.resync import Bytes, Resync, says_its_end
from binlog_kaitai.log.source import LogBytes, Source

__all__ = ["CONTROL", "Head", "Span", "Split", "SplitReader", "plan_splits", "read_head"]

_Type = layout.EventType
CONTROL = {
    _Type.format_description_event,
    _Type.rotate_event,
    _Type.previous_gtids_log_event,
    _Type.gtid_list_event,
    _Type.binlog_checkpoint_event,
    _Type.stop_event,
    _Type.heartbeat_log_event,
    _Type.heartbeat_log_event_v2,
}
"""Events that are about the log itself."""
_ENDINGS = {_Type.xid_event, _Type.xa_prepare_log_event}
_PIECE = 1 << 16
_SHORT = 1 << 12
"""Bytes in which the next transaction is looked for first."""
_NEAR = 1 << 20
"""Bytes in which an event is looked for before those from the beginning of the log on are counted."""
_ANY_SIZE = 1 << 32
"""Bytes: more than any event can claim. Whether an event is too large is said by who reads it."""
_HEAD_EVENTS = 64
"""How many events at the beginning of a log are looked at to know its kind."""


@dataclass(frozen=True, slots=True)
class Split:
    """One task: the groups of a log that begin in a range of bytes. Plain data, made from a listing alone."""

    source: Source
    start: int
    end: int
    """The range, in bytes; the last split of a log ends at its size."""
    number: int
    """Of the split, among all of the plan, in the order of the logs."""

    @property
    def size(self) -> int:
        """Bytes of the range, or of the file when its log has no ranges."""
        return self.end - self.start or self.source.stored_size or 0

    def looked_at(self) -> Split | None:
        """Return it as its log is, which was perhaps only listed. None where nothing is left for it: a compressed file
        is for the first split. Raises SourceError."""
        source = self.source.looked_at()
        if source.seekable == self.source.seekable:
            return replace(self, source=source)
        return None if self.start else replace(self, source=source, end=source.size or 0)


@dataclass(frozen=True, slots=True)
class Span:
    """Where to read: from one event up to before another."""

    start: int
    end: int
    format: FormatDescription | None
    """In force at `start`; None at the beginning of a log."""
    note: str | None = None
    """Why it is much larger than what was asked for; a warning of the ledger."""


def plan_splits(
    sources: Iterable[Source], split_size: int, filter: Filter | None = None, first: int = 0
) -> list[Split]:
    """Cut logs into ranges of about `split_size` bytes, which are numbered from `first` on.

    A stream, or a compressed file, is one split. So is every log for a filter that has times: they hold from a log's
    beginning.
    """
    is_cut = filter is None or not filter.has_times
    splits: list[Split] = []
    for source in sources:
        size = source.size or 0
        count = max(1, round(size / split_size)) if is_cut else 1
        cuts = [size * i // count for i in range(count + 1)]
        splits += [Split(source, start, end, first + len(splits) + i) for i, (start, end) in enumerate(pairwise(cuts))]
    return splits


@dataclass(frozen=True, slots=True)
class Head:
    """What the first events of a log tell about the rest of it."""

    format: FormatDescription
    """The last format description before other events: in a relay log that of the source."""
    has_gtids: bool
    """Every group begins with a GTID event."""
    knows_position: bool
    """Events say by `log_pos` where they end in this file; in a relay log, or a piece cut out of a log, they do not."""
    end: int
    """Position of the first event that is not about the log itself."""
    num_formats: int
    """Format descriptions before that."""


def read_head(data: Bytes, file: str, *, verify_checksums: bool = False) -> Head | None:
    """Return the head of a log; None when it cannot be split (encrypted, or not readable as it is)."""
    size, most = data.size or None, _ANY_SIZE
    parser = FrameParser(file, size=size, verify_checksums=verify_checksums, max_event_size=most)
    first: FormatDescription | None = None
    num_formats = 0
    try:
        for frame in _frames(parser, data):
            first = first or frame.format
            if frame.header.event_type == _Type.start_encryption_event:
                return None
            if frame.header.event_type not in CONTROL:
                return _head(frame, first, num_formats)
            num_formats += frame.header.event_type == _Type.format_description_event
    except BinlogError:
        return None
    return None


def _head(frame: Frame, first: FormatDescription, num_formats: int) -> Head:
    header = frame.header
    knows = not first.is_relay_log and says_its_end(header, frame.position)
    return Head(frame.format, header.event_type in GTID_EVENTS, knows, frame.position, num_formats)


def _frames(parser: FrameParser, data: Bytes) -> Iterator[Frame]:
    position, count = 0, 0
    while count < _HEAD_EVENTS and (piece := data.read_at(position, _PIECE)):
        position += len(piece)
        for frame in parser.feed(piece):
            count += 1
            yield frame


class SplitReader:
    """Finds out what of a log belongs to a split.

    A log whose head is damaged is not split: without `verify_checksums`, only one that is so on its face.
    """

    def __init__(self, split: Split, *, verify_checksums: bool = True) -> None:
        self.split = split
        self._verify_checksums = verify_checksums
        self._data = LogBytes(split.source)

    def span(self) -> Span | None:
        """Return where to read; None when no group begins in the split."""
        with closing(self):
            return self._span(self.split, self._data.size)

    def close(self) -> None:
        """Close the log."""
        self._data.close()

    def pieces(self, size: Callable[[int], int]) -> Iterator[Span]:
        """Yield all of the log in pieces, each of about the bytes that `size` tells for its start; in one where it
        cannot be split."""
        head, end = self.head, self._data.size
        start, form = 0, None
        while start < end:
            stop = end if head is None else self._boundary(head, start + size(start))
            yield Span(start, stop, form)
            start, form = stop, None if head is None else head.format

    def _span(self, split: Split, size: int) -> Span | None:
        if split.start == 0 and split.end >= size:
            return Span(0, size, None)
        head, name = self.head, split.source.name
        if head is None:
            note = f"{name}: cannot be split (encrypted, or its head is damaged); one task read all of it"
            return Span(0, size, None, note) if split.start == 0 else None
        start, end = self._boundary(head, split.start), self._boundary(head, split.end)
        if start >= end:
            return None
        form = None if start == 0 else head.format
        return Span(start, end, form, _note(split, end) if end - split.end >= split.size else None)

    @cached_property
    def head(self) -> Head | None:
        """What the first events tell; None where the log cannot be split."""
        if is_encrypted(self._data.read_at(0, _PIECE)):
            return None
        return read_head(self._data, self.split.source.name, verify_checksums=self._verify_checksums)

    def _boundary(self, head: Head, position: int) -> int:
        """Position of the first event at or after `position` that begins a group; the end of the log when there is
        none."""
        size = self._data.size
        if position == 0 or position >= size:
            return min(position, size)
        if position <= head.end:
            return head.end
        return self._group_start(head, self._event_from(head, position))

    def _event_from(self, head: Head, position: int) -> int | None:
        """Return the first event at or after a position: it is near, but for large events."""
        resync = self._resync(head)
        near = resync.next_event(position, end=position + _NEAR)
        found = resync.by_sizes(head.end, position) if near is None else near
        return resync.next_event(position + _NEAR) if found is None else found

    def _resync(self, head: Head) -> Resync:
        return Resync(self._data, head.format, head.knows_position, needs_position=head.knows_position)

    def _group_start(self, head: Head, found: int | None) -> int:
        """Return the first group at or after an event, whatever damage there may be on the way."""
        while found is not None:
            parser = self._parser(head, found)
            try:
                start = self._first_group(parser, head)
                return self._data.size if start is None else start
            except BinlogError:
                found = self._resync(head).next_event(parser.position + 1)
        return self._data.size

    def _parser(self, head: Head, position: int) -> FrameParser:
        return FrameParser(
            self.split.source.name,
            size=self._data.size,
            position=position,
            format=head.format,
            verify_checksums=False,
            need_magic=False,
            max_event_size=_ANY_SIZE,
        )

    def _first_group(self, parser: FrameParser, head: Head) -> int | None:
        at, length, after_end = parser.position, _SHORT, False  # it is near, but for large transactions
        while piece := self._data.read_at(at, length):
            at, length = at + len(piece), min(2 * length, CHUNK_SIZE)
            for frame in parser.feed(piece):
                if after_end or _begins_group(frame, head):
                    return frame.position
                after_end = not head.has_gtids and _ends_group(frame)
        return None


def _note(split: Split, end: int) -> str:
    return (
        f"{split.source.name}: between {split.end} and {end} no transaction begins; one task read these "
        f"{end - split.end} bytes alone, more than a split"
    )


def _begins_group(frame: Frame, head: Head) -> bool:
    return frame.header.event_type in GTID_EVENTS or (not head.has_gtids and _statement(frame) == BEGINS)


def _ends_group(frame: Frame) -> bool:
    return frame.header.event_type in _ENDINGS or _statement(frame) in (COMMITS, ROLLS_BACK)


def _statement(frame: Frame) -> int | None:
    """Return what a statement is to a transaction; None for other events."""
    if frame.header.event_type != _Type.query_event:
        return None
    read, make = READERS[frame.header.event_type]
    try:
        body = make(read(frame.buffer, frame.body_start, frame.body_end)[0])
    except (EOFError, ValueError, BinlogError):
        return None
    return statement_signal(body.query) if isinstance(body, QueryEvent) else None
