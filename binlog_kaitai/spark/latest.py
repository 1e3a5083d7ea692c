"""The latest state of a table, made of its changes by Spark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyspark.sql import Column, DataFrame, Row, Window
from pyspark.sql import functions as f

from binlog_kaitai.arrow.schema import PRIMARY_KEY
from binlog_kaitai.spark.source.types import LINEAGE_FIELDS

__all__ = ["latest_state"]

_LIVES = "life struct<version: bigint, ordinal: bigint>, origin struct<version: bigint, ordinal: bigint>"
_GONE, _LEFT = "_change_type = 'delete'", "_change_type <> 'delete'"
_NEEDED = ("_change_type", "_sequence")
_ROW = "row"
"""The table's columns, in a struct: beside it stand columns of ours, whatever names the table's have."""

_Life = tuple[int, int]
"""The `_sequence` of the change that a life begins with."""


def latest_state(changes: DataFrame, *key: str) -> DataFrame:
    """Return the rows that a table has now, from its changes: a read with ``changes=apply``.

    With ``partialImages=keepMoved`` the rows of logs without full images (``binlog_row_image`` MINIMAL, NOBLOB) are put
    together of what each change says; a row that gets another key keeps what it had. ``_absent`` then names the columns
    of a row that are nowhere in the logs, such as a default that an INSERT did not name: these are NULL here, whatever
    the server has. Such rows, and all of a read with ``lineage=full``, have no other lineage.

    Args:
        changes: of one table.
        key: the columns of the primary key; not given: those that the schema of `changes` marks.

    Raises ValueError if the key is unknown, and for changes without their kind and order.
    """
    lacking = [name for name in _NEEDED if name not in changes.columns]
    if lacking:
        raise ValueError(
            f"the changes lack {' and '.join(lacking)}: read them with option lineage=light, or name these in columns"
        )
    key = key or tuple(_marked(changes))
    if not key:
        raise ValueError("the primary key is not known: give its columns, or the source the option schemaFile")
    emptied = changes.where("_change_type = 'truncate'").agg(f.max("_sequence").alias("emptied"))
    rows = _packed(changes).where("_change_type <> 'truncate'").crossJoin(f.broadcast(emptied))
    rows = rows.where("emptied IS NULL OR _sequence > emptied").drop("emptied")
    if "_absent" in changes.columns:
        return _folded(_with_lives(rows, key), [name for name in changes.columns if name not in LINEAGE_FIELDS])
    keys = (_of_row(name).alias(f"key {number}") for number, name in enumerate(key))
    newest = rows.groupBy(*keys).agg(f.max_by(_ROW, "_sequence").alias(_ROW))
    return newest.where(f"{_ROW}.{_LEFT}").select(f"{_ROW}.*")


def _packed(changes: DataFrame) -> DataFrame:
    """Return the changes with all of their columns in one, and beside it what tells of the change."""
    beside = [name for name in (*_NEEDED, "_absent", "_moved") if name in changes.columns]
    return changes.select(f.struct(*map(_named, changes.columns)).alias(_ROW), *beside)


def _marked(changes: DataFrame) -> Iterator[str]:
    """Yield the columns of the primary key, in the key's order."""
    marked = (field for field in changes.schema if PRIMARY_KEY in field.metadata)
    yield from (field.name for field in sorted(marked, key=lambda field: field.metadata[PRIMARY_KEY]))


def _quoted(name: str) -> str:
    return f"`{name.replace('`', '``')}`"


def _named(name: str) -> Column:
    return f.col(_quoted(name))


def _of_row(name: str) -> Column:
    return f.col(f"{_ROW}.{_quoted(name)}")


def _with_lives(rows: DataFrame, key: tuple[str, ...]) -> DataFrame:
    """Return the rows with `life`: all changes of a row from when it came into the table until it goes have the same.

    A key has one life after the other: an insert begins one, and so does what follows a delete. A life that begins with
    a row that moves here from another key goes on with that key's.
    """
    at_key = Window.partitionBy(*map(_of_row, key)).orderBy("_sequence")
    earlier = f.lag("_change_type").over(at_key)
    begins = earlier.isNull() | (earlier == "delete") | (f.col("_change_type") == "insert")
    up_to_here = at_key.rowsBetween(Window.unboundedPreceding, Window.currentRow)
    rows = rows.withColumn("life", f.max(f.when(begins, f.col("_sequence"))).over(up_to_here))
    if "_moved" not in rows.columns:
        return rows
    first_of_each: Any = f.udtf(_Origins, returnType=_LIVES, useArrow=False)
    origins = first_of_each(_moves(rows).asTable().withSinglePartition().orderBy("life"))
    found = rows.where(f"NOT (_moved AND {_GONE})").join(origins, "life", "left")
    return found.withColumn("life", f.coalesce("origin", "life"))


def _moves(rows: DataFrame) -> DataFrame:
    """Return for each life that a move begins the life that the move ends: the two images follow each other."""
    change = f.col("_sequence.version"), f.expr("_sequence.ordinal div 2")
    ends = (
        f.max(f.when(f.expr(which), f.col("life"))).alias(name) for name, which in (("parent", _GONE), ("life", _LEFT))
    )
    found = rows.where("_moved").groupBy(*change).agg(*ends)
    return found.where("parent IS NOT NULL AND life IS NOT NULL").select("life", "parent")


class _Origins:
    """Takes moves in the order of their lives; yields for each life the first of the chain that it belongs to."""

    def __init__(self) -> None:
        self._origins: dict[_Life, _Life] = {}

    def eval(self, move: Row) -> Iterator[tuple[_Life, _Life]]:
        """Take one move."""
        life, parent = tuple(move["life"]), tuple(move["parent"])
        origin = self._origins[life] = self._origins.pop(parent, parent)  # a life goes on in one other at most
        yield life, origin


def _folded(rows: DataFrame, columns: list[str]) -> DataFrame:
    """Return for each life the last value of each of the table's columns that its changes have."""
    found = rows.groupBy("life").agg(
        f.max_by("_change_type", "_sequence").alias("_change_type"),
        *(_last(name).alias(f"last {number}") for number, name in enumerate(columns)),
    )
    lasts = [f.col(f"last {number}") for number in range(len(columns))]
    absent = f.array(*(f.when(last.isNull(), f.lit(name)) for last, name in zip(lasts, columns, strict=True)))
    values = (last["value"].alias(name) for last, name in zip(lasts, columns, strict=True))
    return found.where(_LEFT).select(*values, f.array_compact(absent).alias("_absent"))


def _last(name: str) -> Column:
    """Return the last value of a column, in a struct; NULL where no change has the column."""
    is_there = ~f.array_contains("_absent", f.lit(name))
    value = f.when(is_there, f.struct(_of_row(name).alias("value")))
    return f.max_by(value, f.when(is_there, f.col("_sequence")))
