"""Status variables that are read by what differs from the last block are those that the generated parser reads."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from kaitaistruct import KaitaiStream

from binlog_kaitai import read_events
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events import status_vars
from binlog_kaitai.events.info import event_info
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import FrameParser
from tests.builder import LogBuilder, bodies
from tests.logs import LOGS

_QUERY = layout.EventType.query_event


def blocks() -> list[bytes]:
    """Those of all statements of the corpus."""
    found: dict[bytes, None] = {}
    for log in LOGS:
        parser = FrameParser()
        try:
            for frame in parser.feed(log.read_bytes()):
                if frame.header.event_type == _QUERY:
                    read, _ = layout.read_query_event(frame.buffer, frame.body_start, frame.body_end)
                    found[read.status_vars] = None
        except (BinlogError, *PARSE_ERRORS):
            continue
    return list(found)


def parsed(block: bytes) -> Any:
    """As the generated parser reads all of it; None where it cannot."""
    try:
        read = MysqlBinlog.QueryStatusVars(KaitaiStream(BytesIO(block)))
    except PARSE_ERRORS:
        return None
    return {status_vars._name(var.code): status_vars._plain_fields(var.body) for var in read.vars}


def read(block: bytes) -> Any:
    try:
        return status_vars.status_variables(block)
    except BinlogError:
        return None


def test_they_are_those_of_the_generated_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of blocks with other bytes here and there, each after one that is sound."""
    chance, all_blocks = Random(1), blocks()
    assert len(all_blocks) > 50
    for block in all_blocks:
        assert read(block) == parsed(block)
        for _ in range(20 if block else 0):
            other = bytearray(block)
            other[chance.randrange(len(other))] = chance.randrange(256)
            assert read(bytes(other)) == parsed(bytes(other)), bytes(other).hex()


@pytest.mark.parametrize("block", [b"", struct.pack("<BI", 0, 0)], ids=["no flags", "flags as they are by default"])
def test_a_statement_of_mariadb_without_settings_is_shown_alone(block: bytes, tmp_path: Path) -> None:
    log = LogBuilder(server_version="11.8.9-MariaDB")
    log.event(int(_QUERY), bodies.query("CREATE TABLE t (a INT)", status_vars=block))
    *_, event = read_events(log.write(tmp_path / "log"))
    assert event_info(event) == "use `shop`; CREATE TABLE t (a INT)"
