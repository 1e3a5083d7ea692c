"""Events without the values that must not be seen, in their place: those of rows, of which Python has said how; what it
makes itself is listed for it."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.crc import seal
from binlog_kaitai.compiled.loops.header import size_of, type_of
from binlog_kaitai.compiled.loops.images import image_head
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.masked import put_other
from binlog_kaitai.compiled.loops.memory import get, kernel, load8, load_little, put
from binlog_kaitai.compiled.loops.named import follow, in_force, is_control, known_map, reads_known_map
from binlog_kaitai.compiled.loops.sound import find_head
from binlog_kaitai.compiled.loops.stand_ins import put_back

__all__ = ["redact", "redact_one", "seal_listed"]


@kernel
def _cell_end(k: int, q: int, e: int) -> int:
    """The end of the cell at q, 0 where it is not before e."""
    size = get(k, ra.MK_STORED)
    if size >= 0:
        return q + size if size <= e - q else 0
    if -size > e - q:
        return 0
    length = load_little(q, -size)
    return q - size + length if 0 <= length <= e - q + size else 0


@kernel
def _list_value(rd: int, k: int, q: int, end: int) -> None:
    """List a value for Python, for which there is room."""
    number = get(rd, ra.RD_NUM_VALUES)
    value, base = get(rd, ra.RD_VALUES) + number * ra.VL_SIZE * 8, get(rd, ra.RD_BASE)
    put(value, ra.VL_AT, q - base)
    put(value, ra.VL_END, end - base)
    put(value, ra.VL_COLUMN, get(k, ra.MK_NUMBER))
    put(rd, ra.RD_NUM_VALUES, number + 1)


@kernel
def _redact_cell(rd: int, k: int, q: int, end: int) -> None:
    """Put another value in the place of one, or list it for Python."""
    if not put_other(rd, get(rd, ra.RD_SECRET), k, q, end):
        _list_value(rd, k, q, end)


@kernel
def _image(x: int, rd: int, m: int, q: int, e: int, is_writing: int) -> int:
    """Redact the image at q, or count what is hidden in it; gives the end of it, 0 where it is not before e."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0 or differences:
        return 0
    columns, count = m + s.M_COLUMNS * 8, 0
    for i in range(get(m, s.M_PRESENT)):
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            continue
        k = get(columns, i)
        end = _cell_end(k, q, e)
        if end == 0:
            return 0
        if get(k, ra.MK_KIND):
            count += 1
            if is_writing:
                _redact_cell(rd, k, q, end)
        q = end
    put(rd, ra.RD_COUNT, get(rd, ra.RD_COUNT) + count)
    return q


@kernel
def _images(x: int, rd: int, head: int, q: int, e: int, is_writing: int) -> bool:
    """Redact the images of an event from q on, or count what is hidden in them; False where they are not sound."""
    put(rd, ra.RD_COUNT, 0)
    while q < e:
        start = q
        q = _image(x, rd, get(head, s.H_BEFORE), q, e, is_writing)
        if q and get(head, s.H_IS_UPDATE):
            q = _image(x, rd, get(head, s.H_AFTER), q, e, is_writing)
        if q <= start:
            return False
    return True


@kernel
def _list_event(rd: int, p: int) -> None:
    """List an event whose checksum is made when Python has put its values, for which there is room."""
    number = get(rd, ra.RD_NUM_EVENTS)
    put(get(rd, ra.RD_EVENTS), number, p)
    put(rd, ra.RD_NUM_EVENTS, number + 1)


@kernel
def _rows_of(x: int, rd: int, p: int, body: int, e: int, t: int) -> int:
    """Redact the rows of an event of a table with something to hide."""
    post_header = load8(get(x, s.C_POST_HEADERS) + type_of(p))
    fixed = loops.read_rows_event_head(body, e, get(x, s.C_FIELDS), post_header)
    if fixed == 0 or load8(get(x, s.C_COMPRESSED) + type_of(p)):
        return s.ODD
    put(x, s.C_HEAD_END, fixed)
    head = find_head(t + s.S_HEADS * 8, fixed, e, type_of(p), s.ZERO)
    if head == 0:
        return s.NEW_HEAD
    q = fixed + get(head, s.H_LENGTH)
    if not _images(x, rd, head, q, e, s.ZERO):
        return s.ODD
    if get(rd, ra.RD_COUNT) > get(rd, ra.RD_ROOM_VALUES) - get(rd, ra.RD_NUM_VALUES):
        return s.FULL
    listed = get(rd, ra.RD_NUM_VALUES)
    _images(x, rd, head, q, e, 1)
    if get(rd, ra.RD_NUM_VALUES) > listed:
        _list_event(rd, p)
    else:
        seal(x, p, e, p + size_of(p))
    return s.DONE


@kernel
def _rows(x: int, rd: int, p: int, body: int, e: int, kind: int) -> int:
    """Redact a rows event; gives DONE, or what is to be done about it."""
    fields, post_header = get(x, s.C_FIELDS), load8(get(x, s.C_POST_HEADERS) + type_of(p))
    if loops.read_rows_event(body, e, fields, kind == s.LIST_UPDATES, post_header) == 0:
        return s.ODD
    known = in_force(x, get(fields, loops.ROWS_EVENT_TABLE_ID))
    if known == 0:
        return s.ODD
    if get(known, ra.Y_NOTED) != get(rd, ra.RD_STATEMENT) and (get(rd, ra.RD_IS_SAID) or not get(known, ra.Y_NOTED)):
        return s.UNKNOWN
    t = get(known, ra.Y_HIDDEN)
    if t == ra.ALL_PYTHON:
        return s.ODD
    answer = _rows_of(x, rd, p, body, e, t) if t else s.DONE
    if answer == s.DONE:
        loops.read_rows_event(body, e, fields, kind == s.LIST_UPDATES, post_header)  # of which flags are asked
    return answer


@kernel
def _table_map(x: int, p: int, body: int, e: int) -> int:
    """Take a table map that Python has seen, with other labels if it has such."""
    if not reads_known_map(x, p, body, e):
        return s.ODD
    follow(x, s.LIST_TABLE_MAP, body, e)
    other = get(known_map(x, body, e), ra.Y_OTHER)
    if other:
        put_back(body, other, e - body)
        seal(x, p, e, p + size_of(p))
    return s.DONE


@kernel
def _event(x: int, rd: int, p: int, body: int, e: int) -> int:
    """Redact an event; gives DONE, or what is to be done about it."""
    kind = load8(get(x, s.C_HANDLERS) + type_of(p))
    if kind == s.LIST_TABLE_MAP:
        return _table_map(x, p, body, e)
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        answer = _rows(x, rd, p, body, e, kind)
        if answer != s.DONE:
            return answer
    elif kind == s.LIST_QUERY:
        fields = get(x, s.C_FIELDS)
        if not read_query(x, p, body, e) or not is_control(
            get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
        ):
            return s.ODD
        put(rd, ra.RD_QUERY, p)
        put(rd, ra.RD_IS_SAID, 0)
    elif kind != s.LIST_XID and (kind < s.LIST_GTID or kind > s.LIST_MARIADB_GTID):
        return s.ODD
    follow(x, kind, body, e)
    return s.DONE


@kernel
def redact(x: int) -> int:
    """Redact events from a place on; gives DONE, or what is to be done about the one there."""
    rd, answer = get(x, s.C_REDACTED), s.DONE
    p, end = get(rd, ra.RD_AT), get(rd, ra.RD_END)
    while p < end and answer == s.DONE:
        if get(rd, ra.RD_NUM_EVENTS) >= get(rd, ra.RD_ROOM_EVENTS):
            answer = s.FULL
        else:
            answer = _event(x, rd, p, p + get(x, s.C_BODY), p + size_of(p) - get(x, s.C_BEHIND))
        if answer == s.DONE:
            p += size_of(p)
            put(rd, ra.RD_AT, p)
    return answer


@kernel
def redact_one(x: int) -> int:
    """Put another value in the place of one, or list it for Python."""
    rd = get(x, s.C_REDACTED)
    _redact_cell(rd, get(rd, ra.RD_COLUMN), get(rd, ra.RD_AT), get(rd, ra.RD_END))
    return s.DONE


@kernel
def seal_listed(x: int) -> int:
    """Make the checksums of the events that were listed."""
    rd = get(x, s.C_REDACTED)
    for number in range(get(rd, ra.RD_NUM_EVENTS)):
        p = get(get(rd, ra.RD_EVENTS), number)
        seal(x, p, p + size_of(p) - get(x, s.C_BEHIND), p + size_of(p))
    put(rd, ra.RD_NUM_EVENTS, 0)
    return s.DONE
