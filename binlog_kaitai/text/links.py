"""Addresses in lines, whoever made them: what `inspect` shows, and the page of it, for an event or a row."""

from __future__ import annotations

import re
from collections.abc import Callable

from binlog_kaitai.text.event_lines import POSITION_WIDTH, Listing

__all__ = ["EventLinks", "with_row_links"]

_ROW = re.compile(
    rb'("source":\{"file":"(?:[^"\\]|\\.)*+","position":(\d+),)((?:"payload_offset":(\d+),)?"row":(\d+),)'
)
"""No value has this: in JSON documents there is a space behind a colon."""
_OBJECT = re.compile(rb'^(\{"file":"(?:[^"\\]|\\.)*+","position":(\d+),)((?:"payload_offset":(\d+),)?)', re.MULTILINE)
_TABLE = re.compile(rb"^ *(\+?)(\d+)(?=  \S+ +\d+  )", re.MULTILINE)
_WIDTH = 2 * POSITION_WIDTH


def with_row_links(lines: bytes) -> bytes:
    """Return lines of `changes`, in UTF-8, with the address of each row."""
    return _ROW.sub(
        lambda match: b'%b"address":"%b.body.rows[%b]",%b' % (match[1], _event(match[2], match[4]), match[5], match[3]),
        lines,
    )


def _event(position: bytes, offset: bytes | None) -> bytes:
    return b"@" + position if offset is None else b"@%b+%b" % (position, offset)


class EventLinks:
    """Puts addresses into the lines of `events`, in their order.

    Args:
        listing: what the lines look like.
    """

    def __init__(self, listing: Listing) -> None:
        self.lines: Callable[[bytes], bytes] = self._table if listing == "table" else self._objects
        """Returns whole lines, in UTF-8, with the address of each event."""
        self._payload = b"0"

    def heading(self, head: str) -> str:
        """Return the heading of a table."""
        return head.replace(f"{'position':>{POSITION_WIDTH}}", f"{'address':>{_WIDTH}}")

    def _table(self, lines: bytes) -> bytes:
        return _TABLE.sub(self._cell, lines)

    def _cell(self, match: re.Match[bytes]) -> bytes:
        if not match[1]:
            self._payload = match[2]
        return (_event(self._payload, match[2]) if match[1] else _event(match[2], None)).rjust(_WIDTH)

    def _objects(self, lines: bytes) -> bytes:
        return _OBJECT.sub(
            lambda match: b'%b"address":"%b",%b' % (match[1], _event(match[2], match[4]), match[3]), lines
        )
