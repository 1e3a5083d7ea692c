"""What reads a log event by event."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_events import LogEvents
from binlog_kaitai.reading.log_rules import LogRules

__all__ = ["ObjectReader", "in_place_of"]


class ObjectReader:
    """Reads one log, once, event by event; see `BinlogReader` for the arguments."""

    reading: Callable[[ReadOptions], ReadOptions] = staticmethod(lambda options: options)
    """Returns the options by which it reads, of those that it is given."""

    def __init__(
        self,
        source: Source | str | os.PathLike[str],
        options: ReadOptions | None = None,
        filter: Filter | None = None,
        progress: Callable[[int], None] = lambda count: None,
        span: Span | None = None,
        ledger: FileLedger | None = None,
    ) -> None:
        self._log = LogEvents(source, self.reading(options or ReadOptions()), filter, progress, span, ledger)
        self.source, self.options, self.ledger = self._log.source, self._log.options, self._log.ledger

    @property
    def rules(self) -> LogRules | None:
        """Whether the log is as its server wrote it; None where that is not asked."""
        return self._log.rules

    def finish_rules(self) -> None:
        """Have the ledger warn of what the log's server would not have written; once, when all was read."""
        self._log.finish_rules()


def in_place_of(make: Callable[..., Any], method: str) -> Callable[..., Any]:
    """Return what does with a log of the loops what a reader of objects does."""

    def read(log: CompiledLog, *given: Any, **others: Any) -> Any:
        reader = make(log.source, log.options, log.filter, log.progress, ledger=log.ledger)
        log.events.rules = reader.rules
        return getattr(reader, method)(*given, **others)

    return read
