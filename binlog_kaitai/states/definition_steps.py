"""How the definitions of tables became what they are: the statements of logs, one after the other."""

from __future__ import annotations

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.grammar import read_statement
from binlog_kaitai.ddl.indexes import table_of_index
from binlog_kaitai.ddl.model import Definition, Schema, TableName, Unclear
from binlog_kaitai.ddl.operations import AlterTable, CreateTable, Statement
from binlog_kaitai.reading.history import DdlStatement
from binlog_kaitai.schema.catalog import Catalog

__all__ = ["DefinitionStep", "DefinitionSteps"]


_BEFORE = Unclear("the statement that made it is not in the logs")


@dataclass(frozen=True, slots=True)
class DefinitionStep:
    """A statement, and what it has left of the tables that it is about."""

    number: int
    """Of the steps, in their order."""
    statement: DdlStatement
    tables: dict[TableName, Definition]
    """None: there is no such table any more."""

    @property
    def makes(self) -> bool:
        """Return whether it makes a table that was not there."""
        return isinstance(self.operation, CreateTable)

    @property
    def operation(self) -> Statement:
        """Return what the statement defines."""
        return read_statement(self.statement.text, self.statement.sql_mode)


class DefinitionSteps:
    """Follows the definitions of tables through statements, which are taken in their order.

    Args:
        base: definitions in force before the first of them.
    """

    def __init__(self, base: Schema | None = None) -> None:
        self._catalog = Catalog.of(base, "ddl")
        self._ways: dict[TableName, list[DefinitionStep]] = {}
        self._count = 0

    @property
    def problems(self) -> list[str]:
        """Statements whose table is unclear."""
        return self._catalog.problems

    def take(self, statement: DdlStatement) -> DefinitionStep | None:
        """Take a statement; None for one that is not about tables that last."""
        catalog, place = self._catalog, statement.place
        catalog.database, catalog.server_collation = statement.database, statement.server_collation
        found = catalog.apply(statement.text, f"{place.file}:{place.position}", statement.sql_mode)
        tables = found or self._kept(statement)
        if not tables:
            return None
        self._count += 1
        step = DefinitionStep(self._count, statement, tables)
        self._ways |= {name: self._way(step, name) for name in tables}
        return step

    def _kept(self, statement: DdlStatement) -> dict[TableName, Definition]:
        """Return the table of a statement that changes none of its columns, such as one that makes an index."""
        operation = read_statement(statement.text, statement.sql_mode)
        name = operation.name if isinstance(operation, AlterTable) else None
        if operation is None:
            name = table_of_index(statement.text, statement.sql_mode)
        if name is None:
            return {}
        whole = self._catalog.find(name)
        if self._catalog.is_temporary(whole):
            return {}
        return {whole: self._catalog.tables.setdefault(whole, _BEFORE)}

    def _way(self, step: DefinitionStep, name: TableName) -> list[DefinitionStep]:
        """Return the steps that have made a table what it is after one of them."""
        operation = step.operation
        if isinstance(operation, CreateTable):
            origins = [] if operation.like is None else [self._catalog.find(operation.like)]
        else:
            origins = [name, *(other for other, left in step.tables.items() if left is None and other != name)]
        if origins == [name]:  # most statements; a table may have thousands
            way = self._ways.get(name, [])
            way.append(step)
            return way
        before = {known.number: known for origin in origins for known in self._ways.get(origin, ())}
        return [*(before[number] for number in sorted(before)), step]

    def definitions(self) -> dict[TableName, Definition]:
        """Return the definitions that are in force, by name; of dropped tables none."""
        return {name: found for name, found in sorted(self._catalog.tables.items()) if found is not None}

    def way_to(self, name: TableName) -> list[DefinitionStep]:
        """Return the statements that make a table what it is, in order: where the first makes none, it was there before
        the logs."""
        return self._ways.get(name, [])
