"""A place in the tokens of a statement."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from binlog_kaitai.schema.lexer import Token
from binlog_kaitai.schema.model import TableName

__all__ = ["Cursor", "NotUnderstoodError", "words"]

_END = Token("end", "")
_BETWEEN = (Token("sign", ","), _END)
_OPEN, _CLOSE = "(", ")"


def words(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


class NotUnderstoodError(ValueError):
    """A statement that defines a table in a way that is not understood."""


class Cursor:
    """Reads tokens one after the other. Words are compared without regard to case."""

    def __init__(self, tokens: list[Token]) -> None:
        self.position = 0
        self.subject: TableName | None = None
        """The table that the statement is about, once it was read."""
        self._tokens = tokens

    @property
    def ended(self) -> bool:
        """No token is left."""
        return self.position >= len(self._tokens)

    def copy(self) -> Cursor:
        """Another cursor at the same place."""
        other = Cursor(self._tokens)
        other.position = self.position
        return other

    def peek(self, ahead: int = 0) -> Token:
        """Return a token without taking it."""
        index = self.position + ahead
        return self._tokens[index] if index < len(self._tokens) else _END

    def take(self) -> Token:
        """Return the next token."""
        token = self.peek()
        self.position += 1
        return token

    def at(self, first: str, *others: str) -> bool:
        """Return whether these words come next."""
        token = self.peek()
        if token.kind != "word" or token.text.upper() != first:  # as most times
            return False
        return all(_is_word(self.peek(ahead), word) for ahead, word in enumerate(others, 1))

    def at_one_of(self, keywords: Collection[str], ahead: int = 0) -> bool:
        """Return whether one of these words comes next, or some tokens ahead."""
        token = self.peek(ahead)
        return token.kind == "word" and token.text.upper() in keywords

    def accept(self, *keywords: str) -> bool:
        """Take these words if they come next."""
        found = self.at(*keywords)
        self.position += len(keywords) if found else 0
        return found

    def expect(self, word: str) -> None:
        """Take a word that must come next."""
        if not self.accept(word):
            raise NotUnderstoodError(f"{self.rest()} is not understood, {word} would be")

    def at_sign(self, sign: str) -> bool:
        """Return whether a sign comes next."""
        return self.peek() == Token("sign", sign)

    def accept_sign(self, sign: str) -> bool:
        """Take a sign if it comes next."""
        found = self.at_sign(sign)
        self.position += found
        return found

    def at_words_inside(self, *keywords: str) -> bool:
        """Return whether a bracket comes next that begins with one of these words."""
        return self.at_sign(_OPEN) and any(_is_word(self.peek(1), word) for word in keywords)

    def at_charset(self) -> bool:
        """Return whether ``CHARACTER SET`` or a form of it comes next."""
        start = self.position
        found = self.accept_charset()
        self.position = start
        return found

    def accept_charset(self) -> bool:
        """Take ``CHARACTER SET`` in any of its forms if it comes next."""
        return self.accept("CHARACTER", "SET") or self.accept("CHAR", "SET") or self.accept("CHARSET")

    def option_value(self) -> str:
        """Return the value of an option: a word or string after ``=``, which may be missing."""
        self.accept_sign("=")
        return self.take().text

    def is_assignment(self) -> bool:
        """Return whether an option and its value come next."""
        return self.peek(1) == Token("sign", "=")

    def name(self) -> str:
        """Return a name, quoted or not."""
        token = self.peek()
        if token.kind in ("word", "name") or token.in_double_quotes:
            self.position += 1
            return token.text
        raise NotUnderstoodError(f"{self.rest()} is not understood, a name would be")

    def table_name(self) -> TableName:
        """Return the name of a table; its database is empty where it is not given."""
        first = self.name()
        return TableName(first, self.name()) if self.accept_sign(".") else TableName("", first)

    def numbers(self) -> tuple[int, ...]:
        """Return the numbers in a bracket, if one comes next."""
        if not self.at_sign(_OPEN):
            return ()
        inside = [token for token in self._bracket() if token.text != ","]
        if any(token.kind != "number" for token in inside):
            raise NotUnderstoodError(f"{' '.join(token.text for token in inside)} is not a length")
        return tuple(int(token.text) for token in inside)

    def skip(self) -> None:
        """Pass over a token, or over a bracket and all in it."""
        if self.at_sign(_OPEN):
            self._bracket()
        else:
            self.position += 1

    def bracketed(self) -> Iterator[Cursor]:
        """Return the items between commas of the bracket that comes next."""
        return Cursor(self._bracket()).split()

    def tokens_in_bracket(self) -> list[Token]:
        """Return all in the bracket that comes next."""
        return self._bracket()

    def split(self) -> Iterator[Cursor]:
        """Yield the rest, cut at commas; brackets stay whole."""
        while not self.ended:
            start = self.position
            while self.peek() not in _BETWEEN:
                self.skip()
            yield Cursor(self._tokens[start : self.position])
            self.position += 1

    def take_position(self) -> tuple[str | None] | None:
        """Take ``FIRST`` or ``AFTER name`` off the end: the name or None for FIRST; None when neither is there."""
        last = self._tokens[-1] if self._tokens else _END
        if _is_word(last, "FIRST"):
            del self._tokens[-1]
            return (None,)
        if len(self._tokens) > 1 and _is_word(self._tokens[-2], "AFTER"):
            del self._tokens[-2:]
            return (last.text,)
        return None

    def rest(self) -> str:
        """Return the next tokens, for a message."""
        texts = [token.text for token in self._tokens[self.position : self.position + 4]]
        return f"`{' '.join(texts)}`" if texts else "the end"

    def _bracket(self) -> list[Token]:
        """Return the tokens of the bracket that comes next, without its signs."""
        start, depth = self.position + 1, 0
        while not self.ended:
            token = self.take()
            if token.kind == "sign":
                depth += (token.text == _OPEN) - (token.text == _CLOSE)
            if depth == 0:
                return self._tokens[start : self.position - 1]
        raise NotUnderstoodError("a bracket is not closed")


def _is_word(token: Token, word: str) -> bool:
    return token.kind == "word" and token.text.upper() == word
