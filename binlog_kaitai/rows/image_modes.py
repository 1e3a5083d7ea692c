"""The images of a row: one, or two for an update, and how the row is read cell by cell where they cannot be decoded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.spec_errors import described
from binlog_kaitai.rows.bad_rows import Cell, CellImages, bad_value, cells_of
from binlog_kaitai.rows.table import Column, Table

__all__ = ["AFTER_COMES_FIRST", "PartialImages", "WholeImages", "ends_after"]

_Image = dict[str, Any]
_Row = tuple[_Image, _Image | None, int]
"""The images of a row, and where it ends."""


class _Images(CellImages, Protocol):
    def decode(self, data: bytes, position: int) -> tuple[_Image, int]: ...
    def decode_cells(self, data: bytes, nulls: bytes, position: int) -> tuple[_Image, int]: ...


class _Decoder(Protocol):
    """What is asked of a `RowsDecoder`."""

    def images(self, table: Table, bitmap: bytes, *, stored: frozenset[int] = ...) -> _Images: ...
    def images_after(
        self, table: Table, bitmap: bytes, data: bytes, position: int, end: int
    ) -> tuple[_Images, bytes, int]: ...
    def apply(self, before: _Image, after: _Image, name: str) -> None: ...


AFTER_COMES_FIRST = layout.row_is_after(is_update=True, index=0)
"""Whether the image after an update is before the one before it."""


class WholeImages:
    """The images of an event's rows, one or two a row, in the order of the event."""

    def __init__(self, decoder: _Decoder, table: Table, head: layout.RowsEvent, data: bytes, end: int) -> None:
        self._data, self._end = data, end
        self._own: bytes | None = None
        bitmaps = [head.columns_before] + ([] if head.columns_after is None else [head.columns_after])
        self._images: list[_Images] = [decoder.images(table, bitmap) for bitmap in bitmaps]
        if AFTER_COMES_FIRST:
            self._images.reverse()
        self.has_columns = any(images.columns for images in self._images)
        """Whether rows have bytes at all."""
        self._first = self._images[0].decode
        self._second = self._images[1].decode if head.columns_after is not None else None

    def row(self, position: int) -> _Row:
        """Decode the row at a position; returns its images, that before an update first, and the position after it."""
        return self._row(self._data, position, self._end)

    def _row(self, data: bytes, position: int, end: int) -> _Row:
        image, position = self._first(data, position)
        if self._second is None:
            return image, None, position
        _expect_after(position, end)
        other, position = self._second(data, position)
        return (other, image, position) if AFTER_COMES_FIRST else (image, other, position)

    def row_of(self, data: bytes) -> _Row:
        """Decode the row that other bytes are; threads may do so at the same time."""
        return self._row(data, 0, len(data))

    def pieces(self, position: int) -> Iterator[tuple[bytes, bytes]]:
        """Yield the bytes of the images of each row from a position on; a second one is empty where there is none."""
        data = self._data
        while position < self._end:
            _, middle = self._first(data, position)
            last = middle
            if self._second is not None:
                _expect_after(middle, self._end)
                _, last = self._second(data, middle)
            yield data[position:middle], data[middle:last]
            position = last

    def cells(self, position: int) -> Iterator[tuple[dict[int, bytes | None], dict[int, bytes | None]]]:
        """Yield the bytes of the cells of both images of each row of an update from a position on, that before it
        first, by the numbers of their columns; None for NULL. Raises BinlogError."""
        data = self._only_own()
        while position < self._end:
            found: list[dict[int, bytes | None]] = []
            for number, _ in enumerate(self._images):
                images, nulls, position = self._images_at(number, position)
                cells, position = cells_of(images, data, nulls, position)
                ends = [*(at for _, _, at in cells[1:]), position]
                image: dict[int, bytes | None] = dict.fromkeys(column.index for column in images.columns)
                image |= {column.index: data[at:end] for (_, column, at), end in zip(cells, ends, strict=False)}
                found.append(image)
            yield (found[1], found[0]) if AFTER_COMES_FIRST else (found[0], found[1])

    def _only_own(self) -> bytes:
        """Return the bytes of the event and none after it, on which no message may depend."""
        if self._own is None:
            self._own = self._data[: self._end]
        return self._own

    def bad_value(self, position: int, error: Exception, *, is_counted: bool) -> tuple[tuple[Column, str], int]:
        """Return the value for which the row at a position cannot be decoded, and the position after the row.

        Raises BinlogError where it is no value but the row that is at fault, and `error` where nothing is.
        """
        cells: list[Cell] = []
        data = self._only_own()
        for number, _ in enumerate(self._images):
            if number:
                _expect_after(position, self._end)
            images, nulls, position = self._images_at(number, position)
            more, position = cells_of(images, data, nulls, position)
            cells += more
        if position > self._end:
            raise ends_after(position, self._end)
        bad = bad_value(cells, data, is_counted=is_counted) or self._other_bad_value(error)
        if bad is None:
            raise error
        return bad, position

    def _images_at(self, number: int, position: int) -> tuple[_Images, bytes, int]:
        """Return the decoder of a row's first or second image, its NULL bits, and where its cells begin."""
        images = self._images[number]
        after = position + images.null_bytes
        return images, (self._own or self._data)[position:after], after

    def _other_bad_value(self, error: Exception) -> tuple[Column, str] | None:
        """Return a value that is bad though its cell is not."""
        return None


class PartialImages(WholeImages):
    """The images of updates that may hold differences of JSON documents, which need the stored document before."""

    def __init__(self, decoder: _Decoder, table: Table, head: layout.RowsEvent, data: bytes, end: int) -> None:
        super().__init__(decoder, table, head, data, end)
        self._decoder, self._table, self._head, self._bitmap = decoder, table, head, head.columns_after or b""
        self._json = [column for column in table.columns if column.is_json]
        stored = frozenset(column.index for column in self._json)
        self._images[AFTER_COMES_FIRST] = decoder.images(table, head.columns_before, stored=stored)
        self._applied: Column | None = None

    def row_of(self, data: bytes) -> _Row:
        """Decode the row that other bytes are."""
        return PartialImages(self._decoder, self._table, self._head, data, len(data)).row(0)

    def row(self, position: int) -> _Row:
        """Decode the row at a position; returns its images and the position after it."""
        self._applied = None
        found = []
        for number in range(len(self._images)):
            if number:
                _expect_after(position, self._end)
            images, nulls, position = self._images_at(number, position)
            image, position = images.decode_cells(self._data, nulls, position)
            found.append(image)
        if position > self._end:
            raise ends_after(position, self._end)
        image, other = reversed(found) if AFTER_COMES_FIRST else found
        for column in self._json:
            self._applied = column
            self._decoder.apply(image, other, column.name)
        return image, other, position

    def _images_at(self, number: int, position: int) -> tuple[_Images, bytes, int]:
        if number == AFTER_COMES_FIRST:
            return super()._images_at(number, position)
        return self._decoder.images_after(self._table, self._bitmap, self._own or self._data, position, self._end)

    def _other_bad_value(self, error: Exception) -> tuple[Column, str] | None:
        return (self._applied, described(error)) if self._applied is not None else None


def _expect_after(position: int, end: int) -> None:
    if position >= end:
        raise MalformedEventError("the last row has no image after the update")


def ends_after(position: int, end: int) -> MalformedEventError:
    return MalformedEventError(f"the last row ends {position - end} bytes after its event")
