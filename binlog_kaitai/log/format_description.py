"""What the format description of a log says, for the events after it."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.headers import FOOTER_SIZE, HEADER_SIZE, EventHeader, EventParts, event_parts, len_post_header

__all__ = ["FormatDescription", "parsed_format"]

_MOST_KNOWN = 1 << 6
_KNOWN: dict[tuple[EventHeader, bytes], MysqlBinlog.Event] = {}
"""Format descriptions of all logs, without their times and checksums, in which alone those of a server differ."""


@dataclass(frozen=True, slots=True)
class FormatDescription:
    """What a format description event says about the events after it."""

    server_version: str
    len_header: int
    """Bytes of each event's header."""
    len_checksum: int
    """Bytes of the checksum after each event, if any."""
    post_header_lengths: tuple[int, ...]
    in_use: bool
    """The file was not closed."""
    is_relay_log: bool
    """The file is a relay log, as its first format description says; the source's own, after it, does not."""
    event: MysqlBinlog.FormatDescriptionEvent
    """The body as the generated parser reads it."""
    context: Any
    """What the generated parser asks of the event when it reads those that follow."""

    @property
    def is_new_log(self) -> bool:
        """Another log of a source begins; not so where a relay log goes on, maybe within a statement."""
        return bool(self.context.context.is_new_log)

    @property
    def is_mariadb(self) -> bool:
        """Return whether MariaDB wrote the log."""
        return bool(self.context.body.is_mariadb)

    @property
    def parts(self) -> EventParts:
        """Where the parts of each event are."""
        return event_parts(self.len_header, self.len_checksum)

    def len_post_header(self, event_type: int) -> int:
        """The same of one type, 0 for one that this log's server did not know."""
        return len_post_header(self.post_header_lengths, event_type)

    def without_checksums(self) -> FormatDescription:
        """The format inside a compressed payload: as outside, but without checksums."""
        body = SimpleNamespace(
            len_header=self.len_header,
            len_checksum=0,
            post_header_lengths=list(self.post_header_lengths),
            is_mariadb=self.context.body.is_mariadb,
        )
        return replace(self, len_checksum=0, context=SimpleNamespace(body=body))


def parsed_format(data: bytes, header: EventHeader) -> MysqlBinlog.Event:
    """Return a format description as the generated parser reads it; its time and checksum may be those of another.

    Raises what the parser raises on malformed bytes.
    """
    key = header._replace(timestamp=0), data[HEADER_SIZE:-FOOTER_SIZE]
    event = _KNOWN.get(key)
    if event is None:
        event = MysqlBinlog.Event(0, KaitaiStream(BytesIO(data)), None, None)
        if hasattr(event.body, "checksum"):  # else the last bytes are others
            if len(_KNOWN) >= _MOST_KNOWN:
                _KNOWN.clear()
            _KNOWN[key] = event
    return event
