"""Parsers of seven targets read six logs: every event, row and cell is the same as in Python.

That Python's parser is right is for other tests: its cells are held against the row changes in tests/webide.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog

from binlog_kaitai import BinlogReader
from binlog_kaitai.events.model import RowsEvent
from tests.oracle.six_logs import SIX_LOGS

from .compare import Dump, differences, read, switched
from .conftest import ROOT
from .languages import TARGETS, Build, run
from .members import dump, members, write

pytestmark = [pytest.mark.node, pytest.mark.slow]

COMPRESSED = ROOT / "tests" / "data" / "mariadb-11.8.9" / "compress-a.binlog"
CELL = re.compile(r"^\.events\[(\d+)\]\.body\.rows\[(\d+)\]\.cells\[(\d+)\]")


@pytest.fixture(scope="session")
def wanted(tree: Any) -> Dump:
    """The dump of Python's parser."""
    found = members(tree)
    logs = ((log, dump(found, "", MysqlBinlog.from_bytes(log.read_bytes()))) for log in (*SIX_LOGS, COMPRESSED))
    return read(line for log, lines in logs for line in (f"log\t{log}", *lines))


def test_the_dump_has_every_event_and_every_row(wanted: Dump) -> None:
    for log in SIX_LOGS:
        paths = [path for name, path in wanted if name == str(log)]
        events = list(BinlogReader(log).events())
        assert sum(path.endswith(".header.event_type") for path in paths) == len(events)
        bodies = [event.body for event in events if isinstance(event.body, RowsEvent)]
        images = [
            image for body in bodies for row in body.rows for image in (row.before, row.after) if image is not None
        ]
        shown = {match.groups() for match in map(CELL.match, paths) if match}
        assert len({groups[:2] for groups in shown}) == len(images) > 0
        stored = Counter(value is not None for image in images for value in image.values())
        assert len(shown) >= stored[True] > 0


def test_the_dump_has_rows_that_were_compressed(wanted: Dump) -> None:
    decompressed = re.compile(r"\.events\[\d+\]\.body\.decompressed\.rows\[\d+\]\.cells\[\d+\]\.")
    assert sum(bool(decompressed.match(path)) for name, path in wanted if name == str(COMPRESSED)) > 100


@pytest.mark.parametrize("target", TARGETS)
def test_a_target_reads_what_python_reads(compiler: Any, tree: Any, wanted: Dump, tmp_path: Path, target: str) -> None:
    missing = TARGETS[target].missing()
    if missing:
        pytest.skip(f"{target} was not tried: no {' and '.join(missing)} here (Debian: {TARGETS[target].packages})")
    folder = tmp_path / "made"
    folder.mkdir()
    compiler.compile(target, ROOT / "spec" / "mysql_binlog.ksy", tmp_path / "parser")
    build = Build(tmp_path / "parser", folder, write(members(tree), tmp_path / "members.tsv"), tree)
    logs = [*map(str, SIX_LOGS), *([str(COMPRESSED)] if TARGETS[target].inflates else [])]
    found = read(run([*TARGETS[target].command(build), *logs]))
    ours = {key: value for key, value in wanted.items() if key[0] in logs}
    wrong = list(differences(target, ours, found, switched(tree)))
    assert not wrong, "\n".join([f"{len(wrong)} of {len(wanted)} differ", *wrong[:20]])


def test_a_difference_is_found(wanted: Dump, tree: Any) -> None:
    path = next(key for key in wanted if CELL.match(key[1]) and wanted[key].isdigit())
    assert list(differences("ruby", wanted, dict(wanted), frozenset())) == []
    changed = dict(wanted) | {path: str(int(wanted[path]) + 1)}
    assert [text.partition(" is ")[0] for text in differences("ruby", wanted, changed, switched(tree))] == [
        f"{path[0]}: {path[1]}"
    ]
    del changed[path]
    assert len(list(differences("ruby", wanted, changed, frozenset()))) == 1


@pytest.mark.parametrize(
    ("target", "ours", "theirs", "same"),
    [
        ("java", "4294967283", "-13", True),  # a field that switches between integers
        ("ruby", "4294967283", "-13", False),
        ("java", "13", "14", False),
        ("php", "18446744073709551615", "-1", True),
        ("javascript", "18446744073709551615", "18446744073709552000", True),
        ("javascript", "9007199254740991", "9007199254740992", False),
        ("lua", "f0.1", "f0.10000000149011612", True),
        ("lua", "f0.1", "f0.2", False),
        ("lua", "x31", "31", False),
    ],
)
def test_numbers_differ_by_the_nature_of_a_target_alone(target: str, ours: str, theirs: str, same: bool) -> None:
    one, other = {("log", ".raw"): ours}, {("log", ".raw"): theirs}
    assert (not list(differences(target, one, other, frozenset({"raw"})))) == same
