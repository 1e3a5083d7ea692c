"""The schemas that Kafka's JSON converter puts before the keys and values of Debezium's messages.

A log does not say what columns have where nothing is given, so that no field has a `default`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types import type_of
from binlog_kaitai.types.modes import Connect, Modes, connect_type

__all__ = ["key_schema", "transaction_key_schema", "transaction_value_schema", "value_schema"]

_FIRST = ("type", "fields", "items", "optional")
"""What stands first in a schema; its field stands last."""
_SNAPSHOTS = "true,first,first_in_data_collection,last_in_data_collection,last,false,incremental"
_SNAPSHOT = connect_type("string", "io.debezium.data.Enum", parameters={"allowed": _SNAPSHOTS}, default="false")
_SOURCE: tuple[tuple[str, str | Connect, bool], ...] = (
    *((name, "string", False) for name in ("version", "connector", "name")),
    *(("ts_ms", "int64", False), ("snapshot", _SNAPSHOT, True), ("db", "string", False), ("sequence", "string", True)),
    *(("ts_us", "int64", True), ("ts_ns", "int64", True), ("table", "string", True), ("server_id", "int64", False)),
    *(("gtid", "string", True), ("file", "string", False), ("pos", "int64", False), ("row", "int32", False)),
    *(("thread", "int64", True), ("query", "string", True)),
)
"""The fields of `source`, whether each may be null last."""
_TRANSACTION = (("id", "string", False), ("total_order", "int64", False), ("data_collection_order", "int64", False))
_METADATA = "io.debezium.connector.common.TransactionMetadata"
_TIMES = tuple((name, "int64", True) for name in ("ts_ms", "ts_us", "ts_ns"))


def _field(schema: Connect, name: str, *, optional: bool) -> Connect:
    known = {"optional": optional} | schema
    return {key: known[key] for key in _FIRST if key in known} | known | {"field": name}


def _fields(fields: Iterable[tuple[str, str | Connect, bool]]) -> list[Connect]:
    return [
        _field(connect_type(schema) if isinstance(schema, str) else schema, name, optional=optional)
        for name, schema, optional in fields
    ]


def _struct(name: str, fields: list[Connect], version: int | None = None, *, optional: bool = False) -> Connect:
    known = {} if version is None else {"version": version}
    return {"type": "struct", "fields": fields, "optional": optional, "name": name, **known}


def _columns(columns: Iterable[Column], modes: Modes) -> list[Connect]:
    schemas = ((column, type_of(column.cell.type).connect(column, modes)) for column in columns)
    return [_field(schema, column.name, optional=column.nullable) for column, schema in schemas]


def key_schema(table: Table, topic: str, modes: Modes) -> Connect:
    """Return the schema of the keys of a topic."""
    return _struct(f"{topic}.Key", _columns((table.columns[index] for index in table.primary_key), modes))


def value_schema(table: Table, topic: str, connector: str, modes: Modes) -> Connect:
    """Return the schema of the values of a topic; `connector` is mysql or mariadb."""
    row = _struct(f"{topic}.Value", _columns(table.columns, modes), optional=True)
    source = _struct(f"io.debezium.connector.{connector}.Source", _fields(_SOURCE), 1)
    transaction = _struct("event.block", _fields(_TRANSACTION), 1, optional=True)
    parts: list[tuple[str, Any, bool]] = [
        *(("before", row, True), ("after", row, True), ("source", source, False), ("transaction", transaction, True)),
        ("op", "string", False),
        *_TIMES,
    ]
    return _struct(f"{topic}.Envelope", _fields(parts), 2)


def transaction_key_schema() -> Connect:
    """Return the schema of the keys of the messages before and after a transaction."""
    return _struct(f"{_METADATA}Key", _fields([("id", "string", False)]), 1)


def transaction_value_schema() -> Connect:
    """Return the schema of the values of these messages."""
    counts = _fields([("data_collection", "string", False), ("event_count", "int64", False)])
    collection = _struct("event.collection", counts, 1, optional=True)
    parts: list[tuple[str, str | Connect, bool]] = [
        *(("status", "string", False), ("id", "string", False), ("event_count", "int64", True)),
        *(("data_collections", connect_type("array", items=collection), True), ("ts_ms", "int64", False)),
    ]
    return _struct(f"{_METADATA}Value", _fields(parts), 1)
