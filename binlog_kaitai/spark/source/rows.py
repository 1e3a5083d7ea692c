"""Reads what one task is to read into record batches of exactly the schema that Spark wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from inspect import signature
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.datasource import InputPartition
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import StructType

from binlog_kaitai.arrow.conform import conformed, require_columns
from binlog_kaitai.changes.options import ReadOptions, issue, pass_over
from binlog_kaitai.changes.splits import Span, SplitReader
from binlog_kaitai.changes.statements import Statement, StatementLog
from binlog_kaitai.errors import BinlogError, DamageWarning
from binlog_kaitai.export.table_reader import TableReader
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table
from binlog_kaitai.spark.packing import Task, packed, settle, task_size
from binlog_kaitai.spark.source.apply import applied, emptied_rows, with_columns_lacking
from binlog_kaitai.spark.source.mixed import mixed_batches
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.prepared import (
    Held,
    NotPreparedError,
    Part,
    Prepared,
    completed_before,
    parts_before,
    split_by_outcome,
)
from binlog_kaitai.spark.source.types import LINEAGE_FIELDS
from binlog_kaitai.states.effects import Effect, effects_on

__all__ = ["SplitRows", "Splits", "tasks_of"]

_PARALLELISM = 8
_MOST_TEXT = 200
"""Letters of a statement that are shown."""
_ADVICE = (
    "the schema is that of the last logs when the read began: begin again, with option schemaFrom=all for older rows,"
    " or choose columns and types by .schema(...)"
)


class Splits(InputPartition):
    """What one task reads, in order."""

    def __init__(self, splits: list[Task]) -> None:
        super().__init__(None)
        self.splits = splits


def tasks_of(splits: Sequence[Task], split_size: int) -> list[InputPartition]:
    """Return the tasks of a read: how many run at a time is not known where it is planned."""
    return [Splits(group) for group in packed(splits, task_size(splits, split_size, _PARALLELISM))]


def _arrow_schema(schema: StructType) -> pa.Schema:
    """Return what Spark wants batches to have; pyspark 4.1 takes no time zone, and has UTC by itself."""
    has_zone = "timezone" in signature(to_arrow_schema).parameters
    return to_arrow_schema(schema, timezone="UTC") if has_zone else to_arrow_schema(schema)


class SplitRows:
    """Reads the splits of a partition.

    Args:
        options: what to read.
        schema: of the rows that are wanted.
        is_all: the schema has all columns of the table, so that another one is an error.
    """

    def __init__(self, options: SourceOptions, schema: StructType, *, is_all: bool = False) -> None:
        self.options = options
        self.schema = schema
        self.pushed: list[pc.Expression] = []
        """Conditions that all rows fulfil; they speak of Spark's types."""
        self._is_all = is_all

    def read(self, partition: InputPartition) -> Iterator[Any]:
        """Yield the rows of a partition as record batches. Raises BinlogError in failfast mode."""
        try:
            yield from self._read(partition)
        except BinlogError as error:
            raise error.with_traceback(None) from None  # Spark prints it in front of what is wrong

    def _read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        settle()
        wanted = _arrow_schema(self.schema)
        for task in partition.splits if isinstance(partition, Splits) else ():  # of an empty plan Spark makes None
            damage: list[BinlogError] = []
            for batch in self._batches(task, damage.append):
                rows = conformed(batch, wanted, self.options.table or "rows", task.source.name, _ADVICE)
                for condition in self.pushed:
                    rows = rows.filter(condition)
                if rows.num_rows:
                    yield rows
            if damage:
                yield from self._told(damage, wanted, task.source.name)

    def _batches(self, task: Task, on_damage: Callable[[BinlogError], None]) -> Iterator[pa.RecordBatch]:
        """Yield the rows of a split, of any schema; in permissive mode up to damage that cannot be passed."""
        read = replace(self.options.read, on_damage=on_damage)
        try:
            known = task.split.looked_at()
            if known is None:
                return
            is_cut = known.source.seekable
            span = SplitReader(known, verify_checksums=read.verify_checksums).span() if is_cut else None
            if span is None and is_cut:  # no transaction begins in it
                return
            read_rows = self._rows if self.options.table else mixed_batches
            yield from read_rows(replace(task, split=known), read, span)
        except BinlogError as error:
            if read.mode == "failfast":
                raise
            on_damage(error)

    def _rows(self, task: Task, read: ReadOptions, span: Span | None) -> Iterator[pa.RecordBatch]:
        if self.options.changes == "apply":
            yield from self._applied(task, read, span)
            return
        columns = None if self._is_all else self.schema.names
        for _, batch in TableReader(task.source, read, task.filter, span=span, columns=columns).batches():
            yield self._checked(batch, task.source)

    def _applied(self, task: Task, read: ReadOptions, span: Span | None) -> Iterator[pa.RecordBatch]:
        """Yield what a split does to a copy of the table."""
        log = StatementLog(self._matters)
        waiting: list[pa.RecordBatch] = []
        reader = TableReader(task.source, read, task.filter, span=span, on_statement=log)
        for definition, batch in reader.batches():
            done, prepared = split_by_outcome(self._images(self._checked(batch, task.source), definition))
            waiting += [prepared] if prepared.num_rows else []
            yield done
        emptied = [found for found in log.found if "emptied" in self._effects(found)]
        if emptied:
            yield emptied_rows(emptied, task.source.number)
        self._check_statements(log.found, task.source)
        ends = Prepared(task.source, log.found)
        yield from ends.committed(waiting)
        if ends.missing:
            yield from self._prepared_before(ends, task.source, span.start if span else 0, read)

    def _images(self, batch: pa.RecordBatch, definition: Table) -> pa.RecordBatch:
        """Return what a copy of the table takes over of a batch."""
        return with_columns_lacking(applied(batch, definition, self.options.partial_images), self._own_columns)

    @property
    def _own_columns(self) -> list[str]:
        """Columns of the table itself."""
        return [name for name in self.schema.names if name not in (*LINEAGE_FIELDS, self.options.corrupt_column)]

    def _prepared_before(
        self, ends: Prepared, source: Source, start: int, read: ReadOptions
    ) -> Iterator[pa.RecordBatch]:
        """Yield what a split commits and has not prepared. Raises BinlogError when that is nowhere."""
        silent = replace(read, on_damage=pass_over)  # who reads that part tells of it

        def held(part: Part) -> Held:
            log = StatementLog(lambda found: found.xa is not None)
            reader = TableReader(part[0], silent, self.options.filter, span=part[1], on_statement=log)
            found = (self._images(self._checked(batch, part[0]), table) for table, batch in reader.batches())
            return [split_by_outcome(batch)[1] for batch in found], log.found

        try:
            yield from completed_before(ends, parts_before(self.options.sources(), source, start), held)
        except NotPreparedError as error:
            if self.options.fail_on_data_loss:
                raise
            issue(DamageWarning(str(error)))

    def _matters(self, found: Statement) -> bool:
        return found.xa is not None or bool(self._effects(found) & {"emptied", "statement"})

    def _effects(self, found: Statement) -> set[Effect]:
        """Return what a statement does to the table."""
        return effects_on(self.options.table or "", found.text, found.database) if found.wanted else set()

    def _check_statements(self, found: Sequence[Statement], source: Source) -> None:
        """Raise BinlogError for a statement that may have changed rows, of which the log has none."""
        for statement in found:
            if statement.xa is None and "statement" in self._effects(statement):
                text = " ".join(statement.text.split())
                error = BinlogError(
                    f"changes=apply needs all changes of {self.options.table} as rows, and this statement may have"
                    f" changed some: {text[:_MOST_TEXT]}; option failOnDataLoss=false goes on without them",
                    source.name,
                    statement.position,
                )
                if self.options.fail_on_data_loss:
                    raise error
                issue(DamageWarning(str(error)))

    def _checked(self, batch: pa.RecordBatch, source: Source) -> pa.RecordBatch:
        """Return a batch. Raises BinlogError for a column that the schema lacks, where that should have all."""
        if self._is_all:
            require_columns(batch, self.schema.names, self.options.table or "", source.name, _ADVICE)
        return batch

    def _told(self, damage: list[BinlogError], wanted: pa.Schema, file: str) -> Iterator[pa.RecordBatch]:
        """Tell of damage: in the column for it, else in the log of the worker."""
        name = self.options.corrupt_column
        if name is None or name not in wanted.names:
            for error in damage:
                issue(DamageWarning(str(error)))
            return
        texts = pa.array([str(error) for error in damage], pa.string())
        told = pa.RecordBatch.from_arrays([texts], names=[name])
        yield conformed(told, wanted, self.options.table or "rows", file, _ADVICE)
