"""Constant texts by the numbers that they have in `loops.text_abi`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

__all__ = ["NamedTexts", "in_order", "named"]

NamedTexts = dict[int, str]
"""By number."""


def named(numbers: Iterable[int], texts: Iterable[str]) -> NamedTexts:
    """Return texts by their numbers, of which there are as many."""
    return dict(zip(numbers, texts, strict=True))


def in_order(texts: Mapping[int, str]) -> list[str]:
    """Return texts in the order of their numbers, none of which may be left out."""
    return [texts[number] for number in range(len(texts))]
