"""Reads a log into blocks of text for people by the fast loops; see `text.change_blocks`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.row_change import RowChange, Transaction
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.address_texts import row_address_texts
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded, text_plans
from binlog_kaitai.compiled.rows.characters import printable_points
from binlog_kaitai.compiled.rows.lines import LinesRecord, LinesTaker
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.zone import ZoneRecord
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.change_blocks import (
    ARROW,
    GAP,
    NO_CHANGE,
    THREAD,
    WIDEST,
    BlockWriter,
    key_text,
    outcome_text,
    what,
)
from binlog_kaitai.text.shown_values import LACKING, NULL, ShownValues
from binlog_kaitai.text.terminal import printable

__all__ = ["BlocksReader"]

_VALUE_BYTES = 512
"""Of the two values of a column in a block, twice where it is one of the key, and of what stands around them."""
_HEAD_BYTES = 256
"""Of the numbers of the first line, and what is between them."""


class TableBlocks(LinesRecord):
    """What the loops need to write the blocks of a table's rows."""

    def __init__(self, table: Table, plans: list[TextPlan], file_bytes: int) -> None:
        super().__init__(table)
        self.plans = plans
        heads = [f"{GAP}{what(operation, table)}" for operation in OPERATIONS]
        names = [text for column in table.columns for text in (printable(column.name), key_text(column.name))]
        self._texts, self._names = Texts(heads), Texts(names)
        for index, (column, plan, record) in enumerate(zip(table.columns, plans, self.columns, strict=True)):
            record[s.K_KIND], record[s.K_SIZE], record[s.K_A], record[s.K_INDEX] = plan.kind, plan.size, plan.a, index
            record[s.K_TABLE] = 0 if plan.table is None else memory.address(plan.table)
            slots = self._names.slots[4 * index : 4 * index + 4]
            record[s.K_NAME], record[s.K_LEN_NAME], record[s.K_IS_NULL], record[s.K_LEN_IS_NULL] = slots
            record[s.K_TEST], record[s.K_LEN_TEST] = len(column.name), len(printable(column.name))
        count, start = len(table.columns), memory.address(self.columns)
        self._slots = memory.numbers(self._texts.slots)
        self._cells = memory.slots(2 * ra.SHOWN_SLOTS * max(count, 1))
        key = [start + index * s.COLUMN_BYTES for index in table.primary_key]
        self._key = memory.numbers([len(key), *key])
        record = self.record
        record[s.S_MODE], record[s.S_TEXTS], record[s.S_KEY] = (
            s.AS_BLOCKS,
            memory.address(self._slots),
            memory.address(self._key),
        )
        record[s.S_CELLS] = memory.address(self._cells)
        record[s.S_AFTER] = record[s.S_CELLS] + ra.SHOWN_SLOTS * count * self._cells.itemsize
        own = sum(2 * plan.most + 2 * _VALUE_BYTES + WIDEST for plan in plans)
        record[s.S_ROW_BYTES] = own + 2 * self._names.size + self._texts.size + file_bytes + _HEAD_BYTES


class BlocksTaker(LinesTaker[TableBlocks]):
    """Decodes work items into blocks of text; see `ItemTaker`.

    Args:
        time: makes the text of a time in seconds since 1970-01-01 UTC; None for UTC.
        links: show the address of each row.
    """

    def __init__(self, *arguments: Any, time: Callable[[int], str] | None, links: bool) -> None:
        self._links = links
        super().__init__(*arguments)
        self._zone = ZoneRecord(self._context, time)
        self._blocks = BlockWriter(self._zone.show, links=links)
        self._context.record[s.C_PRINTABLE] = memory.address(printable_points())

    def _common_texts(self) -> list[str]:
        outcomes = [f"{GAP}{text}" if text else "" for text in map(outcome_text, OUTCOMES)]
        begin, *address = row_address_texts() if self._links else (":", "", "", "")
        file = f"{GAP}{printable(self._file)}{' ' if self._links else ''}{begin}"
        return [NULL, LACKING, ARROW, f"{NO_CHANGE}\n", f"{GAP}{THREAD}", GAP, file, *address, *outcomes]

    def _transaction_text(self, transaction: Transaction) -> str:
        parts = [] if transaction.thread_id is None else [f"{THREAD}{transaction.thread_id}"]
        parts += [outcome_text(transaction.outcome), transaction.gtid or ""]
        return "".join(f"{GAP}{part}" for part in parts if part)

    def _make_room(self, answer: int, item: Integers) -> Iterator[memoryview]:
        if answer != s.ZONE:
            yield from super()._make_room(answer, item)
        elif not self._zone.learn(unpack_header(self._context.buffer, int(item[s.I_AT])).timestamp):
            yield from self._odd_rows(item)

    def _add(self, change: RowChange) -> Iterator[memoryview]:
        yield from self._put(encoded("".join(f"{line}\n" for line in self._blocks.lines(change))))


class BlocksReader(RowsReader):
    """Reads one log that can be read again; `lines` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def lines(self, time: Callable[[int], str] | None = None, *, links: bool = False) -> Iterator[memoryview]:
        """Blocks in UTF-8, some at a time. The memory is used again.

        Args:
            time: makes the text of a time in seconds since 1970-01-01 UTC; None for UTC.
            links: show the address of each row.
        """
        rows = self._rows
        policy = rows.log.options.value_policy(rows.log.text_policy()).limited()
        known: Bounded[int, tuple[tuple[Column, ...], list[TextPlan] | None]] = Bounded()
        file_bytes = len(encoded(printable(self.source.name)))

        def make(table: Table) -> TableBlocks | None:
            found = known.get(id(table.columns))
            if found is None:
                plans = text_plans(policy, _shown(table))(table)
                found = known.put(id(table.columns), (table.columns, plans), len(table.columns))
            return None if found[1] is None else TableBlocks(table, found[1], file_bytes)

        with rows.opened() as context:
            registry = rows.registry(make)
            taker = BlocksTaker(context, registry, rows.log.decoder, rows.log.ledger, time=time, links=links)
            yield from rows.changes(taker)
        rows.log.refuse_unsupported()


def _shown(table: Table) -> Callable[[Column], Callable[[Any], str]]:
    values = ShownValues()
    return lambda column: partial(values.text, table, column.name)
