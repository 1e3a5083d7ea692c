"""Sets of columns: a number with a bit for each, the same in Python and in the loops."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["ALL_COLUMNS", "LAST_BIT", "MOST_TEST", "ROW_BIT", "WIDTH", "Cells", "changed_cells", "column_bit"]

LAST_BIT = 61
"""The bit that columns share from its number on."""
ROW_BIT = 1 << LAST_BIT + 1
"""The row itself: that it is there, and under which key."""
WIDTH = 63
"""Bits of a set, which is no negative number of 64 bits."""
ALL_COLUMNS = (1 << WIDTH) - 1
"""The row itself and all of its columns."""
MOST_TEST = 1000
"""Bytes of a condition that a column has a value, after that of the key; a longer one is left out."""
Cells = Mapping[int, bytes | None]
"""Bytes of an image by the numbers of its columns, None for NULL."""


def column_bit(index: int) -> int:
    """Return the set of one column."""
    return 1 << min(index, LAST_BIT)


def changed_cells(before: Cells, after: Cells) -> int:
    """Return the columns that an update has changed."""
    changed = 0
    for index, cell in after.items():
        if index not in before or before[index] != cell:
            changed |= column_bit(index)
    return changed
