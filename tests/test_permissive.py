"""Permissive mode: damage costs what is damaged. The truth is the same log before it was damaged."""

from __future__ import annotations

import gzip
import io
import json
import subprocess
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader, Filter, ReadOptions, iter_changes, read_events
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder, bodies
from tests.builder import columns as make
from tests.fuzz.agreement import assert_engines_agree
from tests.oracle.checks import run_cli
from tests.streams import stream_of

DATA = Path(__file__).parent / "data"
SAME_PLACES = (
    "flip-body",
    "flip-crc",
    "no-tablemap",
    "query-svlen",
    "query-dblen",
    "tablemap-ncols",
    "len5",
    "len0",
    "len18",
)


def damaged_logs() -> list[tuple[Path, Path, int]]:
    """Damaged logs whose events stand where they stood before: log, log before, position of the damaged event."""
    found = []
    for path in sorted((DATA / "damaged").glob("dmg-*.damage.json")):
        damage = json.loads(path.read_text())
        stem = path.name.removesuffix(".damage.json")
        log, base = path.with_name(f"{stem}.binlog"), DATA / damage["base"]
        if (
            stem.endswith(SAME_PLACES)
            and "fde" not in stem
            and base.is_file()
            and base.stat().st_size == log.stat().st_size
        ):
            found.append((log, base, damage.get("bad_event_at", damage.get("event_at", 0))))
    return found


def rows(path: Path, mode: str) -> tuple[dict[tuple[int, int], str], BinlogReader]:
    """The images of all rows by position and number."""
    writer = ChangeWriter()
    reader = BinlogReader(path, ReadOptions(mode=mode, json="text"))  # type: ignore[arg-type]
    return {(change.place.position, change.row): str(writer.images(change)) for change in reader.changes()}, reader


@pytest.mark.parametrize(("log", "base", "damaged"), damaged_logs(), ids=lambda value: getattr(value, "stem", ""))
def test_all_rows_but_those_of_the_damaged_event(log: Path, base: Path, damaged: int) -> None:
    wanted, _ = rows(base, "failfast")
    found, reader = rows(log, "permissive")
    lost = reader.ledger.lost
    assert found.items() <= wanted.items() or log.stem.endswith("flip-body"), "rows that were never there"
    missing = {position for position, _ in wanted.keys() - found.keys()}
    assert all(any(start <= position < end for start, end in lost if end is not None) for position in missing)
    assert reader.ledger.errors or log.stem.startswith("dmg-a56none-flip-body")
    assert any(position > damaged for position, _ in found) == any(position > damaged for position, _ in wanted)


@pytest.mark.parametrize("read", [iter_changes, read_events])
@pytest.mark.parametrize("log", [log for log, _, _ in damaged_logs()], ids=lambda log: log.stem)
def test_a_stream_and_a_compressed_log_go_on_after_damage(
    log: Path, read: Callable[..., Iterator[object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found(path: str) -> tuple[list[str], list[str]]:
        errors: list[str] = []
        with warnings.catch_warnings(action="ignore"):
            given = read(path, mode="permissive", on_damage=lambda error: errors.append(str(error)))
            return [str(one).replace(f"'{path}'", "") for one in given], [text.removeprefix(path) for text in errors]

    whole, packed = found(str(log)), tmp_path / "log.gz"
    packed.write_bytes(gzip.compress(log.read_bytes()))
    assert found(str(packed)) == whole
    with subprocess.Popen(["cat", str(log)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(process.stdout))
        assert found("-") == whole


@pytest.mark.parametrize("chunk", [200, 1 << 20])
def test_a_stream_that_trickles_is_searched_for_the_next_event(chunk: int) -> None:
    options = ReadOptions(mode="permissive", on_damage=lambda error: None)
    for log, _, _ in damaged_logs():
        file = Source(str(log), log.stat().st_size)
        stream = stream_of(log.read_bytes(), 100, 1000, name=str(log))
        whole, found = (CompiledLog(source, options, chunk=chunk) for source in (file, stream))
        assert b"".join(map(bytes, change_lines(found))) == b"".join(map(bytes, change_lines(whole)))
        assert found.ledger.as_json() == whole.ledger.as_json()


def test_there_are_such_logs() -> None:
    assert len(damaged_logs()) >= 8


def test_transactions_behind_rows_that_are_lost_are_there() -> None:
    """`transactions` and `stats` ended at a rows event that has no table map."""
    log = DATA / "damaged" / "dmg-a97-no-tablemap.binlog"
    base = DATA / json.loads(log.with_suffix(".damage.json").read_text())["base"]
    found, whole = (
        [json.loads(line) for line in run_cli("transactions", "--format", "jsonl", *given).out.splitlines()]
        for given in ((str(log), "--mode", "permissive"), (str(base),))
    )
    assert [one["gtid"] for one in found] == [one["gtid"] for one in whole]
    lost = [one["rows"] - other["rows"] for one, other in zip(whole, found, strict=True)]
    assert sum(count > 0 for count in lost) == 1


@pytest.mark.parametrize("end", ["xid", "xa_prepare", "gtid"])
def test_table_maps_end_with_their_transaction(end: str, tmp_path: Path) -> None:
    """The end of a statement is lost, and so is the table map of a later one: its rows are lost, too."""
    columns = [make.integer("id", 4)]
    log = LogBuilder()
    log.begin()
    log.table_map(columns)
    log.rows("insert", columns, [(None, {"id": 1})], end_of_statement=False)
    if end == "xid":
        log.xid(1)
    elif end == "xa_prepare":
        log.event(38, bodies.xa_prepare(b"a"))
    else:
        log.gtid(2)
    log.begin()
    place = log.rows("insert", columns, [(None, {"id": 2})])
    log.xid(2)
    log.insert(columns, {"id": 3})
    log.xid(3)
    path = log.write(tmp_path / "log")
    for options in ({}, {"operations": frozenset(["insert"])}):
        assert_engines_agree(path, Filter(tables="shop.t", **options))
    found = run_cli("changes", "--mode", "permissive", "--format", "jsonl", str(path))
    assert [json.loads(line)["after"] for line in found.out.splitlines()] == [{"id": 1}, {"id": 3}]
    assert f"{path}:{place} WRITE_ROWS_EVENT: " in found.err
    assert found.status == 1
