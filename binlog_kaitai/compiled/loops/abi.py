"""The records that Python and the compiled loops share: arrays of 64-bit integers, and what stands in each slot."""

from __future__ import annotations

from itertools import count
from typing import Literal

from binlog_kaitai.changes.rules import NUM_SLOTS
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
PAST = 3  # the event at hand lies behind the stop position or time
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
"""A table map, or the head of a rows event, of which is not known whether it is sound; C_UNKNOWN_AT says where."""
DEFINITION = 16
"""Rows of a table by another definition than the rows before; in an undo, the first rows of one that are undone."""
NOT_PLAIN = 17
"""A transaction of a script that Python has to begin; of an undo, one that was not simply committed."""
COMPRESSED = 18
"""A rows event whose rows are not inflated."""
FITS = 19
"""A rows event with rows that fit, where those are for Python: C_NUM_FIT of C_NUM_SIFTED. There is no room for runs, so
that C_SIFTED_ROW is the first."""
ENDS = 20  # a transaction of a script whose end Python has to write
ROWS_AHEAD = 21
"""Rows of a transaction of which Python has to say whether it has enough: its end is not in the buffer."""
ZONE, UNGUARDED = 22, 23  # a time outside of the record of the zone; rows before which a script tests for triggers
VALUES_USED = 14
"""A row needs values for which Python was not asked yet; the loops do not answer this to Python."""

# --- what to do
WALK, DECODE, SELF_TEST, SHIFT, NEXT_RUN, INFLATE, UNDO_LINES, FIND_ENCRYPTED, PUT_DECRYPTED, PUT_LONG = range(10)
TELL, REDACT, SEAL, REDACT_ONE = range(10, 14)
"""Make something of transactions that were counted. Redact events, make their checksums, redact one value."""
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
last three are no types of events: kinds of a work item, see C_MEMBERS, of a tally, and of a statement that may define
tables."""

# --- which statements the walk takes, besides those that begin and end transactions
NO_STATEMENTS, MARKS_DEFINING, ALL_STATEMENTS, ONLY_CONTROLS = range(4)
"""All, with a work item where they may define tables; the last: those about transactions, as SAVEPOINT is."""

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
C_WALK_END = next(_n)  # position before which events must begin, whatever they are
C_SAYS_ENDS = next(_n)  # so far all events have said where they end, as `resync.says_its_end` has it
C_OUT, C_OUT_USED, C_OUT_ROOM, C_TEXTS, C_PADDED = (next(_n) for _ in range(5))
"""The text of lines; constant texts; room for a BINARY."""
C_TRX_BUFFER, C_TRX_TEXT, C_TRX_LENGTH, C_TRX_TEXT_OF, C_HAS_VALUES, C_TAKEN_VALUES, C_ROWS = (
    next(_n) for _ in range(7)
)
"""Room for the text of a transaction; the text, and which it is, counted from 1; whether the texts of the values are
there, how many of them were used; rows that were just written."""
C_LISTING, C_TYPE_NAMES, C_LINE_ROOM, C_IS_MARIADB, C_CARVED = (next(_n) for _ in range(5))
"""What lines of events look like; for each type of event, its name in a line; bytes of the longest line, but for texts
of the log; whether MariaDB wrote the log; the record of what is carved."""
C_MAPS, C_MAPS_MASK, C_UTF8_CHARSETS, C_ROWS_FLAGS, C_NUM_ROWS_FLAGS = (next(_n) for _ in range(5))
"""Table maps that Python has found sound, by a number of theirs; a byte for each collation, 1 for UTF-8; the flags of
rows events that a line names."""
C_POSITION_WIDTH, C_SIZE_WIDTH, C_SERVER_WIDTH = (next(_n) for _ in range(3))
"""Widths of a table's numbers."""
C_PAYLOADS, C_NUM_PAYLOADS, C_NEXT_PAYLOAD, C_INSIDE, C_LAST_PAYLOAD = (next(_n) for _ in range(5))
"""Inflated payloads, which is next, and where in the buffer that begins whose events are walked; position of the event
in whose payload the last work item was, 0 outside of one."""
C_INNER = next(_n)  # how far the walk is in the payload of the event at C_AT: bytes, counted from 1; 0 in none
C_ROW_AT, C_ROW_NUMBER = (next(_n) for _ in range(2))
"""Of the rows event at C_NEXT, where in the buffer the first row begins that is not taken yet (0 for all of them), and
its number."""
C_RANGES, C_NUM_INCLUDED, C_NUM_RANGES = (next(_n) for _ in range(3))
"""Ranges of GTIDs, 0 where GTIDs do not decide; how many of them are wanted, at the beginning of the list (-1: all but
the others), and how many there are in all."""
C_MAX_EVENT = next(_n)  # bytes of the largest event that is taken
C_LAST_DESCRIBED = next(_n)  # the last statement that has described a table
C_SOUND, C_SOUND_MASK, C_UNKNOWN_AT = (next(_n) for _ in range(3))
"""What is sound, by table id; where in the buffer an event begins of which that is not known."""
C_ENDED, BY_STATEMENT, BY_PAYLOAD = next(_n), 1, 2
"""What has ended table maps since the last work item: a statement whose end is not wanted; a payload; 0 for nothing."""
C_DROPPED = next(_n)  # bytes that were dropped before those of the work items from C_STOP on, which move up
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
C_SCRIPT_TRX, C_SCRIPT_TIME, C_SESSION = (next(_n) for _ in range(3))
"""Of a script: the transaction whose end it lacks, counted from 1, 0 without one; the time that it has set, in
microseconds, or one of the next two; the record of its session, 0 where there is none."""
OTHER_TIME, NO_TIME = -1, -2  # one that the loops do not write; none that is known
C_SCRIPT_END, C_SCRIPT_END_LENGTH, C_PYTHON_TRX = (next(_n) for _ in range(3))
"""That end, and its length, 0 where Python writes it; a transaction that Python begins, counted from 1."""
C_EARLY, C_EARLY_LENGTH, C_EARLY_ROOM, C_EARLY_OF = (next(_n) for _ in range(4))
"""Of a script: statements about a transaction that it has not begun, and which that is, counted from 1."""
C_VARIABLES, C_VARIABLES_LENGTH, C_VARIABLES_ROOM, C_COLLATIONS, C_NUM_COLLATIONS = (next(_n) for _ in range(5))
"""Of a script: what the next statement reads. For each collation the texts around a string, whose lengths are 0 where
Python was not asked."""
C_PREPARED, C_NUM_PREPARED, C_ROOM_PREPARED, C_ASKS_PREPARED = (next(_n) for _ in range(4))
"""Of a script: the ids of the XA transactions that it has prepared; whether Python knows of others."""
C_WRITES_MEMBERS, C_TAKES_REPLAYED, C_NUM_LEFT, C_KEYS, C_CLASSES, C_BEGINNINGS = (next(_n) for _ in range(6))
"""Of a script: whether the loops write statements and their like; what they do with statements that change rows and how
many they left out; what was told of statements; what each byte may mean in one; how those of known tables begin."""
REPLAYED, ALL_LEFT, ALL_ASKED = range(3)
"""Values of C_TAKES_REPLAYED: statements on chosen tables are written, left out, or for Python."""
C_DIGITS, C_CHECKED, C_CASCADES, C_IS_UNCONSTRAINED, C_GUARDS = (next(_n) for _ in range(5))
"""Two digits for each byte. Of a script: whether it checks each row; whether foreign keys do again what rows have done
by them; whether these ran without constraints; what S_GUARDED is where the triggers of a table are known."""
C_IS_UNDO, C_DIFFERS, C_ABOUT_LENGTH, C_NUM_BEGUN, C_FIRST_ROWS, C_LAST_ROWS = (next(_n) for _ in range(6))
"""Whether the records of an undo are written instead of a script; whether the row at hand was changed; length of what
the end of a transaction says, in C_TRX_BUFFER; transactions that were begun; time of the first and the last rows."""
C_NUMBERS, C_NUM_NUMBERS, C_ROOM_NUMBERS, C_KEPT_NUMBERS = (next(_n) for _ in range(4))
"""Of an undo: the numbers by which its rows are known, 0 where nobody asks; how many; how many there may be; how many
are those of rows that stay."""
C_THREADS, C_NUM_THREADS, C_ROOM_THREADS = (next(_n) for _ in range(3))
"""The connections of an undo's transactions, or those of the rows of a script."""
C_BEGUN_AT = next(_n)  # of an undo: where in the text the last transaction begins, -1 where none does
C_ASKS_END, C_TRX_ROWS, C_BEGINS_BY_STATEMENTS, C_ASKED_NAMES = (next(_n) for _ in range(4))
"""Of an undo: whether the end of the open transaction is for Python, which has begun it; rows of that so far; whether
statements in transactions begin them; the names of asked tables, their number first, 0 where Python judges all."""
C_XA, C_LEN_XA, C_TURNS, C_NUM_TURNS, C_ROOM_TURNS = (next(_n) for _ in range(5))
"""Of an undo: the id of the open transaction if that will be prepared, else a length of 0; what is noted for Python of
transactions, see TU_KIND; how many notes there are and may be."""
C_MARKS, C_INVERSE, C_MERGES, C_SET = (next(_n) for _ in range(4))
"""Of an undo: a byte for each end of row numbers, 1 where a row is for Python, or 0; IV_ of rows as events, or 0;
whether updates are taken back by columns; which those are of the row at hand (`sql.column_sets`)."""
C_OTHERS, C_IS_PAST, C_MEETINGS, C_NUM_MEETINGS, C_ROOM_MEETINGS, C_OTHERS_AT = (next(_n) for _ in range(6))
"""Of an undo: whether rows that are not wanted become work items; whether the end of the range was met; rows that were
changed again, see MT_NUMBER; the place of the first row that was not looked at, or 0."""
NO_OTHERS, AFTER_WANTED, ALL_OTHERS = range(3)
"""Values of C_OTHERS; the second becomes the third at the first rows that are wanted."""
MOST_MARKS = (1 << 24) - 1  # the end of a number that decides; one less than there are bytes of marks
C_TALLIES, C_NUM_TALLIES, C_ROOM_TALLIES, C_FIRST_TALLY, C_TALLY_TEXTS, C_TOLD_TRXS = (next(_n) for _ in range(6))
"""What was counted of transactions, 0 where nobody asks; the first of the transaction that was counted last; texts; the
record of what becomes of transactions that were counted."""
C_COMPRESSED, C_PART, C_ROWS_AT, C_STATEMENT_TEXT, C_STATEMENT_ROOM = (next(_n) for _ in range(5))
"""A byte for each type of event, 1 where its rows or its statement are compressed; the record that is read of these;
where in the buffer the compressed rows of the item at C_NEXT begin; room for a statement."""
C_UNZIP, C_UNZIP_TO, C_UNZIP_LENGTH_AT, C_UNZIP_FROM, C_UNZIP_SIZE, C_UNZIP_LENGTH = (next(_n) for _ in range(6))
"""A call of zlib: the address of `uncompress`, 0 without it, and its arguments in their order; the length of which the
second of these is the address."""
C_TAKES_STATEMENTS, C_NUM_STATEMENTS, C_NUM_CHOSEN = (next(_n) for _ in range(3))
"""Which statements the walk takes, how many wanted ones it has taken, and how many were chosen afterwards."""
C_FIRST_VERSION = next(_n)  # of a transaction that begins at position 0
C_HAS_CHOICE, C_OPERATIONS, C_XIDS, C_NUM_XIDS, C_ASKED_THREADS, C_NUM_ASKED = (next(_n) for _ in range(6))
"""Whether rows are chosen, OF_ROWS where no statement is; a bit for each wanted kind of rows event, 0 for all; numbers
of transactions and connections, of which there are none where all are wanted."""
C_ASKS_SAID, C_SAID, C_HAS_UNFIT = (next(_n) for _ in range(3))
"""Whether the text of statements decides; the statement whose text was wanted; whether a table does not fit the
condition, which Python says when there are rows."""
C_ROWS_END, C_RUNS, C_ROOM_RUNS, C_NUM_RUNS, C_NEXT_RUN = (next(_n) for _ in range(5))
"""Where the rows end that are taken together; runs of rows that fit the condition, how many there may be, are, and
were taken."""
C_RUNS_OF, C_SIFTED_AT, C_SIFTED_ROW, C_NUM_FIT, C_NUM_SIFTED, C_LEAVES_FIT = (next(_n) for _ in range(6))
"""The work item that the runs are of, 0 without one; where in the buffer sifting goes on (0: all is sifted) and the
number of the row there; rows that fit, and rows in all; whether an event with such a row is for Python."""
C_EDITS, C_NUM_EDITS, C_EDIT_TEXT = (next(_n) for _ in range(3))
"""Changes of the JSON document at hand, how many there are, and room for the texts of new values."""
C_QUERY_BUFFER, C_QUERY_ROOM, C_QUERY_TEXT, C_QUERY_LENGTH, C_QUERY_OF = (next(_n) for _ in range(5))
"""Of lines with the statements of rows: room for what they say of one, 0 where nobody asks; the text, and the number of
the statement that it is."""
C_NUM_SAID, C_SAID_NOW = (next(_n) for _ in range(2))
"""How many statements of rows the walk has met; the number of the one that the next rows are of, 0 without one."""
C_MIN_ROWS, C_COUNT_FROM, C_COUNTED = (next(_n) for _ in range(3))
"""How many rows a transaction has to have; the work item from which those of one are counted, counted from 1, 0 while
none are; how many they are so far."""
C_PRINTABLE = next(_n)  # of blocks of text: a byte for each character of up to three bytes, 1 where it is printed
C_ZONE = next(_n)  # of texts for people: the record of the zone of their times
C_LONG = next(_n)  # of lines: the record of long values, 0 where none is left out
C_MEMBERS = next(_n)
"""Of what a transaction has besides rows work items are made: of nothing, of statements, those about the transaction
and what statements read, of the first two where they may end the lives of rows, of all and of ends, of statements
that stand for themselves and of what prepares or completes a transaction, as rows of a table, of those to count, or,
to be judged, of the same as ALL_MEMBERS."""
NO_MEMBERS, ALL_MEMBERS, ENDING_MEMBERS, MEMBERS_AND_ENDS, AS_ROWS, CHOSEN, JUDGED = range(7)
C_STATEMENT_ROWS = next(_n)  # of the last: the record, see SR_RECORDS
C_KEEPS_SAID, C_TOLD, C_TOLD_OF, C_TOLD_AT, C_MEMBER_OF, C_MEMBER_AT = (next(_n) for _ in range(6))
"""Whether the statements of all rows are kept. The last one of a work item: of which statement's rows it is, of which
transaction (counted from 1), and its place; of the last member the latter two. Places are those in the buffer, as
positions of the log, also in payloads."""
C_CIPHER, C_NONCE, C_LEN_NONCE, C_MASKS, C_NUM_MASKS, C_ROOM_MASKS, C_DECRYPTED, C_DECRYPTED_FROM = (
    next(_n) for _ in range(8)
)
"""How events are encrypted; what the first block of each begins with; a block for each event, which masks its last
bytes once Python has encrypted it; blocks that Python has decrypted, and the offset of the first event whose they
are."""
C_CUT_AT, C_CUT_IN, C_FIRST_AT, C_FIRST_IN = (next(_n) for _ in range(4))
"""Two places, each of two slots, as KP_FROM_AT and KP_FROM_IN have them: of the event with which a transaction ends, or
before which it does, and where the open one begins, with all events since the last has ended."""
AFTER_EVENT = 1 << 62  # in place of the second slot: after the event, and all in its payload
C_KEPT, C_NUM_KEPT, C_NEXT_KEPT, C_DECIDED = (next(_n) for _ in range(4))
"""In a listing: the ranges of events that are wanted (0 where others decide), how many, and the first that may have
events which are still to come; the position up to which that is decided, before which the walk pauses."""
C_REDACTED, C_FROM_CELL, C_RULES = (next(_n) for _ in range(3))
"""The record of what is redacted; bytes from a cell to the copy at hand, or 0; the first slot of `changes.rules`."""
C_SIZE = C_RULES + NUM_SLOTS

# --- a work item: a table map, a rows event, or something for Python. Of one in a payload, I_OUTER is the offset of the
# event that has the payload, and I_PAYLOAD where that begins; of others, I_AT and 0. I_ENDED: C_ENDED before it.
# I_ROWS, I_ROWS_END: where the inflated rows are, 0 where they are not; where in its event the text of a statement is.
# Of a member: what it is to its transaction, and whether it is wanted; of rows: whether their thread is known.
# I_STATE: of the transaction after the event. I_THREAD: the connection as far as it was known, -1 where it was not.
# I_SAID: the number of the statement of rows that is in force. I_IS_KEPT: see KEPT; of a statement IS_KEPT or IS_LEFT.
I_AT, I_BODY, I_END, I_KIND, I_TRX, I_OUTER, I_PAYLOAD, I_ENDED, I_ROWS, I_ROWS_END = range(10)
I_SIGNAL, I_IS_WANTED, I_STATE, I_THREAD, I_SAID, I_IS_KEPT, I_SIZE, IS_KEPT, IS_LEFT, OF_ROWS = *range(10, 17), 1, 2, 2

# --- a transaction; its GTID's text follows the slots, and then the id of an XA transaction. T_UUID and T_UUID_END are
# MariaDB's domain and server, too.
IS_MYSQL, IS_MARIADB, IS_TAGGED = 1, 2, 3
ARE_ENOUGH, ARE_FEW = 1, 2
_n = count()
T_USED, T_OUTCOME, T_XID, T_HAS_XID, T_RESOLVED, T_NEW_GTID = (next(_n) for _ in range(6))
T_UUID, T_UUID_END, T_GNO, T_LEN_GTID = (next(_n) for _ in range(4))
T_KNOWN, T_THREAD_ID, T_LAST_COMMITTED, T_SEQUENCE, T_IMMEDIATE, T_ORIGINAL = (next(_n) for _ in range(6))
T_IMMEDIATE_VERSION, T_ORIGINAL_VERSION = (next(_n) for _ in range(2))
T_BEGIN, T_END_TIME = (next(_n) for _ in range(2))
"""Bits that say which of those behind are known."""
T_FIRST_AT, T_FIRST_TIME, T_LAST_TIME, T_BYTES_STORED, T_BYTES_INFLATED, T_STOP = (next(_n) for _ in range(6))
T_HAS_SAID = next(_n)
"""Where transactions are counted: position (0 before it) and time of the first event, time of the last; bytes of the
events, as they are stored and without the compression of payloads; position after the last. Whether the statement of
its rows was met."""
T_NUM_ROWS, T_ENOUGH = (next(_n) for _ in range(2))
"""Where transactions have to have rows: how many were counted; whether they are enough, 0 where that is not known."""
T_IS_ODD = next(_n)  # its text is for Python: `Context.odd_transactions` has more of it
T_LEN_XA = next(_n)  # bytes of the id of an XA transaction; 0 where it is none
T_QUERY_AT = next(_n)
"""Place of its first statement, which may be BEGIN, as C_MEMBER_AT has it; 0 where there is none."""
T_THREAD_NOW = next(_n)  # the connection as far as known where the walk is, plus 1, else 0; its end may tell more
T_FROM_AT, T_FROM_IN, T_TO_AT, T_TO_IN = (next(_n) for _ in range(4))  # where it begins and ends, as C_FIRST_AT
T_SLOTS = next(_n)
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
HAS_VERSIONS, HAS_WANTED_GTID = 1 << 16, 1 << 17
"""The versions of the servers that wrote it are known; the event of its GTID is wanted."""
_OF_EVENTS = IS_BEGUN | IS_DONE | IS_CUT | IS_ALONE | BEGAN_IN_TIME | HAS_WANTED_GTID
OF_WALK = _OF_ROWS | IS_XA | IS_ONE_PHASE | IS_NOT_DONE | _OF_EVENTS
"""What the walk alone knows."""
T_GTID_ROOM, T_XA_ROOM = 128, 320
T_XA_TEXT = T_SLOTS * 8 + T_GTID_ROOM
"""Where the id of an XA transaction stands, as an offset in bytes."""
T_BYTES = T_XA_TEXT + T_XA_ROOM

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
S_CONDITION, S_GUARDED = next(_n), next(_n)  # which rows are wanted, 0 for all; see C_GUARDS
S_IS_UNDONE, S_DELTAS = next(_n), next(_n)  # in an undo: rows of the table are undone; columns by difference
S_NAME, S_PARTS = next(_n), next(_n)  # where rows are counted: the record of the table's name; see `envelopes`
NO_ROWS = -1  # a condition that no row meets
S_SIZE = next(_n)

# --- what is done with rows; KEPT: I_IS_KEPT says which events have wanted ones; CHECKED, PLACED: as lines, unwritten
TAKEN, IGNORED, BY_PYTHON, COUNTED, KEPT, CHECKED, PLACED, AS_LINES, AS_STATEMENTS, AS_BLOCKS = range(10)
AS_EVENTS, AS_ENVELOPES = 10, 11

# --- a head: the columns of a rows event's images; in a script, what stands before the values of an INSERT
H_NEXT, H_BYTES, H_LENGTH, H_TYPE, H_IS_UPDATE, H_BEFORE, H_AFTER, H_NUMBER, H_INTO, H_LEN_INTO, H_SIZE = range(11)

# --- an image: the columns that are there, then those that are not. M_NUM_JSON: JSON columns of the table.
M_PRESENT, M_NULL_BYTES, M_ABSENT, M_ROLE, M_NUM_JSON, M_COLUMNS = range(6)
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
K_JSON, K_DOCUMENT, K_DOCUMENT_END, K_OWN, K_LEN_OWN, K_IS_SET = (next(_n) for _ in range(6))
"""The number of a JSON column among these, from 1; the cell of the document before differences, or 0; in a script the
name of the column, and whether the UPDATE at hand sets it."""
K_MASK, K_SLOTS = next(_n), next(_n)  # first the record by which other values take the place of the column's, or 0
COLUMN_BYTES = 8 * K_SLOTS
CAN_BE_SET, IS_CLOCK, IS_DOCUMENT, IS_ENUM, MAY_FAIL = 1, 2, 4, 8, 16
"""Bits of K_FLAGS: the column is not generated; an UPDATE has to name it; its literal may need a CAST;
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
