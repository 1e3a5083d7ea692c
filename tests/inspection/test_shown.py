"""What is shown of an object takes no longer than it has letters."""

from __future__ import annotations

import struct
from io import BytesIO

from binlog_kaitai._generated.layout import JsonType
from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog
from kaitaistruct import KaitaiStream

from binlog_kaitai.inspection.shown import object_text

_LEVELS = 40


def test_a_document_that_leads_to_its_parts_many_times_over() -> None:
    """Each array has the next one twice, which are 2^40 values."""
    inner = struct.pack("<HHBHBH", 2, 10, *(JsonType.small_array, 10) * 2)
    last = struct.pack("<HHBHBH", 2, 10, *(JsonType.int16, 7) * 2)
    document = bytes([JsonType.small_array]) + inner * _LEVELS + last
    parsed = MysqlBinlog.JsonDocument(KaitaiStream(BytesIO(document)))
    parsed._read()
    assert object_text(parsed).startswith("[" * (_LEVELS + 1) + "7, 7], [7, 7]]")
