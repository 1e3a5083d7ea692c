"""Events without the values that must not be seen: the same events, of the same shape, with other values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.output import raw_event, with_checksum
from binlog_kaitai.errors import BinlogError, RedactionError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import (
    Event,
    QueryEvent,
    RawEvent,
    RowsEvent,
    RowsQueryEvent,
    TableMapEvent,
    TransactionPayloadEvent,
)
from binlog_kaitai.format.headers import pack_header, unpack_header
from binlog_kaitai.format.structs import CELL_TYPES
from binlog_kaitai.inspection.events import EventNode, EventTrees
from binlog_kaitai.inspection.tree import Node, Space
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.redaction.alphabet import ANY
from binlog_kaitai.redaction.compressed import Edit, compressed, payload_edits, spliced
from binlog_kaitai.redaction.documents import redacted_document
from binlog_kaitai.redaction.hidden import Redaction
from binlog_kaitai.redaction.statements import Session, masked
from binlog_kaitai.redaction.values import Values, charset_of, other_labels
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.values.charset import charset_name

__all__ = ["Redactor"]

_Type = layout.EventType
_REFUSED = {
    _Type.pre_ga_write_rows_event: "rows of MySQL 5.1.15 and earlier, which are not decoded",
    _Type.pre_ga_update_rows_event: "rows of MySQL 5.1.15 and earlier, which are not decoded",
    _Type.pre_ga_delete_rows_event: "rows of MySQL 5.1.15 and earlier, which are not decoded",
    _Type.partial_row_data_event: "a piece of a rows event, without the others",
}
_DOCUMENT = "document"
_STATEMENTS = (
    ("query_event", "query"),
    ("mariadb_compressed", "plain"),
    ("rows_query_log_event", "query"),
    ("annotate_rows_event", "query"),
    ("execute_load_query_event", "query"),
)
"""Fields of the spec with the text of a statement: type and field."""
_BLOCKS = (("file_block_event", "block"), ("create_file_event", "block"))
"""Pieces of files of LOAD DATA."""
_HASH = ("u2_bytes", "value")
"""A hash of the key of a row, which tells the key to who tries."""


class Redactor:
    """Rewrites the events of one log, in their order.

    Args:
        redaction: what must not be seen.
        make_decoder: makes a decoder of events; it knows the definitions of tables.
        file: name of the log for messages.
    """

    def __init__(self, redaction: Redaction, make_decoder: Callable[[], EventDecoder], file: str) -> None:
        self._redaction = redaction
        self._file = file
        self._trees = EventTrees(make_decoder)
        self._secret = redaction.secret
        self._values = Values(redaction.secret)
        self._session = Session()
        self._database = ""
        self._query = ""
        """The statement of the rows that follow, where the log has it."""
        self._place = ""
        self._fields: dict[tuple[str, str], Callable[[Node, Node], bytes]] = {
            **dict.fromkeys(_STATEMENTS, self._statement),
            **dict.fromkeys(_BLOCKS, self._block),
            ("user_var_event", "value"): self._variable,
            ("intvar_event", "value"): self._number,
            _HASH: self._hash,
        }

    def __call__(self, frame: Frame, event: Event | None = None) -> bytes:
        """Return the bytes of an event, with a new checksum where something changed. Raises RedactionError."""
        return self.redacted(frame)[0]

    def redacted(self, frame: Frame) -> tuple[bytes, Any]:
        """Return the bytes of an event, with a new checksum where something changed, and its body. Raises
        RedactionError."""
        self._place = f"{self._file}:{frame.position}"
        try:
            node = self._trees.event(frame, 0)
            data = raw_event(frame)
            found = self._rewritten(node)
            return found if found == data else with_checksum(bytearray(found), frame.format), _body(node)
        except BinlogError as error:
            problem = (
                error if isinstance(error, RedactionError) else RedactionError(f"cannot be redacted: {error.message}")
            )
            self._redaction.problem = problem
            problem.at(self._file, frame.position, frame.type_name)
            raise problem from error

    @property
    def knows_statement(self) -> bool:
        """The log has the statement of the rows that follow."""
        return bool(self._query)

    def see(self, frame: Frame) -> None:
        """Follow an event that stays as it is: a table map, or the statement that begins or ends a transaction."""
        body = _body(self._trees.event(frame, 0))
        if isinstance(body, QueryEvent):
            self._session, self._database, self._query = _session(body), body.database, ""

    def forget_tables(self) -> None:
        """Know no table map."""
        self._trees.forget()

    def note(self, table: Table, position: int) -> None:
        """Note that rows of a table were met. Raises RedactionError."""
        self._redaction.note(table, f"{self._file}:{position}", self._query, self._database)

    def changed(self, frame: Frame) -> Frame:
        """Return the frame of a rewritten event."""
        data, at = self(frame), frame.start
        header = unpack_header(data, 0)
        end = len(data) - (frame.header.event_size + at - frame.body_end)
        return frame._replace(header=header, buffer=data, start=0, body_start=frame.body_start - at, body_end=end)

    def _rewritten(self, node: EventNode) -> bytes:
        """Return the bytes of an event; its checksum is to be made anew if they are others."""
        data = node.data
        if not self._concerns(node):
            return data
        if isinstance(_body(node), TransactionPayloadEvent):
            edits = self._payload(node)
        else:
            _refuse_errors(node)
            edits = list(self._edits(node))
        if not edits:
            return data
        found = bytearray(spliced(data, node.start, edits))
        pack_header(found, unpack_header(data, 0)._replace(event_size=len(found)))
        return bytes(found)

    def _payload(self, node: EventNode) -> list[Edit]:
        """Return what changes in a payload event: its events, compressed again."""
        events = node["body.events"]
        inner = [part for part in events.children if isinstance(part, EventNode)]
        if events.error:
            raise RedactionError(events.error)
        found = [b"" if self._leaves_out(part) else self._rewritten(part) for part in inner]
        if all(new == part.data for new, part in zip(found, inner, strict=True)):
            return []
        return payload_edits(node["body"], b"".join(found))

    def _leaves_out(self, node: EventNode) -> bool:
        """Return whether an event in a payload is about a table that is not to be written."""
        body = _body(node)
        if not self._redaction.leaves_out or not isinstance(body, TableMapEvent | RowsEvent):
            return False
        return body.table is not None and self._redaction.is_stranger(body.table)

    def _concerns(self, node: EventNode) -> bool:
        """Return whether an event may have values that must not be seen. Raises RedactionError if nobody can tell."""
        body, kind = _body(node), unpack_header(node.data, 0).event_type
        if node.error or body is None:
            raise RedactionError(f"cannot be redacted: {node.error}")
        if isinstance(body, RawEvent) or kind in _REFUSED:
            what = _REFUSED.get(kind, "an event that is not decoded by this version")  # type: ignore[call-overload]
            raise RedactionError(f"{what}: nobody can tell what is in it; leave it out by a filter")
        if isinstance(body, TableMapEvent):
            return any(_has_labels(body.table.columns[index].cell.type) for index in self._redaction.of(body.table))
        if isinstance(body, RowsEvent):
            if body.table is None:
                raise RedactionError("rows without their table map, so that nobody can tell what is in them")
            self._redaction.note(body.table, self._place, self._query, self._database)
            return bool(self._redaction.of(body.table))
        if isinstance(body, QueryEvent):
            self._session, self._database, self._query = _session(body), body.database, ""
        elif isinstance(body, RowsQueryEvent):
            self._query = body.query
        return True

    def _edits(self, node: EventNode) -> Iterator[Edit]:
        """Yield what changes in the bytes of an event."""
        inside: list[Edit] = []
        space: Space | None = None
        for part, new in self._found(node, _body(node)):
            if part.space is node.space:
                yield part.start, part.end, new
            else:
                inside.append((part.start, part.end, new))
                space = part.space
        if space is not None:
            holder = next(part for part in node.walk() if part.type == "mariadb_compressed")
            yield holder.start, holder.end, compressed(holder.data, spliced(space.data, space.base, inside))

    def _found(self, node: Node, body: Any) -> Iterator[tuple[Node, bytes]]:
        """Yield the parts that change, and what they become."""
        for part in node.children:
            replace = self._fields.get((node.type, part.name))
            if part.type == "optional_metadata_field":
                yield from self._labels(part, body.table)
            elif node.type == "row" and part.type in CELL_TYPES:
                yield from _if_new(part, self._cell(part, body.table))
            elif replace is not None:
                yield from _if_new(part, replace(node, part))
            elif part.is_unknown and any(part.data):
                raise RedactionError(f"{part.path}: {part.size} bytes of which nobody knows what they are")
            else:
                yield from self._found(part, body)

    def _statement(self, node: Node, part: Node) -> bytes:
        return masked(part.data, self._session, self._secret)

    def _block(self, node: Node, part: Node) -> bytes:
        return self._secret.text(part.data, self._session.charset)

    def _number(self, node: Node, part: Node) -> bytes:
        return self._values.fixed("value_u8", part.data)

    def _hash(self, node: Node, part: Node) -> bytes:
        return self._secret.text(part.data, ANY)

    def _cell(self, node: Node, table: Table) -> bytes | None:
        column = next((column for column in table.columns if column.name == node.name), None)
        if column is None or column.index not in self._redaction.of(table) or not node.size:
            return None
        if _has_labels(node.type) and not self._redaction.is_named(table, column):
            return None  # a number: only its labels are text
        if type_of(node.type).mask == _DOCUMENT:
            return redacted_document(node, self._secret)
        return self._values.cell(column, node.data)

    def _variable(self, node: Node, part: Node) -> bytes:
        """Return another value of a user variable."""
        parts = {part.name: part for part in node.children}
        if part.type == "user_var_decimal":
            fields = {part.name: part for part in part.children}
            digits = fields["digits"]
            new = self._values.decimal(digits.data, fields["precision"].value, fields["scale"].value)
            return spliced(part.data, part.start, [(digits.start, digits.end, new)])
        if part.type:
            return self._values.fixed(part.type, part.data)
        return self._secret.text(part.data, charset_name(parts["charset_number"].value) or ANY)

    def _labels(self, node: Node, table: Table) -> Iterator[tuple[Node, bytes]]:
        """Yield other labels for ENUM and SET columns."""
        kind = next(part.value for part in node.children if part.name == "field_type")
        columns = [column for column in table.columns if type_of(column.cell.type).labels_in == kind]
        lists = [part for part in node.walk() if part.type == "metadata_label_list"] if columns else []
        for column, labels in zip(columns, lists, strict=False):
            if column.index in self._redaction.of(table):
                yield from self._other_labels(column, [part for part in labels.walk() if part.type == "metadata_label"])

    def _other_labels(self, column: Column, labels: list[Node]) -> Iterator[tuple[Node, bytes]]:
        parts = [part for label in labels for part in label.children if part.name == "value"]
        yield from zip(
            parts, other_labels(self._secret, [part.data for part in parts], charset_of(column)), strict=True
        )


def _if_new(part: Node, data: bytes | None) -> Iterator[tuple[Node, bytes]]:
    if data is not None and data != part.data:
        yield part, data


def _has_labels(cell_type: str) -> bool:
    return type_of(cell_type).labels_in is not None


def _body(node: EventNode) -> Any:
    return None if node.event is None else node.event.body


def _refuse_errors(node: Node) -> None:
    """Raise RedactionError for what cannot be read of an event."""
    for part in node.walk():
        if part.error:
            raise RedactionError(f"{part.path}: {part.error}")


def _session(body: QueryEvent) -> Session:
    """Return how the text of a statement is to be read."""
    found: Any = body.status_vars
    charset = found.get("charset", {}).get("character_set_client")
    mode = found.get("sql_mode", {}).get("low")
    return Session((charset is not None and charset_name(charset)) or "utf8mb4", mode)
