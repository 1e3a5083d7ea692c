"""The records that hang on the lists of the context: notes of scripts and undos, what is looked up, what is counted."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.abi import SLACK, T_XA_ROOM
from binlog_kaitai.format.headers import HEADER_SIZE
from binlog_kaitai.reading.summaries import MOST_STATEMENT

__all__: list[str] = []

# --- a note of an undo for Python; its text follows the slots: a transaction that was prepared, with the place of its
# records in the text (the begin is -1 where that is before it) and its id; a statement that commits one; a savepoint,
# with the number of its transaction, counted from 1, and of the rows before it
TU_KIND, TU_BEGIN, TU_END, TU_LENGTH, TU_SLOTS = range(5)
PREPARES, COMPLETES, SAVES = range(3)
TU_BYTES = TU_SLOTS * 8 + T_XA_ROOM

# --- a row that was perhaps changed again after it was undone: its number, the columns that were changed, where the
# records of the undo had come to, how it was changed, in which table, where and when; the literals of its key follow
MT_NUMBER, MT_COLUMNS, MT_AT, MT_KIND, MT_TABLE_ID, MT_POSITION, MT_TIME, MT_LENGTH, MT_SLOTS = range(9)
MT_ROOM = 248
MT_BYTES = MT_SLOTS * 8 + MT_ROOM

# --- the id of an XA transaction that a script has prepared: its length, then its text
XP_LENGTH = 0
XP_SIZE = 1 + T_XA_ROOM // 8

# --- the session of a script: what has to stand before rows, and the session after that; then the same for rows whose
# foreign keys change other tables
SE_ROWS, SE_ROWS_LENGTH, SE_AFTER, SE_CASCADING = range(4)
SE_SIZE = 2 * SE_CASCADING

# --- what statements were run with: status variables and database, as events have them, and how many places of these
# may be anything, such as microseconds: from KY_PLACES on, the begin and the end of each
KY_NEXT, KY_BYTES, KY_LENGTH, KY_LEN_DATABASE, KY_FLAGS, KY_IS_AMBIGUOUS, KY_CHANGES, KY_NUM_PLACES = range(8)
KY_PLACES, KY_ROOM_PLACES = 8, 4
KY_SIZE = KY_PLACES + 2 * KY_ROOM_PLACES
IS_AMBIGUOUS, HAS_ODD_NAMES = 1, 2
"""Bits of KY_IS_AMBIGUOUS: a client may take a part of a character for a backslash, or one in a name for an escape."""

# --- what such a statement needs in one session, which becomes another by it: statements before the settings, settings
CH_NEXT, CH_FROM, CH_TO, CH_BEFORE, CH_LEN_BEFORE, CH_SETTINGS, CH_LEN_SETTINGS, CH_SIZE = range(8)

# --- how a statement begins, followed by the database that it is run in: address, lengths of both, and what is told of
# such statements
BE_NEXT, BE_TEXT, BE_LENGTH, BE_LEN_DATABASE, BE_TOLD, BE_SIZE = range(6)
NOTHING_TOLD, ON_CHOSEN, ON_OTHERS, PASSED_OVER = range(4)
"""Values of BE_TOLD: on chosen tables, on others, or not wanted by their database and on no chosen table."""

# --- what a byte may mean in a statement
ENDS_STATEMENT, IS_DOLLAR, IS_SHARP, IS_DASH, IS_BACKSLASH, IS_NOT_ASCII, IS_NEWLINE = (1 << bit for bit in range(7))

# --- the texts around a string with a collation: addresses and lengths
CO_BEGIN, CO_LEN_BEGIN, CO_END, CO_LEN_END, CO_SIZE = range(5)

# --- a range of GTIDs: address and length of their text before the number, first and last number
GR_TEXT, GR_LENGTH, GR_FIRST, GR_LAST, GR_SIZE = range(5)

# --- a range of events: the position of the first, and its offset in the payload that it is in, counted from 1 (0 in
# none), and the same of what is after the last
KP_FROM_AT, KP_FROM_IN, KP_TO_AT, KP_TO_IN, KP_SIZE = range(5)

# --- what lines of events look like
AS_TABLE, AS_OBJECTS, AS_PARTS = range(3)

# --- a payload: offset of its event, where in the buffer the inflated bytes begin (0 for one that Python takes) and end
PL_AT, PL_START, PL_END, PL_SIZE = range(4)

# --- a registered table id
R_KEY, R_BODY, R_LEN_BODY, R_STORE, R_STATEMENT, R_WRITTEN, R_LEN_WRITTEN, R_HEADER = range(8)
"""The last three: what is written in place of its last table map's body, and the header of that, for rows as events."""
R_SIZE = R_HEADER + -(-HEADER_SIZE // 8)

# --- rows written as events: by the type of a rows event the type of what is written of it (0 for none), and where its
# flags are; in a script, the letters of base 64 for each 12 bits, bytes of a checksum, and how GTIDs are set
IV_TYPES, IV_FLAGS_AT, IV_DIGITS, IV_LEN_CHECKSUM, IV_GTIDS, IV_SIZE = range(6)
NO_GTIDS, WHOLE_GTIDS, GTIDS_IN_PARTS = range(3)
"""How GTIDs are set; the last: a variable for each of their numbers."""
# the lines of an undo as events: the event that is put together, the head of which is at its begin, and where in the
# log it was; its table map; the letters of 12 bits each; bytes of a checksum; whether the next record was left in by
# Python
IL_EVENT, IL_ROOM, IL_USED, IL_HEAD, IL_POSITION, IL_OFFSET = range(6)
IL_MAP, IL_MAP_ROOM, IL_MAP_LENGTH, IL_DIGITS, IL_LEN_CHECKSUM, IL_IS_LEFT_IN, IL_SIZE = range(6, 13)

# --- what is sound of a table id: its key, a list of table maps and heads of rows events
U_KEY, U_HEADS, U_SIZE = range(3)

# --- statements as rows of a table: their records, how many there are and may be; the texts of all of them (address,
# bytes used, room), the databases, the GTIDs; what stands before the id of a transaction that is prepared; the place of
# the last one, its offset in a payload counted from 1
SR_RECORDS, SR_NUM, SR_ROOM, SR_TEXTS, SR_DATABASES, SR_GTIDS = 0, 1, 2, 3, 6, 9
SR_PREPARE, SR_LEN_PREPARE, SR_LAST_AT, SR_LAST_IN, SR_SIZE = range(12, 17)
SX_TEXT, SX_USED, SX_ROOM, SX_SIZE = range(4)

# --- such a statement: its place (the offset is -1 outside of a payload), where its transaction begins, when that was
# committed, in microseconds; its time and server; the character set of its text, and where each text ends
SV_POSITION, SV_OFFSET, SV_BEGIN, SV_COMMIT, SV_TIME, SV_SERVER, SV_CHARSET = range(7)
SV_TEXT_END, SV_DATABASE_END, SV_GTID_END, SV_SIZE = range(7, 11)
IS_ASCII, NO_CHARSET = -2, -1

# --- a value of a row that becomes a block of text: begin and end of the cell, and of its text; whether the cell has
# differences of a document, then whether the row has another value after the change
SH_BEGIN, SH_END, SH_TEXT, SH_TEXT_END, SH_DIFFERS, SHOWN_SLOTS = range(6)

# --- what was counted of a transaction, counted from 1: rows of a table (by the record of its name, 0 where that is not
# known) that were changed in one way (by the kind of work item), bytes of their events, the earliest time, server and
# connection of the first of these; of its first statement (MEMBER), of the first statement of rows (SAID), and of what
# completes a prepared one (ALONE), TA_ROWS is the number of the work item, TA_STORE where in the buffer its text
# begins, and TA_BYTES how long it is (-1 where Python has to look; below that, how many bytes of one that was inflated
# or is from Python stand at TA_STORE of the texts, less 2); one of the latter that is not wanted is there as well. A
# LOAD DATA is Python's, which has more of it
LOAD = -1
NOT_WANTED, NOT_THERE, INFLATED = -1, -1, -2
TALLY_TEXT = 4 * MOST_STATEMENT + SLACK
"""Room for each such text, with what is written after it."""
TA_TRX, TA_STORE, TA_KIND, TA_ROWS, TA_BYTES, TA_TIME, TA_SERVER, TA_THREAD, TA_SIZE = range(9)

# --- the name of a table whose rows are counted: its text, and what lines have before the number of rows (address and
# length); its number; the last transaction that was summed up, how many were, their rows and the bytes of these
NM_TEXT, NM_LENGTH, NM_SHOWN, NM_LEN_SHOWN, NM_NUMBER, NM_LAST = range(6)
NM_TRXS, NM_INSERTS, NM_UPDATES, NM_DELETES, NM_BYTES, NM_SIZE = range(6, 12)

# --- what becomes of transactions that were counted: in which form; up to which; the number of the first tally that is
# not taken, and where those of the transaction at hand end; how many are still wanted; a transaction that is Python's;
# room to put tallies in order, and for how many; bytes of the longest line but for texts of any length
TD_FORM, TD_LAST, TD_NEXT, TD_END, TD_LEFT, TD_OF_PYTHON, TD_ORDER, TD_ROOM_ORDER, TD_LINE_BYTES = range(9)
# of the transaction at hand: the tally that begins it (0: nothing is wanted), its start and its end in seconds, its
# rows, the tallies of rows, whether it stands for itself, its statement (0 without one) and bytes of that; the tally
# whose text Python is to make
TD_BEGIN, TD_START, TD_STOP, TD_ROWS, TD_NUM_TABLES, TD_IS_ALONE, TD_SAYS, TD_LEN_SAYS, TD_ASKED = range(9, 18)
# the record of the sums that are made, or of the columns
TD_MADE, TD_SIZE = 18, 19
AS_JSON_LINES, AS_TEXT_LINES, AS_SUMS, AS_COLUMNS = range(4)

# --- sums over transactions: bytes, as they are stored and without compression; how many ended in which way; what a
# transaction has to be above to have a place in a ranking; the table of sums by several things, a power of 2 of
# records, how many of these are used; kinds of statements and how many are known; what groups are by (seconds of a
# period, and whether by connection, server or table; none where nobody asks)
(
    SU_BYTES, SU_INFLATED, SU_OUTCOMES, SU_FLOOR_BYTES, SU_FLOOR_ROWS, SU_FLOOR_SECONDS, SU_GROUPS, SU_ROOM, SU_USED
) = (0, 1, 2, 6, 7, 8, 9, 10, 11)  # fmt: skip
SU_KINDS, SU_NUM_KINDS, SU_HAS_GROUPS, SU_PERIOD, SU_BY_THREAD, SU_BY_SERVER, SU_BY_TABLE, SU_SIZE = range(12, 20)

# --- sums by several things: a time, a connection, a server, and a table (by the record of its name; 0 without one, or
# BY_MINUTE for what is by the minute, the connection and the server); transactions, rows, bytes. Not used without any
# transaction
GS_TIME, GS_THREAD, GS_SERVER, GS_TABLE, GS_TRXS, GS_INSERTS, GS_UPDATES, GS_DELETES, GS_BYTES, GS_SIZE = range(10)
BY_MINUTE = -1

# --- a kind of statements that stand for themselves: how they begin, and how many there were
KD_TEXT, KD_LENGTH, KD_COUNT, KD_SIZE = range(4)

# --- transactions as columns, with a row for each of their tables: how many rows there are and may be; room for the
# texts of GTIDs and statements, how much is used and there, and where each ends (32 bits); then the columns, each of
# as many slots as there may be rows
CL_ROWS, CL_ROOM, CL_GTIDS, CL_GTIDS_USED, CL_GTIDS_ROOM, CL_GTID_ENDS, CL_SAYS, CL_SAYS_USED, CL_SAYS_ROOM = range(9)
CL_SAYS_ENDS, CL_COLUMNS, CL_SIZE = range(9, 12)
(
    TC_BEGIN, TC_END, TC_START, TC_COMMIT, TC_THREAD, TC_SERVER, TC_OUTCOME, TC_BYTES, TC_INFLATED, TC_TABLE
) = range(10)  # fmt: skip
TC_ROWS, TC_ROW_BYTES, TC_HAS_GTID, TC_HAS_STATEMENT, TC_NUM = 10, 13, 16, 17, 18
"""Rows by operation, then their bytes; -1 for none, as for a connection that is not known. TC_TABLE: the number of a
name, or -1."""

# --- a table map that Python has found sound
# (the numbers of its table and of when it was last met, counted from 1, and whether its names are wanted)
Y_NEXT, Y_BODY, Y_LENGTH, Y_TABLE_ID, Y_SEEN, Y_IS_WANTED = range(6)
Y_HIDDEN, Y_OTHER, Y_NOTED, Y_SIZE = range(6, 10)
"""Where events are redacted: the table's record if it has something to hide, 0 for none, or `ALL_PYTHON`; the other
body, or 0; the last statement of which its rows were noted."""
ALL_PYTHON = -1

# --- a name of a database that a statement has: address and length, and whether it is wanted
DB_NAME, DB_LENGTH, DB_IS_WANTED, DB_SIZE = range(4)

# --- the clock of a zone: from when and until when the other slots hold, how many seconds it is ahead of UTC, what
# stands behind a time (address and length), and how wide a time is in a column, 0 outside of one
ZN_FROM, ZN_UNTIL, ZN_OFFSET, ZN_TEXT, ZN_LENGTH, ZN_WIDTH, ZN_SIZE = range(7)

# --- how events are encrypted, each by itself
NOT_ENCRYPTED, BY_CHAIN, BY_COUNTER = range(3)
"""AES in its modes CBC and CTR."""
CIPHER_BLOCK = 16

# --- a value that Python has to make
(
    N_STORE, N_COLUMN, N_ROW, N_EVENT, N_CELL, N_LENGTH, N_TEXT, N_LEN_TEXT, N_FORM, N_DOCUMENT, N_LEN_DOCUMENT, N_SIZE
) = range(12)  # fmt: skip
"""N_FORM: what the cell is; of differences, N_DOCUMENT is the cell of the document."""
IS_VALUE, ARE_DIFFERENCES, HAVE_DOCUMENT = range(3)
"""A value; differences of a document that the log does not have, or has."""

# --- values so long that their text is not written with their row: from how many bytes on, how many values wait and may
# wait, of which one the next piece is written, how many bytes of it become a piece, the room for that and its size, and
# how long the piece is; then the values
LG_LEAST, LG_NUM, LG_ROOM, LG_NEXT, LG_PIECE, LG_TEXT, LG_TEXT_ROOM, LG_USED, LG_VALUES = range(9)

# --- such a value: where in the text of the lines it belongs, begin and end of what is left of it, what is made of it,
# and the table for that
LV_AT, LV_BEGIN, LV_END, LV_FORM, LV_TABLE, LV_SIZE = range(6)
AS_JSON, AS_JSON_OF_SINGLE_BYTES, AS_BASE64, AS_LITERAL, AS_DIGITS = range(5)

# --- what is carved: parts of the log that are wanted, how many there are and may be; of the open transaction where
# what is not written of it begins and ends, how many events that has, its state, whether anything of it was met,
# whether that is wanted, whether some of it was written; which events are wanted for their names
CV_PARTS, CV_NUM, CV_ROOM, CV_AT, CV_END, CV_EVENTS, CV_STATE = range(7)
CV_IS_OPEN, CV_IS_WANTED, CV_IS_WRITTEN, CV_NAMED = range(7, 11)
ALL_EVENTS, ROWS_AND_STATEMENTS, ONLY_ROWS, CHOSEN_ROWS = range(4)

# --- where each event is carved alone: whether it is; table maps of the open statement that were not written yet, how
# many there are and may be; begin and end of a payload that was not written yet
CV_IS_ALONE, CV_MAPS, CV_NUM_MAPS, CV_ROOM_MAPS, CV_PAYLOAD, CV_PAYLOAD_END, CV_SIZE = range(11, 18)

# --- such a table map: its table's id, begin and end; a negative begin stands for bytes that Python has, from -1 down
CM_TABLE_ID, CM_BEGIN, CM_END, CM_SIZE = range(4)

# --- what is redacted: where it is, and begin and end of what is left of it; the secret, and room for a text; values
# that Python makes, how many there are and may be, and the events that have them; how many hidden values an event has;
# the last statement that says nothing by itself, the number of the one in force, and whether the log has that of rows;
# of a single value, whose place is in place of that of events, the column; bytes of the longest such value
RD_BASE, RD_AT, RD_END, RD_SECRET, RD_TEXT, RD_VALUES, RD_NUM_VALUES, RD_ROOM_VALUES = range(8)
RD_EVENTS, RD_NUM_EVENTS, RD_ROOM_EVENTS, RD_COUNT, RD_QUERY, RD_STATEMENT, RD_IS_SAID, RD_COLUMN = range(8, 16)
RD_ROOM_CELL, RD_SIZE = range(16, 18)

# --- such a value: offsets of its cell, and the number of its column
VL_AT, VL_END, VL_COLUMN, VL_SIZE = range(4)

# --- a column that is redacted: what its values are, 0 for what stays as it is; bytes of a cell, or as a negative
# number those of the length before it; its number for Python; the alphabet of a text; of a number the limit, whether
# it has a sign, or the address of the groups of a DECIMAL, and whether the highest byte is the first
MK_KIND, MK_STORED, MK_NUMBER, MK_ALPHABET, MK_LIMIT, MK_IS_BIG, MK_SIZE = range(7)
MK_PYTHON, MK_TEXT, MK_INTEGER, MK_BELOW, MK_LABEL, MK_REAL, MK_DECIMAL, MK_DOCUMENT = range(1, 9)

# --- an alphabet: which texts the loops take, bytes of the longest character, for each byte the kind of character that
# it is and the character in UTF-8 after its length; how many characters there are of each kind, and these
AL_MODE, AL_LONGEST, AL_KINDS, AL_TEXTS = range(4)
AL_ASCII, AL_UTF8, AL_SINGLE_BYTES = range(3)
AL_DIGITS, AL_UPPER, AL_LETTERS, AL_NUM_KINDS = 0, 1, 2, 6
"""The first kind of letters has those of one byte."""
AL_COUNTS, AL_POOLS = 4, 4 + AL_NUM_KINDS
AL_SIZE = AL_POOLS + AL_NUM_KINDS

# --- a secret: the key, and what SHA-256 begins with; states after the two keys of HMAC, and whether these are there; a
# state; room for a message, for a hash and for digits; words of labels, and what stands before the hash of a long one
SC_KEY, SC_FIRST, SC_INNER, SC_OUTER, SC_STATE, SC_IS_KEYED = 0, 8, 16, 24, 32, 40
SC_MESSAGE, SC_BLOCK, SC_DIGITS, SC_TEXTS, SC_LONG = range(41, 46)
SC_MOST_LABEL, SC_LABEL_END, SC_NUMBER, SC_STREAM, SC_TAKEN, SC_LEFT = range(46, 52)
"""Bytes of the longest label that is no long one; where the label ends; the number of the next block, and bytes that
were drawn, taken and left."""
SC_MOST_TEXT, SC_NUMBERS, SC_STRINGS, SC_EXPECTED, SC_LANES, SC_POWERS = range(52, 58)
"""Bytes of the longest text that is taken; numbers and texts that were replaced, each at a place that it tells; bytes
that will be drawn, about; room for what is hashed together, words and states; powers of ten for numbers with a
fraction."""
SC_DOCUMENT, SC_MARKS, SC_NAMES, SC_ORDER, SC_STACK, SC_MOST_DOCUMENT = range(58, 64)
"""Room for another document, for a mark of each of its bytes that a part of it has, for names and elements of an
object, for the order of these, and for open containers; bytes of the longest document that is taken."""
SC_UTF8, SC_BYTES, SC_DECIMALS, SC_DECIMAL = range(64, 68)
"""The alphabets of text and of bytes in documents; the groups of DECIMALs there, by precision and scale, 0 for those
that are Python's; room for a DECIMAL."""
SC_TO_DOCUMENT, SC_TO_MARKS, SC_SIZE = range(68, 71)
"""What is added to the address of a part for these rooms; the loops write it."""
MOST_PRECISION, MOST_SCALE = 32, 16
"""Digits of such a DECIMAL are below."""

# --- such a number, and such a text
CA_LIMIT, CA_VALUE, CA_OTHER, CA_SIZE = range(4)
CA_BITS, CT_BITS, CT_MOST = 15, 14, 128
CT_ALPHABET, CT_LENGTH, CT_TEXT, CT_OTHER = 0, 1, 2, 2 + CT_MOST // 8
CT_SIZE = CT_OTHER + CT_MOST // 8

# --- such a part: begin and end, how many events and transactions; without any, what was written last is taken back
PT_BEGIN, PT_END, PT_EVENTS, PT_TRXS, PT_SIZE = range(5)

# --- where a row stands: the head of its event, begin and end of its bytes in the buffer, its number in the event, and
# that of its transaction; the place of the event (the offset in a payload counted from 1), and what its header says
VW_HEAD, VW_BEGIN, VW_END, VW_ROW, VW_TRX, VW_POSITION, VW_INSIDE = range(7)
VW_LOG_POS, VW_TIME, VW_SERVER, VW_SIZE, VIEW_SLOTS = range(7, 12)
VIEW_BYTES = 8 * VIEW_SLOTS
