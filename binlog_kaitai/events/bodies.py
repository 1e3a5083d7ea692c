"""The bodies of events as users see them, made of what the spec's parsers read.

Two tables say how: `READERS` for the events that logs are full of, by the straight-line readers of `layout`; `BODIES`
for the others, by the generated parser. Both come from the same spec, and tests hold them together.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, ItemsView, Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any
from uuid import UUID

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import BinlogError, EventTooLargeError, MalformedEventError
from binlog_kaitai.events.model import (
    Body,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    NdbInfo,
    PartitionInfo,
    PreviousGtidsEvent,
    QueryEvent,
    RotateEvent,
    RowsQueryEvent,
    TransactionPayloadEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_bodies import RARE_BODIES, xa_id
from binlog_kaitai.events.rare_model import (
    BinlogCheckpointEvent,
    ExecuteLoadQueryEvent,
    FileBlockEvent,
    GtidListEvent,
    IntvarEvent,
)
from binlog_kaitai.events.status_vars import status_variables
from binlog_kaitai.format.compression import MAX_EVENT_SIZE, inflate
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.gtid import Gtid, GtidSet, MariadbGtid
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.values.charset import codec_of

__all__ = [
    "BODIES",
    "LAST_MICROSECOND",
    "READERS",
    "expect_end",
    "extra_row_info",
    "format_description",
    "load_query",
    "mariadb_inflate",
    "query_bytes",
    "read_body",
]

_Type = layout.EventType
_Flag = layout.MariadbGtidFlag
_OF_XA = _Flag.prepared_xa | _Flag.completed_xa
_Extra = layout.MariadbGtidExtraFlag
_Payload = layout.PayloadFieldType
LAST_MICROSECOND = 253_402_300_799_999_999
"""9999-12-31 23:59:59.999999 UTC, in microseconds since 1970-01-01."""
_COMPRESSIONS = {int(method): method.name.upper() for method in layout.PayloadCompression}
_ON_DUPLICATES = {int(handling): handling.name for handling in layout.DuplicateHandling}
_INTVARS = {int(kind): kind.name.upper() for kind in layout.IntvarType}
_ALTERS = {_Extra.start_alter: "START", _Extra.commit_alter: "COMMIT", _Extra.rollback_alter: "ROLLBACK"}


def format_description(form: FormatDescription) -> FormatDescriptionEvent:
    """The body of the format description that `form` was made of."""
    body = form.event
    return FormatDescriptionEvent(
        body.binlog_version,
        body.server_version,
        body.created,
        body.len_header,
        form.post_header_lengths,
        body.has_checksums,
    )


def _query(read: layout.QueryEvent) -> QueryEvent:
    return _statement(read, read.query)


def _statement(read: layout.QueryEvent | layout.QueryCompressedEvent, query: bytes) -> QueryEvent:
    variables = _StatusVars(read.status_vars)
    text = query.decode("ascii") if query.isascii() else _text(query, variables.client_codec())
    return QueryEvent(read.thread_id, read.exec_time, read.error_code, read.database, text, variables)


def query_bytes(frame: Frame, body: QueryEvent) -> bytes:
    """Return the text of a statement as the log has it, in the character set of its client."""
    if body.query.isascii() and "\\" not in body.query:
        return body.query.encode()
    if frame.header.event_type == _Type.query_event:
        return layout.read_query_event(frame.buffer, frame.body_start, frame.body_end)[0].query
    read, _ = layout.read_query_compressed_event(frame.buffer, frame.body_start, frame.body_end)
    return mariadb_inflate(read.query, 0, len(read.query), sys.maxsize)  # it was read before


def _query_compressed(read: layout.QueryCompressedEvent, most: int = MAX_EVENT_SIZE) -> QueryEvent:
    return _statement(read, mariadb_inflate(read.query, 0, len(read.query), most))


def mariadb_inflate(data: bytes, start: int, end: int, most: int = MAX_EVENT_SIZE) -> bytes:
    """Return what a compressed part of an event inflates to, which may have so many bytes.

    Raises EventTooLargeError, MalformedEventError, EOFError.
    """
    part, _ = layout.read_mariadb_compressed(data, start, end)
    if not part.is_compressed or part.method != layout.EventCompression.zlib:
        raise MalformedEventError(f"compressed by an unknown method (first byte {data[start]:#04x})")
    if part.num_plain_bytes > most:
        raise EventTooLargeError(part.num_plain_bytes, most)
    return inflate(part.data, part.num_plain_bytes, most=most)


def _intvar(read: layout.IntvarEvent) -> IntvarEvent:
    return IntvarEvent(_INTVARS.get(read.type, str(read.type)), read.value)


def _execute_load_query(frame: Frame) -> ExecuteLoadQueryEvent | None:
    """Return the body of a LOAD DATA; None where the generated parser has to say what is wrong with it."""
    try:
        read, position = layout.read_execute_load_query_event(frame.buffer, frame.body_start, frame.body_end)
        status_variables(read.status_vars)
        expect_end(position, frame.body_end)
    except (BinlogError, *PARSE_ERRORS):
        return None
    return ExecuteLoadQueryEvent(
        read.thread_id,
        read.exec_time,
        read.error_code,
        read.file_id,
        read.ofs_file_name_start,
        read.ofs_file_name_end,
        _ON_DUPLICATES.get(read.duplicate_handling, str(read.duplicate_handling)),
        read.database,
        _text(read.query),
    )


def load_query(frame: Frame) -> tuple[QueryEvent, bytes]:
    """Return a LOAD DATA as a statement, and its text as the log has it, in the character set of its client."""
    read, _ = layout.read_execute_load_query_event(frame.buffer, frame.body_start, frame.body_end)
    variables = _StatusVars(read.status_vars)
    text = _text(read.query, variables.client_codec())
    return QueryEvent(read.thread_id, read.exec_time, read.error_code, read.database, text, variables), read.query


class _StatusVars(Mapping[str, object]):
    """A block of status variables by name; parsed on first access, since most statements are a BEGIN and never
    accessed."""

    __slots__ = ("_block",)

    def __init__(self, block: bytes) -> None:
        self._block = block

    def client_codec(self) -> str | None:
        """Python's codec for the client's character set, None where the block does not tell."""
        charset = self.get("charset")
        return codec_of(charset["character_set_client"]) if isinstance(charset, dict) else None

    def __getitem__(self, name: str) -> object:
        return status_variables(self._block)[name]

    def __iter__(self) -> Iterator[str]:
        return iter(status_variables(self._block))

    def __len__(self) -> int:
        return len(status_variables(self._block))

    def items(self) -> ItemsView[str, object]:
        """Return all of them at once."""
        return status_variables(self._block).items()

    def __repr__(self) -> str:
        return repr(status_variables(self._block))


def _text(data: bytes, codec: str | None = None) -> str:
    """A statement's text; bytes that are not text in the client's character set stay visible as backslash escapes."""
    return data.decode(codec or "utf-8", "backslashreplace")


@lru_cache(maxsize=1024)
def _uuid(data: bytes) -> str | None:
    """A server's uuid; None for zeros."""
    return str(UUID(bytes=data)) if any(data) else None


def _gtid(read: layout.GtidLogEvent) -> GtidEvent:
    uuid = _uuid(read.uuid)
    return GtidEvent(
        Gtid(uuid, "", read.gno) if uuid else None,
        read.last_committed,
        read.sequence_number,
        read.immediate_commit_timestamp,
        read.original_commit_timestamp,
        read.transaction_length,
        read.immediate_server_version,
        read.original_server_version,
    )


def _tagged_gtid(body: MysqlBinlog.GtidTaggedLogEvent) -> GtidEvent:
    fields: dict[str, Any] = {item.field.name: item.value for item in body.fields if hasattr(item.field, "name")}
    uuid = _uuid(bytes(byte.value for byte in fields["uuid"].bytes))

    def number(name: str, like: str = "") -> int | None:
        field = fields.get(name) or fields.get(like)
        return None if field is None else int(field.value)

    def signed(name: str) -> int | None:
        return int(fields[name].signed_value) if name in fields else None

    def time(name: str, like: str = "") -> int | None:
        micros = number(name, like)
        if micros is not None and micros > LAST_MICROSECOND:
            raise ValueError(f"{name} of {micros} microseconds is beyond the year 9999")
        return micros

    return GtidEvent(
        Gtid(uuid, fields["tag"].value if "tag" in fields else "", fields["gno"].signed_value) if uuid else None,
        signed("last_committed"),
        signed("sequence_number"),
        time("immediate_commit_timestamp"),
        time("original_commit_timestamp", "immediate_commit_timestamp"),
        number("transaction_length"),
        number("immediate_server_version"),
        number("original_server_version", "immediate_server_version"),
    )


def _previous_gtids(read: layout.PreviousGtidsLogEvent) -> PreviousGtidsEvent:
    if not read.is_known:
        return PreviousGtidsEvent(None)
    gtids = GtidSet()
    for entry in read.entries:
        uuid = str(UUID(bytes=entry.uuid))
        for interval in entry.intervals:
            gtids.add_interval(uuid, entry.tag or "", interval.start_, interval.end_exclusive - 1)
    return PreviousGtidsEvent(gtids)


def _gtid_list(read: layout.GtidListEvent) -> GtidListEvent:
    return GtidListEvent(
        tuple(MariadbGtid(gtid.domain_id, gtid.server_id, gtid.sequence_number) for gtid in read.gtids)
    )


def _read_payload(buffer: bytes, start: int, end: int) -> tuple[tuple[dict[int, int], bytes], int]:
    """The numbers that an event gives before its payload, by type, and the payload."""
    numbers: dict[int, int] = {}
    field, position = layout.read_payload_field(buffer, start, end)
    while field.value is not None:
        number, _ = layout.read_lenenc_int(field.value, 0, len(field.value))
        numbers[field.type] = number.value
        field, position = layout.read_payload_field(buffer, position, end)
    return (numbers, buffer[position:end]), end


def _payload(read: tuple[dict[int, int], bytes]) -> TransactionPayloadEvent:
    numbers, payload = read
    compression = numbers.get(_Payload.compression_type, layout.PayloadCompression.none)
    name = _COMPRESSIONS.get(compression)
    if name is None:
        raise MalformedEventError(f"a payload compressed by unknown method {compression}")
    size = numbers.get(_Payload.payload_size, len(payload))
    if size != len(payload):
        raise MalformedEventError(f"a payload of {len(payload)} bytes that claims {size}")
    return TransactionPayloadEvent(name, payload, numbers.get(_Payload.uncompressed_size, size))


_Reader = tuple[Callable[[bytes, int, int], tuple[Any, int]], Callable[[Any], Body]]
_READERS: dict[str, _Reader] = {
    "query_event": (layout.read_query_event, _query),
    "query_compressed_event": (layout.read_query_compressed_event, _query_compressed),
    "intvar_event": (layout.read_intvar_event, _intvar),
    "file_block_event": (layout.read_file_block_event, lambda read: FileBlockEvent(read.file_id, read.block)),
    "rotate_event": (layout.read_rotate_event, lambda read: RotateEvent(read.file_name, read.position)),
    "binlog_checkpoint_event": (
        layout.read_binlog_checkpoint_event,
        lambda read: BinlogCheckpointEvent(read.file_name),
    ),
    "xid_event": (layout.read_xid_event, lambda read: XidEvent(read.xid)),
    "rows_query_log_event": (layout.read_rows_query_log_event, lambda read: RowsQueryEvent(_text(read.query))),
    "annotate_rows_event": (layout.read_annotate_rows_event, lambda read: RowsQueryEvent(_text(read.query))),
    "gtid_log_event": (layout.read_gtid_log_event, _gtid),
    "previous_gtids_log_event": (layout.read_previous_gtids_log_event, _previous_gtids),
    "gtid_list_event": (layout.read_gtid_list_event, _gtid_list),
    "transaction_payload_event": (_read_payload, _payload),
}
"""By the spec's type of a body."""
READERS: dict[int, _Reader] = {
    event_type: _READERS[body] for event_type, body in layout.BODIES.items() if body in _READERS
}
"""By event type: the reader, and what makes the body of what it read."""


def read_body(frame: Frame, most: int = MAX_EVENT_SIZE) -> Body | None:
    """Return the body of an event that has a straight-line reader; None for one that the generated parser reads.

    What is compressed in it may inflate to so many bytes. Raises EventTooLargeError, and what generated code raises.
    """
    event_type = frame.header.event_type
    if event_type == _Type.gtid_event:
        gtid, _ = layout.read_gtid_event(frame.buffer, frame.body_start, frame.body_end)
        return None if gtid.flags & _OF_XA else _mariadb_gtid(gtid, frame.header.server_id)
    if event_type == _Type.execute_load_query_event:
        return _execute_load_query(frame)
    if event_type not in READERS:
        return None
    read, make = READERS[event_type]
    values, position = read(frame.buffer, frame.body_start, frame.body_end)
    expect_end(position, frame.body_end)
    return _query_compressed(values, most) if make is _query_compressed else make(values)


def expect_end(position: int, end: int) -> None:
    """Raise ValueError where an event has bytes after a position."""
    if position < end:
        raise ValueError(f"{end - position} bytes at the end of the event are not described by the format")


def _mariadb_gtid(read: Any, server_id: int) -> MariadbGtidEvent:
    flags, extra, xid = read.flags, getattr(read, "extra_flags", None) or 0, getattr(read, "xid", None)
    return MariadbGtidEvent(
        MariadbGtid(read.domain_id, server_id, read.sequence_number),
        bool(flags & _Flag.standalone),
        bool(flags & _Flag.transactional),
        bool(flags & _Flag.ddl),
        getattr(read, "commit_id", None),
        xa_id(xid) if xid is not None else None,
        bool(flags & _Flag.prepared_xa),
        getattr(read, "thread_id", None),
        next((name for flag, name in _ALTERS.items() if extra & flag), None) if extra else None,
        getattr(read, "start_alter_sequence_number", None),
    )


def extra_row_info(data: bytes, is_update: bool) -> tuple[PartitionInfo | NdbInfo, ...]:
    """The extra row info of a rows event; a kind that the spec does not know is left out."""
    parsed = MysqlBinlog.ExtraRowInfo(is_update, KaitaiStream(BytesIO(data)))
    return tuple(_EXTRA[kind](item.body) for item in parsed.items if (kind := type(item.body).__name__) in _EXTRA)


_EXTRA: dict[str, Callable[[Any], PartitionInfo | NdbInfo]] = {
    "ExtraRowInfoPartition": lambda body: PartitionInfo(body.partition_id, getattr(body, "source_partition_id", None)),
    "ExtraRowInfoNdb": lambda body: NdbInfo(body.format, body.data),
}

BODIES: dict[str, Callable[[Any], Body]] = {
    "GtidTaggedLogEvent": _tagged_gtid,
    "GtidEvent": lambda body: _mariadb_gtid(body, body._parent.header.server_id),
    **RARE_BODIES,
}
"""By the name of a class of the generated parser: what makes the body of its object."""
