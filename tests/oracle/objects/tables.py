"""Record batches from row changes."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pyarrow as pa

from binlog_kaitai.arrow.object_batches import ObjectBatches
from binlog_kaitai.arrow.statements import statement_batch
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.changes.statements import StatementLog
from binlog_kaitai.errors import BinlogError, UnsupportedEventError
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from tests.oracle.objects.changes import BinlogReader

__all__ = ["ObjectTables"]

_Batch = tuple[Table, pa.RecordBatch]


class ObjectTables:
    """Reads one log into record batches, once, in order; see `TableReader`."""

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        take_statements: Callable[[pa.RecordBatch], None] | None = None,
        types: Types | None = None,
    ) -> None:
        self.options = replace(options or ReadOptions(), json="text")
        self._reader = BinlogReader(source, self.options, filter, progress, span)
        self._take_statements, self._statements = take_statements, StatementLog(lambda found: found.wanted)
        self._reader.note_statement = self._statements
        self.ledger = self._reader.ledger
        self.fallbacks: Counter[str] = Counter()
        self.raw_values: Counter[str] = Counter()
        self._types = types or Types()

    def batches(self) -> Iterator[_Batch]:
        """Return the rows as record batches. Raises BinlogError."""
        return self._types.batches(self._batches(), self.raw_values)

    def _batches(self) -> Iterator[_Batch]:
        objects = ObjectBatches(raw_values=self.raw_values, log_number=self._reader.source.number)
        try:
            for change in self._reader.changes():
                yield from objects.add(change)
        except BinlogError as error:
            yield from objects.flush()
            self._deliver_statements(None if isinstance(error, UnsupportedEventError) else error.position)
            raise
        yield from objects.flush()
        self._deliver_statements(None)

    def _deliver_statements(self, end: int | None) -> None:
        found, source = self._statements.take(end), self._reader.source
        if found and self._take_statements is not None:
            self._take_statements(statement_batch(found, source.name, source.number))
