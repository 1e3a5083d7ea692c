"""Reads the changes of one row by the fast loops: they look for its keys, and leave to the object path the transactions
that have one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_history import HistoryReader, HistoryVisitor, RowVersion
from binlog_kaitai.changes.row_key import RowKey
from binlog_kaitai.changes.row_trail import RowTrail
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.choose import Engine, choose
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.condition_plan import ConditionPlan, plan_keys
from binlog_kaitai.compiled.rows.choice import attach
from binlog_kaitai.compiled.rows.counting_taker import CountedTable, CountingTaker, stored_columns
from binlog_kaitai.compiled.rows.others import Others, OthersByObjects, Place
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import RowsQueryEvent
from binlog_kaitai.format.headers import HEADER_SIZE, unpack_header
from binlog_kaitai.log.frames import Frame, FrameParser
from binlog_kaitai.log.source import LogBytes, Source
from binlog_kaitai.rows.table import Column, Table

__all__ = ["HistoryLinesReader", "history_reader"]

_MOST_KEYS = 1000
"""Keys that the loops look for; a row that has had more is read by the object path."""
_Type = layout.EventType
_Known = tuple[tuple[Column, ...], memory.Records | None, ConditionPlan | None]


class HistoryTaker(CountingTaker[RowVersion]):
    """Counts the rows of work items, up to one with a key of the row; see `ItemTaker`."""

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[CountedTable],
        decoder: EventDecoder,
        ledger: FileLedger,
        others: Others[HistoryVisitor],
    ) -> None:
        super().__init__(context, registry, decoder, ledger)
        self._others = others

    def is_begun(self) -> bool:
        """Return whether the transaction was begun whose rows come next: it is read from its begin."""
        return False

    def end_script(self, *, is_begun: bool) -> Iterator[RowVersion]:
        """Deliver all before the object path goes on."""
        yield from ()

    def _statement(self, found: Statement, number: int) -> Iterator[RowVersion]:
        return self._others.statement_lines(found)

    def begin_of_transaction(self) -> int | None:
        """Return the position where the transaction begins whose rows come next, None where that is not known."""
        trx = self._context.trx(self._next_transaction())
        return int(trx[s.T_BEGIN]) if trx[s.T_KNOWN] & s.HAS_PLACE else None


class _Keys:
    """What the loops look for in each table: the keys that a row has had."""

    def __init__(self, key: RowKey, trail: RowTrail[RowVersion]) -> None:
        self._key, self._trail, self._keys = key, trail, trail.keys
        self._known: Bounded[int, _Known] = Bounded()

    def store(self, table: Table) -> CountedTable | None:
        """Return the record of a table; None for one that the loops cannot take."""
        found = self._known.get(id(table.columns))
        if found is None:
            made = stored_columns(table), self._plan(table)
            found = self._known.put(id(table.columns), (table.columns, *made), len(table.columns))
        _, columns, plan = found
        if columns is None or plan is None:
            return None
        store = CountedTable(table, columns)
        attach(store, plan)
        return store

    def _plan(self, table: Table) -> ConditionPlan | None:
        try:
            key_of = self._key.on(table)
        except ConditionError:  # which the object path says, when there are rows
            return None
        keys = self._keys | {key_of.wanted}
        return plan_keys(key_of.names, sorted(keys, key=repr), table) if len(keys) <= _MOST_KEYS else None

    def look_for_new(self, stores: Iterable[CountedTable]) -> None:
        """Have the loops look for the keys that the row has now."""
        if self._trail.keys == self._keys:
            return
        self._keys, self._known = self._trail.keys, Bounded()
        for store in stores:
            plan = self._plan(store.table)
            if plan is None:
                store.record[s.S_MODE] = s.BY_PYTHON
            else:
                attach(store, plan)


class _HistoryByObjects(OthersByObjects):
    """Goes on with a transaction that has a key of the row, from its begin on."""

    def __init__(self, rows: RowWalk, taker: HistoryTaker, others: Others[Any], found: Callable[[], None]) -> None:
        super().__init__(rows, taker, others)
        self._found = found
        """Called when the object path has read such a transaction."""

    def take_over(self, behind: int) -> Iterator[Any]:
        """Yield what the object path finds."""
        taker, context, pace = self._taker, self._walk.context, self._rows.pace
        begin, taken = taker.begin_of_transaction(), taker.roll_back()
        first = pace.first_mark
        is_known = begin is not None and first is not None and first <= begin
        said = self._said_before(first, begin) if first is not None and begin is not None and is_known else None
        self._rows.return_to(begin if is_known and begin is not None else taken.position)
        if not is_known:
            self._log.decoder.tables.update(taken.tables)
        place = Place((0, 0, 0), int(context.record[s.C_STATE]), is_begun=False, has_missed=False, trx=[])
        self._others.go_on(self._walk.assembler.transaction, place)
        self._others.visitor.statement = said
        yield from self._lines(behind)
        if not self._walk.is_done:
            self._found()
            taker.go_on(self._walk.position, self._walk.walker.form)

    def _said_before(self, first: int, begin: int) -> str | None:
        """Return the statement of rows that begin a transaction by themselves, which stands before them: so begins a
        log inside of a transaction.

        Args:
            first: where to look from on, in the log.
            begin: where the transaction begins.
        """
        source, form = self._log.source, self._walk.walker.form
        if not source.seekable or form is None:
            return None
        with closing(LogBytes(source)) as data:
            header = unpack_header(data.read_at(begin, HEADER_SIZE), 0)
            if header.event_type != _Type.table_map_event:
                return None
            parser = FrameParser(source.name, position=first, format=form, verify_checksums=False)
            try:
                frame = _last(parser.feed(data.read_at(first, begin - first)))
                body = None if frame is None else self._log.decoder.body(frame)
            except BinlogError:  # what is damaged is told by who reads it
                return None
        return body.query if isinstance(body, RowsQueryEvent) and parser.position == begin else None


def _last(frames: Iterable[Frame]) -> Frame | None:
    return next(iter(deque(frames, maxlen=1)), None)


class HistoryLinesReader(RowsReader):
    """Reads the changes of one row in one log that can be read again: `versions`, once.

    Values of other rows are not looked at. Raises BinlogError where the damage stands.
    """

    def versions(self, key: RowKey, trail: RowTrail[RowVersion]) -> Iterator[RowVersion]:
        """Yield the changes, of which those of former keys come late. A second pass raises RuntimeError."""
        rows, log, keys = self._rows, self._log, _Keys(key, trail)
        others = Others(HistoryVisitor(log, key, trail))
        with rows.opened(keeps_begin=True) as context:
            rows.leave_others()
            context.record[s.C_LEAVES_FIT] = 1
            registry = rows.registry(keys.store)
            taker = HistoryTaker(context, registry, log.decoder, self.ledger, others)
            objects = _HistoryByObjects(rows, taker, others, lambda: keys.look_for_new(registry.stores.values()))
            yield from rows.taken(taker, objects.take_over)
        log.refuse_unsupported()


def history_reader(
    source: Source,
    options: ReadOptions,
    filter: Filter | None = None,
    progress: Callable[[int], None] = lambda count: None,
    span: Span | None = None,
    engine: Engine = "auto",
) -> HistoryReader | HistoryLinesReader:
    """Return what reads the changes of a row in a log: the loops where they can, else the object path.

    Raises ImportError for ``compiled`` where there is no machine code for the processor.
    """
    has_choice = filter is not None and filter.has_choice
    if has_choice or choose(engine, source, options, span, filter) == "objects":
        return HistoryReader(source, options, filter, progress, span)
    return HistoryLinesReader(source, options, filter, progress, span=span)
