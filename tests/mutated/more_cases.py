"""Further changes of the spec: numbers of types, prefixes, heads of events and values that `cases` leaves out."""

from __future__ import annotations

from tests.mutated.cases import (
    BITS,
    CHARSETS,
    ENUMS,
    INTS,
    JSON,
    MARIADB,
    NULLS,
    NUMBERS,
    OLD,
    PARTIAL,
    SHOP,
    TIMES,
    Case,
    field,
    other_order,
    reorder,
    swap_bits,
    swap_numbers,
)
from tests.mutated.rewrite import Edit, Part, Rule, bits_reversed, each, grown, reversed_bytes
from tests.tools.mutations import Mutation

__all__ = ["MORE_CASES"]

_DATA = "tests/data/"
_NEW = f"{_DATA}mysql-9.7.4/"
PAYLOADS, XA, FLOATS, YEARS = (
    f"{_NEW}{name}.binlog" for name in ("compress-a", "xa-a", "row-floats-a", "row-metafull-a")
)
GTIDS = f"{_NEW}gtid-a.000003"
QUERIES, STATEMENTS = f"{_NEW}row-rowsquery-a.binlog", f"{_DATA}mysql-5.6.24/stmt-vars-a.binlog"
WIDE = f"{_DATA}mariadb-11.8.9/row-metafull-a.binlog"


def _swapped_ids(name: str, first: int, second: int) -> tuple[Mutation, ...]:
    """Return the changes after which two members of an enum have each other's numbers."""
    return (
        Mutation(name, f"    {first}:", "    999:"),
        Mutation(name, f"    {second}:", f"    {first}:"),
        Mutation(name, "    999:", f"    {second}:"),
    )


def _of_size(size: int, member: str, rule: Rule) -> Rule:
    """Return a rule for the objects whose member has this value."""

    def found(part: Part) -> list[Edit]:
        return list(rule(part)) if getattr(part.object, member) == size else []

    return found


def _earlier(data: bytes) -> bytes:
    """A YEAR that counts from one year later; 255 is the year 0."""
    return bytes([(data[0] - 1) % 256])


def _nearer(data: bytes) -> bytes:
    """The head of a TIME2 whose zero is in the lower half."""
    return (int.from_bytes(data, "big") - 0x400000).to_bytes(3, "big")


MORE_CASES: dict[str, Case] = {
    # Heads of events
    "numbers of types of events": Case(
        _swapped_ids("event_type", 16, 19), {"event_header": each(swap_numbers(16, 19), "event_type")}, (SHOP, MARIADB)
    ),
    "a server's version of 52 bytes": Case(
        (
            Mutation("format_description_event", "size: 50\n        type: strz", "size: 52\n        type: strz"),
            Mutation("format_description_event", "pos: 57 +", "pos: 59 +"),
            Mutation("format_description_event", "num_event_types + 57 <", "num_event_types + 59 <"),
        ),
        {"format_description_event": grown(b"\0\0", "server_version")},
        (SHOP, OLD, MARIADB),
        moves=True,
    ),
    "number of the checksum's algorithm": Case(
        (Mutation("checksum_algorithm", "    1:\n", "    2:\n"),),
        {"format_description_event": each(lambda data: data.replace(b"\1", b"\2"), "checksum_algorithm")},
        (SHOP, MARIADB),
    ),
    "byte order of the next log's position": other_order("rotate_event", "position", "u8", "u8be", (SHOP, MARIADB)),
    "error before the length of the database's name": reorder(
        "query_event", field("len_database", "u1"), field("error_code", "u2"), logs=(SHOP, MARIADB)
    ),
    "a length of two bytes before a statement of rows": Case(
        (Mutation("rows_query_log_event", field("len_query", "u1"), field("len_query", "u2")),),
        {"rows_query_log_event": grown(b"\0", "len_query")},
        (QUERIES,),
        moves=True,
    ),
    "lengths of an XA transaction's name": reorder(
        "xa_id",
        field("len_gtrid", "u4", "        valid:\n          max: 64\n"),
        field("len_bqual", "u4", "        valid:\n          max: 64\n"),
        logs=(XA,),
    ),
    "seeds of RAND()": reorder("rand_event", field("seed1", "u8"), field("seed2", "u8"), logs=(STATEMENTS,)),
    # What an expression needed before
    "numbers of tables of four bytes alone": Case(
        tuple(
            change
            for name in ("table_map_event", "rows_event")
            for change in (
                Mutation(name, "        if: _parent.as<event>.context.len_post_header == 6\n", ""),
                Mutation(name, "if: _parent.as<event>.context.len_post_header != 6", "if: false"),
                Mutation(name, "(_parent.as<event>.context.len_post_header == 6 ? id4 : id6.value)", "id4"),
            )
        ),
        dict.fromkeys(("table_map_event", "rows_event"), each(lambda data: data[:4], "id6")),
        (SHOP, MARIADB),
        moves=True,
    ),
    "headers of 19 bytes alone": Case(
        (Mutation("event_context", "_root.events[fde_idx].body.as<format_description_event>.len_header", "19"),), {}
    ),
    "what tells a variable that is NULL": Case(
        (Mutation("user_var_event", "is_null == 0", "is_null != 0"),) * 6,
        {"user_var_event": each(lambda data: bytes([not data[0]]), "is_null")},
        (STATEMENTS,),
    ),
    "numbers of types of user variables": Case(
        _swapped_ids("user_var_type", 0, 2),
        {"user_var_event": each(swap_numbers(0, 2), "type")},
        (STATEMENTS,),
    ),
    # GTIDs
    "high part of a commit's time first": reorder(
        "gtid_log_event",
        field("immediate_commit_low", "u4", "        if: not _io.eof\n"),
        field("immediate_commit_high", "b24le", "        if: has_immediate_commit\n"),
    ),
    "flags of MariaDB's GTID": Case(
        (
            Mutation("mariadb_gtid_flag", "0x1:", "0xff:"),
            Mutation("mariadb_gtid_flag", "0x2:", "0x1:"),
            Mutation("mariadb_gtid_flag", "0xff:", "0x2:"),
        ),
        {"gtid_event": each(swap_bits(0, 1), "flags")},
        (MARIADB, NUMBERS),
    ),
    "end of an interval of GTIDs first": reorder(
        "gtid_interval", field("start", "s8"), field("end_exclusive", "s8"), logs=(GTIDS,)
    ),
    # Payloads
    "numbers of fields of payloads": Case(
        _swapped_ids("payload_field_type", 1, 3), {"payload_field": each(swap_numbers(1, 3), "type_raw")}, (PAYLOADS,)
    ),
    # Table maps
    "numbers of types of columns": Case(
        (*_swapped_ids("column_type", 3, 8), *_swapped_ids("value_kind", 3, 8), *_swapped_ids("value_kind", 259, 264)),
        {"table_map_event": each(swap_numbers(3, 8), "column_types")},
        (SHOP, INTS, MARIADB),
    ),
    "numbers of optional metadata": Case(
        _swapped_ids("optional_metadata_type", 1, 4),
        {"optional_metadata_field": each(swap_numbers(1, 4), "field_type")},
        (SHOP, YEARS, WIDE),
    ),
    "signs lowest bit first": Case(
        (Mutation("column_metadata", "(7 - num_numeric_before % 8)", "(num_numeric_before % 8)"),),
        {"optional_metadata_field": lambda part: each(bits_reversed, "body")(part) if _is_of_signs(part) else ()},
        (SHOP, INTS, YEARS),
    ),
    # Values
    "byte order of a double": other_order("value_f8", "value", "f8", "f8be", (FLOATS, JSON)),
    "halves of eight bytes": reorder("value_s8", field("low", "u4"), field("high", "s4"), logs=(INTS,)),
    "first year": Case(
        (Mutation("value_year", "raw == 0 ? 0 : raw + 1900", "raw == 255 ? 0 : raw + 1901"),),
        {"value_year": each(_earlier, "raw")},
        (YEARS, WIDE),
    ),
    "zero of TIME2": Case(
        (Mutation("value_time2", "high - 0x800000", "high - 0x400000"),),
        {"value_time2": each(_nearer, "high")},
        (TIMES,),
    ),
    "byte order of a SET": Case(
        (Mutation("value_set", "2: u2", "2: u2be"),),
        {"value_set": _of_size(2, "len_value", each(reversed_bytes, "value"))},
        (ENUMS,),
    ),
    "a short length of two bytes": Case(
        (Mutation("length_prefix", "1: u1", "1: u2"),),
        {"length_prefix": _of_size(1, "len_length", grown(b"\0", "value"))},
        (CHARSETS, NULLS),
        moves=True,
    ),
    "byte order of the head of a BIT": Case(
        (Mutation("value_bit", "            8: u4be\n", "            8: u4\n"),),
        {"value_bit": _of_size(8, "len_value", each(reversed_bytes, "high"))},
        (BITS,),
    ),
    # JSON
    "length of an opaque value of JSON before its type": reorder(
        "json_opaque",
        field("field_type", "u1", "        enum: column_type\n"),
        field("len_value", "json_length"),
        logs=(JSON,),
    ),
    "numbers of differences of JSON": Case(
        _swapped_ids("json_diff_operation", 0, 2), {"json_diff": each(swap_numbers(0, 2), "operation")}, (PARTIAL,)
    ),
    "halves of a TIME of JSON": reorder("json_time", field("low", "u4"), field("high", "s4"), logs=(JSON,)),
}


def _is_of_signs(part: Part) -> bool:
    return part.object.field_type == 1  # signedness, in the spec as it is
