"""`state --baseline`: the rows that were in a table before, from a Parquet file or from a dump."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from binlog_kaitai.cli.options.common import needs
from binlog_kaitai.cli.options.run import Run, definitions
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.model import ColumnSchema, Definitions, Schema, TableName, TableSchema, Unclear
from binlog_kaitai.dumps.opened import bytes_of, ends_of
from binlog_kaitai.dumps.place import log_name
from binlog_kaitai.dumps.rows import Dump, Literal, dump_in
from binlog_kaitai.errors import SchemaMismatchError, SourceError
from binlog_kaitai.log.source import Source, log_order
from binlog_kaitai.reading.history import History
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.schema.as_logged import as_logged
from binlog_kaitai.schema.load import schema_in
from binlog_kaitai.states.committed import Commit
from binlog_kaitai.states.table_state import TableState
from binlog_kaitai.types import type_of

__all__ = ["Baseline", "open_baseline"]

_PARQUET = b"PAR1"
_BYTES_IN_LOGS = frozenset({"uuid", "inet4", "inet6"})
"""Types of MariaDB that a dump has as text, and a log as the bytes that are stored."""


@dataclass(slots=True)
class Baseline:
    """The rows that were in a table, and what is known of when that was."""

    path: str
    dump: Dump | None = None
    """None for a Parquet file, which is of before the first of the logs."""
    schema: Schema | None = None
    """All that a dump defines."""
    note: str | None = None
    """What a user has to know of it."""

    def definitions(self, run: Run) -> Definitions | None:
        """Return the definitions of the tables in logs: those that a dump has, and after its place those of the logs'
        statements. None where the user has given others."""
        if self.schema is None or self.dump is None or isinstance(run.options.schema, Schema):
            return run.options.schema
        if self.dump.place.log is None or any(source.is_stream for source in run.sources):
            return run.options.schema or self.schema
        found = definitions(run.sources.sources, run.options)
        behind = ([one for one in log if not self._has_place(one.place.file, one.place.position)] for log in found)
        return History(zip((source.name for source in run.sources), behind, strict=True), self.schema)

    def check(self, sources: list[Source]) -> None:
        """Raise SourceError where the log is not among those given in which the dump was taken."""
        if self.dump is None:
            return
        place = self.dump.place
        if place.log is None and place.gtids is None:
            self.note = (
                f"{self.path} does not say where it was taken (--source-data=2, --master-data=2): it is taken as"
                " from before the first log"
            )
        elif place.log is not None and place.log not in {log_name(source.name) for source in sources}:
            raise SourceError(
                f"was taken in {place.log} at {place.position}; give this log and those after it", self.path
            )

    def has(self, commit: Commit) -> bool:
        """Return whether a transaction is in it."""
        if self.dump is None:
            return False
        if self.dump.place.log is not None:
            return self._has_place(commit.file, commit.end - 1)
        gtids = self.dump.place.gtids
        return gtids is not None and commit.gtid is not None and gtids.holds(commit.gtid)

    def other(self, name: TableName) -> Baseline | None:
        """Return what it has of another table; None where that is nothing, or it is of one table."""
        if self.dump is None or self.schema is None or not isinstance(self.schema.table(*name), TableSchema):
            return None
        return Baseline(self.path, dump_in(self.dump.data, self.path, *name, self.schema), self.schema)

    def _has_place(self, path: str, at: int) -> bool:
        """Return whether a position in a log is before that of a dump."""
        assert self.dump is not None
        place, file = self.dump.place, log_name(path)
        assert place.log is not None
        return at < place.position if file == place.log else log_order(file) < log_order(place.log)

    def definition(self, database: str) -> Table | None:
        """Return the table as the baseline itself knows it. Raises SourceError."""
        if self.dump is not None:
            return as_logged(self.dump.definition, database)
        from binlog_kaitai.arrow.states import read_definition

        return read_definition(self.path)

    def fill(self, found: TableState, definition: Table, *, is_assumed: bool = False) -> None:
        """Begin a state with the rows; it may be assumed that logs have this definition. Raises SourceError,
        SchemaMismatchError."""
        if self.dump is None:
            from binlog_kaitai.arrow.states import read_state

            found.begin(read_state(self.path, definition), definition, is_assumed=is_assumed)
        else:
            found.begin(_rows(self.dump, definition, found), definition, is_assumed=is_assumed)


def open_baseline(stack: ExitStack, path: str | None, database: str, table: str) -> Baseline | None:
    """Return what a file has of a table. Raises SourceError, UsageError."""
    if path is None:
        return None
    if _is_parquet(path):
        needs("pyarrow")
        return Baseline(path)
    data = bytes_of(stack, path)
    schema = _in_database(schema_in(data, path), database)
    return Baseline(path, dump_in(data, path, database, table, schema), schema)


def _is_parquet(path: str) -> bool:
    return ends_of(path, len(_PARQUET), 0)[0] == _PARQUET


def _in_database(schema: Schema, database: str) -> Schema:
    """Return the schema of a dump, which may have tables without their database; logs may have older ones."""
    found: dict[TableName, TableSchema | Unclear] = {}
    for (own, name), table in schema.tables.items():
        whole = TableName(own or database, name)
        if isinstance(table, TableSchema):
            table = replace(table, database=whole.database, maybe_older=True)
        found[whole] = table
    return Schema(found, schema.databases)


def _rows(dump: Dump, definition: Table, found: TableState) -> Iterator[Image]:
    """Yield the rows of a dump as logs would give them."""
    columns = {column.name: column for column in definition.columns}
    declared = {column.name: column for column in dump.definition.columns}
    names = None
    for given, literals, offset in dump.rows():
        if given != names:
            names = given
            missing = [name for name in columns if name not in names]
            if other := sorted({*missing, *(name for name in names if name not in columns)} - _generated(dump)):
                text = f"has other columns of {definition.database}.{definition.name} than the logs: {', '.join(other)}"
                raise SourceError(text, dump.path)
            found.lacking.update(missing)
            makers = [(name, _value_maker(columns[name], declared[name])) for name in names if name in columns]
            if not dump.is_in_utc and any("timestamp" in declared[name].type for name in names):
                raise SchemaMismatchError("has TIMESTAMPs of an unknown zone; dump without --skip-tz-utc", dump.path)
        try:
            image = {name: make(literal) for (name, make), literal in zip(makers, literals, strict=True)}
        except (ValueError, ArithmeticError) as error:  # of Decimal
            raise dump.error(offset, f"has a value that its column cannot have: {error}") from error
        yield image


def _generated(dump: Dump) -> set[str]:
    return {column.name for column in dump.definition.columns if column.generated}


def _value_maker(column: Column, declared: ColumnSchema) -> Callable[[Literal], Any]:
    """Return what makes the values of a column. Raises SchemaMismatchError for one that dumps have in another form."""
    make = type_of(column.cell.type).parse
    if make is None or declared.type in _BYTES_IN_LOGS:
        raise SchemaMismatchError(f"{column.name} is of type {declared.type}, which is not read from dumps")
    made = make(column)
    return lambda literal: None if literal is None else made(literal)
