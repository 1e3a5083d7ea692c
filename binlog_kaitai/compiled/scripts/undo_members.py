"""What an undo makes of statements, as far as the loops ask Python about them."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.signals import signal_of
from binlog_kaitai.changes.statements import XA_COMMIT, is_atomic_create
from binlog_kaitai.changes.transactions import BEGINS, CONTROLS, STATEMENT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.text_plan import Texts
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.scripts.undo_transactions import UndoTransactions
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, LoadEvent
from binlog_kaitai.events.statements import plain
from binlog_kaitai.undoing.crossing import asked_names, undone_names
from binlog_kaitai.undoing.undo_writer import UndoWriter

__all__ = ["UndoMembers"]

_LOADS = (ExecuteLoadQueryEvent, LoadEvent)
_QUERY, _DATABASE = (
    (layout.LOOP_SLOT[f"query_event.at_{name}"], layout.LOOP_SLOT[f"query_event.stop_{name}"])
    for name in ("query", "database")
)
"""Slots with the begin and the end of what the loops have read of a statement."""


class UndoMembers:
    """Takes what is no rows.

    Args:
        context: of the loops.
        writer: judges statements.
        transactions: those of the undo.
        is_chosen: says whether a statement of a transaction is wanted, once, as it counts those.
    """

    def __init__(
        self,
        context: Context,
        writer: UndoWriter,
        transactions: UndoTransactions,
        is_chosen: Callable[[Statement, int], bool],
    ) -> None:
        self._context, self._writer, self._transactions = context, writer, transactions
        self._is_chosen = is_chosen
        self.see_tables()

    def see_tables(self) -> None:
        """See that rows of another table are undone."""
        record, writer = self._context.record, self._writer
        chooses_rows = record[C.wanted.has_choice] == s.OF_ROWS
        names = undone_names(writer.state.tables) if chooses_rows else asked_names(writer.filter)
        self._names = Texts(sorted(names or ()))
        self._asked = memory.numbers([len(self._names.slots) // 2, *self._names.slots])
        record[C.undo.asked_names] = 0 if names is None else memory.address(self._asked)

    def is_passed(self, item: Integers) -> bool:
        """Return whether the statement that the loops have read is nothing to the undo, as its letters tell."""
        number = int(item[r.Item.trx])
        known, choice = self._context.trxs[number][r.Trx.known], self._context.record[C.wanted.has_choice]
        wanted = bool(item[r.Item.is_wanted]) and not choice
        if item[r.Item.signal] != STATEMENT or choice not in (0, s.OF_ROWS):
            return False
        if known & s.IS_NOT_DONE:
            return True
        if known & s.IS_BEGUN and wanted and not self._transactions.is_open(number):
            return False
        query = self._context.fields.text(*_QUERY)
        database = self._context.fields.text(*_DATABASE)
        if not (query.isascii() and database.isascii()):
            return False
        position = self._context.items.place_of(item)[0]
        return self._writer.judge(query.decode(), database.decode(), position, wanted=wanted) is None

    def _may_come_along(self, found: Statement) -> bool:
        """Return whether an event is wanted if rows of its transaction are chosen."""
        chosen = self._writer.filter
        return isinstance(found.event.body, _LOADS) and chosen is not None and chosen.chooses_rows

    def take(self, found: Statement, number: int) -> None:
        """Take a statement, or another event that is no rows, of a transaction of the walk. Raises CannotUndoError."""
        event, body, comes_along = found.event, found.event.body, self._may_come_along(found)
        found = found if comes_along else found._replace(wanted=self._is_chosen(found, number))
        if found.wanted and isinstance(body, _LOADS):
            if not comes_along:
                self._writer.load(event)
            self._transactions.refuse_load(number, event)
        if isinstance(body, QueryEvent):
            signal = signal_of(event)
            if signal == STATEMENT:
                self._judge(found, body, number)
            elif signal in (CONTROLS, BEGINS):
                self._control(found, body, number)

    def _judge(self, found: Statement, body: QueryEvent, number: int) -> None:
        known, writer = self._context.trxs[number][r.Trx.known], self._writer
        if known & s.IS_NOT_DONE:
            return
        if not found.wanted:
            if not self._transactions.is_open(number):
                self._transactions.end()  # so that the store tells what is before the statement
            writer.other_statement(found.event, body)
            return
        if known & s.IS_BEGUN and not writer.state.rows_only and not is_atomic_create(body.query):
            self._transactions.begin(number, found.event, knows_thread=True)
        writer.statement(found.event, body)

    def _control(self, found: Statement, body: QueryEvent, number: int) -> None:
        if plain(body.query).startswith(XA_COMMIT):
            self._transactions.complete(body.query)
        elif self._transactions.is_open(number):
            self._transactions.control(number, body.query, found.frame)
