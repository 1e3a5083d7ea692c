"""The events of a log as nodes, in order, each with its parts when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from io import BytesIO
from types import SimpleNamespace
from typing import Any

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog
from binlog_kaitai._generated.notes import ENUMS
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.info import event_info
from binlog_kaitai.events.model import Event, RowsEvent, TableMapEvent, TransactionPayloadEvent
from binlog_kaitai.events.rows_heads import rows_have_bytes
from binlog_kaitai.format.headers import HEADER_SIZE, EventHeader, checksums, event_type_name, unpack_header
from binlog_kaitai.format.spec_errors import PARSE_ERRORS, described
from binlog_kaitai.inspection.objects import Parts, tile
from binlog_kaitai.inspection.rows import RowsShown, describe
from binlog_kaitai.inspection.tree import Node, Space
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.rows.table import Table

__all__ = ["EventNode", "EventTrees", "TableMaps"]

_FORMAT = layout.EventType.format_description_event
_INSIDE = "The events that the payload inflates to. Their addresses count from its start."
_JOINED = "The rows event that the pieces make, of which this is the last. Its addresses count from its start."
_NO_COLUMN = "rows of no columns, so that nobody can tell how many there are"
_NO_STATEMENT = SimpleNamespace(
    context=SimpleNamespace(
        fde_idx=0, last_table_map_idx=-1, is_end_of_statement=False, is_followed_by_ciphertext=False
    )
)
"""An event before one that is read by itself."""
TableMaps = Mapping[int, tuple[Frame, Table]]
"""The table maps of the open statement, by the number of the table."""


@dataclass(slots=True, eq=False)
class EventNode(Node):
    """One event; `name` is its number in the log, or in the payload that it is in."""

    position: int = 0
    """Offset of the event in the log; of the payload event for one that is in a payload."""
    payload_offset: int | None = None
    """Offset in what the payload inflates to, for an event in a payload."""
    event_type: str = ""
    """The server's name of its type."""
    event: Event | None = field(default=None, repr=False)
    """The event as `read_events` gives it; None where it cannot be decoded."""
    frame: Frame | None = field(default=None, repr=False)
    is_damage: bool = False
    """No sound event begins here."""


class EventTrees:
    """Makes the nodes of the events of one log, in order.

    Args:
        make_decoder: makes a decoder of events; it knows the definitions of tables.
    """

    def __init__(self, make_decoder: Callable[[], EventDecoder]) -> None:
        self._make_decoder = make_decoder
        self._decoder = make_decoder()
        self._maps: TableMaps = {}
        self._parsed_map: tuple[Frame, Any] | None = None

    def forget(self) -> None:
        """Forget the tables of the open statement: bytes of the log were lost."""
        self._decoder.forget()
        self._maps = {}

    def event(self, frame: Frame, number: int, parent: Node | None = None) -> EventNode:
        """Return the node of an event; its parts are made when they are asked for."""
        maps = self._maps
        event, error = self._decoded(frame)
        start = frame.position if frame.payload_offset is None else frame.payload_offset
        inside = None if frame.payload_offset is None else frame.position
        data = frame.buffer[frame.start : frame.start + frame.header.event_size]
        node = _node(frame.header.event_type, number, Space(data, start, inside), len(data), parent)
        node.text, node.error = "" if event is None else _info(event), error
        node.position, node.payload_offset = frame.position, frame.payload_offset
        node.event, node.frame = event, frame
        joined = self._joined()
        node.fill = lambda made: self._fill(made, frame, event, maps, joined)
        return node

    def damage(
        self,
        position: int,
        data: bytes,
        length: int,
        form: FormatDescription | None,
        number: int,
        error: BinlogError,
        *,
        is_followed: bool,
    ) -> EventNode:
        """Return a node for bytes of the log that are no sound event, with what can be read of one that begins there.

        Args:
            position: of the bytes.
            data: the bytes, or the first of them.
            length: how many they are.
            form: the format description in force.
            number: of the node among the events.
            error: what is wrong.
            is_followed: a sound event begins after the bytes.
        """
        header = unpack_header(data.ljust(HEADER_SIZE, b"\0"), 0)
        node = _node(header.event_type, number, Space(data, position), length, None)
        node.error, node.position, node.is_damage = error.message, position, True
        node.text = f"no sound event; the next one begins at {position + length}" if is_followed else "no sound event"
        node.fill = lambda made: self._fill_damage(made, data, form, header)
        return node

    def _decoded(self, frame: Frame) -> tuple[Event | None, str | None]:
        """Decode an event and follow the table maps. Returns what is wrong with it, if anything."""
        try:
            event = self._decoder.decode(frame)
        except BinlogError as error:
            return None, error.message
        if isinstance(event.body, TableMapEvent):
            self._maps = {**self._maps, event.body.table.table_id: (frame, event.body.table)}
        elif self._maps and not self._decoder.tables:
            self._maps = {}
        return event, None

    def _joined(self) -> Node | None:
        """Return the rows event that the last piece has made whole, as a list of events."""
        frame = self._decoder.joined()
        if frame is None:
            return None
        made = Node("events", 0, frame.header.event_size, Space(b"", 0, frame.position), doc=_JOINED)
        made.parts.append(self.event(frame, 0, made))
        return made

    def _fill(self, node: Node, frame: Frame, event: Event | None, maps: TableMaps, joined: Node | None) -> None:
        body = event.body if event is not None else None
        known = maps.get(body.table_id) if isinstance(body, RowsEvent) else None
        is_endless = known is not None and not rows_have_bytes(frame)
        known = None if is_endless else known  # without a map no rows are looked for
        events = {0: frame.format.context, 1: _NO_STATEMENT}
        rows = None
        if known is not None:
            events[len(events)] = self._map(*known)
            rows = RowsShown(frame.header.event_type, known[1])
        _read(node, node.space.data, events, is_first=frame.header.event_type == _FORMAT, as_list=rows)
        holder = next((part for part in node.parts if part.name == "body"), node)
        if is_endless:
            node.error = holder.error = _NO_COLUMN
        if joined is not None:
            holder.add(joined)
        if isinstance(body, TransactionPayloadEvent):
            inside = Space(b"", 0, frame.position)
            made = holder.add(Node("events", 0, body.uncompressed_size, inside, doc=_INSIDE))
            made.fill = lambda events: self._fill_payload(events, frame, body)

    def _map(self, frame: Frame, table: Table) -> Any:
        """Return the event of a table map as the parser reads it, with what a definition adds."""
        if self._parsed_map is None or self._parsed_map[0] is not frame:
            data = frame.buffer[frame.start : frame.start + frame.header.event_size]
            root = SimpleNamespace(events={0: frame.format.context, 1: _NO_STATEMENT})
            event = MysqlBinlog.Event(2, KaitaiStream(BytesIO(data)), None, root)
            event._read()
            describe(event.body.metadata.columns, table)
            self._parsed_map = frame, event
        return self._parsed_map[1]

    def _fill_payload(self, node: Node, frame: Frame, body: TransactionPayloadEvent) -> None:
        trees = EventTrees(self._make_decoder)
        try:
            for number, inner in enumerate(trees._decoder.inside(frame, body)):
                node.parts.append(trees.event(inner, number, node))
        except BinlogError as error:
            node.error = error.message
        node.text = f"{len(node.parts)} events, {body.uncompressed_size} bytes"

    def _fill_damage(self, node: Node, data: bytes, form: FormatDescription | None, header: EventHeader) -> None:
        is_format = header.event_type == _FORMAT
        if form is not None or is_format:
            events: dict[int, Any] = {} if form is None else {0: form.context, 1: _NO_STATEMENT}
            size = header.event_size if HEADER_SIZE <= header.event_size <= len(data) else len(data)
            _read(node, data[:size], events, is_first=is_format)
        else:
            tile(node, node.start, node.end)
        for part in node.parts:
            part.error = node.error if part.is_unknown else part.error


def _node(event_type: int, number: int, space: Space, length: int, parent: Node | None) -> EventNode:
    told = ENUMS["EventType"].get(event_type)
    name = event_type_name(event_type)
    node = EventNode(str(number), space.base, space.base + length, space, "event", server_name=name, is_item=True)
    node.doc, node.event_type = told.doc if told else "", name
    node.parent = parent or Node("events", 0, 0, space)
    return node


def _info(event: Event) -> str:
    try:
        return " ".join(event_info(event).split())
    except BinlogError as error:
        return error.message


def _read(node: Node, data: bytes, events: dict[int, Any], *, is_first: bool, as_list: RowsShown | None = None) -> None:
    """Add the parts of an event, as far as it can be read."""
    idx = 0 if is_first else len(events)
    event = MysqlBinlog.Event(idx, KaitaiStream(BytesIO(data)), None, SimpleNamespace(events=events))
    errors = []
    try:
        event._read()
    except PARSE_ERRORS as error:
        errors.append(described(error))
    parts = Parts(len(data), as_list)
    try:
        parts.add(node, event, node.start)
    except BinlogError as error:
        errors.append(error.message)
    except RecursionError as error:  # documents in documents: some hundred of them
        errors.append(described(error))
    tile(node, node.start, node.end)
    errors += parts.errors
    if errors and not (isinstance(node, EventNode) and node.is_damage):
        node.error = errors[0]
    _check(node, event, data)


def _check(node: Node, event: Any, data: bytes) -> None:
    """Say of the checksum whether it is right."""
    footer = next((part for part in node.parts if part.name == "footer" and part.parts), None)
    if footer is None:
        return
    leaf = footer.parts[0]
    stored, actual = checksums(data, 0, len(data), footer.start - node.start)
    is_right = actual == stored
    leaf.text = f"{event.footer.checksum:#010x} ({'right' if is_right else f'wrong: the bytes give {actual:#010x}'})"
    footer.text = leaf.text
    if not is_right:
        leaf.error = footer.error = "checksum mismatch"
