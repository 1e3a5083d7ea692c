"""Changes of the spec, how a log is rewritten for each, and logs that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from tests.mutated.rewrite import Edit, Frame, Part, Rule, bits_reversed, each, grown, reordered, reversed_bytes
from tests.tools.mutations import Mutation

__all__ = ["CASES", "Case"]

SHOP, TAGS, MARIADB = (
    "samples/mysql-9.7-shop.binlog",
    "samples/mysql-9.7-gtid-tags.binlog",
    "samples/mariadb-11.8-types.binlog",
)
NUMBERS, OLD_DATES = "samples/mariadb-10.11-numbers.binlog", "samples/mysql-5.6-dates.binlog"
OLD = "samples/mysql-5.6-transactions.binlog"
_DATA = "tests/data/mysql-9.7.4/"
DATETIMES, TIMESTAMPS, TIMES = (f"{_DATA}row-{kind}-a.binlog" for kind in ("datetime", "timestamp", "time"))
DATES, NULLS, INTS, BITS = (f"{_DATA}row-{kind}-a.binlog" for kind in ("dates", "nulls", "ints", "bits"))
MINIMAL, PARTIAL, JSON, CHARSETS = (
    f"{_DATA}row-{kind}-a.binlog" for kind in ("image-minimal", "partialjson", "json", "charsets")
)
ENUMS = f"{_DATA}row-enumset-a.binlog"
DECIMALS = "tests/data/mysql-5.6.24/row-decimal-a.binlog"


@dataclass(frozen=True)
class Case:
    """One change of the spec."""

    changes: tuple[Mutation, ...]
    rules: Mapping[str, Rule]
    """What a log needs for it, by type."""
    logs: tuple[str, ...] = (SHOP,)
    moves: bool = False
    """Whether sizes and positions of events change with it."""
    by_objects: bool = False
    """Whether the loops leave more to the object path than before."""
    frame: Frame | None = None
    """How an event that has a footer is put together."""


def field(name: str, kind: str, more: str = "") -> str:
    """Return the text of a field in the spec."""
    return f"      - id: {name}\n        type: {kind}\n" + more


def reorder(name: str, *fields: str, logs: tuple[str, ...] = (SHOP,)) -> Case:
    """Return the case in which fields of a type, given by their text in the spec, stand in the opposite order."""
    names = [text.split("id: ")[1].split("\n")[0] for text in reversed(fields)]
    return Case((Mutation(name, "".join(fields), "".join(reversed(fields))),), {name: reordered(*names)}, logs)


def other_order(name: str, member: str, old: str, new: str, logs: tuple[str, ...] = (SHOP,)) -> Case:
    """Return the case in which a number is stored in the other byte order."""
    return Case((Mutation(name, field(member, old), field(member, new)),), {name: each(reversed_bytes, member)}, logs)


def flipped(bit: int) -> Callable[[bytes], bytes]:
    """Return what flips a bit of the first byte."""
    return lambda data: bytes([data[0] ^ 1 << bit]) + data[1:]


def _sign_apart(data: bytes) -> bytes:
    """A DECIMAL whose negative values have the same digits as positive ones."""
    return data if data[0] & 0x80 else bytes([data[0] ^ 0x7F]) + bytes(byte ^ 0xFF for byte in data[1:])


def _from_lowest(data: bytes) -> bytes:
    """A number of three bytes with a sign as its distance from the lowest number."""
    return data[:2] + bytes([data[2] ^ 0x80])


def _day_first(data: bytes) -> bytes:
    """A DATE whose day is above its month."""
    raw = int.from_bytes(data, "little")
    return (raw >> 9 << 9 | (raw & 31) << 4 | raw >> 5 & 15).to_bytes(3, "little")


def _hour_first(data: bytes) -> bytes:
    """The head of a DATETIME2 whose hour is above its day."""
    raw = int.from_bytes(data, "big")
    return (raw & ~(1023 << 12) | (raw >> 12 & 31) << 17 | (raw >> 17 & 31) << 12).to_bytes(5, "big")


def _low_mark(data: bytes) -> bytes:
    """A byte of a length whose mark for more is its lowest bit."""
    return bytes([(data[0] & 127) << 1 | data[0] >> 7])


def _marks_last(part: Part) -> Iterator[Edit]:
    if span := part.span("has_more"):
        yield *span, _low_mark(part.data[slice(*span)])


def swap_numbers(first: int, second: int) -> Callable[[bytes], bytes]:
    """Return what puts one number for another one in bytes of a number each."""
    table = bytes.maketrans(bytes([first, second]), bytes([second, first]))
    return lambda data: data.translate(table)


def swap_bits(first: int, second: int) -> Callable[[bytes], bytes]:
    """Return what swaps two bits of the first byte."""

    def swap(data: bytes) -> bytes:
        low, high = data[0] >> first & 1, data[0] >> second & 1
        return bytes([data[0] & ~(1 << first | 1 << second) | low << second | high << first]) + data[1:]

    return swap


def _head_of_datetime2(part: Part) -> Iterator[Edit]:
    span = part.span("sign")
    assert span
    start = span[0]
    yield start, start + 5, _hour_first(part.data[start : start + 5])


def _fraction_first(part: Part) -> Iterator[Edit]:
    start, fraction = part.span("sign"), part.span("fraction")
    if start and fraction:
        yield start[0], fraction[1], part.data[slice(*fraction)] + part.data[start[0] : start[0] + 5]


def _after_first(part: Part) -> Iterator[Edit]:
    """The images of an update, the one after it first."""
    rows = part.object._debug["_m_rows"]["arr"] if part.object.is_update and getattr(part.object, "rows", None) else []
    for before, after in zip(rows[::2], rows[1::2], strict=True):
        first, middle, last = (part.base + at for at in (before["start"], before["end"], after["end"]))
        yield first, last, part.data[middle:last] + part.data[first:middle]


def _two_bytes_of_type(part: Part) -> Iterator[Edit]:
    """A JSON document whose type takes two bytes, and the length before it."""
    length, value = part.span("len_value"), part.span("value")
    if length and value and value[1] > value[0]:
        size = length[1] - length[0]
        yield *length, (value[1] - value[0] + 1).to_bytes(size, "little")
        yield value[0] + 1, value[0] + 1, b"\0"


def _wide_flags2(part: Part) -> Iterator[Edit]:
    """Query events whose first status variable has eight bytes."""
    length, place = part.span("len_status_vars"), part.span("status_vars")
    grown_by = 0
    for var in part.object.status_vars.vars:
        if place and var.code == 0:
            at = place[0] + var._debug["body"]["end"]
            yield at, at, bytes(4)
            grown_by += 4
    assert length
    yield *length, (length[1] - length[0] and part.object.len_status_vars + grown_by).to_bytes(2, "little")


def _one_more_length(part: Part) -> Iterator[Edit]:
    """Lengths of post-headers with one for type 0 before them."""
    place = part.object._debug["post_header_lengths"]["start"]
    yield part.base + place, part.base + place, b"\0"


ID4 = field("id4", "u4", "        if: _parent.as<event>.context.len_post_header == 6\n")
ID6 = field("id6", "u6", "        if: _parent.as<event>.context.len_post_header != 6\n")
FLAGS = field("flags", "u2")
ROOT_AT_2 = "pos: 2\n        type: json_value(type, 2)"
BITMAP_BIT = "bytes[idx / 8] >> (idx % 8)"
FRACTION = field("fraction", "second_fraction(fsp)")
LOW = field("low", "second_fraction(fsp)")
LITTLE = (Mutation("second_fraction", "2: u2be", "2: u2"), Mutation("second_fraction", "3: b24", "3: b24le"))
BITS_OF_DATETIME2 = "".join(
    field(name, f"b{width}")
    for name, width in (("sign", 1), ("year_month", 17), ("day", 5), ("hour", 5), ("minute", 6), ("second", 6))
)
RANK_AFTER = "_parent.as<rows_event>.columns_before).bits[_index].rank % 8"
DATABASE = """      - id: len_database
        type: u1
      - id: database
        size: len_database
        type: str
        encoding: UTF-8
      - id: database_terminator
        contents: [0]
"""
TABLE = DATABASE.replace("database", "table")

CASES: dict[str, Case] = {
    # Header and footer
    "server id and size swapped": Case(
        (
            Mutation("event_header", field("server_id", "u4"), field("SWAP", "u4")),
            Mutation("event_header", field("event_size", "u4"), field("server_id", "u4")),
            Mutation("event_header", field("SWAP", "u4"), field("event_size", "u4")),
        ),
        {"event_header": reordered("event_size", "server_id")},
        (SHOP, MARIADB, OLD),
    ),
    "type of event first": Case(
        (
            Mutation(
                "event_header",
                field("timestamp", "u4") + field("event_type", "u1", "        enum: event_type\n"),
                field("event_type", "u1", "        enum: event_type\n") + field("timestamp", "u4"),
            ),
        ),
        {"event_header": reordered("event_type", "timestamp")},
        (SHOP, MARIADB),
    ),
    "byte order of the size": other_order("event_header", "event_size", "u4", "u4be"),
    "byte order of the position": other_order("event_header", "log_pos", "u4", "u4be", (SHOP, MARIADB)),
    "byte order of the time": other_order("event_header", "timestamp", "u4", "u4be"),
    "byte order of the checksum": Case(
        (Mutation("event_footer", "type: u4", "type: u4be"),), {"event_footer": each(reversed_bytes, "checksum")}
    ),
    "lengths of post-headers from type 0 on": Case(
        (
            Mutation("format_description_event", "repeat-expr: num_event_types", "repeat-expr: num_event_types + 1"),
            Mutation("format_description_event", "_event.to_i - 1\n        type: u1", "_event.to_i\n        type: u1"),
            Mutation("format_description_event", "num_event_types + 57 <", "num_event_types + 58 <"),
            Mutation("event_context", "body_type.to_i > 0 and body_type.to_i <= ", "body_type.to_i < "),
            Mutation("event_context", "body_type.to_i - 1]", "body_type.to_i]"),
        ),
        {"format_description_event": _one_more_length},
        (SHOP, OLD),
        moves=True,
    ),
    # Events
    "flags of rows of four bytes": Case(
        (Mutation("rows_event", FLAGS, field("flags", "u4")),), {"rows_event": grown(b"\0\0", "flags")}, moves=True
    ),
    "flags of rows before the table id": Case(
        (Mutation("rows_event", ID4 + ID6 + FLAGS, FLAGS + ID4 + ID6),),
        {"rows_event": reordered("flags", "id4", "id6")},
        (SHOP, MARIADB, OLD),
    ),
    "flags of table maps before the table id": Case(
        (Mutation("table_map_event", ID4 + ID6 + FLAGS, FLAGS + ID4 + ID6),),
        {"table_map_event": reordered("flags", "id4", "id6")},
    ),
    "high part of a table id first": reorder("u6", field("low", "u4"), field("high", "u2")),
    "number of the end of a statement": Case(
        (
            Mutation("rows_flag", "0x1:", "0xff:"),
            Mutation("rows_flag", "0x2:", "0x1:"),
            Mutation("rows_flag", "0xff:", "0x2:"),
        ),
        {"rows_event": each(swap_bits(0, 1), "flags")},
        (SHOP, MARIADB, OLD),
    ),
    "columns after before those before": Case(
        (
            Mutation(
                "rows_event",
                field("columns_before", "bitmap(num_columns)")
                + field("columns_after", "bitmap(num_columns)", "        if: is_update\n"),
                field("columns_after", "bitmap(num_columns)", "        if: is_update\n")
                + field("columns_before", "bitmap(num_columns)"),
            ),
        ),
        {"rows_event": reordered("columns_after", "columns_before")},
        (MINIMAL,),
    ),
    "number of a GTID before its uuid": reorder(
        "gtid_log_event", "      - id: uuid\n        size: 16\n", field("gno", "s8")
    ),
    "byte order of a GTID's number": other_order("gtid_log_event", "gno", "s8", "s8be"),
    "fields of a tagged GTID": Case(
        (
            Mutation("gtid_field", "\n    2:", "\n    99:"),
            Mutation("gtid_field", "\n    4:", "\n    2:"),
            Mutation("gtid_field", "\n    99:", "\n    4:"),
        ),
        {"gtid_tagged_field": each(swap_numbers(4, 8), "id")},
        (TAGS,),
    ),
    "domain of MariaDB's GTID first": reorder(
        "gtid_event", field("sequence_number", "u8"), field("domain_id", "u4"), logs=(MARIADB, NUMBERS)
    ),
    "byte order of an XID": other_order("xid_event", "xid", "u8", "u8be"),
    "length of a database's name of two bytes": Case(
        (Mutation("query_event", field("len_database", "u1"), field("len_database", "u2")),),
        {"query_event": grown(b"\0", "len_database")},
        (SHOP, MARIADB),
        moves=True,
    ),
    "a status variable of eight bytes": Case(
        (Mutation("status_flags2", "type: u4", "type: u8"),),
        {"query_event": _wide_flags2},
        (SHOP, MARIADB),
        moves=True,
    ),
    "numbers of status variables": Case(
        (
            Mutation("query_status_code", "\n    4:", "\n    99:"),
            Mutation("query_status_code", "\n    5:", "\n    4:"),
            Mutation("query_status_code", "\n    99:", "\n    5:"),
        ),
        {"query_status_var": each(swap_numbers(4, 5), "code")},
        (SHOP, CHARSETS),
    ),
    "table before database": Case(
        (Mutation("table_map_event", DATABASE + TABLE, TABLE + DATABASE),),
        {
            "table_map_event": reordered(
                "len_table", "table", "table_terminator", "len_database", "database", "database_terminator"
            )
        },
        (SHOP, MARIADB),
    ),
    # Rows
    "columns highest bit first": Case(
        (Mutation("bitmap_bit", BITMAP_BIT, "bytes[idx / 8] >> (7 - idx % 8)"),),
        {"bitmap": each(bits_reversed, "bytes")},
        (MINIMAL, MARIADB),
    ),
    "NULL bits highest first": Case(
        (Mutation("row", f"{RANK_AFTER}) & 1) == 1", f"{RANK_AFTER} ^ 7) & 1) == 1"),),
        {"row": each(bits_reversed, "null_bits")},
        (NULLS, SHOP),
    ),
    "NULL bits that say of a value that it is there": Case(
        (Mutation("row", f"{RANK_AFTER}) & 1) == 1", f"{RANK_AFTER}) & 1) == 0"),),
        {"row": each(lambda data: bytes(byte ^ 0xFF for byte in data), "null_bits")},
        (NULLS, SHOP),
    ),
    "the image after an update first": Case(
        (Mutation("rows_event", "_index % 2 == 1", "_index % 2 == 0"),),
        {"rows_event": _after_first},
        (SHOP, MINIMAL),
        by_objects=True,
    ),
    "differences of JSON highest bit first": Case(
        (Mutation("row", "num_json_before % 8))", "num_json_before % 8 ^ 7))"),),
        {"row": each(bits_reversed, "partial_bits")},
        (PARTIAL,),
    ),
    # Values
    "three bytes counted from the lowest number": Case(
        (Mutation("value_s3", "raw >= 0x800000 ? raw - 0x1000000 : raw", "raw - 0x800000"),),
        {"value_s3": each(_from_lowest, "raw")},
        (INTS, NUMBERS),
    ),
    "three bytes counted down from the highest number": Case(
        (
            Mutation(
                "value_u3",
                field("value", "b24le"),
                field("raw", "b24le") + "    instances:\n      value:\n        value: 16777215 - raw\n",
            ),
        ),
        {"value_u3": each(lambda data: bytes(255 - byte for byte in data), "value")},
        (INTS,),
    ),
    "byte order of two bytes": Case(
        (Mutation("value_s2", "type: s2", "type: s2be"),),
        {"value_s2": each(reversed_bytes, "value")},
        (INTS, NUMBERS, JSON),
    ),
    "byte order of four bytes": Case(
        (Mutation("value_s4", "type: s4", "type: s4be"),), {"value_s4": each(reversed_bytes, "value")}, (INTS, NUMBERS)
    ),
    "byte order of a float": Case(
        (Mutation("value_f4", "type: f4", "type: f4be"),), {"value_f4": each(reversed_bytes, "value")}
    ),
    "day above month": Case(
        (
            Mutation("value_date", "raw & 0x1f", "raw >> 4 & 0x1f"),
            Mutation("value_date", "raw >> 5 & 0xf", "raw & 0xf"),
        ),
        {"value_date": each(_day_first, "raw")},
        (DATES, OLD_DATES),
    ),
    "hour above day": Case(
        (
            Mutation("value_datetime2", field("day", "b5"), field("SWAP", "b5")),
            Mutation("value_datetime2", field("hour", "b5"), field("day", "b5")),
            Mutation("value_datetime2", field("SWAP", "b5"), field("hour", "b5")),
        ),
        {"value_datetime2": _head_of_datetime2},
        (DATETIMES,),
    ),
    "byte order of a fraction of DATETIME2": Case(
        LITTLE,
        {"second_fraction": each(reversed_bytes, "number")},
        (DATETIMES,),
    ),
    "fraction of DATETIME2 first": Case(
        (Mutation("value_datetime2", BITS_OF_DATETIME2 + FRACTION, FRACTION + BITS_OF_DATETIME2),),
        {"value_datetime2": _fraction_first},
        (DATETIMES,),
    ),
    "byte order of TIMESTAMP2": Case(
        (Mutation("value_timestamp2", field("seconds", "u4be"), field("seconds", "u4")), *LITTLE),
        {
            "value_timestamp2": each(reversed_bytes, "seconds"),
            "second_fraction": each(reversed_bytes, "number"),
        },
        (TIMESTAMPS,),
    ),
    "fraction of TIME2 first": Case(
        (
            Mutation("value_time2", field("high", "b24") + LOW, LOW + field("high", "b24")),
        ),
        {"value_time2": reordered("low", "high")},
        (TIMES,),
    ),
    "sign of a decimal": Case(
        (Mutation("decimal_digits", "sign_byte < 0x80", "sign_byte >= 0x80"),),
        {"value_decimal": each(flipped(7), "digits")},
        (DECIMALS, SHOP),
    ),
    "digits of negative decimals": Case(
        (
            Mutation(
                "decimal_group",
                "'(_parent.as<decimal_digits>.is_negative ? half * 2 - 1 - raw_unsigned : raw_unsigned).as<u8>'",
                "'(_parent.as<decimal_digits>.is_negative ? half + raw_unsigned - half : raw_unsigned).as<u8>'",
            ),
        ),
        {"value_decimal": each(_sign_apart, "digits")},
        (DECIMALS, SHOP),
    ),
    "byte order of the length of a long string": Case(
        (
            Mutation("length_prefix", "2: u2", "2: u2be"),
            Mutation("length_prefix", "3: b24le", "3: b24"),
            Mutation("length_prefix", "4: u4", "4: u4be"),
        ),
        {"length_prefix": each(reversed_bytes, "value")},
        (CHARSETS, SHOP),
    ),
    "byte order of an ENUM": Case(
        (Mutation("value_enum", "2: u2", "2: u2be"),), {"value_enum": each(reversed_bytes, "value")}, (ENUMS,)
    ),
    "byte order of a BIT": Case(
        (Mutation("value_bit", "            1: u1\n            2: u2be\n", "            1: u1\n            2: u2\n"),),
        {"value_bit": lambda part: each(reversed_bytes, "low")(part) if part.object.len_value == 2 else ()},
        (BITS,),
    ),
    # JSON
    "JSON type of two bytes": Case(
        (
            Mutation(
                "json_document",
                "        type: u1\n        enum: json_type\n        if: not _io.eof\n",
                "        type: u2\n        enum: json_type\n        if: not _io.eof\n",
            ),
            Mutation("json_document", "pos: 1\n        type: json_value(type, 1)", ROOT_AT_2),
        ),
        {"value_json": _two_bytes_of_type},
        (SHOP, JSON),
        moves=True,
    ),
    "place of a JSON name after its length": reorder(
        "json_small_key", field("ofs_name", "u2"), field("len_name", "u2"), logs=(SHOP, JSON)
    ),
    "JSON element before its type": Case(
        (
            Mutation(
                "json_small_element",
                field("type", "u1", "        enum: json_type\n") + field("ofs_or_inline", "u2"),
                field("ofs_or_inline", "u2") + field("type", "u1", "        enum: json_type\n"),
            ),
            Mutation("json_small_element", "ofs_element + 1", "ofs_element"),
        ),
        {"json_small_element": reordered("ofs_or_inline", "type")},
        (SHOP, JSON),
    ),
    "size of a JSON container first": reorder(
        "json_small_container", field("num_elements", "u2"), field("len_container", "u2"), logs=(SHOP, JSON)
    ),
    "mark of a JSON length": Case(
        (
            Mutation(
                "json_length_group",
                field("has_more", "b1") + field("digits", "b7"),
                field("digits", "b7") + field("has_more", "b1"),
            ),
        ),
        {"json_length_group": _marks_last},
        (SHOP, JSON),
    ),
    "numbers of JSON types": Case(
        (
            Mutation("json_type", "\n    5:", "\n    99:"),
            Mutation("json_type", "\n    12:", "\n    5:"),
            Mutation("json_type", "\n    99:", "\n    12:"),
        ),
        dict.fromkeys(
            ("json_document", "json_small_element", "json_large_element"), each(swap_numbers(5, 12), "type")
        ),
        (SHOP, JSON),
    ),
    "high part of a JSON moment first": reorder(
        "json_datetime", field("low", "u4"), field("high", "u4"), logs=(JSON,)
    ),
}  # fmt: skip
