"""The straight-line readers on bytes that end too early or are not what they should be: EOFError or ValueError."""

import random
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from layout_checks import MISFIT, PLACE, Comparison, bytes_of, construct, extent, log_bytes, names_of, type_name

LOGS = (
    "mysql-9.7.4/trx-a.binlog",
    "mysql-9.7.4/row-metafull-a.binlog",
    "mysql-5.6.24/trx-a.binlog",
    "mysql-5.6.24/row-rowsquery-a.binlog",
    "mysql-5.6.24-v1rows/v1-row-ints-a.binlog",
    "mysql-9.7.4/row-partialjson-a.binlog",
    "mysql-9.7.4/compress-a.binlog",
    "mariadb-11.8.9/compress-a.binlog",
    "json/values.binlog.gz",
    "public/boxercrab/tests_events_17_18_load_log.bin",
)
PER_READER = 40
LONGEST = 1500
MORE_BEHIND = {
    "query_event",
    "query_compressed_event",
    "execute_load_query_event",
    "rows_event",
    "json_diff",
    "payload_field",
    "table_map_event_head",
    "table_map_event",
}  # the reader leaves what is inside, or after, as it is
OF_OTHERS = {"row", "column_metadata", "column_metadata_block", "optional_metadata_field"}
"""What their readers ask for is in the table map; `Comparison` gives it."""


class Body(NamedTuple):
    """The bytes from which one object was read, its reader, and what that asks for besides."""

    type: str
    """Of the object."""
    name: str
    """Of the reader."""
    read: Any
    raw: bytes
    context: dict[str, Any]

    def outcome(self, buf: bytes, pos: int, end: int) -> Any:
        """What the reader returns, or the type of the error that it may raise."""
        try:
            return self.read(buf, pos, end, **{name: self.context[name] for name in names_of(self.read, PLACE)})
        except (EOFError, ValueError) as error:
            return EOFError if isinstance(error, EOFError) else ValueError


def _objects(layout: Any, parser: Any, log: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Every object of a log that the parser can read, those in rows too, with what its reader may ask for."""
    top = parser.MysqlBinlog.from_bytes(log_bytes(log))
    top._read()
    comparison = Comparison(parser, layout)
    for event in top.events:
        context = {"event_len_post_header": event.context.len_post_header}
        context |= layout.BODY_ARGUMENTS.get(int(event.header.event_type), {})
        rows = getattr(event.body, "rows", None) or []
        yield from ((parsed, context) for root in (event, *rows) for parsed in comparison.objects(root))


@pytest.fixture(scope="module")
def bodies(layout: Any, debug_parser: Any) -> list[Body]:
    found: dict[tuple[str, bytes], Body] = {}
    count: Counter[str] = Counter()
    for parsed, context in (each for log in LOGS for each in _objects(layout, debug_parser, log)):
        name, (start, end) = type_name(parsed), extent(parsed)
        raw = bytes_of(parsed)[start:] if name.endswith("_event") else bytes_of(parsed)[start:end]
        for own in sorted({name, f"{name}_head"} - OF_OTHERS):
            read = getattr(layout, f"read_{own}", None)
            if read and 0 < len(raw) < LONGEST and (own, raw) not in found and count[own] < PER_READER:
                params = {param: getattr(parsed, param) for param in names_of(read, PLACE) if hasattr(parsed, param)}
                found[own, raw] = Body(name, own, read, raw, context | params)
                count[own] += 1
    readers = {name.removeprefix("read_") for name in dir(layout) if name.startswith("read_")}
    assert {body.name for body in found.values()} == readers - OF_OTHERS
    return list(found.values())


def test_a_reader_never_looks_outside_its_range(bodies: list[Body]) -> None:
    for body in bodies:
        for cut in range(len(body.raw) + 1):
            alone = body.outcome(body.raw[:cut], 0, cut)
            inside = body.outcome(b"\xaa" * 7 + body.raw[:cut] + b"\x55" * 40, 7, 7 + cut)
            if isinstance(alone, tuple):
                assert inside == (alone[0], alone[1] + 7)
                assert alone[1] <= cut
            else:
                assert inside is alone


def test_a_fixed_part_that_is_cut_short_is_an_eof_error(layout: Any, bodies: list[Body]) -> None:
    seen = set()
    for body in bodies:
        for (name, _, variant), prefix in layout.PREFIX.items():
            if name == body.type and variant in (None, body.context["event_len_post_header"]):
                outcomes = {body.outcome(body.raw[:cut], 0, cut) for cut in range(prefix.size)}
                assert outcomes == {EOFError}
                seen.add((name, variant))
    assert {("query_event", None), ("rows_event", None), ("rows_event", 10), ("gtid_log_event", None)} <= seen


def test_an_end_beyond_the_buffer_is_an_eof_error(bodies: list[Body]) -> None:
    assert {body.outcome(body.raw, 0, len(body.raw) + 1) for body in bodies} == {EOFError}


def _damaged(raw: bytes, chance: random.Random) -> bytes:
    """A few bytes changed, perhaps cut short or with more after it."""
    changed = bytearray(raw)
    for _ in range(chance.randint(0, 6)):
        changed[chance.randrange(len(raw))] = chance.choice((0, 1, 2, 0x7F, 0x80, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF))
    stop = chance.choice((len(raw), len(raw), chance.randrange(len(raw))))
    return bytes(changed[:stop]) + bytes(chance.choice((0, 0, 9)))


def _other_context(context: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """What the reader asks for besides, as another server or another type of event would have it."""
    any_of = {bool: (False, True), int: (6, 8, 10)}
    return {name: chance.choice(any_of[type(value)]) for name, value in context.items()}


def test_damaged_bytes_read_as_the_parser_reads_them(layout: Any, debug_parser: Any, bodies: list[Body]) -> None:
    chance = random.Random(1)
    comparison = Comparison(debug_parser, layout)
    count = Counter(body.name for body in bodies)  # of some there is one
    for body in (one for one in bodies for _ in range(40 if count[one.name] > 5 else 250)):
        context, raw = _other_context(body.context, chance), _damaged(body.raw, chance)
        parent = SimpleNamespace(context=SimpleNamespace(len_post_header=context["event_len_post_header"]))
        parsed = construct(debug_parser, body.type, raw, parent, context.__getitem__)
        try:
            parsed._read()
        except MISFIT:
            outcome = body._replace(context=context).outcome(raw, 0, len(raw))
            assert outcome in (EOFError, ValueError) or body.name in MORE_BEHIND
        else:
            comparison.reader(parsed, context)
    assert comparison.wrong == []
    assert {body.name for body in bodies if comparison.compared[f"reader/{body.name}"] < 100} == set()


def test_values_that_the_spec_does_not_admit_are_value_errors(layout: Any) -> None:
    rows = bytes(6) + bytes(2) + b"\x01\x00" + b"\x01"  # extra data of 1 byte, less than its own length
    arguments = layout.BODY_ARGUMENTS[layout.EventType.write_rows_event]
    with pytest.raises(ValueError, match="len_extra_data: 1"):
        layout.read_rows_event(rows, 0, len(rows), **arguments, event_len_post_header=10)
    query = bytes(13) + b"x"  # no zero after the database
    with pytest.raises(ValueError, match="database_terminator"):
        layout.read_query_event(query, 0, len(query))
    for first in (251, 255):
        with pytest.raises(ValueError, match=f"lenenc_int/seq/first: {first}"):
            layout.read_lenenc_int(bytes([first]) + bytes(8), 0, 9)
