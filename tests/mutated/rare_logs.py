"""Logs of events that no stored log has, so that a change of them is seen: put together by `tests.builder`."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.builder import bodies
from tests.builder.bodies import lenenc
from tests.builder.columns import Column, integer
from tests.builder.log import LogBuilder

__all__ = ["rare_logs"]

_HEAD = struct.pack("<IIIBBI", 11, 12, 13, 1, 2, 2)
"""Thread, seconds, lines to skip; sizes of a table's name and a database's; number of fields."""
_FIELDS = bytes([1, 2]) + b"a\0bc\0" + b"t\0" + b"db\0"
"""Sizes and names of the fields, table and database."""
_LONG = b"".join(bytes([len(text)]) + text for text in (b",", b"'", b"\\", b"\n", b"->"))
_SHORT = b",'\\\n-"
_EXTRA = b"\0\6\1data" + b"\1\x34\x12"
"""Extra information of a rows event: of NDB, and a partition."""
_WIDE = (1 << 32) + 0x1234
_A, _B = 0x0102030405060708, 0x1112131415161718


def _statements(log: LogBuilder) -> None:
    """Statements with status variables that are seldom set, and what LOAD DATA writes."""
    status = (
        b"\1" + struct.pack("<II", 5, 7)
        + b"\2\3std\0"
        + b"\3" + struct.pack("<HH", 2, 771)
        + b"\4" + struct.pack("<HHH", 33, 255, 8)
        + b"\x0a" + struct.pack("<I", 0x01020304)
    )  # fmt: skip
    log.query("INSERT INTO t VALUES (1)", status_vars=status)
    log.event(17, struct.pack("<I", 0x0304) + b"1\t2\n")
    log.event(9, struct.pack("<I", 0x0304) + b"3\t4\n")
    log.event(11, struct.pack("<I", 0x0304))
    head = struct.pack("<IIBHHIIIB", 8, 9, 4, 0x0102, 5, 0x0304, 6, 0x0107, 2)
    log.event(18, head + b"\0" + struct.pack("<I", 5) + b"shop\0" + b"LOAD DATA INFILE 'x' INTO TABLE t")


def _old_loads(log: LogBuilder) -> None:
    """What servers before MySQL 5.0 wrote for LOAD DATA."""
    log.event(6, _HEAD + _SHORT + b"\4\1" + _FIELDS + b"file\0")
    log.event(12, _HEAD + _LONG + b"\4" + _FIELDS + b"file\0")
    log.event(8, _HEAD + struct.pack("<I", 0x0304) + _LONG + b"\4" + _FIELDS + b"file\0" + b"1\t2\n")
    log.event(10, struct.pack("<I", 0x0304))
    log.event(7, struct.pack("<QH", _A, 0x0CEA) + b"host\0" + b"log.000001\0")


def _of_groups(log: LogBuilder) -> None:
    """Of Group Replication, heartbeats, incidents."""
    head = struct.pack("<BIBIII", 4, 0x0A0B, 1, 3, 1, 2)
    items = b"".join(struct.pack("<H", len(text)) + text for text in (b"one", b"zwei", b"drei!"))
    log.event(36, head + b"uuid" + b"gtd" + items)
    info = struct.pack("<H", 3) + b"key" + struct.pack("<I", 5) + b"value"
    log.event(37, b"view:1".ljust(40, b"\0") + struct.pack("<QI", _A, 1) + info)
    log.event(27, b"log.000002")
    log.event(41, b"\1\5log.1" + b"\2\3" + b"\xfc\x34\x12" + b"\0")
    log.event(26, struct.pack("<H", 1) + b"\4lost" + struct.pack("<I", 0x01020304))


def _rows(log: LogBuilder) -> None:
    """Rows of a table with a number of more than 32 bits, with extra information, and as a GTID's group has them."""
    columns = [integer("id", 4), _documents("doc")]
    tail = struct.pack("<IHB", 0x01020304, 0x0605, 7) + lenenc(500) + struct.pack("<I", 90704)
    log.event(33, bodies.gtid(2) + tail + struct.pack("<Q", _B))
    log.begin()
    log.table_id = _WIDE
    log.table_map(columns)
    data = b"".join(b"\0" + struct.pack("<i", number) + _stored(document) for number, document in enumerate(_DOCUMENTS))
    log.event(30, bodies.rows(_WIDE, data, [True, True], extra=_EXTRA))
    log.xid(7)


def _documents(name: str) -> Column:
    return Column(name, 245, b"\4", _stored)


def _stored(document: bytes) -> bytes:
    return struct.pack("<I", len(document)) + document


def _large(is_object: bool) -> bytes:
    """A document in the large layout, which has offsets of four bytes: a number in place, and a text."""
    names = (b"n", b"text") if is_object else ()
    start = 8 + len(names) * 6 + 2 * 5
    keys, at = b"", start
    for name in names:
        keys += struct.pack("<IH", at, len(name))
        at += len(name)
    elements = struct.pack("<BI", 5, 0x1234) + struct.pack("<BI", 12, at)
    body = keys + elements + b"".join(names) + b"\5hello"
    return bytes([1 if is_object else 3]) + struct.pack("<II", 2, 8 + len(body)) + body


_DOCUMENTS = (_large(is_object=True), _large(is_object=False))


def _of_mariadb(log: LogBuilder) -> None:
    """GTIDs with a commit id and of the first phase of an ALTER, and a compressed statement."""
    log.mariadb_gtid(5, domain=3, flags=2, rest=struct.pack("<Q", _A))
    log.begin()
    log.xid(9)
    log.mariadb_gtid(6, flags=1, rest=b"\5\2" + struct.pack("<Q", _B))
    head = struct.pack("<IIBHH", 8, 0x0A0B, 4, 0x0102, 0)
    log.event(165, head + b"shop\0" + bodies.mariadb_compressed(b"ALTER TABLE t ADD c INT"))


_LOGS = {
    "rare-statements": ("9.7.4", _statements),
    "rare-loads": ("9.7.4", _old_loads),
    "rare-groups": ("9.7.4", _of_groups),
    "rare-rows": ("9.7.4", _rows),
    "rare-mariadb": ("11.8.9-MariaDB-log", _of_mariadb),
}


@cache
def _folder() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="rare-logs-")


@cache
def rare_logs() -> list[Path]:
    """Return logs that are gone when the tests are done."""
    return [_written(name, *how) for name, how in _LOGS.items()]


def _written(name: str, server_version: str, fill: Callable[[LogBuilder], None]) -> Path:
    log = LogBuilder(server_version=server_version)
    fill(log)
    log.stop()
    return log.write(Path(_folder().name) / f"{name}.binlog")
