"""Which table maps, and heads of rows events, are sound: Python says it once, the loops know them again.

What is not sound is for Python, from its transaction on; so rows are decoded only where all events around
them are as they should be.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.records import C
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.rows_heads import read_rows_head
from binlog_kaitai.events.table_maps import TableMaps
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.values.charset import TextErrors, TextPolicy

__all__ = ["Sound"]

_TABLE_MAP = layout.EventType.table_map_event
_FIRST_SIZE = 1 << 8
_MOST_BYTES = 1 << 26
"""Of what is remembered; above it all is forgotten."""
_EACH = 1 << 8
"""Bytes that each thing costs besides its own."""
_MOST_COPIED = 1 << 4
"""Heads that a table gets of the one before it which is described by the same bytes."""


class Sound:
    """What was found sound under one format description, for one or more walks.

    Args:
        text_errors: what is done with labels that do not decode.
    """

    def __init__(self, text_errors: TextErrors) -> None:
        self.text_errors: TextErrors = text_errors
        self._contexts: list[Context] = []
        self.forget()

    def share(self, context: Context) -> None:
        """Let the loops of a context look here."""
        self._contexts.append(context)
        self._tell(context)

    def leave(self, context: Context) -> None:
        """A context is not used any more."""
        self._contexts.remove(context)

    def forget(self) -> None:
        """Begin anew."""
        self._maps = TableMaps(TextPolicy(self.text_errors), lambda frame: nullcontext())  # what is wrong is not told
        self._known: dict[int, list[Any]] = {}
        self._alike: dict[bytes, int] = {}
        """The last table that was described by some bytes: each ALTER gives its table another number."""
        self._bytes = 0
        self._rebuild(_FIRST_SIZE)

    def learn(self, frame: Frame, start: int) -> bool:
        """Return whether a table map, or the head of a rows event, is sound; the loops know it then.

        `start`: where that begins in the frame which the loops look for, after the table's id and the flags.
        """
        try:
            if frame.header.event_type == _TABLE_MAP:
                if self._is_alike(frame, start):
                    return True
                table_id, end = self._maps.read(frame)[0].table_id, frame.body_end
            else:
                read, _, end = read_rows_head(frame)
                table_id = read.table_id
        except (BinlogError, *PARSE_ERRORS):
            return False
        data = frame.buffer[start:end]
        self._bytes += len(data) + _EACH
        if self._bytes > _MOST_BYTES:
            self.forget()
        self._enter(table_id, memory.constant(data), frame.header.event_type, len(data))
        if frame.header.event_type == _TABLE_MAP:
            self._alike[data] = table_id
        return True

    def _is_alike(self, frame: Frame, start: int) -> bool:
        """Return whether a table map says what one under another number has said, whose heads are sound for it, too.
        Raises what the generated reader raises."""
        data = frame.buffer[start : frame.body_end]
        before = self._alike.get(data)
        if before is None:
            return False
        size = frame.format.len_post_header(frame.header.event_type)
        head, _ = layout.read_table_map_event_head(
            frame.buffer, frame.body_start, frame.body_end, event_len_post_header=size
        )
        if head.table_id in self._known:
            return False
        self._bytes += len(data) + _EACH
        if self._bytes > _MOST_BYTES:
            self.forget()
            return False
        heads = [entry for entry in self._known[before] if entry[0][r.Head.type] != _TABLE_MAP]
        self._enter(head.table_id, memory.constant(data), _TABLE_MAP, len(data))
        for known, text in heads[-_MOST_COPIED:]:
            self._enter(head.table_id, text, known[r.Head.type], known[r.Head.length])
        self._alike[data] = head.table_id
        return True

    def _enter(self, table_id: int, text: memory.Bytes, event_type: int, length: int) -> None:
        if table_id not in self._known and 2 * (len(self._known) + 1) > len(self._records):
            self._rebuild(4 * len(self._records))
        record, head = self._place(table_id), memory.slots(r.Head.SLOTS)
        head[r.Head.next], head[r.Head.type] = record[r.SoundTable.heads], event_type
        head[r.Head.bytes], head[r.Head.length] = memory.address(text), length
        record[r.SoundTable.key], record[r.SoundTable.heads] = table_id + 1, memory.address(head)
        self._known.setdefault(table_id, []).append((head, text))

    def _place(self, table_id: int) -> Any:
        """Return the record of a table id, or the empty one where it would stand."""
        mask = len(self._records) - 1
        place = table_id & mask
        while self._records[place][r.SoundTable.key] not in (0, table_id + 1):
            place = (place + 1) & mask
        return self._records[place]

    def _rebuild(self, size: int) -> None:
        old = {number: self._place(number) for number in self._known}
        self._records = memory.records(size, r.SoundTable.SLOTS)
        for number, record in old.items():
            self._place(number)[:] = record
        for context in self._contexts:
            self._tell(context)

    def _tell(self, context: Context) -> None:
        record = context.record
        record[C.tables.sound], record[C.tables.sound_mask] = memory.address(self._records), len(self._records) - 1
