"""`schema`: how the definitions of tables became what they are, and what they are at a moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import click

from binlog_kaitai.changes.filters import Filter
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
from binlog_kaitai.cli.options.run import Run, definitions
from binlog_kaitai.cli.options.times import Zone, timezone_option
from binlog_kaitai.cli.options.wanted import names_options
from binlog_kaitai.cli.reports.moments import Moment, moment_of
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.ddl.model import Schema, Unclear
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.schema.drift import differences
from binlog_kaitai.schema.load import load_schema
from binlog_kaitai.states.committed import Commit
from binlog_kaitai.states.definition_steps import DefinitionStep, DefinitionSteps
from binlog_kaitai.text.definition_lines import step_json, step_script, step_text
from binlog_kaitai.text.terminal import printable

__all__ = ["schema"]

_MICROS = 10**6
_HEAD = "-- Definitions of tables, written by binlog-kaitai schema: each from where it was made on"
Told = tuple[DefinitionStep, TransactionSummary]


@command()
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
    help="Print how the definitions differ from a dump, or from a JSON array of rows of INFORMATION_SCHEMA.COLUMNS;"
    " the exit status is 1 if they do.",
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
    other = None if against is None else load_schema(against)
    options = read_options(given)
    run, chosen = Run(paths, options), Filter(tables=frozenset(tables), databases=frozenset(databases))
    steps = DefinitionSteps(options.schema if isinstance(options.schema, Schema) else None)
    with Output() as out:
        told, is_same = _told(run, steps, moment), True
        if other is not None:
            deque(told, maxlen=0)
            is_same = _compare(out, steps, other, chosen)
        elif form == "sql":
            _write_script(out, steps, {step.number: by for step, by in told}, chosen)
        else:
            _write(out, (one for one in told if any(chosen.names(*name) for name in one[0].tables)), output, timezone)
    for problem in steps.problems:
        say(f"warning: {problem}", "yellow")
    if moment is not None and not moment.was_met and moment.micros is None:
        say(f"--at {at}: the logs have no such place", "red")
        return 1
    return run.finish() or int(not is_same)


def _told(run: Run, steps: DefinitionSteps, moment: Moment | None) -> Iterator[Told]:
    """Yield the statements up to the moment, with the transactions that they are of."""
    sources = list(run.sources)
    asked = definitions(sources, run.options)
    for number, reader in enumerate(run.readers(summaries_of)):
        statements, is_last = deque(asked[number]), number == len(sources) - 1
        with run.log(reader.ledger):
            for by in reader.walk():
                if moment is not None and moment.is_past(_commit(by), is_last_log=is_last):
                    return
                if moment is not None and moment.gtid is not None:
                    moment.was_met = moment.was_met or by.gtid == moment.gtid
                yield from _of(statements, by, steps)


def _of(statements: deque[DdlStatement], by: TransactionSummary, steps: DefinitionSteps) -> Iterator[Told]:
    """Yield those of the statements that a transaction has."""
    while statements and statements[0].place.position < by.end_position:
        step = steps.take(statements.popleft())
        if step is not None:
            yield step, by


def _commit(by: TransactionSummary) -> Commit:
    return Commit([], by.file, by.end_position, by.gtid, int(by.end * _MICROS))


def _write(out: Output, told: Iterator[Told], output: str, zone: Zone) -> None:
    file = ""
    for step, by in told:
        if output == "jsonl":
            out.line(step_json(step, by))
            continue
        if step.statement.place.file != file:
            file = step.statement.place.file
            out.heading(printable(file))
        out.all(step_text(step, by, zone.text))


def _write_script(out: Output, steps: DefinitionSteps, known: dict[int, TransactionSummary], chosen: Filter) -> None:
    """Write the statements that make the chosen tables."""
    ways = {name: steps.way_to(name) for name in steps.definitions() if chosen.names(*name)}
    wanted = {step.number: step for way in ways.values() for step in way}
    out.line(_HEAD)
    for number in sorted(wanted):
        out.all(step_script(wanted[number], known[number]))
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
