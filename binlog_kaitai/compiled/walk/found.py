"""What a walk has found: counted by the loops, taken over into the ledger."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from binlog_kaitai.changes.ledger import MOST_THREADS
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.format.gtid import gtid_text
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["Found"]


class Found:
    """Adds to a log's ledger what its walk finds.

    Args:
        log: whose ledger it is.
    """

    def __init__(self, log: LogEvents) -> None:
        self._log, self._ledger = log, log.ledger
        self.warned: list[str] = []
        """What the walk has warned of."""
        self._begun: int | None = None
        """Position up to which bytes are counted, where the loops walk."""

    def warn(self, text: str) -> None:
        """Warn once: an event that was not whole yet is looked at again."""
        if text not in self._ledger.warnings:
            self._ledger.warnings.append(text)
            self.warned.append(text)

    def note(self, tell: Callable[[], object]) -> None:
        """Keep what something warns of."""
        count = len(self._ledger.warnings)
        tell()
        self.warned += self._ledger.warnings[count:]

    def begin(self, position: int) -> None:
        """Count bytes from a position on."""
        self._begun = position

    def go_on(self, position: int) -> None:
        """Count bytes from a position on, unless those before are counted."""
        self._begun = position if self._begun is None else self._begun

    def count_bytes(self, position: int) -> None:
        """Count the bytes up to a position."""
        if self._begun is not None:
            self._ledger.bytes_walked += position - self._begun
            self._begun = position

    def stop(self, position: int) -> None:
        """Count the bytes up to a position, and none after it."""
        self.count_bytes(position)
        self._begun = None

    def take(self, context: Context) -> None:
        """Count events and their times, and note their GTIDs; the rules are told of those that were there before."""
        ledger, rules, record = self._ledger, self._log.rules, context.record
        for event_type, count in enumerate(context.events.counts):
            if count:
                ledger.decoded[event_type_name(event_type)] += count
        context.events.clear_counts()
        if record[C.last_time]:
            ledger.see_time(int(record[C.first_time]))
            ledger.see_time(int(record[C.last_time]))
        for kind, text, first, last in context.trxs.new_gtids():
            origin, tag = _origin(kind, text)
            if rules is not None:
                for number in ledger.gtids.numbers_among(origin, tag, first, last):
                    if not rules.repeats(_begin(context, number), gtid_text(origin, tag, number)):
                        break
            ledger.gtids.add_interval(origin, tag, first, last)

    def see_threads(self, context: Context, count: int) -> None:
        """Note the connections of the first transactions, and users, where they decide which are wanted."""
        ledger, chosen = self._ledger, self._log.filter
        if chosen is not None and chosen.users:
            ledger.seen_users.update(context.users.names())
        if chosen is None or not chosen.thread_ids:
            return
        known = context.trxs.records.column(r.Trx.known, count)
        for bits, thread in zip(known, context.trxs.records.column(r.Trx.thread_id, count), strict=True):
            if bits & s.HAS_THREAD_ID and len(ledger.seen_threads) < MOST_THREADS:
                ledger.seen_threads.add(thread)
            ledger.unknown_threads += bool(bits & s.HAS_ROWS and not bits & s.HAS_THREAD_ID)


def _origin(kind: int, text: bytes) -> tuple[str, str]:
    """Return where GTIDs come from as `GtidSet` has it, and their tag."""
    if kind == s.IS_MYSQL:
        return str(UUID(bytes=text)), ""
    if kind == s.IS_TAGGED:
        uuid, tag, _ = text.decode("ascii").split(":")
        return uuid, tag
    domain, server = memoryview(text).cast("q")
    return f"{domain}-{server}", ""


def _begin(context: Context, number: int) -> int:
    """Return where a transaction of the run at hand begins, by the number in its GTID."""
    record = context.record
    for place in range(int(record[C.trxs.run]), int(record[C.trxs.run_end])):
        trx = context.trxs[place]
        if trx[r.Trx.gno] == number:
            return int(trx[r.Trx.begin])
    return 0
