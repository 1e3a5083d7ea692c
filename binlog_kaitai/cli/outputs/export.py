"""`export`: the rows of each table as typed Parquet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from binlog_kaitai.changes.ledger import total
from binlog_kaitai.cli.options.common import (
    Output,
    jobs_option,
    machine_code_needed,
    names_option,
    needs,
    output_option,
    paths_argument,
    read_options,
    reading_options,
    schema_options,
)
from binlog_kaitai.cli.options.continuity import say_gaps
from binlog_kaitai.cli.options.findings import say_left_out, say_what_is_odd
from binlog_kaitai.cli.options.groups import command
from binlog_kaitai.cli.options.ledgers import ledger_lines
from binlog_kaitai.cli.options.redact import mask_options, masked, masking
from binlog_kaitai.cli.options.sizes import ByteSize
from binlog_kaitai.cli.options.unmatched import say_unmatched
from binlog_kaitai.cli.options.wanted import Wanted, filter_options
from binlog_kaitai.cli.outputs.table_files import (
    append_option,
    by_date_option,
    decimal256_option,
    evolution_option,
    folders_option,
    lineage_option,
    output_is_clear,
    overwrite_option,
    target_size_option,
    unsigned_option,
)
from binlog_kaitai.cli.terminal.progress import show_progress
from binlog_kaitai.export.contents import OutputExistsError
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.reading.fitting import require_fit

if TYPE_CHECKING:
    from binlog_kaitai.arrow.lineage import Lineage
    from binlog_kaitai.arrow.types import Unsigned
    from binlog_kaitai.export.finish import Evolution
    from binlog_kaitai.export.folder import Folders

__all__ = ["export"]


@command()
@paths_argument
@output_option("Folder to write to, or its URL (s3://, gs://, ...): a folder for each table, and _ledger.json.")
@by_date_option
@lineage_option
@overwrite_option
@append_option
@evolution_option
@target_size_option
@decimal256_option
@unsigned_option
@folders_option
@jobs_option("The files are the same.")
@click.option(
    "--split-size",
    type=ByteSize(),
    default="128MB",
    show_default=True,
    help="Split logs into parts of about this size. One process reads each part and writes its files.",
)
@names_option
@filter_options
@reading_options()
@schema_options
@mask_options
@machine_code_needed
def export(
    paths: tuple[str, ...],
    output: str,
    partition_by_date: bool,
    lineage: Lineage,
    overwrite: bool,
    append: bool,
    schema_evolution: Evolution,
    target_file_size: int | None,
    decimal256: bool,
    unsigned: Unsigned,
    folders: Folders,
    jobs: int,
    split_size: int,
    **given: Any,
) -> int:
    """Write the changed rows of each table as Parquet, with the table's own columns and types.

    \b
    binlog-kaitai export mysql-bin.0* --output tables/
    binlog-kaitai export -T shop.orders --jobs 4 /archive --output orders/
    """
    needs("pyarrow")
    from binlog_kaitai.arrow.types import Types
    from binlog_kaitai.compiled.tables.table_maps import tables_in
    from binlog_kaitai.export.finish import Finish, finish
    from binlog_kaitai.export.jobs import export_logs
    from binlog_kaitai.export.kept import KeptLogs, pack
    from binlog_kaitai.export.output import commit_run, open_output
    from binlog_kaitai.export.parquet import Layout, keep_memory

    wanted, hidden = Wanted.take(given), masking(given)
    options = read_options(given, json="text")
    output_is_clear(overwrite=overwrite, append=append)
    sources = find_sources(paths)
    require_fit(sources, options, wanted.filter, tables_in)
    options = masked(options, hidden, sources, wanted.filter)
    types = Types(decimal256=decimal256, unsigned=unsigned)
    opened = open_output(output, overwrite=overwrite, append=append, types=types, folders=folders)
    with _said_plainly(), opened as (folder, earlier):
        chosen = earlier.new(sources.sources) if append else sources.sources
        keep_memory()
        with show_progress(sources, "after") as bar:
            work = export_logs(
                folder,
                chosen,
                options,
                wanted.filter,
                jobs=jobs,
                split_size=split_size,
                progress=bar.advance,
                layout=Layout(partition_by_date, lineage, earlier.types, earlier.folders, schema_evolution != "files"),
            )
            logs = KeptLogs(map(pack, work))
        written = [name for log in logs for name in log.files]
        finished = finish(folder, logs, written, earlier, Finish(schema_evolution, target_file_size))
        whole = total(logs.ledgers)
        commit_run(folder, earlier, logs, finished.files, written, tables=finished.tables)
    with Output() as out:
        for ledger in logs.ledgers:
            out.all(ledger_lines(ledger, wanted.zone))
    say_what_is_odd(logs, options)
    say_left_out(earlier.passed_over)
    say_unmatched(wanted, sources, logs.ledgers, options, has_matched=bool(whole.rows))
    say_gaps(sources, options)
    return 0 if whole.ok else 1


@contextmanager
def _said_plainly() -> Iterator[None]:
    """A place that may not be written to is wrong usage."""
    try:
        yield
    except OutputExistsError as error:
        raise click.UsageError(str(error)) from error
