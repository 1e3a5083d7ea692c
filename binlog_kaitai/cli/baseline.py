"""`state --baseline`: the rows that were in a table before, from a Parquet file or from a dump."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from binlog_kaitai.changes.committed import Commit
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.row_store import Key
from binlog_kaitai.changes.table_state import TableState, key_columns, key_of
from binlog_kaitai.cli.common import needs
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import SchemaMismatchError, SourceError
from binlog_kaitai.format.gtid import Gtid
from binlog_kaitai.log.source import Source, log_order
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.schema.as_logged import as_logged
from binlog_kaitai.schema.dump import Dump, open_dump, schema_of
from binlog_kaitai.schema.dump_values import value_maker

__all__ = ["Baseline", "open_baseline"]

_PARQUET = b"PAR1"


@dataclass(slots=True)
class Baseline:
    """The rows that were in a table, and what is known of when that was."""

    path: str
    dump: Dump | None = None
    """None for a Parquet file, which is of before the first of the logs."""
    note: str | None = None
    """What a user has to know of it."""

    def options(self, given: ReadOptions) -> ReadOptions:
        """Return how to read the logs: with the definition that a dump has, where none is given."""
        if self.dump is None or given.schema is not None or given.schema_from_log:
            return given
        return replace(given, schema=schema_of(self.dump))

    def check(self, sources: list[Source]) -> None:
        """Raise SourceError where the log is not among those given in which the dump was taken."""
        if self.dump is None:
            return
        if self.dump.place is None:
            if self.dump.gtids is None:
                self.note = (
                    f"{self.path} does not say where it was taken (--source-data=2, --master-data=2): it is taken as"
                    " from before the first log"
                )
            return
        name, position = self.dump.place
        if name not in {Path(source.name).name for source in sources}:
            raise SourceError(f"was taken in {name} at {position}; give this log and those behind it", self.path)

    def has(self, commit: Commit) -> bool:
        """Return whether a transaction is in it."""
        if self.dump is None:
            return False
        if self.dump.place is not None:
            name, position = self.dump.place
            file = Path(commit.file).name
            return commit.end <= position if file == name else log_order(file) < log_order(name)
        if self.dump.gtids is None or commit.gtid is None:
            return False
        return Gtid.parse(commit.gtid) in self.dump.gtids

    def definition(self, database: str) -> Table | None:
        """Return the table as the baseline itself knows it. Raises SourceError."""
        if self.dump is not None:
            return as_logged(self.dump.definition, database)
        from binlog_kaitai.arrow.states import read_definition

        return read_definition(self.path)

    def fill(self, found: TableState, definition: Table) -> None:
        """Begin a state with the rows. Raises SourceError, SchemaMismatchError."""
        if self.dump is None:
            from binlog_kaitai.arrow.states import read_state

            found.begin(read_state(self.path, definition), definition)
        else:
            found.begin(_rows(self.dump, definition, found), definition)


def open_baseline(stack: ExitStack, path: str | None, database: str, table: str) -> Baseline | None:
    """Return what a file has of a table. Raises SourceError, UsageError."""
    if path is None:
        return None
    try:
        with open(path, "rb") as file:
            is_parquet = file.read(len(_PARQUET)) == _PARQUET
    except OSError as error:
        raise SourceError(f"cannot be read: {error.strerror or error}", path) from error
    if is_parquet:
        needs("pyarrow")
        return Baseline(path)
    return Baseline(path, stack.enter_context(open_dump(path, database, table)))


def _rows(dump: Dump, definition: Table, found: TableState) -> Iterator[tuple[Key, Image]]:
    """Yield the rows of a dump as logs would give them."""
    columns = {column.name: column for column in definition.columns}
    declared = {column.name: column for column in dump.definition.columns}
    names, keys = None, key_columns(definition)
    for given, literals, offset in dump.rows():
        if given != names:
            names = given
            missing = [name for name in columns if name not in names]
            if other := sorted({*missing, *(name for name in names if name not in columns)} - _generated(dump)):
                text = f"has other columns of {definition.database}.{definition.name} than the logs: {', '.join(other)}"
                raise SourceError(text, dump.path)
            found.lacking.update(missing)
            makers = [(name, value_maker(columns[name], declared[name])) for name in names if name in columns]
            if not dump.is_in_utc and any("timestamp" in declared[name].type for name in names):
                raise SchemaMismatchError("has TIMESTAMPs of an unknown zone; dump without --skip-tz-utc", dump.path)
        try:
            image = {name: make(literal) for (name, make), literal in zip(makers, literals, strict=True)}
        except (ValueError, ArithmeticError) as error:  # of Decimal
            raise dump.error(offset, f"has a value that its column cannot have: {error}") from error
        yield key_of(keys, image) or (), image


def _generated(dump: Dump) -> set[str]:
    return {column.name for column in dump.definition.columns if column.generated}
