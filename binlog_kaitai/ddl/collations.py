"""Collation ids by the names that table definitions use."""

from __future__ import annotations

from functools import cache

from binlog_kaitai.ddl.cursor import NotUnderstoodError
from binlog_kaitai.values.charset import BINARY_COLLATION, charset_name
from binlog_kaitai.values.charset_codecs import data_rows

__all__ = [
    "collation_id",
    "default_collation",
    "fits_any_charset",
    "known_collation",
    "known_default",
    "longest_character",
]

_ALIASES = {"utf8": "utf8mb3"}
"""Names of character sets of old servers."""
_DEFAULTS = ("general", "swedish", "chinese", "japanese", "english", "thai", "korean", "turkish")
"""What the default collation is called, after the character set and before ``_ci``; the first that there is."""


@cache
def _by_name() -> dict[str, int]:
    return {collation: int(number) for number, _, collation in data_rows("collations.tsv")}


@cache
def _longest() -> dict[str, int]:
    return {"binary": 1} | {name: int(longest) for name, longest, *_ in data_rows("charsets.tsv")}


@cache
def default_collation(charset: str) -> int | None:
    """Return the default collation of a character set by its name, None when the set is not known."""
    name = _ALIASES.get(charset.lower(), charset.lower())
    if name == "binary":
        return BINARY_COLLATION
    words = ("swedish",) if name == "latin1" else _DEFAULTS
    known = (_by_name().get(f"{name}_{word}_ci") for word in words)
    return next((number for number in known if number is not None), None)


@cache
def collation_id(name: str, charset: str | None = None) -> int | None:
    """Return the id of a collation by its name; MariaDB's names without a character set need `charset`.

    A collation that is not known by name stands for its character set's default: text is read the same way.
    """
    name = name.lower()
    prefix, _, rest = name.partition("_")
    sets = [prefix] if charset is None else [prefix, charset.lower()]
    names = [
        f"{_ALIASES.get(prefix, prefix)}_{rest}",
        name,
        *(f"{_ALIASES.get(known, known)}_{name}" for known in sets),
    ]
    numbers = (*map(_by_name().get, names), *map(default_collation, sets))
    return next((number for number in numbers if number is not None), None)


def known_default(charset: str) -> int:
    """Return the default collation of a character set. Raises NotUnderstoodError for a set that is not known."""
    number = default_collation(charset)
    if number is None:
        raise NotUnderstoodError(f"character set {charset} is not known")
    return number


def known_collation(name: str, charset: str | None) -> int:
    """Return the id of a collation. Raises NotUnderstoodError for one that is not known."""
    number = collation_id(name, charset)
    if number is None:
        raise NotUnderstoodError(f"collation {name} is not known")
    return number


def fits_any_charset(name: str) -> bool:
    """Return whether a collation is MariaDB's for several character sets, so that its name does not tell the set."""
    return name.lower().startswith("uca1400_")


def longest_character(collation: int) -> int | None:
    """Return the bytes of the longest character of a collation's character set, None when that is not known."""
    return _longest().get(charset_name(collation) or "")
