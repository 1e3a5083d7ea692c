"""Pieces of a script as its lines, one by one: what Python and the loops have written.

Nearly all lines are on one line of the script. What is not, and what is in the character set of its client, has a mark
at its begin: the loops put one before each statement of the log, Python one with the length.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from binlog_kaitai.regex import regex
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.statements import delimited
from binlog_kaitai.sql.text import Line, quoted_name
from binlog_kaitai.undoing.inverted import binlog_statement

__all__ = ["STATEMENT_MARK", "is_on_one_line", "items", "marked", "undo_items"]

_MARK = b"\0"
"""No line begins with it."""
STATEMENT_MARK = "\0="
"""Stands before a statement that the loops write."""
_NOT_PLAIN = regex("(?!\\A\n)[\n\ud800-\udfff]")
"""What is not on one line, or not in UTF-8 as it is."""
_LENGTH = 16
_HEAD = len(_MARK) + 1 + _LENGTH
_TEXT, _BYTES = b"t", b"b"
_ANY = b";"
_FIRST, _, *_LAST = delimited(_ANY)
_BEFORE, _AFTER = _FIRST + b"\n", b"\n" + b"\n".join(_LAST) + b"\n"
_END = b";\n"
_EVENTS_BEGIN, _EVENTS_END = binlog_statement([]).split("\n\n")


def marked(line: Line) -> bytes:
    """Return a line as a piece has it, whose parts `items` tells."""
    if isinstance(line, str):
        if _NOT_PLAIN.search(line) is None:
            return line.encode() + b"\n"
        kind, data = _TEXT, line.encode(errors="surrogatepass")
    else:
        kind, data = _BYTES, line
    return b"%b%b%0*x%b\n" % (_MARK, kind, _LENGTH, len(data), data)


def is_on_one_line(table: Table) -> bool:
    """Return whether the loops write a statement of a row on one line: whatever values are, names are as they are."""
    names = table.database, table.name, *(column.name for column in table.columns)
    return not any(_NOT_PLAIN.search(quoted_name(name)) for name in names)


def items(piece: memoryview) -> Iterator[Line]:
    """Yield the lines of a piece, which are whole; those of statements of the log in bytes."""
    data, start = bytes(piece), 0
    mark = data.find(_MARK)
    while mark >= 0:
        if mark and data[mark - 1 : mark] != b"\n":
            mark = data.find(_MARK, mark + 1)
            continue
        yield from _lines(data[start:mark])
        begin = mark + len(STATEMENT_MARK)
        if data.startswith(STATEMENT_MARK.encode(), mark):
            start = data.index(_AFTER, begin) + len(_AFTER) if data.startswith(_BEFORE, begin) else 0
            if start:
                yield from (_FIRST, data[begin + len(_BEFORE) : start - len(_AFTER)], *_LAST)
            else:
                start = data.index(_END, begin) + len(_END)
                yield data[begin : start - 1]
        else:
            text = mark + _HEAD
            end = text + int(data[begin:text], 16)
            yield data[text:end].decode(errors="surrogatepass") if data[begin - 1 : begin] == _TEXT else data[text:end]
            start = end + 1
        mark = data.find(_MARK, start)
    yield from _lines(data[start:])


def undo_items(piece: memoryview) -> Iterator[str]:
    """Yield the lines of a piece of an undo as events."""
    return _lines(bytes(piece))


def _lines(data: bytes) -> Iterator[str]:
    """Yield lines in UTF-8, an empty one together with that after it, a statement with events as one."""
    if data:
        lines = iter(data.decode().split("\n")[:-1])
        for line in lines:
            if line == _EVENTS_BEGIN:
                yield "\n".join([line, *takewhile(lambda part: part != _EVENTS_END, lines), _EVENTS_END])
            else:
                yield line or f"\n{next(lines)}"
