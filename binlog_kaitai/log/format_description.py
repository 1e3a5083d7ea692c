"""What the format description of a log says, for the events after it."""

from __future__ import annotations

import dataclasses
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.headers import HEADER_SIZE, EventHeader, EventParts, event_parts, len_post_header

__all__ = ["FormatDescription", "read_format"]

_Flag = layout.EventFlag


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
    is_new_log: bool
    """Another log of a source begins; not so where a relay log goes on, maybe within a statement."""
    is_mariadb: bool
    """MariaDB wrote the log."""
    header: EventHeader = dataclasses.field(compare=False)
    event: layout.FormatDescriptionEvent = dataclasses.field(compare=False)
    """The body."""
    data: bytes = dataclasses.field(compare=False)
    """The event's bytes."""
    is_inside: bool = False
    """The format is that inside a compressed payload."""

    @property
    def context(self) -> Any:
        """What the generated parser asks of the event when it reads those that follow."""
        return _inside(self) if self.is_inside else _parsed(self.data)

    @property
    def parts(self) -> EventParts:
        """Where the parts of each event are."""
        return event_parts(self.len_header, self.len_checksum)

    def len_post_header(self, event_type: int) -> int:
        """The same of one type, 0 for one that this log's server did not know."""
        return len_post_header(self.post_header_lengths, event_type)

    def without_checksums(self) -> FormatDescription:
        """The format inside a compressed payload: as outside, but without checksums."""
        return replace(self, len_checksum=0, is_inside=True)


def read_format(data: bytes, header: EventHeader, *, in_relay_log: bool) -> FormatDescription:
    """Return what a format description event says; `in_relay_log` if the file is known to be one.

    Raises what the generated parser raises on malformed bytes.
    """
    try:
        body, _ = layout.read_format_description_event(data, HEADER_SIZE, len(data))
    except (EOFError, ValueError):
        _parsed(data)  # says what is wrong
        raise
    is_relay_log = bool(header.flags & _Flag.relay_log)
    return FormatDescription(
        server_version=body.server_version,
        len_header=body.len_header,
        len_checksum=body.len_checksum,
        post_header_lengths=tuple(body.post_header_lengths),
        in_use=bool(header.flags & _Flag.binlog_in_use),
        is_relay_log=is_relay_log or in_relay_log,
        is_new_log=layout.event_is_new_log(True, header.log_pos, bool(header.flags & _Flag.artificial), is_relay_log),
        is_mariadb=body.is_mariadb,
        header=header,
        event=body,
        data=data,
    )


@lru_cache(maxsize=16)
def _parsed(data: bytes) -> MysqlBinlog.Event:
    return MysqlBinlog.Event(0, KaitaiStream(BytesIO(data)), None, None)


def _inside(form: FormatDescription) -> Any:
    body = SimpleNamespace(
        len_header=form.len_header,
        len_checksum=form.len_checksum,
        post_header_lengths=list(form.post_header_lengths),
        is_mariadb=form.is_mariadb,
    )
    return SimpleNamespace(body=body)
