"""Rows that are masked while they are read: what a carved log with the same key holds, and nothing else."""

from __future__ import annotations

import json
import pickle
import random
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai import iter_changes
from binlog_kaitai.compiled.lines import long_values, text_output
from binlog_kaitai.redaction.masking import Masking
from tests.builder import LogBuilder
from tests.builder.columns import blob
from tests.checker.documents import array, document, json_column
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.redaction.columns import DATA, HEAVY, KEY, LOGS, SHOP, carved, columns

PLACES = {"_file", "_position", "_payload_offset", "_sequence", "_commit_version"}
"""Columns that say where in a log something is."""
EXPORTED = (SHOP, DATA / "mysql-9.7.4/row-json-a.binlog", DATA / "mysql-9.7.4/row-enumset-a.binlog", LOGS[-1])


def _options(path: Path) -> list[str]:
    """Return the options that hide all columns of a log."""
    names = sorted(columns(list(iter_changes(path))))
    return [
        part for name in names for part in ("--redact", ".".join("`" + one.replace("`", "``") + "`" for one in name))
    ]


def _images(text: str) -> list[Any]:
    found = [json.loads(line) for line in text.splitlines()]
    return [(one["database"], one["table"], one["before"], one["after"]) for one in found]


def _shown(*arguments: object) -> str:
    run = run_cli("changes", *map(str, arguments))
    assert run.status == 0, run.err
    return run.out


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=[pytest.mark.slow] * (path.stem in HEAVY)) for path in LOGS],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
@pytest.mark.one_in(3)
def test_changes_are_those_of_a_carved_log(path: Path, tmp_path: Path) -> None:
    for number, options in enumerate([_options(path), ["--redact-text"]]):
        if not options:
            continue
        carved_log = carved(tmp_path / str(number), path, *options)
        wanted = _images(_shown(carved_log))
        assert _images(_shown(path, *options, *KEY)) == wanted
        assert wanted


@pytest.mark.parametrize("path", EXPORTED, ids=lambda path: path.stem)
def test_tables_are_those_of_a_carved_log(path: Path, tmp_path: Path) -> None:
    options = _options(path)
    carved_log = carved(tmp_path / "log", path, *options)
    for name, given in (("plain", [path, *options, *KEY]), ("carved", [carved_log])):
        run = run_cli("export", *map(str, given), "--lineage", "light", "--output", str(tmp_path / name))
        assert run.status == 0, run.err
    plain, of_carved = (
        {file.parent.name: _without_places(file) for file in sorted((tmp_path / name).rglob("*.parquet"))}
        for name in ("plain", "carved")
    )
    assert plain == of_carved
    assert any(plain.values())


def _without_places(file: Path) -> list[dict[str, Any]]:
    rows = pq.read_table(file).to_pylist()
    return [{name: value for name, value in row.items() if name not in PLACES} for row in rows]


@pytest.mark.parametrize("path", EXPORTED[:3], ids=lambda path: path.stem)
def test_messages_are_those_of_a_carved_log(path: Path, tmp_path: Path) -> None:
    carved_log, form = carved(tmp_path / "log", path, "--redact-text"), ("--envelope", "debezium")
    found = [
        _messages(_shown(log, *given, *form)) for log, given in ((carved_log, ()), (path, ("--redact-text", *KEY)))
    ]
    assert found[0] == found[1]
    assert any(found[0])


def _messages(text: str) -> list[Any]:
    """Return keys and images of messages."""
    found = [json.loads(line) for line in text.splitlines()]
    values = [one["value"] or {} for one in found]
    return [(one["key"], value.get("before"), value.get("after")) for one, value in zip(found, values, strict=True)]


def _long_values() -> bytes:
    """A log of texts and documents of which some are for Python, and some are delivered in pieces."""
    log, chance = LogBuilder(), random.Random(3)
    for number, length in enumerate((1, 70, 5000, (1 << 16) - 1, 1 << 16, 1 << 16 | 1, (1 << 20) + 5)):
        listed = array([(int(layout.JsonType.string), bytes([30]) + b"s" * 30)] * 9)
        rows = [{"t": "Ab3é" * (length // 5), "d": document(chance)}, {"t": "", "d": bytes([listed[0]]) + listed[1]}]
        log.begin()
        log.insert([blob("t", 4, collation=255), json_column("d")], *rows)
        log.xid(number)
    return bytes(log.data)


@pytest.mark.parametrize("least", [1, 20, 1 << 20])
def test_long_values(least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_values, "_LEAST", least)
    monkeypatch.setattr(text_output, "_OUT_BYTES", 3000)
    path = tmp_path / "log"
    path.write_bytes(_long_values())
    wanted = _images(_shown(carved(tmp_path / "carved", path, "--redact-text")))
    assert _images(_shown(path, "--redact-text", *KEY)) == wanted


def test_several_processes_mask_alike(tmp_path: Path) -> None:
    options = ("--redact", "shop.customers.email", *KEY, "--lineage", "none", "--split-size", "1KB")
    found = []
    for jobs in ("1", "2"):
        output = tmp_path / jobs
        run = run_cli("export", str(SHOP), *options, "--jobs", jobs, "--output", str(output))
        assert run.status == 0, run.err
        found.append([pq.read_table(file).to_pylist() for file in sorted(output.rglob("*.parquet"))])
    assert found[0] == found[1]
    assert "ana@example.org" not in str(found)


def test_a_task_elsewhere_masks_alike() -> None:
    made = Masking(b"tests", [("shop", "customers", "email")])
    made.follow([])
    again = pickle.loads(pickle.dumps(made))
    table = next(change.definition for change in iter_changes(SHOP) if change.table == "customers")
    one, other = made.table(table), again.table(table)
    assert [column.is_masked for column in one.columns] == [column.name == "email" for column in one.columns]
    assert one == other
    (email,) = (column for column in one.columns if column.is_masked)
    stored = bytes([3]) + b"ana" if email.cell.size(*email.parameters) == 1 else bytes([3, 0]) + b"ana"
    assert made.mask(email)(stored) == again.mask(email)(stored) != stored


def test_blocks_hold_nothing() -> None:
    out = _shown(SHOP, "--format", "text", "--redact", "shop.customers.email", *KEY)
    assert "ana@example" not in out
    assert "ana@example" in _shown(SHOP, "--format", "text")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
@pytest.mark.one_in(3)
def test_blocks_are_those_of_the_oracle(path: Path) -> None:
    for options in (_options(path), ["--redact-text"]):
        command = "changes", str(path), "--format", "text", *options, *KEY
        if options:
            assert run_cli(*command) == run_by_objects(*command)


def test_what_was_replaced_is_said() -> None:
    run = run_cli("changes", str(SHOP), "--redact", "shop.customers.email", *KEY)
    assert "replaced: shop.customers.email; all values in statements that are shown" in run.err
    assert "left as they are, of strings: shop.customers.country" in run.err


@pytest.mark.parametrize(
    ("options", "status", "said"),
    [
        (["--redact", "shop.customers.emial"], 1, "no table in what was read has it"),
        (["--redact", "shop.customers.email", "--with-query"], 2, "--with-query would show"),
        (["--redact", "shop.customers.email", "--follow"], 2, "do not go together"),
        (["--redact", "shop.customers.email", "--where", "email = 'x'"], 2, "--where asks for email of shop.customers"),
        (["--redact-key", "k"], 2, "of no use"),
    ],
)
def test_what_would_show_values_is_refused(options: list[str], status: int, said: str) -> None:
    run = run_cli("changes", str(SHOP), *options)
    assert run.status == status
    assert said in run.err
    assert not run.out
