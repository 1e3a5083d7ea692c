"""The statement that takes back an update of some columns of a row, whose other columns were perhaps changed again."""

from __future__ import annotations

from collections.abc import Collection
from decimal import Context, Decimal

from binlog_kaitai.sql.column_sets import LAST_BIT, MOST_TEST, ROW_BIT, column_bit
from binlog_kaitai.sql.tables import AND, COMMA, NULL, WHERE, Literals, TableStatements

__all__ = ["delta", "kept", "kept_unless", "merging_update"]

_EXACT = Context(prec=2 * MOST_TEST)
"""More digits than any DECIMAL has."""


def kept(column: str) -> str:
    """Return what keeps a column from setting itself."""
    return f"{column} = {column}"


def kept_unless(test: str, column: str, value: str) -> str:
    """Return what gives a column a value where a test says so, else its own."""
    return f"{column} = IF({test}, {value}, {column})"


def delta(column: str, sign: str, number: str) -> str:
    """Return what adds a number to a column, or takes it off."""
    return f"{column} = {column} {sign} {number}"


def merging_update(
    statements: TableStatements, now: Literals, before: Literals, deltas: Collection[str] = ()
) -> tuple[str, int] | None:
    """Return the statement that takes back an update of a row with a key, and the columns by which it conflicts with
    others; None where nothing was changed.

    Columns of times that have changed together with others may have set themselves: they are put back unless they were
    set again, which is no conflict. Those in `deltas` are undone by difference, which is none, either.
    """
    named = statements.changed(now, before)
    differing = [name for name in named if now[name] != before[name]]
    if not differing:
        return None
    moved = {name for name in differing if name in deltas and None not in (now[name], before[name])}
    own = [name for name in differing if name not in statements.clocks and name not in moved]
    own = own if own or moved else differing
    assignments = []
    for name, value in named.items():
        column = statements.columns[name]
        if name in moved:
            assignments.append(_moved_back(column, now[name] or "", value or ""))
        elif name in own:
            assignments.append(statements.assignment(name, value))
        elif name in differing:
            assignments.append(kept_unless(statements.test(name, now[name]), column, value or NULL))
        else:
            assignments.append(kept(column))
    tests = (_test(statements, name, now[name]) for name in own)
    where = AND.join([statements.where(now), *filter(None, tests)])
    bits = sum({statements.bits[name] for name in own}) | (ROW_BIT if moved else 0)
    return f"{statements.begin_update}{COMMA.join(assignments)}{WHERE}{where}", bits


def _moved_back(column: str, now: str, before: str) -> str:
    number = _EXACT.subtract(Decimal(now), Decimal(before))
    return delta(column, "-" if number > 0 else "+", f"{number.copy_abs():f}")


def _test(statements: TableStatements, name: str, value: str | None) -> str | None:
    """Return the condition that a column is as it was left; None where it is not asked."""
    if name in statements.key or name in statements.documents or statements.bits[name] == column_bit(LAST_BIT):
        return None
    text = statements.test(name, value)
    return text if len(text.encode(errors="surrogateescape")) <= MOST_TEST else None
