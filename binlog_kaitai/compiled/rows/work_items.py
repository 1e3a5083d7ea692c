"""Takes the work items that the walk has found, with Python for those that the loops leave over; what is made of the
rows is said by the classes derived."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers, StuckError, UnsoundError
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import RowChange, RowsPlace, Transaction
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.compiled.buffered_frames import large_frame
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.inflated_rows import inflate_rows
from binlog_kaitai.compiled.rows.places import rows_place_of
from binlog_kaitai.compiled.rows.table_record import MAX_HEADS, TableRecord
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.work import OddRows, Sign, Statement, Work
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.decoder import EventDecoder, read_rows_head
from binlog_kaitai.events.model import Body, Event, RowsEvent, RowsQueryEvent
from binlog_kaitai.events.rows_heads import MOST_HEAD
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.format.spec_errors import spec_errors
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.rows.table import Table

if TYPE_CHECKING:
    from binlog_kaitai.compiled.rows.choice import Choice

__all__ = ["ItemTaker"]


OnLost = Callable[[BinlogError, RowsPlace], None]
R = TypeVar("R", bound=TableRecord)
P = TypeVar("P")


_MOST_ANSWERS = 200
"""Times that the loops may ask for something at the same place, for each column of its table: each may have a buffer of
its own, which grows each time."""


class ItemTaker(ABC, Generic[R, P]):
    """Decodes work items into pieces of output.

    Args:
        context: where they stand.
        registry: the tables.
        decoder: for what the loops leave over.
        ledger: counts rows.
    """

    def __init__(self, context: Context, registry: TableRegistry[R], decoder: EventDecoder, ledger: FileLedger) -> None:
        self.form: FormatDescription | None = None
        """In force where the next work item stands."""
        self.by_python: dict[int, Work] = {}
        self.fallbacks: Counter[str] = Counter()
        """Rows events that Python took, by table."""
        self.choice: Choice | None = None
        """Decides which rows are wanted."""
        self.on_lost: OnLost | None = None
        """Takes the error of rows that cannot be decoded, which are then left out; None where it is raised."""
        self._settled_texts, self._num_assumptions = Counter[str](), 0
        """The texts that did not decode, by character set, and how many assumptions the ledger warns of, when all that
        waited was made."""
        self.refusals: tuple[type[BinlogError], ...] = ()
        """Errors that are no damage, which end the walk in permissive mode, too."""
        self.ends_in_place = False
        """Where a row cannot be taken, the events after it are not looked at: else those of its transaction are."""
        self.follows_events = False
        """What is made of a transaction also tells of the events in it, up to one that cannot be taken."""
        self.only_chooses = False
        """It only says what is wanted: lost rows do not end the walk, and the loops may take statements."""
        self.counts_only = False
        """Rows from Python are counted and dropped."""
        self._known: tuple[int, Transaction] | None = None
        """The transaction that was asked for last, with its number from the begin of the log."""
        self._context = context
        self._registry = registry
        self._decoder = decoder
        self._ledger = ledger
        self._file = ledger.file

    @abstractmethod
    def _deliver_all(self) -> Iterator[P]:
        """Leave nothing in the tables' records: they may be forgotten."""

    @abstractmethod
    def _add(self, change: RowChange) -> Iterable[P]:
        """A row from Python."""

    @abstractmethod
    def _make_room(self, answer: int, item: Integers) -> Iterator[P]:
        """Something is full, or another answer that is not common to all."""

    def finish(self) -> Iterator[P]:
        """Deliver all that waits."""
        return self._deliver_all()

    def emit_full(self) -> Iterator[P]:
        """Deliver what waits long enough."""
        yield from ()

    def emit_complete(self) -> Iterator[P]:
        """Deliver what is complete, as a stream has no more just now; nothing where pieces must not depend on that."""
        yield from ()

    def _settle(self) -> None:
        """Make all values that wait for Python, and note how far that is. Raises UnsoundError."""
        self._note_taken()

    def let_go(self) -> None:
        """Forget what was taken since `_settle`."""
        self._context.record[s.C_NUM_NOTES] = 0

    def _definition_changes(self, store: R) -> Iterator[P]:
        """A definition that was not met before."""
        yield from ()

    def _forget_heads(self, store: R) -> Iterator[P]:
        """A table has too many heads."""
        store.forget_heads()
        yield from ()

    def _before_objects(self, table: Table) -> Iterator[P]:
        """Rows of a table will come from Python."""
        yield from ()

    @property
    def waits(self) -> bool:
        """Rows have to wait until it is known what becomes of their transaction."""
        return True

    def set_choice(self, choice: Choice) -> None:
        """Take those rows only that are wanted."""
        self.choice = self._registry.choice = choice

    def start(self, form: FormatDescription | None) -> None:
        """Begin, with the format that is in force there."""
        self.form = form
        self._note_taken()

    def lose_item(self, error: BinlogError) -> None:
        """Pass over the work item at hand, whose rows are lost."""
        if self.on_lost is not None:
            item = self._context.item_at_hand()
            work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
            frame = work.frame if isinstance(work, Statement | OddRows) else self._frame_of(item)
            self.on_lost(error, self._place(frame))
        self._context.next_item()

    def cut(self, number: int) -> None:
        """See that nothing more is taken of a transaction, the one with this number among those of the walk."""

    def take_back_assumptions(self) -> list[str]:
        """Take back what the ledger warns of since `_settle`, and return it."""
        texts = self._decoder.assumptions[self._num_assumptions :]
        for text in texts:
            self._ledger.warnings.remove(text)
        return texts

    def see_rest(self) -> None:
        """See what the events of the transaction at hand say besides rows, which are not taken any more."""
        record, items = self._context.record, self._context.items
        first = int(record[s.C_NEXT])
        for number in range(first + 1, int(record[s.C_NUM_ITEMS])):
            item = items[number]
            if item[s.I_TRX] != items[first][s.I_TRX]:
                continue
            work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
            if item[s.I_KIND] == s.TABLE_MAP:
                self._registry.add(self._frame_of(item))
            elif isinstance(work, Statement) and not isinstance(work.event.body, RowsQueryEvent):
                self._see(work, int(item[s.I_TRX]))

    def _see(self, found: Statement, number: int) -> None:
        """See a statement that is not taken any more."""
        self._is_chosen(found, number)

    def _note_taken(self) -> None:
        """All before the work item at hand is taken, and the rows of it that the loops have passed."""
        if not self._context.record[s.C_COUNT_FROM]:  # else the rows up to here are only counted
            self._settled_texts, self._num_assumptions = (
                self._ledger.undecodable_text.copy(),
                len(self._decoder.assumptions),
            )

    def _query_of(self, item: Integers | None) -> str | None:
        """Return the statement of the rows of a work item, or without one of those that come next, where it is kept."""
        return None

    def decode(self, stop: int) -> Iterator[P]:
        """Take the work items up to `stop`. Raises UnsoundError."""
        context, record = self._context, self._context.record
        record[s.C_STOP] = stop
        place, answers = (-1, -1), 0
        while (answer := context.run(s.DECODE)) != s.DONE:
            item = context.item_at_hand()
            before, place = place, (int(record[s.C_NEXT]), int(record[s.C_ROW_AT]))
            answers = answers + 1 if place == before else 0
            if answers > _MOST_ANSWERS and answers > self._most_answers():
                raise StuckError(self._file, context.place_of(item)[0])
            try:
                yield from self._take(answer, item)
            except BinlogError as error:
                if record[s.C_COUNT_FROM]:  # it is said where rows are taken
                    context.next_item()
                    continue
                self._settle()  # what is before may not be sound either
                raise UnsoundError(context.place_of(item)[0]) from error
        self._settle()

    def _pass_over(self, item: Integers) -> None:
        """Pass over a work item, and count the rows that it has."""
        work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
        if item[s.I_KIND] == s.SAID:
            self._note_statement(item)
        elif isinstance(work, Statement):
            self._note_said(item, work.event.body)
        elif isinstance(work, Frame):
            self.form = work.format
        elif work is Sign.DEFINED:
            self._registry.definition_changes(self._file, self._context.place_of(item)[0])
        elif item[s.I_IS_WANTED] and (work is None or isinstance(work, OddRows)):
            self._count_rows(item, work or OddRows(self._frame_of(item), None))
        self._context.next_item()

    def _count_rows(self, item: Integers, odd: OddRows) -> None:
        """Count the rows of an event that is Python's. Raises BinlogError."""
        event = self._event_of(odd, self._registry.find)
        assert isinstance(event.body, RowsEvent)
        if event.body.table is not None and self._registry.is_wanted(event.body.table):
            self._context.record[s.C_COUNTED] += self._num_counted(odd.frame, event)
        if event.body.is_end_of_statement:
            self._registry.end_statement()

    def _num_counted(self, frame: Frame, event: Event) -> int:
        """Return how many rows of an event count."""
        assert self.choice is not None
        return self.choice.num_rows(frame, event)

    def _most_answers(self) -> int:
        """Return how often the loops may ask for something at the place where they are."""
        store = self._registry.store_of(self._table_id())
        return _MOST_ANSWERS * max(1, 0 if store is None else len(store.columns))

    def _take(self, answer: int, item: Integers) -> Iterator[P]:
        """Do what the loops ask for."""
        if answer == s.NEW_TABLE:
            yield from self._new_table(item)
        elif answer == s.ROWS_AHEAD:
            assert self.choice is not None
            self.choice.look_ahead(self._context.trx(int(item[s.I_TRX])), self.form)
        elif answer == s.NEW_HEAD:
            yield from self._new_head(item)
        elif answer == s.ODD:
            yield from self._odd_rows(item)
        elif answer == s.DEFINED:
            self._registry.definition_changes(self._file, self._context.place_of(item)[0])
            self._context.next_item()
        elif answer == s.PYTHON and self._context.record[s.C_COUNT_FROM]:
            self._pass_over(item)
        elif answer == s.PYTHON:
            yield from self._work(item)
        elif answer == s.COMPRESSED:
            self._settle()
            if not inflate_rows(self._context, self._frame_of):
                yield from self._odd_rows(item)
        else:
            yield from self._make_room(answer, item)

    def _new_table(self, item: Integers) -> Iterator[P]:
        """A table map that was not met before."""
        if self._registry.is_full:
            yield from self._deliver_all()
            self._registry.forget()
        texts, before = self._ledger.undecodable_text, dict(self._ledger.undecodable_text)
        store = self._registry.add(self._frame_of(item))
        if texts != before:
            self._settled_texts.update(texts - Counter(before))  # of labels, which are counted once for a definition
        if store is not None:
            yield from self._definition_changes(store)

    def _new_head(self, item: Integers) -> Iterator[P]:
        """A rows event whose columns were not met before."""
        frame = self._frame_of(item, MOST_HEAD)
        store, table_id = self._registry.store_of(self._table_id()), self._table_id()
        with spec_errors(self._file, frame.position, frame.type_name):
            head, _, start = read_rows_head(frame)
        if store is None or head.num_columns != len(store.columns) or head.table_id != table_id:
            yield from self._odd_rows(item)
            return
        if store.num_heads >= MAX_HEADS:
            yield from self._forget_heads(store)
        begin = int(self._context.record[s.C_HEAD_END]) - int(item[s.I_AT])
        store.add_head(head, frame.buffer[begin:start], frame.header.event_type)

    def _odd_rows(self, item: Integers) -> Iterator[P]:
        """A rows event that the loops leave to Python."""
        if self._context.record[s.C_COUNT_FROM]:
            self._pass_over(item)
            return
        store = self._registry.store_of(self._table_id())
        if store is not None:
            store.clean()
        number = int(item[s.I_TRX])
        odd = OddRows(large_frame(self._context, self.form, item) or self._frame_of(item), None)
        first = int(self._context.record[s.C_ROW_NUMBER])  # those before were taken by the loops
        yield from self._rows_by_objects(odd, number, self._registry.find, first)
        self._context.next_item()
        self._settle()  # rows that Python has decoded are not forgotten

    def _work(self, item: Integers) -> Iterator[P]:
        """A work item that the walker made for Python."""
        if item[s.I_KIND] == s.SAID:
            self._note_statement(item)
            self._context.next_item()
            return
        if item[s.I_KIND] == s.MEMBER:
            yield from self._member(item)
            self._context.next_item()
            return
        work, number = self.by_python[int(item[s.I_BODY])], int(item[s.I_TRX])
        if isinstance(work, Frame):
            self.form = work.format
            if work.format.is_new_log:
                self._registry.end_statement()
        elif work is Sign.DEFINED:
            self._registry.definition_changes(self._file, self._context.place_of(item)[0])
        elif isinstance(work, Statement):
            self._settle()  # it is counted once
            self._note_said(item, work.event.body)
            yield from self._statement(work, number)
        elif isinstance(work, OddRows):
            first = int(self._context.record[s.C_ROW_NUMBER])
            yield from self._rows_by_objects(work, number, self._registry.find, first)
        self._context.next_item()
        if isinstance(work, OddRows):
            del self.by_python[int(item[s.I_BODY])]  # which may be large
        if isinstance(work, OddRows | Statement):
            self._settle()

    def _statement(self, found: Statement, number: int) -> Iterator[P]:
        """Take a statement, or what else a transaction has besides rows, that Python has followed."""
        if not isinstance(found.event.body, RowsQueryEvent):
            self._is_chosen(found, number)
        yield from ()

    def _is_chosen(self, found: Statement, number: int) -> bool:
        """Return whether a statement is wanted; `number` is that of its transaction, which has ended."""
        return found.wanted and (self.choice is None or self.choice.wants_statement(found.event, number))

    def _member(self, item: Integers) -> Iterator[P]:
        """Take what a transaction has besides rows."""
        yield from ()

    def _note_statement(self, item: Integers) -> str | None:
        """Take note of the statement behind rows, and return it."""
        frame = self._frame_of(item)
        self._ledger.asked.events[frame.type_name] += 1
        return self._note_said(item, self._decoder.again(frame))

    def _note_said(self, item: Integers, body: Body) -> str | None:
        text = body.query if isinstance(body, RowsQueryEvent) else None
        if text is not None:
            if self.choice is not None:
                self.choice.note_statement(text)
            self._take_query(item, text)
        return text

    def _take_query(self, item: Integers, query: str) -> None:
        """Take the statement of the rows that follow a work item."""

    def _rows_by_objects(
        self, odd: OddRows, number: int, find: Callable[[int], Table | None], first: int = 0
    ) -> Iterator[P]:
        """Take the rows of an event, from the `first` on; `number` is that of its transaction among those of the walk,
        and `find` gives its table where that is not known. Raises UnsoundError."""
        self._settle()
        frame, self._registry.table_map_of_payload = odd.frame, odd.table_map
        event = self._event_of(odd, find)
        body = event.body
        assert isinstance(body, RowsEvent)
        if body.table is None or self._registry.is_wanted(body.table):
            chosen = self._wanted_rows(frame, event, number)
            if chosen is not None:
                yield from self._rows_of(frame, chosen, body.table, self._transaction_at(number), first)
            self._pass_others(frame, event, chosen, number)
        if body.is_end_of_statement:
            self._registry.end_statement()

    def _event_of(self, odd: OddRows, find: Callable[[int], Table | None]) -> Event:
        """Return a rows event with its rows, whose table `find` gives where that is not known. Raises BinlogError."""
        frame, decoder = odd.frame, self._decoder
        self._ledger.asked.events[frame.type_name] += 1
        return decoder.rows_found(frame, find) if odd.table is None else decoder.rows_again(frame, odd.table)

    def _transaction_at(self, number: int) -> Transaction:
        """Return a transaction, which all its rows share."""
        key = int(self._context.record[s.C_TRX_BASE]) + number
        if self._known is None or self._known[0] != key:
            self._known = key, self._context.transaction(number)
        return self._known[1]

    def _place(self, frame: Frame) -> RowsPlace:
        """Return the place of the rows event at hand."""
        return rows_place_of(self._file, frame, self._query_of(self._context.item_at_hand()))

    def _wanted_rows(self, frame: Frame, event: Event, number: int) -> RowsEvent | None:
        """Return a rows event with those rows that are wanted, None for none; `number` is that of its transaction."""
        assert isinstance(event.body, RowsEvent)
        return event.body if self.choice is None else self.choice.wanted(frame, event, number)

    def _pass_others(self, frame: Frame, event: Event, chosen: RowsEvent | None, number: int) -> None:
        """See a rows event of which only the chosen rows are wanted."""

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[P]:
        place = self._place(frame)
        if table is not None:
            name = f"{table.database}.{table.name}"
            self.fallbacks[name] += 1
            yield from self._before_objects(table)
        texts = self._ledger.undecodable_text
        try:
            for count, row in sound_rows(body.rows, place, self.on_lost):
                if count < first:  # the loops have taken it
                    texts.clear()
                    texts.update(self._settled_texts)
                    continue
                assert table is not None
                self._ledger.rows[name, body.operation] += 1
                if not self.counts_only:
                    change = RowChange(body.operation, table, row.before, row.after, place, count, transaction)
                    yield from self._add(change)
        except BinlogError as error:
            if not isinstance(error, ConditionError):  # which is about what was asked for
                error.at(self._file, frame.position, frame.type_name)
            raise UnsoundError(frame.position) from error

    def _next_transaction(self) -> int:
        """Return the number of the transaction whose rows come next."""
        record = self._context.record
        is_left = record[s.C_NEXT] < record[s.C_NUM_ITEMS]
        return int(self._context.item_at_hand()[s.I_TRX] if is_left else record[s.C_TRX])

    def _table_id(self) -> int:
        """The number of the table of the item at C_NEXT."""
        return int(self._context.record[s.C_TABLE_ID])

    def _frame_of(self, item: Integers, most: int | None = None) -> Frame:
        """The event of a work item as a frame; of a large one, up to `most` bytes may do."""
        at, body, end = (int(item[slot]) for slot in (s.I_AT, s.I_BODY, s.I_END))
        end = end if most is None else min(end, at + most)
        form, (position, offset) = self.form, self._context.place_of(item)
        assert form is not None  # that of the span, or of the format description that is the first work item
        form = form if offset is None else form.without_checksums()
        data = self._context.buffer[at : end + form.parts.behind].tobytes()
        return Frame(position, unpack_header(data, 0), data, 0, body - at, end - at, form, offset)
