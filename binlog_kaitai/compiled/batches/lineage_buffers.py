"""What is said of each waiting row besides its values: Arrow's buffers for its place, time and transaction."""

from __future__ import annotations

from itertools import repeat
from typing import Any

import pyarrow as pa

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.arrays import empty_lists
from binlog_kaitai.arrow.change_columns import Places, lineage_columns
from binlog_kaitai.arrow.commits import sequences
from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.batches.arrow_rooms import ALL, larger_rooms, set_valid_from, view
from binlog_kaitai.compiled.tables.table_record import TableRecord

__all__ = ["LINEAGE_BYTES", "LineageBuffers"]

_GTID_BYTES = 64
"""Room for a GTID, on the average."""
_WIDTHS = {
    r.Table.change: 1,
    r.Table.position: 8,
    r.Table.payload: 8,
    r.Table.row: 4,
    r.Table.time: 8,
    r.Table.server: 4,
    r.Table.outcome: 1,
    r.Table.version: 8,
    r.Table.commit: 8,
    r.Table.ordinal: 8,
    r.Table.gtid: 4,
    r.Table.xid: 8,
    r.Table.head: 2,
    r.Table.gtid_offsets: 4,
    r.Table.gtid_text: _GTID_BYTES,
}
LINEAGE_BYTES = sum(_WIDTHS.values())
"""Of a row."""
_BITMAPS = (r.Table.payload_valid, r.Table.gtid_valid, r.Table.xid_valid)
_TYPES = {field.name: field.type for field in LINEAGE}
_NOTHING = memoryview(b"")


class LineageBuffers:
    """The lineage of a table's waiting rows.

    Args:
        of: the record of the table.
        file: name of the log.
    """

    def __init__(self, of: TableRecord, file: str) -> None:
        self._of, self._record, self._file = of, of.record, file
        self._buffers: dict[int, pa.Buffer] = {}
        """By the slot of the table's record that has the address."""
        self.allocated = 0
        """Bytes of the buffers."""

    def drop(self) -> None:
        """Begin without rows and buffers."""
        self._buffers, self.allocated, record = {}, 0, self._record
        record[r.Table.num_gtids] = record[r.Table.gtid_used] = 0
        record[r.Table.last_trx] = -1

    def grow(self, rows: int, room: int) -> None:
        """Make room for more rows than there are."""
        record, old = self._record, self._buffers
        keep = {  # the GTID of the event at hand may be there before its rows
            r.Table.gtid_text: int(record[r.Table.gtid_used]),
            r.Table.gtid_offsets: (int(record[r.Table.num_gtids]) + 1) * _WIDTHS[r.Table.gtid_offsets],
        }
        sizes = {slot: (room + 1) * width for slot, width in _WIDTHS.items()}
        kept = [keep.get(slot, (rows + 1) * width) for slot, width in _WIDTHS.items()]
        wide = larger_rooms([*sizes.values()], [old[slot] for slot in sizes if old], kept)
        bitmap = [room // 8 + 1] * len(_BITMAPS)
        bits = larger_rooms(bitmap, [old[slot] for slot in _BITMAPS if old], repeat((rows + 7) // 8), ALL)
        self._buffers = dict(zip((*sizes, *_BITMAPS), (*wide, *bits), strict=True))
        for slot, buffer in self._buffers.items():
            record[slot] = memory.address(buffer)
        if not record[r.Table.num_gtids]:
            memory.put(self._buffers[r.Table.gtid_offsets], 0, bytes(_WIDTHS[r.Table.gtid_offsets]))
        record[r.Table.gtid_text_room] = sizes[r.Table.gtid_text]
        self.allocated = sum(sizes.values()) + sum(bitmap)

    @property
    def is_idle(self) -> bool:
        """There are GTIDs, of events without rows, but no rows."""
        return not self._record[r.Table.rows] and int(self._record[r.Table.num_gtids]) > 1

    def clean(self, rows: int) -> None:
        """Undo what the loops did after the last row."""
        for slot in _BITMAPS if self._buffers else ():
            set_valid_from(self._buffers[slot], rows)

    def values(self, slot: int, rows: int) -> memory.Bytes:
        """Return what a slot's buffer has of the first rows."""
        return view(self._buffers[slot])[: rows * _WIDTHS[slot]] if self._buffers else _NOTHING

    def place(self, row: int) -> tuple[int, int]:
        """Return the position of a row's event, and its offset in the payload that it is in, or 0."""
        position, offset = (self.values(slot, row + 1).cast("q")[row] for slot in (r.Table.position, r.Table.payload))
        return position, offset

    def columns(self, names: list[str], rows: int) -> list[pa.Array[Any]]:
        """Return the columns of the first rows; `names`: those of the table's columns."""

        def column(kind: pa.DataType, *slots: int) -> pa.Array[Any]:
            buffers: list[pa.Buffer | None] = [self._buffers[slot] for slot in slots]
            return pa.Array.from_buffers(kind, rows, buffers if len(slots) > 1 else [None, *buffers])

        def named(name: str, *slots: int) -> pa.Array[Any]:
            return column(_TYPES[name], *slots)

        versions, ordinals = column(pa.int64(), r.Table.version), column(pa.int64(), r.Table.ordinal)
        places = Places(
            named("_position", r.Table.position),
            named("_payload_offset", r.Table.payload_valid, r.Table.payload),
            named("_row", r.Table.row),
            named("_timestamp", r.Table.time),
            named("_server_id", r.Table.server),
        )
        gtids = pa.DictionaryArray.from_arrays(
            column(pa.int32(), r.Table.gtid_valid, r.Table.gtid), self._gtids(), safe=False
        )
        shared = lineage_columns(
            column(pa.int8(), r.Table.change),
            places,
            [versions, named("_commit_timestamp", r.Table.commit), sequences(versions, ordinals)],
            (gtids, named("_xid", r.Table.xid_valid, r.Table.xid), column(pa.int8(), r.Table.outcome)),
            self._file,
        )
        return [*shared.values(), self._absent(names, rows)]

    def _gtids(self) -> pa.Array[Any]:
        """Return the GTIDs of the waiting rows."""
        text = self._buffers[r.Table.gtid_text].slice(0, int(self._record[r.Table.gtid_used]))
        offsets = self._buffers[r.Table.gtid_offsets]
        return pa.Array.from_buffers(pa.string(), int(self._record[r.Table.num_gtids]), [None, offsets, text])

    def _absent(self, names: list[str], rows: int) -> pa.Array[Any]:
        if not self._of.is_partial:
            return empty_lists(pa.list_(pa.string()), rows)
        images = [bitmap for _, head in self._of.heads for bitmap in (head.columns_before, head.columns_after)]
        numbers = pa.Array.from_buffers(pa.uint16(), rows, [None, self._buffers[r.Table.head]])
        return pa.array([_missing(names, image) for image in images], pa.list_(pa.string())).take(numbers)


def _missing(names: list[str], bitmap: bytes | None) -> list[str]:
    """Return the names of the columns that an image lacks."""
    is_present = layout.bitmap_bit_is_set
    return [name for i, name in enumerate(names) if bitmap and not is_present(idx=i, bitmap_bytes=bitmap)]
