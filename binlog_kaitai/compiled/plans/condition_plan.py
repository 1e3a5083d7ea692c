"""A condition and the columns of a table as numbers for the loops (`loops.condition`). What it means, and which
conditions a table takes, `where.matcher` says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field
from decimal import Decimal
from typing import Any

from binlog_kaitai.arrow.columns import cell_fields
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.plans.condition_operands import Comparable, NotForLoopsError, Operand, Operands
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.where.language import Condition
from binlog_kaitai.where.matcher import names_with_values
from binlog_kaitai.where.nodes import And, Between, Changed, Compare, Constant, In, IsNull, Like, Name, Node, Not, Or

__all__ = ["ConditionPlan", "plan_condition", "plan_keys", "stored_sizes"]

_OPERATORS = {
    "=": a.IS_EQUAL,
    "<>": a.IS_OTHER,
    "<": a.IS_BELOW,
    "<=": a.IS_AT_MOST,
    ">": a.IS_ABOVE,
    ">=": a.IS_AT_LEAST,
}
_WILD = {"%": a.ANY_TEXT, "_": a.ANY_CHARACTER}


@dataclass(slots=True)
class ConditionPlan:
    """A condition on the rows of tables with the same columns."""

    record: Integers
    asked: dict[int, int]
    """By the number of a column: what the condition asks of it, as in `Column.asked`."""
    stored: list[int]
    """Of each column, how its cells are stored, as in `Column.stored`."""
    keep: list[Any] = field(default_factory=list)


def plan_condition(condition: Condition, table: Table) -> ConditionPlan | None:
    """Return the plan of a condition that the table takes; None for one that the loops do not judge."""
    return _planned(condition.tree, table)


def plan_keys(
    names: Sequence[str], keys: Sequence[tuple[Any, ...]], table: Table, where: Condition | None
) -> ConditionPlan | None:
    """Return the plan that finds rows which fit a condition and have one of some keys (as `Kind.value` has them) before
    a change or after it, where what an update lacks is as it was; None as above."""
    tree = Or(tuple(_of_key(image, names, key) for image in ("before", "both") for key in keys))
    return _planned(tree if where is None else And((tree, where.tree)), table)


def _of_key(image: Any, names: Sequence[str], key: tuple[Any, ...]) -> Node:
    """Return that an image has a key."""
    parts: list[Node] = []
    for column, value in zip(names, key, strict=True):
        name, exact = Name(image, column), Decimal(value) if isinstance(value, float) else value
        parts.append(IsNull(name) if value is None else Compare("=", name, Constant(exact, str(exact))))
    return And(tuple(parts))


def _planned(tree: Node, table: Table) -> ConditionPlan | None:
    stored = stored_sizes(table.columns)
    if stored is None or len({column.name for column in table.columns}) < len(stored):
        return None
    try:
        plan = _Plan(table)
        plan.add(tree)
    except (NotForLoopsError, ValueError, OverflowError):
        return None
    return plan.finished(stored, is_either=not all(name.image for name in names_with_values(tree)))


def stored_sizes(columns: Sequence[Column]) -> list[int] | None:
    """Return how the cells of each column are stored, as in `Column.stored`; None where the loops cannot tell."""
    found = [cell_fields(column) for column in columns]
    sizes = [fields[0] for fields in found if fields is not None]
    if len(sizes) < len(found):
        return None
    return [-size if column.cell.rule == "prefixed" else size for column, size in zip(columns, sizes, strict=True)]


class _Plan:
    """Makes the steps of a condition for one table."""

    def __init__(self, table: Table) -> None:
        self._operands = Operands(table)
        self._steps: list[tuple[int, ...]] = []

    def add(self, node: Any) -> None:
        """Add the steps of a node."""
        _ADD[type(node)](self, node)

    def _step(self, kind: int, of: Comparable | None, left: Operand, right: Operand = (0, 0), count: int = 0) -> None:
        self._steps.append((kind, of.code if of else 0, *left, *right, count))

    def _operand(self, part: Name | Constant, of: Comparable, slot: int) -> Operand:
        """Return where an operand of the step that comes next is, in a slot of that."""
        return self._operands.place(part, of, len(self._steps) * r.Step.SLOTS + slot)

    def _compare(self, kind: int, left: Name | Constant, right: Name | Constant, of: Comparable) -> None:
        places = self._operand(left, of, r.Step.left), self._operand(right, of, r.Step.right)
        self._step(kind, of, *places)

    def _add_compare(self, node: Compare) -> None:
        self._compare(_OPERATORS[node.operator], node.left, node.right, self._operands.class_of(node.left, node.right))

    def _add_between(self, node: Between) -> None:
        of = self._operands.class_of(node.operand, node.low, node.high)
        self._compare(a.IS_AT_LEAST, node.operand, node.low, of)
        self._compare(a.IS_AT_MOST, node.operand, node.high, of)
        self._step(a.ARE_BOTH, None, (0, 0))

    def _add_in(self, node: In) -> None:
        of = self._operands.class_of(node.operand)
        place = self._operand(node.operand, of, r.Step.left)
        self._operand(node.members[0], of, r.Step.right)  # the others are after it
        self._operands.add_constants(of, node.members[1:])
        self._step(a.IS_IN, of, place, (a.OF_CONDITION, 0), len(node.members))

    def _add_like(self, node: Like) -> None:
        of = self._operands.class_of(node.operand)
        if of.name != "text" or not isinstance(node.pattern.value, str):
            raise NotForLoopsError
        pattern: list[int] = []
        for part in re.findall(r"(?s)\\.|.", node.pattern.value):
            pattern += [_WILD[part]] if part in _WILD else part[-1].encode()
        numbers = self._operands.kept(memory.numbers(pattern))
        place = self._operand(node.operand, of, r.Step.left)
        self._step(a.IS_LIKE, of, place, (a.OF_CONDITION, memory.address(numbers)), len(pattern))

    def _add_is_null(self, node: IsNull) -> None:
        of = self._operands.class_of(node.operand)
        self._step(a.IS_NULL_VALUE, of, self._operand(node.operand, of, r.Step.left))

    def _add_changed(self, node: Changed) -> None:
        of = self._operands.class_of(node.name)
        _, at = self._operand(node.name, of, r.Step.left)
        self._step(a.IS_CHANGED, of, (a.OF_BEFORE, at), (a.OF_AFTER, at))

    def _add_not(self, node: Not) -> None:
        self.add(node.part)
        self._step(a.IS_NOT, None, (0, 0))

    def _add_all(self, kind: int, parts: Sequence[Any]) -> None:
        for number, part in enumerate(parts):
            self.add(part)
            if number:
                self._step(kind, None, (0, 0))

    def finished(self, stored: list[int], *, is_either: bool) -> ConditionPlan:
        """Return the whole."""
        operands = self._operands
        constants, images = operands.constants(), [operands.values(), operands.values()]
        steps = [number for step in self._steps for number in step]
        operands.enter(constants, steps)
        program, stack = memory.numbers(steps), memory.slots(len(self._steps))
        asked = operands.asked()
        addresses = (memory.address(images[0]), memory.address(images[1]))
        record = memory.record(
            (memory.address(program), len(self._steps), *addresses, len(asked), memory.address(stack), is_either)
        )
        return ConditionPlan(record, asked, stored, [constants, images, program, stack, operands])


_ADD: dict[type, Any] = {
    Compare: _Plan._add_compare,
    Between: _Plan._add_between,
    In: _Plan._add_in,
    Like: _Plan._add_like,
    IsNull: _Plan._add_is_null,
    Changed: _Plan._add_changed,
    Not: _Plan._add_not,
    And: lambda plan, node: plan._add_all(a.ARE_BOTH, node.parts),
    Or: lambda plan, node: plan._add_all(a.IS_ONE, node.parts),
}
