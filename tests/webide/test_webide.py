"""The spec in the Kaitai Web IDE, without a browser: what its worker would export, and what the tree would say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog
from kaitaistruct import KaitaiStructError

from tests.oracle import corpus

from .check import Report, check, expected_images
from .lines import SHOWN
from .parity import same_scalar
from .run import ROOT, JavaScript, Node, class_name

pytestmark = pytest.mark.node

ALL = corpus.load(ROOT / "tests" / "data")
LOGS = [log.path for log in ALL if log.undamaged]
TELLING = {
    "mariadb-10.11.19-replica-of-mysql56/relay56-a.000004.binlog",
    "mariadb-10.11.19/geometry-charset.binlog",
    "mariadb-10.11.19/nocksum-a.binlog",
    "mariadb-11.8.9/compress-a.binlog",
    "mariadb-11.8.9/row-colcomp-a.binlog",
    "mariadb-11.8.9/row-mtypes-a.binlog",
    "mariadb-11.8.9/row-oldtemporal-a.binlog",
    "mariadb-11.8.9/xa-a.binlog",
    "mysql-5.6.24/row-bits-a.binlog",
    "mysql-5.6.24/row-charsets-a.binlog",
    "mysql-5.6.24/row-floats-a.binlog",
    "mysql-5.6.24/row-time-a.binlog",
    "mysql-9.7.4-replica/relay-a.000007.binlog",
    "mysql-9.7.4-state/stop-a.binlog",
    "mysql-9.7.4/gtid-a.000002",
    "mysql-9.7.4/row-ints-a.binlog",
    "mysql-9.7.4/row-partialjson-a.binlog",
    "mysql-9.7.4/row-vector-a.binlog",
    "rust_mysql_common/test-data_binlogs_transaction_compression.000001",
}
"""Logs that together have all kinds of events and values, as is tested below."""
OFTEN = [log for log in LOGS if f"{log.parent.name}/{log.name}" in TELLING]
DAMAGED = [log.path for log in ALL if log.entry["source"]["kind"] == "derived"]
SAMPLE = ROOT / "samples" / "mysql-9.7-foreign-keys.binlog"

# Column values that no stored log has: a type of MySQL 4, and types that are not known.
NOT_STORED = {"value_unknown"}
SUPPLIED = {"value_timestamp_hires", "value_datetime_hires", "value_time_hires"}
"""Only a supplied definition leads to them."""


def name_of(log: Path) -> str:
    return f"{log.parent.name}/{log.name}"


@pytest.fixture(scope="session")
def script(tmp_path_factory: pytest.TempPathFactory) -> JavaScript:
    return JavaScript(tmp_path_factory.mktemp("javascript"))


@pytest.fixture(scope="session")
def report(script: JavaScript) -> Report:
    return check(script, OFTEN)


@pytest.fixture(scope="session")
def report_of_others(script: JavaScript) -> Report:
    return check(script, [log for log in LOGS if log not in OFTEN])


@pytest.mark.parametrize("log", OFTEN, ids=name_of)
def test_the_tree_has_the_values_and_positions_of_python_and_of_the_changes(report: Report, log: Path) -> None:
    found = report.logs[log]
    assert not found.wrong, "\n".join(found.wrong[:20])
    assert found.events > 0


@pytest.mark.slow
@pytest.mark.parametrize("log", [log for log in LOGS if log not in OFTEN], ids=name_of)
def test_the_trees_of_the_other_logs(report_of_others: Report, log: Path) -> None:
    test_the_tree_has_the_values_and_positions_of_python_and_of_the_changes(report_of_others, log)


def test_every_kind_of_column_value_was_compared(script: JavaScript, report: Report) -> None:
    cells = next(field for field in script.tree["types"]["row"]["seq"] if field["id"] == "cells")
    kinds = {re.sub(r"\(.*", "", name) for name in cells["type"]["cases"].values()} - NOT_STORED - SUPPLIED
    compared = {kind for log in report.logs.values() for kind in log.cells}
    assert compared == {class_name(kind) for kind in kinds}


def test_numbers_are_shown_with_all_their_digits(script: JavaScript) -> None:
    texts = {cell.text for _, _, rows in _rows(script, "mysql-9.7.4/row-ints-a.binlog") for row in rows for cell in row}
    assert {"-9223372036854775808", "18446744073709551615", "2147483647", "-2147483648"} <= texts
    assert same_scalar(2**64 - 1, float(2**64))
    assert not same_scalar(2**53 - 1, float(2**53))
    assert not same_scalar(-(2**63), -9223372032559809000)


def _rows(script: JavaScript, name: str) -> Iterator[tuple[int, Node, list[list[Node]]]]:
    for line in script.lines([ROOT / "tests" / "data" / name]):
        if "node" in line and (body := Node(line["node"])["body"]).kind == "RowsEvent":
            yield line["event"], body, [row["cells"].value for row in body["rows"].value]


def _paths(script: JavaScript) -> Iterator[tuple[str, str, list[str]]]:
    """Type, path and its steps, of all representations."""
    for name, of_type in script.tree["types"].items():
        for path in re.findall(r"{(.*?)(?::.*?)?}", of_type.get("-webide-representation", "")):
            yield name, path, path.split(".")


def test_every_representation_names_members_that_are_open(script: JavaScript) -> None:
    """A member that stays closed until it is clicked shows as nothing; an array of no objects ends the Web IDE."""
    wrong = []
    for name, path, (step, *_) in _paths(script):
        member = _member(script.tree["types"][name], step)
        if member is None and step not in ("_parent", "this"):
            wrong.append(f"{name}: {path} is not there, or closed")
        elif member and "repeat" in member and not _is_object(script, member.get("type")):
            wrong.append(f"{name}: the items of {path} are no objects")
    assert not wrong, "\n".join(wrong)


def _is_object(script: JavaScript, of_type: Any) -> bool:
    """Whether a field's type is one of the spec's own, or a choice of such."""
    names = of_type["cases"].values() if isinstance(of_type, dict) else [of_type]
    return all(re.sub(r"\(.*", "", str(name)) in script.tree["types"] for name in names)


def _member(of_type: dict[str, Any], step: str) -> dict[str, Any] | None:
    """The field, parameter or open instance of a name."""
    for field in [*of_type.get("seq", []), *of_type.get("params", [])]:
        if field["id"] == step:
            return dict(field)
    instance = of_type.get("instances", {}).get(step, {"-webide-parse-mode": "lazy"})
    mode = instance.get("-webide-parse-mode")
    return dict(instance) if mode == "eager" or ("value" in instance and mode != "lazy") else None


def test_every_path_of_a_representation_was_found_in_a_log(script: JavaScript, report: Report) -> None:
    met = {(name, path): report.templates.get(class_name(name), {}).get(path) for name, path, _ in _paths(script)}
    assert [key for key, counts in met.items() if counts and not counts[0]] == []
    assert sum(1 for counts in met.values() if counts) > 100


def test_a_damaged_log_shows_what_precedes_the_damage(script: JavaScript) -> None:
    ends = {Path(line["log"]): line for line in script.lines(DAMAGED) if "events" in line}
    shown = {log.name: (end["events"], end["error"] is not None) for log, end in ends.items()}
    assert shown == {log.name: _as_python_reads(log) for log in DAMAGED}
    whole, _ = _as_python_reads(ROOT / "tests" / "data" / "mysql-9.7.4" / "row-ints-a.binlog")
    assert shown["dmg-a97-trunc-lastbyte.binlog"] == (whole, True)


def _as_python_reads(log: Path) -> tuple[int, bool]:
    """Number of events, the broken one too, and whether there is one."""
    root = MysqlBinlog.from_bytes(log.read_bytes())
    try:
        root._read()
    except (KaitaiStructError, EOFError, IndexError, AttributeError, TypeError, UnicodeDecodeError):
        return len(getattr(root, "events", [])), True
    return len(root.events), False


def _lines_of(script: JavaScript, name: str) -> list[str]:
    """What the tree says of each event of a log."""
    log = ROOT / "tests" / "data" / name
    return [Node(line["node"]).text for line in script.lines([log]) if "node" in line]


@pytest.mark.parametrize("name", SHOWN)
def test_the_lines_that_a_person_reads(script: JavaScript, name: str) -> None:
    texts = _lines_of(script, name)
    first = texts.index(SHOWN[name][0])
    assert texts[first : first + len(SHOWN[name])] == SHOWN[name]


@pytest.mark.parametrize("name", ["mysql-9.7.4/row-ints-a.binlog", "mariadb-11.8.9/row-mtypes-a.binlog"])
def test_the_line_of_rows_has_their_table_and_their_number(script: JavaScript, name: str) -> None:
    """Of the first row only, where there may be many."""
    images = expected_images(ROOT / "tests" / "data" / name)
    wanted = {position: [change for change, _ in changes] for position, changes in images.items()}
    texts = (text.split(" ", 2) for text in _lines_of(script, name) if re.match("(WRITE|UPDATE|DELETE)_", text))
    lines = {int(place[1:]): text for _, place, text in texts}
    assert lines.keys() == wanted.keys()
    for position, changes in wanted.items():
        table, count = f"{changes[0].database}.{changes[0].table}", len({change.row for change in changes})
        number = "1 row, " if count == 1 else f"{count} rows, first "
        assert lines[position].startswith((f"{table}: {number}", f"{table}: first row ")), position


def test_the_documented_tree_is_the_tree_of_the_sample(script: JavaScript) -> None:
    page = (ROOT / "docs" / "web-ide.md").read_text("utf-8")
    (block,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    shown = block.splitlines()
    events = [line for line in script.lines([SAMPLE]) if "node" in line]
    found = {text for line in events for text in _texts(Node(line["node"]), line["event"])}
    assert shown
    assert [text for text in shown if text not in found] == []


def _texts(node: Node, name: str | int) -> Iterator[str]:
    """What the tree says of an object and everything in it."""
    if node.kind:
        yield " ".join(f"{name} [{node.kind}]: {node.text}".split())
        for inner, child in node.fields.items():
            yield from _texts(child, inner)
    elif isinstance(node.value, list):
        for index, item in enumerate(node.value):
            yield from _texts(item, index)
