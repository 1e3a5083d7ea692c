"""A log that is being written, event by event; it has its name only when it is whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import IO, Any, Protocol

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.files import NewFile
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.headers import (
    EventHeader,
    pack_header,
    seal,
    seal_format,
    unpack_header,
)
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.log.stored_events import stored_event
from binlog_kaitai.named import NamedTuple

__all__ = [
    "LOG_POS_LIMIT",
    "OF_NO_TRANSACTION",
    "LogOutput",
    "Output",
    "Place",
    "made_event",
    "raw_event",
    "stored_frame",
    "with_checksum",
]

OF_NO_TRANSACTION = {
    *(layout.EventType.format_description_event, layout.EventType.previous_gtids_log_event),
    *(layout.EventType.gtid_list_event, layout.EventType.binlog_checkpoint_event),
    *(layout.EventType.start_encryption_event, layout.EventType.rotate_event, layout.EventType.stop_event),
    *(layout.EventType.heartbeat_log_event, layout.EventType.heartbeat_log_event_v2),
}
"""Events that belong to a log as a whole."""
_FORMAT = layout.EventType.format_description_event
LOG_POS_LIMIT = 1 << (8 * next(f.size for f in layout.PREFIX["event_header", None, None].fields if f.name == "log_pos"))
"""Where `log_pos` begins at 0 again."""


class Place(NamedTuple):
    """Where the output was at a moment."""

    size: int
    num_events: int
    format: Any
    """What says the format of the events that follow."""


class Output(Protocol):
    """What carved events are written to; see `LogOutput`."""

    def format(self, event: bytes) -> None: ...
    def events(self, data: memoryview, count: int, form: FormatDescription, position: int) -> None: ...
    def place(self) -> Place: ...
    def back_to(self, place: Place) -> None: ...


class LogOutput:
    """Writes a log.

    Args:
        file: what it is written to.
        rewrite_positions: make `log_pos` what it is in the new log, with a new checksum.
    """

    def __init__(self, file: IO[bytes], *, rewrite_positions: bool = False) -> None:
        self.num_events = 0
        """Events that were written, without format descriptions."""
        self.size = 0
        """Bytes so far."""
        self._rewrites = rewrite_positions
        self._format = b""
        self._file = file
        self._write(layout.MAGIC)

    @classmethod
    @contextmanager
    def placed(cls, path: Path, *, overwrite: bool, rewrite_positions: bool = False) -> Iterator[LogOutput]:
        """Around the writing of a log, which has its place after the block if there is an event in it.

        Args:
            path: its place.
            overwrite: replace a file that is there; else it is a FileExistsError.
            rewrite_positions: as above.

        Raises OSError.
        """
        new = NewFile(path, overwrite=overwrite)
        with new as file:
            made = cls(file, rewrite_positions=rewrite_positions)
            yield made
            if made.num_events:
                new.put()

    def format(self, event: bytes) -> None:
        """Write a format description, unless it is in force already."""
        if event != self._format:
            self._format = event
            self._event(event, None)

    def event(self, event: bytes, form: FormatDescription) -> None:
        """Write an event; a format description must be in force."""
        self.num_events += 1
        self._event(event, form)

    def events(self, data: memoryview, count: int, form: FormatDescription, position: int) -> None:
        """Write events that follow one another, from a position of their log on; a format description must be in
        force."""
        if not self._rewrites:
            self.num_events += count
            self._write(data)
            return
        while data:
            size = unpack_header(data, 0).event_size
            self.event(data[:size].tobytes(), form)
            data = data[size:]

    def place(self) -> Place:
        """Return where the output is, to come back to."""
        return Place(self.size, self.num_events, self._format)

    def back_to(self, place: Place) -> None:
        """Take back what was written since."""
        self._file.seek(place.size)
        self._file.truncate()
        self.size, self.num_events, self._format = place

    def _event(self, event: bytes, form: FormatDescription | None) -> None:
        if self._rewrites:
            header = unpack_header(event, 0)
            if header.log_pos:
                moved = bytearray(event)
                pack_header(moved, header._replace(log_pos=(self.size + len(event)) % LOG_POS_LIMIT))
                event = with_checksum(moved, form)
        self._write(event)

    def _write(self, data: bytes | memoryview) -> None:
        self._file.write(data)
        self.size += len(data)


def stored_frame(data: bytes, form: FormatDescription, position: int) -> Frame:
    """Return the frame of a standalone event, by its position in its log."""
    parts, size = form.parts, len(data)
    header = unpack_header(memoryview(data), 0)._replace(event_size=size)
    return Frame(position, header, data, 0, parts.body, size - parts.behind, form)


def raw_event(frame: Frame) -> bytes:
    """Return all bytes of an event, decrypted where it was encrypted."""
    return frame.buffer[frame.start : frame.start + frame.header.event_size]


def made_event(header: EventHeader, body: bytes, form: FormatDescription) -> bytes:
    """Return an event with such a header and body, as a log of the format has it; its `log_pos` stays."""
    data = stored_event(header, [body], form)
    pack_header(data, header._replace(event_size=len(data)))
    return with_checksum(data, form)


def with_checksum(event: bytearray, form: FormatDescription | None) -> bytes:
    """Return an event that was changed with the checksum of what it is now, if it has one."""
    header = unpack_header(memoryview(event), 0)
    if header.event_type != _FORMAT:
        if form is not None and form.len_checksum:
            seal(event, form.parts.footer_of(0, len(event)))
        return bytes(event)
    body = MysqlBinlog.Event(0, KaitaiStream(BytesIO(event)), None, None).body
    if isinstance(body, MysqlBinlog.FormatDescriptionEvent) and hasattr(body, "checksum"):
        seal_format(event, body.len_fde_post_header)
    return bytes(event)
