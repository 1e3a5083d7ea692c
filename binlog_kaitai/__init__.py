"""Decodes binary logs of MySQL and MariaDB with a parser that is generated from one Kaitai Struct spec.

>>> from binlog_kaitai import iter_changes
>>> for change in iter_changes("mysql-bin.000003"):
...     print(change.operation, change.database, change.table, change.before, change.after)
"""

from importlib.metadata import PackageNotFoundError, version

from binlog_kaitai.changes import RowChange
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    EncryptedBinlogError,
    MalformedEventError,
    MissingTableMapError,
    NotABinlogError,
    SchemaMismatchError,
    SourceError,
    TruncatedBinlogError,
    UnsupportedColumnError,
    UnsupportedEventError,
)
from binlog_kaitai.events import Event
from binlog_kaitai.gtid import Gtid, GtidSet
from binlog_kaitai.ledger import FileLedger
from binlog_kaitai.reader import BinlogReader, ReadOptions, iter_changes, read_events
from binlog_kaitai.rows import Row
from binlog_kaitai.schema import ColumnSchema, Schema, TableSchema, load_schema
from binlog_kaitai.table import Column, Table
from binlog_kaitai.values.geometry import Geometry

__all__ = [
    "BinlogError",
    "BinlogReader",
    "ChecksumMismatchError",
    "Column",
    "ColumnSchema",
    "EncryptedBinlogError",
    "Event",
    "FileLedger",
    "Geometry",
    "Gtid",
    "GtidSet",
    "MalformedEventError",
    "MissingTableMapError",
    "NotABinlogError",
    "ReadOptions",
    "Row",
    "RowChange",
    "Schema",
    "SchemaMismatchError",
    "SourceError",
    "Table",
    "TableSchema",
    "TruncatedBinlogError",
    "UnsupportedColumnError",
    "UnsupportedEventError",
    "iter_changes",
    "load_schema",
    "read_events",
]

try:
    __version__ = version("binlog-kaitai")
except PackageNotFoundError:  # run from a checkout that is not installed
    __version__ = "0"
