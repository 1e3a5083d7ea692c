"""How row changes are put into transactions: the orders in which servers write events, and large transactions."""

from __future__ import annotations

import io
import json
import random
import struct
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog

from binlog_kaitai import BinlogError, BinlogReader, MissingTableMapError, RowChange, iter_changes
from binlog_kaitai.columnar import TableReader
from binlog_kaitai.log.source import STDIN, Source
from tests.builder import LogBuilder, bodies
from tests.builder.bodies import SERVER_UUID
from tests.builder.columns import blob, integer
from tests.builder.log import MAGIC
from tests.oracle import corpus
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects

DATA = Path(__file__).parent / "data"
LOGS = [log for log in corpus.load(DATA) if log.undamaged]
COLUMNS = [integer("id", 4)]
END_XA = b"XA END X'6131',X'',1"


class Transactions:
    """A log, and what its changes say."""

    def __init__(self, folder: Path, **options: bool | str) -> None:
        self.log = LogBuilder(**options)  # type: ignore[arg-type]
        self.path = folder / "log"
        self.version = 1 if str(options.get("server_version", "")).startswith("5.1") else 2

    def rows(self, *numbers: int, end_of_statement: bool = True) -> int:
        images = [{"id": number} for number in numbers]
        return self.log.insert(COLUMNS, *images, end_of_statement=end_of_statement, version=self.version)

    def changes(self) -> list[RowChange]:
        return list(iter_changes(self.log.write(self.path)))

    def outcomes(self) -> list[tuple[int, str, int | None]]:
        """Id, outcome and xid of each row."""
        return [
            (change.after["id"], change.transaction.outcome, change.transaction.xid)
            for change in self.changes()
            if change.after
        ]


@pytest.fixture
def mysql(tmp_path: Path) -> Transactions:
    return Transactions(tmp_path)


@pytest.fixture
def mysql51(tmp_path: Path) -> Transactions:
    return Transactions(tmp_path, server_version="5.1.73")


@pytest.fixture
def mariadb(tmp_path: Path) -> Transactions:
    return Transactions(tmp_path, server_version="11.8.9-MariaDB")


def test_gtid_begin_rows_xid(mysql: Transactions) -> None:
    mysql.log.gtid(23, last_committed=4, sequence_number=5)
    mysql.log.begin()
    mysql.rows(1, 2)
    mysql.rows(3)
    mysql.log.xid(77)
    changes = mysql.changes()
    assert [c.row for c in changes] == [0, 1, 0]
    assert len({id(c.transaction) for c in changes}) == 1
    transaction = changes[0].transaction
    assert transaction.gtid == f"{SERVER_UUID}:23"
    assert (transaction.xid, transaction.outcome, transaction.thread_id) == (77, "commit", 8)
    assert (transaction.last_committed, transaction.sequence_number) == (4, 5)


def test_an_anonymous_transaction_has_no_gtid(mysql: Transactions) -> None:
    mysql.log.gtid(0, uuid=None, last_committed=1, sequence_number=2)
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.xid(1)
    (change,) = mysql.changes()
    assert change.transaction.gtid is None
    assert change.transaction.sequence_number == 2


def test_a_tagged_gtid(mysql: Transactions) -> None:
    mysql.log.event(42, bodies.tagged_gtid(7, "tag", commit_time=1_795_207_059_000_001))
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.xid(1)
    (line,) = run_cli("changes", str(mysql.log.write(mysql.path))).out.splitlines()
    source = json.loads(line)["source"]
    assert source["gtid"] == f"{SERVER_UUID}:tag:7"
    assert source["immediate_commit"] == source["original_commit"] == "2026-11-20T20:37:39.000001Z"


@pytest.mark.parametrize(("word", "outcome"), [("COMMIT", "commit"), ("ROLLBACK", "rollback"), ("commit;", "commit")])
def test_a_transaction_may_end_with_a_statement(mysql: Transactions, word: str, outcome: str) -> None:
    """So do those on tables without transactions."""
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.query(word)
    mysql.log.begin()
    mysql.rows(2)
    mysql.log.xid(2)
    assert mysql.outcomes() == [(1, outcome, None), (2, "commit", 2)]


def test_savepoints_do_not_end_it(mysql: Transactions) -> None:
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.query("SAVEPOINT `a`")
    mysql.rows(2)
    mysql.log.query("ROLLBACK TO `a`")
    mysql.rows(3)
    mysql.log.query("RELEASE SAVEPOINT `a`")
    mysql.log.xid(5)
    assert mysql.outcomes() == [(1, "commit", 5), (2, "commit", 5), (3, "commit", 5)]


def test_statements_in_a_transaction_do_not_end_it(mysql: Transactions) -> None:
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.query("INSERT INTO s VALUES (RAND())")
    mysql.rows(2)
    mysql.log.xid(5)
    assert mysql.outcomes() == [(1, "commit", 5), (2, "commit", 5)]


def test_xa_prepare_and_what_becomes_of_it(mysql: Transactions) -> None:
    mysql.log.gtid(1)
    mysql.log.query("XA START X'6131',X'',1")
    mysql.rows(1)
    mysql.log.query(END_XA)
    mysql.log.event(38, bodies.xa_prepare(b"a1"))
    mysql.log.gtid(2)
    mysql.log.query("XA ROLLBACK X'6131',X'',1")
    mysql.log.gtid(3)
    mysql.log.query("XA START X'6131',X'',1")
    mysql.rows(2)
    mysql.log.query(END_XA)
    mysql.log.event(38, bodies.xa_prepare(b"a1", one_phase=True))
    assert mysql.outcomes() == [(1, "xa_prepare", None), (2, "commit", None)]
    assert {change.transaction.xa for change in mysql.changes()} == {"X'6131',X'',1"}
    assert "note" not in run_cli("changes", str(mysql.path)).err  # XA statements are not data that is missing


@pytest.mark.parametrize("last", ["rows", "rotate", "stop"])
def test_a_log_may_end_before_its_transaction(mysql: Transactions, last: str) -> None:
    mysql.log.begin()
    mysql.rows(1)
    if last == "rotate":
        mysql.log.rotate()
    elif last == "stop":
        mysql.log.stop()
    assert mysql.outcomes() == [(1, "open", None)]


def test_rows_without_begin(mysql51: Transactions) -> None:
    """MySQL 5.1 wrote the rows of a table without transactions as they are."""
    mysql51.rows(1)
    mysql51.rows(2, end_of_statement=False)
    mysql51.rows(3)
    mysql51.log.query("DROP TABLE x")
    mysql51.log.begin()
    mysql51.rows(4)
    mysql51.log.xid(9)
    mysql51.rows(5)
    assert [(c.after["id"], c.transaction.outcome, c.transaction.xid) for c in mysql51.changes() if c.after] == [
        (1, "commit", None),
        (2, "commit", None),
        (3, "commit", None),
        (4, "commit", 9),
        (5, "open", None),
    ]


def test_mariadb_gtids_stand_for_begin(mariadb: Transactions) -> None:
    mariadb.log.mariadb_gtid(5, domain=3, flags=8)
    mariadb.log.event(160, b"INSERT INTO t VALUES (1)")
    mariadb.rows(1)
    mariadb.rows(2)
    mariadb.log.xid(6)
    mariadb.log.mariadb_gtid(6, domain=3)
    mariadb.rows(3)
    mariadb.log.query("COMMIT")
    assert mariadb.outcomes() == [(1, "commit", 6), (2, "commit", 6), (3, "commit", None)]
    assert [c.transaction.gtid for c in mariadb.changes()] == ["3-7-5", "3-7-5", "3-7-6"]


def test_mariadb_gtids_of_a_statement_by_itself(mariadb: Transactions) -> None:
    mariadb.log.mariadb_gtid(5, flags=1 | 32)
    mariadb.log.query("CREATE TABLE t (id INT)")
    mariadb.log.mariadb_gtid(6)
    mariadb.rows(1)
    mariadb.log.xid(3)
    (change,) = mariadb.changes()
    assert change.transaction.gtid == "0-7-6"


def test_mariadb_xa(mariadb: Transactions) -> None:
    xid = struct.pack("<iBB", 1, 2, 0) + b"a1"
    mariadb.log.mariadb_gtid(5, flags=64, rest=xid)
    mariadb.rows(1)
    mariadb.log.query(END_XA)
    mariadb.log.event(38, bodies.xa_prepare(b"a1"))
    mariadb.log.mariadb_gtid(6, flags=128, rest=xid)
    mariadb.log.query("XA COMMIT X'6131',X'',1")
    (change,) = mariadb.changes()
    assert (change.transaction.outcome, change.transaction.xa) == ("xa_prepare", "X'6131',X'',1")


@pytest.mark.parametrize("compression", [0, 255])
def test_a_payload(mysql: Transactions, compression: int) -> None:
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    place = inside.insert(COLUMNS, {"id": 1}, {"id": 2})
    inside.xid(4)
    mysql.log.gtid(1)
    position = mysql.log.payload(inside, compression=compression)
    mysql.log.gtid(2)
    mysql.log.begin()
    mysql.rows(3)
    mysql.log.xid(5)
    assert mysql.outcomes() == [(1, "commit", 4), (2, "commit", 4), (3, "commit", 5)]
    first, second, third = mysql.changes()
    assert (first.place.position, first.place.payload_offset, first.row) == (position, place, 0)
    assert (second.place.position, second.place.payload_offset, second.row) == (position, place, 1)
    assert third.place.payload_offset is None
    assert [c.transaction.gtid for c in (first, third)] == [f"{SERVER_UUID}:1", f"{SERVER_UUID}:2"]
    lines = run_cli("changes", str(mysql.path)).out.splitlines()
    assert f'"position":{position},"payload_offset":{place},"row":1,' in lines[1]


def test_a_table_map_is_for_its_statement_only(mysql: Transactions) -> None:
    """Afterwards its number may stand for another table; rows that come without one are an error, not a guess."""
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.rows("insert", COLUMNS, [(None, {"id": 2})])
    found: list[int] = []
    with pytest.raises(BinlogError, match="no table map for table id 100"):
        found += (c.after["id"] for c in iter_changes(mysql.log.write(mysql.path)) if c.after)
    assert found == [1]


def test_several_tables_in_a_statement(mysql: Transactions) -> None:
    mysql.log.begin()
    for number, table in ((1, "a"), (2, "b")):
        mysql.log.table_id = number
        mysql.log.table_map(COLUMNS, table=table)
    for number, end in ((1, False), (2, False), (1, True)):
        mysql.log.table_id = number
        mysql.log.rows("insert", COLUMNS, [(None, {"id": number})], end_of_statement=end)
    mysql.log.xid(1)
    assert [(c.table, c.after) for c in mysql.changes()] == [("a", {"id": 1}), ("b", {"id": 2}), ("a", {"id": 1})]


def test_a_table_id_that_changes_its_meaning(mysql: Transactions) -> None:
    other = [integer("number", 8), integer("id", 2)]
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.insert(other, {"number": 2, "id": 3}, table="u")
    mysql.rows(4)
    mysql.log.xid(1)
    assert [(c.table, c.after) for c in mysql.changes()] == [
        ("t", {"id": 1}),
        ("u", {"number": 2, "id": 3}),
        ("t", {"id": 4}),
    ]


def test_the_dummy_rows_event_that_ends_a_statement(mysql: Transactions) -> None:
    """It has a table id of its own, for which there is no table map, and no rows."""
    mysql.log.begin()
    mysql.rows(1, end_of_statement=False)
    mysql.log.event(30, bodies.rows(0xFFFFFF, b"", []))
    mysql.log.xid(1)
    assert mysql.outcomes() == [(1, "commit", 1)]


def test_a_relay_log_has_two_formats(tmp_path: Path) -> None:
    relay = Transactions(tmp_path)
    relay.log.rotate("source-bin.000005", flags=32)
    relay.log.checksum = False
    relay.log.format("5.6.24")
    relay.log.begin()
    relay.rows(1)
    relay.log.xid(3)
    relay.log.checksum = True
    relay.log.format("8.0.42")
    relay.log.begin()
    relay.rows(2)
    relay.log.xid(4)
    assert relay.outcomes() == [(1, "commit", 3), (2, "commit", 4)]


def test_a_relay_log_whose_connection_broke_within_a_transaction(mysql: Transactions) -> None:
    """The source then repeats where it is and its format, and goes on with the transaction."""
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.rotate("source-bin.000005", flags=32)
    mysql.log.event(15, bytes(mysql.log.data[23 : 127 - 4]), log_pos=0)
    mysql.rows(2)
    mysql.log.xid(3)
    assert mysql.outcomes() == [(1, "commit", 3), (2, "commit", 3)]


def break_off(log: LogBuilder) -> None:
    """The connection broke: the source says where it is, and repeats its format."""
    log.rotate("source-bin.000005", flags=32)
    log.event(15, bytes(log.data[23 : 127 - 4]), log_pos=0)


def begin_relay_log(log: LogBuilder) -> None:
    """The replica begins another relay log, here appended to the one before; the source's format comes again."""
    log.rotate("relay-bin.000002", flags=64)
    log.data += MAGIC
    log.format(flags=64)
    log.event(15, bytes(log.data[23 : 127 - 4]), log_pos=0, flags=32)


@pytest.mark.parametrize("interrupt", [break_off, begin_relay_log])
def test_a_relay_log_that_breaks_between_a_table_map_and_its_rows(
    mysql: Transactions, interrupt: Callable[[LogBuilder], None]
) -> None:
    """What the table map says holds up to the end of the statement, as it does for a replica's applier."""
    mysql.log.begin()
    mysql.log.table_map(COLUMNS)
    interrupt(mysql.log)
    mysql.log.rows("insert", COLUMNS, [(None, {"id": 1})], end_of_statement=False)
    interrupt(mysql.log)
    mysql.log.rows("insert", COLUMNS, [(None, {"id": 2})])
    mysql.log.xid(3)
    assert mysql.outcomes() == [(1, "commit", 3), (2, "commit", 3)]
    reader = TableReader(mysql.path)
    assert [batch.column("id").to_pylist() for _, batch in reader.batches()] == [[1, 2]]


def test_table_maps_by_the_spec_alone(mysql: Transactions) -> None:
    mysql.log.table_map(COLUMNS)
    break_off(mysql.log)
    mysql.log.rows("insert", COLUMNS, [(None, {"id": 1})], end_of_statement=False)
    mysql.log.format()
    mysql.log.rows("insert", COLUMNS, [(None, {"id": 1})])
    events = MysqlBinlog.from_bytes(bytes(mysql.log.data)).events
    assert [event.context.prev_table_map_idx for event in events if event.context.is_rows_event] == [1, -1]


def test_rows_of_a_table_map_in_another_log(mysql: Transactions) -> None:
    """A source's log that ends there has lost the rows, and the next one has no part in it."""
    mysql.log.begin()
    mysql.log.table_map(COLUMNS)
    mysql.log.begin_next_log()
    mysql.log.rows("insert", COLUMNS, [(None, {"id": 1})])
    with pytest.raises(MissingTableMapError):
        mysql.outcomes()


def test_concatenated_logs(mysql: Transactions) -> None:
    """A transaction that the first log leaves open does not go on in the second."""
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.begin_next_log(server_version="8.4.3")
    mysql.log.begin()
    mysql.rows(2)
    mysql.log.xid(3)
    assert mysql.outcomes() == [(1, "open", None), (2, "commit", 3)]
    assert "another log begins here" in run_cli("changes", str(mysql.path)).err


def test_begin_leaves_an_open_transaction_open(mysql: Transactions) -> None:
    mysql.log.begin()
    mysql.rows(1)
    mysql.log.begin()
    mysql.rows(2)
    mysql.log.xid(3)
    assert mysql.outcomes() == [(1, "open", None), (2, "commit", 3)]


@pytest.mark.parametrize("with_query", [False, True])
def test_the_statement_behind_the_rows(mysql: Transactions, with_query: bool) -> None:
    def statement(text: str, *numbers: int) -> None:
        mysql.log.event(29, bytes([len(text)]) + text.encode(), flags=0x80)
        mysql.rows(*numbers)

    mysql.log.begin()
    statement("INSERT INTO t VALUES (1), (2)", 1, 2)
    statement("INSERT INTO t VALUES (3)", 3)
    mysql.rows(4)
    mysql.log.xid(3)
    mysql.log.write(mysql.path)
    options = ["--with-query"] if with_query else []
    lines = run_cli("changes", *options, str(mysql.path)).out.splitlines()
    queries = [json.loads(line)["source"].get("query") for line in lines]
    first, second = "INSERT INTO t VALUES (1), (2)", "INSERT INTO t VALUES (3)"
    assert queries == ([first, first, second, None] if with_query else [None] * 4)


def lines_of(path: Path, monkeypatch: pytest.MonkeyPatch, *, stream: bool) -> list[str]:
    """The output of `changes`, from the file or from standard input."""
    if stream:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    run = run_cli("changes", "--with-query", "-" if stream else str(path))
    assert run.status == 0, run.err
    return [line.replace(f'"file":"{path}"', '"file":"-"') for line in run.out.splitlines()]


@pytest.mark.parametrize("stream", [False, True], ids=["file", "stream"])
@pytest.mark.parametrize(
    "name",
    [
        "mysql-9.7.4/compress-a.binlog",
        "mysql-9.7.4/row-partialjson-a.binlog",
        "mysql-9.7.4/trx-a.binlog",
        "mysql-5.6.24/row-rowsquery-a.binlog",
        "mysql-5.6.24-v1rows/v1-image-minimal-a.binlog",
        "mariadb-11.8.9/compress-a.binlog",
        "mariadb-11.8.9/row-colcomp-a.binlog",
        "mysql-9.7.4-replica/relay-a.000004.binlog",
        "mysql-9.7.4/row-ddl-a.binlog",
    ],
)
def test_transactions_that_do_not_fit_in_memory(name: str, stream: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their rows events are read again; the output is the same."""
    usual = lines_of(DATA / name, monkeypatch, stream=False)
    assert usual
    monkeypatch.setattr("tests.oracle.objects.assembler.SPOOL_BYTES", 200)
    assert lines_of(DATA / name, monkeypatch, stream=stream) == usual


@pytest.mark.slow
@pytest.mark.parametrize("stream", [False, True], ids=["file", "stream"])
@pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name)
def test_all_logs_without_memory(log: corpus.Log, stream: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = lines_of(log.path, monkeypatch, stream=False)
    monkeypatch.setattr("tests.oracle.objects.assembler.SPOOL_BYTES", 0)
    assert lines_of(log.path, monkeypatch, stream=stream) == usual


def test_a_spool_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("tests.oracle.objects.assembler.SPOOL_BYTES", 0)
    path = DATA / "mysql-9.7.4/trx-a.binlog"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    changes = BinlogReader(Source(STDIN, None)).changes()
    next(changes)
    changes.close()  # type: ignore[attr-defined]
    assert list(tmp_path.iterdir()) == []


def build_many(rng: random.Random, folder: Path) -> Path:
    """A log with all sorts of transactions, some without an end, of one server after another."""
    version = rng.choice(("9.7.4", "5.6.24", "11.8.9-MariaDB"))
    made = Transactions(folder, server_version=version)
    has_gtids, log = rng.random() < 0.7, made.log
    for number in range(1, 9):
        log.timestamp, log.server_id = 1_795_000_000 + rng.randrange(100), rng.choice((1, 70_000))
        if has_gtids:
            log.mariadb_gtid(number, flags=8) if "MariaDB" in version else log.gtid(number)
        if not has_gtids or "MariaDB" not in version:
            log.begin()
        log.timestamp = 1_795_000_000 + rng.randrange(100)
        made.rows(number)
        if rng.random() < 0.9:
            log.xid((1 << 64) - number)
        if rng.random() < 0.2:
            log.query(rng.choice(("CREATE TABLE x (a INT)", "COMMIT", "ROLLBACK", "SAVEPOINT a")))
        if rng.random() < 0.2:
            log.begin_next_log(server_version=version)
    return log.write(made.path)


@pytest.mark.parametrize("seed", range(25))
def test_the_compiled_loops_see_the_same_transactions(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a filter, too."""
    rng = random.Random(seed)
    path = build_many(rng, tmp_path)
    start = f"2026-11-18 11:0{rng.choice((6, 7, 8))}:{rng.randrange(60):02}"
    chosen = [["--start-datetime", start], ["--server-id", "1"], ["--start-position", "700"], []][seed % 4]
    by_objects = run_by_objects("changes", str(path), *chosen)
    assert run_cli("changes", str(path), *chosen) == by_objects
    export = run_cli("export", str(path), "--output", str(tmp_path / "tables"), *chosen)
    assert export.status == 0, export.err
    parts = (tmp_path / "tables").glob("shop.*/*.parquet")
    found = [row for part in parts for row in pq.read_table(part).to_pylist()]
    ours = sorted((r["_position"], r["id"], r["_outcome"], r["_xid"], r["_gtid"]) for r in found)
    wanted = [json.loads(line) for line in by_objects.out.splitlines()]
    assert ours == [
        (c["source"]["position"], c["after"]["id"], *(c["source"][name] for name in ("outcome", "xid", "gtid")))
        for c in wanted
    ]


MEASURE = """\
import re, sys
from binlog_kaitai.cli import main
status = main(sys.argv[1:])
print(status, re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1], file=sys.stderr)
"""


def peak(*arguments: str, stdin: Path | None = None) -> tuple[int, int]:
    """Lines on stdout, and the greatest size in memory in MiB, of one run of the program."""
    with open(stdin or "/dev/null", "rb") as file:
        done = subprocess.run(
            [sys.executable, "-c", MEASURE, *arguments], stdin=file, capture_output=True, timeout=300, check=True
        )
    status, size = done.stderr.split()[-2:]
    assert status == b"0", done.stderr
    return done.stdout.count(b"\n"), int(size) // 1024


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One transaction of 320 MB: for each small row that is wanted, one of a MB that is not."""
    wanted, other = [integer("id", 4)], [integer("id", 4), blob("b", 4)]
    log = LogBuilder(checksum=False)
    log.begin()
    for number in range(320):
        log.insert(wanted, {"id": number}, table="wanted")
        log.insert(other, {"id": number, "b": bytes(1 << 20)}, table="other")
    log.xid(1)
    log.stop()
    return log.write(tmp_path_factory.mktemp("large") / "log")


# The program with all that it may load, and an event in some forms, is 155 MiB at the most; the log is twice that.


@pytest.mark.slow
def test_memory_for_a_large_transaction_is_bounded(large: Path) -> None:
    for arguments in (["verify"], ["changes", "-T", "wanted"]):
        _, size = peak(*arguments, str(large))
        assert size < 250, arguments


def test_memory_for_a_large_transaction_of_a_stream_is_bounded(large: Path) -> None:
    count, size = peak("changes", "-T", "wanted", "-", stdin=large)
    assert count == 320
    assert size < 250


@pytest.mark.parametrize(
    "names", ["gtid begin row gtid begin row xid", "begin row begin row xid", "begin begin row xid"]
)
def test_a_transaction_whose_end_is_missing(names: str, mysql: Transactions) -> None:
    """All commands agree where it ends: its rows are not those of the next one."""
    make = {"gtid": mysql.log.gtid, "begin": lambda n: mysql.log.begin(), "row": mysql.rows, "xid": mysql.log.xid}
    for number, name in enumerate(names.split(), 1):
        make[name](number)
    size = mysql.log.stop()
    changes = [change.transaction for change in mysql.changes()]
    expected = [(found.begin_position, found.outcome) for found in changes]
    printed = run_cli("transactions", "--format", "jsonl", str(mysql.path)).out.splitlines()
    found = [json.loads(line) for line in printed]
    assert [(trx["position"], trx["outcome"]) for trx in found] == expected
    assert [trx["bytes"] for trx in found] == [
        end - begin for (begin, _), (end, _) in pairwise([*expected, (size, "")])
    ]
    script = run_cli("sql", str(mysql.path)).out
    ends = [line for line in script.splitlines() if line in ("COMMIT;", "ROLLBACK;")]
    assert ends == [{"open": "ROLLBACK;", "commit": "COMMIT;"}[found.outcome] for found in changes]
