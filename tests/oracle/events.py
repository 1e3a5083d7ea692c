"""Event by event: ours against the tool's headers, and against what the server itself shows of its log."""

from __future__ import annotations

import re
from typing import Any

from .mysqlbinlog_text import Dump
from .rows import Difference, printed_time
from .show_binlog_events import ShownEvent

__all__ = ["PRINTED_TYPES", "SHOWN_TYPES", "compare_with_dump", "compare_with_show"]

_ROWS = {"Write_rows": "WRITE_ROWS_EVENT", "Update_rows": "UPDATE_ROWS_EVENT", "Delete_rows": "DELETE_ROWS_EVENT"}

# The name that a tool prints in an event's header -> the enum names it stands for.
PRINTED_TYPES: dict[str, set[str]] = {
    "Anonymous_GTID": {"ANONYMOUS_GTID_LOG_EVENT"},
    "Annotate_rows": {"ANNOTATE_ROWS_EVENT"},
    "Append_block": {"APPEND_BLOCK_EVENT"},
    "Begin_load_query": {"BEGIN_LOAD_QUERY_EVENT"},
    "Binlog checkpoint": {"BINLOG_CHECKPOINT_EVENT"},
    "Delete_file": {"DELETE_FILE_EVENT"},
    "Exec_load": {"EXEC_LOAD_EVENT"},
    "Execute_load_query": {"EXECUTE_LOAD_QUERY_EVENT"},
    "GTID": {"GTID_LOG_EVENT", "GTID_EVENT", "GTID_TAGGED_LOG_EVENT"},
    "Gtid list": {"GTID_LIST_EVENT"},
    "Incident": {"INCIDENT_EVENT"},
    "Intvar": {"INTVAR_EVENT"},
    "Previous-GTIDs": {"PREVIOUS_GTIDS_LOG_EVENT"},
    "Query": {"QUERY_EVENT"},
    "Query_compressed": {"QUERY_COMPRESSED_EVENT"},
    "Rand": {"RAND_EVENT"},
    "Rotate to": {"ROTATE_EVENT"},
    "Rows_query": {"ROWS_QUERY_LOG_EVENT"},
    "Start": {"FORMAT_DESCRIPTION_EVENT", "START_EVENT_V3"},
    "Stop": {"STOP_EVENT"},
    "Table_map": {"TABLE_MAP_EVENT"},
    "Transaction_Payload": {"TRANSACTION_PAYLOAD_EVENT"},
    "Update_rows_partial": {"PARTIAL_UPDATE_ROWS_EVENT"},
    "User_var": {"USER_VAR_EVENT"},
    "XA PREPARE": {"XA_PREPARE_LOG_EVENT"},
    "XID": {"XA_PREPARE_LOG_EVENT"},  # as mariadb-binlog names it
    "Xid": {"XID_EVENT"},
    **{name: {enum, f"{enum}_V1"} for name, enum in _ROWS.items()},
    **{
        name.replace("_rows", "_compressed_rows"): {
            enum.replace("_ROWS", "_ROWS_COMPRESSED"),
            enum.replace("_ROWS", "_ROWS_COMPRESSED") + "_V1",
        }
        for name, enum in _ROWS.items()
    },
}

# The name in SHOW BINLOG EVENTS -> the enum name (MySQL libs/mysql/binlog/event/binlog_event.cpp, MariaDB
# sql/log_event.cc).
SHOWN_TYPES: dict[str, set[str]] = {
    "Anonymous_Gtid": {"ANONYMOUS_GTID_LOG_EVENT"},
    "Annotate_rows": {"ANNOTATE_ROWS_EVENT"},
    "Append_block": {"APPEND_BLOCK_EVENT"},
    "Begin_load_query": {"BEGIN_LOAD_QUERY_EVENT"},
    "Binlog_checkpoint": {"BINLOG_CHECKPOINT_EVENT"},
    "Delete_file": {"DELETE_FILE_EVENT"},
    "Execute_load_query": {"EXECUTE_LOAD_QUERY_EVENT"},
    "Format_desc": {"FORMAT_DESCRIPTION_EVENT"},
    "Gtid": {"GTID_LOG_EVENT", "GTID_EVENT"},
    "Gtid_list": {"GTID_LIST_EVENT"},
    "Gtid_tagged_log_event": {"GTID_TAGGED_LOG_EVENT"},
    "Incident": {"INCIDENT_EVENT"},
    "Intvar": {"INTVAR_EVENT"},
    "Previous_gtids": {"PREVIOUS_GTIDS_LOG_EVENT"},
    "Query": {"QUERY_EVENT"},
    "Query_compressed": {"QUERY_COMPRESSED_EVENT"},
    "RAND": {"RAND_EVENT"},
    "Rotate": {"ROTATE_EVENT"},
    "Rows_query": {"ROWS_QUERY_LOG_EVENT"},
    "Start_encryption": {"START_ENCRYPTION_EVENT"},
    "Stop": {"STOP_EVENT"},
    "Table_map": {"TABLE_MAP_EVENT"},
    "Transaction_payload": {"TRANSACTION_PAYLOAD_EVENT"},
    "Update_rows_partial": {"PARTIAL_UPDATE_ROWS_EVENT"},
    "User var": {"USER_VAR_EVENT"},
    "View_change": {"VIEW_CHANGE_EVENT"},
    "XA_prepare": {"XA_PREPARE_LOG_EVENT"},
    "Xid": {"XID_EVENT"},
    **{name: {enum} for name, enum in _ROWS.items()},
    **{f"{name}_v1": {f"{enum}_V1"} for name, enum in _ROWS.items()},
    **{f"{name}_compressed": {enum.replace("_EVENT", "_COMPRESSED_EVENT")} for name, enum in _ROWS.items()},
    **{f"{name}_compressed_v1": {enum.replace("_EVENT", "_COMPRESSED_EVENT_V1")} for name, enum in _ROWS.items()},
}

# The tools name an event with the ignorable flag that they do not know, and one that they cannot read, so.
_UNNAMED = {"Ignorable", "Unknown"}

_BEYOND_BMP = re.compile("[\U00010000-\U0010ffff]")

OurEvent = dict[str, Any]


def compare_with_dump(dump: Dump, ours: list[OurEvent], *, prefix: bool = False) -> list[Difference]:
    """Our event lines against the tool's headers: positions, types, times, server ids, log positions.

    The tool prints a mark without a header for an event whose text it holds back (at the end of a damaged log).
    `prefix`: the tool stopped at damage, ours may go on.
    """
    silent = set(dump.marks_without_header)
    printed = [event for event in dump.events if not event.in_payload]
    outer = [event for event in ours if event["position"] not in silent and "payload_offset" not in event]
    found: list[Difference] = []
    for event, our in zip(printed, outer, strict=False):  # a missing one is counted below
        name = f"{event.type} {our['type']}"
        _same(found, our, name, "position", event.position, our["position"])
        _same(found, our, name, "log_pos", event.log_pos, our["log_pos"])
        _same(found, our, name, "server_id", event.server_id, our["server_id"])
        _same(found, our, name, "timestamp", event.timestamp, printed_time(our["timestamp"]))
        if event.type not in _UNNAMED and our["type"] not in PRINTED_TYPES.get(event.type, set()):
            _same(found, our, name, "type", event.type, our["type"])
    return found + _count(len(printed), len(outer), prefix)


def compare_with_show(shown: list[ShownEvent], ours: list[OurEvent]) -> list[Difference]:
    """Our event lines against the server's: positions, types, server ids, log positions, Info text."""
    outer = [event for event in shown if not event.in_payload]
    inner = [event for event in shown if event.in_payload]
    ours_inside = [event for event in ours if "payload_offset" in event]
    ours = [event for event in ours if "payload_offset" not in event]
    found: list[Difference] = []
    for event, our in zip(inner, ours_inside, strict=False):  # the server shows them at the end of their payload
        _same(found, our, f"{event.type} {our['type']}", "info", event.info, _as_shown(event.info, our["info"]))
        if our["type"] not in SHOWN_TYPES.get(event.type, set()):
            _same(found, our, "in payload", "type", event.type, our["type"])
    found += _count(len(inner), len(ours_inside), False)
    for event, our in zip(outer, ours, strict=False):
        name = f"{event.type} {our['type']}"
        _same(found, our, name, "position", event.position, our["position"])
        _same(found, our, name, "log_pos", event.log_pos, our["log_pos"])
        _same(found, our, name, "server_id", event.server_id, our["server_id"])
        _same(found, our, name, "info", event.info, _as_shown(event.info, our["info"]))
        if our["type"] not in SHOWN_TYPES.get(event.type, set()):
            _same(found, our, name, "type", event.type, our["type"])
    return found + _count(len(outer), len(ours), False)


def _as_shown(reference: str, info: str) -> str:
    """MariaDB's Info column is utf8mb3: four question marks stand for a character that it lacks."""
    return _BEYOND_BMP.sub("????", info) if "????" in reference else info


def _count(reference: int, ours: int, prefix: bool) -> list[Difference]:
    if reference == ours or (prefix and reference < ours):
        return []
    return [Difference(None, "events", "count", str(reference), str(ours))]


def _same(found: list[Difference], our: OurEvent, name: str, what: str, reference: object, ours: object) -> None:
    if reference != ours:
        found.append(Difference(our["position"], name, what, str(reference), str(ours)))
