"""What was counted of transactions, by the loops and by Python in its place, and the summaries that are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.summaries import MOST_STATEMENT, TransactionSummary
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.characters import utf8_charsets
from binlog_kaitai.compiled.rows.table_names import TableNames

__all__ = ["KINDS", "Tallies", "number_of"]

_ROOM_TALLIES = 1 << 12
_ROOM_ORDER = 1 << 6
_MICROS = 1_000_000
_NAMES = {s.INSERT: OPERATIONS[0], s.UPDATE: OPERATIONS[1], s.DELETE: OPERATIONS[2]}
KINDS = {name: kind for kind, name in _NAMES.items()}
"""By operation: what the loops call it."""
_STATEMENTS = s.MEMBER, s.ALONE
_TEXTS = s.MEMBER, s.ALONE, s.SAID
_ALONE = "statement"
"""The outcome of what stands for itself."""
Tally = list[Any]
"""A record of `loops.record_abi`: of rows with the name of the table (None where it is not known) in place of that of
the name; of what has a text with this in its place; of a LOAD DATA with the text, the record of its transaction up to
there in place of rows, and whether it is wanted in place of bytes: None where something else in the transaction has to
be."""


class Tallies:
    """What was counted of the transactions that are not delivered yet, in their order.

    Args:
        context: of the loops, which count.
        names: of the tables.
        file: name of the log.
        text_of: gives the text of the statement of a work item, which is still there.
    """

    def __init__(self, context: Context, names: TableNames, file: str, text_of: Callable[[int], str]) -> None:
        self._context, self._names, self._file, self._text_of = context, names, file, text_of
        self.told = memory.slots(ra.TD_SIZE)
        """What becomes of transactions; see `loops.record_abi`."""
        self._order = memory.slots(_ROOM_ORDER)
        self.told[ra.TD_ORDER], self.told[ra.TD_ROOM_ORDER] = memory.address(self._order), _ROOM_ORDER
        self._charsets = utf8_charsets()
        context.record[s.C_TOLD_TRXS] = memory.address(self.told)
        context.record[s.C_UTF8_CHARSETS] = memory.address(self._charsets)
        self._records, self._texts = memory.records(0, ra.TA_SIZE), memory.text_room(0)
        self._resize(_ROOM_TALLIES)
        self._loads: dict[int, tuple[str, list[int] | None, bool | None]] = {}
        """What tallies of LOAD DATA have besides, by a number of theirs."""
        self._num_loads = 0
        self._begun: dict[int, list[int]] = {}
        """The records of transactions when they were begun, where something that stands for itself came in between."""
        self.num_loads = 0
        """Of those that were wanted for something else in their transaction."""

    def _resize(self, room: int) -> None:
        """Make room for so many tallies, and for the texts of those."""
        old, old_texts = self._records, self._texts
        self._records, self._texts = memory.records(room, ra.TA_SIZE), memory.text_room(room * ra.TALLY_TEXT)
        self._records.slots[: len(old.slots)] = old.slots
        used = len(old) * ra.TALLY_TEXT
        self._texts[:used] = old_texts[:used]
        record = self._context.record
        record[s.C_TALLIES], record[s.C_ROOM_TALLIES] = memory.address(self._records), room
        record[s.C_TALLY_TEXTS] = memory.address(self._texts)

    @property
    def _count(self) -> int:
        return int(self._context.record[s.C_NUM_TALLIES])

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another one."""
        return self._count == len(self._records)

    def make_room(self) -> None:
        """Make room for more, of the same transaction."""
        self._resize(2 * len(self._records))

    def _set_count(self, count: int) -> None:
        """Have so many tallies."""
        record, records, first = self._context.record, self._records, max(count - 1, 0)
        while first and records[first - 1][ra.TA_TRX] == records[first][ra.TA_TRX]:
            first -= 1
        record[s.C_NUM_TALLIES], record[s.C_FIRST_TALLY] = count, first

    def _find(self, number: int, kind: int, store: int) -> int | None:
        """Return the number of a tally of a transaction; None where there is none."""
        for index in range(self._count - 1, -1, -1):
            record = self._records[index]
            if record[ra.TA_TRX] != number:
                return None
            if record[ra.TA_KIND] == kind and (kind in _TEXTS or record[ra.TA_STORE] == store):
                return index
        return None

    def _new(self, number: int, kind: int, store: int, about: tuple[int, int, int]) -> int:
        """Begin a tally of a transaction, with time, server and connection; returns its number."""
        if self.is_full:
            self.make_room()
        count = self._count
        self._records[count][:] = memory.record([number, store, kind, 0, 0, *about])
        self._set_count(count + 1)
        return count

    def add_rows(
        self, number: int, name: str | None, kind: int, rows: int, size: int, about: tuple[int, int, int]
    ) -> None:
        """Add rows of a table (None where that is not known), which Python has counted; `about` is the time, the server
        and the connection of their event, which has so many bytes."""
        store = 0 if name is None else self._names.address(name)
        index = self._find(number, kind, store)
        if index is None:
            index = self._new(number, kind, store, about)
        record = self._records[index]
        record[ra.TA_ROWS] += rows
        record[ra.TA_BYTES] += size
        record[ra.TA_TIME] = min(record[ra.TA_TIME], about[0])

    def add_text(self, number: int, kind: int, text: str, *, is_wanted: bool, about: tuple[int, int, int]) -> None:
        """Add a statement of a kind that Python has met."""
        index = self._find(number, kind, 0)
        if index is None:
            index = self._new(number, kind, 0, about)
        elif self._records[index][ra.TA_BYTES] not in (0, ra.INFLATED):
            return  # the first that has a text is kept
        self._records[index][ra.TA_ROWS] = 0 if is_wanted else ra.NOT_WANTED
        self._put_text(index, text)

    def add_load(
        self, number: int, text: str, counted: list[int] | None, is_wanted: bool | None, about: tuple[int, int, int]
    ) -> None:
        """Add a LOAD DATA, with the record of its transaction up to there."""
        self._num_loads += 1
        self._loads[self._num_loads] = text, counted, is_wanted
        self._new(number, ra.LOAD, self._num_loads, about)

    def _put_text(self, index: int, text: str) -> None:
        """Keep the text of a tally."""
        data, at = encoded(text[:MOST_STATEMENT]), index * ra.TALLY_TEXT
        self._texts[at : at + len(data)] = data
        record = self._records[index]
        record[ra.TA_STORE], record[ra.TA_BYTES] = at + 1, ra.INFLATED - len(data)

    def keep_texts(self, first: int = 0) -> None:
        """Look up all texts, or those from a tally on: the work items are about to go."""
        for index in range(first, self._count):
            record = self._records[index]
            if record[ra.TA_KIND] in _TEXTS and record[ra.TA_BYTES] >= ra.NOT_THERE:
                self._put_text(index, self._text(index))

    def make_asked_text(self) -> None:
        """Keep the text for which the loops have asked."""
        index = int(self.told[ra.TD_ASKED])
        self._put_text(index, self._text(index))

    def _text(self, index: int) -> str:
        """Return the beginning of the text of a tally."""
        _, store, _, number, length, _, _, _ = self._records[index].tolist()
        if length <= ra.INFLATED:
            return str(self._texts[store - 1 : store - 1 + ra.INFLATED - length], "utf-8")
        data = self._context.buffer[store : store + min(max(length, 0), MOST_STATEMENT)].tobytes()
        if length >= 0 and data.isascii():
            return data.decode("ascii")
        return "" if number == ra.NOT_WANTED else self._text_of(number)[:MOST_STATEMENT]

    def groups(self, last: int) -> Iterator[None]:
        """Have TD_NEXT and TD_END be those of each transaction up to one, in turn; whoever takes one sets TD_NEXT."""
        told = self.told
        while told[ra.TD_NEXT] < self._count:
            first = end = int(told[ra.TD_NEXT])
            number = self._records[first][ra.TA_TRX]
            if number > last:
                return
            while end < self._count and self._records[end][ra.TA_TRX] == number:
                end += 1
            told[ra.TD_END] = end
            yield

    def drop(self) -> None:
        """Forget the tallies before TD_NEXT; those that are left move up."""
        first, count = int(self.told[ra.TD_NEXT]), self._count
        self.told[ra.TD_NEXT] = 0
        left, size, room = count - first, ra.TA_SIZE, ra.TALLY_TEXT
        self.keep_texts(first)
        if first and left:
            self._records.slots[: left * size] = self._records.slots[first * size : count * size]
            self._texts[: left * room] = self._texts[first * room : count * room]
            for index in range(left):
                record = self._records[index]
                if record[ra.TA_KIND] in _TEXTS:
                    record[ra.TA_STORE] = index * room + 1
        self._set_count(left)

    def _index(self, number: int) -> int:
        return number - number_of(self._context, 0)

    def _slots(self, number: int) -> list[int]:
        slots: list[int] = self._context.trx(self._index(number))[: s.T_SLOTS].tolist()
        return slots

    def _tally(self, index: int) -> Tally:
        """Return a tally with its text or its name."""
        tally: Tally = self._records[index].tolist()
        kind = tally[ra.TA_KIND]
        if kind in _TEXTS:
            tally[ra.TA_STORE] = self._text(index)
        elif kind == ra.LOAD:
            tally[ra.TA_STORE], tally[ra.TA_ROWS], tally[ra.TA_BYTES] = self._loads.pop(tally[ra.TA_STORE])
        else:
            tally[ra.TA_STORE] = self._names.name(tally[ra.TA_STORE])
        return tally

    def summaries(self) -> Iterator[TransactionSummary]:
        """Yield what is known of the transaction at hand, after each LOAD DATA in it, and pass over it."""
        first, end = int(self.told[ra.TD_NEXT]), int(self.told[ra.TD_END])
        number = int(self._records[first][ra.TA_TRX])
        tallies = self._set_apart(number, [self._tally(index) for index in range(first, end)])
        slots = self._slots(number)
        began = self._begun.pop(number, slots)
        if any(tally[ra.TA_KIND] == ra.LOAD for tally in tallies):
            tallies, slots, begun, loads = self._without_loads(number, tallies, slots)
            began = begun if began[s.T_FIRST_AT] > begun[s.T_FIRST_AT] or not began[s.T_FIRST_AT] else began
            yield from loads
        summary = self._summary(self._index(number), tallies, slots, began)
        if summary is not None:
            yield summary

    def _set_apart(self, number: int, tallies: list[Tally]) -> list[Tally]:
        """Return the tallies of the transaction at hand, and pass over it. What completes a prepared one has a
        transaction to itself: what came before it is in the next."""
        first, end = int(self.told[ra.TD_NEXT]), int(self.told[ra.TD_END])
        self.told[ra.TD_NEXT] = end
        alone = next((tally for tally in tallies if tally[ra.TA_KIND] == s.ALONE), None)
        if alone is None:
            return tallies
        apart = [tally for tally in tallies if tally[ra.TA_KIND] == ra.LOAD]
        if alone[ra.TA_ROWS] != ra.NOT_WANTED:
            apart.append(alone)
        others = s.ALONE, s.SAID, ra.LOAD
        before = [index for index in range(first, end) if self._records[index][ra.TA_KIND] not in others]
        if before:
            self._hand_on(number, before, end)
        return apart

    def _hand_on(self, number: int, before: list[int], end: int) -> None:
        """Have tallies of a transaction be those of the next, whose own stand from `end` on."""
        start = end - len(before)
        texts = [self._text(index) if self._records[index][ra.TA_KIND] in _TEXTS else None for index in before]
        kept = [self._records[index].tolist() for index in before]
        for index, slots, text in zip(range(start, end), kept, texts, strict=True):
            self._records[index][:] = memory.record([number + 1, *slots[1:]])
            if text is not None:
                self._put_text(index, text)
        self.told[ra.TD_NEXT], self.told[ra.TD_OF_PYTHON] = start, number + 1
        self._set_count(self._count)
        self._begun[number + 1] = self._begun[number] if number in self._begun else self._slots(number)

    def _summary(
        self, index: int, tallies: list[Tally], slots: list[int], began: list[int]
    ) -> TransactionSummary | None:
        """Return what is known of a transaction, or a part of one; None where nothing of it is wanted."""
        begin = next((tally for tally in tallies if tally[ra.TA_KIND] != s.SAID), None)
        if begin is None:
            return None
        summary = self._begin(index, begin, slots, began)
        statement = said = None
        rows, row_bytes = summary.rows, summary.row_bytes
        for tally in tallies:
            _, text, kind, count, size, time, _, _ = tally
            if kind in _STATEMENTS:
                statement = statement or text
            elif kind == s.SAID:
                said = said or tally
            elif text is not None:
                key = text, _NAMES[kind]
                rows[key] = rows.get(key, 0) + count
                row_bytes[key] = row_bytes.get(key, 0) + size
                summary.start = time if time < summary.start else summary.start
        if begin[ra.TA_KIND] == s.ALONE or (begin[ra.TA_KIND] == s.MEMBER and slots[s.T_KNOWN] & s.IS_ALONE):
            summary.statement = statement
        else:
            summary.outcome = OUTCOMES[slots[s.T_OUTCOME]]
            summary.statement = statement or (None if said is None else said[ra.TA_STORE])
        return summary

    def _begin(self, index: int, begin: Tally, slots: list[int], began: list[int]) -> TransactionSummary:
        """Return what the events say of a transaction, or a part of one, that begins with a tally."""
        commit = slots[s.T_IMMEDIATE] if slots[s.T_KNOWN] & s.HAS_COMMIT_TIMES else None
        gtid = self._context.gtid(index)
        if slots[s.T_IS_ODD]:
            made = self._context.transaction(index)
            gtid, commit = made.gtid, made.immediate_commit
        _, _, _, _, _, time, server, thread = begin
        return TransactionSummary(
            self._file,
            began[s.T_FIRST_AT],
            gtid,
            None if thread < 0 else thread,
            server,
            min(time, began[s.T_FIRST_TIME]),
            slots[s.T_LAST_TIME] if commit is None else commit / _MICROS,
            _ALONE,
            slots[s.T_BYTES_STORED],
            slots[s.T_BYTES_INFLATED],
            slots[s.T_STOP],
            Counter(),
            Counter(),
        )

    def _without_loads(
        self, number: int, tallies: list[Tally], slots: list[int]
    ) -> tuple[list[Tally], list[int], list[int], list[TransactionSummary]]:
        """Take what stands for itself out of a transaction: returns its other tallies, what was counted after the last
        LOAD DATA, what was when the transaction was begun, and what was taken out."""
        rest: list[Tally] = []
        loads: list[TransactionSummary] = []
        carried: list[int] | None = None
        first: list[int] | None = None
        has_others = any(tally[ra.TA_KIND] not in (s.SAID, ra.LOAD) for tally in tallies)
        for tally in tallies:
            if tally[ra.TA_KIND] != ra.LOAD:
                rest.append(tally)
                continue
            counted, is_wanted = _joined(carried, tally[ra.TA_ROWS]), tally[ra.TA_BYTES]
            if first is None and any(other[ra.TA_KIND] != s.SAID for other in rest):
                first = counted
            carried = counted
            if has_others if is_wanted is None else is_wanted:
                self.num_loads += is_wanted is None
                summary = self._begin(self._index(number), tally, counted, counted)
                summary.statement = tally[ra.TA_STORE]
                loads.append(summary)
                rest, carried = [other for other in rest if other[ra.TA_KIND] != s.SAID], None
        slots = _joined(carried, slots)
        return rest, slots, first or slots, loads


def number_of(context: Context, index: int) -> int:
    """Return the number of a transaction, given that among those of the walk."""
    return int(context.record[s.C_TRX_BASE]) + index + 1


def _joined(before: list[int] | None, slots: list[int]) -> list[int]:
    """Return the record of a transaction with what was counted of it before."""
    if before is None:
        return slots
    made = list(slots)
    made[s.T_FIRST_AT], made[s.T_FIRST_TIME] = before[s.T_FIRST_AT], before[s.T_FIRST_TIME]
    made[s.T_BYTES_STORED] += before[s.T_BYTES_STORED]
    made[s.T_BYTES_INFLATED] += before[s.T_BYTES_INFLATED]
    made[s.T_KNOWN] |= before[s.T_KNOWN] & s.HAS_COMMIT_TIMES
    for slot in (s.T_LAST_TIME, s.T_STOP):
        made[slot] = made[slot] or before[slot]
    return made
