"""Reads a log into JSON lines by the fast loops: a piece of the file at a time, the rows of ended transactions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.long_values import LongValues
from binlog_kaitai.compiled.lines.queries import Queries
from binlog_kaitai.compiled.lines.text_output import TRANSACTION_BYTES, TextOutput
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.address_texts import row_address_texts
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.plans.text_plan import (
    MarkedTexts,
    TextPlan,
    Texts,
    encoded,
    put_plans,
    put_texts,
    text_plans,
)
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import Images, TableRecord, by_columns
from binlog_kaitai.events.model import RowsQueryEvent
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
    key_text,
    table_text,
    texts_around,
    transaction_text,
)
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.types.texts import json_text

if TYPE_CHECKING:
    from binlog_kaitai.compiled.lines.open_messages import OpenMessages

__all__ = ["NULL", "SharedLines", "change_lines", "line_texts", "lines_items", "lines_shared"]

NULL = "null"
_TABLE, _FILE = "\1", "\2"
"""Stand for what lines say of these; no text of JSON has them."""
_FIELDS = ("gtid", "xid", "xa", "outcome", "thread_id", "immediate_commit", "original_commit")
_CLOCK = ("last_committed", "sequence_number")


class SharedLines:
    """What the lines of all tables with the same columns have in common."""

    def __init__(self, columns: Sequence[Column], plans: list[TextPlan], shown: Sequence[int] | None = None) -> None:
        self.plans = plans
        self._names = Texts([f",{key_text(column)}" for column in columns])
        self.records = memory.records(len(plans), r.Column.SLOTS)
        self.images: Images = {}
        put_plans(self.records, plans)
        if shown is not None:
            self.records.set_column(r.Column.shown, shown)
        put_texts(self.records, self._names, r.Column.name, r.Column.len_name)
        self.image_bytes = self._names.size + sum(max(plan.most, len(NULL)) for plan in plans)


def _table_lines(table: Table, shared: SharedLines, texts: Texts) -> TableRecord:
    """Return what the loops need to write the rows of a table."""
    assert len(texts.slots) == 2 * w.P_LINE, "the loops would read beyond them"
    made = TableRecord(table, shared.records, plans=shared.plans, images=shared.images)
    slots = memory.numbers(texts.slots)
    made.kept += [shared, texts, slots]
    made.record[r.Table.mode], made.record[r.Table.texts] = s.AS_LINES, memory.address(slots)
    made.record[r.Table.row_bytes] = 2 * shared.image_bytes + texts.size + TRANSACTION_BYTES
    return made


@lru_cache(maxsize=4)
def _texts_of_file(names: str, file: str, links: bool) -> MarkedTexts:
    """Return the constant texts of a table's lines, in the order of their numbers in `abi`; `_TABLE` marks its name."""
    return MarkedTexts([text.replace(_FILE, json_text(file)) for text in _texts_of_tables(names, links)], _TABLE)


@cache
def _texts_of_tables(names: str, links: bool) -> list[str]:
    mark = {"before": NULL, "after": NULL}

    def row(operation: str, *images: str) -> list[str]:
        known = {name: text for name, text in mark.items() if name not in images}
        return texts_around(ROW, *images, operation=operation, table=_TABLE, **known)

    insert, update, delete = row("insert", "after"), row("update", "before", "after"), row("delete", "before")
    in_payload = PLACE.replace("{inside}", INSIDE).replace("{address}", "")
    place, inside, before_number = texts_around(in_payload, "position", "offset", file=_FILE)
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


@cache
def line_texts() -> Sequence[str]:
    """Return the constant texts of all lines, in the order of their numbers in `abi`."""
    around = texts_around(TRANSACTION, *_FIELDS, *_CLOCK)
    return [*around, NULL, texts_around(QUERY, "query")[0], *(json_text(outcome) for outcome in OUTCOMES)]


class LinesSink:
    """Makes lines of rows; long values of them are delivered in pieces.

    Args:
        items: the work items.
        texts: the constant texts of all lines.
        lines_of: returns the lines of a row that Python has decoded.
        pieces_of: returns the line of a large row in pieces; None where it is made at once.
        queries: keeps the statements of rows, where lines have them.
        open_messages: what is known of the messages of the transaction at hand, where lines tell of it.
    """

    def __init__(
        self,
        items: Items,
        texts: Sequence[str],
        lines_of: Callable[[RowChange], Iterable[str]],
        pieces_of: Callable[[RowChange], Iterable[str]] | None = None,
        *,
        queries: Queries | None,
        open_messages: OpenMessages | None = None,
    ) -> None:
        self._open = open_messages
        self._items, self._queries, self._lines_of, self._pieces_of = items, queries, lines_of, pieces_of
        self._long_values = LongValues(items.context)
        self._text = TextOutput(items, texts, self._long_values.deliver, transaction_text)

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write lines."""
        self._text.register(answers)
        if self._queries is not None:
            self._queries.register(answers)
        if self._open is not None:
            self._open.register(answers)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Put lines of rows that Python has decoded after those of the loops."""
        return self._items.take_changes(found, self._put)

    def _put(self, change: RowChange) -> Iterator[memoryview]:
        if self._open is not None:
            yield from self._open.begin(self._text)
        if self._pieces_of is not None and is_large(change):
            yield from self._text.flush()
            yield from (memoryview(encoded(piece)) for piece in self._pieces_of(change))
            yield memoryview(b"\n")
            return
        for line in self._lines_of(change):
            yield from self._text.put(encoded(line))

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver lines, where they have to be: all, those with long values, those of a large event."""
        if self._open is not None and when in (When.STREAM, When.LOG):
            yield from self._open.end(self._text)
        if when is not When.PIECE or self._text.is_large or self._long_values.are_there():
            yield from self._text.deliver(when)


def lines_items(rows: RowWalk, texts_of: Callable[[Table], Texts], columns: ChosenColumns | None = None) -> Items:
    """Return the work items of a log whose rows become lines.

    Args:
        rows: the walk over the log, which is opened.
        texts_of: returns the constant texts of a table's lines, in the order of their numbers in `abi`.
        columns: those that lines have; None: all.
    """
    return rows.items(
        by_columns(lines_shared(rows, columns), lambda table, shared: _table_lines(table, shared, texts_of(table)))
    )


def lines_shared(rows: RowWalk, columns: ChosenColumns | None = None) -> Callable[[Table], SharedLines | None]:
    """Return what makes what the lines of tables with the same columns have in common; None where the loops cannot
    take them."""
    policy, masks = rows.log.options.value_policy(rows.log.text_policy()).limited(), rows.log.options.masks
    plans_of = text_plans(policy, mask_of=mask_of_column(masks))

    def share(table: Table) -> SharedLines | None:
        plans = plans_of(table)
        shown = None if columns is None else columns.numbers(table)
        return None if plans is None else SharedLines(table.columns, plans, shown)

    return share


def change_lines(
    log: CompiledLog, *, links: bool = False, columns: ChosenColumns | None = None
) -> Iterator[memoryview]:
    """Yield the row changes of a log as lines in UTF-8, each with its end, some at a time or a large one in pieces. The
    memory is used again.

    `links`: with the address of each row; `columns`: those that images have. Raises BinlogError where the damage
    stands, after all before it.
    """
    rows = log.rows
    with rows.opened() as context:
        items = lines_items(rows, partial(_texts_of, log.source.name, links), columns)
        queries = Queries(context) if log.options.with_query else None
        log.walk.walker.events.kept += () if queries is None else (RowsQueryEvent,)
        writer = ChangeWriter(links=links, columns=columns)
        sink = LinesSink(
            items, line_texts(), lambda change: (f"{writer.line(change)}\n",), writer.pieces, queries=queries
        )
        yield from rows.feed(sink)
    log.events.refuse_unsupported()


def _texts_of(file: str, links: bool, table: Table) -> Texts:
    """Return the constant texts of a table's lines, in the order of their numbers in `abi`."""
    return _texts_of_file(table.names, file, links).filled(table_text(table))
