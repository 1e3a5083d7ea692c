"""Decodes binary logs of MySQL and MariaDB with a parser that is generated from one Kaitai Struct spec.

>>> from binlog_kaitai import iter_changes
>>> for change in iter_changes("mysql-bin.000003"):
...     print(change.operation, change.database, change.table, change.before, change.after)
"""

from importlib import import_module
from typing import Any

from binlog_kaitai.changes import RowChange
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    CompressedFileError,
    EncryptedBinlogError,
    EventTooLargeError,
    MalformedEventError,
    MissingTableMapError,
    NotABinlogError,
    SchemaMismatchError,
    SourceChangedError,
    SourceError,
    TruncatedBinlogError,
    UnsupportedColumnError,
    UnsupportedEventError,
)
from binlog_kaitai.events import Event
from binlog_kaitai.filters import Filter
from binlog_kaitai.gtid import Gtid, GtidSet
from binlog_kaitai.ledger import FileLedger
from binlog_kaitai.reader import BinlogReader, Paths, ReadOptions, iter_changes, read_events
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
    "CompressedFileError",
    "EncryptedBinlogError",
    "Event",
    "EventTooLargeError",
    "FileLedger",
    "Filter",
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
    "SourceChangedError",
    "SourceError",
    "Table",
    "TableSchema",
    "TruncatedBinlogError",
    "UnsupportedColumnError",
    "UnsupportedEventError",
    "iter_changes",
    "load_schema",
    "read_events",
    "to_arrow",
]

__version__: str


def __getattr__(name: str) -> Any:
    """The version, when somebody asks: finding it out takes as long as a fifth of all other imports."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("binlog-kaitai")
    except PackageNotFoundError:  # the package was copied, and not installed
        return "0"


def to_arrow(paths: Paths, table: str, options: ReadOptions | None = None, filter: Filter | None = None) -> Any:
    """The rows of one table (``database.table``) as a pyarrow.RecordBatchReader; see `binlog_kaitai.columnar`.

    Raises ImportError without the extra ``fast``, ValueError for a table without rows, BinlogError.
    """
    columnar = import_module("binlog_kaitai.columnar")  # needs Arrow, which the rest of the package does not
    return columnar.to_arrow(paths, table, options, filter)
