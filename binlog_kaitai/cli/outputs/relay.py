"""`relay`: chosen transactions as relay logs, which a server applies in parallel."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import click

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.relay import BASE, FILE_SIZE, RelayLogs, is_unused, log_names, taken_names
from binlog_kaitai.carving.relay_script import Content, content_lines, script_lines
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import total
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.cli.options.common import (
    Output,
    machine_code_needed,
    output_option,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.redact import carve_redacted, carver_of, follow, redact_options, redaction, require_met
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.sizes import ByteSize
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.outputs.after_dump import after_dump, after_dump_option
from binlog_kaitai.cli.outputs.renamed import rename_option, renamed, renamed_filter
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.events.model import release_of
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.summaries import TransactionSummary
from binlog_kaitai.redaction.hidden import Redaction

__all__ = ["relay"]

_Type = layout.EventType
_WITH_GTID = [*map(event_type_name, (_Type.gtid_log_event, _Type.gtid_tagged_log_event, _Type.gtid_event))]


class _Release(click.ParamType[tuple[int, ...]]):
    """A release of a server, such as 8.4."""

    name = "release"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        found = release_of(str(value))
        if len(found) < 2:
            self.fail(f"{value!r} is not a version such as 8.4", param, ctx)
        return found


@command()
@paths_argument
@output_option("The folder to write to: the server's, for its relay logs.")
@click.option(
    "--base",
    default=BASE,
    show_default=True,
    metavar="NAME",
    help="Name of the files before their number, as the server's --relay-log has it.",
)
@click.option(
    "--file-size",
    type=ByteSize(),
    default=FILE_SIZE,
    metavar="SIZE",
    help="Start a new file, with the next transaction, when one reaches this size.  [default: 1GiB]",
)
@click.option(
    "--workers",
    type=click.IntRange(0, 1024),
    default=4,
    show_default=True,
    metavar="N",
    help="Maximum number of transactions that the server applies at the same time.",
)
@click.option(
    "--target",
    type=_Release(),
    metavar="VERSION",
    help="Release of the MySQL server that applies them, such as 8.4: sets the words of the statements.  [default:"
    " that of the logs]",
)
@after_dump_option
@click.option("--dry-run", is_flag=True, help="Print what would be done, and write nothing.")
@rename_option
@redact_options
@filter_options
@schema_options
@reading_options()
@machine_code_needed
def relay(
    paths: tuple[str, ...],
    output: str,
    base: str,
    file_size: int,
    workers: int,
    target: tuple[int, ...] | None,
    dump: str | None,
    dry_run: bool,
    names: dict[str, str],
    **given: Any,
) -> int:
    """Write chosen transactions as relay logs, which a server applies in parallel.

    The server's own applier handles them as on a replica: with GTIDs, in several workers, without firing triggers for
    rows. Transactions are complete; with --table or --database, the server applies only the matching parts.
    The statements that start the applier, wait for it and check the result go to standard output.

    \b
    binlog-kaitai relay mysql-bin.0* --after-dump dump.sql --exclude-gtids 909d22ce-e541-11f1-8dd6-02fc00000001:17 \\
        --output /var/lib/mysql-relay > apply.sql
    mysqld ... --relay-log=/var/lib/mysql-relay/relay-bin --skip-replica-start
    mysql < dump.sql && mysql < apply.sql
    """
    hidden = redaction(given)
    wanted = Wanted.take(given)
    options = read_options(given)
    logs, chosen = _logs(paths, dump, wanted.filter)
    _require_simple(chosen, hidden)
    run = Run([source.name for source in logs], options, chosen, "after")
    if dry_run:
        return _foretell(run)
    folder = _folder(output, base)
    follow(hidden, run.sources, options)
    logs_named, count = log_names([source.name for source in run.sources]), 0
    with RelayLogs.placed(folder, base=base, most=file_size) as out:
        for carver, name in zip(run.readers(partial(carver_of, hidden)), logs_named, strict=False):
            out.begin_log(name)
            with run.log(carver.ledger):
                carve_redacted(carver, renamed(out, names, carver.ledger.file), hidden, whole=True)
            count += carver.num_transactions
            if run.status and (names or options.mode == "failfast"):
                break
            if hidden is not None and hidden.problem is not None:
                break
        require_met(hidden)
        say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=out.num_events > 0, only_rows=False)
        if run.status and (names or options.mode == "failfast"):
            say(f"{output}: nothing was written, for a part of the logs is no restore", "red")
            return run.finish()
        if not out.num_events:
            say(f"{output}: nothing was written, for there is nothing to apply", "red")
            return run.finish() or 1
        out.finish(logs_named[-1])
    applied = renamed_filter(chosen, names)
    content = _written(folder, out, count, applied)
    content.release = target or content.release
    with Output() as text:
        text.all(
            script_lines(
                content,
                base=base,
                folder=str(folder.absolute()),
                first=out.files[0],
                end=logs_named[-1],
                workers=workers,
                chosen=applied,
            )
        )
    for line in content_lines(content):
        say(line, None)
    say(f"{output}: {len(out.files):,} relay log{'' if len(out.files) == 1 else 's'}, {out.size:,} bytes", None)
    return run.finish()


def _logs(paths: tuple[str, ...], dump: str | None, chosen: Filter | None) -> tuple[list[Source], Filter]:
    """Return the logs that are read, and what is wanted of them."""
    found = find_sources(paths).sources
    logs, wanted = (found, chosen or Filter()) if dump is None else after_dump(dump, found, chosen)
    # a set, though an empty one: after damage, what is wanted begins again with a GTID event
    return logs, replace(wanted, exclude_gtids=wanted.exclude_gtids or GtidSet())


def _require_simple(chosen: Filter, hidden: Redaction | None) -> None:
    """Raise UsageError for what does not go together: a server chooses tables, and knows no other conditions."""
    if chosen.has_names and (chosen.has_choice or hidden is not None):
        raise click.UsageError(
            "--table and --database are for the server to apply, and do not go together with conditions on rows or"
            " transactions, and with --redact: leave out the one or the other"
        )


def _folder(output: str, base: str) -> Path:
    """Return the folder to write to, without unused relay logs. Raises UsageError for one that has others."""
    folder = Path(output)
    folder.mkdir(parents=True, exist_ok=True)
    taken = taken_names(folder, base)
    if all(is_unused(folder / name) for name in taken):
        for name in taken:
            (folder / name).unlink()
    else:
        raise click.UsageError(
            f"{output} has {taken[0]}; remove the relay logs there (RESET REPLICA ALL does it, if a server has them),"
            " or give another folder or --base"
        )
    return folder


def _foretell(run: Run) -> int:
    """Print what would be written."""
    content = Content()
    for reader in run.readers(summaries_of):
        with run.log(reader.ledger):
            for summary in reader.walk():
                if summary.outcome != "open":
                    _add(content, summary)
    with Output() as out:
        out.all(content_lines(content))
    return run.finish()


def _add(content: Content, summary: TransactionSummary) -> None:
    """Count a transaction."""
    content.first = content.first if content.transactions else summary.gtid
    content.last = summary.gtid
    content.transactions += 1
    content.statements += summary.outcome == "statement"
    content.rows.update(summary.rows)
    content.num_anonymous += summary.gtid is None
    if summary.gtid is not None:
        content.gtids.update(GtidSet.parse(summary.gtid))


def _written(folder: Path, out: RelayLogs, transactions: int, chosen: Filter) -> Content:
    """Return what is in relay logs, by reading them. Raises BinlogError."""
    files, options = find_sources([folder / name for name in out.files]).sources, ReadOptions.of(thorough=True)
    ledgers = []
    for file in files:
        log = CompiledLog(file, options)
        check_rows(log)
        ledgers.append(log.ledger)
    found = total(ledgers)
    rows = {key: count for key, count in found.rows.items() if chosen.names(*key[0].split(".", 1))}
    content = Content(transactions, Counter(rows), found.statements, found.gtids)
    content.num_anonymous = max(0, transactions - sum(found.decoded[name] for name in _WITH_GTID))
    version = ledgers[-1].ends.server_version or ""
    content.is_mariadb, content.release = "mariadb" in version.lower(), release_of(version)
    content.first = next((each.gtid for each in _transactions(files[0], None)), None)
    parts = [(files[-1], Filter(start_position=out.last_part)), *((file, None) for file in reversed(files))]
    for file, part in parts:
        if last := deque(_transactions(file, part), maxlen=1):
            content.last = last[0].gtid
            break
    return content


def _transactions(file: Source, chosen: Filter | None) -> Iterator[TransactionSummary]:
    return summaries_of(file, ReadOptions(), chosen).walk()
