"""Tables as a table map event describes them: columns, their types, and what the optional metadata tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass

__all__ = ["DIFFERENCES", "MAX_COLUMNS", "Column", "Table", "may_have_digits", "plain_column", "positional"]

DIFFERENCES = layout.CELLS[layout.ValueKind.json_diffs]
"""How differences of a JSON document are stored."""
MAX_COLUMNS = 1 << 12
"""Of a table (server: ``MAX_FIELDS``)."""
_MOST_SHOWN = 12
"""Columns in the text of a table."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table map."""

    index: int
    """Number of the column from 0."""
    name: str
    """Its name, or ``@1``, ``@2`` ... where the log has no names."""
    type: str
    """The server's name of the column's type in the log, such as ``VARCHAR``."""
    cell: layout.Cell = field(repr=False)
    """How the spec says that values are stored."""
    parameters: tuple[int, ...]
    """Values of the parameters of `cell` from the table map: precision and scale, digits of a fraction, a width."""
    nullable: bool
    unsigned: bool | None
    """None for a type that has no sign, and where the log does not tell."""
    collation: int | None
    """The server's collation id; 63 is binary. None where the log does not tell."""
    labels: tuple[str, ...] | None
    """Labels of an ENUM or SET; None where the log does not tell."""
    max_length: int
    """Greatest length in bytes of a CHAR, BINARY, VARCHAR or VARBINARY, else 0."""
    is_json: bool
    visible: bool
    """False for an invisible or generated hidden column of which the log says so."""
    digits_assumed: bool = False
    """An old temporal type of MariaDB, taken as one without a fraction, of which, and of its bytes, the log does not
    tell."""
    generated: bool | None = None
    """The server computes its values, as a definition says; None where there is no definition."""
    is_row_end: bool = False
    """Holds when a version of the row ended (MariaDB, WITH SYSTEM VERSIONING), as a definition says."""
    differences: tuple[int, ...] = ()
    """The same as `parameters`, for the differences of a JSON document."""
    geometry: str | None = None
    """The type of a spatial column, such as ``POINT``; None where the log or a definition does not tell."""
    is_masked: bool = False
    """Its values are replaced before anybody sees them; see `ValuePolicy.mask`."""

    @property
    def kind(self) -> int | None:
        """Return the number of the spec's kind of values (`layout.ValueKind`); None for types that it does not know."""
        return next((kind for kind, cell in layout.CELLS.items() if cell == self.cell), None)

    def as_plain(self) -> dict[str, Any]:
        """Return the fields, with the number of its kind in place of the cell; see `plain_column`."""
        known = {item.name: getattr(self, item.name) for item in fields(self) if item.name != "cell"}
        return known | {"kind": self.kind}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it: a cell has functions, which do not pickle."""
        return plain_column, (self.as_plain(),)


def plain_column(known: Mapping[str, Any]) -> Column:
    """Return a column of its fields as `Column.as_plain` gives them, lists for tuples."""
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in known.items()}
    kind = given.pop("kind")
    return Column(cell=layout.CELL_DEFAULT if kind is None else layout.CELLS[kind], **given)


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A table as one statement's rows see it."""

    table_id: int
    """The server's number of the table in this statement; the same table gets another one after it was changed."""
    database: str
    name: str
    columns: tuple[Column, ...]
    names: str
    """Where the column names come from: ``log``, ``schema`` (supplied), ``ddl`` (statements of the log), or
    ``positional`` when they are ``@1``, ``@2`` ..."""
    primary_key: tuple[int, ...]
    """Indices of the columns of the primary key, in its order, where the log or a definition tells them."""
    problem: str | None = None
    """Why the table's rows cannot be decoded: what a supplied definition says against the log."""

    def __repr__(self) -> str:
        shown = [f"{column.name} {column.type}" for column in self.columns[:_MOST_SHOWN]]
        more = len(self.columns) - len(shown)
        columns = ", ".join([*shown, f"{more} more"] if more else shown)
        return f"Table({self.database}.{self.name}: {columns})"

    def named(self, table_id: int, database: str, name: str) -> Table:
        """The same columns under another number and other names."""
        return Table(table_id, database, name, self.columns, self.names, self.primary_key, self.problem)

    def positional(self) -> Table:
        """The same table with ``@1``, ``@2`` ... for names."""
        columns = tuple(replace(column, name=positional(column.index)) for column in self.columns)
        return replace(self, columns=columns, names="positional")


def may_have_digits(cell: layout.Cell) -> bool:
    """Whether a column that is stored like this may have a fraction of which the log says nothing."""
    return cell.type in layout.SUPPLIED


def positional(index: int) -> str:
    """Return the name of a column without a known name."""
    return f"@{index + 1}"
