"""What a filter says, as numbers for the loops: in the record of a context, and in lists that hang on it."""

from __future__ import annotations

import math

from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.condition_abi import RN_SIZE
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
        record[s.C_STOP_POSITION] = record[s.C_STOP_TIME] = record[s.C_WALK_END] = NEVER
        record[s.C_DECIDED] = NEVER
        record[s.C_SAID] = _NO_STATEMENT
        if chosen is None:
            return
        if chosen.stop_position is not None:
            record[s.C_STOP_POSITION] = min(chosen.stop_position, NEVER)
        if chosen.stop_time is not None:
            record[s.C_STOP_TIME] = min(math.ceil(chosen.stop_time), NEVER)
        record[s.C_START_POSITION] = min(chosen.start_position or 0, NEVER)
        if chosen.start_time is not None:
            record[s.C_START_TIME] = min(math.ceil(chosen.start_time), NEVER) or -1  # 0 is for a log that has begun
        servers = {number if number in _SERVERS else _SERVERS[0] for number in chosen.server_ids}
        self._servers = memory.numbers(sorted(servers))
        record[s.C_SERVER_IDS], record[s.C_NUM_SERVER_IDS] = memory.address(self._servers), len(servers)
        if chosen.has_gtids:
            self._set_ranges(record, chosen)
        if chosen.has_choice:
            self._set_choice(record, chosen)

    def knows_gtids(self, chosen: Filter | None) -> bool:
        """Return whether the loops can tell which GTIDs are wanted."""
        return chosen is None or not chosen.has_gtids or bool(self._record[s.C_RANGES])

    def _set_ranges(self, record: Integers, chosen: Filter) -> None:
        """Tell which GTIDs are wanted, unless there are too many ranges to search."""
        included, excluded = (
            list(gtids.intervals()) if gtids else [] for gtids in (chosen.include_gtids, chosen.exclude_gtids)
        )
        ranges = included + excluded
        if len(ranges) > _MOST_RANGES:
            return
        self._origins = [memory.constant(_origin(uuid, tag)) for uuid, tag, _, _ in ranges]
        self._ranges = memory.records(max(len(ranges), 1), ra.GR_SIZE)
        for known, text, (_, _, first, last) in zip(self._ranges, self._origins, ranges, strict=False):
            known[ra.GR_TEXT], known[ra.GR_LENGTH] = memory.address(text), len(text) - s.SLACK
            known[ra.GR_FIRST], known[ra.GR_LAST] = first, last
        record[s.C_RANGES], record[s.C_NUM_RANGES] = memory.address(self._ranges), len(ranges)
        record[s.C_NUM_INCLUDED] = -1 if chosen.include_gtids is None else len(included)

    def _set_choice(self, record: Integers, chosen: Filter) -> None:
        """Tell which rows are wanted, and which transactions, by all but the condition."""
        self.threads = chosen.thread_ids
        xids, threads = _possible(chosen.xids), _possible(chosen.thread_ids)
        self._xids, self._threads = memory.numbers(map(signed, xids)), memory.numbers(map(signed, threads))
        self._runs = memory.records(_ROOM_RUNS, RN_SIZE)
        record[s.C_MIN_ROWS] = min(chosen.min_rows, NEVER)
        record[s.C_ASKS_SAID] = chosen.query is not None
        record[s.C_OPERATIONS] = sum(1 << _KINDS[operation] for operation in chosen.operations)
        is_possible = len(xids) >= bool(chosen.xids) and len(threads) >= bool(chosen.thread_ids)
        if not is_possible:
            record[s.C_OPERATIONS] = _NO_KIND
        record[s.C_HAS_CHOICE] = 1 if chosen.chooses_statements and is_possible else s.OF_ROWS
        record[s.C_XIDS], record[s.C_NUM_XIDS] = memory.address(self._xids), len(xids)
        record[s.C_ASKED_THREADS], record[s.C_NUM_ASKED] = memory.address(self._threads), len(threads)
        record[s.C_RUNS], record[s.C_ROOM_RUNS] = memory.address(self._runs), _ROOM_RUNS


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
