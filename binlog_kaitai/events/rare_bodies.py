"""The bodies of `rare_events`, made of the objects of the generated parser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.events.rare_model import (
    ExecuteLoadQueryEvent,
    FileBlockEvent,
    FileEvent,
    HeartbeatEvent,
    IncidentEvent,
    LoadEvent,
    RandEvent,
    SlaveEvent,
    StartEncryptionEvent,
    TransactionContextEvent,
    UserVarEvent,
    ViewChangeEvent,
    XaPrepareEvent,
)
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.gtid import XaId

__all__ = ["RARE_BODIES", "xa_id"]


def xa_id(parsed: MysqlBinlog.XaId | MysqlBinlog.MariadbXaId) -> XaId:
    """Return the id of an XA transaction."""
    return XaId(parsed.gtrid, parsed.bqual, parsed.format_id)


def _name(member: Any) -> str:
    """Return the name of an enum's member, or the number that it does not have."""
    return str(getattr(member, "name", member))


def _user_var(body: MysqlBinlog.UserVarEvent) -> UserVarEvent:
    if not hasattr(body, "type"):  # NULL has none
        return UserVarEvent(body.name, "NULL", None, None, False)
    unsigned = bool(getattr(body, "flags", 0))
    stored = body.value
    value: bytes | float | int | str
    if isinstance(stored, MysqlBinlog.UserVarDecimal):
        value = stored.digits.text
    elif isinstance(stored, MysqlBinlog.ValueU8):
        value = stored.value if unsigned else _signed(stored.value)
    else:
        value = stored.value if isinstance(stored, MysqlBinlog.ValueF8) else stored
    return UserVarEvent(body.name, _name(body.type).upper(), value, body.charset_number, unsigned)


def _signed(value: int) -> int:
    bits = layout.PREFIX["value_s8", None, None].size * 8
    return value - (1 << bits) if value >> (bits - 1) else value


def _execute_load_query(body: MysqlBinlog.ExecuteLoadQueryEvent) -> ExecuteLoadQueryEvent:
    return ExecuteLoadQueryEvent(
        body.thread_id,
        body.exec_time,
        body.error_code,
        body.file_id,
        body.ofs_file_name_start,
        body.ofs_file_name_end,
        _name(body.duplicate_handling),
        body.database,
        body.query.decode("utf-8", "backslashreplace"),
    )


def _load(body: MysqlBinlog.LoadEvent | MysqlBinlog.CreateFileEvent) -> LoadEvent:
    head, data = body.head, body.data
    return LoadEvent(
        head.thread_id,
        head.exec_time,
        head.skip_lines,
        data.database,
        data.table,
        tuple(data.fields),
        body.file_name,
        getattr(body, "file_id", None),
    )


def _heartbeat_v2(body: MysqlBinlog.HeartbeatLogEventV2) -> HeartbeatEvent:
    fields: dict[int, Any] = {field.type: field.value for field in body.fields if hasattr(field, "value")}
    name = fields.get(layout.HeartbeatFieldType.log_file_name, b"")
    position = fields.get(layout.HeartbeatFieldType.log_position)
    return HeartbeatEvent(name.decode("utf-8", "backslashreplace"), position.value if position is not None else None)


def _transaction_context(body: MysqlBinlog.TransactionContextEvent) -> TransactionContextEvent:
    return TransactionContextEvent(
        body.server_uuid,
        body.thread_id,
        bool(body.is_gtid_specified),
        body.snapshot_version,
        tuple(item.value for item in body.write_set),
        tuple(item.value for item in body.read_set),
    )


def _view_change(body: MysqlBinlog.ViewChangeEvent) -> ViewChangeEvent:
    items = {item.key.value.decode("utf-8", "backslashreplace"): item.value.value for item in body.certification_info}
    return ViewChangeEvent(body.view_id, body.sequence_number, items)


RARE_BODIES: dict[str, Callable[[Any], Any]] = {
    "RandEvent": lambda body: RandEvent(body.seed1, body.seed2),
    "UserVarEvent": _user_var,
    "FileBlockEvent": lambda body: FileBlockEvent(body.file_id, body.block),
    "FileEvent": lambda body: FileEvent(body.file_id),
    "ExecuteLoadQueryEvent": _execute_load_query,
    "LoadEvent": _load,
    "CreateFileEvent": _load,
    "SlaveEvent": lambda body: SlaveEvent(body.source_host, body.source_port, body.source_log, body.source_position),
    "IncidentEvent": lambda body: IncidentEvent(int(body.incident), _name(body.incident).upper(), body.message.value),
    "HeartbeatLogEvent": lambda body: HeartbeatEvent(body.file_name, getattr(body, "position", None)),
    "HeartbeatLogEventV2": _heartbeat_v2,
    "TransactionContextEvent": _transaction_context,
    "ViewChangeEvent": _view_change,
    "XaPrepareLogEvent": lambda body: XaPrepareEvent(xa_id(body.xid), bool(body.is_one_phase)),
    "StartEncryptionEvent": lambda body: StartEncryptionEvent(body.scheme, body.key_version, body.nonce),
}
"""By the name of a class of the generated parser: what makes the body of its object."""
