"""The transaction at hand, for what is written of it, and what is said of it in one line."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal, Protocol

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.transactions import IS_COMMITTED, IS_OPEN, IS_PREPARED, IS_ROLLED_BACK
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.named import NamedTuple

__all__ = ["ABOUT", "ABOUT_GTID", "ABOUT_THREAD", "OUTCOME_OF", "KnownLog", "OpenTransaction", "Origin", "Outcome"]

ABOUT = "{gtid}{time} UTC, server {server_id}{thread}, {file}:{position}"
"""What the log says of a transaction, in one line."""
ABOUT_GTID, ABOUT_THREAD = "{gtid}, ", ", thread {thread}"
"""What ABOUT has for `gtid` and `thread` where they are known."""
Outcome = Literal["commit", "rollback", "prepare", "one_phase", "open"]
OUTCOME_OF: dict[int, Outcome] = {
    IS_OPEN: "open",
    IS_COMMITTED: "commit",
    IS_ROLLED_BACK: "rollback",
    IS_PREPARED: "prepare",
}
"""By what `transactions` calls it."""


class KnownLog(Protocol):
    """What is known of a log that is read."""

    ledger: FileLedger
    options: ReadOptions
    """How it is read."""
    filter: Filter | None
    """What is wanted of it."""
    decoder: EventDecoder
    """Of its events."""


class Origin(NamedTuple):
    """Where a transaction comes from, as far as the log says it."""

    commit: int | None = None
    """On the server that ran it first, in microseconds since 1970-01-01 UTC."""
    version: int | None = None
    """Of that server: major version * 10000 + minor * 100 + patch."""
    immediate_version: int | None = None
    """Of the server that wrote the log."""


_UNKNOWN = Origin()


class OpenTransaction:
    """The transaction of the event at hand, as far as is known of it."""

    frame: Frame
    """Of that event."""

    def __init__(self) -> None:
        self.enter()

    def enter(
        self,
        gtid: str | None = None,
        thread: int | None = None,
        *,
        is_explicit: bool = False,
        is_begun: bool = False,
        has_missed: bool = False,
        origin: Origin = _UNKNOWN,
        is_wanted: bool = False,
        begin: int | None = None,
    ) -> None:
        """Be between transactions, or inside of one.

        Args:
            gtid: of the transaction.
            thread: its connection.
            is_explicit: it has begun with BEGIN.
            is_begun: something of it was wanted.
            has_missed: rows of it came before the range.
            origin: where it comes from.
            is_wanted: the event of its GTID is wanted.
            begin: position of its first event.
        """
        self.gtid, self.thread, self.origin = gtid, thread, origin
        self.is_wanted, self.begin = is_wanted, begin
        self.is_explicit, self.is_begun, self.has_missed = is_explicit, is_begun, has_missed
        self.xa: str | None = None
        """As ``X'gtrid',X'bqual',format``; another text where the log has no such id."""

    def about(self, event: Event) -> str:
        """Return what the log says of the transaction at an event, in one line."""
        time = _time_text(event.header.timestamp)
        gtid = "" if self.gtid is None else ABOUT_GTID.format(gtid=self.gtid)
        thread = "" if self.thread is None else ABOUT_THREAD.format(thread=self.thread)
        place = {"file": event.file, "position": event.position}
        return ABOUT.format(gtid=gtid, time=time, server_id=event.header.server_id, thread=thread, **place)


@lru_cache(maxsize=64)
def _time_text(timestamp: int) -> str:
    return f"{datetime.fromtimestamp(timestamp, UTC):%Y-%m-%d %H:%M:%S}"
