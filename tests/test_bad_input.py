"""Bad input through the command line: the exit status, one line that says where and what, all that comes before."""

from __future__ import annotations

import gzip
import io
import lzma
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer, varchar
from tests.oracle.checks import Run, run_cli

COMMANDS = (("events",), ("changes",), ("verify",), ("verify", "--quick"))
COLUMNS = [integer("id", 4), varchar("name", 100)]
ROW = {"id": 1, "name": "one"}


def transaction(log: LogBuilder, number: int) -> int:
    """One insert, committed; gives the position of its rows."""
    log.begin()
    position = log.insert(COLUMNS, ROW | {"id": number})
    log.xid(number)
    return position


def good_log(*, in_use: bool = False) -> LogBuilder:
    log = LogBuilder(in_use=in_use)
    transaction(log, 1)
    transaction(log, 2)
    return log


def zip_of(data: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("log", data)
    return file.getvalue()


GOOD = bytes(good_log().data)
NO_LOGS = {
    "nothing": (b"", "empty"),
    "text": (b"mysql-bin.000001 is not here\n", "not a binary log: it begins with 6d 79 73 71"),
    "short": (b"\xfebi", "not a binary log"),
    "zeros": (bytes(1000), "not a binary log: it begins with 00 00 00 00"),
    "magic alone": (b"\xfebin", "no events"),
    "gzip twice": (gzip.compress(gzip.compress(GOOD)), "gzip; decompress it first"),
    "zstd twice": (zstandard.compress(zstandard.compress(GOOD)), "zstd; decompress it first"),
    "lzma": (lzma.compress(GOOD, lzma.FORMAT_ALONE), "lzma; decompress it first"),
    "lz4": (b"\x04\x22\x4d\x18" + GOOD, "lz4; decompress it first"),
    "zip": (zip_of(GOOD), "zip archive; unpack it first"),
    "no format description": (b"\xfebin" + GOOD[127:], "FORMAT_DESCRIPTION_EVENT"),
    "encrypted": (b"\xfdbin\x01" + bytes(507), "encrypted|key"),
}


def one_error(run: Run, path: Path, what: str) -> str:
    """Exit status 1 and one line that says where and what; gives that line."""
    assert run.status == 1, run.err
    lines = [line for line in run.err.splitlines() if not line.startswith(("warning: ", "note: "))]
    assert len(lines) == 1, run.err
    assert re.fullmatch(rf"{re.escape(str(path))}(:\d+)?( [A-Z][A-Z0-9_]+)?: \S.*", lines[0]), lines[0]
    assert re.search(what, lines[0]), lines[0]
    return lines[0]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("kind", NO_LOGS)
def test_what_is_no_log(kind: str, command: tuple[str, ...], tmp_path: Path) -> None:
    data, what = NO_LOGS[kind]
    path = tmp_path / "mysql-bin.000001"
    path.write_bytes(data)
    run = run_cli(*command, str(path))
    one_error(run, path, what)
    assert "INSERT" not in run.out
    assert '"operation"' not in run.out


@pytest.mark.parametrize("kind", NO_LOGS)
def test_what_is_no_log_on_standard_input(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data, what = NO_LOGS[kind]
    give_input(monkeypatch, data)
    one_error(run_cli("changes", "-"), Path("-"), what)


def give_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))


def wrong_size(size: int) -> Callable[[LogBuilder], int]:
    return lambda log: log.event(2, bodies.query("COMMIT"), size=size)


def wrong_checksum(log: LogBuilder) -> int:
    return log.event(2, bodies.query("COMMIT"), crc=0x12345678)


def zero_tail(log: LogBuilder) -> int:
    log.data += bytes(4096)
    return len(log.data) - 4096


def no_table_map(log: LogBuilder) -> int:
    log.begin()
    position = log.rows("insert", COLUMNS, [(None, ROW)])
    log.xid(3)
    return position


def another_number_of_columns(log: LogBuilder) -> int:
    log.begin()
    log.table_map(COLUMNS)
    position = log.rows("insert", COLUMNS[:1], [(None, ROW)])
    log.xid(3)
    return position


def unknown_column(log: LogBuilder) -> int:
    log.begin()
    column = integer("odd", 4)
    position = log.insert([type(column)("odd", 99, b"", column.store)], {"odd": 1})
    log.xid(3)
    return position


def odd_metadata(log: LogBuilder) -> int:
    log.begin()
    column = integer("when", 4)
    position = log.insert([type(column)("when", 17, b"\x09", column.store)], {"when": 1})
    log.xid(3)
    return position


def rows_of_no_column(log: LogBuilder) -> int:
    log.begin()
    log.table_map(COLUMNS)
    position = log.event(30, bodies.rows(log.table_id, b"\0\0\0", [False, False]))
    log.xid(3)
    return position


def short_row(log: LogBuilder) -> int:
    log.begin()
    log.table_map(COLUMNS)
    position = log.event(30, bodies.rows(log.table_id, b"\0\1\0\0\0\x05ab", [True, True]))
    log.xid(3)
    return position


def an_update_without_its_second_image(log: LogBuilder) -> int:
    log.begin()
    log.table_map(COLUMNS)
    position = log.rows("update", COLUMNS, [(ROW, None)])
    log.xid(3)
    return position


def unknown_event(log: LogBuilder) -> int:
    return log.event(99, b"what is this")


def a_body_cut_short(log: LogBuilder) -> int:
    return log.event(16, b"\1\2\3")


def a_body_too_long(log: LogBuilder) -> int:
    return log.event(16, bytes(9))


def a_status_variable_that_is_no_text(log: LogBuilder) -> int:
    return log.query("CREATE TABLE t (a INT)", status_vars=b"\x06\x03\xff\xfe\xfd")


def a_database_that_is_no_text(log: LogBuilder) -> int:
    body = bytearray(bodies.query("CREATE TABLE t (a INT)"))
    body[13] = 0xFF
    return log.event(2, bytes(body))


DAMAGE: dict[str, tuple[Callable[[LogBuilder], int], str]] = {
    **{f"a size of {size}": (wrong_size(size), "too small|0 bytes") for size in (0, 1, 18, 19, 22)},
    "a size beyond the end": (wrong_size(5000), "claims 5000 bytes"),
    "a size of 4 GiB": (wrong_size(0xFFFFFFFF), "claims 4294967295 bytes"),
    "a wrong checksum": (wrong_checksum, "checksum mismatch: the log says 0x12345678, the bytes give 0x"),
    "zeros at the end": (zero_tail, "zero bytes instead of an event"),
    "rows without a table map": (no_table_map, r"WRITE_ROWS_EVENT: no table map for table id 100"),
    "rows with another number of columns": (another_number_of_columns, "1 columns, the map of shop.t has 2"),
    "an unknown type of column": (unknown_column, "WRITE_ROWS_EVENT: column odd has type TYPE_99"),
    "metadata that a type does not have": (odd_metadata, r"WRITE_ROWS_EVENT: column when .* TIMESTAMP2 .*\(9\)"),
    "rows of no column": (rows_of_no_column, "3 bytes of rows, and no column"),
    "a row that is too short": (short_row, "the last row ends 3 bytes after its event"),
    "an update without its second image": (an_update_without_its_second_image, "no image after the update"),
    "an unknown event": (unknown_event, "UNKNOWN_EVENT_99: not decoded by this version"),
    "a body that is too short": (a_body_cut_short, "XID_EVENT: malformed"),
    "a body that is too long": (a_body_too_long, "XID_EVENT: malformed: 1 byte"),
    "a database that is no text": (a_database_that_is_no_text, "QUERY_EVENT: malformed"),
}
DECODING_ROWS = {
    "rows without a table map",
    "rows with another number of columns",
    "an unknown type of column",
    "metadata that a type does not have",
    "rows of no column",
    "a row that is too short",
    "an update without its second image",
}
"""Seen only by those who look at the rows."""


def damaged_log(kind: str) -> tuple[LogBuilder, int]:
    """Two good transactions, damage, and one more transaction; and where the damage is."""
    log = good_log()
    position = DAMAGE[kind][0](log)
    transaction(log, 4)
    log.stop()
    return log, position


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_reported_where_it_is(kind: str, tmp_path: Path) -> None:
    log, position = damaged_log(kind)
    path = log.write(tmp_path / "mysql-bin.000001")
    for command in ("changes", "verify"):
        line = one_error(run_cli(command, str(path)), path, DAMAGE[kind][1])
        assert line.startswith(f"{path}:{position}")


@pytest.mark.parametrize("kind", DAMAGE)
def test_all_before_the_damage_is_delivered(kind: str, tmp_path: Path) -> None:
    log, position = damaged_log(kind)
    path = log.write(tmp_path / "mysql-bin.000001")
    rows = run_cli("changes", str(path)).out.splitlines()[:2]
    assert [f'"after":{{"id":{n},"name":"one"}}' in line for n, line in enumerate(rows, 1)] == [True, True]
    events = run_cli("events", "--format", "jsonl", str(path))
    before = [place for place in log.positions if place < position]
    assert [int(p) for p in re.findall(r'"position":(\d+)', events.out)][: len(before)] == before
    assert events.status == (0 if kind in DECODING_ROWS else 1)


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_on_standard_input(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log, position = damaged_log(kind)
    give_input(monkeypatch, bytes(log.data))
    run = run_cli("changes", "-")
    line = one_error(run, Path("-"), DAMAGE[kind][1])
    assert line.startswith(f"-:{position}")
    assert len(run.out.splitlines()) >= 2


def test_an_unknown_event_does_not_stop_the_rows_after_it(tmp_path: Path) -> None:
    log, _ = damaged_log("an unknown event")
    run = run_cli("changes", str(log.write(tmp_path / "log")))
    assert [f'"id":{n}' in line for n, line in zip((1, 2, 4), run.out.splitlines(), strict=True)] == [True] * 3


def test_an_unknown_event_that_may_be_ignored_is_skipped_and_counted(tmp_path: Path) -> None:
    log = good_log()
    log.event(99, b"what is this", flags=0x80)
    transaction(log, 4)
    log.stop()
    path = log.write(tmp_path / "log")
    run = run_cli("changes", str(path))
    assert (run.status, len(run.out.splitlines()), run.err) == (0, 3, "")
    report = run_cli("verify", str(path))
    assert report.status == 0
    assert re.search(r"^  skipped   1: 1 UNKNOWN_EVENT_99$", report.out, re.M)
    assert run_cli("events", str(path)).status == 0


def test_status_variables_are_read_only_by_those_who_need_them(tmp_path: Path) -> None:
    log = good_log()
    position = a_status_variable_that_is_no_text(log)
    transaction(log, 3)
    path = log.write(tmp_path / "log")
    assert len(run_cli("changes", str(path)).out.splitlines()) == 3
    for command in ("events", "verify"):
        line = one_error(run_cli(command, str(path)), path, "text that is not utf-8")
        assert line.startswith(f"{path}:{position} QUERY_EVENT: ")


def test_a_wrong_checksum_can_be_let_pass(tmp_path: Path) -> None:
    log = good_log()
    log.event(2, bodies.query("COMMIT"), crc=0)
    log.stop()
    path = log.write(tmp_path / "log")
    assert run_cli("verify", str(path)).status == 1
    assert run_cli("verify", "--no-verify-checksum", str(path)).status == 0


def test_a_wrong_format_description(tmp_path: Path) -> None:
    path = tmp_path / "log"
    for offset, value, what in ((0, 9, "binlog_version"), (57 - 1, 5, "len_header"), (57 + 42, 7, "checksum_alg")):
        log = LogBuilder()
        log.data[4 + 19 + offset] = value
        line = one_error(run_cli("events", str(log.write(path))), path, what)
        assert line.startswith(f"{path}:4 FORMAT_DESCRIPTION_EVENT: malformed")


def test_a_format_description_with_a_wrong_checksum(tmp_path: Path) -> None:
    log = good_log()
    log.data[4 + 19 + 2] ^= 1  # in the server's version
    path = log.write(tmp_path / "log")
    one_error(run_cli("events", str(path)), path, ":4 FORMAT_DESCRIPTION_EVENT: checksum mismatch")


def test_a_log_that_its_server_was_still_writing(tmp_path: Path) -> None:
    log = good_log(in_use=True)
    whole = len(log.data)
    transaction(log, 3)
    path = log.write(tmp_path / "log")
    path.write_bytes(log.data[: whole + 30])
    run = run_cli("changes", str(path))
    assert (run.status, len(run.out.splitlines())) == (0, 2)
    assert re.fullmatch(rf"warning: {re.escape(str(path))}:{whole} QUERY_EVENT: .*still writing.*\n", run.err)
    report = run_cli("verify", str(path))
    assert report.status == 0
    assert "in use" in report.out
    assert f"lost      bytes {whole:,} to {whole + 30:,}" in report.out


def test_damaged_logs_do_not_keep_others_from_being_read(tmp_path: Path) -> None:
    good, bad = good_log(), damaged_log("a wrong checksum")[0]
    paths = [log.write(tmp_path / f"mysql-bin.00000{n}") for n, log in enumerate((good, bad, good), 1)]
    run = run_cli("changes", *map(str, paths))
    one_error(run, paths[1], "checksum mismatch")
    assert len(run.out.splitlines()) == 6
    assert all(str(path) in run.out for path in paths)


def test_every_kind_of_damage_at_once(tmp_path: Path) -> None:
    for number, kind in enumerate(DAMAGE):
        damaged_log(kind)[0].write(tmp_path / f"bin.{number:06}")
    run = run_cli("verify", "--no-continuity", str(tmp_path))
    assert run.status == 1
    errors = [line for line in run.err.splitlines() if not line.startswith("warning: ")]
    assert len(errors) == len(DAMAGE)
    for number in range(len(DAMAGE)):
        assert f"bin.{number:06}: NOT OK" in run.out
    assert "total: NOT OK" in run.out
