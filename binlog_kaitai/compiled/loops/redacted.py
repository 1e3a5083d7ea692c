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
from binlog_kaitai.compiled.records.carved import HiddenValue, Mask, Redacted
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Image, Table

__all__ = ["redact", "redact_one", "seal_listed"]


@kernel
def _cell_end(k: Mask, q: int, e: int) -> int:
    """The end of the cell at q, 0 where it is not before e."""
    size = k.stored
    if size >= 0:
        return q + size if size <= e - q else 0
    if -size > e - q:
        return 0
    length = load_little(q, -size)
    return q - size + length if 0 <= length <= e - q + size else 0


@kernel
def _list_value(rd: Redacted, k: Mask, q: int, end: int) -> None:
    """List a value for Python, for which there is room."""
    number = rd.num_values
    value, base = HiddenValue.nth(rd.values, number), rd.base
    value.at = q - base
    value.end = end - base
    value.column = k.number
    rd.num_values = number + 1


@kernel
def _redact_cell(rd: Redacted, k: Mask, q: int, end: int) -> None:
    """Put another value in the place of one, or list it for Python."""
    if not put_other(rd, rd.secret, k, q, end):
        _list_value(rd, k, q, end)


@kernel
def _image(x: Context, rd: Redacted, m: Image, q: int, e: int, is_writing: int) -> int:
    """Redact the image at q, or count what is hidden in it; gives the end of it, 0 where it is not before e."""
    nulls, differences, q = image_head(x, m, q, e)
    if q == 0 or differences:
        return 0
    columns, count = m.columns, 0
    for i in range(m.present):
        if loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            continue
        k = Mask(get(columns, i))
        end = _cell_end(k, q, e)
        if end == 0:
            return 0
        if k.kind:
            count += 1
            if is_writing:
                _redact_cell(rd, k, q, end)
        q = end
    rd.count += count
    return q


@kernel
def _images(x: Context, rd: Redacted, head: Head, q: int, e: int, is_writing: int) -> bool:
    """Redact the images of an event from q on, or count what is hidden in them; False where they are not sound."""
    rd.count = 0
    while q < e:
        start = q
        q = _image(x, rd, head.before, q, e, is_writing)
        if q and head.is_update:
            q = _image(x, rd, head.after, q, e, is_writing)
        if q <= start:
            return False
    return True


@kernel
def _list_event(rd: Redacted, p: int) -> None:
    """List an event whose checksum is made when Python has put its values, for which there is room."""
    number = rd.num_events
    put(rd.events, number, p)
    rd.num_events = number + 1


@kernel
def _rows_of(x: Context, rd: Redacted, p: int, body: int, e: int, t: int) -> int:
    """Redact the rows of an event of a table with something to hide."""
    post_header = load8(x.form.post_headers + type_of(p))
    fixed = loops.read_rows_event_head(body, e, x.form.fields, post_header)
    if fixed == 0 or load8(x.form.compressed + type_of(p)):
        return s.ODD
    x.items.head_end = fixed
    head = find_head(t + Table.heads * 8, fixed, e, type_of(p), s.ZERO)
    if head == 0:
        return s.NEW_HEAD
    q = fixed + head.length
    if not _images(x, rd, head, q, e, s.ZERO):
        return s.ODD
    if rd.count > rd.room_values - rd.num_values:
        return s.FULL
    listed = rd.num_values
    _images(x, rd, head, q, e, 1)
    if rd.num_values > listed:
        _list_event(rd, p)
    else:
        seal(x, p, e, p + size_of(p))
    return s.DONE


@kernel
def _rows(x: Context, rd: Redacted, p: int, body: int, e: int, kind: int) -> int:
    """Redact a rows event; gives DONE, or what is to be done about it."""
    fields, post_header = x.form.fields, load8(x.form.post_headers + type_of(p))
    if loops.read_rows_event(body, e, fields, kind == s.LIST_UPDATES, post_header) == 0:
        return s.ODD
    known = in_force(x, get(fields, loops.ROWS_EVENT_TABLE_ID))
    if known == 0:
        return s.ODD
    if known.noted != rd.statement and (rd.is_said or not known.noted):
        return s.UNKNOWN
    t = known.hidden
    if t == ra.ALL_PYTHON:
        return s.ODD
    answer = _rows_of(x, rd, p, body, e, t) if t else s.DONE
    if answer == s.DONE:
        loops.read_rows_event(body, e, fields, kind == s.LIST_UPDATES, post_header)  # of which flags are asked
    return answer


@kernel
def _table_map(x: Context, p: int, body: int, e: int) -> int:
    """Take a table map that Python has seen, with other labels if it has such."""
    if not reads_known_map(x, p, body, e):
        return s.ODD
    follow(x, s.LIST_TABLE_MAP, body, e)
    other = known_map(x, body, e).other
    if other:
        put_back(body, other, e - body)
        seal(x, p, e, p + size_of(p))
    return s.DONE


@kernel
def _event(x: Context, rd: Redacted, p: int, body: int, e: int) -> int:
    """Redact an event; gives DONE, or what is to be done about it."""
    kind = load8(x.form.handlers + type_of(p))
    if kind == s.LIST_TABLE_MAP:
        return _table_map(x, p, body, e)
    if kind == s.LIST_ROWS or kind == s.LIST_UPDATES:
        answer = _rows(x, rd, p, body, e, kind)
        if answer != s.DONE:
            return answer
    elif kind == s.LIST_QUERY:
        fields = x.form.fields
        if not read_query(x, p, body, e) or not is_control(
            get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)
        ):
            return s.ODD
        rd.query = p
        rd.is_said = 0
    elif kind != s.LIST_XID and (kind < s.LIST_GTID or kind > s.LIST_MARIADB_GTID):
        return s.ODD
    follow(x, kind, body, e)
    return s.DONE


@kernel
def redact(x: Context) -> int:
    """Redact events from a place on; gives DONE, or what is to be done about the one there."""
    rd, answer = x.redacted, s.DONE
    p, end = rd.begin, rd.end
    while p < end and answer == s.DONE:
        if rd.num_events >= rd.room_events:
            answer = s.FULL
        else:
            answer = _event(x, rd, p, p + x.form.body, p + size_of(p) - x.form.behind)
        if answer == s.DONE:
            p += size_of(p)
    rd.at = p
    return answer


@kernel
def redact_one(x: Context) -> int:
    """Put another value in the place of one, or list it for Python."""
    rd = x.redacted
    _redact_cell(rd, rd.column, rd.begin, rd.end)
    return s.DONE


@kernel
def seal_listed(x: Context) -> int:
    """Make the checksums of the events that were listed."""
    rd = x.redacted
    for number in range(rd.num_events):
        p = get(rd.events, number)
        seal(x, p, p + size_of(p) - x.form.behind, p + size_of(p))
    rd.num_events = 0
    return s.DONE
