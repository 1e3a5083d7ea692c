"""The folder of output files: whole or not at all, whoever writes, however often and however late."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.export.folder import LEDGER, OutputFolder, table_folder


def write(folder: OutputFolder, name: str, text: str) -> None:
    with folder.part(name) as file:
        file.write(text.encode())


def tree(path: Path) -> set[str]:
    return {found.relative_to(path).as_posix() for found in path.rglob("*")}


def test_nothing_is_there_before_the_commit(tmp_path: Path) -> None:
    folder = OutputFolder.create(tmp_path / "out")
    write(folder, "shop.t/binlog_date=2026-11-20/part-00000.parquet", "rows")
    assert [path.name for path in (tmp_path / "out").iterdir()] == [Path(folder.staging).name]
    folder.commit({"total": {}})
    assert tree(tmp_path / "out") == {
        LEDGER,
        "shop.t",
        "shop.t/binlog_date=2026-11-20",
        "shop.t/binlog_date=2026-11-20/part-00000.parquet",
    }


def test_two_attempts_at_once_leave_one_part(tmp_path: Path) -> None:
    folder = OutputFolder.create(tmp_path / "out")
    with folder.part("a.t/part-00000.parquet") as slow:
        slow.write(b"ro")
        write(folder, "a.t/part-00000.parquet", "rows")
        slow.write(b"ws")
    folder.commit({})
    assert tree(tmp_path / "out") == {LEDGER, "a.t", "a.t/part-00000.parquet"}
    assert (tmp_path / "out" / "a.t" / "part-00000.parquet").read_bytes() == b"rows"


def test_an_attempt_that_fails_leaves_nothing(tmp_path: Path) -> None:
    folder = OutputFolder.create(tmp_path / "out")

    def fail() -> None:
        with folder.part("a.t/part-00000.parquet") as file:
            file.write(b"ro")
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    folder.commit({})
    assert tree(tmp_path / "out") == {LEDGER}


def test_parts_that_do_not_count_are_removed(tmp_path: Path) -> None:
    folder = OutputFolder.create(tmp_path / "out")
    for name in ("a.t/part-00000.parquet", "a.t/part-00001.parquet", "b.t/part-00001.parquet"):
        write(folder, name, "rows")
    folder.commit({}, ["a.t/part-00000.parquet"])
    assert tree(tmp_path / "out") == {LEDGER, "a.t", "a.t/part-00000.parquet"}


@pytest.mark.parametrize("end", ["commit", "discard"])
def test_an_attempt_that_ends_too_late_leaves_nothing(tmp_path: Path, end: str) -> None:
    folder = OutputFolder.create(tmp_path / "out")
    write(folder, "a.t/part-00000.parquet", "rows")

    def come_late() -> None:
        with folder.part("a.t/part-00000.parquet") as file:
            file.write(b"late")
            folder.commit({}) if end == "commit" else folder.discard()

    with pytest.raises(FileNotFoundError):
        come_late()
    with pytest.raises(FileNotFoundError):
        write(folder, "b.t/part-00001.parquet", "later")
    found = tree(tmp_path / "out")
    assert found == ({LEDGER, "a.t", "a.t/part-00000.parquet"} if end == "commit" else set())


def test_what_a_killed_run_left_is_replaced(tmp_path: Path) -> None:
    killed = OutputFolder.create(tmp_path / "out")
    write(killed, "a.t/part-00000.parquet", "rows")
    folder = OutputFolder.create(tmp_path / "out", overwrite=True)
    write(folder, "b.t/part-00000.parquet", "rows")
    folder.commit({})
    assert tree(tmp_path / "out") == {LEDGER, "b.t", "b.t/part-00000.parquet"}


@pytest.mark.parametrize(
    ("database", "table", "folder"),
    [
        ("shop", "orders", "shop.orders"),
        ("shop", "order items_2", "shop.order items_2"),
        ("a/b", "..", "a%2Fb.%2E%2E"),
        ("_x", "_t", "%5Fx._t"),
        ("Łódź", "注文", "Łódź.注文"),
        ("दुकान", "ग्राहक", "दुकान.ग्राहक"),
        ("a=1", "100%€", "a%3D1.100%25%E2%82%AC"),
        ("", "t", "%2Et"),
    ],
)
def test_folders_of_tables(database: str, table: str, folder: str) -> None:
    assert table_folder(database, table) == folder


def test_no_two_tables_share_a_folder() -> None:
    names = ["a", "a.b", "b", ".", "_", "%2E", "~", "%~", "表" * 64, "表" * 63 + "示", "é", "e\u0301"]
    folders = {table_folder(database, table) for database in names for table in names}
    assert len(folders) == len(names) ** 2
    assert max(len(folder.encode()) for folder in folders) <= 255
