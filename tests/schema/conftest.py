"""The stored definitions, and a way to take the metadata off a table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.rows.table import Column, Table

DATA = Path(__file__).parents[1] / "data" / "schema"
SERVERS = ("mysql-9.7.4", "mariadb-10.11.19")


@pytest.fixture(params=SERVERS)
def server(request: pytest.FixtureRequest) -> Path:
    """Path of a server's files, without their endings."""
    return DATA / str(request.param)


def without_metadata(table: Table) -> Table:
    """The table as a log without optional metadata describes it."""
    return replace(table, columns=tuple(map(_bare, table.columns)), names="positional")


def _bare(column: Column) -> Column:
    signed = layout.ValueKind.__members__.get(column.type.lower())
    is_integer = column.unsigned and f"{column.type.lower()}_unsigned" in layout.ValueKind.__members__
    cell = layout.CELLS[signed] if is_integer and signed is not None else column.cell
    return replace(column, name=f"@{column.index + 1}", cell=cell, unsigned=None, collation=None, labels=None)
