"""A place in the tokens of a statement."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from binlog_kaitai.ddl.lexer import Token
from binlog_kaitai.ddl.model import TableName

__all__ = ["Cursor", "NotUnderstoodError", "words"]

_END = Token("end", "")
_OPEN, _CLOSE, _COMMA = "(", ")", ","


def words(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


class NotUnderstoodError(ValueError):
    """A statement that defines a table in a way that is not understood."""


class Cursor:
    """Reads tokens one after the other. Words are compared without regard to case."""

    def __init__(self, tokens: list[Token], words: list[str] | None = None) -> None:
        self.position = 0
        self.subject: TableName | None = None
        """The table that the statement is about, once it was read."""
        self._tokens = tokens
        self._words = [_word(token) for token in tokens] if words is None else words
        """Words in capitals, and signs."""

    @property
    def ended(self) -> bool:
        """No token is left."""
        return self.position >= len(self._tokens)

    def copy(self) -> Cursor:
        """Another cursor at the same place."""
        other = Cursor(self._tokens, self._words)
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
        start, words = self.position, self._words
        if start >= len(words) or words[start] != first:  # as most times
            return False
        return not others or words[start + 1 : start + 1 + len(others)] == [*others]

    def word(self, ahead: int = 0) -> str:
        """Return the word that comes next, or some tokens ahead, in capitals, or the sign; an empty text where there is
        neither."""
        index = self.position + ahead
        return self._words[index] if index < len(self._words) else ""

    def at_one_of(self, keywords: Collection[str], ahead: int = 0) -> bool:
        """Return whether one of these words comes next, or some tokens ahead."""
        return self.word(ahead) in keywords

    def accept(self, first: str, *others: str) -> bool:
        """Take these words if they come next."""
        start, words = self.position, self._words
        if start >= len(words) or words[start] != first or not self.at(first, *others):
            return False
        self.position += 1 + len(others)
        return True

    def expect(self, word: str) -> None:
        """Take a word that must come next."""
        if not self.accept(word):
            raise NotUnderstoodError(f"{self.rest()} is not understood, {word} would be")

    def at_sign(self, sign: str) -> bool:
        """Return whether a sign comes next."""
        return self.word() == sign

    def accept_sign(self, sign: str) -> bool:
        """Take a sign if it comes next."""
        found = self.at_sign(sign)
        self.position += found
        return found

    def at_words_inside(self, *keywords: str) -> bool:
        """Return whether a bracket comes next that begins with one of these words."""
        return self.at_sign(_OPEN) and self.word(1) in keywords

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
        return self.word(1) == "="

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
            while self.position < len(self._words) and self._words[self.position] != _COMMA:
                self.skip()
            yield Cursor(self._tokens[start : self.position], self._words[start : self.position])
            self.position += 1

    def take_position(self) -> tuple[str | None] | None:
        """Take ``FIRST`` or ``AFTER name`` off the end: the name or None for FIRST; None when neither is there."""
        if self._words[-1:] == ["FIRST"]:
            del self._tokens[-1], self._words[-1]
            return (None,)
        if self._words[-2:-1] == ["AFTER"]:
            name = self._tokens[-1].text
            del self._tokens[-2:], self._words[-2:]
            return (name,)
        return None

    def rest(self) -> str:
        """Return the next tokens, for a message."""
        texts = [token.text for token in self._tokens[self.position : self.position + 4]]
        return f"`{' '.join(texts)}`" if texts else "the end"

    def _bracket(self) -> list[Token]:
        """Return the tokens of the bracket that comes next, without its signs."""
        start, depth = self.position + 1, 0
        while not self.ended:
            word = self._words[self.position]
            self.position += 1
            depth += (word == _OPEN) - (word == _CLOSE)
            if depth == 0:
                return self._tokens[start : self.position - 1]
        raise NotUnderstoodError("a bracket is not closed")


def _word(token: Token) -> str:
    return token.text.upper() if token.kind == "word" else token.text if token.kind == "sign" else ""
