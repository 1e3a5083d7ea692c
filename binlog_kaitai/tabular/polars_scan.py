"""A lazy scan of Polars over logs: columns, conditions and a number of rows that it wants go to the compiled loops."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Literal

import polars as pl
import pyarrow as pa
from polars.io.plugins import register_io_source

from binlog_kaitai.arrow.schema import LINEAGE
from binlog_kaitai.errors import ConditionError
from binlog_kaitai.tabular.log_table import LogTable

__all__ = ["condition_of", "scanned"]

_COMPARISONS = {"Eq": "=", "NotEq": "<>", "Lt": "<", "LtEq": "<=", "Gt": ">", "GtEq": ">="}
_EQUALITIES = ("Eq",)
Kind = Literal["number", "text"]


def scanned(whole: LogTable, *, is_chosen: bool) -> pl.LazyFrame:
    """Return the rows of a table as a LazyFrame.

    Args:
        whole: the table, with all columns.
        is_chosen: it has a condition already, so that those of queries are Polars' alone.
    """
    schema = whole.schema
    own = [name for name in schema.names if name not in LINEAGE.names]
    kinds = {name: kind for name in own if (kind := _kind(schema.field(name).type)) is not None}

    def made(columns: list[str] | None, predicate: pl.Expr | None) -> LogTable:
        """Return the table of what is wanted; a condition of another type than its column is Polars' alone."""
        if predicate is not None and not is_chosen:
            with suppress(ConditionError):
                return whole.narrowed(columns, condition_of(predicate, kinds))
        return whole.narrowed(columns, None)

    def rows(
        columns: list[str] | None, predicate: pl.Expr | None, most: int | None, batch_size: int | None
    ) -> Iterator[pl.DataFrame]:
        wanted = None
        if columns is not None:
            needed = {*columns, *(() if predicate is None else predicate.meta.root_names())}
            wanted = [name for name in own if name in needed]
        for batch in made(wanted, predicate).batches():
            found = pl.DataFrame(pl.from_arrow(batch))
            if predicate is not None:
                found = found.filter(predicate)
            found = found if columns is None else found.select(columns)
            found = found if most is None else found.head(most)
            yield found
            most = None if most is None else most - len(found)
            if most == 0:
                return

    frame = pl.DataFrame(pl.from_arrow(schema.empty_table()))
    return register_io_source(rows, schema=frame.schema, is_pure=True)


def condition_of(predicate: pl.Expr, kinds: Mapping[str, Kind]) -> str | None:
    """Return the part of a predicate that the loops can decide, as `Filter.where` has it; None where that is nothing.

    What it lets through is more: Polars filters again, and an update counts with either of its two rows.
    """
    try:
        return _condition(json.loads(predicate.meta.serialize(format="json")), kinds)
    except (ValueError, pl.exceptions.PolarsError):  # of what has no such form, such as a Python function
        return None


def _kind(made: pa.DataType) -> Kind | None:
    if pa.types.is_integer(made):
        return "number"
    return "text" if pa.types.is_string(made) else None


def _condition(node: Any, kinds: Mapping[str, Kind]) -> str | None:
    match node:
        case {"BinaryExpr": {"left": left, "op": "And", "right": right}}:
            parts = [part for part in (_condition(left, kinds), _condition(right, kinds)) if part is not None]
            return " and ".join(parts) or None
        case {"BinaryExpr": {"left": {"Column": str(name)}, "op": str(op), "right": {"Literal": literal}}}:
            return _comparison(name, op, _literal(literal), kinds)
    return None


def _comparison(name: str, op: str, value: int | str | None, kinds: Mapping[str, Kind]) -> str | None:
    kind, quoted = kinds.get(name), "`" + name.replace("`", "``") + "`"
    if kind == "number" and isinstance(value, int) and op in _COMPARISONS:
        return f"{quoted} {_COMPARISONS[op]} {value}"
    if kind == "text" and isinstance(value, str) and op in _EQUALITIES:
        text = value.replace("\\", "\\\\").replace("'", "''")
        return f"{quoted} {_COMPARISONS[op]} '{text}'"
    return None


def _literal(node: Any) -> int | str | None:
    """Return the number or text of a literal, which stands in some boxes that tell its type."""
    while isinstance(node, dict) and len(node) == 1:
        node = next(iter(node.values()))
    return node if isinstance(node, int | str) and not isinstance(node, bool) else None
