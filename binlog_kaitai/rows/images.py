"""Row images: a decoder compiled once for each table map, set of columns and set of NULLs.

``image := null_bits cell*`` where `null_bits` has one bit a column that the image has, and NULLs have no cell. An
event's images follow one another; an update has two a row, before and after.

The compiler writes one straight-line Python function: runs of cells of fixed size are read by one `struct` call, a
cell with a length by a slice. What the bytes of a cell are comes from `layout.CELLS`, what value they make from
`types`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import count
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, MalformedEventError, MalformedRowError
from binlog_kaitai.format.expressions import inlined
from binlog_kaitai.rows.bad_rows import VALUE_ERRORS, OnLostRow, column_text
from binlog_kaitai.rows.cell_code import CellCode, CellFunction, cell_function, write_cell
from binlog_kaitai.rows.image_modes import PartialImages, WholeImages, ends_after
from binlog_kaitai.rows.table import DIFFERENCES, Column, Table
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy

__all__ = ["ImageDecoder", "Row", "RowsDecoder"]

_MOST_SPECIAL = 64
"""At most so many sets of NULLs of a table get a function of their own ..."""
_HOT = 8
"""... each after it was met so often."""
_STORED = "value_stored"
"""A type without a rule: its values stay bytes."""
_MOST_COLUMNS = 1 << 14
"""Columns that functions are kept for; a function takes more memory than what it is made from."""
_MOST_CODE = 1 << 9
"""Functions that are kept for tables with the same columns under other names ..."""
_LONG = 1 << 13
"""... unless their text has so many characters."""

_code = lru_cache(maxsize=_MOST_CODE)(partial(compile, filename="<rows>", mode="exec"))
"""Compiles the text of a function; tables that are alike but for their names have the same."""

Image = dict[str, Any]
_Key = tuple[int, bytes, frozenset[int], frozenset[int]]
_ImageFunction = Callable[[bytes, int, bytes], tuple[Image, int]]


@dataclass(frozen=True, slots=True)
class Row:
    """One changed row: column names and values. An insert has no `before`, a delete no `after`.

    A column that the log's image lacks is not in the dict; NULL is None.
    """

    before: Image | None
    after: Image | None


def _with_cells(table: Table, differences: frozenset[int], stored: frozenset[int]) -> Table:
    """The table with other cells for some JSON columns."""
    if not differences and not stored:
        return table
    columns = list(table.columns)
    for index in differences:
        columns[index] = replace(columns[index], cell=DIFFERENCES, parameters=columns[index].differences)
    for index in stored - differences:
        columns[index] = replace(columns[index], cell=columns[index].cell._replace(type=_STORED))
    return replace(table, columns=tuple(columns))


class ImageDecoder:
    """Decodes the images of a table that have the same columns."""

    def __init__(self, table: Table, bitmap: bytes, policy: ValuePolicy) -> None:
        self.columns = [
            column for column in table.columns if layout.bitmap_bit_is_set(idx=column.index, bitmap_bytes=bitmap)
        ]
        self.null_bytes = layout.null_bitmap_size(bitmap_num_set=len(self.columns))
        self._policy = policy
        self._special: dict[bytes, _ImageFunction] = {}
        self._met: dict[bytes, int] = {}
        self._general: _ImageFunction | None = None
        self._cells: dict[tuple[int, bool | None], CellFunction] = {}

    def decode(self, data: bytes, position: int) -> tuple[Image, int]:
        """Decode the image at `position`. Returns its columns and the position after it, to be checked."""
        after = position + self.null_bytes
        nulls = data[position:after]
        return (self._special.get(nulls) or self._choose(nulls))(data, after, nulls)

    def decode_cells(self, data: bytes, nulls: bytes, position: int) -> tuple[Image, int]:
        """Decode the cells at `position` of an image whose NULL bits are known."""
        return (self._special.get(nulls) or self._choose(nulls))(data, position, nulls)

    def _choose(self, nulls: bytes) -> _ImageFunction:
        if len(nulls) < self.null_bytes:
            raise MalformedEventError("the event ends inside the NULL bits of a row")
        met = self._met[nulls] = self._met.get(nulls, 0) + 1
        if met >= _HOT and len(self._special) < _MOST_SPECIAL:
            self._special[nulls] = self._compile(nulls)
            return self._special[nulls]
        if len(self._met) > 64 * _MOST_SPECIAL:
            self._met.clear()
        if self._general is None:
            self._general = self._compile(None)
        return self._general

    def _compile(self, nulls: bytes | None) -> _ImageFunction:
        """The function for one set of NULLs, or for any when `nulls` is None."""
        source = CellCode({"from_bytes": int.from_bytes})
        items = []
        for rank, column in enumerate(self.columns):
            is_null = nulls is not None and layout.cell_is_null(null_bits=nulls, bitmap_bit_rank=rank)
            if nulls is None:
                self._write_tested(source, rank, column)
            elif not is_null:
                write_cell(source, column, self._policy)
            items.append(f"{column.name!r}: {'None' if is_null else f'v{column.index}'}")
        source.flush()
        text = "def image(b, p, nulls):\n " + "\n ".join([*source.lines, f"return {{{', '.join(items)}}}, p"])
        exec(_code(text) if len(text) < _LONG else text, source.scope)
        return source.scope["image"]  # type: ignore[no-any-return]

    def cell(self, column: Column, *, is_counted: bool | None = None) -> CellFunction:
        """Return the function that decodes cells of one column; by default it makes no values.

        `is_counted`: whether it counts texts that do not decode.
        """
        key = column.index, is_counted
        if key not in self._cells:
            uncounted = replace(self._policy, text=TextPolicy(self._policy.text.errors))
            policy = None if is_counted is None else self._policy if is_counted else uncounted
            self._cells[key] = cell_function(column, policy)
        return self._cells[key]

    def _write_tested(self, source: CellCode, rank: int, column: Column) -> None:
        inner = CellCode(source.scope)
        write_cell(inner, column, self._policy)
        inner.flush()
        source.lines += [
            f"v{column.index} = None",
            f"if not ({inlined('cell_is_null', null_bits='nulls', bitmap_bit_rank=rank)}):",
            *(f" {line}" for line in inner.lines),
        ]


class RowsDecoder:
    """Decodes the images of rows events, with what was compiled for earlier ones.

    Args:
        policy: what the user wants of values.
    """

    def __init__(self, policy: ValuePolicy) -> None:
        self._policy = policy
        self._passing_over: RowsDecoder | None = None
        self._decoders: Bounded[_Key, tuple[tuple[Column, ...], ImageDecoder]] = Bounded(_MOST_COLUMNS)

    def images(
        self,
        table: Table,
        bitmap: bytes,
        *,
        differences: frozenset[int] = frozenset(),
        stored: frozenset[int] = frozenset(),
    ) -> ImageDecoder:
        """The decoder for images of a table that have the columns of `bitmap`.

        Of the JSON columns those in `differences` hold differences, and those in `stored` are given as they are stored.
        """
        key = id(table.columns), bitmap, differences, stored  # tables may share their columns
        known = self._decoders.get(key)
        if known is None:
            decoder = ImageDecoder(_with_cells(table, differences, stored), bitmap, self._policy)
            known = self._decoders.put(key, (table.columns, decoder), len(table.columns))  # which keep their id taken
        return known[1]

    def rows(
        self,
        table: Table,
        operation: str,
        head: layout.RowsEvent,
        partial: bool,
        data: bytes,
        start: int,
        end: int,
        on_lost: OnLostRow | None = None,
        only: frozenset[int] | None = None,
    ) -> Iterator[tuple[int, Row]]:
        """Yield the rows in ``data[start:end]``, each with its number.

        Args:
            table: what the statement's table map says.
            operation: ``insert``, ``update`` or ``delete``.
            head: the event's head, with the columns of its images.
            partial: images after an update may hold differences of JSON columns.
            data: the bytes of the rows.
            start: where the first row begins.
            end: where the last one must end.
            on_lost: takes the error of a row with a value that its type cannot hold; that row is then left out.
            only: numbers of the rows whose values are made; the others are passed over.

        Raises MalformedRowError for such a value without `on_lost`, MalformedEventError when the images do not end
        where the event does, UnsupportedColumnError.
        """
        images_of = PartialImages if partial else WholeImages
        images = images_of(self, table, head, data, end)
        others = images if only is None else images_of(self._without_values(), table, head, data, end)
        make, position = _MAKE_ROW[operation], start
        texts = self._policy.text.undecodable
        if not images.has_columns:
            raise MalformedEventError(f"{end - start} bytes of rows, and no column that they could belong to")
        for number in count():
            if position >= end:
                return
            begin, counted = position, dict(texts)
            try:
                is_wanted = only is None or number in only
                image, other, position = (images if is_wanted else others).row(position)
                if position > end:
                    raise ends_after(position, end)
            except VALUE_ERRORS as error:
                try:
                    bad, position = images.bad_value(begin, error, is_counted=on_lost is not None)
                except BinlogError:
                    texts.clear()  # what the row is taken for may depend on the bytes after the event
                    texts.update(counted)
                    raise
                lost = MalformedRowError(bad[1], f"{table.database}.{table.name}", column_text(bad[0]), number)
                if on_lost is None:
                    raise lost from error
                on_lost(lost)
            else:
                if is_wanted:
                    yield number, make(image, other)

    def bounds(
        self, table: Table, head: layout.RowsEvent, partial: bool, data: bytes, start: int, end: int
    ) -> Iterator[tuple[int, int]]:
        """Yield where each row in ``data[start:end]`` begins and ends; values are not looked at. Raises as `rows`."""
        images = (PartialImages if partial else WholeImages)(self._without_values(), table, head, data, end)
        while start < end:
            begin = start
            try:
                _, _, start = images.row(begin)
            except VALUE_ERRORS as error:
                images.bad_value(begin, error, is_counted=False)  # raises what is wrong with the row
                raise
            if start > end:
                raise ends_after(start, end)
            yield begin, start

    def _without_values(self) -> RowsDecoder:
        """Return a decoder that passes over all values."""
        if self._passing_over is None:
            self._passing_over = RowsDecoder(replace(self._policy, columns=frozenset()))
        return self._passing_over

    def images_after(
        self, table: Table, bitmap: bytes, data: bytes, position: int, end: int
    ) -> tuple[ImageDecoder, bytes, int]:
        """Return the decoder for an image after an update, its NULL bits, and where its cells begin.

        Bits before them say which JSON columns hold differences. Raises MalformedEventError.
        """
        whole, json_columns = self.images(table, bitmap), [column for column in table.columns if column.is_json]
        try:
            head, position = layout.read_row(
                data,
                position,
                end,
                is_after=True,
                map_idx=0,
                rows_event_is_partial=True,
                table_map_event_num_json_columns=len(json_columns),
                bitmap_num_set=len(whole.columns),
            )
        except EOFError as error:
            raise MalformedEventError("the event ends before the values of a row") from error
        if head.partial_bits is None:
            return whole, head.null_bits, position
        columns = frozenset(
            column.index
            for rank, column in enumerate(json_columns)
            if layout.cell_has_differences(
                partial_bits=head.partial_bits,
                row_has_partial_bits=True,
                column_metadata_is_json=True,
                column_metadata_num_json_before=rank,
            )
        )
        return self.images(table, bitmap, differences=columns), head.null_bits, position

    def apply(self, before: Image, after: Image, name: str) -> None:
        """Make documents of what a partial update has for one JSON column."""
        document, diffs = before.get(name), after.get(name)
        if isinstance(diffs, tuple) and isinstance(document, bytes):
            after[name] = self._policy.changed_document(document, diffs)
        if isinstance(document, bytes):
            before[name] = self._policy.document(document)


_MAKE_ROW: dict[str, Callable[[Image, Image | None], Row]] = {
    "insert": lambda image, other: Row(None, image),
    "delete": lambda image, other: Row(image, None),
    "update": Row,
}
