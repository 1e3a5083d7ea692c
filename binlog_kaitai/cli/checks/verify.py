"""`verify`: is all of the log there, and can all of it be read?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.checks.kept import Kept, kept_options
from binlog_kaitai.cli.options.common import (
    FILE,
    Output,
    jobs_option,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.continuity import continuity_is_asked, name_others
from binlog_kaitai.cli.options.formats import Formats
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.ledgers import REPORTS, Report
from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.times import Zone, timezone_option
from binlog_kaitai.cli.options.wanted import GTIDS
from binlog_kaitai.cli.terminal.messages import say, say_former
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.series.continuity import Continuity, check_continuity
from binlog_kaitai.series.continuity_links import Finding

if TYPE_CHECKING:
    from collections.abc import Callable

    from binlog_kaitai.cli.checks.reachable import Backup
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog

__all__ = ["verify"]


@command(prints=True)
@paths_argument
@click.option(
    "--format",
    "output",
    type=Formats(["text", "jsonl"]),
    default="text",
    show_default=True,
    help="Text for people, or one JSON object per line.",
)
@click.option("--brief", is_flag=True, help="Print one line for each log, then the total.")
@click.option("--quick", is_flag=True, help="Check sizes and checksums only; do not decode events and rows.")
@click.option(
    "--strict", is_flag=True, help="Treat warnings as errors: a log with one is NOT OK, and the exit status is 1."
)
@click.option(
    "--chain",
    is_flag=True,
    help="Also check that each before-image equals the last after-image of its row, so that no change is missing or"
    " bypassed the log. Needs the primary keys of the tables.",
)
@click.option(
    "--salvage",
    metavar="FILE",
    type=FILE,
    hidden=True,
)
@click.option(
    "--covers",
    type=GTIDS,
    metavar="SET",
    help="Also check that the logs together hold all transactions of this GTID set, and report which archive lacks"
    " which. Logs of one folder and base name are an archive.",
)
@click.option(
    "--from",
    "backup",
    metavar="DUMP",
    type=FILE,
    help="Also check which moments can be reached from a backup with the logs, and name the first thing in the way: a"
    " dump of mysqldump or mariadb-dump, or the folder of xtrabackup, mariadb-backup or mydumper.",
)
@kept_options
@timezone_option
@reading_options()
@schema_options
@jobs_option("What they find is the same.")
@machine_code_needed
def verify(
    paths: tuple[str, ...],
    output: str,
    brief: bool,
    quick: bool,
    strict: bool,
    chain: bool,
    salvage: str | None,
    covers: GtidSet | None,
    backup: str | None,
    ledger: str | None,
    previous: str | None,
    timezone: Zone,
    jobs: int,
    **given: str,
) -> int:
    """Decode everything, check every checksum, and account for every byte.

    Logs of one series must follow one another: no log may be missing, empty, from another server, or there twice.

    Exit status 0 only if nothing is damaged, missing or unknown.

    \b
    binlog-kaitai verify mysql-bin.000003
    binlog-kaitai verify --brief /var/lib/mysql
    binlog-kaitai verify --quick --format jsonl /archive > ledger.jsonl
    binlog-kaitai verify --brief --chain mysql-bin.0*
    binlog-kaitai verify --brief /archive --ledger today.json --previous yesterday.json
    binlog-kaitai verify --brief /archive --from dump.sql
    binlog-kaitai verify --brief /backup/node1 /backup/node2 --covers 909d22ce-e541-11f1-8dd6-02fc00000001:1-5000
    """
    if quick and covers is not None:
        raise click.UsageError("--covers needs the transactions of the logs, which --quick does not look for")
    if quick and backup is not None:
        raise click.UsageError("--from needs the transactions of the logs, which --quick does not look for")
    options = read_options(given, thorough=True, json="text")
    run = Run(paths, options, data="aside", jobs=jobs)
    path = _salvage_path(salvage, run)
    kept = None if ledger is previous is None else Kept(ledger, previous, run)
    begun = None if backup is None else _backup(backup, run, options)
    report = REPORTS["brief" if brief and output == "text" else output](run.sources, timezone)
    with Output() as out:
        for log in run.logs():
            log.ledger.is_strict = strict
            with run.log(log.ledger):
                _read(run, log, quick=quick)
            with run.aside(out):
                out.all(report.log(log.ledger))
        found = _continuity(run, has_gtids=not quick) if continuity_is_asked() else None
        for finding in found.findings if found else ():
            _say(finding)
        if len(run.ledgers) > 1 or (found and found.findings):
            out.all(report.total(run.ledgers, found))
        is_covered = covers is None or _is_covered(out, report, covers, run)
        is_reached = begun is None or _is_reached(out, begun, found, output, timezone)
        lines, is_kept = ([], True) if kept is None else kept.compare(output)
        out.all(lines)
        out.all(report.passed_over(run.sources.passed_over))
        if path is not None:
            from binlog_kaitai.cli.outputs.salvaged import save

            save(run.sources.sources[0], options, path, overwrite=False)
    is_whole = not chain or _is_whole_chain(run, options)
    if output == "jsonl":
        name_others(run.sources.passed_over)
    is_wrong = found is not None and (found.problems or (strict and found.of_level("warning")))
    return 1 if is_wrong or not (is_whole and is_covered and is_reached and is_kept) else run.status


def _is_covered(out: Output, report: Report, wanted: GtidSet, run: Run) -> bool:
    """Say what the logs hold of a set of transactions; returns whether that is all of it."""
    from binlog_kaitai.series.coverage import coverage  # most runs do not ask for it

    found = coverage(wanted, run.ledgers)
    out.all(report.covered(found))
    return not found.missing


def _backup(path: str, run: Run, options: ReadOptions) -> Backup:
    from binlog_kaitai.cli.checks.reachable import Backup  # most runs begin with none

    return Backup(path, run, options)


def _is_reached(out: Output, backup: Backup, found: Continuity | None, output: str, zone: Zone) -> bool:
    """Say what can be reached from a backup; returns whether nothing is in the way up to the end of the logs."""
    from binlog_kaitai.cli.checks.reachable import reach_lines

    reach = backup.reach(found)
    out.all(reach_lines(reach, output, zone))
    return reach.obstacle is None


def _is_whole_chain(run: Run, options: ReadOptions) -> bool:
    from binlog_kaitai.cli.checks.chains import check_chain  # most runs ask for none

    return check_chain(run.sources, options)


def _say(finding: Finding) -> None:
    """Say what was found between two logs."""
    if finding.level == "problem":
        say(finding.message, "red")
    else:
        say(f"{finding.level}: {finding.message}", "yellow")


def _continuity(run: Run, *, has_gtids: bool) -> Continuity:
    return check_continuity(run.ledgers, run.sources.passed_over, has_gtids=lambda ledger: has_gtids)


def _salvage_path(output: str | None, run: Run) -> Path | None:
    """Return where to write what is saved, by the former name of that. Raises UsageError."""
    if output is None:
        return None
    from binlog_kaitai.cli.outputs.salvaged import one_log  # most runs save nothing

    say_former("verify --salvage FILE", "carve --salvage -o FILE")
    one_log(run.sources)
    return check_output(output, run.sources.sources, overwrite=False)


def _read(run: Run, log: CompiledLog, *, quick: bool) -> None:
    """Fill the ledger of a log. Raises BinlogError."""
    take = _events() if quick else _rows()
    try:
        run.write(log, lambda part, write: take(part))
    finally:
        log.events.finish_rules()


def _events() -> Callable[[CompiledLog], None]:
    """Return what checks the events of a log; it is imported before other processes are made."""
    from binlog_kaitai.compiled.walk.quick import check_events

    return lambda log: check_events(log.walk)


def _rows() -> Callable[[CompiledLog], None]:
    """Return what checks the rows of a log, too."""
    from binlog_kaitai.compiled.lines.checked import check_rows

    return check_rows
