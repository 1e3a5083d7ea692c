"""What events do to the open transaction and say of it: signals, records of transactions, work items."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes import transactions as t
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.gtid import put_prepared_id, read_gtid, read_mariadb_gtid, read_tagged_gtid
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.lists import add_item, current
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.named import is_query_named
from binlog_kaitai.compiled.loops.rules import fits_rules
from binlog_kaitai.compiled.loops.said import note_said
from binlog_kaitai.compiled.loops.sieve import note_thread
from binlog_kaitai.compiled.loops.statement_rows import is_row
from binlog_kaitai.compiled.loops.statements import UNKNOWN, completes_xa, has_only_statements, is_marked, statement_of
from binlog_kaitai.compiled.loops.tallies import weigh
from binlog_kaitai.compiled.loops.trx_places import begin_at_cut, end_at_cut, note_cut, pass_cut
from binlog_kaitai.compiled.loops.users import knows_user
from binlog_kaitai.compiled.loops.variables import reads_variable
from binlog_kaitai.compiled.loops.wanted import is_wanted, open_gate
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx
from binlog_kaitai.events.statements import BEGIN

__all__ = ["begin_anew", "end_open", "follow_event", "is_of_transaction", "signal_of", "stand_alone"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _type, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "server_id"))
_next_state, _ends_before, _ends_after = kernel(t.next_state), kernel(t.ends_before), kernel(t.ends_after)
_step = kernel(t.step)
_STANDALONE = int(layout.MariadbGtidFlag.standalone)
_PREPARED_XA = int(layout.MariadbGtidFlag.prepared_xa)
_END_OF_STATEMENT = int(layout.RowsFlag.stmt_end)
_LEN_BEGIN = len(BEGIN)


@kernel
def end_open(x: Context, outcome: int) -> None:
    """The open transaction ends, if there is one; the next has the record after it."""
    x.said.now = 0
    if current(x).used:
        current(x).outcome = outcome
        end_at_cut(x, current(x))
        x.trxs.open += 1
    begin_at_cut(x)


@kernel
def _clear(x: Context) -> None:
    trx = current(x)
    for slot in range(Trx.gtid):
        put(trx, slot, 0)


@kernel
def _clear_before(x: Context, signal: int) -> None:
    """Clear the record of a transaction that begins with an event; a GTID was read into it."""
    if signal < t.ANONYMOUS_GTID or signal > t.GTID_AND_BEGIN:
        _clear(x)
        return
    for slot in range(Trx.first_at, Trx.has_said + 1):
        put(current(x), slot, 0)


@kernel
def _next_trx(x: Context) -> Trx:
    return Trx(current(x) + (Trx.BYTES if current(x).used else 0))


@kernel
def begin_anew(trx: Trx) -> None:
    """Clear the record of a transaction but for what was counted, which holds on unless its GTID is sound."""
    for slot in range(Trx.gtid):
        if slot < Trx.first_at or slot > Trx.has_said:
            put(trx, slot, 0)


@kernel
def _read_gtid(x: Context, kind: int, p: int, body: int, e: int) -> int:
    """Return which signal a GTID event is, or UNKNOWN; it is read into the record of the transaction that begins."""
    trx = _next_trx(x)
    begin_anew(trx)
    if kind == s.MARIADB_GTID:
        if not read_mariadb_gtid(x, trx, body, e, _server_id(p)):
            return UNKNOWN
        note_thread(x, trx)
        if trx.known & s.HAS_THREAD_ID:
            trx.thread_now = trx.thread_id + 1
        return t.GTID if get(x.form.fields, loops.GTID_EVENT_FLAGS) & _STANDALONE else t.GTID_AND_BEGIN
    if not (read_gtid(x, trx, body, e) if kind == s.GTID else read_tagged_gtid(x, trx, body, e)):
        return UNKNOWN
    return t.GTID if trx.len_gtid else t.ANONYMOUS_GTID


@kernel
def _xa_signal(x: Context, body: int, e: int) -> int:
    """Return which signal an event is that prepares an XA transaction, or UNKNOWN."""
    fields = x.form.fields
    if loops.read_xa_prepare_log_event(body, e, fields) != e:
        return UNKNOWN
    return t.COMMITS if get(fields, loops.XA_PREPARE_LOG_EVENT_IS_ONE_PHASE) else t.PREPARES


@kernel
def signal_of(x: Context, kind: int, p: int, body: int, e: int) -> int:
    """Return what an event is to a transaction, or UNKNOWN. `x.form.fields` has what it says."""
    if e <= body:
        return UNKNOWN
    if kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID:
        return _read_gtid(x, kind, p, body, e)
    if kind == s.QUERY:
        signal = statement_of(x, p, body, e)
        return signal if signal == UNKNOWN or knows_user(x) else UNKNOWN
    if kind == s.XA_PREPARE:
        return _xa_signal(x, body, e)
    if s.VARIABLE <= kind <= s.FILE_BLOCK:
        return t.NOTHING if reads_variable(kind, body, e, x.form.fields) else UNKNOWN
    if kind == s.LOAD:
        return t.NOTHING if read_query(x, p, body, e) else UNKNOWN
    if kind == s.XID:
        return t.COMMITS if loops.read_xid_event(body, e, x.form.fields) == e else UNKNOWN
    if s.INSERT <= kind <= s.DELETE:
        if not _reads_rows_head(x, p, body, e):
            return UNKNOWN
        return t.LAST_ROWS if get(x.form.fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT else t.ROWS
    return t.NOTHING


@kernel
def _note_query(x: Context, trx: Trx, fields: int, p: int) -> None:
    trx.used = 1
    if trx.query_at == 0:
        trx.query_at = p - x.base + x.offset
    trx.thread_now = get(fields, loops.QUERY_EVENT_THREAD_ID) + 1
    if not trx.resolved:
        trx.thread_id = get(fields, loops.QUERY_EVENT_THREAD_ID)
        trx.known |= s.HAS_THREAD_ID
        trx.user = trx.user or x.users.now
        note_thread(x, trx)


@kernel
def _note_rows(x: Context, kind: int, p: int, body: int, e: int, at: int) -> None:
    trx, fields = current(x), x.form.fields
    wanted = is_wanted(x, p, at + x.offset)
    if wanted and x.undo.others:
        x.undo.others = s.ALL_OTHERS
    is_kept = wanted or x.undo.others == s.ALL_OTHERS
    if is_kept:
        add_item(x, p, body, e, kind, at)
    if not wanted:
        if not is_kept and get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT:
            x.tables.ended = 1
        if at + x.offset < x.limits.start_position:
            trx.known |= s.HAS_MISSED_ROWS
    if get(fields, loops.ROWS_EVENT_HEAD_FLAGS) & _END_OF_STATEMENT:
        x.said.now = 0
    trx.used = 1
    trx.known |= s.HAS_ROWS
    if trx.known & s.HAS_THREAD_ID and not trx.resolved:  # else its end may have told the thread
        trx.known |= s.HAS_THREAD_OF_ROWS
    if is_kept:
        item = Item.nth(x.items.list, x.items.num - 1)
        item.is_wanted = 1 if wanted else 0
        item.signal = trx.known & s.HAS_THREAD_OF_ROWS


@kernel
def _note_xa(trx: Trx, fields: int) -> None:
    trx.used = 1
    if get(fields, loops.XA_PREPARE_LOG_EVENT_IS_ONE_PHASE):
        trx.known |= s.IS_ONE_PHASE
    if not trx.resolved and trx.len_xa == 0:  # else MariaDB's GTID has begun it, by an id
        put_prepared_id(trx, fields)


@kernel
def _note(x: Context, kind: int, p: int, body: int, e: int, at: int) -> None:
    trx, fields = current(x), x.form.fields
    if kind == s.QUERY:
        _note_query(x, trx, fields, p)
    elif kind == s.XID:
        trx.used = 1
        trx.xid = get(fields, loops.XID_EVENT_XID)
        trx.has_xid = 1
    elif kind == s.TABLE_MAP:
        add_item(x, p, body, e, kind, at)
    elif s.INSERT <= kind <= s.DELETE:
        _note_rows(x, kind, p, body, e, at)
    elif kind == s.SAID:
        if note_said(x, trx):
            add_item(x, p, body, e, kind, at)
    elif kind == s.XA_PREPARE:
        _note_xa(trx, fields)
    elif is_of_transaction(kind):
        trx.used = 1
        open_gate(x, trx)
        if kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID:
            trx.known |= s.HAS_WANTED_GTID * is_wanted(x, p, at + x.offset)


@kernel
def _note_place(x: Context, p: int, at: int) -> None:
    """Keep where the open transaction begins and when its last event was, unless that is known in advance."""
    trx = current(x)
    if trx.resolved:
        return
    if not trx.known & s.HAS_PLACE:
        trx.begin = at + x.offset
        has_begun = s.ZERO if x.limits.start_time else s.BEGAN_IN_TIME
        trx.known = trx.known | s.HAS_PLACE | has_begun
    trx.end_time = _time(p)


@kernel
def _reads_rows_head(x: Context, p: int, body: int, e: int) -> bool:
    post_header = load8(x.form.post_headers + _type(p))
    return loops.read_rows_event_head(body, e, x.form.fields, post_header) != 0


@kernel
def is_of_transaction(kind: int) -> bool:
    """Whether a transaction begins and ends with events of a kind."""
    return kind != s.COUNT and kind != s.SAID and not s.VARIABLE <= kind <= s.LOAD


@kernel
def _stands_alone(x: Context, kind: int, signal: int, p: int, at: int) -> bool:
    """Whether an event that was read is told of by itself where transactions are counted: it completes a prepared one,
    or is a LOAD DATA."""
    if x.tallies.list == 0:
        return False
    if kind == s.LOAD:
        return is_wanted(x, p, at + x.offset)
    return kind == s.QUERY and signal == t.CONTROLS and completes_xa(x)


@kernel
def stand_alone(x: Context) -> None:
    """End the open transaction with what completes a prepared one; what is known of it holds on, counts begin anew."""
    trx = current(x)
    after = Trx(trx + Trx.BYTES)
    for slot in range(Trx.BYTES // 8):
        put(after, slot, get(trx, slot))
    after.known = trx.known & ~s.HAS_COMMIT_TIMES
    for slot in range(Trx.first_at, Trx.has_said + 1):
        put(after, slot, 0)
    after.new_gtid = 0
    x.trxs.open += 1


@kernel
def _begins_xa(x: Context, kind: int, signal: int) -> bool:
    """Whether an event that was read begins an XA transaction: XA START, or MariaDB's GTID."""
    fields = x.form.fields
    if kind == s.MARIADB_GTID:
        return get(fields, loops.GTID_EVENT_FLAGS) & _PREPARED_XA != 0
    if kind != s.QUERY or signal != t.BEGINS:
        return False
    return get(fields, loops.QUERY_EVENT_STOP_QUERY) - get(fields, loops.QUERY_EVENT_AT_QUERY) != _LEN_BEGIN


@kernel
def _is_member(x: Context, kind: int, signal: int, is_alone: bool) -> bool:
    """Whether an event is one that is asked for besides rows, as `x.members.made_of` says; counts only have
    statements."""
    if x.members.made_of == s.NO_MEMBERS:
        return False
    if x.tallies.list:
        return signal == t.STATEMENT or is_alone
    if x.members.made_of == s.AS_ROWS:
        return is_row(x, kind, signal)
    if x.members.made_of == s.CHOSEN:
        return signal == t.STATEMENT
    if t.COMMITS <= signal <= t.PREPARES:
        return x.members.made_of == s.MEMBERS_AND_ENDS
    if kind == s.QUERY:
        if signal == t.BEGINS:  # there is nothing to say of BEGIN
            return _begins_xa(x, kind, signal)
        return signal == t.CONTROLS or signal == t.STATEMENT
    return s.VARIABLE <= kind <= s.USER_VAR and not has_only_statements(x)


@kernel
def _note_member(x: Context, kind: int, signal: int, p: int, body: int, e: int, at: int, is_alone: bool) -> None:
    """Count a statement, and keep what the transaction has besides rows where that is asked for."""
    is_kept, is_statement = _is_member(x, kind, signal, is_alone), signal == t.STATEMENT or kind == s.LOAD
    if not is_kept and not is_statement:
        return
    if signal == t.STATEMENT and is_marked(x):
        add_item(x, p, body, e, s.DEFINES, at)
        x.statements.marked = 1
    wanted = is_wanted(x, p, at + x.offset)
    if wanted and kind == s.QUERY and x.wanted.has_names:
        wanted = is_query_named(x) > 0 and not is_alone
    if signal == t.STATEMENT and x.trxs.state & t.EXPLICIT:
        current(x).known |= s.IS_BEGUN
    is_done = not (x.tallies.list or x.undo.is_on) or not current(x).known & s.IS_NOT_DONE
    if wanted and is_statement and is_done and not x.wanted.has_choice:
        x.statements.num += 1
    if is_kept:
        number = x.items.num
        add_item(x, p, body, e, s.MEMBER, at)
        item = Item.nth(x.items.list, number)
        item.signal = signal
        item.is_wanted = 1 if wanted else 0
        if kind == s.QUERY:
            fields = x.form.fields
            item.thread = get(fields, loops.QUERY_EVENT_THREAD_ID)
            if load8(x.form.compressed + _type(p)) == 0:
                item.rows = get(fields, loops.QUERY_EVENT_AT_QUERY) - p
                item.rows_end = get(fields, loops.QUERY_EVENT_STOP_QUERY) - p


@kernel
def _state_before(x: Context, kind: int, signal: int, p: int, body: int, e: int, at: int) -> int:
    """Return the state that an event meets: where transactions are counted, rows without BEGIN end with the last."""
    state = x.trxs.state
    if x.tallies.list and state & t.AUTOCOMMITTED and t.COMMITS <= signal <= t.PREPARES:
        _note(x, kind, p, body, e, at)
        end_open(x, t.IS_COMMITTED)
        _clear(x)
        return 0
    return state


@kernel
def _end_with(x: Context, signal: int, outcome: int) -> None:
    if signal == t.STATEMENT:
        current(x).known |= s.IS_ALONE
    pass_cut(x)
    end_open(x, outcome)
    _clear(x)


@kernel
def _end_after(x: Context, signal: int, answer: int, is_alone: bool) -> None:
    if _ends_after(answer):
        _end_with(x, signal, _ends_after(answer) - 1)
    elif is_alone:
        stand_alone(x)
    elif signal == t.LAST_ROWS and _next_state(answer) & t.AUTOCOMMITTED:
        current(x).known |= s.IS_DONE


@kernel
def _ends_tables(kind: int) -> bool:
    """Whether no table map holds beyond an event of a kind; see `LAST_OF_TABLES`."""
    is_gtid = kind == s.GTID or kind == s.TAGGED_GTID or kind == s.MARIADB_GTID
    return is_gtid or kind == s.XID or kind == s.XA_PREPARE


@kernel
def follow_event(x: Context, kind: int, p: int, body: int, e: int, at: int) -> bool:
    """Do what an event's type asks for; False, for Python, has done nothing. `at`: where it, or its payload, is."""
    signal = signal_of(x, kind, p, body, e)
    if signal == UNKNOWN:
        return False
    if get(x, Context.rules) and not fits_rules(x, kind, _next_trx(x), _server_id(p), signal, at + x.offset):
        return False
    note_cut(x, p, at)
    answer = _step(_state_before(x, kind, signal, p, body, e, at), signal)
    if _ends_before(answer):
        end_open(x, _ends_before(answer) - 1)
        _clear_before(x, signal)
    x.trxs.state = _next_state(answer)
    _note(x, kind, p, body, e, at)
    if _begins_xa(x, kind, signal):
        current(x).known |= s.IS_XA
    is_alone = _stands_alone(x, kind, signal, p, at)
    _note_member(x, kind, signal, p, body, e, at, is_alone)
    if is_of_transaction(kind):
        _note_place(x, p, at)
    if x.tallies.list:
        weigh(x, current(x), p, at)
    _end_after(x, signal, answer, is_alone)
    if _ends_tables(kind):
        x.tables.ended = s.BY_STATEMENT
    return True
