"""The constant texts that Python makes for the loops: which stands where in a list of addresses and lengths."""

from __future__ import annotations

from itertools import count

from binlog_kaitai.compiled.loops.abi import L_PREFIXED

# --- constant texts: address and length of each, those of all lines, then those of a table
(
    P_GTID,
    P_XID,
    P_XA,
    P_OUTCOME,
    P_THREAD_ID,
    P_IMMEDIATE,
    P_ORIGINAL,
    P_LAST_COMMITTED,
    P_SEQUENCE,
    P_TRANSACTION_END,
    P_NULL,
    P_QUERY,
    P_OUTCOMES,
) = range(13)
(
    P_INSERT,
    P_UPDATE,
    P_DELETE,
    P_BETWEEN,
    P_PLACE,
    P_PLACE_OF_DELETE,
    P_INSIDE,
    P_ROW,
    P_LOG_POS,
    P_TIME,
    P_SERVER_ID,
    P_TRANSACTION,
    P_NAMES,
    P_END,
    P_ADDRESS,
    P_ADDRESS_INSIDE,
    P_ADDRESS_ROW,
    P_ADDRESS_END,
    P_LINE,
) = range(19)
"""The last four texts are empty where lines have no addresses; P_LINE is how many there are."""

_n = count()
P_EVENT, P_EVENT_INSIDE, P_EVENT_TYPE, P_EVENT_SIZE, P_EVENT_LOG_POS, P_EVENT_TIME = (next(_n) for _ in range(6))
P_EVENT_SERVER, P_EVENT_FLAGS, P_EVENT_INFO, P_EVENT_END, P_USE, P_USED = (next(_n) for _ in range(6))
P_QUERY_XID, P_QUERY_XID_END, P_COMMIT, P_COMMIT_END, P_INSERT_ID, P_LAST_INSERT_ID = (next(_n) for _ in range(6))
P_GTID_NEXT, P_ANONYMOUS, P_GTID_NEXT_END, P_BEGIN_GTID, P_STANDALONE_GTID, P_STATEMENT = (next(_n) for _ in range(6))
P_ZSTD_PAYLOAD, P_PLAIN_PAYLOAD, P_PAYLOAD_END, P_MAP_ID, P_MAP_DATABASE, P_MAP_TABLE = (next(_n) for _ in range(6))
P_MAP_END, P_XA_START, P_XA_STARTED, P_XA_PREPARE, P_XA_PREPARE_END = (next(_n) for _ in range(5))
P_XA_COMMIT, P_XA_COMMIT_END, P_RAND, P_SECOND_SEED, P_VARIABLE, P_IS, P_IS_NULL = (next(_n) for _ in range(7))
P_FILE, P_BLOCK, P_LOAD_FILE = (next(_n) for _ in range(3))
P_EVENT_ADDRESS, P_EVENT_ADDRESS_INSIDE, P_EVENT_ADDRESS_END = (next(_n) for _ in range(3))
P_ROWS_ID, P_ROWS_FLAGS = (next(_n) for _ in range(2))
"""Of the lines of events; what stands before a value is named after that; addresses are empty unless lines have some.
The last is the first of one for each set of flags."""

B_NULL, B_ABSENT, B_ARROW, B_NONE, B_THREAD, B_GTID, B_FILE, B_INSIDE, B_ROW, B_ROW_END, B_OUTCOMES = range(11)
"""Of blocks of text. B_INSIDE to B_ROW_END are empty unless blocks have addresses."""

# --- of CSV: of a table, a text for each kind of image and the name of the log; of all lines, the outcomes
C_INSERT, C_BEFORE, C_AFTER, C_DELETE, C_FILE = range(5)

# --- of lines of transactions: what stands before a value is named after that; of text, what stands between parts
_n = count()
J_START, J_DURATION, J_GTID, J_THREAD, J_SERVER, J_OUTCOME, J_BYTES, J_ROWS, J_TABLES = (next(_n) for _ in range(9))
J_STATEMENT, J_POSITION, J_STOP, J_XID, J_USER, J_LAG, J_COMMITTED, J_SEQUENCE = (next(_n) for _ in range(8))
J_COMMIT_ID, J_EVENT, J_EVENT_AT, J_END, J_NULL, J_TABLE_END, J_NEXT_TABLE, J_OPERATIONS = (next(_n) for _ in range(8))
J_OUTCOMES = J_OPERATIONS + 3
"""The three operations in the order of their kinds; the outcomes, with that of what stands for itself after them."""
V_GAP, V_PART, V_COMMA, V_MORE, V_END, V_BY, V_OPERATIONS = range(7)
V_OUTCOMES = V_OPERATIONS + 3

# --- the table of a geometry's column: three constant texts, and before the last the slot of the digits of all bytes
G_BEGIN, G_MIDDLE, G_END, G_DIGITS = 0, 1, 3, 4

# --- the texts of a script, then those of a table in it; what stands before a value is named after that
_n = count()
Q_ABOUT, Q_GTID_END, Q_SERVER, Q_THREAD, Q_FILE, Q_BEGIN, Q_COMMIT, Q_TIMESTAMP = (next(_n) for _ in range(8))
Q_STATEMENT_END, Q_NULL, Q_COMMA, Q_INSERT_END, Q_AND, Q_WHERE, Q_TRUE, Q_LIMIT = (next(_n) for _ in range(8))
Q_CAST, Q_CAST_END, Q_HEX, Q_CHECK, Q_CHECK_ROW, Q_CHECK_END = (next(_n) for _ in range(6))
Q_IF, Q_THEN, Q_ELSE, Q_IF_END, Q_MINUS, Q_PLUS = (next(_n) for _ in range(6))
Q_ROLLBACK, Q_XA_START, Q_XA_PREPARE, Q_XA_COMMIT, Q_ONE_PHASE, Q_SET, Q_MORE = (next(_n) for _ in range(7))
Q_DELIMITER, Q_DELIMITED, Q_AFTER_COMMENT, Q_LAST_INSERT_ID, Q_INSERT_ID = (next(_n) for _ in range(5))
Q_RAND, Q_SECOND_SEED, Q_VARIABLE, Q_IS, Q_UNSIGNED, Q_UNSIGNED_END = (next(_n) for _ in range(6))
Q_REPLAYED, Q_BINLOG, Q_BINLOG_END = (next(_n) for _ in range(3))
Q_GTID, Q_DOMAIN_END, Q_SERVER_END, Q_GTID_SET, Q_NO_GTID = (next(_n) for _ in range(5))
Q_ORIGINAL, Q_ORIGINAL_END, Q_VERSION, Q_IMMEDIATE, Q_VERSION_END = (next(_n) for _ in range(5))
Q_UPDATE, Q_DELETE, Q_UNCHANGED = range(3)
_n = count()
Z_ABOUT, Z_BEGIN, Z_COMMIT, Z_STATEMENT_END, Z_CHECK, Z_CHECK_ROW, Z_CHECK_END, Z_LOOSE, Z_STRICT = (
    next(_n) for _ in range(9)
)
Z_BINLOG, Z_BINLOG_END = (next(_n) for _ in range(2))
"""Of the lines of an undo."""

# --- messages as Debezium has them: of a table; what stands before a value is named after that
_n = count()
E_BEGIN, E_VALUE, E_AFTER, E_SOURCE_MS, E_SOURCE_US, E_SOURCE_NS, E_SERVER_ID, E_GTID = (next(_n) for _ in range(8))
E_POSITION, E_ROW, E_THREAD, E_NO_QUERY, E_TRANSACTION, E_OPERATION, E_MS, E_US, E_NS = (next(_n) for _ in range(9))
E_END, E_TOMBSTONE = (next(_n) for _ in range(2))
E_LINE = next(_n)
"""E_NO_QUERY stands in place of a statement. E_TOMBSTONE is what follows the key, empty without tombstones; E_LINE is
how many there are."""

# --- what such messages say of their transaction
_n = count()
T_BEGIN, T_BEGIN_ID, T_BEGIN_MS, T_STOP, T_END_ID, T_COUNT, T_COLLECTIONS, T_END_MS = (next(_n) for _ in range(8))
T_FILE, T_FILE_END, T_BLOCK, T_TOTAL, T_ORDER, T_BLOCK_END, T_COLLECTION_END = (next(_n) for _ in range(7))
T_TEXTS = next(_n)
"""T_BEGIN stands before the id in the key of both messages at its ends, T_BEGIN_ID and T_END_ID before that in their
values; T_TEXTS is how many there are."""

# --- messages as Maxwell has them: of a table; what stands before a value is named after that
_n = count()
M_BEGIN, M_INSERT, M_UPDATE, M_DELETE, M_XID, M_XOFFSET, M_POSITION, M_POSITION_END = (next(_n) for _ in range(8))
M_GTID, M_SERVER_ID, M_THREAD_ID, M_KEY, M_KEY_END, M_DATA, M_OLD, M_END = (next(_n) for _ in range(8))
M_LINE = next(_n)
"""M_INSERT and the next two are in the order of their kinds. What is not told is empty; M_LINE is how many they are."""

# --- kinds of columns of such messages, besides those of lines: of fixed size, then with a length before them
E_FLAG, E_BITS, E_UNSIGNED, E_UNSCALED, E_NUMBER, E_NUMBER_OF_TIME, E_MOMENT, M_MOMENT, M_LABELS = range(-9, 0)
_n = count(L_PREFIXED + 1)
E_DOCUMENT, E_GEOMETRY, E_POINT, E_DIGITS, M_STRIPPED = (next(_n) for _ in range(5))
MT_KIND, MT_NONE = range(2)
"""The table of a date or time of Maxwell's: which it is, and the text of what no calendar has."""
ET_KIND, ET_FACTOR, ET_DIVISOR, ET_LEAST, ET_MOST, ET_NONE = range(6)
"""The table of a date or time: which it is, how days or microseconds become a number (`types.modes.Scale`; a divisor is
1000 or 1), and the text of what is none."""
EG_BEGIN, EG_SRID, EG_NULL, EG_END, EG_X, EG_Y, EG_REST = range(7)
"""The table of a geometry: the letters of base64, then constant texts."""
