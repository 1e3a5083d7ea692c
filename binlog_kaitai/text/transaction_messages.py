"""What Debezium's messages say of their transactions where ``provide.transaction.metadata`` is on: the order of each in
its own, and a message before the first and after the last of a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from json.encoder import encode_basestring
from posixpath import basename

from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.change_lines import texts_around
from binlog_kaitai.text.connect_schemas import transaction_key_schema, transaction_value_schema
from binlog_kaitai.text.envelopes import Properties
from binlog_kaitai.types.texts import json_text

__all__ = ["BLOCK", "Boundaries", "boundaries", "collection_text"]

BLOCK = '{{"id":{id},"total_order":{total},"data_collection_order":{order}}}'
"""Of a message: how many there were in its transaction, and of these of its table, from 1."""
_COLLECTION = '{{"data_collection":{name},"event_count":{count}}}'
_KEY = '{{"id":{id}}}'
_VALUE = '{{"status":"{status}","id":{id},"event_count":{count},"data_collections":{collections},"ts_ms":{ms}}}'
_MESSAGE = '{{{{"topic":{topic},"key":{key},"value":{value}}}}}\n'
_FILE = "file={file},pos={position}"
"""The id of a transaction without a GTID, by its first statement."""
_TOPIC = "transaction"


def collection_text(table: Table) -> str:
    """Return what the last message of a transaction says of a table, up to how many messages it has."""
    return texts_around(_COLLECTION, "count", name=encode_basestring(f"{table.database}.{table.name}"))[0]


class Boundaries:
    """The messages before the first and after the last of a transaction.

    Args:
        prefix: ``topic.prefix``.
        key_schemas: whether keys have their schema.
        value_schemas: whether values have.
    """

    def __init__(self, prefix: str, *, key_schemas: bool, value_schemas: bool) -> None:
        key = _with_schema(transaction_key_schema() if key_schemas else None, _KEY)
        value = _with_schema(transaction_value_schema() if value_schemas else None, _VALUE)
        self._message = _MESSAGE.format(topic=encode_basestring(f"{prefix}.{_TOPIC}"), key=key, value=value)

    def first(self, id: str, ms: int) -> str:
        """Return the message before those of a transaction, which has an id as JSON and a time in milliseconds."""
        return self._message.format(status="BEGIN", id=id, count="null", collections="null", ms=ms)

    def last(self, id: str, ms: int, counts: dict[str, int]) -> str:
        """Return the message after those of a transaction: `counts` by `collection_text`."""
        end = texts_around(_COLLECTION, "count", name="")[1]
        collections = f"[{','.join(f'{text}{count}{end}' for text, count in counts.items())}]"
        return self._message.format(status="END", id=id, count=sum(counts.values()), collections=collections, ms=ms)

    def texts(self, file: str) -> Sequence[str]:
        """Return the constant texts for a log, in the order of their numbers in `text_abi`."""
        first = _texts_around_ids(self._message, ["ms"], status="BEGIN", count="null", collections="null")
        last = _texts_around_ids(self._message, ["count", "collections", "ms"], status="END")
        block = texts_around(BLOCK, "id", "total", "order")
        collection_end = texts_around(_COLLECTION, "count", name="")[1]
        named = texts_around(_FILE, "position", file=json_text(basename(file))[1:-1])
        return [*first, *last[1:-1], f'"{named[0]}', f'{named[1]}"', *block, collection_end]


def boundaries(properties: Properties) -> Boundaries:
    """Return the messages at the ends of transactions by Debezium's properties."""
    schemas = {"key_schemas": properties.key_schemas, "value_schemas": properties.value_schemas}
    return Boundaries(properties.prefix, **schemas)


def _texts_around_ids(template: str, fields: list[str], **known: str) -> list[str]:
    """Return the constant texts of a template that has an id twice, before any other field."""
    key, rest = template.split("{id}", 1)
    between, rest = rest.split("{id}", 1)
    return [key.format(**known), between.format(**known), *texts_around(rest, *fields, **known)]


def _with_schema(schema: dict[str, object] | None, template: str) -> str:
    if schema is None:
        return template
    text = json_text(schema).replace("{", "{{").replace("}", "}}")
    return f'{{{{"schema":{text},"payload":{template}}}}}'
