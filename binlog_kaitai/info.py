"""The Info text of an event, as SHOW BINLOG EVENTS prints it (server: the pack_info methods of sql/log_event.cc, MySQL 9)."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.events import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RotateEvent,
    RowsEvent,
    RowsQueryEvent,
    TableMapEvent,
    XidEvent,
)

__all__ = ["event_info"]

_ROWS_FLAGS = ((layout.RowsFlag.stmt_end, "STMT_END_F"),)


def event_info(event: Event) -> str:
    """The Info text of an event; empty for an event that has none."""
    make = _INFO.get(type(event.body))
    return make(event) if make else ""


def _format_description(event: Event) -> str:
    body = event.body
    assert isinstance(body, FormatDescriptionEvent)
    return f"Server ver: {body.server_version}, Binlog ver: {body.binlog_version}"


def _query(event: Event) -> str:
    body = event.body
    assert isinstance(body, QueryEvent)
    uses = body.database and not event.header.flags & layout.EventFlag.suppress_use
    database = body.database.replace("`", "``")
    xid = body.status_vars.get("ddl_logged_with_xid")
    return (f"use `{database}`; " if uses else "") + body.query + (f" /* xid={xid} */" if xid else "")


def _rotate(event: Event) -> str:
    assert isinstance(event.body, RotateEvent)
    return f"{event.body.file_name};pos={event.body.position}"


def _xid(event: Event) -> str:
    assert isinstance(event.body, XidEvent)
    return f"COMMIT /* xid={event.body.xid} */"


def _gtid(event: Event) -> str:
    assert isinstance(event.body, GtidEvent)
    return f"SET @@SESSION.GTID_NEXT= '{event.body.gtid or 'ANONYMOUS'}'"


def _previous_gtids(event: Event) -> str:
    assert isinstance(event.body, PreviousGtidsEvent)
    return str(event.body.gtids).replace(",", ",\n")


def _rows_query(event: Event) -> str:
    assert isinstance(event.body, RowsQueryEvent)
    return f"# {event.body.query}"


def _table_map(event: Event) -> str:
    assert isinstance(event.body, TableMapEvent)
    table = event.body.table
    return f"table_id: {table.table_id} ({table.database}.{table.name})"


def _rows(event: Event) -> str:
    body = event.body
    assert isinstance(body, RowsEvent)
    flags = "".join(f" {name}" for bit, name in _ROWS_FLAGS if body.flags & bit)
    return f"table_id: {body.table_id}" + (f" flags:{flags}" if flags else "")


_INFO: dict[type, Callable[[Event], str]] = {
    FormatDescriptionEvent: _format_description,
    QueryEvent: _query,
    RotateEvent: _rotate,
    XidEvent: _xid,
    GtidEvent: _gtid,
    PreviousGtidsEvent: _previous_gtids,
    RowsQueryEvent: _rows_query,
    TableMapEvent: _table_map,
    RowsEvent: _rows,
}
