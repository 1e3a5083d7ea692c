"""A log that is being written, event by event; it has its name only when it is whole."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.format.headers import covered_by_format, format_checksum_at, pack_header, seal, unpack_header
from binlog_kaitai.log.frames import FormatDescription, Frame

__all__ = ["LogOutput", "Place", "raw_event", "with_checksum"]

_FORMAT = layout.EventType.format_description_event
_ROLLS_OVER = 1 << (8 * next(f.size for f in layout.PREFIX["event_header", None, None].fields if f.name == "log_pos"))


class Place(NamedTuple):
    """Where the output was at a moment."""

    size: int
    num_events: int
    format: bytes


class LogOutput:
    """Writes a log. As a context it puts the file in its place at the end, unless there was an error.

    Args:
        path: of the log.
        rewrite_positions: make `log_pos` what it is in the new log, with a new checksum.
    """

    def __init__(self, path: Path, *, rewrite_positions: bool = False) -> None:
        self.path = path
        self.num_events = 0
        """Events that were written, without format descriptions."""
        self.size = 0
        """Bytes so far."""
        self._rewrites = rewrite_positions
        self._format = b""
        self._part = path.with_name(f"{path.name}.part")
        self._file = self._part.open("wb")
        self._write(layout.MAGIC)

    def format(self, event: bytes) -> None:
        """Write a format description, unless it is in force already."""
        if event != self._format:
            self._format = event
            self._event(event, None)

    def event(self, event: bytes, form: FormatDescription) -> None:
        """Write an event; a format description must be in force."""
        self.num_events += 1
        self._event(event, form)

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
                pack_header(moved, header._replace(log_pos=(self.size + len(event)) % _ROLLS_OVER))
                event = with_checksum(moved, form)
        self._write(event)

    def _write(self, data: bytes) -> None:
        self._file.write(data)
        self.size += len(data)

    def __enter__(self) -> LogOutput:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
        if error is None and self.num_events:
            os.replace(self._part, self.path)
        else:
            self._part.unlink(missing_ok=True)


def raw_event(frame: Frame) -> bytes:
    """Return all bytes of an event, decrypted where it was encrypted."""
    return frame.buffer[frame.start : frame.start + frame.header.event_size]


def with_checksum(event: bytearray, form: FormatDescription | None) -> bytes:
    """Return an event that was changed with the checksum of what it is now, if it has one."""
    header = unpack_header(memoryview(event), 0)
    if header.event_type != _FORMAT:
        if form is not None and form.len_checksum:
            seal(event, form.parts.footer_of(0, len(event)))
        return bytes(event)
    body = MysqlBinlog.Event(0, KaitaiStream(BytesIO(event)), None, None).body
    if isinstance(body, MysqlBinlog.FormatDescriptionEvent) and hasattr(body, "checksum"):
        at = format_checksum_at(body.len_fde_post_header)
        seal(event, at, covered_by_format(event, at))
    return bytes(event)
