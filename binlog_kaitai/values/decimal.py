"""DECIMAL: groups of nine decimal digits, the short group of each part outermost (server: strings/decimal.cc)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import cache

from binlog_kaitai._generated import layout

__all__ = ["decimal_decoder"]


@cache
def decimal_decoder(precision: int, scale: int) -> Callable[[bytes], Decimal]:
    """A function that decodes the stored bytes of a DECIMAL(precision, scale).

    The groups are cut out of the whole number by shifts that are worked out here, once a column.
    """
    integer, fraction = _groups(precision, scale)
    widths = [8 * layout.decimal_group_size(num_digits=digits) for digits in integer + fraction]
    shifts = [sum(widths[i + 1 :]) for i in range(len(widths))]
    terms = [f"(n >> {shift} & {(1 << width) - 1})" for shift, width in zip(shifts, widths, strict=True)]
    top = 1 << (sum(widths) - 1)
    whole = _join(terms[: len(integer)], integer)
    text = f"%s%d.%0{scale}d" if scale else "%s%d"
    values = f"(sign, {whole}, {_join(terms[len(integer) :], fraction)})" if scale else f"(sign, {whole})"
    source = (
        f"def decode(data):\n"
        f"    n = from_bytes(data, 'big')\n"
        f"    if n & {top}:\n"
        f"        sign, n = '', n ^ {top}\n"
        f"    else:\n"
        f"        sign, n = '-', n ^ {top - 1}\n"
        f"    return Decimal({text!r} % {values})\n"
    )
    scope: dict[str, object] = {"from_bytes": int.from_bytes, "Decimal": Decimal}
    exec(source, scope)
    return scope["decode"]  # type: ignore[return-value]


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
