"""Row changes as the messages that Debezium's connectors for MySQL and MariaDB write, one JSON object a line: topic,
key and value.

The fields, their order and their names are those of Debezium 3.6; how values look, `types` says by the connector's
modes. A change of the primary key becomes a delete, a tombstone and a create, as there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from json.encoder import encode_basestring
from posixpath import basename
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.change_lines import QUERY, key_text, query_text
from binlog_kaitai.text.connect_schemas import key_schema, value_schema
from binlog_kaitai.types import type_of
from binlog_kaitai.types.modes import Connect, Modes
from binlog_kaitai.types.texts import json_text

__all__ = [
    "MESSAGE",
    "NO_BLOCK",
    "NO_QUERY",
    "TOMBSTONE",
    "VALUE",
    "EnvelopeWriter",
    "Properties",
    "around",
    "forms",
    "heads",
    "micros_of",
]

VERSION = "3.6.3.Final"
"""Of Debezium: the release whose messages these are."""
MESSAGE = '{{{topic}"key":{key},"value":{value}}}\n'
VALUE = (
    '{{"before":{before},"after":{after},"source":{{"version":{version},"connector":{connector},"name":{name},'
    '"ts_ms":{source_ms},"snapshot":"false","db":{db},"sequence":null,"ts_us":{source_us},"ts_ns":{source_ns}000,'
    '"table":{table},"server_id":{server_id},"gtid":{gtid},"file":{file},"pos":{position},"row":{row},'
    '"thread":{thread}{query}}},"transaction":{transaction},"op":"{op}","ts_ms":{ms},"ts_us":{us},"ts_ns":{ns}000}}'
)
NO_QUERY, TOMBSTONE, NO_BLOCK = QUERY.format(query="null"), "null", "null"
_OPERATIONS = {"insert": "c", "update": "u", "delete": "d"}
"""Letters of operations."""
_SECOND, _MILLI = 1_000_000, 1000
_NOT_IN_TOPICS = re.compile(r"[^a-zA-Z0-9._-]")
_LAST_OF_ONE_UNIT = "\uffff"


class Properties(NamedTuple):
    """What messages are to be like."""

    prefix: str = "binlog"
    """``topic.prefix``."""
    modes: Modes = Modes()
    tombstones: bool = True
    """``tombstones.on.delete``."""
    key_schemas: bool = False
    """``key.converter.schemas.enable``."""
    value_schemas: bool = False
    """``value.converter.schemas.enable``."""
    transactions: bool = False
    """``provide.transaction.metadata``."""


class Around(NamedTuple):
    """What stands around the keys and the values of a table's messages: nothing, or their schemas."""

    key: tuple[str, str]
    value: tuple[str, str]


def around(table: Table, properties: Properties, *, is_mariadb: bool) -> Around:
    """Return what stands around keys and values."""
    topic, modes = _topic(properties, table), properties.modes
    key = value = ("", "")
    if properties.key_schemas and table.primary_key:
        key = _with_schema(key_schema(table, topic, modes))
    if properties.value_schemas:
        value = _with_schema(value_schema(table, topic, _connector(is_mariadb=is_mariadb), modes))
    return Around(key, value)


def _with_schema(schema: Connect) -> tuple[str, str]:
    return f'{{"schema":{json_text(schema)},"payload":', "}"


def _connector(*, is_mariadb: bool) -> str:
    return "mariadb" if is_mariadb else "mysql"


def _topic(properties: Properties, table: Table) -> str:
    """Return the topic of a table, in which each unit of UTF-16 that no topic may have is an underscore."""
    name = f"{properties.prefix}.{table.database}.{table.name}"
    return _NOT_IN_TOPICS.sub(lambda found: "__" if found[0] > _LAST_OF_ONE_UNIT else "_", name)


def heads(table: Table, properties: Properties) -> str:
    """Return what a message begins with."""
    return f'"topic":{encode_basestring(_topic(properties, table))},'


def forms(table: Table, file: str, properties: Properties, *, is_mariadb: bool) -> dict[str, str]:
    """Return what `VALUE` has for a table and a log."""
    return {
        "version": json_text(VERSION),
        "connector": json_text(_connector(is_mariadb=is_mariadb)),
        "name": json_text(properties.prefix),
        "db": encode_basestring(table.database),
        "table": encode_basestring(table.name),
        "file": encode_basestring(basename(file)),
    }


def micros_of(change: RowChange) -> int:
    """Return when a row was changed, in microseconds: the commit on the server that ran it first, which Debezium reads
    where there is a GTID; else the second of the event."""
    micros = change.transaction.original_commit
    return change.place.timestamp * _SECOND if micros is None or change.transaction.gtid is None else micros


class EnvelopeWriter:
    """Renders row changes as messages.

    Args:
        properties: what they are to be like.
        is_mariadb: says whether MariaDB has written the log at hand.
        block_of: returns what the next message of a change says of its transaction.
    """

    def __init__(
        self,
        properties: Properties,
        is_mariadb: Callable[[], bool],
        block_of: Callable[[RowChange], str] = lambda change: NO_BLOCK,
    ) -> None:
        self._properties, self._is_mariadb, self._block_of = properties, is_mariadb, block_of
        self._tables: Bounded[int, tuple[Table, list[_Column]]] = Bounded()

    def messages(self, change: RowChange) -> Iterator[str]:
        """Yield the messages of a change, each a line with its end."""
        columns = self._columns(change.definition)
        before, after = ({} if image is None else image for image in (change.before, change.after))
        old, new = _key(change.definition, columns, before, after), _key(change.definition, columns, after, before)
        parts = [None if image is None else _image(image, columns) for image in (change.before, change.after)]
        if change.operation == "update" and old != new:
            yield self._message(change, old, "d", parts[0], None)
            yield from self._tombstone(change, old)
            yield self._message(change, new, "c", None, parts[1])
            return
        yield self._message(change, new, _OPERATIONS[change.operation], *parts)
        if change.operation == "delete":
            yield from self._tombstone(change, old)

    def _columns(self, table: Table) -> list[_Column]:
        known = self._tables.get(id(table))
        if known is None:
            made = [_Column(column, self._properties.modes) for column in table.columns]
            known = self._tables.put(id(table), (table, made), len(made))
        return known[1]

    def _tombstone(self, change: RowChange, key: str) -> Iterator[str]:
        if self._properties.tombstones:
            yield self._put(change, key, TOMBSTONE, ("", ""))

    def _message(self, change: RowChange, key: str, op: str, before: str | None, after: str | None) -> str:
        place, transaction = change.place, change.transaction
        us = micros_of(change)
        times = {f"{of}{unit}": us for of in ("source_", "") for unit in ("us", "ns")}
        value = VALUE.format(
            before=before or "null",
            after=after or "null",
            **forms(change.definition, place.file, self._properties, is_mariadb=self._is_mariadb()),
            **times,
            source_ms=us // _MILLI,
            ms=us // _MILLI,
            server_id=place.server_id,
            gtid=json_text(transaction.gtid),
            position=place.position,
            row=change.row,
            thread=json_text(transaction.thread_id),
            query=NO_QUERY if place.query is None else query_text(place.query),
            transaction=self._block_of(change),
            op=op,
        )
        return self._put(change, key, value, self._around(change.definition).value)

    def _around(self, table: Table) -> Around:
        return around(table, self._properties, is_mariadb=self._is_mariadb())

    def _put(self, change: RowChange, key: str, value: str, of_value: tuple[str, str]) -> str:
        before, after = self._around(change.definition).key
        key, value = f"{before}{key}{after}", f"{of_value[0]}{value}{of_value[1]}"
        return MESSAGE.format(topic=heads(change.definition, self._properties), key=key, value=value)


class _Column:
    """What messages have of a column."""

    def __init__(self, column: Column, modes: Modes) -> None:
        self.name, self._key = column.name, key_text(column)
        self._render = envelope_form(column, modes)

    def text(self, value: Any) -> str:
        """Return the name and a value."""
        return f"{self._key}{'null' if value is None else self._render(value)}"


def envelope_form(column: Column, modes: Modes) -> Callable[[Any], str]:
    """Return what makes JSON of a value of a column that is not NULL."""
    record = type_of(column.cell.type)
    return record.text(column) if record.envelope is None else record.envelope(column, modes)


def _image(image: Image, columns: list[_Column]) -> str:
    parts = (column.text(image[column.name]) for column in columns if column.name in image)
    return f"{{{','.join(parts)}}}"


def _key(table: Table, columns: list[_Column], image: Image, other: Image) -> str:
    """Return the key of a row; what an image lacks of it, the other one has."""
    if not table.primary_key:
        return "null"
    found = ((columns[index], columns[index].name) for index in table.primary_key)
    parts = (column.text(image[name] if name in image else other.get(name)) for column, name in found)
    return f"{{{','.join(parts)}}}"
