"""Sums over the transactions of an index, column by column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from binlog_kaitai.archive.commits.sums import ALONE, Commits, GroupFinder
from binlog_kaitai.archive.grouping import MINUTE
from binlog_kaitai.archive.index_file import summaries_of
from binlog_kaitai.archive.statement_kinds import statement_kind
from binlog_kaitai.archive.stats import MOST_KEPT, Stats, Tally
from binlog_kaitai.changes.filters import OPERATIONS

__all__ = ["index_stats"]

_MICROS = 1_000_000
_EXACT = pa.decimal128(20)  # for differences of numbers of 64 bits


def index_stats(table: Any, file: str) -> Stats:
    """Return the sums of the rows of one log, as `Stats.take` finds them one by one.

    Args:
        table: the rows of the index, in order.
        file: the name of the log.
    """
    found = Stats()
    if not table.num_rows:
        return found
    table = table.append_column("minute", _minutes(table))
    heads = table.filter(_begins(table))
    found.outcomes.update(_counts(heads, "outcome"))
    alone = heads.filter(pc.equal(heads["outcome"], pa.scalar("statement")))
    found.statements.update(statement_kind(text or "") for text in alone["statement"].to_pylist())
    found.bytes, found.inflated_bytes = (pc.sum(heads[name]).as_py() for name in ("bytes", "inflated_bytes"))
    with_rows = table.filter(pc.is_valid(table["table"]))
    sizes = [f"{operation}_bytes" for operation in OPERATIONS]
    found.tables.update(_tallies(with_rows, with_rows, "table", sizes))
    for name, key in (("minutes", "minute"), ("threads", "thread_id"), ("servers", "server_id")):
        getattr(found, name).update(_tallies(table, heads, key, ["bytes"]))
    widths = _counts(pa.table({"width": _widths(heads)}), "width").elements()
    found.widths.update(int(width).bit_length() for width in widths if width)
    _find_groups(found, heads, file)
    _rank(found, table, heads, file)
    return found


def _begins(table: Any) -> Any:
    """Return for each row whether it is the first of its transaction."""
    begin = table["begin"].combine_chunks()
    other = pc.not_equal(begin[1:], begin[:-1])
    return pa.concat_arrays([pa.array([True]), other])


def _minutes(table: Any) -> Any:
    micros = table["commit_timestamp"].cast(pa.int64())
    return pc.multiply(pc.divide(micros, MINUTE * _MICROS), MINUTE)


def _widths(heads: Any) -> Any:
    """Return how many transactions may run at a time when it comes to each, 0 and below where that is not known."""
    sequence, committed = (pc.fill_null(heads[name], 0).cast(_EXACT) for name in ("sequence_number", "last_committed"))
    return pc.max_element_wise(pc.subtract(sequence, committed).cast(_EXACT), pa.scalar(0).cast(_EXACT))


def _keys(heads: Any) -> list[int | None]:
    """Return what each transaction shares with those of its group; see `commits.sums.key_of`."""
    names = "sequence_number", "last_committed", "commit_id"
    sequence, committed, commit = (heads[name].to_pylist() for name in names)
    return [
        last if number else other if other is None else other or ALONE
        for number, last, other in zip(sequence, committed, commit, strict=True)
    ]


def _find_groups(found: Stats, heads: Any, file: str) -> None:
    """Find in what groups transactions were committed."""
    finder = GroupFinder(found.commit_groups)
    for position, key in zip(heads["begin"].to_pylist(), _keys(heads), strict=True):
        finder.take(file, position, key)
    finder.close(is_last=True)


def _counts(table: Any, name: str) -> Counter[Any]:
    counts = table.group_by(name).aggregate([([], "count_all")])
    return Counter(dict(zip(counts[name].to_pylist(), counts["count_all"].to_pylist(), strict=True)))


def _tallies(table: Any, heads: Any, key: str, sizes: list[str]) -> Iterator[tuple[Any, Tally]]:
    """Yield the sums by a column: rows of all rows; transactions and bytes of the heads."""
    rows = {entry[key]: entry for entry in _sums(table, key, [f"{operation}_rows" for operation in OPERATIONS])}
    counts, commits = _counts(heads, key), {} if key == "table" else _commits(heads, key)
    for entry in _sums(heads, key, sizes):
        found = rows[entry[key]]
        by_operation = {operation: found[f"{operation}_rows_sum"] for operation in OPERATIONS}
        kept = Counter({operation: count for operation, count in by_operation.items() if count})
        size = sum(entry[f"{size}_sum"] or 0 for size in sizes)
        yield entry[key], Tally(counts[entry[key]], kept, size, commits.get(entry[key]))


def _commits(heads: Any, key: str) -> dict[Any, Commits]:
    """Return how transactions were committed, by a column."""
    times = (heads[name].cast(pa.int64()) for name in ("commit_timestamp", "original_commit_timestamp"))
    lag, width = pc.subtract(*times), _widths(heads)
    wide = pc.greater(width, pa.scalar(0).cast(_EXACT)).cast(pa.int64())
    exact = lag.cast(pa.decimal128(38))
    table = pa.table({"key": heads[key], "lag": lag, "exact": exact, "width": width, "wide": wide})
    sums: Any = [("lag", "count"), ("exact", "sum"), ("wide", "sum"), ("width", "sum"), ("lag", "max")]
    found = table.group_by("key").aggregate(sums)
    columns = [found[f"{name}_{how}"].to_pylist() for name, how in sums]
    rows = zip(found["key"].to_pylist(), *columns, strict=True)
    return {
        one: Commits(num, int(lag or 0), wide, int(width), max(most or 0, 0))
        for one, num, lag, wide, width, most in rows
    }


def _sums(table: Any, key: str, columns: list[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.group_by(key).aggregate([(name, "sum") for name in columns]).to_pylist()
    return found


def _rows_each(table: Any) -> Any:
    """Return the number of rows of each transaction: how far the running sum is at its end, and at its beginning."""
    insert, update, delete = (pc.fill_null(table[f"{operation}_rows"], 0) for operation in OPERATIONS)
    sums = pc.cumulative_sum(pc.add(pc.add(insert, update), delete)).combine_chunks()
    starts = pc.indices_nonzero(_begins(table)).cast(pa.int64())
    at = pa.concat_arrays([pa.array([0]), sums]).take(pa.concat_arrays([starts, pa.array([table.num_rows])]))
    return pc.subtract(at[1:], at[:-1])


def _rank(found: Stats, table: Any, heads: Any, file: str) -> None:
    """Keep the first of each ranking."""
    seconds: Any = pc.divide(heads["commit_timestamp"].cast(pa.int64()), _MICROS)
    keys: Any = pa.table(
        {
            "begin": heads["begin"],
            "bytes": heads["bytes"],
            "rows": _rows_each(table),
            "event": heads["largest_event"],
            "duration": pc.max_element_wise(pc.subtract(seconds, heads["timestamp"].cast(pa.int64())), 0),
        }
    )
    for name in found.ranked:
        order = pc.sort_indices(keys, [(name, "descending"), ("begin", "ascending")])[:MOST_KEPT]
        chosen = keys["begin"].take(order)
        summaries = {one.position: one for one in summaries_of(table.filter(pc.is_in(table["begin"], chosen)), file)}
        found.ranked[name] = [summaries[position] for position in chosen.to_pylist()]
