"""Which labels a SET has."""

from __future__ import annotations

from binlog_kaitai._generated import loops
from binlog_kaitai.compiled.loops.memory import kernel

__all__ = ["has_member", "has_unknown_member"]


@kernel
def has_member(q: int, size: int, number: int) -> bool:
    """Return whether the SET at q has the label of a number."""
    return bool(loops.set_member_is_set(idx=number, value_set_len_value=size, value_set_stored=q))


@kernel
def has_unknown_member(q: int, size: int, count: int) -> bool:
    """Return whether the SET at q has a member after the last of so many labels."""
    number = count
    while number < 8 * size and not has_member(q, size, number):
        number += 1
    return number < 8 * size
