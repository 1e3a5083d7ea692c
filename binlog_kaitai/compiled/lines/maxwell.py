"""Reads a log into messages as Maxwell has them by the fast loops; see `text.maxwell`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.lines import SharedLines
from binlog_kaitai.compiled.lines.messages import common_texts, shared_by, table_record, without_key
from binlog_kaitai.compiled.lines.open_messages import OpenMessages
from binlog_kaitai.compiled.lines.queries import Queries
from binlog_kaitai.compiled.lines.text_output import TextOutput, as_it_is
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.column_plans import mask_of_column
from binlog_kaitai.compiled.plans.maxwell_plan import maxwell_plans
from binlog_kaitai.compiled.plans.text_plan import Texts, encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import TableRecord, by_columns
from binlog_kaitai.events.model import RowsQueryEvent
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.maxwell import COMMIT, MaxwellWriter, Outputs, table_texts

__all__ = ["maxwell_messages"]

_NUMBERS_BYTES = 512
"""Of the numbers and the GTID of a message."""
_MOST_IMAGES = 4
"""Of a row: what stands in `data`, the key, and what is compared for `old`."""


def _table_messages(table: Table, shared: SharedLines, texts: Sequence[str]) -> TableRecord:
    """Return what the loops need to write the messages of a table's rows."""
    assert len(texts) == w.M_LINE, "the loops would read beyond them"
    made_texts = Texts(texts)
    made = table_record(table, shared, s.AS_MAXWELL, made_texts)
    made.record[r.Table.row_bytes] = _MOST_IMAGES * shared.image_bytes + made_texts.size + _NUMBERS_BYTES
    return made


class MaxwellSink:
    """Makes messages of rows.

    Args:
        items: the work items.
        open_messages: what is known of the messages of the transaction at hand.
        writer: makes those of rows that Python has decoded.
        queries: keeps the statements of rows, where messages have them.
    """

    def __init__(
        self, items: Items, open_messages: OpenMessages, writer: MaxwellWriter, queries: Queries | None
    ) -> None:
        self._items, self._open, self._writer, self._queries = items, open_messages, writer, queries
        self._text = TextOutput(items, common_texts(), as_it_is)

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what the loops ask for while they write messages."""
        self._text.register(answers)
        self._open.register(answers)
        if self._queries is not None:
            self._queries.register(answers)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Put messages of rows that Python has decoded after those of the loops."""
        return self._items.take_changes(found, self._put)

    def _put(self, change: RowChange) -> Iterator[memoryview]:
        yield from self._open.begin(self._text)
        number = self._open.next_number()
        parts = [encoded(part) for part in self._writer.parts(change, number)]
        yield from self._text.put_whole(b"".join(parts))
        self._open.hold(parts, is_committed=change.transaction.outcome == "commit")

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver messages, where they have to be: all, those of a large event."""
        if when is When.STREAM or when is When.LOG:
            yield from self._open.end(self._text)
        if when is not When.PIECE or self._text.is_large:
            yield from self._text.deliver(when)


def maxwell_messages(log: CompiledLog, outputs: Outputs) -> Iterator[memoryview]:
    """Yield the messages of a log, lines in UTF-8, each with its end, some at a time. The memory is used again.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """
    rows = log.rows
    with rows.opened() as context:

        def record_of(table: Table, shared: SharedLines) -> TableRecord:
            log.ledger.warnings += without_key(table, log.ledger.warnings)
            return _table_messages(table, shared, table_texts(table, log.source.name, outputs))

        policy = rows.log.options.value_policy(rows.log.text_policy()).limited()
        plans_of = maxwell_plans(policy, mask_of_column(rows.log.options.masks))
        items = rows.items(by_columns(shared_by(plans_of), record_of))
        queries = Queries(context) if log.options.with_query else None
        log.walk.walker.events.kept += () if queries is None else (RowsQueryEvent,)
        form = s.LAST_MARKED if outputs.commit_info else s.NOT_TOLD
        open_messages = OpenMessages(rows.walk, form, [COMMIT])
        yield from rows.feed(MaxwellSink(items, open_messages, MaxwellWriter(outputs), queries))
    log.events.refuse_unsupported()
