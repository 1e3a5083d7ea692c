"""What the tables of messages of all kinds have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.lines.lines import NULL, SharedLines
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.text_plan import PlansOf, Texts
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.rows.table import Table
from binlog_kaitai.text.change_lines import QUERY, texts_around

__all__ = ["common_texts", "shared_by", "table_record", "without_key"]

_NO_KEY = (
    "messages have no key, and columns no names, for the log tells neither (binlog_row_metadata=FULL does); --schema or"
    " --schema-from-log gives them"
)


def common_texts() -> list[str]:
    """Return the constant texts of all messages, in the order of their numbers in `text_abi`: two of those of lines."""
    texts = [""] * (w.P_QUERY + 1)
    texts[w.P_NULL], texts[w.P_QUERY] = NULL, texts_around(QUERY, "query")[0]
    return texts


def shared_by(plans_of: PlansOf) -> Callable[[Table], SharedLines | None]:
    """Return what makes what messages of tables with the same columns have in common."""

    def share(table: Table) -> SharedLines | None:
        plans = plans_of(table)
        return None if plans is None else SharedLines(table.columns, plans)

    return share


def table_record(table: Table, shared: SharedLines, mode: int, texts: Texts) -> TableRecord:
    """Return what the loops need to write the messages of a table's rows: its texts, its key, room for cells."""
    made = TableRecord(table, shared.records, plans=shared.plans, images=shared.images)
    count, start = len(table.columns), memory.address(shared.records)
    slots, cells = memory.numbers(texts.slots), memory.slots(2 * s.CELL_SLOTS * max(count, 1))
    key = memory.numbers([len(table.primary_key), *(start + index * r.Column.BYTES for index in table.primary_key)])
    made.kept += [shared, texts, slots, cells, key]
    record = made.record
    record[r.Table.mode], record[r.Table.texts] = mode, memory.address(slots)
    record[r.Table.key], record[r.Table.cells] = memory.address(key), memory.address(cells)
    record[r.Table.after] = record[r.Table.cells] + s.CELL_SLOTS * count * cells.itemsize
    return made


def without_key(table: Table, known: Sequence[str]) -> list[str]:
    """Return a warning that a table has no names and no key, unless that is not so or is known."""
    text = f"{table.database}.{table.name}: {_NO_KEY}"
    return [] if table.names != "positional" or table.primary_key or text in known else [text]
