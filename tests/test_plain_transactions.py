"""Transactions that are found many at once are told as each of them by itself."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

import pyarrow as pa
import pytest
from binlog_kaitai.changes.plain_transactions import Found, PlainTransactions, each

from binlog_kaitai.archive import index_file
from binlog_kaitai.cli import transactions as command
from binlog_kaitai.cli.times import UTC_ZONE

GTID = "b4709454-e76e-11f1-abb4-02fc00000001:7"
LONG = "INSERT INTO t VALUES (" + "1 " * 60 + ")"
STATEMENTS = {
    "usual": "DELETE FROM t",
    "cut after a space": LONG,
    "two spaces": "DELETE  FROM t",
    "spaces at its ends": " DELETE FROM t ",
    "lines": "DELETE\n\tFROM t",
    "not printable": "DELETE FROM t /* \x1b */",
    "quotes": "DELETE FROM t WHERE a = \"b\\\\\" || 'Ω'",
    "nothing": "",
    "only spaces": "   ",
    "unknown": None,
}


def found(statements: Iterable[str | None], gtid: str | None = GTID, outcome: str = "commit") -> PlainTransactions:
    texts = list(statements)
    count = len(texts)
    return PlainTransactions(
        file="mysql-bin.000001",
        position=[1000 * number + 4 for number in range(count)],
        gtid=[gtid] * count,
        thread_id=[None if number % 3 == 1 else number for number in range(count)],
        server_id=[1] * count,
        start=[1_795_000_000 + number // 2 for number in range(count)],
        end=[1_795_000_000 + number * 0.75 for number in range(count)],
        outcome=[outcome] * count,
        bytes=[123_456 * number for number in range(count)],
        inflated_bytes=[123_457 * number for number in range(count)],
        end_position=[1000 * number + 900 for number in range(count)],
        statement=texts,
    )


def lines(pieces: Iterable[Found]) -> list[str]:
    table = command._Table(UTC_ZONE)
    pieces = list(pieces)
    return [*chain(*map(table.lines, pieces)), *chain(*map(command._json_lines, pieces))]


@pytest.mark.parametrize("gtid", [GTID, None])
@pytest.mark.parametrize("outcome", ["commit", "statement", "open", "rollback"])
@pytest.mark.parametrize("name", STATEMENTS)
def test_lines_are_those_of_each(name: str, outcome: str, gtid: str | None) -> None:
    many = found(["INSERT INTO t VALUES (1)", STATEMENTS[name], LONG, "COMMIT"], gtid, outcome)
    assert lines([many]) == lines(each([many]))


def test_rows_of_the_index_are_those_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index_file, "_BATCH", 8)
    monkeypatch.setattr(index_file, "_FEW", 3)
    many = found(STATEMENTS.values())
    pieces = [many, *each([many.part(0, 5)]), many.part(3, 4), many]
    tables = list(index_file.rows_of("mysql-bin.000001", pieces))
    assert tables == list(index_file.rows_of("mysql-bin.000001", each(pieces)))
    assert [table.num_rows for table in tables] == [8, 8, 8, 2]
    assert pa.concat_tables(tables)["statement"].to_pylist()[:10] == list(STATEMENTS.values())
