"""Row changes as Python objects, by the walk of the fast loops: they find, follow and choose, and see that values are
sound; images are read when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import MOST_COLUMNS, Bounded
from binlog_kaitai.changes.row_change import OnStatement, RowChange
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.checked import checked_table
from binlog_kaitai.compiled.lines.lines import SharedLines, lines_shared
from binlog_kaitai.compiled.lines.text_output import TextOutput
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.objects.objects import AsTheyAre, ObjectSink, statements_told
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.sink import Answers, Do, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.events.rows_heads import ROWS_KINDS, ROWS_OPERATIONS
from binlog_kaitai.rows.image_modes import AFTER_COMES_FIRST, PartialImages, WholeImages
from binlog_kaitai.rows.images import Image, RowsDecoder
from binlog_kaitai.rows.table import Table
from binlog_kaitai.values.charset import TextPolicy

__all__ = ["row_changes"]

_BY_PYTHON = (s.L_FIXED, s.L_PREFIXED)
_DECODER = MOST_COLUMNS >> 6
"""Columns that a decoder of keys counts for: it keeps functions for many tables."""


class _Form:
    """How rows with the same head are read.

    Args:
        decoders: of images, and of those of which the columns of the key are wanted.
        table: their table.
        head: of their events.
        event_type: of these.
    """

    def __init__(
        self, decoders: tuple[RowsDecoder, RowsDecoder], table: Table, head: layout.RowsEvent, event_type: int
    ) -> None:
        decoder, of_keys = decoders
        self.table, self.operation = table, ROWS_OPERATIONS[event_type]
        images = PartialImages if ROWS_KINDS[event_type].is_partial else WholeImages
        self._row_of = images(decoder, table, head, b"", 0).row_of
        self._is_after = self.operation == "insert"
        first = of_keys.images(table, head.columns_before)
        self._names = [table.columns[index].name for index in table.primary_key]
        has_key = bool(self._names) and {column.name for column in first.columns} >= set(self._names)
        self._first = first.decode if has_key else None
        self._is_second = AFTER_COMES_FIRST and head.columns_after is not None

    def read(self, data: bytes) -> tuple[Image | None, Image | None]:
        """Return the images of a row, of its bytes."""
        image, other, _ = self._row_of(data)
        return (None, image) if self._is_after else (image, other)

    def key(self, data: bytes) -> Image | None:
        """Return the columns of the primary key, see `RowChange.key`."""
        if self._first is None:
            return None
        image = self._row_of(data)[0] if self._is_second else self._first(data, 0)[0]
        return {name: image[name] for name in self._names}


class _ViewSink:
    """Makes changes of the places of rows.

    Args:
        items: the work items.
        forms: how rows are read, by the address of their head.
    """

    def __init__(self, items: Items, forms: Mapping[int, _Form]) -> None:
        self._items, self._forms = items, forms
        self._objects = ObjectSink(items, AsTheyAre())
        self._places = TextOutput(items, [], self._take)
        self._made: list[RowChange] = []

    def register(self, answers: Answers[RowChange]) -> None:
        """Put in what the loops ask for."""
        self._objects.register(answers)
        self._places.register(answers)
        answers.settle = partial(self._settle, answers.settle)
        answers.to_loops[s.LINES_FULL] = partial(self._after, answers.to_loops[s.LINES_FULL])
        answers.to_loops[s.NEW_HEAD] = partial(self._before, answers.to_loops[s.NEW_HEAD])

    def _before(self, do: Do[RowChange], item: Integers) -> Iterator[RowChange]:
        """Deliver before something is done that may forget heads."""
        yield from self._flush()
        yield from do(item)

    def _after(self, do: Do[RowChange], item: Integers) -> Iterator[RowChange]:
        """Deliver what was taken to make room."""
        yield from do(item)
        yield from self._delivered()

    def _settle(self, common: Callable[[], None]) -> None:
        """Take the bytes of the rows, which may be overwritten: those of compressed ones."""
        for _ in self._places.flush():
            pass
        common()

    def _flush(self) -> Iterator[RowChange]:
        yield from self._places.flush()
        yield from self._delivered()

    def _delivered(self) -> Iterator[RowChange]:
        made, self._made = self._made, []
        yield from made

    def rows(self, found: FoundRows) -> Iterator[RowChange]:
        """Take rows that Python decodes, after those of the loops."""
        yield from self._flush()
        yield from self._objects.rows(found)

    def deliver(self, when: When) -> Iterator[RowChange]:
        """Deliver all: bytes are about to be dropped."""
        yield from self._flush()
        yield from self._objects.deliver(when)

    def _take(self, places: memoryview) -> tuple[RowChange, ...]:
        """Make the changes that the loops have found sound; they are delivered later."""
        items, forms, buffer, unread = self._items, self._forms, self._items.context.buffer.data, RowChange.unread
        rows = zip(*[iter(places.cast("q").tolist())] * r.View.SLOTS, strict=True)
        for head, begin, end, row, trx, position, inside, *header in rows:
            form, data = forms[head], buffer[begin:end].tobytes()
            place = items.file, position, inside - 1 if inside else None, *header, None
            self._made.append(unread(form.operation, form.table, form, data, place, row, items.transaction_at(trx)))
        return ()


class _Forms:
    """How the rows of a log are read.

    Args:
        rows: the walk over the log, which is opened.
    """

    def __init__(self, rows: RowWalk) -> None:
        options = rows.log.options
        self._shared = lines_shared(rows)
        self._policy = options.value_policy(TextPolicy(options.text_errors))  # the loops have counted
        self._decoder = RowsDecoder(self._policy)
        self._of_keys: Bounded[frozenset[str], RowsDecoder] = Bounded()
        self.of_heads: WeakValueDictionary[int, _Form] = WeakValueDictionary()
        """By the address of the head."""

    def share(self, table: Table) -> SharedLines | None:
        """Return what tables with the same columns share; None where Python makes values of each row."""
        shared = self._shared(table)
        return None if shared is None or any(plan.kind in _BY_PYTHON for plan in shared.plans) else shared

    def record(self, table: Table, shared: SharedLines) -> TableRecord:
        """Return what the loops need to check the rows of a table."""
        made = checked_table(table, shared, partial(self._add, table))
        made.record[r.Table.mode] = s.PLACED
        made.record[r.Table.row_bytes] += r.View.BYTES
        return made

    def _add(self, table: Table, record: Integers, head: layout.RowsEvent) -> _Form:
        names = frozenset(table.columns[index].name.casefold() for index in table.primary_key)
        of_keys = self._of_keys.get(names)
        if of_keys is None:
            of_keys = self._of_keys.put(names, RowsDecoder(replace(self._policy, columns=names)), _DECODER)
        form = _Form((self._decoder, of_keys), table, head, int(record[r.Head.type]))
        self.of_heads[memory.address(record)] = form
        return form


def row_changes(log: CompiledLog, note_statement: OnStatement | None = None) -> Iterator[RowChange]:
    """Yield the row changes of a log, which can be read again, transaction by transaction; see `BinlogReader`.

    `note_statement` is told of statements while the changes are read, perhaps of one again; see `ChangeAssembler`.
    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    rows = log.rows
    with rows.opened(on_statement=note_statement):
        if log.options.with_query:
            items = rows.items(lambda table: None)
            yield from rows.feed(ObjectSink(items, AsTheyAre(), statements_told(rows, items)))
        else:
            forms = _Forms(rows)
            items = rows.items(by_columns(forms.share, forms.record))
            yield from rows.feed(_ViewSink(items, forms.of_heads))
    log.events.refuse_unsupported()
