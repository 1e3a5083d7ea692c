"""Transactions counted: how many rows each has of which table and kind, its first statement, bytes of its events."""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.changes.transactions import CONTROLS, NOTHING
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.digests import digest_of
from binlog_kaitai.compiled.loops.images import cell_end, image_head, row_end
from binlog_kaitai.compiled.loops.inflated import read_query
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, put, reader_of
from binlog_kaitai.compiled.loops.said import said_text
from binlog_kaitai.compiled.loops.shapes import add_shape_rows, add_shape_statement, find_shape, say_shape
from binlog_kaitai.compiled.loops.sieve import is_statement_chosen
from binlog_kaitai.compiled.loops.text import after_characters, ascii_length, put_ellipsis
from binlog_kaitai.compiled.loops.text import is_utf8 as is_utf8_text
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Column, Head, Item, Table
from binlog_kaitai.compiled.records.transactions import Shape, Tally, Trx
from binlog_kaitai.events.statements import MOST_STATEMENT

__all__ = [
    "add_event",
    "add_rows",
    "beginning_of",
    "count_bytes",
    "count_member",
    "count_rows",
    "tally_of",
    "weigh",
]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _server_id, _size = (reader_of(_HEADER[name]) for name in ("timestamp", "server_id", "event_size"))
_type = reader_of(_HEADER["event_type"])
_LONGEST = 4
"""Bytes of the longest character."""


@kernel
def _digest_by_key(x: Context, head: Head, q: int, between: int, end: int) -> int:
    """The digest of a row of which only the key counts before a change, whose second image is between two places."""
    m, key, number = head.before, head.key, head.seed_by_key
    nulls, _, at = image_head(x, m, q, end)
    columns = m.columns
    for i in range(m.present):
        k, stop = Column(get(columns, i)), at
        if not loops.cell_is_null(null_bits=nulls, bitmap_bit_rank=i):
            stop = cell_end(k, at, end)
        if get(key, k.index):
            number = digest_of(at, stop, number)
        at = stop
    return digest_of(between, end, number)


@kernel
def _count(x: Context, head: Head, q: int, e: int, is_update: int) -> tuple[int, int, int]:
    """The rows from q to e, a negative number where they are not whole; and the sums of their digests, where these are
    asked for."""
    rows, digest, by_keys, seed, key = 0, 0, 0, head.seed, head.key
    while q < e:
        end, between = row_end(x, head, q, e, is_update)
        if end <= q:
            return -1, digest, by_keys
        if seed:
            digest += digest_of(q, end, seed)
        if key:
            by_keys += _digest_by_key(x, head, q, between, end)
        q = end
        rows += 1
    return rows, digest, by_keys


@kernel
def tally_of(x: Context, item: Item, name: int, kind: int) -> Tally:
    """The record of a work item's transaction, the name of a table (0: any) and a kind; 0 where there is no room for
    one."""
    number = x.trxs.base + item.trx + 1
    tallies, count = x.tallies.list, x.tallies.num
    first = x.tallies.first
    if first >= count or Tally.nth(tallies, first).trx != number:
        first = count
        x.tallies.first = first
    for i in range(first, count):
        record = Tally.nth(tallies, i)
        if record.kind == kind and (name == 0 or record.store == name):
            return record
    if count == x.tallies.room:
        return Tally(0)
    record = Tally.nth(tallies, count)
    record.trx = number
    record.store = name
    record.kind = kind
    record.rows = 0
    record.bytes = 0
    record.time = _time(x.base + item.at)
    record.server = _server_id(x.base + item.at)
    record.thread = item.thread
    record.digest = 0
    record.undigested = 0
    record.by_keys = 0
    record.wide = 0
    x.tallies.num = count + 1
    return record


@kernel
def add_rows(t: int, kind: int, rows: int) -> None:
    """Count rows of a table, for the ledger."""
    count = Table.inserts if kind == s.INSERT else Table.updates if kind == s.UPDATE else Table.deletes
    put(t, count, get(t, count) + rows)


@kernel
def add_event(x: Context, record: Tally, item: Item, rows: int) -> None:
    """Add an event with so many rows."""
    event = x.base + item.at
    record.time = min(record.time, _time(event))
    record.rows += rows
    record.bytes += _size(event)


@kernel
def count_rows(x: Context, t: Table, head: Head, item: Item, q: int) -> int:
    """Count the rows of an event, which begin at q, or are known to fit; gives DONE or another answer."""
    kind = item.kind
    is_update = 1 if kind == s.UPDATE else 0
    rows, digest, by_keys = x.sieve.num_fit, s.ZERO, s.ZERO
    if q:
        rows, digest, by_keys = _count(x, head, q, x.items.rows_end, is_update)
    if rows < 0:
        return s.ODD
    record = tally_of(x, item, t.name, kind)
    if record == 0:
        return s.LINES_FULL
    add_event(x, record, item, rows)
    record.digest += digest
    record.by_keys += by_keys if head.key else digest
    record.wide += head.is_wide
    if x.shapes.list:
        add_shape_rows(x, item, record.trx, rows, _size(x.base + item.at))
    add_rows(t, kind, rows)
    return s.DONE


@kernel
def beginning_of(start: int, end: int, is_utf8: bool) -> int:
    """Bytes of the beginning of a statement; -1 where it is not ASCII, nor UTF-8 where it may be that."""
    size = min(end - start, MOST_STATEMENT)
    if ascii_length(start, start + size) == size:
        return size
    stop = after_characters(start, end, MOST_STATEMENT)
    return stop - start if is_utf8 and is_utf8_text(start, stop, _LONGEST) else -1


@kernel
def _read_text(x: Context, item: Item) -> tuple[int, int]:
    """Where the text of a work item begins and ends, 0 where Python has to look."""
    base, fields = x.base, x.form.fields
    p, body, e = base + item.at, base + item.body, base + item.end
    if item.kind == s.SAID:
        return said_text(p, body, e, fields)
    if not read_query(x, p, body, e):
        return 0, 0
    return get(fields, loops.QUERY_EVENT_AT_QUERY), get(fields, loops.QUERY_EVENT_STOP_QUERY)


@kernel
def _note_text(x: Context, item: Item, record: Tally) -> None:
    """Note where the text of a work item is."""
    base = x.base
    start, end = _read_text(x, item)
    record.store = item.body
    record.bytes = ra.NOT_THERE
    if start == 0:
        return
    charset = get(x.form.fields, loops.QUERY_EVENT_CHARSET_CLIENT)
    is_utf8 = item.kind == s.SAID or load8(x.known.utf8_charsets + charset) != 0
    if load8(x.form.compressed + _type(base + item.at)) == 0:
        if is_utf8 or beginning_of(start, end, False) >= 0:
            record.store = start - base
            record.bytes = end - start
        return
    size, at = beginning_of(start, end, is_utf8), (record - x.tallies.list) // (Tally.BYTES) * ra.TALLY_TEXT
    if size >= 0 and at < x.tallies.room * ra.TALLY_TEXT:
        target = x.tallies.texts + at
        copy(target, start, size)
        if start + size < end:
            size = put_ellipsis(target + size) - target
        record.store = at + 1  # 0 stands for none
        record.bytes = ra.INFLATED - size


@kernel
def _add_digest(x: Context, item: Item, record: Tally) -> None:
    """Add the text of a work item and its default database to the digest of the statements before it."""
    start, end = _read_text(x, item)
    if start == 0:
        record.undigested += 1
        return
    fields = x.form.fields
    at, stop = get(fields, loops.QUERY_EVENT_AT_DATABASE), get(fields, loops.QUERY_EVENT_STOP_DATABASE)
    record.digest = digest_of(start, end, digest_of(at, stop, record.digest))
    record.by_keys = record.digest


@kernel
def _count_shape(x: Context, item: Item, shape: Shape) -> None:
    """Count a statement by its shape, or say that the rows which follow are of it."""
    if item.kind == s.SAID:
        say_shape(x, item, shape)
    else:
        add_shape_statement(shape, x.trxs.base + item.trx + 1, _size(x.base + item.at))


@kernel
def count_member(x: Context, item: Item, number: int) -> int:
    """Note the first statement of a transaction, or of its rows, or one that stands for itself: the work item with this
    number; gives DONE or another answer."""
    known = Trx.nth(x.trxs.list, item.trx).known
    is_load = item.kind == s.MEMBER and item.signal == NOTHING
    is_alone, is_wanted = is_load or item.signal == CONTROLS, item.is_wanted
    if (known & s.IS_NOT_DONE and not is_load) or not (is_wanted or is_alone):
        return s.DONE
    has_choice = x.wanted.has_choice != 0 and item.kind == s.MEMBER
    chosen = is_statement_chosen(x, item) if has_choice and not is_alone else 1
    if chosen < 0 or (has_choice and is_alone):
        return s.PYTHON
    if chosen == 0:
        return s.DONE
    has_shape = x.shapes.list != 0 and (is_load or not is_alone) and is_wanted
    shape = Shape(0)
    if has_shape:
        start, end = _read_text(x, item)
        if start == 0:
            return s.PYTHON
        shape = find_shape(x, start, end)
    record = tally_of(x, item, s.ZERO, s.ALONE if is_alone else item.kind)
    if record == 0 or (has_shape and shape == 0):
        return s.LINES_FULL
    if has_shape:
        _count_shape(x, item, shape)
    x.statements.num_chosen += 1 if has_choice else 0
    if x.tallies.told.form == ra.AS_DIGESTS and item.kind == s.MEMBER:
        _add_digest(x, item, record)
    length = record.bytes
    if record.store == 0 or length == 0 or length == ra.INFLATED:  # the one before has no text
        record.rows = number if is_wanted else ra.NOT_WANTED
        _note_text(x, item, record)
    return s.DONE


@kernel
def weigh(x: Context, trx: Trx, event: int, at: int) -> None:
    """Count the bytes of an event of a transaction, which begins at an offset or is in the payload of one there."""
    is_stored = x.payloads.inside == 0
    count_bytes(trx, at + x.offset, _time(event), _size(event), is_stored)
    trx.bytes_inflated += _size(event)


@kernel
def count_bytes(trx: Trx, position: int, time: int, size: int, is_stored: bool) -> None:
    """Count an event at a position of the log, which is stored there or is in the payload of the event there."""
    if trx.first_at == 0:
        trx.first_at = position
        trx.first_time = time
    trx.last_time = time
    if is_stored:
        trx.bytes_stored += size
        trx.stop = position + size
        if size > trx.event_bytes:
            trx.event_bytes = size
            trx.event_at = position
