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

__all__ = ["RECORD", "is_container", "next_element", "next_name", "open_container", "takes"]

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
def open_container(b: int, kind: int, p: int, end: int, stack: int) -> bool:
    """Make the record of the container at p. False where it does not fit."""
    large = kind in (_LARGE_OBJECT, _LARGE_ARRAY)
    is_object = kind in (_SMALL_OBJECT, _LARGE_OBJECT)
    head = _LARGE_HEAD if large else _SMALL_HEAD
    if end - p < head:
        return False
    count, size = (_large_count(p), _large_size(p)) if large else (_small_count(p), _small_size(p))
    key, element = (_LARGE_KEY, _LARGE_ELEMENT) if large else (_SMALL_KEY, _SMALL_ELEMENT)
    fixed = head + count * element + (count * key if is_object else 0)
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
