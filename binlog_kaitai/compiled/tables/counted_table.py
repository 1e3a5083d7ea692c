"""What the loops need to count rows without looking at their values."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.arrow.columns import cell_fields
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.tables.table_names import TableNames
from binlog_kaitai.compiled.tables.table_record import OnHead, TableRecord, no_record
from binlog_kaitai.rows.table import Table

__all__ = ["counted_table", "name_counted", "stored_columns"]


def counted_table(
    table: Table,
    columns: memory.Records,
    names: TableNames | None = None,
    on_head: Callable[[Table], OnHead] = lambda table: no_record,
) -> TableRecord:
    """Return what the loops need to count the rows of a table, by its name where `names` are given; `on_head` returns
    what adds to its heads."""
    made = TableRecord(table, columns, on_head=on_head(table))
    made.record[r.Table.mode] = s.COUNTED
    return made if names is None else name_counted(made, names)


def name_counted(made: TableRecord, names: TableNames) -> TableRecord:
    """Have the rows of a table be counted by its name; returns the record."""
    made.record[r.Table.name] = names.address(made.name)
    if made.table.names == "log" and not made.table.primary_key:
        names.keyless.add(made.name)
    return made


def stored_columns(table: Table) -> memory.Records | None:
    """Return how the cells of a table are stored; None for a table that the loops cannot take."""
    records = memory.records(len(table.columns), r.Column.SLOTS)
    for column, record in zip(table.columns, records, strict=True):
        found = cell_fields(column)
        if found is None:
            return None
        record[r.Column.kind] = s.L_FIXED if column.cell.rule == "fixed" else s.L_PREFIXED
        record[r.Column.size], record[r.Column.index] = found[0], column.index
    return records
