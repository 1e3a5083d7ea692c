"""A mirror of a table in Delta Lake or Iceberg, without Spark: each run adds what was committed since the last one.

    python mirror.py delta '/archive/mysql-bin.0*' shop.orders id /lake/orders
    python mirror.py iceberg '/archive/mysql-bin.0*' shop.orders id shop.orders

Needs ``pip install 'binlog-kaitai[arrow]' deltalake``, or ``pyiceberg`` and a catalog that its configuration calls
``default``. The key may have several columns, with commas between. A log is one commit, which has the
``_commit_version`` of its last transaction beside its rows: what was done is not done again, also after a run that was
killed. The names of the logs end in their numbers, and their server has ``binlog_row_metadata=FULL`` and
``binlog_row_image=FULL``; see docs/lakehouse.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.compute as pc

from binlog_kaitai import Filter, NoRowsError, table
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.log.source import Source, find_sources

if TYPE_CHECKING:
    from deltalake import CommitProperties, DeltaTable

APP, VERSION = "binlog", "binlog.commit_version"
NUMBER_AT = 40
"""Bit of a ``_commit_version`` where the number of its log begins."""
GONE = "_is_gone"
THERE = pa.array(["insert", "update_postimage"])


@dataclass
class Changes:
    """What a log does to a table."""

    keys: pa.Table | None
    """Of all rows that it changed; None for no rows."""
    rows: pa.Table | None
    """Those of them that are there in the end."""
    version: int
    """Of the last transaction."""
    is_emptied: bool
    """None of the rows of before is left (TRUNCATE)."""


def changes_since(logs: str, name: str, key: list[str], version: int | None) -> Iterator[Changes]:
    """Yield what each log does to a table after a version. Raises ValueError for what a mirror cannot follow."""
    for log in find_sources(logs).sources:
        if version is None or log.number >= version >> NUMBER_AT:
            found = changes_of(log, name, key, -1 if version is None else version)
            if found is not None:
                yield found


def changes_of(log: Source, name: str, key: list[str], version: int) -> Changes | None:
    """Return what a log does to a table after a version; None where that is nothing."""
    emptied = emptied_at(log, name)
    is_emptied = emptied > version
    try:
        rows = table(log.name, name, unsigned="widen").to_arrow()
    except NoRowsError:
        return Changes(None, None, emptied, is_emptied) if is_emptied else None
    rows = rows.filter(pc.greater(rows["_commit_version"], max(emptied, version)))
    outcomes = rows["_outcome"].cast(pa.string())
    if (
        pc.any(pc.equal(outcomes, "xa_prepare")).as_py()
        or pc.any(pc.greater(pc.list_value_length(rows["_absent"]), 0)).as_py()
    ):
        raise ValueError(f"{log.name}: {name} has rows of prepared transactions (XA), or rows that are not whole")
    rows = rows.filter(pc.equal(outcomes, "commit"))
    if not len(rows):
        return Changes(None, None, emptied, is_emptied) if is_emptied else None
    newest = last_of_each(rows, key)
    there = newest.filter(pc.is_in(newest["_change_type"].cast(pa.string()), THERE))
    own = [column for column in rows.column_names if not column.startswith("_")]
    last: int = pc.max(rows["_commit_version"]).as_py()
    return Changes(storable(newest.select(key)), storable(there.select(own)), last, is_emptied)


def emptied_at(log: Source, name: str) -> int:
    """Return the version of the last statement that left a table without rows; -1 for none."""
    found: list[pa.RecordBatch] = []
    reader = TableReader(log, filter=Filter(tables=frozenset([name])), take_statements=found.append, columns=())
    for _ in reader.batches():
        pass
    rows = [row for batch in found for row in batch.select(["empties", "_commit_version"]).to_pylist()]
    database = name.partition(".")[0]
    return max((row["_commit_version"] for row in rows if {name, f"{database}.*"} & {*row["empties"]}), default=-1)


def last_of_each(rows: pa.Table, key: list[str]) -> pa.Table:
    """Return of each key the last row: rows are in the order of the log."""
    numbered = rows.select(key).append_column("_number", pa.array(range(len(rows))))
    return rows.take(numbered.group_by(key).aggregate([("_number", "max")])["_number_max"].sort())


def storable(rows: pa.Table) -> pa.Table:
    """Return rows with TIME as microseconds, for neither format has spans of time."""
    fields = [field.remove_metadata() for field in rows.schema]
    kinds = [pa.int64() if pa.types.is_duration(field.type) else field.type for field in fields]
    return rows.cast(pa.schema([field.with_type(kind) for field, kind in zip(fields, kinds, strict=True)]))


def into_delta(logs: str, name: str, key: list[str], place: str) -> None:
    """Bring a Delta table up to date. One that is emptied is seen empty until the rows of the same log are there."""
    from deltalake import CommitProperties, DeltaTable, Transaction, write_deltalake

    done = DeltaTable(place).transaction_version(APP) if DeltaTable.is_deltatable(place) else None
    for changes in changes_since(logs, name, key, done):
        marked = CommitProperties(app_transactions=[Transaction(APP, changes.version)])
        if changes.rows is not None and not DeltaTable.is_deltatable(place):
            write_deltalake(place, changes.rows.slice(0, 0))
        if not DeltaTable.is_deltatable(place):
            continue
        if changes.is_emptied:
            DeltaTable(place).delete(commit_properties=marked if changes.rows is None else None)
        if changes.rows is not None:
            merge(DeltaTable(place), changes, key, marked)


def merge(target: DeltaTable, changes: Changes, key: list[str], marked: CommitProperties) -> None:
    """Merge rows into a Delta table; keys whose rows are gone go there, too."""
    gone = changes.keys.join(changes.rows.select(key), key, join_type="left anti")
    both = [(changes.rows, False), (gone, True)]
    parts = [rows.append_column(GONE, pa.array([is_gone] * len(rows), pa.bool_())) for rows, is_gone in both]
    values = {f"`{column}`": f"s.`{column}`" for column in changes.rows.column_names}
    (
        target.merge(
            pa.concat_tables(parts, promote_options="default"),
            predicate=" AND ".join(f"t.`{column}` = s.`{column}`" for column in key),
            source_alias="s",
            target_alias="t",
            merge_schema=True,
            commit_properties=marked,
        )
        .when_matched_delete(predicate=f"s.`{GONE}`")
        .when_matched_update(updates=values)
        .when_not_matched_insert(updates=values, predicate=f"NOT s.`{GONE}`")
        .execute()
    )


def into_iceberg(logs: str, name: str, key: list[str], place: str) -> None:
    """Bring an Iceberg table up to date; a log is one transaction of it."""
    from pyiceberg.catalog import load_catalog
    from pyiceberg.expressions import AlwaysTrue
    from pyiceberg.table.upsert_util import create_match_filter

    catalog = load_catalog("default")
    catalog.create_namespace_if_not_exists(place.rpartition(".")[0])
    known = catalog.table_exists(place) and catalog.load_table(place).properties.get(VERSION)
    for changes in changes_since(logs, name, key, int(known) if known else None):
        if changes.rows is not None and not catalog.table_exists(place):
            catalog.create_table(place, changes.rows.schema)
        if not catalog.table_exists(place):
            continue
        with catalog.load_table(place).transaction() as work:
            if changes.is_emptied:
                work.delete(AlwaysTrue())
            if changes.rows is not None:
                with work.update_schema() as schema:
                    schema.union_by_name(changes.rows.schema)
                if not changes.is_emptied:
                    work.delete(create_match_filter(changes.keys, key))
                work.append(changes.rows)
            work.set_properties({VERSION: str(changes.version)})


if __name__ == "__main__":
    form, logs, name, columns, place = sys.argv[1:]
    {"delta": into_delta, "iceberg": into_iceberg}[form](logs, name, columns.split(","), place)
