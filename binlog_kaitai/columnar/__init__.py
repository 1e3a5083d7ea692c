"""Rows as Arrow record batches, a table at a time, without a Python object for each event, row or value.

Logs of some size are read by loops that numba compiles (`kernels`); small ones, streams, and what the loops leave over
by the object path (`objects`). Both give the same batches: the table's columns as `schema` types them, then the
lineage.
"""

from __future__ import annotations

from binlog_kaitai.columnar.schema import CHANGE_TYPES, LINEAGE, OUTCOMES, arrow_type, table_schema
from binlog_kaitai.columnar.tables import SMALL, Engine, TableReader, batches, to_arrow

__all__ = [
    "CHANGE_TYPES",
    "LINEAGE",
    "OUTCOMES",
    "SMALL",
    "Engine",
    "TableReader",
    "arrow_type",
    "batches",
    "table_schema",
    "to_arrow",
]
