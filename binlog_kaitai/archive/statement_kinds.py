"""The effect of standalone statements, by their first words."""

from __future__ import annotations

from itertools import islice

from binlog_kaitai.ddl.lexer import each_token
from binlog_kaitai.regex import regex

__all__ = ["kind_prefix", "statement_kind"]

_MOST_TOKENS = 24
_ABOUT_OBJECTS = frozenset(
    {"ALTER", "ANALYZE", "CREATE", "DROP", "FLUSH", "LOAD", "OPTIMIZE", "RENAME", "REPAIR", "XA"}
)
_KINDS = frozenset(
    {
        *("COMMIT", "DATABASE", "DATA", "EVENT", "FUNCTION", "INDEX", "LOGFILE", "PACKAGE", "PREPARE", "PRIVILEGES"),
        *("PROCEDURE", "RESOURCE", "ROLE", "ROLLBACK", "SCHEMA", "SEQUENCE", "SERVER", "TABLE", "TABLES"),
        *("TABLESPACE", "TRIGGER", "USER", "VIEW", "XML"),
    }
)
"""What statements are about, or do."""
_FIRST_WORD = regex(r"([A-Za-z]++)(?=[ \t\n])")
_FIRST_WORDS = regex(r"([A-Za-z]++) ([A-Za-z]++) ")


def statement_kind(text: str) -> str:
    """Return the words of a statement that say what it does: ``ALTER TABLE``, ``GRANT``."""
    plain = _FIRST_WORD.match(text)
    if plain is not None and (word := plain[1].upper()) not in _ABOUT_OBJECTS:
        return word
    words = (token.text.upper() for token in islice(each_token(text), _MOST_TOKENS))
    first = next(words, "?")
    kind = next((word for word in words if word in _KINDS), None) if first in _ABOUT_OBJECTS else None
    return first if kind is None else f"{first} {kind}"


def kind_prefix(text: str) -> str | None:
    """Return how a statement begins, where all that begin so are of the same kind; None where that is not so simple."""
    words = _FIRST_WORDS.match(text)
    if words is None:
        return None
    first, second = words[1].upper(), words[2].upper()
    if first not in _ABOUT_OBJECTS:
        return f"{words[1]} "
    return words[0] if second in _KINDS else None
