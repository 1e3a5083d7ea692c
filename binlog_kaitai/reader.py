"""Reading logs from Python: events by the generated parser, row changes by the compiled loops."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Unpack

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadKeywords, ReadOptions
from binlog_kaitai.changes.row_change import OnStatement, RowChange
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import LogEvents
from binlog_kaitai.reading.reader import Paths, of_all, wanted_events
from binlog_kaitai.rows.table import Table

__all__ = ["BinlogReader", "iter_changes"]


class BinlogReader:
    """Reads one log, once, in order: `events`, `changes` or `frames`.

    Damage is raised where it is met, after everything before it was delivered; `ledger` then says how far reading went.
    A second pass raises RuntimeError.

    Args:
        source: a path, ``-`` for standard input, or a Source.
        options: how to read.
        filter: what to deliver.
        progress: called with the number of bytes that were just read.
        span: read a part of the log only; see `splits`.

    Raises SourceError for a path that is not there, TypeError for arguments of other types.
    """

    note_statement: OnStatement | None = None
    """Told of statements while the changes are read, perhaps of one again; see `ChangeAssembler`."""

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        span: Span | None = None,
    ) -> None:
        self._log = LogEvents(source, options, filter, progress, span)
        self.source, self.options, self.ledger = self._log.source, self._log.options, self._log.ledger
        self._read, self._given, self._span = self._log, (filter, progress), span

    def __repr__(self) -> str:
        return f"BinlogReader({self.source.name!r})"

    def __iter__(self) -> Iterator[Event]:
        return self.events()

    def frames(self) -> Iterator[Frame]:
        """Return the frames of the log: headers and checksums, bodies not decoded."""
        self._log.begin()
        return self._log.walk.frames()

    def events(self) -> Iterator[Event]:
        """Return the events of the log, with those inside compressed payloads.

        Events that are not decoded come as RawEvent; a log that has some raises UnsupportedEventError at its end.
        """
        self._log.begin()
        return wanted_events(self._log)

    def changes(self) -> Iterator[RowChange]:
        """Return the row changes of the log, transaction by transaction.

        Events that are not decoded are counted in the ledger; a log that has some raises UnsupportedEventError at its
        end.
        """
        from binlog_kaitai.compiled.objects.changes import row_changes
        from binlog_kaitai.compiled.rows.compiled_log import CompiledLog

        self._log.begin()
        log = CompiledLog(self.source, self.options, *self._given, span=self._span, ledger=self.ledger)
        self._read = log.events
        return row_changes(log, self.note_statement)

    def finish_rules(self) -> None:
        """Have the ledger warn of what the log's server would not have written; once, when all was read."""
        self._read.finish_rules()


def iter_changes(paths: Paths, *, filter: Filter | None = None, **options: Unpack[ReadKeywords]) -> Iterator[RowChange]:
    """Return the row changes of one or more logs, in order; see `read_events`."""
    return of_all(paths, filter, ReadOptions.of(**options), _changes, _tables)


def _changes(source: Source, options: ReadOptions, filter: Filter | None) -> tuple[FileLedger, Iterator[RowChange]]:
    from binlog_kaitai.compiled.objects.changes import row_changes
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog

    log = CompiledLog(source, options, filter)
    return log.ledger, row_changes(log)


def _tables(source: Source, options: ReadOptions) -> Iterator[Table]:
    from binlog_kaitai.compiled.tables.table_maps import tables_in

    return tables_in(source, options)
