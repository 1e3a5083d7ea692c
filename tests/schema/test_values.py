"""Values that need a definition, against what the servers' SELECT returned."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

from tests.builder import Column, LogBuilder
from tests.builder.columns import integer
from tests.oracle import corpus
from tests.oracle.checks import check_defined_tables, check_tables_by_statements, playback_obstacle, run_cli
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


@pytest.mark.parametrize("log", OLD_TEMPORALS, ids=lambda path: path.stem)
def test_old_temporals_without_a_definition_are_refused(log: Path, tmp_path: Path) -> None:
    """Their bytes were read as if they had no fraction, and came out as 444927715-86-90."""
    for command in (["changes"], ["verify"], ["export", "--overwrite", "--output", str(tmp_path / "out")]):
        run = run_cli(*command, "--mode", "permissive", str(log))
        assert run.status == 1
        assert "in MariaDB's old format may have a fraction: the log does not tell how many digits" in run.err
        assert "--schema, --schema-from-log" in run.err
        assert "insert" not in run.out or "insert 0" in run.out


@pytest.mark.parametrize("log", OLD_TEMPORALS, ids=lambda path: path.stem)
def test_transactions_whose_rows_cannot_be_counted_are_there(log: Path) -> None:
    """What cannot be known without the definition is the number of rows; `transactions` and `stats` say all else."""
    defined = run_cli("transactions", "--format", "jsonl", "--schema-from-log", str(log))
    assert (defined.status, defined.err) == (0, "")
    assert sum(json.loads(line)["rows"] for line in defined.out.splitlines()) == 14 + 8 + 3
    found = run_cli("transactions", "--format", "jsonl", str(log))
    assert without_rows(found.out) == without_rows(defined.out)
    totals = run_cli("stats", "--format", "json", str(log))
    given = ["--schema", str(log.with_suffix(".sql")), str(log)]
    assert (
        json.loads(totals.out)["transactions"]
        == json.loads(run_cli("stats", "--format", "json", *given).out)["transactions"]
    )
    for run in (found, totals):
        assert run.status == 1
        assert "give the definition (--schema, --schema-from-log); rows events whose rows are not counted: " in run.err
        assert re.search(r"not counted: \d+ of corpus_a.oldt$", run.err, re.MULTILINE)


def without_rows(lines: str) -> list[dict[str, object]]:
    """Transactions without what was counted."""
    return [{**json.loads(line), "rows": None, "tables": None} for line in lines.splitlines()]


def test_an_index_of_such_a_log_needs_the_definition(tmp_path: Path) -> None:
    (tmp_path / "log").write_bytes(OLD_TEMPORALS[0].read_bytes())
    run = run_cli("index", str(tmp_path))
    assert run.status == 1
    assert "left out, for it is damaged" in run.out
    assert run_cli("index", "--schema-from-log", str(tmp_path)).status == 0
    totals = run_cli("stats", "--format", "json", str(tmp_path))
    assert totals.status == 0
    rows = json.loads(totals.out)["tables"]["corpus_a.oldt"]["rows"]
    assert rows == {"insert": 14, "update": 8, "delete": 3}


def test_old_temporals_that_fit_are_warned_about(tmp_path: Path) -> None:
    """A DATETIME without a fraction may be one: its values are given, and that it cannot be known is said."""
    columns = [integer("id", 4), Column("d", 12, b"", lambda value: struct.pack("<Q", value))]
    log = LogBuilder(server_version="10.6.1-MariaDB")
    log.begin()
    log.insert(columns, {"id": 1, "d": 20261120081530})
    log.xid(1)
    log.rotate()
    path = str(log.write(tmp_path / "log"))
    run = run_cli("changes", path)
    assert run.status == 0
    assert json.loads(run.out)["after"] == {"id": 1, "d": "2026-11-20 08:15:30"}
    assert "shop.t: d (DATETIME) in MariaDB's old format is taken as without a fraction" in run.err
    (schema := tmp_path / "schema.sql").write_text("CREATE TABLE shop.t (id INT, d DATETIME);")
    described = run_cli("changes", "--schema", str(schema), path)
    assert json.loads(described.out)["after"]["d"] == "2026-11-20 08:15:30"
    assert "old format" not in described.err
    mysql = LogBuilder(server_version="5.5.62")
    mysql.begin()
    mysql.insert(columns, {"id": 1, "d": 20261120081530})
    mysql.rotate()
    assert run_cli("changes", str(mysql.write(tmp_path / "mysql"))).err == ""  # MySQL's has never a fraction
