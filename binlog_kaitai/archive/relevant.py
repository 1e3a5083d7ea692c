"""Which logs need not be read: an index beside them has the answer, or rules out that rows in them are wanted."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.log.source import INDEX_FILE, Source

if TYPE_CHECKING:
    from binlog_kaitai.archive.index import Indexed

__all__ = ["indexed_log", "ruled_out"]


def indexed_log(source: Source) -> Indexed | None:
    """Return what the index beside a log knows of it. Arrow is imported only where there is an index."""
    if not os.path.isfile(os.path.join(os.path.dirname(source.name), INDEX_FILE)) or find_spec("pyarrow") is None:
        return None
    from binlog_kaitai.archive.index import find_indexed

    return find_indexed(source)


def ruled_out(source: Source, filter: Filter | None) -> FileLedger | None:
    """Return what was met in a log when it was indexed, if no row in it is wanted; None if there may be one."""
    indexed = None if filter is None else indexed_log(source)
    ledger = None if indexed is None else indexed.ledger()
    if filter is None or ledger is None or _may_have(ledger, filter):
        return None
    ledger.seen_tables = {(table.partition(".")[0], table.partition(".")[2]) for table, _ in ledger.rows}
    ledger.rows.clear()  # of those that are wanted there are none
    return ledger


def _may_have(ledger: FileLedger, filter: Filter) -> bool:
    tables = {table for table, _ in ledger.rows}
    if filter.has_names and not any(_is_wanted(table, filter) for table in tables):
        return False
    return filter.include_gtids is None or bool(ledger.gtids & filter.include_gtids)


def _is_wanted(table: str, filter: Filter) -> bool:
    """Return whether rows of ``database.table`` may be wanted, wherever the name of the database ends."""
    parts = table.split(".")
    return any(filter.names(".".join(parts[:end]), ".".join(parts[end:])) for end in range(1, len(parts)))
