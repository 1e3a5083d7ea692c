"""Numbers of 64 bits for bytes: by them a row is known, and rows and statements of two logs are compared."""

from __future__ import annotations

from binlog_kaitai.compiled.loops.memory import kernel, load_little, lshr
from binlog_kaitai.sql.row_numbers import MULTIPLIER, SHIFT, SPREAD

__all__ = ["digest_of", "number_of"]

_WORD = 8


@kernel
def number_of(p: int, e: int, seed: int) -> int:
    """A number for the bytes from p to e, as `row_numbers.row_number` makes it."""
    number = seed ^ (e - p)
    while p < e:
        left = min(e - p, _WORD)
        number = (number ^ load_little(p, left)) * MULTIPLIER
        number ^= lshr(number, SHIFT)
        p += left
    return number


@kernel
def digest_of(p: int, e: int, seed: int) -> int:
    """A number for the same bytes that may be added to others, as `row_numbers.row_digest` makes it."""
    number = number_of(p, e, seed)
    number = (number ^ lshr(number, SPREAD)) * MULTIPLIER
    return number ^ lshr(number, SPREAD)
