"""The schema of a table before its rows are read: the widest of the definitions that some logs have of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pyarrow as pa

from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.arrow.widen import places_of, widest_schema
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.described import described_tables
from binlog_kaitai.errors import BinlogError, SourceError
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Table

__all__ = ["seen_schema"]


def seen_schema(
    sources: Sequence[Source],
    table: str,
    options: ReadOptions,
    *,
    most: int | None = None,
    furthest: int | None = None,
    columns: Sequence[str] = (),
    types: Types | None = None,
) -> pa.Schema | None:
    """Return the widest schema of a table in the last logs that there are, each up to damage that cannot be passed;
    None where no log has it.

    Args:
        sources: the logs, in order; each can be read again.
        table: ``database.table``.
        options: how to read.
        most: how many logs, from the last on; further ones only until the table is found. None: all.
        furthest: how many logs in which a table is looked for that those have not; None: all.
        columns: those of the table that matter; none: all.
        types: which types columns have.

    Raises SourceError; BinlogError for damage before the table was found; ValueError for a column whose values no type
    can hold.
    """
    made = types or Types()
    quiet = replace(options, on_damage=pass_over)  # who reads the rows tells of it
    found: list[pa.Schema] = []
    damage: BinlogError | None = None
    for number, source in enumerate(reversed(sources)):
        if most is not None and number >= most and (found or (furthest is not None and number >= furthest)):
            break
        of_log: list[pa.Schema] = []
        try:
            found_here = _definitions(source.looked_at(), table, quiet)
            of_log.extend(_only(made.schema(definition), columns) for definition in found_here)
        except SourceError:
            raise
        except BinlogError as error:
            damage = error
        found = of_log + found
    if damage is not None and not found and options.mode == "failfast":
        raise damage
    return widest_schema(found) if found else None


def _only(schema: pa.Schema, columns: Sequence[str]) -> pa.Schema:
    wanted = places_of(columns)
    if not columns:
        return schema
    return pa.schema([field for field in schema if field.name in LINEAGE.names or field.name.lower() in wanted])


def _definitions(source: Source, table: str, options: ReadOptions) -> Iterator[Table]:
    """Yield the definitions that a log has of a table, in order. Raises BinlogError."""
    chosen = Filter(tables=frozenset([table]))
    return described_tables(CompiledLog(source, options, chosen))
