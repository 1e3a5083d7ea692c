"""--schema and --schema-from-log from outside: names, errors, warnings, exit status."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from binlog_kaitai import SchemaMismatchError, iter_changes, load_schema
from tests.oracle.checks import Run, run_cli
from tests.oracle.our_output import Change, read_changes

OLD = Path(__file__).parents[1] / "data" / "mysql-5.6.24"
INTS = str(OLD / "row-ints-a.binlog")
WORKLOAD = (OLD / "row-ints-a.sql").read_text(encoding="utf-8")
(CREATE,) = re.findall(r"CREATE TABLE corpus_a\.ints.*?;\n", WORKLOAD, re.S)


def changes(*arguments: str) -> tuple[Run, list[Change]]:
    run = run_cli("changes", *arguments)
    return run, read_changes(run.out)


def schema(folder: Path, text: str) -> str:
    file = folder / "schema.sql"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("options", "names", "column"),
    [
        ((), "positional", "@3"),
        (("--schema-from-log",), "ddl", "tinyint_u"),
        (("--schema", str(OLD / "row-ints-a.sql")), "schema", "tinyint_u"),
        (("--schema-from-log", "--names", "positional"), "positional", "@3"),
    ],
)
def test_every_change_says_where_its_names_come_from(options: tuple[str, ...], names: str, column: str) -> None:
    run, found = changes(*options, INTS)
    assert run.status == 0
    assert {change.source["names"] for change in found} == {names}
    texts = [(change.after or {})[column] for change in found if change.operation == "insert"]
    values = [int(text) for text in texts if text != "null"]
    assert (max(values) == 255) == bool(options)
    assert (min(values) < 0) != bool(options)


@pytest.mark.parametrize(
    ("edit", "what"),
    [
        (("`tinyint` TINYINT, ", ""), r"the schema says \d+ columns \(id, .*\), the log \d+"),
        (
            ("`tinyint_u` TINYINT UNSIGNED", "`tinyint_u` BIGINT"),
            r"column 3 tinyint_u: .* says bigint, the log TINYINT",
        ),
        (
            ("`smallint` SMALLINT", "`smallint` VARCHAR(9)"),
            r"column 4 smallint: .* says varchar\(9\), the log SMALLINT",
        ),
    ],
)
def test_a_wrong_schema_is_one_clear_line(tmp_path: Path, edit: tuple[str, str], what: str) -> None:
    assert edit[0] in CREATE
    run, found = changes("--schema", schema(tmp_path, CREATE.replace(*edit)), INTS)
    errors = [line for line in run.err.splitlines() if not line.startswith("note:")]
    assert run.status == 1
    assert found == []
    assert len(errors) == 1
    assert re.match(
        rf"{re.escape(INTS)}:\d+ WRITE_ROWS_EVENT: corpus_a\.ints:? ?{what}; this is not the def", errors[0]
    )


def test_a_wrong_schema_is_one_line_in_permissive_mode_too(tmp_path: Path) -> None:
    wrong = schema(tmp_path, CREATE.replace("`tinyint` TINYINT, ", ""))
    run, found = changes("--mode", "permissive", "--schema", wrong, INTS)
    errors = [line for line in run.err.splitlines() if not line.startswith("note:")]
    assert (run.status, found, len(errors)) == (1, [], 1)
    ledger = json.loads(run_cli("verify", "--mode", "permissive", "--format", "jsonl", "--schema", wrong, INTS).out)
    assert len(ledger["errors"]) == 1
    assert len(ledger["lost"]) == sum(count for name, count in ledger["events"]["decoded"].items() if "_ROWS_" in name)


def test_a_wrong_definition_of_a_table_that_is_not_wanted_does_not_matter(tmp_path: Path) -> None:
    wrong = schema(tmp_path, CREATE.replace("`tinyint` TINYINT, ", ""))
    run, found = changes("--schema", wrong, "--table", "corpus_a.other", INTS)
    assert (run.status, found) == (0, [])


def test_a_table_that_the_schema_lacks_stays_positional(tmp_path: Path) -> None:
    run, found = changes("--schema", schema(tmp_path, "CREATE TABLE other.t (a INT);"), INTS)
    assert run.status == 0
    assert {change.source["names"] for change in found} == {"positional"}


def test_a_definition_that_is_not_understood_is_reported(tmp_path: Path) -> None:
    file = schema(tmp_path, "\n" + CREATE.replace("`tinyint` TINYINT", "`tinyint` FUTURE"))
    run, found = changes("--schema", file, INTS)
    warning = f"warning: {INTS}: corpus_a.ints is read without a definition: {file}:2: data type `FUTURE` is not known"
    assert run.status == 0
    assert warning in run.err.splitlines()
    assert {change.source["names"] for change in found} == {"positional"}
    ledger = json.loads(run_cli("verify", "--format", "jsonl", "--schema", file, INTS).out)
    assert ledger["warnings"] == [warning.removeprefix("warning: ")]


@pytest.mark.parametrize("arguments", [("--schema", "nowhere.sql", INTS), ("--schema-from-log", "-")])
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    run, _ = changes(*arguments)
    assert run.status == 2
    assert len(run.err.splitlines()) == 1


def test_a_schema_and_the_log_together(tmp_path: Path) -> None:
    """The schema is what held before the first log; the log's DDL goes on from there."""
    logs = [str(path) for path in sorted(OLD.glob("series-a.0????[0-9]"))]
    (statement,) = re.findall(
        r"CREATE TABLE corpus_a\.r.*?;\n", (OLD / "series-a.sql").read_text(encoding="utf-8"), re.S
    )
    run, found = changes("--schema", schema(tmp_path, statement), "--schema-from-log", *logs[1:])
    assert run.status == 0
    assert {change.source["names"] for change in found if change.table == "r"} == {"schema"}
    run, found = changes("--schema", schema(tmp_path, statement), "--schema-from-log", *logs)
    assert {change.source["names"] for change in found if change.table == "r"} == {"ddl"}


def test_from_python(tmp_path: Path) -> None:
    file = schema(tmp_path, CREATE)
    by_path = [(c.definition.names, c.after) for c in iter_changes(INTS, schema=file)]
    assert by_path == [(c.definition.names, c.after) for c in iter_changes(INTS, schema=load_schema(file))]
    assert {names for names, _ in by_path} == {"schema"}
    with pytest.raises(SchemaMismatchError):
        list(iter_changes(INTS, schema=schema(tmp_path, CREATE.replace("`tinyint` TINYINT, ", ""))))


def test_a_dump_of_one_database_names_it_in_its_head_only(tmp_path: Path) -> None:
    head = "-- MariaDB dump 10.19\n--\n-- Host: localhost    Database: corpus_a\n-- -----\n"
    plain = CREATE.replace("corpus_a.", "")
    run, found = changes("--schema", schema(tmp_path, head + plain), INTS)
    assert run.status == 0
    assert found
    assert changes("--schema", schema(tmp_path, CREATE), INTS)[1] == found
    assert changes("--schema", schema(tmp_path, head.replace("corpus_a", "other") + plain), INTS)[1] != found
