"""The walk over the binary form of JSON.

``document := type value``, ``container := num_elements len_container key* element* name* value*``: a key has the place
of its name, an element its type and the place of its value, or the value itself where that fits ("inline"). Places
count from the start of the container.

One walk serves two forms: Python values in `json`, the server's text in `json_text`. What differs is a `Form`, a table
of functions. Places may lie, so each read stays inside its container, and names, strings and containers together may
take no more bytes than the document has: on average no byte is read twice.

Source: sql-common/json_binary.h and json_binary.cc of MySQL 9.1.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from math import isfinite
from typing import Any, Generic, NoReturn, TypeVar

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.layout import JsonConstant, JsonType
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.structs import prefix_iterator, prefix_reader, stored_field
from binlog_kaitai.named import NamedTuple

__all__ = ["MAX_DEPTH", "Form", "decode", "make_form", "same"]

MAX_DEPTH = 100
"""How deep the server lets containers nest (sql-common/json_syntax_check.cc, JSON_DOCUMENT_MAX_DEPTH)."""
_MAX_LENGTH_BITS = 32
"""The server reads a length into 32 bits (sql-common/json_binary.cc, read_variable_length)."""
_MOST_KNOWN_NAMES = 500
"""How many sets of names are kept ..."""
_MOST_NAME_BYTES = 4000
"""... of at most so many bytes each."""

T = TypeVar("T")
_Pairs = Callable[[bytes], Iterator[tuple[Any, ...]]]
_Read = Callable[[bytes, int], tuple[Any, ...]]
_KEY, _ELEMENT = ("ofs_name", "len_name"), ("type", "ofs_or_inline")


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """What the parts of a document become."""

    inline: Mapping[bool, Mapping[int, Callable[[int], T]]]
    """By format (is it large?) and type: takes the unsigned number that stands in the element."""
    scalars: Mapping[int, tuple[Callable[[bytes, int], tuple[Any, ...]], int, Callable[..., T]]]
    """By type, for values of fixed size: reads one, its size in bytes, makes a value of it."""
    string: Callable[[bytes], T]
    opaque: Callable[[int, bytes], T]
    """Takes the server's number of the column type and the bytes."""
    name: Callable[[bytes], str]
    array: Callable[[list[T]], T]
    object: Callable[[Iterable[str], list[T]], T]
    null: T
    known_names: dict[tuple[bytes, bytes], tuple[str, ...]] = field(default_factory=dict)
    """Names by stored keys and bytes of the names: the objects of a column are often alike."""


class _Shape(NamedTuple):
    """How a type of container is stored."""

    is_large: bool
    is_object: bool
    head: Callable[[bytes, int], tuple[int, int]]
    """Reads the number of elements and the size in bytes."""
    len_head: int
    keys_at: Callable[[bool, int], int]
    """Takes whether it is an object, and the number of elements."""
    elements_at: Callable[[bool, int], int]
    keys: _Pairs
    """Reads place and length of each name."""
    last_key: Callable[[bytes, int], tuple[int, int]]
    len_key: int
    elements: _Pairs
    """Reads type, and place or value, of each element."""
    len_element: int


def _prefix(type_name: str) -> layout.Prefix:
    return layout.PREFIX[type_name, None, None]


def _shape(size: str, is_object: bool) -> _Shape:
    head, key, element = (_prefix(f"json_{size}_{part}") for part in ("container", "key", "element"))
    is_large = size == "large"
    return _Shape(
        is_large=is_large,
        is_object=is_object,
        head=prefix_reader(head, ("num_elements", "len_container")),
        len_head=head.size,
        keys_at=layout.json_large_keys_at if is_large else layout.json_small_keys_at,
        elements_at=layout.json_large_elements_at if is_large else layout.json_small_elements_at,
        keys=prefix_iterator(key, _KEY),
        last_key=prefix_reader(key, _KEY),
        len_key=key.size if is_object else 0,
        elements=prefix_iterator(element, _ELEMENT),
        len_element=element.size,
    )


_SHAPES = {
    int(JsonType.small_object): _shape("small", is_object=True),
    int(JsonType.large_object): _shape("large", is_object=True),
    int(JsonType.small_array): _shape("small", is_object=False),
    int(JsonType.large_array): _shape("large", is_object=False),
}
_UNSIGNED = (JsonType.uint16, JsonType.uint32, JsonType.uint64)
_IS_INLINE = {False: layout.json_small_is_inline, True: layout.json_large_is_inline}
_STRING = int(JsonType.string)
_OPAQUE = int(JsonType.opaque)
_FIXED = {name for (name, _, _), prefix in layout.PREFIX.items() if prefix.whole}
_SCALARS = {JsonType(kind): name for kind, name in layout.JSON_VALUES.items() if name in _FIXED}
_ROOT_AT = layout.json_root_at()
_OPAQUE_FIELDS = layout.FIELD_ORDER["json_opaque"]
_MORE, _DIGITS = stored_field("json_length_group", "has_more"), stored_field("json_length_group", "digits")
_GROUPS = [(byte >> _DIGITS.shift & (1 << _DIGITS.width) - 1, byte >> _MORE.shift & 1) for byte in range(1 << 8)]
"""By byte of a length: its digits, and whether more follow."""
_SHORT = [-1 if more else digits for digits, more in _GROUPS]
"""By first byte of a length: this, -1 where more bytes follow."""


def same(value: Any) -> Any:
    """For what a form leaves as it is."""
    return value


def make_form(
    constants: Mapping[int, T],
    integer: Callable[[Any], T],
    double: Callable[[Any], T],
    string: Callable[[bytes], T],
    opaque: Callable[[int, bytes], T],
    name: Callable[[bytes], str],
    array: Callable[[list[T]], T],
    object_: Callable[[Iterable[str], list[T]], T],
    unsigned: Callable[[Any], T] | None = None,
) -> Form[T]:
    """A form from what becomes of each kind of value; `unsigned` numbers become integers unless it is given."""

    def finite(value: float) -> T:
        if not isfinite(value):
            raise MalformedEventError(f"JSON: the number {value}")
        return double(value)

    makers: dict[JsonType, Callable[[Any], T]] = dict.fromkeys(_SCALARS, integer)
    makers |= dict.fromkeys(_UNSIGNED, unsigned or integer)
    makers |= {JsonType.literal: constants.__getitem__, JsonType.double: finite}
    inline = {
        is_large: {int(kind): _inline(kind, makers[kind], is_large=is_large) for kind in _SCALARS if is_inline(kind)}
        for is_large, is_inline in _IS_INLINE.items()
    }
    scalars = {int(kind): _scalar(name, makers[kind]) for kind, name in _SCALARS.items()}
    return Form(inline, scalars, string, opaque, name, array, object_, constants[JsonConstant.null_literal])


def _scalar(name: str, make: Callable[[Any], T]) -> tuple[_Read, int, Callable[..., T]]:
    """What reads a type of fixed size, its bytes, and what makes a value of what was read."""
    prefix = _prefix(name)
    names = tuple(stored.name for stored in prefix.fields)
    read = prefix_reader(prefix, names)
    if names == ("value",):
        return read, prefix.size, make
    if "value" in names:
        at = names.index("value")
        return read, prefix.size, lambda *found: make(found[at])
    text = next(cell for cell in layout.CELLS.values() if cell.type == name).expressions["value"]
    join: Callable[..., Any] = eval(f"lambda {', '.join(names)}: {text}")
    return read, prefix.size, lambda *found: make(join(*found))


def _inline(kind: JsonType, make: Callable[[Any], T], *, is_large: bool) -> Callable[[int], T]:
    """Makes a value of the number that stands in an element: some of its bytes are the value."""
    element = "json_large_element" if is_large else "json_small_element"
    place = layout.json_large_place if is_large else layout.json_small_place
    outer = stored_field(element, "ofs_or_inline")
    at = place(type=kind, base=0, ofs_element=0, ofs_or_inline=0) - outer.offset
    names = [stored.name for stored in _prefix(_SCALARS[kind]).fields]
    if names == ["value"] and at == 0 and "big" not in (outer.order, stored_field(_SCALARS[kind], "value").order):
        return _lowest(stored_field(_SCALARS[kind], "value"), make)
    read, size, made = _scalar(_SCALARS[kind], make)
    order: Any = outer.order or "little"
    if not 0 <= at <= outer.size - size:
        raise ImportError(f"the spec has the value of {kind.name} outside of {element}'s ofs_or_inline")
    return lambda number: made(*read(number.to_bytes(outer.size, order), at))


def _lowest(stored: layout.Field, make: Callable[[Any], T]) -> Callable[[int], T]:
    """Makes a value of the lowest bytes of a number."""
    top = 1 << (8 * stored.size - 1)
    mask = 2 * top - 1
    signed: Callable[[int], Any] = lambda number: ((number & mask) ^ top) - top  # noqa: E731
    if stored.kind != "s":
        return lambda number: make(number & mask)
    return signed if make is same else lambda number: make(signed(number))


def decode(data: bytes, form: Form[T]) -> T:
    """A stored document in one of the forms. Raises MalformedEventError."""
    if not data:
        return form.null
    try:
        document, _ = layout.read_json_document(data, 0, len(data))
        root = ((document.type, _ROOT_AT),)
        (value,), _ = _elements(form, data, root, {}, 0, len(data), len(data), 0)
    except (struct.error, IndexError, EOFError) as error:
        raise MalformedEventError("JSON: a value reaches past the end of the document") from error
    except UnicodeDecodeError as error:
        raise MalformedEventError("JSON: text that is not UTF-8") from error
    except KeyError as error:
        raise MalformedEventError(f"JSON: no type or constant has the number {error}") from error
    return value


def _elements(
    form: Form[T],
    data: bytes,
    elements: Iterable[tuple[Any, ...]],
    inline: Mapping[int, Callable[[int], T]],
    base: int,
    limit: int,
    left: int,
    depth: int,
) -> tuple[list[T], int]:
    """The values of (type, place) pairs in the container ``data[base:limit]``, and what is left of `left`."""
    values: list[T] = []
    add, inline_maker, string = values.append, inline.get, form.string
    for kind, place in elements:
        make = inline_maker(kind)
        if make is not None:
            add(make(place))
            continue
        start = base + place
        if kind == _STRING:
            size, start = _SHORT[data[start]], start + 1
            if size < 0:
                size, start = _length(data, start - 1)
            stop = start + size
            left -= size
            if stop > limit or left < 0:
                _overrun("string", start, limit)
            add(string(data[start:stop]))
        elif kind in _SHAPES:
            value, left = _container(form, data, kind, start, limit, left, depth + 1)
            add(value)
        elif kind == _OPAQUE:
            value, left = _opaque(form, data, start, limit, left)
            add(value)
        else:
            unpack, size, make = form.scalars[kind]
            if start + size > limit:
                _overrun("value", start, limit)
            add(make(*unpack(data, start)))
    return values, left


def _container(form: Form[T], data: bytes, kind: int, base: int, limit: int, left: int, depth: int) -> tuple[T, int]:
    shape = _SHAPES[kind]
    count, size = shape.head(data, base)
    len_keys, len_elements = count * shape.len_key, count * shape.len_element
    keys = base + shape.keys_at(shape.is_object, count)
    elements = base + shape.elements_at(shape.is_object, count)
    first = base + shape.len_head + len_keys + len_elements
    end = base + size
    left -= first - base
    if not first <= end <= limit or left < 0:
        _overrun("container", base, limit)
    if depth > MAX_DEPTH:
        raise MalformedEventError(f"JSON: more than {MAX_DEPTH} containers inside each other")
    pairs = shape.elements(data[elements : elements + len_elements])
    values, left = _elements(form, data, pairs, form.inline[shape.is_large], base, end, left, depth)
    if not shape.is_object:
        return form.array(values), left
    names: tuple[str, ...] = ()
    if count:
        names, left = _names(form, shape, data, data[keys : keys + len_keys], base, first, end, left)
    return form.object(names, values), left


def _names(
    form: Form[T], shape: _Shape, data: bytes, keys: bytes, base: int, first: int, end: int, left: int
) -> tuple[tuple[str, ...], int]:
    """The names of an object; the server begins them at `first` and has them in the order of the keys."""
    place, size = shape.last_key(keys, len(keys) - shape.len_key)
    text = data[first : base + place + size]
    known = form.known_names.get((keys, text))
    if known is not None and first + len(text) <= end and len(text) <= left:
        return known, left - len(text)
    names: list[str] = []
    stop, in_order = first, True
    for place, size in shape.keys(keys):
        start = base + place
        in_order = in_order and start == stop
        stop = start + size
        left -= size
        if stop > end or left < 0:
            _overrun("name", start, end)
        names.append(form.name(data[start:stop]))
    result = tuple(names)
    if in_order and len(text) <= _MOST_NAME_BYTES:
        if len(form.known_names) >= _MOST_KNOWN_NAMES:
            form.known_names.clear()
        form.known_names[keys, text] = result
    return result, left


def _opaque(form: Form[T], data: bytes, position: int, limit: int, left: int) -> tuple[T, int]:
    kind = size = 0
    for name, width in _OPAQUE_FIELDS:
        if name == "field_type":
            kind = data[position]
            position += width
        elif name == "len_value":
            size, position = _length(data, position)
    stop = position + size
    left -= size
    if stop > limit or left < 0:
        _overrun("value", position, limit)
    return form.opaque(kind, data[position:stop]), left


def _length(data: bytes, position: int) -> tuple[int, int]:
    """A length, and the position after it."""
    length = 0
    for shift in range(0, _MAX_LENGTH_BITS, _DIGITS.width):
        digits, more = _GROUPS[data[position]]
        position += 1
        length |= digits << shift
        if not more:
            return length, position
    raise MalformedEventError("JSON: a length of more than 32 bits")


def _overrun(what: str, position: int, limit: int) -> NoReturn:
    raise MalformedEventError(
        f"JSON: a {what} at {position} of the document reaches past {limit}, or shares its bytes with another one"
    )
