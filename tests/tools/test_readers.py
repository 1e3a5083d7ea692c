"""The straight-line readers on bytes that end too early or are not what they should be: EOFError or ValueError."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

DATA = Path(__file__).parents[1] / "data"
LOGS = ("mysql-9.7.4/trx-a.binlog", "mysql-5.6.24/trx-a.binlog", "mysql-5.6.24-v1rows/v1-row-ints-a.binlog")


class Body(NamedTuple):
    """The body of one event, and what its reader asks for besides."""

    read: Any
    raw: bytes
    context: dict[str, int]


def _bodies(layout: Any, parser: Any) -> Iterator[Body]:
    for name in LOGS:
        raw = (DATA / name).read_bytes()
        top = parser.MysqlBinlog.from_bytes(raw)
        top._read()
        for event in top.events:
            kind = int(event.header.event_type)
            read = getattr(layout, f"read_{layout.BODIES.get(kind)}", None)
            if read is not None:
                place = event._debug["body"]
                yield Body(read, raw[place["start"] : place["end"]], _context(layout, read, event, kind))


def _context(layout: Any, read: Any, event: Any, kind: int) -> dict[str, int]:
    known = {"event_len_post_header": event.len_post_header} | layout.BODY_ARGUMENTS.get(kind, {})
    count = read.__code__.co_argcount + read.__code__.co_kwonlyargcount
    return {name: known[name] for name in read.__code__.co_varnames[3:count]}


@pytest.fixture(scope="module")
def bodies(layout: Any, debug_parser: Any) -> list[Body]:
    found = list({(body.read.__name__, body.raw): body for body in _bodies(layout, debug_parser)}.values())
    assert len({body.read for body in found}) >= 4
    return found


def _outcome(body: Body, buf: bytes, pos: int, end: int) -> Any:
    try:
        return body.read(buf, pos, end, **body.context)
    except (EOFError, ValueError) as error:
        return type(error)


def test_a_reader_never_looks_outside_its_range(bodies: list[Body]) -> None:
    for body in bodies:
        for cut in range(len(body.raw) + 1):
            alone = _outcome(body, body.raw[:cut], 0, cut)
            inside = _outcome(body, b"\xaa" * 7 + body.raw[:cut] + b"\x55" * 40, 7, 7 + cut)
            if isinstance(alone, tuple):
                assert inside == (alone[0], alone[1] + 7)
                assert alone[1] <= cut
            else:
                assert inside is alone


def test_a_fixed_part_that_is_cut_short_is_an_eof_error(layout: Any, bodies: list[Body]) -> None:
    for body in bodies:
        name = body.read.__name__.removeprefix("read_")
        for key, prefix in layout.PREFIX.items():
            if key[0] == name and key[1] is None:
                outcomes = {_outcome(body, body.raw[:cut], 0, cut) for cut in range(prefix.size)}
                assert outcomes == {EOFError}


def test_an_end_beyond_the_buffer_is_an_eof_error(bodies: list[Body]) -> None:
    for body in bodies:
        with pytest.raises(EOFError):
            body.read(body.raw, 0, len(body.raw) + 1, **body.context)


def test_damaged_bytes_raise_nothing_else(bodies: list[Body]) -> None:
    chance = random.Random(1)
    for body in bodies:
        for _ in range(30):
            raw = bytearray(body.raw)
            for _ in range(chance.randint(1, 6)):
                raw[chance.randrange(len(raw))] = chance.choice((0, 1, 0x7F, 0xFB, 0xFC, 0xFE, 0xFF))
            _outcome(body, bytes(raw), 0, len(raw))


def test_values_that_the_spec_does_not_admit_are_value_errors(layout: Any) -> None:
    rows = bytes(6) + bytes(2) + b"\x01\x00" + b"\x01"  # extra data of 1 byte, less than its own length
    with pytest.raises(ValueError, match="len_extra_data: 1"):
        layout.read_rows_event(rows, 0, len(rows), False, event_len_post_header=10)
    query = bytes(13) + b"x"  # no zero after the database
    with pytest.raises(ValueError, match="database_terminator"):
        layout.read_query_event(query, 0, len(query))
