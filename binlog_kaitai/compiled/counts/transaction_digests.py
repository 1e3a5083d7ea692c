"""Transactions as numbers by which those of two logs are compared, which the loops make but for what Python decodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from binlog_kaitai.events.rows_heads import ROWS_KINDS, ROWS_OPERATIONS
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.row_numbers import row_digest

__all__ = ["PutsDigests", "seeds_of"]

_ROOM = 1 << 12
_TEXT_ROOM = 1 << 19
_OUTCOMES = (*OUTCOMES, "statement")


def seeds_of(table: Table) -> Callable[[Integers, layout.RowsEvent], None]:
    """Return what has the loops add up the digests of a table's rows: each head says what they begin with.

    Rows with the same digest have the same columns, stored in the same way, of a table of the same name.
    """
    columns = [(column.type, column.parameters, cell_fields(column)) for column in table.columns]

    def add(record: Integers, head: layout.RowsEvent) -> None:
        event_type = int(record[r.Head.type])
        kind = ROWS_OPERATIONS[event_type], ROWS_KINDS[event_type].is_partial
        about = (table.database, table.name, columns, kind, head.columns_before, head.columns_after)
        record[r.Head.seed] = row_digest(repr(about).encode("utf-8", "surrogatepass"), 0) or 1

    return add


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
        digests = [
            None if left else digest for digest, left in zip(lists[ra.TD_DIGEST], lists[ra.TD_UNDIGESTED], strict=True)
        ]
        outcomes = [_OUTCOMES[number] for number in lists[ra.TD_OUTCOME]]
        others = (lists[column] for column in (ra.TD_ROWS, ra.TD_BEGIN, ra.TD_END, ra.TD_TIME, ra.TD_SERVER))
        return SeenTransactions(gtids, digests, outcomes, tuple(others))


def _seen(summary: TransactionSummary) -> SeenTransactions:
    """Return what is known of a transaction of which there is no digest."""
    return SeenTransactions.of(
        SeenTransaction(
            summary.gtid or "",
            None,
            summary.outcome,
            summary.rows.total(),
            summary.position,
            summary.end_position,
            summary.start,
            summary.server_id,
        )
    )
