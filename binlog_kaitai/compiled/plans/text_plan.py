"""A table's columns as numbers for the loops that write JSON lines: how a cell is stored (the spec's rules), and which
text is made of it. What that text is, `types` says."""

from __future__ import annotations

from array import array
from binascii import b2a_base64
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cache, partial
from inspect import get_annotations
from itertools import accumulate
from operator import attrgetter
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import DocumentMaker, cell_fields, cell_of, group_program, is_as_stored, number_order
from binlog_kaitai.arrow.constants import Integers
from binlog_kaitai.bounded import Bounded, made_when_called
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.plans.column_plans import CONVERTED, ColumnPlans, MaskOf, as_shown, longest_of
from binlog_kaitai.compiled.plans.single_bytes import single_bytes
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.format.structs import COMPUTED
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.change_lines import texts_around
from binlog_kaitai.types import type_of
from binlog_kaitai.types.column_type import digits_of
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.types.strings import is_padded, is_text
from binlog_kaitai.types.texts import json_text
from binlog_kaitai.values.decimal import decimal_groups, is_decimal

__all__ = [
    "NUMBER_BYTES",
    "PLANS",
    "Maker",
    "MarkedTexts",
    "PlansOf",
    "TextPlan",
    "Texts",
    "by_python",
    "digits_of_bytes",
    "encoded",
    "enum_plan",
    "integer_plan",
    "letters_of_base64",
    "or_null",
    "plan_of",
    "plans_by",
    "put_plans",
    "put_texts",
    "set_plan",
    "text_plans",
]

_BYTE_VALUES = 256
NUMBER_BYTES = 40
"""Bytes that a number, a date or a time may take."""
_MAX_PADDED = 1 << 16
_INTEGERS = {(False, "little"): s.L_UINT, (False, "big"): s.L_BIG, (True, "little"): s.L_INT}
"""By whether a number has a sign, and its byte order."""

_Fields = tuple[layout.Field, ...]


def encoded(text: str) -> bytes:
    """Text as the command line writes it."""
    return text.encode("utf-8", "backslashreplace")


class Texts:
    """Constant texts for the loops: address and length of each."""

    def __init__(self, texts: Sequence[str]) -> None:
        data = [encoded(text) for text in texts]
        self._lay(b"".join(data), [len(text) for text in data])

    @classmethod
    def laid(cls, data: bytes, lengths: list[int]) -> Texts:
        """Return the texts that are one after the other in some bytes."""
        made = cls.__new__(cls)
        made._lay(data, lengths)
        return made

    def _lay(self, data: bytes, lengths: list[int]) -> None:
        self._data = memory.constant(data)
        self.slots = [0] * (2 * len(lengths))
        self.slots[::2] = list(accumulate(lengths, initial=memory.address(self._data)))[: len(lengths)]
        self.slots[1::2] = lengths
        self.size = len(data)
        self.longest = max(lengths, default=0)


class MarkedTexts:
    """Texts with a mark in some of them, for each of the values that it stands for."""

    def __init__(self, texts: Sequence[str], mark: str) -> None:
        data, self._mark = [encoded(text) for text in texts], mark.encode()
        self._data = b"".join(data)
        self._parts = [(len(text), text.count(self._mark)) for text in data]

    def filled(self, value: str) -> Texts:
        """Return the texts with a value in place of the mark."""
        given = encoded(value)
        more = len(given) - len(self._mark)
        lengths = [length + number * more for length, number in self._parts]
        return Texts.laid(self._data.replace(self._mark, given), lengths)


def _no_changes(document: bytes | None, cell: bytes) -> str:
    raise AssertionError("differences of a column that is not JSON")


@dataclass(slots=True)
class TextPlan:
    """What the loops do with the cells of one column."""

    kind: int
    size: int
    """Bytes of a fixed cell, or of the length before a prefixed one."""
    most: int = 0
    """Bytes that the text of a cell of fixed size may have."""
    a: int = 0
    """Digits of a fraction; length of a BINARY; bytes of the longest character."""
    table: Integers | None = None
    """Groups of a DECIMAL, labels, letters, or characters."""
    keep: Any = None
    mask: Integers | None = None
    """By which the loops put other values in the place of those that must not be seen."""
    text: Callable[[bytes], str] = field(default=str)
    """Makes the text of one whole cell as Python would."""
    changed: Callable[[bytes | None, bytes], str] = field(default=_no_changes)
    """Makes the text of a JSON document from its cell before a partial update and that of differences."""


def put_plans(records: memory.Records, plans: Sequence[TextPlan]) -> None:
    """Set what the records of columns have of their plans."""
    tables, masks = (plan.table for plan in plans), (plan.mask for plan in plans)
    for slot, values in {
        r.Column.kind: [plan.kind for plan in plans],
        r.Column.size: [plan.size for plan in plans],
        r.Column.a: [plan.a for plan in plans],
        r.Column.index: range(len(plans)),
        r.Column.shown: range(1, len(plans) + 1),
        r.Column.table: [0 if table is None else memory.address(table) for table in tables],
        r.Column.mask: [0 if mask is None else memory.address(mask) for mask in masks],
    }.items():
        records.set_column(slot, values)


def put_texts(records: memory.Records, texts: Texts, *slots: int) -> None:
    """Set slots of the records of columns to addresses of texts, each with the length after it: of one column after the
    other there are as many texts as of these pairs of slots."""
    for number, slot in enumerate(slots):
        records.set_column(slot, texts.slots[number :: len(slots)])


def _json_form(column: Column) -> Callable[[Any], str]:
    return or_null(type_of(column.cell.type).text(column))


def or_null(render: Callable[[Any], str]) -> Callable[[Any], str]:
    """Return what makes JSON of a value that may be None."""
    return lambda value: "null" if value is None else render(value)


Maker = Callable[[Column, int, _Fields], "TextPlan | None"]
"""Makes the plan of a column from the size of its cells and their fields; None leaves it to Python."""


PlansOf = Callable[[Table], "list[TextPlan] | None"]
"""Makes the plans of all columns of a table; None for one that the loops cannot take."""


def text_plans(
    policy: ValuePolicy,
    form: Callable[[Column], Callable[[Any], str]] = _json_form,
    makers: Mapping[str, Maker] | None = None,
    mask_of: MaskOf | None = None,
) -> PlansOf:
    """Return what makes the plans of tables. `form` gives what makes the text of a value by Python; `makers` are others
    than `PLANS`; `mask_of` says how the loops mask a column."""

    def changed(column: Column, document_of: DocumentMaker) -> Callable[[bytes | None, bytes], str]:
        return _changed_text(form(column), document_of)

    def text_of(column: Column) -> Callable[[bytes], str]:
        return _one_text(form(column), cell_of(column, policy))

    return plans_by(policy, makers or PLANS, text_of, changed, mask_of)


def _changed_text(form: Callable[[Any], str], document_of: DocumentMaker) -> Callable[[bytes | None, bytes], str]:
    return lambda document, cell: form(document_of(document, cell))


def plan_of(column: Column, size: int, fields: _Fields) -> TextPlan:
    """Return the plan of one column, without what makes its text by Python."""
    plan = PLANS.get(type_of(column.cell.type).plan, by_python)(column, size, fields)
    return plan or by_python(column, size, fields)


_NO_MATTER = {"index", "name", "visible", "generated", "is_row_end", "cell"}
_TYPE = attrgetter("cell.type", "cell.rule", *sorted(get_annotations(Column).keys() - _NO_MATTER))
"""What plans depend on: all that a column has, but for its name, its place, and how it is filled."""
_KNOWN: Bounded[tuple[Any, ...], tuple[Mapping[str, Maker], TextPlan | None]] = Bounded()
"""By the makers and the type of a column: its plan without texts, shared by the columns of all logs."""


def _without_text(column: Column, makers: Mapping[str, Maker], name: str) -> TextPlan | None:
    """Return the plan of a column, without what makes its text by Python, which is of one log."""
    found = cell_fields(column)
    if found is None:
        return None
    of_type = makers.get(name, by_python)
    return of_type(column, *found) or by_python(column, *found)


def plans_by(
    policy: ValuePolicy,
    makers: Mapping[str, Maker],
    text_of: Callable[[Column], Callable[[bytes], str]],
    changed_of: Callable[[Column, DocumentMaker], Callable[[bytes | None, bytes], str]],
    mask_of: MaskOf | None = None,
) -> PlansOf:
    """Return what makes the plans of tables, and keeps those of their columns.

    Args:
        policy: how values are decoded.
        makers: what makes the plan of a column, by the plan of its type.
        text_of: gives what makes the text of a cell by Python.
        changed_of: gives the same for a partial update of a JSON document.
        mask_of: says how the loops mask a column.
    """

    def make(column: Column) -> TextPlan | None:
        mask = None if mask_of is None else mask_of(column)
        shown, name = as_shown(column, mask)
        key = id(makers), name, *_TYPE(shown)
        known = _KNOWN.get(key) or _KNOWN.put(key, (makers, _without_text(shown, makers, name)), 1)
        plan = known[1]
        if plan is None:
            return None
        text = made_when_called(partial(text_of, column))
        return TextPlan(plan.kind, plan.size, plan.most, plan.a, plan.table, plan.keep, mask, text)

    kept = ColumnPlans(make, policy, changed_of)
    return lambda table: (
        kept.of(table) if len({column.name for column in table.columns}) == len(table.columns) else None
    )


def _one_text(form: Callable[[Any], str], value_of: Callable[[bytes], Any]) -> Callable[[bytes], str]:
    return lambda cell: form(value_of(cell))


def by_python(column: Column, size: int, fields: _Fields) -> TextPlan:
    return TextPlan(s.L_FIXED if column.cell.rule == "fixed" else s.L_PREFIXED, size)


def integer_plan(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    """Integers, BIT, and ENUM or SET without labels."""
    computed = COMPUTED.get(column.cell.type)
    if computed is not None:
        return TextPlan(s.L_COMPUTED + computed, size, NUMBER_BYTES)
    is_signed = any(field.kind == "s" for field in fields)
    kind = _INTEGERS.get((is_signed, number_order(fields) or "")) if is_as_stored(column, fields) else None
    return None if kind is None else TextPlan(kind, size, NUMBER_BYTES)


def _float(kind: int, bytes_of_value: int) -> Maker:
    """A float that is stored as the loops take it."""

    def make(column: Column, size: int, fields: _Fields) -> TextPlan | None:
        stored = [field.size for field in fields if (field.name, field.kind) == ("value", "f")]
        return TextPlan(kind, size, NUMBER_BYTES) if stored == [bytes_of_value] else None

    return make


def _converted(kind: int) -> Maker:
    """A type of fixed size with a function of its own."""

    def make(column: Column, size: int, fields: _Fields) -> TextPlan | None:
        return TextPlan(kind, size, NUMBER_BYTES, a=digits_of(column))

    return make


def _decimal(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if size <= 0 or not is_decimal(*column.parameters):
        return None
    groups = decimal_groups(*column.parameters)
    num_integer = sum(group.is_integer for group in groups)
    program = [num_integer, len(groups), *(number for group in groups for number in group_program(group))]
    most = sum(group.digits for group in groups) + NUMBER_BYTES
    return TextPlan(s.L_DECIMAL, size, most, table=memory.numbers(program))


def _enum(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if column.labels is None:
        return integer_plan(column, size, fields)
    return enum_plan(column, size, fields, [json_text(label) for label in ("", *column.labels)])


def enum_plan(column: Column, size: int, fields: _Fields, texts: Sequence[str]) -> TextPlan | None:
    """Return the plan of an ENUM with a text for each number from 0."""
    if number_order(fields) != "little" or not is_as_stored(column, fields):
        return None
    made = Texts(texts)
    return TextPlan(s.L_ENUM, size, made.longest, table=memory.numbers([len(texts), *made.slots]), keep=made)


def _set(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if column.labels is None:
        return integer_plan(column, size, fields)
    return set_plan(size, [json_text(label)[1:-1] for label in column.labels])


def set_plan(size: int, texts: Sequence[str]) -> TextPlan:
    """Return the plan of a SET with a text for each bit."""
    made = Texts(texts)
    most = made.size + len(texts) + NUMBER_BYTES
    return TextPlan(s.L_SET, size, most, table=memory.numbers([len(texts), *made.slots]), keep=made)


def _string(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    if is_text(column):
        return _text(column, size)
    if is_padded(column):
        padded = 1 << 8 * size <= _MAX_PADDED and column.max_length <= _MAX_PADDED
        return TextPlan(s.L_PADDED, size, a=column.max_length, table=letters_of_base64()) if padded else None
    return TextPlan(s.L_BYTES, size, table=letters_of_base64())


def _text(column: Column, size: int) -> TextPlan | None:
    longest = longest_of(column)
    if longest is not None:
        return TextPlan(s.L_UTF8, size, a=longest)
    table = _single_bytes(column.collation)
    return None if table is None else TextPlan(s.L_SINGLE_BYTE, size, table=table)


@cache
def _single_bytes(collation: int | None) -> Integers | None:
    """Return for each byte what it is in a JSON string; see `single_bytes`."""
    table = single_bytes(collation, lambda text: encoded(json_text(text)[1:-1]))
    return None if table is None else memory.numbers(table)


_BASE64 = partial(b2a_base64, newline=False)


@cache
def letters_of_base64(encode: Callable[[bytes], bytes] = _BASE64) -> Integers:
    """Return the two letters of each number of 12 bits."""
    letters = encode(b"".join((number << 18).to_bytes(3, "big") for number in range(1 << 6)))[::4]  # each before zeros
    pairs = bytearray(2 << 12)
    pairs[::2], pairs[1::2] = b"".join(bytes([letter]) * len(letters) for letter in letters), letters * len(letters)
    return memory.numbers(array("q", bytes(pairs)))


@cache
def digits_of_bytes() -> Any:
    """Return the two digits of every byte."""
    return memory.constant(b"".join(b"%02x" % value for value in range(_BYTE_VALUES)))


@cache
def _geometry_table() -> tuple[Integers, Any]:
    """Constant texts, and the digits of every byte."""
    from binlog_kaitai.types.spatial import GEOMETRY

    digits = digits_of_bytes()
    texts = Texts(texts_around(GEOMETRY, "srid", "wkb"))
    return memory.numbers([*texts.slots[:4], memory.address(digits), 0, *texts.slots[4:]]), (texts, digits)


def _geometry(column: Column, size: int, fields: _Fields) -> TextPlan | None:
    table, keep = _geometry_table()
    return TextPlan(s.L_GEOMETRY, size, table=table, keep=keep)


PLANS: dict[str, Maker] = {
    "integer": integer_plan,
    "single": _float(s.L_FLOAT, 4),
    "double": _float(s.L_DOUBLE, 8),
    **{name: _converted(code) for name, code in CONVERTED.items()},
    "decimal": _decimal,
    "enum": _enum,
    "set": _set,
    "string": _string,
    "json": lambda column, size, fields: TextPlan(s.L_JSON, size),
    "geometry": _geometry,
    "vector": lambda column, size, fields: TextPlan(s.L_VECTOR, size),
}
"""By the plan of a type; a plan that is not here is Python's."""
