"""What a filter says, as numbers for the loops: in the record of a context, and in lists that hang on it."""

from __future__ import annotations

import math

from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.format.gtid import GtidSet

__all__ = ["WantedRecord", "signed"]

_MOST_RANGES = 1000
"""Ranges of GTIDs that are searched for each transaction."""
_ROOM_RUNS = 1 << 10
_KINDS = {"insert": s.INSERT, "update": s.UPDATE, "delete": s.DELETE}
_NUMBERS = range(1 << 64)
"""What a transaction or a connection may have; no log has others."""
_SERVERS = range(-1, 1 << 32)
"""The same of servers, and one more that none has."""
_NO_STATEMENT = -1
_NO_KIND = 1 << 62
"""In place of the bits of operations: no rows are wanted."""


class WantedRecord:
    """Tells the loops what is wanted, and keeps the lists of it."""

    def __init__(self, record: Integers, chosen: Filter | None) -> None:
        self.threads: frozenset[int] = frozenset()
        """Connections of which one must have a part in a transaction; empty for all."""
        self._record = record
        record[C.limits.stop_position] = record[C.limits.stop_time] = record[C.limits.walk_end] = NEVER
        record[C.listing.decided] = NEVER
        record[C.wanted.said] = _NO_STATEMENT
        if chosen is None:
            return
        if chosen.stop_position is not None:
            record[C.limits.stop_position] = min(chosen.stop_position, NEVER)
        if chosen.stop_time is not None:
            record[C.limits.stop_time] = min(math.ceil(chosen.stop_time), NEVER)
        record[C.limits.start_position] = min(chosen.start_position or 0, NEVER)
        if chosen.start_time is not None:
            record[C.limits.start_time] = (
                min(math.ceil(chosen.start_time), NEVER) or -1
            )  # 0 is for a log that has begun
        servers = {number if number in _SERVERS else _SERVERS[0] for number in chosen.server_ids}
        self._servers = memory.numbers(sorted(servers))
        record[C.wanted.server_ids], record[C.wanted.num_server_ids] = memory.address(self._servers), len(servers)
        if chosen.has_gtids:
            self._set_ranges(record, chosen)
        if chosen.has_choice:
            self._set_choice(record, chosen)

    def knows_gtids(self, chosen: Filter | None) -> bool:
        """Return whether the loops can tell which GTIDs are wanted."""
        return chosen is None or not chosen.has_gtids or bool(self._record[C.wanted.ranges])

    def _set_ranges(self, record: Integers, chosen: Filter) -> None:
        """Tell which GTIDs are wanted, unless there are too many ranges to search."""
        included, excluded = (
            list(gtids.intervals()) if gtids else [] for gtids in (chosen.include_gtids, chosen.exclude_gtids)
        )
        ranges = included + excluded
        if len(ranges) > _MOST_RANGES:
            return
        self._origins = [memory.constant(_origin(uuid, tag)) for uuid, tag, _, _ in ranges]
        self._ranges = memory.records(max(len(ranges), 1), r.GtidRange.SLOTS)
        for known, text, (_, _, first, last) in zip(self._ranges, self._origins, ranges, strict=False):
            known[r.GtidRange.text], known[r.GtidRange.length] = memory.address(text), len(text) - s.SLACK
            known[r.GtidRange.first], known[r.GtidRange.last] = first, last
        record[C.wanted.ranges], record[C.wanted.num_ranges] = memory.address(self._ranges), len(ranges)
        record[C.wanted.num_included] = -1 if chosen.include_gtids is None else len(included)

    def _set_choice(self, record: Integers, chosen: Filter) -> None:
        """Tell which rows are wanted, and which transactions, by all but the condition."""
        self.threads = chosen.thread_ids
        xids, threads = _possible(chosen.xids), _possible(chosen.thread_ids)
        self._xids, self._threads = memory.numbers(map(signed, xids)), memory.numbers(map(signed, threads))
        self._runs = memory.records(_ROOM_RUNS, r.Run.SLOTS)
        record[C.wanted.min_rows] = min(chosen.min_rows, NEVER)
        record[C.wanted.asks_said] = chosen.query is not None
        record[C.wanted.operations] = sum(1 << _KINDS[operation] for operation in chosen.operations)
        is_possible = len(xids) >= bool(chosen.xids) and len(threads) >= bool(chosen.thread_ids)
        if not is_possible:
            record[C.wanted.operations] = _NO_KIND
        record[C.wanted.has_choice] = 1 if chosen.chooses_statements and is_possible else s.OF_ROWS
        record[C.wanted.xids], record[C.wanted.num_xids] = memory.address(self._xids), len(xids)
        record[C.wanted.threads], record[C.wanted.num_threads] = memory.address(self._threads), len(threads)
        record[C.sieve.runs], record[C.sieve.room] = memory.address(self._runs), _ROOM_RUNS


def _origin(uuid: str, tag: str) -> bytes:
    """What a GTID's text has before the number."""
    number = "1"
    gtids = GtidSet()
    gtids.add_interval(uuid, tag, int(number), int(number))
    return str(gtids).removesuffix(number).encode()


def _possible(numbers: frozenset[int]) -> list[int]:
    return sorted(number for number in numbers if number in _NUMBERS)


def signed(value: int) -> int:
    """An unsigned number of 64 bits as the signed one of the same bits."""
    return value - (1 << 64) if value >> 63 else value
