"""The transactions of a walk: a record for each that has work items, and for the open one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.transaction_record import (
    gtid_bytes,
    read_gtid,
    read_transaction,
    read_xa,
    write_transaction,
)
from binlog_kaitai.compiled.user_list import UserList

__all__ = ["TransactionList"]

_ROOM = 1 << 14
_NO_TRX = memoryview(bytes(r.Trx.BYTES)).cast("q")


class TransactionList:
    """The list that the walk adds to; a transaction is known by its number in it.

    Args:
        record: of the context.
        run: lets the loops work.
        threads: connections of which one must have a part in a transaction; empty for all.
        users: those that statements name.
    """

    def __init__(self, record: Integers, run: Callable[[int], int], threads: Collection[int], users: UserList) -> None:
        self._record, self._run, self._threads, self._users = record, run, threads, users
        self._odd: dict[int, Transaction] = {}
        """Those of which a record does not hold all."""
        self.records = memory.records(_ROOM, r.Trx.BYTES // 8)
        self._enter()

    def _enter(self) -> None:
        self._record[C.trxs.list] = memory.address(self.records)
        self._record[C.trxs.room] = len(self.records) - s.SPARE

    def grow(self) -> None:
        """Double the list."""
        old, self.records = self.records, memory.records(2 * len(self.records), r.Trx.BYTES // 8)
        self.records.slots[: len(old.slots)] = old.slots
        self._enter()

    def __getitem__(self, number: int) -> Integers:
        """Return the slots of a transaction."""
        return self.records[number]

    def clear(self, number: int) -> None:
        """Begin a transaction."""
        self.records[number][:] = _NO_TRX

    def read(self, number: int) -> Transaction:
        """Return a transaction as Python has it."""
        trx = self.records[number]
        odd = self._odd.get(self._key(number)) if trx[r.Trx.is_odd] else None
        made = read_transaction(trx, odd and replace(odd))
        made.user = self._users.name(int(trx[r.Trx.user]))
        return made

    def write(self, number: int, made: Transaction) -> None:
        """Set a transaction, unless what its end says is known in advance."""
        trx = self.records[number]
        if trx[r.Trx.resolved]:
            return
        if made.thread_id in self._threads:
            trx[r.Trx.known] |= s.HAS_ASKED_THREAD
        trx[r.Trx.user] = self._users.number(made.user)
        if not write_transaction(trx, made):
            trx[r.Trx.is_odd] = 1
            if len(self._odd) > _ROOM:
                self._odd = {k: v for k, v in self._odd.items() if k >= self._key(0)}
            self._odd[self._key(number)] = replace(made)

    def resolve(self, number: int, found: Transaction, *, says_thread: bool) -> None:
        """What the end of a transaction says is known in advance; `says_thread`: its thread stands before rows."""
        trx = self.records[number]
        trx[r.Trx.known] |= s.HAS_THREAD_OF_ROWS if says_thread or trx[r.Trx.known] & s.HAS_THREAD_ID else 0
        trx[r.Trx.resolved], thread = 0, trx[r.Trx.thread_now]
        self.write(number, found)
        trx[r.Trx.resolved], trx[r.Trx.thread_now] = 1, thread

    def _key(self, number: int) -> int:
        """The number of a transaction, counted from the first of the log."""
        return self._record[C.trxs.base] + number

    def gtid(self, number: int) -> str | None:
        """Return the GTID of a transaction as text."""
        return read_gtid(self.records[number])

    def xa(self, number: int) -> str | None:
        """Return the id of an XA transaction as text."""
        return read_xa(self.records[number])

    def new_gtids(self) -> Iterator[tuple[int, bytes, int, int]]:
        """Yield the GTIDs that the loops have met since the last call, a run at a time.

        Each is whose they are, the bytes of the slots that say where they come from (of one with a tag, its text),
        first and last number.
        """
        record = self._record
        record[C.trxs.run_end] = 0
        while self._run(s.NEXT_RUN) != s.DONE:
            trx = self.records[record[C.trxs.run]]
            kind, trx[r.Trx.new_gtid] = trx[r.Trx.new_gtid], 0
            origin = gtid_bytes(trx) if kind == s.IS_TAGGED else trx[r.Trx.uuid : r.Trx.gno].tobytes()
            yield kind, origin, trx[r.Trx.gno], record[C.trxs.run_last]

    def forget(self) -> None:
        """Forget the transactions before the open one."""
        record = self._record
        current = record[C.trxs.open]
        self.records[0][:] = self.records[current]
        record[C.trxs.open] = 0
        record[C.trxs.base] += current
