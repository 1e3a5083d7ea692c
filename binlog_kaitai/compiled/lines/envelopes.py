"""Reads a log into messages as Debezium has them by the fast loops; see `text.envelopes`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.lines import NULL, LinesSink, SharedLines
from binlog_kaitai.compiled.lines.messages import common_texts, shared_by, table_record, without_key
from binlog_kaitai.compiled.lines.open_messages import OpenMessages
from binlog_kaitai.compiled.lines.queries import Queries
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.plans.envelope_plan import envelope_plans
from binlog_kaitai.compiled.plans.text_plan import Texts
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.events.model import RowsQueryEvent
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.change_lines import texts_around
from binlog_kaitai.text.envelopes import (
    MESSAGE,
    NO_QUERY,
    TOMBSTONE,
    VALUE,
    EnvelopeWriter,
    Properties,
    around,
    forms,
    heads,
)
from binlog_kaitai.text.transaction_messages import boundaries

__all__ = ["change_messages"]

_FIELDS = ("before", "after", "source_ms", "source_us", "source_ns", "server_id", "gtid", "position", "row", "thread")
_REST = ("transaction", "op", "ms", "us", "ns")
_NUMBERS_BYTES = 1024
"""Of the numbers and the GTIDs of two messages."""
_PARTS = 6
"""Slots of what `loops.envelopes` notes."""
_MOST_MESSAGES, _MOST_IMAGES = 3, 2
"""Of a row, each of the former with its key."""


def message_texts(table: Table, file: str, properties: Properties, *, is_mariadb: bool) -> list[str]:
    """Return the constant texts of a table's messages, in the order of their numbers in `text_abi`."""
    known = forms(table, file, properties, is_mariadb=is_mariadb)
    head, _, tail = VALUE.partition("{query}")
    begin, *fields, _ = texts_around(head, *_FIELDS, **known)
    transaction, operation, *times = texts_around(tail, *_REST, **known)
    of_key, of_value = around(table, properties, is_mariadb=is_mariadb)
    key = of_key[1] if table.primary_key else NULL
    first, after_key, end = texts_around(MESSAGE, "key", "value", topic=heads(table, properties))
    tombstone = f"{key}{after_key}{TOMBSTONE}{end}" if properties.tombstones else ""
    before = f"{key}{after_key}{of_value[0]}{begin}"
    times[-1] += f"{of_value[1]}{end}"
    return [f"{first}{of_key[0]}", before, *fields, NO_QUERY, transaction, operation, *times, tombstone]


def _table_messages(table: Table, shared: SharedLines, texts: Sequence[str]) -> TableRecord:
    """Return what the loops need to write the messages of a table's rows."""
    assert len(texts) == w.E_LINE, "the loops would read beyond them"
    made_texts, parts = Texts(texts), memory.slots(_PARTS)
    made = table_record(table, shared, s.AS_ENVELOPES, made_texts)
    made.kept.append(parts)
    made.record[r.Table.parts] = memory.address(parts)
    images = (_MOST_IMAGES + _MOST_MESSAGES) * shared.image_bytes
    made.record[r.Table.row_bytes] = images + _MOST_MESSAGES * made_texts.size + _NUMBERS_BYTES
    return made


def _open_messages(rows: RowWalk, file: str, properties: Properties) -> OpenMessages:
    texts = boundaries(properties).texts(file)
    assert len(texts) == w.T_TEXTS, "the loops would read beyond them"
    return OpenMessages(rows.walk, s.HAVE_ENDS, texts)


def change_messages(log: CompiledLog, properties: Properties) -> Iterator[memoryview]:
    """Yield the messages of a log, lines in UTF-8, each with its end, some at a time or a large one in pieces. The
    memory is used again.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    rows = log.rows
    with rows.opened() as context:

        def is_mariadb() -> bool:
            return items.form is not None and items.form.is_mariadb

        def record_of(table: Table, shared: SharedLines) -> TableRecord:
            log.ledger.warnings += without_key(table, log.ledger.warnings)
            texts = message_texts(table, log.source.name, properties, is_mariadb=is_mariadb())
            made = _table_messages(table, shared, texts)
            if open_messages is not None:
                made.record[r.Table.collection] = memory.address(open_messages.collection(table))
            return made

        open_messages = _open_messages(rows, log.source.name, properties) if properties.transactions else None
        policy = rows.log.options.value_policy(rows.log.text_policy()).limited()
        plans_of = envelope_plans(policy, properties.modes, mask_of_column(rows.log.options.masks))
        items = rows.items(by_columns(shared_by(plans_of), record_of))
        queries = Queries(context) if log.options.with_query else None
        log.walk.walker.events.kept += () if queries is None else (RowsQueryEvent,)
        writer = EnvelopeWriter(properties, is_mariadb, *([] if open_messages is None else [open_messages.block]))
        sink = LinesSink(items, common_texts(), writer.messages, queries=queries, open_messages=open_messages)
        yield from rows.feed(sink)
    log.events.refuse_unsupported()
