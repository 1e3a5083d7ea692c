"""What the loops need to write rows as text, and what they leave of it to Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Generic, TypeVar

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.held_message import HeldMessage
from binlog_kaitai.compiled.lines.text_buffer import TextBuffer
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, Do, When, quietly
from binlog_kaitai.errors import BinlogError, MalformedEventError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS

__all__ = ["TRANSACTION_BYTES", "TextOutput", "as_it_is"]

P = TypeVar("P")

_OUT_BYTES = 1 << 20
_MAX_OUT_BYTES = 1 << 28
"""Python writes large values in pieces."""
TRANSACTION_BYTES = 1 << 11
"""Of what rows say of their transaction."""
_PADDED_BYTES = 1 << 17
_MOST_VALUES = 32 << 20
"""Characters of the values of one event that Python makes for the loops; an event with more is for Python."""


def as_it_is(text: memoryview) -> Iterable[memoryview]:
    """Return text as one piece, or none."""
    return (text,) if text else ()


class TextOutput(Generic[P]):
    """Text that the loops write, and Python between it. The records of tables have `plans`.

    Args:
        items: the work items.
        texts: the constant texts of all rows, in the order of their numbers in `abi`.
        deliver: returns what is made of text, which may be none; the memory is used again.
        transaction_text: returns what rows say of their transaction, where the loops do not render it.
        most_bytes: of text at once, if they are fewer than usual; an event with a row that may need more is for Python.
    """

    def __init__(
        self,
        items: Items,
        texts: Sequence[str],
        deliver: Callable[[memoryview], Iterable[P]],
        transaction_text: Callable[[Transaction], str] = lambda transaction: "",
        most_bytes: int | None = None,
    ) -> None:
        self._items, self._context, self._deliver, self._most_bytes = items, items.context, deliver, most_bytes
        self._transaction_text = transaction_text
        record = items.context.record
        self.set_texts(texts)
        self._padded, self._values = memory.text_room(_PADDED_BYTES), Texts([])
        record[C.scratch.padded] = memory.address(self._padded)
        self._buffer = TextBuffer(items.context, _OUT_BYTES)
        self._held = HeldMessage(items.context)
        self._transaction = memory.text_room(TRANSACTION_BYTES)
        self._odd_transaction = self._transaction
        record[C.trx_text.buffer] = memory.address(self._transaction)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Have other constant texts."""
        self._texts = Texts(texts)
        self.size = self._texts.size
        """Bytes of them."""
        self._slots = memory.numbers(self._texts.slots)
        self._context.record[C.known.texts] = memory.address(self._slots)

    def register(self, answers: Answers[P]) -> None:
        """Put in what the loops ask for while they write."""
        odd = answers.to_loops[s.ODD]
        answers.to_loops |= {
            s.VALUES: partial(self._make_values, odd),
            s.TRANSACTION_TEXT: quietly(self._make_transaction),
            s.NOTES_FULL: quietly(lambda item: self._context.notes.grow()),
            s.LINES_FULL: partial(self._make_space, odd),
        }

    @property
    def is_large(self) -> bool:
        """Whether a large event has left a large buffer."""
        return self._buffer.is_large

    def put(self, text: bytes) -> Iterator[P]:
        """Put text after that of the loops."""
        if not self._buffer.put(text):
            yield from self.flush()
            if not self._buffer.put(text):
                yield from self._deliver(memoryview(text))

    def put_whole(self, text: bytes) -> Iterator[P]:
        """Put text after that of the loops, where it stays until it is delivered with what follows."""
        if not self._buffer.put(text):
            yield from self.flush()
            if len(text) > self._buffer.room:
                self._buffer.resize(len(text))
            self._buffer.put(text)

    def flush(self) -> Iterator[P]:
        """Deliver the text, but for what is held."""
        held = self._held.take(self._buffer)
        yield from self._deliver(self._buffer.take())
        self._buffer.shrink()
        self._held.put_back(held, self._buffer)

    def deliver(self, when: When) -> Iterator[P]:
        """Deliver the text, and count the rows of tables."""
        if when is not When.TABLES:
            yield from self.flush()
        if when in (When.TABLES, When.LOG):
            self._items.registry.definitions.take_counts(self._items.ledger.rows)

    def double(self, room: int) -> None:
        """Make twice as much room, and some besides, in the empty buffer."""
        self._buffer.resize(2 * self._buffer.room + room)

    def make_room(self, wanted: int) -> Iterator[P]:
        """Deliver the text, or make room for so many bytes where that is empty."""
        if self._context.record[C.out.used] > len(self._held):
            yield from self.flush()
        else:
            self._grow(wanted)

    def _grow(self, wanted: int) -> None:
        held = self._held.take(self._buffer)
        self._buffer.resize(max(2 * self._buffer.room, wanted + len(held)))
        self._held.put_back(held, self._buffer)

    def _make_space(self, odd: Do[P], item: Integers) -> Iterator[P]:
        """Make room for another row."""
        record = self._context.record
        if record[C.out.used] > len(self._held):
            yield from self.flush()
            return
        store = self._items.store()
        row_bytes = 0 if store is None else store.record[r.Table.row_bytes]
        beside = record[C.trx_text.length] + record[C.trx_text.around] + record[C.said.length]
        wanted = int(record[C.notes.wanted_room] + row_bytes + beside)
        if wanted <= (_MAX_OUT_BYTES if self._most_bytes is None else self._most_bytes):
            self._grow(wanted)
        else:
            yield from odd(item)

    def _make_transaction(self, item: Integers) -> None:
        """Make the text of a transaction that the loops do not render."""
        number = int(item[r.Item.trx])
        data = memory.constant(encoded(self._transaction_text(self._context.trxs.read(number))))
        self._odd_transaction = data
        record = self._context.record
        record[C.followed.text], record[C.followed.length] = memory.address(data), len(data) - s.SLACK
        record[C.followed.of] = record[C.trxs.base] + number + 1
        self._context.run(s.TAKE_TRANSACTION)

    def _text_of(self, plan: TextPlan, note: Integers) -> str:
        """Return the text of a value that is for Python."""
        notes = self._context.notes
        if note[r.Note.form] == ra.IS_VALUE:
            return plan.text(notes.cell(note))
        return plan.changed(notes.document(note), notes.cell(note))

    def _make_values(self, odd: Do[P], item: Integers) -> Iterator[P]:
        """Make the texts of values that the loops have left to Python; where there is none, Python tells why."""
        context, record, store, ledger = self._context, self._context.record, self._items.store(), self._items.ledger
        assert store is not None
        notes = [context.notes[number] for number in range(record[C.notes.num])]
        ledger.asked.values += len(notes)
        undecodable = ledger.undecodable_text.copy()
        texts, left = list[str](), _MOST_VALUES
        try:
            for note in notes:
                texts.append(self._text_of(store.plans[note[r.Note.column]], note))
                left -= len(texts[-1])
                if left < 0:
                    raise MalformedEventError("too much text to hold all of it")
        except (BinlogError, *PARSE_ERRORS):
            ledger.undecodable_text.clear()
            ledger.undecodable_text.update(undecodable)
            yield from odd(item)
            return
        self._values = Texts(texts)
        slots = self._values.slots
        for note, text, length in zip(notes, slots[::2], slots[1::2], strict=True):
            note[r.Note.text], note[r.Note.len_text] = text, length
        record[C.trx_text.has_values] = 1
