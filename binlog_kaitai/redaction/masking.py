"""Values replaced while they are read, as carved logs have them: with the same key one value has one replacement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.inspection.objects import Parts
from binlog_kaitai.inspection.tree import Node, Space
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.redaction.documents import redacted_document
from binlog_kaitai.redaction.hidden import Redaction
from binlog_kaitai.redaction.renames import ColumnName
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.redaction.statements import Session, masked
from binlog_kaitai.redaction.values import Values, charset_of, other_labels
from binlog_kaitai.rows.table import DIFFERENCES, Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.values.charset import BINARY_COLLATION, decode_label
from binlog_kaitai.values.charset_codecs import encode_character

__all__ = ["Masking"]

_MOST_VALUES = 1 << 16
"""Of a column, whose replacements are kept."""
_DIFFERENCES = DIFFERENCES.type
Mask = Callable[[bytes], bytes]


class Masking:
    """What must not be seen of the tables of some logs, and what is seen in its place.

    Args:
        key: by which values are replaced.
        columns: database, table and name of each column to hide.
        all_text: also all columns of strings.
    """

    def __init__(self, key: bytes, columns: Iterable[ColumnName] = (), *, all_text: bool = False) -> None:
        self._key = key
        self._begin(Redaction(Secret(key), frozenset(columns), all_text))

    @classmethod
    def sharing(cls, redaction: Redaction) -> Masking:
        """Return what hides the same as another does, and notes what was met there."""
        made = cls(b"")
        made._begin(redaction)
        return made

    def _begin(self, redaction: Redaction) -> None:
        self.redaction = redaction
        self._values = Values(self.redaction.secret)
        self.quick: Any = None
        """What makes values in a faster way, None without."""
        self._tables: Bounded[int, tuple[Table, Table]] = Bounded()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it: what was met of tables stays behind."""
        hidden = self.redaction
        return _again, (self._key, hidden.columns, hidden.all_text, hidden.names)

    def quicken(self, make: Callable[[Secret], Any]) -> None:
        """Have values be made in a faster way, by an object that is made for the secret, and whose `mask` is given a
        column and what makes its values here; the first one that is given stays."""
        if self.quick is None:
            self.quick = make(self.redaction.secret)

    def follow(self, statements: Iterable[DdlStatement]) -> None:
        """Learn all names of the columns from the statements of all logs. Raises RedactionError."""
        self.redaction.follow(statements)

    def table(self, table: Table) -> Table:
        """Return a table with its masked columns marked, and other labels for them; the same object for the same one.

        Raises RedactionError if the columns to redact cannot be determined.
        """
        known = self._tables.get(id(table))
        if known is None:
            known = self._tables.put(id(table), (table, self._marked(table)), len(table.columns))
        return known[1]

    def _marked(self, table: Table) -> Table:
        hidden = self.redaction.of(table)
        if not hidden:
            return table
        columns = (self._column(table, column) if column.index in hidden else column for column in table.columns)
        return replace(table, columns=tuple(columns))

    def _column(self, table: Table, column: Column) -> Column:
        is_labelled = type_of(column.cell.type).labels_in is not None
        if is_labelled and column.labels is not None:
            column = replace(column, labels=tuple(self._labels(column, column.labels)))
        # a number without its labels is no text
        return replace(column, is_masked=not is_labelled or self.redaction.is_named(table, column))

    def _labels(self, column: Column, labels: tuple[str, ...]) -> Iterator[str]:
        stored = [_stored(label, column) for label in labels]
        for new in other_labels(self.redaction.secret, stored, charset_of(column)):
            yield decode_label(new, column.collation)

    def mask(self, column: Column) -> Mask:
        """Return a function that replaces the bytes of a stored value. It raises RedactionError."""
        made: Mask = partial(self._document if column.is_json else self._values.cell, column)
        return lru_cache(_MOST_VALUES)(made if self.quick is None else self.quick.mask(column, made))

    def statement(self, text: str) -> str:
        """Return a statement with other strings, numbers and comments, whatever the session's mode is."""
        found = masked(text.encode("utf-8", "surrogateescape"), Session(), self.redaction.secret)
        return found.decode("utf-8", "surrogateescape")

    def _document(self, column: Column, data: bytes) -> bytes:
        """Return another document, or differences of such. Raises RedactionError."""
        try:
            return self._other_document(column, data)
        except PARSE_ERRORS as error:
            raise RedactionError(
                f"a document of column {column.name} cannot be redacted: it is not sound, or too deep"
            ) from error

    def _other_document(self, column: Column, data: bytes) -> bytes:
        is_changed = column.cell.type == _DIFFERENCES
        made = MysqlBinlog.ValueJsonDiffs if is_changed else MysqlBinlog.ValueJson
        parsed = made(*column.parameters, "", KaitaiStream(BytesIO(data)))
        parsed._read()
        node = Node(column.name, 0, len(data), Space(data, 0))
        parts = Parts(len(data))
        parts.object(node, parsed, 0, is_own=True)
        problem = next((part.error for part in node.walk() if part.error), None) or next(iter(parts.errors), None)
        if problem is not None:
            raise RedactionError(f"a document of column {column.name} cannot be redacted: {problem}")
        return redacted_document(node, self.redaction.secret)


def _again(key: bytes, columns: frozenset[ColumnName], all_text: bool, names: dict[ColumnName, ColumnName]) -> Masking:
    made = Masking(key, columns, all_text=all_text)
    made.redaction.names = names
    return made


def _stored(label: str, column: Column) -> bytes:
    """Return the bytes of a label."""
    if column.collation in (None, BINARY_COLLATION):
        return label.encode()
    parts = [encode_character(charset_of(column), char) for char in label]
    if None in parts:
        raise RedactionError(f"a label of column {column.name} has characters of which nobody knows the bytes")
    return b"".join(part for part in parts if part is not None)
