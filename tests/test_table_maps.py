"""Table maps read by the straight-line readers are those that the generated parser's objects make, damaged ones too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.table_maps import TableMaps
from binlog_kaitai.format.spec_errors import PARSE_ERRORS, described
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reader import BinlogReader
from binlog_kaitai.rows import table_map
from binlog_kaitai.rows.table import Table
from binlog_kaitai.values.charset import TextPolicy
from tests.logs import LOGS, TABLES_OF_ALL_TYPES, name_of
from tests.oracle.parsed_tables import table_from_map

_TABLE_MAP = layout.EventType.table_map_event
_EVENT_SIZE = slice(9, 13)
_MUTANTS = 20
"""Of each table map."""


def _table_maps(log: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Frame]:
    """The table maps of a log, also those in payloads, none twice."""
    found: dict[tuple[bytes, int, bool], Frame] = {}
    read = TableMaps.read

    def kept(self: TableMaps, frame: Frame) -> tuple[Table, int]:
        form = frame.format
        found.setdefault((frame.body, form.len_post_header(_TABLE_MAP), form.is_mariadb), frame)
        return read(self, frame)

    with monkeypatch.context() as patch, suppress(BinlogError):
        patch.setattr(TableMaps, "read", kept)
        for _ in BinlogReader(log, ReadOptions(mode="permissive")).events():
            pass
    return iter(found.values())


def _mutant(frame: Frame, chance: random.Random) -> Frame:
    """The same event with some bytes of its body changed, or cut short or longer."""
    data = bytearray(frame.buffer[frame.start : frame.body_end])
    at = frame.body_start - frame.start
    for _ in range(chance.choice((1, 1, 2, 5))):
        data[chance.randrange(at, len(data))] = chance.choice((0, 1, 254, 255, chance.randrange(256)))
    if chance.random() < 0.3:
        data = data[: chance.randrange(at, len(data))] if chance.random() < 0.7 else data + b"\1" * 3
    data += bytes(frame.format.parts.behind)
    data[_EVENT_SIZE] = len(data).to_bytes(4, "little")
    header = frame.header._replace(event_size=len(data))
    behind = frame.format.parts.behind
    return frame._replace(header=header, buffer=bytes(data), start=0, body_start=at, body_end=len(data) - behind)


def _outcome(frame: Frame, *, by_objects: bool) -> object:
    """The table and the flags of a table map, with the labels that do not decode, or what is wrong with it."""
    text = TextPolicy()
    parsed = EventDecoder()._parsed
    try:
        if by_objects:
            with parsed(frame) as body:
                table = table_from_map(body, text, is_mariadb=frame.format.is_mariadb)
                return table, body.flags, text.undecodable
        return *TableMaps(text, parsed).read(frame), text.undecodable
    except (BinlogError, *PARSE_ERRORS) as error:
        return described(error)


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("log", LOGS, ids=name_of)
@pytest.mark.one_in(4)
def test_equal_to_the_generated_parser(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(log.name)
    for frame in _table_maps(log, monkeypatch):
        for each in (frame, *(_mutant(frame, chance) for _ in range(_MUTANTS))):
            assert _outcome(each, by_objects=False) == _outcome(each, by_objects=True)


def test_what_is_remembered_is_bounded() -> None:
    caches = table_map._shape, table_map._column, table_map._small_bits, table_map._small_nullables
    assert all(cache.cache_info().maxsize for cache in caches)


def test_columns_are_those_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two logs share the columns that they describe alike, but for tables with labels that each log counts."""
    counted = set()
    chance = random.Random(1)
    for frame in _table_maps(TABLES_OF_ALL_TYPES, monkeypatch):
        for each in (frame, *(_mutant(frame, chance) for _ in range(_MUTANTS))):
            counted.update(_is_counted(each))
    assert counted == {False, True}


def _is_counted(frame: Frame) -> list[bool]:
    """Whether a sound table has labels that do not decode; two readings share its columns where it has none."""
    with suppress(BinlogError, *PARSE_ERRORS):
        (one, undecodable), (two, again) = _read(frame), _read(frame)
        assert (one, undecodable) == (two, again)
        shared = [a is b for a, b in zip(one.columns, two.columns, strict=True)]
        assert all(shared) or undecodable
        assert all(is_shared or column.labels for is_shared, column in zip(shared, one.columns, strict=True))
        return [bool(undecodable)]
    return []


def _read(frame: Frame) -> tuple[Table, Counter[str]]:
    text = TextPolicy()
    return TableMaps(text, EventDecoder()._parsed).read(frame)[0], text.undecodable
