"""Transactions that were counted as columns, which the loops fill but for those that they leave to Python."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.tables.table_names import TableNames
from binlog_kaitai.reading.transaction_columns import Found, Labels, Texts, TransactionColumns

__all__ = ["PutsColumns"]

_ROOM, _TEXT_ROOM = 1 << 12, 1 << 20
_LEN_END = 4
"""Bytes of the end of a text."""
_NUMBERS = {
    "transaction": ra.TC_NUMBER,
    "position": ra.TC_BEGIN,
    "end_position": ra.TC_END,
    "start": ra.TC_START,
    "commit": ra.TC_COMMIT,
    "thread_id": ra.TC_THREAD,
    "server_id": ra.TC_SERVER,
    "bytes": ra.TC_BYTES,
    "inflated_bytes": ra.TC_INFLATED,
    "xid": ra.TC_XID,
    "original_commit": ra.TC_ORIGINAL,
    "last_committed": ra.TC_COMMITTED,
    "sequence_number": ra.TC_SEQUENCE,
    "commit_id": ra.TC_COMMIT_ID,
    "largest_event": ra.TC_EVENT,
    "largest_event_position": ra.TC_EVENT_AT,
    **{f"{operation}_rows": ra.TC_ROWS + number for number, operation in enumerate(OPERATIONS)},
    **{f"{operation}_bytes": ra.TC_ROW_BYTES + number for number, operation in enumerate(OPERATIONS)},
}
_OUTCOMES = (*OUTCOMES, "statement")


class PutsColumns:
    """Has the loops fill columns with transactions.

    Args:
        context: of the loops.
        tallies: what was counted.
        names: of the tables.
        most: transactions of a piece; the next begins with the one after these.
    """

    def __init__(self, context: Context, tallies: Tallies, names: TableNames, most: int) -> None:
        self._context, self._tallies, self._names, self._most = context, tallies, names, most
        self._left = most
        self._record, self._columns = memory.slots(r.TrxColumns.SLOTS), memory.slots(_ROOM * ra.TC_NUM)
        self._gtids, self._says = memory.text_room(_TEXT_ROOM), memory.text_room(_TEXT_ROOM)
        self._gtid_ends, self._says_ends = memory.slots(_ROOM // 2), memory.slots(_ROOM // 2)
        record = self._record
        record[r.TrxColumns.room], record[r.TrxColumns.columns] = _ROOM, memory.address(self._columns)
        record[r.TrxColumns.gtids], record[r.TrxColumns.gtids_room] = memory.address(self._gtids), _TEXT_ROOM
        record[r.TrxColumns.says], record[r.TrxColumns.says_room] = memory.address(self._says), _TEXT_ROOM
        record[r.TrxColumns.gtid_ends], record[r.TrxColumns.says_ends] = map(
            memory.address, (self._gtid_ends, self._says_ends)
        )
        tallies.told[r.Told.form], tallies.told[r.Told.made] = ra.AS_COLUMNS, memory.address(record)

    def up_to(self, last: int) -> Iterator[Found]:
        """Yield the transactions up to one, many at once or as objects."""
        told, told[r.Told.last] = self._tallies.told, last
        told[r.Told.wanted], told[r.Told.num_told] = self._left, 0
        while (answer := self._context.run(s.TELL)) != s.DONE:
            if answer == s.VALUES:
                self._tallies.make_asked_text()
                continue
            yield from self._piece()
            for summary in self._tallies.summaries() if answer == s.ODD else ():
                self._left = (self._left or self._most) - 1
                yield summary
            told[r.Told.wanted] = self._left = self._left or self._most
            told[r.Told.num_told] = 0
        yield from self._piece()

    def kept(self, last: int) -> list[Found]:
        """Return the same."""
        return list(self.up_to(last))

    def _piece(self) -> Iterator[TransactionColumns]:
        """Yield what is there, and begin anew."""
        told, count = self._tallies.told, int(self._record[r.TrxColumns.rows])
        left = int(told[r.Told.wanted] - told[r.Told.num_told])
        if count:
            numbers = {name: self._column(column, count) for name, column in _NUMBERS.items()}
            labels = {
                "outcome": Labels(self._column(ra.TC_OUTCOME, count), list(_OUTCOMES)),
                "user": Labels(self._column(ra.TC_USER, count), list(self._context.users.names())),
                "table": Labels(self._column(ra.TC_TABLE, count), list(self._names.names)),
            }
            texts = {
                "gtid": self._text_column(self._gtid_ends, self._gtids, r.TrxColumns.gtids_used, ra.TC_HAS_GTID, count),
                "statement": self._text_column(
                    self._says_ends, self._says, r.TrxColumns.says_used, ra.TC_HAS_STATEMENT, count
                ),
            }
            yield TransactionColumns(self._left - left, count, numbers, labels, texts)
        self._left = left
        for slot in (r.TrxColumns.rows, r.TrxColumns.gtids_used, r.TrxColumns.says_used):
            self._record[slot] = 0

    def _column(self, column: int, count: int) -> bytes:
        return self._columns[column * _ROOM : column * _ROOM + count].tobytes()

    def _text_column(self, ends: Integers, data: memory.Bytes, used: int, is_there: int, count: int) -> Texts:
        data_of_ends = bytes(_LEN_END) + ends.cast("B")[: count * _LEN_END].tobytes()
        return Texts(data_of_ends, data[: self._record[used]].tobytes(), self._column(is_there, count))
