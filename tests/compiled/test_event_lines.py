"""The listing of events by the compiled loops is that of the object path, byte for byte."""

from __future__ import annotations

import os
import random
from functools import partial
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.listings import event_lines
from binlog_kaitai.compiled.listings.event_lines import _Listing, write_events
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.tables import known_maps
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.reading.reader import up_to_damage
from binlog_kaitai.text.event_lines import EventLines
from tests.builder import bodies
from tests.builder import columns as make
from tests.builder.log import LogBuilder
from tests.chosen import first_of_each, what_a_log_shows
from tests.compiled.cases import ROUNDS
from tests.compiled.listings import LISTINGS, THOROUGH, assert_same_listing, source_of
from tests.compiled.zones import ZONES, times_log, zone_text
from tests.logs import DATA, LOGS, damaged
from tests.logs import ENCRYPTED_BY_MYSQL as ENCRYPTED
from tests.logs import SMALL as SOUND
from tests.oracle.checks import run_cli
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.commands import run_by_objects

pytestmark = pytest.mark.one_in(2)

PERMISSIVE = ReadOptions(mode="permissive", thorough=True)
COLUMNS = [make.integer("id", 4)]
_Type = layout.EventType


PLAIN = LOGS


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.relative_to(DATA).as_posix())
@pytest.mark.one_in(4)
def test_all_logs(path: Path) -> None:
    assert_same_listing(path)


@pytest.mark.parametrize("name", ZONES)
def test_times_at_which_a_clock_is_put(name: str, tmp_path: Path) -> None:
    make = partial(EventLines, time=zone_text(name), links=True)
    assert_same_listing(times_log(tmp_path / "log"), make=make)


@pytest.mark.parametrize("path", LOGS[::5], ids=str)
def test_addresses_and_zones(path: Path) -> None:
    for name in ZONES[:2]:
        assert_same_listing(path, chunk=3000, make=partial(EventLines, time=zone_text(name), links=True))
    assert_same_listing(path, make=partial(EventLines, links=True))


@pytest.mark.parametrize("path", [path for path in LOGS if "damaged" in path.parts], ids=lambda path: path.name)
def test_behind_damage(path: Path) -> None:
    assert_same_listing(path, ReadOptions(mode="permissive", thorough=True))


@pytest.mark.parametrize("path", SOUND[::3], ids=lambda path: path.relative_to(DATA).as_posix())
@pytest.mark.usefixtures("guarded")
@pytest.mark.one_in(2)
def test_small_pieces_in_little_memory(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that span pieces, lines that do not fit; the memory that may be touched is enough."""
    for room in (100, 700, 5000):
        monkeypatch.setattr(event_lines, "_OUT_BYTES", room)
        assert_same_listing(path, chunk=2 * room)


@pytest.mark.parametrize("room", [3000, 5000, 5100])
@pytest.mark.usefixtures("guarded")
def test_a_log_with_a_long_name(room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands in every line."""
    monkeypatch.setattr(event_lines, "_OUT_BYTES", room)
    log = LogBuilder()
    for number in range(20):
        log.xid(number)
    folder = tmp_path.joinpath(*["ü" * 100] * 6)
    folder.mkdir(parents=True)
    assert_same_listing(log.write(folder / "log"))


@ROUNDS
@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.relative_to(DATA).as_posix())
@pytest.mark.usefixtures("guarded")
@pytest.mark.one_in(4)
def test_damaged_logs(path: Path, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the bytes are: the same lines and the same error, and no byte is touched that is not ours."""
    chance, data, copy = random.Random(f"events {path.name} {rounds}"), path.read_bytes(), tmp_path / "log"
    for _ in range(rounds):
        monkeypatch.setattr(event_lines, "_OUT_BYTES", chance.choice((500, 20_000)))
        copy.write_bytes(damaged(data, chance))
        mode = chance.choice(("failfast", "permissive"))
        options = ReadOptions(mode=mode, thorough=True, verify_checksums=chance.random() < 0.2)
        listings = [chance.choice(LISTINGS)]
        assert_same_listing(copy, options, chunk=chance.choice((200, 3000, 1 << 20)), listings=listings)


@pytest.mark.parametrize(
    "path", first_of_each(LOGS, what_a_log_shows), ids=lambda path: path.relative_to(DATA).as_posix()
)
@pytest.mark.one_in(5)
def test_names(path: Path) -> None:
    """Of tables and databases that are there, in pieces of some sizes."""
    chance = random.Random(path.name)
    reader = BinlogReader(source_of(path), PERMISSIVE, Filter(tables="none"))
    for _ in up_to_damage(reader.events(), PERMISSIVE):
        pass
    names = sorted(reader.ledger.seen_tables) or [("a", "b")]
    for _ in range(3):
        database, table = chance.choice(names)
        tables = chance.choice(([], [table], [f"{database}.{table}"], ["none"]))
        databases = chance.choice(([], [database], ["none"]))
        options = ReadOptions(mode=chance.choice(("failfast", "permissive")), thorough=True)
        chosen, chunk = Filter(tables=tables, databases=databases), chance.choice((300, 5000, 1 << 20))
        assert_same_listing(path, options, chosen, chunk, [chance.choice(LISTINGS)])


def test_names_cost_no_look_at_each_event(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(200):
        log.gtid(number + 1)
        log.begin()
        for table in "a", "b":
            log.insert(COLUMNS, {"id": number}, table=table)
        log.xid(number)
    path = log.write(tmp_path / "log")
    for chosen in Filter(tables="a"), Filter(databases="none"), Filter(include_gtids=f"{bodies.SERVER_UUID}:7"):
        assert assert_same_listing(path, filter=chosen) < 12


def test_a_table_map_holds_to_the_end_of_its_statement(tmp_path: Path) -> None:
    """Of two maps with one number the last holds; rows after the end of the statement are of no table."""
    log = LogBuilder()
    for _ in range(3):
        log.begin()
        for table, number in ("a", 7), ("b", 7), ("c", 7 + (1 << 12)):
            log.table_id = number
            log.table_map(COLUMNS, table=table)
        for number, is_end in (7, False), (7 + (1 << 12), True), (7, True):
            log.table_id = number
            log.rows("insert", COLUMNS, [(None, {"id": 1})], end_of_statement=is_end)
        log.xid(1)
    path = log.write(tmp_path / "log")
    for table in "abc":
        assert_same_listing(path, filter=Filter(tables=table))


@pytest.mark.parametrize("path", SOUND[1::4], ids=lambda path: path.relative_to(DATA).as_posix())
def test_filters(path: Path) -> None:
    chance, size = random.Random(path.name), path.stat().st_size
    times = [event.header.timestamp for event in BinlogReader(source_of(path), ReadOptions(mode="permissive")).events()]
    start, stop = sorted(chance.choices(range(size), k=2))
    since, until = sorted(chance.choices(times or [0], k=2))
    for chosen in (
        Filter(start_position=start, stop_position=stop),
        Filter(start_time=since, stop_time=until + 0.5),
        Filter(start_time=0),
        Filter(server_ids=frozenset([1, 33])),
        Filter(exclude_gtids=GtidSet.parse("0-1-1..150")),
    ):
        assert_same_listing(path, filter=chosen, listings=[chance.choice(LISTINGS)])


@pytest.mark.parametrize("chosen", ["include_gtids", "exclude_gtids"])
def test_transactions_chosen_by_gtid(chosen: str, tmp_path: Path) -> None:
    """MySQL's, anonymous ones and MariaDB's, of which the first ones are as the others."""
    mysql, mariadb = LogBuilder(), LogBuilder(server_version="11.8.9-MariaDB")
    for number in range(1, 21):
        for log in (mysql, mariadb):
            log.mariadb_gtid(number) if log is mariadb else log.gtid(number)
            log.begin()
            log.xid(number)
        mysql.gtid(0, uuid=None)
        mysql.query("create table t (n int)")
    mariadb.write(tmp_path / "mariadb")
    mysql.write(tmp_path / "mysql")
    for name, gtids in (("mysql", f"{bodies.SERVER_UUID}:5-7:12"), ("mariadb", "0-7-5..7")):
        for more in ({}, {"start_time": 0.5}, {"server_ids": frozenset([7])}):
            given = Filter(**{chosen: GtidSet.parse(gtids)}, **more)  # type: ignore[arg-type]
            assert_same_listing(tmp_path / name, filter=given)


def test_the_loops_take_nearly_everything(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(1, 201):
        log.gtid(number, last_committed=number - 1, sequence_number=number)
        log.begin()
        log.event(_Type.rows_query_log_event, b"\x0cupdate t ...")
        log.insert([make.integer("n", 4)], {"n": number}, table=f"t{number % 3}")
        log.event(_Type.intvar_event, bytes([2]) + number.to_bytes(8, "little"))
        log.query(f"insert into t values ({number})")
        log.xid(number)
    assert assert_same_listing(log.write(tmp_path / "log")) < 30


def test_little_memory_for_table_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_maps, "_MOST_BYTES", 2000)
    log = LogBuilder()
    for number in range(300):
        log.insert([make.integer("n", 4)], {"n": 1}, table=f"t{number % 30}")
    path = log.write(tmp_path / "log")
    assert_same_listing(path)
    log = CompiledLog(source_of(path), THOROUGH)
    listing = _Listing(log, EventLines("text"), lambda data: None)
    listing.write_all()
    assert 0 < sum(known.data.nbytes for known in listing._known._maps._known.values()) <= 2000
    assert_same_listing(path, filter=Filter(tables="t7"))
    assert not log.events.decoder.tables


def test_texts_of_all_kinds(tmp_path: Path) -> None:
    """Spaces of every kind, what JSON escapes, what is not ASCII or not UTF-8."""
    spaces = [chr(code) for code in range(0x3100) if chr(code).isspace()] + ["\u200b", "\0", "\x7f", "'", '"', "\\"]
    texts = [f"select{space}1{space}{space}" for space in spaces] + [f"{space}select 2" for space in spaces]
    texts += [
        "",
        " ",
        " \t\n",
        "é",
        "ß ß",
        "日本　語",
        "日本語 。",
        "𝄞  𝄞",
        "a" * 5000,
        "BEGIN",
        "COMMIT",
        "x" * 15 + '"',
    ]
    log = LogBuilder(server_version="11.8.9-MariaDB")
    for text in (*(text.encode() for text in texts), b"\xff", b"a\xc0\x80", b"\xed\xa0\x80", b"abc\xe3\x81"):
        log.query(text)
        log.event(_Type.rows_query_log_event, bytes([min(len(text), 255)]) + text)
        log.event(_Type.annotate_rows_event, text)
    assert_same_listing(log.write(tmp_path / "log"))


@pytest.mark.parametrize("client", [8, 13, 33, 255, 28])
def test_statements_in_the_character_set_of_the_client(client: int, tmp_path: Path) -> None:
    variable = bytes([4]) + client.to_bytes(2, "little") * 3
    log = LogBuilder()
    for text in (b"plain", "é".encode(), "é".encode("latin-1"), "表".encode("sjis"), "啊".encode("gbk"), b"\x5c"):
        for _ in range(2):
            log.event(_Type.query_event, bodies.query(text, status_vars=variable))
    assert_same_listing(log.write(tmp_path / "log"))


def test_numbers_of_all_lengths(tmp_path: Path) -> None:
    log = LogBuilder(server_version="11.8.9-MariaDB")
    for power in range(64):
        for number in ((1 << power) - 1, 1 << power):
            log.xid(number)
            log.mariadb_gtid(number)
            if number < 1 << 63:
                log.gtid(number)
            log.gtid(0, uuid=None)
            log.event(_Type.intvar_event, bytes([1 + power % 2]) + number.to_bytes(8, "little"))
    assert_same_listing(log.write(tmp_path / "log"))


def test_bytes_of_a_gtid_that_decide_about_others(tmp_path: Path) -> None:
    """The same bytes but for one that says what follows, or says that something does."""
    log, fixed = LogBuilder(), bodies.gtid(5)[:25]
    for code in (5, 5, 2, 5):
        log.event(_Type.gtid_log_event, fixed + bytes([code]))
    length, version, ticket = b"\xc8", (90704).to_bytes(4, "little"), bytes(8)
    micros = (1_795_000_000_000_000).to_bytes(7, "little")
    sound = bodies.gtid(6) + micros + length + version + ticket
    for place in range(25, len(sound)):
        for value in (sound[place], sound[place], *range(0, 256, 17), 251, 252, 253, 254):
            log.event(_Type.gtid_log_event, sound[:place] + bytes([value]) + sound[place + 1 :])
    assert_same_listing(log.write(tmp_path / "log"), ReadOptions(mode="permissive", thorough=True))


@pytest.mark.parametrize("flags", [0, 1, 2, 8, 64, 128])
def test_bytes_of_a_gtid_of_mariadb_that_decide_about_others(flags: int, tmp_path: Path) -> None:
    log = LogBuilder(server_version="11.8.9-MariaDB")
    sound = bodies.mariadb_gtid(5, flags=flags, rest=b"\1\0\0\0\4\0abcd\0".ljust(20, b"\0"))
    for place in range(13, len(sound)):
        for value in (sound[place], sound[place], *range(0, 256, 17), *(1 << bit for bit in range(8))):
            log.event(_Type.gtid_event, sound[:place] + bytes([value]) + sound[place + 1 :])
    assert_same_listing(log.write(tmp_path / "log"), ReadOptions(mode="permissive", thorough=True))


def test_a_long_padding(tmp_path: Path) -> None:
    """What is no more than that is not looked into, byte by byte."""
    log = LogBuilder(server_version="11.8.9-MariaDB")
    for number in range(3):
        log.mariadb_gtid(number, rest=bytes(1 << 18))
        log.mariadb_gtid(number, rest=bytes(1 << 18))
    assert_same_listing(log.write(tmp_path / "log"))


def test_another_format_in_the_middle(tmp_path: Path) -> None:
    """What was learned of one server's events does not hold for those of another."""
    log = LogBuilder()
    for version in ("8.0.44", "9.7.4", "11.8.9-MariaDB", "10.5.3-MariaDB"):
        log.begin_next_log(server_version=version)
        for flags in (0, 1, 2, 3, 7):
            log.table_map([make.integer("n", 4)])
            rows = bodies.rows(log.table_id, b"", [True], None)
            log.event(_Type.write_rows_event, rows[:6] + flags.to_bytes(2, "little") + rows[8:])
            log.event(_Type.query_event, bodies.query(b"create table t (n int)", status_vars=b"\0\0\0\0\4"))
    assert_same_listing(log.write(tmp_path / "log"))


def test_odd_names_of_tables_and_databases(tmp_path: Path) -> None:
    log = LogBuilder()
    for name in ("two  spaces", ' "quoted"\\', "ü\t", "　", "a\0b", "\0", " \0 ", "a`b"):
        for number in range(2):
            log.insert([make.integer("n", 4)], {"n": 1}, table=name)
            log.event(_Type.query_event, bodies.query(f"select  {number}", database=name))
    assert_same_listing(log.write(tmp_path / "log"))


def test_events_in_a_payload(tmp_path: Path) -> None:
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    inside.insert([make.integer("n", 4)], {"n": 1})
    inside.xid(1)
    log = LogBuilder()
    for number in (1, 2):
        log.gtid(number)
        log.payload(inside)
    assert_same_listing(log.write(tmp_path / "log"))


@pytest.mark.parametrize("error", [BrokenPipeError(32, "Broken pipe"), OSError(28, "No space left on device")])
@pytest.mark.parametrize("size", [1, 1 << 20])
def test_output_that_takes_no_more(error: OSError, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """That is no error of the log, and is told once."""
    monkeypatch.setattr(event_lines, "_OUT_BYTES", size)
    calls = []

    def write(data: memoryview) -> None:
        calls.append(bytes(data))
        raise error

    with pytest.raises(type(error)) as caught:
        write_events(CompiledLog(source_of(SOUND[0]), THOROUGH), EventLines("text"), write)
    assert caught.value is error
    assert len(calls) == 1


def test_the_command_line_gives_the_same(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(damaged(SOUND[0].read_bytes(), random.Random(1)))
    odd_name = tmp_path / os.fsdecode(b'caf\xe9 \x01"{}')
    odd_name.write_bytes(SOUND[1].read_bytes())
    paths = [str(path) for path in (broken, odd_name, *SOUND[:9], *ENCRYPTED[:1])]
    for options in ([], ["--format", "jsonl"], ["-T", "t"], ["--server-id", "33100"], ["--mode", "permissive"]):
        expected = run_by_objects("events", *options, *paths)
        assert run_cli("events", *options, *paths) == expected
