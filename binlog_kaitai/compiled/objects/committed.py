"""What the committed transactions of one log did to some tables, by the walk of the fast loops.

The loops follow the transactions, and pass over the rows of other tables. Nothing waits for the end of a transaction:
its steps are kept until it is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.signals import LOADS, XA_COMMIT, completes_xa, signal_of
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, EXPLICIT, IS_COMMITTED, IS_PREPARED, STATEMENT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.described import passed_over
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, Traits, When
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.ddl.controls import xid_of
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.events.statements import plain
from binlog_kaitai.format.headers import unpack_header
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.history import ddl_at
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.session import NOT_CASCADING
from binlog_kaitai.states.committed import Commit, Open, Place, Step, plain_xid, steps_of

__all__ = ["CommittedReader"]

_MICROS = 10**6
IsWanted = Callable[[str, str], bool]


class CommittedReader:
    """Reads one log: `commits`, once.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def __init__(self, log: CompiledLog) -> None:
        self._log, self.ledger = log, log.ledger
        self._sink: CommitsSink | None = None

    @property
    def has_met(self) -> bool:
        """Whether the transaction that is watched for has begun."""
        return self._sink is not None and self._sink.has_met

    def commits(
        self, is_wanted: IsWanted, open_ones: Open, *, watched: str | None = None, with_definitions: bool = False
    ) -> Iterator[Commit]:
        """Yield what was committed, in order.

        Args:
            is_wanted: tells by database and name whether a table counts.
            open_ones: what is prepared; the same for all logs.
            watched: a GTID to watch for, maybe of a transaction that left nothing.
            with_definitions: statements that may define tables are steps, too.
        """
        return self._read(is_wanted, open_ones, watched, has_definitions=with_definitions, has_steps=False)

    def definitions(self, *, watched: str | None = None) -> Iterator[Commit]:
        """Yield, of what was committed, what may have defined tables, in order; `watched`: as for `commits`."""
        return self._read(_is_none, Open(), watched, has_definitions=True, has_steps=True)

    def _read(
        self, is_wanted: IsWanted, open_ones: Open, watched: str | None, *, has_definitions: bool, has_steps: bool
    ) -> Iterator[Commit]:
        rows = self._log.rows
        with rows.opened() as context:
            rows.take_members()
            if has_steps:
                context.record[C.members.made_of] = s.DEFINING_MEMBERS
            items = rows.items(partial(_record, is_wanted), Traits(waits="never", follows_events=True))
            self._sink = CommitsSink(items, is_wanted, open_ones, watched)
            self._sink.has_definitions, self._sink.has_steps = has_definitions, has_steps
            yield from rows.feed(self._sink)
        self._log.events.refuse_unsupported()


def _is_none(database: str, table: str) -> bool:
    return False


def _record(is_wanted: IsWanted, table: Table) -> TableRecord | None:
    """Return the record of a table whose rows are passed over; None for one of which Python takes them."""
    return None if is_wanted(table.database, table.name) else passed_over(table)


class CommitsSink:
    """Collects what was committed; see `CommittedReader.commits` for the other arguments."""

    has_met = False
    """The transaction that is watched for has begun."""
    has_definitions = False
    """Statements that may define tables are steps."""
    has_steps = False
    """Only what has steps is delivered."""

    def __init__(self, items: Items, is_wanted: IsWanted, open_ones: Open, watched: str | None) -> None:
        self._items, self._context, self._watched = items, items.context, watched
        self._is_wanted, self._prepared = is_wanted, open_ones.prepared
        self._steps: dict[int, list[Step]] = {}
        """By the number of their transaction."""
        self._next = 1
        """The first transaction that was not delivered."""
        self._cut: list[tuple[Commit, bool]] | None = None
        """What comes before the transaction of which nothing more is taken, and whether the watched one was met."""
        self._weighed: dict[int, tuple[int, int]] = {}
        """Where a transaction ended and when, as far as that was known at a LOAD DATA."""
        self._tallies = memory.records(1, r.Tally.SLOTS)  # nothing is counted but what the events of transactions weigh
        record = items.context.record
        record[C.tallies.list], record[C.tallies.room] = memory.address(self._tallies), 0
        record[C.wanted.asks_said] = 1

    def register(self, answers: Answers[Commit]) -> None:
        """Put in what has no rows."""
        answers.of_kinds[s.MEMBER] = answers.of_kinds[Statement] = self._take_statement
        answers.cut = self._cut_off

    def _cut_off(self, number: int) -> None:
        had_met = self.has_met
        self._cut = [(commit, self.has_met) for commit in self._up_to(self._number(number) - 1)]
        self.has_met = had_met

    def deliver(self, when: When) -> Iterator[Commit]:
        """Deliver what has ended, or all that was committed."""
        last = self._number(int(self._context.record[C.trxs.open]))
        if when is When.PIECE:
            yield from self._up_to(last - 1)
        elif when is When.LOG:
            yield from self._rest(last)
        elif when is When.TABLES:
            self._items.registry.definitions.take_counts(self._items.ledger.rows)

    def _rest(self, last: int) -> Iterator[Commit]:
        record = self._context.record
        if self._cut is not None:
            for commit, has_met in self._cut:
                self.has_met = has_met
                yield commit
            self._cut.clear()
            return
        if record[C.trxs.state] & AUTOCOMMITTED:
            self._context.trxs[int(record[C.trxs.open])][r.Trx.outcome] = IS_COMMITTED
        yield from self._up_to(last)

    def _number(self, index: int) -> int:
        """Return the number of a transaction, given that among those of the walk."""
        return int(self._context.record[C.trxs.base]) + index + 1

    def _up_to(self, last: int) -> Iterator[Commit]:
        """Yield what was committed up to a transaction."""
        first = int(self._context.record[C.trxs.base]) + 1
        numbers = range(max(self._next, first), last + 1)
        self._next = max(self._next, last + 1)
        if self.has_steps and not self._steps and (self._watched is None or self.has_met):
            return
        for number in numbers:
            index = number - first
            trx = self._context.trxs[index]
            if not trx[r.Trx.used]:
                continue
            self._meet(index)
            steps, outcome = self._steps.pop(number, None), trx[r.Trx.outcome]
            if not _has_something(trx[r.Trx.known], steps) or (self.has_steps and not steps):
                continue
            if outcome == IS_COMMITTED:
                end, time = (
                    (trx[r.Trx.stop], trx[r.Trx.last_time]) if trx[r.Trx.stop] else self._weighed.pop(number, (0, 0))
                )
                yield self._commit(index, trx, steps or [], end, time)
            elif outcome == IS_PREPARED and (xa := self._context.trxs.xa(index)) is not None:
                self._prepared[plain_xid(xa)] = steps or []

    def _meet(self, index: int) -> None:
        """See the GTID of a transaction, where one is watched for."""
        if self._watched is not None and not self.has_met:
            self.has_met = self._context.trxs.gtid(index) == self._watched

    def _commit(self, index: int, trx: Integers, steps: list[Step], end: int, time: int) -> Commit:
        """Return a commit in a transaction, which ends at a position and a time."""
        micros = trx[r.Trx.immediate] if trx[r.Trx.known] & s.HAS_COMMIT_TIMES else 0
        if trx[r.Trx.is_odd]:
            micros = self._context.trxs.read(index).immediate_commit or 0
        return Commit(steps, self._items.file, end, self._context.trxs.gtid(index), micros or time * _MICROS)

    def _alone(self, number: int, frame: Frame, steps: list[Step]) -> Iterator[Commit]:
        """Yield what stands before an event that is a commit by itself, and then that; `number` is that of its
        transaction among those of the walk."""
        yield from self._up_to(self._number(number) - 1)
        self._meet(number)
        item = self._context.items.at_hand()
        end = int(self._context.record[C.offset] + item[r.Item.outer]) + _size_of(self._context, frame, item)
        yield self._commit(number, self._context.trxs[number], steps, end, frame.header.timestamp)

    def rows(self, found: FoundRows) -> Iterable[Commit]:
        """Keep the steps of rows. Raises UnsoundError."""
        frame, body, table = found.frame, found.body, found.table
        if table is not None and not self._is_wanted(table.database, table.name):
            return ()
        position, offset = frame.position, frame.payload_offset
        steps, cascades = self._steps.setdefault(self._number(found.number), []), not body.flags & NOT_CASCADING
        try:
            for count, row in sound_rows(body.rows, found.place, self._items.on_lost):
                assert table is not None  # else the rows have raised
                place = Place(self._items.file, position, offset, count)
                images = table, row.before, row.after
                steps.append(Step(body.operation, table.database, table.name, place, *images, cascades=cascades))
        except BinlogError as error:
            error.at(self._items.file, position, frame.type_name)
            raise UnsoundError(position) from error
        return ()

    def _take_statement(self, item: Integers) -> Iterator[Commit]:
        """Take a statement, or what else has no rows."""
        frame, event, _, counted = self._items.statement_of(item)
        body, number = event.body, int(item[r.Item.trx])
        if counted is not None:
            self._weighed[self._number(number)] = counted[r.Trx.stop], counted[r.Trx.last_time]
        if isinstance(body, LOADS):
            steps = self._effects(frame, str(getattr(body, "query", "")), str(getattr(body, "database", "")))
            if item[r.Item.state] & EXPLICIT:
                self._keep(number, steps)
            else:
                yield from self._alone(number, frame, steps)
        elif isinstance(body, QueryEvent) and not self._context.trxs[number][r.Trx.known] & s.IS_NOT_DONE:
            if completes_xa(event):
                yield from self._complete(frame, body.query, number)
            elif signal_of(event) == STATEMENT:
                defined = _definition(self._items.file, frame, body) if self.has_definitions else ()
                self._keep(number, [*defined, *self._effects(frame, body.query, body.database)])

    def _keep(self, number: int, steps: list[Step]) -> None:
        self._steps.setdefault(self._number(number), []).extend(steps)

    def _complete(self, frame: Frame, query: str, number: int) -> Iterator[Commit]:
        """Take the end of a prepared transaction, which has a record to itself."""
        yield from self._up_to(self._number(number) - 1)  # it was prepared there, perhaps
        steps = self._prepared.pop(plain_xid(xid_of(query)), [])
        if (others := self._steps.pop(self._number(number), None)) is not None:
            self._steps[self._number(number) + 1] = others
        if plain(query).startswith(XA_COMMIT):
            yield from self._alone(number, frame, steps)

    def _effects(self, frame: Frame, query: str, default: str) -> list[Step]:
        """Return what a statement does to the tables that count."""
        place = Place(self._items.file, frame.position, frame.payload_offset, 0)
        found = steps_of(query, default, place)
        return [step for step in found if step.table is None or self._is_wanted(step.database, step.table)]


def _definition(file: str, frame: Frame, body: QueryEvent) -> Iterator[Step]:
    """Yield the step of a statement that may define tables."""
    ddl = ddl_at(frame, body, file)
    if ddl is not None:
        place = Place(file, frame.position, frame.payload_offset, 0)
        yield Step("defined", body.database, None, place, text=body.query, ddl=ddl)


def _has_something(known: int, steps: list[Step] | None) -> bool:
    """Return whether something was done in a transaction of which so much is known."""
    if known & s.IS_ALONE:
        return not known & s.IS_NOT_DONE
    return steps is not None or bool(known & (s.HAS_ROWS | s.IS_BEGUN))


def _size_of(context: Context, frame: Frame, item: Integers) -> int:
    """Return the size of the event of the log that a work item is in."""
    if frame.payload_offset is None:
        return frame.header.event_size
    return unpack_header(context.buffer.data, int(item[r.Item.outer])).event_size
