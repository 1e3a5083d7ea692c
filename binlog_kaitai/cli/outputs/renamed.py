"""`--rewrite-db`: databases under other names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import click

from binlog_kaitai.carving.output import Output
from binlog_kaitai.carving.renamed import RenamedOutput
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.renames import Renames

__all__ = ["rename_option", "renamed", "renamed_filter"]

_MOST_BYTES = 192
"""Of a name: 64 characters of up to three bytes."""


class _Rename(click.ParamType[tuple[str, str]]):
    """A database and its new name."""

    name = "rename"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        old, arrow, new = str(value).partition("->")
        old, new = old.strip(), new.strip()
        if not arrow or not old or not new or len(new.encode()) > _MOST_BYTES:
            self.fail(f"{value!r} is not FROM->TO, two names of databases", param, ctx)
        return old, new


def _mapping(ctx: click.Context, param: click.Parameter, given: tuple[tuple[str, str], ...]) -> dict[str, str]:
    found = dict(given)
    if len(found) != len(given):
        raise click.UsageError("--rewrite-db gives one database two names")
    return found


rename_option = click.option(
    "--rewrite-db",
    "names",
    type=_Rename(),
    multiple=True,
    callback=_mapping,
    metavar="FROM->TO",
    help="Write rows of database FROM as rows of TO. A statement that names FROM, or runs in it, is an error with its"
    " position. Filters use FROM. Can be repeated.",
)


def renamed(output: Output, names: Mapping[str, str], file: str) -> Output:
    """Return what writes the events of a log with other names."""
    return RenamedOutput(output, Renames(names), file) if names else output


def renamed_filter(chosen: Filter, names: Mapping[str, str]) -> Filter:
    """Return a filter for what was written with other names."""

    def table(name: str) -> str:
        database, dot, rest = name.partition(".")
        return f"{names.get(database, database)}.{rest}" if dot else name

    databases = frozenset(names.get(name, name) for name in chosen.databases)
    return replace(chosen, databases=databases, tables=frozenset(map(table, chosen.tables)))
