"""A listing of events: one line each, as a table for people or as JSON. What a line looks like is said here once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from binlog_kaitai.events import Event
from binlog_kaitai.info import event_info
from binlog_kaitai.ledger import iso_time
from binlog_kaitai.sinks.jsonl import INSIDE, json_text

__all__ = [
    "EVENT_LINES",
    "OBJECT",
    "POSITION_WIDTH",
    "ROW",
    "SERVER_WIDTH",
    "SIZE_WIDTH",
    "TABLE_HEAD",
    "Listing",
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


def one_line(info: str) -> str:
    """An info text for a table, which has one line for it."""
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
