"""Lists of bytes that Python has found sound, with what it has made of them."""

from __future__ import annotations

from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.kernels.memory import alike, get, kernel, put

__all__ = ["known_alike", "known_in"]


@kernel
def known_alike(place: int, p: int, length: int, may_go_on: int) -> int:
    """What of the list in a place is like some bytes, but for bits that do not matter; 0 where nothing is.

    What is known may be only how the bytes begin, where they may go on. The one found becomes the first to be looked
    at.
    """
    before, block = 0, get(place, s.ZERO)
    while block:
        known = get(block, s.V_LENGTH)
        fits = known == length or (may_go_on and known < length)
        if fits and alike(p, get(block, s.V_BYTES), get(block, s.V_MASK), known):
            if before:
                put(before, s.V_NEXT, get(block, s.V_NEXT))
                put(block, s.V_NEXT, get(place, s.ZERO))
                put(place, s.ZERO, block)
            return block
        before = block
        block = get(block, s.V_NEXT)
    return 0


@kernel
def known_in(x: int, slot: int, p: int, length: int) -> int:
    """What is like some bytes, of the list in a slot of the context."""
    return known_alike(x + slot * 8, p, length, s.ZERO)
