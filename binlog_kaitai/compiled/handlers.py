"""What the walk does with each type of event, for readers of rows."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.events.decoder import GTID_EVENTS, ROWS_OPERATIONS
from binlog_kaitai.rows.image_modes import AFTER_COMES_FIRST

__all__ = [
    "COMPRESSED",
    "COMPRESSED_ROWS",
    "FILE_BLOCKS",
    "GTID_EVENTS",
    "SAID_EVENTS",
    "TYPES",
    "VARIABLES",
    "row_handlers",
]

_Type = layout.EventType
TYPES = 256
"""How many there may be."""
COMPRESSED_ROWS = [
    event_type for event_type in ROWS_OPERATIONS if layout.BODY_ARGUMENTS[event_type].get("is_compressed")
]
COMPRESSED = (*COMPRESSED_ROWS, _Type.query_compressed_event)
"""Types of which a part may be compressed as MariaDB does it."""
VARIABLES = {_Type.intvar_event: s.VARIABLE, _Type.rand_event: s.RAND, _Type.user_var_event: s.USER_VAR}
"""Types of events that say what the next statement reads, and what the walk does with them."""
FILE_BLOCKS = _Type.begin_load_query_event, _Type.append_block_event
"""Types that have a piece of the file of a LOAD DATA."""
SAID_EVENTS = _Type.rows_query_log_event, _Type.annotate_rows_event
"""Types that have the statement of the rows that follow."""
_ROWS_KINDS = {"insert": s.INSERT, "update": s.UPDATE, "delete": s.DELETE}


def row_handlers() -> bytearray:
    """Return what is done with each type; most are for Python."""
    handlers = bytearray([s.ODD_EVENT] * TYPES)
    for event_type, operation in ROWS_OPERATIONS.items():
        if not (operation == "update" and AFTER_COMES_FIRST):  # lines have the image before an update first
            handlers[event_type] = _ROWS_KINDS[operation]
    handlers[_Type.table_map_event] = s.TABLE_MAP
    handlers[_Type.query_event] = handlers[_Type.query_compressed_event] = s.QUERY
    handlers[_Type.xid_event] = s.XID
    handlers[_Type.xa_prepare_log_event] = s.XA_PREPARE
    handlers[_Type.gtid_log_event] = handlers[_Type.anonymous_gtid_log_event] = s.GTID
    handlers[_Type.gtid_tagged_log_event] = s.TAGGED_GTID
    handlers[_Type.gtid_event] = s.MARIADB_GTID
    handlers[_Type.transaction_payload_event] = s.PAYLOAD
    for event_type in SAID_EVENTS:
        handlers[event_type] = s.COUNT
    for event_type in FILE_BLOCKS:
        handlers[event_type] = s.FILE_BLOCK
    return handlers
