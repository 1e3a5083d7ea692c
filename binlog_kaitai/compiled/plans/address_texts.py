"""The constant texts of the address of an event or a row, for the loops; see `text.links`."""

from __future__ import annotations

from binlog_kaitai.text.change_lines import texts_around
from binlog_kaitai.text.links import EVENT_IN_PAYLOAD, IN_ROWS

__all__ = ["event_address_texts", "row_address_texts"]


def event_address_texts() -> list[str]:
    """Return what stands before the position, before the offset in a payload, and after it."""
    return texts_around(EVENT_IN_PAYLOAD, "position", "offset")


def row_address_texts() -> list[str]:
    """Return the first two of them, and what stands before and after the number of the row."""
    return [*event_address_texts()[:2], *texts_around(IN_ROWS, "row")]
