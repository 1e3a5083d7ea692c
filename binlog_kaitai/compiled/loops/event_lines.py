"""Events to lines of a listing. What each line says is written in `text.event_lines` and `info`; here are only the
places between the constant texts."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.loops.carved import carve_event
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.gtid import put_prepared_id, read_gtid, read_mariadb_gtid, read_tagged_gtid
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, put, reader_of, store8, store64
from binlog_kaitai.compiled.loops.named import follow, is_named, reads_known_map
from binlog_kaitai.compiled.loops.shown_names import put_name, put_text, put_use
from binlog_kaitai.compiled.loops.shown_variables import put_variable
from binlog_kaitai.compiled.loops.text import ascii_length
from binlog_kaitai.compiled.loops.value_text import has_piece, put_piece
from binlog_kaitai.compiled.loops.variables import reads_variable
from binlog_kaitai.compiled.loops.wanted import is_kept, is_wanted, open_gate
from binlog_kaitai.compiled.loops.zone import is_in_zone, put_time, put_zone_time
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["put_event", "put_payload_line"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _type, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "server_id"))
_size, _log_pos, _flags = (reader_of(_HEADER[name]) for name in ("event_size", "log_pos", "flags"))

_SPACES = int.from_bytes(b" " * 8, s.MACHINE)
_Z, _PLUS, _SPACE = (ord(char) for char in "Z+ ")
_ASIDE = 64
"""Bytes after which digits are written first whose number is not known yet."""
_MOST_TEXT = len(r"\u001f")
"""Bytes that one byte of a text may make."""
_SUPPRESS_USE = int(layout.EventFlag.suppress_use)
_SETTINGS = int(
    layout.QueryFlag2.no_foreign_key_checks | layout.QueryFlag2.auto_is_null | layout.QueryFlag2.relaxed_unique_checks
)
_ALTERS = int(
    layout.MariadbGtidExtraFlag.start_alter
    | layout.MariadbGtidExtraFlag.commit_alter
    | layout.MariadbGtidExtraFlag.rollback_alter
)
_STANDALONE, _PREPARED = int(layout.MariadbGtidFlag.standalone), int(layout.MariadbGtidFlag.prepared_xa)
_TEXTS = s.LIST_STATEMENT, s.LIST_ANNOTATION, s.LIST_TABLE_MAP, s.LIST_USER_VAR, s.LIST_LOAD
"""Events with texts in their lines, besides statements."""
_LONGEST_PLAIN = len("ROLLBACK")
"""Bytes of the longest statement of which no XID is shown."""


@kernel
def _put_right(target: int, value: int, width: int, has_sign: int) -> int:
    """A number with spaces before it, and perhaps a plus sign."""
    digits = target + _ASIDE
    store8(digits, _PLUS)
    length = put_uint(digits + has_sign, value) - digits
    store64(target, _SPACES)
    store64(target + 8, _SPACES)
    target += max(width - length, 0)
    copy(target, digits, length)
    return target + length


@kernel
def _put_address(x: Context, target: int, position: int) -> int:
    """The address of an event at a position of the log, or of its payload."""
    texts, outer = x.known.texts, x.payloads.last
    target = put_uint(put_piece(target, texts, w.P_EVENT_ADDRESS), outer if outer else position)
    if outer:
        target = put_uint(put_piece(target, texts, w.P_EVENT_ADDRESS_INSIDE), position)
    return put_piece(target, texts, w.P_EVENT_ADDRESS_END)


@kernel
def _put_place(x: Context, target: int, position: int) -> int:
    """Where an event is, or its address, in a column."""
    width = x.listing.position_width
    if not has_piece(x.known.texts, w.P_EVENT_ADDRESS):
        return _put_right(target, position, width, 1 if x.payloads.last else 0)
    aside = target + _ASIDE
    length = _put_address(x, aside, position) - aside
    for i in range(0, _ASIDE, 8):
        store64(target + i, _SPACES)
    target += max(width - length, 0)
    copy(target, aside, length)
    return target + length


@kernel
def _put_time(x: Context, target: int, seconds: int) -> int:
    """A time in a column."""
    end = put_zone_time(x, target, seconds) if seconds else target
    stop = target + x.known.zone.width
    while end < stop:
        store8(end, _SPACE)
        end += 1
    return end


@kernel
def _put_row(x: Context, p: int, target: int) -> int:
    """What is before the info, in a table."""
    texts, position = x.known.texts, p - x.base + x.offset
    target = _put_place(x, put_piece(target, texts, w.P_EVENT), position)
    target = put_piece(put_piece(target, texts, w.P_EVENT_TYPE), x.listing.type_names, _type(p))
    target = _put_right(put_piece(target, texts, w.P_EVENT_SIZE), _size(p), x.listing.size_width, s.ZERO)
    target = _put_time(x, put_piece(target, texts, w.P_EVENT_TIME), _time(p))
    target = _put_right(put_piece(target, texts, w.P_EVENT_SERVER), _server_id(p), x.listing.server_width, s.ZERO)
    return put_piece(target, texts, w.P_EVENT_INFO)


@kernel
def _put_object(x: Context, p: int, target: int) -> int:
    """What is before the info, in JSON."""
    texts, outer = x.known.texts, x.payloads.last
    position = p - x.base + x.offset
    target = put_uint(put_piece(target, texts, w.P_EVENT), outer if outer else position)
    if has_piece(texts, w.P_EVENT_ADDRESS):
        target = _put_address(x, target, position)
    if outer:
        target = put_uint(put_piece(target, texts, w.P_EVENT_INSIDE), position)
    target = put_piece(put_piece(target, texts, w.P_EVENT_TYPE), x.listing.type_names, _type(p))
    target = put_uint(put_piece(target, texts, w.P_EVENT_SIZE), _size(p))
    target = put_uint(put_piece(target, texts, w.P_EVENT_LOG_POS), _log_pos(p))
    target = put_time(x, put_piece(target, texts, w.P_EVENT_TIME), _time(p))
    store8(target, _Z)
    target += 1
    target = put_uint(put_piece(target, texts, w.P_EVENT_SERVER), _server_id(p))
    target = put_uint(put_piece(target, texts, w.P_EVENT_FLAGS), _flags(p))
    return put_piece(target, texts, w.P_EVENT_INFO)


@kernel
def _put_query(x: Context, p: int, target: int) -> int:
    """USE, the statement, and the XID of DDL."""
    fields, texts = x.form.fields, x.known.texts
    if x.form.is_mariadb and get(fields, loops.QUERY_EVENT_FLAGS2) & _SETTINGS:
        return 0
    if not _flags(p) & _SUPPRESS_USE:
        target = put_use(x, target)
    if target == 0:
        return 0
    query, end = get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
    is_utf8 = load8(x.known.utf8_charsets + get(fields, loops.QUERY_EVENT_CHARSET_CLIENT))
    if not is_utf8 and ascii_length(query, end) != end - query:
        return 0
    target = put_text(x, target, query, end)
    if target == 0 or get(fields, loops.QUERY_EVENT_DDL_XID) == 0:
        return target
    if end - query <= _LONGEST_PLAIN:
        return 0
    target = put_uint(put_piece(target, texts, w.P_QUERY_XID), get(fields, loops.QUERY_EVENT_DDL_XID))
    return put_piece(target, texts, w.P_QUERY_XID_END)


@kernel
def _put_table_map(x: Context, target: int) -> int:
    fields, texts = x.form.fields, x.known.texts
    target = put_uint(put_piece(target, texts, w.P_MAP_ID), get(fields, loops.TABLE_MAP_EVENT_HEAD_TABLE_ID))
    name, end = (
        get(fields, loops.TABLE_MAP_EVENT_HEAD_AT_DATABASE),
        get(fields, loops.TABLE_MAP_EVENT_HEAD_STOP_DATABASE),
    )
    target = put_name(x, put_piece(target, texts, w.P_MAP_DATABASE), name, end)
    if target == 0:
        return 0
    name, end = get(fields, loops.TABLE_MAP_EVENT_HEAD_AT_TABLE), get(fields, loops.TABLE_MAP_EVENT_HEAD_STOP_TABLE)
    target = put_name(x, put_piece(target, texts, w.P_MAP_TABLE), name, end)
    return put_piece(target, texts, w.P_MAP_END) if target else 0


@kernel
def _put_rows(x: Context, target: int) -> int:
    fields, texts, shown = x.form.fields, x.known.texts, 0
    flags = get(fields, loops.ROWS_EVENT_FLAGS)
    for i in range(x.listing.num_flags):
        if flags & get(x.listing.flags, i):
            shown |= 1 << i
    target = put_uint(put_piece(target, texts, w.P_ROWS_ID), get(fields, loops.ROWS_EVENT_TABLE_ID))
    return put_piece(target, texts, w.P_ROWS_FLAGS + shown)


@kernel
def _put_xa(trx: Trx, target: int) -> int:
    """The id of an XA transaction, which is in the record of the transaction."""
    copy(target, trx.xa, trx.len_xa)
    return target + trx.len_xa


@kernel
def _put_xa_prepare(x: Context, target: int) -> int:
    texts, trx = x.known.texts, x.trxs.list
    if get(x.form.fields, loops.XA_PREPARE_LOG_EVENT_IS_ONE_PHASE):
        return put_piece(_put_xa(trx, put_piece(target, texts, w.P_XA_COMMIT)), texts, w.P_XA_COMMIT_END)
    return put_piece(_put_xa(trx, put_piece(target, texts, w.P_XA_PREPARE)), texts, w.P_XA_PREPARE_END)


@kernel
def _put_gtid(x: Context, trx: Trx, kind: int, target: int) -> int:
    """The GTID, which is in the record of the transaction."""
    texts, length = x.known.texts, trx.len_gtid
    if kind == s.LIST_MARIADB_GTID:
        flags = get(x.form.fields, loops.GTID_EVENT_FLAGS)
        if flags & _PREPARED:
            target = _put_xa(trx, put_piece(target, texts, w.P_XA_START))
            target = put_piece(target, texts, w.P_XA_STARTED)
        else:
            target = put_piece(target, texts, w.P_STANDALONE_GTID if flags & _STANDALONE else w.P_BEGIN_GTID)
    else:
        target = put_piece(target, texts, w.P_GTID_NEXT)
    if length:
        copy(target, trx.gtid, length)
        target += length
    else:
        target = put_piece(target, texts, w.P_ANONYMOUS)
    return target if kind == s.LIST_MARIADB_GTID else put_piece(target, texts, w.P_GTID_NEXT_END)


@kernel
def _put_payload(x: Context, target: int) -> int:
    texts = x.known.texts
    text = w.P_ZSTD_PAYLOAD if x.payloads.is_compressed else w.P_PLAIN_PAYLOAD
    target = put_uint(put_piece(target, texts, text), x.payloads.plain_size)
    return put_piece(target, texts, w.P_PAYLOAD_END)


@kernel
def _put_info(x: Context, p: int, kind: int, target: int) -> int:
    """The info of an event that was read; returns the end of it, 0 where Python has to make it."""
    fields, texts = x.form.fields, x.known.texts
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        return _put_rows(x, target)
    if kind == s.LIST_TABLE_MAP:
        return _put_table_map(x, target)
    if kind == s.LIST_XID:
        target = put_uint(put_piece(target, texts, w.P_COMMIT), get(fields, loops.XID_EVENT_XID))
        return put_piece(target, texts, w.P_COMMIT_END)
    if kind == s.LIST_QUERY:
        return _put_query(x, p, target)
    if s.LIST_VARIABLE <= kind <= s.LIST_LOAD:
        return put_variable(x, kind, target)
    if kind == s.LIST_STATEMENT:
        target = put_piece(target, texts, w.P_STATEMENT)
        at, end = get(fields, loops.ROWS_QUERY_LOG_EVENT_AT_QUERY), get(fields, loops.ROWS_QUERY_LOG_EVENT_STOP_QUERY)
        return put_text(x, target, at, end)
    if kind == s.LIST_ANNOTATION:
        at, end = get(fields, loops.ANNOTATE_ROWS_EVENT_AT_QUERY), get(fields, loops.ANNOTATE_ROWS_EVENT_STOP_QUERY)
        return put_text(x, target, at, end)
    if kind == s.LIST_XA_PREPARE:
        return _put_xa_prepare(x, target)
    if kind == s.LIST_PAYLOAD:
        return _put_payload(x, target)
    return _put_gtid(x, x.trxs.list, kind, target)


@kernel
def _reads_gtid(x: Context, kind: int, p: int, body: int, e: int) -> bool:
    """Read a GTID into the first record of transactions, of which a listing has no other use."""
    trx, fields = x.trxs.list, x.form.fields
    for slot in range(Trx.gtid):
        put(trx, slot, 0)
    if kind == s.LIST_GTID:
        done = read_gtid(x, trx, body, e)
    elif kind == s.LIST_TAGGED_GTID:
        done = read_tagged_gtid(x, trx, body, e)
    else:
        done = read_mariadb_gtid(x, trx, body, e, _server_id(p))
        done = done and not get(fields, loops.GTID_EVENT_EXTRA_FLAGS) & _ALTERS
    trx.new_gtid = 0
    if done:
        open_gate(x, trx)
    return done


@kernel
def _reads(x: Context, kind: int, p: int, body: int, e: int) -> bool:
    """Read an event; False where it is for Python."""
    fields, post_header = x.form.fields, load8(x.form.post_headers + _type(p))
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        return loops.read_rows_event(body, e, fields, kind == s.LIST_UPDATES, post_header) != 0
    if kind == s.LIST_TABLE_MAP:
        return reads_known_map(x, p, body, e)
    if kind == s.LIST_XID:
        return loops.read_xid_event(body, e, fields) == e
    if kind == s.LIST_QUERY or kind == s.LIST_LOAD:
        return read_query(x, p, body, e)
    if s.LIST_VARIABLE <= kind <= s.LIST_FILE_BLOCK:
        return reads_variable(kind - s.LIST_VARIABLE + s.VARIABLE, body, e, fields)
    if kind == s.LIST_STATEMENT:
        return loops.read_rows_query_log_event(body, e, fields) == e
    if kind == s.LIST_ANNOTATION:
        return loops.read_annotate_rows_event(body, e, fields) == e
    if kind == s.LIST_XA_PREPARE:
        return loops.read_xa_prepare_log_event(body, e, fields) == e and put_prepared_id(x.trxs.list, fields)
    return _reads_gtid(x, kind, p, body, e)


@kernel
def _text_bytes(x: Context, p: int, e: int, kind: int) -> int:
    """Return how many bytes of the log's texts the line of an event that was read has, at the most."""
    if kind == s.LIST_QUERY:  # which may have been inflated
        fields = x.form.fields
        return e - p + get(fields, loops.QUERY_EVENT_STOP_QUERY) - get(fields, loops.QUERY_EVENT_AT_QUERY)
    return e - p if kind in _TEXTS else 0


@kernel
def _put_line(x: Context, p: int, e: int, kind: int) -> int:
    """The line of an event that was read; returns DONE, FULL, or ODD for one that Python has to look at."""
    is_table = x.listing.lines == ra.AS_TABLE
    if is_table and not is_in_zone(x, _time(p)):
        return s.ODD
    wanted = x.listing.line_room + _MOST_TEXT * _text_bytes(x, p, e, kind)
    if x.out.used + wanted > x.out.room:
        return s.FULL if x.out.used else s.ODD
    out = x.out.text
    target = out + x.out.used
    target = _put_row(x, p, target) if is_table else _put_object(x, p, target)
    target = _put_info(x, p, kind, target)
    if target == 0:
        return s.ODD
    x.out.used = put_piece(target, x.known.texts, w.P_EVENT_END) - out
    return s.DONE


@kernel
def put_payload_line(x: Context, p: int, e: int) -> int:
    """The line of a payload's event, which was read; returns DONE or FULL."""
    return _put_line(x, p, e, s.LIST_PAYLOAD)


@kernel
def _is_kept(x: Context, p: int) -> bool:
    place, outer = p - x.base + x.offset, x.payloads.last
    return is_kept(x, outer, place + 1) if outer else is_kept(x, place, s.ZERO)


@kernel
def put_event(x: Context, p: int, body: int, e: int, kind: int, position: int) -> int:
    """The line of an event, unless it is not wanted; returns DONE, FULL, or ODD for one that Python has to look at."""
    if not _reads(x, kind, p, body, e):
        return s.ODD
    named, answer = is_named(x, kind, body, e), s.DONE
    if named < 0:
        return s.ODD
    if x.listing.lines == ra.AS_PARTS:
        answer = carve_event(x, kind, p, named > 0 and is_wanted(x, p, position) and _is_kept(x, p), position)
    elif named and is_wanted(x, p, position) and _is_kept(x, p):
        answer = _put_line(x, p, e, kind)
    if answer == s.DONE:
        follow(x, kind, body, e)
    return answer
