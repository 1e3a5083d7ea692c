"""How statements begin of which it is known whether their tables are chosen: the loops ask once for each beginning."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.events.bodies import query_bytes
from binlog_kaitai.events.model import QueryEvent
from binlog_kaitai.sql.targets import beginning, foreign, met

__all__ = ["StatementBeginnings"]

_MOST = 1 << 9
"""Beginnings that are kept; a log with more of them is asked about again."""


class StatementBeginnings:
    """Tells the loops which statements to write, and which to leave, by how they begin.

    Args:
        context: of the loops.
        chosen: names tables or databases; None if nothing does.
        allows_incomplete: statements on other tables are left out.
    """

    def __init__(self, context: Context, chosen: Filter | None, *, allows_incomplete: bool) -> None:
        self._context, self._allows_incomplete = context, allows_incomplete
        self._chosen = chosen if chosen is not None and chosen.has_names else None
        self._known: dict[tuple[str, str, int], tuple[Integers, memory.Bytes]] = {}

    def learn(self, found: Statement) -> None:
        """Have the loops know statements that begin like one that they have asked about, if these need no more."""
        body, chosen = found.event.body, self._chosen
        if chosen is None or not isinstance(body, QueryEvent):
            return
        begin = beginning(body.query, knows_renames=found.wanted)  # of wanted ones, the loops ask about each RENAME
        if begin is None or not query_bytes(found.frame, body).startswith(begin.encode()):
            return
        if found.wanted:
            told = ra.ON_CHOSEN if foreign(body.query, body.database, chosen) is None else ra.ON_OTHERS
        else:
            told = ra.PASSED_OVER if met(body.query, body.database, chosen) is None else ra.NOTHING_TOLD
        if told != ra.NOTHING_TOLD and (told != ra.ON_OTHERS or self._allows_incomplete):
            self._enter(begin, body.database, told)

    def _enter(self, begin: str, database: str, told: int) -> None:
        record, texts = self._context.record, (begin.encode(), database.encode())
        key = begin, database, told
        if key in self._known:
            return
        if len(self._known) == _MOST:
            self._known.clear()
            record[C.script.beginnings] = 0
        data = memory.constant(b"".join(texts))
        entry = memory.record([record[C.script.beginnings], memory.address(data), *(len(text) for text in texts), told])
        self._known[key] = entry, data
        record[C.script.beginnings] = memory.address(entry)
