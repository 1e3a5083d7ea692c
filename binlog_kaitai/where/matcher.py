"""A condition and a table: a function that says whether a row fits.

It has SQL's three values: what is compared with NULL, or with a column that the image lacks, is neither true nor false,
and a row fits where the condition is true.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any

from binlog_kaitai.errors import ConditionError
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.where.kinds import Kind, kind_of
from binlog_kaitai.where.language import Condition
from binlog_kaitai.where.nodes import (
    And,
    Between,
    Changed,
    Compare,
    Constant,
    In,
    IsNull,
    Like,
    Name,
    Node,
    Not,
    Or,
    names_of,
)

__all__ = ["Matcher", "UnknownColumnError", "matcher", "names_with_values"]

_Image = Mapping[str, Any] | None
Matcher = Callable[[_Image, _Image], bool]
"""Takes the images before and after."""
_Value = Callable[[_Image, _Image, _Image], Any]
"""Takes before, after, and the one that names without an image mean; returns None for NULL."""
_Truth = Callable[[_Image, _Image, _Image], bool | None]
_OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "<>": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class UnknownColumnError(ConditionError):
    """A condition names a column that the table has not."""


def matcher(condition: Condition, table: Table) -> Matcher:
    """Return what tells whether a row of the table fits. Raises UnknownColumnError, ConditionError."""
    truth = _Compiler(table).truth(condition.tree)
    if all(name.image for name in names_with_values(condition.tree)):
        return lambda before, after: truth(before, after, None) is True

    def fits(before: _Image, after: _Image) -> bool:
        return (before is not None and truth(before, after, before) is True) or (
            after is not None and truth(before, after, after) is True
        )

    return fits


def names_with_values(node: Node) -> list[Name]:
    """Return the names whose value is asked for: not those in changed()."""
    if isinstance(node, Changed):
        return []
    if isinstance(node, Not):
        return names_with_values(node.part)
    if isinstance(node, And | Or):
        return [name for part in node.parts for name in names_with_values(part)]
    return list(names_of(node))


class _Compiler:
    """Makes functions of the nodes, for one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._columns = {column.name: column for column in table.columns}
        self._folded = {column.name.casefold(): column for column in table.columns}

    def truth(self, node: Node) -> _Truth:
        """Return the function of a node."""
        make: Callable[[_Compiler, Any], _Truth] = _MAKE[type(node)]
        return make(self, node)

    def _column(self, name: Name) -> Column:
        """Return a column by its name, as SQL does without regard to case."""
        column = self._columns.get(name.column) or self._folded.get(name.column.casefold())
        if column is None:
            raise UnknownColumnError(f"{self._table.database}.{self._table.name} has no column {name.column}")
        return column

    def _kind(self, *operands: Name | Constant) -> Kind:
        """Return the kind in which operands compare. Raises ConditionError where they do not."""
        names = [part for part in operands if isinstance(part, Name)]
        if not names:
            raise ConditionError(f"{operands[0].text} is compared with no column")  # type: ignore[union-attr]
        kinds = [kind_of(self._column(name)) for name in names]
        for name, kind in zip(names[1:], kinds[1:], strict=True):
            if kind.name != kinds[0].name:
                raise ConditionError(f"{names[0]} and {name} do not compare: {kinds[0].spoken}; {kind.spoken}")
        return kinds[0]

    def _constant(self, constant: Constant, kind: Kind, near: Name | Constant) -> Any:
        try:
            return kind.constant(constant)
        except ValueError:
            raise ConditionError(
                f"{near} of {self._table.database}.{self._table.name} is compared with {constant.text}; it takes"
                f" {kind.spoken}"
            ) from None

    def _operand(self, part: Name | Constant, kind: Kind, near: Name | Constant) -> _Value:
        if isinstance(part, Constant):
            value = self._constant(part, kind, near)
            return lambda before, after, current: value
        column = self._column(part)
        name, convert = column.name, kind_of(column).value
        image = _IMAGES[part.image]

        def get(before: _Image, after: _Image, current: _Image) -> Any:
            row = image(before, after, current)
            found = None if row is None else row.get(name)
            return found if found is None or convert is None else convert(found)

        return get

    def _compare(self, node: Compare) -> _Truth:
        kind, near = self._kind(node.left, node.right), _named(node.left, node.right)
        left, right = self._operand(node.left, kind, near), self._operand(node.right, kind, near)
        return _compared(_OPERATORS[node.operator], left, right)

    def _between(self, node: Between) -> _Truth:
        kind = self._kind(node.operand, node.low, node.high)
        near = _named(node.operand, node.low, node.high)
        value, low, high = (self._operand(part, kind, near) for part in (node.operand, node.low, node.high))
        return _all(_compared(operator.ge, value, low), _compared(operator.le, value, high))

    def _in(self, node: In) -> _Truth:
        kind = self._kind(node.operand)
        value = self._operand(node.operand, kind, node.operand)
        members = frozenset(self._constant(member, kind, node.operand) for member in node.members)

        def contained(before: _Image, after: _Image, current: _Image) -> bool | None:
            found = value(before, after, current)
            return None if found is None else found in members

        return contained

    def _like(self, node: Like) -> _Truth:
        kind = self._kind(node.operand)
        if not (kind.is_text and isinstance(node.pattern.value, str)):
            raise ConditionError(f"{node.operand} LIKE {node.pattern.text}: LIKE is for text and its pattern in quotes")
        value, fits = self._operand(node.operand, kind, node.operand), _pattern(node.pattern.value).fullmatch

        def like(before: _Image, after: _Image, current: _Image) -> bool | None:
            found = value(before, after, current)
            return None if found is None else fits(found) is not None

        return like

    def _is_null(self, node: IsNull) -> _Truth:
        if isinstance(node.operand, Constant):
            raise ConditionError(f"{node.operand.text} is never NULL")
        name, image = self._column(node.operand).name, _IMAGES[node.operand.image]

        def is_null(before: _Image, after: _Image, current: _Image) -> bool | None:
            row = image(before, after, current)
            return None if row is None or name not in row else row[name] is None

        return is_null

    def _changed(self, node: Changed) -> _Truth:
        if node.name.image:
            raise ConditionError(f"changed() takes a column, and not {node.name}")
        name = self._column(node.name).name

        def changed(before: _Image, after: _Image, current: _Image) -> bool | None:
            if before is None or after is None or name not in after:
                return False
            return before[name] != after[name] if name in before else None

        return changed

    def _not(self, node: Not) -> _Truth:
        part = self.truth(node.part)

        def inverse(before: _Image, after: _Image, current: _Image) -> bool | None:
            found = part(before, after, current)
            return None if found is None else not found

        return inverse

    def _and(self, node: And) -> _Truth:
        return _all(*map(self.truth, node.parts))

    def _or(self, node: Or) -> _Truth:
        parts = [self.truth(part) for part in node.parts]

        def either(before: _Image, after: _Image, current: _Image) -> bool | None:
            known: bool | None = False
            for part in parts:
                found = part(before, after, current)
                if found:
                    return True
                known = None if found is None else known
            return known

        return either


def _compared(compare: Callable[[Any, Any], bool], left: _Value, right: _Value) -> _Truth:
    def compared(before: _Image, after: _Image, current: _Image) -> bool | None:
        one, other = left(before, after, current), right(before, after, current)
        return None if one is None or other is None else compare(one, other)

    return compared


def _all(*parts: _Truth) -> _Truth:
    def both(before: _Image, after: _Image, current: _Image) -> bool | None:
        known: bool | None = True
        for part in parts:
            found = part(before, after, current)
            if found is False:
                return False
            known = None if found is None else known
        return known

    return both


def _named(*operands: Name | Constant) -> Name | Constant:
    return next(part for part in operands if isinstance(part, Name))


def _pattern(text: str) -> re.Pattern[str]:
    """Return a pattern of SQL as a regular expression; a backslash keeps what follows it as it is.

    The first place that fits is right for all between two wildcards, so that no other is tried.
    """
    runs = [""]
    for part in re.findall(r"(?s)\\.|.", text):
        if part == "%":
            runs.append("")
        else:
            runs[-1] += "." if part == "_" else re.escape(part[-1])
    first, *middle = runs
    last = f".*{middle.pop()}" if middle else ""
    return re.compile(f"{first}{''.join(f'(?>.*?{run})' for run in middle)}{last}", re.DOTALL)


_IMAGES: dict[str | None, _Value] = {
    None: lambda before, after, current: current,
    "before": lambda before, after, current: before,
    "after": lambda before, after, current: after,
}
_MAKE: dict[type, Any] = {
    Compare: _Compiler._compare,
    Between: _Compiler._between,
    In: _Compiler._in,
    Like: _Compiler._like,
    IsNull: _Compiler._is_null,
    Changed: _Compiler._changed,
    Not: _Compiler._not,
    And: _Compiler._and,
    Or: _Compiler._or,
}
