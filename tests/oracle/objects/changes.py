"""Row changes, transaction by transaction."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing

from binlog_kaitai.changes.ledger import PART
from binlog_kaitai.changes.row_change import OnStatement, RowChange
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import Chosen, LogEvents
from binlog_kaitai.reading.reader import wanted_events
from binlog_kaitai.reading.spool import spool_for
from tests.oracle.objects.assembler import ChangeAssembler
from tests.oracle.objects.object_reader import ObjectReader

__all__ = ["BinlogReader", "changes_of"]


class BinlogReader(ObjectReader):
    """Reads one log, once, in order: `changes`, or what the generated parser gives by itself."""

    note_statement: OnStatement | None = None
    """Told of statements while the changes are read; see `ChangeAssembler`."""

    def frames(self) -> Iterator[Frame]:
        """Return the frames of the log: headers and checksums, bodies not decoded."""
        self._log.begin()
        return self._log.walk.frames()

    def events(self) -> Iterator[Event]:
        """Return the events of the log, with those inside compressed payloads; see the reader of the package."""
        self._log.begin()
        return wanted_events(self._log)

    def changes(self) -> Iterator[RowChange]:
        """Return the row changes of the log, transaction by transaction.

        Events that are not decoded are counted in the ledger; a log that has some raises UnsupportedEventError at its
        end.
        """
        self._log.begin()
        return self._all_changes()

    def _all_changes(self) -> Iterator[RowChange]:
        return changes_of(self._log, self._log.chosen(), self.note_statement)


def changes_of(log: LogEvents, given: Chosen, note_statement: OnStatement | None) -> Generator[RowChange, None, None]:
    """Yield the row changes of a log that has begun, from its chosen events; see `BinlogReader.changes`."""
    spool = spool_for(log.source, encrypted=log.options.keys is not None)
    assembler = ChangeAssembler(
        log.decoder,
        spool,
        with_query=log.options.with_query,
        on_error=log.on_rows_damaged,
        on_statement=note_statement,
        rules=log.rules,
    )
    try:
        yield from log.counted(_assembled(log, given, assembler))
    finally:
        spool.close()
        log.ledger.statements = assembler.statements
    log.refuse_unsupported()


def _assembled(log: LogEvents, given: Chosen, assembler: ChangeAssembler) -> Iterator[RowChange]:
    try:
        with closing(given) as events:
            for frame, event, wanted in events:
                yield from assembler.feed(frame, event, wanted)
                del frame, event
    except BinlogError:
        yield from assembler.finish()
        raise
    yield from assembler.finish(at_cut=log.ledger.state == PART)
