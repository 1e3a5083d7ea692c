"""What all readers of rows by the fast loops have: the walk over the rows of their log."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.walk.compiled_reader import CompiledReader
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["RowsReader"]


class RowsReader(CompiledReader):
    """Reads the rows of one log by the fast loops; see `CompiledReader`."""

    @cached_property
    def _rows(self) -> RowWalk:
        return RowWalk(self._walk, self._has_enough_rows)

    @property
    def fallbacks(self) -> Counter[str]:
        """Rows events that Python took, by table."""
        return self._rows.fallbacks

    def _has_enough_rows(self, trx: Integers, form: FormatDescription | None) -> bool:
        from binlog_kaitai.compiled.rows.rows_ahead import has_enough_rows  # most runs do not ask for a number

        return has_enough_rows(self._walk, trx, form)
