"""`carve`: a small log out of large ones."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import click

from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.cli.options.common import (
    FILE,
    machine_code_needed,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.output_file import check_output
from binlog_kaitai.cli.options.redact import carve_redacted, carver_of, follow, redact_options, redaction, require_met
from binlog_kaitai.cli.options.run import Run
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.outputs.renamed import rename_option, renamed
from binlog_kaitai.cli.outputs.salvaged import one_log, save
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.compiled.listings.carved import Unit

__all__ = ["carve"]


@command()
@paths_argument
@click.option("--output", "-o", required=True, metavar="FILE", type=FILE, help="The log to write.")
@click.option("--overwrite", is_flag=True, help="Replace the file, if there is one.")
@click.option(
    "--unit",
    type=click.Choice(["transaction", "event"]),
    default="transaction",
    show_default=True,
    help="Write complete transactions if any part matches, or only the matching events, with their table maps.",
)
@click.option(
    "--rewrite-positions",
    is_flag=True,
    help="Change the positions in the events to those in the new log, and update their checksums, for tools that"
    " require it. By default events are copied unchanged.",
)
@click.option(
    "--salvage",
    is_flag=True,
    help="Write instead all that can be saved of one damaged log, and say what is lost.",
)
@rename_option
@redact_options
@filter_options
@schema_options
@reading_options()
@machine_code_needed
def carve(
    paths: tuple[str, ...],
    output: str,
    overwrite: bool,
    unit: Unit,
    rewrite_positions: bool,
    salvage: bool,
    names: dict[str, str],
    **given: Any,
) -> int:
    """Write a small log with chosen transactions or events.

    The new log starts with the original format description, so mysqlbinlog and this program can read it, for example
    in a bug report. Encrypted logs are written in plain.

    \b
    binlog-kaitai carve mysql-bin.000003 --include-gtids 909d22ce-e541-11f1-8dd6-02fc00000001:9 -o one.binlog
    binlog-kaitai carve mysql-bin.000003 --unit event --start-position 4691 --stop-position 4692 -o event.binlog
    binlog-kaitai carve mysql-bin.0* -T shop.orders --rewrite-positions -o orders.binlog
    binlog-kaitai carve mysql-bin.000003 --salvage -o saved.binlog
    binlog-kaitai carve mysql-bin.000003 --redact shop.customers.email --redact-text --redact-key @key -o share.binlog
    """
    hidden = redaction(given)
    wanted = Wanted.take(given)
    options = read_options(given)
    run = Run(paths, options, wanted.filter, "after")
    path = check_output(output, run.sources.sources, overwrite=overwrite)
    if salvage:
        if hidden is not None or names or wanted.filter is not None or rewrite_positions or unit != "transaction":
            raise click.UsageError("--salvage saves all of a log as it is: carve the new log for a part, or --redact")
        return 0 if save(one_log(run.sources), replace(options, thorough=True), path, overwrite=overwrite) else 1
    follow(hidden, run.sources, options)
    if hidden is not None and wanted.filter is not None and wanted.filter.has_names:
        hidden.is_chosen, hidden.leaves_out = wanted.filter.names, unit == "event"
    count = 0
    with LogOutput.placed(path, overwrite=overwrite, rewrite_positions=rewrite_positions) as out:
        for carver in run.readers(partial(carver_of, hidden)):
            with run.log(carver.ledger):
                carve_redacted(carver, renamed(out, names, carver.ledger.file), hidden, unit=unit)
            count += carver.num_transactions
            if hidden is not None and hidden.problem is not None:
                break
        require_met(hidden)
        if names and run.status:
            say(f"{output}: not written, for a part of it would have another name", "red")
            raise click.exceptions.Exit(run.finish())
    say_unmatched(wanted, run.sources, run.ledgers, options, has_matched=out.num_events > 0, only_rows=False)
    if not out.num_events:
        say(f"{output}: not written, for there is nothing in it", "red")
        return run.finish() or 1
    whole = f"{count:,} transaction{'' if count == 1 else 's'}, " if unit == "transaction" else ""
    say(f"{output}: {whole}{out.num_events:,} events, {out.size:,} bytes", None)
    return run.finish()
