"""Where a dump or a backup was taken, as it says itself."""

from __future__ import annotations

import bz2
import gzip
import lzma
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai.dumps.place import DumpPlace, place_of
from binlog_kaitai.errors import SourceError
from tests.oracle.checks import run_cli

DUMPS = Path(__file__).parent / "data" / "dumps"
UUID = "a05004a0-ea95-11f1-83a9-02fc00000001"
OTHER = "11111111-1111-1111-1111-111111111111"
MYSQL = DUMPS / "mysql" / "source-data.sql"
NEWER_MYDUMPER = f"""# Started dump at: 2026-11-20 08:00:00
[config]
quote-character = BACKTICK

[source]
# Channel_Name = '' # It can be use to setup replication FOR CHANNEL
#SOURCE_HOST = "localhost"
executed_gtid_set = "{UUID}:1-7,
11111111-1111-1111-1111-111111111111:1-3"
SOURCE_LOG_FILE = "mysql-bin.000002"
#SOURCE_LOG_POS = 964

[replication]
SOURCE_LOG_FILE = "other-bin.000009"
"""
XTRABACKUP_INFO = f"""uuid = 11111111-1111-1111-1111-111111111111
tool_name = xtrabackup
binlog_pos = filename 'mysql-bin.000002', position '964', GTID of the last change '{OTHER}:1-3,
{UUID}:1-7'
innodb_from_lsn = 0
"""


def said(place: DumpPlace) -> tuple[str, str | None, int, str | None]:
    last = None if place.last is None else ",".join(place.last.values())
    return place.maker, place.log, place.position, last if place.gtids is None else str(place.gtids)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("mysql/source-data.sql", ("mysqldump", "mysql-bin.000002", 964, f"{UUID}:1-7")),
        ("mysql/commented.sql", ("mysqldump", "mysql-bin.000002", 964, f"{UUID}:1-7")),
        ("mysql/gtids.sql", ("mysqldump", None, 0, f"{UUID}:1-7")),
        ("mariadb/master-data.sql", ("mariadb-dump", "mysql-bin.000002", 1046, "0-1-7")),
        ("mariadb/gtid.sql", ("mariadb-dump", "mysql-bin.000002", 1046, "0-1-7")),
        ("mariadb/backup", ("xtrabackup or mariadb-backup", "mysql-bin.000002", 1046, "0-1-7")),
        ("mariadb/backup/xtrabackup_info", ("xtrabackup or mariadb-backup", "mysql-bin.000002", 1046, "0-1-7")),
        ("mariadb/backup/xtrabackup_checkpoints", ("xtrabackup or mariadb-backup", "mysql-bin.000002", 1046, "0-1-7")),
        ("mariadb/mydumper", ("mydumper", "mysql-bin.000002", 1046, "0-1-7")),
    ],
)
def test_what_real_tools_write(path: str, expected: tuple[str, str, int, str]) -> None:
    assert said(place_of(str(DUMPS / path))) == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("metadata", NEWER_MYDUMPER),
        ("xtrabackup_info", XTRABACKUP_INFO),
        (
            "mariadb_backup_binlog_info",
            f"mysql-bin.000002\t964\t{UUID}:1-7,\n11111111-1111-1111-1111-111111111111:1-3\n",
        ),
    ],
)
def test_forms_that_are_documented(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    both = f"11111111-1111-1111-1111-111111111111:1-3,{UUID}:1-7"
    assert said(place_of(str(tmp_path)))[1:] == ("mysql-bin.000002", 964, both)


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress])
def test_a_compressed_dump(pack: Callable[[bytes], bytes], tmp_path: Path) -> None:
    (dump := tmp_path / "dump.sql.packed").write_bytes(pack(MYSQL.read_bytes()))
    assert said(place_of(str(dump))) == said(place_of(str(MYSQL)))


def test_data_says_nothing_of_the_place(tmp_path: Path) -> None:
    """Neither does what stands in a row, nor in a comment that is not the dump's."""
    place = "-- CHANGE MASTER TO MASTER_LOG_FILE='x.000001', MASTER_LOG_POS=4;"
    (dump := tmp_path / "dump.sql").write_text(f"-- MySQL dump\nINSERT INTO t VALUES ('\n{place}');\n{place}")
    assert not place_of(str(dump)).is_told


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda folder: None, "is no dump, and a folder without xtrabackup_binlog_info"),
        (lambda folder: (folder / "metadata.partial").write_text("x"), "a dump of mydumper that was not finished"),
        (
            lambda folder: (folder / "xtrabackup_binlog_info").write_text("mysql-bin.000002\t964\tno-set:of-gtids\n"),
            "has GTIDs that are no set of GTIDs",
        ),
    ],
)
def test_what_is_no_backup(make: Callable[[Path], object], said: str, tmp_path: Path) -> None:
    make(tmp_path)
    with pytest.raises(SourceError, match=said):
        place_of(str(tmp_path))


def hostile(folder: Path) -> list[bytes]:
    sound = MYSQL.read_bytes()
    head = sound[: sound.index(b"CREATE TABLE")]
    packed = gzip.compress(sound)
    return [
        b"",
        b"\0" * 4096,
        head[:500],
        packed[:300],
        packed[:60] + b"\xff\xff" + packed[62:],
        head + b"-" * 5_000_000,
        b"a.000001\t4\t" + b" " * 3_000_000 + b"!",
        b"Started dump at:\n" * 200_000,
        head.replace(b"mysql-bin.000002", b"x" * 100_000),
        head.replace(b"SOURCE_LOG_POS=964", b"SOURCE_LOG_POS=" + b"9" * 40),
        head.replace(f"{UUID}:1-7".encode(), b"1-7:" * 50_000),
    ]


@pytest.mark.parametrize("number", range(11))
def test_hostile_dumps_end_in_a_sentence(number: int, tmp_path: Path) -> None:
    (dump := tmp_path / "dump.sql").write_bytes(hostile(tmp_path)[number])
    logs = [str(path) for path in sorted((DUMPS / "mysql").glob("mysql-bin.0*"))]
    state = run_cli("state", "-T", "shop.orders", "--against", str(dump), *logs)
    verify = run_cli("verify", "--brief", "--from", str(dump), *logs)
    relay = run_cli("relay", "--dry-run", "--output", str(tmp_path / "relay"), "--after-dump", str(dump), *logs)
    assert state.status in (1, 2)  # none of them has the table
    for run in (state, verify, relay):
        assert "Traceback" not in run.err
        assert run.status == 0 or "dump.sql" in run.err + run.out


def test_a_bomb_is_read_as_far_as_its_head(tmp_path: Path) -> None:
    """Of a dump of 300 MB that is compressed to 300 KB no more is decompressed than its head."""
    with gzip.open(dump := tmp_path / "bomb.sql.gz", "wb", compresslevel=1) as file:
        file.write(MYSQL.read_bytes())
        for _ in range(300):
            file.write(b"\0" * (1 << 20))
    assert place_of(str(dump)).log == "mysql-bin.000002"


def test_a_log_that_a_dump_names_may_be_compressed(tmp_path: Path) -> None:
    """So it is for all that take a dump's place."""
    shutil.copy(DUMPS / "mysql" / "mysql-bin.000003.gz", tmp_path)
    shutil.copy(DUMPS / "mysql" / "mysql-bin.000002.gz", tmp_path)
    logs = [str(path) for path in sorted(tmp_path.glob("mysql-bin.0*"))]
    run = run_cli("state", *logs, "-T", "shop.orders", "--at", f"{UUID}:10", "--baseline", str(MYSQL))
    assert (run.status, run.out.count("\n")) == (0, 2)
