"""Rows with a value that its column's type cannot hold: where the row ends, which value it is, and what is said of it.

The functions that decode rows know nothing of such values (see `images`). Where one of them fails, the row is looked at
once more, cell by cell, so that its event can be read on.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import BinlogError, MalformedEventError, MalformedRowError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS, described
from binlog_kaitai.rows.cell_code import CellFunction
from binlog_kaitai.rows.table import Column

__all__ = [
    "VALUE_ERRORS",
    "Cell",
    "CellImages",
    "LostRows",
    "OnLostRow",
    "bad_value",
    "cells_of",
    "column_text",
]

VALUE_ERRORS = (BinlogError, struct.error, *PARSE_ERRORS)
"""What the function of a row raises, whether a value is at fault or the whole row."""

OnLostRow = Callable[[MalformedRowError], None]


class CellImages(Protocol):
    """What is asked of an `ImageDecoder`."""

    columns: list[Column]
    null_bytes: int

    def cell(self, column: Column, *, is_counted: bool | None = None) -> CellFunction: ...


Cell = tuple[CellImages, Column, int]
"""A value that is not NULL, and the position of its bytes."""


def column_text(column: Column) -> str:
    """Return a column's name and type, for messages."""
    return f"{column.name} ({column.type})"


def cells_of(images: CellImages, data: bytes, nulls: bytes, position: int) -> tuple[list[Cell], int]:
    """Return the cells of an image, which begin at a position, and the position after them.

    Raises MalformedEventError where the data ends before, UnsupportedColumnError.
    """
    if len(nulls) < images.null_bytes:
        raise MalformedEventError("the event ends inside the NULL bits of a row")
    cells = []
    try:
        for rank, column in enumerate(images.columns):
            if not layout.cell_is_null(null_bits=nulls, bitmap_bit_rank=rank):
                cells.append((images, column, position))
                _, position = images.cell(column)(data, position)
    except (IndexError, struct.error) as error:
        raise MalformedEventError("a row ends after its event") from error
    return cells, position


def bad_value(cells: Sequence[Cell], data: bytes, *, is_counted: bool) -> tuple[Column, str] | None:
    """Return the first column whose value cannot be made, and what is wrong with the value.

    `is_counted`: count the texts that do not decode from that value on; those before it were counted.
    """
    bad: tuple[Column, str] | None = None
    for images, column, position in cells:
        try:
            images.cell(column, is_counted=is_counted and bad is not None)(data, position)
        except VALUE_ERRORS as error:
            bad = bad or (column, described(error))
    return bad


class LostRows:
    """The rows of one event that are lost, each for a value: the first one's error, and how many there are."""

    def __init__(self) -> None:
        self._first: MalformedRowError | None = None
        self._count = 0

    def add(self, error: MalformedRowError) -> None:
        """Take note of a row."""
        self._first = self._first or error
        self._count += 1

    @property
    def error(self) -> MalformedRowError | None:
        """One error for all of them."""
        return self._first and self._first.of(self._count)
