"""What a condition compares: columns of a table and constants, as numbers for the loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from decimal import Decimal
from fractions import Fraction
from functools import cache
from struct import Struct
from typing import Any, TypeVar

from binlog_kaitai.arrow.columns import cell_fields, group_program
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.plans.column_plans import INFLATED, STRING
from binlog_kaitai.compiled.plans.text_plan import PLANS, TextPlan, Texts, plan_of
from binlog_kaitai.compiled.wanted_record import signed
from binlog_kaitai.format.structs import stored_field, struct_format
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.decimal import decimal_groups
from binlog_kaitai.where.kinds import kind_of
from binlog_kaitai.where.nodes import Constant, Name

__all__ = ["Comparable", "NotForLoopsError", "Operand", "Operands"]

T = TypeVar("T")

_IMAGES = {None: a.OF_EITHER, "before": a.OF_BEFORE, "after": a.OF_AFTER, "both": a.OF_BOTH}
_WORD = 64
_MOST_DIGITS = 38
"""Of a number of 128 bits."""
_DAY_ONE, _MOMENT_ONE = date(1970, 1, 1), datetime(1970, 1, 1)
_MICROSECOND = timedelta(microseconds=1)
_ASCII = bytes(range(1 << 7))

_Value = tuple[int, ...]
Operand = tuple[int, int]
"""Of which image, and where."""
_Read = tuple[tuple[int, int, tuple[Any, ...] | None], str]
"""The kind, the parameter and the table of a value, and the name of what it compares as."""
_TEXT_BYTES = 1 << 16  # of the longest that is made for the loops to compare
_Reader = Callable[[Column, TextPlan], _Read]


class NotForLoopsError(Exception):
    """A part of a condition that the loops do not judge."""


class Comparable:
    """What values of a column compare as, and with."""

    def __init__(self, column: Column) -> None:
        found = cell_fields(column)
        self.is_compressed = type_of(column.cell.type).plan == INFLATED
        make = PLANS[STRING] if self.is_compressed else plan_of
        plan = None if found is None else make(column, *found)
        read: _Reader | None = None if plan is None else _READ.get(plan.kind)
        if plan is None or read is None:
            raise NotForLoopsError
        self.value, self.name = read(column, plan)
        self.room = _ROOMS[plan.kind](plan) if plan.kind in _ROOMS else _TEXT_BYTES if self.is_compressed else 0
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


class Operands:
    """The operands of a condition on one table, which keeps all memory that they need."""

    def __init__(self, table: Table) -> None:
        self._columns = {column.name: column for column in table.columns}
        self._folded = {column.name.casefold(): column for column in table.columns}
        self._classes: dict[int, Comparable] = {}
        """By the number of the column."""
        self._constants: list[_Value] = []
        self._places: dict[int, int] = {}
        """By slot of the steps: the constant whose address belongs there."""
        self._keep: list[Any] = []

    def _column(self, name: Name) -> Column:
        return self._columns.get(name.column) or self._folded[name.column.casefold()]

    def class_of(self, *operands: Name | Constant) -> Comparable:
        """Return what operands compare as, which are of one sort. Raises NotForLoopsError."""
        columns = [self._column(part) for part in operands if isinstance(part, Name)]
        for column in columns:
            if column.index not in self._classes:
                self._classes[column.index] = Comparable(column)
        found = [self._classes[column.index] for column in columns]
        if any(other.name != found[0].name for other in found):
            raise NotForLoopsError
        return found[0]

    def place(self, part: Name | Constant, of: Comparable, slot: int) -> Operand:
        """Return where an operand is; of a constant that is set later, in a slot of the steps."""
        if isinstance(part, Name):
            column = self._column(part)
            self.class_of(part)
            return _IMAGES[part.image], list(self._classes).index(column.index) * 8 * r.Value.SLOTS
        self._places[slot] = len(self._constants)
        self.add_constants(of, [part])
        return a.OF_CONDITION, 0

    def add_constants(self, of: Comparable, constants: Sequence[Constant]) -> None:
        """Add constants, after those before."""
        self._constants += [of.constant(constant, self._keep) for constant in constants]

    def kept(self, memory_of: T) -> T:
        """Keep a piece of memory; returns it."""
        self._keep.append(memory_of)
        return memory_of

    def constants(self) -> memory.Records:
        """Return the records of all constants."""
        constants = memory.records(max(len(self._constants), 1), r.Value.SLOTS)
        for value, known in zip(self._constants, constants, strict=False):
            known[r.Value.state : r.Value.text] = memory.record((a.V_THERE, *value))
        return constants

    def enter(self, constants: memory.Records, steps: list[int]) -> None:
        """Set the addresses of constants in the slots of the steps."""
        for slot, number in self._places.items():
            steps[slot] = memory.address(constants) + number * r.Value.SLOTS * 8

    def asked(self) -> dict[int, int]:
        """Return what is asked of columns, by their number, as in `Column.asked`."""
        return {index: 1 + number * 8 * r.Value.SLOTS for number, index in enumerate(self._classes)}

    def values(self) -> memory.Records:
        """Return room for what is asked of an image."""
        values = memory.records(len(self._classes), r.Value.SLOTS)
        for of, record in zip(self._classes.values(), values, strict=True):
            kind, parameter, table = of.value
            record[r.Value.kind], record[r.Value.parameter] = kind, parameter
            record[r.Value.table] = 0 if table is None else memory.address(table[0])
            record[r.Value.is_compressed] = of.is_compressed
            if of.room:
                text = self.kept(memory.text_room(of.room))
                record[r.Value.text], record[r.Value.room] = memory.address(text), of.room
        return values


def _number(column: Column, plan: TextPlan) -> _Read:
    return (plan.kind, plan.a, None), _NAMES.get(plan.kind, "integer")


def _decimal(column: Column, plan: TextPlan) -> _Read:
    precision, scale = column.parameters
    if precision > _MOST_DIGITS:
        raise NotForLoopsError
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
        raise NotForLoopsError
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
    s.L_JSON: lambda plan: _TEXT_BYTES,
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
