"""`state`: the rows of a table as they were at a moment."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from binlog_kaitai.changes.ledger import PAST
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    machine_code_needed,
    needs,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.continuity import has_gaps
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import Zone, timezone_option
from binlog_kaitai.cli.reports.against import write_comparison
from binlog_kaitai.cli.reports.baseline import Baseline, open_baseline
from binlog_kaitai.cli.reports.family import Family
from binlog_kaitai.cli.reports.moments import Moment, moment_before, moment_of, moment_of_place
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.objects.committed import CommittedReader
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import BinlogError, SchemaMismatchError, SourceError
from binlog_kaitai.regex import regex
from binlog_kaitai.sql.typed import insert_lines, lost_lines
from binlog_kaitai.states.committed import Open
from binlog_kaitai.states.table_state import TableState
from binlog_kaitai.text.state_lines import csv_lines, state_line

__all__ = ["state"]

_TABLE = regex(r"(?:`((?:[^`]|``)+)`|([^.`]+))\.(?:`((?:[^`]|``)+)`|([^.`]+))\Z")
_DAY = regex(r"\d{4}-\d\d-\d\d\Z")
"""It may be a GTID of MariaDB, too, and is taken for one."""
_MOST_SHOWN = 5
_OTHER_FORMATS = regex(r"(?i)\.(csv|tsv|sql|txt|jsonl?|ndjson|xml|html|ya?ml|arrow|feather|avro|orc|xlsx|gz|zst|zip)\Z")


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


class _Form(click.Choice[str]):
    """What is printed of the rows."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the form; one that is a format is refused. Raises BadParameter."""
        if value == "jsonl":
            self.fail("'jsonl' is a format now: --format jsonl", param, ctx)
        return super().convert(value, param, ctx)


@command()
@paths_argument
@click.option("--table", "-T", required=True, metavar="DATABASE.TABLE", help="The table.")
@click.option(
    "--at",
    metavar="GTID|TIME|POSITION",
    help="The moment: after the transaction with a GTID; after all transactions committed by a time; or a position in"
    " the last log, or in a named one (mysql-bin.000003:4691).",
)
@click.option("--before", "before_gtid", metavar="GTID", help="The moment before the transaction with this GTID.")
@click.option(
    "--against",
    metavar="FILE",
    type=FILE,
    help="Print instead how the rows differ from those of a dump, by default at the moment that it says itself; the"
    " exit status is 1 if they do.",
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
    help="File to write with --format parquet.",
)
@click.option("--overwrite", is_flag=True, help="Replace the file, if there is one.")
@click.option(
    "--lost-since",
    metavar="GTID|TIME|POSITION",
    help="Print only the rows that foreign keys deleted or changed after this moment, as they were before (if the"
    " server does not log this); with --as sql, the statements that bring them back.",
)
@click.option(
    "--format",
    "output_format",
    type=Formats(["jsonl", "csv", "parquet"]),
    help="One JSON object per line, CSV, or a Parquet file, which --output names.  [default: jsonl, and parquet with"
    " --output]",
)
@click.option(
    "--as",
    "form",
    type=_Form(["rows", "sql"]),
    default="rows",
    show_default=True,
    help="Rows in a format, or INSERT statements that put them into the table, which must exist.",
)
@click.option("--into", metavar="DATABASE.TABLE", help="With --as sql: the table that gets the rows, if it is another.")
@timezone_option
@reading_options()
@schema_options
@machine_code_needed
def state(
    paths: tuple[str, ...],
    table: str,
    at: str | None,
    before_gtid: str | None,
    against: str | None,
    baseline: str | None,
    output: str | None,
    overwrite: bool,
    lost_since: str | None,
    output_format: str | None,
    form: str,
    into: str | None,
    timezone: Zone,
    **given: Any,
) -> int:
    """Print the rows of a table as they were at a moment, between two transactions.

    Rows inserted within the logs are exact. Without a baseline, other rows are known only as far as the logs changed
    them; standard error counts what is not known.

    \b
    binlog-kaitai state mysql-bin.0* --table shop.orders --at '2026-11-20 12:00:00'
    binlog-kaitai state mysql-bin.0* -T shop.orders --at 909d22ce-e541-11f1-8dd6-02fc00000001:11 -o noon.parquet
    binlog-kaitai state mysql-bin.0* -T shop.orders --at mysql-bin.000009:4691 --schema-from-log --as sql > orders.sql
    binlog-kaitai state mysql-bin.00000[4-9] -T shop.orders --at mysql-bin.000009:4691 --baseline dump.sql
    binlog-kaitai state mysql-bin.0* -T shop.orders --baseline sunday.sql --against monday.sql
    """
    name = _name("--table", table)
    if against is not None and (output or lost_since or form == "sql" or output_format in ("csv", "parquet")):
        raise click.UsageError("--against prints differences, as text or --format jsonl")
    wanted_format = _format(output_format, output, form, into, is_of_lost=lost_since is not None)
    if output is not None:
        needs("pyarrow")
    with ExitStack() as stack:
        before, dump = open_baseline(stack, baseline, *name), open_baseline(stack, against, *name)
        moment = _moment(at, before_gtid, dump, timezone)
        run = _run(paths, read_options(given, json="text"), before, dump)
        if has_gaps(run.sources, run.options, "state of the table"):
            return 1
        path = None if output is None else check_output(output, run.sources.sources, overwrite=overwrite)
        family = stack.enter_context(Family(run, name, before))
        found = family.own.state
        try:
            if before is not None:
                before.check(run.sources.sources)
            _read(run, family, moment, before, None if lost_since is None else moment_of(lost_since, timezone))
        except BinlogError as error:
            say(str(error), "red")
            return 1
        if not moment.was_met and moment.micros is None:
            hint = "; for a day, write also its time" if _DAY.match(moment.text) else ""
            say(f"--at {moment.text}: the logs have no such place{hint}", "red")
            return 1
        about = f"The rows of {table} {moment.where()}" if form == "sql" else None
        is_same = True
        try:
            if dump is not None:
                is_json = output_format == "jsonl"
                is_same = write_comparison(found, dump, name, moment.where(), is_json=is_json)
            elif lost_since is None:
                target = None if into is None else _name("--into", into)
                _write(found, table, path, about, target, overwrite=overwrite, is_csv=wanted_format == "csv")
            else:
                _write_lost(family, about, is_csv=wanted_format == "csv")
        except (SchemaMismatchError, SourceError) as error:
            say(str(error), "red")
            return 1
        _tell(family, table, before, moment)
    return run.finish() or int(not is_same)


def _name(option: str, text: str) -> TableName:
    """Return the name of a table. Raises UsageError."""
    match = _TABLE.match(text)
    if match is None:
        raise click.UsageError(f"{option} {text}: give DATABASE.TABLE")
    database, table = ((match[i] or match[i - 1].replace("``", "`")) for i in (2, 4))
    return TableName(database, table)


def _moment(at: str | None, before: str | None, dump: Baseline | None, zone: Zone) -> Moment:
    """Return the moment that is asked for. Raises UsageError, BadParameter."""
    if (at is None) == (before is None) and (at is not None or dump is None):
        raise click.UsageError("give the moment: --at, or --before a transaction")
    if at is not None:
        return moment_of(at, zone)
    if before is not None:
        return moment_before(before)
    if dump is None or dump.dump is None:
        raise click.UsageError("--against a Parquet file needs the moment: --at")
    return moment_of_place(dump.dump.place)


def _format(given: str | None, output: str | None, form: str, into: str | None, *, is_of_lost: bool) -> str:
    """Return the format of rows. Raises UsageError for options that do not go together."""
    if into is not None and (form != "sql" or is_of_lost):
        raise click.UsageError("--into is for the INSERT statements of --as sql")
    if form == "sql" and (output is not None or given is not None):
        raise click.UsageError("--as sql is written to standard output; --format and --output are for rows")
    if is_of_lost and output is not None:
        raise click.UsageError("--lost-since is for standard output")
    found = given or ("jsonl" if output is None else "parquet")
    if (found == "parquet") != (output is not None):
        raise click.UsageError("--format parquet and --output FILE go together")
    return found


def _run(paths: tuple[str, ...], options: ReadOptions, before: Baseline | None, dump: Baseline | None) -> Run:
    """Return what reads the logs, with the definitions of a dump where none are given."""
    if before is None and dump is not None and options.schema is None and not options.schema_from_log:
        options = replace(options, schema=dump.schema)
    run = Run(paths, options, None)
    if before is not None:
        run.options = replace(run.options, schema=before.definitions(run))
    return run


def _write(
    found: TableState,
    table: str,
    path: Path | None,
    about: str | None,
    target: TableName | None,
    *,
    overwrite: bool,
    is_csv: bool,
) -> None:
    """Write the rows that are known; what is said about them, and the table that gets them, is for a script."""
    found.finish()
    if found.definition is None:
        say(f"{table}: no row of it was changed in the logs up to then", "yellow")
    elif path is not None:
        from binlog_kaitai.arrow.states import write_state

        write_state(path, found, overwrite=overwrite)
    else:
        with Output() as out:
            if about is not None:
                own = TableName(found.definition.database, found.definition.name)
                database, name = target or own
                named = replace(found.definition, database=database, name=name)
                out.all(insert_lines(named, found.rows(), about))
            elif is_csv:
                out.all(csv_lines(found.definition, found.rows()))
            else:
                for row in found.rows():
                    out.line(state_line(found.definition, row))


def _write_lost(family: Family, about: str | None, *, is_csv: bool) -> None:
    """Write the rows that foreign keys deleted or changed, as they were before."""
    found = family.own.state
    found.finish()
    if found.definition is None:
        return
    with Output() as out:
        rows = [row.before for row in family.lost]
        if about is not None:
            out.all(lost_lines(found.definition, ((row.before, row.after) for row in family.lost), about))
        elif is_csv:
            out.all(csv_lines(found.definition, rows))
        else:
            out.all(state_line(found.definition, row) for row in rows)


def _read(run: Run, family: Family, moment: Moment, before: Baseline | None, since: Moment | None) -> None:
    """Apply what was committed up to the moment; note what foreign keys did since another."""
    open_ones, last, is_past = Open(), len(run.sources) - 1, False
    for number, reader in enumerate(map(CommittedReader, run.logs())):
        with run.log(reader.ledger):
            commits = reader.commits(family.is_wanted, open_ones, watched=moment.gtid, with_definitions=True)
            for commit in commits:
                family.see_log(reader.ledger.ends.server_version or "")
                moment.was_met = moment.was_met or reader.has_met
                is_past = (is_past and moment.is_cut) or moment.is_past(commit, is_last_log=number == last)
                moment.last = moment.last if is_past else commit
                if before is not None and before.has(commit):
                    if is_past:
                        raise SourceError(f"was taken after --at {moment.text}; give one from before", before.path)
                    family.see(commit)
                elif not is_past:
                    if since is not None and since.is_past(commit, is_last_log=number == last):
                        family.note_lost()
                    family.take(commit)
                elif family.own.is_done and moment.is_cut:
                    reader.ledger.state = PAST
                    return
                else:
                    family.look_on(commit)  # the first change after the moment tells the table's definition
        moment.was_met = moment.was_met or reader.has_met
        moment.see_end(reader.ledger, is_last_log=number == last)
    family.own.finish()


def _tell(family: Family, table: str, before: Baseline | None, moment: Moment) -> None:
    """Say where it cut, and what is not known."""
    found = family.own.state
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
    _tell_unclear(family)
    if found.is_altered:
        say("unknown: what ALTER TABLE after the last change did to the rows", "yellow")
    if not found.is_complete and before is not None:
        say(
            f"unknown: the rows of {before.path}, which are left out: it is of a version that did not write the table's"
            " definition, and no change of a row after it tells that",
            "yellow",
        )
    elif not found.is_complete:
        say("unknown: rows that no log changed; --baseline gives those that were there before", "yellow")


def _tell_unclear(family: Family) -> None:
    unclear = list(family.unclear())
    for text in unclear[:_MOST_SHOWN]:
        say(f"unknown: {text}", "yellow")
    if len(unclear) > _MOST_SHOWN:
        say(f"unknown: {len(unclear) - _MOST_SHOWN:,} more such things", "yellow")
    for text in family.lacking():
        say(f"note: {text}", "yellow")
