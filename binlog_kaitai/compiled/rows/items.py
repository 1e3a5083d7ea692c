"""The work items that a walk has found, and what Python knows of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.changes.row_change import RowChange, RowsPlace, Transaction
from binlog_kaitai.changes.sound_rows import sound_rows
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.buffered_frames import event_of
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.sink import FoundRows, Traits
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.work import Statement, Work
from binlog_kaitai.errors import BinlogError, ConditionError
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame

if TYPE_CHECKING:
    from binlog_kaitai.compiled.tables.choice import Choice

__all__ = ["Items", "OnLost"]

P = TypeVar("P")
OnLost = Callable[[BinlogError, RowsPlace], None]


class Items:
    """The work items of a walk.

    Args:
        walk: has found them.
        registry: the tables.
        traits: of the sink that they are for.
        choice: decides which rows are wanted.
        on_lost: takes the error of rows that cannot be decoded, which are then left out; None where it is raised.
        fallbacks: counts the rows events that Python takes, by table.
    """

    def __init__(
        self,
        walk: ChunkedWalk,
        registry: TableRegistry,
        traits: Traits,
        choice: Choice | None,
        on_lost: OnLost | None,
        fallbacks: Counter[str],
    ) -> None:
        self.context, self.registry, self.traits = walk.context, registry, traits
        self.decoder, self.ledger, self.file = walk.log.decoder, walk.log.ledger, walk.log.ledger.file
        self.choice, self.on_lost, self.fallbacks = choice, on_lost, fallbacks
        self.form = walk.form
        """In force where the next work item stands."""
        self.by_python = walk.walker.work.by_key
        """The work of items that are Python's, by `Item.body`."""
        self._settled_texts, self._num_assumptions = Counter[str](), 0
        """The texts that did not decode, by character set, and how many assumptions the ledger warns of, when all that
        waited was made."""
        self._known: tuple[int, Transaction] | None = None
        """The transaction that was asked for last, with its number from the begin of the log."""
        self.settle()

    def work_of(self, item: Integers) -> Work | None:
        """Return the work of an item that is Python's; None for one of the loops."""
        return self.by_python.get(int(item[r.Item.body])) if item[r.Item.kind] == s.FOR_PYTHON else None

    def statement_of(self, item: Integers) -> Statement:
        """Return the statement of a work item, or what else it is that is no rows. Raises BinlogError."""
        work = self.work_of(item)
        if isinstance(work, Statement):
            return work
        frame = self.frame_of(item)
        return Statement(frame, self.decoder.decode(frame), bool(item[r.Item.is_wanted]))

    def frame_of(self, item: Integers, most: int | None = None) -> Frame:
        """Return the event of a work item as a frame; of a large one, up to `most` bytes may do."""
        assert self.form is not None  # that of the span, or of the format description that is the first work item
        return event_of(self.context, self.form, item, most)

    def store(self) -> TableRecord | None:
        """Return the record of the table of the rows at hand; None where the loops have none."""
        return self.registry.store_of(int(self.context.record[C.items.table_id]))

    def transaction_at(self, number: int) -> Transaction:
        """Return a transaction, which all its rows share; `number` is that among those of the walk."""
        key = int(self.context.record[C.trxs.base]) + number
        if self._known is None or self._known[0] != key:
            self._known = key, self.context.trxs.read(number)
        return self._known[1]

    def wanted_rows(self, frame: Frame, event: Event, number: int) -> RowsEvent | None:
        """Return a rows event with those rows that are wanted, None for none; `number` is that of its transaction."""
        assert isinstance(event.body, RowsEvent)
        return event.body if self.choice is None else self.choice.wanted(frame, event, number)

    def num_rows(self, frame: Frame, event: Event) -> int:
        """Return how many rows of an event count, whether they fit or not."""
        assert self.choice is not None
        return self.choice.num_rows(frame, event)

    def is_chosen(self, found: Statement, number: int) -> bool:
        """Return whether a statement is wanted, and count it; `number` is that of its transaction, which has ended."""
        return found.wanted and (self.choice is None or self.choice.wants_statement(found.event, number))

    def settle(self) -> None:
        """Note that all before the work item at hand is taken, and the rows of it that the loops have passed: no value
        of them waits."""
        self.let_go()
        if not self.context.record[C.wanted.count_from]:  # else the rows up to here are only counted
            self._settled_texts = self.ledger.undecodable_text.copy()
            self._num_assumptions = len(self.decoder.assumptions)

    def let_go(self) -> None:
        """Forget the values that wait."""
        record = self.context.record
        record[C.notes.num] = record[C.trx_text.has_values] = record[C.trx_text.taken_values] = 0

    def forget_texts(self) -> None:
        """Forget the texts that did not decode since all was settled."""
        self.ledger.undecodable_text.clear()
        self.ledger.undecodable_text.update(self._settled_texts)

    def keep_texts(self, texts: Counter[str]) -> None:
        """Keep some of those."""
        self._settled_texts.update(texts)

    def take_back_assumptions(self) -> list[str]:
        """Take back what the ledger warns of since all was settled, and return it."""
        texts = self.decoder.assumptions[self._num_assumptions :]
        for text in texts:
            self.ledger.warnings.remove(text)
        return texts

    def take_changes(self, found: FoundRows, take: Callable[[RowChange], Iterable[P]]) -> Iterator[P]:
        """Decode rows, and yield what `take` makes of each. Raises UnsoundError."""
        frame, body, table = found.frame, found.body, found.table
        name = "" if table is None else f"{table.database}.{table.name}"
        if table is not None:
            self.fallbacks[name] += 1
        transaction = self.transaction_at(found.number)
        try:
            for count, row in sound_rows(body.rows, found.place, self.on_lost):
                if count < found.first:  # the loops have taken it
                    self.forget_texts()
                    continue
                assert table is not None
                self.ledger.rows[name, body.operation] += 1
                yield from take(
                    RowChange(body.operation, table, row.before, row.after, found.place, count, transaction)
                )
        except BinlogError as error:
            if not isinstance(error, ConditionError):  # which is about what was asked for
                error.at(self.file, frame.position, frame.type_name)
            raise UnsoundError(frame.position) from error
