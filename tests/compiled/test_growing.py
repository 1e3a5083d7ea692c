"""Definitions that a script takes from the log while it reads it: the same as a walk before it finds."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_pieces
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.history import History, find_ddl, with_history
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState
from tests.compiled.scripts import source_of
from tests.logs import LOGS, SMALL, name_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

OPTIONS = with_literals(ReadOptions(schema_from_log=True, mode="permissive"))
WITH_DDL = [path for path in SMALL if find_ddl(source_of(path), ReadOptions(mode="permissive"))]


def read(source: Source, *, as_events: bool, chunk: int) -> tuple[History, list[str], bool]:
    """Return the definitions, what is said of them, and whether the log was read to its end."""
    options = with_history(OPTIONS, [source], grows=True)
    state = ScriptState(allow_incomplete=True, as_events=as_events)
    log, is_whole = CompiledLog(source, options, None, chunk=chunk), False
    with suppress(BinlogError):
        for _ in script_pieces(log, state):
            pass
        is_whole = True
    assert isinstance(options.schema, History)
    return options.schema, log.ledger.warnings, is_whole


def versions(history: History) -> dict[Any, Any]:
    """Return all definitions, with the place from which on each is in force."""
    return {name: found for name, found in history._versions.items() if found}


@pytest.mark.parametrize("as_events", [True, False])
@pytest.mark.parametrize("path", WITH_DDL, ids=name_of)
def test_they_are_those_of_a_walk_before(path: Path, as_events: bool) -> None:
    source = source_of(path)
    grown, warnings, is_whole = read(source, as_events=as_events, chunk=1 << 14)
    found = with_history(OPTIONS, [source]).schema
    assert isinstance(found, History)
    if is_whole:
        assert versions(grown) == versions(found)
        assert grown._changed == found._changed
        assert set(found.warnings.get(source.name, [])) <= set(warnings)
    else:  # at a statement that cannot be in a script
        assert all(found._versions[name][: len(some)] == some for name, some in versions(grown).items())


def test_most_logs_are_read_to_their_ends() -> None:
    read_whole = [read(source_of(path), as_events=True, chunk=1 << 20)[2] for path in WITH_DDL[::4]]
    assert sum(read_whole) > len(read_whole) * 0.8


@pytest.mark.parametrize("options", [(), ("--as", "statements"), ("--dry-run",)])
def test_several_logs_are_one_history(options: tuple[str, ...]) -> None:
    """A later log has the definitions of those before it."""
    folder = next(path.parent for path in LOGS if path.name == "series-a.000001")
    paths = [str(path) for path in sorted(folder.glob("series-a.0????[0-9]"))]
    assert len(paths) > 1
    assert run_cli("sql", *options, *paths) == run_by_objects("sql", *options, *paths)


@pytest.mark.parametrize("options", [(), ("--as", "statements")])
def test_of_standard_input_too(options: tuple[str, ...], tmp_path: Path) -> None:
    """A pipe is read once, and gives the definitions of the log's own statements all the same."""
    path = next(path for path in WITH_DDL if path.name == "row-dates-a.binlog")
    program = [sys.executable, "-m", "binlog_kaitai", "sql", *options]
    of_file = subprocess.run([*program, str(path)], capture_output=True, check=False)
    with path.open("rb") as stream:
        of_pipe = subprocess.run([*program, "-"], stdin=stream, capture_output=True, check=False)
    named = str(path).encode()
    assert of_file.stdout.replace(named, b"-").replace(path.name.encode(), b"-") == of_pipe.stdout
    assert (of_file.returncode, of_file.stderr.replace(named, b"-")) == (of_pipe.returncode, of_pipe.stderr)


def test_a_statement_counts_once() -> None:
    """A walk may return to a place that it has been at."""
    path = WITH_DDL[0]
    statements = find_ddl(source_of(path), replace(OPTIONS, schema_from_log=False))
    history = History([(str(path), [])], grows=True)
    for _ in range(2):
        for statement in statements:
            history.add(statement)
    assert versions(history) == versions(History([(str(path), statements)]))
