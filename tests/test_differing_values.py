"""Values of rows that two logs describe in different ways."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from binlog_kaitai import iter_changes
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.comparing.values import differing_columns

SHOP = Path(__file__).parent.parent / "samples" / "mysql-9.7-shop.binlog"


def without_labels(change: RowChange, numbers: dict[str, int]) -> RowChange:
    """The same change in a log without the labels, which has numbers."""
    columns = tuple(replace(column, labels=None) for column in change.definition.columns)
    table = replace(change.definition, columns=columns)
    after = {**(change.after or {}), **numbers}
    return RowChange(change.operation, table, change.before, after, change.place, change.row, change.transaction)


def test_labels_are_the_numbers_that_stand_for_them() -> None:
    """As the statements of the log define them: ENUM('new', ...) and SET('new', 'sale', 'eco')."""
    changes = list(iter_changes(SHOP))
    order = next(change for change in changes if change.table == "orders" and (change.after or {})["status"] == "new")
    product = next(change for change in changes if (change.after or {}).get("tags") == "new,eco")
    for change, column, same, other in ((order, "status", 1, 2), (product, "tags", 0b101, 0b11)):
        assert differing_columns(change, without_labels(change, {column: same})) == []
        assert differing_columns(without_labels(change, {column: same}), change) == []
        number = [one.name for one in change.definition.columns].index(column)
        for wrong in (other, 200):
            assert differing_columns(change, without_labels(change, {column: wrong})) == [number]
