"""Lines for eyes: nothing in them that a terminal would obey, as `text.terminal` says."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.records import C
from binlog_kaitai.text.terminal import printable_lines

__all__ = ["PrintedLines"]


class PrintedLines:
    """Writes lines with escapes for what is not printed; most have none, which the loops see at once.

    Args:
        write: takes lines in UTF-8.
    """

    def __init__(self, write: Callable[[memoryview], None]) -> None:
        self._write, self._record, self._loops = write, memory.slots(C.SLOTS), load()
        self._record[C.action] = s.ARE_PRINTED

    def __call__(self, lines: memoryview) -> None:
        self._write(lines if self._are_printed(lines) else printable_lines(lines))

    def _are_printed(self, lines: memoryview) -> bool:
        if lines.readonly:  # made by Python
            return False
        self._record[C.out.text], self._record[C.out.used] = memory.address(lines), len(lines)
        return bool(self._loops(memory.address(self._record)))
