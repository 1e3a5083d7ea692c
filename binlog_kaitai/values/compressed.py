"""Values of MariaDB's COMPRESSED columns."""

from __future__ import annotations

from io import BytesIO

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.format.compression import MAX_EVENT_SIZE, inflate

__all__ = ["plain_value"]


def plain_value(stored: bytes, most: int = MAX_EVENT_SIZE) -> bytes:
    """Return the value of the stored bytes, which may have so many. Raises MalformedEventError."""
    if not stored:
        return b""
    value = MysqlBinlog.CompressedValue(KaitaiStream(BytesIO(stored)))
    if value.method == layout.CompressionMethod.none:
        return value.data
    if value.method != layout.CompressionMethod.zlib:
        raise MalformedEventError(f"a column compressed by an unknown method (first byte {value.head:#04x})")
    return inflate(value.data, value.num_plain_bytes, raw=value.is_raw_deflate, most=most)
