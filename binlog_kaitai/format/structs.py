"""Python's `struct` vocabulary for the fields that `layout` describes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import itemgetter
from struct import Struct
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.layout import Field, Prefix

__all__ = [
    "field_reader",
    "prefix_iterator",
    "prefix_reader",
    "prefix_writer",
    "stored_field",
    "struct_code",
    "struct_format",
]

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
    unpack, offset = Struct(struct_format(field)).unpack_from, field.offset
    return lambda data, position: unpack(data, position + offset)[0]


def prefix_reader(prefix: Prefix, names: Sequence[str]) -> Read:
    """Return what reads the object at a position and returns its fields, all of them, in the order of `names`."""
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
    places = [(Struct(struct_format(field)), field.offset) for field in _in_order(prefix, names)]

    def write(data: bytearray, values: Sequence[Any]) -> None:
        for (stored, offset), value in zip(places, values, strict=True):
            stored.pack_into(data, offset, value)

    return write


def _in_order(prefix: Prefix, names: Sequence[str]) -> list[Field]:
    """Return the fields by these names. Raises ImportError where the spec has others."""
    found = {field.name: field for field in prefix.fields}
    if sorted(found) != sorted(names):
        raise ImportError(f"the spec has the fields {', '.join(found)} where the code knows {', '.join(names)}")
    return [found[name] for name in names]


def _pick(prefix: Prefix, names: Sequence[str]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]] | None:
    """Return what puts a tuple of fields in order; None where it has that order."""
    order = [prefix.fields.index(field) for field in _in_order(prefix, names)]
    return None if order == sorted(order) else itemgetter(*order)
