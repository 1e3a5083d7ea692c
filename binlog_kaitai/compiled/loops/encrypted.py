"""Events that MariaDB has encrypted, each by itself: what a cipher is given of many at once, and what is made of its
answer. The cipher itself is Python's.

The first bytes of an event, as many as its size has, are in the size's place, which is in clear in front of them; all
from there on is encrypted. The last bytes, which fill no block, are masked by the encrypted first block.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import record_abi as ra
from binlog_kaitai.compiled.loops.header import size_of, type_of
from binlog_kaitai.compiled.loops.memory import (
    bswap,
    copy,
    copy16,
    get,
    kernel,
    load8,
    load32,
    load64,
    put,
    store8,
    store32,
    store64,
)
from binlog_kaitai.format.headers import HEADER_SIZE

__all__ = ["LEN_CLEAR", "find_encrypted", "put_decrypted"]

_HEADER = {field.name: field for field in layout.PREFIX["event_header", None, None].fields}
_SIZE_AT, LEN_CLEAR = _HEADER["event_size"].offset, _HEADER["event_size"].size
"""Bytes of an event in front of those that are encrypted."""
_MAGIC = int.from_bytes(layout.MAGIC, s.MACHINE)
_START = int(layout.EventType.start_encryption_event)
_FORMAT = int(layout.EventType.format_description_event)
_BLOCK = ra.CIPHER_BLOCK
_WORD = 8


@kernel
def _is_odd(x: int, p: int) -> bool:
    """Whether Python has to look at an event: it may change how others are encrypted, or is none."""
    if load32(p) == _MAGIC or size_of(p) < HEADER_SIZE or size_of(p) > get(x, s.C_MAX_EVENT):
        return True
    return get(x, s.C_CIPHER) == ra.NOT_ENCRYPTED and (type_of(p) == _START or type_of(p) == _FORMAT)


@kernel
def _put_first(x: int, target: int, p: int) -> None:
    """Write the first block of an event, by which the others are encrypted: a block."""
    copy16(target, get(x, s.C_NONCE))
    store32(target + get(x, s.C_LEN_NONCE), p - get(x, s.C_BASE) + get(x, s.C_OFFSET))


@kernel
def _put_chain(target: int, p: int, size: int) -> None:
    """Write what the cipher decrypts of an event behind its first block: whole blocks of its encrypted bytes, with what
    is in the size's place. Bytes of one block more may be touched."""
    copy(target, p + LEN_CLEAR, size)
    store32(target + _SIZE_AT - LEN_CLEAR, load32(p))


@kernel
def _put_counters(target: int, count: int) -> None:
    """Write the blocks that follow the first one at an address: numbers of a block, highest byte first."""
    high, low = bswap(load64(target)), bswap(load64(target + _WORD))
    for number in range(1, count):
        low += 1
        high += 1 if low == 0 else 0
        store64(target + number * _BLOCK, bswap(high))
        store64(target + number * _BLOCK + _WORD, bswap(low))


@kernel
def find_encrypted(x: int) -> int:
    """From C_AT on write what the cipher is given of each whole event: to C_OUT the blocks of all, and to C_MASKS the
    first of each. Returns DONE where no whole event is left, FULL, or ODD at one that Python has to look at."""
    base, answer = get(x, s.C_BASE), s.DONE
    p, end = base + get(x, s.C_AT), base + get(x, s.C_HAVE)
    out, room, masks = get(x, s.C_OUT), get(x, s.C_OUT_ROOM), get(x, s.C_MASKS)
    used = count = 0
    while end - p >= HEADER_SIZE:
        if _is_odd(x, p):
            answer = s.ODD
            break
        size = size_of(p)
        if size > end - p:
            break
        if get(x, s.C_CIPHER) != ra.NOT_ENCRYPTED:
            if count >= get(x, s.C_ROOM_MASKS) or used + size + 2 * _BLOCK > room:
                answer = s.FULL
                break
            _put_first(x, masks + count * _BLOCK, p)
            _put_first(x, out + used, p)
            if get(x, s.C_CIPHER) == ra.BY_CHAIN:
                whole = (size - LEN_CLEAR) // _BLOCK * _BLOCK
                _put_chain(out + used + _BLOCK, p, whole)
                used += _BLOCK + whole
            else:
                blocks = (size - LEN_CLEAR + _BLOCK - 1) // _BLOCK
                _put_counters(out + used, blocks)
                used += blocks * _BLOCK
            count += 1
        p += size
    put(x, s.C_AT, p - base)
    put(x, s.C_OUT_USED, used)
    put(x, s.C_NUM_MASKS, count)
    return answer


@kernel
def _unmask(p: int, mask: int, size: int) -> None:
    """Change so many bytes by those at another address."""
    done = 0
    while done + _WORD <= size:
        store64(p + done, load64(p + done) ^ load64(mask + done))
        done += _WORD
    while done < size:
        store8(p + done, load8(p + done) ^ load8(mask + done))
        done += 1


@kernel
def put_decrypted(x: int) -> int:
    """Decrypt the events from C_DECRYPTED_FROM up to before C_AT in their place, as `find_encrypted` has gone through
    them: C_DECRYPTED has what the cipher has made of their blocks, C_MASKS the same of the first ones."""
    base = get(x, s.C_BASE)
    p, end = base + get(x, s.C_DECRYPTED_FROM), base + get(x, s.C_AT)
    blocks, mask = get(x, s.C_DECRYPTED), get(x, s.C_MASKS)
    while p < end:
        size, stored, data = size_of(p), load32(p + _SIZE_AT), p + LEN_CLEAR
        left = size - LEN_CLEAR
        store32(p + _SIZE_AT, load32(p))
        if get(x, s.C_CIPHER) == ra.BY_CHAIN:
            whole = left // _BLOCK * _BLOCK
            _move(data, blocks + _BLOCK, whole)
            _unmask(data + whole, mask, left - whole)
            blocks += _BLOCK + whole
        else:
            _unmask(data, blocks, left)
            blocks += (left + _BLOCK - 1) // _BLOCK * _BLOCK
        store32(p, load32(p + _SIZE_AT))
        store32(p + _SIZE_AT, stored)
        mask += _BLOCK
        p += size
    return s.DONE


@kernel
def _move(target: int, source: int, size: int) -> None:
    """Copy whole blocks, and not a byte more."""
    for at in range(0, size, _BLOCK):
        copy16(target + at, source + at)
