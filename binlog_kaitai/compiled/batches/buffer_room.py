"""Room in the buffers of batches, which grow when the loops ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.batches.column_buffers import Batch, ColumnBuffers
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do
from binlog_kaitai.compiled.tables.table_record import TableRecord

__all__ = ["MAX_ALLOCATED", "BufferRoom"]

_MAX_TEXT = 1 << 30
"""Bytes of one column in a batch; Arrow's offsets have 31 bits."""
_MAX_BATCH_TEXT = 16 << 20
"""Bytes of all texts of a batch, unless one row has more."""
MAX_ALLOCATED = 128 << 20
"""Bytes of the buffers of all tables, about, after which they are delivered."""


class BufferRoom:
    """Makes room for rows and texts; what waits is delivered where there is too much.

    Args:
        items: the work items.
        emit: delivers what waits in some stores.
    """

    def __init__(self, items: Items, emit: Callable[[Iterable[TableRecord]], Iterator[Batch]]) -> None:
        self._items, self._context, self._registry, self._emit = items, items.context, items.registry, emit
        self.allocated = 0
        """Bytes of buffers, about."""

    def register(self, answers: Answers[Batch]) -> None:
        """Put in what the loops ask for."""
        answers.to_loops[s.ROWS_FULL] = partial(self._make, self._for_rows)
        answers.to_loops[s.BYTES_FULL] = partial(self._make, partial(self._for_text, answers.to_loops[s.ODD]))

    def _make(self, grow: Callable[[TableRecord, Integers], Iterator[Batch]], item: Integers) -> Iterator[Batch]:
        """A buffer is full; what the loops have taken of the event at hand may be delivered."""
        store = self._items.store()
        assert store is not None
        if self.allocated > MAX_ALLOCATED:
            waiting = [
                other
                for other in self._registry.definitions.stores.values()
                if other.own.allocated and other is not store
            ]
            yield from self._emit(other for other in waiting if other.own.rows)
            for other in waiting:
                other.own.release()
            self.allocated = 0
        before = store.own.allocated
        yield from grow(store, item)
        self.allocated += store.own.allocated - before

    def _for_rows(self, store: TableRecord, item: Integers) -> Iterator[Batch]:
        buffers: ColumnBuffers = store.own
        if buffers.is_full:
            yield from self._emit([store])
        elif buffers.lineage.is_idle:
            buffers.drop()
        else:
            buffers.grow()

    def _for_text(self, odd: Do[Batch], store: TableRecord, item: Integers) -> Iterator[Batch]:
        wanted, buffers = int(self._context.record[C.notes.wanted_room]), store.own
        if buffers.rows and buffers.cells.all_text_bytes + wanted > _MAX_BATCH_TEXT:
            yield from self._emit([store])
        elif buffers.cells.text_bytes + wanted > _MAX_TEXT:
            yield from odd(item)
        else:
            buffers.cells.grow_text(int(self._context.record[C.notes.full_column]), wanted)
