"""What a walk has found: counted by the loops, taken over into the ledger."""

from __future__ import annotations

from uuid import UUID

from binlog_kaitai.changes.ledger import MOST_THREADS, FileLedger
from binlog_kaitai.changes.log_rules import LogRules
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.format.gtid import gtid_text
from binlog_kaitai.format.headers import event_type_name

__all__ = ["take_found", "take_threads"]


def take_found(context: Context, ledger: FileLedger, rules: LogRules | None = None) -> None:
    """Count events and their times, and note their GTIDs; the rules are told of those that were there before."""
    for event_type, count in enumerate(context.events.counts):
        if count:
            ledger.decoded[event_type_name(event_type)] += count
    context.events.clear_counts()
    record = context.record
    if record[s.C_LAST_TIME]:
        ledger.see_time(int(record[s.C_FIRST_TIME]))
        ledger.see_time(int(record[s.C_LAST_TIME]))
    for kind, text, first, last in context.trxs.new_gtids():
        origin, tag = _origin(kind, text)
        if rules is not None:
            for number in ledger.gtids.numbers_among(origin, tag, first, last):
                if not rules.repeats(_begin(context, number), gtid_text(origin, tag, number)):
                    break
        ledger.gtids.add_interval(origin, tag, first, last)


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
    for place in range(int(record[s.C_RUN]), int(record[s.C_RUN_END])):
        trx = context.trxs[place]
        if trx[s.T_GNO] == number:
            return int(trx[s.T_BEGIN])
    return 0


def take_threads(context: Context, ledger: FileLedger, count: int) -> None:
    """Note the connections of the first transactions."""
    known = context.trxs.records.column(s.T_KNOWN, count)
    for bits, thread in zip(known, context.trxs.records.column(s.T_THREAD_ID, count), strict=True):
        if bits & s.HAS_THREAD_ID and len(ledger.seen_threads) < MOST_THREADS:
            ledger.seen_threads.add(thread)
        ledger.unknown_threads += bool(bits & s.HAS_ROWS and not bits & s.HAS_THREAD_ID)
