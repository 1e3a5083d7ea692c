"""Rows as Arrow record batches, a table at a time, without a Python object for each event, row or value.

The compiled loops read logs of some size; small ones, streams, and what the loops leave over are read by the object
path. Both make the same batches: the table's columns as `table_schema` types them, then the lineage.
"""

from __future__ import annotations

import pyarrow as pa

from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.types import Types
from binlog_kaitai.export.table_reader import Engine, TableReader, batches, to_arrow
from binlog_kaitai.rows.table import Table

__all__ = ["LINEAGE", "Engine", "TableReader", "batches", "table_schema", "to_arrow"]


def table_schema(table: Table, *, decimal256: bool = False) -> pa.Schema:
    """Return the table's columns, then LINEAGE.

    A column of the table that has a name of the lineage, in letters of any case, gets ``_`` behind it. Columns of the
    primary key, where the log or a schema tells it, have ``binlog.primary_key`` in their metadata: their number in it,
    from 1. DECIMALs of more than 38 digits are text, unless `decimal256` is wanted, with ``binlog.type`` in the
    metadata.
    """
    return Types(decimal256=decimal256).schema(table)
