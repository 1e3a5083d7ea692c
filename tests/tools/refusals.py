"""Wrong specs, each made of the spec by changing a few keys, by what the generator says of it (or how that begins)."""

from typing import Any

Change = tuple[str, dict[str, Any] | list[Any] | None]
"""A place of the spec, and its keys that are others, None for one that is removed; or the list that is there instead;
or None, where the place is removed."""

REFUSED: dict[str, list[Change]] = {
    "types/row/seq/cells: the type of a cell must be a switch": [("types/row/seq/cells", {"type": "u1"})],
    "types/row/seq/cells: the arguments come from several types: column_metadata, event_header": [
        ("types/row/seq/cells/type/cases", {"value_kind::date": "value_date(_root.events[0].header.timestamp)"})
    ],
    "types/row/seq/cells: the arguments of `value_timestamp2` must be members of the column's metadata": [
        ("types/row/seq/cells/type/cases", {"value_kind::timestamp2": 'value_timestamp2(1 + 2, "")'})
    ],
    "types/row/seq/cells: the switch has no `_`: an unlisted kind would shift all cells": [
        ("types/row/seq/cells/type/cases", {"_": None})
    ],
    "types/value_string: its layout depends on len_value_value": [
        ("types/value_string/seq/value", {"size": "len_value.value.foo"})
    ],
    "types/value_date: it takes all bytes that are left: no storage rule can be derived": [
        (
            "types/value_date/seq",
            [{"id": "a", "type": "u1"}, {"id": "b", "type": "u1", "if": "a > 1"}, {"id": "c", "size-eos": True}],
        )
    ],
    "types/value_blob/seq/rest: it repeats: no storage rule can be derived": [
        (
            "types/value_blob/seq",
            [
                {"id": "len_value", "type": "length_prefix(len_length)"},
                {"id": "pad", "type": "u1"},
                {"id": "value", "size": "len_value.value"},
                {"id": "rest", "type": "u1", "repeat": "eos"},
            ],
        )
    ],
    "types/value_date/seq/raw: it needs event_header_flags from outside: no storage rule can be derived": [
        ("types/value_date/seq/raw", {"type": None, "size": "_root.events[0].header.flags"})
    ],
    "types/query_status_var/seq/body: a switch that repeats is not followed: no reader of query_event for the "
    "loops can be derived": [("types/query_status_var/seq/body", {"repeat": "expr", "repeat-expr": "2"})],
    "types/query_event/seq/status_vars: it is no substream that can be looked into: no reader of query_event "
    "for the loops can be derived": [("types/query_event/seq/status_vars", {"type": None})],
    "types/gtid_tagged_field/seq/value: the case `u1` is no type of the spec as the others are: no reader of "
    "gtid_tagged_log_event for the loops can be derived": [
        ("types/gtid_tagged_field/seq/value/type/cases", {"gtid_field::tag": "u1"})
    ],
    "types/value_date/instances/day: 'raw +' ends too early": [("types/value_date/instances/day", {"value": "raw +"})],
    "types/value_year/instances/value: unexpected ']' in 'raw + ]'": [
        ("types/value_year/instances/value", {"value": "raw + ]"})
    ],
    "types/value_date/instances/day: expected ')', found ']' in '(raw]'": [
        ("types/value_date/instances/day", {"value": "(raw]"})
    ],
    "types/value_date/instances/day: left over '5' in 'raw 5'": [
        ("types/value_date/instances/day", {"value": "raw 5"})
    ],
    "types/value_date/instances/day: cannot read ' `' in 'raw ~~ `'": [
        ("types/value_date/instances/day", {"value": "raw ~~ `"})
    ],
    "types/bitmap/seq/bytes: it needs rows_event_flags, which its callers do not hand over: see entries.py": [
        ("types/bitmap/seq/bytes", {"size": "(num_bits + 7) / 8 + _parent.as<rows_event>.flags"})
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (it needs _io.size)": [
        ("types/bitmap/seq/bytes", {"size": "_io.size"})
    ],
    "types/event/seq/body: its offset varies with header_extension": [
        ("types/event/seq/header_extension", {"size": None, "type": "strz"})
    ],
    "types/bitmap/seq/bytes: it has no size": [("types/bitmap/seq/bytes", {"size": None, "size-eos": True})],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (.foo() is not followed)": [
        ("types/bitmap/seq/bytes", {"size": "num_bits.foo()"})
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (.foo is not followed)": [
        ("types/bitmap/seq/bytes", {"size": "num_bits.foo"})
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (bitmap.nothing is not at hand)": [
        ("types/bitmap/seq/bytes", {"size": "nothing"})
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (types/bitmap/instances/bits is parsed "
    "at a position, not computed)": [("types/bitmap/seq/bytes", {"size": "bits.size"})],
    "types/decimal_digits/instances/num_groups: it cannot become the function decimal_num_groups "
    "(types/decimal_digits/instances/num_groups refers to itself)": [
        ("types/decimal_digits/instances/num_groups", {"value": "num_groups + 1"})
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (query_event.status_vars is an object)": [
        (
            "types/bitmap/seq/bytes",
            {"size": "_parent.as<row>.map_idx + _root.events[0].body.as<query_event>.status_vars"},
        )
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (it needs _io.pos)": [
        ("types/bitmap/seq/bytes", {"size": "_io.pos"})
    ],
    "types/metadata_numbers/seq/numbers: floats that repeat are not followed": [
        ("types/metadata_numbers/seq/numbers", {"type": "f4"})
    ],
    "types/metadata_numbers/seq/numbers: a substream or switch that repeats is not followed: no reader of "
    "metadata_numbers can be derived": [("types/metadata_numbers/seq/numbers", {"size": "4"})],
    "types/metadata_numbers/seq/numbers: it repeats until something holds: no reader of metadata_numbers can be "
    "derived": [("types/metadata_numbers/seq/numbers", {"repeat": "until", "repeat-until": "_.value == 0"})],
    "types/metadata_numbers/seq/numbers: it repeats, and `status_u4` has no reader: no reader of "
    "metadata_numbers can be derived": [("types/metadata_numbers/seq/numbers", {"type": "status_u4"})],
    "types/xid_event/seq/xid: it is an object, which the reader cannot return": [
        ("types/xid_event/seq/xid", {"type": "u8_halves"})
    ],
    "types/query_event/seq/database: the loops know no encoding KOI8-R": [
        ("types/query_event/seq/database", {"encoding": "KOI8-R"})
    ],
    "types/rows_query_log_event: it has no reader for the loops (query is no run of bytes)": [
        ("types/rows_query_log_event/seq/query", {"id": "statement"}),
        ("types/rows_query_log_event/instances", {"query": {"value": '"abc"'}}),
    ],
    "types/compressed_value: it has no reader for the loops (18446744073709551616 has more than 64 bits)": [
        ("types/compressed_value/instances/is_raw_deflate", {"value": "num_plain_bytes * 18446744073709551616 > 1"})
    ],
    "types/user_var_event: it has no reader for the loops (both sides may be absent)": [
        ("types/user_var_event/seq/flags", {"if": "charset_number == len_value"})
    ],
    "types/rows_event: it has no reader for the loops (`[1, 2]` has no form in the loops)": [
        ("types/bitmap/seq/bytes", {"size": "[1, 2]"})
    ],
    "seq: no attribute has `contents`: the file has no magic number": [("seq/magic", {"contents": None, "size": "4"})],
    "types/format_description_event/seq/checksum: it is no number of whole bytes": [
        ("types/format_description_event/seq/checksum", {"type": "b32"})
    ],
    "types/optional_metadata_field/seq/body: it is no switch": [
        ("types/optional_metadata_field/seq/body", {"type": "metadata_bits"})
    ],
    "types/event/seq/body: the type of a body must be a switch over the event type": [
        ("types/event/seq/body", {"type": "xid_event"})
    ],
    "types/row: it has none of partial_bits, null_bits, where a reader is to end": [
        ("types/row/seq/null_bits", {"if": "false"}),
        ("types/row/seq/partial_bits", {"if": "false"}),
    ],
    "types/table_map_event: it has no member 'flags', where a reader is to end": [
        ("types/table_map_event/seq/flags", {"id": "number"})
    ],
    "types/row: it has no attribute 'null_bits'": [("types/row/seq/null_bits", {"id": "nulls"})],
    "types/length_prefix/seq/value: the case `u8_halves` is neither a scalar nor empty: no storage rule can be "
    "derived": [("types/length_prefix/seq/value/type/cases", {"2": "u8_halves"})],
    "types/value_bit/seq/low: bit fields that are not whole bytes must follow one another, unconditionally: no "
    "storage rule can be derived": [("types/value_bit/seq/low/type/cases", {"2": "b23"})],
    "types/value_date/seq/raw: `str` without a size is not followed: no storage rule can be derived": [
        ("types/value_date/seq/raw", {"type": "str", "encoding": "UTF-8"})
    ],
    "types/value_date/seq/raw: it has neither type nor size: no storage rule can be derived": [
        ("types/value_date/seq/raw", {"type": None})
    ],
    "types/rows_event/instances/is_end_of_statement: the reader cannot return it: its condition depends on the "
    "place where it is read": [("types/rows_event/instances/is_end_of_statement", {"value": "_io.pos > 3"})],
    "types/rows_event/instances/is_end_of_statement: the reader cannot return it (two different paths lead to "
    "event_len_post_header)": [
        (
            "types/rows_event/instances/is_end_of_statement",
            {"value": "_parent.context.len_post_header > 1 or _root.events[0].context.len_post_header > 1"},
        )
    ],
    "enums/event_type: it has no member 'nothing'": [
        ("types/event/seq/body/type/cases", {"event_type::nothing": "xid_event"})
    ],
    "types/event/seq/body: a case is neither a number nor a member of an enum": [
        ("types/event/seq/body/type/cases", {"1 + 1": "xid_event"})
    ],
    "enums/row: a type has the same name, and would hide the enum in the compiled parser": [
        ("enums", {"row": {"1": "one"}})
    ],
    "types/xid_event: there is no such type": [("types/xid_event", None)],
    "types/xid_event/seq/xid: `valid/in-enum` is not followed": [
        ("types/xid_event/seq/xid", {"valid": {"in-enum": True}})
    ],
    "types/rows_event: it has no 'extra_data', which the reader is to return": [
        ("types/rows_event/seq/extra_data", {"id": "more_data"})
    ],
    "types/value_year/-fast-path: the values known are `object` and `supplied`": [
        ("types/value_year", {"-fast-path": "maybe"})
    ],
    "types/value_blob/seq/value: `process` is not followed: leave the bytes as they are, and process them in an "
    "instance": [("types/value_blob/seq/value", {"process": "zlib"})],
    "types/value_year/types: the spec must be flat: types and enums at its top, one byte order": [
        ("types/value_year", {"types": {"inner": {}}})
    ],
    "types/geometry/seq/wkb: the package takes all that is left for it, by hand: change values/geometry.py, "
    "compiled/loops/value_text.py first": [("types/geometry/seq/wkb", {"size-eos": None, "size": "4"})],
    "types/payload_field/seq/value: the package reads `lenenc_int` there, by hand: change events/bodies.py, "
    "compiled/loops/payloads.py first, and then ksy.by_hand": [
        ("types/payload_field/seq/value", {"type": "length_prefix(4)"})
    ],
    "types/vector/seq/elements: the package reads `value_f4` there, by hand: change types/spatial.py, "
    "compiled/loops/float_text.py first, and then ksy.by_hand": [
        ("types/vector/seq/elements", {"type": 'value_f8("")'})
    ],
    "types/json_small_key/instances/name: the package reads `base + ofs_name` there, by hand: change "
    "values/json_walk.py, compiled/loops/json.py first, and then ksy.by_hand": [
        ("types/json_small_key/instances/name", {"pos": "base + 1 + ofs_name"})
    ],
    "types/json_large_element/instances/ofs_value: the package reads `base + ofs_or_inline` there, by hand: "
    "change values/json_walk.py, compiled/loops/json.py first, and then ksy.by_hand": [
        (
            "types/json_large_element/instances/ofs_value",
            {"value": "is_inline ? ofs_element : base + 1 + ofs_or_inline"},
        )
    ],
    "types/json_small_element/instances/is_inline: a value_s4 is in the place of ofs_or_inline, "
    "and is not all within it": [
        ("types/json_small_element/instances/is_inline", {"value": "type == json_type::int32"})
    ],
    "types/json_large_element/instances/is_inline: a json_string is in the place of ofs_or_inline, "
    "and is not all within it": [
        ("types/json_large_element/instances/is_inline", {"value": "type == json_type::string"})
    ],
    "types/json_length/seq/groups: the package reads `not _.has_more` there, by hand: change "
    "values/json_walk.py, compiled/loops/json.py first, and then ksy.by_hand": [
        ("types/json_length/seq/groups", {"repeat-until": "_.has_more"})
    ],
    "types/json_length/instances/value: the package reads `groups[0].digits + (groups.size > 1 ? gro": [
        ("types/json_length/instances/value", {"value": "groups[0].digits * 2"})
    ],
    "types/column_metadata/instances/collation: the package reads `is_character and _parent._parent.charset_": [
        ("types/column_metadata/instances/collation", {"value": "-1"})
    ],
    "types/column_metadata/instances/is_exception: the package reads `is_character and _parent._parent.charset_": [
        ("types/column_metadata/instances/is_exception", {"value": "false"})
    ],
    "types/row/seq/cells: it has no condition under which it gives null": [
        ("types/row/seq/cells/type", {"switch-on": "value_kind::absent"})
    ],
    "types/event/instances/footer: it does not stand in the order of the attributes": [
        ("types/event/seq/footer", None),
        ("types/event/instances/footer", {"pos": "context.ofs_event", "type": "event_footer"}),
    ],
    "types/bitmap/seq/bytes: it cannot become the function bitmap_size (it divides floats)": [
        ("types/bitmap/params/num_bits", {"type": "f4"})
    ],
    "types/value_blob/seq/value: its length is not the one scalar directly before it": [
        (
            "types/value_blob/seq",
            [
                {"id": "len_value", "type": "length_prefix(len_length)"},
                {"id": "rest", "size-eos": True},
                {"id": "value", "size": "len_value.value"},
            ],
        )
    ],
    "types/rand_event: it has no reader for the loops (`-` of numbers that may need more than 64 bits": [
        (
            "types/rand_event/seq",
            [
                {"id": "seed1", "type": "s8"},
                {"id": "seed2", "type": "s8"},
                {"id": "more", "size": "seed1 - seed2"},
            ],
        )
    ],
}

NOT_SAID = {
    "the byte order of the length varies": "such a value has a reader of its own, whatever else was changed",
}
"""Refusals that no change of the spec was found for, and why."""
