"""Counts the rows of work items, and what else transactions have; delivers what a teller makes of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.signals import LOADS, completes_xa, signal_of
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, IS_COMMITTED, IS_OPEN, STATEMENT
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.counts.summary_objects import KINDS
from binlog_kaitai.compiled.counts.tallies import Tallies, number_of
from binlog_kaitai.compiled.counts.told import Teller
from binlog_kaitai.compiled.handlers import SAID_EVENTS
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, When, quietly
from binlog_kaitai.compiled.tables.table_names import TableNames
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event, QueryEvent, RowsQueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent
from binlog_kaitai.log.frames import Frame

__all__ = ["SummarySink", "add_rows"]


P = TypeVar("P")


class SummarySink(Generic[P]):
    """Counts what work items have.

    Args:
        items: the work items.
        leave_uncounted: told of tables whose rows cannot be counted, and why.
        names: of the tables.
        tell: returns what makes something of the transactions that are counted.
        on_pause: told where a stream has no more just now.
    """

    def __init__(
        self,
        items: Items,
        leave_uncounted: Callable[[str, BinlogError], None],
        names: TableNames,
        tell: Callable[[Tallies], Teller[P]],
        on_pause: Callable[[], None],
    ) -> None:
        self._items, self._context = items, items.context
        self._leave_uncounted, self._on_pause = leave_uncounted, on_pause
        self._cut: list[P] | None = None
        """What becomes of the transactions before the one of which nothing more is taken."""
        self.tallies = Tallies(items.context, names, items.file, self._text_of)
        """What was counted."""
        self._teller = tell(self.tallies)
        for event_type in SAID_EVENTS:
            items.context.events.handlers[event_type] = s.SAID

    def register(self, answers: Answers[P]) -> None:
        """Put in what has no rows, and what the loops ask for while they count."""
        of_kinds = answers.of_kinds
        answers.to_loops[s.LINES_FULL] = self._make_room
        of_kinds[s.MEMBER] = of_kinds[Statement] = quietly(self._count_statement)
        of_kinds[Frame] = partial(self._see_format, of_kinds[Frame])
        answers.said, answers.cut = lambda item, text: self._note(item, s.SAID, text), self._cut_off

    def _text_of(self, number: int) -> str:
        """Return the statement of a work item."""
        body = self._items.decoder.body(self._items.frame_of(self._context.items.records[number]))
        return body.query if isinstance(body, QueryEvent | RowsQueryEvent | ExecuteLoadQueryEvent) else ""

    def _up_to(self, last: int) -> Iterator[P]:
        """Yield what becomes of the transactions up to one."""
        yield from self._teller.up_to(last)
        self._forget()

    def _make_room(self, item: Integers) -> Iterator[P]:
        """There is no room for what is counted."""
        yield from self._up_to(number_of(self._context, int(item[r.Item.trx])) - 1)
        if self.tallies.list.is_full:
            self.tallies.list.make_room()
        if self.tallies.shapes is not None:
            self.tallies.shapes.make_room()

    def _forget(self) -> None:
        """Forget what was delivered."""
        self.tallies.drop()
        if self._items.choice is not None:
            self._items.choice.num_statements += self.tallies.made.num_loads
            self.tallies.made.num_loads = 0

    def _cut_off(self, number: int) -> None:
        self._cut = self._teller.kept(number_of(self._context, number) - 1)
        self._forget()

    def deliver(self, when: When) -> Iterator[P]:
        """Deliver the transactions that have ended, or all; where a stream pauses, say so."""
        last = number_of(self._context, int(self._context.record[C.trxs.open]))
        if when is When.PIECE:
            yield from self._up_to(last - 1)
        elif when is When.STREAM:
            self._on_pause()
        elif when is When.LOG:
            yield from self._rest(last)
        if when is When.LOG or when is When.TABLES:
            self._items.registry.definitions.take_counts(self._items.ledger.rows)

    def _rest(self, last: int) -> Iterator[P]:
        record = self._context.record
        if self._cut is not None:
            yield from self._cut
            self._cut.clear()
            cut = self._context.trxs[int(record[C.trxs.open])]
            cut[r.Trx.outcome], cut[r.Trx.has_xid] = IS_OPEN, 0  # though its end may have been seen ahead
        elif record[C.trxs.state] & AUTOCOMMITTED:
            self._context.trxs[int(record[C.trxs.open])][r.Trx.outcome] = IS_COMMITTED
        yield from self._up_to(last)

    def _see_format(self, common: Do[P], item: Integers) -> Iterator[P]:
        self.tallies.list.keep_texts(0)  # their events may be in another format than what comes
        return common(item)

    def _count_statement(self, item: Integers) -> None:
        """Count a statement, or a LOAD DATA."""
        found, number = self._items.statement_of(item), int(item[r.Item.trx])
        event = found.event
        if isinstance(event.body, LOADS):
            if found.wanted:
                text, about = str(getattr(event.body, "query", "LOAD DATA")), _about(item, event)
                is_wanted = self._wants_load(found, number)
                self.tallies.add_load(number_of(self._context, number), text, found.counted, is_wanted, about)
                if is_wanted and self.tallies.shapes is not None:
                    self.tallies.shapes.add_statement(text, number_of(self._context, number), event.header.event_size)
        elif isinstance(event.body, QueryEvent) and not self._context.trxs[number][r.Trx.known] & s.IS_NOT_DONE:
            is_end = completes_xa(event)
            is_named = self._items.registry.definitions.has_names and is_end
            wanted = (signal_of(event) == STATEMENT or is_end) and not is_named and self._items.is_chosen(found, number)
            if wanted or is_end:
                self._note(item, s.ALONE if is_end else s.MEMBER, event.body.query, event, is_wanted=wanted)

    def _wants_load(self, found: Statement, number: int) -> bool | None:
        """Return whether a LOAD DATA is wanted, None where that something else of its transaction is wanted decides."""
        choice = self._items.choice
        if choice is None or not choice.chooses_rows:
            return self._items.is_chosen(found, number)
        return None if choice.is_of_wanted(number) else False

    def _note(
        self, item: Integers, kind: int, text: str, event: Event | None = None, *, is_wanted: bool = True
    ) -> None:
        """Note a statement that Python has met."""
        number, body = number_of(self._context, int(item[r.Item.trx])), None if event is None else event.body
        database = body.database if isinstance(body, QueryEvent) else None
        self.tallies.add_text(number, kind, text, is_wanted=is_wanted, about=_about(item, event), database=database)
        shapes = self.tallies.shapes
        if shapes is not None and kind == s.SAID:
            shapes.say(text, int(item[r.Item.said]))
        elif shapes is not None and kind == s.MEMBER and is_wanted:
            shapes.add_statement(text, number, 0 if event is None else event.header.event_size)

    def rows(self, found: FoundRows) -> Iterator[P]:
        """Count rows that Python decodes. Raises UnsoundError."""
        table, item = found.table, self._context.items.at_hand()
        try:
            count = self._num_rows(found)
        except BinlogError as error:
            add_rows(self.tallies, item, found._replace(table=None), 0)
            raise UnsoundError(found.frame.position) from error
        if table is not None:
            name = f"{table.database}.{table.name}"
            self._items.fallbacks[name] += 1
            if count:
                self._items.ledger.rows[name, found.body.operation] += count
        add_rows(self.tallies, item, found, count)
        yield from ()

    def _num_rows(self, found: FoundRows) -> int:
        """Return the number of rows of an event; 0 where that cannot be known without the definition of the table.
        Raises BinlogError."""
        table = found.table
        if table is not None and any(column.digits_assumed for column in table.columns):
            try:
                return sum(1 for _ in found.body.rows)
            except BinlogError as error:
                self._leave_uncounted(f"{table.database}.{table.name}", error)
                return 0
        return sum(1 for _ in sound_rows(found.body.rows, found.place, self._items.on_lost))


def add_rows(tallies: Tallies, item: Integers, found: FoundRows, count: int) -> None:
    """Add so many rows that Python has decoded, of the work item at hand."""
    header, table, operation = found.frame.header, found.table, found.body.operation
    number, kind = tallies.number_of(found.number), KINDS[operation]
    about = header.timestamp, header.server_id, int(item[r.Item.thread])
    name = None if table is None else f"{table.database}.{table.name}"
    tallies.add_rows(number, name, kind, count, header.event_size, about)
    if tallies.shapes is not None and name is not None:
        tallies.shapes.add_rows(int(item[r.Item.said]), number, operation, count, header.event_size)


def _about(item: Integers, event: Event | None) -> tuple[int, int, int]:
    """Return time, server and connection of an event."""
    time, server = (0, 0) if event is None else (event.header.timestamp, event.header.server_id)
    return time, server, int(item[r.Item.thread])
