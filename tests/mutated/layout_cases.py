"""Further changes of the spec: where the parts of an event are, of which width, and values that are computed or have
other lengths before them."""

from __future__ import annotations

from collections.abc import Callable

from tests.mutated.cases import (
    CHARSETS,
    DATETIMES,
    INTS,
    JSON,
    MARIADB,
    OLD,
    PARTIAL,
    SHOP,
    TAGS,
    TIMESTAMPS,
    Case,
    field,
)
from tests.mutated.rewrite import Rule, each, grown, reversed_bytes
from tests.tools.mutations import Mutation

__all__ = ["LAYOUT_CASES"]

_DATA = "tests/data/"
PAYLOADS = f"{_DATA}mysql-9.7.4/compress-a.binlog"
COMPRESSED, OLD_TIMES = (f"{_DATA}mariadb-11.8.9/{name}.binlog" for name in ("row-colcomp-a", "row-oldtemporal-a"))
VECTORS = f"{_DATA}mysql-9.7.4/row-vector-a.binlog"
_FOOTER = "      - id: footer\n        type: event_footer\n        if: context.len_checksum == 4\n"
_EXTENSION = (
    "      - id: header_extension\n        size: context.len_header - 19\n        if: context.len_header > 19\n"
)
_LENGTH = field("len_value", "length_prefix(len_length)")
_DAY = 86400
_BITS = "".join(field(f"{name}", f"b{width}") for name, width in (("hour", 5), ("minute", 6), ("second", 6)))
_WHOLE = "".join(
    field(name, f"b{width}") for name, width in (("sign", 1), ("year_month", 17), ("day", 5))
) + _BITS  # fmt: skip
_LOWEST_FIRST = "".join(
    field(name, f"b{width}le")
    for name, width in (("second", 6), ("minute", 6), ("hour", 5), ("day", 5), ("year_month", 17), ("sign", 1))
)


def _header_of(size: int, *changes: Mutation) -> tuple[Mutation, ...]:
    """Return the changes for headers of another size."""
    return (
        *changes,
        Mutation("event", "context.len_header - 19", f"context.len_header - {size}"),
        Mutation("event", "context.len_header > 19", f"context.len_header > {size}"),
        Mutation("event_context", "'(is_fde or fde_idx < 0) ? 19 :", f"'(is_fde or fde_idx < 0) ? {size} :"),
        Mutation("format_description_event", "min: 19", f"min: {size}"),
    )


def _header_case(size: int, change: Mutation, rule: Rule) -> Case:
    says = each(lambda data: bytes([size]), "len_header")
    return Case(
        _header_of(size, change), {"event_header": rule, "format_description_event": says}, (SHOP, MARIADB), moves=True
    )


def _footer_of(size: int, *changes: Mutation) -> tuple[Mutation, ...]:
    """Return the changes for footers of another size."""
    return (
        *changes,
        Mutation("event", "context.len_checksum == 4", f"context.len_checksum == {size}"),
        Mutation("format_description_event", "has_checksums ? 4 : 0", f"has_checksums ? {size} : 0"),
    )


def _length(change: Callable[[int, int], bytes]) -> Rule:
    """Return what makes of a value's length, and of how many bytes it takes, what stands in its place."""

    def rule(part):  # type: ignore[no-untyped-def]
        if span := part.span("len_value"):
            yield *span, change(part.object.len_value.value, span[1] - span[0])

    return rule


def _packed(length: int, size: int) -> bytes:
    """A length as the client protocol has it."""
    if length < 0xFB:
        return bytes([length])
    return b"\xfc" + length.to_bytes(2, "little") if length < 1 << 16 else b"\xfd" + length.to_bytes(3, "little")


def _lengths(kind: str, *logs: str) -> dict[str, Case]:
    """Return the cases of a type of values that have their length before them."""
    name = f"value_{kind}"
    return {
        f"a packed length of a {kind}": Case(
            (Mutation(name, _LENGTH, field("len_value", "lenenc_int")),),
            {name: _length(_packed)},
            logs,
            moves=True,
            by_objects=True,
        ),
        f"bytes between the length of a {kind} and it": Case(
            (Mutation(name, _LENGTH, _LENGTH + field("spare", "u2")),),
            {name: _length(lambda length, size: length.to_bytes(size, "little") + b"\7\7")},
            logs,
            moves=True,
            by_objects=True,
        ),
        f"a length of a {kind} that counts more": Case(
            (Mutation(name, "size: len_value.value", "size: len_value.value - 3"),),
            {name: _length(lambda length, size: (length + 3).to_bytes(size, "little"))},
            logs,
            by_objects=True,
        ),
    }


def _later(order: str) -> Rule:
    return each(
        lambda data: (int.from_bytes(data, order) + _DAY).to_bytes(4, order),  # type: ignore[arg-type]
        "seconds",
    )


def _from_a_day(type_name: str, kind: str, rule: Rule, log: str) -> Case:
    """The case in which seconds are counted from a day earlier."""
    return Case(
        (
            Mutation(type_name, field("seconds", kind), field("raw", kind)),
            Mutation(type_name, "    instances:\n", f"    instances:\n      seconds:\n        value: raw - {_DAY}\n"),
        ),
        {type_name: rule},
        (log,),
    )


def _turned(part):  # type: ignore[no-untyped-def]
    """The head of a DATETIME2 in the other byte order."""
    start = part.span("sign")[0]
    yield start, start + 5, part.data[start : start + 5][::-1]


LAYOUT_CASES: dict[str, Case] = {
    # Events
    "checksum before the body": Case(
        (Mutation("event", _FOOTER, ""), Mutation("event", _EXTENSION, _EXTENSION + _FOOTER)),
        {},
        (SHOP, MARIADB, OLD, PAYLOADS),
        frame=lambda head, body, checksum: head + checksum + body,
    ),
    "checksum of eight bytes": Case(
        _footer_of(8, Mutation("event_footer", "type: u4", "type: u8")),
        {},
        (SHOP, MARIADB, PAYLOADS),
        moves=True,
        frame=lambda head, body, checksum: head + body + checksum + bytes(4),
    ),
    "a byte before the checksum": Case(
        _footer_of(
            5, Mutation("event_footer", field("checksum", "u4"), field("spare", "u1") + field("checksum", "u4"))
        ),
        {},
        (SHOP, PAYLOADS),
        moves=True,
        frame=lambda head, body, checksum: head + body + b"\7" + checksum,
    ),
    "a byte before the time": _header_case(
        20,
        Mutation("event_header", field("timestamp", "u4"), field("spare", "u1") + field("timestamp", "u4")),
        lambda part: [(0, 0, b"\7")],
    ),
    "flags of events of four bytes": _header_case(
        21, Mutation("event_header", field("flags", "u2"), field("flags", "u4")), grown(b"\0\0", "flags")
    ),
    "number of a server of three bytes": _header_case(
        18,
        Mutation("event_header", field("server_id", "u4"), field("server_id", "b24")),
        each(lambda data: data[:3][::-1], "server_id"),
    ),
    "type of event of two bytes": _header_case(
        20, Mutation("event_header", "event_type\n        type: u1\n", "event_type\n        type: u2\n"),
        grown(b"\0", "event_type"),
    ),
    "size of an event of eight bytes": _header_case(
        23,
        Mutation("event_header", field("event_size", "u4"), field("event_size", "u8be")),
        each(lambda data: bytes(4) + data[::-1], "event_size"),
    ),
    "no zero after names": Case(
        tuple(
            Mutation("table_map_event", f"      - id: {name}_terminator\n        contents: [0]\n", "")
            for name in ("database", "table")
        ),
        {"table_map_event": each(lambda data: b"", "database_terminator", "table_terminator")},
        (SHOP, MARIADB),
        moves=True,
    ),
    "a byte between the length of a name and it": Case(
        (Mutation("table_map_event", field("len_table", "u1"), field("len_table", "u1") + field("spare", "u1")),),
        {"table_map_event": grown(b"\7", "len_table")},
        (SHOP, MARIADB),
        moves=True,
    ),
    "a byte between the length of a tag and it": Case(
        (Mutation("tag", field("len_value", "varint"), field("len_value", "varint") + field("spare", "u1")),),
        {"tag": grown(b"\7", "len_value")},
        (TAGS,),
        moves=True,
    ),
    # Values
    "four bytes counted from the lowest number": Case(
        (
            Mutation(
                "value_s4",
                field("value", "s4"),
                field("raw", "u4") + "    instances:\n      value:\n        value: raw - 0x80000000\n",
            ),
        ),
        {"value_s4": each(lambda data: data[:3] + bytes([data[3] ^ 0x80]), "value")},
        (INTS,),
        by_objects=True,
    ),
    "first second of TIMESTAMP2": _from_a_day("value_timestamp2", "u4be", _later("big"), TIMESTAMPS),
    "first second of a TIMESTAMP": _from_a_day("value_timestamp", "u4", _later("little"), OLD_TIMES),
    "time of a DATETIME2 as one field": Case(
        (
            Mutation("value_datetime2", _BITS, field("clock", "b17")),
            Mutation(
                "value_datetime2",
                "    instances:\n",
                "    instances:\n      hour:\n        value: clock >> 12\n"
                "      minute:\n        value: clock >> 6 & 63\n      second:\n        value: clock & 63\n",
            ),
        ),
        {},
        (DATETIMES,),
    ),
    "bits of DATETIME2 from the lowest": Case(
        (Mutation("value_datetime2", _WHOLE, _LOWEST_FIRST),), {"value_datetime2": _turned}, (DATETIMES, SHOP)
    ),
    "bits of a JSON length from the lowest": Case(
        (
            Mutation(
                "json_length_group",
                field("has_more", "b1") + field("digits", "b7"),
                field("digits", "b7le") + field("has_more", "b1le"),
            ),
        ),
        {},
        (SHOP, JSON),
    ),
    "byte order of a DATE": Case(
        (Mutation("value_date", "type: b24le", "type: b24"),), {"value_date": each(reversed_bytes, "raw")}, (SHOP,)
    ),
    **_lengths("string", SHOP),
    **_lengths("blob", CHARSETS),
    **_lengths("json", JSON),
    **_lengths("json_diffs", PARTIAL),
    **_lengths("compressed", COMPRESSED),
    **_lengths("vector", VECTORS),
}  # fmt: skip
