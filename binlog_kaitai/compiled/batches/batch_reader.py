"""Reads a log into record batches by the fast loops: a piece of the file at a time, the rows of ended transactions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

import pyarrow as pa

from binlog_kaitai.arrow.commits import commit_version
from binlog_kaitai.arrow.constants import sound_text
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.changes.row_change import OnStatement
from binlog_kaitai.compiled.batches.batch_builder import BatchBuilder
from binlog_kaitai.compiled.batches.column_buffers import Batch, waiting_rows
from binlog_kaitai.compiled.batches.statement_rows import StatementRows
from binlog_kaitai.compiled.plans.arrow_plan import table_plans
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.rows.table import Table
from binlog_kaitai.types.policy import ValuePolicy

__all__ = ["BatchReader"]


class BatchReader:
    """Reads one log; `batches` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def __init__(self, log: CompiledLog) -> None:
        self.log, self.ledger = log, log.ledger
        self.types = Types()
        """Of the columns."""
        self.wanted: Collection[str] | None = None
        """Columns whose values are read, in small letters; all others are NULL. None: all."""
        self.note_statement: OnStatement | None = None
        """Told of statements while the log is read, perhaps of one again; see `StatementLog`."""
        self.take_statements: Callable[[pa.RecordBatch], None] | None = None
        """Takes statements as rows of a table, in the order of the log; see `statement_batch`."""
        self.raw_values: Counter[str] = Counter()
        """Values without a typed form, by column."""

    def batches(self) -> Iterator[Batch]:
        """Yield the rows as record batches, each of one table as one statement saw it."""
        log, rows = self.log, self.log.rows
        policy = log.options.value_policy(log.events.text_policy()).limited()
        number = log.source.number
        with rows.opened(on_statement=self.note_statement) as context:
            context.record[C.form.first_version] = commit_version(number, 0)
            items, statements = rows.items(self._store_maker(policy)), None
            if self.take_statements is not None:
                masks = log.options.masks
                shown = sound_text if masks is None else lambda text: sound_text(masks.statement(text))
                statements = StatementRows(rows, items, log.source, self.take_statements, shown)
            builder = BatchBuilder(items, self.raw_values, number, statements)
            yield from self.types.batches(rows.feed(builder), self.raw_values)
        log.events.refuse_unsupported()

    def _store_maker(self, policy: ValuePolicy) -> Callable[[Table], TableRecord | None]:
        plans = table_plans(policy, self.wanted, mask_of_column(self.log.options.masks))
        return by_columns(plans, lambda table, made: waiting_rows(table, made, self.log.source, self.raw_values))
