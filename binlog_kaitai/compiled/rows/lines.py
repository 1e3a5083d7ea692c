"""Reads a log into JSON lines by the fast loops: a piece of the file at a time, the rows of ended transactions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.row_change import OnStatement, RowChange, Transaction
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.address_texts import row_address_texts
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded, text_plans
from binlog_kaitai.compiled.rows.long_values import LongValues
from binlog_kaitai.compiled.rows.queries import Queries
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.table_record import MAX_HEADS, TableRecord
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.rows.text_buffer import TextBuffer
from binlog_kaitai.compiled.rows.work_items import ItemTaker
from binlog_kaitai.errors import BinlogError, MalformedEventError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import RowsQueryEvent
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.change_lines import (
    ADDRESS,
    INSIDE,
    PLACE,
    QUERY,
    ROW,
    TAIL,
    TRANSACTION,
    ChangeWriter,
    is_large,
    json_text,
    key_text,
    table_text,
    texts_around,
    transaction_text,
)

__all__ = ["LinesForm", "LinesReader", "LinesTaker", "deliver_lines"]

_OUT_BYTES = 1 << 20
_MAX_OUT_BYTES = 1 << 28
"""An event with a row that may need more is for Python, which writes large values in pieces."""
_TRANSACTION_BYTES = 1 << 11
_PADDED_BYTES = 1 << 17
_MOST_VALUES = 32 << 20
"""Characters of the values of one event that Python makes for the loops; an event with more is for Python."""
_NULL = "null"
_TABLE = "\1"
"""No text of JSON has it."""
_FIELDS = ("gtid", "xid", "xa", "outcome", "thread_id", "immediate_commit", "original_commit")
_CLOCK = ("last_committed", "sequence_number")


class LinesRecord(TableRecord):
    """The record of a table whose rows the loops write as text."""

    plans: list[TextPlan]


L = TypeVar("L", bound=LinesRecord)


class TableLines(LinesRecord):
    """What the loops need to write the rows of a table."""

    def __init__(self, table: Table, shared: SharedLines, texts: list[str]) -> None:
        super().__init__(table, shared.records)
        self.plans = shared.plans
        self._shared = shared
        assert len(texts) == w.P_LINE, "the loops would read beyond them"
        self._texts = Texts(texts)
        self._slots = memory.numbers(self._texts.slots)
        self.record[s.S_MODE], self.record[s.S_TEXTS] = s.AS_LINES, memory.address(self._slots)
        self.record[s.S_ROW_BYTES] = 2 * shared.image_bytes + self._texts.size + _TRANSACTION_BYTES

    def _image(self, bitmap: bytes, role: int) -> Integers:
        images = self._shared.images
        known = images.get((bitmap, role)) or super()._image(bitmap, role)
        if len(images) < MAX_HEADS:
            images[bitmap, role] = known
        return known


class SharedLines:
    """What the lines of all tables with the same columns have in common."""

    def __init__(self, columns: Sequence[Column], plans: list[TextPlan]) -> None:
        self.plans = plans
        self._names = Texts([f",{key_text(column)}" for column in columns])
        self.records = memory.records(len(plans), s.K_SLOTS)
        self.images: dict[tuple[bytes, int], Integers] = {}
        """By the bitmap of their columns and their role."""
        for plan, record, index in zip(plans, self.records, range(len(plans)), strict=True):
            record[s.K_KIND], record[s.K_SIZE], record[s.K_A], record[s.K_INDEX] = plan.kind, plan.size, plan.a, index
            record[s.K_TABLE] = 0 if plan.table is None else memory.address(plan.table)
            record[s.K_NAME], record[s.K_LEN_NAME] = self._names.slots[2 * index : 2 * index + 2]
        self.image_bytes = self._names.size + sum(max(plan.most, len(_NULL)) for plan in plans)


@lru_cache(maxsize=4)
def _texts_of_tables(names: str, file: str, links: bool) -> list[str]:
    """Return the constant texts of a table's lines, in the order of their numbers in `abi`; for the table stands
    `_TABLE`."""
    mark = {"before": _NULL, "after": _NULL}

    def row(operation: str, *images: str) -> list[str]:
        known = {name: text for name, text in mark.items() if name not in images}
        return texts_around(ROW, *images, operation=operation, table=_TABLE, **known)

    insert, update, delete = row("insert", "after"), row("update", "before", "after"), row("delete", "before")
    in_payload = PLACE.replace("{inside}", INSIDE).replace("{address}", "")
    place, inside, before_number = texts_around(in_payload, "position", "offset", file=json_text(file))
    tail = texts_around(TAIL, "log_pos", "timestamp", "server_id", "transaction", "query", names=names)
    tail[-1] += "\n"
    begins = insert[0], update[0], delete[0]
    lines = [*begins, update[1], update[2] + place, delete[1] + place, inside, before_number, *tail]
    return [*lines, *(_address_texts() if links else [""] * 4)]


def _address_texts() -> list[str]:
    """Return the constant texts of an address, with what stands around it."""
    before, after = texts_around(ADDRESS, "address")
    begin, inside, row, end = row_address_texts()
    return [f",{before}{begin}", inside, row, end + after.removesuffix(",")]


class LinesTaker(ItemTaker[L, memoryview]):
    """Decodes work items into JSON lines; see `ItemTaker`."""

    def __init__(self, context: Context, registry: TableRegistry[L], decoder: EventDecoder, ledger: FileLedger) -> None:
        super().__init__(context, registry, decoder, ledger)
        self.writer = ChangeWriter()
        """Makes the lines of what the loops leave to Python."""
        self._texts = Texts(self._common_texts())
        self._slots = memory.numbers(self._texts.slots)
        self._padded, self._values = memory.text_room(_PADDED_BYTES), Texts([])
        context.record[s.C_TEXTS], context.record[s.C_PADDED] = (
            memory.address(self._slots),
            memory.address(self._padded),
        )
        self._out = TextBuffer(context, _OUT_BYTES)
        self._transaction = memory.text_room(_TRANSACTION_BYTES)
        self._odd_transaction = self._transaction
        self.long_values: LongValues | None = None
        """Where such are left out of lines, and delivered in pieces."""
        self.queries: Queries | None = None
        """Keeps the statements of rows, where lines have them."""
        context.record[s.C_TRX_BUFFER] = memory.address(self._transaction)

    def _common_texts(self) -> list[str]:
        """Return the constant texts of all lines, in the order of their numbers in `abi`."""
        around = texts_around(TRANSACTION, *_FIELDS, *_CLOCK)
        return [*around, _NULL, texts_around(QUERY, "query")[0], *(json_text(outcome) for outcome in OUTCOMES)]

    def finish(self) -> Iterator[memoryview]:
        """Deliver all that waits."""
        yield from self._flush()
        yield from self._deliver_all()

    def _deliver_all(self) -> Iterator[memoryview]:
        self._registry.take_counts(self._ledger.rows)
        yield from ()

    def emit_full(self) -> Iterator[memoryview]:
        """Deliver what waits where a large event has left a large buffer."""
        if self._out.is_large or self._has_long_values():
            yield from self._flush()

    def emit_complete(self) -> Iterator[memoryview]:
        """Deliver all lines."""
        return self._flush()

    def _add(self, change: RowChange) -> Iterator[memoryview]:
        """Yield a line of a row that Python has decoded, behind those of the loops."""
        if is_large(change):
            yield from self._flush()
            yield from (memoryview(encoded(piece)) for piece in self.writer.pieces(change))
            yield memoryview(b"\n")
            return
        yield from self._put(encoded(f"{self.writer.line(change)}\n"))

    def _put(self, line: bytes) -> Iterator[memoryview]:
        """Put a line behind those of the loops."""
        if not self._out.put(line):
            yield from self._flush()
            if not self._out.put(line):
                yield memoryview(line)

    def _settle(self) -> None:
        """No values wait beyond the rows that need them."""
        self.let_go()
        self._note_taken()

    def let_go(self) -> None:
        super().let_go()
        self._context.record[s.C_HAS_VALUES] = self._context.record[s.C_TAKEN_VALUES] = 0

    def _odd_rows(self, item: Integers) -> Iterator[memoryview]:
        self._settle()  # they were those of this event
        yield from super()._odd_rows(item)

    def _make_room(self, answer: int, item: Integers) -> Iterator[memoryview]:
        if answer == s.VALUES:
            yield from self._make_values(item)
        elif answer == s.TRANSACTION_TEXT:
            self._make_transaction(int(item[s.I_TRX]))
        elif answer == s.NOTES_FULL:
            self._context.set_notes(4 * len(self._context.notes))
        else:
            yield from self._make_space(item)

    def _make_space(self, item: Integers) -> Iterator[memoryview]:
        """The buffer of text is full."""
        record = self._context.record
        if record[s.C_OUT_USED]:
            yield from self._flush()
            return
        store = self._registry.store_of(self._table_id())
        row_bytes = 0 if store is None else store.record[s.S_ROW_BYTES]
        wanted = int(record[s.C_WANTED_ROOM] + row_bytes + record[s.C_TRX_LENGTH] + record[s.C_QUERY_LENGTH])
        if wanted <= _MAX_OUT_BYTES:
            self._out.resize(max(2 * self._out.room, wanted))
        else:
            yield from self._odd_rows(item)

    def _flush(self) -> Iterator[memoryview]:
        lines = self._out.take()
        if lines and self.long_values is not None and not self.counts_only:
            yield from self.long_values.within(lines)
        elif lines:
            yield lines
        if self.long_values is not None:
            self.long_values.forget()
        self._out.shrink()

    def _has_long_values(self) -> bool:
        return self.long_values is not None and self.long_values.are_there()

    def _transaction_text(self, transaction: Transaction) -> str:
        """Return what rows say of their transaction."""
        return transaction_text(transaction)

    def _make_transaction(self, number: int) -> None:
        """The text of a transaction that the loops do not render."""
        data = memory.constant(encoded(self._transaction_text(self._context.transaction(number))))
        self._odd_transaction = data
        record = self._context.record
        record[s.C_TRX_TEXT], record[s.C_TRX_LENGTH] = memory.address(data), len(data) - s.SLACK
        record[s.C_TRX_TEXT_OF] = record[s.C_TRX_BASE] + number + 1

    def _query_of(self, item: Integers | None) -> str | None:
        return self.queries.of(item) if self.queries is not None else None

    def _take_query(self, item: Integers, query: str) -> None:
        if self.queries is not None:
            self.queries.take(int(item[s.I_SAID]), query)

    def _text_of(self, plan: TextPlan, note: Integers) -> str:
        """Return the text of a value that is for Python."""
        cell = self._context.noted(note)
        return plan.text(cell) if note[ra.N_FORM] == ra.IS_VALUE else plan.changed(self._context.document(note), cell)

    def _make_values(self, item: Integers) -> Iterator[memoryview]:
        """The texts of values that the loops have left to Python; where there is none, Python tells why."""
        context, record = self._context, self._context.record
        store = self._registry.store_of(self._table_id())
        assert store is not None
        notes = [context.notes[number] for number in range(record[s.C_NUM_NOTES])]
        self._ledger.asked.values += len(notes)
        undecodable = self._ledger.undecodable_text.copy()
        texts, left = list[str](), _MOST_VALUES
        try:
            for note in notes:
                texts.append(self._text_of(store.plans[note[ra.N_COLUMN]], note))
                left -= len(texts[-1])
                if left < 0:
                    raise MalformedEventError("too much text to hold all of it")
        except (BinlogError, *PARSE_ERRORS):
            self._ledger.undecodable_text.clear()
            self._ledger.undecodable_text.update(undecodable)
            yield from self._odd_rows(item)
            return
        self._values = Texts(texts)
        slots = self._values.slots
        for note, text, length in zip(notes, slots[::2], slots[1::2], strict=True):
            note[ra.N_TEXT], note[ra.N_LEN_TEXT] = text, length
        record[s.C_HAS_VALUES] = 1


@dataclass(frozen=True)
class LinesForm:
    """What the lines of a log are like.

    Args:
        texts_of: returns the constant texts of a table's lines, in the order of their numbers in `abi`.
        taker: makes what takes the rows.
    """

    texts_of: Callable[[Table], list[str]]
    taker: Callable[..., LinesTaker[TableLines]]


def deliver_lines(
    rows: RowWalk, form: LinesForm, *, counts_only: bool = False, on_statement: OnStatement | None = None
) -> Iterator[memoryview]:
    """Yield the rows of a log as lines in UTF-8, some at a time. The memory is used again.

    Args:
        rows: the walk over the log.
        form: what they are like.
        counts_only: their lines are made and dropped.
        on_statement: told of statements; see `RowWalk.opened`.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    log = rows.log
    policy = log.options.value_policy(log.text_policy()).limited()
    plans_of = text_plans(policy)
    known: Bounded[int, tuple[tuple[Column, ...], SharedLines | None]] = Bounded()

    def make(table: Table) -> TableLines | None:
        found = known.get(id(table.columns))
        if found is None:
            plans = plans_of(table)
            shared = None if plans is None else SharedLines(table.columns, plans)
            found = known.put(id(table.columns), (table.columns, shared), len(table.columns))
        return None if found[1] is None else TableLines(table, found[1], form.texts_of(table))

    with rows.opened(on_statement=on_statement) as context:
        taker = form.taker(context, rows.registry(make), log.decoder, log.ledger)
        taker.counts_only = counts_only
        if log.options.with_query:
            taker.queries = Queries(context)
            rows.walk.walker.kept += (RowsQueryEvent,)
        yield from rows.changes(taker)
    log.refuse_unsupported()


def _lines_taker(context: Context, *arguments: Any, links: bool) -> LinesTaker[TableLines]:
    """Return what takes rows as lines, and delivers long values of them in pieces."""
    taker = LinesTaker[TableLines](context, *arguments)
    taker.writer, taker.long_values = ChangeWriter(links=links), LongValues(context)
    return taker


class LinesReader(RowsReader):
    """Reads one log; `lines` or `count_rows` once, in order.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def lines(self, *, links: bool = False) -> Iterator[memoryview]:
        """Lines in UTF-8, each with its end, some at a time or a large one in pieces. The memory is used again.

        `links`: with the address of each row.
        """
        return deliver_lines(self._rows, self._form(links))

    def count_rows(self) -> None:
        """Decode all rows for the ledger alone: their lines are made and dropped."""
        for _ in deliver_lines(self._rows, self._form(False), counts_only=True):
            pass

    def _form(self, links: bool) -> LinesForm:
        return LinesForm(partial(self._texts_of, links), partial(_lines_taker, links=links))

    def _texts_of(self, links: bool, table: Table) -> list[str]:
        """Return the constant texts of a table's lines, in the order of their numbers in `abi`."""
        about = table_text(table)
        return [text.replace(_TABLE, about) for text in _texts_of_tables(table.names, self.source.name, links)]
