"""The ledger: every byte, event and row is accounted for, and the counts are those of the tools."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogError, BinlogReader, ReadOptions
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.chosen import first_of_each, what_a_log_shows
from tests.oracle import corpus
from tests.oracle.checks import run_cli
from tests.oracle.events import PRINTED_TYPES

pytestmark = pytest.mark.one_in(2)

DATA = Path(__file__).parent / "data"
ALL = corpus.load(DATA)
LOGS = [log for log in ALL if log.undamaged]
COLUMNS = [integer("id", 4), varchar("name", 20)]


def ledger(*arguments: str) -> dict[str, Any]:
    """The only ledger that `verify` gives."""
    (line,) = run_cli("verify", "--format", "jsonl", *arguments).out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
@pytest.mark.one_in(2)
def test_counts_are_those_of_the_tools(log: corpus.Log) -> None:
    found = ledger(str(log.path))
    assert found["ok"] is True
    assert found["bytes_walked"] == found["size"] == log.path.stat().st_size
    assert found["errors"] == found["lost"] == []
    for _, dump in log.row_dumps():
        if any(row.complaint for _, row in dump.rows()):
            continue  # the tool could not print a value, and left out the rest of its event
        rows = Counter((f"{row.database}.{row.table}", row.operation) for _, row in dump.rows())
        ours = Counter({(t, op): n for t, ops in found["rows"]["tables"].items() for op, n in ops.items()})
        assert ours == rows
        assert found["rows"]["total"] == rows.total()


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_events_are_those_of_the_tools(log: corpus.Log) -> None:
    """By the name that the tool prints, which may stand for several of the server's types."""
    found = ledger(str(log.path))["events"]
    assert found["skipped"] == found["unsupported"] == {}
    assert sum(found["decoded"].values()) == found["total"]
    for _, dump in log.dumps():
        if any(event.type not in PRINTED_TYPES for event in dump.events):
            continue
        printed: Counter[str] = Counter()
        for event in dump.events:
            printed[min(PRINTED_TYPES[event.type])] += 1
        ours: Counter[str] = Counter()
        for name, count in found["decoded"].items():
            ours[next(min(names) for names in PRINTED_TYPES.values() if name in names)] += count
        assert {name: ours[name] for name in printed} == dict(printed)


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize("log", first_of_each(ALL, lambda log: what_a_log_shows(log.path)), ids=lambda log: log.name)
@pytest.mark.one_in(4)
def test_the_bytes_tile(log: corpus.Log, mode: str) -> None:
    """Walked or lost, each byte is one of the two, also where there is damage, and known where reading ends."""
    size = log.path.stat().st_size
    for method in ("changes", "events", "frames"):
        reader = BinlogReader(log.path, ReadOptions(mode=mode))  # type: ignore[arg-type]
        try:
            for _ in getattr(reader, method)():
                pass
        except BinlogError:
            found = reader.ledger  # as it stands when the error is caught
            assert found.bytes_walked + sum((end or size) - start for start, end in found.lost) == size
            assert found.errors
        found = reader.ledger
        spans = sorted((start, size if end is None else end) for start, end in found.lost)
        assert all(0 <= start < end <= size for start, end in spans) or size <= 4
        assert all(a[1] <= b[0] for a, b in pairwise(spans))
        assert found.bytes_walked + sum(end - start for start, end in spans) == size


@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_quick_counts_the_same_bytes_and_events(log: corpus.Log) -> None:
    quick, thorough = ledger("--quick", str(log.path)), ledger(str(log.path))
    assert quick["bytes_walked"] == thorough["bytes_walked"]
    assert quick["ok"] is True
    inside = {} if "PAYLOAD" in str(thorough["events"]) else {"total": thorough["events"]["total"]}
    assert quick["events"] | inside == quick["events"]
    assert (quick["first_timestamp"], quick["last_timestamp"], quick["state"]) == (
        thorough["first_timestamp"],
        thorough["last_timestamp"],
        thorough["state"],
    )


def good_log(*numbers: int, table: str = "t", version: str = "9.7.4") -> LogBuilder:
    log = LogBuilder(server_version=version)
    for number in numbers:
        log.begin()
        log.insert(COLUMNS, {"id": number, "name": "a"}, table=table)
        log.xid(number)
    return log


def test_the_report_for_people(tmp_path: Path) -> None:
    log = good_log(1, 2)
    log.query("CREATE TABLE x (a INT)")
    log.event(99, b"", flags=0x80)
    log.rotate()
    path = log.write(tmp_path / "log")
    run = run_cli("verify", str(path))
    assert (run.status, run.err) == (0, "")
    assert run.out == (
        f"{path}: ok, closed\n"
        f"  bytes     {len(log.data)} of {len(log.data)}\n"
        "  time      2026-11-18T11:06:40Z to 2026-11-18T11:06:40Z\n"
        "  events    11: 1 FORMAT_DESCRIPTION, 3 QUERY, 1 ROTATE, 2 TABLE_MAP, 2 WRITE_ROWS, 2 XID\n"
        "  skipped   1: 1 UNKNOWN_99\n"
        "  rows      2\n"
        "    shop.t insert 2\n"
        "  statements 1\n"
    ).replace("UNKNOWN_99", "UNKNOWN_EVENT_99").replace("events    11", "events    12")


def test_a_total_for_several_logs(tmp_path: Path) -> None:
    first, second = good_log(1).write(tmp_path / "a"), good_log(2, 3, table="u").write(tmp_path / "b")
    lines = run_cli("verify", "--format", "jsonl", str(first), str(second)).out.splitlines()
    a, b, total = map(json.loads, lines)
    assert total["file"] == "total"
    assert total["size"] == total["bytes_walked"] == a["size"] + b["size"]
    assert total["rows"] == {"total": 3, "tables": {"shop.t": {"insert": 1}, "shop.u": {"insert": 2}}}
    assert total["events"]["total"] == a["events"]["total"] + b["events"]["total"]
    text = run_cli("verify", str(first), str(second)).out
    assert re.findall(r"^(\S.*): ok", text, re.M) == [str(first), str(second), "total"]


def test_the_states_that_a_log_can_be_in(tmp_path: Path) -> None:
    def state(build: LogBuilder) -> str:
        return str(ledger(str(build.write(tmp_path / "log")))["state"])

    closed = good_log(1)
    closed.rotate()
    stopped = good_log(1)
    stopped.stop()
    in_use = LogBuilder(in_use=True)
    in_use.begin()
    damaged = good_log(1)
    damaged.data[-1] ^= 1
    cut = good_log(1)
    del cut.data[-1]
    assert [state(log) for log in (closed, stopped, in_use, good_log(1), damaged, cut)] == [
        "closed", "closed", "in use", "open", "damaged", "truncated",
    ]  # fmt: skip


def test_a_log_that_just_ends_is_warned_about(tmp_path: Path) -> None:
    path = good_log(1, version="5.6.51").write(tmp_path / "log")  # later ones have PREVIOUS_GTIDS in each log
    run = run_cli("verify", str(path))
    assert run.status == 0
    assert run.err == (
        f"warning: {path}: ends without ROTATE or STOP, though not marked as in use; its end may be missing\n"
    )


def test_text_that_does_not_decode_is_counted(tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert(COLUMNS, {"id": 1, "name": b"\xff"}, {"id": 2, "name": "a"}, {"id": 3, "name": b"caf\xe9"})
    log.xid(1)
    log.stop()
    path = str(log.write(tmp_path / "log"))
    assert ledger(path)["undecodable_text"] == {"utf8mb4": 2}
    assert "text that does not decode: 2 utf8mb4" in run_cli("verify", path).out

    def names(*options: str) -> list[str]:
        return [json.loads(line)["after"]["name"] for line in run_cli("changes", *options, path).out.splitlines()]

    assert names() == names("--text-errors", "bytes") == ["/w==", "a", "Y2Fm6Q=="]
    assert names("--text-errors", "replace") == ["\N{REPLACEMENT CHARACTER}", "a", "caf\N{REPLACEMENT CHARACTER}"]
    strict = run_cli("changes", "--text-errors", "strict", path)
    assert strict.status == 1
    assert re.search(r"WRITE_ROWS_EVENT: .*utf8mb4: ff", strict.err)


def test_files_that_are_passed_over_are_named(tmp_path: Path) -> None:
    good_log(1).write(tmp_path / "mysql-bin.000001")
    (tmp_path / "ibdata1").write_bytes(bytes(100))
    run = run_cli("verify", str(tmp_path))
    assert run.status == 0
    assert f"passed over, not a binary log: {tmp_path / 'ibdata1'}" in run.out


def test_standard_input_has_a_size_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    data = bytes(good_log(1, 2).data)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    found = ledger("-")
    assert (found["size"], found["bytes_walked"], found["ok"]) == (len(data), len(data), True)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data[:-3])))
    found = ledger("-")
    assert found["lost"] == [[found["bytes_walked"], None]]
    assert found["ok"] is False
