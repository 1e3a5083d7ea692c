"""Frames to events. Holds what an event's meaning depends on: the tables of the open statement, the format in force.

Bodies are read by the generated parser, one event at a time: it asks its root for nothing but the format description, so a root
of one entry stands in for the whole file. Rows events are read by the straight-line reader of `layout`, their images by `rows`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from uuid import UUID

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.errors import MalformedEventError, MissingTableMapError
from binlog_kaitai.events import (
    Body,
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RawEvent,
    RotateEvent,
    Rows,
    RowsEvent,
    RowsQueryEvent,
    StopEvent,
    TableMapEvent,
    XidEvent,
)
from binlog_kaitai.frames import FormatDescription, Frame
from binlog_kaitai.gtid import Gtid, GtidSet
from binlog_kaitai.rows import Row, RowsDecoder
from binlog_kaitai.spec_errors import spec_errors
from binlog_kaitai.table import Table, table_from_map
from binlog_kaitai.values.charset import TextPolicy, codec_of

__all__ = ["ROWS_OPERATIONS", "EventDecoder"]

_Type = layout.EventType

ROWS_OPERATIONS = {
    _Type.write_rows_event_v1: "insert",
    _Type.update_rows_event_v1: "update",
    _Type.delete_rows_event_v1: "delete",
    _Type.write_rows_event: "insert",
    _Type.update_rows_event: "update",
    _Type.delete_rows_event: "delete",
}
"""What the rows events do."""

_IGNORABLE = layout.EventFlag.ignorable
_MAX_TABLES = 10_000


class EventDecoder:
    """Decodes the frames of one log, in order.

    Args:
        file: name of the log, for messages and in events.
        text: what to do with text that does not decode.
        positional: name columns ``@1``, ``@2`` ... even where the log has names.
    """

    def __init__(self, file: str = "", *, text: TextPolicy | None = None, positional: bool = False) -> None:
        self.file = file
        self.tables: dict[int, Table] = {}
        self._rows = RowsDecoder(text or TextPolicy())
        self._positional = positional
        self._known_tables: dict[tuple[int, bytes], tuple[Table, int]] = {}
        self._previous = SimpleNamespace(fde_idx=0, last_table_map_idx=-1, is_end_of_statement=False)

    def decode(self, frame: Frame) -> Event:
        """Decode one event. Raises MalformedEventError; rows fail later, when they are iterated over."""
        return Event(self.file, frame.position, frame.header, self.body(frame))

    def body(self, frame: Frame) -> Body:
        """Decode the body of one event."""
        event_type = frame.header.event_type
        if event_type in ROWS_OPERATIONS:
            event = self._rows_event(frame, self.tables)
            if event.is_end_of_statement:
                self.tables.clear()
            return event
        if event_type == _Type.table_map_event:
            return self._table_map(frame)
        if event_type == _Type.format_description_event:
            self.tables.clear()
            return _format_description(frame.format)
        with spec_errors(self.file, frame.position, frame.type_name):
            parsed = self._parse(frame)
            make = _BODIES.get(type(parsed))
            if make is not None:
                return make(parsed)
        if event_type == _Type.stop_event:
            return StopEvent()
        return RawEvent(frame.body, bool(frame.header.flags & _IGNORABLE))

    def rows_again(self, frame: Frame, table: Table | None) -> Event:
        """Decode a rows event once more, out of order; `table` is what its table map was the first time."""
        body = self._rows_event(frame, {} if table is None else {table.table_id: table})
        return Event(self.file, frame.position, frame.header, body)

    def _parse(self, frame: Frame) -> Any:
        """The body as the generated parser reads it: an object of it, or bytes when the spec has no type for it."""
        data = frame.buffer[frame.start : frame.body_end + frame.format.len_checksum]
        root = SimpleNamespace(events=(frame.format.event, self._previous))
        body = MysqlBinlog.Event(len(root.events), KaitaiStream(BytesIO(data)), None, root).body
        if not isinstance(body, bytes) and not body._io.is_eof():
            left = body._io.size() - body._io.pos()
            raise ValueError(f"{left} bytes at the end of the event are not described by the format")
        return body

    def _table_map(self, frame: Frame) -> TableMapEvent:
        key = frame.format.len_post_header(frame.header.event_type), frame.body
        known = self._known_tables.get(key)
        if known is None:
            with spec_errors(self.file, frame.position, frame.type_name):
                parsed = self._parse(frame)
                table = table_from_map(parsed)
            known = table.positional() if self._positional else table, parsed.flags
            if len(self._known_tables) >= _MAX_TABLES:
                self._known_tables.clear()
            self._known_tables[key] = known
        table, flags = known
        self.tables[table.table_id] = table
        return TableMapEvent(table, flags)

    def _rows_event(self, frame: Frame, tables: dict[int, Table]) -> RowsEvent:
        event_type = frame.header.event_type
        operation = ROWS_OPERATIONS[layout.EventType(event_type)]
        with spec_errors(self.file, frame.position, frame.type_name):
            head, start = layout.read_rows_event(
                frame.buffer,
                frame.body_start,
                frame.body_end,
                operation == "update",
                event_len_post_header=frame.format.len_post_header(event_type),
            )
        table = tables.get(head.table_id)
        after = head.columns_after if operation == "update" else None
        return RowsEvent(
            operation,
            head.table_id,
            table,
            head.flags,
            head.is_end_of_statement,
            head.columns_before,
            after,
            Rows(partial(self._decode_rows, frame, operation, head, after, table, start)),
        )

    def _decode_rows(
        self, frame: Frame, operation: str, head: Any, after: bytes | None, table: Table | None, start: int
    ) -> Iterator[Row]:
        if start == frame.body_end:
            return
        with spec_errors(self.file, frame.position, frame.type_name):
            if table is None:
                raise MissingTableMapError(head.table_id)
            if head.num_columns != len(table.columns):
                raise MalformedEventError(
                    f"{head.num_columns} columns, but its table map of {table.database}.{table.name} has {len(table.columns)}"
                )
            yield from self._rows.rows(table, operation, head.columns_before, after, frame.buffer, start, frame.body_end)


def _format_description(form: FormatDescription) -> FormatDescriptionEvent:
    body = form.event.body
    assert isinstance(body, MysqlBinlog.FormatDescriptionEvent)
    return FormatDescriptionEvent(
        body.binlog_version, body.server_version, body.created, body.len_header, form.post_header_lengths, body.has_checksums
    )


def _query(body: MysqlBinlog.QueryEvent) -> QueryEvent:
    variables = {_variable_name(var.code): var.body for var in body.status_vars.vars}
    charset = variables.get("charset")
    client = codec_of(charset.character_set_client) if isinstance(charset, MysqlBinlog.StatusCharset) else None
    values = {name: _status_value(value) for name, value in variables.items()}
    return QueryEvent(body.thread_id, body.exec_time, body.error_code, body.database, _text(body.query, client), values)


def _variable_name(code: Any) -> str:
    return code.name if isinstance(code, MysqlBinlog.QueryStatusCode) else f"code_{code}"


def _status_value(body: Any) -> object:
    """A status variable as plain values: its only field, or its fields by name."""
    fields = {name: _plain(value) for name, value in vars(body).items() if not name.startswith("_")}
    fields.pop("terminator", None)
    return next(iter(fields.values())) if len(fields) == 1 else fields


def _plain(value: Any) -> object:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return _status_value(value) if hasattr(value, "_io") else getattr(value, "value", value)


def _text(data: bytes, codec: str | None) -> str:
    """A statement's text; bytes that are not text in the client's character set stay visible as backslash escapes."""
    return data.decode(codec or "utf-8", "backslashreplace")


def _gtid(body: MysqlBinlog.GtidLogEvent) -> GtidEvent:
    anonymous = not any(body.uuid)
    return GtidEvent(
        None if anonymous else Gtid(str(UUID(bytes=body.uuid)), "", body.gno),
        body.last_committed if body.has_logical_clock else None,
        body.sequence_number if body.has_logical_clock else None,
        body.immediate_commit_timestamp if body.has_immediate_commit else None,
        body.original_commit_timestamp if body.has_immediate_commit else None,
        body.transaction_length.value if hasattr(body, "transaction_length") else None,
        body.immediate_server_version if body.has_server_version else None,
        body.original_server_version if body.has_server_version else None,
    )


def _tagged_gtid(body: MysqlBinlog.GtidTaggedLogEvent) -> GtidEvent:
    fields = {field.field.name: field.value for field in body.fields if hasattr(field.field, "name")}
    uuid = UUID(bytes=bytes(byte.value for byte in fields["uuid"].bytes))

    def number(name: str, like: str | None = None) -> int | None:
        field = fields.get(name) or fields.get(like or "")
        return None if field is None else field.value

    def signed(name: str) -> int | None:
        return fields[name].signed_value if name in fields else None

    return GtidEvent(
        Gtid(str(uuid), fields["tag"].value if "tag" in fields else "", fields["gno"].signed_value) if uuid.int else None,
        signed("last_committed"),
        signed("sequence_number"),
        number("immediate_commit_timestamp"),
        number("original_commit_timestamp", "immediate_commit_timestamp"),
        number("transaction_length"),
        number("immediate_server_version"),
        number("original_server_version", "immediate_server_version"),
    )


def _previous_gtids(body: MysqlBinlog.PreviousGtidsLogEvent) -> PreviousGtidsEvent:
    gtids = GtidSet()
    for entry in body.entries:
        tag = entry.tag.value if entry.is_tagged else ""
        for interval in entry.intervals:
            gtids.add_interval(str(UUID(bytes=entry.uuid)), tag, interval.start, interval.end - 1)
    return PreviousGtidsEvent(gtids)


_BODIES: dict[type, Callable[[Any], Body]] = {
    MysqlBinlog.QueryEvent: _query,
    MysqlBinlog.RotateEvent: lambda body: RotateEvent(body.file_name, body.position),
    MysqlBinlog.XidEvent: lambda body: XidEvent(body.xid),
    MysqlBinlog.GtidLogEvent: _gtid,
    MysqlBinlog.GtidTaggedLogEvent: _tagged_gtid,
    MysqlBinlog.PreviousGtidsLogEvent: _previous_gtids,
    MysqlBinlog.RowsQueryLogEvent: lambda body: RowsQueryEvent(_text(body.query, None)),
}
