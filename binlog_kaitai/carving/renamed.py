"""A log whose databases have other names (`changes.renames`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.output import Output, Place, made_event, stored_frame
from binlog_kaitai.changes.renames import Renames
from binlog_kaitai.changes.signals import LOADS, signal_of
from binlog_kaitai.changes.transactions import STATEMENT
from binlog_kaitai.errors import ReplayError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, QueryEvent, TransactionPayloadEvent
from binlog_kaitai.events.rare_model import LoadEvent
from binlog_kaitai.events.statements import BEGIN, COMMIT
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["RenamedOutput"]

_Type = layout.EventType
_LOADING = frozenset(
    {*(_Type.load_event, _Type.new_load_event, _Type.create_file_event), _Type.execute_load_query_event}
)
_BEGINS = (f"\0{BEGIN}".encode(), f"\0{COMMIT}".encode())
"""How the most frequent statements end, which name nothing."""


class RenamedOutput:
    """Writes events to another output, with other names of databases; has the methods of `LogOutput`.

    Args:
        output: the other.
        renames: the other names.
        file: the log, for messages.
    """

    def __init__(self, output: Output, renames: Renames, file: str) -> None:
        self._output, self._renames, self._file = output, renames, file
        self._decoder = EventDecoder(file)
        self._change: dict[int, Callable[[Frame], Iterator[bytes]]] = {
            _Type.table_map_event: self._table_map,
            _Type.transaction_payload_event: self._payload,
            **dict.fromkeys((_Type.query_event, _Type.query_compressed_event, *_LOADING), self._statement),
        }
        self._problem: ReplayError | None = None
        """Of a transaction that may still be taken back."""
        self.format = output.format

    def place(self) -> Place:
        """Return where the output is, between two transactions. Raises ReplayError for a statement before it."""
        if self._problem is not None:
            raise self._problem
        return self._output.place()

    def back_to(self, place: Place) -> None:
        """Take back what was written since."""
        self._problem = None
        self._output.back_to(place)

    def events(self, data: memoryview, count: int, form: FormatDescription, position: int) -> None:
        """Write events that follow one another, from a position of their log on."""
        parts: list[bytes | memoryview] = []
        start = at = 0
        while at < len(data):
            header = unpack_header(data, at)
            end = at + header.event_size
            change = self._change.get(header.event_type)
            if change is not None:
                made = list(change(stored_frame(bytes(data[at:end]), form, position + at)))
                parts += [data[start:at], *made]
                count += len(made) - 1
                start = end
            at = end
        self._output.events(memoryview(b"".join([*parts, data[start:]])), count, form, position)

    def _table_map(self, frame: Frame) -> Iterator[bytes]:
        body = self._renames.table_map(frame.body, frame.format.len_post_header(_Type.table_map_event))
        yield made_event(frame.header, body, frame.format)

    def _payload(self, frame: Frame) -> Iterator[bytes]:
        """Yield the events that a payload has, which need no compression where they are applied."""
        body = self._decoder.body(frame)
        assert isinstance(body, TransactionPayloadEvent)
        for inner in self._decoder.frames_inside(frame, body):
            change = self._change.get(inner.header.event_type)
            header = inner.header._replace(log_pos=frame.header.log_pos)
            outer = stored_frame(made_event(header, inner.body, frame.format), frame.format, frame.position)
            yield from (outer.buffer,) if change is None else change(outer)

    def _statement(self, frame: Frame) -> Iterator[bytes]:
        """Yield the event, and note one that names a renamed database, or runs in it."""
        if not frame.body.endswith(_BEGINS):
            event = self._decoder.decode(frame)
            if signal_of(event) == STATEMENT or isinstance(event.body, LOADS):
                self._judge(frame, event)
        yield frame.buffer

    def _judge(self, frame: Frame, event: Event) -> None:
        body = event.body
        assert isinstance(body, (QueryEvent, *LOADS))
        query = "" if isinstance(body, LoadEvent) else body.query
        refusal = self._renames.refusal(query, body.database)
        if refusal is not None and self._problem is None:
            self._problem = ReplayError(refusal, self._file, frame.position, frame.type_name)
