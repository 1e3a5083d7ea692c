"""`verify --from`: which moments can be reached from a backup with the logs, and what is in the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from itertools import chain

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import Zone
from binlog_kaitai.cli.outputs.after_dump import after_place
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_pieces
from binlog_kaitai.dumps.place import DumpPlace, log_name, place_of
from binlog_kaitai.errors import BinlogError, ReplayError, SourceError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.log_names import place_of as series_of
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import LogEvents
from binlog_kaitai.reading.transaction_columns import Found
from binlog_kaitai.series.continuity import Continuity
from binlog_kaitai.series.reach import Begin, Hindrance, Obstacle, Reach, gap_before, other_history, rows_of
from binlog_kaitai.sql.guards import TriggerGuards
from binlog_kaitai.sql.load_statements import with_load_files
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

__all__ = ["Backup", "reach_lines"]

_AT_ONCE = 1 << 12
"""Transactions."""


class Backup:
    """A dump or a backup, from which logs go on.

    Args:
        path: its file or folder.
        run: has the logs.
        options: how to read.

    Raises SourceError for one that does not say where it was taken, and for logs that it cannot be compared with.
    """

    def __init__(self, path: str, run: Run, options: ReadOptions) -> None:
        self.place, self._run = place_of(path), run
        if not self.place.is_told:
            raise SourceError(
                "does not say where it was taken (mysqldump --source-data=2, mariadb-dump --master-data=2)", path
            )
        self._sources: list[Source] = run.sources.sources
        if any(source.is_stream for source in self._sources):
            raise SourceError("is read again for --from; give a file", "standard input")
        series = {found[0] if (found := series_of(source.name)) else source.name for source in self._sources}
        if len(series) > 1 and any(map(series_of, (source.name for source in self._sources))):
            raise SourceError(f"--from takes the logs of one server, and not of {len(series)} series", path)
        self._options = with_literals(replace(options, mode="failfast", thorough=False, json="value"))

    def reach(self, found: Continuity | None) -> Reach:
        """Return what can be reached, given how the logs follow one another."""
        reach, ledgers = Reach(self.place), {ledger.file: ledger for ledger in self._run.ledgers}
        try:
            place = self._located()
            logs, chosen = after_place(place, self._sources, Filter())
        except SourceError as error:
            reach.obstacle = Obstacle(Hindrance.NO_LOG, str(error), self.place.log, self.place.position)
            return reach
        reach.obstacle = self._at_begin(place, logs, chosen, ledgers)
        if reach.obstacle is None:
            reached, reach.obstacle = self._first_obstacle(logs, chosen, found)
            self._collect(reach, logs[:reached], chosen)
        return reach

    def _located(self) -> DumpPlace:
        """Return the place, for MariaDB's GTIDs alone by looking for the last of them. Raises SourceError."""
        place = self.place
        if place.log is not None or place.last is None:
            return place
        if len(place.last) > 1:
            raise SourceError("has GTIDs of several domains and no position, which do not say one place", place.path)
        (wanted,) = place.last.values()
        for source in self._sources:
            for row in chain.from_iterable(map(rows_of, self._pieces(source, None))):
                if row.gtid() == wanted:
                    return replace(place, log=log_name(source.name), position=row.end)
        raise SourceError(f"was taken after {wanted}, which is not in the logs; give the log that has it", place.path)

    def _at_begin(
        self, place: DumpPlace, logs: list[Source], chosen: Filter, ledgers: dict[str, FileLedger]
    ) -> Obstacle | None:
        """Return what is wrong with the place itself."""
        begin = Begin(logs[0].name, ledgers[logs[0].name].ends)
        held = [ledgers[source.name].gtids for source in logs]
        if chosen.start_position is None:
            return gap_before(place, begin, _joined(held))
        obstacle = self._before(begin, logs[0], place, ledgers[logs[0].name])
        later = _joined([held[0] - begin.gtids, *held[1:]])
        return other_history(place, begin, later) or obstacle

    def _before(self, begin: Begin, source: Source, place: DumpPlace, ledger: FileLedger) -> Obstacle | None:
        """Take note of what a log has before the place; returns what is wrong where no transaction can begin there."""
        for found in self._pieces(source, None):
            if not begin.add(found, place.position):
                break
        if begin.is_inside:
            return _no_position(source.name, place, "is inside of a transaction")
        if place.position > ledger.bytes_walked:
            end = f"the end of the log, which has {ledger.bytes_walked:,} bytes"
            return _no_position(source.name, place, f"is beyond {end}")
        if not begin.end and place.position not in self._events(source, place.position):
            return _no_position(source.name, place, "is inside of an event")
        return None

    def _events(self, source: Source, most: int) -> set[int]:
        """Return where events begin and end, up to the first that begins at or after a position."""
        found = {len(layout.MAGIC)}
        with suppress(BinlogError):
            for frame in LogEvents(source, self._options).walk.frames():
                found |= {frame.position, frame.position + frame.header.event_size}
                if frame.position >= most:
                    break
        return found

    def _pieces(self, source: Source, chosen: Filter | None) -> Iterator[Found]:
        """Yield the transactions of a log up to its damage, many at once."""
        with suppress(BinlogError), closing(summaries_of(source, self._options, chosen).pieces(_AT_ONCE)) as pieces:
            yield from pieces

    def _first_obstacle(
        self, logs: list[Source], chosen: Filter, found: Continuity | None
    ) -> tuple[int, Obstacle | None]:
        """Return how many logs can be replayed, the last one maybe in part, and what is in the way of more. The rule of
        what can be replayed is that of `sql`."""
        between = _between(found, logs)
        state = ScriptState(guards=TriggerGuards(is_on=False), as_events=True, is_after_dump=True)
        with with_load_files(state, ".", dry_run=True):
            for number, source in enumerate(logs):
                if number and source.name in between:
                    return number, between[source.name]
                log = CompiledLog(source, self._options, chosen.for_log(first=number == 0, last=False))
                try:
                    for piece in script_pieces(log, state):
                        del piece  # the memory is used again
                except BinlogError as error:
                    kind = Hindrance.REPLAY if isinstance(error, ReplayError) else Hindrance.DAMAGE
                    return number + 1, Obstacle(kind, str(error), source.name, error.position)
        return len(logs), None

    def _collect(self, reach: Reach, logs: list[Source], chosen: Filter) -> None:
        """Count what is before the obstacle."""
        obstacle = reach.obstacle
        for number, source in enumerate(logs):
            stop = obstacle.position if obstacle is not None and obstacle.file == source.name else None
            for found in self._pieces(source, chosen.for_log(first=number == 0, last=False)):
                reach.add(found, source.name, stop)


def reach_lines(reach: Reach, output: str, zone: Zone) -> Iterator[str]:
    """Yield what is printed of it."""
    if output == "jsonl":
        yield json_text({"from": reach.as_json()})
        return
    yield printable(f"from {reach.place.path}: {reach.place.maker}, taken {reach.place.text()}")
    count = f"{reach.transactions:,} transaction{'' if reach.transactions == 1 else 's'}"
    yield f"  reachable {count} after it{', and each moment between them' if reach.transactions > 1 else ''}"
    for name, one in (("first", reach.first), ("last", reach.last)):
        if one is not None:
            gtid = "" if one.gtid is None else f"{one.gtid}  "
            yield printable(f"  {name:<9} {gtid}ends at {one.file}:{one.end}  {zone.text(one.time)}")
    if reach.obstacle is not None:
        yield printable(f"  NOT OK    {reach.obstacle.message}")


def _no_position(file: str, place: DumpPlace, why: str) -> Obstacle:
    text = (
        f"{file}: is not the log in which the dump was taken, though it has its name: position {place.position} {why}"
    )
    return Obstacle(Hindrance.NO_POSITION, text, file, place.position)


def _between(found: Continuity | None, logs: list[Source]) -> dict[str, Obstacle]:
    """Return what is wrong between logs, by the name of the second."""
    names, result = [source.name for source in logs], dict[str, Obstacle]()
    for problem in () if found is None else found.problems:
        at = names.index(problem.after) + 1 if problem.after in names else len(names)
        file = problem.file if problem.file in names else names[at] if at < len(names) else None
        if file is not None:
            result.setdefault(file, Obstacle(problem.kind, problem.message, problem.file, gtids=problem.gtids))
    return result


def _joined(sets: list[GtidSet]) -> GtidSet:
    found = GtidSet()
    for one in sets:
        found.update(one)
    return found
