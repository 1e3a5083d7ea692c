"""Logs, put together event by event."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import zstandard

from tests.builder import bodies
from tests.builder.columns import Column, image, table_map_body

__all__ = ["MAGIC", "LogBuilder"]

MAGIC = b"\xfebin"

_FIXED_PARTS = {2: 13, 4: 8, 17: 4, 18: 26, 19: 8, 23: 8, 24: 8, 25: 8, 30: 10, 31: 10, 32: 10, 33: 42, 34: 42, 39: 10}
_FIXED_PARTS |= {165: 13, **dict.fromkeys((166, 167, 168), 8), **dict.fromkeys((169, 170, 171), 10)}
"""Bytes of the fixed part of a body by event type, as the servers' format descriptions give them."""

_ROWS = {"insert": 30, "update": 31, "delete": 32}
_ROWS_V1 = {"insert": 23, "update": 24, "delete": 25}

Row = tuple[dict[str, Any] | None, dict[str, Any] | None]


class LogBuilder:
    """A log that grows by one event a call; each call returns the position of its event.

    Args:
        checksum: events end with a CRC32.
        server_version: as the format description says; a version without checksums at all is ``5.1``.
        in_use: the server did not close the log.
        position: begin without magic number and format description, as events do inside a payload.
    """

    def __init__(
        self,
        *,
        checksum: bool = True,
        server_version: str = "9.7.4",
        in_use: bool = False,
        inside_payload: bool = False,
    ) -> None:
        self.timestamp = 1_795_000_000
        self.server_id = 7
        self.checksum = checksum and not inside_payload
        self.data = bytearray()
        self.positions: list[int] = []
        self.table_id = 100
        self._inside = inside_payload
        if not inside_payload:
            self.data += MAGIC
            self.format(server_version, in_use=in_use)

    def write(self, path: Path) -> Path:
        """Save it."""
        path.write_bytes(self.data)
        return path

    def event(
        self,
        kind: int,
        body: bytes = b"",
        *,
        flags: int = 0,
        size: int | None = None,
        log_pos: int | None = None,
        crc: int | None = None,
    ) -> int:
        """Any event; `size`, `log_pos` and `crc` may be lies."""
        position = len(self.data)
        true_size = 19 + len(body) + (4 if self.checksum else 0)
        size = true_size if size is None else size
        log_pos = (0 if self._inside else position + true_size) if log_pos is None else log_pos
        raw = struct.pack("<IBIIIH", self.timestamp, kind, self.server_id, size, log_pos & 0xFFFFFFFF, flags) + body
        if self.checksum:
            raw += struct.pack("<I", zlib.crc32(raw) if crc is None else crc)
        self.data += raw
        self.positions.append(position)
        return position

    def format(self, server_version: str = "9.7.4", *, in_use: bool = False, created: int = 0, flags: int = 0) -> int:
        """A format description; the events after it have checksums as `checksum` says."""
        old = server_version.startswith("5.1")
        num_types = 27 if old else 171 if "MariaDB" in server_version else 42
        lengths = bytearray(_FIXED_PARTS.get(kind, 0) for kind in range(1, num_types + 1))
        lengths[14] = 57 + num_types
        body = struct.pack("<H50sIB", 4, server_version.encode(), created, 19) + lengths
        body += b"" if old else struct.pack("<B", self.checksum)
        checksum, self.checksum = self.checksum, not old
        position = self.event(15, body, flags=flags)  # its own checksum does not cover the flag
        self.checksum = checksum and not old
        self.data[position + 17] |= in_use
        return position

    def begin_next_log(self, **options: Any) -> int:
        """Another log, appended to this one."""
        self.data += MAGIC
        return self.format(**options)

    def query(self, text: str | bytes, **options: Any) -> int:
        return self.event(2, bodies.query(text, **options))

    def begin(self) -> int:
        return self.query("BEGIN")

    def xid(self, number: int) -> int:
        return self.event(16, struct.pack("<Q", number))

    def rotate(self, name: str = "binlog.000002", *, flags: int = 0) -> int:
        return self.event(4, bodies.rotate(name), flags=flags)

    def stop(self) -> int:
        return self.event(3)

    def gtid(self, number: int, **options: Any) -> int:
        return self.event(34 if options.get("uuid", 0) is None else 33, bodies.gtid(number, **options))

    def mariadb_gtid(self, sequence: int, **options: Any) -> int:
        return self.event(162, bodies.mariadb_gtid(sequence, **options))

    def table_map(self, columns: Sequence[Column], *, table: str = "t", database: str = "shop", **options: Any) -> int:
        return self.event(19, table_map_body(columns, self.table_id, table=table, database=database, **options))

    def rows(
        self,
        operation: str,
        columns: Sequence[Column],
        rows: Sequence[Row],
        *,
        before: Sequence[str] | None = None,
        after: Sequence[str] | None = None,
        end_of_statement: bool = True,
        version: int = 2,
        flags: int = 0,
    ) -> int:
        """Rows (before, after); `before` and `after` name the columns of the images, all of them by default."""
        has_before = [before is None or column.name in before for column in columns]
        has_after = [after is None or column.name in after for column in columns]
        if operation == "insert":
            has_before = has_after
        data = b""
        for old, new in rows:
            data += image(columns, has_before, old) if old is not None else b""
            data += image(columns, has_after, new) if new is not None else b""
        body = bodies.rows(
            self.table_id,
            data,
            has_before,
            has_after if operation == "update" else None,
            end_of_statement=end_of_statement,
            version=version,
            flags=flags,
        )
        return self.event((_ROWS if version == 2 else _ROWS_V1)[operation], body)

    def insert(self, columns: Sequence[Column], *images: dict[str, Any], table: str = "t", **options: Any) -> int:
        """A table map and an insert; gives the position of the insert."""
        self.table_map(columns, table=table)
        return self.rows("insert", columns, [(None, new) for new in images], **options)

    def payload(self, inside: LogBuilder, *, compression: int = 0, announced: int | None = None) -> int:
        """The events of another builder as one transaction payload."""
        plain = bytes(inside.data)
        data = zstandard.compress(plain) if compression == 0 else plain
        size = len(plain) if announced is None else announced
        return self.event(40, bodies.payload(data, announced=size, compression=compression))
