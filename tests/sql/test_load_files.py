"""LOAD DATA in scripts: the files are those that mysqlbinlog extracts, and so are statements but for their names."""

from __future__ import annotations

import hashlib
import re
import stat
import struct
from pathlib import Path

import pytest

from binlog_kaitai import BinlogError, to_sql
from tests.builder import LogBuilder, bodies
from tests.logs import DATA
from tests.oracle.checks import run_cli

LOADS = DATA / "loads"
SERVERS = ["mysql-9.7.4", "mariadb-10.11.19"]
LOAD = re.compile(r"LOAD DATA (?:CONCURRENT )?LOCAL INFILE '(.*?)' (?:IGNORE |REPLACE )?INTO", re.S)
BEGIN_LOAD, APPEND, DELETE, EXECUTE = 17, 9, 11, 18
TEXT = "LOAD DATA INFILE '/etc/passwd' INTO TABLE t"


def piece(log: LogBuilder, kind: int, number: int, data: bytes = b"") -> int:
    return log.event(kind, struct.pack("<I", number) + data)


def execute(
    log: LogBuilder, number: int, text: str | bytes = TEXT, *, handling: int = 0, names: tuple[int, int] | None = None
) -> int:
    """A statement; `names` is where its file's name is, with what stands around it."""
    data = text.encode() if isinstance(text, str) else text
    start, end = names or (data.index(b"DATA") + 4, data.index(b"INTO") + 4)
    plain = bodies.query(data)
    return log.event(EXECUTE, plain[:13] + struct.pack("<IIIB", number, start, end, handling) + plain[13:])


def transaction(log: LogBuilder, *blocks: bytes, number: int = 1, **options: object) -> int:
    log.begin()
    for place, block in enumerate(blocks):
        piece(log, APPEND if place else BEGIN_LOAD, number, block)
    at = execute(log, number, **options)  # type: ignore[arg-type]
    log.xid(number)
    return at


def written(log: LogBuilder, path: Path) -> str:
    log.rotate()
    return str(log.write(path))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "it's"
    path.mkdir()
    return path


@pytest.mark.parametrize("server", SERVERS)
def test_files_and_statements_are_those_of_mysqlbinlog(server: str, folder: Path) -> None:
    run = run_cli("sql", "--load-dir", str(folder), str(LOADS / f"{server}.binlog.gz"))
    assert run.status == 0, run.err
    known = dict(line.split()[::-1] for line in (LOADS / f"{server}.files.txt").read_text().splitlines())
    theirs = (LOADS / f"{server}.statements.sql").read_text().splitlines()
    ours = [line.removesuffix(";") for line in run.out.splitlines() if line.startswith("LOAD DATA")]
    assert len(ours) == len(theirs) == len(known)
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True), 1):
        path, name = folder / f"load-{number:06}.data", their.split("'")[1].removeprefix("DIR/")
        assert LOAD.match(our.replace("it''s", "it's"))
        assert f"'{path}'".replace("it's", "it''s") in our
        assert our.replace(str(path).replace("'", "''"), f"DIR/{name}").replace(" IGNORE INTO", " INTO") == their
        assert hashlib.sha256(path.read_bytes()).hexdigest() == known[name]
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert (
        run.out.index("'in'") < run.out.index("load-000002") < run.out.index("UPDATE t") < run.out.index("load-000003")
    )
    assert run.out.count("SET INSERT_ID = 5;") == 1  # the server says it before each piece
    assert run.out.index("@@local_infile") < run.out.index("CREATE DATABASE")


@pytest.mark.parametrize("server", SERVERS)
def test_a_dry_run_writes_nothing(server: str, folder: Path) -> None:
    run = run_cli("sql", "--dry-run", "--load-dir", str(folder), str(LOADS / f"{server}.binlog.gz"))
    assert (run.status, contents(folder)) == (0, {})
    assert "transactions  4" in run.out


def test_the_library_does_so_too(folder: Path) -> None:
    lines = list(to_sql(LOADS / "mysql-9.7.4.binlog.gz", load_dir=folder))
    assert (
        sum(LOAD.search(line if isinstance(line, str) else line.decode("latin-1")) is not None for line in lines) == 4
    )
    assert len(contents(folder)) == 4
    with pytest.raises(ValueError, match="load_dir is not for an undo"):
        list(to_sql(LOADS / "mysql-9.7.4.binlog.gz", undo=True, load_dir=folder))


def test_nothing_is_written_over(folder: Path, tmp_path: Path) -> None:
    log = LogBuilder()
    transaction(log, b"a\n")
    path = written(log, tmp_path / "log.000001")
    (folder / "other").write_bytes(b"keep")
    for make in (lambda at: at.write_bytes(b"keep"), lambda at: at.symlink_to(folder / "other")):
        at = folder / "load-000001.data"
        make(at)
        run = run_cli("sql", "--load-dir", str(folder), path)
        assert run.status == 2
        assert f"{at}: File exists" in run.err
        assert run.out.rstrip().split("\n")[-1].startswith("SET sql_mode='STOPPED")
        assert set(contents(folder).values()) == {b"keep"}
        at.unlink()


def test_files_of_connections_among_each_other(folder: Path, tmp_path: Path) -> None:
    """As servers up to MySQL 5.1 log them: pieces come before the transaction, and among those of others."""
    log = LogBuilder()
    for number in (3, 4, 5):
        piece(log, BEGIN_LOAD, number, b"%d a" % number)
    for number in (4, 3, 5, 4):
        piece(log, APPEND, number, b" %d b" % number)
    log.begin()
    execute(log, 4)
    log.xid(1)
    piece(log, DELETE, 5)
    execute(log, 3, handling=2)
    path = written(log, tmp_path / "log.000001")
    run = run_cli("sql", "--load-dir", str(folder), path)
    assert run.status == 0, run.err
    assert contents(folder) == {"load-000001.data": b"3 a 3 b", "load-000002.data": b"4 a 4 b 4 b"}
    assert [Path(name).name for name in LOAD.findall(run.out)] == ["load-000002.data", "load-000001.data"]
    assert "load-000001.data' REPLACE INTO TABLE t;" in run.out
    assert "passwd" not in run.out


def test_what_is_not_wanted_leaves_no_file(folder: Path, tmp_path: Path) -> None:
    log = LogBuilder()
    transaction(log, b"first")
    middle = len(log.data)
    transaction(log, b"second", b" piece")
    transaction(log, b"open")
    del log.data[log.positions[-1] :]  # without its end, and the statement
    del log.data[log.positions[-2] :]
    path = written(log, tmp_path / "log.000001")
    run = run_cli("sql", "--load-dir", str(folder), "--start-position", str(middle), path)
    assert run.status == 0, run.err
    assert list(contents(folder).values()) == [b"second piece"]
    for options in (["-d", "other", "--allow-incomplete"], ["--rows-only"]):
        for old in folder.iterdir():
            old.unlink()
        assert run_cli("sql", "--load-dir", str(folder), *options, path).status == 0
        assert contents(folder) == {}


WRONG = {
    "no begin": (lambda log: (log.begin(), piece(log, APPEND, 1, b"x"), execute(log, 1)), "does not begin in the log"),
    "another file": (lambda log: transaction(log, b"x", number=2) and execute(log, 3), "does not begin in the log"),
    "deleted": (
        lambda log: (piece(log, BEGIN_LOAD, 1, b"x"), piece(log, DELETE, 1), execute(log, 1)),
        "does not begin in the log",
    ),
    "another statement": (lambda log: transaction(log, b"x", text="DROP TABLE t; -- DATA INTO x"), "a server writes"),
    "two statements": (
        lambda log: transaction(log, b"x", text="LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE t /* DATA INTO */ x"),
        None,
    ),
    "names at the end": (
        lambda log: transaction(log, b"x", text="LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE t", names=(44, 45)),
        "a server writes",
    ),
    "no name": (lambda log: transaction(log, b"x", names=(9, 9)), "a server writes"),
    "beyond": (lambda log: transaction(log, b"x", names=(9, 4_000_000_000)), "a server writes"),
    "no such handling": (lambda log: transaction(log, b"x", handling=9), "EXECUTE_LOAD_QUERY_EVENT"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_no_server_writes_is_refused(kind: str, folder: Path, tmp_path: Path) -> None:
    make, message = WRONG[kind]
    log = LogBuilder()
    make(log)
    path = written(log, tmp_path / "log.000001")
    run = run_cli("sql", "--load-dir", str(folder), path)
    if message is not None:
        assert run.status == 1
        assert message in run.err
        assert run.out.rstrip().split("\n")[-1].startswith("SET sql_mode='STOPPED")
    assert "passwd" not in run.out
    other = run_cli("sql", "--load-dir", str(folder), "--allow-incomplete", path)
    assert "passwd" not in other.out


def test_a_file_with_a_piece_that_is_lost_is_not_loaded(folder: Path, tmp_path: Path) -> None:
    log = LogBuilder()
    transaction(log, b"whole")
    log.begin()
    piece(log, BEGIN_LOAD, 1, b"a")
    lost = piece(log, APPEND, 1, b"b")
    piece(log, APPEND, 1, b"c")
    execute(log, 1)
    log.xid(1)
    log.data[lost + 25] ^= 1  # its checksum does not fit
    path = written(log, tmp_path / "log.000001")
    for options in (["--mode", "permissive"], ["--mode", "permissive", "--allow-incomplete"]):
        run = run_cli("sql", "--load-dir", str(folder), *options, path)
        assert run.status == 1
        assert list(contents(folder).values()) == [b"whole"]
        assert len(LOAD.findall(run.out)) == 1
        (folder / "load-000001.data").unlink()
    with pytest.raises(BinlogError, match="APPEND_BLOCK_EVENT"):
        list(to_sql(path, load_dir=folder))
    assert list(contents(folder).values()) == [b"whole"]


def test_without_a_folder_the_script_ends(tmp_path: Path) -> None:
    log = LogBuilder()
    at = transaction(log, b"x")
    path = written(log, tmp_path / "log.000001")
    run = run_cli("sql", path)
    assert run.status == 1
    assert (
        f"{path}:{at} EXECUTE_LOAD_QUERY_EVENT: a LOAD DATA, whose file is in the log; --load-dir DIR writes" in run.err
    )
    assert run_cli("sql", "--load-dir", str(tmp_path / "none"), path).status == 2
    wrong = run_cli("sql", "--undo", "--load-dir", str(tmp_path), path)
    assert (wrong.status, "--load-dir is not for --undo" in wrong.err) == (2, True)
