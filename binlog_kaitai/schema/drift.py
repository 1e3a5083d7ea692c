"""What differs between two definitions of a table."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.ddl.collations import default_collation
from binlog_kaitai.ddl.model import ColumnSchema, Definition, TableSchema, Unclear
from binlog_kaitai.values.charset import charset_name, collation_name

__all__ = ["differences"]


def differences(logged: Definition, other: Definition) -> Iterator[str]:
    """Yield what differs between the definition that logs tell and another one, in words."""
    if isinstance(logged, Unclear) or isinstance(other, Unclear):
        unclear, where = (logged, "the logs") if isinstance(logged, Unclear) else (other, "the file")
        yield f"not clear in {where}: {unclear.reason}"  # type: ignore[union-attr]
    elif logged is None or other is None:
        yield f"only in {'the logs' if other is None else 'the file'}"
    else:
        yield from _columns(logged, other)
        if logged.primary_key != other.primary_key:
            yield f"primary key: {_listed(logged.primary_key)} in the logs, {_listed(other.primary_key)} in the file"


def _columns(logged: TableSchema, other: TableSchema) -> Iterator[str]:
    ours, theirs = ({column.name.lower(): column for column in table.columns} for table in (logged, other))
    yield from (f"column {column.name}: only in the logs" for name, column in ours.items() if name not in theirs)
    yield from (f"column {column.name}: only in the file" for name, column in theirs.items() if name not in ours)
    for name in (name for name in ours if name in theirs):
        yield from _column(ours[name], theirs[name])
    orders = [[name for name in names if name in ours and name in theirs] for names in (ours, theirs)]
    if orders[0] != orders[1]:
        yield f"order of columns: {_listed(orders[0])} in the logs, {_listed(orders[1])} in the file"


def _column(ours: ColumnSchema, theirs: ColumnSchema) -> Iterator[str]:
    name = ours.name
    if str(ours) != str(theirs):
        yield f"column {name}: {ours} in the logs, {theirs} in the file"
    elif ours.labels != theirs.labels:
        logged, other = (_listed(column.labels or ()) for column in (ours, theirs))
        yield f"column {name}: labels {logged} in the logs, {other} in the file"
    if ours.collation is not None and theirs.collation is not None and _differ(ours.collation, theirs.collation):
        here, there = (collation_name(number) or number for number in (ours.collation, theirs.collation))
        yield f"column {name}: collation {here} in the logs, {there} in the file"
    if ours.generated != theirs.generated:
        yield f"column {name}: generated only in {'the logs' if ours.generated else 'the file'}"


def _differ(collation: int, other: int) -> bool:
    """Return whether two collations differ. One that a character set has by default stands for any of it: which one a
    server takes where a statement names none, the statement does not tell."""
    charset = charset_name(collation)
    is_default = charset is not None and default_collation(charset) in (collation, other)
    return collation != other and not (is_default and charset == charset_name(other))


def _listed(names: list[str] | tuple[str, ...]) -> str:
    return f"({', '.join(names)})"
