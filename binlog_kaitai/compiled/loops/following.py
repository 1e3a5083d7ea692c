"""What events do to the open transaction and say of it: signals, records of transactions, work items."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.gtid import put_prepared_id, read_gtid, read_mariadb_gtid, read_tagged_gtid
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.named import is_query_named
from binlog_kaitai.compiled.loops.rules import fits_rules
from binlog_kaitai.compiled.loops.said import note_said
from binlog_kaitai.compiled.loops.sieve import note_thread
from binlog_kaitai.compiled.loops.statement_rows import is_row
from binlog_kaitai.compiled.loops.statements import UNKNOWN, completes_xa, is_marked, statement_of
from binlog_kaitai.compiled.loops.tallies import weigh
from binlog_kaitai.compiled.loops.trx_places import begin_at_cut, end_at_cut, note_cut, pass_cut
from binlog_kaitai.compiled.loops.variables import reads_variable
from binlog_kaitai.compiled.loops.wanted import is_wanted, open_gate
from binlog_kaitai.events.statements import BEGIN

__all__ = ["current", "follow_event", "is_of_transaction", "signal_of"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _type, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "server_id"))
_next_state, _ends_before, _ends_after = kernel(t.next_state), kernel(t.ends_before), kernel(t.ends_after)
_step = kernel(t.step)
_STANDALONE = int(layout.MariadbGtidFlag.standalone)
_PREPARED_XA = int(layout.MariadbGtidFlag.prepared_xa)
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_LEN_BEGIN = len(BEGIN)


@kernel
def current(x: int) -> int:
    return get(x, s.C_TRXS) + get(x, s.C_TRX) * s.T_BYTES


@kernel
def _end(x: int, outcome: int) -> None:
    """The open transaction ends, if there is one; the next has the record behind it."""
    put(x, s.C_SAID_NOW, 0)
    if get(current(x), s.T_USED):
        put(current(x), s.T_OUTCOME, outcome)
        end_at_cut(x, current(x))
        put(x, s.C_TRX, get(x, s.C_TRX) + 1)
    begin_at_cut(x)


@kernel
def _clear(x: int) -> None:
    trx = current(x)
    for slot in range(s.T_SLOTS):
        put(trx, slot, 0)


@kernel
def _clear_before(x: int, signal: int) -> None:
    """Clear the record of a transaction that begins with an event; a GTID was read into it."""
    if signal < t.ANONYMOUS_GTID or signal > t.GTID_AND_BEGIN:
        _clear(x)
        return
    for slot in range(s.T_FIRST_AT, s.T_HAS_SAID + 1):
        put(current(x), slot, 0)


@kernel
def _next_trx(x: int) -> int:
    return current(x) + (s.T_BYTES if get(current(x), s.T_USED) else 0)


@kernel
def _read_gtid(x: int, kind: int, p: int, body: int, e: int) -> int:
    """Return which signal a GTID event is, or UNKNOWN; it is read into the record of the transaction that begins."""
    trx = _next_trx(x)
    for slot in range(s.T_SLOTS):
        if slot < s.T_FIRST_AT or slot > s.T_HAS_SAID:  # what was counted holds on unless the GTID is sound
            put(trx, slot, 0)
    if kind == s.MARIADB_GTID:
        if not read_mariadb_gtid(x, trx, body, e, _server_id(p)):
            return UNKNOWN
        note_thread(x, trx)
        if get(trx, s.T_KNOWN) & s.HAS_THREAD_ID:
            put(trx, s.T_THREAD_NOW, get(trx, s.T_THREAD_ID) + 1)
        return t.GTID if get(get(x, s.C_FIELDS), loops.GTID_EVENT_FLAGS) & _STANDALONE else t.GTID_AND_BEGIN
    if not (read_gtid(x, trx, body, e) if kind == s.GTID else read_tagged_gtid(x, trx, body, e)):
        return UNKNOWN
    return t.GTID if get(trx, s.T_LEN_GTID) else t.ANONYMOUS_GTID


@kernel
def _xa_signal(x: int, body: int, e: int) -> int:
    """Return which signal an event is that prepares an XA transaction, or UNKNOWN."""
    fields = get(x, s.C_FIELDS)
    if loops.read_xa_prepare_log_event(body, e, fields) != e:
        return UNKNOWN
    return t.COMMITS if get(fields, loops.XA_PREPARE_LOG_EVENT_IS_ONE_PHASE) else t.PREPARES


@kernel
def signal_of(x: int, kind: int, p: int, body: int, e: int) -> int:
    """Return what an event is to a transaction, or UNKNOWN. C_FIELDS has what it says."""
    if e <= body:
        return UNKNOWN
    if kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID:
        return _read_gtid(x, kind, p, body, e)
    if kind == s.QUERY:
        return statement_of(x, p, body, e)
    if kind == s.XA_PREPARE:
        return _xa_signal(x, body, e)
    if s.VARIABLE <= kind <= s.FILE_BLOCK:
        return t.NOTHING if reads_variable(kind, body, e, get(x, s.C_FIELDS)) else UNKNOWN
    if kind == s.LOAD:
        return t.NOTHING if read_query(x, p, body, e) else UNKNOWN
    if kind == s.XID:
        return t.COMMITS if loops.read_xid_event(body, e, get(x, s.C_FIELDS)) == e else UNKNOWN
    if s.INSERT <= kind <= s.DELETE:
        if not _reads_rows_head(x, p, body, e):
            return UNKNOWN
        return t.LAST_ROWS if get(get(x, s.C_FIELDS), loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT else t.ROWS
    return t.NOTHING


@kernel
def _note_query(x: int, trx: int, fields: int, p: int) -> None:
    put(trx, s.T_USED, 1)
    if get(trx, s.T_QUERY_AT) == 0:
        put(trx, s.T_QUERY_AT, p - get(x, s.C_BASE) + get(x, s.C_OFFSET))
    put(trx, s.T_THREAD_NOW, get(fields, loops.QUERY_EVENT_THREAD_ID) + 1)
    if not get(trx, s.T_RESOLVED):
        put(trx, s.T_THREAD_ID, get(fields, loops.QUERY_EVENT_THREAD_ID))
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_THREAD_ID)
        note_thread(x, trx)


@kernel
def _note_rows(x: int, kind: int, p: int, body: int, e: int, at: int) -> None:
    trx, fields = current(x), get(x, s.C_FIELDS)
    wanted = is_wanted(x, p, at + get(x, s.C_OFFSET))
    if wanted and get(x, s.C_OTHERS):
        put(x, s.C_OTHERS, s.ALL_OTHERS)
    is_kept = wanted or get(x, s.C_OTHERS) == s.ALL_OTHERS
    if is_kept:
        _add_item(x, p, body, e, kind, at)
    if not wanted:
        if not is_kept and get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT:
            put(x, s.C_ENDED, 1)
        if at + get(x, s.C_OFFSET) < get(x, s.C_START_POSITION):
            put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_MISSED_ROWS)
    if get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT:
        put(x, s.C_SAID_NOW, 0)
    put(trx, s.T_USED, 1)
    put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_ROWS)
    if get(trx, s.T_KNOWN) & s.HAS_THREAD_ID and not get(trx, s.T_RESOLVED):  # else its end may have told the thread
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_THREAD_OF_ROWS)
    if is_kept:
        item = get(x, s.C_ITEMS) + (get(x, s.C_NUM_ITEMS) - 1) * s.I_SIZE * 8
        put(item, s.I_IS_WANTED, 1 if wanted else 0)
        put(item, s.I_SIGNAL, get(trx, s.T_KNOWN) & s.HAS_THREAD_OF_ROWS)


@kernel
def _note_xa(trx: int, fields: int) -> None:
    put(trx, s.T_USED, 1)
    if get(fields, loops.XA_PREPARE_LOG_EVENT_IS_ONE_PHASE):
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.IS_ONE_PHASE)
    if not get(trx, s.T_RESOLVED) and get(trx, s.T_LEN_XA) == 0:  # else MariaDB's GTID has begun it, by an id
        put_prepared_id(trx, fields)


@kernel
def _note(x: int, kind: int, p: int, body: int, e: int, at: int) -> None:
    trx, fields = current(x), get(x, s.C_FIELDS)
    if kind == s.QUERY:
        _note_query(x, trx, fields, p)
    elif kind == s.XID:
        put(trx, s.T_USED, 1)
        put(trx, s.T_XID, get(fields, loops.XID_EVENT_XID))
        put(trx, s.T_HAS_XID, 1)
    elif kind == s.TABLE_MAP:
        _add_item(x, p, body, e, kind, at)
    elif s.INSERT <= kind <= s.DELETE:
        _note_rows(x, kind, p, body, e, at)
    elif kind == s.SAID:
        if note_said(x, trx):
            _add_item(x, p, body, e, kind, at)
    elif kind == s.XA_PREPARE:
        _note_xa(trx, fields)
    elif is_of_transaction(kind):
        put(trx, s.T_USED, 1)
        open_gate(x, trx)
        if kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID:
            put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_WANTED_GTID * is_wanted(x, p, at + get(x, s.C_OFFSET)))


@kernel
def _note_place(x: int, p: int, at: int) -> None:
    """Keep where the open transaction begins and when its last event was, unless that is known in advance."""
    trx = current(x)
    if get(trx, s.T_RESOLVED):
        return
    if not get(trx, s.T_KNOWN) & s.HAS_PLACE:
        put(trx, s.T_BEGIN, at + get(x, s.C_OFFSET))
        has_begun = s.ZERO if get(x, s.C_START_TIME) else s.BEGAN_IN_TIME
        put(trx, s.T_KNOWN, get(trx, s.T_KNOWN) | s.HAS_PLACE | has_begun)
    put(trx, s.T_END_TIME, _time(p))


@kernel
def _add_item(x: int, p: int, body: int, e: int, kind: int, at: int) -> None:
    number = get(x, s.C_NUM_ITEMS)
    base, item = get(x, s.C_BASE), get(x, s.C_ITEMS) + number * s.I_SIZE * 8
    put(item, s.I_AT, p - base)
    put(item, s.I_BODY, body - base)
    put(item, s.I_END, e - base)
    put(item, s.I_KIND, kind)
    put(item, s.I_TRX, get(x, s.C_TRX))
    put(item, s.I_OUTER, at)
    put(item, s.I_PAYLOAD, get(x, s.C_INSIDE))
    put(item, s.I_ENDED, get(x, s.C_ENDED))
    put(item, s.I_ROWS, 0)
    put(item, s.I_SIGNAL, 0)
    put(item, s.I_IS_WANTED, 1)
    put(item, s.I_STATE, get(x, s.C_STATE))
    put(item, s.I_THREAD, get(current(x), s.T_THREAD_NOW) - 1)
    put(item, s.I_SAID, get(x, s.C_SAID_NOW))
    put(item, s.I_IS_KEPT, 0)
    put(x, s.C_ENDED, 0)
    put(current(x), s.T_USED, 1)
    put(x, s.C_NUM_ITEMS, number + 1)


@kernel
def _reads_rows_head(x: int, p: int, body: int, e: int) -> bool:
    post_header = load8(get(x, s.C_POST_HEADERS) + _type(p))
    return loops.read_rows_event_head(body, e, get(x, s.C_FIELDS), post_header) != 0


@kernel
def is_of_transaction(kind: int) -> bool:
    """Whether a transaction begins and ends with events of a kind."""
    return kind != s.COUNT and kind != s.SAID and not s.VARIABLE <= kind <= s.LOAD


@kernel
def _stands_alone(x: int, kind: int, signal: int, p: int, at: int) -> bool:
    """Whether an event that was read is told of by itself where transactions are counted: it completes a prepared one,
    or is a LOAD DATA."""
    if get(x, s.C_TALLIES) == 0:
        return False
    if kind == s.LOAD:
        return is_wanted(x, p, at + get(x, s.C_OFFSET))
    return kind == s.QUERY and signal == t.CONTROLS and completes_xa(x)


@kernel
def _stand_alone(x: int) -> None:
    """End the open transaction with what completes a prepared one; what is known of it holds on, counts begin anew."""
    trx = current(x)
    after = trx + s.T_BYTES
    for slot in range(s.T_BYTES // 8):
        put(after, slot, get(trx, slot))
    put(after, s.T_KNOWN, get(trx, s.T_KNOWN) & ~s.HAS_COMMIT_TIMES)
    for slot in range(s.T_FIRST_AT, s.T_HAS_SAID + 1):
        put(after, slot, 0)
    put(after, s.T_NEW_GTID, 0)
    put(x, s.C_TRX, get(x, s.C_TRX) + 1)


@kernel
def _begins_xa(x: int, kind: int, signal: int) -> bool:
    """Whether an event that was read begins an XA transaction: XA START, or MariaDB's GTID."""
    fields = get(x, s.C_FIELDS)
    if kind == s.MARIADB_GTID:
        return get(fields, loops.GTID_EVENT_FLAGS) & _PREPARED_XA != 0
    if kind != s.QUERY or signal != t.BEGINS:
        return False
    return get(fields, loops.QUERY_EVENT_STOP_QUERY) - get(fields, loops.QUERY_EVENT_AT_QUERY) != _LEN_BEGIN


@kernel
def _is_member(x: int, kind: int, signal: int, is_alone: bool) -> bool:
    """Whether an event is one that is asked for besides rows, as C_MEMBERS says; counts only have statements."""
    if get(x, s.C_MEMBERS) == s.NO_MEMBERS:
        return False
    if get(x, s.C_TALLIES):
        return signal == t.STATEMENT or is_alone
    if get(x, s.C_MEMBERS) == s.AS_ROWS:
        return is_row(x, kind, signal)
    if get(x, s.C_MEMBERS) == s.CHOSEN:
        return signal == t.STATEMENT
    if t.COMMITS <= signal <= t.PREPARES:
        return get(x, s.C_MEMBERS) == s.MEMBERS_AND_ENDS
    if kind == s.QUERY:
        if signal == t.BEGINS:  # there is nothing to say of BEGIN
            return _begins_xa(x, kind, signal)
        return signal == t.CONTROLS or signal == t.STATEMENT
    return s.VARIABLE <= kind <= s.USER_VAR and get(x, s.C_MEMBERS) != s.ENDING_MEMBERS


@kernel
def _note_member(x: int, kind: int, signal: int, p: int, body: int, e: int, at: int, is_alone: bool) -> None:
    """Count a statement, and keep what the transaction has besides rows where that is asked for."""
    is_kept, is_statement = _is_member(x, kind, signal, is_alone), signal == t.STATEMENT or kind == s.LOAD
    if not is_kept and not is_statement:
        return
    if signal == t.STATEMENT and is_marked(x):
        _add_item(x, p, body, e, s.DEFINES, at)
    wanted = is_wanted(x, p, at + get(x, s.C_OFFSET))
    if wanted and kind == s.QUERY and get(x, s.C_HAS_NAMES):
        wanted = is_query_named(x) > 0 and not is_alone
    if signal == t.STATEMENT and get(x, s.C_STATE) & t.EXPLICIT:
        put(current(x), s.T_KNOWN, get(current(x), s.T_KNOWN) | s.IS_BEGUN)
    is_done = not (get(x, s.C_TALLIES) or get(x, s.C_IS_UNDO)) or not get(current(x), s.T_KNOWN) & s.IS_NOT_DONE
    if wanted and is_statement and is_done and not get(x, s.C_HAS_CHOICE):
        put(x, s.C_NUM_STATEMENTS, get(x, s.C_NUM_STATEMENTS) + 1)
    if is_kept:
        number = get(x, s.C_NUM_ITEMS)
        _add_item(x, p, body, e, s.MEMBER, at)
        item = get(x, s.C_ITEMS) + number * s.I_SIZE * 8
        put(item, s.I_SIGNAL, signal)
        put(item, s.I_IS_WANTED, 1 if wanted else 0)
        if kind == s.QUERY:
            fields = get(x, s.C_FIELDS)
            put(item, s.I_THREAD, get(fields, loops.QUERY_EVENT_THREAD_ID))
            if load8(get(x, s.C_COMPRESSED) + _type(p)) == 0:
                put(item, s.I_ROWS, get(fields, loops.QUERY_EVENT_AT_QUERY) - p)
                put(item, s.I_ROWS_END, get(fields, loops.QUERY_EVENT_STOP_QUERY) - p)


@kernel
def _state_before(x: int, kind: int, signal: int, p: int, body: int, e: int, at: int) -> int:
    """Return the state that an event meets: where transactions are counted, rows without BEGIN end with the last."""
    state = get(x, s.C_STATE)
    if get(x, s.C_TALLIES) and state & t.AUTOCOMMITTED and t.COMMITS <= signal <= t.PREPARES:
        _note(x, kind, p, body, e, at)
        _end(x, t.IS_COMMITTED)
        _clear(x)
        return 0
    return state


@kernel
def _end_with(x: int, signal: int, outcome: int) -> None:
    if signal == t.STATEMENT:
        put(current(x), s.T_KNOWN, get(current(x), s.T_KNOWN) | s.IS_ALONE)
    pass_cut(x)
    _end(x, outcome)
    _clear(x)


@kernel
def _end_after(x: int, signal: int, answer: int, is_alone: bool) -> None:
    if _ends_after(answer):
        _end_with(x, signal, _ends_after(answer) - 1)
    elif is_alone:
        _stand_alone(x)
    elif signal == t.LAST_ROWS and _next_state(answer) & t.AUTOCOMMITTED:
        put(current(x), s.T_KNOWN, get(current(x), s.T_KNOWN) | s.IS_DONE)


@kernel
def _ends_tables(kind: int) -> bool:
    """Whether no table map holds beyond an event of a kind; see `LAST_OF_TABLES`."""
    is_gtid = kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID
    return is_gtid or kind == s.XID or kind == s.XA_PREPARE


@kernel
def follow_event(x: int, kind: int, p: int, body: int, e: int, at: int) -> bool:
    """Do what an event's type asks for; False, for Python, has done nothing. `at`: where it, or its payload, is."""
    signal = signal_of(x, kind, p, body, e)
    if signal == UNKNOWN:
        return False
    if get(x, s.C_RULES) and not fits_rules(x, kind, _next_trx(x), _server_id(p), signal, at + get(x, s.C_OFFSET)):
        return False
    note_cut(x, p, at)
    answer = _step(_state_before(x, kind, signal, p, body, e, at), signal)
    if _ends_before(answer):
        _end(x, _ends_before(answer) - 1)
        _clear_before(x, signal)
    put(x, s.C_STATE, _next_state(answer))
    _note(x, kind, p, body, e, at)
    if _begins_xa(x, kind, signal):
        put(current(x), s.T_KNOWN, get(current(x), s.T_KNOWN) | s.IS_XA)
    is_alone = _stands_alone(x, kind, signal, p, at)
    _note_member(x, kind, signal, p, body, e, at, is_alone)
    if is_of_transaction(kind):
        _note_place(x, p, at)
    if get(x, s.C_TALLIES):
        weigh(x, current(x), p, at)
    _end_after(x, signal, answer, is_alone)
    if _ends_tables(kind):
        put(x, s.C_ENDED, s.BY_STATEMENT)
    return True
