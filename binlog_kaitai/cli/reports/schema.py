"""`schema`: how the definitions of tables became what they are, and what they are at a moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import PAST
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_option,
)
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import Zone, timezone_option
from binlog_kaitai.cli.options.wanted import names_options
from binlog_kaitai.cli.reports.moments import Moment, moment_of, moment_of_place
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.objects.committed import CommittedReader
from binlog_kaitai.ddl.model import Schema, Unclear
from binlog_kaitai.dumps.opened import bytes_of
from binlog_kaitai.dumps.place import DumpPlace, log_name, place_in
from binlog_kaitai.schema.drift import differences
from binlog_kaitai.schema.load import schema_in
from binlog_kaitai.states.committed import Commit
from binlog_kaitai.states.definition_steps import DefinitionStep, DefinitionSteps
from binlog_kaitai.text.definition_lines import step_json, step_script, step_text
from binlog_kaitai.text.terminal import printable

__all__ = ["schema"]

_HEAD = "-- Definitions of tables, written by binlog-kaitai schema: each from where it was made on"
Told = tuple[DefinitionStep, str | None]


@command(prints=True)
@paths_argument
@names_options
@click.option(
    "--at",
    metavar="GTID|TIME|POSITION",
    help="Only up to this moment: after the transaction with a GTID; a time; or a position in the last log, or in a"
    " named one (mysql-bin.000003:4691).",
)
@click.option(
    "--format",
    "output",
    type=Formats(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="Each statement with its position, time and author, or one JSON object per line, with the columns of the"
    " table after it.",
)
@click.option(
    "--as",
    "form",
    type=click.Choice(["history", "sql"]),
    default="history",
    show_default=True,
    help="All statements, or a script that creates the tables as they were at the end, or at the moment.",
)
@click.option(
    "--against",
    metavar="FILE",
    type=FILE,
    help="Print how the definitions differ from a dump, at the moment it was taken if it says so, or from a JSON array"
    " of rows of INFORMATION_SCHEMA.COLUMNS; the exit status is 1 if they do.",
)
@timezone_option
@reading_options()
@schema_option
@machine_code_needed
def schema(
    paths: tuple[str, ...],
    tables: tuple[str, ...],
    databases: tuple[str, ...],
    at: str | None,
    output: str,
    form: str,
    against: str | None,
    timezone: Zone,
    **given: Any,
) -> int:
    """Show the history of table definitions: each statement, where, when and by whom.

    Definitions come from statements in the logs; --schema supplies those from before the first log.

    \b
    binlog-kaitai schema mysql-bin.0*
    binlog-kaitai schema mysql-bin.0* -T shop.orders --at '2026-11-20 12:00' --as sql > orders.sql
    binlog-kaitai schema mysql-bin.0* --against dump.sql
    """
    moment = None if at is None else moment_of(at, timezone)
    options = read_options(given)
    run, chosen = Run(paths, options), Filter(tables=frozenset(tables), databases=frozenset(databases))
    if moment is not None and moment.file not in (None, *(log_name(source.name) for source in run.sources)):
        raise click.UsageError(f"--at {at}: {moment.file} is not one of the logs")
    steps = DefinitionSteps(options.schema if isinstance(options.schema, Schema) else None)
    other, place = (None, None) if against is None else _dump(against)
    cut = moment if moment is not None or place is None else _moment_of(place, run)
    with Output() as out:
        told, is_same = _told(run, steps, cut), True
        if other is not None:
            deque(told, maxlen=0)
            is_same = _compare(out, steps, other, chosen)
        elif form == "sql":
            _write_script(out, steps, {step.number: gtid for step, gtid in told}, chosen)
        else:
            _write(out, (one for one in told if any(chosen.names(*name) for name in one[0].tables)), output, timezone)
    for problem in steps.problems:
        say(f"warning: {problem}", "yellow")
    if moment is not None:
        moment.say_end()
    if moment is not None and not moment.was_met and moment.micros is None:
        say(f"--at {at}: the logs have no such place", "red")
        return 1
    return run.finish() or int(not is_same)


def _dump(path: str) -> tuple[Schema, DumpPlace]:
    """Return what a dump defines, and where it was taken. Raises SourceError."""
    with ExitStack() as stack:
        data = bytes_of(stack, path)
        return schema_in(data, path), place_in(data, data, path)


def _moment_of(place: DumpPlace, run: Run) -> Moment | None:
    """Return the moment at which a dump was taken; None where the logs have it not, or it does not tell."""
    if place.log is not None and place.log in {log_name(source.name) for source in run.sources}:
        return moment_of_place(place)
    return None if place.gtids is None else Moment(str(place.gtids), gtids=place.gtids, was_met=True)


def _told(run: Run, steps: DefinitionSteps, moment: Moment | None) -> Iterator[Told]:
    """Yield the statements up to the moment, with the GTIDs of their transactions."""
    watched, last = None if moment is None else moment.gtid, len(run.sources) - 1
    for number, reader in enumerate(map(CommittedReader, run.logs())):
        with run.log(reader.ledger):
            for commit in reader.definitions(watched=watched):
                if moment is not None:
                    moment.was_met = moment.was_met or reader.has_met
                    if moment.is_past(commit, is_last_log=number == last):
                        if moment.is_cut:
                            reader.ledger.state = PAST
                            return
                        continue
                yield from _of(commit, steps)
        if moment is not None:
            moment.was_met = moment.was_met or reader.has_met
            moment.see_end(reader.ledger, is_last_log=number == last)


def _of(commit: Commit, steps: DefinitionSteps) -> Iterator[Told]:
    """Yield those of the statements that a transaction has."""
    for one in commit.steps:
        step = None if one.ddl is None else steps.take(one.ddl)
        if step is not None:
            yield step, commit.gtid


def _write(out: Output, told: Iterator[Told], output: str, zone: Zone) -> None:
    file = ""
    for step, gtid in told:
        if output == "jsonl":
            out.line(step_json(step, gtid))
            continue
        if step.statement.place.file != file:
            file = step.statement.place.file
            out.heading(printable(file))
        out.all(step_text(step, gtid, zone.text))


def _write_script(out: Output, steps: DefinitionSteps, gtids: dict[int, str | None], chosen: Filter) -> None:
    """Write the statements that make the chosen tables."""
    ways = {name: steps.way_to(name) for name in steps.definitions() if chosen.names(*name)}
    wanted = {step.number: step for way in ways.values() for step in way}
    out.line(_HEAD)
    for number in sorted(wanted):
        out.all(step_script(wanted[number], gtids[number]))
    for name, way in ways.items():
        if not way or not way[0].makes:
            say(f"note: {'.'.join(name)} was there before: the statement that made it is not in the logs", "yellow")


def _compare(out: Output, steps: DefinitionSteps, other: Schema, chosen: Filter) -> bool:
    """Write how the chosen tables differ from others; says whether they are the same."""
    found, is_same = {name: one for name, one in steps.definitions().items() if chosen.names(*name)}, True
    for name, definition in found.items():
        for text in differences(definition, other.table(*name)):
            out.line(printable(f"{'.'.join(name)}: {text}"))
            is_same = False
    unclear = sum(isinstance(one, Unclear) for one in found.values())
    say(
        f"note: {len(found)} tables were compared, {unclear} of them not clear; others have no definition in the logs",
        None,
    )
    return is_same
