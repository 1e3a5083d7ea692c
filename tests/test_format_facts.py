"""Facts of the format that logs rarely show: bytes as the servers' sources write them, and what becomes of them."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from kaitaistruct import KaitaiStream

from binlog_kaitai import BinlogReader
from binlog_kaitai.events.model import HeartbeatEvent, QueryEvent, RawEvent, TableMapEvent
from tests.builder import LogBuilder
from tests.builder.bodies import lenenc, query
from tests.oracle import corpus

DATA = Path(__file__).parent / "data"

TABLE_MAP_5_1_15 = bytes.fromhex("1000000000000000047465737400027431000203fe")
WRITE_ROWS_5_1_15 = bytes.fromhex("100000000000010002fff900000000036f6e65f9010000000374776f")
"""As in MySQL's own test data (ver_5_1-telco.001, of 5.1.15): the rows (0, 'one') and (1, 'two') of a table t1."""


def bodies(log: LogBuilder, path: Path) -> list[object]:
    return [event.body for event in BinlogReader(log.write(path / "log")).events()]


def parsed(log: LogBuilder) -> MysqlBinlog:
    return MysqlBinlog.from_bytes(bytes(log.data))


def test_the_bytes_behind_an_incident_are_its_checksum_in_the_cache() -> None:
    """Size without them, log_pos 0: MySQL 9.7 puts the event with a checksum into its statement cache."""
    root = MysqlBinlog.from_bytes((DATA / "mysql-9.7.4/incident-a.000149").read_bytes())
    (event,) = (event for event in root.events if event.header.event_type == layout.EventType.incident_event)
    header, body = event.header, event._raw_body
    cached = struct.pack(
        "<IBIIIH", header.timestamp, header.event_type.value, header.server_id, header.event_size - 4, 0, header.flags
    )
    assert event.body.cached_checksum == zlib.crc32(cached + body[:-4])
    assert event.body.cached_checksum != event.footer.checksum


@pytest.mark.parametrize("series", ["mysql-9.7.4", "mariadb-11.8.9"])
def test_status_variables_are_in_no_order(series: str) -> None:
    """What the servers logged, parsed from front to back."""
    logs = [log.path for log in corpus.load(DATA) if log.undamaged and log.path.parent.name == series]
    blocks = [
        [int(var.code) for var in event.body.status_vars.vars]
        for path in logs
        for event in MysqlBinlog.from_bytes(path.read_bytes()).events
        if isinstance(event.body, MysqlBinlog.QueryEvent)
    ]
    assert blocks
    assert any(codes != sorted(codes) for codes in blocks)


def test_padding_of_status_variables_ends_the_block(tmp_path: Path) -> None:
    """MariaDB turns GTID events into BEGIN for old replicas, and fills what is left of their room."""
    log = LogBuilder(server_version="11.8.9-MariaDB-log")
    log.event(2, query("BEGIN", database="", status_vars=b"\xff" * 6))
    body = bodies(log, tmp_path)[-1]
    assert isinstance(body, QueryEvent)
    assert body.query == "BEGIN"
    assert list(body.status_vars) == ["mariadb_dummy"]


def test_an_array_of_varchar_has_three_bytes_of_length(tmp_path: Path) -> None:
    """The columns after it are read with their own metadata."""
    types, metadata = bytes([20, 15, 18, 20, 246]), bytes([15, 0x90, 0x01, 0x00, 44, 1, 6, 246, 10, 2, 12, 4])
    body = struct.pack("<IHH", 100, 0, 1) + b"\x04shop\0\x01t\0" + lenenc(len(types)) + types
    body += lenenc(len(metadata)) + metadata + b"\0"
    log = LogBuilder()
    log.event(19, body)
    table_map = bodies(log, tmp_path)[-1]
    assert isinstance(table_map, TableMapEvent)
    columns = table_map.table.columns
    assert [column.type for column in columns] == ["TYPED_ARRAY", "VARCHAR", "DATETIME2", "TYPED_ARRAY", "NEWDECIMAL"]
    assert columns[1].max_length == 300
    assert columns[2].parameters == (6,)
    assert columns[4].parameters == (12, 4)
    array = parsed(log).events[-1].body.metadata.columns[0]
    assert array.meta_1 | array.meta_2 << 8 | array.meta_3 << 16 == 400


def test_a_date_in_json_has_17_bits_of_months() -> None:
    packed = (2026 * 13 + 11) << 46 | 22 << 41 | 8 << 36 | 15 << 30 | 30 << 24 | 123456
    for raw in (packed, packed | 1 << 63):  # the topmost bit is a sign
        value, _ = layout.read_json_datetime(struct.pack("<Q", raw), 0, 8)
        assert tuple(value) == (2026, 11, 22, 8, 15, 30, 123456)
        assert MysqlBinlog.JsonDatetime(KaitaiStream(BytesIO(struct.pack("<Q", raw)))).time.text == "08:15:30.123456"


def test_the_type_of_a_heartbeat_field_is_a_packed_integer(tmp_path: Path) -> None:
    """An unknown one above 250 takes three bytes and is skipped by its size."""
    position = lenenc(5 << 32)
    log = LogBuilder()
    log.event(
        41,
        b"\x01\x0dbinlog.000007" + lenenc(300) + b"\x02??" + b"\x02" + lenenc(len(position)) + position + b"\0",
    )
    assert bodies(log, tmp_path)[-1] == HeartbeatEvent("binlog.000007", 5 << 32)


def test_mariadb_sends_positions_above_4_gib_in_the_body_of_a_heartbeat(tmp_path: Path) -> None:
    log = LogBuilder(server_version="11.8.9-MariaDB-log")
    log.event(27, b"binlog.000007", log_pos=1234)
    log.event(27, struct.pack("<Q", 5 << 32) + b"binlog.000007", log_pos=0)
    assert bodies(log, tmp_path)[-2:] == [
        HeartbeatEvent("binlog.000007", None),
        HeartbeatEvent("binlog.000007", 5 << 32),
    ]


def test_rows_of_mysql_5_1_15_are_described_up_to_their_images() -> None:
    log = LogBuilder(checksum=False, server_version="5.1.15-log")
    start = 4 + 19 + 57
    log.data[start + 19] = log.data[start + 20] = log.data[start + 21] = 8
    log.event(19, TABLE_MAP_5_1_15)
    log.event(20, WRITE_ROWS_5_1_15)
    table_map, rows = (event.body for event in parsed(log).events[-2:])
    assert (table_map.database, table_map.table, table_map.num_columns) == ("test", "t1", 2)
    assert not hasattr(table_map, "null_bits")
    assert rows.table_id == table_map.table_id == 16
    assert rows.num_columns.value == 2
    assert rows.columns.bytes == b"\xff"
    assert rows.rows_data == WRITE_ROWS_5_1_15[10:]


def test_other_events_with_the_numbers_of_those_rows_stay_bytes() -> None:
    """Trees of MySQL 5.2 gave 20 to XID_EVENT: its post-header is empty."""
    log = LogBuilder(checksum=False, server_version="5.1.15-log")
    log.event(20, struct.pack("<Q", 16))
    rows = parsed(log).events[-1].body
    assert not rows.is_described
    assert rows.rows_data == struct.pack("<Q", 16)


def test_the_pending_header_of_large_transactions_is_skipped(tmp_path: Path) -> None:
    """It is written with the flag that says so."""
    log = LogBuilder()
    log.event(43, b"\x01" + struct.pack("<QB", 12345, 16) + bytes(30), flags=0x80)
    body = bodies(log, tmp_path)[-1]
    assert isinstance(body, RawEvent)
    assert body.ignorable
