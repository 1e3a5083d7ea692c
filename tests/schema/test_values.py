"""Values that need a definition, against what the servers' SELECT returned."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.oracle import corpus
from tests.oracle.checks import check_defined_tables, check_tables_by_statements, playback_obstacle
from tests.oracle.corpus import Log

from .conftest import DATA

LOGS = [log for log in corpus.load(Path(__file__).parents[1] / "data") if log.undamaged]
TABLES = [(path, logs) for path, logs in corpus.with_final_tables(LOGS).items() if playback_obstacle(logs) is None]
OLD_TEMPORALS = sorted(DATA.glob("oldhires-*.binlog"))


@pytest.mark.parametrize(("tables", "logs"), TABLES, ids=lambda part: getattr(part, "name", ""))
def test_tables_defined_by_a_schema_are_what_select_returns(tables: Path, logs: list[Log]) -> None:
    report = check_tables_by_statements([log.path for log in logs], tables)
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.rows > 0


@pytest.mark.parametrize(("tables", "logs"), TABLES, ids=lambda part: getattr(part, "name", ""))
def test_tables_defined_by_the_log_are_what_select_returns(tables: Path, logs: list[Log]) -> None:
    report = check_defined_tables([log.path for log in logs], tables, "--schema-from-log")
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.rows > 0


@pytest.mark.parametrize("source", ["--schema", "--schema-from-log"])
@pytest.mark.parametrize("log", OLD_TEMPORALS, ids=lambda path: path.stem)
def test_old_temporals_with_a_fraction(log: Path, source: str) -> None:
    """MariaDB wrote these with mysql56_temporal_format=OFF; no tool reads them from the log alone."""
    schema = [str(log.with_suffix(".sql"))][: source == "--schema"]
    report = check_defined_tables([log], log.with_suffix(".rows.jsonl"), source, *schema)
    assert not report.differences, "\n".join(report.differences[:20])
    assert report.rows == 14 + 8 + 3  # inserted, updated, deleted
