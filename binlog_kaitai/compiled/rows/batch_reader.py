"""Reads a log into record batches by the fast loops: a piece of the file at a time, the rows of ended transactions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pyarrow as pa

from binlog_kaitai.arrow.commits import commit_version
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.context import CHUNK
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.arrow_plan import TablePlan, plan_table
from binlog_kaitai.compiled.rows.batch_builder import BatchBuilder
from binlog_kaitai.compiled.rows.column_buffers import ColumnBuffers
from binlog_kaitai.compiled.rows.row_reader import RowReader
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.values.rules import ValuePolicy

__all__ = ["BatchReader"]

Batch = tuple[Table, pa.RecordBatch]


class BatchReader(RowReader):
    """Reads one log that can be read again; `batches` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        *,
        span: Span | None = None,
        chunk: int = CHUNK,
    ) -> None:
        super().__init__(source, options, filter, progress, span=span, chunk=chunk)
        self.raw_values: Counter[str] = Counter()
        """Values without a typed form, by column."""

    def batches(self) -> Iterator[Batch]:
        """Yield the rows as record batches, each of one table as one statement saw it."""
        policy = self.options.value_policy(self._log.text_policy())
        with self._opened():
            context = self._context
            context.record[s.C_FIRST_VERSION] = commit_version(self.source.number, 0)
            registry = TableRegistry(context, self._log.decoder, self._log.filter, self._store_maker(policy))
            registry.seen_tables = self._log.seen_tables
            taker = BatchBuilder(context, registry, self._log.decoder, self.ledger, self.raw_values, self.source.number)
            yield from self._taken(taker)
        self._log.refuse_unsupported()

    def _store_maker(self, policy: ValuePolicy) -> Callable[[Table], ColumnBuffers | None]:
        known: Bounded[int, tuple[tuple[Column, ...], TablePlan | None]] = Bounded()

        def make(table: Table) -> ColumnBuffers | None:
            found = known.get(id(table.columns))
            if found is None:
                plans = plan_table(table, policy)
                found = known.put(id(table.columns), (table.columns, plans), len(table.columns))
            plans = found[1]
            return None if plans is None else ColumnBuffers(table, plans, self.source, self.raw_values)

        return make
