"""What paths stand for: files, patterns, directories, index files, standard input."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader, SourceError, read_events
from binlog_kaitai.log.source import STDIN, SourceList, find_sources, list_sources
from tests.builder import LogBuilder

LOG = bytes(LogBuilder().data)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A server's folder: logs that pass the millionth, an index and other files. It is the current one."""
    names = [f"mysql-bin.{number:06}" for number in (999998, 999999, 1000000, 1000001)]
    for name in names:
        (tmp_path / name).write_bytes(LOG)
    (tmp_path / "mysql-bin.index").write_text("".join(f"./{name}\n" for name in names))
    (tmp_path / "ibdata1").write_bytes(bytes(5000))
    (tmp_path / "auto.cnf").write_text("[auto]\n")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "mysql-bin.000001").write_bytes(LOG)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def names(*paths: str) -> list[str]:
    return [source.name for source in find_sources(paths)]


LOGS = ["mysql-bin.999998", "mysql-bin.999999", "mysql-bin.1000000", "mysql-bin.1000001"]


@pytest.mark.usefixtures("folder")
def test_files_in_the_order_given() -> None:
    assert names(*reversed(LOGS)) == LOGS[::-1]
    assert names(LOGS[0], LOGS[0]) == [LOGS[0]] * 2


def test_a_directory_in_the_order_of_numbers(folder: Path) -> None:
    found = find_sources(folder)
    assert [os.path.relpath(source.name, folder) for source in found] == LOGS
    assert sorted(os.path.basename(name) for name in found.passed_over) == [
        "auto.cnf",
        "empty",
        "ibdata1",
        "mysql-bin.index",
    ]
    assert found.size == 4 * len(LOG)


@pytest.mark.parametrize("find", [find_sources, list_sources])
def test_an_empty_file_is_no_log_by_its_name(find: Callable[[Path], SourceList], folder: Path) -> None:
    (folder / "mysql-bin.1000002").write_bytes(b"")
    found = find(folder)
    assert [os.path.basename(source.name) for source in found] == LOGS
    assert str(folder / "mysql-bin.1000002") in found.passed_over


def test_what_mariadb_keeps_beside_a_log_is_passed_over(folder: Path) -> None:
    """mariadb-bin.000049.idx of MariaDB 11.8 begins so."""
    index = folder / f"{LOGS[0]}.idx"
    index.write_bytes(bytes.fromhex("fefe0c01") + bytes(4092))
    found = find_sources([LOGS[0], index])
    assert ([source.name for source in found], found.passed_over) == ([LOGS[0]], [str(index)])
    assert names("mysql-bin.*[0-9x]") == LOGS
    with pytest.raises(SourceError, match="MariaDB's index"):
        find_sources(index)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("pattern", ["mysql-bin.[0-9]*", "mysql-bin.*9", "mysql-bin.*", "m*bin.9*"])
def test_patterns(pattern: str) -> None:
    """`mysql-bin.*` takes the index too; the logs it names come once."""
    wanted = {"mysql-bin.*9": LOGS[1:2], "m*bin.9*": LOGS[:2]}.get(pattern, LOGS)
    assert names(pattern) == wanted


@pytest.mark.usefixtures("folder")
def test_what_the_shell_makes_of_a_pattern() -> None:
    """It gives the index as one more path."""
    assert sorted(map(os.path.basename, names(*LOGS, "mysql-bin.index"))) == sorted(LOGS)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("pattern", ["nothing*", "sh[o]p", "mysql-bin.[a-h]*"])
def test_a_pattern_for_nothing(pattern: str) -> None:
    with pytest.raises(SourceError, match="no such file"):
        find_sources(pattern)


def write_index(folder: Path, *lines: str, name: str = "logs.index", end: str = "\n") -> str:
    (folder / name).write_bytes("".join(line + end for line in lines).encode())
    return name


def test_an_index_of_relative_names(folder: Path) -> None:
    index = write_index(folder, f"./{LOGS[0]}", LOGS[1], "shop/mysql-bin.000001", "", f"  {LOGS[2]}  ")
    assert names(index) == [*LOGS[:2], "shop/mysql-bin.000001", LOGS[2]]


def test_an_index_from_another_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    assert names(f"{folder}/mysql-bin.index") == [f"{folder}/{name}" for name in LOGS]


@pytest.mark.parametrize(
    "line",
    ["/var/lib/mysql-of-another-host/{}", "D:\\mysql\\data\\{}", ".\\{}", "C:/ProgramData/MySQL/{}", "../elsewhere/{}"],
)
def test_an_index_of_a_server_that_had_its_logs_elsewhere(line: str, folder: Path) -> None:
    assert names(write_index(folder, *map(line.format, LOGS[:2]))) == LOGS[:2]


def test_an_index_with_the_line_ends_of_windows(folder: Path) -> None:
    assert names(write_index(folder, *LOGS[:2], end="\r\n")) == LOGS[:2]


def test_an_index_without_the_last_line_end(folder: Path) -> None:
    assert names(write_index(folder, "\n".join(LOGS[:2]), end="")) == LOGS[:2]


def test_a_list_of_names_in_a_text_file(folder: Path) -> None:
    assert names(write_index(folder, *LOGS[:2], name="todo.txt")) == LOGS[:2]


def test_an_index_that_names_a_log_that_is_gone(folder: Path) -> None:
    index = write_index(folder, LOGS[0], "./mysql-bin.000007")
    with pytest.raises(SourceError, match=r"logs\.index: .*\./mysql-bin\.000007"):
        find_sources(index)


@pytest.mark.parametrize("lines", [[], [""], ["", "   "]])
def test_an_empty_index(lines: list[str], folder: Path) -> None:
    with pytest.raises(SourceError, match=r"logs\.index: the index file names no log"):
        find_sources(write_index(folder, *lines))


def test_an_index_that_is_no_text(folder: Path) -> None:
    (folder / "x.index").write_bytes(b"\xff\xfe\x00mysql-bin.000001\n")
    with pytest.raises(SourceError, match="text"):
        find_sources("x.index")


def test_a_log_that_is_called_index(folder: Path) -> None:
    (folder / "log.index").write_bytes(LOG)
    assert names("log.index") == ["log.index"]


def test_a_text_file_is_no_index(folder: Path) -> None:
    """Its first line names no file: it is read as a log, and refused as one."""
    (folder / "notes").write_text("Dear reader,\n")
    assert names("notes") == ["notes"]


def test_a_directory_without_logs(folder: Path) -> None:
    (folder / "void").mkdir()
    with pytest.raises(SourceError, match=r"void: no binary logs .*\(0 other files\); subdirectories are not"):
        find_sources("void")
    (folder / "void" / "text").write_text("text")
    with pytest.raises(SourceError, match=r"\(1 other files?\)"):
        find_sources("void")


def test_encrypted_logs_in_a_directory_are_not_passed_over(folder: Path) -> None:
    (folder / "shop" / "mysql-bin.000002").write_bytes(b"\xfdbin\x01" + bytes(507))
    assert names("shop") == ["shop/mysql-bin.000001", "shop/mysql-bin.000002"]


@pytest.mark.parametrize("path", ["missing", "shop/missing", "ibdata1/x", ""])
def test_a_path_that_is_not_there(path: str, folder: Path) -> None:
    with pytest.raises(SourceError, match="no such file or directory"):
        find_sources(path)


def test_standard_input_is_a_source_without_a_size() -> None:
    (source,) = find_sources(STDIN)
    assert source.size is None
    assert not source.seekable
    assert find_sources([STDIN]).size is None


def test_a_named_pipe_is_read_as_a_stream(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = threading.Thread(target=lambda: path.write_bytes(LOG))
    writer.start()
    events = list(read_events(path))
    writer.join()
    assert [event.type for event in events] == ["FORMAT_DESCRIPTION_EVENT"]


def test_a_file_that_cannot_be_read() -> None:
    """Reading the memory of a process at 0 fails for everybody, root too."""
    with pytest.raises(SourceError, match="cannot be read: Input/output error") as caught:
        list(read_events("/proc/self/mem"))
    assert caught.value.file == "/proc/self/mem"


def test_a_file_that_is_gone_when_it_is_opened(folder: Path) -> None:
    reader = BinlogReader(folder / LOGS[0])
    (folder / LOGS[0]).unlink()
    with pytest.raises(SourceError, match="cannot be read any more: No such file or directory"):
        list(reader.events())


def test_a_reader_is_for_one_log(folder: Path) -> None:
    with pytest.raises(SourceError, match="means 4 logs"):
        BinlogReader(folder)
