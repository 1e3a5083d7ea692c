"""What the walk does with each type of event, and how many of each it has met."""

from __future__ import annotations

from collections.abc import Mapping

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.handlers import COMPRESSED, GTID_EVENTS, TYPES, VARIABLES, row_handlers
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.format.headers import len_post_headers
from binlog_kaitai.log.frames import FormatDescription

__all__ = ["EventKinds"]

_NO_COUNTS = memoryview(bytes(8 * TYPES)).cast("q")


class EventKinds:
    """Tables of the loops that have a place for each type of event.

    Args:
        record: of the context.
        knows_gtids: whether the loops can tell which GTIDs are wanted.
    """

    def __init__(self, record: Integers, *, knows_gtids: bool) -> None:
        self._record = record
        self.handlers = memory.numbers(row_handlers(), "B")
        """A kind of `loops.abi` for each type."""
        self.counts = memory.slots(TYPES)
        """Events that the loops have taken."""
        self._compressed = memory.numbers([event_type in COMPRESSED for event_type in range(TYPES)], "B")
        self._post_headers = memory.numbers(bytes(TYPES), "B")
        if not knows_gtids:
            for event_type in GTID_EVENTS:
                self.handlers[event_type] = s.ODD_EVENT
        record[C.form.counts], record[C.form.handlers] = memory.address(self.counts), memory.address(self.handlers)
        record[C.form.compressed] = memory.address(self._compressed)
        record[C.form.post_headers] = memory.address(self._post_headers)

    def set_handlers(self, handlers: Mapping[int, int], other: int) -> None:
        """Say what the walk does with the types of events; `other` with those that are not there."""
        for event_type in range(TYPES):
            self.handlers[event_type] = handlers.get(event_type, other)

    def take_statements(self, which: int, *, reads_variables: bool, takes_loads: bool) -> None:
        """Have the walk take statements; see `loops.abi`. It takes what they read, too, or only that; and LOAD DATA."""
        self._record[C.statements.takes] = which
        self.handlers[layout.EventType.xa_prepare_log_event] = s.XA_PREPARE if which else s.ODD_EVENT
        for event_type, kind in VARIABLES.items():
            self.handlers[event_type] = kind if which or reads_variables else s.ODD_EVENT
        self.handlers[layout.EventType.execute_load_query_event] = s.LOAD if which and takes_loads else s.ODD_EVENT

    def set_format(self, form: FormatDescription) -> None:
        """Take over the lengths of post-headers from a format description."""
        self._post_headers[:] = len_post_headers(form.post_header_lengths, TYPES)

    def clear_counts(self) -> None:
        """Begin to count events anew."""
        self.counts[:] = _NO_COUNTS
        self._record[C.statements.num] = 0
