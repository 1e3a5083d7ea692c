"""DECIMAL: groups of nine decimal digits, the short group of each part outermost (server: strings/decimal.cc)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import cache, partial

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError

__all__ = ["MAX_DIGITS", "decimal_decoder", "is_decimal"]

MAX_DIGITS = 65
"""Of a column in all (server: ``DECIMAL_MAX_PRECISION``); JSON documents have numbers with more."""


def is_decimal(precision: int, scale: int) -> bool:
    """Return whether there can be a column of type DECIMAL(precision, scale)."""
    return 0 < precision <= MAX_DIGITS and 0 <= scale <= precision


@cache
def decimal_decoder(precision: int, scale: int) -> Callable[[bytes], Decimal]:
    """A function that decodes the stored bytes of a DECIMAL(precision, scale).

    The groups are cut out of the whole number by shifts that are worked out here, once a column.
    """
    integer, fraction = _groups(precision, scale)
    widths = [8 * layout.decimal_group_size(num_digits=digits) for digits in integer + fraction]
    shifts = [sum(widths[i + 1 :]) for i in range(len(widths))]
    names = [f"g{i}" for i in range(len(widths))]
    cuts = [f"n >> {shift} & {(1 << width) - 1}" for shift, width in zip(shifts, widths, strict=True)]
    limits = [10**digits - 1 for digits in integer + fraction]
    is_bad = " or ".join(f"{name} > {limit}" for name, limit in zip(names, limits, strict=True))
    top = 1 << (sum(widths) - 1)
    whole = _join(names[: len(integer)], integer)
    text = f"%s%d.%0{scale}d" if scale else "%s%d"
    values = f"(sign, {whole}, {_join(names[len(integer) :], fraction)})" if scale else f"(sign, {whole})"
    source = (
        f"def decode(data):\n"
        f"    n = from_bytes(data, 'big')\n"
        f"    if n & {top}:\n"
        f"        sign, n = '', n ^ {top}\n"
        f"    else:\n"
        f"        sign, n = '-', n ^ {top - 1}\n"
        f"    {'; '.join(f'{name} = {cut}' for name, cut in zip(names, cuts, strict=True))}\n"
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


def _groups(precision: int, scale: int) -> tuple[list[int], list[int]]:
    """Digits of each group that is there, of the integer part and of the fraction."""
    integer = layout.decimal_integer_digits(precision=precision, scale=scale)
    fraction = layout.decimal_fraction_digits(scale=scale)
    digits = [
        layout.decimal_group_digits(num_integer_digits=integer, num_fraction_digits=fraction, index=index)
        for index in range(layout.decimal_num_groups(num_integer_digits=integer, num_fraction_digits=fraction))
    ]
    cut = layout.decimal_num_integer_groups(num_integer_digits=integer)
    return [n for n in digits[:cut] if n], [n for n in digits[cut:] if n]


def _join(terms: list[str], digits: list[int]) -> str:
    """The expression of one number made of groups."""
    text = "0"
    for term, count in zip(terms, digits, strict=False):
        text = term if text == "0" else f"({text} * {10**count} + {term})"
    return text
