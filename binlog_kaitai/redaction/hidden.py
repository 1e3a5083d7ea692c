"""What must not be seen of the tables in some logs, and what was met of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field

from binlog_kaitai.changes.statements import creates
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import RedactionError
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.redaction.renames import ColumnName, Renames, folded, tables_in
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of

__all__ = ["Redaction"]


@dataclass(slots=True)
class Redaction:
    """What must not be seen, and what was met of it."""

    secret: Secret
    columns: frozenset[ColumnName] = frozenset()
    all_text: bool = False
    """Values of all columns of strings."""
    is_chosen: Callable[[str, str], bool] | None = None
    """Whether a table is wanted, by its database and name; None where all are."""
    leaves_out: bool = False
    """Rows of tables that are not wanted are left out of compressed transactions."""
    met: set[ColumnName] = field(default_factory=set)
    """Columns that a table had, by the names that were asked for."""
    replaced: dict[ColumnName, ColumnName] = field(default_factory=dict)
    """Columns of which rows were met, each with the name by which it was asked for."""
    left: dict[ColumnName, None] = field(default_factory=dict)
    """Columns of strings of which rows were met and left as they are."""
    strangers: dict[TableName, str] = field(default_factory=dict)
    """Tables that are not wanted and that nothing is replaced of, with the place of their first rows."""
    warnings: dict[TableName, str] = field(default_factory=dict)
    """Tables whose rows come from statements that also name a table with something to hide."""
    problem: RedactionError | None = None
    """Why something could not be replaced."""
    names: dict[ColumnName, ColumnName] = field(default_factory=dict)
    """The names by which columns were asked for, by all that they have in the logs."""
    _doubtful: dict[TableName, DdlStatement] = field(default_factory=dict)
    _filled: dict[TableName, DdlStatement] = field(default_factory=dict)
    _known: dict[int, tuple[Table, frozenset[int]]] = field(default_factory=dict)
    _noted: dict[int, Table] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.names = {folded(*name): name for name in self.columns}

    def follow(self, statements: Iterable[DdlStatement]) -> None:
        """Learn all names of the columns from the statements of all logs. Raises RedactionError."""
        renames = Renames.of(statements)
        self.names = renames.all_names(self.columns)
        if not self.all_text:
            self._doubtful, self._filled = renames.doubtful(self.names), renames.filled

    def of(self, table: Table) -> frozenset[int]:
        """Return the numbers of the columns whose values must not be seen. Raises RedactionError."""
        known = self._known.get(id(table))
        if known is None or known[0] is not table:
            known = self._known[id(table)] = table, frozenset(self._columns(table))
        return known[1]

    def _columns(self, table: Table) -> Iterator[int]:
        for column in table.columns:
            given = self._given(table, column)
            self.met.update(given)
            if given or (self.all_text and type_of(column.cell.type).is_string):
                yield column.index
        if table.names == "positional":
            self._require_numbers(table)
        statement = self._doubtful.get(_owner(table))
        if statement is not None:
            raise RedactionError(
                f"{table.database}.{table.name} was made of what a query finds, at {statement.place.file}:"
                f"{statement.place.position}, so that nobody can tell which of its columns have the same values; name"
                " those that must not be seen (--redact), or give --redact-text"
            )

    def _given(self, table: Table, column: Column) -> list[ColumnName]:
        """Return the names by which a column was asked for, by its name and its number."""
        names = (folded(table.database, table.name, text) for text in (column.name, f"@{column.index + 1}"))
        return [self.names[name] for name in names if name in self.names]

    def _require_numbers(self, table: Table) -> None:
        for name, given in self.names.items():
            if TableName(*name[:2]) == _owner(table) and not name[2].startswith("@"):
                raise RedactionError(
                    f"the log does not tell the names of the columns of {table.database}.{table.name}: give the number"
                    f" instead of {given[2]}, such as {'.'.join(given[:2])}.@1, or the definition (--schema,"
                    " --schema-from-log)"
                )

    def is_named(self, table: Table, column: Column) -> bool:
        """Return whether a column is one of those that were given by their names."""
        return bool(self._given(table, column))

    def is_stranger(self, table: Table) -> bool:
        """Return whether rows of a table would be seen though it is not wanted. Raises RedactionError."""
        return (
            self.is_chosen is not None
            and not self.is_chosen(table.database, table.name)
            and not self.all_text
            and not self.of(table)
        )

    def note(self, table: Table, place: str, query: str, database: str) -> None:
        """Note that rows of a table were met, which a statement has changed. Raises RedactionError."""
        if self.is_stranger(table):
            self.strangers.setdefault(_owner(table), f"{table.database}.{table.name} ({place})")
        if self._noted.get(id(table)) is not table:
            self._noted[id(table)] = table
            for column in table.columns:
                self._note_column(table, column)
        owner = _owner(table)
        if owner not in self.warnings and not self.all_text and not self.of(table):
            self._note_copy(owner, place, query, database)

    def _note_column(self, table: Table, column: Column) -> None:
        name = table.database, table.name, column.name
        if column.index in self.of(table):
            self.replaced[name] = next(iter(self._given(table, column)), name)
        elif type_of(column.cell.type).is_string:
            self.left[name] = None

    def _note_copy(self, table: TableName, place: str, query: str, database: str) -> None:
        """Note that rows of a table may have been copied from one with something to hide. Raises RedactionError."""
        owners, text, name = {TableName(*name[:2]) for name in self.names}, query.lower(), ".".join(table)
        met = sorted(tables_in(query, database) & owners) if any(owner.table in text for owner in owners) else []
        if met and creates(query):
            raise RedactionError(
                f"{name} is made of what a query finds in {'.'.join(met[0])}; name those of its columns that must not"
                " be seen (--redact), or give --redact-text"
            )
        if met:
            self.warnings[table] = (
                f"{place}: a statement that changes {name} names {'.'.join(met[0])}, too; if it copies values, name the"
                f" columns of {name} as well"
            )
        elif owners and (made := self._filled.get(table)) is not None:
            self.warnings[table] = (
                f"{made.place.file}:{made.place.position}: {name} is made of what a query finds, which the log does not"
                " show; if it has the same values, name its columns as well"
            )

    def unmet(self) -> list[str]:
        """Return the columns that no table had."""
        return sorted(".".join(name) for name in self.columns - self.met)


def _owner(table: Table) -> TableName:
    return TableName(table.database.lower(), table.name.lower())
