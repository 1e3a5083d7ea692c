"""Every row of the stored logs, value by value, against what mysqlbinlog, mariadb-binlog and SELECT say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle import corpus
from tests.oracle.checks import check_final_tables, check_rows, playback_obstacle
from tests.oracle.corpus import Log
from tests.oracle.later import LATER

ALL = [log for log in corpus.load(Path(__file__).parent / "data") if log.undamaged]
LOGS = [log for log in ALL if not log.needs & LATER]
WITH_ROWS = [log for log in LOGS if any(list(dump.rows()) for _, dump in log.row_dumps())]
WITH_TABLES = [
    (tables, logs)
    for tables, logs in corpus.with_final_tables(ALL).items()
    if all(log in LOGS for log in logs) and playback_obstacle(logs) is None
]


@pytest.mark.parametrize("log", WITH_ROWS, ids=lambda log: log.name)
def test_rows_are_what_the_tools_print(log: Log) -> None:
    report = check_rows(log)
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.rows > 0
    assert report.cells >= report.rows


@pytest.mark.parametrize("log", [log for log in LOGS if log not in WITH_ROWS], ids=lambda log: log.name)
def test_a_log_without_rows_has_no_changes(log: Log) -> None:
    report = check_rows(log)
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.rows == 0


@pytest.mark.parametrize(("tables", "logs"), WITH_TABLES, ids=lambda part: getattr(part, "name", ""))
def test_changes_played_back_are_what_select_returns(tables: Path, logs: list[Log]) -> None:
    report = check_final_tables(logs, tables)
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.rows > 0


def test_the_stored_logs_cover_the_column_types() -> None:
    printed = {
        (cell.type or "").partition("(")[0]
        for log in ALL
        for _, dump in log.row_dumps()
        for _, row in dump.rows()
        for image in (row.before, row.after)
        for cell in (image or {}).values()
    }
    assert printed >= {
        *("TINYINT", "SHORTINT", "MEDIUMINT", "INT", "LONGINT", "DECIMAL", "FLOAT", "DOUBLE", "BIT", "YEAR", "DATE"),
        *("TIME", "DATETIME", "TIMESTAMP", "ENUM", "SET", "STRING", "VARSTRING", "BLOB/TEXT", "LONGBLOB/LONGTEXT"),
        *("JSON", "GEOMETRY", "VECTOR", "VARSTRING", "BLOB/TEXT COMPRESSED"),
    }
