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
    kernel,
    load8,
    load32,
    load64,
    store8,
    store32,
    store64,
)
from binlog_kaitai.compiled.loops.moved import move
from binlog_kaitai.compiled.records.context import Context
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
def _is_odd(x: Context, p: int) -> bool:
    """Whether Python has to look at an event: it may change how others are encrypted, or is none."""
    if load32(p) == _MAGIC or size_of(p) < HEADER_SIZE or size_of(p) > x.limits.max_event:
        return True
    return x.cipher.kind == ra.NOT_ENCRYPTED and (type_of(p) == _START or type_of(p) == _FORMAT)


@kernel
def _put_first(x: Context, target: int, p: int) -> None:
    """Write the first block of an event, by which the others are encrypted: a block."""
    copy16(target, x.cipher.nonce)
    store32(target + x.cipher.len_nonce, p - x.base + x.offset)


@kernel
def _put_chain(target: int, p: int, size: int) -> None:
    """Write what the cipher decrypts of an event after its first block: whole blocks of its encrypted bytes, with what
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
def find_encrypted(x: Context) -> int:
    """From `x.at` on write what the cipher is given of each whole event: to `x.out.text` the blocks of all, and to
    `x.cipher.masks` the first of each. Returns DONE where no whole event is left, FULL, or ODD at one that Python has
    to look at."""
    base, answer = x.base, s.DONE
    p, end = base + x.at, base + x.have
    out, room, masks = x.out.text, x.out.room, x.cipher.masks
    used = count = 0
    while end - p >= HEADER_SIZE:
        if _is_odd(x, p):
            answer = s.ODD
            break
        size = size_of(p)
        if size > end - p:
            break
        if x.cipher.kind != ra.NOT_ENCRYPTED:
            if count >= x.cipher.room_masks or used + size + 2 * _BLOCK > room:
                answer = s.FULL
                break
            _put_first(x, masks + count * _BLOCK, p)
            _put_first(x, out + used, p)
            if x.cipher.kind == ra.BY_CHAIN:
                whole = (size - LEN_CLEAR) // _BLOCK * _BLOCK
                _put_chain(out + used + _BLOCK, p, whole)
                used += _BLOCK + whole
            else:
                blocks = (size - LEN_CLEAR + _BLOCK - 1) // _BLOCK
                _put_counters(out + used, blocks)
                used += blocks * _BLOCK
            count += 1
        p += size
    x.at = p - base
    x.out.used = used
    x.cipher.num_masks = count
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
def put_decrypted(x: Context) -> int:
    """Decrypt the events from `x.cipher.decrypted_from` up to before `x.at` in their place, as `find_encrypted` has
    gone through them: `x.cipher.decrypted` has what the cipher has made of their blocks, `x.cipher.masks` the same of
    the first ones."""
    base = x.base
    p, end = base + x.cipher.decrypted_from, base + x.at
    blocks, mask = x.cipher.decrypted, x.cipher.masks
    while p < end:
        size, stored, data = size_of(p), load32(p + _SIZE_AT), p + LEN_CLEAR
        left = size - LEN_CLEAR
        store32(p + _SIZE_AT, load32(p))
        if x.cipher.kind == ra.BY_CHAIN:
            whole = left // _BLOCK * _BLOCK
            move(data, blocks + _BLOCK, whole)
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
