"""Logs with what MariaDB has compressed."""

from __future__ import annotations

import random
from pathlib import Path

from binlog_kaitai._generated import layout

from tests.builder import LogBuilder, bodies
from tests.builder.columns import image, integer, varchar

COLUMNS = [integer("id", 4), varchar("v", 300)]
_Type = layout.EventType
KINDS = {
    1: (_Type.write_rows_compressed_event_v1, _Type.delete_rows_compressed_event_v1),
    2: (_Type.write_rows_compressed_event, _Type.delete_rows_compressed_event),
}
ALL = [True] * len(COLUMNS)


def compressed_log(path: Path, seed: int, transactions: int = 40, rows: int = 30) -> Path:
    """A log of MariaDB in which most rows events are compressed, and some not."""
    chance, log = random.Random(seed), LogBuilder(server_version="11.8.3-MariaDB")
    for number in range(transactions):
        log.mariadb_gtid(number + 1)
        version = chance.choice((1, 2))
        for _ in range(chance.randrange(1, 4)):
            log.table_map(COLUMNS, primary_key=[0])
            values = [{"id": chance.randrange(1000), "v": f"text {i} " * chance.randrange(9)} for i in range(rows)]
            if chance.random() < 0.2:
                log.rows("insert", COLUMNS, [(None, value) for value in values], version=version)
                continue
            data = bodies.mariadb_compressed(b"".join(image(COLUMNS, ALL, value) for value in values))
            kind = chance.choice(KINDS[version])
            log.event(kind, bodies.rows(log.table_id, data, ALL, None, version=version))
        log.xid(number)
    return log.write(path)
