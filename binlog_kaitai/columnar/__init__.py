"""Rows as Arrow record batches, a table at a time, without a Python object for each event, row or value.

Logs of some size are read by compiled loops (`kernels`); small ones, streams, and what the loops leave over
by the object path (`objects`). Both give the same batches: the table's columns as `schema` types them, then the
lineage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from binlog_kaitai.columnar.schema import LINEAGE, table_schema
    from binlog_kaitai.columnar.tables import Engine, TableReader, batches, to_arrow

__all__ = ["LINEAGE", "Engine", "TableReader", "batches", "table_schema", "to_arrow"]

_PLACES = {"LINEAGE": "schema", "table_schema": "schema"}


def __getattr__(name: str) -> Any:
    """The public names, imported when first used: `verify` works with the loops and without Arrow."""
    if name not in __all__:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_PLACES.get(name, 'tables')}"), name)
