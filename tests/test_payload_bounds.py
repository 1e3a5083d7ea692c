"""Lengths that lie and bytes that inflate without end: an error in little memory, never an allocation on trust."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from binlog_kaitai import BinlogError, MalformedEventError, iter_changes, read_events
from tests.builder import LogBuilder, bodies
from tests.builder.bodies import lenenc
from tests.builder.columns import Column, blob, image, integer, varchar

COLUMNS = [integer("id", 4), varchar("name", 100)]
MOST_MIB = 200

MEASURE = """\
import re, sys
from binlog_kaitai.cli import main
print(main(sys.argv[1:]), file=sys.stderr)
print(int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) // 1024, file=sys.stderr)
"""


def verify_apart(
    *paths: Path, stdin: Path | None = None, command: tuple[str, ...] = ("verify",), most: int = MOST_MIB
) -> tuple[str, list[str]]:
    """Verify logs in a process of its own, which must need little memory; gives the exit status and the errors."""
    with (stdin or Path("/dev/null")).open("rb") as file:
        done = subprocess.run(
            [sys.executable, "-c", MEASURE, *command, *map(str, paths or ["-"])],
            stdin=file,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,  # far more than it needs; only a program that hangs meets it
            check=True,
        )
    *messages, status, size = done.stderr.splitlines()
    assert int(size) < most
    return status, [message for message in messages if not message.startswith("warning: ")]


def error_of(log: LogBuilder, folder: Path) -> tuple[Path, str]:
    """The error of reading a log, and where the log is."""
    path = log.write(folder / "log")
    with pytest.raises(BinlogError) as caught:
        list(iter_changes(path))
    return path, str(caught.value)


def repeated_zero(size: int) -> bytes:
    """A zstd frame of zeros: blocks that each say a byte and how often it comes."""
    block = 1 << 17
    head = b"\x28\xb5\x2f\xfd\x00\x58"  # no size, a window of 2 MiB
    blocks = [struct.pack("<I", block << 3 | 1 << 1)[:3] + b"\0"] * (size // block)
    return head + b"".join(blocks) + struct.pack("<I", 1 << 1 | 1)[:3] + b"\0"


def events_inside(build: Callable[[LogBuilder], object]) -> bytes:
    inside = LogBuilder(inside_payload=True)
    build(inside)
    return bytes(inside.data)


def zeros_of(size: int) -> bytes:
    """An event whose body is as large as it says."""
    return struct.pack("<IBIIIH", 1_795_000_000, 29, 7, 19 + size, 0, 0) + bytes(size)


SKIPPED = b"\x50\x2a\x4d\x18" + struct.pack("<I", 40_000) + bytes(40_000)
"""A zstd frame that holds nothing: so many bytes could be more than a gigabyte."""
GOOD = events_inside(lambda inside: (inside.begin(), inside.insert(COLUMNS, {"id": 1, "name": "a"}), inside.xid(1)))
HUGE = 10 << 30
PAYLOADS: dict[str, tuple[bytes, int, str]] = {
    "more than announced": (repeated_zero(HUGE), 1024, "more than the 1024 bytes that are announced"),
    "zeros without end": (repeated_zero(HUGE), HUGE + 1, "zero bytes instead of an event"),
    "announced beyond reason": (
        zstandard.compress(GOOD),
        1 << 63,
        r"\d+ compressed bytes cannot be the 9223372036854775808 that are announced",
    ),
    "less than announced": (zstandard.compress(GOOD), len(GOOD) + 1, "inflates to"),
    "cut off": (zstandard.compress(GOOD)[:-5], len(GOOD), "inflates to|does not inflate"),
    "garbage": (b"not zstd at all" * 9, 100, "does not inflate"),
    "garbage after it": (zstandard.compress(GOOD) + b"garbage" * 9, len(GOOD), "does not inflate"),
    "nothing": (b"", 100, "inflates to 0 bytes"),
    "an event that claims 4 GiB": (
        zstandard.compress(struct.pack("<IBIIIH", 1, 2, 3, 0xFFFFFFFF, 0, 0) + bytes(1000)),
        1019,
        "the event claims 4294967295 bytes, and no more than 1073807360 are read",
    ),
    "an event that claims 1 GiB": (
        zstandard.compress(struct.pack("<IBIIIH", 1, 2, 3, 1 << 30, 0, 0) + bytes(1000)) + SKIPPED,
        1 << 30,
        "the payload inflates to 1019 bytes, 1073741824 are announced",
    ),
    "more than zstd can make": (
        zstandard.compress(bytes(1 << 20)),
        1 << 30,
        "compressed bytes cannot be the 1073741824 that are announced",
    ),
    "an event that is too small": (
        zstandard.compress(struct.pack("<IBIIIH", 1, 2, 3, 5, 0, 0)),
        19,
        "QUERY_EVENT: an event of 5 bytes is too small",
    ),
    "an event that is cut off": (zstandard.compress(GOOD[:-3]), len(GOOD) - 3, "the payload ends inside an event"),
}


def with_payload(data: bytes, announced: int, *, compression: int = 0) -> tuple[LogBuilder, int]:
    log = LogBuilder()
    log.gtid(1)
    position = log.event(40, bodies.payload(data, announced=announced, compression=compression))
    log.stop()
    return log, position


@pytest.mark.parametrize("kind", PAYLOADS)
def test_payloads(kind: str, tmp_path: Path) -> None:
    data, announced, what = PAYLOADS[kind]
    log, position = with_payload(data, announced)
    path, text = error_of(log, tmp_path)
    assert re.match(rf"{re.escape(str(path))}:{position} [A-Z_]*(EVENT)?: ", text), text
    assert re.search(what, text), text


def test_payloads_need_little_memory(tmp_path: Path) -> None:
    paths = [
        with_payload(data, announced)[0].write(tmp_path / f"{number}")
        for number, (data, announced, _) in enumerate(PAYLOADS.values())
    ]
    status, errors = verify_apart(*paths)
    assert status == "1"
    assert len(errors) == len(paths)


def test_a_payload_of_large_events_is_read_piece_by_piece(tmp_path: Path) -> None:
    """640 MB of events that are as large as they say."""
    count, plain = 80, zeros_of(8 << 20)
    log, _ = with_payload(b"".join([zstandard.compress(plain)] * count), count * len(plain))
    assert verify_apart(log.write(tmp_path / "log")) == ("0", [])


@pytest.mark.parametrize("command", ["verify", "changes"])
def test_rows_of_a_large_payload_are_read_piece_by_piece(command: str, tmp_path: Path) -> None:
    """400 MB of rows in a payload of 16 kB."""
    inside, large, end = (LogBuilder(inside_payload=True) for _ in range(3))
    inside.begin()
    inside.table_map(ZEROS)
    row = {"id": 1, "zeros": bytes(1 << 20)}
    large.rows("insert", ZEROS, [(None, row)], end_of_statement=False)
    end.rows("insert", ZEROS, [(None, {"id": 2, "zeros": b""})])
    end.xid(1)
    pieces = [bytes(inside.data), *[bytes(large.data)] * 400, bytes(end.data)]
    made = zstandard.ZstdCompressor().compressobj()
    data = b"".join([made.compress(piece) for piece in pieces]) + made.flush()
    log, _ = with_payload(data, sum(map(len, pieces)))
    assert len(log.data) < 20_000
    status, errors = verify_apart(log.write(tmp_path / "log"), command=(command,), most=250)
    assert status == "0", errors


def test_what_mariadb_compresses_is_there_once(tmp_path: Path) -> None:
    """A row of 100 MB of zeros."""
    log = LogBuilder(server_version="11.8.9-MariaDB")
    log.mariadb_gtid(1)
    log.table_map(ZEROS)
    head = bodies.rows(log.table_id, b"", [True, True], version=1)
    log.event(166, head + bodies.mariadb_compressed(image(ZEROS, [True, True], {"id": 1, "zeros": bytes(100 << 20)})))
    log.xid(1)
    log.stop()
    assert verify_apart(log.write(tmp_path / "log"), command=("stats",)) == ("0", [])


@pytest.mark.parametrize("values", [(60 << 20,), (1 << 20,) * 200])
def test_values_that_mariadb_compresses_are_made_one_at_a_time(values: tuple[int, ...], tmp_path: Path) -> None:
    """A large value, and many in one event: they are there once, and not as text, too."""
    column = Column("c", 140, b"\4", lambda v: struct.pack("<I", len(v)) + v, collation=63)
    log = LogBuilder(server_version="11.8.9-MariaDB")
    log.mariadb_gtid(1)
    stored = {size: b"\x84" + size.to_bytes(4, "big") + zlib.compress(bytes(size)) for size in set(values)}
    log.insert([column], *({"c": stored[size]} for size in values))
    log.xid(1)
    log.stop()
    path = log.write(tmp_path / "log")
    for command in ("verify", "changes"):
        assert verify_apart(path, command=(command,)) == ("0", [])


ZEROS = [integer("id", 4), blob("zeros", 4)]
FORTY = {"id": 1, "zeros": bytes(40 << 20)}


def test_large_events_that_compress_well(tmp_path: Path) -> None:
    """An update of 40 MB of zeros is sound, however little is left of it."""
    inside = LogBuilder(inside_payload=True)
    inside.begin()
    inside.table_map(ZEROS)
    inside.rows("update", ZEROS, [(FORTY, FORTY | {"id": 2})])
    inside.xid(1)
    mysql = LogBuilder()
    mysql.gtid(1)
    mysql.payload(inside)
    mariadb = LogBuilder(server_version="11.8.9-MariaDB")
    mariadb.mariadb_gtid(1)
    mariadb.table_map(ZEROS)
    images = b"".join(image(ZEROS, [True, True], row) for row in (FORTY, FORTY | {"id": 2}))
    head = bodies.rows(mariadb.table_id, b"", [True, True], [True, True], version=1)
    mariadb.event(167, head + bodies.mariadb_compressed(images))
    for log in (mysql, mariadb):
        assert len(log.data) < 100_000
        (change,) = iter_changes(log.write(tmp_path / "log"))
        assert change.before == FORTY
        assert change.after == FORTY | {"id": 2}


def test_several_frames_in_a_payload(tmp_path: Path) -> None:
    half = len(GOOD) // 2
    log, _ = with_payload(zstandard.compress(GOOD[:half]) + zstandard.compress(GOOD[half:]), len(GOOD))
    assert [change.after for change in iter_changes(log.write(tmp_path / "log"))] == [{"id": 1, "name": "a"}]


def nested(plain: bytes) -> bytes:
    return events_inside(lambda inside: inside.event(40, bodies.payload(plain, announced=len(plain), compression=255)))


def test_payloads_in_payloads_without_end(tmp_path: Path) -> None:
    plain = GOOD
    for _ in range(2000):
        plain = nested(plain)
    log, _ = with_payload(plain, len(plain), compression=255)
    with pytest.raises(MalformedEventError, match="TRANSACTION_PAYLOAD_EVENT inside"):
        list(read_events(log.write(tmp_path / "log")))


def test_an_event_that_claims_4_gib(tmp_path: Path) -> None:
    """Of a stream nobody knows how long it is: it is read as far as it goes, and no further."""
    log = LogBuilder()
    position = log.event(2, bytes(100), size=0xFFFFFFFF)
    log.data += bytes(1 << 20)
    path = log.write(tmp_path / "log")
    for status, (message,) in (verify_apart(path), verify_apart(stdin=path)):
        assert status == "1"
        assert f":{position} QUERY_EVENT: the event claims 4294967295 bytes" in message


def deflated_zeros(mebibytes: int) -> bytes:
    """A zlib stream of zeros, of pieces that are the same."""
    made = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    piece = made.compress(bytes(1 << 20)) + made.flush(zlib.Z_FULL_FLUSH)
    adler = (mebibytes << 20) % 65521 << 16 | 1
    return b"\x78\x9c" + piece * mebibytes + made.flush() + adler.to_bytes(4, "big")


def compressed_rows(data: bytes) -> Callable[[LogBuilder], object]:
    def build(log: LogBuilder) -> None:
        log.mariadb_gtid(1)
        log.table_map(COLUMNS)
        log.event(166, bodies.rows(log.table_id, b"", [True, True], version=1) + data)

    return build


def compressed_query(data: bytes) -> Callable[[LogBuilder], object]:
    return lambda log: log.event(165, bodies.query(data))


def compressed_column(stored: bytes) -> Callable[[LogBuilder], object]:
    column = Column("c", 140, b"\4", lambda v: struct.pack("<I", len(v)) + v, collation=63)

    def build(log: LogBuilder) -> None:
        log.mariadb_gtid(1)
        log.insert([column], {"c": stored})

    return build


def many(count: int) -> Callable[[LogBuilder], object]:
    """A table map that announces columns which are not there."""
    head = struct.pack("<HIH", 1, 0, 1) + b"\4shop\0\1t\0"
    return lambda log: log.event(19, head + lenenc(count) + b"\3" * 100)


BOMB = deflated_zeros(100)
MARIADB: dict[str, Callable[[LogBuilder], object]] = {
    "rows that inflate to more than announced": compressed_rows(b"\x81\x64" + BOMB),
    "rows announced beyond reason": compressed_rows(bodies.mariadb_compressed(b"", announced=1 << 60)),
    "rows that are more than deflate can make": compressed_rows(
        bodies.mariadb_compressed(bytes(1000), announced=100_000)
    ),
    "rows that are no zlib": compressed_rows(b"\x81\x10garbage"),
    "rows by an unknown method": compressed_rows(b"\x91\x10garbage"),
    "a statement that inflates to more": compressed_query(b"\x81\x64" + BOMB),
    "a statement announced beyond reason": compressed_query(bodies.mariadb_compressed(b"x", announced=1 << 55)),
    "a statement cut off": compressed_query(bodies.mariadb_compressed(b"SELECT 1" * 9)[:-9]),
    "a column that inflates to more": compressed_column(b"\x81\x64" + BOMB),
    "a column announced beyond reason": compressed_column(b"\x84\xff\xff\xff\xff" + BOMB),
    "a column of garbage": compressed_column(b"\x81\x64garbage"),
    "a column of nothing": compressed_column(b"\x81"),
}
LENGTHS: dict[str, Callable[[LogBuilder], object]] = {
    "2^63 columns": many(1 << 63),
    "a million columns": many(1_000_000),
    "a column of 4 GiB": lambda log: (
        log.begin(),
        log.table_map([Column("c", 252, b"\4", lambda v: v)]),
        log.event(30, bodies.rows(log.table_id, b"\0" + struct.pack("<I", 0xFFFFFFFF) + b"abc", [True])),
    ),
    "2^60 previous GTIDs": lambda log: log.event(35, struct.pack("<Q", 1 << 48) + bytes(16)),
    "2^60 intervals": lambda log: log.event(35, struct.pack("<Q16xQ", 1, 1 << 60)),
    "2^32 sets of writes": lambda log: log.event(36, b"\0" + struct.pack("<IBIII", 1, 0, 0, 0xFFFFFFFF, 0xFFFFFFFF)),
    "2^32 members": lambda log: log.event(37, bytes(40) + struct.pack("<QI", 1, 0xFFFFFFFF)),
    "a variable of 4 GiB": lambda log: log.event(14, struct.pack("<I", 0xFFFFFFFF) + b"x"),
    "a payload field of 2^63 bytes": lambda log: log.event(40, b"\2" + lenenc(1 << 63) + b"\0"),
    "a checkpoint of 4 GiB": lambda log: log.event(161, struct.pack("<I", 0xFFFFFFFF)),
    "2^28 GTIDs": lambda log: log.event(163, struct.pack("<I", 0x0FFFFFFF)),
}


@pytest.mark.parametrize("kind", [*MARIADB, *LENGTHS])
def test_lengths_within_events(kind: str, tmp_path: Path) -> None:
    """In this process, where a hundred megabytes more would not be seen, but a gigabyte would."""
    log = LogBuilder(server_version="11.8.9-MariaDB" if kind in MARIADB else "9.7.4")
    ({**MARIADB, **LENGTHS}[kind])(log)
    position = log.positions[-1]
    log.stop()
    path, text = error_of(log, tmp_path)
    assert text.startswith(f"{path}:{position} ")


def test_lengths_within_events_need_little_memory(tmp_path: Path) -> None:
    """All of them in one process: each is the last event of its log."""
    paths = []
    for number, build in enumerate([*MARIADB.values(), *LENGTHS.values()]):
        log = LogBuilder(server_version="11.8.9-MariaDB" if number < len(MARIADB) else "9.7.4")
        build(log)
        paths.append(log.write(tmp_path / f"{number}"))
    status, errors = verify_apart(*paths)
    assert status == "1"
    assert len(errors) == len(paths)
