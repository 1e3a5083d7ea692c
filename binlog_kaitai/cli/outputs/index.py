"""`index`: what later questions about a folder of logs can be answered from."""

from __future__ import annotations

from typing import Any

import click

from binlog_kaitai.cli.options.common import (
    Output,
    decoding_options,
    jobs_option,
    machine_code_needed,
    needs,
    read_options,
    schema_options,
)
from binlog_kaitai.cli.options.findings import say_errors
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.run import definitions
from binlog_kaitai.cli.terminal.progress import show_progress
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.log.source import INDEX_FILE, find_sources
from binlog_kaitai.reading.history import with_history

__all__ = ["index"]


@command()
@click.argument("folder", metavar="DIR", type=click.Path(exists=True, file_okay=False))
@jobs_option("The index is the same.")
@decoding_options
@schema_options
@machine_code_needed
def index(folder: str, jobs: int, **given: Any) -> int:
    """Write an index of the logs in a folder: a row for each transaction and table, in one Parquet file.

    `transactions` and `stats` answer from it for logs that have not changed, and other commands skip logs without
    possible matches. Indexed logs are not read again. The index is optional, and can be deleted at any time.
    Rows are counted without decoding their values; use `verify` to check values.

    \b
    binlog-kaitai index /archive --jobs 8
    binlog-kaitai stats /archive
    """
    needs("pyarrow")
    from binlog_kaitai.archive.index import write_index

    sources = find_sources(folder)
    options = with_history(read_options(given, mode="failfast"), sources, definitions)
    with show_progress(sources, "after") as bar:
        done = write_index(folder, sources.sources, options, jobs=jobs, progress=bar.advance, make=summaries_of)
    with Output() as out:
        out.line(
            f"{folder.rstrip('/')}/{INDEX_FILE}: {done.kept + done.added:,} logs, {done.added:,} of them new with"
            f" {done.transactions:,} transactions"
        )
        for ledger in done.left_out:
            out.line(f"left out, for it is damaged: {ledger.file}")
    say_errors(done.left_out, options)
    return 1 if done.left_out else 0
