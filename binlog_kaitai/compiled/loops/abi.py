"""The codes that Python and the compiled loops share: what is asked and answered, and what slots of records may say."""

from __future__ import annotations

from itertools import count
from typing import Literal

from binlog_kaitai.format.structs import INTEGERS

__all__ = ["MACHINE", "SLACK"]

MACHINE: Literal["little"] = "little"
"""The byte order of what one store writes; for texts that are stored as a number."""
SLACK = 64  # bytes after a buffer that the loops may touch

SPARE = 16  # records at the end of a list that are kept free

ZERO = 0
"""For arguments: numba makes one more function for each number that it is called with, unless it is of a module."""

# --- what the loops answer
DONE = 0  # all that is there was taken
ODD = 1  # an event that Python has to look at; nothing of it was taken
FULL = 2  # a list of the walk is full
PAST = 3  # the event at hand lies after the stop position or time
NEW_TABLE = 4
"""A table map that differs from what is registered for its table id."""
NEW_HEAD = 5
"""A rows event of a table whose columns and extra data were not met before."""
ROWS_FULL = 6  # a table has no room for another row
BYTES_FULL = 7  # a column has no room for another value
PYTHON = 8
"""A work item for Python."""
NOTES_FULL = 9
"""The list of values for Python is full."""
LINES_FULL = 10
"""The text of lines has no room for another row."""
VALUES = 11
"""The list of values has those of a rows event whose texts Python is to make."""
TRANSACTION_TEXT = 12
"""A transaction whose text Python is to make."""
PAYLOADS = 13
"""A payload that is not inflated."""
UNKNOWN = 15
"""A table map, or the head of a rows event, of which is not known whether it is sound; `Context.tables.unknown_at`
says where."""
DEFINITION = 16
"""Rows of a table by another definition than the rows before; in an undo, the first rows of one that are undone."""
NOT_PLAIN = 17
"""A transaction of a script that Python has to begin; of an undo, one that was not simply committed."""
COMPRESSED = 18
"""A rows event whose rows are not inflated."""
FITS = 19
"""A rows event with rows that fit, where those are for Python: `sieve.num_fit` of `sieve.num_sifted`. There is no room
for runs, so that `sieve.row` is the first."""
ENDS = 20  # a transaction of a script whose end Python has to write
ROWS_AHEAD = 21
"""Rows of a transaction of which Python has to say whether it has enough: its end is not in the buffer."""
ZONE, UNGUARDED = 22, 23  # a time outside of the record of the zone; rows before which a script tests for triggers
VALUES_USED = 14
"""A row needs values for which Python was not asked yet; the loops do not answer this to Python."""

# --- what to do
WALK, DECODE, SELF_TEST, SHIFT, NEXT_RUN, INFLATE, UNDO_LINES, FIND_ENCRYPTED, PUT_DECRYPTED, PUT_LONG = range(10)
TELL, REDACT, SEAL, REDACT_ONE, BEGIN_MESSAGES, END_MESSAGES, ARE_PRINTED, FIND_SHAPE = range(10, 18)
"""Make something of transactions that were counted. Redact events, make their checksums, redact one value. See that the
messages at hand are of the transaction of the work item at hand; that those of a transaction have ended. Look at lines:
are all their characters ASCII that is printed? Find the shape of a statement that Python has."""
ADD_ITEM, END_TRX, WEIGH, STAND_ALONE, BEGIN_ANEW, NEXT_SAID, ADD_USER = range(18, 25)
TAKE_SAID, TAKE_TRANSACTION, MEET_MAP, END_MAPS, MARK = range(25, 30)
"""Of an event that Python has read: add a work item; end the open transaction, count the bytes of the event, end the
transaction with it alone, begin it anew but for what was counted; rows that follow have a new statement; add a user;
take the text of the statement of rows, or of a transaction; a table map is in force; none is any more. The last: mark
rows by their numbers."""
SELF_TEST_ANSWER = 1729

# --- what to do with a type of event (a byte for each type)
COUNT, TABLE_MAP, INSERT, UPDATE, DELETE, GTID, MARIADB_GTID, QUERY, XID, ODD_EVENT, FOR_PYTHON = range(11)
PAYLOAD, TAGGED_GTID = 11, 12
"""A transaction payload; a GTID event of which each field has a number."""
(
    LIST_QUERY, LIST_XID, LIST_VARIABLE, LIST_RAND, LIST_USER_VAR, LIST_FILE_BLOCK, LIST_LOAD, LIST_TABLE_MAP,
    LIST_ROWS, LIST_UPDATES, LIST_STATEMENT, LIST_ANNOTATION, LIST_XA_PREPARE, LIST_GTID, LIST_TAGGED_GTID,
    LIST_MARIADB_GTID, LIST_PAYLOAD, IF_DEFINING, IF_NEW_MAP, SAID, PAYLOAD_INSIDE, VARIABLE, RAND, USER_VAR,
    FILE_BLOCK, LOAD, XA_PREPARE, MEMBER, ALONE, DEFINES,
) = range(13, 43)  # fmt: skip
"""A line of a listing. A statement, for Python if it may define tables; a table map, if it is new; a payload with such.
The statement of rows that follow, one of each transaction. What the next statement reads: VARIABLE to FILE_BLOCK. The
last three are no types of events: kinds of a work item, see NO_MEMBERS, of a tally, and of a statement that may define
tables."""

# --- which statements the walk takes, besides those that begin and end transactions
NO_STATEMENTS, MARKS_DEFINING, ALL_STATEMENTS, ONLY_CONTROLS = range(4)
"""All, with a work item where they may define tables; the last: those about transactions, as SAVEPOINT is."""

# --- kinds of change, in the order of `arrow.constants.CHANGE_TYPES`
IS_INSERT, IS_DELETE, IS_BEFORE, IS_AFTER = range(4)

# --- the context, of which each reader has one
BY_STATEMENT, BY_PAYLOAD = 1, 2
"""What has ended table maps: a statement whose end is not wanted; a payload; 0 for nothing (`Context.tables.ended`)."""
OTHER_TIME, NO_TIME = -1, -2
"""In place of the time of a script: one that the loops do not write; none that is known."""
REPLAYED, ALL_LEFT, ALL_ASKED = range(3)
"""Statements on chosen tables are written, left out, or for Python (`Context.script.takes_replayed`)."""
NO_OTHERS, AFTER_WANTED, ALL_OTHERS = range(3)
"""Whether rows that are not wanted are work items; the second becomes the third at the first rows that are wanted."""
MOST_MARKS = (1 << 24) - 1  # the end of a number that decides; one less than there are bytes of marks
NO_MEMBERS, ALL_MEMBERS, ENDING_MEMBERS, MEMBERS_AND_ENDS, AS_ROWS, CHOSEN, JUDGED, DEFINING_MEMBERS = range(8)
"""Of what a transaction has besides rows work items are made: of nothing, of statements, those about the transaction
and what statements read, of the first two where they may end the lives of rows, of all and of ends, of statements
that stand for themselves and of what prepares or completes a transaction, as rows of a table, of those to count, or,
to be judged, of the same as ALL_MEMBERS, and of statements that may define tables (`Context.members.made_of`)."""
AFTER_EVENT = 1 << 62
"""In a place, in place of the offset in a payload: after the event, and all in its payload."""

# --- a work item
IS_KEPT, IS_LEFT = 1, 2
"""A statement is kept, or left out."""
OF_ROWS = 2
"""No statement is chosen, rows are (`Context.wanted.has_choice`)."""

# --- a transaction
IS_MYSQL, IS_MARIADB, IS_TAGGED = 1, 2, 3
"""Whose GTID it has."""
ARE_ENOUGH, ARE_FEW = 1, 2
HAS_THREAD_ID, HAS_CLOCK, HAS_COMMIT_TIMES, HAS_PLACE = 1, 2, 4, 8
HAS_THREAD_OF_ROWS, HAS_MISSED_ROWS, HAS_ASKED_THREAD, HAS_ROWS = 16, 32, 64, 128
"""The thread was known when the last rows were met; rows stand before the start position; a connection that is wanted
had a part in it; rows were met."""
IS_NOT_DONE = 256
"""Its statement is not done yet, or never: the first part of an ALTER TABLE of MariaDB that is logged in two."""
IS_BEGUN, IS_DONE, IS_CUT, IS_ALONE = 512, 1024, 2048, 4096
"""A statement in it stands after its BEGIN; a statement of rows without BEGIN has ended in it, so that it is committed
whatever follows; the end of the range stands in it; it is a statement that stands for itself."""
BEGAN_IN_TIME = 1 << 15
"""The start time was reached when it began."""
_OF_ROWS = HAS_THREAD_OF_ROWS | HAS_MISSED_ROWS | HAS_ASKED_THREAD | HAS_ROWS
IS_XA, IS_ONE_PHASE = 8192, 16384
"""It began as an XA transaction: by XA START, or by MariaDB's GTID; it was committed without having been prepared."""
HAS_VERSIONS, HAS_WANTED_GTID, HAS_COMMIT_ID = 1 << 16, 1 << 17, 1 << 18
"""The versions of the servers that wrote it are known; the event of its GTID is wanted; that is MariaDB's, which says
with which others it was committed."""
_OF_EVENTS = IS_BEGUN | IS_DONE | IS_CUT | IS_ALONE | BEGAN_IN_TIME | HAS_WANTED_GTID
OF_WALK = _OF_ROWS | IS_XA | IS_ONE_PHASE | IS_NOT_DONE | _OF_EVENTS
"""What the walk alone knows."""
GTID_ROOM, XA_ROOM = 128, 320
"""Bytes of the texts in a record, of which `Trx.gtid` and `Trx.xa` have the room."""
SHAPE_ROOM = 1000
"""Bytes of a statement without its literals that are looked at; its beginning stands for a longer one."""
USER_ROOM = 512
"""Bytes of the name and the host of a user, with what stands between them, at most."""

# --- rows of a table
NO_ROWS = -1  # a condition that no row meets

TAKEN, IGNORED, BY_PYTHON, COUNTED, KEPT, CHECKED, PLACED, AS_LINES, AS_STATEMENTS, AS_BLOCKS = range(10)
AS_EVENTS, AS_CSV, AS_ENVELOPES, AS_MAXWELL = 10, 11, 12, 13
"""What is done with rows. KEPT: `Item.is_kept` says which events have wanted ones; CHECKED, PLACED: as lines, which are
not written."""

NOT_TOLD, LAST_MARKED, HAVE_ENDS = range(3)
"""What is told of the messages of a transaction: nothing; the last one says that it is; each has its number, one stands
before them and one after them."""

# --- an image
WHOLE, HAS_DOCUMENTS, MAY_DIFFER = range(3)
"""Roles of an image: the second is before one of the third, which may have differences of documents."""

# --- a column
CAN_BE_SET, IS_CLOCK, IS_DOCUMENT, IS_ENUM, MAY_FAIL = 1, 2, 4, 8, 16
"""Flags: the column is not generated; an UPDATE has to name it; its literal may need a CAST;
rows in which it is 0 are for Python; some of its bytes are no value."""
IS_ABSENT, IS_NULL, CELL_SLOTS = 0, 1, 3
"""In place of the begin of a cell; slots of its record."""

# --- kinds of columns of lines: those of fixed size first
L_UINT, L_INT, L_BIG, L_COMPUTED = range(4)
"""The last, as READ_COMPUTED, is the first of a code for each of INTEGERS."""
_n = count(2 * len(INTEGERS))
L_FLOAT, L_DOUBLE, L_YEAR, L_DECIMAL = (next(_n) for _ in range(4))
L_DATE, L_DATETIME, L_DATETIME2, L_TIMESTAMP, L_TIMESTAMP2, L_TIME, L_TIME2 = (next(_n) for _ in range(7))
L_ENUM, L_SET, L_FIXED = (next(_n) for _ in range(3))
"""The last: Python makes the text."""
L_UTF8, L_SINGLE_BYTE, L_BYTES, L_PADDED, L_JSON, L_GEOMETRY, L_VECTOR, L_PREFIXED = (next(_n) for _ in range(8))
"""The last: Python makes the text."""

# --- kinds of columns of batches; years, dates and times are as above, and stand between these two
COPY1, COPY2, COPY4, COPY8, LITTLE, BIG, READ_COMPUTED = range(7)
_n = count(L_TIME2 + 1)
DECIMAL, DECIMAL128, DECIMAL256, BYTES, PADDED, UTF8 = (next(_n) for _ in range(6))
SINGLE_BYTE, JSON, ENUM, SET, NOTED, PASSED = (next(_n) for _ in range(6))
"""NOTED: Python makes each value; PASSED: nobody wants any, all are NULL."""
