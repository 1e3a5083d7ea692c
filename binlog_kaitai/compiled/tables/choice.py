"""Which rows of a log are wanted, and which transactions: what Python tells the loops of it, and judges for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter, is_user_of
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.signals import completes_xa, is_alone, signal_of
from binlog_kaitai.changes.transactions import STATEMENT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.handlers import SAID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.condition_plan import ConditionPlan, plan_condition, stored_sizes
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.errors import ConditionError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.reading.row_choice import RowChoice
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.where.matcher import UnknownColumnError, matcher

__all__ = ["Choice", "HasRows", "attach", "set_stored"]

HasRows = Callable[[Integers, FormatDescription | None], bool]
"""Says of a large transaction, given its record and the format that is in force, whether it has enough rows."""

_Known = tuple[tuple[Column, ...], int, ConditionPlan | None]


def attach(store: TableRecord, plan: ConditionPlan) -> None:
    """Tell the loops which rows of a table are wanted."""
    store.condition = plan
    store.record[r.Table.condition] = memory.address(plan.record)
    set_stored(store, plan.stored)
    for index, asked in plan.asked.items():
        store.columns[index][r.Column.asked] = asked


def set_stored(store: TableRecord, sizes: list[int]) -> None:
    """Tell the loops how the cells of a table are stored."""
    for column, size in zip(store.columns, sizes, strict=True):
        column[r.Column.stored] = size


class Choice:
    """Decides what the loops leave to Python, as `Selection` does.

    Args:
        chosen: what is wanted.
        context: of the loops.
        ledger: takes note of tables that the condition does not fit.
        has_rows: looks ahead.
    """

    def __init__(self, chosen: Filter, context: Context, ledger: FileLedger, has_rows: HasRows) -> None:
        self._chosen, self._context, self._has_rows = chosen, context, has_rows
        self._rows = RowChoice(chosen, ledger)
        self.chooses_rows = chosen.chooses_rows
        """Of a transaction something has to fit."""
        self.num_statements = 0
        """That were wanted."""
        self._known: Bounded[int, _Known] = Bounded()
        if chosen.query is not None:
            for event_type in SAID_EVENTS:
                context.events.handlers[event_type] = s.SAID

    def mode_of(self, table: Table) -> int:
        """Return what the loops do with rows of a table: take them, ignore them, or leave them to Python."""
        if self._chosen.min_rows and stored_sizes(table.columns) is None:
            return s.BY_PYTHON
        if self._chosen.where is None:
            return s.TAKEN
        mode = self._of(table)[1]
        return s.TAKEN if mode == s.IGNORED and self._chosen.min_rows else mode

    def attach(self, store: TableRecord) -> None:
        """Tell the loops which rows of a table are wanted, unless they know it: a sink may look for fewer."""
        sizes = stored_sizes(store.table.columns) if self._chosen.min_rows else None
        if sizes is not None:
            set_stored(store, sizes)
        if self._chosen.where is None or store.condition is not None:
            return
        plan = self._of(store.table)[2]
        if plan is None:  # its rows are only counted
            store.record[r.Table.condition] = s.NO_ROWS
        else:
            attach(store, plan)

    def _of(self, table: Table) -> _Known:
        known = self._known.get(id(table.columns))
        if known is None:
            known = self._known.put(id(table.columns), (table.columns, *self._made(table)), len(table.columns))
        return known

    def _made(self, table: Table) -> tuple[int, ConditionPlan | None]:
        assert self._chosen.where is not None
        try:
            matcher(self._chosen.where, table)
        except UnknownColumnError:
            return s.IGNORED, None
        except ConditionError:  # which is said where there are rows
            self._context.record[C.wanted.has_unfit] = 1
            return s.BY_PYTHON, None
        plan = plan_condition(self._chosen.where, table)
        return (s.BY_PYTHON if plan is None else s.TAKEN), plan

    def note_statement(self, text: str) -> None:
        """Take note of the statement of the rows that follow."""
        self._rows.note_statement(text)
        self._context.record[C.wanted.said] = self._context.record[C.tables.statement] if self._rows.is_said else -1

    def look_ahead(self, trx: Integers, form: FormatDescription | None) -> None:
        """Say whether the transaction that has a record has enough rows, most of which are not in the buffer."""
        trx[r.Trx.enough] = s.ARE_ENOUGH if self._has_rows(trx, form) else s.ARE_FEW

    @property
    def is_said(self) -> bool:
        """The statement of the rows at hand is in the log, and wanted."""
        return bool(self._context.record[C.wanted.said] == self._context.record[C.tables.statement])

    def wants_statement(self, event: Event, number: int) -> bool:
        """Return whether a statement is wanted, and count it; `number` is that of its transaction, which has ended."""
        signal = signal_of(event)
        is_statement = is_alone(event, signal)
        is_judged = signal == STATEMENT or completes_xa(event)
        wanted = self.is_of_wanted(number) and (not is_judged or self._rows.wants_statement(event))
        comes_along = is_judged or not self.chooses_rows or self._context.trxs[number][r.Trx.known] & s.HAS_ROWS
        self.num_statements += bool(is_statement and wanted and comes_along)  # a LOAD DATA does so with rows alone
        return wanted

    def judge_texts(self, first: int, stop: int) -> None:
        """Say of the statements among some work items whether their texts are wanted, of those that are ASCII."""
        slots, size, wants = self._context.items.records.slots, self._context.items.records.size, self._rows.wants_text
        asked = (r.Item.kind, r.Item.signal, r.Item.at, r.Item.rows, r.Item.rows_end)
        columns = (slots[first * size + slot : stop * size : size].tolist() for slot in asked)
        places = [
            (number, at + start, at + end)
            for number, (kind, signal, at, start, end) in enumerate(zip(*columns, strict=True), first)
            if kind == s.MEMBER and signal == STATEMENT and start
        ]
        data = str(self._context.buffer.data[: max((end for _, _, end in places), default=0)], "latin-1")
        for number, start, end in places:
            text = data[start:end]
            if text.isascii():
                slots[number * size + r.Item.is_kept] = s.IS_KEPT if wants(text) else s.IS_LEFT

    def count_text(self, text: str) -> None:
        """Count a statement of a wanted transaction, if its text is wanted."""
        self.num_statements += self._rows.wants_text(text)

    def is_of_wanted(self, number: int) -> bool:
        """Return whether a transaction is one whose rows and statements may be wanted."""
        chosen, trx = self._chosen, self._context.trxs[number]
        if chosen.min_rows and trx[r.Trx.enough] != s.ARE_ENOUGH:
            return False
        if chosen.thread_ids and not trx[r.Trx.known] & s.HAS_ASKED_THREAD:
            return False
        if chosen.users and not is_user_of(chosen.users, self._context.users.name(int(trx[r.Trx.user])) or ""):
            return False
        return not chosen.xids or self._context.trxs.read(number).xid in chosen.xids

    def num_rows(self, frame: Frame, event: Event) -> int:
        """Return how many rows of an event count, whether they fit or not."""
        assert isinstance(event.body, RowsEvent)
        self._rows.is_said = self.is_said
        return self._rows.num_rows(frame, event.body)

    def wanted(self, frame: Frame, event: Event, number: int) -> RowsEvent | None:
        """Return a rows event with those rows that are wanted, None for none; `number` is that of its transaction."""
        body = event.body
        assert isinstance(body, RowsEvent)
        self._rows.is_said = self.is_said
        only, _ = self._rows.wanted(frame, event, body)
        if not self.is_of_wanted(number):
            return None
        return None if only is not None and not only else replace(body, rows=body.rows.limited(only))
