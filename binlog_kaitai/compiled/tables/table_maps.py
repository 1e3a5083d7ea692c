"""The tables that a log has table maps of, found by the fast loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.options import ReadOptions, pass_over
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.tables.definitions import find_all
from binlog_kaitai.compiled.tables.known_maps import KnownMaps
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.compiled.walk.event_walk import EventWalk
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.model import FormatDescriptionEvent, TableMapEvent, TransactionPayloadEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.reading.history import with_history
from binlog_kaitai.reading.log_events import Decoded
from binlog_kaitai.reading.reader import Paths
from binlog_kaitai.rows.table import Table

__all__ = ["last_tables", "tables_in"]

_Type = layout.EventType
_HANDLERS: dict[int, int] = {
    _Type.table_map_event: s.IF_NEW_MAP,
    _Type.transaction_payload_event: s.PAYLOAD_INSIDE,
    _Type.format_description_event: s.ODD_EVENT,
    _Type.start_encryption_event: s.ODD_EVENT,
}


def tables_in(source: Source, options: ReadOptions) -> Iterator[Table]:
    """Yield the tables of the table maps of a log, in order, some more than once. Raises BinlogError."""
    chunked = ChunkedWalk(source, replace(options, mode="failfast", on_damage=pass_over))
    found: list[Table] = []

    def seen(frame: Frame) -> Decoded:
        payloads = []
        for inner, event in chunked.seen(frame):
            if isinstance(event.body, FormatDescriptionEvent):
                maps.forget()
            elif isinstance(event.body, TableMapEvent):
                maps.add(inner.body, event.body.table)
                found.append(event.body.table)
                context.record[C.items.room] = 0  # it may be enough: the walk does not go on by itself
            elif isinstance(event.body, TransactionPayloadEvent):
                payloads.append((inner, event))
        return iter(payloads)

    walk = EventWalk(chunked, seen)
    with walk.opened() as context:
        maps, room = KnownMaps(context, None), context.record[C.items.room]
        context.events.set_handlers(_HANDLERS, s.COUNT)
        try:
            for _ in walk.pieces():
                yield from found
                found.clear()
                context.record[C.items.room] = room
        except BinlogError:
            yield from found
            raise


def last_tables(paths: Paths, options: ReadOptions) -> dict[str, Table]:
    """Return the tables of the table maps of logs by name, each as it was last. Raises BinlogError."""
    logs = list(find_sources(paths))
    read = with_history(options, logs, find_all)
    found = {f"{table.database}.{table.name}": table for source in logs for table in tables_in(source, read)}
    return dict(sorted(found.items()))
