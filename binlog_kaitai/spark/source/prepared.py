"""Rows of prepared XA transactions: they are delivered where the log has the XA COMMIT.

The transaction was prepared before it, mostly a little, perhaps in another split, log, or batch of a stream: what a
split commits and has not prepared is looked for backwards from its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from binlog_kaitai.arrow.commits import COMMIT_COLUMNS, begin_positions, commit_time, commit_version
from binlog_kaitai.changes.splits import Span, Split, SplitReader
from binlog_kaitai.changes.statements import XA_COMMIT, XA_PREPARE, Statement
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source

__all__ = [
    "Held",
    "NotPreparedError",
    "Part",
    "Prepared",
    "completed_before",
    "parts_before",
    "split_by_outcome",
]

_WINDOW, _MORE, _MOST_WINDOW = 1 << 20, 8, 1 << 28
"""Bytes of a log that are looked into together, at first; how many times more in the next step; and at most."""

Part = tuple[Source, Span | None]
"""A part of a log, or all of it."""
Held = tuple[Sequence[pa.RecordBatch], Sequence[Statement]]
"""Rows of prepared transactions, and what is said of XA transactions, in order."""


class NotPreparedError(BinlogError):
    """A transaction is committed whose rows are in no log that is there."""


def split_by_outcome(batch: pa.RecordBatch) -> tuple[pa.RecordBatch, pa.RecordBatch]:
    """Return the rows that are committed, and those of prepared transactions."""
    is_committed = pc.equal(batch.column("_outcome").cast(pa.string()), pa.scalar("commit"))
    if pc.all(is_committed).as_py() in (True, None):  # None: of an empty batch
        return batch, batch.slice(0, 0)
    return batch.filter(is_committed), batch.filter(pc.invert(is_committed))


class Prepared:
    """What is prepared and committed in one split, or by it.

    Args:
        source: the log that has the XA COMMITs.
        found: what is said of XA transactions in the split, in order.
    """

    def __init__(self, source: Source, found: Sequence[Statement]) -> None:
        self.file = source.name
        self._log_number = source.number
        self._commits: dict[int, Statement] = {}
        """By position where a prepared transaction of the split begins."""
        self.missing: dict[str, Statement] = {}
        """What was prepared before the split, by id."""
        open_at: dict[str, int] = {}
        for statement in found:
            words, xid = statement.xa or ("", "")
            if words == XA_PREPARE:
                open_at[xid] = statement.transaction.begin_position or 0
            elif words and (begin := open_at.pop(xid, None)) is not None:
                self._commits |= {begin: statement} if words == XA_COMMIT and statement.wanted else {}
            elif words == XA_COMMIT and statement.wanted:
                self.missing[xid] = statement

    def committed(self, batches: Sequence[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Yield the rows of those that are committed, as rows of the transactions that commit them."""
        return _joined(batches, self._commits, self._log_number)

    def committed_before(self, held: Held) -> Iterator[pa.RecordBatch]:
        """Yield the rows of those that are committed here and were prepared in a part before, which is `held`."""
        batches, found = held
        last = {statement.xa[1]: statement for statement in found if statement.xa is not None}
        commits: dict[int, Statement] = {}
        for xid in self.missing.keys() & last.keys():
            prepare = last[xid]
            if prepare.xa == (XA_PREPARE, xid):  # else the id was used before, and that has ended
                commits[prepare.transaction.begin_position or 0] = self.missing.pop(xid)
        return _joined(batches, commits, self._log_number)


def completed_before(
    prepared: Prepared, parts: Iterator[Part], read: Callable[[Part], Held]
) -> Iterator[pa.RecordBatch]:
    """Yield the rows that a split commits and has not prepared.

    Args:
        prepared: of the split.
        parts: what is before the split, backwards.
        read: returns the rows that a part has prepared.

    Raises NotPreparedError for a transaction that is nowhere.
    """
    while prepared.missing:
        part = next(parts, None)
        if part is None:
            raise _nowhere(prepared)
        yield from prepared.committed_before(read(part))


def parts_before(sources: Sequence[Source], source: Source, start: int) -> Iterator[Part]:
    """Yield what is before a position of a log, backwards, in small parts at first.

    Args:
        sources: all logs, in order.
        source: the log.
        start: the position; a transaction begins there.
    """
    names = [log.name for log in sources]
    earlier = sources[: names.index(source.name)] if source.name in names else []
    yield from _parts(source, start)
    for listed in reversed(earlier):
        log = listed.looked_at()
        yield from _parts(log, log.size or 0) if log.seekable else ((log, None),)


def _parts(source: Source, high: int) -> Iterator[Part]:
    window = _WINDOW
    low = high
    while low > 0:
        low = max(0, low - window)
        window = min(window * _MORE, _MOST_WINDOW)
        span = SplitReader(Split(source, low, high, 0)).span()
        if span is not None:  # else no transaction begins there
            yield source, span
            low = high = span.start


def _joined(
    batches: Sequence[pa.RecordBatch], commits: dict[int, Statement], log_number: int
) -> Iterator[pa.RecordBatch]:
    if not commits:
        return
    begins = pa.array(list(commits), pa.int64())
    trxs = [statement.transaction for statement in commits.values()]
    versions = pa.array([commit_version(log_number, trx.begin_position or 0) for trx in trxs], pa.int64())
    times = pa.array([commit_time(trx) for trx in trxs], pa.int64()).cast(COMMIT_COLUMNS[1][1])
    for batch in batches:
        which = pc.index_in(begin_positions(batch.column("_commit_version")), value_set=begins)
        rows, which = batch.filter(which.is_valid()), which.drop_null()
        if rows.num_rows:
            yield _as_of(rows, versions.take(which), times.take(which))


def _as_of(rows: pa.RecordBatch, versions: pa.Array[Any], times: pa.Array[Any]) -> pa.RecordBatch:
    """Return rows as those of other transactions, which are committed."""
    ordinals = pc.struct_field(rows.column("_sequence"), "ordinal")
    made = {
        "_commit_version": versions,
        "_commit_timestamp": times,
        "_sequence": pa.StructArray.from_arrays([versions, ordinals], ["version", "ordinal"]),
        "_outcome": pa.array(["commit"] * rows.num_rows, pa.string()),
    }
    for name, column in made.items():
        rows = rows.set_column(rows.schema.get_field_index(name), name, column)
    return rows


def _nowhere(prepared: Prepared) -> NotPreparedError:
    (xid, statement), *more = prepared.missing.items()
    others = f" (and so those of {len(more)} more)" if more else ""
    return NotPreparedError(
        f"the rows that XA COMMIT {xid} commits are in no log that is there{others}; give the logs before this one,"
        " or option failOnDataLoss=false to do without",
        prepared.file,
        statement.position,
    )
