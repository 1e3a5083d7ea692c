"""What the package reads by hand: places of the spec that it does not follow, so that another spec there is refused.

Each is here as the code has it, with the file that a change of the spec has to change first.
"""

from typing import NamedTuple

from .errors import SpecError
from .expressions import Node, parse
from .spec import Field, Spec, TypeRef


class ByHand(NamedTuple):
    """A part of an attribute or an instance, as the package has it; `value.no` is the second branch of a value."""

    type: str
    member: str
    part: str
    text: str
    read_by: str
    """The file, in binlog_kaitai/."""


_WALK, _TABLES = "values/json_walk.py, compiled/loops/json.py", "rows/table_map.py, compiled/loops/defining.py"
_PAYLOADS, _CHARSET = (
    "events/bodies.py, compiled/loops/payloads.py",
    "_parent._parent.optional_metadata[_parent._parent.charset_idx]",
)
_DEFAULT = f"{_CHARSET}.body.as<metadata_default_charset>"


def _of_json(size: str) -> list[ByHand]:
    """Where a container has names and values."""
    container, key, element = (f"json_{size}_{part}" for part in ("container", "key", "element"))
    return [
        ByHand(container, "keys", "repeat_arg", "is_object ? num_elements : 0", _WALK),
        ByHand(container, "elements", "repeat_arg", "num_elements", _WALK),
        ByHand(key, "name", "pos", "base + ofs_name", _WALK),
        ByHand(key, "name", "size", "len_name", _WALK),
        ByHand(element, "ofs_value", "value.no", "base + ofs_or_inline", _WALK),
        ByHand(element, "value", "pos", "ofs_value", _WALK),
    ]


PLACES = [
    ByHand("payload_field", "value", "type", "lenenc_int", _PAYLOADS),
    ByHand("payload_field", "value", "size", "len_value.value", _PAYLOADS),
    ByHand("vector", "elements", "type", "value_f4", "types/spatial.py, compiled/loops/float_text.py"),
    *_of_json("small"),
    *_of_json("large"),
    ByHand("json_length", "groups", "repeat_arg", "not _.has_more", _WALK),
    ByHand(
        "json_length",
        "value",
        "value",
        "groups[0].digits + (groups.size > 1 ? groups[1].digits * 128 : 0)"
        " + (groups.size > 2 ? groups[2].digits * 16384 : 0) + (groups.size > 3 ? groups[3].digits * 2097152 : 0)"
        " + (groups.size > 4 ? groups[4].digits * 268435456 : 0)",
        _WALK,
    ),
    ByHand(
        "column_metadata",
        "is_exception",
        "value",
        f"is_character and _parent._parent.charset_idx >= 0"
        f" ? ({_CHARSET}.field_type == optional_metadata_type::default_charset"
        f" ? (num_exception_before < {_DEFAULT}.exceptions.size.as<s4>"
        f" ? {_DEFAULT}.exceptions[num_exception_before].index.value.as<s4> == num_character_before : false)"
        " : false) : false",
        _TABLES,
    ),
    ByHand(
        "column_metadata",
        "collation",
        "value",
        f"is_character and _parent._parent.charset_idx >= 0"
        f" ? ({_CHARSET}.field_type == optional_metadata_type::column_charset"
        f" ? {_CHARSET}.body.as<metadata_numbers>.numbers[num_character_before].value.as<s4>"
        f" : is_exception ? {_DEFAULT}.exceptions[num_exception_before].value.value.as<s4>"
        f" : {_DEFAULT}.collation.value.as<s4>) : -1",
        _TABLES,
    ),
]
LAST = {("geometry", "wkb"): "values/geometry.py, compiled/loops/value_text.py"}
"""Attributes that take all that is left of an object, after the others of its type."""


def refuse_unread(spec: Spec) -> None:
    """Refuse a spec with a place that the package reads otherwise. Raises SpecError."""
    for place in PLACES:
        found = spec.field(place.type, place.member)
        if not _is_as_read(found, place):
            raise SpecError(
                found.path,
                f"the package reads `{place.text}` there, by hand: change {place.read_by} first, and then {__name__}",
            )
    for (type_name, member), read_by in LAST.items():
        found = spec.field(type_name, member)
        if not found.size_eos or spec.type(type_name).seq[-1] != found:
            raise SpecError(found.path, f"the package takes all that is left for it, by hand: change {read_by} first")


def _is_as_read(found: Field, place: ByHand) -> bool:
    if place.part == "type":
        return isinstance(found.type, TypeRef) and found.type.name == place.text
    attribute, *inner = place.part.split(".")
    written: Node | None = getattr(found, attribute)
    for name in inner:
        written = getattr(written, name, None)
    return written == parse(place.text)
