"""Expressions of the spec inside of the functions that are written here."""

from __future__ import annotations

from collections.abc import Mapping

from binlog_kaitai._generated import layout
from binlog_kaitai.regex import regex

__all__ = ["inlined", "with_names"]

_WORD = regex(r"[A-Za-z_]\w*")


def with_names(text: str, names: Mapping[str, object]) -> str:
    """Return the text of an expression with something else for its names."""
    return _WORD.sub(lambda word: str(names.get(word[0], word[0])), text)


def inlined(function: str, **arguments: object) -> str:
    """Return the text of one of the `layout` functions, with Python text for each of its arguments."""
    return with_names(layout.EXPRESSIONS[function], arguments)
