"""Codes that stand in the records of `compiled.records`, beside those of `abi`."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.abi import SLACK
from binlog_kaitai.events.statements import MOST_STATEMENT

__all__: list[str] = []

# --- scripts and undos
PREPARES, COMPLETES, SAVES = range(3)
"""Kinds of a turn: a transaction that was prepared, with the place of its records and its id; a statement that commits
one; a savepoint, with the number of its transaction, counted from 1, and of the rows before it."""
MEETING_ROOM = 248
"""Bytes of the literals of a key in a meeting."""
ROOM_PLACES = 4
"""Places of settings that may be anything."""
IS_AMBIGUOUS, HAS_ODD_NAMES = 1, 2
"""Of settings: a client may take a part of a character for a backslash, or one in a name for an escape."""
NOTHING_TOLD, ON_CHOSEN, ON_OTHERS, PASSED_OVER = range(4)
"""What is told of statements that begin so: on chosen tables, on others, or not wanted by their database and on no
chosen table."""
ENDS_STATEMENT, IS_DOLLAR, IS_SHARP, IS_DASH, IS_BACKSLASH, IS_NOT_ASCII, IS_NEWLINE = (1 << bit for bit in range(7))
"""What a byte may mean in a statement."""
NO_GTIDS, WHOLE_GTIDS, GTIDS_IN_PARTS = range(3)
"""How GTIDs are set; the last: a variable for each of their numbers."""

# --- lines
AS_TABLE, AS_OBJECTS, AS_PARTS = range(3)
"""What lines of events look like; the last: the parts of a log that are carved."""
IS_VALUE, ARE_DIFFERENCES, HAVE_DOCUMENT = range(3)
"""Forms of a note: a value; differences of a document that the log does not have, or has."""
AS_JSON, AS_JSON_OF_SINGLE_BYTES, AS_BASE64, AS_LITERAL, AS_DIGITS = range(5)
"""What is made of a long value."""
IS_ASCII, NO_CHARSET = -2, -1
"""In place of the character set of a statement that is a row."""

# --- what was counted of transactions
LOAD = -1
NOT_WANTED, NOT_THERE, INFLATED = -1, -1, -2
TALLY_TEXT = 4 * (MOST_STATEMENT + 1) + SLACK
"""Room for the text of a tally, with what is written after it."""
AS_JSON_LINES, AS_TEXT_LINES, AS_SUMS, AS_COLUMNS, AS_DIGESTS = range(5)
"""What becomes of transactions that were counted."""
BY_MINUTE = -1
"""In place of the table of a group: the group is of a minute, a connection and a server."""
(
    TC_BEGIN, TC_END, TC_START, TC_COMMIT, TC_THREAD, TC_SERVER, TC_OUTCOME, TC_BYTES, TC_INFLATED, TC_TABLE
) = range(10)  # fmt: skip
TC_ROWS, TC_ROW_BYTES, TC_HAS_GTID, TC_HAS_STATEMENT = 10, 13, 16, 17
(
    TC_XID, TC_USER, TC_ORIGINAL, TC_COMMITTED, TC_SEQUENCE, TC_COMMIT_ID, TC_EVENT, TC_EVENT_AT, TC_NUMBER, TC_NUM
) = range(18, 28)  # fmt: skip
"""The columns of transactions. Rows by operation, then their bytes; -1 for none, as for a connection that is not known.
TC_TABLE, TC_USER: the number of a name, or -1. TC_NUMBER: what rows of one transaction share."""

(
    TD_BEGIN, TD_END, TD_TIME, TD_SERVER, TD_OUTCOME, TD_ROWS, TD_DIGEST, TD_UNDIGESTED, TD_BY_KEYS, TD_WIDE,
    TD_GTID_END, TD_NUM
) = range(12)  # fmt: skip
"""The columns of transactions to compare; the last: where the text of its GTID ends."""

# --- encryption
NOT_ENCRYPTED, BY_CHAIN, BY_COUNTER = range(3)
"""AES in its modes CBC and CTR."""
CIPHER_BLOCK = 16

# --- what is carved and redacted
ALL_EVENTS, ROWS_AND_STATEMENTS, ONLY_ROWS, CHOSEN_ROWS = range(4)
"""Which events are wanted for their names."""
ALL_PYTHON = -1
"""In place of the record of what is hidden of a table: its rows are Python's."""
MK_PYTHON, MK_TEXT, MK_INTEGER, MK_BELOW, MK_LABEL, MK_REAL, MK_DECIMAL, MK_DOCUMENT, MK_INFLATED = range(1, 10)
"""Kinds of a mask, 0 for a column that stays as it is; the last: not the cell is shown, but what it inflates to."""
AL_ASCII, AL_UTF8, AL_SINGLE_BYTES = range(3)
"""Which texts of an alphabet the loops take."""
AL_DIGITS, AL_UPPER, AL_LETTERS, AL_NUM_KINDS = 0, 1, 2, 6
"""Kinds of characters; the first kind of letters has those of one byte."""
MOST_PRECISION, MOST_SCALE = 32, 16
"""Digits of a DECIMAL in a document are below."""
CA_BITS, CT_BITS, CT_MOST = 15, 14, 128
"""How many numbers and texts are kept that were replaced, as powers of two; bytes of the longest of these texts."""
