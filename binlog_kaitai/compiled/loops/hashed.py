"""HMAC with SHA-256 (FIPS 198, FIPS 180-4), and numbers that are drawn by it."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.digits import count_digits, put_uint
from binlog_kaitai.compiled.loops.memory import (
    LOW32,
    bswap,
    copy,
    get,
    kernel,
    load32,
    load_big,
    lshr,
    put,
    store8,
    store32,
    store64,
    udiv,
)
from binlog_kaitai.compiled.loops.sha256 import (
    BLOCK,
    DIGEST,
    LANE_BYTES,
    LANES,
    NUM_WORDS,
    WORD,
    compress,
    compress_lanes,
)
from binlog_kaitai.compiled.records.carved import Secret

__all__ = ["begin_draws", "below", "end_label", "hashed", "label_room"]

_INNER, _OUTER = 0x36363636, 0x5C5C5C5C
_END = 0x80
_LENGTH = 8
"""Bytes of the length that ends a message."""
_COLON = ord(":")
_PREFIX = 32
"""Bytes before a label for the number of the block."""
_SPARE = 8
"""More bytes than a number needs, as in `redaction.secret`."""
_LONG = b"long: "
_FEW = 2 * DIGEST
"""Bytes that are drawn faster one block after the other."""


@kernel
def _begin_key(r: Secret, state: int, pad: int) -> None:
    """Begin a state with the key, which a number is added to."""
    key, block = r.key, r.block
    for i in range(8):
        put(state, i, get(r, Secret.first + i))
    for i in range(BLOCK // WORD):
        store32(block + WORD * i, load32(key + WORD * i) ^ pad)
    compress(state, block)


@kernel
def _end_message(p: int, size: int) -> int:
    """Write the end of a message of which a block went before; gives where its last block ends."""
    end = p + size
    whole = p + (size + _LENGTH + BLOCK & -BLOCK)
    store8(end, _END)
    at = end + 1
    while at < whole - _LENGTH:
        store64(at, 0)
        at += _LENGTH
    store64(whole - _LENGTH, bswap(8 * (BLOCK + size)))
    return whole


@kernel
def _finish(state: int, p: int, size: int) -> None:
    """Add the last bytes of a message, which has a block before them, and its end, for which there is room after p."""
    whole = _end_message(p, size)
    while p < whole:
        compress(state, p)
        p += BLOCK


@kernel
def hashed(r: Secret, p: int, size: int, target: int) -> None:
    """Put the HMAC of a message, after which there is room for two blocks, to a place with room for two blocks."""
    if not r.is_keyed:
        _begin_key(r, r.inner, _INNER)
        _begin_key(r, r.outer, _OUTER)
        r.is_keyed = 1
    state = r.state
    for i in range(8):
        put(state, i, get(r, Secret.inner + i))
    _finish(state, p, size)
    for i in range(8):
        store32(target + WORD * i, lshr(bswap(get(state, i)), 32))
        put(state, i, get(r, Secret.outer + i))
    _finish(state, target, DIGEST)
    for i in range(8):
        store32(target + WORD * i, lshr(bswap(get(state, i)), 32))


@kernel
def label_room(r: Secret) -> int:
    """Return where a label is written from which numbers are drawn."""
    return r.message + _PREFIX


@kernel
def end_label(r: Secret, end: int) -> int:
    """Return the end of a label that ends at `end`: of a long one its hash takes the place."""
    start = label_room(r)
    if end - start <= r.most_label:
        return end
    hashed(r, start, end - start, r.block)
    copy(start, r.long, len(_LONG))
    copy(start + len(_LONG), r.block, DIGEST)
    return start + len(_LONG) + DIGEST


@kernel
def begin_draws(r: Secret, end: int, expected: int) -> None:
    """Draw numbers from the label that ends at `end`; about so many bytes of what is drawn will be wanted."""
    r.label_end = end_label(r, end)
    r.number = 0
    r.left = 0
    r.expected = expected


@kernel
def _put_number(r: Secret, number: int) -> int:
    """Write the number of a block before the label; gives where it begins."""
    colon, digits = label_room(r) - 1, r.digits
    start = colon - (put_uint(digits, number) - digits)
    for i in range(colon - start):
        store8(start + i, load_big(digits + i, 1))
    store8(colon, _COLON)
    return start


@kernel
def _spread(target: int, word: int) -> None:
    """Put a word into all lanes."""
    i, both = 0, word << 32 | word
    while i < LANE_BYTES:
        store64(target + i, both)
        i += 2 * WORD


@kernel
def _begin_lanes(r: int, state: int, first: int) -> None:
    """Begin the states of all lanes with the words from a slot on."""
    for i in range(DIGEST // WORD):
        _spread(state + LANE_BYTES * i, get(r, first + i) & LOW32)


@kernel
def _take_first(r: Secret, words: int, number: int) -> None:
    """Put the first blocks of messages with the numbers from one on into the lanes."""
    for lane in range(LANES):
        p = _put_number(r, number + lane)
        for i in range(NUM_WORDS):
            store32(words + LANE_BYTES * i + WORD * lane, load_big(p + WORD * i, 4))


@kernel
def _finish_lanes(r: int, words: int, state: int) -> None:
    """Hash what the lanes have with the second key."""
    for i in range(DIGEST // WORD):
        copy(words + LANE_BYTES * i, state + LANE_BYTES * i, LANE_BYTES)
    for i in range(DIGEST // WORD, NUM_WORDS):
        _spread(words + LANE_BYTES * i, _END << 24 if i == DIGEST // WORD else 0)
    _spread(words + LANE_BYTES * (NUM_WORDS - 1), 8 * (BLOCK + DIGEST))
    _begin_lanes(r, state, Secret.outer)
    compress_lanes(state, words)


@kernel
def _hash_lanes(r: Secret, number: int) -> int:
    """Hash the label with the numbers from one on, which have the same number of digits; gives where the words are."""
    words = r.lanes
    state = words + LANE_BYTES * NUM_WORDS
    start = _put_number(r, number)
    whole = _end_message(start, r.label_end - start)
    _begin_lanes(r, state, Secret.inner)
    _take_first(r, words, number)
    compress_lanes(state, words)
    p = start + BLOCK
    while p < whole:
        for i in range(NUM_WORDS):
            _spread(words + LANE_BYTES * i, load_big(p + WORD * i, 4))
        compress_lanes(state, words)
        p += BLOCK
    _finish_lanes(r, words, state)
    return state


@kernel
def _draw_lanes(r: Secret, number: int, target: int) -> None:
    """Add as many blocks as there are lanes to what is drawn."""
    state = _hash_lanes(r, number)
    for lane in range(LANES):
        for i in range(DIGEST // WORD):
            word = load32(state + LANE_BYTES * i + WORD * lane)
            store32(target + DIGEST * lane + WORD * i, lshr(bswap(word), 32))


@kernel
def _draw_block(r: Secret, number: int, target: int) -> None:
    """Add a block to what is drawn."""
    start, drawn = _put_number(r, number), r.block
    hashed(r, start, r.label_end - start, drawn)
    copy(target, drawn, DIGEST)


@kernel
def _draw(r: Secret) -> None:
    """Add a block to the bytes that are left, or as many as there are lanes, where about so many are wanted."""
    number, left, stream = r.number, r.left, r.stream
    copy(stream, stream + r.taken, left)
    is_much = r.expected > _FEW and r.is_keyed
    count = LANES if is_much and count_digits(number) == count_digits(number + LANES - 1) else 1
    if count == 1:
        _draw_block(r, number, stream + left)
    else:
        _draw_lanes(r, number, stream + left)
    r.taken = 0
    r.left = left + count * DIGEST
    r.number = number + count
    r.expected -= count * DIGEST


@kernel
def below(r: Secret, limit: int) -> int:
    """Return a number from 0 up to a limit of at most 2^32, without it."""
    bits = 0
    while limit >> bits:
        bits += 1
    size, rest = (bits + 7 >> 3) + _SPARE, 0
    while r.left < size:
        _draw(r)
    at = r.stream + r.taken
    end = at + size
    while at + WORD <= end:
        number = rest << 32 | load_big(at, 4)
        rest = number - udiv(number, limit) * limit
        at += WORD
    while at < end:
        number = rest << 8 | load_big(at, 1)
        rest = number - udiv(number, limit) * limit
        at += 1
    r.taken += size
    r.left -= size
    return rest
