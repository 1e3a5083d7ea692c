"""A condition and the columns of a table as numbers for the loops (`loops.condition`). What it means, and which
conditions a table takes, `where.matcher` says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import field
from datetime import date, datetime, timedelta
from decimal import Decimal
from fractions import Fraction
from functools import cache
from struct import Struct
from typing import Any

from binlog_kaitai.arrow.columns import cell_fields, group_program
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, plan_of
from binlog_kaitai.compiled.wanted_record import signed
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.structs import stored_field, struct_format
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.decimal import decimal_groups
from binlog_kaitai.where.kinds import kind_of
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
_IMAGES = {None: a.OF_EITHER, "before": a.OF_BEFORE, "after": a.OF_AFTER, "both": a.OF_BOTH}
_WILD = {"%": a.ANY_TEXT, "_": a.ANY_CHARACTER}
_WORD = 64
_MOST_DIGITS = 38
"""Of a number of 128 bits."""
_DAY_ONE, _MOMENT_ONE = date(1970, 1, 1), datetime(1970, 1, 1)
_MICROSECOND = timedelta(microseconds=1)
_ASCII = bytes(range(1 << 7))
_POLICY = ValuePolicy(TextPolicy("bytes"))

_Value = tuple[int, ...]
_Operand = tuple[int, int]
"""Of which image, and where."""
_Read = tuple[tuple[int, int, tuple[Any, ...] | None], str]
"""The kind, the parameter and the table of a value, and the name of what it compares as."""
_DOCUMENT_BYTES = 1 << 16  # of the longest text of one that the loops compare
_Reader = Callable[[Column, TextPlan], _Read]


class _NotForLoopsError(Exception):
    """A part of a condition that the loops do not judge."""


@dataclass(slots=True)
class ConditionPlan:
    """A condition on the rows of tables with the same columns."""

    record: Integers
    asked: dict[int, int]
    """By the number of a column: what the condition asks of it, as in `K_ASKED`."""
    stored: list[int]
    """Of each column, how its cells are stored, as in `K_STORED`."""
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
    except (_NotForLoopsError, ValueError, OverflowError):
        return None
    return plan.finished(stored, is_either=not all(name.image for name in names_with_values(tree)))


def stored_sizes(columns: Sequence[Column]) -> list[int] | None:
    """Return how the cells of each column are stored, as in `K_STORED`; None where the loops cannot tell."""
    found = [cell_fields(column) for column in columns]
    sizes = [fields[0] for fields in found if fields is not None]
    if len(sizes) < len(found):
        return None
    return [-size if column.cell.rule == "prefixed" else size for column, size in zip(columns, sizes, strict=True)]


class _Class:
    """What values of a column compare as, and with."""

    def __init__(self, column: Column) -> None:
        found = cell_fields(column)
        plan = None if found is None else plan_of(column, found[0], found[1], _POLICY)
        read: _Reader | None = None if plan is None else _READ.get(plan.kind)
        if plan is None or read is None:
            raise _NotForLoopsError
        self.value, self.name = read(column, plan)
        self.room = _ROOMS[plan.kind](plan) if plan.kind in _ROOMS else 0
        """How a value is read, and the name of values that compare with it."""
        self.kind = kind_of(column)

    @property
    def code(self) -> int:
        """Return how the loops compare."""
        return {"text": a.AS_TEXTS, "bytes": a.AS_BYTES}.get(self.name, a.AS_NUMBERS)

    def constant(self, constant: Constant, keep: list[Any]) -> _Value:
        """Return what a constant is, in the slots of a value after its state. Raises ValueError."""
        value = self.kind.constant(constant)
        if isinstance(value, str | bytes) and self.name in ("text", "bytes"):
            texts = memory.constant(value if isinstance(value, bytes) else value.encode())
            keep.append(texts)
            return memory.address(texts), len(texts) - s.SLACK, 0
        number: _Value = _NUMBERS[self.name.partition(" ")[0]](value, self.name)
        return number


class _Plan:
    """Makes the steps of a condition for one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._columns = {column.name: column for column in table.columns}
        self._folded = {column.name.casefold(): column for column in table.columns}
        self._classes: dict[int, _Class] = {}
        self._steps: list[tuple[int, ...]] = []
        self._constants: list[_Value] = []
        self._places: dict[int, int] = {}
        """By slot of the steps: the constant whose address belongs there."""
        self._keep: list[Any] = []

    def add(self, node: Any) -> None:
        """Add the steps of a node."""
        _ADD[type(node)](self, node)

    def _step(self, kind: int, of: _Class | None, left: _Operand, right: _Operand = (0, 0), count: int = 0) -> None:
        self._steps.append((kind, of.code if of else 0, *left, *right, count))

    def _column(self, name: Name) -> Column:
        return self._columns.get(name.column) or self._folded[name.column.casefold()]

    def _class(self, *operands: Name | Constant) -> _Class:
        """Return what operands compare as, which are of one sort."""
        columns = [self._column(part) for part in operands if isinstance(part, Name)]
        for column in columns:
            if column.index not in self._classes:
                self._classes[column.index] = _Class(column)
        found = [self._classes[column.index] for column in columns]
        if any(other.name != found[0].name for other in found):
            raise _NotForLoopsError
        return found[0]

    def _operand(self, part: Name | Constant, of: _Class, slot: int) -> _Operand:
        """Return where an operand is; of a constant that is set later, in a slot of the step that comes next."""
        if isinstance(part, Name):
            column = self._column(part)
            self._class(part)
            return _IMAGES[part.image], list(self._classes).index(column.index) * 8 * a.V_SIZE
        self._places[len(self._steps) * a.ST_SIZE + slot] = len(self._constants)
        self._constants.append(of.constant(part, self._keep))
        return a.OF_CONDITION, 0

    def _compare(self, kind: int, left: Name | Constant, right: Name | Constant, of: _Class) -> None:
        places = self._operand(left, of, a.ST_LEFT), self._operand(right, of, a.ST_RIGHT)
        self._step(kind, of, *places)

    def _add_compare(self, node: Compare) -> None:
        self._compare(_OPERATORS[node.operator], node.left, node.right, self._class(node.left, node.right))

    def _add_between(self, node: Between) -> None:
        of = self._class(node.operand, node.low, node.high)
        self._compare(a.IS_AT_LEAST, node.operand, node.low, of)
        self._compare(a.IS_AT_MOST, node.operand, node.high, of)
        self._step(a.ARE_BOTH, None, (0, 0))

    def _add_in(self, node: In) -> None:
        of = self._class(node.operand)
        place = self._operand(node.operand, of, a.ST_LEFT)
        self._operand(node.members[0], of, a.ST_RIGHT)  # the others are after it
        self._constants += [of.constant(member, self._keep) for member in node.members[1:]]
        self._step(a.IS_IN, of, place, (a.OF_CONDITION, 0), len(node.members))

    def _add_like(self, node: Like) -> None:
        of = self._class(node.operand)
        if of.name != "text" or not isinstance(node.pattern.value, str):
            raise _NotForLoopsError
        pattern: list[int] = []
        for part in re.findall(r"(?s)\\.|.", node.pattern.value):
            pattern += [_WILD[part]] if part in _WILD else part[-1].encode()
        numbers = memory.numbers(pattern)
        self._keep.append(numbers)
        place = self._operand(node.operand, of, a.ST_LEFT)
        self._step(a.IS_LIKE, of, place, (a.OF_CONDITION, memory.address(numbers)), len(pattern))

    def _add_is_null(self, node: IsNull) -> None:
        of = self._class(node.operand)
        self._step(a.IS_NULL_VALUE, of, self._operand(node.operand, of, a.ST_LEFT))

    def _add_changed(self, node: Changed) -> None:
        of = self._class(node.name)
        _, at = self._operand(node.name, of, a.ST_LEFT)
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
        constants = memory.records(max(len(self._constants), 1), a.V_SIZE)
        for value, known in zip(self._constants, constants, strict=False):
            known[a.V_STATE : a.V_TEXT] = memory.record((a.V_THERE, *value))
        steps = [number for step in self._steps for number in step]
        for slot, number in self._places.items():
            steps[slot] = memory.address(constants) + number * a.V_SIZE * 8
        images = [self._values(), self._values()]
        program, stack = memory.numbers(steps), memory.slots(len(self._steps))
        asked = {index: 1 + number * 8 * a.V_SIZE for number, index in enumerate(self._classes)}
        addresses = (memory.address(images[0]), memory.address(images[1]))
        record = memory.record(
            (memory.address(program), len(self._steps), *addresses, len(asked), memory.address(stack), is_either)
        )
        return ConditionPlan(record, asked, stored, [constants, images, program, stack, self._keep, self._classes])

    def _values(self) -> memory.Records:
        """Return room for what is asked of an image."""
        values = memory.records(len(self._classes), a.V_SIZE)
        for of, record in zip(self._classes.values(), values, strict=True):
            kind, parameter, table = of.value
            record[a.V_KIND], record[a.V_PARAMETER] = kind, parameter
            record[a.V_TABLE] = 0 if table is None else memory.address(table[0])
            if of.room:
                text = memory.text_room(of.room)
                record[a.V_TEXT], record[a.V_ROOM] = memory.address(text), of.room
                self._keep.append(text)
        return values


def _number(column: Column, plan: TextPlan) -> _Read:
    return (plan.kind, plan.a, None), _NAMES.get(plan.kind, "integer")


def _decimal(column: Column, plan: TextPlan) -> _Read:
    precision, scale = column.parameters
    if precision > _MOST_DIGITS:
        raise _NotForLoopsError
    groups = decimal_groups(precision, scale)
    program = memory.numbers([len(groups), *(number for group in groups for number in group_program(group))])
    return (plan.kind, 0, (program,)), f"decimal {scale}"


def _label(column: Column, plan: TextPlan) -> _Read:
    texts = [text.encode() for text in ("", *(column.labels or ()))]
    data = memory.constant(b"".join(texts))
    slots, at = [len(texts)], memory.address(data)
    for text in texts:
        slots += [at, len(text)]
        at += len(text)
    return (plan.kind, 0, (memory.numbers(slots), data)), "text"


def _labels(column: Column, plan: TextPlan) -> _Read:
    texts = Texts(column.labels or ())
    return (plan.kind, 0, (memory.numbers([len(texts.slots) // 2, *texts.slots]), texts)), "text"


def _text(column: Column, plan: TextPlan) -> _Read:
    is_ascii = TextPolicy("bytes").decoder(column.collation)(_ASCII) == _ASCII.decode()
    if plan.kind == s.L_SINGLE_BYTE and not is_ascii:
        raise _NotForLoopsError
    return (plan.kind, 0, None), "text"


_NAMES = {
    s.L_FLOAT: "single",
    s.L_DOUBLE: "double",
    s.L_DATE: "day",
    **dict.fromkeys((s.L_DATETIME, s.L_DATETIME2, s.L_TIMESTAMP, s.L_TIMESTAMP2), "moment"),
    **dict.fromkeys((s.L_TIME, s.L_TIME2), "span"),
}
_READ: dict[int, _Reader] = {
    **dict.fromkeys(range(s.L_UINT, s.L_FLOAT), _number),
    **dict.fromkeys((s.L_YEAR, *_NAMES), _number),
    s.L_DECIMAL: _decimal,
    s.L_ENUM: _label,
    s.L_UTF8: _text,
    s.L_SINGLE_BYTE: _text,
    s.L_BYTES: lambda column, plan: ((plan.kind, 0, None), "bytes"),
    s.L_SET: _labels,
    s.L_PADDED: lambda column, plan: ((plan.kind, plan.a, None), "bytes"),
    s.L_JSON: lambda column, plan: ((plan.kind, 0, None), "text"),
}
"""By the kind of a column's plan."""
_ROOMS: dict[int, Callable[[TextPlan], int]] = {
    s.L_SET: lambda plan: plan.most,
    s.L_PADDED: lambda plan: max(plan.a, 1 << 8 * plan.size),
    s.L_JSON: lambda plan: _DOCUMENT_BYTES,
}
"""By the kind of a column's plan: bytes of a text that is made of a value."""


def _parts(number: int, fraction: int = 0) -> _Value:
    """Return the slots of a number, as far as it has 128 bits; one that has more is beyond all that have."""
    high = number >> _WORD
    if high != signed(high % (1 << _WORD)):
        return (signed(1 << (_WORD - 1)), 0, 0) if number < 0 else ((1 << (_WORD - 1)) - 1, -1, 1)
    return high, signed(number % (1 << _WORD)), fraction


def _of_exact(value: Decimal | int, scale: int = 0) -> _Value:
    exact = Fraction(value) * 10**scale
    whole = exact.numerator // exact.denominator
    return _parts(whole, int(exact != whole))


@cache
def _float(name: str) -> tuple[Struct, Any]:
    """Return how a number is stored, and its byte order."""
    stored = stored_field("value_f4" if name == "single" else "value_f8", "value")
    return Struct(struct_format(stored)), stored.order


def _of_float(value: float, name: str) -> _Value:
    form, order = _float(name)
    magnitude = int.from_bytes(form.pack(abs(value)), order)
    return _parts(-magnitude if value < 0 else magnitude)


def _of_day(value: str, name: str) -> _Value:
    return _parts((date.fromisoformat(value) - _DAY_ONE).days)


def _of_moment(value: str, name: str) -> _Value:
    return _parts((datetime.fromisoformat(value) - _MOMENT_ONE) // _MICROSECOND)


_NUMBERS: dict[str, Any] = {
    "integer": lambda value, name: _of_exact(value),
    "decimal": lambda value, name: _of_exact(value, int(name.partition(" ")[2])),
    "single": _of_float,
    "double": _of_float,
    "day": _of_day,
    "moment": _of_moment,
    "span": lambda value, name: _parts(value // _MICROSECOND),
}
"""By the name of what values compare as: makes the slots of a constant."""
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
