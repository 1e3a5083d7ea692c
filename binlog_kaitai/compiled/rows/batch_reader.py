"""Reads a log into record batches by the fast loops: a piece of the file at a time, the rows of ended transactions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property

import pyarrow as pa

from binlog_kaitai.arrow.commits import commit_version
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.arrow_plan import TablePlan, table_plans
from binlog_kaitai.compiled.rows.batch_builder import BatchBuilder
from binlog_kaitai.compiled.rows.column_buffers import ColumnBuffers
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.statement_rows import StatementRows
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.values.rules import ValuePolicy

__all__ = ["BatchReader"]

Batch = tuple[Table, pa.RecordBatch]


class BatchReader(RowsReader):
    """Reads one log; `batches` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    types: Types = Types()
    """Of the columns."""
    note_statement: OnStatement | None = None
    """Told of statements while the log is read, perhaps of one again; see `StatementLog`."""
    take_statements: Callable[[pa.RecordBatch], None] | None = None
    """Takes statements as rows of a table, in the order of the log; see `statement_batch`."""

    @cached_property
    def raw_values(self) -> Counter[str]:
        """Values without a typed form, by column."""
        return Counter()

    def batches(self) -> Iterator[Batch]:
        """Yield the rows as record batches, each of one table as one statement saw it."""
        policy = self.options.value_policy(self._log.text_policy()).limited()
        number = self.source.number
        with self._rows.opened(on_statement=self.note_statement) as context:
            context.record[s.C_FIRST_VERSION] = commit_version(number, 0)
            registry = self._rows.registry(self._store_maker(policy))
            statements = None
            if self.take_statements is not None:
                statements = StatementRows(self._rows, context, self.source, self.take_statements)
            ledger = self.ledger
            taker = BatchBuilder(context, registry, self._log.decoder, ledger, self.raw_values, number, statements)
            found = self._rows.changes(taker)
            yield from self.types.batches(found, self.raw_values)
        self._log.refuse_unsupported()

    def _store_maker(self, policy: ValuePolicy) -> Callable[[Table], ColumnBuffers | None]:
        plans_of = table_plans(policy)
        known: Bounded[int, tuple[tuple[Column, ...], TablePlan | None]] = Bounded()

        def make(table: Table) -> ColumnBuffers | None:
            found = known.get(id(table.columns))
            if found is None:
                plans = plans_of(table)
                found = known.put(id(table.columns), (table.columns, plans), len(table.columns))
            plans = found[1]
            return None if plans is None else ColumnBuffers(table, plans, self.source, self.raw_values)

        return make
