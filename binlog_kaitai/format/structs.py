"""Python's `struct` vocabulary for the fields that `layout` describes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from struct import Struct
from typing import Any, Literal

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.layout import Field, Prefix

__all__ = [
    "CELL_TYPES",
    "COMPUTED",
    "INTEGERS",
    "NUM_SIGNED",
    "byte_order",
    "field_reader",
    "field_writer",
    "prefix_iterator",
    "prefix_reader",
    "prefix_writer",
    "stored_field",
    "struct_code",
    "struct_format",
]

CELL_TYPES = frozenset({layout.CELL_DEFAULT.type, *(cell.type for cell in layout.CELLS.values())})
"""The types of columns."""
INTEGERS = tuple(f"value_{sign}{size}" for sign in "su" for size in (1, 2, 3, 4, 8))
"""Those that are integers, the ones with a sign first."""
NUM_SIGNED = len(INTEGERS) // 2
COMPUTED = {
    cell.type: INTEGERS.index(cell.type)
    for cell in layout.CELLS.values()
    if cell.type in INTEGERS and "value" in cell.expressions
}
"""Those whose value the spec computes of what is stored, with their numbers."""
Read = Callable[["bytes | memoryview", int], tuple[Any, ...]]

_CODES = {
    ("u", 1): "B", ("u", 2): "H", ("u", 4): "I", ("u", 8): "Q",
    ("s", 1): "b", ("s", 2): "h", ("s", 4): "i", ("s", 8): "q",
    ("f", 4): "f", ("f", 8): "d",
}  # fmt: skip
_ORDERS = {"little": "<", "big": ">", "": "<"}


def stored_field(type_name: str, name: str) -> Field:
    """Return a field that a type of the spec has at a fixed place."""
    return next(field for field in layout.PREFIX[type_name, None, None].fields if field.name == name)


def struct_code(field: Field) -> str | None:
    """The code of a field without its byte order; None for one that `struct` does not know, such as three bytes or
    bits."""
    return _CODES.get((field.kind, field.size))


def struct_format(field: Field) -> str:
    """The format of one scalar field. Raises ValueError for one that `struct` does not know."""
    code = struct_code(field)
    if code is None:
        raise ValueError(f"no struct format for {field}")
    return _ORDERS[field.order] + code


def field_reader(field: Field) -> Callable[[bytes | memoryview, int], Any]:
    """Return what reads one scalar field of the object at a position."""
    offset = field.offset
    if struct_code(field) is None:
        return lambda data, position: _odd_number(field, data[position + offset : position + offset + field.size])
    unpack = Struct(struct_format(field)).unpack_from
    return lambda data, position: unpack(data, position + offset)[0]


def field_writer(field: Field) -> Callable[[bytearray, Any], None]:
    """Return what puts one scalar field into the object at the start of some bytes."""
    if struct_code(field) is None:
        return lambda data, value: _put_odd_number(field, data, value)
    pack, offset = Struct(struct_format(field)).pack_into, field.offset
    return lambda data, value: pack(data, offset, value)


def byte_order(field: Field) -> Literal["little", "big"]:
    """Return the order of a number's bytes; of one byte any will do."""
    return "big" if field.order == "big" else "little"


def _odd_number(field: Field, data: bytes | memoryview) -> int:
    """Return a number of a width that `struct` does not know, or of bits."""
    if len(data) < field.size:
        raise EOFError(f"{field.name}: {field.size} bytes are wanted, {len(data)} are left")
    number = int.from_bytes(data, byte_order(field), signed=field.kind == "s")
    return number >> field.shift & ((1 << field.width) - 1) if field.kind == "bits" else number


def _put_odd_number(field: Field, data: bytearray, value: int) -> None:
    """Put a number where `_odd_number` reads it."""
    place, order = slice(field.offset, field.offset + field.size), byte_order(field)
    if field.kind == "bits":
        mask = ((1 << field.width) - 1) << field.shift
        value = int.from_bytes(data[place], order) & ~mask | value << field.shift & mask
    data[place] = value.to_bytes(field.size, order, signed=field.kind == "s")


def prefix_reader(prefix: Prefix, names: Sequence[str]) -> Read:
    """Return what reads the object at a position and returns its fields by these names, in order."""
    if prefix.format is None:
        readers = [field_reader(field) for field in _in_order(prefix, names)]
        return lambda data, position: tuple(read(data, position) for read in readers)
    unpack, pick = Struct(prefix.format).unpack_from, _pick(prefix, names)
    return unpack if pick is None else lambda data, position: pick(unpack(data, position))


def prefix_iterator(prefix: Prefix, names: Sequence[str]) -> Callable[[bytes], Iterator[tuple[Any, ...]]]:
    """Return what reads objects that follow each other, as `prefix_reader` does one."""
    if prefix.format is None:
        read, size = prefix_reader(prefix, names), prefix.size
        return lambda data: (read(data, position) for position in range(0, len(data), size))
    unpack, pick = Struct(prefix.format).iter_unpack, _pick(prefix, names)
    return unpack if pick is None else lambda data: map(pick, unpack(data))


def prefix_writer(prefix: Prefix, names: Sequence[str]) -> Callable[[bytearray, Sequence[Any]], None]:
    """Return what puts the fields of an object, in the order of `names`, at the start of some bytes."""
    puts = [field_writer(field) for field in _in_order(prefix, names)]

    def write(data: bytearray, values: Sequence[Any]) -> None:
        for put, value in zip(puts, values, strict=True):
            put(data, value)

    return write


def _in_order(prefix: Prefix, names: Sequence[str]) -> list[Field]:
    """Return the fields by these names. Raises ImportError where the spec lacks one."""
    found = {field.name: field for field in prefix.fields}
    if missing := [name for name in names if name not in found]:
        raise ImportError(f"the spec has the fields {', '.join(found)} where the code wants {', '.join(missing)}")
    return [found[name] for name in names]


def _pick(prefix: Prefix, names: Sequence[str]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]] | None:
    """Return what takes the fields by these names out of all, in order; None where they are all, in that order."""
    order = [prefix.fields.index(field) for field in _in_order(prefix, names)]
    if len(order) == 1:
        return None if len(prefix.fields) == 1 else lambda values: (values[order[0]],)
    return None if order == list(range(len(prefix.fields))) else itemgetter(*order)
