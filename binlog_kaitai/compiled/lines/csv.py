"""Reads the rows of one table into lines of CSV by the fast loops; see `text.csv_changes`."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.text_output import TRANSACTION_BYTES, TextOutput, as_it_is
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded, put_plans, put_texts, text_plans
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.csv_changes import (
    CHANGES,
    CsvForm,
    CsvWriter,
    OtherColumnsError,
    form_of,
    quoted,
    transaction_fields,
)
from binlog_kaitai.types.texts import json_text

__all__ = ["change_csv"]

_NUMBERS = 256
"""Bytes of the numbers and times of a line, and of what is around them."""


def _table_csv(table: Table, plans: list[TextPlan], form: CsvForm, file: str) -> TableRecord | None:
    """Return what the loops need to write the rows of a table; None for one whose rows are refused."""
    try:
        shown = {column.index: number for number, column in enumerate(form.take(table), 1)}
    except OtherColumnsError:
        return None
    made = TableRecord(table, plans=plans)
    texts = Texts([*(f"{name}," for names in CHANGES.values() for name in names), f"{quoted(file)},"])
    names = Texts([f",{quoted(json_text(column.name))[1:-1]}" for column in table.columns])
    put_plans(made.columns, plans)
    put_texts(made.columns, names, r.Column.name, r.Column.len_name)
    made.columns.set_column(r.Column.flags, [form_of(column) for column in table.columns])
    made.columns.set_column(r.Column.shown, [shown.get(column.index, 0) for column in table.columns])
    slots = memory.numbers(texts.slots)
    made.kept += [texts, names, slots]
    record, line = made.record, sum(plan.most + 1 for plan in plans) + names.size + texts.size + _NUMBERS
    record[r.Table.mode], record[r.Table.texts], record[r.Table.shown] = s.AS_CSV, memory.address(slots), len(shown)
    record[r.Table.row_bytes] = 2 * (line + TRANSACTION_BYTES)
    return made


class CsvSink:
    """Makes lines of CSV of rows."""

    def __init__(self, items: Items, form: CsvForm) -> None:
        self._items, self._writer = items, CsvWriter(form)
        self._text = TextOutput(items, OUTCOMES, as_it_is, transaction_fields)

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write lines."""
        self._text.register(answers)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Put lines of rows that Python has decoded after those of the loops."""
        return self._items.take_changes(found, self._put)

    def _put(self, change: RowChange) -> Iterator[memoryview]:
        try:
            lines = encoded("".join(self._writer.lines(change)))
        except OtherColumnsError:
            yield from self._text.flush()
            raise
        yield from self._text.put(lines)

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver lines, where they have to be: all, or those of a large event."""
        if when is not When.PIECE or self._text.is_large:
            yield from self._text.deliver(when)


def change_csv(log: CompiledLog, form: CsvForm) -> Iterator[memoryview]:
    """Yield the row changes of a log as lines in UTF-8, some at a time. The memory is used again.

    Raises BinlogError where the damage stands, after all before it; OtherColumnsError.
    """
    policy, masks = log.options.value_policy(log.events.text_policy()).limited(), log.options.masks
    plans_of = text_plans(policy, mask_of=mask_of_column(masks))
    make = by_columns(plans_of, lambda table, plans: _table_csv(table, plans, form, log.source.name))
    with log.rows.opened():
        yield from log.rows.feed(CsvSink(log.rows.items(make), form))
    log.events.refuse_unsupported()
