"""Rows as Arrow record batches, a table at a time, without a Python object for each event, row or value.

The compiled loops read logs of some size; small ones, streams, and what the loops leave over are read by the object
path. Both make the same batches: the table's columns as `table_schema` types them, then the lineage.
"""

from __future__ import annotations

from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.arrow.types import typed_schema as table_schema
from binlog_kaitai.export.table_reader import TableReader, batches
from binlog_kaitai.notebook import to_arrow
from binlog_kaitai.tabular.log_table import LogTable

__all__ = ["LINEAGE", "LogTable", "TableReader", "batches", "table_schema", "to_arrow"]
