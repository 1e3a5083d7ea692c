"""The containers of binary JSON: what is in them, element by element, and whether that is inside of them."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops.lookup_tables import (
    B_BASE,
    B_COUNT,
    B_ELEMENTS,
    B_END,
    B_INDEX,
    B_KEYS,
    B_LARGE,
    B_LEFT,
    B_OBJECT,
    B_SLOTS,
)
from binlog_kaitai.compiled.loops.memory import get, kernel, put, reader_of

__all__ = [
    "RECORD",
    "element_size",
    "is_container",
    "is_inline",
    "next_element",
    "next_name",
    "open_container",
    "read_length",
    "size_of_head",
    "takes",
]

RECORD = B_SLOTS * 8
_J = layout.JsonType


def _prefix(name: str) -> layout.Prefix:
    return layout.PREFIX[name, None, None]


def _readers(name: str, *names: str) -> list:  # type: ignore[type-arg]
    fields = {field.name: field for field in _prefix(name).fields}
    return [reader_of(fields[own]) for own in names]


_SMALL, _LARGE = "json_small", "json_large"
_small_count, _small_size = _readers(f"{_SMALL}_container", "num_elements", "len_container")
_large_count, _large_size = _readers(f"{_LARGE}_container", "num_elements", "len_container")
_small_key_at, _small_key_length = _readers(f"{_SMALL}_key", "ofs_name", "len_name")
_large_key_at, _large_key_length = _readers(f"{_LARGE}_key", "ofs_name", "len_name")
_small_type, _small_value_at = _readers(f"{_SMALL}_element", "type", "ofs_or_inline")
_large_type, _large_value_at = _readers(f"{_LARGE}_element", "type", "ofs_or_inline")
_SMALL_HEAD, _SMALL_KEY, _SMALL_ELEMENT = (_prefix(f"{_SMALL}_{part}").size for part in ("container", "key", "element"))
_LARGE_HEAD, _LARGE_KEY, _LARGE_ELEMENT = (_prefix(f"{_LARGE}_{part}").size for part in ("container", "key", "element"))
_small_keys_at, _large_keys_at = kernel(layout.json_small_keys_at), kernel(layout.json_large_keys_at)
_small_elements_at, _large_elements_at = kernel(layout.json_small_elements_at), kernel(layout.json_large_elements_at)
_small_is_inline, _large_is_inline = kernel(layout.json_small_is_inline), kernel(layout.json_large_is_inline)
_small_place, _large_place = kernel(layout.json_small_place), kernel(layout.json_large_place)
_SMALL_OBJECT, _LARGE_OBJECT, _SMALL_ARRAY, _LARGE_ARRAY = (
    int(kind) for kind in (_J.small_object, _J.large_object, _J.small_array, _J.large_array)
)


_GROUP = {field.name: field for field in _prefix("json_length_group").fields}
_group_more, _group_digits = reader_of(_GROUP["has_more"]), reader_of(_GROUP["digits"])
_GROUP_BITS = _GROUP["digits"].width
_MAX_GROUPS = 5


@kernel
def read_length(p: int, end: int) -> tuple[int, int]:
    """Where a string begins that has its length before it, seven bits a byte, and the length; 0 where it does not
    fit."""
    length, groups, more = 0, 0, 1
    while more:
        if p >= end or groups == _MAX_GROUPS:
            return 0, 0
        length |= _group_digits(p) << (groups * _GROUP_BITS)
        more = _group_more(p)
        groups += 1
        p += 1
    return (p, length) if length <= end - p else (0, 0)


@kernel
def takes(stack: int, size: int) -> bool:
    """Whether there are so many bytes left for a part of the document: on average no byte is read twice."""
    put(stack, B_LEFT, get(stack, B_LEFT) - size)
    return get(stack, B_LEFT) >= 0


@kernel
def is_container(kind: int) -> bool:
    """Whether a type is one of objects or arrays."""
    return kind in (_SMALL_OBJECT, _SMALL_ARRAY, _LARGE_OBJECT, _LARGE_ARRAY)


@kernel
def _size_of_head(large: bool, is_object: bool, count: int) -> int:
    if large:
        return _LARGE_HEAD + count * (_LARGE_ELEMENT + (_LARGE_KEY if is_object else 0))
    return _SMALL_HEAD + count * (_SMALL_ELEMENT + (_SMALL_KEY if is_object else 0))


@kernel
def size_of_head(b: int) -> int:
    """Bytes of a container that say what is in it: those before the names and values."""
    return _size_of_head(get(b, B_LARGE) != 0, get(b, B_OBJECT) != 0, get(b, B_COUNT))


@kernel
def element_size(b: int) -> int:
    """Bytes that say where an element is."""
    return _LARGE_ELEMENT if get(b, B_LARGE) else _SMALL_ELEMENT


@kernel
def is_inline(b: int, kind: int) -> bool:
    """Whether values of a type stand in place of their offsets."""
    return bool(_large_is_inline(kind) if get(b, B_LARGE) else _small_is_inline(kind))


@kernel
def open_container(b: int, kind: int, p: int, end: int, stack: int) -> bool:
    """Make the record of the container at p. False where it does not fit."""
    large = kind in (_LARGE_OBJECT, _LARGE_ARRAY)
    is_object = kind in (_SMALL_OBJECT, _LARGE_OBJECT)
    head = _LARGE_HEAD if large else _SMALL_HEAD
    if end - p < head:
        return False
    count, size = (_large_count(p), _large_size(p)) if large else (_small_count(p), _small_size(p))
    fixed = _size_of_head(large, is_object, count)
    if size > end - p or fixed > size or not takes(stack, fixed):
        return False
    put(b, B_BASE, p)
    put(b, B_LARGE, 1 if large else 0)
    put(b, B_OBJECT, 1 if is_object else 0)
    put(b, B_COUNT, count)
    put(b, B_INDEX, 0)
    put(b, B_KEYS, p + (_large_keys_at(is_object, count) if large else _small_keys_at(is_object, count)))
    put(b, B_ELEMENTS, p + (_large_elements_at(is_object, count) if large else _small_elements_at(is_object, count)))
    put(b, B_END, p + size)
    return True


@kernel
def next_name(b: int) -> tuple[int, int]:
    """Place and length of the next element's name; place 0 where that is outside of its container."""
    p, base, end = get(b, B_KEYS), get(b, B_BASE), get(b, B_END)
    if get(b, B_LARGE):
        place, length = base + _large_key_at(p), _large_key_length(p)
        put(b, B_KEYS, p + _LARGE_KEY)
    else:
        place, length = base + _small_key_at(p), _small_key_length(p)
        put(b, B_KEYS, p + _SMALL_KEY)
    return (0, 0) if place > end or length > end - place else (place, length)


@kernel
def next_element(b: int) -> tuple[int, int]:
    """Type and address of the next element; address 0 where that is outside of its container."""
    p, base = get(b, B_ELEMENTS), get(b, B_BASE)
    if get(b, B_LARGE):
        kind, stored = _large_type(p), _large_value_at(p)
        inline = _large_is_inline(kind)
        place = _large_place(type=kind, base=base, ofs_element=p, ofs_or_inline=stored)
        put(b, B_ELEMENTS, p + _LARGE_ELEMENT)
    else:
        kind, stored = _small_type(p), _small_value_at(p)
        inline = _small_is_inline(kind)
        place = _small_place(type=kind, base=base, ofs_element=p, ofs_or_inline=stored)
        put(b, B_ELEMENTS, p + _SMALL_ELEMENT)
    put(b, B_INDEX, get(b, B_INDEX) + 1)
    return kind, place if inline or place < get(b, B_END) else 0
