"""The Python API: mistakes are said at once, nothing is lost silently, and records say what the command prints."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import binlog_kaitai
from binlog_kaitai import (
    BinlogError,
    BinlogReader,
    DamageWarning,
    Filter,
    GtidSet,
    LogWarning,
    ReadOptions,
    SourceError,
    iter_changes,
    read_events,
    to_arrow,
    to_json,
)
from binlog_kaitai.changes.row_change import ABSENT
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent
SHOP = str(ROOT / "samples" / "mysql-9.7-shop.binlog")
SAMPLES = sorted(map(str, (ROOT / "samples").glob("*.binlog")))
BAD = str(ROOT / "tests" / "data" / "damaged" / "dmg-a97-rows-short.binlog")
ROW_LOGS = sorted(map(str, (ROOT / "tests" / "data" / "mysql-9.7.4").glob("row-*-a.binlog")))
SCREEN = 24 * 80


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"mode": "oops"}, "mode must be 'failfast' or 'permissive', not 'oops'"),
        ({"names": "short"}, "names must be 'auto' or 'positional', not 'short'"),
        ({"text_errors": "ignore"}, "text_errors must be 'strict' or 'replace' or 'bytes', not 'ignore'"),
        ({"json": "dict"}, "json must be 'value' or 'text', not 'dict'"),
        ({"max_event_size": 0}, "max_event_size must be a number of bytes, not 0"),
        ({"on_damage": "print"}, "on_damage must be a function, not 'print'"),
        ({"schema": 5}, "schema must be what load_schema returns, not 5"),
        ({"nodes": 1}, "unexpected keyword argument 'nodes'"),
    ],
)
def test_wrong_options_are_errors_at_once(options: dict[str, Any], message: str) -> None:
    for use in (
        ReadOptions.of,
        lambda **given: iter_changes(SHOP, **given),
        lambda **given: read_events(SHOP, **given),
    ):
        with pytest.raises((ValueError, TypeError), match=message):
            use(**options)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"tables": [1]}, "tables must be of type str, not 1"),
        ({"server_ids": "3"}, "server_ids must be of type int, not '3'"),
        ({"start_time": "2026-11-20"}, "start_time must be a datetime or seconds"),
        ({"start_time": datetime(2026, 11, 20)}, "start_time has no time zone"),
        ({"stop_position": -1}, "stop_position must be an offset"),
        ({"include_gtids": "what"}, "'what' is no server uuid"),
        ({"exclude_gtids": 5}, "exclude_gtids must be a GtidSet or its text"),
    ],
)
def test_wrong_filters_are_errors_at_once(given: dict[str, Any], message: str) -> None:
    with pytest.raises((ValueError, TypeError), match=message):
        Filter(**given)


def test_a_filter_understands_one_for_several() -> None:
    assert Filter(tables="shop.orders") == Filter(tables=["shop.orders"]) == Filter(tables=frozenset(["shop.orders"]))
    assert Filter(server_ids=7, databases="shop") == Filter(server_ids={7}, databases=("shop",))
    assert Filter(include_gtids="0-1-5").include_gtids == GtidSet.parse("0-1-5")
    moment = datetime(2026, 11, 20, 9, 15, tzinfo=timezone(timedelta(hours=1)))
    assert Filter(start_time=moment).start_time == datetime(2026, 11, 20, 8, 15, tzinfo=UTC).timestamp()
    chosen = Filter(tables="t", start_position=5)
    assert pickle.loads(pickle.dumps(chosen)) == chosen == replace(chosen)
    assert repr(chosen) == "Filter(start_position=5, tables=frozenset({'t'}))"


@pytest.mark.parametrize("use", [BinlogReader, iter_changes, read_events])
def test_a_missing_file_is_an_error_at_once(use: Any) -> None:
    with pytest.raises(SourceError, match="nowhere: no such file"):
        use("nowhere")


@pytest.mark.parametrize("use", [BinlogReader, iter_changes, read_events])
def test_other_things_than_filters_are_errors_at_once(use: Any) -> None:
    with pytest.raises(TypeError, match="not a Filter: 'shop"):
        use(SHOP, filter="shop.orders")
    with pytest.raises(TypeError, match="not a ReadOptions"):
        BinlogReader(SHOP, {"mode": "permissive"})  # type: ignore[arg-type]


@pytest.mark.parametrize("first", ["events", "changes", "frames", "__iter__"])
@pytest.mark.parametrize("second", ["events", "changes", "frames", "__iter__"])
def test_a_second_pass_is_an_error(first: str, second: str) -> None:
    reader = BinlogReader(SHOP)
    assert len(list(getattr(reader, first)())) > 5
    with pytest.raises(RuntimeError, match="a reader reads its log once"):
        getattr(reader, second)()


def test_a_second_pass_of_the_loops_is_an_error() -> None:
    from binlog_kaitai.compiled.batches.batch_reader import BatchReader
    from binlog_kaitai.log.source import find_sources

    reader = BatchReader(CompiledLog(find_sources(SHOP).sources[0], ReadOptions()))
    assert list(reader.batches())
    with pytest.raises(RuntimeError, match="a reader reads its log once"):
        list(reader.batches())


def test_several_logs_with_a_filter(tmp_path: Path) -> None:
    """Positions are for the first and the last log, as on the command line."""
    paths = []
    for number in range(3):
        log = LogBuilder()
        for row in range(3):
            log.begin()
            log.insert([integer("id", 4)], {"id": 10 * number + row}, table="ab"[row % 2])
            log.xid(row)
        paths.append(log.write(tmp_path / f"log.{number}"))
    middle = log.positions[4]  # between the first transaction and the second

    def ids(**given: Any) -> list[int]:
        return [change.after["id"] for change in iter_changes(paths, filter=Filter(**given)) if change.after]

    assert ids(tables="shop.b") == [1, 11, 21]
    assert ids(start_position=middle) == [1, 2, 10, 11, 12, 20, 21, 22]
    assert ids(stop_position=middle) == [0, 1, 2, 10, 11, 12, 20]
    assert len(list(read_events(paths, filter=Filter(server_ids=8)))) == 0


def test_permissive_mode_warns_of_each_error() -> None:
    with pytest.warns(DamageWarning) as found:
        rows = len(list(iter_changes(BAD, mode="permissive")))
    assert rows > 10
    reader = BinlogReader(BAD, ReadOptions(mode="permissive", on_damage=lambda error: None))
    assert len(list(reader.changes())) == rows
    damage = [warning for warning in found if warning.category is DamageWarning]
    assert [str(warning.message) for warning in damage] == reader.ledger.errors != []
    assert {warning.filename for warning in damage} == {__file__}  # the line that asked for the changes


@pytest.mark.parametrize("read", [read_events, iter_changes, lambda path: to_arrow(path, "shop.t")])
def test_what_the_ledger_warns_of_is_issued_where_nobody_sees_the_ledger(
    read: Callable[[Path], Iterable[object]], tmp_path: Path
) -> None:
    log = LogBuilder()
    log.insert([integer("id", 4)], {"id": 1})
    path = log.write(tmp_path / "log")
    reader = BinlogReader(path)
    assert len(list(reader.changes())) == 1
    with pytest.warns(LogWarning) as found:
        assert len(list(read(path))) >= 1
    assert [str(warning.message) for warning in found if warning.category is LogWarning] == reader.ledger.warnings != []
    assert "its end may be missing" in reader.ledger.warnings[0]


@pytest.mark.parametrize("kind", ["events", "changes", "arrow"])
def test_permissive_mode_calls_on_damage(kind: str, tmp_path: Path) -> None:
    """An event with a wrong checksum, and one that this version does not decode."""
    log = LogBuilder()
    log.insert([integer("id", 4)], {"id": 1})
    log.event(250)
    log.insert([integer("id", 4)], {"id": 2})
    log.event(2, b"x", crc=5)
    log.insert([integer("id", 4)], {"id": 3})
    log.stop()
    path = log.write(tmp_path / "log")
    found: list[BinlogError] = []
    read: dict[str, Any] = {
        "events": lambda **given: list(read_events(path, **given)),
        "changes": lambda **given: list(iter_changes(path, **given)),
        "arrow": lambda **given: to_arrow(path, "shop.t", **given).read_all(),
    }
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(read[kind](mode="permissive", on_damage=found.append)) >= 2
    assert [type(error).__name__ for error in found] == ["ChecksumMismatchError", "UnsupportedEventError"]
    with pytest.raises(BinlogError):  # by default the first one ends it
        read[kind]()


@pytest.mark.parametrize("kind", ["events", "changes", "arrow"])
def test_a_log_that_is_cut_off_does_not_end_permissive_mode(kind: str, tmp_path: Path) -> None:
    log = LogBuilder()
    log.insert([integer("id", 4)], {"id": 1})
    log.insert([integer("id", 4)], {"id": 2})
    (tmp_path / "log.1").write_bytes(log.data[:-5])
    log.write(tmp_path / "log.2")
    paths, found = [tmp_path / "log.1", tmp_path / "log.2"], list[BinlogError]()
    read = {
        "events": lambda: list(read_events(paths, mode="permissive", on_damage=found.append)),
        "changes": lambda: list(iter_changes(paths, mode="permissive", on_damage=found.append)),
        "arrow": lambda: to_arrow(paths, "shop.t", mode="permissive", on_damage=found.append).read_all(),
    }[kind]
    assert len(read()) == {"events": 4 + 5, "changes": 1 + 2, "arrow": 1 + 2}[kind]
    assert [type(error).__name__ for error in found] == ["TruncatedBinlogError"]


def test_commands_do_not_warn_twice() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "binlog_kaitai", "changes", "--mode", "permissive", BAD], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.count("WRITE_ROWS_EVENT") == 1
    assert "Warning" not in done.stderr


@pytest.mark.parametrize("use", [iter_changes, read_events, binlog_kaitai.transactions, binlog_kaitai.stats])
def test_an_open_file_is_no_path(use: Callable[[Any], Any]) -> None:
    with open(SHOP, "rb") as binary, open(SHOP, encoding="latin-1") as text:
        for file in (binary, text, [binary], BytesIO()):
            with pytest.raises(TypeError, match=r"an open file .* is not read; give its path"):
                use(file)
    for other in (5, None, SHOP.encode(), [None]):
        with pytest.raises(TypeError, match=r"a path is a str or an os\.PathLike"):
            use(other)


@pytest.mark.parametrize("path", [*SAMPLES, *ROW_LOGS], ids=lambda path: Path(path).parent.name + Path(path).stem)
def test_changes_pickle(path: str) -> None:
    """Other processes take them: those of pools, dask and ray."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        changes = list(iter_changes(path))
    assert changes
    for change in changes:
        again = pickle.loads(pickle.dumps(change))
        assert again == change
        assert again.definition.columns == change.definition.columns
        assert again.to_dict() == change.to_dict()


def test_what_is_absent_is_so_in_other_processes() -> None:
    assert pickle.loads(pickle.dumps(ABSENT)) is ABSENT


def test_lineage_of_to_arrow() -> None:
    whole = to_arrow(SHOP, "shop.orders").read_all()
    light = to_arrow(SHOP, "shop.orders", lineage="light").read_all()
    bare = to_arrow(SHOP, "shop.orders", lineage="none").read_all()
    assert set(bare.column_names) < set(light.column_names) < set(whole.column_names)
    assert not any(name.startswith("_") for name in bare.column_names)
    assert light.equals(whole.select(light.column_names))
    with pytest.raises(ValueError, match="lineage must be 'full' or 'light' or 'none', not 'some'"):
        to_arrow(SHOP, "shop.orders", lineage="some")  # type: ignore[arg-type]


def test_an_hour_without_the_table_has_its_columns_and_no_rows() -> None:
    hour = Filter(start_time=datetime(2036, 1, 1, tzinfo=UTC))
    found = to_arrow(SHOP, "shop.orders", filter=hour)
    assert found.schema == to_arrow(SHOP, "shop.orders").schema
    assert found.read_all().num_rows == 0
    with pytest.raises(binlog_kaitai.NoRowsError, match=r"no rows of shop\.nothing"):
        to_arrow(SHOP, "shop.nothing")


def test_to_arrow_takes_options_or_keywords() -> None:
    with pytest.raises(TypeError, match="not both"):
        to_arrow(SHOP, "shop.orders", ReadOptions(), mode="permissive")
    positional = to_arrow(SHOP, "shop.orders", names="positional").read_all()
    assert positional.column_names[:2] == ["@1", "@2"]


def test_a_missing_extra_is_said_as_the_command_says_it() -> None:
    script = f"""if 1:
        import sys; sys.modules["pyarrow"] = None
        import binlog_kaitai, binlog_kaitai.cli
        try: binlog_kaitai.to_arrow({SHOP!r}, "shop.orders")
        except ImportError as error: print(error)
        sys.exit(binlog_kaitai.cli.main(["export", {SHOP!r}, "--output", "never"]))
    """
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    text = "Arrow is not installed: pip install 'binlog-kaitai[arrow]'\n"
    assert done.stdout == text
    assert done.stderr.endswith(f"Error: {text}")
    assert done.returncode == 2


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: Path(path).name)
def test_a_dict_of_a_change_says_what_the_command_prints(path: str) -> None:
    lines = [json.loads(line) for line in run_cli("changes", path, "--with-query").out.splitlines()]
    found = [change.to_dict() for change in iter_changes(path, with_query=True)]
    assert len(found) == len(lines) > 0
    for ours, printed in zip(found, lines, strict=True):
        assert list(ours) == list(printed)
        assert list(ours["source"]) == list(printed["source"])
        assert {image: list(ours[image] or ()) for image in ("before", "after")} == {
            image: list(printed[image] or ()) for image in ("before", "after")
        }
        assert {name: _printed(name, value) for name, value in ours["source"].items()} == printed["source"]
        json.dumps(ours, default=str)


def _printed(name: str, value: Any) -> Any:
    if not isinstance(value, datetime):
        return value
    digits = "seconds" if name == "timestamp" else "microseconds"
    return value.replace(tzinfo=None).isoformat(timespec=digits) + "Z"


def test_times_stand_beside_the_numbers() -> None:
    change = next(iter_changes(SHOP))
    place, transaction = change.place, change.transaction
    assert place.time == datetime.fromtimestamp(place.timestamp, UTC)
    assert transaction.immediate_commit is not None
    assert transaction.immediate_commit_time == datetime(1970, 1, 1, tzinfo=UTC) + timedelta(
        microseconds=transaction.immediate_commit
    )
    assert transaction.original_commit_time is not None
    assert next(read_events(SHOP)).time.year == 2026
    assert (
        next(iter_changes(str(ROOT / "samples" / "mysql-5.6-dates.binlog"))).transaction.immediate_commit_time is None
    )


def test_texts_of_objects_fit_on_a_screen(tmp_path: Path) -> None:
    columns = [varchar(f"column_{number}", 1000) for number in range(100)]
    log = LogBuilder()
    log.insert(columns, {column.name: "text " * 200 for column in columns})
    path = log.write(tmp_path / "log")
    for shown in (SHOP, path):
        reader = BinlogReader(shown)
        found = list(reader.changes())
        assert max(len(repr(change)) for change in found) < 1000
        for one in (found[0].definition, found[0].place, found[0].transaction, reader, reader.options):
            assert len(repr(one)) < SCREEN
        assert max(len(repr(event)) for event in read_events(shown)) < SCREEN
    assert repr(found[0]).startswith("RowChange(insert shop.t, before=None, after={'column_0': 'text text")


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "binlog_kaitai", "--version"], capture_output=True, text=True)
    assert done.stdout == f"binlog-kaitai, version {binlog_kaitai.__version__}\n"


def test_values_are_read_when_they_are_asked_for() -> None:
    changes, others = list(iter_changes(SHOP)), list(iter_changes(SHOP))
    assert [pickle.loads(pickle.dumps(change)) for change in changes] == others
    for change in changes:
        image = change.after if change.operation == "insert" else change.before
        assert image is not None
        names = [change.definition.columns[index].name for index in change.definition.primary_key]
        assert change.key == {name: image[name] for name in names}
    assert [change.key for change in iter_changes(SHOP)] == [change.key for change in changes]
    assert changes[0].key == {"id": 1}


@pytest.mark.parametrize("path", SAMPLES)
def test_a_change_is_the_line_that_the_command_prints(path: str) -> None:
    assert [to_json(change) for change in iter_changes(path)] == run_cli("changes", path).out.splitlines()
