"""What was counted of transactions, by the loops and by Python in its place, and the summaries that are made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from struct import Struct
from typing import Any

from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.plain_transactions import Found, PlainTransactions
from binlog_kaitai.changes.summaries import MOST_STATEMENT, TransactionSummary
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.rows.table_registry import TableRegistry

__all__ = ["KINDS", "LOAD", "Tallies", "Tally", "begin_of", "is_alone", "number_of"]

_ROOM_TALLIES = 1 << 12
_MICROS = 1_000_000
_new_counter = Counter.__new__
"""Makes one that is empty, as most are."""
_NAMES = {s.INSERT: OPERATIONS[0], s.UPDATE: OPERATIONS[1], s.DELETE: OPERATIONS[2]}
KINDS = {name: kind for kind, name in _NAMES.items()}
"""By operation: what the loops call it."""
_STATEMENTS = s.MEMBER, s.ALONE
_READ = (
    *(s.T_OUTCOME, s.T_LEN_GTID, s.T_KNOWN, s.T_IMMEDIATE, s.T_FIRST_AT, s.T_FIRST_TIME),
    *(s.T_LAST_TIME, s.T_BYTES_STORED, s.T_BYTES_INFLATED, s.T_STOP, s.T_IS_ODD),
)
"""What a summary has of the record of its transaction, in the order of the record."""
_OUTCOME, _LEN_GTID, _BITS, _IS_ODD = map(_READ.index, (s.T_OUTCOME, s.T_LEN_GTID, s.T_KNOWN, s.T_IS_ODD))
_RECORD = Struct(
    "="
    + "".join(f"{(slot - before - 1) * 8}xq" for before, slot in pairwise((-1, *_READ)))
    + f"{(s.T_SLOTS - _READ[-1] - 1) * 8}x{s.T_GTID_ROOM}s{s.T_BYTES - s.T_SLOTS * 8 - s.T_GTID_ROOM}x"
)
_Known = tuple[Any, ...]
"""What a record has in these slots, and the room with the text of its GTID."""
_UNKNOWN = b"\xff"
_ALONE = "statement"
"""The outcome of what stands for itself."""
LOAD = -1
"""The kind of a LOAD DATA."""
Tally = list[Any]
"""A record of `loops.abi`: of rows with the name of the table (None where it is not known) in place of its store; of
statements with the text in its place, once it was looked up; of a LOAD DATA with the text, the record of its
transaction up to there in place of rows, and whether it is wanted in place of bytes: None where something else in the
transaction has to be."""


class Tallies:
    """What was counted of the transactions that are not delivered yet, in their order.

    Args:
        context: of the loops, which count.
        registry: the tables.
        file: name of the log.
        text_of: gives the text of the statement of a work item, which is still there.
    """

    def __init__(self, context: Context, registry: TableRegistry, file: str, text_of: Callable[[int], str]) -> None:
        self._context, self._registry, self._file, self._text_of = context, registry, file, text_of
        self._records = memory.records(_ROOM_TALLIES, ra.TA_SIZE)
        context.record[s.C_TALLIES], context.record[s.C_ROOM_TALLIES] = memory.address(self._records), _ROOM_TALLIES
        self._texts = memory.text_room(_ROOM_TALLIES * ra.TALLY_TEXT)
        context.record[s.C_TALLY_TEXTS] = memory.address(self._texts)
        self.found: dict[int, list[Tally]] = {}
        """By the number of the transaction."""
        self.loads = set[int]()
        """Transactions that have a LOAD DATA."""
        self.begun: dict[int, list[int]] = {}
        """The records of transactions when they were begun, where something that stands for itself came in between."""
        self.num_loads = 0
        """Of those that were wanted for something else in their transaction."""

    def drain(self) -> None:
        """Take what the loops have counted."""
        record, stores, found, size = self._context.record, self._registry.stores, self.found, ra.TA_SIZE
        if not record[s.C_NUM_TALLIES]:
            return
        slots: list[Any] = self._records.slots[: record[s.C_NUM_TALLIES] * size].tolist()
        for start in range(0, len(slots), size):
            tally = slots[start : start + size]
            number, _, kind, _, length, _, _, _ = tally
            if kind in _NAMES:
                tally[ra.TA_STORE] = stores[tally[ra.TA_STORE]].name
            elif length <= ra.INFLATED:
                at = tally[ra.TA_STORE] - 1
                tally[ra.TA_STORE] = str(self._texts[at : at + ra.INFLATED - length], "ascii")
            if kind == s.ALONE:
                self._set_apart(tally)
            elif number in found:
                found[number].append(tally)
            else:
                found[number] = [tally]
        record[s.C_NUM_TALLIES] = record[s.C_FIRST_TALLY] = 0

    def add(self, tally: Tally) -> None:
        """Add what Python has counted."""
        self.drain()
        if tally[ra.TA_KIND] == s.ALONE:
            self._set_apart(tally)
            return
        self.found.setdefault(tally[ra.TA_TRX], []).append(tally)
        if tally[ra.TA_KIND] == LOAD:
            self.loads.add(tally[ra.TA_TRX])

    def _set_apart(self, tally: Tally) -> None:
        """Have a transaction to itself what completes a prepared one; what came before it is in the next."""
        number = tally[ra.TA_TRX]
        tallies = self.found.get(number, [])
        self.found[number] = [other for other in tallies if other[ra.TA_KIND] == LOAD]
        if tally[ra.TA_ROWS] != ra.NOT_WANTED:
            self.found[number].append(tally)
        if before := [other for other in tallies if other[ra.TA_KIND] not in (s.SAID, LOAD)]:
            self.found[number + 1] = before
            self.begun[number + 1] = self.begun[number] if number in self.begun else self._slots(number)
            self.begun.pop(number, None)

    def up_to(self, last: int) -> list[int]:
        """Return the transactions up to one, which has a record as well."""
        self.drain()
        return [number for number in self.found if number <= last]

    def keep_texts(self) -> None:
        """Look up all texts: the work items are about to go."""
        for tallies in self.found.values():
            for tally in tallies:
                if tally[ra.TA_KIND] in (s.MEMBER, s.SAID, s.ALONE):
                    self.text(tally)

    def text(self, tally: Tally) -> str:
        """Return the beginning of a statement."""
        found = tally[ra.TA_STORE]
        if isinstance(found, str):
            return found
        length = min(tally[ra.TA_BYTES], MOST_STATEMENT)
        try:
            text = str(self._context.buffer[found : found + length] if length >= 0 else _UNKNOWN, "ascii")
        except UnicodeDecodeError:
            text = self._text_of(tally[ra.TA_ROWS])[:MOST_STATEMENT]
        tally[ra.TA_STORE] = text
        return text

    def drop(self, number: int) -> None:
        """Forget a transaction."""
        self.found.pop(number, None)
        if self.loads or self.begun:
            self.loads.discard(number)
            self.begun.pop(number, None)

    def needs_object(self, number: int) -> bool:
        """Return whether there is more to a transaction than its record and its tallies say."""
        return number in self.loads or number in self.begun

    def take(self, numbers: list[int]) -> Iterator[Found]:
        """Yield what is known of transactions, and forget them."""
        if not numbers:
            return
        first, count = min(numbers), max(numbers) - min(numbers) + 1
        base, found, start = number_of(self._context, 0), self.found, self._index(first) * s.T_BYTES
        slots = self._context.trxs.slots.cast("B")[start : start + count * s.T_BYTES]
        records: list[_Known] = list(_RECORD.iter_unpack(slots))
        odd, plain, of_plain = self.loads.union(self.begun), list[Tally](), list[_Known]()
        for number in numbers:
            known, tallies = records[number - first], found[number]
            is_plain = len(tallies) == 1 and tallies[0][ra.TA_KIND] == s.MEMBER
            if is_plain and not known[_IS_ODD] and number not in odd:
                plain.append(tallies[0])
                of_plain.append(known)
                del found[number]
                continue
            if plain:
                yield self._plain(plain, of_plain)
                plain, of_plain = [], []
            if number in odd:
                yield from self.summaries(number)
                continue
            gtid = str(known[-1][: known[_LEN_GTID]], "utf-8", "replace") or None
            summary = self._summary(number - base, found.pop(number), known, gtid)
            if summary is not None:
                yield summary
        if plain:
            yield self._plain(plain, of_plain)

    def _plain(self, tallies: list[Tally], known: list[_Known]) -> PlainTransactions:
        """Return what is known of transactions that have a statement and no rows."""
        columns = zip(*known, strict=True)
        outcomes, lengths, bits, commits, positions, firsts, lasts, stored, inflated, stops, _, gtids = columns
        _, stores, _, _, sizes, times, servers, threads = zip(*tallies, strict=True)
        alone = [known & s.IS_ALONE for known in bits]
        buffer = self._context.buffer
        try:
            statements = [
                self.text(tally)
                if size < 0 or isinstance(at, str)
                else str(buffer[at : at + (size if size < MOST_STATEMENT else MOST_STATEMENT)], "ascii")
                for tally, at, size in zip(tallies, stores, sizes, strict=True)
            ]
        except UnicodeDecodeError:
            statements = [self.text(tally) for tally in tallies]
        return PlainTransactions(
            self._file,
            list(positions),
            [str(gtid[:length], "utf-8", "replace") or None for gtid, length in zip(gtids, lengths, strict=True)],
            [None if thread < 0 else thread for thread in threads],
            list(servers),
            [time if time < first else first for time, first in zip(times, firsts, strict=True)],
            [
                commit / _MICROS if known & s.HAS_COMMIT_TIMES else last
                for known, commit, last in zip(bits, commits, lasts, strict=True)
            ],
            [_ALONE if is_alone else OUTCOMES[way] for is_alone, way in zip(alone, outcomes, strict=True)],
            list(stored),
            list(inflated),
            list(stops),
            [text if is_alone else text or None for is_alone, text in zip(alone, statements, strict=True)],
        )

    def summaries(self, number: int) -> Iterator[TransactionSummary]:
        """Yield what is known of a transaction, after each LOAD DATA in it, and forget it."""
        slots = self._slots(number)
        tallies, has_loads, first = self.found[number], number in self.loads, self.begun.get(number, slots)
        self.drop(number)
        if has_loads:
            tallies, slots, begun, loads = self._without_loads(number, tallies, slots)
            first = begun if first[s.T_FIRST_AT] > begun[s.T_FIRST_AT] or not first[s.T_FIRST_AT] else first
            yield from loads
        index = self._index(number)
        summary = self._summary(index, tallies, _known(slots, first), self._context.gtid(index))
        if summary is not None:
            yield summary

    def _index(self, number: int) -> int:
        return number - number_of(self._context, 0)

    def _slots(self, number: int) -> list[int]:
        slots: list[int] = self._context.trx(self._index(number))[: s.T_SLOTS].tolist()
        return slots

    def _summary(self, index: int, tallies: list[Tally], known: _Known, gtid: str | None) -> TransactionSummary | None:
        """Return what is known of a transaction, or a part of one; None where nothing of it is wanted."""
        begin = begin_of(tallies)
        if begin is None:
            return None
        summary = self._new(index, begin, known, gtid)
        statement = said = None
        rows, row_bytes = summary.rows, summary.row_bytes
        for tally in tallies:
            _, table, kind, count, size, time, _, _ = tally
            if kind in _STATEMENTS:
                statement = statement or self.text(tally)
            elif kind == s.SAID:
                said = said or tally
            elif table is not None:
                key = table, _NAMES[kind]
                rows[key] = rows.get(key, 0) + count
                row_bytes[key] = row_bytes.get(key, 0) + size
                summary.start = time if time < summary.start else summary.start
        if statement is not None and is_alone(begin, known[_BITS]):
            summary.statement = statement
        else:
            summary.outcome = OUTCOMES[known[_OUTCOME]]
            summary.statement = statement or (None if said is None else self.text(said))
        return summary

    def _new(self, index: int, begin: Tally, known: _Known, gtid: str | None) -> TransactionSummary:
        """Return what the events say of a transaction, or a part of one, that begins with a tally."""
        _, _, bits, immediate, position, first, last, stored, inflated, stop, is_odd, _ = known
        commit = immediate if bits & s.HAS_COMMIT_TIMES else None
        if is_odd:
            made = self._context.transaction(index)
            gtid, commit = made.gtid, made.immediate_commit
        _, _, _, _, _, time, server, thread = begin
        return TransactionSummary(
            self._file,
            position,
            gtid,
            None if thread < 0 else thread,
            server,
            time if time < first else first,
            last if commit is None else commit / _MICROS,
            _ALONE,
            stored,
            inflated,
            stop,
            _new_counter(Counter),
            _new_counter(Counter),
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
        has_others = any(tally[ra.TA_KIND] not in (s.SAID, LOAD) for tally in tallies)
        for tally in tallies:
            if tally[ra.TA_KIND] != LOAD:
                rest.append(tally)
                continue
            counted, is_wanted = _joined(carried, tally[ra.TA_ROWS]), tally[ra.TA_BYTES]
            if first is None and any(other[ra.TA_KIND] != s.SAID for other in rest):
                first = counted
            carried = counted
            if has_others if is_wanted is None else is_wanted:
                self.num_loads += is_wanted is None
                index = self._index(number)
                summary = self._new(index, tally, _known(counted, counted), self._context.gtid(index))
                summary.statement = tally[ra.TA_STORE]
                loads.append(summary)
                rest, carried = [other for other in rest if other[ra.TA_KIND] != s.SAID], None
        slots = _joined(carried, slots)
        return rest, slots, first or slots, loads


def begin_of(tallies: list[Tally]) -> Tally | None:
    """Return what has begun a transaction, None where nothing of it is wanted."""
    for tally in tallies:
        if tally[ra.TA_KIND] != s.SAID:
            return tally
    return None


def number_of(context: Context, index: int) -> int:
    """Return the number of a transaction, given that among those of the walk."""
    return int(context.record[s.C_TRX_BASE]) + index + 1


def is_alone(begin: Tally, known: int) -> bool:
    """Return whether a transaction stands for itself that begins with a tally, and of which so much is known."""
    return begin[ra.TA_KIND] == s.ALONE or bool(begin[ra.TA_KIND] == s.MEMBER and known & s.IS_ALONE)


def _known(slots: list[int], first: list[int]) -> _Known:
    """Return what summaries have of a record; `first` is that when the transaction was begun."""
    begun = s.T_FIRST_AT, s.T_FIRST_TIME
    return *((first if slot in begun else slots)[slot] for slot in _READ), b""


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
