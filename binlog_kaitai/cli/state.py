"""`state`: the rows of a table as they were at a moment."""

from __future__ import annotations

import os
import re
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from binlog_kaitai.changes.committed import Commit, Open, Step
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.table_state import TableState
from binlog_kaitai.cli.baseline import Baseline, open_baseline
from binlog_kaitai.cli.common import (
    FILE,
    Output,
    machine_code_needed,
    needs,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.continuity import has_gaps
from binlog_kaitai.cli.messages import say
from binlog_kaitai.cli.output_file import check_output
from binlog_kaitai.cli.run import Run
from binlog_kaitai.cli.times import MomentType, Zone, timezone_option
from binlog_kaitai.compiled.rows.committed import CommittedReader
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, SchemaMismatchError, SourceError
from binlog_kaitai.format.gtid import Gtid
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.typed import insert_lines
from binlog_kaitai.text.state_lines import state_line

__all__ = ["state"]

_PLACE = re.compile(r"(?:(?P<file>.+):)?(?P<position>\d+)\Z")
_MARIADB_GTID = re.compile(r"\d+-\d+-\d+\Z")
_TABLE = re.compile(r"(?:`((?:[^`]|``)+)`|([^.`]+))\.(?:`((?:[^`]|``)+)`|([^.`]+))\Z")
_DAY = re.compile(r"\d{4}-\d\d-\d\d\Z")
"""It may be a GTID of MariaDB, too, and is taken for one."""
_CLOCK = re.compile(r"\d{1,4}-\d{1,2}-\d{1,2}[ T]")
_MOST_SHOWN = 5
_MICROS = 10**6
_OTHER_FORMATS = re.compile(
    r"(?i)\.(csv|tsv|sql|txt|jsonl?|ndjson|xml|html|ya?ml|arrow|feather|avro|orc|xlsx|gz|zst|zip)\Z"
)
_LONGEST_POSITION = 9
"""Digits of a number that is a position; longer ones are seconds since 1970."""


@dataclass(slots=True)
class _Moment:
    """Where to cut."""

    text: str
    gtid: str | None = None
    file: str | None = None
    position: int | None = None
    micros: float | None = None
    was_met: bool = False
    last: Commit | None = None
    """The last transaction that is not behind it, of whatever table."""
    end: int = 0
    """Where reading ended of the log that the position is in, in bytes."""

    def is_past(self, commit: Commit, *, is_last_log: bool) -> bool:
        """Return whether a transaction is behind the moment."""
        if self.micros is not None:
            return commit.time > self.micros
        if self.position is None:
            return self.was_met and commit.gtid != self.gtid
        is_here = os.path.basename(commit.file) == self.file if self.file else is_last_log
        self.was_met = self.was_met or is_here
        return commit.end > self.position if is_here else self.was_met

    def see_end(self, ledger: FileLedger, *, is_last_log: bool) -> None:
        """Take note of how far a log was read."""
        if os.path.basename(ledger.file) == self.file if self.file else is_last_log:
            self.end = ledger.bytes_walked
            self.was_met = self.was_met or self.position is not None

    def say_end(self) -> None:
        """Say it where the position is beyond the end of the log."""
        if self.position is not None and self.position > self.end > 0:
            say(f"note: --at {self.text} is beyond the end of the log, which was read up to {self.end:,}", "yellow")

    def where(self) -> str:
        """Return where it cut."""
        if self.last is None:
            return "before the first transaction"
        gtid = "" if self.last.gtid is None else f"{self.last.gtid}, "
        time = datetime.fromtimestamp(self.last.time / _MICROS, UTC)
        return (
            f"behind the transaction that ends at {self.last.file}:{self.last.end} ({gtid}{time:%Y-%m-%d %H:%M:%S} UTC)"
        )


def _moment(text: str, zone: Zone) -> _Moment:
    with suppress(ValueError):
        return _Moment(text, gtid=str(Gtid.parse(text)))
    if _MARIADB_GTID.match(text):
        return _Moment(text, gtid=text)
    match = _PLACE.match(text)
    if match is not None and (len(text) <= _LONGEST_POSITION if match["file"] is None else not _CLOCK.search(text)):
        file = match["file"]
        return _Moment(text, file=os.path.basename(file) if file else None, position=int(match["position"]))
    seconds = zone.seconds(MomentType().convert(text, None, None), is_end=True)
    return _Moment(text, micros=seconds * _MICROS)


class _ParquetFile(click.Path):
    """A file to write, which is Parquet whatever its name says."""

    def __init__(self) -> None:
        super().__init__(readable=False)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Refuse a name that says that the file is something else."""
        path = str(super().convert(value, param, ctx))
        if _OTHER_FORMATS.search(path):
            self.fail(
                f"{path}: a Parquet file is written; call it so, or take the JSON lines of standard output", param, ctx
            )
        return path


@click.command()
@paths_argument
@click.option("--table", "-T", required=True, metavar="DATABASE.TABLE", help="The table.")
@click.option(
    "--at",
    required=True,
    metavar="GTID|TIME|POSITION",
    help="The moment: behind the transaction with a GTID; a time, behind all that were committed up to it; or a"
    " position, in the last log, or in one that is named (mysql-bin.000003:4691).",
)
@click.option(
    "--baseline",
    metavar="FILE",
    type=FILE,
    help="The rows that were in the table before: a Parquet file as --output writes it, of before the first of the"
    " logs, or a dump (mysqldump --single-transaction --source-data=2), which says where it was taken.",
)
@click.option(
    "--output",
    "-o",
    metavar="FILE",
    type=_ParquetFile(),
    help="Write a Parquet file instead of JSON lines on standard output.",
)
@click.option("--overwrite", is_flag=True, help="Replace the file, if there is one.")
@click.option(
    "--as",
    "form",
    type=click.Choice(["jsonl", "sql"]),
    default="jsonl",
    show_default=True,
    help="On standard output: JSON lines, or INSERT statements that put the rows into the table, which must exist.",
)
@timezone_option
@reading_options()
@schema_options
@machine_code_needed
def state(
    paths: tuple[str, ...],
    table: str,
    at: str,
    baseline: str | None,
    output: str | None,
    overwrite: bool,
    form: str,
    timezone: Zone,
    **given: Any,
) -> int:
    """Print the rows of a table as they were at a moment, cut at a transaction.

    The rows that the logs saw born are exact. Without a baseline, others are only known as far as the logs changed
    them; what is not known is counted on standard error.

    \b
    binlog-kaitai state mysql-bin.0* --table shop.orders --at '2026-11-20 12:00:00'
    binlog-kaitai state mysql-bin.0* -T shop.orders --at 909d22ce-e541-11f1-8dd6-02fc00000001:11 -o noon.parquet
    binlog-kaitai state mysql-bin.0* -T shop.orders --at mysql-bin.000009:4691 --schema-from-log --as sql > orders.sql
    binlog-kaitai state mysql-bin.00000[4-9] -T shop.orders --at mysql-bin.000009:4691 --baseline dump.sql
    """
    match = _TABLE.match(table)
    if match is None:
        raise click.UsageError(f"--table {table}: give DATABASE.TABLE")
    if form == "sql" and output is not None:
        raise click.UsageError("--as sql is written to standard output; --output is for Parquet")
    name = tuple((match[i] or match[i - 1].replace("``", "`")) for i in (2, 4))
    moment = _moment(at, timezone)
    if output is not None:
        needs("pyarrow")
    with ExitStack() as stack:
        before = open_baseline(stack, baseline, name[0], name[1])
        options = read_options(given, json="text")
        run = Run(paths, options if before is None else before.options(options), None)
        if has_gaps(run.sources, run.options, "state of the table"):
            return 1
        path = None if output is None else check_output(output, run.sources.sources, overwrite=overwrite)
        found = stack.enter_context(TableState())
        try:
            if before is not None:
                before.check(run.sources.sources)
            _read(run, found, (name[0], name[1]), moment, before)
        except BinlogError as error:
            say(str(error), "red")
            return 1
        if not moment.was_met and moment.micros is None:
            hint = "; for a day, write also its time" if _DAY.match(at) else ""
            say(f"--at {at}: the logs have no such place{hint}", "red")
            return 1
        about = f"The rows of {table} {moment.where()}" if form == "sql" else None
        try:
            _write(found, table, path, about, overwrite=overwrite)
        except SchemaMismatchError as error:
            say(str(error), "red")
            return 1
        _tell(found, table, before, moment)
    return run.finish()


def _write(found: TableState, table: str, path: Path | None, about: str | None, *, overwrite: bool) -> None:
    """Write the rows that are known; what is said about them is for a script."""
    found.finish()
    if found.definition is None:
        say(f"{table}: no row of it was changed in the logs up to then", "yellow")
    elif path is not None:
        from binlog_kaitai.arrow.states import write_state

        write_state(path, found, overwrite=overwrite)
    else:
        with Output() as out:
            if about is not None:
                out.all(insert_lines(found.definition, found.rows(), about))
                return
            for row in found.rows():
                out.line(state_line(found.definition, row))


def _read(run: Run, found: TableState, name: tuple[str, str], moment: _Moment, before: Baseline | None) -> None:
    """Apply what was committed up to the moment."""
    open_ones, last, is_past = Open(), len(run.sources) - 1, False
    start = _Start(found, before, name[0])
    for number, reader in enumerate(run.readers(CommittedReader)):
        with run.log(reader):
            for commit in reader.commits(lambda *table: table == name, open_ones, watched=moment.gtid):
                moment.was_met = moment.was_met or reader.has_met
                commit.steps[:] = [step for step in commit.steps if _is_about(step, name[0])]
                is_past = is_past or moment.is_past(commit, is_last_log=number == last)
                moment.last = moment.last if is_past else commit
                if before is not None and before.has(commit):
                    if is_past:
                        raise SourceError(f"was taken behind --at {moment.text}; give one from before", before.path)
                    start.see(commit)
                    continue
                start.take(commit, is_past=is_past)
                if is_past:
                    if start.is_done:
                        return
                    continue  # the first change behind the moment tells the table's definition
                found.apply(commit)
        moment.was_met = moment.was_met or reader.has_met
        moment.see_end(reader.ledger, is_last_log=number == last)
    start.finish()


def _is_about(step: Step, database: str) -> bool:
    """Return whether a step is about tables of a database; one for all of another database is not."""
    return step.table is not None or step.database.lower() in ("", database.lower())


@dataclass(slots=True)
class _Start:
    """Takes over the rows of a baseline as soon as the table's definition is known."""

    found: TableState
    before: Baseline | None
    database: str
    is_done: bool = False
    _last: Table | None = None
    """The definition as the log has it before the baseline."""

    def __post_init__(self) -> None:
        self.is_done = self.before is None

    def see(self, commit: Commit) -> None:
        """Look at a transaction that is in the baseline."""
        for step in commit.steps:
            if step.kind in ("altered", "emptied") or step.definition is not None:
                self._last = step.definition

    def take(self, commit: Commit, *, is_past: bool) -> None:
        """Look at a transaction behind the baseline, maybe also behind the moment."""
        for step in commit.steps if not self.is_done else ():
            if step.definition is not None:
                self._fill(step.definition)
            elif step.kind in ("emptied", "altered") and is_past:
                self.finish()  # what stands behind it may be another table
            elif step.kind == "emptied":
                self.is_done = True  # nothing of it is left
            if self.is_done:
                return

    def finish(self) -> None:
        """Take the rows by what is known of the table without a change of a row behind them."""
        definition = None
        if not self.is_done and self.before is not None:
            definition = self._last or self.before.definition(self.database)
        if definition is not None:
            self._fill(definition)

    def _fill(self, definition: Table) -> None:
        assert self.before is not None
        self.before.fill(self.found, definition)
        self.is_done = True


def _tell(found: TableState, table: str, before: Baseline | None, moment: _Moment) -> None:
    """Say where it cut, and what is not known."""
    say(f"{table}: {found.num_rows:,} rows, {moment.where()}", None)
    moment.say_end()
    if before is not None and before.note is not None:
        say(f"note: {before.note}", "yellow")
    if found.lacking:
        names = ", ".join(sorted(found.lacking))
        say(
            f"note: dumps lack values of generated columns ({names}), and so do rows of it that were not changed",
            "yellow",
        )
    if found.num_adopted:
        say(
            f"note: {found.num_adopted:,} of them were not born in the logs, which have them whole since a change",
            "yellow",
        )
    if found.num_unknown:
        shown = ", ".join(", ".join(map(str, key)) for key in found.unknown)
        more = " ..." if found.num_unknown > len(found.unknown) else ""
        say(f"unknown: {found.num_unknown:,} rows of which the logs do not have all columns: {shown}{more}", "yellow")
    for place in found.statements[:_MOST_SHOWN]:
        say(f"unknown: what the statement at {place.file}:{place.position} did to the rows", "yellow")
    if len(found.statements) > _MOST_SHOWN:
        say(f"unknown: what {len(found.statements) - _MOST_SHOWN:,} more statements did", "yellow")
    if found.is_altered:
        say("unknown: what ALTER TABLE behind the last change did to the rows", "yellow")
    if not found.is_complete and before is not None:
        say(
            f"unknown: the rows of {before.path}, which are left out: it is of a version that did not write the table's"
            " definition, and no change of a row behind it tells that",
            "yellow",
        )
    elif not found.is_complete:
        say("unknown: rows that no log changed; --baseline gives those that were there before", "yellow")
