"""Transactions as numbers by which those of two logs are compared, which the loops make but for what Python decodes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import cell_fields
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.comparing.seen import SeenTransaction, SeenTransactions
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.tables.table_record import OnHead
from binlog_kaitai.events.rows_heads import ROWS_KINDS, ROWS_OPERATIONS
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.row_numbers import row_digest

__all__ = ["PutsDigests", "Seeds"]

_ROOM = 1 << 12
_TEXT_ROOM = 1 << 19
_Name = tuple[str, str, int]
"""Database and name of a table, and how many columns it has."""
_There = list[int]
_OUTCOMES = (*OUTCOMES, "statement")


class Seeds:
    """Has the loops add up the digests of rows: the head of their events says what each begins with.

    Rows with the same digest have the same columns, stored in the same way, of a table of the same name. Of a change
    whose image before has only the columns of the key, in one of the archives that are compared, there is also a digest
    by that key; which columns these are is known where such an image was met.
    """

    def __init__(self) -> None:
        self._keys: dict[_Name, Integers] = {}
        """By table: 1 for the columns of its key, 0 for others."""
        self._waiting: dict[_Name, list[tuple[Integers, _There]]] = {}
        """Heads of tables whose key is not known, with the columns of their image before."""

    def of(self, table: Table) -> OnHead:
        """Return what adds to the heads of a table."""
        columns = [(column.type, column.parameters, cell_fields(column)) for column in table.columns]
        name: _Name = table.database, table.name, len(columns)

        def add(record: Integers, head: layout.RowsEvent) -> None:
            event_type, before = int(record[r.Head.type]), _there(head.columns_before, len(columns))
            after = None if head.columns_after is None else _there(head.columns_after, len(columns))
            operation, is_partial = ROWS_OPERATIONS[event_type], ROWS_KINDS[event_type].is_partial
            about = name, columns, operation, is_partial, after
            record[r.Head.seed_by_key], record[r.Head.seed] = _seed(about), _seed((*about, before)) or 1
            if operation != "insert" and not is_partial:
                self._add_key(name, record, before)

        return add

    def _add_key(self, name: _Name, record: Integers, there: _There) -> None:
        """Say in a head which columns are the key, or have it wait for that."""
        self._waiting.setdefault(name, []).append((record, there))
        if name not in self._keys and not all(there):
            self._keys[name] = memory.numbers(there)
        for waiting, columns in self._waiting.pop(name) if name in self._keys else ():
            key = self._keys[name].tolist()
            if all(columns[index] for index, is_key in enumerate(key) if is_key):
                waiting[r.Head.key] = memory.address(self._keys[name])
                waiting[r.Head.is_wide] = columns != key


def _there(bitmap: bytes, count: int) -> _There:
    """Return 1 for each column that is there, else 0; servers do not agree on the bits after the last one."""
    return [int(layout.bitmap_bit_is_set(idx=index, bitmap_bytes=bitmap)) for index in range(count)]


def _seed(about: object) -> int:
    return row_digest(repr(about).encode("utf-8", "surrogatepass"), 0)


class PutsDigests:
    """Has the loops fill columns with what transactions are compared by.

    Args:
        context: of the loops.
        tallies: what was counted.
    """

    def __init__(self, context: Context, tallies: Tallies) -> None:
        self._context, self._tallies = context, tallies
        self._record, self._columns = memory.slots(r.TrxDigests.SLOTS), memory.slots(_ROOM * ra.TD_NUM)
        self._gtids = memory.text_room(_TEXT_ROOM)
        record, told = self._record, tallies.told
        record[r.TrxDigests.room], record[r.TrxDigests.columns] = _ROOM, memory.address(self._columns)
        record[r.TrxDigests.gtids], record[r.TrxDigests.gtids_room] = memory.address(self._gtids), _TEXT_ROOM
        told[r.Told.form], told[r.Told.made] = ra.AS_DIGESTS, memory.address(record)

    def up_to(self, last: int) -> Iterator[SeenTransactions]:
        """Yield the transactions up to one, many at once."""
        self._tallies.told[r.Told.last] = last
        while (answer := self._context.run(s.TELL)) != s.DONE:
            yield self._piece()
            if answer == s.ODD:
                yield from map(_seen, self._tallies.summaries())
        yield self._piece()

    def kept(self, last: int) -> list[SeenTransactions]:
        """Return the same."""
        return list(self.up_to(last))

    def _piece(self) -> SeenTransactions:
        """Return what is there, and begin anew."""
        record, columns = self._record, self._columns
        count = int(record[r.TrxDigests.num])
        text = self._gtids[: record[r.TrxDigests.gtids_used]].tobytes().decode("ascii")
        record[r.TrxDigests.num] = record[r.TrxDigests.gtids_used] = 0
        lists = [columns[number * _ROOM : number * _ROOM + count].tolist() for number in range(ra.TD_NUM)]
        gtids = [text[start:end] for start, end in pairwise([0, *lists[ra.TD_GTID_END]])]
        summed = zip(lists[ra.TD_DIGEST], lists[ra.TD_UNDIGESTED], strict=True)
        digests = [None if left else digest for digest, left in summed]
        outcomes = [_OUTCOMES[number] for number in lists[ra.TD_OUTCOME]]
        others = (lists[column] for column in (ra.TD_ROWS, ra.TD_BEGIN, ra.TD_END, ra.TD_TIME, ra.TD_SERVER))
        return SeenTransactions(gtids, digests, outcomes, lists[ra.TD_BY_KEYS], lists[ra.TD_WIDE], tuple(others))


def _seen(summary: TransactionSummary) -> SeenTransactions:
    """Return what is known of a transaction of which there is no digest."""
    return SeenTransactions.of(
        SeenTransaction(
            summary.gtid or "",
            None,
            summary.outcome,
            0,
            0,
            summary.rows.total(),
            summary.position,
            summary.end_position,
            summary.start,
            summary.server_id,
        )
    )
