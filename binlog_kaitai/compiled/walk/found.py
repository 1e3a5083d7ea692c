"""What a walk has found: counted by the loops, taken over into the ledger."""

from __future__ import annotations

from uuid import UUID

from binlog_kaitai.changes.ledger import MOST_THREADS, FileLedger
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.format.gtid import MariadbGtid
from binlog_kaitai.format.headers import event_type_name

__all__ = ["take_found", "take_threads"]


def take_found(context: Context, ledger: FileLedger) -> None:
    """Count events and their times, and note their GTIDs."""
    for event_type, count in enumerate(context.counts):
        if count:
            ledger.decoded[event_type_name(event_type)] += count
    context.clear_counts()
    record = context.record
    if record[s.C_LAST_TIME]:
        ledger.see_time(int(record[s.C_FIRST_TIME]))
        ledger.see_time(int(record[s.C_LAST_TIME]))
    for kind, origin, first, last in context.new_gtids():
        _note_gtids(ledger, kind, origin, first, last)


def _note_gtids(ledger: FileLedger, kind: int, origin: bytes, first: int, last: int) -> None:
    if kind == s.IS_MYSQL:
        ledger.gtids.add_interval(str(UUID(bytes=origin)), "", first, last)
    elif kind == s.IS_TAGGED:
        uuid, tag, _ = origin.decode("ascii").split(":")
        ledger.gtids.add_interval(uuid, tag, first, last)
    else:
        domain, server = memoryview(origin).cast("q")
        for number in range(first, last + 1):
            ledger.gtids.add(MariadbGtid(domain, server, number))


def take_threads(context: Context, ledger: FileLedger, count: int) -> None:
    """Note the connections of the first transactions."""
    known = context.trxs.column(s.T_KNOWN, count)
    for bits, thread in zip(known, context.trxs.column(s.T_THREAD_ID, count), strict=True):
        if bits & s.HAS_THREAD_ID and len(ledger.seen_threads) < MOST_THREADS:
            ledger.seen_threads.add(thread)
        ledger.unknown_threads += bool(bits & s.HAS_ROWS and not bits & s.HAS_THREAD_ID)
