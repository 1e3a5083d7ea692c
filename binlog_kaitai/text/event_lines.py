"""A listing of events: one line each, as a table for people or as JSON. What a line looks like is said here once."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from functools import lru_cache
from typing import Literal

from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.events.info import event_info
from binlog_kaitai.events.model import Event
from binlog_kaitai.text.change_lines import INSIDE, json_text

__all__ = [
    "EVENT_LINES",
    "OBJECT",
    "POSITION_WIDTH",
    "ROW",
    "SERVER_WIDTH",
    "SIZE_WIDTH",
    "TABLE_HEAD",
    "Listing",
    "TimesInZone",
    "one_line",
]

Listing = Literal["table", "jsonl"]

POSITION_WIDTH, SIZE_WIDTH, SERVER_WIDTH = 10, 8, 10
_TIME_WIDTH = len("2026-11-20T08:15:30Z")
ROW = "{position}  {type:<26} {size}  {time}  {server_id}  {info}"
"""All but the type have their widths already."""
TABLE_HEAD = ROW.format(
    position=f"{'position':>{POSITION_WIDTH}}",
    type="type",
    size=f"{'size':>{SIZE_WIDTH}}",
    time=f"{'timestamp':<{_TIME_WIDTH}}",
    server_id=f"{'server_id':>{SERVER_WIDTH}}",
    info="info",
)
OBJECT = (
    '{{"file":{file},"position":{position},{inside}"type":"{type}","size":{size},"log_pos":{log_pos},'
    '"timestamp":"{timestamp}","server_id":{server_id},"flags":{flags},"info":{info}}}'
)


_TIME = re.compile(rb"^( *[+]?\d+  \S+ +\d+  )(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ| {%d})" % _TIME_WIDTH, re.MULTILINE)
"""What stands before the time in a line of a table, and the time."""


class TimesInZone:
    """Puts other times into the lines of a table, whoever made them.

    Args:
        text: returns the time that a table shows for seconds since 1970-01-01 UTC.
    """

    def __init__(self, text: Callable[[int], str]) -> None:
        self._text = text
        self._width = len(text(0))
        self.head = TABLE_HEAD.replace(f"{'timestamp':<{_TIME_WIDTH}}", f"{'timestamp':<{self._width}}")
        """The heading."""
        self._shown = lru_cache(maxsize=4096)(self._show)

    def lines(self, lines: bytes) -> bytes:
        """Return whole lines, in UTF-8, with the times replaced."""
        return _TIME.sub(lambda match: match[1] + self._shown(match[2]), lines)

    def _show(self, utc: bytes) -> bytes:
        text = utc.decode().strip()
        time = self._text(int(datetime.fromisoformat(text).timestamp())) if text else ""
        return time.ljust(self._width).encode()


def one_line(info: str) -> str:
    """Return an info text as the one line that a table has for it."""
    return " ".join(info.split())


def _row(event: Event) -> str:
    header, offset = event.header, event.payload_offset
    position = event.position if offset is None else f"+{offset}"
    return ROW.format(
        position=f"{position:>{POSITION_WIDTH}}",
        type=event.type,
        size=f"{header.event_size:>{SIZE_WIDTH}}",
        time=(iso_time(header.timestamp) if header.timestamp else "") or " " * _TIME_WIDTH,
        server_id=f"{header.server_id:>{SERVER_WIDTH}}",
        info=one_line(event_info(event)),
    ).rstrip()


def _object(event: Event) -> str:
    header, offset = event.header, event.payload_offset
    return OBJECT.format(
        file=json_text(event.file),
        position=event.position,
        inside="" if offset is None else INSIDE.format(offset=offset),
        type=event.type,
        size=header.event_size,
        log_pos=header.log_pos,
        timestamp=iso_time(header.timestamp),
        server_id=header.server_id,
        flags=header.flags,
        info=json_text(event_info(event)),
    )


EVENT_LINES: dict[Listing, Callable[[Event], str]] = {"table": _row, "jsonl": _object}
"""What makes the line of an event, without the line end. Raises MalformedEventError."""
