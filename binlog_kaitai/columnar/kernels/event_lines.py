"""Events to lines of a listing, for those that are like one that Python has listed.

What each text says stands in `sinks.event_lines`; here are only the places between the constant ones.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.kernels.digits import put_uint
from binlog_kaitai.columnar.kernels.known import known_alike
from binlog_kaitai.columnar.kernels.memory import copy, get, kernel, load_little, put, reader_of, store8, store64
from binlog_kaitai.columnar.kernels.string_text import put_utf8
from binlog_kaitai.columnar.kernels.time_text import put_iso
from binlog_kaitai.columnar.kernels.value_text import put_piece
from binlog_kaitai.columnar.kernels.words import put_words

__all__ = ["put_event"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_time, _type, _server_id = (reader_of(_HEADER[name]) for name in ("timestamp", "event_type", "server_id"))
_size, _log_pos = reader_of(_HEADER["event_size"]), reader_of(_HEADER["log_pos"])

_SPACES = int.from_bytes(b" " * 8, "little")
_T, _Z, _PLUS = ord("T"), ord("Z"), ord("+")
_LEN_TIME = len("2026-11-20T08:15:30Z")
_ASIDE = 32
"""Bytes after which digits are written first whose number is not known yet."""
_LONGEST_CHARACTER = len(r"\u001f")
"""Bytes that one byte of a text may make."""


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
def _put_time(target: int, seconds: int) -> int:
    store8(put_iso(target, seconds, _T), _Z)
    return target + _LEN_TIME


@kernel
def _put_row(x: int, v: int, p: int, target: int) -> int:
    """What stands before the info, in a table."""
    texts, own = get(x, s.C_TEXTS), get(v, s.E_TEXTS)
    is_inside = 1 if get(x, s.C_LAST_PAYLOAD) else 0
    position = p - get(x, s.C_BASE) + get(x, s.C_OFFSET)
    target = _put_right(put_piece(target, texts, s.P_EVENT), position, get(x, s.C_POSITION_WIDTH), is_inside)
    target = _put_right(put_piece(target, own, s.P_TYPE), _size(p), get(x, s.C_SIZE_WIDTH), s.ZERO)
    target = put_piece(target, texts, s.P_EVENT_TIME)
    if _time(p):
        target = _put_time(target, _time(p))
    else:
        for i in range(0, _LEN_TIME, 8):
            store64(target + i, _SPACES)
        target += _LEN_TIME
    target = _put_right(put_piece(target, texts, s.P_EVENT_SERVER), _server_id(p), get(x, s.C_SERVER_WIDTH), s.ZERO)
    return put_piece(target, own, s.P_INFO)


@kernel
def _put_object(x: int, v: int, p: int, target: int) -> int:
    """What stands before the info, in JSON."""
    texts, own = get(x, s.C_TEXTS), get(v, s.E_TEXTS)
    target, outer = put_piece(target, texts, s.P_EVENT), get(x, s.C_LAST_PAYLOAD)
    if outer:
        target = put_piece(put_uint(target, outer), texts, s.P_EVENT_INSIDE)
    target = put_uint(target, p - get(x, s.C_BASE) + get(x, s.C_OFFSET))
    target = put_uint(put_piece(target, own, s.P_TYPE), _size(p))
    target = put_uint(put_piece(target, texts, s.P_EVENT_LOG_POS), _log_pos(p))
    target = _put_time(put_piece(target, texts, s.P_EVENT_TIME), _time(p))
    target = put_uint(put_piece(target, texts, s.P_EVENT_SERVER), _server_id(p))
    return put_piece(target, own, s.P_INFO)


@kernel
def _put_info(x: int, v: int, p: int, e: int, target: int) -> int:
    """The number or the text of the info; gives the end of it, 0 where Python has to make it."""
    if get(v, s.E_LEN_NUMBER):
        number = load_little(p + get(v, s.E_NUMBER_AT), get(v, s.E_LEN_NUMBER))
        return 0 if number < 0 else put_uint(target, number)
    if get(v, s.E_LONGEST) == 0:
        return target
    start = p + get(v, s.V_LENGTH)
    if get(x, s.C_LISTING) == s.AS_TABLE:
        return put_words(target, start, e, get(v, s.E_LONGEST))
    return put_utf8(target, start, e, get(v, s.E_LONGEST))


@kernel
def _for_python(x: int) -> int:
    """There is a sample, but Python has to make the line."""
    put(x, s.C_HAS_SAMPLE, 1)
    return s.ODD


@kernel
def put_event(x: int, p: int, e: int, kind: int, is_wanted: int) -> int:
    """The line of an event, unless it is not wanted; gives DONE, FULL, or ODD for one that Python has to look at."""
    v = known_alike(get(x, s.C_SAMPLES) + 8 * _type(p), p, e - p, kind == s.LISTED_BEGIN)
    if v == 0:
        return s.ODD
    if not is_wanted:
        return s.DONE
    wanted = get(v, s.E_ROOM) + (_LONGEST_CHARACTER * (e - p) if get(v, s.E_LONGEST) else 0)
    if get(x, s.C_OUT_USED) + wanted > get(x, s.C_OUT_ROOM):
        return s.FULL if get(x, s.C_OUT_USED) else _for_python(x)
    out = get(x, s.C_OUT)
    target = out + get(x, s.C_OUT_USED)
    target = _put_row(x, v, p, target) if get(x, s.C_LISTING) == s.AS_TABLE else _put_object(x, v, p, target)
    target = _put_info(x, v, p, e, target)
    if target == 0:
        return _for_python(x)
    put(x, s.C_OUT_USED, put_piece(target, get(v, s.E_TEXTS), s.P_EVENT_END) - out)
    return s.DONE
