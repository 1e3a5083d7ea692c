"""What the loops need to write the statements of the rows of each table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.literal_plan import literal_plans
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded, put_plans, put_texts
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.reading.log_events import LogEvents
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.sql.state import ScriptState, check
from binlog_kaitai.sql.tables import TableStatements

__all__ = ["MakeStore", "SharedLiterals", "definition_of", "script_stores", "table_script"]

_TIMES = 4
"""How often a value may stand in the lines of a row, or where they are made."""
_AROUND = 128
"""Bytes between the texts of a column."""
_MAY_FAIL = {s.L_DECIMAL, s.L_ENUM, s.L_SET, s.L_FLOAT, s.L_DOUBLE, s.L_JSON, s.L_FIXED, s.L_PREFIXED}
"""Kinds of columns of which some bytes are no value."""
_MARK = "\1"


def definition_of(table: Table) -> tuple[object, ...]:
    """Return what tables have in common that share a record."""
    return *table_key(table), *((column.generated, column.is_json) for column in table.columns)


class SharedLiterals:
    """What the statements of all tables with the same columns have in common."""

    def __init__(self, columns: Sequence[Column], statements: TableStatements, plans: list[TextPlan]) -> None:
        self.plans = plans
        self.records = memory.records(len(plans), r.Column.SLOTS)
        self._texts = Texts([text for column in columns for text in _own_texts(column, statements)])
        put_plans(self.records, plans)
        put_texts(
            self.records, self._texts,
            r.Column.name, r.Column.len_name, r.Column.test, r.Column.len_test,
            r.Column.is_null, r.Column.len_is_null, r.Column.own, r.Column.len_own,
        )  # fmt: skip
        for column, plan, record in zip(columns, plans, self.records, strict=True):
            if column.name in statements.columns:
                record[r.Column.flags] = s.CAN_BE_SET
                record[r.Column.flags] |= s.IS_CLOCK if column.name in statements.clocks else 0
                record[r.Column.flags] |= s.IS_DOCUMENT if column.is_json else 0
                record[r.Column.flags] |= s.IS_ENUM if column.name in statements.enums else 0
                record[r.Column.flags] |= s.MAY_FAIL if plan.kind in _MAY_FAIL else 0
        self.row_bytes = _TIMES * self._texts.size + sum(_TIMES * plan.most + _AROUND for plan in plans)


def _own_texts(column: Column, statements: TableStatements) -> Iterator[str]:
    if column.name not in statements.columns:
        yield from ("", "", "", "")
        return
    yield statements.assignment(column.name, _MARK).removesuffix(_MARK)
    yield statements.test(column.name, _MARK).removesuffix(_MARK)
    yield statements.test(column.name, None)
    yield statements.columns[column.name]


def table_script(table: Table, statements: TableStatements, shared: SharedLiterals, file: str) -> TableRecord:
    """Return what the loops need to write the statements of a table's rows in a file."""
    made = TableRecord(table, shared.records, plans=shared.plans, on_head=partial(_add_into, table, statements))
    texts = Texts([statements.begin_update, statements.begin_delete, f"{statements.unchanged}\n"])
    slots, cells = memory.numbers(texts.slots), memory.slots(2 * s.CELL_SLOTS * len(table.columns))
    key = [index for index in table.primary_key if statements.key]
    start = memory.address(shared.records)
    key_columns = memory.numbers([len(key), *(start + index * r.Column.BYTES for index in key)])
    made.kept += [shared, texts, slots, cells, key_columns]
    record = made.record
    record[r.Table.mode], record[r.Table.texts] = s.AS_STATEMENTS, memory.address(slots)
    record[r.Table.cells] = memory.address(cells)
    record[r.Table.after] = record[r.Table.cells] + s.CELL_SLOTS * len(table.columns) * cells.itemsize
    record[r.Table.key] = memory.address(key_columns)
    begin, check_bytes = encoded(statements.begin_insert(statements.columns)), len(encoded(check(file)))
    record[r.Table.row_bytes] = shared.row_bytes + texts.size + len(begin) + 2 * check_bytes + _AROUND
    return made


def _add_into(table: Table, statements: TableStatements, record: Integers, head: layout.RowsEvent) -> Texts:
    """Add to a head how an INSERT of its columns begins."""
    columns = enumerate(table.columns)
    there = [c.name for i, c in columns if layout.bitmap_bit_is_set(idx=i, bitmap_bytes=head.columns_before)]
    texts = Texts([statements.begin_insert([name for name in there if name in statements.columns])])
    record[r.Head.into], record[r.Head.len_into] = texts.slots
    return texts


MakeStore = Callable[[Table, TableStatements, SharedLiterals, str], TableRecord | None]


def script_stores(log: LogEvents, state: ScriptState, store: MakeStore) -> Callable[[Table], TableRecord | None]:
    """Return what makes the records of tables; None for one of which no statements can be made."""
    policy = log.options.value_policy(log.text_policy()).limited()
    plans_of = literal_plans(policy)
    known: Bounded[int, tuple[tuple[Column, ...], SharedLiterals | None]] = Bounded()

    def make(table: Table) -> TableRecord | None:
        try:
            statements = TableStatements(state.renames.table(table), state.where, needs_names=state.needs_names)
        except SchemaMismatchError:  # Python says so, when there are rows
            return None
        found = known.get(id(table.columns))
        if found is None:
            plans = plans_of(table)
            shared = None if plans is None else SharedLiterals(table.columns, statements, plans)
            found = known.put(id(table.columns), (table.columns, shared), len(table.columns))
        return None if found[1] is None else store(table, statements, found[1], log.source.name)

    return make
