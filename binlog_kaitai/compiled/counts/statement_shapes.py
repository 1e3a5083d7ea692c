"""Rows and bytes by the shapes of statements: what the loops count, and what Python adds to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from binlog_kaitai.archive.stats import Tally
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.records import C

__all__ = ["StatementShapes"]

_ROOM = 1 << 10
_ROOM_OF_EACH = 256
"""Bytes that a shape has in the mean, where the room is made for them."""


class StatementShapes:
    """The table that the loops add to.

    Args:
        context: of the loops.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._unknown = memory.slots(r.Shape.SLOTS)
        self._shapes, self._texts = memory.records(0, r.Shape.SLOTS), list[memory.Bytes]()
        self._enter(_ROOM)
        context.record[C.said.keeps] = 1
        context.record[C.shapes.unknown] = memory.address(self._unknown)

    def _enter(self, room: int) -> None:
        """Have room for so many shapes, half of which may be used, and for texts of new ones."""
        record, old = self._context.record, self._shapes
        self._shapes = memory.records(room, r.Shape.SLOTS)
        moved = {0: 0, memory.address(self._unknown): memory.address(self._unknown)}
        for before, shape in enumerate(old):
            if shape[r.Shape.text]:
                place = shape[r.Shape.number] % room
                while self._shapes[place][r.Shape.text]:
                    place = (place + 1) % room
                self._shapes[place][:] = shape
                moved[_address(old, before)] = _address(self._shapes, place)
        record[C.shapes.now] = moved[int(record[C.shapes.now])]
        record[C.shapes.list], record[C.shapes.room] = memory.address(self._shapes), room
        size = room * _ROOM_OF_EACH
        self._texts.append(memory.text_room(size))
        record[C.shapes.texts], record[C.shapes.texts_room] = memory.address(self._texts[-1]), size
        record[C.shapes.texts_used] = 0

    def make_room(self) -> None:
        """Make room for more, if there is not enough for another one."""
        record = self._context.record
        if 2 * record[C.shapes.used] >= record[C.shapes.room]:
            self._enter(2 * len(self._shapes))
        elif record[C.shapes.texts_used] + 2 * s.SHAPE_ROOM > record[C.shapes.texts_room]:
            self._enter(len(self._shapes))

    def _find(self, text: str) -> Integers:
        """Return the record of the shape of a statement."""
        record, data = self._context.record, memory.constant(encoded(text))
        record[C.shapes.asked] = memory.address(data)
        record[C.shapes.asked_end] = memory.address(data) + len(data) - s.SLACK
        while self._context.run(s.FIND_SHAPE) != s.DONE:
            self.make_room()
        return self._at(int(record[C.shapes.found]))

    def _at(self, address: int) -> Integers:
        if address == memory.address(self._unknown):
            return self._unknown
        return self._shapes[(address - memory.address(self._shapes)) // r.Shape.BYTES]

    def say(self, text: str, number: int) -> None:
        """The rows that follow are of a statement, which has a number among those of rows."""
        record = self._context.record
        self._find(text)
        record[C.shapes.now], record[C.shapes.of] = record[C.shapes.found], number

    def add_statement(self, text: str, trx: int, size: int) -> None:
        """Count a statement of a transaction, by the number of that, in an event of so many bytes."""
        _begin(shape := self._find(text), trx)
        shape[r.Shape.bytes] += size

    def add_rows(self, said: int, trx: int, operation: str, rows: int, size: int) -> None:
        """Count rows of the statement with a number, 0 where the log does not tell it; see `add_statement`."""
        record = self._context.record
        is_said = said and said == record[C.shapes.of]
        _begin(shape := self._at(int(record[C.shapes.now])) if is_said else self._unknown, trx)
        shape[r.Shape.bytes] += size
        shape[r.Shape.inserts + OPERATIONS.index(operation)] += rows

    def sums(self) -> Iterator[tuple[str | None, Tally]]:
        """Yield the shapes with their sums; None for rows of which the log does not tell the statement."""
        for shape in (self._unknown, *self._shapes):
            counts = shape[r.Shape.inserts : r.Shape.inserts + len(OPERATIONS)].tolist()
            if shape[r.Shape.trxs]:
                rows = Counter({name: count for name, count in zip(OPERATIONS, counts, strict=True) if count})
                yield self._text(shape), Tally(int(shape[r.Shape.trxs]), rows, int(shape[r.Shape.bytes]))

    def _text(self, shape: Integers) -> str | None:
        for room in self._texts if shape[r.Shape.text] else ():
            start = int(shape[r.Shape.text]) - memory.address(room)
            if 0 <= start < len(room):
                return room[start : start + int(shape[r.Shape.length])].tobytes().decode("utf-8", "replace")
        return None


def _address(records: memory.Records, number: int) -> int:
    return memory.address(records) + number * r.Shape.BYTES


def _begin(shape: Integers, trx: int) -> None:
    """Count a transaction once."""
    if shape[r.Shape.last] != trx:
        shape[r.Shape.last] = trx
        shape[r.Shape.trxs] += 1
