"""A listing of events: one line each, as a table for people or as JSON. What a line looks like is said here once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.events.info import event_info
from binlog_kaitai.events.model import Event
from binlog_kaitai.text.change_lines import ADDRESS, INSIDE
from binlog_kaitai.text.links import event_address
from binlog_kaitai.types.texts import json_text

__all__ = [
    "ADDRESS_WIDTH",
    "OBJECT",
    "POSITION_WIDTH",
    "ROW",
    "SERVER_WIDTH",
    "SIZE_WIDTH",
    "EventLines",
    "Listing",
    "one_line",
]

Listing = Literal["text", "jsonl"]

POSITION_WIDTH, SIZE_WIDTH, SERVER_WIDTH = 10, 8, 10
ADDRESS_WIDTH = 2 * POSITION_WIDTH
ROW = "{position}  {type:<26} {size}  {time}  {server_id}  {info}"
"""All but the type have their widths already."""
OBJECT = (
    '{{"file":{file},"position":{position},{address}{inside}"type":"{type}","size":{size},"log_pos":{log_pos},'
    '"timestamp":"{timestamp}","server_id":{server_id},"flags":{flags},"info":{info}}}'
)


def one_line(info: str) -> str:
    """Return an info text as the one line that a table has for it."""
    return " ".join(info.split())


class EventLines:
    """Makes the lines of events, without the line end.

    Args:
        listing: what they are like.
        time: makes the text of a time in a table, in seconds since 1970-01-01 UTC; None for UTC.
        links: show the address of each event.
    """

    def __init__(self, listing: Listing, time: Callable[[int], str] | None = None, *, links: bool = False) -> None:
        self.listing: Listing = listing
        self.time, self.links = time, links
        self._show = time or _in_utc
        self.time_width = len(self._show(0))
        self.position_width = ADDRESS_WIDTH if links else POSITION_WIDTH
        self.line = self._row if listing == "text" else self._object
        """Returns the line of an event. Raises MalformedEventError."""

    @property
    def head(self) -> str:
        """The heading of a table."""
        return ROW.format(
            position=f"{'address' if self.links else 'position':>{self.position_width}}",
            type="type",
            size=f"{'size':>{SIZE_WIDTH}}",
            time=f"{'timestamp':<{self.time_width}}",
            server_id=f"{'server_id':>{SERVER_WIDTH}}",
            info="info",
        )

    def _row(self, event: Event) -> str:
        header, offset = event.header, event.payload_offset
        position = str(event.position) if offset is None else f"+{offset}"
        if self.links:
            position = event_address(event.position, offset)
        return ROW.format(
            position=position.rjust(self.position_width),
            type=event.type,
            size=f"{header.event_size:>{SIZE_WIDTH}}",
            time=(self._show(header.timestamp) if header.timestamp else "").ljust(self.time_width),
            server_id=f"{header.server_id:>{SERVER_WIDTH}}",
            info=one_line(event_info(event)),
        ).rstrip()

    def _object(self, event: Event) -> str:
        header, offset = event.header, event.payload_offset
        return OBJECT.format(
            file=json_text(event.file),
            position=event.position,
            address=ADDRESS.format(address=event_address(event.position, offset)) if self.links else "",
            inside="" if offset is None else INSIDE.format(offset=offset),
            type=event.type,
            size=header.event_size,
            log_pos=header.log_pos,
            timestamp=iso_time(header.timestamp),
            server_id=header.server_id,
            flags=header.flags,
            info=json_text(event_info(event)),
        )


def _in_utc(seconds: int) -> str:
    return iso_time(seconds) or ""
