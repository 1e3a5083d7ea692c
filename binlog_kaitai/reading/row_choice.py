"""Which rows of a log are wanted, by the operation, the statement, and the condition."""

from __future__ import annotations

from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, QueryEvent, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Table
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.where.matcher import Matcher, UnknownColumnError, matcher
from binlog_kaitai.where.nodes import names_of

__all__ = ["RowChoice"]

_NONE: frozenset[int] = frozenset()


def _none_fits(before: Any, after: Any) -> bool:
    return False


class RowChoice:
    """Decides of rows, by the operation, the statement, and the condition.

    The values that a condition sees are those of docs/values.md, whatever the output has; of a row only those are
    looked at that it names.
    """

    def __init__(self, chosen: Filter, ledger: FileLedger) -> None:
        self._chosen, self._ledger = chosen, ledger
        self.is_said = False
        """The log has the statement of the rows, and it is wanted."""
        columns = () if chosen.where is None else names_of(chosen.where.tree)
        policy = ValuePolicy(TextPolicy("bytes"), True, frozenset(name.column.casefold() for name in columns))
        self._decoder = EventDecoder(ledger.file, policy=policy)
        self._matchers: Bounded[int, tuple[Table, Matcher]] = Bounded()

    def note_statement(self, text: str) -> None:
        """Take note of the statement of the rows that follow."""
        query = self._chosen.query
        self.is_said = bool(text) and query is not None and query.search(text) is not None

    def wants_statement(self, event: Event) -> bool:
        """Return whether a statement that is no rows is wanted."""
        body = event.body
        if not isinstance(body, QueryEvent):
            return self._chosen.chooses_statements and self._chosen.query is None
        return self.wants_text(body.query)

    def wants_text(self, text: str) -> bool:
        """Return whether a statement that is no rows and has a text is wanted."""
        chosen = self._chosen
        return chosen.chooses_statements and (chosen.query is None or chosen.query.search(text) is not None)

    def wanted(self, frame: Frame, event: Event, body: RowsEvent) -> tuple[frozenset[int] | None, int]:
        """Return the numbers of the rows that are wanted, None for all, and how many there are where that matters."""
        chosen = self._chosen
        if not self._may_be_wanted(body):
            return _NONE, 0
        if (chosen.where is None and not chosen.min_rows) or body.table is None:
            return None, 0
        return self._fitting(frame, body.table)

    def num_rows(self, frame: Frame, body: RowsEvent) -> int:
        """Return how many rows of an event count, whether they fit or not."""
        return 0 if body.table is None or not self._may_be_wanted(body) else self._fitting(frame, body.table)[1]

    def _may_be_wanted(self, body: RowsEvent) -> bool:
        chosen = self._chosen
        is_asked = not chosen.operations or body.operation in chosen.operations
        return is_asked and (chosen.query is None or self.is_said)

    def _fitting(self, frame: Frame, table: Table) -> tuple[frozenset[int] | None, int]:
        fits = self._matcher(table)
        if fits is _none_fits and not self._chosen.min_rows:
            return _NONE, 0
        numbers, unknown = set(), set()
        count = 0
        body = self._decoder.rows_again(frame, table).body
        assert isinstance(body, RowsEvent)
        try:
            for number, row in body.rows.numbered(lambda error: unknown.add(error.row)):
                count += 1
                if fits(row.before, row.after):
                    numbers.add(number)
        except BinlogError:
            return None, count  # whoever reads them will say what is wrong, as of a row that has no sound value
        count, numbers = count + len(unknown), numbers | unknown
        return None if len(numbers) == count else frozenset(numbers), count

    def _matcher(self, table: Table) -> Matcher:
        known = self._matchers.get(id(table))
        if known is None:
            known = self._matchers.put(id(table), (table, self._made(table)), len(table.columns))
        return known[1]

    def _made(self, table: Table) -> Matcher:
        if self._chosen.where is None:
            return lambda before, after: True
        try:
            return matcher(self._chosen.where, table)
        except UnknownColumnError:
            return _none_fits
        except ConditionError as error:
            text = f"no row of {table.database}.{table.name} fits the condition: {error}"
            if text not in self._ledger.warnings:
                self._ledger.warnings.append(text)
            return _none_fits
