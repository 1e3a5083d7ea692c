"""Events that Python has listed, as samples for the loops: which others are listed like them, and what differs.

The loops list an event where its bytes are those of a sample, apart from some that do not matter and, at the most, one
number or a text at its end that is shown. What is shown is found by listing the sample with other numbers and texts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from binlog_kaitai._generated import layout
from binlog_kaitai.columnar import memory
from binlog_kaitai.columnar.context import flags_place
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.shapes import gtid_mask, status_mask
from binlog_kaitai.columnar.text_plan import Texts
from binlog_kaitai.decoder import ROWS_OPERATIONS, EventDecoder, read_rows_head
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.frames import Frame
from binlog_kaitai.headers import pack_header
from binlog_kaitai.info import event_info
from binlog_kaitai.sinks.jsonl import GAP

__all__ = ["LISTED", "Look", "Sample", "sample_of"]

_Type = layout.EventType
_ALL = (1 << 8) - 1
_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_SHOWN_OF_HEADER = ("event_type", "server_id", "flags")
"""The other fields of the header are shown as numbers, or not at all."""
_ASCII = bytes(range(ord(" "), ord("~") + 1))
_UTF8 = "é日本𝄞".encode()
_TEXTS = (b"BEGIN", b"x" * 3, b"select * from t")
"""Some statements are shown in another way than others."""
_LONGEST = 4
"""Bytes of the longest character in UTF-8."""
_ROOM = 256
"""Bytes of a line besides its constant texts."""

Texts3 = tuple[str, str, str]
Look = Callable[[Frame, str, str], Texts3]
"""What is constant in the lines of events like one, given what its info says before and after a number or a text:
between position and size, before this, and behind it."""


class _Place(NamedTuple):
    """Bytes of an event, counted from the begin of its body."""

    at: int
    size: int


class _Outline(NamedTuple):
    """What of an event's body may differ from one event to the next."""

    mask: bytes
    """The bits that are the same; of an event that ends with a text, as far as that."""
    number: _Place | None = None
    has_text: bool = False


class Sample:
    """One for the loops; see the slots from V_NEXT on."""

    def __init__(self, data: bytes, mask: bytes, number: _Place | None, longest: int, texts: Texts3, room: int) -> None:
        self._bytes, self._mask = memory.constant(data), memory.constant(mask)
        self._texts = Texts(texts)
        self._slots = memory.numbers(self._texts.slots)
        self.record = memory.records(s.E_SIZE)
        self.record[[s.V_BYTES, s.V_MASK]] = memory.address(self._bytes), memory.address(self._mask)
        self.record[s.V_LENGTH] = len(data)
        self.record[[s.E_NUMBER_AT, s.E_LEN_NUMBER]] = number or (0, 0)
        self.record[[s.E_LONGEST, s.E_TEXTS]] = longest, memory.address(self._slots)
        self.size = len(self._bytes) + len(self._mask) + self._texts.size
        self.record[s.E_ROOM] = room + self._texts.size


def sample_of(frame: Frame, look: Look, common: int) -> Sample | None:
    """The sample that an event is; None for one that only Python can list. All lines have `common` bytes in common."""
    try:
        outline = LISTED[frame.header.event_type][1](frame)
        parts = _around(frame, outline)
    except BinlogError:  # with other bytes, or where the line needs a part that is malformed
        return None
    if parts is None or GAP in parts[0] + parts[1]:
        return None
    before, after, longest = parts
    start = frame.body_start - frame.start
    mask = bytes(_header_mask().ljust(start, b"\0")) + outline.mask
    place = outline.number and _Place(start + outline.number.at, outline.number.size)
    data = frame.buffer[frame.start : frame.start + len(mask)]
    return Sample(data, mask, place, longest, look(frame, before, after), common + _ROOM)


def _header_mask() -> bytes:
    mask = bytearray(layout.PREFIX["event_header", None, None].size)
    for name in _SHOWN_OF_HEADER:
        field = _HEADER[name]
        mask[field.offset : field.offset + field.size] = bytes([_ALL]) * field.size
    return bytes(mask)


def _around(frame: Frame, outline: _Outline) -> tuple[str, str, int] | None:
    """What the info says before and after the number or the text, and bytes of the longest character of this; None
    where it depends on more."""
    body = frame.buffer[frame.body_start : frame.body_start + len(outline.mask)]
    if outline.has_text:
        return _around_text(frame, body, outline)
    if outline.number is not None:
        return _around_number(frame, body, outline, outline.number)
    whole = _info(frame, body)
    return (whole, "", 0) if whole and whole == _info(frame, _others(body, outline)) else None


def _info(frame: Frame, body: bytes) -> str:
    """What is said of the event with another body."""
    start = frame.body_start - frame.start
    data = bytearray(start) + body + bytes(frame.format.len_checksum)
    header = frame.header._replace(event_size=len(data))
    pack_header(data, header)
    changed = Frame(frame.position, header, bytes(data), 0, start, start + len(body), frame.format)
    return event_info(EventDecoder(frame.type_name).decode(changed))


def _others(body: bytes, outline: _Outline) -> bytes:
    """The body with other bits where they should not matter."""
    number = range(outline.number.at, outline.number.at + outline.number.size) if outline.number else ()
    free = [0 if place in number else _ALL & ~bits for place, bits in enumerate(outline.mask)]
    return bytes(byte ^ bits for byte, bits in zip(body, free, strict=True))


def _around_number(frame: Frame, body: bytes, outline: _Outline, number: _Place) -> tuple[str, str, int] | None:
    def info(value: int, data: bytes) -> str:
        stored = value.to_bytes(number.size, "little")
        return _info(frame, data[: number.at] + stored + data[number.at + number.size :])

    large = (1 << 8 * number.size - 1) - 1
    before, found, after = info(large, body).partition(str(large))
    value = int.from_bytes(body[number.at : number.at + number.size], "little")
    if not found or not before or str(large) in after:
        return None
    tries = [(0, body), *((value, data) for data in {body, _others(body, outline)})]
    return (before, after, 0) if all(info(n, data) == f"{before}{n}{after}" for n, data in tries) else None


def _around_text(frame: Frame, head: bytes, outline: _Outline) -> tuple[str, str, int] | None:
    other = _others(head, outline)
    plain = _ASCII.decode()
    before, found, after = _info(frame, head + _ASCII).partition(plain)
    if not found or after or before.lstrip() != before or not (before == "" or before.endswith(" ")):
        return None
    if any(_info(frame, data + text) != before + text.decode() for data in (head, other) for text in _TEXTS):
        return None
    takes_utf8 = _info(frame, head + _UTF8) == before + _UTF8.decode()
    return before, "", _LONGEST if takes_utf8 else 1


def _exact(frame: Frame, size: int | None = None) -> bytearray:
    return bytearray([_ALL]) * (frame.body_end - frame.body_start if size is None else size)


def _place_of(name: str, field: str) -> _Place:
    found = next(part for part in layout.PREFIX[name, None, None].fields if part.name == field)
    return _Place(found.offset, found.size)


def _clear(mask: bytearray, place: _Place) -> None:
    mask[place.at : place.at + place.size] = bytes(place.size)


def _with_number(name: str, field: str) -> Callable[[Frame], _Outline]:
    """An event of which one number is shown."""
    number = _place_of(name, field)

    def outline(frame: Frame) -> _Outline:
        mask = _exact(frame)
        _clear(mask, number)
        return _Outline(bytes(mask), number)

    return outline


def _gtid(name: str, field: str) -> Callable[[Frame], _Outline]:
    """An event that gives a transaction its GTID; what follows that is not shown, but may decide about parts."""
    number, size = _place_of(name, field), layout.PREFIX[name, None, None].size

    def outline(frame: Frame) -> _Outline:
        body, mask = frame.body, _exact(frame)
        if getattr(EventDecoder(frame.type_name).body(frame), "xid", None) is not None:
            return _Outline(bytes(mask))  # of XA each has a name of its own
        shown, needed = _info(frame, body), gtid_mask(frame.header.event_type, body)
        for place in (place for place in range(size, len(body)) if not needed[place]):
            if all(_info(frame, _with_byte(body, place, value)) == shown for value in _tries(body[place])):
                mask[place] = 0
        if str(int.from_bytes(body[number.at : number.at + number.size], "little")) not in shown:
            return _Outline(bytes(mask))  # an anonymous one
        _clear(mask, number)
        return _Outline(bytes(mask), number)

    return outline


def _tries(byte: int) -> set[int]:
    """Other values of a byte: where none of them changes what is shown, it does not matter."""
    return {0, _ALL, *(byte ^ 1 << bit for bit in range(8))}


def _with_byte(body: bytes, place: int, value: int) -> bytes:
    return body[:place] + bytes([value]) + body[place + 1 :]


def _table_id(frame: Frame, name: str, size: int | None) -> _Outline:
    """An event that begins with the number of a table, which is shown."""
    flags_at, _ = flags_place(name, frame.format.len_post_header(frame.header.event_type))
    mask, number = _exact(frame, size), _Place(0, flags_at)
    _clear(mask, number)
    return _Outline(bytes(mask), number)


def _table_map(frame: Frame) -> _Outline:
    return _table_id(frame, "table_map_event", None)


def _rows(frame: Frame) -> _Outline:
    """What stands before the rows."""
    _, start = read_rows_head(frame)
    return _table_id(frame, "rows_event", start - frame.body_start)


def _query(frame: Frame) -> _Outline:
    """What stands before the statement; who ran it and how long does not matter."""
    read, end = layout.read_query_event(frame.buffer, frame.body_start, frame.body_end)
    prefix = layout.PREFIX["query_event", None, None]
    mask = _exact(frame, end - frame.body_start - len(read.query))
    for name in ("thread_id", "exec_time"):
        _clear(mask, _place_of("query_event", name))
    mask[prefix.size : prefix.size + len(read.status_vars)] = status_mask(read)
    return _Outline(bytes(mask), has_text=True)


def _rows_query(frame: Frame) -> _Outline:
    """The length before the statement does not matter."""
    return _Outline(bytes(layout.PREFIX["rows_query_log_event", None, None].size), has_text=True)


def _annotate_rows(frame: Frame) -> _Outline:
    return _Outline(b"", has_text=True)


LISTED: dict[int, tuple[int, Callable[[Frame], _Outline]]] = {
    _Type.query_event: (s.LISTED_BEGIN, _query),
    _Type.xid_event: (s.LISTED, _with_number("xid_event", "xid")),
    _Type.intvar_event: (s.LISTED, _with_number("intvar_event", "value")),
    _Type.table_map_event: (s.LISTED, _table_map),
    _Type.rows_query_log_event: (s.LISTED_BEGIN, _rows_query),
    _Type.annotate_rows_event: (s.LISTED_BEGIN, _annotate_rows),
    _Type.gtid_log_event: (s.LISTED, _gtid("gtid_log_event", "gno")),
    _Type.anonymous_gtid_log_event: (s.LISTED, _gtid("gtid_log_event", "gno")),
    _Type.gtid_event: (s.LISTED, _gtid("gtid_event", "sequence_number")),
    **dict.fromkeys(ROWS_OPERATIONS, (s.LISTED_BEGIN, _rows)),
}
"""By type: whether a sample is like whole events or like how they begin, and what may differ."""
