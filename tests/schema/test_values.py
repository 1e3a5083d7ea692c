"""Values that need a definition, against what the servers' SELECT returned."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.oracle import corpus
from tests.oracle.checks import check_defined_tables, playback_obstacle
from tests.oracle.corpus import Log

from .conftest import DATA

LOGS = [log for log in corpus.load(Path(__file__).parents[1] / "data") if log.undamaged]
TABLES = [(path, logs) for path, logs in corpus.with_final_tables(LOGS).items() if playback_obstacle(logs) is None]
OLD_TEMPORALS = sorted(DATA.glob("oldhires-*.binlog"))


def statements(tables: Path) -> Path:
    """The statements that made a log, beside its final tables."""
    name = tables.name.removesuffix(".gz").removesuffix(".rows.jsonl")
    return next(path for path in (tables.parent / f"{name}.sql", tables.parent / f"{name}.sql.gz") if path.is_file())


@pytest.mark.parametrize("source", ["--schema", "--schema-from-log"])
@pytest.mark.parametrize(("tables", "logs"), TABLES, ids=lambda part: getattr(part, "name", ""))
def test_defined_tables_are_what_select_returns(tables: Path, logs: list[Log], source: str, tmp_path: Path) -> None:
    data = statements(tables).read_bytes()
    schema = tmp_path / "schema.sql"
    schema.write_bytes(gzip.decompress(data) if statements(tables).suffix == ".gz" else data)
    report = check_defined_tables([log.path for log in logs], tables, source, *[str(schema)][: source == "--schema"])
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
