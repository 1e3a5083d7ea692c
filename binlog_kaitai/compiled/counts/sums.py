"""Sums over the transactions that were counted, which the loops make but for those that they leave to Python."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from binlog_kaitai.archive.commits.sums import add_numbers
from binlog_kaitai.archive.grouping import PERIODS, Group
from binlog_kaitai.archive.statement_kinds import kind_prefix, statement_kind
from binlog_kaitai.archive.stats import PlainSums, Ranking, Stats
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.counts.commit_sums import CommitSums
from binlog_kaitai.compiled.counts.statement_shapes import StatementShapes
from binlog_kaitai.compiled.counts.tallies import Tallies
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.tables.table_names import TableNames

__all__ = ["AddsUp"]

_ROOM = 1 << 12
_MOST_KINDS = 64
_FLOORS = {
    "bytes": r.Sums.floor_bytes,
    "rows": r.Sums.floor_rows,
    "duration": r.Sums.floor_seconds,
    "event": r.Sums.floor_event,
}


class AddsUp:
    """Has the loops add up transactions.

    Args:
        context: of the loops.
        tallies: what was counted.
        names: of the tables.
        stats: has the sums in the end.
    """

    def __init__(self, context: Context, tallies: Tallies, names: TableNames, stats: Stats) -> None:
        self._context, self._tallies, self._names, self._stats = context, tallies, names, stats
        self._plain, self._ranking = PlainSums(stats.by), Ranking(stats)
        self._record, self._groups = memory.slots(r.Sums.SLOTS), memory.records(_ROOM, r.Group.SLOTS)
        self._kinds = memory.records(_MOST_KINDS, r.StatementKind.SLOTS)
        self._known: list[tuple[str, memory.Bytes]] = []
        """The kinds of statements that the loops know, and how these begin."""
        record = self._record
        self._shapes = tallies.shapes = None if stats.shapes is None else StatementShapes(context)
        record[r.Sums.groups], record[r.Sums.room] = memory.address(self._groups), _ROOM
        record[r.Sums.kinds], by = memory.address(self._kinds), stats.by
        record[r.Sums.has_groups], record[r.Sums.period] = bool(by), sum(PERIODS.get(name, 0) for name in by)
        for slot, name in ((r.Sums.by_thread, "thread"), (r.Sums.by_server, "server"), (r.Sums.by_table, "table")):
            record[slot] = name in by
        tallies.told[r.Told.form], tallies.told[r.Told.made] = ra.AS_SUMS, memory.address(record)
        self._commits = CommitSums(record, stats, tallies.made.file)
        self._set_floors()

    def _set_floors(self) -> None:
        for name, slot in _FLOORS.items():
            self._record[slot] = self._ranking.floors[name]

    def up_to(self, last: int) -> Iterator[None]:
        """Add the transactions up to one; nothing is delivered."""
        told, told[r.Told.last], told[r.Told.wanted] = self._tallies.told, last, 1
        while (answer := self._context.run(s.TELL)) != s.DONE:
            if answer == s.VALUES:
                self._tallies.make_asked_text()
            elif answer == s.FULL:
                self._take_groups()
            else:
                self._take_one(is_added=answer == s.FITS)
        yield from ()

    def kept(self, last: int) -> list[None]:
        """Add them; nothing is delivered."""
        return list(self.up_to(last))

    def _take_one(self, *, is_added: bool) -> None:
        """Take the transaction at hand, which the loops may have added."""
        for summary in self._tallies.summaries():
            if not is_added:
                self._stats.take_one(summary, self._plain)
                self._commits.take(summary)
                if summary.outcome == "statement":
                    self._learn(summary.statement or "")
            self._ranking.take(summary)
        self._set_floors()

    def _learn(self, text: str) -> None:
        """Have the loops know the kind of a statement."""
        begin, number = kind_prefix(text), len(self._known)
        if begin is not None and number < _MOST_KINDS:
            self._known.append((statement_kind(text), memory.constant(begin.encode())))
            kind = self._kinds[number]
            kind[r.StatementKind.text], kind[r.StatementKind.length] = memory.address(self._known[-1][1]), len(begin)
            self._record[r.Sums.num_kinds] = number + 1

    def finish(self) -> None:
        """Add all to the statistics."""
        record, stats = self._record, self._stats
        self._take_groups()
        for name, table in self._names.records():
            if table[r.TableName.trxs]:
                sums = self._plain.table(name)
                sums[:] = map(sum, zip(sums, table[r.TableName.trxs : r.TableName.bytes + 1], strict=True))
        for number, outcome in enumerate(OUTCOMES, r.Sums.outcomes):
            if record[number]:
                stats.outcomes[outcome] += record[number]
        for (kind, _), counted in zip(self._known, self._kinds, strict=False):
            if counted[r.StatementKind.count]:
                stats.outcomes["statement"] += counted[r.StatementKind.count]
                stats.statements[kind] += counted[r.StatementKind.count]
        stats.bytes += record[r.Sums.bytes]
        stats.inflated_bytes += record[r.Sums.inflated]
        self._commits.finish()
        if self._shapes is not None:
            stats.add_shapes(self._shapes.sums())
        self._ranking.finish()
        stats.add_plain(self._plain)

    def _take_groups(self) -> None:
        """Take the sums by several things, and have the table of these empty."""
        is_used = self._groups.column(r.Group.trxs) if self._record[r.Sums.used] else ()
        for place in compress(range(len(is_used)), is_used):
            record = self._groups[place]
            time, number, server, table, *sums = record.tolist()
            thread = None if number < 0 else number
            if table == ra.BY_MINUTE:
                whole = self._plain.period(time, thread, server)
            else:
                whole = self._plain.group(self._group(time, thread, server, self._names.name(table)))
            whole[:] = add_numbers(whole, sums)
            record[r.Group.trxs :] = memory.record([0] * len(sums))
        self._record[r.Sums.used] = self._record[r.Sums.added] = 0

    def _group(self, time: int, thread: int | None, server: int, table: str | None) -> Group:
        known = {"table": table, "thread": thread, "server": server}
        return tuple(known.get(name, time) for name in self._stats.by)
