"""DECIMAL: groups of nine decimal digits, the short group of each part outermost (server: strings/decimal.cc)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.expressions import inlined
from binlog_kaitai.named import NamedTuple

if TYPE_CHECKING:
    from decimal import Decimal

__all__ = ["MAX_DIGITS", "Group", "decimal_decoder", "decimal_groups", "is_decimal"]

MAX_DIGITS = 65
"""Of a column in all (server: ``DECIMAL_MAX_PRECISION``); JSON documents have numbers with more."""


class Group(NamedTuple):
    """A group of decimal digits."""

    digits: int
    size: int
    """In bytes."""
    order: str
    """Of its bytes; empty for one."""
    half: int
    """Its highest bit."""
    is_first: bool
    """It has the sign."""
    is_integer: bool
    """It is before the point."""


def is_decimal(precision: int, scale: int) -> bool:
    """Return whether there can be a column of type DECIMAL(precision, scale)."""
    return 0 < precision <= MAX_DIGITS and 0 <= scale <= precision


@cache
def decimal_decoder(precision: int, scale: int) -> Callable[[bytes], Decimal]:
    """A function that decodes the stored bytes of a DECIMAL(precision, scale).

    What a group's number is, and where it is, is worked out here, once a column.
    """
    from decimal import Decimal  # most commands write digits as they are stored

    groups = decimal_groups(precision, scale)
    names, limits = [f"g{i}" for i in range(len(groups))], [10**group.digits - 1 for group in groups]
    is_bad = " or ".join(f"{name} > {limit}" for name, limit in zip(names, limits, strict=True))
    count = sum(group.is_integer for group in groups)
    whole, fraction = _join(names[:count], groups[:count]), _join(names[count:], groups[count:])
    text, values = (f"%s%d.%0{scale}d", f"(sign, {whole}, {fraction})") if scale else ("%s%d", f"(sign, {whole})")
    source = (
        f"def decode(data):\n"
        f"    negative = {inlined('decimal_is_negative', sign_byte=f'data[{layout.decimal_sign_at()}]')}\n"
        f"    sign = '-' if negative else ''\n"
        f"    {'; '.join(_statements(names, groups))}\n"
        f"    if {is_bad}:\n"
        f"        refuse(({', '.join(names)},))\n"
        f"    return Decimal({text!r} % {values})\n"
    )
    refuse = partial(_refuse, f"DECIMAL({precision},{scale})", limits)
    scope: dict[str, object] = {"from_bytes": int.from_bytes, "Decimal": Decimal, "refuse": refuse}
    exec(source, scope)
    return scope["decode"]  # type: ignore[return-value]


def _refuse(kind: str, limits: Sequence[int], groups: Sequence[int]) -> None:
    group, limit = next((group, limit) for group, limit in zip(groups, limits, strict=True) if group > limit)
    raise MalformedEventError(f"a group of digits of a {kind} is {group}, which is above {limit}")


def decimal_groups(precision: int, scale: int) -> list[Group]:
    """Return the groups that have digits, highest first."""
    integer = layout.decimal_integer_digits(precision=precision, scale=scale)
    fraction = layout.decimal_fraction_digits(scale=scale)
    count = layout.decimal_num_groups(num_integer_digits=integer, num_fraction_digits=fraction)
    groups = [_group(index, integer, fraction) for index in range(count)]
    return [group for group in groups if group.digits]


def _group(index: int, integer: int, fraction: int) -> Group:
    digits = layout.decimal_group_digits(num_integer_digits=integer, num_fraction_digits=fraction, index=index)
    stored = next(iter(layout.PARTS["decimal_group"](digits)), None)
    return Group(
        digits,
        layout.decimal_group_size(num_digits=digits),
        stored.order if stored is not None else "",
        layout.decimal_group_half(num_digits=digits),
        layout.decimal_group_is_first(idx=index, num_digits=digits, decimal_digits_num_integer_digits=integer),
        index < layout.decimal_num_integer_groups(num_integer_digits=integer),
    )


def _statements(names: Sequence[str], groups: Sequence[Group]) -> Iterator[str]:
    """Yield what sets the names to the numbers of the groups."""
    at = 0
    for name, group in zip(names, groups, strict=True):
        raw = f"from_bytes(data[{at}:{at + group.size}], {group.order!r})" if group.order else f"data[{at}]"
        at += group.size
        known = {"half": group.half, "is_first": group.is_first, "decimal_digits_is_negative": "negative"}
        yield f"m = {inlined('decimal_group_magnitude', raw_unsigned=raw, **known)}"
        yield f"{name} = {inlined('decimal_group_value', decimal_group_magnitude='m', **known)}"


def _join(terms: Sequence[str], groups: Sequence[Group]) -> str:
    """The expression of one number made of groups."""
    text = "0"
    for term, group in zip(terms, groups, strict=True):
        text = term if text == "0" else f"({text} * {10**group.digits} + {term})"
    return text
