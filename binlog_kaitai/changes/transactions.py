"""The rules of transactions, for the loops and for Python: what an event does to the transaction that is open.

The order of events, as the server writes them (a group is one transaction)::

    log         := FORMAT_DESCRIPTION PREVIOUS_GTIDS? group* (ROTATE | STOP)?
    group       := GTID? (transaction | statement)      MariaDB's GTID stands for the BEGIN too, unless it says
    standalone transaction := QUERY(BEGIN) (statement | rows)* (XID | QUERY(COMMIT) | QUERY(ROLLBACK) | XA_PREPARE)
                 | TRANSACTION_PAYLOAD                   with a transaction inside
    rows        := ROWS_QUERY? TABLE_MAP+ ROWS+          the last ROWS is marked as the end of the statement
    statement   := QUERY                                 DDL, or data changes in statement format

`step` has these rules, as a function of integers, so that Python calls it and the compiled loops contain it. To it, an
event is a *signal*; the *state* says how the open transaction began, and whether it has ended without a word.
"""

from __future__ import annotations

from binlog_kaitai.events.statements import BEGIN, COMMIT, ROLLBACK, plain

__all__ = ["CONTROL_WORDS", "OUTCOMES", "ends_after", "ends_before", "next_state", "statement_signal", "step"]

OUTCOMES = ("open", "commit", "rollback", "xa_prepare")
"""How transactions end; `open` where the end is not in the log."""
IS_OPEN, IS_COMMITTED, IS_ROLLED_BACK, IS_PREPARED = range(len(OUTCOMES))

# --- what an event is to a transaction
(
    NOTHING,
    ANONYMOUS_GTID,
    GTID,
    GTID_AND_BEGIN,
    BEGINS,
    CONTROLS,
    STATEMENT,
    ROWS,
    LAST_ROWS,
    COMMITS,
    ROLLS_BACK,
    PREPARES,
    ENDS_LOG,
) = range(13)
"""Control is what neither begins nor ends one, such as SAVEPOINT; the last rows are those of a statement."""

# --- the state
EXPLICIT, NAMED, AUTOCOMMITTED = 1, 2, 4
"""It began with BEGIN, or MariaDB's GTID. It has a GTID. A statement of rows has ended and no BEGIN came before it: a
table without transactions, up to MySQL 5.1."""
_STATE = EXPLICIT | NAMED | AUTOCOMMITTED
_BEFORE, _AFTER = 8, 64
"""An answer of `step` holds the next state, and these times an outcome counted from 1, or 0."""
_OUTCOME = 7

_CONTROL_WORDS = ("SAVEPOINT", "ROLLBACK TO", "RELEASE SAVEPOINT", "XA ")
_SIGNALS = {BEGIN: BEGINS, "START TRANSACTION": BEGINS, COMMIT: COMMITS, ROLLBACK: ROLLS_BACK}
CONTROL_WORDS = (*_SIGNALS, *_CONTROL_WORDS)
"""Statements that begin otherwise are not about transactions."""


def statement_signal(query: str) -> int:
    """Return what a statement is to a transaction."""
    words = plain(query)
    if words in _SIGNALS:
        return _SIGNALS[words]
    if words.startswith("XA START"):
        return BEGINS
    return CONTROLS if words.startswith(_CONTROL_WORDS) else STATEMENT


def step(state: int, signal: int) -> int:
    """Return what a signal does to a transaction in a state; ask `next_state`, `ends_before` and `ends_after`."""
    before = 0
    if state & AUTOCOMMITTED and (signal < COMMITS or signal > PREPARES):
        before, state = IS_COMMITTED + 1, 0
    if COMMITS <= signal <= PREPARES:
        return before * _BEFORE + (signal - COMMITS + IS_COMMITTED + 1) * _AFTER
    if signal == STATEMENT and not state & EXPLICIT:
        return before * _BEFORE + (IS_COMMITTED + 1) * _AFTER
    if ANONYMOUS_GTID <= signal <= GTID_AND_BEGIN or signal == ENDS_LOG:
        before, state = before or IS_OPEN + 1, 0
        if GTID <= signal <= GTID_AND_BEGIN:
            state = NAMED if signal == GTID else NAMED | EXPLICIT
    elif signal == BEGINS:
        if state & EXPLICIT and not state & NAMED:  # the end of the one before is missing
            before, state = IS_OPEN + 1, 0
        state |= EXPLICIT
    elif signal == LAST_ROWS and not state & EXPLICIT:
        state |= AUTOCOMMITTED
    return before * _BEFORE + state


def next_state(answer: int) -> int:
    """Return the state after an event."""
    return answer & _STATE


def ends_before(answer: int) -> int:
    """Return how the open transaction has ended before an event: an outcome counted from 1, or 0."""
    return answer // _BEFORE & _OUTCOME


def ends_after(answer: int) -> int:
    """Return how an event ends the open transaction: an outcome counted from 1, or 0."""
    return answer // _AFTER & _OUTCOME
