"""What holds of every log as its server wrote it, as functions of integers: Python calls them, and the compiled loops
contain them.

What they compare with is in slots that both sides read and write: the walk goes from one to the other at any event.
"""

from __future__ import annotations

from binlog_kaitai.changes.transactions import (
    ANONYMOUS_GTID,
    BEGINS,
    COMMITS,
    ENDS_LOG,
    EXPLICIT,
    GTID_AND_BEGIN,
    LAST_ROWS,
    NAMED,
    ROWS,
)

__all__ = ["NUM_SLOTS", "breaks_order", "is_foreign", "next_rows", "skips_number"]

# --- the rules that are asked for, as bits of the first slot
ORDER, LENGTHS, NUMBERS, SERVERS = 1, 2, 4, 8
ENDS, ENDS_OF_GTIDS, STATEMENTS = 16, 32, 64
"""The order of events in transactions; `transaction_length`; `sequence_number`; `server_id`; `log_pos` of all events,
or of GTID events only; the flag that ends statements of rows."""

# --- the slots
ASKED, BEGIN, DUE, NUMBER, SERVER, IN_ROWS = range(6)
"""Which rules are asked for; where the last transaction begins, and where it ends as its GTID event says (0: unknown);
its `sequence_number` (-1: unknown); the id of the log's server; whether a statement of rows has not ended."""
SPLIT_AT, END_AT, END_TYPE, END_SAID = range(6, 10)
"""Where the first event is that meets a statement without an end (0: none); where the first event is that says another
end than it has (0: none), its type, and what it says."""
NUM_SLOTS = 10


def breaks_order(state: int, signal: int) -> bool:
    """Return whether a signal cannot come in a state of the open transaction: one that began has no end, or one that
    ends has no begin."""
    if signal == COMMITS:
        return not state & EXPLICIT
    if not state & EXPLICIT:
        return False
    if signal == BEGINS:
        return not state & NAMED  # MariaDB's GTID stands for BEGIN before an XA START
    return signal == ENDS_LOG or ANONYMOUS_GTID <= signal <= GTID_AND_BEGIN


def skips_number(last: int, number: int) -> bool:
    """Return whether a `sequence_number` is not the one after the last; less than 0 is unknown."""
    return last >= 0 and number != last + 1


def is_foreign(own: int, server: int, immediate: int, original: int) -> bool:
    """Return whether a transaction has the id of another server, though it was committed here first.

    Args:
        own: the id of the server that wrote the log; 0 is unknown.
        server: the transaction's.
        immediate: when it was committed here, in microseconds; 0 is unknown.
        original: when it was committed where it was run.
    """
    return own != 0 and server != own and immediate > 0 and immediate == original


def next_rows(in_rows: int, signal: int, is_map: int) -> int:
    """Return whether a statement of rows has not ended after an event: 0 or 1, or 2 where it has no end.

    `is_map`: the event is a table map.
    """
    if signal == ROWS:
        return 1
    if signal == LAST_ROWS:
        return 0
    return 2 if in_rows != 0 and (is_map != 0 or signal == COMMITS) else in_rows
