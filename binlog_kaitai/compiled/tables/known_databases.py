"""Names of databases that Python has judged once, and the loops look up for statements."""

from __future__ import annotations

from itertools import chain

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C

__all__ = ["KnownDatabases"]

_MOST = 1 << 10


class KnownDatabases:
    """The names that were met.

    Args:
        context: of the loops.
        chosen: the filter; its names decide about events.
        all_statements: they do not decide about statements.
    """

    def __init__(self, context: Context, chosen: Filter | None, *, all_statements: bool = False) -> None:
        self._record, self._all = context.record, all_statements
        self._filter = chosen if chosen is not None and chosen.has_names else None
        self._record[C.wanted.has_names] = self._filter is not None
        self._known: dict[str, tuple[memory.Bytes, bool]] = {}

    def add(self, name: str) -> None:
        """The loops may take statements of this database."""
        if self._filter is None or name in self._known or len(self._known) == _MOST:
            return
        self._known[name] = memory.constant(name.encode()), self._all or self._filter.names(name, None)
        entries = ((memory.address(data), len(data) - s.SLACK, is_wanted) for data, is_wanted in self._known.values())
        self._slots = memory.numbers(chain(*entries))
        self._record[C.wanted.databases] = memory.address(self._slots)
        self._record[C.wanted.num_databases] = len(self._known)
