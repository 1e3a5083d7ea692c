"""The records that Python and the compiled loops share: arrays of 64-bit integers, and what stands in each slot."""

from __future__ import annotations

from itertools import count
from typing import Literal

from binlog_kaitai.changes.rules import NUM_SLOTS

__all__ = ["MACHINE", "SLACK"]

MACHINE: Literal["little"] = "little"
"""The byte order of what one store writes; for texts that are stored as a number."""
SLACK = 64
"""Bytes after a buffer that the loops may touch."""

SPARE = 16
"""Records at the end of a list that are kept free."""

ZERO = 0
"""For arguments: numba makes one more function for each number that it is called with, unless it is of a module."""

# --- what the loops answer
DONE = 0
"""All that is there was taken."""
ODD = 1
"""An event that Python has to look at; nothing of it was taken."""
FULL = 2
"""A list of the walk is full."""
PAST = 3
"""The event at hand lies behind the stop position or time."""
NEW_TABLE = 4
"""A table map that differs from what is registered for its table id."""
NEW_HEAD = 5
"""A rows event of a table whose columns and extra data were not met before."""
ROWS_FULL = 6
"""A table has no room for another row."""
BYTES_FULL = 7
"""A column has no room for another value."""
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
"""A table map, or the head of a rows event, of which is not known whether it is sound; C_UNKNOWN_AT says where."""
DEFINITION = 16
"""Rows of a table by another definition than the rows before."""
NOT_PLAIN = 17
"""A transaction of a script that is not one that was simply committed."""
COMPRESSED = 18
"""A rows event whose rows are not inflated."""
VALUES_USED = 14
"""A row needs values for which Python was not asked yet; the loops do not answer this to Python."""

# --- what to do
WALK, DECODE, SELF_TEST, SHIFT, NEXT_RUN, INFLATE, UNDO_LINES = range(7)
SELF_TEST_ANSWER = 1729

# --- what to do with a type of event (a byte for each type)
COUNT, TABLE_MAP, INSERT, UPDATE, DELETE, GTID, MARIADB_GTID, QUERY, XID, ODD_EVENT, FOR_PYTHON = range(11)
PAYLOAD, TAGGED_GTID = 11, 12
"""A transaction payload; a GTID event of which each field has a number."""
(
    LIST_QUERY,
    LIST_XID,
    LIST_INTVAR,
    LIST_TABLE_MAP,
    LIST_ROWS,
    LIST_UPDATES,
    LIST_STATEMENT,
    LIST_ANNOTATION,
    LIST_GTID,
    LIST_TAGGED_GTID,
    LIST_MARIADB_GTID,
    LIST_PAYLOAD,
) = range(13, 25)
"""A line of a listing."""
IF_DEFINING, SAID, PAYLOAD_IF_DEFINING, VARIABLE = 25, 26, 27, 28
"""A statement: for Python if it may define tables. The statement of rows that follow; one of each transaction is a work
item. A payload in which statements may define tables. What the next statement reads."""

# --- which statements the walk takes, besides those that begin and end transactions
NO_STATEMENTS, UNLESS_DEFINING, ALL_STATEMENTS = range(3)

# --- kinds of change, in the order of `arrow.constants.CHANGE_TYPES`
IS_INSERT, IS_DELETE, IS_BEFORE, IS_AFTER = range(4)

# --- the context: one for each reader
_n = count()
C_ACTION, C_BASE, C_HAVE, C_AT, C_OFFSET, C_ANSWER_AT = (next(_n) for _ in range(6))
"""What to do; the bytes, how many, how far the walk is; position of the first in the file; which item an answer is
about."""
C_HANDLERS, C_COUNTS, C_LEN_HEADER, C_LEN_CHECKSUM, C_VERIFY, C_CRC_TABLE, C_SCRATCH = (next(_n) for _ in range(7))
C_BODY, C_BEHIND, C_FOOTER, C_INNER_BODY = (next(_n) for _ in range(4))
"""Where the parts of an event are (`format.headers.EventParts`); bytes before the body of one in a payload."""
C_FIRST_TIME, C_LAST_TIME, C_EVENTS = (next(_n) for _ in range(3))
C_ITEMS, C_NUM_ITEMS, C_ROOM_ITEMS, C_TRXS, C_TRX, C_ROOM_TRXS = (next(_n) for _ in range(6))
C_STOP_POSITION, C_STOP_TIME, C_START_POSITION, C_START_TIME, C_SERVER_IDS, C_NUM_SERVER_IDS = (
    next(_n) for _ in range(6)
)
C_POST_HEADERS, C_FIELDS, C_TABLE_ID, C_HEAD_END = (next(_n) for _ in range(4))
"""A byte for each type of event, the length of its post-header; the record that the generated readers fill; of the item
at C_NEXT, the number of its table, and where in the buffer the fixed part of its head ends."""
C_NEXT, C_STOP, C_STATEMENT, C_REGISTRY, C_REGISTRY_MASK = (next(_n) for _ in range(5))
C_NOTES, C_NUM_NOTES, C_ROOM_NOTES, C_STACK, C_POWERS, C_FULL_COLUMN, C_WANTED_ROOM = (next(_n) for _ in range(7))
C_TRX_BASE, C_STATE, C_GATE = (next(_n) for _ in range(3))
"""How many transactions were before the list; state of the open one, as `transactions` has it; whether it is wanted."""
C_WALK_END = next(_n)
"""Position before which events must begin, whatever they are."""
C_SAYS_ENDS = next(_n)
"""So far all events have said where they end, as `resync.says_its_end` has it."""
C_OUT, C_OUT_USED, C_OUT_ROOM, C_TEXTS, C_PADDED = (next(_n) for _ in range(5))
"""The text of lines; constant texts; room for a BINARY."""
C_TRX_BUFFER, C_TRX_TEXT, C_TRX_LENGTH, C_TRX_TEXT_OF, C_HAS_VALUES, C_TAKEN_VALUES, C_ROWS = (
    next(_n) for _ in range(7)
)
"""Room for the text of a transaction; the text, and which it is, counted from 1; whether the texts of the values are
there, how many of them were used; rows that were just written."""
C_LISTING, C_TYPE_NAMES, C_LINE_ROOM, C_IS_MARIADB = (next(_n) for _ in range(4))
"""What lines of events look like; for each type of event, its name in a line; bytes of the longest line, but for texts
of the log; whether MariaDB wrote the log."""
C_MAPS, C_MAPS_MASK, C_UTF8_CHARSETS, C_ROWS_FLAGS, C_NUM_ROWS_FLAGS = (next(_n) for _ in range(5))
"""Table maps that Python has found sound, by a number of theirs; a byte for each collation, 1 for UTF-8; the flags of
rows events that a line names."""
C_POSITION_WIDTH, C_SIZE_WIDTH, C_SERVER_WIDTH = (next(_n) for _ in range(3))
"""Widths of a table's numbers."""
C_PAYLOADS, C_NUM_PAYLOADS, C_NEXT_PAYLOAD, C_INSIDE, C_LAST_PAYLOAD = (next(_n) for _ in range(5))
"""Inflated payloads, which is next, and where in the buffer that begins whose events are walked; position of the event
in whose payload the last work item was, 0 outside of one."""
C_INNER = next(_n)
"""How far the walk is in the payload of the event at C_AT: bytes, counted from 1; 0 where it is in none."""
C_ROW_AT, C_ROW_NUMBER = (next(_n) for _ in range(2))
"""Of the rows event at C_NEXT, where in the buffer the first row begins that is not taken yet (0 for all of them), and
its number."""
C_RANGES, C_NUM_INCLUDED, C_NUM_RANGES = (next(_n) for _ in range(3))
"""Ranges of GTIDs, 0 where GTIDs do not decide; how many of them are wanted, at the beginning of the list (-1: all but
the others), and how many there are in all."""
C_MAX_EVENT = next(_n)
"""Bytes of the largest event that is taken."""
C_LAST_DESCRIBED = next(_n)
"""The last statement that has described a table."""
C_SOUND, C_SOUND_MASK, C_UNKNOWN_AT = (next(_n) for _ in range(3))
"""What is sound, by table id; where in the buffer an event begins of which that is not known."""
C_ENDED = next(_n)
"""A statement has ended since the last work item, in an event that is not wanted."""
C_DROPPED = next(_n)
"""Bytes that were dropped before those of the work items from C_STOP on, which move up."""
C_RUN, C_RUN_LAST, C_RUN_END = (next(_n) for _ in range(3))
"""A run of GTIDs that were not told of yet: the transaction of the first, the number of the last, and the transaction
behind, where the next run is looked for."""
C_HAS_NAMES, C_DATABASES, C_NUM_DATABASES, C_MAPS_SEEN, C_STATEMENT_START = (next(_n) for _ in range(5))
"""Whether names decide; the names of databases that Python has judged; in a listing, how many table maps were met, and
how many before the open statement."""
C_MET_TEXT, C_MET_LENGTH, C_MET_LAST = (next(_n) for _ in range(3))
"""In a listing: the GTID that was met last, its text before the number (0 where nobody asks which there are)."""
C_INFLATE, C_INFLATE_STATE, C_INFLATE_TO, C_INFLATE_ROOM, C_INFLATE_FROM, C_INFLATE_SIZE = (next(_n) for _ in range(6))
"""A call of libzstd: the address of ZSTD_decompressDCtx, and its arguments in their order."""
C_IS_COMPRESSED, C_PLAIN_SIZE, C_MOST_INFLATED = (next(_n) for _ in range(3))
"""Of the payload that was read last: whether it is compressed, and how many bytes it says to become; bytes of the
largest that is inflated."""
C_INFLATED_AT, C_INFLATED_END, C_ROOM_PAYLOADS = (next(_n) for _ in range(3))
"""Offsets in the buffer of the room for inflated payloads, or rows where there are none; how many payloads may be."""
C_SCRIPT_TRX, C_SCRIPT_TIME, C_SESSION, C_SESSION_LENGTH = (next(_n) for _ in range(4))
"""Of a script: the transaction whose end it lacks, counted from 1, 0 without one; the time that it has set; statements
that have to stand before the next row."""
C_DIGITS, C_ONLY_BEGUN, C_CHECKED = (next(_n) for _ in range(3))
"""Two digits for each byte; whether rows without BEGIN are for Python; whether a script checks each row."""
C_IS_UNDO, C_DIFFERS, C_ABOUT_LENGTH, C_NUM_BEGUN, C_FIRST_ROWS, C_LAST_ROWS = (next(_n) for _ in range(6))
"""Whether the records of an undo are written instead of a script; whether the row at hand was changed; length of what
the end of a transaction says, in C_TRX_BUFFER; transactions that were begun; time of the first and the last rows."""
C_NUMBERS, C_NUM_NUMBERS, C_ROOM_NUMBERS, C_KEPT_NUMBERS = (next(_n) for _ in range(4))
"""Of an undo: the numbers by which its rows are known, 0 where nobody asks; how many; how many there may be; how many
are those of rows that stay."""
C_THREADS, C_NUM_THREADS, C_ROOM_THREADS = (next(_n) for _ in range(3))
"""Of an undo: the connections of its transactions."""
C_BEGUN_AT = next(_n)
"""Of an undo: where in the text the last transaction begins, -1 where none does."""
C_MARKS = next(_n)
"""Of the lines of an undo, and of what is behind it: a byte for each end of the numbers by which rows are known, 1
where a row is for Python; 0 where none is."""
MOST_MARKS = (1 << 22) - 1
"""The end of a number that decides; one less than there are bytes of marks."""
C_TALLIES, C_NUM_TALLIES, C_ROOM_TALLIES, C_FIRST_TALLY = (next(_n) for _ in range(4))
"""What was counted of transactions, 0 where nobody asks; the first of the transaction that was counted last."""
C_COMPRESSED, C_PART, C_ROWS_AT, C_STATEMENT_TEXT, C_STATEMENT_ROOM = (next(_n) for _ in range(5))
"""A byte for each type of event, 1 where its rows or its statement are compressed; the record that is read of these;
where in the buffer the compressed rows of the item at C_NEXT begin; room for a statement."""
C_UNZIP, C_UNZIP_TO, C_UNZIP_LENGTH_AT, C_UNZIP_FROM, C_UNZIP_SIZE, C_UNZIP_LENGTH = (next(_n) for _ in range(6))
"""A call of zlib: the address of `uncompress`, 0 without it, and its arguments in their order; the length of which the
second of these is the address."""
C_TAKES_STATEMENTS, C_NUM_STATEMENTS = (next(_n) for _ in range(2))
"""Which statements the walk takes, and how many wanted ones it has taken."""
C_FIRST_VERSION = next(_n)  # of a transaction that begins at position 0
C_HAS_CHOICE, C_OPERATIONS, C_XIDS, C_NUM_XIDS, C_ASKED_THREADS, C_NUM_ASKED = (next(_n) for _ in range(6))
"""Whether rows are chosen; a bit for each wanted kind of rows event, 0 for all; numbers of transactions and
connections, of which there are none where all are wanted."""
C_ASKS_SAID, C_SAID, C_HAS_UNFIT = (next(_n) for _ in range(3))
"""Whether the text of statements decides; the statement whose text was wanted; whether a table does not fit the
condition, which Python says when there are rows."""
C_ROWS_END, C_RUNS, C_ROOM_RUNS, C_NUM_RUNS, C_NEXT_RUN = (next(_n) for _ in range(5))
"""Where the rows end that are taken together; runs of rows that fit the condition, how many there may be, are, and
were taken."""
C_RUNS_OF, C_SIFTED_AT, C_SIFTED_ROW, C_NUM_FIT, C_NUM_SIFTED, C_LEAVES_FIT = (next(_n) for _ in range(6))
"""The work item that the runs are of, 0 without one; where in the buffer sifting goes on (0: all is sifted) and the
number of the row there; rows that fit, and rows in all; whether a transaction with such a row is for Python."""
C_EDITS, C_NUM_EDITS, C_EDIT_TEXT = (next(_n) for _ in range(3))
"""Changes of the JSON document at hand, how many there are, and room for the texts of new values."""
C_RULES = next(_n)
"""The first of the slots of `changes.rules`."""
C_SIZE = C_RULES + NUM_SLOTS

# --- a work item: a table map, a rows event, or something for Python. Of one in a payload, I_OUTER is the offset of the
# event that has the payload, and I_PAYLOAD where that begins; of others, I_AT and 0. I_ENDED: a statement has ended
# before it, in an event that is not wanted. I_ROWS, I_ROWS_END: where the inflated rows are, 0 where they are not
I_AT, I_BODY, I_END, I_KIND, I_TRX, I_OUTER, I_PAYLOAD, I_ENDED, I_ROWS, I_ROWS_END, I_SIZE = range(11)

# --- a transaction; its GTID's text follows the slots. T_UUID and T_UUID_END are MariaDB's domain and server, too.
IS_MYSQL, IS_MARIADB, IS_TAGGED = 1, 2, 3
_n = count()
T_USED, T_OUTCOME, T_XID, T_HAS_XID, T_RESOLVED, T_NEW_GTID = (next(_n) for _ in range(6))
T_UUID, T_UUID_END, T_GNO, T_LEN_GTID = (next(_n) for _ in range(4))
T_KNOWN, T_THREAD_ID, T_LAST_COMMITTED, T_SEQUENCE, T_IMMEDIATE, T_ORIGINAL = (next(_n) for _ in range(6))
T_BEGIN, T_END_TIME = (next(_n) for _ in range(2))
"""Bits that say which of those behind are known."""
T_FIRST_TIME, T_BYTES_STORED, T_BYTES_INFLATED, T_STOP, T_HAS_SAID = (next(_n) for _ in range(5))
"""Where transactions are counted: time of the first event; bytes of the events, as they are stored and without the
compression of payloads; position behind the last; whether the statement of its rows was met."""
T_IS_ODD = next(_n)
"""Its text is for Python: `Context.odd_transactions` has more of it."""
T_SLOTS = next(_n)
HAS_THREAD_ID, HAS_CLOCK, HAS_COMMIT_TIMES, HAS_PLACE = 1, 2, 4, 8
HAS_THREAD_OF_ROWS, HAS_MISSED_ROWS, HAS_ASKED_THREAD, HAS_ROWS = 16, 32, 64, 128
"""The thread was known when the last rows were met; rows stand before the start position; a connection that is wanted
had a part in it; rows were met."""
OF_WALK = HAS_THREAD_OF_ROWS | HAS_MISSED_ROWS | HAS_ASKED_THREAD | HAS_ROWS
"""What the walk alone knows."""
T_GTID_ROOM = 128
T_BYTES = T_SLOTS * 8 + T_GTID_ROOM

# --- a range of GTIDs: address and length of their text before the number, first and last number
GR_TEXT, GR_LENGTH, GR_FIRST, GR_LAST, GR_SIZE = range(5)

# --- what lines of events look like
AS_TABLE, AS_OBJECTS = range(2)

# --- a payload: offset of its event, where in the buffer the inflated bytes begin (0 for one that Python takes) and end
PL_AT, PL_START, PL_END, PL_SIZE = range(4)

# --- a registered table id
R_KEY, R_BODY, R_LEN_BODY, R_STORE, R_STATEMENT, R_SIZE = range(6)

# --- what is sound of a table id: its key, a list of table maps and heads of rows events
U_KEY, U_HEADS, U_SIZE = range(3)

# --- the rows of a table that are waiting
_n = count()
S_ROWS, S_ROOM, S_HEADS, S_MODE = (next(_n) for _ in range(4))
S_CHANGE, S_POSITION, S_PAYLOAD, S_PAYLOAD_VALID, S_ROW, S_TIME, S_SERVER, S_OUTCOME = (next(_n) for _ in range(8))
S_VERSION, S_COMMIT, S_ORDINAL = (next(_n) for _ in range(3))
"""S_PAYLOAD: offset in the payload. S_VERSION, S_COMMIT (microseconds), S_ORDINAL: see `arrow.commits`."""
S_GTID, S_GTID_VALID, S_XID, S_XID_VALID, S_HEAD = (next(_n) for _ in range(5))
S_LAST_TRX, S_NUM_GTIDS, S_GTID_OFFSETS, S_GTID_TEXT, S_GTID_USED, S_GTID_TEXT_ROOM = (next(_n) for _ in range(6))
S_INSERTS, S_UPDATES, S_DELETES = (next(_n) for _ in range(3))
S_TEXTS, S_ROW_BYTES = (next(_n) for _ in range(2))
"""Constant texts of the table's lines; bytes of the longest line, but for values of any length."""
S_IS_OLD = next(_n)  # another definition of the table was met after this one
S_CELLS, S_AFTER, S_KEY, S_IDENTITY, S_IS_KEYED, S_SEED = (next(_n) for _ in range(6))
"""Of a table of a script: where the cells of the images are, begin and end of each, and those after an update; the
columns of the key, their number first; in an undo, the columns by which rows are known, in the same way, whether they
are those of the key, and what the number of a row begins with."""
S_CONDITION = next(_n)  # which rows are wanted; 0 for all
S_SIZE = next(_n)

# --- what is done with the rows of a table
TAKEN, IGNORED, BY_PYTHON, COUNTED, AS_LINES, AS_STATEMENTS = range(6)

# --- a head: the columns of a rows event's images; in a script, what stands before the values of an INSERT
H_NEXT, H_BYTES, H_LENGTH, H_TYPE, H_IS_UPDATE, H_BEFORE, H_AFTER, H_NUMBER, H_INTO, H_LEN_INTO, H_SIZE = range(11)

# --- an image: the columns that are there, then those that are not
M_PRESENT, M_NULL_BYTES, M_ABSENT, M_ROLE, M_NUM_JSON, M_COLUMNS = range(6)
"""M_NUM_JSON: JSON columns of the table."""
WHOLE, HAS_DOCUMENTS, MAY_DIFFER = range(3)
"""Roles of an image: the second is before one of the third, which may have differences of documents."""

# --- a column
_n = count()
K_KIND, K_SIZE, K_WIDTH, K_DATA, K_VALID = (next(_n) for _ in range(5))
K_TEXT, K_USED, K_TEXT_ROOM, K_A, K_TABLE, K_INDEX = (next(_n) for _ in range(6))
K_NAME, K_LEN_NAME = (next(_n) for _ in range(2))
"""The name as it stands in a line, with the comma before it; in a script, what gives the column a value."""
K_TEST, K_LEN_TEST, K_IS_NULL, K_LEN_IS_NULL, K_FLAGS = (next(_n) for _ in range(5))
"""In a script: what compares the column with a value, and with NULL."""
K_STORED, K_ASKED = (next(_n) for _ in range(2))
"""Where a condition decides: bytes of a cell, or as a negative number those of the length before it; what the condition
asks of the column: 0 for nothing, else the offset of a value counted from 1."""
K_JSON, K_DOCUMENT, K_DOCUMENT_END = (next(_n) for _ in range(3))
"""The number of a JSON column among these, from 1; the cell of the document before differences, 0 for none."""
K_SLOTS = next(_n)
COLUMN_BYTES = 8 * K_SLOTS
CAN_BE_SET, IS_CLOCK, IS_DOCUMENT, IS_ENUM, MAY_FAIL = 1, 2, 4, 8, 16
"""Bits of K_FLAGS: the column is not generated; an UPDATE has to name it; its literal may need a CAST;
rows in which it is 0 are for Python; some of its bytes are no value."""
IS_ABSENT, IS_NULL, CELL_SLOTS = 0, 1, 3
"""In place of the begin of a cell; slots of its record."""

# --- what was counted of a transaction, counted from 1: rows of a table (by its record) that were changed in one way
# (by the kind of work item), bytes of their events, the earliest time and the server of the first of these
TA_TRX, TA_STORE, TA_KIND, TA_ROWS, TA_BYTES, TA_TIME, TA_SERVER, TA_SIZE = range(8)

# --- a value that Python has to make
(
    N_STORE, N_COLUMN, N_ROW, N_EVENT, N_CELL, N_LENGTH, N_TEXT, N_LEN_TEXT, N_FORM, N_DOCUMENT, N_LEN_DOCUMENT, N_SIZE
) = range(12)  # fmt: skip
"""N_FORM: what the cell is; of differences, N_DOCUMENT is the cell of the document."""
IS_VALUE, ARE_DIFFERENCES, HAVE_DOCUMENT = range(3)
"""A value; differences of a document that the log does not have, or has."""

# --- kinds of columns
(
    COPY1, COPY2, COPY4, COPY8, READ_S8, READ_U8, READ_S3, LITTLE, BIG, YEAR, DATE, DATETIME,
    DATETIME2, TIMESTAMP, TIMESTAMP2, TIME, TIME2, DECIMAL, DECIMAL128, DECIMAL256, BYTES, PADDED,
    UTF8, SINGLE_BYTE, JSON, ENUM, SET,
) = range(27)  # fmt: skip

# --- kinds of columns of lines: those of fixed size first
_n = count()
L_UINT, L_INT, L_S3, L_S8, L_U8, L_BIG, L_FLOAT, L_DOUBLE, L_YEAR, L_DECIMAL = (next(_n) for _ in range(10))
L_DATE, L_DATETIME, L_DATETIME2, L_TIMESTAMP, L_TIMESTAMP2, L_TIME, L_TIME2 = (next(_n) for _ in range(7))
L_ENUM, L_SET, L_FIXED = (next(_n) for _ in range(3))
"""The last: Python makes the text."""
L_UTF8, L_SINGLE_BYTE, L_BYTES, L_PADDED, L_JSON, L_GEOMETRY, L_VECTOR, L_PREFIXED = (next(_n) for _ in range(8))
"""The last: Python makes the text."""

# --- a table map that Python has found sound
# (the numbers of its table and of when it was last met, counted from 1, and whether its names are wanted)
Y_NEXT, Y_BODY, Y_LENGTH, Y_TABLE_ID, Y_SEEN, Y_IS_WANTED, Y_SIZE = range(7)

# --- a name of a database that a statement has: address and length, and whether it is wanted
DB_NAME, DB_LENGTH, DB_IS_WANTED, DB_SIZE = range(4)
