"""The definitions of tables that logs hold as statements: by an index, or by the loops."""

from __future__ import annotations

from binlog_kaitai.archive.relevant import indexed_log
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import DdlStatement

__all__ = ["find_all", "find_ddl"]


def find_ddl(source: Source, options: ReadOptions, *, by_index: bool = True) -> list[DdlStatement]:
    """Return what `history.find_ddl` does; an index of the log may tell that it has none. Raises SourceError."""
    indexed = indexed_log(source, options) if by_index else None
    if indexed is not None and not indexed.ledger().statements:
        return []
    from binlog_kaitai.compiled.walk import definitions

    return definitions.find_ddl(source, options)


def find_all(sources: list[Source], options: ReadOptions) -> list[list[DdlStatement]]:
    """Return the statements of each log that may define tables, as `with_history` asks for them. Raises SourceError."""
    return [find_ddl(source, options) for source in sources]
