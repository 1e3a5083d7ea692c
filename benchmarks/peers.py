"""Readers that are measured in a process of their own: `python peers.py NAME LOG`."""

from __future__ import annotations

import resource
import struct
import sys
import time
from collections.abc import Iterator
from typing import Any


def arrow(log: str) -> int:
    from binlog_kaitai.columnar import batches

    return sum(batch.num_rows for _, batch in batches(log))


def arrow_warm(log: str) -> int:
    """The second pass counts; says its CPU time itself."""
    arrow(log)
    wall, cpu = time.perf_counter(), time.process_time()
    rows = arrow(log)
    print(f"measured {time.process_time() - cpu} {time.perf_counter() - wall}")
    return rows


def objects(log: str) -> int:
    from binlog_kaitai import iter_changes

    return sum(1 for _ in iter_changes(log))


class _Packets:
    """What python-mysql-replication asks of a connection: events as the server sends them, a zero byte before each."""

    charset = "utf8mb4"

    def __init__(self, log: str) -> None:
        self._events = self._read(log)

    def _read(self, log: str) -> Iterator[bytes]:
        with open(log, "rb") as file:
            file.seek(4)
            while len(header := file.read(19)) == 19:
                yield b"\0" + header + file.read(struct.unpack_from("<I", header, 9)[0] - 19)

    def _read_packet(self) -> Any:
        from pymysql.protocol import MysqlPacket

        return MysqlPacket(next(self._events, b"\xfe\0\0\2\0"), "utf8")

    def _get_dbms(self) -> str:
        return "mysql"

    def close(self) -> None:
        pass


def mysql_replication(log: str) -> int:
    from pymysqlreplication import BinLogStreamReader
    from pymysqlreplication.row_event import DeleteRowsEvent, UpdateRowsEvent, WriteRowsEvent

    stream = BinLogStreamReader({}, server_id=1, only_events=[DeleteRowsEvent, UpdateRowsEvent, WriteRowsEvent])
    stub = _Packets(log)
    stream._stream_connection = stream._ctl_connection = stub
    for name in ("connected_stream", "connected_ctl", "use_checksum", "optional_meta_data"):
        setattr(stream, f"_BinLogStreamReader__{name}", True)
    return sum(len(event.rows) for event in stream)


READERS = {"arrow": arrow, "arrow-warm": arrow_warm, "objects": objects, "mysql-replication": mysql_replication}

if __name__ == "__main__":
    count = READERS[sys.argv[1]](sys.argv[2])
    print(f"rows {count} rss {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB")
