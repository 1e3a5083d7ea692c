"""How often a store is asked before rows are read: a file system that counts stands for one that is far away. Without
a session of Spark."""

from __future__ import annotations

import builtins
import gzip
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow.fs import FileSystemHandler, LocalFileSystem, PyFileSystem

from binlog_kaitai import BinlogError, Filter, iter_changes
from binlog_kaitai.log import remote
from binlog_kaitai.log.source import find_sources, list_sources
from binlog_kaitai.spark.rdd import plan_tasks
from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.rows import Splits
from binlog_kaitai.spark.source.stream import StreamReader
from tests.builder import LogBuilder
from tests.builder.columns import integer

COUNT = 300
OTHERS = ["mysql-bin.index", "mysql-bin.000001.idx", "empty.000001", "notes"]


class Counting(FileSystemHandler):
    """Counts what is asked of a folder of this machine."""

    def __init__(self) -> None:
        self.local, self.asked = LocalFileSystem(), Counter[str]()

    def __getattribute__(self, name: str) -> Any:
        if name in ("local", "asked") or name.startswith("__"):
            return object.__getattribute__(self, name)
        self.asked[name] += 1
        return getattr(type(self), name).__get__(self)

    def get_type_name(self) -> str:
        return "counting"

    def normalize_path(self, path: str) -> str:
        return path

    def get_file_info(self, paths: list[str]) -> Any:
        return self.local.get_file_info(paths)

    def get_file_info_selector(self, selector: Any) -> Any:
        return self.local.get_file_info(selector)

    def open_input_file(self, path: str) -> Any:
        return pa.PythonFile(open(path, "rb"))

    def open_input_stream(self, path: str) -> Any:
        return self.open_input_file(path)

    def _refused(self, *given: Any, **named: Any) -> Any:
        raise NotImplementedError

    create_dir = delete_dir = delete_dir_contents = delete_root_dir_contents = delete_file = _refused
    move = copy_file = open_output_stream = open_append_stream = _refused


def log(number: int) -> LogBuilder:
    made = LogBuilder()
    made.gtid(number)
    made.begin()
    made.insert([integer("id", 4)], {"id": number})
    made.xid(number)
    return made


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Counter[str]]:
    """The URL of a folder of logs and files that are none, and what was asked of its store."""
    for number in range(1, COUNT + 1):
        log(number).write(tmp_path / f"mysql-bin.{number:06}")
    for name in OTHERS:
        (tmp_path / name).write_bytes(b"" if name.startswith("empty") else b"something else")
    handler = Counting()
    monkeypatch.setitem(remote._SYSTEMS, (os.getpid(), "count", "", ""), (PyFileSystem(handler), "count://"))
    return f"count://{tmp_path}", handler.asked


def requests(asked: Counter[str]) -> dict[str, int]:
    found = {name: count for name, count in asked.items() if name.startswith(("get_file", "open"))}
    asked.clear()
    return found


def test_a_listing_opens_no_log(store: tuple[str, Counter[str]]) -> None:
    """Only what names do not tell is looked into."""
    url, asked = store
    found = list_sources(url)
    assert requests(asked) == {"get_file_info": 1, "get_file_info_selector": 1, "open_input_file": 2}
    every = find_sources(url)
    assert requests(asked)["open_input_file"] == COUNT + len(OTHERS)
    assert found.sources == every.sources
    assert found.passed_over == every.passed_over
    assert len(found) == COUNT


def test_a_plan_opens_no_log(store: tuple[str, Counter[str]]) -> None:
    url, asked = store
    plan = plan_tasks(url, 64 << 20)
    assert (len(plan.sources), requests(asked)["open_input_file"]) == (COUNT, 2)
    source = BinlogSource({"path": url, "table": "shop.t"})
    schema = source.schema()
    assert requests(asked)["open_input_file"] == 2 + 2 * 10  # the last logs are read for it
    reader = source.reader(schema)
    tasks = reader.partitions()
    assert requests(asked)["open_input_file"] == 2
    rows = [batch for task in tasks for batch in reader.read(task)]
    assert sum(batch.num_rows for batch in rows) == COUNT


def test_files_that_are_not_what_their_names_say(tmp_path: Path) -> None:
    """A task sees it: a compressed log is read as one, in the first of the splits that its size made, and a plain one
    that is called so, too; what is no log is an error."""
    packed = gzip.compress(bytes(log(1).data), 0)
    (tmp_path / "mysql-bin.000001").write_bytes(packed)
    log(2).write(tmp_path / "mysql-bin.000002.gz")
    (tmp_path / "mysql-bin.000003.gz").write_bytes(gzip.compress(bytes(log(3).data)))
    given = {"path": str(tmp_path), "table": "shop.t", "splitSize": "100"}
    source = BinlogSource(given)
    reader = source.reader(source.schema())
    tasks = reader.partitions()
    assert sum(len(task.splits) for task in tasks if isinstance(task, Splits)) > 3
    assert [n for task in tasks for batch in reader.read(task) for n in batch.column("id").to_pylist()] == [1, 2, 3]
    (tmp_path / "mysql-bin.000004").write_bytes(b"no log at all")
    other = BinlogSource(given | {"schemaFrom": "2"})
    reader = other.reader(source.schema())
    with pytest.raises(BinlogError, match=r"mysql-bin\.000004: not a binary log"):
        list(reader.read(reader.partitions()[-1]))


def test_a_plan_for_an_hour_reads_how_logs_begin_and_its_logs_alone(tmp_path: Path) -> None:
    """The others have no task; those within the hour are cut."""
    delayed = Path(__file__).parents[1] / "data" / "series" / "delayed"
    times = {"startingTimestamp": "2026-11-27T06:20:28Z", "endingTimestamp": "2026-11-27T06:20:43Z"}
    given = {"path": str(delayed), "table": "d.t", "splitSize": "1k"}
    source = BinlogSource(given | times)
    schema = source.schema()
    reader = source.reader(schema)
    found = [one for task in reader.partitions() if isinstance(task, Splits) for one in task.splits]
    counts = Counter(Path(one.source.name).name[-1] for one in found)
    assert counts == {"1": 3, "2": 4, "3": 4, "4": 1, "5": 1}
    chosen = Filter(tables="d.t", start_time=1795760428, stop_time=1795760443)
    wanted = [change.after for log in sorted(delayed.iterdir()) for change in iter_changes(log, filter=chosen)]
    rows = [batch for task in reader.partitions() for batch in reader.read(task)]
    ids = [number for batch in rows for number in batch.column(0).to_pylist()]
    assert ids == [next(iter(image.values())) for image in wanted if image is not None]
    source = BinlogSource(given | {"includeGtids": "91b1b051-ea2a-11f1-b398-02fc00000001:9"})
    one_log = [one for task in source.reader(schema).partitions() if isinstance(task, Splits) for one in task.splits]
    assert {Path(one.source.name).name for one in one_log} == {"mysql-bin.000003"}


def test_an_idle_stream_looks_at_its_last_log_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(1, COUNT + 1):
        log(number).write(tmp_path / f"mysql-bin.{number:06}")
    source = BinlogSource({"path": str(tmp_path), "table": "shop.t"})
    reader = source.streamReader(source.schema())
    assert isinstance(reader, StreamReader)
    limit = reader.getDefaultReadLimit()
    end = reader.latestOffset(reader.initialOffset(), limit)
    asked: list[str] = []
    for module, name, real in ((os, "stat", os.stat), (builtins, "open", open)):

        def counted(path: Any, *given: Any, real: Any = real, **named: Any) -> Any:
            asked.append(str(path))
            return real(path, *given, **named)

        monkeypatch.setattr(module, name, counted)
    assert reader.latestOffset(end, limit) == end
    looked_at = {Path(path).name for path in asked if Path(path).parent == tmp_path}
    assert looked_at == {f"mysql-bin.{COUNT:06}"}
