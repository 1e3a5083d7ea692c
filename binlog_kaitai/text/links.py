"""Addresses in lines: what `inspect` shows, and the page of it, for an event or a row."""

from __future__ import annotations

__all__ = ["EVENT_IN_PAYLOAD", "IN_ROWS", "event_address", "row_address"]

_EVENT = "@{position}"
EVENT_IN_PAYLOAD = "@{position}+{offset}"
IN_ROWS = ".body.rows[{row}]"
"""After the address of the event."""


def event_address(position: int, offset: int | None) -> str:
    """Return the address of an event; `offset`: where it is in the payload of the event at the position."""
    return (_EVENT if offset is None else EVENT_IN_PAYLOAD).format(position=position, offset=offset)


def row_address(position: int, offset: int | None, row: int | str) -> str:
    """Return the address of a row."""
    return event_address(position, offset) + IN_ROWS.format(row=row)
