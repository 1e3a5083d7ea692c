"""The logs that follow a log, as its last event names them."""

from __future__ import annotations

from pathlib import Path

from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source, find_sources

__all__ = ["log_behind"]


def log_behind(source: Source, ledger: FileLedger) -> Source | None:
    """Return the log after one that was read to its end, when it lies in the same folder."""
    name = ledger.ends.next_file
    if name is None or source.is_stream or "://" in source.name:
        return None
    here = Path(source.name)
    path = here.with_name(Path(name).name)
    if path == here or not path.is_file():
        return None
    try:
        found = find_sources(str(path)).sources
    except BinlogError:
        return None
    return found[0] if len(found) == 1 else None
