"""The text of a script: what Python writes between the lines of the loops."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.script_items import marked
from binlog_kaitai.compiled.rows.script_members import ScriptMembers
from binlog_kaitai.compiled.rows.text_output import TextOutput
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.text import Line

__all__ = ["ScriptOutput"]


class ScriptOutput:
    """Puts lines after those of the loops, and begins and ends transactions.

    Args:
        context: of the loops.
        text: what they write.
        members: what transactions have besides rows.
        marks_items: write lines so that `items` can tell what is one of them.
    """

    def __init__(self, context: Context, text: TextOutput, members: ScriptMembers, *, marks_items: bool) -> None:
        self._record, self._text, self._marks_items = context.record, text, marks_items
        self.members = members

    def say(self, lines: Iterator[Line]) -> Iterator[memoryview]:
        """Put lines after those of the loops."""
        for line in lines:
            if self._marks_items:
                yield from self._text.put(marked(line))
            else:
                yield from self._text.put((encoded(line) if isinstance(line, str) else line) + b"\n")

    def has_begun(self, number: int) -> bool:
        """Return whether a transaction of the walk is the open one of the script."""
        return bool(self._record[s.C_SCRIPT_TRX] == self._record[s.C_TRX_BASE] + number + 1)

    def begin(self, frame: Frame, event: Event, item: Integers) -> Iterator[memoryview]:
        """Begin the transaction of a work item."""
        yield from self.end()
        yield from self.say(self.members.begin_lines(frame, event, item))

    def end(self) -> Iterator[memoryview]:
        """Write the end of the transaction that the script lacks it of."""
        return self.say(self.members.end_lines())

    def end_before(self, number: int) -> Iterator[memoryview]:
        """Write that, unless it is that of a transaction of the walk."""
        if not self.has_begun(number):
            yield from self.end()

    def end_complete(self) -> Iterator[memoryview]:
        """Write that of a transaction that has ended in the log."""
        if self._record[s.C_SCRIPT_TRX] <= self._record[s.C_TRX_BASE] + self._record[s.C_TRX]:
            yield from self.end()
