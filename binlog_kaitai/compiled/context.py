"""The record that Python and the fast loops share for one reader, and the lists that hang on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import NEVER, Integers
from binlog_kaitai.changes.assembler import Transaction
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import STACK_SLOTS, crc_tables, powers_of_ten
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.events.decoder import ROWS_OPERATIONS
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.frames import FormatDescription
from binlog_kaitai.text.change_lines import json_text

__all__ = ["CHUNK", "Context"]

CHUNK = 4 << 20
"""Bytes of the log that are looked at together, unless an event is larger."""
_MOST_RANGES = 1000
"""Ranges of GTIDs that are searched for each transaction."""
_ROOM_ITEMS, _ROOM_TRXS, _ROOM_NOTES = 1 << 15, 1 << 14, 1 << 12
_TYPES = 256
_YEAR_10000 = 253_402_300_800 * 1_000_000
"""In microseconds: the loops write years of four digits."""

_KNOWN = {
    s.HAS_THREAD_ID: {"thread_id": s.T_THREAD_ID},
    s.HAS_CLOCK: {"last_committed": s.T_LAST_COMMITTED, "sequence_number": s.T_SEQUENCE},
    s.HAS_COMMIT_TIMES: {"immediate_commit": s.T_IMMEDIATE, "original_commit": s.T_ORIGINAL},
}
"""By bit: fields of a transaction, and their slots."""

_Type = layout.EventType
_GTID_EVENTS = (
    _Type.gtid_log_event,
    _Type.anonymous_gtid_log_event,
    _Type.gtid_tagged_log_event,
    _Type.gtid_event,
)
_ROWS_KINDS = {"insert": s.INSERT, "update": s.UPDATE, "delete": s.DELETE}


def _handlers() -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """What the walk does with each type of event; most are for Python."""
    handlers = np.full(_TYPES, s.ODD_EVENT, np.uint8)
    for event_type, operation in ROWS_OPERATIONS.items():
        arguments = layout.BODY_ARGUMENTS[event_type]
        if not (arguments.get("is_partial") or arguments.get("is_compressed")):
            handlers[event_type] = _ROWS_KINDS[operation]
    handlers[_Type.table_map_event] = s.TABLE_MAP
    handlers[_Type.query_event] = s.QUERY
    handlers[_Type.xid_event] = s.XID
    handlers[[_Type.gtid_log_event, _Type.anonymous_gtid_log_event]] = s.GTID
    handlers[_Type.gtid_tagged_log_event] = s.TAGGED_GTID
    handlers[_Type.gtid_event] = s.MARIADB_GTID
    handlers[_Type.transaction_payload_event] = s.PAYLOAD
    handlers[[_Type.rows_query_log_event, _Type.annotate_rows_event]] = s.COUNT
    return handlers


@cache
def _constants() -> tuple[np.ndarray[Any, np.dtype[np.uint32]], np.ndarray[Any, np.dtype[np.uint64]]]:
    """Tables that the loops of all logs read."""
    return memory.numbers(crc_tables(), np.uint32), memory.numbers(powers_of_ten(), np.uint64)


class Context:
    """Slots by number, the buffer with the log's bytes, and the lists of the walk."""

    def __init__(self, *, verify: bool, filter: Filter | None, capacity: int = CHUNK) -> None:
        self.record = memory.records(s.C_SIZE)
        self.items = memory.records(_ROOM_ITEMS, s.I_SIZE)
        self.trxs = memory.records(_ROOM_TRXS, s.T_BYTES // 8)
        self.counts = memory.records(_TYPES)
        self.handlers = memory.numbers(_handlers(), np.uint8)
        self._odd_transactions: dict[int, Transaction] = {}
        self.last_number = -1
        """The highest number of a transaction from before the walk went back, which is not used for another one."""
        self.keep_handlers = False
        """A format description does not change them."""
        self.buffer = memory.input_room(0)
        self._payload_room = 0
        self._payloads = memory.numbers([]).reshape(-1, s.PL_SIZE)
        self.resize(capacity)
        self._tables()
        self.set_notes(_ROOM_NOTES)
        self._filter(filter)
        record = self.record
        record[[s.C_ITEMS, s.C_ROOM_ITEMS]] = memory.address(self.items), _ROOM_ITEMS - s.SPARE
        record[[s.C_TRXS, s.C_ROOM_TRXS]] = memory.address(self.trxs), _ROOM_TRXS - s.SPARE
        record[[s.C_COUNTS, s.C_HANDLERS]] = memory.address(self.counts), memory.address(self.handlers)
        record[[s.C_VERIFY, s.C_FIRST_TIME, s.C_GATE, s.C_SAYS_ENDS]] = verify, NEVER, 1, 1
        record[s.C_MAX_EVENT] = MAX_EVENT_SIZE
        self._run = load()
        self._address = memory.address(record)

    def run(self, action: int) -> int:
        """Let the loops work; gives their answer."""
        self.record[s.C_ACTION] = action
        return self._run(self._address)

    def _tables(self) -> None:
        """What the loops look up."""
        crc, powers = _constants()
        self._stack = memory.records(STACK_SLOTS)
        self._scratch, self._fields = memory.records(4), memory.records(layout.LOOP_SLOTS)
        self._post_headers = memory.numbers([0] * _TYPES, np.uint8)
        self.record[[s.C_FIELDS, s.C_POST_HEADERS]] = memory.address(self._fields), memory.address(self._post_headers)
        self.record[[s.C_CRC_TABLE, s.C_POWERS]] = memory.address(crc), memory.address(powers)
        self.record[[s.C_STACK, s.C_SCRATCH]] = memory.address(self._stack), memory.address(self._scratch)

    def _filter(self, chosen: Filter | None) -> None:
        record = self.record
        record[[s.C_STOP_POSITION, s.C_STOP_TIME, s.C_WALK_END]] = NEVER
        if chosen is None:
            return
        if chosen.stop_position is not None:
            record[s.C_STOP_POSITION] = chosen.stop_position
        if chosen.stop_time is not None:
            record[s.C_STOP_TIME] = math.ceil(chosen.stop_time)
        record[s.C_START_POSITION] = chosen.start_position or 0
        if chosen.start_time is not None:
            record[s.C_START_TIME] = math.ceil(chosen.start_time) or -1  # 0 is for a log that has begun
        self._servers = memory.numbers(sorted(chosen.server_ids))
        record[[s.C_SERVER_IDS, s.C_NUM_SERVER_IDS]] = memory.address(self._servers), len(self._servers)
        if chosen.has_gtids and not self._set_ranges(chosen):
            self.handlers[list(_GTID_EVENTS)] = s.ODD_EVENT

    def _set_ranges(self, chosen: Filter) -> bool:
        """Tell the loops which GTIDs are wanted; False where there are too many ranges to search."""
        included, excluded = (
            list(gtids.intervals()) if gtids else [] for gtids in (chosen.include_gtids, chosen.exclude_gtids)
        )
        ranges = included + excluded
        if len(ranges) > _MOST_RANGES:
            return False
        self._origins = [memory.constant(_origin(uuid, tag)) for uuid, tag, _, _ in ranges]
        self._ranges = memory.records(max(len(ranges), 1), s.GR_SIZE)
        for record, text, (_, _, first, last) in zip(self._ranges, self._origins, ranges, strict=False):
            record[:] = memory.address(text), len(text) - s.SLACK, first, last
        num_included = -1 if chosen.include_gtids is None else len(included)
        self.record[[s.C_RANGES, s.C_NUM_RANGES]] = memory.address(self._ranges), len(ranges)
        self.record[s.C_NUM_INCLUDED] = num_included
        return True

    def let_go(self) -> None:
        """The bytes in the buffer are about to be others, or elsewhere: nothing may wait that is read from them.

        Notes and the place in a rows event are offsets into the buffer; after this call there are none. Who changes the
        buffer calls it first. A note that waits here would be read from other bytes: that is an error of this program.
        """
        if self.record[s.C_NUM_NOTES]:
            raise AssertionError("values wait for Python whose bytes are about to go")
        self.record[[s.C_ROW_AT, s.C_ROW_NUMBER]] = 0

    def set_notes(self, room: int) -> None:
        """A list for so many values that Python makes."""
        self.notes = memory.records(room, s.N_SIZE)
        self.record[[s.C_NOTES, s.C_NUM_NOTES, s.C_ROOM_NOTES]] = memory.address(self.notes), 0, room

    def resize(self, capacity: int) -> None:
        """A buffer for so many bytes of the log, with what the old one has of it, and for those of payloads."""
        self.let_go()
        room = self._payload_room + s.SLACK if self._payload_room else 0
        old, self.buffer = self.buffer, memory.input_room(capacity + room)
        have = int(self.record[s.C_HAVE])
        self.buffer[:have] = old[:have]
        self.buffer[have : have + s.SLACK] = 0
        self.data: Any = memoryview(self.buffer.data)
        self.capacity = capacity
        self.record[s.C_BASE] = memory.address(self.buffer)

    @property
    def payloads_at(self) -> int:
        """Where in the buffer the inflated payloads begin."""
        return self.capacity + s.SLACK

    @property
    def has_payloads(self) -> bool:
        """Work items may stand in inflated payloads."""
        return bool(self.record[s.C_NUM_PAYLOADS])

    def make_room_for_payloads(self, size: int) -> None:
        """Room for so many bytes of payloads, behind those of the log."""
        if size > self._payload_room:
            self._payload_room = size
            self.resize(self.capacity)

    def set_payloads(self, entries: list[tuple[int, int, int]]) -> None:
        """The payloads at hand: offset of each event, begin (0 for one that Python takes) and end of what is inside."""
        self.let_go()
        self._payloads = memory.numbers(entries).reshape(-1, s.PL_SIZE)
        record = self.record
        record[[s.C_PAYLOADS, s.C_NUM_PAYLOADS, s.C_NEXT_PAYLOAD]] = memory.address(self._payloads), len(entries), 0

    def place_of(self, item: Integers) -> tuple[int, int | None]:
        """Position of the event of a work item, and its offset in the payload that it is in."""
        start, position = int(item[s.I_PAYLOAD]), int(self.record[s.C_OFFSET] + item[s.I_OUTER])
        return position, int(item[s.I_AT]) - start if start else None

    def move_up(self, start: int) -> None:
        """Drop the bytes before an offset, and all payloads; those behind it, which may be many, are not copied
        elsewhere first."""
        self.let_go()
        self.set_payloads([])
        have = int(self.record[s.C_HAVE])
        self.data[: have - start] = self.data[start:have]

    def read(self, file: Any, end: int | None) -> int:
        """Read from an unbuffered file what there is room for, at the most, and not beyond a position; gives the number
        of bytes."""
        have = int(self.record[s.C_HAVE])
        stop = self.capacity if end is None else min(self.capacity, end - int(self.record[s.C_OFFSET]))
        room = self.data[have : max(have, stop)]
        if hasattr(file, "readinto"):
            count = file.readinto(room) or 0
        else:
            piece = file.read(len(room))
            count = len(piece)
            room[:count] = piece
        self.record[s.C_HAVE] += count
        return int(count)

    def next_item(self) -> None:
        """Go on with the work item behind the one at hand."""
        self.record[s.C_NEXT] += 1
        self.record[[s.C_ROW_AT, s.C_ROW_NUMBER]] = 0

    def set_format(self, form: FormatDescription) -> None:
        """What the walk needs of a format description."""
        self.record[s.C_LEN_HEADER], self.record[s.C_LEN_CHECKSUM] = form.len_header, form.len_checksum
        for event_type in range(_TYPES):
            self._post_headers[event_type] = form.len_post_header(event_type) or 0

    def trx(self, number: int) -> Integers:
        """The slots of a transaction."""
        trx: Integers = self.trxs[number]
        return trx

    def transaction(self, number: int) -> Transaction:
        """A transaction as the object path has it."""
        trx = self.trx(number)
        known = self._odd_transactions.get(self._key(number)) if trx[s.T_IS_ODD] else None
        made = replace(known) if known else Transaction(gtid=self._gtid(number))
        made.outcome = OUTCOMES[trx[s.T_OUTCOME]]
        if trx[s.T_HAS_XID]:
            made.xid = int(trx[s.T_XID]) % (1 << 64)
        for bit, fields in _KNOWN.items():
            for name, slot in fields.items() if trx[s.T_KNOWN] & bit else ():
                setattr(made, name, int(trx[slot]))
        return made

    def set_transaction(self, number: int, made: Transaction) -> None:
        """Set a transaction, unless what its end says is known in advance."""
        trx = self.trx(number)
        if trx[s.T_RESOLVED]:
            return
        self._set_gtid(number, made.gtid)
        trx[[s.T_XID, s.T_HAS_XID, s.T_IS_ODD, s.T_KNOWN]] = _signed(made.xid or 0), made.xid is not None, 0, 0
        trx[s.T_OUTCOME] = OUTCOMES.index(made.outcome)
        for bit, fields in _KNOWN.items():
            values = [getattr(made, name) for name in fields]
            if None not in values and max(values) < (_YEAR_10000 if bit == s.HAS_COMMIT_TIMES else NEVER):
                trx[list(fields.values())] = values
                trx[s.T_KNOWN] |= bit
        if self.transaction(number) != made or json_text(made.gtid or "") != f'"{made.gtid or ""}"':
            trx[s.T_IS_ODD] = 1
            if len(self._odd_transactions) > _ROOM_TRXS:
                self._odd_transactions = {k: v for k, v in self._odd_transactions.items() if k >= self._key(0)}
            self._odd_transactions[self._key(number)] = replace(made)

    def resolve(self, number: int, found: Transaction) -> None:
        """What the end of a transaction says is known in advance."""
        self.trx(number)[s.T_RESOLVED] = 0
        self.set_transaction(number, found)
        self.trx(number)[s.T_RESOLVED] = 1

    def _key(self, number: int) -> int:
        """The number of a transaction, counted from the first of the log."""
        return int(self.record[s.C_TRX_BASE]) + number

    def _gtid_text(self, number: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        return self.trxs[number, s.T_SLOTS :].view(np.uint8)

    def _gtid(self, number: int) -> str | None:
        """The GTID of a transaction as text."""
        length = int(self.trxs[number, s.T_LEN_GTID])
        return self._gtid_text(number)[:length].tobytes().decode(errors="replace") if length else None

    def _set_gtid(self, number: int, gtid: str | None) -> None:
        """Set the GTID of a transaction."""
        data = (gtid or "").encode()[: s.T_GTID_ROOM]
        self._gtid_text(number)[: len(data)] = np.frombuffer(data, np.uint8)
        self.trxs[number, s.T_LEN_GTID] = len(data)

    def new_gtids(self) -> Iterator[tuple[int, bytes, int, int]]:
        """The GTIDs that the loops have met since the last call, a run at a time.

        Returns whose they are, the bytes of the slots that say where they come from (of one with a tag, its text),
        first and last number.
        """
        trxs = self.trxs[: int(self.record[s.C_TRX]) + 1]
        found = trxs[trxs[:, s.T_NEW_GTID] != 0]
        if len(found):
            steps = np.diff(found[:, [s.T_NEW_GTID, s.T_UUID, s.T_UUID_END, s.T_GNO]], axis=0)
            has_tag = found[:, s.T_NEW_GTID] == s.IS_TAGGED
            breaks = np.flatnonzero((steps != [0, 0, 0, 1]).any(axis=1) | has_tag[1:]) + 1
            for run in np.split(found, breaks):
                first, last, kind = int(run[0, s.T_GNO]), int(run[-1, s.T_GNO]), int(run[0, s.T_NEW_GTID])
                text = run[0, s.T_SLOTS :].tobytes()[: int(run[0, s.T_LEN_GTID])]
                yield kind, text if kind == s.IS_TAGGED else run[0, s.T_UUID : s.T_GNO].tobytes(), first, last
        trxs[:, s.T_NEW_GTID] = 0


def _origin(uuid: str, tag: str) -> bytes:
    """What a GTID's text has before the number."""
    number = "1"
    gtids = GtidSet()
    gtids.add_interval(uuid, tag, int(number), int(number))
    return str(gtids).removesuffix(number).encode()


def _signed(value: int) -> int:
    """An unsigned number of 64 bits as the signed one of the same bits."""
    return value - (1 << 64) if value >> 63 else value
