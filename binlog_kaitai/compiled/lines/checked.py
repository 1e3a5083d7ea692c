"""Checks that all rows of a log can be read, by the fast loops: nothing is made of them."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.lines import SharedLines, lines_shared
from binlog_kaitai.compiled.lines.text_output import TextOutput, as_it_is
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.items import Items
from binlog_kaitai.compiled.rows.sink import Answers, FoundRows, When
from binlog_kaitai.compiled.tables.table_record import OnHead, TableRecord, by_columns, no_record
from binlog_kaitai.rows.table import Table

__all__ = ["check_rows", "checked_table"]


class _Sink:
    """Makes nothing of rows. What has to be written to be checked is in the buffer of the text output, in turn."""

    def __init__(self, items: Items) -> None:
        self._items, self._text = items, TextOutput(items, [], as_it_is)

    def register(self, answers: Answers[memoryview]) -> None:
        """Put in what makes room and values."""
        self._text.register(answers)

    def rows(self, found: FoundRows) -> Iterator[memoryview]:
        """Have rows that Python decodes be decoded."""
        return self._items.take_changes(found, lambda change: ())

    def deliver(self, when: When) -> Iterator[memoryview]:
        """Deliver nothing; rows of tables are counted."""
        return self._text.deliver(when)


def checked_table(table: Table, shared: SharedLines, on_head: OnHead = no_record) -> TableRecord:
    """Return what the loops need to check the rows of a table; see `TableRecord` for `on_head`."""
    made = TableRecord(table, shared.records, plans=shared.plans, images=shared.images, on_head=on_head)
    made.kept.append(shared)
    made.record[r.Table.mode], made.record[r.Table.row_bytes] = s.CHECKED, shared.image_bytes
    return made


def check_rows(log: CompiledLog) -> None:
    """Decode all rows of a log, for its ledger alone.

    Raises BinlogError where the damage stands, after all before it was counted.
    """
    with log.rows.opened():
        items = log.rows.items(by_columns(lines_shared(log.rows), checked_table))
        for _ in log.rows.feed(_Sink(items)):
            pass
    log.events.refuse_unsupported()
