"""What stands in for a value by a key: `redaction.secret` says which it is."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.decimal import (
    G_HALF,
    G_IS_BIG,
    G_IS_FIRST,
    G_POWER,
    G_SIZE,
    G_SLOTS,
    group_of,
    is_negative,
    magnitude_of,
)
from binlog_kaitai.compiled.loops.digits import put_uint
from binlog_kaitai.compiled.loops.float_text import put_repr
from binlog_kaitai.compiled.loops.hashed import begin_draws, below, hashed, label_room
from binlog_kaitai.compiled.loops.memory import (
    copy,
    equal,
    get,
    kernel,
    load8,
    load32,
    load64,
    load_big,
    load_little,
    lshr,
    reader_of,
    store8,
    store32,
    store64,
    ult,
    writer_of,
)
from binlog_kaitai.compiled.loops.reals import double_of, hundredths, single_of
from binlog_kaitai.compiled.loops.text import ascii_length, follows, is_utf8
from binlog_kaitai.compiled.records.carved import Alphabet, KnownNumber, KnownText, Mask, Secret
from binlog_kaitai.format.structs import stored_field

__all__ = ["other_integer", "put_back", "put_decimal", "put_number", "put_real", "put_text"]

_TEXT, _ROUND, _OF, _COLON, _REAL, _DECIMAL = b"text ", b"round ", b" of ", b": ", b"real ", b"decimal "
_AT_ROUND = len(_TEXT)
_AT_OF = _AT_ROUND + len(_ROUND)
_AT_COLON = _AT_OF + len(_OF)
_AT_REAL = _AT_COLON + len(_COLON)
_AT_DECIMAL = _AT_REAL + len(_REAL)
_LEN_TEXT, _LEN_ROUND, _LEN_OF, _LEN_COLON = len(_TEXT), len(_ROUND), len(_OF), len(_COLON)
_LEN_REAL, _LEN_DECIMAL = len(_REAL), len(_DECIMAL)
_F4, _F8 = stored_field("value_f4", "value"), stored_field("value_f8", "value")
_f4, _put_f4, _f8, _put_f8 = reader_of(_F4), writer_of(_F4), reader_of(_F8), writer_of(_F8)
_LEN8 = layout.PREFIX["value_f8", None, None].size
_ROUNDS = 6
_ASCII = 0x80
_MOST_TRIES = 64
_DRAWN = 9
"""Bytes that are drawn for a character."""
_LAST_WORD = 28
"""Where in a hash its last four bytes are."""
_SCATTERS = 0x9E3779B97F4A7C15 - (1 << 64)
_MOST_REAL = 100_000_000
"""Hundredths that stand in for a number with a fraction are below."""
_SIGN = -(1 << 63)


@kernel
def _put_word(r: Secret, target: int, at: int, size: int) -> int:
    """Write one of the words of labels."""
    copy(target, r.texts + at, size)
    return target + size


@kernel
def _put_label(r: Secret, al: Alphabet, p: int, end: int, number: int, is_stored: int) -> int:
    """Write the label of a text, for which there is room; gives the end of it."""
    target = put_uint(_put_word(r, label_room(r), 0, _LEN_TEXT), number)
    target = _put_word(r, target, _AT_COLON, _LEN_COLON)
    if is_stored:
        copy(target, p, end - p)
        return target + end - p
    while p < end:
        char = al.texts + 4 * load8(p)
        store32(target, load32(char + 1))
        target += load8(char)
        p += 1
    return target


@kernel
def _put_like(r: Secret, al: Alphabet, target: int, kind: int, size: int) -> int:
    """Write a character of a kind; gives the end of it, 0 where there is none of the kind."""
    count = get(al, Alphabet.counts + kind)
    if count == 0:
        return 0
    p = get(al, Alphabet.pools + kind) + below(r, count) * size
    for i in range(size):
        store8(target + i, load8(p + i))
    return target + size


@kernel
def _try_text(r: Secret, al: Alphabet, p: int, end: int, target: int) -> bool:
    """Write a text of the numbers that are drawn; False where a character has no like."""
    while p < end:
        first, size = load8(p), 1
        if first >= _ASCII and al.mode == ra.AL_UTF8:
            size = follows(p, first)
        kind = load8(al.kinds + first) if size == 1 else ra.AL_LETTERS + size - 1
        target = _put_like(r, al, target, kind, size)
        if target == 0:
            return False
        p += size
    return True


@kernel
def _put_new_text(r: Secret, al: Alphabet, p: int, end: int, target: int) -> bool:
    """Write other text that was not written before."""
    size, mode = end - p, al.mode
    if size > r.most_text:
        return False
    is_ascii = ascii_length(p, end) == size
    if not is_ascii and (mode == ra.AL_ASCII or (mode == ra.AL_UTF8 and not is_utf8(p, end, al.longest))):
        return False
    is_stored = 1 if is_ascii or mode == ra.AL_UTF8 else 0
    for number in range(_MOST_TRIES if size else 0):
        begin_draws(r, _put_label(r, al, p, end, number, is_stored), _DRAWN * size)
        if not _try_text(r, al, p, end, target):
            return False
        if not equal(p, target, size):
            return True
    return size == 0


@kernel
def _kept_text(r: Secret, p: int, size: int) -> KnownText:
    """The place where a text is kept, or another one."""
    number, i = size, 0
    while i < size:
        number = (number ^ load_little(p + i, min(size - i, 8))) * _SCATTERS
        number ^= lshr(number, 32)
        i += 8
    return KnownText.nth(r.strings, lshr(number * _SCATTERS, 64 - ra.CT_BITS))


@kernel
def put_text(r: Secret, al: Alphabet, p: int, end: int, target: int) -> bool:
    """Write other text of an alphabet, of the same size, for which there is room; False where that is Python's."""
    size = end - p
    if size > ra.CT_MOST:
        return _put_new_text(r, al, p, end, target)
    known = _kept_text(r, p, size)
    is_known = known.alphabet == al and known.length == size
    if is_known and equal(known.text, p, size):
        copy(target, known.other, size)
        return True
    if not _put_new_text(r, al, p, end, target):
        return False
    known.alphabet = al
    known.length = size
    copy(known.text, p, size)
    copy(known.other, target, size)
    return True


@kernel
def _mixed(r: Secret, number: int, half: int, value: int) -> int:
    """What a round makes of half a number."""
    start = label_room(r)
    target = put_uint(_put_word(r, start, _AT_ROUND, _LEN_ROUND), number)
    target = put_uint(_put_word(r, target, _AT_OF, _LEN_OF), half)
    target = put_uint(_put_word(r, target, _AT_COLON, _LEN_COLON), value)
    block = r.block
    hashed(r, start, target - start, block)
    return load_big(block + _LAST_WORD, 4) & ((1 << half) - 1)


@kernel
def _walk(r: Secret, value: int, size: int, half: int, is_back: int) -> int:
    """Permute the numbers below a size, which is unsigned; back, it is undone."""
    while True:
        left, right = lshr(value, half), value & ((1 << half) - 1)
        for i in range(_ROUNDS):
            if is_back:
                left, right = right ^ _mixed(r, _ROUNDS - 1 - i, half, left), left
            else:
                left, right = right, left ^ _mixed(r, i, half, right)
        value = (left << half) + right
        if ult(value, size):
            return value


@kernel
def _other(r: Secret, value: int, size: int) -> int:
    """Another number from 0 up to a size; both are unsigned."""
    place = lshr((value ^ (size << 1)) * _SCATTERS, 64 - ra.CA_BITS)
    known = KnownNumber.nth(r.numbers, place)
    if known.limit == size and known.value == value:
        return known.other
    bits, most = 0, size - 1
    while most:
        bits += 1
        most = lshr(most, 1)
    half = max(bits + 1 >> 1, 1)
    found = _walk(r, value, size, half, 0) + 1
    found = _walk(r, 0 if found == size else found, size, half, 1)
    known.value = value
    known.limit = size
    known.other = found
    return found


@kernel
def _other_unsigned(r: Secret, value: int) -> int:
    """Another number that needs as many bytes; both are unsigned."""
    bits, rest = 0, value
    while rest:
        bits += 1
        rest = lshr(rest, 1)
    whole = max(bits + 7 >> 3, 1) << 3
    first = whole - 1 if bits == whole else whole - 8
    last = whole if bits == whole else whole - 1
    start = 1 << first if first else 0
    return start + _other(r, value - start, (0 if last == 64 else 1 << last) - start)


@kernel
def other_integer(r: Secret, value: int, is_signed: int) -> int:
    """Another integer that needs as many bytes."""
    return -1 - _other_unsigned(r, -1 - value) if value < 0 and is_signed else _other_unsigned(r, value)


@kernel
def _other_number(r: Secret, k: Mask, value: int) -> int:
    """What stands in for a number of a column."""
    kind, limit = k.kind, k.limit
    if kind == ra.MK_INTEGER:
        return other_integer(r, value, limit)
    if kind == ra.MK_BELOW:
        while not ult(value, limit):  # labels that nobody knows
            limit <<= 1
        return _other(r, value, limit)
    return 1 + _other(r, value - 1, max(limit, value)) if value else 0


@kernel
def put_number(r: Secret, k: Mask, p: int, size: int) -> bool:
    """Put another number of a column in the place of one of up to eight bytes; False where that is Python's."""
    value = load_big(p, size) if k.is_big else load_little(p, size)
    if k.kind == ra.MK_INTEGER and k.limit:
        unused = 64 - 8 * size
        value = (value << unused) >> unused
    if k.kind == ra.MK_BELOW and value < 0:  # below 2^64, which is no number here
        return False
    value = _other_number(r, k, value)
    for i in range(size):
        store8(p + (size - 1 - i if k.is_big else i), value >> 8 * i)
    return True


@kernel
def put_back(target: int, source: int, size: int) -> None:
    """Copy exactly so many bytes."""
    i = 0
    while i + 8 <= size:
        store64(target + i, load64(source + i))
        i += 8
    while i < size:
        store8(target + i, load8(source + i))
        i += 1


@kernel
def _other_real(r: Secret, bits: int) -> tuple[int, bool]:
    """The bits of another number with a fraction, and whether there is one."""
    label = _put_word(r, label_room(r), _AT_REAL, _LEN_REAL)
    end = put_repr(label, bits, r.powers)
    if end == 0:
        return 0, False
    begin_draws(r, end, s.ZERO)
    size = bits & ~_SIGN
    sign = bits & _SIGN if size else 0
    found = size
    while found == size:
        found = hundredths(below(r, _MOST_REAL))
    return found | sign, True


@kernel
def put_real(r: Secret, p: int, target: int, size: int) -> bool:
    """Write another number for the one with a fraction at p, of so many bytes; False where that is Python's."""
    found, is_found = _other_real(r, _f8(p) if size == _LEN8 else double_of(_f4(p)))
    if is_found:
        if size == _LEN8:
            _put_f8(target, found)
        else:
            _put_f4(target, single_of(found))
    return is_found


@kernel
def _draw_group(r: Secret, target: int, group: int, negative: bool) -> None:
    """Draw digits for a group of a DECIMAL."""
    size, is_found = get(group, G_SIZE), False
    while not is_found:
        raw = below(r, 1 << 8 * size)
        for i in range(size):
            store8(target + (size - 1 - i if get(group, G_IS_BIG) else i), raw >> 8 * i)
        is_found = group_of(target, group, negative) < get(group, G_POWER)
        if get(group, G_IS_FIRST):
            is_found = is_found and magnitude_of(target, group, negative) >= get(group, G_HALF)


@kernel
def put_decimal(r: Secret, program: int, p: int, size: int, target: int) -> bool:
    """Write another number of as many digits for the DECIMAL at p; False where that is Python's."""
    label = _put_word(r, label_room(r), _AT_DECIMAL, _LEN_DECIMAL)
    put_back(label, p, size)
    begin_draws(r, label + size, s.ZERO)
    negative, made = is_negative(p), r.decimal
    for _ in range(_MOST_TRIES):
        place, group = made, program + 8
        for _ in range(get(program, s.ZERO)):
            _draw_group(r, place, group, negative)
            place += get(group, G_SIZE)
            group += 8 * G_SLOTS
        if not equal(made, p, size) and is_negative(made) == negative:
            put_back(target, made, size)
            return True
    return False
