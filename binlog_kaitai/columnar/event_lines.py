"""Lists the events of a log by the fast loops: a line each, as `sinks.event_lines` has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from binlog_kaitai.columnar import memory
from binlog_kaitai.columnar.by_event import EventwiseReader
from binlog_kaitai.columnar.event_samples import LISTED, Look, Sample, Texts3, sample_of
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.payloads import plain_payload
from binlog_kaitai.columnar.shapes import GTID_SHAPES
from binlog_kaitai.columnar.shared import NEVER
from binlog_kaitai.columnar.text_buffer import TextBuffer
from binlog_kaitai.columnar.text_plan import Texts, encoded
from binlog_kaitai.compression import ZstdFrames
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events import Event, FormatDescriptionEvent, TransactionPayloadEvent
from binlog_kaitai.filters import Filter
from binlog_kaitai.frames import Frame
from binlog_kaitai.sinks.event_lines import (
    EVENT_LINES,
    OBJECT,
    POSITION_WIDTH,
    ROW,
    SERVER_WIDTH,
    SIZE_WIDTH,
    Listing,
    one_line,
)
from binlog_kaitai.sinks.jsonl import GAP, INSIDE, json_text, texts_around

__all__ = ["EventLinesReader", "can_list"]

_OUT_BYTES = 1 << 20
_MOST_SAMPLES = 1000
_MOST_GTID_SAMPLES = 100
"""Of each type of event; those of a GTID take long to make."""
_MOST_SAMPLE_BYTES = 1 << 26

_MOST_ODD = 16
"""Events of a payload that the loops may leave over before the object path takes the rest."""
_FROM_INSIDE = [s.C_OUT_USED, s.C_START_TIME, s.C_HAS_SAMPLE, s.C_EVENTS]
"""What the loops change in a payload that holds behind it."""

Write = Callable[[memoryview], None]


def can_list(filter: Filter | None) -> bool:
    """Whether the loops can tell which events are wanted: the names of tables are not known to them."""
    return filter is None or not filter.has_names


class _NotWrittenError(Exception):
    """The output takes no more. An OSError would be taken for one of the log."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error)
        self.error = error


def _offset(inner: Frame) -> int:
    return inner.payload_offset or 0


def _apart(write: Write) -> Write:
    def checked(data: memoryview) -> None:
        try:
            write(data)
        except OSError as error:
            raise _NotWrittenError(error) from error

    return checked


class EventLinesReader(EventwiseReader):
    """Lists one log that can be read again.

    Raises BinlogError where the damage stands, after all before it was written. The GTIDs of the log are not in the
    ledger.
    """

    def write_events(self, listing: Listing, write: Write) -> None:
        """Write the lines of the events, in UTF-8, each with its end. The memory is used again."""
        self._line, self._write = EVENT_LINES[listing], _apart(write)
        common, self._look = _LOOKS[listing](self.source.name)
        try:
            with self._opened():
                self._prepare(listing, common)
                self._write_walked()
        except _NotWrittenError as failed:
            raise failed.error from None
        self._refuse_unsupported()

    def _write_walked(self) -> None:
        try:
            for _ in self._walked():
                self._flush()
        except BinlogError:
            self._flush()
            raise
        self._flush()

    @property
    def num_left(self) -> int:
        """Events that the loops have left to Python."""
        return self._walker.num_odd

    def _prepare(self, listing: Listing, common: list[str]) -> None:
        context, record = self._context, self._context.record
        self._out = TextBuffer(context, _OUT_BYTES)
        self._texts = Texts(common)
        self._slots = memory.numbers(self._texts.slots)
        self._lists = memory.records(len(context.handlers))
        record[[s.C_TEXTS, s.C_SAMPLES]] = memory.address(self._slots), memory.address(self._lists)
        record[s.C_LISTING] = s.AS_TABLE if listing == "table" else s.AS_OBJECTS
        record[[s.C_POSITION_WIDTH, s.C_SIZE_WIDTH, s.C_SERVER_WIDTH]] = POSITION_WIDTH, SIZE_WIDTH, SERVER_WIDTH
        context.handlers[:] = s.ODD_EVENT
        context.keep_handlers = True
        self._frames = ZstdFrames()
        self._forget_samples()

    def _forget_samples(self) -> None:
        """Nothing is known of events in another format."""
        self._samples: list[Sample] = []
        self._sample_bytes = 0
        self._num_samples: Counter[int] = Counter()
        self._lists[:] = 0

    def _seen(self, frame: Frame) -> Iterator[tuple[Frame, Event]]:
        """List an event that the loops have left over, with those of its payload."""
        for inner, event in super()._seen(frame):
            if isinstance(event.body, FormatDescriptionEvent):
                self._forget_samples()
            elif self._can_be_sample(inner):
                self._add_sample(inner)
            if self._walker.is_wanted(event):
                self._put(encoded(f"{self._line(event)}\n"))
            self._context.record[s.C_HAS_SAMPLE] = 0
        self._decoder.forget()  # a line says nothing of a table, and the loops may have taken the end of the statement
        return iter(())

    def _inside(self, frame: Frame, payload: TransactionPayloadEvent) -> Iterator[tuple[Frame, Event]]:
        """Let the loops list the events of a payload; gives those that they leave over."""
        plain, start = plain_payload(payload, self._frames) or b"", 0
        for _ in range(_MOST_ODD if plain else 0):
            start = self._list_inside(frame, plain, start)
            if start == len(plain):
                return
            inner = next(inner for inner in self._decoder.inside(frame, payload) if _offset(inner) >= start)
            yield from self._decoded(inner)
            start = _offset(inner) + inner.header.event_size
        for inner in self._decoder.inside(frame, payload):
            if _offset(inner) >= start:
                yield from self._decoded(inner)

    def _list_inside(self, frame: Frame, plain: bytes, start: int) -> int:
        """List events of a payload from an offset in it on; gives the offset of the first that is left over."""
        context, record = self._context, self._context.record
        data = memory.constant(plain)
        saved, is_before = record.copy(), frame.position < record[s.C_START_POSITION]
        record[[s.C_BASE, s.C_AT, s.C_HAVE]] = memory.address(data), start, len(plain)
        record[[s.C_OFFSET, s.C_LEN_CHECKSUM]] = 0, 0
        record[[s.C_STOP_POSITION, s.C_STOP_TIME, s.C_WALK_END]] = NEVER
        record[[s.C_START_POSITION, s.C_LAST_PAYLOAD]] = NEVER if is_before else 0, frame.position
        try:
            while context.run(s.WALK) == s.FULL and record[s.C_OUT_USED]:
                self._flush()
            return int(record[s.C_AT])
        finally:
            saved[_FROM_INSIDE] = record[_FROM_INSIDE]
            record[:] = saved

    def _can_be_sample(self, frame: Frame) -> bool:
        event_type = frame.header.event_type
        if self._context.record[s.C_HAS_SAMPLE]:
            return False
        if event_type in GTID_SHAPES and self._filter is not None and self._filter.has_gtids:
            return False  # they open and close the gate
        most = _MOST_GTID_SAMPLES if event_type in GTID_SHAPES else _MOST_SAMPLES
        return event_type in LISTED and self._num_samples[event_type] < most

    def _add_sample(self, frame: Frame) -> None:
        """The loops may list events that are like this one."""
        event_type = frame.header.event_type
        sample = sample_of(frame, self._look, self._texts.size)
        self._num_samples[event_type] += 1  # those that cannot be one cost the same
        if sample is None or self._sample_bytes + sample.size > _MOST_SAMPLE_BYTES:
            return
        self._sample_bytes += sample.size
        self._samples.append(sample)
        sample.record[s.V_NEXT] = self._lists[event_type]
        self._lists[event_type] = memory.address(sample.record)
        self._context.handlers[event_type] = LISTED[event_type][0]

    def _put(self, line: bytes) -> None:
        if not self._out.put(line):
            self._flush()
            if not self._out.put(line):
                self._write(memoryview(line))

    def _flush(self) -> None:
        lines = self._out.take()
        if lines:
            self._write(lines)


def _table(file: str) -> tuple[list[str], Look]:
    """The constant texts of all lines, and those of the lines like one."""
    begin, *_, time, server, _ = texts_around(ROW, "position", "size", "time", "server_id", type="", info="")

    def look(frame: Frame, before: str, after: str) -> Texts3:
        shown, _, rest = one_line(f"{before}{GAP}{after}").partition(GAP)
        _, kind, *_, info = texts_around(ROW, "position", "size", "time", "server_id", type=frame.type_name, info=shown)
        return kind, info, f"{rest}\n"

    return [begin, "", "", time, server], look


_OTHERS = ("file", "type", "size", "log_pos", "timestamp", "server_id", "flags", "info")


def _objects(file: str) -> tuple[list[str], Look]:
    fields = "position", "size", "log_pos", "timestamp", "server_id", "info"
    known = {"file": json_text(file), "inside": ""}
    begin, _, log_pos, time, server, *_ = texts_around(OBJECT, *fields, **known, type="", flags="")
    in_payload = OBJECT.replace("{inside}", INSIDE)
    _, inside, _ = texts_around(in_payload, "position", "offset", **dict.fromkeys(_OTHERS, ""))

    def look(frame: Frame, before: str, after: str) -> Texts3:
        kind, flags = frame.type_name, str(frame.header.flags)
        _, size, *_, info, end = texts_around(OBJECT, *fields, **known, type=kind, flags=flags)
        return size, info + json_text(before)[:-1], f"{json_text(after)[1:]}{end}\n"

    return [begin, inside, log_pos, time, server], look


_LOOKS: dict[Listing, Callable[[str], tuple[list[str], Look]]] = {"table": _table, "jsonl": _objects}
"""By listing, given the name of the log."""
