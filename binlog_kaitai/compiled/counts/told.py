"""What becomes of transactions that were counted: objects, or lines that the loops write."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar, runtime_checkable

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.compiled.lines.characters import printable_points
from binlog_kaitai.compiled.lines.text_buffer import TextBuffer
from binlog_kaitai.compiled.lines.zone import ZoneRecord
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.text.transaction_lines import TransactionLines

__all__ = ["InLines", "LinesForm", "Teller", "TellsLines"]

P = TypeVar("P")
_OUT_BYTES = 1 << 18
_NUMBER_BYTES = 704
"""Bytes of all numbers and times of a line, with the spaces before them."""
_ALL = (1 << 63) - 1


class Teller(Protocol[P]):
    """Makes something of transactions that were counted."""

    def up_to(self, last: int) -> Iterator[P]:
        """Yield what becomes of the transactions up to one; their tallies may be forgotten then."""

    def kept(self, last: int) -> list[P]:
        """Return the same, so that it holds on."""


@dataclass(slots=True)
class LinesForm:
    """What lines of transactions are like."""

    writer: TransactionLines
    number: int
    """That of the form, AS_JSON_LINES or AS_TEXT_LINES."""
    time: Callable[[int], str] | None = None
    """Makes the text of a time in seconds since 1970-01-01 UTC; None for UTC."""
    left: int = _ALL
    """How many lines are still wanted."""


@runtime_checkable
class InLines(Protocol):
    """A reader that writes transactions as lines."""

    ledger: FileLedger
    on_pause: Callable[[], None]

    def lines(self, form: LinesForm) -> Iterator[memoryview]:
        """Yield them in UTF-8, some at a time. The memory is used again. Raises BinlogError."""


class TellsLines:
    """Has the loops write a line of each transaction, with those that they leave to Python between them."""

    def __init__(self, context: Context, tallies: Tallies, file: str, form: LinesForm) -> None:
        self._context, self._tallies, self._form, self._told = context, tallies, form, tallies.told
        self._texts = Texts(form.writer.texts(file))
        self._slots = memory.numbers(self._texts.slots)
        context.record[C.known.texts] = memory.address(self._slots)
        if form.number == ra.AS_TEXT_LINES:
            context.record[C.known.printable] = memory.address(printable_points())
        self._zone = ZoneRecord(context, form.time)
        self._out = TextBuffer(context, _OUT_BYTES)
        self._told[r.Told.form] = form.number
        self._told[r.Told.line_bytes] = self._texts.size + _NUMBER_BYTES + 2 * s.GTID_ROOM + s.USER_ROOM

    def up_to(self, last: int) -> Iterator[memoryview]:
        """Yield the lines of the transactions up to one. The memory is used again."""
        told, told[r.Told.last] = self._told, last
        told[r.Told.wanted], told[r.Told.num_told] = self._form.left, 0
        while (answer := self._context.run(s.TELL)) != s.DONE:
            if answer == s.VALUES:
                self._tallies.make_asked_text()
            elif answer == s.LINES_FULL:
                yield from self._make_room()
            elif answer != s.ZONE or not self._zone.learn(int(told[r.Told.start])):
                yield from self._by_python()
        self._form.left = int(told[r.Told.wanted] - told[r.Told.num_told])
        yield from self._flush()
        self._out.shrink()

    def kept(self, last: int) -> list[memoryview]:
        """Return the same, as copies."""
        return [memoryview(bytes(lines)) for lines in self.up_to(last)]

    def _by_python(self) -> Iterator[memoryview]:
        """Yield the lines of the transaction at hand."""
        for summary in self._tallies.summaries():
            if self._told[r.Told.wanted] > self._told[r.Told.num_told]:
                self._told[r.Told.wanted] -= 1
                line = encoded(f"{self._form.writer.line(summary)}\n")
                if not self._out.put(line):
                    yield from self._flush()
                    yield memoryview(line)

    def _make_room(self) -> Iterator[memoryview]:
        wanted = int(self._context.record[C.notes.wanted_room])
        if self._context.record[C.out.used]:
            yield from self._flush()
        else:
            self._out.resize(2 * wanted)

    def _flush(self) -> Iterator[memoryview]:
        lines = self._out.take()
        if lines:
            yield lines
