"""The parser of the compiler's read-write mode writes logs back byte for byte, from the values that it read."""

import gzip
import importlib.util
from pathlib import Path
from typing import Any

import pytest

import round_trip
from binlog_kaitai import iter_changes, read_events
from binlog_kaitai.events import GtidEvent
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "samples", ROOT / "tests" / "data")
MAGIC = b"\xfebin"
NOT_LOGS = ("damaged", "encrypted")
"""Folders of bytes that the spec does not read: defects, and ciphertext (its plain text is read)."""
SHOP = ROOT / "samples" / "mysql-9.7-shop.binlog"
NUMBERS = ROOT / "samples" / "mariadb-10.11-numbers.binlog"

pytestmark = pytest.mark.node


def content(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def is_log(path: Path) -> bool:
    if not path.is_file() or path.parent.name in NOT_LOGS:
        return False
    return content(path).startswith(MAGIC) and not ("encrypted" in path.parts and path.suffix != ".decrypted")


LOGS = sorted(path for folder in FOLDERS for path in folder.rglob("*") if is_log(path))
PARTIAL = {"mysql-9.7.4/row-partialjson-a.binlog", "json/partial.binlog.gz", "json/changed.binlog.gz"}
"""Logs of updates that MySQL did inside of the stored JSON documents."""


def name_of(log: Path) -> str:
    return f"{log.parent.name}/{log.name}"


WITH_JSON = [log for log in LOGS if "json" in name_of(log) and "large" not in log.name]
QUICK = [log for log in LOGS if log.parent.name == "samples" or (log.parent.name == "mysql-9.7.4" and log in WITH_JSON)]


@pytest.fixture(scope="session")
def log_class(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return round_trip.load(round_trip.compile_parser(tmp_path_factory.mktemp("read-write")))


@pytest.mark.parametrize("log", QUICK, ids=name_of)
@pytest.mark.one_in(2)
def test_a_log_is_written_back_byte_for_byte(log_class: Any, log: Path) -> None:
    assert round_trip.difference(log_class, content(log)) is None


@pytest.mark.slow
@pytest.mark.parametrize("log", [log for log in LOGS if log not in QUICK], ids=name_of)
def test_every_log_is_written_back_byte_for_byte(log_class: Any, log: Path) -> None:
    assert round_trip.difference(log_class, content(log)) is None


@pytest.mark.slow
def test_json_documents_have_bytes_of_no_value_after_updates_in_place(log_class: Any) -> None:
    """Written from their values alone, all documents but those are the same again."""
    found = {name_of(log) for log in WITH_JSON if not is_same_without_raw_documents(log_class, log)}
    assert found == PARTIAL < {name_of(log) for log in WITH_JSON}


def is_same_without_raw_documents(log_class: Any, path: Path) -> bool:
    log = round_trip.read(log_class, content(path))
    for part in round_trip.parts(log):
        if isinstance(part, log_class.JsonDocument):
            part.bytes__enabled = False
    return round_trip.write(log) == content(path)


def test_a_changed_value_is_in_the_rows_that_others_read(log_class: Any, tmp_path: Path) -> None:
    log = round_trip.read(log_class, SHOP.read_bytes())
    row = next(event.body.rows[0] for event in log.events if isinstance(event.body, log_class.RowsEvent))
    assert row.cells[0].value == 1
    row.cells[0].value = 101
    (tmp_path / SHOP.name).write_bytes(round_trip.with_checksums(round_trip.write(log), log))
    ours, theirs = next(iter_changes(tmp_path / SHOP.name)), next(iter_changes(SHOP))
    assert theirs.after is not None
    assert ours.after == {**theirs.after, "id": 101}


def test_bytes_behind_a_terminator_are_written_back(log_class: Any) -> None:
    """The version of the server ends where its zero is; what follows in its 50 bytes is kept."""
    damaged = bytearray(SHOP.read_bytes())
    offset = damaged.index(b"\0" * 20)
    damaged[offset + 10] = 1
    assert round_trip.difference(log_class, bytes(damaged)) is None


def test_an_edited_log_is_sound_and_has_what_was_edited(log_class: Any, tmp_path: Path) -> None:
    """The example: tables, sizes of transactions, positions and checksums are checked by the program's own reader."""
    edited = tmp_path / SHOP.name
    edited.write_bytes(load_example().renamed(log_class, SHOP.read_bytes(), "customers", "all_customers"))
    verified = run_cli("verify", str(edited))
    assert (verified.status, verified.err) == (0, ""), verified.out
    tables = [change.table.replace("all_customers", "customers") for change in iter_changes(edited)]
    assert tables == [change.table for change in iter_changes(SHOP)]
    assert {change.table for change in iter_changes(edited)} >= {"all_customers", "orders"}
    assert unsaid_bytes(edited) == unsaid_bytes(SHOP)


def load_example() -> Any:
    described = importlib.util.spec_from_file_location("edit_log", ROOT / "examples" / "edit_log.py")
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def unsaid_bytes(path: Path) -> list[int]:
    """How many bytes each transaction has more than its GTID event says."""
    events = list(read_events(path))
    starts = [(event.position, event.body.transaction_length) for event in events if isinstance(event.body, GtidEvent)]
    ends = [*(at for at, _ in starts[1:]), events[-1].position]
    return [end - start - (length or 0) for (start, length), end in zip(starts, ends, strict=True)]


@pytest.mark.parametrize("log", ["enc-stmt-a.binlog", "enc-newkey-a.000015"])
def test_a_file_of_ciphertext_is_no_traceback(log_class: Any, log: str) -> None:
    data = (ROOT / "tests" / "data" / "encrypted" / "mysql-9.7.4" / log).read_bytes()
    with pytest.raises(round_trip.NotWrittenError, match="decrypt it first"):
        round_trip.difference(log_class, data)
    with pytest.raises(round_trip.NotWrittenError, match="cannot be read"):
        round_trip.difference(log_class, SHOP.read_bytes()[:-1])


@pytest.mark.slow
def test_the_command_says_what_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Zeros that fill an event up to its size are in no value."""
    damaged = bytearray(NUMBERS.read_bytes())
    assert not any(damaged[408:413])
    damaged[410] = 1
    (tmp_path / "damaged.binlog").write_bytes(damaged)
    assert round_trip.main([str(NUMBERS), str(tmp_path / "damaged.binlog")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [f"{NUMBERS}: the same bytes", f"{tmp_path}/damaged.binlog: differs from offset 410 on"]


@pytest.mark.slow
def test_java_has_the_mode_too(tmp_path: Path) -> None:
    text = round_trip.compile_parser(tmp_path, "java").read_text("utf-8")
    assert "extends KaitaiStruct.ReadWrite" in text
    assert "void _write_Seq()" in text
