"""Rows that were changed again, by changes that are not undone: which of them cannot simply be put back.

A row is known by its table and its primary key, without one by all of its values. Kept is a number of 64 bits of that:
where two rows share it by accident, which is not to be expected of less than thousands of millions, one is left out.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import repeat
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.images import Row
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.column_sets import ALL_COLUMNS, WIDTH, changed_cells
from binlog_kaitai.sql.row_identity import RowIdentity
from binlog_kaitai.undoing.number_sets import RowNumbers
from binlog_kaitai.values.charset import TextPolicy

__all__ = ["Conflict", "Conflicts", "KnownRows", "LeftOut"]

_BYTE_BITS = 8
_BEHIND = 1 << 127
"""A place after all, with no columns."""
_MOST_SETS = 64
"""Of columns that are told apart after all that is undone; others are taken for all columns."""
_MOST_SHOWN = 1000
"""Conflicts that are kept as text."""
_NOTHING: Mapping[int, Any] = {}


@dataclass(frozen=True, slots=True)
class Conflict:
    """A row that was changed again."""

    row: str
    operation: str
    place: str
    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    is_by_key: bool = True
    """Else other rows may be the same."""


@dataclass(slots=True)
class LeftOut:
    """Changes of one row that are not undone."""

    conflict: Conflict
    """How the row was changed again, first."""
    first: str = ""
    """Place of the first of the changes."""
    changes: int = 0


class KnownRows:
    """Reads of rows that are not undone what they are known by: of a table with a key nothing else, so that damage of
    other values is none of theirs."""

    def __init__(self, file: str, options: ReadOptions) -> None:
        self._file, self._options = file, options
        self._decoders: Bounded[frozenset[str], EventDecoder] = Bounded()

    def changed(self, frame: Frame, body: RowsEvent, table: Table, identity: RowIdentity) -> Iterator[int]:
        """Return the columns of each row that an event has changed, without an end where that is all. Raises
        BinlogError."""
        if not identity.key or body.operation != "update":
            return repeat(ALL_COLUMNS)
        cells = self._decoder(frozenset()).row_cells(frame, table)
        return (changed_cells(before, after) for before, after in cells)

    def of(self, frame: Frame, body: RowsEvent, table: Table, identity: RowIdentity) -> Iterator[tuple[int, Row]]:
        """Return the rows of an event, with their numbers. Raises BinlogError."""
        is_passed = not identity.key and body.operation == "insert"  # no row that was there
        return iter(()) if is_passed else self.keyed(frame, body, table, identity)

    def keyed(self, frame: Frame, body: RowsEvent, table: Table, identity: RowIdentity) -> Iterator[tuple[int, Row]]:
        """Return the rows of an event, with their numbers: of a table with a key only the key. Raises BinlogError."""
        if not _has(body.columns_before_image, table, table.primary_key if identity.key else ()):
            return body.rows.limited(None).numbered()
        again = self._by_key(identity).rows_again(frame, table).body
        assert isinstance(again, RowsEvent)
        return again.rows.numbered()

    def inverted(
        self, frame: Frame, body: RowsEvent, table: Table, identity: RowIdentity
    ) -> Iterator[tuple[int, Row, bytes, bool]]:
        """Yield number and row of each row of an event, as `keyed` does, its images in the other order, and whether
        they have all columns. Raises BinlogError."""
        rows, pieces = self.keyed(frame, body, table, identity), self._by_key(identity).row_pieces(frame, table)
        every = range(len(table.columns))
        images = (body.columns_before_image, body.columns_after_image)
        is_whole = all(_has(bits, table, every) for bits in images if bits is not None)
        for (number, row), (before, after) in zip(rows, pieces, strict=True):
            yield number, row, after + before, is_whole

    def _by_key(self, identity: RowIdentity) -> EventDecoder:
        return self._decoder(frozenset(name.casefold() for name in identity.key))

    def _decoder(self, names: frozenset[str]) -> EventDecoder:
        known = self._decoders.get(names)
        if known is None:
            options = self._options
            policy = replace(options.value_policy(TextPolicy(options.text_errors)), columns=names)
            made = EventDecoder(self._file, policy=policy, max_event_size=options.max_event_size)
            known = self._decoders.put(names, made, len(names))
        return known


def _has(bits: bytes, table: Table, columns: Sequence[int]) -> bool:
    """Return whether images have columns of a table, of which there is one at least; as their bits say."""
    is_sound = len(table.columns) <= _BYTE_BITS * len(bits)
    return bool(columns) and is_sound and all(layout.bitmap_bit_is_set(idx=n, bitmap_bytes=bits) for n in columns)


class Conflicts:
    """Remembers what is undone, and what was changed after it: which columns of which rows.

    Places are those of the store of what is undone, which grows in the order of the log.
    """

    def __init__(self) -> None:
        self._undone = RowNumbers()
        self.on_watch: Callable[[int], None] | None = None
        """Told of each row that is remembered by itself, since it was set."""
        self._last: dict[int, tuple[int, ...]] = {}
        """By row: the places at which it was changed again, with the columns that were not changed later on."""
        self._usual: tuple[int, ...] = ()
        """What the last row of these has."""
        self._shown: dict[int, dict[int, Conflict]] = {}
        """By row, and by such a place with its columns."""
        self._behind: dict[int, RowNumbers] = {}
        """Rows that were changed again after all that is undone, by the columns."""
        self._carried: dict[int, int] = {}
        """By row: columns that count as changed after the records that are still to come."""
        self._causes: dict[int, Conflict] = {}
        """How one of them was changed."""
        self._waiting = array("q")
        """Found in a transaction that has not ended: three numbers for each, the row, its columns and the place."""
        self._waiting_shown: dict[int, Conflict] = {}
        """How the row was changed of some of them, by where their numbers begin."""

    def watch(self, numbers: Iterable[int]) -> None:
        """Remember a row that is undone."""
        for number in numbers:
            self._undone.add(number)
            if self.on_watch is not None:
                self.on_watch(number)

    def watch_all(self, numbers: memoryview[int]) -> None:
        """Remember the rows of some numbers."""
        self._undone.add_all(numbers)

    @property
    def is_empty(self) -> bool:
        """No row that is undone was changed again."""
        return not (self._last or self._behind)

    @property
    def has_one(self) -> bool:
        """All that is undone is of one row."""
        numbers = iter(self._undone)
        first = next(numbers, None)
        return first is not None and all(number == first for number in numbers)

    def __contains__(self, number: int) -> bool:
        return number in self._undone

    def again(self) -> Iterator[array[int]]:
        """Yield the numbers of rows that were changed again, some at a time."""
        yield array("q", self._last)
        for rows in self._behind.values():
            yield from rows.parts()

    def undone(self) -> Iterator[array[int]]:
        """Yield the numbers of rows that are undone, some at a time."""
        return self._undone.parts()

    def add(self, number: int, columns: int, place: int, conflict: Conflict | None, *, is_open: bool) -> None:
        """Note that columns of a row were changed again; in a transaction that is open it only counts when that is
        committed."""
        if conflict is not None and self.shows(number):
            self._waiting_shown[len(self._waiting)] = conflict
        self._waiting.extend((number, columns, place))
        if not is_open:
            self.end(committed=True)

    def add_behind(self, number: int, columns: int, conflict: Conflict | None) -> None:
        """Note that columns of a row were changed again after all that is undone."""
        if columns not in self._behind and len(self._behind) >= _MOST_SETS:
            columns = ALL_COLUMNS
        self._behind.setdefault(columns, RowNumbers()).add(number)
        if conflict is not None and self.shows(number):
            self._shown.setdefault(number, {}).setdefault(_BEHIND | columns, conflict)

    def shows(self, number: int) -> bool:
        """Return whether it is kept how a row was changed again."""
        return number in self._shown or len(self._shown) + len(self._waiting_shown) < _MOST_SHOWN

    def end(self, *, committed: bool) -> None:
        """End the open transaction."""
        waiting = self._waiting
        for at in range(0, len(waiting) if committed else 0, 3):
            number, columns, place = waiting[at : at + 3]
            change, others, conflict = place << WIDTH | columns, ~columns, self._waiting_shown.get(at)
            before = self._last.get(number, ())
            left = tuple(known & others for known in before if known & ALL_COLUMNS & others)
            changes = (*left, change)
            if changes != self._usual:  # mostly equal for many rows, which then share it
                self._usual = changes
            self._last[number] = self._usual
            if conflict is not None:
                shown = self._shown.get(number, {})
                kept = {known & others: shown[known] for known in before if known in shown and known & others in left}
                self._shown[number] = {**kept, change: shown.get(change, conflict)}  # the first of such
        del waiting[:]
        self._waiting_shown.clear()

    def begin_reading(self) -> None:
        """Begin to ask about records, from the last one on."""
        self._carried.clear()
        self._causes.clear()

    def of(self, numbers: Sequence[int], columns: int, place: int) -> tuple[bool, Conflict | None]:
        """Return whether columns of the row of a record at a place were changed again after it, and how, if that was
        kept.

        For the records before it, what is left out was changed again, and a row with two numbers, whose key is put
        back, was changed again under both.
        """
        changed, cause, other = 0, None, None
        for number in sorted(numbers) if len(numbers) > 1 else numbers:
            for mask, conflict in self._later(number, place):
                changed |= mask
                cause = cause or (conflict if mask & columns else None)
                other = other or conflict
        is_left_out = changed & columns != 0
        carried = changed if len(numbers) > 1 else 0
        if is_left_out and (len(numbers) > 1 or columns & ~changed):
            carried |= columns if len(numbers) == 1 else ALL_COLUMNS
        for number in numbers if carried else ():
            before = self._carried.get(number, 0)
            self._carried[number] = carried if before | carried == carried else before | carried
            self._causes.pop(number, None)
            if (known := cause or other) is not None:
                self._causes[number] = known
        return is_left_out, cause

    def _later(self, number: int, place: int) -> list[tuple[int, Conflict | None]]:
        """Return columns of a row that were changed again after a place, and how, the last change first."""
        shown = self._shown.get(number, _NOTHING)
        found = [(columns, shown.get(_BEHIND | columns)) for columns, rows in self._behind.items() if number in rows]
        changes = (change for change in reversed(self._last.get(number, ())) if change >> WIDTH > place)
        found += [(change & ALL_COLUMNS, shown.get(change)) for change in changes]
        if number in self._carried:
            found.append((self._carried[number], self._causes.get(number)))
        return found
