"""Reads a log into blocks of text for people by the fast loops; see `text.change_blocks`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.characters import printable_points
from binlog_kaitai.compiled.lines.text_output import TextOutput, as_it_is
from binlog_kaitai.compiled.lines.zone import ZoneRecord
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.address_texts import row_address_texts
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded, put_plans, put_texts, text_plans
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.change_blocks import (
    ARROW,
    GAP,
    NO_CHANGE,
    NONE_OF_THEM,
    THREAD,
    WIDEST,
    BlockWriter,
    key_text,
    outcome_text,
    what,
)
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.shown_values import LACKING, NULL, ShownValues
from binlog_kaitai.text.terminal import printable

__all__ = ["change_blocks"]

_VALUE_BYTES = 512
"""Of the two values of a column in a block, twice where it is one of the key, and of what stands around them."""
_HEAD_BYTES = 256
"""Of the numbers of the first line, and what is between them."""


def _table_blocks(table: Table, plans: list[TextPlan], file_bytes: int, columns: ChosenColumns | None) -> TableRecord:
    """Return what the loops need to write the blocks of a table's rows."""
    made = TableRecord(table, plans=plans)
    texts = Texts([f"{GAP}{what(operation, table)}" for operation in OPERATIONS])
    names = Texts([text for column in table.columns for text in (printable(column.name), key_text(column.name))])
    put_plans(made.columns, plans)
    put_texts(made.columns, names, r.Column.name, r.Column.len_name, r.Column.is_null, r.Column.len_is_null)
    if columns is not None:
        made.columns.set_column(r.Column.shown, columns.numbers(table, *table.primary_key))
    made.columns.set_column(r.Column.test, [len(column.name) for column in table.columns])
    made.columns.set_column(r.Column.len_test, [len(printable(column.name)) for column in table.columns])
    count, start = len(table.columns), memory.address(made.columns)
    slots, cells = memory.numbers(texts.slots), memory.slots(2 * r.Shown.SLOTS * max(count, 1))
    key = memory.numbers([len(table.primary_key), *(start + index * r.Column.BYTES for index in table.primary_key)])
    made.kept += [texts, names, slots, cells, key]
    record = made.record
    record[r.Table.mode], record[r.Table.texts], record[r.Table.key] = (
        s.AS_BLOCKS,
        memory.address(slots),
        memory.address(key),
    )
    record[r.Table.cells] = memory.address(cells)
    record[r.Table.after] = record[r.Table.cells] + r.Shown.SLOTS * count * cells.itemsize
    own = sum(2 * plan.most + 2 * _VALUE_BYTES + WIDEST for plan in plans)
    record[r.Table.row_bytes] = own + 2 * names.size + texts.size + file_bytes + _HEAD_BYTES
    return made


class BlocksSink:
    """Makes blocks of text of rows.

    Args:
        items: the work items.
        time: makes the text of a time in seconds since 1970-01-01 UTC; None for UTC.
        links: show the address of each row.
        columns: those that are shown beside the key; None: all.
    """

    def __init__(
        self, items: Items, time: Callable[[int], str] | None, *, links: bool, columns: ChosenColumns | None
    ) -> None:
        self._items = items
        self._zone = ZoneRecord(items.context, time)
        self._text = TextOutput(
            items,
            _common_texts(items.file, NO_CHANGE if columns is None else NONE_OF_THEM, links=links),
            as_it_is,
            _transaction_text,
        )
        self._blocks = BlockWriter(self._zone.show, links=links, columns=columns)
        items.context.record[C.known.printable] = memory.address(printable_points())

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write blocks."""
        self._text.register(answers)
        answers.to_loops[s.ZONE] = partial(self._learn_zone, answers.to_loops[s.ODD])

    def _learn_zone(self, odd: Do[memoryview], item: Integers) -> Iterator[memoryview]:
        if not self._zone.learn(unpack_header(self._items.context.buffer.data, int(item[r.Item.at])).timestamp):
            yield from odd(item)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Put blocks of rows that Python has decoded after those of the loops."""
        return self._items.take_changes(found, self._put)

    def _put(self, change: RowChange) -> Iterator[memoryview]:
        return self._text.put(encoded("".join(f"{line}\n" for line in self._blocks.lines(change))))

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver blocks, where they have to be: all, or those of a large event."""
        if when is not When.PIECE or self._text.is_large:
            yield from self._text.deliver(when)


def _common_texts(file: str, none: str, *, links: bool) -> list[str]:
    """Return the constant texts of all blocks, in the order of their numbers in `abi`."""
    outcomes = [f"{GAP}{text}" if text else "" for text in map(outcome_text, OUTCOMES)]
    begin, *address = row_address_texts() if links else (":", "", "", "")
    place = f"{GAP}{printable(file)}{' ' if links else ''}{begin}"
    return [NULL, LACKING, ARROW, f"{none}\n", f"{GAP}{THREAD}", GAP, place, *address, *outcomes]


def _transaction_text(transaction: Transaction) -> str:
    parts = [] if transaction.thread_id is None else [f"{THREAD}{transaction.thread_id}"]
    parts += [outcome_text(transaction.outcome), transaction.gtid or ""]
    return "".join(f"{GAP}{part}" for part in parts if part)


def change_blocks(
    log: CompiledLog,
    time: Callable[[int], str] | None = None,
    *,
    links: bool = False,
    columns: ChosenColumns | None = None,
) -> Iterator[memoryview]:
    """Yield the row changes of a log, which can be read again, as blocks in UTF-8, some at a time. The memory is used
    again.

    Args:
        log: the log.
        time: makes the text of a time in seconds since 1970-01-01 UTC; None for UTC.
        links: show the address of each row.
        columns: those that are shown beside the key; None: all.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    policy = log.options.value_policy(log.events.text_policy()).limited()
    file_bytes = len(encoded(printable(log.source.name)))
    mask_of = mask_of_column(log.options.masks)
    make = by_columns(
        lambda table: text_plans(policy, _shown(table), mask_of=mask_of)(table),
        lambda table, plans: _table_blocks(table, plans, file_bytes, columns),
    )
    with log.rows.opened():
        yield from log.rows.feed(BlocksSink(log.rows.items(make), time, links=links, columns=columns))
    log.events.refuse_unsupported()


def _shown(table: Table) -> Callable[[Column], Callable[[Any], str]]:
    values = ShownValues()
    return lambda column: partial(values.text, table, column.name)
